"""Games by link: devices that exchange nothing but links play every game to the same end, and keep their secrets."""

from __future__ import annotations

import json
import re
import statistics
import subprocess
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from contract.test_secrets import SECRETIVE
from devices import Choose, Device, ask, play_on, table
from playing import any_options, people

from pyapp import api
from pyapp.advice import choose
from pyapp.by_link import Turns, code_of, read_code, seats_of
from pyapp.core import record
from pyapp.core.game import Decide, Over
from pyapp.core.link import from_link, to_link
from pyapp.core.match import Match
from pyapp.core.option import Options
from pyapp.core.source import ByPlayers, is_hidden
from pyapp.core.stream import Stream
from pyapp.games import all_ids, find_game, listed_ids

RUNNING, FINISHED = 200, 200
"""Characters, for half of all links of two players."""


@pytest.fixture(autouse=True)
def _no_matches_left() -> Iterator[None]:
    yield
    api._matches.clear()


def tables() -> list[tuple[str, int]]:
    found = []
    for id in all_ids():
        seats = seats_of(find_game(id).info)
        found += [(id, players) for players in range(seats[0], seats[1] + 1)] if seats else []
    return found


def by_chance(stream: Stream) -> Choose:
    """Mostly sensible moves, so that games come to an end, and others in between."""

    def move(match: Match[Any]) -> str:
        legal = match.legal
        any_move = stream.below(4 * len(match.seats)) == 0
        return legal[stream.below(len(legal))] if any_move else choose(match, "sensible")

    return move


def short_options(id: str, players: int, stream: Stream) -> Options:
    """Any options, but the smallest numbers: targets that are reached soon."""
    game = find_game(id)
    numbers = {option.id: option.values[0] for option in game.info.options if option.kind == "number"}
    return {**any_options(game, players, stream), **numbers}


def cannot_be_foretold(device: Device) -> None:
    """Of everybody else's chain this device knows what has been revealed, and nothing of the next leg."""
    match = device.match
    players = match.players
    assert players is not None
    own = device.standing["seat"]
    assert not isinstance(match.turn, Decide) or match.turn.seat == own or match.expected() is None
    for seat, number in enumerate(match.numbers):
        if seat != own:
            assert players.value(seat, number) is not None
            assert players.value(seat, number + 1) is None
            ahead = tuple(n + (at == seat) for at, n in enumerate(match.numbers))
            assert players.seed(match.place._replace(numbers=ahead), None) is None


@pytest.mark.parametrize(("id", "players"), tables())
def test_whole_games_by_links_alone(id: str, players: int, tmp_path: Path) -> None:
    stream = Stream("by link", f"{id}{players}")
    for number in range(3 if id in SECRETIVE and players == 2 else 1):
        devices = table(id, players, short_options(id, players, stream), str(number))
        play_on(devices, by_chance(stream), each=lambda device, code: cannot_be_foretold(device))
        check_the_end(devices, tmp_path)


def check_the_end(devices: list[Device], folder: Path) -> None:
    """The same record on all devices; every roll is verified, also by the program without Rollbook."""
    (text,) = {record.write_public(device.match) for device in devices}
    assert len({device.position["outcome"]["reason"] for device in devices}) == 1
    assert not any(device.secret in text for device in devices)
    wrong: dict[int, str] = {}
    finished = record.read(text, find_game, wrong)
    assert not wrong
    assert not any(step.given for step in finished.steps)
    assert record.write(from_link(to_link(devices[-1].match), find_game, all_ids())) == text
    report = ask("audit", match=devices[-1].handle)
    if sys.platform == "emscripten":  # starts no other programs
        return
    (folder / "dice.py").write_text(report["program"], encoding="utf-8")
    done = subprocess.run([sys.executable, "-I", str(folder / "dice.py")], capture_output=True, encoding="utf-8")
    assert done.stdout.splitlines()[0] == f"Fingerprint: {report['fingerprint']}"
    assert "OK: all" in done.stdout
    changed = report["program"].replace(finished.revealed[0].value.hex(), "0" * 32)
    (folder / "dice.py").write_text(changed, encoding="utf-8")
    assert subprocess.run([sys.executable, "-I", str(folder / "dice.py")], capture_output=True).returncode == 1


