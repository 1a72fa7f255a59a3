"""No view knows a rule: it offers what the engine calls legal and nothing else.

Each view is shown real positions of its game with `legal` cut down to one move, or to nothing. Then everything that can
be pressed is pressed, by hand and by key, and every move it asks for is compared with what was legal.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import build
from pyapp import api

GAMES = sorted(file.parent.name for file in build.WEB.glob("games/*/view.js"))
FEW_OR_MANY = pytest.mark.parametrize("count", [3, pytest.param(5, marks=pytest.mark.slow)])
"""How many positions are taken from each game, spread over several whole games with any legal moves."""

MOUNT = """async ([game, chunk]) => {
    await import(new URL(chunk, document.baseURI));
    const sheet = document.createElement("link");
    Object.assign(sheet, { rel: "stylesheet", href: `web/games/${game}/view.css` });
    await new Promise(loaded => { sheet.onload = loaded; document.head.append(sheet); });
}"""

# A fresh view for every position, all beside each other: each waits while the others do.
SIT = """
    const main = document.querySelector("main");
    main.dataset.game = game;
    main.replaceChildren();
    const sit = (model) => {
        const view = document.createElement(`${game}-table`);
        const asked = [];
        view.addEventListener("move", event => asked.push(event.detail.move));
        main.append(view);
        view.model = { ...model, actions: [] };
        return { view, asked };
    };
"""

# Two rounds of pressing: what the first lays open is pressed in the second.
PRESS = (
    f"async ([game, cases]) => {{ {SIT}"
    """
    return Promise.all(cases.map(([model, hint]) => press(model, hint)));

    async function press(model, hint) {
        const { view, asked } = sit(model);
        if (hint) view.suggest(hint);
        const offered = () => [...view.querySelectorAll("[data-move]:enabled")].map(one => one.dataset.move);
        const controls = "button:enabled, [role=button], a, input:enabled, select:enabled";
        const open = () => [...view.querySelectorAll(controls)];
        const shown = new Set(offered());
        const bar = [...view.querySelectorAll(".actions button:enabled")].map(one => one.innerText);
        const settled = () => new Promise(done => setTimeout(done, 0));
        let pressed = 0;
        for (let round = 0; round < 2; round += 1) {
            const done = new Set();
            for (let left = 40; left; left -= 1) {
                const next = open().find(one => !done.has(one));
                if (!next) break;
                done.add(next);
                next.click();
                pressed += 1;
                await settled();
                offered().forEach(move => shown.add(move));
            }
        }
        // A view that waits for a second tap has had its grace by then.
        await new Promise(done => setTimeout(done, 450));
        for (const one of open()) { one.click(); one.click(); }
        const named = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Escape", "Backspace"];
        for (const key of [..."abcdefghijklmnopqrstuvwxyz0123456789", ...named]) {
            view.key(key);
            view.querySelector(".actions .main:enabled")?.click();
        }
        await settled();
        offered().forEach(move => shown.add(move));
        view.remove();
        return { asked: [...new Set(asked)], offered: [...shown], bar, pressed };
    }
}"""
)

# Only what the hint lays ready and what then can be pressed once: enough to make the one move there is.
FOLLOW = (
    f"async ([game, cases]) => {{ {SIT}"
    """
    return Promise.all(cases.map(([model, move]) => follow(model, move)));

    async function follow(model, move) {
        const { view, asked } = sit(model);
        view.suggest(move);
        for (let tries = 0; tries < 3 && !asked.length; tries += 1) {
            const ready = [...view.querySelectorAll("[data-move]:enabled")].find(one => one.dataset.move === move);
            const bar = view.querySelector(".actions .main:enabled") ?? view.querySelector(".actions button:enabled");
            (ready ?? bar)?.click();
            if (!asked.length) await new Promise(done => setTimeout(done, 450));
        }
        view.remove();
        return asked;
    }
}"""
)


def call(method: str, **params: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(api.call(method, json.dumps(params)))
    assert reply["ok"], reply
    return reply


def positions(game: str, random: Random) -> Iterator[dict[str, Any]]:
    """Decisions from whole games with any moves, any number of people, any house rules."""
    info = next(one for one in call("games")["games"] if one["id"] == game)
    while True:
        count = random.randint(*info["seats"])
        options = {one["id"]: random.choice(one["values"]) for one in info["options"] if one["kind"] == "choice"}
        seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben", "Cleo", "Dan", "Eva")[:count]]
        count = len(seats)
        now = call("new", match="views", game=game, seats=seats, options=options, seed=f"views{random.random()}")
        while now["turn"]["kind"] == "decide":
            if random.random() < 0.15:
                yield now
            now = call("play", match="views", move=random.choice(now["legal"]), rev=now["rev"])


def model_of(position: dict[str, Any], legal: list[str]) -> dict[str, Any]:
    kept = ("game", "view", "turn", "seats", "step", "outcome")
    return {**{key: position[key] for key in kept}, "mode": "live", "legal": legal}


@pytest.fixture
def stage(page: Page, site: str) -> Page:
    """The app's page with the views of all games loaded."""
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-screen", "home")
    chunks = {file.name: file.read_text("utf-8") for file in (build.DIST / "web" / "chunks").glob("view-*.js")}
    for game in GAMES:
        (chunk,) = (name for name, code in chunks.items() if f'define("{game}-table"' in code)
        page.evaluate(MOUNT, [game, f"web/chunks/{chunk}"])
    return page


@FEW_OR_MANY
def test_a_view_offers_only_what_is_legal(stage: Page, count: int) -> None:
    faults: list[str] = []
    for game in GAMES:
        random = Random(f"views of {game}")
        cases: list[tuple[dict[str, Any], list[str], str | None]] = []
        for _, position in zip(range(count), positions(game, random), strict=False):
            move = random.choice(position["legal"])
            cases += [(position, [move], None), (position, [move], move), (position, [], None)]
        found = stage.evaluate(PRESS, [game, [[model_of(position, legal), hint] for position, legal, hint in cases]])
        assert sum(one["pressed"] for one, (_, legal, _) in zip(found, cases, strict=True) if legal) > count
        for one, (position, legal, _) in zip(found, cases, strict=True):
            if not {*one["asked"], *one["offered"]} <= set(legal) or (one["bar"] and not legal):
                faults.append(f"{position['record']}\n{legal} of {position['legal']}: {one}")
    assert not faults, "\n\n".join(faults)


@FEW_OR_MANY
def test_a_view_lets_the_only_legal_move_be_made(stage: Page, count: int) -> None:
    faults: list[str] = []
    for game in GAMES:
        random = Random(f"only move of {game}")
        cases = [
            (position, random.choice(position["legal"]))
            for _, position in zip(range(count), positions(game, random), strict=False)
        ]
        found = stage.evaluate(FOLLOW, [game, [[model_of(position, [move]), move] for position, move in cases]])
        for asked, (position, move) in zip(found, cases, strict=True):
            if asked != [move]:
                faults.append(f"{asked} instead of {move} in\n{position['record']}")
    assert not faults, "\n\n".join(faults)
