"""Los Banditos: numbers that the rules promise (LB-P2, LB-P4)."""

from __future__ import annotations

import pytest
from games.banditos.tables import placings, play, table
from playing import new_match

from pyapp.core.match import Match
from pyapp.core.stream import Stream
from pyapp.games.banditos.state import START, State


def calm_game(seed: str) -> Match[State]:
    """A random game without claims and give-ups."""
    match = new_match("banditos", seed, defaults=True)
    stream = Stream(seed, "calm")
    while match.outcome is None:
        moves = [move for move in match.legal if not move.startswith(("claim", "give"))]
        match.play(moves[stream.below(len(moves))])
    return match


@pytest.mark.rule("LB-P2")
def test_dice_on_the_table_and_in_the_bag() -> None:
    """Every tile in the row has at most five dice, so four tiles have 20."""
    full = table(
        "3: red1 red3 red6 / red2 green5",
        "1: black1 black3 black6 / black2 green6",
        "2: blue1 blue3 blue6 / blue2 green1",
        "1: green1 green3 / green5 red3 red5",
        phase=START,
    )
    assert sum(full.state.bag) == 4
    play(full, "draw", "dice black black")
    assert sum(full.state.bag) == 2
    play(full, "roll 1 1")
    assert placings(full) == ["place black1 4"]
    full.play("place black1 4")  # the 21st, and six are taken away
    assert sum(full.state.bag) == 8
    for number in range(60):
        for step in calm_game(f"dice{number}").steps:
            state = step.state
            lying = [sum(map(len, tile.sides)) for tile in state.row]
            assert max(lying) <= 5
            if state.phase == START:
                assert sum(state.bag) >= 4
            assert sum(state.bag) >= 2


@pytest.mark.rule("LB-P4")
def test_at_most_31_turns_without_claims_and_give_ups() -> None:
    """Ten tiles take 60 dice. Neither side is ever ahead by more than one, so none is ever without room."""
    longest = 0
    for number in range(150):
        match = calm_game(f"turns{number}")
        assert all(not step.state.returned for step in match.steps)
        longest = max(longest, match.state.turns)
    assert longest == 31
