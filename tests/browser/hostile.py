"""What somebody might send who means no good, and how to see whether it did anything."""

from __future__ import annotations

from playwright.sync_api import Frame, Page

STRINGS = {
    "markup": "<img src=x onerror=hit=1><b class=hit>x</b>",
    "script": "'\"></script><script>hit=1</script><svg onload=hit=1>",
    "reversed": "\u202egnp.exe\u202c\u2066x",
    "invisible": "\u200b\u2060\u00ad\ufeff\u200d",
    "template": "${hit=1}{{hit=1}}%s{ $name }javascript:hit=1",
    "long": "x" * 10_000,
}
ALL = "".join(STRINGS.values())
HIT = """() => ({
    ran: typeof hit !== "undefined",
    made: document.querySelectorAll(
        "img, .hit, script:not([src]):not(head > script:first-of-type), [onerror], [onload], iframe[srcdoc], object," +
            "a[href^='javascript']",
    ).length,
    wide: document.documentElement.scrollWidth - innerWidth,
})"""
WELL = {"ran": False, "made": 0, "wide": 0}


def check(page: Page | Frame, what: str, *, wide: bool = True) -> None:
    """`wide`: whether the page may not have become wider than its window either."""
    found = page.evaluate(HIT)
    assert found == (WELL if wide else {**WELL, "wide": found["wide"]}), what
