"""What a screen gets of Los Banditos: who is ahead, what can be claimed and why, what a move changes."""

from __future__ import annotations

from typing import Any

import pytest
from games.banditos.tables import play, table
from playing import at_random, new_match

from pyapp.core.match import Match
from pyapp.games.banditos.rules import GAME
from pyapp.games.banditos.state import State


def view(match: Match[State]) -> dict[str, Any]:
    return GAME.view(match.state, 0)


def choice(match: Match[State], move: str) -> dict[str, Any]:
    found: dict[str, Any] = next(choice for choice in view(match)["choices"] if choice["move"] == move)
    return found


@pytest.mark.parametrize(
    ("dice", "better"),
    [
        ("/", None),
        ("red1 /", 0),
        ("red5 / blue5", None),
        ("red5 / blue6", 1),
        ("red1 blue1 / red6 blue5", 0),
        ("red1 red1 / red6 blue6", 0),
        ("red6 blue6 / green1 green2 blue3", 1),
        ("red6 blue6 / green1 green2 blue4", 0),
    ],
)
def test_who_is_ahead_now(dice: str, better: int | None) -> None:
    assert view(table(f"3: {dice}"))["row"][0]["better"] == better


@pytest.mark.rule("LB-9", "LB-O3")
def test_each_side_says_whether_it_can_be_claimed_and_why() -> None:
    match = table(
        "3: red6 red6 / blue1",
        "1: black4 green4 blue4 / green3 green3",
        "2: / black6 black6 black6",
        "1: red5 red5 red5 / black1",
        hand="red6",
        claim_at_once="no",
    )
    match.play("place red6 1")
    row = view(match)["row"]
    claims = [[side["claim"] for side in tile["sides"]] for tile in row]
    assert [[claim["why"] for claim in pair] for pair in claims] == [
        ["fresh", "incomplete"],
        ["beatable", "incomplete"],
        ["incomplete", "safe"],
        ["safe", "incomplete"],
    ]
    assert [[claim["ok"] for claim in pair] for pair in claims] == [[False] * 2] * 2 + [[False, True], [True, False]]
    assert claims[1][0]["against"] == {"kind": "colour_triple", "values": [3]}


def test_placing_a_die_says_what_follows() -> None:
    match = table("3: red6 red6 / blue5 blue5 blue5", "1: red4 red4 / blue4", "2:", "1:", hand="red4 red6")
    wins = choice(match, "place red6 1")
    assert wins["stands"] == {"kind": "colour_triple", "values": [6]}
    assert wins["wins"] == {"place": 1, "winner": 0, "points": 3, "score": 3, "ends": False, "why": "better"}
    loses = choice(match, "place red4 1")
    assert loses["wins"]["winner"] == 1
    safe = choice(match, "place red4 2")
    assert safe["safe"]
    assert safe["wins"] is None
    opens = choice(match, "place red4 3")
    assert opens["reach"] == {"kind": "colour_triple", "values": [4]}
    assert (opens["free"], opens["better"], opens["safe"]) == (2, 0, False)


def test_a_won_tile_names_the_combination() -> None:
    def won(match: Match[State], move: str) -> dict[str, Any]:
        _, events = GAME.apply(match.state, move)
        return events[-1].params

    match = table("3: red6 red6 / blue5 blue5 blue4", "1: green4 green4 green4 / blue4", "2: / red1", "1:", hand="red6")
    fought = won(match, "place red6 1")
    assert fought["combination"] == {"kind": "colour_triple", "values": [6]}
    assert fought["beaten"] == {"kind": "colour_pair", "values": [5, 4]}
    claimed = won(match, "claim 2")
    assert (claimed["combination"], claimed["beaten"]) == ({"kind": "colour_triple", "values": [4]}, None)
    given = won(match, "give 3")
    assert (given["seat"], given["combination"], given["beaten"]) == (1, None, None)


def test_the_previous_turn_is_shown_until_the_next_draw() -> None:
    match = play(table("3:", "1:", "2:", "1:", hand="red4 red6"), "place red6 3", "place red4 1")
    assert view(match)["phase"] == "end"
    assert view(match)["last"] is None
    match.play("pass")
    last = view(match)["last"]
    assert last["seat"] == 0
    assert [(laid["die"]["id"], laid["place"]) for laid in last["laid"]] == [("red6", 3), ("red4", 1)]
    match.play("give 2")
    assert view(match)["phase"] == "tile"
    assert view(match)["last"] == last, "while the new tile is awaited, too"
    match.play("tile 3")
    assert view(match)["last"] == last
    match.play("draw")
    assert view(match)["last"] is None


def test_every_legal_move_is_a_choice_and_what_it_says_comes_true() -> None:
    for seed in ("screen1", "screen2", "screen3", "screen4"):
        match = new_match("banditos", seed)
        for _ in at_random(match, seed):
            told = view(match)
            assert tuple(choice["move"] for choice in told["choices"]) == match.legal
            for choice in told["choices"]:
                after, _ = GAME.apply(match.state, choice["move"])
                wins = choice.get("wins") if choice["kind"] == "place" else choice
                if wins and "winner" in wins:
                    assert after.scores[wins["winner"]] == wins["score"]
                    assert (after.outcome is not None) == wins["ends"]
                else:
                    assert after.scores == match.state.scores
                if choice["kind"] == "place":
                    assert choice["safe"] == (f"claim {choice['place']}" in GAME.legal_moves(after))
