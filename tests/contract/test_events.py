"""Every event is true: each is compared with the positions before and after it.

tests/games/<id>/truths.py has a check for every event of a game, TRUE by code, and quotes the catalogues' texts for it.
RARE names the events that do not occur in a few games; the slow test covers them. An event without a check fails, and
so does a zero for which the text has no case. Of a game without the file, only the zeros are checked.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playing import NAMES, ROOT, any_options, own_module
from telling import Told

from pyapp.core.match import Match, Seat
from pyapp.core.stream import Stream
from pyapp.games import find_game, listed_ids
from pyapp.simulate import play_out

pytestmark = pytest.mark.parametrize("game", listed_ids())

AMOUNTS = ("points", "coins", "value", "number")
"""Parameters that say how much a player gained, paid or lost."""
GAMES, ENOUGH = 24, 6000
"""Games with any options and numbers of players, alternately by sensible bots and at random.

Fewer, if this many events have been checked.
"""


def played(game: str, games: int) -> Iterator[Match[Any]]:
    rules = find_game(game)
    fewest, most = rules.info.seats
    for number in range(games):
        seed = f"truth{number}"
        kind = ("sensible", "random")[number % 2]
        count = fewest + number // 2 % (min(most, 4) - fewest + 1)
        options = any_options(rules, count, Stream(seed, "options"))
        for option in rules.info.options:
            if option.kind == "number":  # short games, so that the end occurs more often
                options[option.id] = option.values[number % 4]
        yield play_out(Match(rules, [Seat(kind, name) for name in NAMES[:count]], options, seed))


def words(game: str) -> dict[str, str]:
    text = (ROOT / "web" / "text" / "en" / f"{game}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(rf"^{game}-event-(\w+) = ((?:.|\n(?=[ }}]))*)", text, re.M))


def check_all(game: str, games: int, enough: int) -> Counter[str]:
    truths = own_module(game, "truths")
    said = words(game)
    seen: Counter[str] = Counter()
    for match in played(game, games):
        before = match.start
        for step in match.steps:
            for event in step.events:
                told = Told(match.game, before, step.state, step.move, event.params, step.events)
                where = f"{event.code} {event.params} after {step.move}\n{match.game.text(before)}"
                assert not truths or truths.TRUE[event.code](told), where
                for amount in AMOUNTS:
                    if event.params.get(amount) == 0:
                        assert re.search(rf"\${amount} ->\s+\[0\]", said[event.code]), f"tells a nought: {where}"
                seen[event.code] += 1
            before = step.state
        if seen.total() >= enough:
            break
    return seen


def test_every_event_has_a_check_and_texts(game: str) -> None:
    truths = own_module(game, "truths")
    if truths is None:
        pytest.skip(f"tests/games/{game} has no truths.py")
    assert set(truths.TRUE) == set(words(game))


def test_events_are_true(game: str) -> None:
    seen = check_all(game, GAMES, ENOUGH)
    assert set(words(game)) - set(seen) <= getattr(own_module(game, "truths"), "RARE", set())


@pytest.mark.slow
def test_events_are_true_in_many_games(game: str) -> None:
    seen = check_all(game, 300, 400_000)
    assert set(seen) == set(words(game))
