"""No screen and no table state looks or reads wrong: in every language, theme, size and type, for every eye.

All of it goes through the one list in states.py, many checks to each opened state. The pictures are reviewed:
`pytest tests/browser/test_states.py --regenerate` writes them again; look at what changed before you keep it. Those of
a game are in tests/games/<id>/pictures.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from itertools import cycle
from pathlib import Path
from typing import Literal

import pytest
from browser import pseudo
from browser.games import SAMPLE, about
from browser.looks import COLOURS, RULES, WORDS, Comparer, blemishes, faults
from browser.player import PATIENCE, PHONE, SIZES
from browser.state import State
from browser.states import GROUPS, HARDEST, IN_THE_DARK, PICTURED, PLACES, SEEN, STATES, looked_at
from playwright.sync_api import Error, Page, ViewportSize, expect

import build

TESTS = Path(__file__).parents[1]
PICTURES = TESTS / "browser" / "pictures"
FONTS = PICTURES / "fonts.json"
"""How wide the fonts were that the pictures were taken with: with others every line breaks elsewhere."""
RESULTS = build.ROOT / "test-results" / "pictures"

NARROW: ViewportSize = {"width": 320, "height": 568}
"""The narrowest that must lose nothing; one may scroll down there."""
ZOOMED: ViewportSize = {"width": 640, "height": 400}
"""A desk at 200 %."""
OTHER_LANGUAGES = [language for language in build.LANGUAGES if language != "en"]
LONG_WORDS = ("de", "fr", "hu")
TURNS = [turn for other in OTHER_LANGUAGES if other not in LONG_WORDS for turn in (*LONG_WORDS, other)]
"""The order in which languages take turns: those of long words three times as often as the others."""
SPREAD = "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }"
Theme = Literal["light", "dark"]
PICKED = ".tray .die[aria-pressed=true]"
"""In the hardest state of a game."""


def themes(state: State) -> tuple[Theme, ...]:
    return ("light", "dark") if state.name in IN_THE_DARK else ("light",)


@pytest.fixture
def app(page: Page, site: str) -> Page:
    enter(page, site)
    return page


def enter(page: Page, site: str, language: str = "en") -> None:
    page.set_default_timeout(PATIENCE)
    page.goto(f"{site}?lang={language}")
    expect(page.locator("html:not([data-text])")).to_have_attribute("data-screen", "home")


def tour(look: Callable[[State], list[str]], page: Page, states: tuple[State, ...] = STATES) -> None:
    """Opens every state and collects what is wrong with each."""
    found: dict[str, list[str]] = {}
    before = None
    for state in states:
        try:
            page.set_viewport_size(PHONE)
            state.open(page, before)
            before = state
            wrong = look(state)
        except (Error, AssertionError) as error:
            before = None
            wrong = [f"cannot be opened: {error}"]
        if wrong:
            found[state.name] = wrong
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


def named(name: str) -> State:
    (state,) = (state for state in STATES if state.name == name)
    return state


# Every language


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_every_state_reads_and_fits_in_every_language(page: Page, site: str, language: str) -> None:
    """On a phone no table needs scrolling to act, by turns the narrowest loses nothing and a lying phone or a desk has
    room for all, and axe finds nothing in the words. Each state that has no picture, and the hardest of each game, in
    one language, those that begin alike in the same one; in the slow run every state in every language.

    What does not depend on words is measured in English, below.
    """
    places = [place for place, turn in zip(PLACES, cycle(TURNS)) if turn == language]
    states = [state for place in places for state in place if state.name not in PICTURED or state.name in HARDEST]
    others = cycle(("narrow", "lying", "narrow", "desk"))

    def look(state: State) -> list[str]:
        wrong = fits(page, state, ("phone", next(others)))
        return wrong + [f"axe: {fault}" for fault in faults(page, WORDS, once=True)]

    enter(page, site, language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    tour(look, page, tuple(state for state in states if not state.only_seen))


@pytest.mark.slow
@pytest.mark.parametrize("language", build.LANGUAGES)
def test_every_state_in_every_language_without_taking_turns(page: Page, site: str, language: str) -> None:
    """At every size, and all of axe's rules, not only those that one would think depend on words."""

    def look(state: State) -> list[str]:
        return [f"axe: {fault}" for fault in faults(page)] + fits(page, state, (*SIZES, "narrow"))

    enter(page, site, language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    tour(look, page)


def fits(page: Page, state: State, sizes: Iterable[str]) -> list[str]:
    """What is cut off or out of reach at these sizes."""
    wrong = []
    for name in sizes:
        scrolls = name == "narrow" or not state.table
        size = NARROW if name == "narrow" else SIZES[name]
        wrong += [f"{name}: {one}" for one in sized(page, size, scrolls=scrolls)]
    return wrong


def sized(page: Page, size: ViewportSize, *, scrolls: bool) -> list[str]:
    settled = size == page.viewport_size
    if not settled:
        page.set_viewport_size(size)
    return blemishes(page, scrolls=scrolls, settled=settled)


@pytest.mark.parametrize("states", ["by turns", pytest.param("all", marks=pytest.mark.slow)])
def test_a_language_still_to_come_would_fit(page: Page, site: str, states: str) -> None:
    """A third longer than English, from left to right and from right to left: nothing is cut off at 360 pixels. By
    turns every third of those that are pictured, in one direction.
    """
    every, both = states == "all", ("ltr", "rtl")
    some = tuple(state for group in GROUPS.values() for state in looked_at(group) if not state.only_seen)
    chosen = STATES if every else some[::3]

    def look(state: State) -> list[str]:
        wrong = []
        for direction in both if every else (both[chosen.index(state) % 2],):
            page.evaluate("direction => { document.documentElement.dir = direction }", direction)
            wrong += [f"{direction}: {one}" for one in blemishes(page, scrolls=True, settled=False)]
        return wrong

    pseudo.speak(page)
    enter(page, site)
    expect(page.locator("#language")).to_have_attribute("aria-label", re.compile("Lååñğûûååğéé"))
    assert page.evaluate("getComputedStyle(document.body).direction") == "rtl"
    tour(look, page, chosen)


# Every eye


@pytest.mark.parametrize("states", GROUPS.values(), ids=GROUPS)
def test_every_kind_of_state_looks_right_to_every_eye(
    app: Page, comparer: Comparer, states: tuple[State, ...], regenerate: bool
) -> None:
    """One of each kind is as pictured, with nothing for axe to find; in the dark, too, where that is another picture
    in kind. It fits a phone; in type of twice the size, on a desk at 200 % or with letters set wide apart, by turns, it
    loses nothing, and one may scroll down there. Every state, in longer words: above; in English: in the slow run.
    """
    pictured = has_fonts(comparer, regenerate)
    named(f"{SAMPLE}: first card").open(app)  # no picture is taken of Python on its way
    turn = cycle(STRETCHED)

    def look(state: State) -> list[str]:
        wrong = []
        for theme in themes(state):
            app.emulate_media(color_scheme=theme)
            if pictured and state.name in PICTURED:
                wrong += [f"{theme}: {one}" for one in compare(app, comparer, state, theme, regenerate)]
            if not state.only_seen:
                rules = RULES if theme == "light" else COLOURS
                wrong += [f"{theme}: {one}" for one in faults(app, rules, once=True)]
        if theme != "light":
            app.emulate_media(color_scheme="light")
        if state.only_seen:
            return wrong
        wrong += [f"phone: {one}" for one in blemishes(app, scrolls=not state.table)]
        return wrong + next(turn)(app)

    tour(look, app, looked_at(states))
    if not pictured:
        pytest.skip(
            "all but the pictures was looked at: this machine sets type in other fonts than they were taken with"
        )


@pytest.mark.slow
@pytest.mark.parametrize("states", GROUPS.values(), ids=GROUPS)
def test_every_state_has_contrast_in_the_dark_and_loses_nothing_when_stretched(
    app: Page, states: tuple[State, ...]
) -> None:
    app.emulate_media(color_scheme="dark")
    looks = (*STRETCHED, lambda page: faults(page, COLOURS))
    wanted = tuple(state for state in states if not state.only_seen)
    tour(lambda _: [one for look in looks for one in look(app)], app, wanted)


def spread(page: Page) -> list[str]:
    """With room between lines, letters and words as a reader may set it (WCAG 1.4.12); a word may break then."""
    dress(page, SPREAD)
    wrong = blemishes(page, scrolls=True, settled=False)
    dress(page, "")
    return [f"spread: {one}" for one in wrong if not one.startswith("broken word")]


def enlarged(page: Page) -> list[str]:
    dress(page, "html { font-size: 200% !important; }")
    wrong = [f"large: {one}" for one in blemishes(page, scrolls=True, settled=False)]
    dress(page, "")
    return wrong


def zoomed(page: Page) -> list[str]:
    return [f"zoomed: {one}" for one in sized(page, ZOOMED, scrolls=True)]


STRETCHED = (spread, enlarged, zoomed)


def test_in_forced_colours_dice_turn_choice_and_buttons_are_seen(app: Page, comparer: Comparer) -> None:
    """Where the system allows only its own few colours, shadows and tints are gone: lines must tell the same."""
    app.emulate_media(forced_colors="active")
    styles = """all => all.map(one => getComputedStyle(one)).map(style => (
        { outline: style.outlineStyle === "none" ? 0 : parseFloat(style.outlineWidth),
          border: parseFloat(style.borderTopWidth), line: style.borderTopColor, ground: style.backgroundColor }))"""

    def look(state: State) -> list[str]:
        wrong = []
        picks = about(state.game).picks
        for what in (".seat:is([aria-current], [data-current])", *((PICKED,) if picks else ())):
            [*found] = app.locator(what).evaluate_all(styles)
            if not found or any(style["outline"] < 2 for style in found):
                wrong.append(f"no outline: {what} {found}")
        for style in app.locator(".act:enabled").evaluate_all(styles):
            if style["border"] < 1 or style["line"] == style["ground"]:
                wrong.append(f"no border: {style}")
        dice = app.locator(".tray .die:visible")
        boxes = [box for one in dice.all() if (box := one.bounding_box())]
        if picks and len(boxes) < 2:
            wrong.append("no dice")
        for found in comparer.dice(app.screenshot(), boxes):
            if found["marks"] <= 60:
                wrong.append(f"what a die shows cannot be made out: {found}")
            if found["edge"] <= 25:
                wrong.append(f"a die does not stand out from the tray: {found}")
        return wrong

    tour(look, app, tuple(map(named, HARDEST)))


# Pictures


@pytest.fixture
def comparer(page: Page, site: str) -> Comparer:
    comparer = Comparer(page.context.new_page(), site)
    page.bring_to_front()  # or it would draw a picture a second
    return comparer


def has_fonts(comparer: Comparer, regenerate: bool) -> bool:
    fonts = {"widths of a line": comparer.fonts()}
    if regenerate:
        FONTS.write_text(json.dumps(fonts, indent=1) + "\n", "utf-8")
    return bool(json.loads(FONTS.read_text("utf-8")) == fonts)


def picture_of(state: State, theme: Theme) -> Path:
    folder = TESTS / "games" / state.game / "pictures" if state.game else PICTURES
    return folder / f"{state.slug}.{theme}.webp"


def compare(page: Page, comparer: Comparer, state: State, theme: Theme, regenerate: bool) -> list[str]:
    kept = picture_of(state, theme)
    # It is another one each time.
    same = "all => all.forEach(one => { one.textContent = '0123 4567 89ab cdef'; })"
    page.locator(".fingerprint code").evaluate_all(same)
    now = (page.locator(state.part) if state.part else page).screenshot(animations="disabled")
    if regenerate:
        kept.parent.mkdir(exist_ok=True)
        kept.write_bytes(comparer.pack(now))
    if not kept.exists():
        return ["no picture: run with --regenerate, and look at it"]
    found = comparer.compare(kept.read_bytes(), now)
    if found["same"]:
        return []
    RESULTS.mkdir(parents=True, exist_ok=True)
    name = "-".join(kept.relative_to(TESTS).with_suffix("").parts)
    (RESULTS / f"{name}.now.png").write_bytes(now)
    (RESULTS / f"{name}.marked.png").write_bytes(comparer.mark(now, found["places"]))
    return [f"differs by {found['worst']} at {len(found['places'])} places, see {RESULTS}"]


def test_no_picture_is_left_over() -> None:
    assert len(set(PICTURED)) == len(PICTURED)
    assert {state.name for state in SEEN} >= set(PICTURED) >= IN_THE_DARK
    assert all(state.name in PICTURED for state in SEEN if state.only_seen)
    wanted = {picture_of(state, theme) for state in SEEN if state.name in PICTURED for theme in themes(state)}
    kept = {*PICTURES.glob("*.webp"), *TESTS.glob("games/*/pictures/*.webp")}
    assert kept == wanted
    assert all(file.stat().st_size < 60_000 for file in kept)


def dress(page: Page, css: str) -> None:
    """Changes how the page looks."""
    page.evaluate(
        """css => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(css);
            document.adoptedStyleSheets = css ? [sheet] : [];
        }""",
        css,
    )


HARMLESS = {
    "another smoothing": "body { translate: .4px .3px; } * { text-rendering: geometricPrecision; }",
    "a softer screen": "body { filter: blur(.5px); }",
    "letters a hair wider": ".caption, .act { letter-spacing: .005em; }",
}
HARMFUL = {
    "a button moved": ".act.main { translate: 0 8px; }",
    "a die gone": ".tray .die:first-child { visibility: hidden; }",
    "another colour": ".act.main { background: #8a5a00; }",
    "words gone": ".caption { visibility: hidden; }",
    "a mark gone": ".die .tick { display: none !important; }",
    "a paler ground": ":root { --felt: #f6f1e6; --felt-deep: #f6f1e6; }",
}


def test_the_comparison_sees_what_a_person_would_and_no_more(app: Page, comparer: Comparer) -> None:
    named(f"{SAMPLE}: a Tutto").open(app)
    kept = comparer.pack(app.screenshot())
    seen = {}
    for name, css in {"nothing": "", **HARMLESS, **HARMFUL}.items():
        dress(app, css)
        found = comparer.compare(kept, app.screenshot())
        print(name, found["worst"])
        seen[name] = not found["same"]
    assert seen == {"nothing": False, **dict.fromkeys(HARMLESS, False), **dict.fromkeys(HARMFUL, True)}


def test_the_look_finds_each_kind_of_blemish(app: Page) -> None:
    """The checks above can fail."""
    named(f"{SAMPLE}: first throw").open(app)
    assert blemishes(app) == []
    spoilt = {
        "cut off": ".caption { width: 60px; height: 20px; overflow: hidden; }",
        "broken word": ".act.main { flex: 0 0 44px; min-width: 0; overflow-wrap: anywhere; }",
        "lies on": ".seat .score { margin-top: -1.1em; }",
        "outside": ".act.main { translate: 0 60px; }",
        "covered": ".caption { position: fixed; inset: 0; z-index: 9; }",
        "small": ".table-top .round { width: 30px; }",
        "the page is": ".table { min-height: 700px; }",
    }
    for what, css in spoilt.items():
        dress(app, css)
        assert any(what in one for one in blemishes(app)), what
    dress(app, "")
    assert faults(app, once=True) == []
    dress(app, ".caption { color: #bbb; background: #ccc; }")
    assert any(one.startswith("color-contrast") for one in faults(app, once=True))
    app.locator(".actions .act.main").evaluate("one => one.replaceChildren()")
    assert any(one.startswith("button-name") for one in faults(app, WORDS, once=True))
    assert any(one.startswith("button-name") for one in faults(app, once=True))
