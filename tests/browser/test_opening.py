"""Opening a game that somebody sent, in every way there is. What is refused is refused in one sentence, and nothing
that is stored changes.
"""

from __future__ import annotations

import base64
import json
from typing import Any

from browser import records
from browser.games import SAMPLE
from browser.player import PATIENCE, appear, go, id_of, noted, said, saved, settle, wait_until
from browser.test_sharing import STORED, played, shared
from playwright.sync_api import Locator, Page, expect

from pyapp.core import record
from pyapp.core.link import to_link

KEPT = "JSON.stringify(Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('rollbook.game.')).sort())"
DROP = """(dropped) => {
    const data = new DataTransfer();
    for (const [name, text] of dropped)
        if (name) data.items.add(new File([text], name, { type: name.endsWith(".png") ? "image/png" : "text/plain" }));
        else data.setData("text/plain", text);
    for (const type of ["dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
}"""
CAMERA = """async (png) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (one) => one.charCodeAt(0))]));
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [640, 480];
    const context = canvas.getContext("2d");
    const paint = () => {
        context.fillStyle = "#777";
        context.fillRect(0, 0, 640, 480);
        if (window.sees) context.drawImage(picture, 170, 90, 300, 300);
    };
    setInterval(paint, 40);
    window.streams = [];
    navigator.mediaDevices.getUserMedia = async () => {
        const stream = canvas.captureStream(25);
        window.streams.push(stream);
        return stream;
    };
}"""
"""A camera that sees a grey wall or, from when it is told, this picture."""
LIVE = "window.streams.filter(stream => stream.active).length"


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Open a game")


def opened(page: Page) -> Locator:
    page.get_by_role("button", name="Open a game").click()
    expect(dialog(page)).to_be_visible()
    return dialog(page)


def paste(page: Page, text: str) -> None:
    dialog(page).get_by_role("textbox", name="Link, code or saved game").fill(text)
    dialog(page).get_by_role("button", name="Open", exact=True).click()


def file(name: str, text: str | bytes, kind: str = "text/plain") -> Any:
    return {"name": name, "mimeType": kind, "buffer": text.encode() if isinstance(text, str) else text}


def at_home(page: Page) -> None:
    go(page, "")
    appear(page, "html[data-screen=home] .games")


def test_a_game_opens_by_pasting_choosing_and_dropping(page: Page, site: str) -> None:
    page.goto(site)
    appear(page, ".home")
    match = played(20_000)
    link, text = to_link(match), record.write(match)
    rolls = sum(step.seat is None for step in match.steps)

    def check(how: str) -> None:
        page.get_by_role("dialog", name="Result").wait_for(timeout=PATIENCE)
        games = json.loads(page.evaluate(KEPT))
        assert [json.loads(game)["record"] for _, game in games] == [text], how
        expect(noted(page), how).to_contain_text(f"{rolls} rolls checked")
        at_home(page)

    for given in (f"Anna 1 – Ben 2 · Tutto\n{site}#/open/{link}", link.replace("~", "%7E"), f"# ours\r\n{text}"):
        opened(page)
        if given.startswith("%7E"):
            given = f"#/open/{given}"
        paste(page, given)
        check(given)
    opened(page).locator("input[type=file]").set_input_files(file("game.record", text))
    check("a file")
    for name in ("", "game.txt"):
        page.evaluate(DROP, [[name, text]])
        check(f"dropped {name}")

    # An export tells what it did, and takes it back. The shorter record of a game is nothing new.
    export = {"rollbook": 1, "games": [saved(text), saved(record.write(played(9)))]}
    page.evaluate(DROP, [["all.json", json.dumps(export)]])
    report = dialog(page).locator(".import")
    expect(report).to_contain_text("One game added. One game was already here.", timeout=PATIENCE)
    report.get_by_role("button", name="Undo the import").click()
    expect(report).to_contain_text("The import was undone.")
    page.keyboard.press("Escape")
    expect(dialog(page)).to_have_count(0)
    assert page.evaluate(STORED) == []


