"""Whether the dice are what they should be: each outcome against its seed, and the counts against fair chances.

Counts what came up, by kind of chance and face, with what was expected. It knows no game: the chances come from the
descriptions that also roll the dice. Outcomes that people entered do not come from the seed and are not judged.
docs/dice.md says what the test shows and what it does not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from math import sqrt
from typing import Any, NamedTuple

from .core.chance import LOOSE, LOT, Chance, Draw, kind_of, shown_in
from .core.fit import distance, exceeds
from .core.match import PERSON, Match

ENOUGH = 5 - 1e-9
"""A face is judged if it is expected five times at least, but for rounding: the usual rule for a chi-square test."""
LEVEL = 0.01
"""How often the test finds fault with fair dice: half of it each with counts that are too uneven and too even."""

PEOPLE, BOTS, NOBODY = "people", "bots", "nobody"
"""Who rolled or drew. What happens before the first decision happens to nobody."""

Chances = Mapping[str, float]


class Counts:
    """How often each face came up, how often it was expected to, and the covariances of these counts."""

    def __init__(self) -> None:
        self.size = 0
        self.came: dict[str, int] = {}
        self.expected: dict[str, float] = {}
        self.spread: dict[tuple[str, str], float] = {}

    def add(self, chances: Chances, shown: Iterable[str], amount: int, factor: float = 1) -> None:
        """So many results, each with these chances. `factor`: how much less they vary than independent ones."""
        self.size += amount
        for face, chance in chances.items():
            self.came.setdefault(face, 0)
            self.expected[face] = self.expected.get(face, 0) + amount * chance
        for face in shown:
            self.came[face] += 1
        for (one, p), (other, q) in product(chances.items(), repeat=2):
            shared = p * ((one == other) - q)
            self.spread[one, other] = self.spread.get((one, other), 0) + amount * factor * shared

    def include(self, other: Counts) -> None:
        self.size += other.size
        for face, came in other.came.items():
            self.came[face] = self.came.get(face, 0) + came
            self.expected[face] = self.expected.get(face, 0) + other.expected[face]
        for pair, shared in other.spread.items():
            self.spread[pair] = self.spread.get(pair, 0) + shared

    def judged(self) -> list[str]:
        """The faces that are expected often enough, alone and, as far as they are not, together."""
        faces = sorted(self.came, key=lambda face: -self.expected[face])
        enough = [face for face in faces if self.expected[face] >= ENOUGH]
        rest = sum(self.expected[face] for face in faces[len(enough) :])
        while enough and 0 < rest < ENOUGH:
            rest += self.expected[enough.pop()]
        return enough

    def distance(self) -> tuple[float, int]:
        faces = self.judged()
        off = [self.came[face] - self.expected[face] for face in faces]
        return distance(off, [[self.spread.get((one, other), 0) for other in faces] for one in faces])

    def off(self, face: str) -> float:
        """In standard deviations."""
        variance = self.spread[face, face]
        return abs(self.came[face] - self.expected[face]) / sqrt(variance) if variance > 0 else 0


Key = tuple[str, ...]
"""What is counted together: all dice with the same faces, all draws of a game with the same verb."""


class Part:
    """Dice with the same faces, or draws of one kind."""

    def __init__(self, sort: str) -> None:
        self.sort = sort
        """`dice`, `draw`, or `lot`: who starts."""
        self.games: set[str] = set()
        self.verbs: dict[str, None] = {}
        self.kinds: dict[str, None] = {}
        self.counts: dict[str, Counts] = {who: Counts() for who in (PEOPLE, BOTS, NOBODY)}

    @property
    def all(self) -> Counts:
        everything = Counts()
        for counts in self.counts.values():
            everything.include(counts)
        return everything

    @property
    def tested(self) -> list[Counts]:
        """People and bots apart if there is enough of both, so that an advantage of either shows; else together."""
        apart = [self.counts[PEOPLE], self.counts[BOTS]]
        if all(counts.distance()[1] for counts in apart):
            return apart
        together = self.all
        return [together] if together.distance()[1] else []


class Wrong(NamedTuple):
    """An outcome that does not follow from the seed."""

    number: int
    """The game, counted from 1 in the order in which games were added."""
    game: str
    step: int
    move: str
    expected: str


class Verdict(NamedTuple):
    code: str
    """`none`: nothing came from a seed. `few`: too few to judge. `even`: as fair dice are. `uneven` or `smooth`: less
    or more even than fair dice usually are."""
    size: dict[str, int]
    """How much was judged, by sort; if it is too few, how much there is."""
    rarity: int | None
    """Fair dice are so uneven, or so even, about once in so many audits; None if that is nothing unusual."""
    most: tuple[int, str] | None
    """If they are uneven: the part and the face that is furthest from what was expected."""


class Audit:
    """What one or many games show."""

    def __init__(self) -> None:
        self.games = 0
        self.checked = 0
        """Outcomes that should follow from a seed."""
        self.typed = 0
        """Outcomes that people entered."""
        self.repeated = 0
        """Games with a seed that an earlier one had: their dice are the same, so they are not counted again."""
        self.wrong: list[Wrong] = []
        self._parts: dict[Key, Part] = {}
        self._seeds: set[str] = set()

    def add(self, match: Match[Any], wrong: Mapping[int, str]) -> None:
        """`wrong`: the steps that do not follow from the seed, and what it gives; see record.read."""
        self.games += 1
        if match.origin is None:
            return
        id = match.game.info.id
        counted = match.origin not in self._seeds
        self._seeds.add(match.origin)
        self.repeated += not counted
        for number, chance, step, after, _ in match.settled():
            if number in wrong:
                self.wrong.append(Wrong(self.games, id, number, step.move, wrong[number]))
            elif step.given:
                self.typed += 1
                continue
            self.checked += 1
            if counted and LOOSE not in step.move.split():
                self._count(match, chance, step.move, after)

    def _count(self, match: Match[Any], chance: Chance, outcome: str, last: int | None) -> None:
        def who(seat: int | None) -> str:
            return NOBODY if seat is None else PEOPLE if match.seats[seat].kind == PERSON else BOTS

        id, shown = match.game.info.id, shown_in(outcome)
        if isinstance(chance, Draw):
            self._draw(chance, shown, self._part(("draw", id, chance.verb), id, chance.verb), who(last))
            return
        for amount, faces, kind, _, owner in chance.groups:
            group, shown = shown[:amount], shown[amount:]
            if len(set(faces)) > 1:
                sort = "lot" if chance.verb == LOT else kind_of(chance)
                part = self._part((sort, *faces), id, chance.verb, kind)
                chances = {face: faces.count(face) / len(faces) for face in faces}
                part.counts[who(last if owner is None else owner)].add(chances, group, amount)

    def _draw(self, chance: Draw, shown: list[str], part: Part, who: str) -> None:
        """Several things drawn at once vary less than dice; if nothing is left in the bag, they do not vary at all."""
        left = sum(count for _, count in chance.bag)
        if sum(count > 0 for _, count in chance.bag) > 1 and chance.amount:
            chances = {thing: count / left for thing, count in chance.bag if count}
            part.counts[who].add(chances, shown, chance.amount, (left - chance.amount) / (left - 1))

    def _part(self, key: Key, game: str, verb: str, kind: str = "") -> Part:
        part = self._parts.setdefault(key, Part(key[0]))
        part.games.add(game)
        part.verbs[verb] = part.kinds[kind] = None
        return part

    @property
    def parts(self) -> list[Part]:
        """Dice first, then lots and draws; of each, what was rolled most comes first."""
        order = ("dice", "draw", "lot")
        parts = [part for part in self._parts.values() if part.all.size]
        return sorted(parts, key=lambda part: (order.index(part.sort), -part.all.size))

    @property
    def verdict(self) -> Verdict:
        """One for everything: of many tests, some would find fault with fair dice."""
        parts = self.parts
        tested = [(at, counts) for at, part in enumerate(parts) for counts in part.tested]
        found = [counts.distance() for _, counts in tested]
        chance = exceeds(sum(value for value, _ in found), sum(degrees for _, degrees in found))
        sizes: dict[str, int] = {}
        for part in parts:
            if not tested or part.tested:
                sizes[part.sort] = sizes.get(part.sort, 0) + part.all.size
        if not tested:
            return Verdict("few" if sizes else "none", sizes, None, None)
        if chance > 1 - LEVEL / 2:
            return Verdict("smooth", sizes, _rarity(1 - chance), None)
        if chance >= LEVEL / 2:
            return Verdict("even", sizes, None, None)
        _, at, face = max((counts.off(face), at, face) for at, counts in tested for face in counts.judged())
        return Verdict("uneven", sizes, _rarity(chance), (at, face))


def _rarity(chance: float) -> int:
    """Rounded to one digit: more is not known."""
    return int(float(f"{1 / max(chance, 1e-6):.0e}"))


def audit_of(match: Match[Any], wrong: Mapping[int, str] | None = None) -> Audit:
    audit = Audit()
    audit.add(match, wrong or {})
    return audit
