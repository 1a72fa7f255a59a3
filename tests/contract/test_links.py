"""Links: as small as they can be, exact, and refused as a whole if anything is wrong."""

from __future__ import annotations

import statistics
from functools import cache
from typing import Any

import pytest
from contract.test_secrets import cut
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import any_options

from pyapp.advice import choose
from pyapp.core import record
from pyapp.core.errors import GameError
from pyapp.core.game import Decide
from pyapp.core.level import LEVELS
from pyapp.core.link import KINDS, Packer, Unpacker, _mark, from_link, to_link
from pyapp.core.match import PERSON, Match, Seat
from pyapp.core.stream import Stream
from pyapp.games import all_ids, find_game, listed_ids

FINISHED, RUNNING = 110, 200
"""Characters, for half of all games of two players."""


def opened(link: str) -> Match[Any]:
    return from_link(link, find_game, all_ids())


def played(id: str, seed: str, policy: str = "sensible", steps: int = 20_000, **how: Any) -> Match[Any]:
    game = find_game(id)
    seats = [Seat(PERSON, "Anna"), Seat("casual", "Otto")][: max(2, game.info.seats[0])]
    match: Match[Any] = Match(game, how.get("seats", seats), how.get("options", {}), seed, how.get("table", ()))
    match.begin()
    while isinstance(match.turn, Decide) and len(match.steps) < steps:
        match.play(choose(match, policy))
    return match


def own_seed(stream: Stream) -> str:
    """As the app makes them."""
    return "".join("abcdefghijklmnopqrstuvwxyz234567"[stream.below(32)] for _ in range(16))


@pytest.mark.parametrize("id", listed_ids())
def test_links_are_short(id: str) -> None:
    stream = Stream("links", id)
    finished, running = [], []
    for _ in range(5):
        match = played(id, own_seed(stream))
        finished.append(len(to_link(match)) - 1)
        for steps in range(len(match.steps) // 5, len(match.steps), len(match.steps) // 5):
            running.append(len(to_link(cut(match, match.steps[:steps]))) - 1)
    assert statistics.median(finished) <= FINISHED
    assert statistics.median(running) <= RUNNING


@pytest.mark.parametrize("id", all_ids())
def test_a_link_contains_the_whole_record(id: str) -> None:
    """Of a finished game with its seed; of a running one what an onlooker knows. With any options, seats and names."""
    stream = Stream("whole", id)
    game = find_game(id)
    names = ("Ö", "Zoë-Marie 3", "李小龍", "👩‍👧", "A" * 40)
    for number in range(4):
        count = game.info.seats[0] + stream.below(game.info.seats[1] - game.info.seats[0] + 1)
        seats = [Seat(KINDS[stream.below(len(KINDS))], names[stream.below(len(names))]) for _ in range(count)]
        options = any_options(game, count, stream)
        match = played(id, f"Whole:{number}~", "random", seats=seats, options=options)
        assert record.write(opened(to_link(match))) == record.write(match)
        part = played(id, "part", "random", steps=stream.below(60), seats=seats, options=options)
        public = record.write(opened(to_link(part)))
        assert public == record.write(part, with_seed=part.outcome is not None, steps=part.public_steps)


@pytest.mark.parametrize("id", all_ids())
def test_outcomes_that_people_entered_are_in_the_link(id: str) -> None:
    """With real dice the seed decides only a part. Some are such that these dice could not show them."""
    game = find_game(id)
    seats = [Seat(PERSON, "Anna")] * max(2, game.info.seats[0])
    match: Match[Any] = Match(game, seats[: game.info.seats[1]], {}, "table", game.info.typed)
    match.begin()
    stream = Stream("entered", id)
    while match.outcome is None:
        turn = match.turn
        move = choose(match, "random") if isinstance(turn, Decide) else turn.sample(stream.below)  # type: ignore[union-attr]
        match.play(move)
    assert record.write(opened(to_link(match))) == record.write(match)
    unseeded = record.read(record.write(match, with_seed=False), find_game)
    assert record.write(opened(to_link(unseeded))) == record.write(unseeded)


@cache
def links() -> tuple[str, ...]:
    """A finished and a running game of each kind."""
    games = [played(id, "mutated") for id in listed_ids()]
    return tuple(to_link(match) for game in games for match in (game, cut(game, game.steps[:60])))


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_a_link_with_a_mistake_is_refused(data: Any) -> None:
    """A letter changed, left out, added or swapped, or cut off: never another game."""
    link = data.draw(st.sampled_from(links()))
    at = data.draw(st.integers(1, len(link) - 1))
    letter = data.draw(st.sampled_from("ABCabc019-_"))
    ways = [link[:at] + letter + link[at + 1 :], link[:at] + letter + link[at:], link[:at] + link[at + 1 :], link[:at]]
    wrong = data.draw(st.sampled_from([*ways, link + letter]))
    if wrong == link:
        return
    with pytest.raises(GameError) as caught:
        opened(wrong)
    assert caught.value.code == "bad_record"


def test_a_game_has_one_link() -> None:
    """Base64 ignores the last bits of its last letter, and a number its leading zeros."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    for link in links():
        for other in (*(link[:-1] + letter for letter in letters), "~AAAA" + link[1:], link + "=", link + "=="):
            if other != link:
                with pytest.raises(GameError):
                    opened(other)


@pytest.mark.parametrize("link", ["~", "~~", "~!", "~é", "~" + "A" * 60_001, "~" + "_" * 300])
def test_what_is_no_link(link: str) -> None:
    with pytest.raises(GameError) as caught:
        opened(link)
    assert caught.value.code == "bad_record"


def test_a_link_of_a_later_kind_says_so() -> None:
    with pytest.raises(GameError) as caught:
        opened("." + links()[0][1:])
    assert caught.value.params["why"] == "version"


def test_every_game_and_every_kind_of_seat_has_a_number_of_its_own() -> None:
    assert len({_mark(id) for id in all_ids()}) == len(all_ids())
    bots = {bot for id in all_ids() for bot in find_game(id).info.bots}
    assert set(KINDS) == {PERSON, *bots, *LEVELS}


@given(numbers=st.lists(st.integers(0, 1 << 40)), words=st.lists(st.text(max_size=40)), last=st.booleans())
def test_numbers_and_texts_come_out_as_they_went_in(numbers: list[int], words: list[str], last: bool) -> None:
    out = Packer()
    for number in numbers:
        out.count(number)
    for word in words:
        out.text(word)
    out.flag(last)
    given = Unpacker(out.packed())
    assert [given.count(1 << 40) for _ in numbers] == numbers
    assert [given.text(40) for _ in words] == words
    assert given.flag() == last
    assert given.is_empty()