def test_of_several_files_each_is_taken(page: Page, site: str) -> None:
    page.goto(site)
    appear(page, ".home")
    whole, other = played(20_000), records.played(SAMPLE, 0.5)
    export = {"rollbook": 1, "games": [saved(record.write(played(9))), saved(other)]}
    more = {"rollbook": 1, "games": [{**saved(record.write(whole)), "record": "rubbish"}]}
    files = {
        "whole.record": record.write(whole),
        "all.json": json.dumps(export),
        "letter.txt": "Dear Ben!",
        "link.txt": to_link(whole)[:-3],
        "photo.png": "no picture",
        "newer.json": '{"rollbook": 2, "games": []}',
        "more.json": json.dumps(more),
    }
    opened(page)
    page.evaluate(DROP, list(files.items()))
    report = dialog(page).locator(".import")
    expect(report).to_contain_text("One game wasn’t imported.", timeout=PATIENCE)
    expect(report).to_contain_text("One game added. One game was already here.")
    assert dialog(page).locator(".files li").all_inner_texts() == [
        "whole.record Open",
        "all.json 2 games",
        "letter.txt This isn’t a link, a code or a file from Rollbook.",
        "link.txt This link is damaged or incomplete.",
        "photo.png There’s no readable QR code in this picture.",
        "newer.json Saved by a newer version of Rollbook.",
        "more.json One game",
    ]
    expect(said(page)).to_contain_text("letter.txt This isn’t a link")
    assert len(page.evaluate(STORED)) == 2  # two of the files have the same game
    dialog(page).get_by_role("link", name="Open").click()
    page.get_by_role("dialog", name="Result").wait_for(timeout=PATIENCE)
    # Chosen together, too; the last import can still be taken back.
    at_home(page)
    expect(opened(page).get_by_role("button", name="Undo the import")).to_be_visible()
    chosen = [file(name, text) for name, text in list(files.items())[:3]]
    dialog(page).locator("input[type=file]").set_input_files(chosen)
    expect(report).to_contain_text("One game added. One game was already here.", timeout=PATIENCE)
    expect(dialog(page).locator(".files li")).to_have_count(3)


def test_what_cannot_be_opened_is_said_in_one_sentence(page: Page, site: str) -> None:
    """At a table, whose game goes on as it was."""
    page.goto(site)
    appear(page, ".home")
    match = played(60)
    text, link = record.write(match), to_link(match)
    go(page, f"play/{id_of(text)}", text)
    appear(page, ".game-view[data-mode=live], .hand-over:not([hidden]) .act:enabled")
    before, address = page.evaluate(KEPT), page.url
    step = next(at for at, step in enumerate(match.steps) if step.move.startswith("roll"))
    roll = match.steps[step].move
    other = f"roll {' '.join('1' if roll[5] != '1' else '2' for _ in roll.split()[1:])}"
    refused = {
        "hello": "This link is damaged or incomplete.",
        "Good morning!": "This isn’t a link, a code or a file from Rollbook.",
        "": "This isn’t a link, a code or a file from Rollbook.",
        link[:-4]: "This link is damaged or incomplete.",
        "." + link[1:]: "This link is from a newer version of Rollbook. Update, then open it again.",
        text[:100]: "Damaged, or saved by a newer version.",
        text + "roll 9 9\n": "The saved game is damaged.",
        text.replace(f"\n{roll}\n", f"\n{other}\n", 1): f"Step {step + 1} doesn’t follow from the seed: “{other}”. "
        "Somebody has changed this game.",
        text.replace("game: tutto 1", "game: tutto 99"): "Saved by a newer version of Rollbook.",
        '{"rollbook": 2, "games": []}': "Saved by a newer version of Rollbook.",
        '{"rollbook": 1, "games"': "This isn’t a link, a code or a file from Rollbook.",
    }
    page.evaluate(DROP, [["", "hello"]])
    expect(dialog(page)).to_be_visible()
    told = dialog(page).locator(".told")
    for given, sentence in refused.items():
        paste(page, given)
        expect(told, given).to_have_text(sentence, timeout=PATIENCE)
        expect(said(page), given).to_contain_text(sentence)
    dialog(page).locator("input[type=file]").set_input_files(file("x.png", b"no picture", "image/png"))
    expect(told).to_have_text("There’s no readable QR code in this picture.")
    page.keyboard.press("Escape")
    assert (page.evaluate(KEPT), page.url) == (before, address)


