"""An audit of the dice in words: the verdict first, then what came up, as tables."""

from __future__ import annotations

from collections.abc import Iterator

from ..audit import BOTS, LEVEL, PEOPLE, Audit, Part
from .tables import Row, aligned
from .words import Words

BAR = 24
"""The longest bar has so many blocks."""


def audit_lines(audit: Audit, words: Words) -> Iterator[str]:
    say = words.say
    parts = audit.parts
    yield from _verdict(audit, parts, words)
    if audit.wrong:
        yield say("audit-wrong-some", count=len(audit.wrong))
        for wrong in audit.wrong:
            name = f"{say(f'{wrong.game}-name')} ({wrong.number})"
            yield f"  {say('audit-wrong', game=name, step=wrong.step, move=wrong.move, expected=wrong.expected)}"
    elif audit.checked:
        yield say("audit-checked", count=audit.checked)
    for id, count in (("audit-typed", audit.typed), ("audit-repeated", audit.repeated)):
        if count:
            yield say(id, count=count)
    for part in parts:
        if part.tested or part.sort == "dice":
            yield ""
            yield f"{_name(part, words)} ({words.number(part.all.size)})"
            yield from aligned([*_rows(part, words)], 1)
    if few := [part for part in parts if not part.tested]:
        yield ""
        named = words.list(f"{_name(part, words)} ({words.number(part.all.size)})" for part in few)
        yield say("audit-rest", what=named)
    if any(part.tested for part in parts):
        yield say("audit-test", times=round(1 / LEVEL))


def _verdict(audit: Audit, parts: list[Part], words: Words) -> Iterator[str]:
    verdict = audit.verdict
    dice = verdict.size.get("dice", 0)
    draws = sum(verdict.size.values()) - dice
    counted = (("audit-dice", dice), ("audit-draws", draws))
    what = words.list(words.say(id, count=count) for id, count in counted if count)
    if verdict.rarity is None:
        yield words.say(f"audit-{verdict.code}", {"what": what} if what else {})
    else:
        yield words.say(f"audit-{verdict.code}", what=what, times=verdict.rarity)
    if verdict.most:
        at, face = verdict.most
        counts = parts[at].all
        shown = _face(parts[at], face, words)
        yield words.say("audit-most", face=shown, count=counts.came[face], expected=round(counts.expected[face]))


def _name(part: Part, words: Words) -> str:
    if part.sort == "lot":
        return words.say("audit-part-lot")
    if len(part.games) > 1:
        return words.say("audit-part-mixed")
    return words.say(f"audit-part-{part.sort}", game=words.say(f"{next(iter(part.games))}-name"))


def _face(part: Part, face: str, words: Words) -> str:
    """Its name if its game has a name for it as a card, else what one types for it."""
    named = f"{next(iter(part.games))}-card-{face}"
    return words.say(named) if part.sort == "draw" and words.has(named) else face


def _rows(part: Part, words: Words) -> Iterator[Row]:
    """With people and bots apart if they are judged apart."""
    say = words.say
    everything, people, bots = part.all, part.counts[PEOPLE], part.counts[BOTS]
    both = len(part.tested) > 1
    heads = [say("audit-people"), say("audit-bots")] if both else []
    yield [say("audit-face"), say("audit-came"), say("audit-expected"), *heads, ""]
    most = max(everything.came.values())
    for face, came in everything.came.items():
        shares = [words.share(counts.came.get(face, 0) / counts.size) for counts in (people, bots)] if both else []
        expected = words.number(round(everything.expected[face], 1))
        bar = "█" * round(BAR * came / max(most, 1))
        yield [_face(part, face, words), words.number(came), expected, *shares, bar]
