"""Every save opens forever: what each release wrote opens, leads to the same position and can be continued.

tests/saves/README.md explains the files, and what to do if this fails.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playing import ROOT

from pyapp import __version__, advice
from pyapp.core import record
from pyapp.core.errors import GameError
from pyapp.core.game import Decide, Info, Over, of_version
from pyapp.core.link import from_link
from pyapp.core.match import Match
from pyapp.games import all_ids, find_game, listed_ids
from pyapp.games._null.rules import GAME as NULL
from pyapp.games._null.rules import Null

SAVES = ROOT / "tests" / "saves"
RELEASES = sorted(folder.name for folder in SAVES.iterdir() if folder.is_dir() and folder.name[0].isdigit())
FILES = [(release, path.stem) for release in RELEASES for path in sorted((SAVES / release).glob("*.json"))]
GAMES = [(release, name) for release, name in FILES if name not in ("export", "storage")]


def stored(release: str, name: str) -> Any:
    return json.loads((SAVES / release / f"{name}.json").read_text(encoding="utf-8"))


def position(match: Match[Any]) -> dict[str, Any]:
    turn = match.turn
    outcome = match.outcome
    return {
        "steps": len(match.steps),
        "turn": "decide" if isinstance(turn, Decide) else "over" if isinstance(turn, Over) else "chance",
        "legal": list(match.legal),
        "text": match.game.text(match.state),
        "outcome": outcome and [outcome.reason, *map(list, (outcome.scores, outcome.ranks, outcome.winners))],
    }


def expected(entry: dict[str, Any]) -> dict[str, Any]:
    return {
        **{key: entry[key] for key in ("steps", "legal", "text")},
        "turn": entry["turn"][0],
        "outcome": entry["outcome"] and [entry["outcome"][key] for key in ("reason", "scores", "ranks", "winners")],
    }


def test_the_corpus_has_this_release_and_every_game() -> None:
    assert RELEASES[0] == "0.1.0"
    assert __version__ in RELEASES, "make its saves: tests/saves/README.md"
    for release in RELEASES:
        names = {name for at, name in FILES if at == release}
        assert names >= {"export", "storage"}
    assert {name for _, name in GAMES} >= set(all_ids())


@pytest.mark.parametrize(("release", "id"), GAMES)
def test_every_record_and_link_still_leads_to_the_same_position(release: str, id: str) -> None:
    for entry in stored(release, id):
        match = record.read(entry["record"], find_game)
        assert position(match) == expected(entry), entry["name"]
        assert record.write(match) == entry["record"], "and is saved as it was"
        linked = from_link(entry["code"], find_game, all_ids())
        assert len(linked.steps) == entry.get("code_steps", entry["steps"])
        assert [step.move for step in linked.steps] == [step.move for step in match.steps[: len(linked.steps)]]
        assert (linked.seed, linked.seats, linked.options) == (None, match.seats, match.options)


@pytest.mark.parametrize(("release", "id"), GAMES)
def test_every_saved_game_can_be_continued(release: str, id: str) -> None:
    """With today's hints, views and bots, and is read again."""
    for entry in stored(release, id):
        match = record.read(entry["record"], find_game)
        if match.seed is None:
            match.play_on("goes-on")
        for _ in range(3):
            turn = match.turn
            if isinstance(turn, Over):
                break
            if isinstance(turn, Decide):
                match.game.view(match.game.mask(match.state, turn.seat), turn.seat)
                match.play(advice.hint(match)[0])
            else:
                match.play(turn.sample(lambda limit: limit - 1))
        assert record.read(record.write(match), find_game).state == match.state


@pytest.mark.parametrize("release", RELEASES)
def test_saves_and_exports_of_the_browser_open(release: str) -> None:
    export, storage = stored(release, "export"), stored(release, "storage")
    kept = [json.loads(text) for key, text in storage.items() if key.startswith("rollbook.game.")]
    assert kept == export["games"]
    assert {(save["game"], bool(save["outcome"])) for save in kept} >= {
        (id, over) for id in listed_ids() for over in (False, True)
    }
    for save in kept:
        match = record.read(save["record"], find_game)
        assert match.game.info.id == save["game"]
        assert [seat.name for seat in match.seats] == save["summary"]["names"]
        assert (match.outcome is not None) == bool(save["outcome"])


# A game with a new version


@pytest.mark.parametrize("id", all_ids())
def test_every_released_version_can_be_played(id: str) -> None:
    """A game with a new version keeps the rules of all earlier ones."""
    game = find_game(id)
    found = [of_version(game, str(version)) for version in range(1, game.info.version + 1)]
    assert [one and (one.info.id, one.info.version) for one in found] == [
        (id, version) for version in range(1, game.info.version + 1)
    ]


class Second(Null):
    """As if a pass were now worth a point."""

    info = Null.info._replace(version=2, older=(NULL,))

    def apply(self, state: Any, move: str) -> Any:
        if move == "pass":
            scores = (*state.scores[: state.seat], 1, *state.scores[state.seat + 1 :])
            return state._replace(scores=scores, seat=state.seat + 1), ()
        return super().apply(state, move)


OLD = "rollbook 1\ngame: _null 1\nseat: person Anna\nseat: person Ben\nseed: x\n\npass\n"


def test_a_game_begun_with_older_rules_continues_with_them() -> None:
    match = record.read(OLD, lambda id: Second())
    assert match.state.scores == (0, 0)
    match.play("pass")
    assert match.outcome is not None
    assert match.outcome.scores == (0, 0)
    assert record.write(match) == OLD + "pass\n", "and stays a game of that version"
    new = record.read(OLD.replace("_null 1", "_null 2"), lambda id: Second())
    assert new.state.scores == (1, 0)


@pytest.mark.parametrize("version", ["0", "3", "", "1.0", "01", "x"])
def test_an_unknown_version_is_named(version: str) -> None:
    with pytest.raises(GameError) as caught:
        record.read(OLD.replace("_null 1", f"_null {version}"), lambda id: Second())
    assert (caught.value.code, caught.value.params) == ("bad_record", {"line": 2, "why": "version", "value": version})


def test_increasing_a_version_without_the_old_rules_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    raised: Info = NULL.info._replace(version=2)
    monkeypatch.setattr(Null, "info", raised)
    for check in (test_every_record_and_link_still_leads_to_the_same_position, test_every_saved_game_can_be_continued):
        with pytest.raises(GameError, match="version"):
            check("0.1.0", "_null")
    with pytest.raises(AssertionError):
        test_every_released_version_can_be_played("_null")
