"""One game's dice as a Python program of its own: it works every outcome out again and needs nothing of Rollbook.

Only for games that are over: it contains the seed.
"""

from __future__ import annotations

from typing import Any

from .core.chance import Chance, Draw
from .core.match import Match
from .core.stream import SCHEME, fingerprint

OF_A_SEED = """SEED = {seed}
ORIGIN = SEED

# During the game, the menu showed this for the seed.
"""

SEED_OF_ALL = '''def seed_of(purpose):
    """All outcomes follow from the seed of the game."""
    return SEED
'''

OF_PLAYERS = """\
# The newest value of each player's chain, with its number. Each value is the hash of the next one, so nobody could
# know a value before the player's device had revealed it.
NEWEST = [
{chains}
]


def chain(number, value):
    '''All values of a chain up to the newest.'''
    values = [value]
    for at in reversed(range(number)):
        text = f"rollbook chain/1:{{at}}:{{values[0]}}"
        values.insert(0, sha256(text.encode("ascii")).hexdigest()[:32])
    return values


CHAINS = [chain(*newest) for newest in NEWEST]
ORIGIN = ".".join(values[1] for values in CHAINS)

# During the game, the menus of all players showed this for the first values that dice came from.
"""

SEED_OF_LEG = '''def seed_of(purpose):
    """What the players' devices had revealed when this outcome was due: the purpose names the value of each chain."""
    numbers = purpose.split(".")[1:-1]
    return ".".join(values[int(number)] for values, number in zip(CHAINS, numbers))
'''

PROGRAM = '''"""The dice of one game of Rollbook ({game}), worked out again from {source}.

Run it with Python 3.8 or later. It needs nothing else, not even Rollbook. It prints OK, or the first outcome that does
not follow. The sections "How the seed decides an outcome" and "Games by link" of Rollbook's docs/dice.md explain how.
"""

import sys
from hashlib import sha256

{origin}FINGERPRINT = {fingerprint}

# What chance was asked for. A roll: groups of dice, each with the number of dice and the faces of one die.
# A draw: how many things are drawn, and what is in the bag, with the number of each.
ASKED = [
{asked}
]

# What the numbers of an outcome are derived from, beside {source}; what was asked for, as its place in ASKED, counted
# from 0; and what the game says came up.
# {typed}
OUTCOMES = [
{outcomes}
]


{seed_of}

def words(purpose):
    """An endless sequence of 32-bit numbers for one outcome."""
    seed, block = seed_of(purpose), 0
    while True:
        digest = sha256(f"{scheme}:{{seed}}:{{purpose}}:{{block}}".encode("ascii")).digest()
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


digits = sha256(f"rollbook fingerprint/1:{{ORIGIN}}".encode("ascii")).hexdigest()[:16]
grouped = " ".join(digits[at : at + 4] for at in range(0, 16, 4))
print("Fingerprint:", grouped)
if grouped != FINGERPRINT:
    sys.exit("This is not the fingerprint of the game.")
for purpose, what, claimed in OUTCOMES:
    kind, details = ASKED[what]
    shown = roll(details, words(purpose)) if kind == "roll" else draw(*details, words(purpose))
    if shown != claimed.split():
        sys.exit(f"Outcome {{purpose}} differs: the game says {{claimed}}, but it is {{' '.join(shown)}}.")
print(f"OK: all {{len(OUTCOMES)}} outcomes follow from {source}.")
'''


def program(match: Match[Any]) -> str:
    """The program for a game that is over and whose dice follow from something."""
    assert match.origin is not None
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
        source="the seed" if match.players is None else "what the players revealed",
        origin=_origin(match),
        seed_of=SEED_OF_ALL if match.players is None else SEED_OF_LEG,
        fingerprint=repr(fingerprint(match.origin)),
        asked="\n".join(f"    {one}," for one in asked),
        outcomes="\n".join(outcomes),
        typed=_left_out(typed),
        scheme=SCHEME,
    )


def _origin(match: Match[Any]) -> str:
    if match.players is None:
        return OF_A_SEED.format(seed=repr(match.seed))
    chains = (f"    {(known.number, known.value.hex())!r}," for known in match.revealed)
    return OF_PLAYERS.format(chains="\n".join(chains))


def _left_out(typed: int) -> str:
    if typed > 1:
        return f"{typed} outcomes were entered by hand and are left out."
    return "One outcome was entered by hand and is left out." if typed else "None was entered by hand."


def _described(chance: Chance) -> str:
    if isinstance(chance, Draw):
        return repr(("draw", (chance.amount, [(thing, count) for thing, count in chance.bag if count])))
    return repr(("roll", [(dice.amount, list(dice.faces)) for dice in chance.groups]))
