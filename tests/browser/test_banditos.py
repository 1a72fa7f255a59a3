"""The table of Los Banditos: whole games by clicking, by keyboard and against a bot; claims; everything is in reach."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser.player import PATIENCE, Player, replay
from browser.test_app_access import faults
from playwright.sync_api import Browser, Locator, Page, expect

import build

PHONE = {"width": 360, "height": 640}
LANGUAGES = sorted(folder.name for folder in (build.WEB / "text").iterdir())
SIZES = {"phone": PHONE, "lying": {"width": 844, "height": 390}, "desk": {"width": 1280, "height": 800}}


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, object]) -> dict[str, object]:
    return {**browser_context_args, "viewport": PHONE, "reduced_motion": "reduce", "locale": "en"}


class Bandit(Player):
    game = "banditos"
    title = "Los Banditos"

    def agree(self) -> None:  # type: ignore[override]
        """As in the rulebook."""

    def sit_down_at(self, position: str) -> None:
        """Opens a stored game in this position."""
        save = {
            "id": position, "game": "banditos", "record": record(position), "rev": 1, "updated": 1, "outcome": None,
            "summary": {"names": ["Anna", "Ben"], "kinds": ["person", "person"], "scores": None, "turn": 0},
        }  # fmt: skip
        self.open()
        self.page.evaluate("save => localStorage.setItem(`rollbook.game.${save.id}`, JSON.stringify(save))", save)
        self.open(f"play/{position}")
        expect(self.page.locator("banditos-table[data-mode=live]")).to_be_visible(timeout=PATIENCE)

    # At the table

    @property
    def hand(self) -> Locator:
        return self.table.get_by_role("group", name="Dice to place").get_by_role("button")

    @property
    def lit(self) -> Locator:
        """Where the picked die may go."""
        return self.table.get_by_role("button", name=re.compile("^Place .* at "))

    def tile(self, letter: str) -> Locator:
        return self.table.get_by_role("button", name=re.compile(f"^{letter}, "))

    def side(self, letter: str, name: str) -> Locator:
        at = ["Loot", *self.table.get_by_role("columnheader").all_inner_texts()[1:]].index(name)
        row = self.table.get_by_role("row").filter(has=self.page.locator(f"button[aria-label^='{letter}, ']"))
        return row.locator("[role=cell]").nth(at - 1)

    def act(self, enough: int = 0) -> str:
        """Claims what can be claimed, places dice where they win, passes the bag on. Says what was pressed."""
        wins = self.lit.and_(self.page.get_by_role("button", name=re.compile("wins")))
        if self.action("Claim").count():
            button = self.action("Claim")
        elif self.lit.count():
            self.hand.last.click()
            button = wins.first if wins.count() else self.lit.last
        else:
            button = self.table.locator(".actions .act.main")
        said = button.get_attribute("aria-label") or button.inner_text()
        button.click()
        return said

    def until(self, phase: str, limit: int = 60) -> None:
        for _ in range(limit):
            assert self.wait_for_turn()
            if self.phase == phase:
                return
            self.act()
        raise AssertionError(f"never came to {phase}")


@pytest.fixture
def player(page: Page, site: str) -> Bandit:
    return Bandit(page, site)


HEAD = "rollbook 1\ngame: banditos 1\noption: start 1\nseat: person Anna\nseat: person Ben\n\n"


def moves(text: str) -> str:
    return "".join(f"{move.strip()}\n" for move in text.split(";"))


OPENING = moves("tile 3; tile 2; tile 3; tile 1")
SIXES = moves(
    "draw; dice red; roll 6; place red6 1; pass;"
    "draw; dice black green; roll 4 5; place black4 1; place green5 2; pass;"
    "draw; dice red red; roll 6 6"
)
MOVES = {
    "first turn": "",
    "two dice": SIXES,
    "safe": SIXES + moves("place red6 1; place red6 1"),
    "laid": SIXES + moves("place red6 1; place red6 3; pass"),
    "nearly lost": SIXES + moves("give 1; tile 2; give 2; tile 3; give 3; tile 1"),
    "few tiles": SIXES + moves("give 1; tile 2; give 1; tile 3; place red6 2; place red6 3; pass")
    + moves("give 1; tile 2; give 2; tile 1; give 4; tile 1; give 4; tile 1; give 4"),
    "no room": moves(
        "draw; dice red; roll 6; place red6 1; pass;"
        "draw; dice blue blue; roll 1 2; place blue1 4; place blue2 4; give 4; tile 1; pass;"
        "draw; dice red red; roll 1 3; place red1 1; place red3 1; pass;"
        "draw; dice blue blue; roll 1 2; place blue1 4; place blue2 4; give 4; tile 1; pass;"
        "draw; dice red red; roll 2 6; place red2 2; place red6 2; pass;"
        "draw; dice blue blue; roll 2 5; place blue2 1; place blue5 1; pass;"
        "draw; dice black red; roll 1 4; place black1 2; place red4 3; pass;"
        "draw; dice blue blue; roll 2 5; place blue2 2; place blue5 2; pass;"
        "draw; dice black black; roll 2 5; place black2 3; place black5 3; pass;"
        "draw; dice blue blue; roll 2 5; place blue2 3; place blue5 3; pass;"
        "draw; dice black black; roll 3 6; place black3 4; place black6 4; pass;"
        "draw; dice green green; roll 2 5; place green2 4; place green5 4; pass;"
        "draw; dice black green; roll 4 2; place black4 4"
    ),
}  # fmt: skip
"""Positions, by what happened so far."""


def record(position: str) -> str:
    return HEAD + OPENING + MOVES[position]


# Whole games


def test_a_whole_game_by_clicking(player: Bandit) -> None:
    player.new_game(seed="bandits-1")
    said = [player.act() for _ in range(2) if player.wait_for_turn()]
    player.wait_for_turn()
    player.tile("D").click()
    player.action("Give up D").click()
    player.action("Give up D").click()
    said += player.play_to_the_end()
    for start in ("Draw one die", "Draw two dice", "Place ", "Pass the bag", "Claim "):
        assert any(text.startswith(start) for text in said), start
    [save] = player.stored()
    assert "give 4" in save["record"]
    outcome = replay(save["record"])["outcome"]
    winner = ["Anna", "Ben"][outcome["winners"][0]]
    expect(player.result).to_contain_text(f"{winner} wins!")
    expect(player.result).to_contain_text(f"{winner} has loot worth {max(outcome['scores'])}.")
    player.result.get_by_role("button", name=re.compile("Play again")).click()
    expect(player.table.locator(".seat.near")).to_contain_text("Ben")


def test_against_a_bot_the_person_stays_near(player: Bandit) -> None:
    player.new_game(seed="bandits-2", people=("Anna",), bots=("sensible",))
    hurried = 0
    while True:
        waiting = player.table.get_by_role("button", name=re.compile("is playing"))
        ready = player.page.locator("banditos-table[data-mode=live], dialog.result[open]").or_(waiting).first
        expect(ready).to_be_visible(timeout=PATIENCE)
        if player.result.is_visible():
            break
        expect(player.table.locator(".seat.near")).to_contain_text("Anna")
        if waiting.is_visible():
            waiting.click()
            hurried += 1
            player.wait_for_turn()
        else:
            player.act()
    assert hurried > 0
    replay(player.stored()[0]["record"])


def test_a_whole_game_by_keyboard_alone(player: Bandit) -> None:
    page = player.page
    player.start_by_keyboard("bandits-3")
    presses = 0
    while player.wait_for_turn():
        if player.action("Claim").count():
            page.keyboard.press("k")
        elif player.lit.count():
            if presses % 3 == 0 and player.hand.count() > 1:
                page.keyboard.press("ArrowRight")
                expect(player.hand.last).to_have_attribute("aria-pressed", "true")
            place = player.lit.last.get_attribute("data-move")
            page.keyboard.press("abcd"[int(str(place)[-1]) - 1])
        else:
            page.keyboard.press("Enter")
        presses += 1
        assert presses < 400
    expect(player.result).to_be_visible()


def test_keys_look_at_tiles_and_give_them_up(player: Bandit) -> None:
    player.sit_down_at("nearly lost")
    page = player.page
    page.keyboard.press("i")
    expect(player.tile("A")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("i")
    expect(player.tile("B")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("g")
    expect(player.action("Keep it")).to_be_visible()
    page.keyboard.press("Escape")
    expect(player.table.locator("[aria-pressed=true].loot-tile")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_contain_text("pick the other die")


# Placing


def test_a_die_is_placed_by_two_taps_or_by_dragging(player: Bandit) -> None:
    player.new_game(seed="bandits-4")
    player.until("end")
    player.until("place")
    expect(player.hand).to_have_count(2)
    first, second = (str(die.get_attribute("aria-label")) for die in player.hand.all())
    player.hand.nth(1).click()
    expect(player.hand.nth(1)).to_have_attribute("aria-pressed", "true")
    player.table.get_by_role("button", name=f"Place {second} at B").click()
    expect(player.side("B", "Ben").get_by_role("img")).to_have_attribute("aria-label", second)
    expect(player.hand).to_have_count(1)
    player.hand.hover()
    player.page.mouse.down()
    where = player.side("C", "Ben").bounding_box()
    assert where
    player.page.mouse.move(where["x"] + 30, where["y"] + 40, steps=5)
    expect(player.side("C", "Ben")).to_have_class(re.compile("pointed"))
    player.page.mouse.up()
    expect(player.side("C", "Ben").get_by_role("img")).to_have_attribute("aria-label", first)
    expect(player.action("Pass the bag")).to_contain_text("Anna is next")


def test_a_die_dropped_elsewhere_goes_back(player: Bandit) -> None:
    player.sit_down_at("two dice")
    before = player.hand.first.bounding_box()
    player.hand.first.hover()
    player.page.mouse.down()
    player.page.mouse.move(180, 80, steps=5)
    player.page.mouse.up()
    expect(player.hand).to_have_count(2)
    assert player.hand.first.bounding_box() == before


def test_what_a_place_would_bring_stands_there(player: Bandit) -> None:
    player.sit_down_at("two dice")
    expect(player.side("A", "Anna")).to_contain_text("colour pair 6")
    player.table.get_by_role("button", name="Place red 6 at A, colour pair 6").click()
    expect(player.table.get_by_role("button", name="Place red 6 at A, colour triple 6, safe")).to_be_visible()


def test_what_the_turn_before_placed_is_marked(player: Bandit) -> None:
    player.sit_down_at("laid")
    expect(player.table.locator(".caption")).to_have_text("Anna placed red 6 at A, red 6 at C.")
    expect(player.table.locator(".die.newly")).to_have_count(2)


# Claiming and giving up


def test_a_claim_is_offered_with_its_reason_on_demand(player: Bandit) -> None:
    player.sit_down_at("safe")
    expect(player.action("Claim A")).to_contain_text("3 for Anna")
    player.tile("A").click()
    expect(player.table.locator(".caption")).to_have_text(
        "Anna’s colour triple 6 at A is safe: Ben can reach colour triple 4 at best."
    )
    player.tile("B").click()
    expect(player.action("Claim")).to_have_count(0)
    expect(player.table.locator(".caption")).to_contain_text("At B, Anna can reach colour triple 6 at best")


def test_giving_up_takes_a_second_tap_and_the_game_a_third(player: Bandit) -> None:
    player.sit_down_at("nearly lost")
    player.tile("B").click()
    player.action("Give up B").click()
    expect(player.table.locator(".caption")).to_have_text("Give up B? Ben wins 3 points.")
    player.action("Keep it").click()
    expect(player.action("Give up")).to_have_count(0)
    player.tile("B").click()
    player.action("Give up B").click()
    player.action("Give up B").click()
    dialog = player.page.get_by_role("dialog", name="Give up B and the game?")
    expect(dialog).to_contain_text("Ben would have 11 points and win at once.")
    dialog.get_by_role("button", name="Cancel").click()
    assert player.phase == "place"
    player.action("Give up B").click()
    dialog.get_by_role("button", name="Give up B").click()
    expect(player.result).to_contain_text("Ben wins!")


# For everybody


def test_the_row_reads_as_a_table(player: Bandit) -> None:
    player.sit_down_at("laid")
    expect(player.table.get_by_role("table", name="The row of loot")).to_match_aria_snapshot("""
        - table "The row of loot":
          - row "Loot Anna Ben":
            - columnheader "Loot"
            - columnheader "Anna"
            - columnheader "Ben"
          - row "A, 3 points, Anna stands better red 6, red 6 colour pair 6 black 4":
            - rowheader "A, 3 points, Anna stands better":
              - button "A, 3 points, Anna stands better"
            - cell "red 6, red 6 colour pair 6":
              - img "red 6, red 6"
              - text: colour pair 6
            - cell "black 4":
              - img "black 4"
          - row:
            - rowheader "B, 2 points, Ben stands better"
            - cell "no dice"
            - cell "green 5"
    """)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_any_position(browser: Browser, site: str, scheme: Any) -> None:
    page = browser.new_context(viewport=PHONE, color_scheme=scheme, reduced_motion="reduce", locale="en").new_page()  # type: ignore[arg-type]
    player = Bandit(page, site)
    found = {}
    for position in MOVES:
        player.sit_down_at(position)
        found[position] = faults(page)
        player.tile("A").click()
        found[f"{position}, looking"] = faults(page)
        player.action("Give up").click()
        found[f"{position}, giving up"] = faults(page)
    assert {name: list_ for name, list_ in found.items() if list_} == {}
    page.context.close()


OUT_OF_REACH = """() => {
    const wrong = [];
    for (const button of document.querySelectorAll('banditos-table button')) {
        if (!button.checkVisibility()) continue;
        const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
        const name = button.getAttribute('aria-label') ?? button.textContent;
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) wrong.push(`${name} lies outside`);
        if (Math.min(width, height) < 44) wrong.push(`${name} is too small`);
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!button.contains(there)) wrong.push(`${name} is covered by ${there?.className}`);
    }
    const words = 'banditos-table :is(.act, .caption, .name, .label > :first-child)';
    for (const text of document.querySelectorAll(words)) {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = text;
        const cut = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2;
        if (cut) wrong.push(`${text.textContent} is cut off`);
    }
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollHeight > innerHeight || scrollWidth > innerWidth) wrong.push('one has to scroll');
    return wrong;
}"""


@pytest.mark.parametrize(
    ("size", "language"), [*(("phone", language) for language in LANGUAGES), ("lying", "de"), ("desk", "de")]
)
def test_everything_is_in_reach_without_scrolling(browser: Browser, site: str, size: str, language: str) -> None:
    viewport: Any = SIZES[size]
    page = browser.new_context(viewport=viewport, reduced_motion="reduce", locale=language).new_page()
    player = Bandit(page, site)
    found = {}
    for position in MOVES:
        player.sit_down_at(position)
        found[position] = page.evaluate(OUT_OF_REACH)
        player.tile("A").click()
        found[f"{position}, looking"] = page.evaluate(OUT_OF_REACH)
        player.table.locator(".actions .act").first.click()
        found[f"{position}, giving up"] = page.evaluate(OUT_OF_REACH)
    assert {name: list_ for name, list_ in found.items() if list_} == {}
    page.context.close()


def test_without_colours_the_shape_of_the_pips_tells_the_dice_apart(player: Bandit) -> None:
    player.sit_down_at("no room")
    shapes: list[tuple[str, str]] = player.table.locator(".side .die").evaluate_all(
        "dice => dice.map(die => [die.dataset.dye, die.querySelector('.pip').innerHTML])"
    )
    by_colour = {colour: {shape for dye, shape in shapes if dye == colour} for colour, _ in shapes}
    assert len(by_colour) == 4
    assert all(len(found) == 1 for found in by_colour.values())
    assert len(set.union(*by_colour.values())) == 4
