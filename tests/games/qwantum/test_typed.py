"""Qwantum with real dice: six that nobody can tell apart, and the white one that everybody can."""

from __future__ import annotations

import pytest
from games.qwantum.table import play, table
from playing import codes

from pyapp.core import record
from pyapp.core.stream import Stream
from pyapp.games import find_game
from pyapp.games.qwantum.dice import AGAIN, COLOURED, DICE, NAMES, WHITE, colour_sums
from pyapp.games.qwantum.sheet import EMPTY

FIRST = "roll R1 R6 R3 R5 R3 R6 2"
"""Dice 3 and 5 both show a red 3; only the fifth has a violet 5."""


@pytest.mark.rule("QW-8", "QW-11")
@pytest.mark.parametrize("shown", ["V5 6", "* V5 6"])
def test_the_white_die_is_rolled_with_another_die_than_it_seemed(shown: str) -> None:
    match = play(table(EMPTY), "throw", FIRST, "again 3,w", f"roll {shown}")
    assert match.state.dice == ("R1", "R6", "R3", "R5", "V5", "R6", "6")
    assert match.state.thrown == (4, WHITE)
    assert match.steps[-1].events[0].params["thrown"] == ["5", "w"]
    assert record.read(record.write(match), find_game).state == match.state


@pytest.mark.rule("QW-8")
def test_a_white_die_that_is_not_rolled_keeps_its_face() -> None:
    match = play(table(EMPTY), "throw", FIRST, "again 3", "roll V5")
    assert match.state.dice == ("R1", "R6", "R3", "R5", "V5", "R6", "2")
    assert match.state.thrown == (4,)


@pytest.mark.rule("QW-8", "QW-11")
def test_the_table_shows_the_entered_faces_whichever_dice_were_rolled() -> None:
    """Anybody can mistake a die for another that shows the same; all faces count, in any order of entry."""
    stream = Stream("typed", "qwantum")
    moves = tuple(AGAIN)
    others = 0
    for _ in range(300):
        lying = [faces[stream.below(6)] for faces in DICE]
        move = moves[stream.below(len(moves))]
        named, taken = AGAIN[move], list(AGAIN[move])
        for at, die in enumerate(named):
            alike = [one for one in range(WHITE) if one not in taken and lying[one] == lying[die]]
            if die != WHITE and alike:
                taken[at] = alike[stream.below(len(alike))]
        others += set(taken) != set(named)
        falls = {die: DICE[die][stream.below(6)] for die in taken}
        coloured = [face for die, face in falls.items() if die != WHITE]
        coloured.sort(key=lambda _: stream.below(1000))
        typed = [*coloured, *([falls[WHITE]] if WHITE in falls else [])]
        match = play(table(EMPTY), "throw", "roll " + " ".join(lying), move, "roll " + " ".join(typed))
        dice, thrown = match.state.dice, match.state.thrown
        expected = [falls.get(die, face) for die, face in enumerate(lying)]
        assert sorted(dice[:WHITE]) == sorted(expected[:WHITE])
        assert dice[WHITE] == expected[WHITE]
        assert all(face in faces for face, faces in zip(dice, COLOURED, strict=False))
        assert match.state.sums == colour_sums(tuple(expected))
        assert len(thrown) == len(named)
        assert (WHITE in thrown) == (WHITE in named)
        assert match.steps[-1].events[0].params["thrown"] == [NAMES[die] for die in thrown]
        assert codes(match)[-1] == "thrown"
    assert others > 40
