"""A position of Tutto as a screen needs it, and as a line of text."""

from __future__ import annotations

from typing import Any

from .choices import choices
from .state import LOT, WRITTEN, State, leaders


def view(state: State) -> dict[str, Any]:
    return {
        "target": state.rules.target,
        "scores": list(state.scores),
        "leaders": leaders(state),
        "player": None if state.phase == LOT else state.seat,
        "phase": state.phase,
        "card": state.card or None,
        "pile": sum(left for _, left in state.deck),
        "aside": [list(group) for group in state.aside],
        "tray": list(state.tray),
        "points": state.banked + state.aside_points,
        "leaf": state.leaf,
        "last": _last(state),
        "choices": [choice._asdict() for choice in choices(state)],
    }


def _last(state: State) -> dict[str, Any] | None:
    if state.last is None:
        return None
    code, seat, points = state.last
    return {"code": code, "seat": seat, "points": points, "written": code in WRITTEN}


def text(state: State) -> str:
    dice = " ".join(map(str, state.tray)) or "-"
    aside = " ".join("".join(map(str, group)) for group in state.aside) or "-"
    scores = " ".join(f"{'>' if seat == state.seat else ''}{score}" for seat, score in enumerate(state.scores))
    return (
        f"scores {scores} of {state.rules.target} | {state.phase} | card {state.card or '-'} | "
        f"aside {aside} = {state.aside_points} | tray {dice} | banked {state.banked} | "
        f"tuttos {state.tuttos} leaf {state.leaf} owed {state.payments}"
    )