@pytest.mark.parametrize("id", listed_ids())
def test_a_device_can_be_closed_after_every_step(id: str) -> None:
    """Its record is the same after a reload; undo takes back what no link has carried, and brings the same dice."""
    stream = Stream("closed", id)
    move = by_chance(stream)

    def pause(device: Device) -> None:
        device.reload()
        if device.position["can_undo"]:
            again, last = device.record, device.match.steps[-1].move
            device.keep(ask("undo", match=device.handle))
            device.reload()
            device.keep(ask("play", match=device.handle, move=last))
            assert device.record == again

    def reopened(device: Device, code: str) -> None:
        device.reload()
        assert not device.position["can_undo"]
        assert ask("link_code", match=device.handle)["code"] == code

    devices = table(id, 2, {})
    for device in devices:
        device.reload()
    play_on(devices, move, most=6, pause=pause, each=reopened)


@pytest.mark.parametrize("id", listed_ids())
def test_links_are_short(id: str) -> None:
    running, finished = [], []
    for number in range(2):
        devices = table(id, 2, {}, str(number))
        links = play_on(devices, lambda match: choose(match, "sensible"))
        running += [len(link) for link in links[:-1]]
        finished.append(len(links[-1]))
        finished.append(len(to_link(devices[0].match)))
    print(f"{id}: running {statistics.median(running)}, finished {statistics.median(finished)}")
    assert statistics.median(running) <= RUNNING
    assert statistics.median(finished) <= FINISHED


# Secret decisions


def some_options(id: str, players: int, number: int) -> Options:
    return any_options(find_game(id), players, Stream(f"options{number}", id)) if number else {}


def hidden_steps(match: Match[Any]) -> list[int]:
    return [at for at, step in enumerate(match.steps) if is_hidden(step.events, len(match.seats))]


@pytest.mark.parametrize(("id", "players"), tables())
def test_secrets_of_games_by_link_can_travel(id: str, players: int) -> None:
    """If something is secret, several seats decide one after the other, and then everything is revealed at once.

    All moves of such a decision are secret, and what the others can do does not depend on it.
    """
    game = find_game(id)
    for number in range(3):
        stream = Stream(f"travel{number}", id)
        options = some_options(id, players, number)
        match: Match[Any] = Match(game, people(players), options, "travel")
        match.begin()
        move = by_chance(stream)
        while match.outcome is None and len(match.steps) < 300:
            match.play(move(match))
        hidden = hidden_steps(match)
        for at in hidden:
            step, before = match.steps[at], match.steps[at - 1].state
            assert step.seat is not None, "chance must not be secret: reduce Info.by_link"
            for other in game.legal_moves(before):
                state, events = game.apply(before, other)
                assert {event.only for event in events if event.only is not None} == {(step.seat,)}
                assert is_hidden(events, players)
                assert game.turn(state) == game.turn(step.state) or isinstance(game.turn(state), Over)
                assert game.legal_moves(state) == game.legal_moves(step.state)
            following = match.steps[at + 1 : at + 2]
            run = [other for other in hidden if other <= at]
            assert not following or at + 1 in hidden or any(event.reveals for event in following[0].events)
            assert len(run) == len(set(run))


def at_a_secret(id: str, players: int, options: Options) -> tuple[list[Device], int] | None:
    """A table where somebody has to decide in secret, with another device that decides next."""
    devices = table(id, players, options)
    game = find_game(id)
    device = devices[0]
    for _ in range(30):
        while device.standing["stage"] == "playing" and device.standing["waiting"] == device.standing["seat"]:
            match = device.match
            if is_hidden(game.apply(match.state, match.legal[0])[1], players) and len(match.legal) > 1:
                return devices, devices.index(device)
            device.keep(
                ask("play", match=device.handle, move=match.legal[-1] if device.standing["seat"] else match.legal[0])
            )
        if device.standing["stage"] == "over":
            return None
        code, to = device.pass_on(), device.standing["to"]
        device = devices[to]
        device.open(code)
    return None


