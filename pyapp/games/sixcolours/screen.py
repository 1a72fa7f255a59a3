"""A position of Six Colours as plain JSON for a screen, which needs no rule, and as text."""

from __future__ import annotations

from typing import Any

from .choices import choices
from .deck import CARDS, Hand, facts, points_of
from .dice import COLOURS
from .state import EARLY, GIVE, HIDDEN, LAST, LOT, PILES_OF, THROW, THROWS, State, makes


def view(state: State, seat: int | None, legal: tuple[str, ...]) -> dict[str, Any]:
    """`secret`: the others must not see what this choice is made from."""
    players = len(state.hands)
    hidden = any(HIDDEN in hand for hand in state.hands)
    dice = state.dice
    lying = makes(state, dice) if state.phase == THROW or state.inherit else 0
    action = CARDS[state.gained].action if state.gained else ""
    return {
        "phase": state.phase,
        "player": None if state.phase == LOT else state.seat,
        **({} if hidden else {"scores": [points_of(hand) for hand in state.hands]}),
        "piles": [
            {
                "card": facts(top) if top else None,
                "left": left,
                "made": bool(lying >> pile & 1),
                "declined": bool(state.declined >> pile & 1),
            }
            for pile, (top, left) in enumerate(zip(state.tops, state.left, strict=True))
        ],
        "dice": [_die(die, True) for die in state.kept] + [_die(die, False) for die in state.tray],
        "thrown": state.thrown,
        "throws": THROWS,
        "inherit": state.inherit,
        "turnable": state.turnable,
        "hands": [_hand(hand) for hand in state.hands],
        "early": EARLY[players],
        "last_number": LAST[players],
        "won": facts(state.gained) if state.gained else None,
        "action": action or None,
        "victim": state.victim if state.victim >= 0 else None,
        "drawn": facts(state.drawn) if state.drawn in CARDS else None,
        "last": _last(state),
        "secret": state.phase == GIVE,
        "choices": [choice._asdict() for choice in choices(state, legal)] if _sees_choices(state, seat) else [],
    }


def _die(die: str, aside: bool) -> dict[str, Any]:
    return {"die": die, "colour": COLOURS[die.lower()], "aside": aside}


def _hand(hand: Hand) -> dict[str, Any]:
    if HIDDEN in hand:
        return {"count": len(hand), "cards": None, "points": None}
    return {"count": len(hand), "cards": [facts(card) for card in hand], "points": points_of(hand)}


def _last(state: State) -> dict[str, Any] | None:
    if state.last is None:
        return None
    code, seat, card = state.last
    return {"code": code, "seat": seat, "card": facts(card) if card else None}


def _sees_choices(state: State, seat: int | None) -> bool:
    """The cards that a player can give reveal the player's hand; every other choice is public."""
    return state.phase != GIVE or seat == state.seat


def text(state: State) -> str:
    """The cards not drawn are those that are neither on offer nor in a hand."""
    piles = " ".join(f"{top or '-'}/{left}" for top, left in zip(state.tops, state.left, strict=True))
    hands = " | ".join(
        f"{'>' if seat == state.seat else ''}{len(hand)}: {' '.join(hand)}" for seat, hand in enumerate(state.hands)
    )
    return (
        f"{state.phase} {state.thrown} | piles {piles} | dice {state.kept or '-'} + {state.tray or '-'}"
        f"{' turn' if state.turnable else ''}{' inherit' if state.inherit else ''} | "
        f"declined {' '.join(str(pile + 1) for pile in PILES_OF[state.declined]) or '-'} | "
        f"gained {state.gained or '-'} others {' '.join(str(seat + 1) for seat in state.others) or '-'} "
        f"victim {state.victim + 1} drawn {state.drawn or '-'}\n"
        f"  hands {hands}"
    )
