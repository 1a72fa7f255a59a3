"""Six Colours: cards won are secret (SC-24) in every reply."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from playing import at_random, new_match

from pyapp import api
from pyapp.core import record
from pyapp.core.match import Match
from pyapp.core.stream import Stream
from pyapp.games.sixcolours.deck import ORDER
from pyapp.games.sixcolours.rules import GAME
from pyapp.games.sixcolours.state import HIDDEN, State

from .table import HARD, table, view


def shuffled(state: State, seat: int | None, stream: Stream) -> State:
    """The same position except for what this seat must not know: the others' cards and the deck are dealt again."""
    concerned = state.drawn and seat in (state.seat, state.victim)
    fixed = {state.seat: state.drawn} if concerned and seat != state.seat else {}
    pool = [card for card, left in state.deck for _ in range(left)]
    pool += [card for owner, hand in enumerate(state.hands) if owner != seat for card in hand]
    for card in fixed.values():
        pool.remove(card)
    dealt = []
    for owner, hand in enumerate(state.hands):
        if owner == seat:
            dealt.append(hand)
            continue
        cards = [fixed[owner]] if owner in fixed else []
        cards += [pool.pop(stream.below(len(pool))) for _ in range(len(hand) - len(cards))]
        dealt.append(tuple(sorted(cards, key=ORDER.__getitem__)))
    left = Counter(pool)
    drawn = state.drawn if not state.drawn or concerned else dealt[state.seat][0]
    return state._replace(deck=tuple((card, left[card]) for card in ORDER), hands=tuple(dealt), drawn=drawn)


@pytest.mark.rule("SC-24")
def test_replies_do_not_depend_on_hidden_cards() -> None:
    phases: Counter[str] = Counter()
    told = 0
    stream = Stream("shuffle", "hands")
    for number in range(4):
        match = new_match("sixcolours", f"secret{number}", seats=2 + number % 3)
        for _ in at_random(match, f"secret{number}"):
            pass
        met: Counter[tuple[str, int]] = Counter()
        for step in match.steps:
            state: State = step.state
            kind = (state.phase, sum(map(len, state.hands)))
            met[kind] += 1
            if state.outcome is not None or met[kind] > 2:
                continue  # a sample: the first positions of each kind with this many cards won
            for seat in (None, *range(len(match.seats))):
                other = shuffled(state, seat, stream)
                if other == state:
                    continue
                masked = GAME.mask(state, seat)
                assert masked == GAME.mask(other, seat)
                assert GAME.turn(masked) == GAME.turn(GAME.mask(other, seat))
                assert json.dumps(GAME.view(masked, seat)) == json.dumps(GAME.view(GAME.mask(other, seat), seat))
                phases[state.phase] += 1
                for owner in range(len(match.seats)):
                    if other.hands[owner] != state.hands[owner]:
                        seen = [GAME.mask(one, owner).hands[owner] for one in (state, other)]
                        assert seen[0] != seen[1], "its owner does see it"
                        told += 1
    assert told
    assert {"start", "throw", "roll", "card", "give", "draw"} <= set(phases)


STEAL = ("throw", "roll B G p p p y", "take 1", "card five", "steal 2")
SWAP = ("throw", "roll B G p p p y", "take 1", "card five", "swap 2")


def frames(match: Match[Any], seat: int | None) -> str:
    """All that the bridge tells a seat about the whole match, and what it shows after every step."""
    told = [api._frame(match, at, seat) for at in range(len(match.steps))]
    seen = [api._view_at(match, at, seat) for at in range(len(match.steps))]
    return json.dumps([told, seen])


@pytest.mark.rule("SC-24", "SC-17")
def test_only_the_two_players_know_which_card_was_stolen() -> None:
    held = ((), ("six", "trio_blue"), ("four",))
    one, two = (
        table(("trio_steal", *HARD[1:], "six")[:3], *STEAL, f"draw {card}", hands=held) for card in ("six", "trio_blue")
    )
    for seat in (2, None):
        assert frames(one, seat) == frames(two, seat)
        told = api._frame(one, len(one.steps) - 1, seat)
        assert told["move"] is None
        assert told["events"] == [{"code": "drew", "params": {"seat": 0, "victim": 1}}]
    for seat in (0, 1):
        assert frames(one, seat) != frames(two, seat)
        told = api._frame(one, len(one.steps) - 1, seat)
        assert told["move"] == "draw six"
        assert [event["code"] for event in told["events"]] == ["drew", "drew_card"]
        assert told["events"][1]["params"]["points"] == 5
        assert [event.get("secret", False) for event in told["events"]] == [False, True]