def test_the_camera_reads_a_code_and_is_always_switched_off(page: Page, site: str) -> None:
    page.goto(site)
    appear(page, ".home")
    shared(page, played(20_000))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Share").click()
    code = page.get_by_role("img", name="QR code of the link")
    expect(code.locator("svg")).to_be_visible()
    png = code.screenshot(animations="disabled")
    page.keyboard.press("Escape")
    page.evaluate("localStorage.clear()")

    # A picture of it.
    at_home(page)
    opened(page).locator("input[type=file]").set_input_files(file("code.png", png, "image/png"))
    page.get_by_role("dialog", name="Result").wait_for(timeout=PATIENCE)
    assert len(page.evaluate(STORED)) == 1

    # The camera: refused, closed, stopped, out of sight, and at last it sees the code.
    at_home(page)
    scan = opened(page).get_by_role("button", name="Scan QR code")
    scan.click()
    told = dialog(page).locator(".told")
    expect(told).to_contain_text("camera was found", timeout=PATIENCE)
    page.evaluate(CAMERA, base64.b64encode(png).decode())
    endings = {
        "closed": lambda: page.keyboard.press("Escape"),
        "stopped": lambda: dialog(page).get_by_role("button", name="Stop camera").click(),
        "hidden": lambda: page.evaluate("document.dispatchEvent(new Event('visibilitychange'))"),
        "read": lambda: page.evaluate("window.sees = true"),
    }
    for how, end in endings.items():
        if not dialog(page).count():
            opened(page)
        dialog(page).get_by_role("button", name="Scan QR code").click()
        expect(dialog(page).locator("video")).to_be_visible()
        wait_until(page, f"{LIVE} === 1", "the camera is not on")
        end()
        wait_until(page, f"{LIVE} === 0", f"the camera stays on: {how}")
    page.get_by_role("dialog", name="Result").wait_for(timeout=PATIENCE)
    assert len(page.evaluate(STORED)) == 1


DETECTOR = """() => {
    window.formats = ["qr_code"];
    window.BarcodeDetector = class {
        static getSupportedFormats = async () => window.formats;
        async detect(source) {
            if (!source.width && !source.videoWidth) throw new TypeError("no picture");
            if (window.fails) throw new DOMException("no service", "NotSupportedError");
            return window.code ? [{ rawValue: window.code }] : [];
        }
    };
}"""
"""The browser's own reader of codes, which Chromium without a window does not have."""
PICTURE = """() => new Promise((made) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 40, height: 40 });
    canvas.getContext("2d").fillRect(0, 0, 40, 40);
    canvas.toBlob(async (blob) => made(btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())))));
})"""


def test_where_the_browser_reads_codes_itself_it_does(page: Page, site: str) -> None:
    """If it has promised too much, the app's own reader is fetched."""
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url) if "/decode-" in request.url else None)
    page.goto(site)
    appear(page, ".home")
    page.evaluate(DETECTOR)
    png = base64.b64decode(page.evaluate(PICTURE))
    picture = opened(page).locator("input[type=file]")
    told = dialog(page).locator(".told")
    picture.set_input_files(file("code.png", png, "image/png"))
    expect(told).to_have_text("There’s no readable QR code in this picture.")
    page.evaluate("window.code = 'https://example.org/'")
    picture.set_input_files(file("code.png", png, "image/png"))
    expect(told).to_have_text("This isn’t a link, a code or a file from Rollbook.")
    assert not fetched
    page.evaluate(CAMERA, base64.b64encode(png).decode())
    dialog(page).get_by_role("button", name="Scan QR code").click()
    expect(told).to_have_text("This QR code doesn’t contain a Rollbook game.", timeout=PATIENCE)
    page.evaluate("code => { window.code = code; }", f"{site}#/open/{to_link(played(20_000))}")
    page.get_by_role("dialog", name="Result").wait_for(timeout=PATIENCE)
    assert len(page.evaluate(STORED)) == 1
    assert not fetched
    at_home(page)
    page.evaluate("window.fails = true")
    opened(page).locator("input[type=file]").set_input_files(file("code.png", png, "image/png"))
    expect(told).to_have_text("There’s no readable QR code in this picture.", timeout=PATIENCE)
    assert len(fetched) == 1


