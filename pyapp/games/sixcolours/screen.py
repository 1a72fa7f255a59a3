"""A position of Six Colours as plain JSON for a screen, which need not know a rule, and as text."""

from __future__ import annotations

from typing import Any

from .deck import CARDS, Hand, facts, points_of
from .dice import COLOURS, SIX, turned
from .state import EARLY, GIVE, HIDDEN, LAST, LOT, PILES_OF, START, THROW, THROWS, State, makes, open_piles


def view(state: State, seat: int | None, legal: tuple[str, ...]) -> dict[str, Any]:
    """`secret`: what is chosen from now is not for the others' eyes."""
    players = len(state.hands)
    dice = state.dice
    lying = makes(state, dice) if state.phase == THROW or state.inherit else 0
    action = CARDS[state.gained].action if state.gained else ""
    return {
        "phase": state.phase,
        "roller": None if state.phase == LOT else state.seat,
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
        "choices": [_choice(state, move) for move in legal] if _sees_choices(state, seat) else [],
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
    """What one may give tells what one has; every other choice is open to all."""
    return state.phase != GIVE or seat == state.seat


def _choice(state: State, move: str) -> dict[str, Any]:
    """What a legal move is about, so that the screen need not know a rule."""
    verb, _, rest = move.partition(" ")
    if verb == "take":
        pile = int(rest) - 1
        return {"move": move, "kind": "take", "pile": pile, **facts(state.tops[pile])}
    if verb in ("keep", "throw"):
        afresh = state.phase == START and not rest
        return {
            "move": move,
            "kind": "throw",
            "dice": list(rest),
            "left": SIX - len(rest),
            "declines": [] if afresh else list(PILES_OF[open_piles(state, state.dice)]),
            "throws_left": THROWS - (0 if afresh else max(state.thrown, 1)) - 1,
        }
    if verb == "turn":
        die, face = rest.split(">")
        piles = PILES_OF[open_piles(state, turned(state.dice, die, face))]
        return {"move": move, "kind": "turn", "die": die, "face": face, "makes": list(piles)}
    if verb in ("steal", "swap"):
        return {"move": move, "kind": verb, "victim": int(rest) - 1, "cards": len(state.hands[int(rest) - 1])}
    if verb == "give":
        return {"move": move, "kind": verb, **facts(rest)}
    return {"move": move, "kind": verb}


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
