"""A turn of Six Colours, solved exactly for all cards on offer at once.

Given what each card is worth when taken, and what six dice are worth if they are left lying without a card, it computes
what every way to continue is worth: rolls, kept dice, turned dice (SC-15) and declined cards (SC-11).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ...core.slices import Slices
from .deck import CARDS, PATTERN
from .dice import COLOURS, SIX
from .lattice import Colours, Values, average_of_rolls, best_to_keep, colours_of, nodes_making
from .state import PILES_OF, THROWS

COLOUR_AT = {colour: at for at, colour in enumerate(COLOURS.values())}
ROLLS: int = 6**SIX


@lru_cache(maxsize=512)
def colours_asked(tops: tuple[str, ...]) -> Colours:
    asked = {COLOUR_AT[CARDS[top].colour] for top in tops if top and CARDS[top].colour}
    return colours_of(tuple(sorted(asked)))


@lru_cache(maxsize=128)
def piles_made(tops: tuple[str, ...], shared: bool) -> bytes:
    """For every complete node, the piles whose cards the dice match, as a bit mask."""
    colours = colours_asked(tops)
    nothing = bytes(colours.nodes.complete)
    one, two, three = (nodes_making(PATTERN[top], colours, shared) if top else nothing for top in tops)
    return bytes(a | b << 1 | c << 2 for a, b, c in zip(one, two, three, strict=True))


class TurnValues:
    """What a turn is worth to the player whose turn it is.

    `cards` is the worth of each card on offer, `left_lying` that of the six dice of each complete node.
    """

    def __init__(
        self, tops: tuple[str, ...], shared: bool, cards: Sequence[float], left_lying: Sequence[float]
    ) -> None:
        self.colours = colours_asked(tops)
        self.nodes = self.colours.nodes
        self.made = piles_made(tops, shared)
        self.cards = tuple(cards)
        self.left_lying = left_lying
        self.best_card = tuple(
            max((self.cards[pile] for pile in PILES_OF[mask]), default=-1.0) for mask in range(len(PILES_OF))
        )
        offered = sum(1 << pile for pile, top in enumerate(tops) if top)
        most_lying = max(left_lying)
        self.most = tuple(max(self.best_card[offered & ~declined], most_lying) for declined in range(len(PILES_OF)))
        """What can be won at most if these piles are declined: who has it need not look further."""
        self._lying: dict[tuple[int, int], Values] = {}
        self._turnable: dict[tuple[int, int], Values] = {}
        self._rolls: dict[tuple[int, int], Values] = {}
        self._best: dict[tuple[int, int], Values] = {}

    def solve(self, throws: int, declined: int) -> Slices[None]:
        """What `rolls` needs, in slices: it asks for fewer and fewer rolls."""
        for fewer in range(1, throws + 1):
            self.rolls(fewer, declined)
            yield

    def rolls(self, throws: int, declined: int) -> Values:
        """For every set of kept dice: rolling the others, with this many rolls, including this one."""
        at = (throws, declined)
        if at not in self._rolls:
            lying, turnable = self.lying(throws - 1, declined), self.turnable(throws - 1, declined)
            self._rolls[at] = average_of_rolls(self.nodes, lying, turnable)
        return self._rolls[at]

    def best(self, throws: int, declined: int) -> Values:
        """For every complete node: rolling again with the best dice kept."""
        at = (throws, declined)
        if at not in self._best:
            self._best[at] = best_to_keep(self.nodes, self.rolls(throws, declined))
        return self._best[at]

    def lying(self, throws: int, declined: int) -> Values:
        """For every complete node: six dice on the table with this many rolls left; no die can be turned."""
        at = (throws, declined)
        if at not in self._lying:
            takes = [self.best_card[made & ~declined] for made in self.made]
            if not throws:
                found = [
                    taken if made & ~declined else left
                    for taken, made, left in zip(takes, self.made, self.left_lying, strict=True)
                ]
            else:
                most = self.most[declined]
                found = [
                    taken if taken >= most else max(taken, self.best(throws, declined | made)[node])
                    for node, (taken, made) in enumerate(zip(takes, self.made, strict=True))
                ]
            self._lying[at] = found
        return self._lying[at]

    def turnable(self, throws: int, declined: int) -> Values:
        """The same if a die can be turned. Only nodes with equal blacks have a meaning."""
        at = (throws, declined)
        if at not in self._turnable:
            lying = self.lying(throws, declined)
            found = lying.copy()
            for node, after in self.nodes.twins:
                if throws or not self.made[node] & ~declined:
                    found[node] = max(found[node], max([lying[one] for one in after]))
                else:  # SC-12: a card must stay available
                    allowed = [lying[one] for one in after if self.made[one] & ~declined]
                    found[node] = max(found[node], max(allowed, default=0.0))
            self._turnable[at] = found
        return self._turnable[at]

    def afresh(self) -> float:
        """A turn that begins with a roll of all six dice."""
        return self.rolls(THROWS, 0)[self.colours.node("")]

    def taken_over(self, node: int, afresh: float) -> float:
        """A turn that begins with these dice lying there (SC-13)."""
        made = self.made[node]
        found = max(afresh, self.best_card[made])
        return found if found >= self.most[0] else max(found, self.best(THROWS - 1, made)[node])
