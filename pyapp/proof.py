"""One game's dice as a Python program of its own: it works every outcome out again and needs nothing of Rollbook.

Only for games that are over: it contains the seed.
"""

from __future__ import annotations

from typing import Any

from .core.chance import Chance, Draw
from .core.match import Match
from .core.stream import SCHEME, fingerprint

PROGRAM = '''"""The dice of one game of Rollbook ({game}), worked out again from its seed.

Run it with Python 3.8 or later. It needs nothing else, not even Rollbook. It prints OK, or the first outcome that does
not follow from the seed. The section "How the seed decides an outcome" of Rollbook's docs/dice.md explains the method.
"""

import sys
from hashlib import sha256

SEED = {seed}

# During the game, the menu showed this for the seed.
FINGERPRINT = {fingerprint}

# What chance was asked for. A roll: groups of dice, each with the number of dice and the faces of one die.
# A draw: how many things are drawn, and what is in the bag, with the number of each.
ASKED = [
{asked}
]

# What the numbers of an outcome are derived from, beside the seed; what was asked for, as its place in ASKED, counted
# from 0; and what the game says came up.
# {typed}
OUTCOMES = [
{outcomes}
]


def words(purpose):
    """An endless sequence of 32-bit numbers for one outcome."""
    block = 0
    while True:
        digest = sha256(f"{scheme}:{{SEED}}:{{purpose}}:{{block}}".encode("ascii")).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def below(limit, source):
    """A number from 0 to limit - 1. Words that would favour some numbers are skipped."""
    fair = 2**32 - 2**32 % limit
    return next(word for word in source if word < fair) % limit


def roll(groups, source):
    """Each die in turn; dice of one group cannot be told apart, so they are sorted."""
    shown = []
    for amount, faces in groups:
        shown += [faces[at] for at in sorted(below(len(faces), source) for _ in range(amount))]
    return shown


def draw(amount, bag, source):
    """One thing after another, without putting any back."""
    left = [thing for thing, count in bag for _ in range(count)]
    drawn = [left.pop(below(len(left), source)) for _ in range(amount)]
    order = [thing for thing, _ in bag]
    return sorted(drawn, key=order.index)


digits = sha256(f"rollbook fingerprint/1:{{SEED}}".encode("ascii")).hexdigest()[:16]
grouped = " ".join(digits[at : at + 4] for at in range(0, 16, 4))
print("Fingerprint of the seed:", grouped)
if grouped != FINGERPRINT:
    sys.exit("This is not the fingerprint of the game.")
for purpose, what, claimed in OUTCOMES:
    kind, details = ASKED[what]
    shown = roll(details, words(purpose)) if kind == "roll" else draw(*details, words(purpose))
    if shown != claimed.split():
        sys.exit(f"Outcome {{purpose}} differs: the game says {{claimed}}, the seed gives {{' '.join(shown)}}.")
print(f"OK: all {{len(OUTCOMES)}} outcomes follow from the seed.")
'''


def program(match: Match[Any]) -> str:
    """The program for a game that is over and has a seed."""
    assert match.seed is not None
    asked: dict[str, int] = {}
    outcomes: list[str] = []
    typed = 0
    for _, chance, step, _, purpose in match.settled():
        if step.given:
            typed += 1
        else:
            place = asked.setdefault(_described(chance), len(asked))
            outcomes.append(f"    {(purpose, place, step.move.partition(' ')[2])!r},")
    return PROGRAM.format(
        game=match.game.info.id,
        seed=repr(match.seed),
        fingerprint=repr(fingerprint(match.seed)),
        asked="\n".join(f"    {one}," for one in asked),
        outcomes="\n".join(outcomes),
        typed=_left_out(typed),
        scheme=SCHEME,
    )


def _left_out(typed: int) -> str:
    if typed > 1:
        return f"{typed} outcomes were entered by hand and are left out."
    return "One outcome was entered by hand and is left out." if typed else "None was entered by hand."


def _described(chance: Chance) -> str:
    if isinstance(chance, Draw):
        return repr(("draw", (chance.amount, [(thing, count) for thing, count in chance.bag if count])))
    return repr(("roll", [(dice.amount, list(dice.faces)) for dice in chance.groups]))