@pytest.mark.rule("SC-24", "SC-18")
def test_only_the_two_players_know_which_cards_were_swapped() -> None:
    held = (("four", "four_pink"), ("six", "trio_blue"), ("four",))
    offer = ("trio_swap", *HARD[1:])
    games = [
        table(offer, *SWAP, f"draw {card}", f"give {gift}", "throw", hands=held)
        for card, gift in (("six", "four"), ("trio_blue", "four_pink"), ("six", "trio_swap"))
    ]
    for seat in (2, None):
        assert len({frames(match, seat) for match in games}) == 1
    for seat in (0, 1):
        assert len({frames(match, seat) for match in games}) == 3
    giving = table(offer, *SWAP, "draw six", hands=held)
    assert [view(giving, seat)["secret"] for seat in (0, 1, 2, None)] == [True] * 4
    assert not view(games[0])["secret"]
    assert [choice["card"] for choice in view(giving, 0)["choices"]] == ["trio_swap", "four", "four_pink"]
    assert view(giving, 1)["choices"] == view(giving, 2)["choices"] == []
    assert (view(giving, 1)["drawn"] or {})["card"] == "six"
    assert view(giving, 2)["drawn"] is None


@pytest.mark.rule("SC-24")
def test_a_view_shows_the_number_of_the_others_cards() -> None:
    match = table(HARD, hands=(("four",), ("trio_blue", "five_pink")))
    mine, theirs = view(match, 0)["hands"]
    assert (mine["count"], mine["points"], [card["card"] for card in mine["cards"]]) == (1, 2, ["four"])
    assert theirs == {"count": 2, "cards": None, "points": None}
    assert view(match, None)["hands"][0] == {"count": 1, "cards": None, "points": None}
    masked = GAME.mask(match.state, 0)
    assert masked.hands == (("four",), (HIDDEN, HIDDEN))
    # what a bot can count on: every card that is neither on offer nor its own
    assert sum(left for _, left in masked.deck) == 45 - 3 - 1


@pytest.mark.rule("SC-24")
def test_taking_from_a_pile_is_public() -> None:
    match = table(("four", *HARD[:2]), "throw", "roll B G p p p p", "take 1")
    taken = match.steps[-1].events[0]
    assert (taken.code, taken.only, taken.params["card"]) == ("taken", None, "four")
    assert match.steps[-1].move == api._frame(match, len(match.steps) - 1, 1)["move"]


def test_a_record_of_a_steal_plays_out_again() -> None:
    """The record contains the draw: it is complete, and only views are masked."""
    for number in range(40):
        match = new_match("sixcolours", f"record{number}", seats=3)
        for _ in at_random(match, f"record{number}"):
            if any(step.move.startswith("draw") for step in match.steps[-8:]):  # since the last decision
                break
        else:
            continue
        assert record.read(record.write(match), lambda _: GAME).state == match.state
        return
    raise AssertionError("no steal in all these games")


def test_what_can_be_drawn_does_not_reveal_a_hand() -> None:
    """A third seat that watches a steal sees the same, whichever card the victim holds and which is in the deck."""
    seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben", "Cleo")]
    asked = {"match": "s", "game": "sixcolours", "seats": seats, "seed": "steal", "options": {"start": "1"}}
    api.call("new", json.dumps(asked))
    match = api._matches["s"]
    state = match.state
    seen = []
    for held in ("five", "six"):
        deck = tuple((card, left - (card == held)) for card, left in state.deck)
        stealing = state._replace(phase="draw", deck=deck, hands=((), (held,), ()), seat=0, victim=1)
        match.steps[-1] = match.steps[-1]._replace(state=stealing)
        reply = json.loads(api.call("look", json.dumps({"match": "s", "seat": 2})))
        seen.append((reply["turn"], reply["view"]))
    api.call("drop", json.dumps({"match": "s"}))
    assert seen[0][0]["kind"] == "chance"
    assert seen[0] == seen[1]