def test_the_dialog_gives_the_focus_back_and_fits_a_phone(page: Page, site: str) -> None:
    page.goto(f"{site}?lang=hu")
    button = page.locator("#open-game")
    expect(button).not_to_be_empty(timeout=PATIENCE)  # before, it does nothing
    button.focus()
    page.keyboard.press("Enter")
    sheet = page.locator("dialog.open-game")
    expect(sheet).to_be_visible()
    settle(page)
    assert sheet.evaluate("one => one.scrollWidth <= one.clientWidth && one.getBoundingClientRect().top >= 0")
    assert sheet.evaluate("one => one.children[1].scrollHeight <= one.children[1].clientHeight")
    page.keyboard.press("Escape")
    expect(button).to_be_focused()


def test_a_result_goes_out_as_a_picture_and_as_text(page: Page, site: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(site)
    appear(page, ".home")
    match = played(20_000)
    link = shared(page, match)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy as text").click()
    expect(said(page)).to_contain_text("Text copied")
    outcome = match.outcome
    assert outcome
    order = sorted((0, 1), key=lambda seat: outcome.ranks[seat])
    people = " – ".join(f"{['Anna', 'Ben'][seat]} {outcome.scores[seat]:,}" for seat in order)
    line, sent = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert line.startswith(f"{people} · Tutto · ")
    assert sent == link
    with page.expect_download() as download:
        page.get_by_role("button", name="Save picture").click()
    picture = download.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20], "big") == 1200


SHARE = """() => {
    window.sent = [];
    navigator.canShare = ({ files }) => files.every(({ type }) => type === "image/png");
    navigator.share = async ({ title, url, files = [] }) => {
        if (!navigator.userActivation.isActive) throw new DOMException("not after a tap", "NotAllowedError");
        if (window.answer) throw new DOMException("no", window.answer);
        const heads = await Promise.all(files.map(async (file) => [file.name, await file.slice(1, 4).text()]));
        window.sent.push([title, url ?? "", ...heads.flat()]);
    };
}"""
"""What passes things on to other apps, as browsers have it on phones."""


def test_a_result_is_passed_on_to_other_apps(page: Page, site: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(site)
    appear(page, ".home")
    page.evaluate(SHARE)
    link = shared(page, played(20_000))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Share").click()
    sheet = page.get_by_role("dialog", name="Share this game")
    picture, send = (sheet.get_by_role("button", name=name) for name in ("Send picture…", "Send…"))
    picture.click()
    send.click()
    wait_until(page, "window.sent.length === 2", "nothing was sent")
    assert page.evaluate("window.sent") == [
        ["A game of Tutto", "", "rollbook-tutto.png", "PNG"],
        ["A game of Tutto", link],
    ]
    # Somebody who cancels is told nothing; if the system refuses, the person has it all the same.
    page.evaluate("window.answer = 'AbortError'")
    picture.click()
    send.click()
    expect(noted(page)).to_have_count(0)
    page.evaluate("window.answer = 'NotAllowedError'")
    with page.expect_download() as download:
        picture.click()
    assert download.value.suggested_filename == "rollbook-tutto.png"
    send.click()
    expect(noted(page)).to_have_text("Link copied")
    assert page.evaluate("navigator.clipboard.readText()") == link
    # The note is not behind the dialog: it is what a tap at its place meets, and it outlasts the dialog.
    box = noted(page).bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert noted(page).evaluate("note => note.matches(':hover')")
    page.keyboard.press("Escape")
    expect(noted(page)).to_be_visible()