SEALED = re.compile(r"\? [0-9a-f]{32}")


def seen(device: Device, code: str) -> str:
    """All that a device has and shows, and a link, but for the random number that stands for a secret decision."""
    asked = {"match": device.handle}
    last = device.position["steps"]
    shown = [ask("look", **asked, step=step, seat=0) for step in range(max(0, last - 4), last + 1)]
    letter = read_code(code, find_game, all_ids())
    assert isinstance(letter, Turns)
    share = ask("share", **asked)
    text = json.dumps([*shown, ask("log", **asked), share, record.write(letter.match), device.record])
    return SEALED.sub("?", text)


@lru_cache
def secret_tables() -> tuple[tuple[str, int, int], ...]:
    """Found by playing: the games, numbers of players and options with secret decisions."""
    return tuple(
        (id, players, number)
        for id, players in tables()
        if id in SECRETIVE
        for number in range(4)
        if at_a_secret(id, players, some_options(id, players, number)) is not None
    )


def with_other_move(match: Match[Any], at: int, move: str) -> str:
    """The link of a match in which a player reveals another decision than the one that was sealed."""
    forged: Match[Any] = Match(
        match.game, match.seats, match.options, dice=match.dice, players=ByPlayers(match.revealed)
    )
    forged.begin()
    for number, step in enumerate(match.steps):
        if step.seat is None or number < len(forged.steps):
            continue
        if number in match.sealed:
            forged.replay_sealed(match.sealed[number])
        else:
            forged.replay(move if number == at else step.move, given=False)
        forged.begin()
        if number == at + len(match.seats) - 1:
            break
    return code_of(forged)


def refused_by(device: Device, code: str) -> None:
    reply = json.loads(api.call("link_open", json.dumps({"code": code, "own": [device.record]})))
    assert (reply["ok"], reply.get("code")) == (False, "bad_record")


def test_nobody_else_has_a_secret_decision_before_it_is_revealed() -> None:
    """Games that differ only in it are the same on the others' devices, in their records and in all links."""
    found = secret_tables()
    assert {players for _, players, _ in found} == {2, 3, 4}
    for id, players, number in found:
        options = some_options(id, players, number)
        stories: dict[str, list[str]] = {}
        ends = set()
        first = at_a_secret(id, players, options)
        assert first is not None
        legal = first[0][first[1]].match.legal[-2:]
        for move in legal:
            devices, at = at_a_secret(id, players, options) or first
            device = devices[at]
            device.keep(ask("play", match=device.handle, move=move))
            stories[move] = []
            for _ in range(players - 1):
                code = device.pass_on()
                device = devices[device.standing["to"]]
                device.open(code)
                stories[move].append(seen(device, code))
                device.keep(ask("play", match=device.handle, move=device.match.legal[-1]))
                stories[move].append(seen(device, ask("link_code", match=device.handle)["code"]))
            decided = len(device.match.steps)
            assert device.standing["waiting"] == devices[at].standing["seat"]
            code = device.pass_on()
            assert devices[at].open(code)["relation"] == "next"
            last = devices[at].match
            newest = ask("link_code", match=devices[at].handle)["code"]
            assert with_other_move(last, decided - players, move) == newest
            refused_by(device, with_other_move(last, decided - players, *(other for other in legal if other != move)))
            assert devices[at].standing["send"], "it has to reveal its decision, even if it has nothing else to do"
            ends.add(devices[at].match.steps[decided - players].move)
        one, two = stories.values()
        assert one == two
        assert ends == set(stories)


def test_a_device_finds_its_own_secret_decision_again() -> None:
    """With its record from before that decision, and the link that contains it: a restored backup goes on."""
    for id, players, number in secret_tables()[::3]:
        devices, at = at_a_secret(id, players, some_options(id, players, number)) or ([], 0)
        device = devices[at]
        before = device.record
        move = device.match.legal[-1]
        device.keep(ask("play", match=device.handle, move=move))
        code = device.pass_on()
        after = device.record
        device.record = before
        assert device.open(code)["relation"] == "next"
        assert device.record == after
