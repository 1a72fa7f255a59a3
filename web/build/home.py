"""The home page: index.html with a card for every game, the languages to choose from and the links to the rules.

Neither index.html nor the cards have words of their own: `with_words` fills in the catalogue's English. The page
contains what its first paint needs: its styles, and the script that puts the texts into the reader's language. The
policy knows both by their hashes.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path

from web.build import shelf

PLAIN = Path(__file__).with_name("plain-card.html")


def page(root: Path, languages: dict[str, str], rules: Iterable[str]) -> str:
    """`rules`: the games that have a rule page."""
    html = (root / "index.html").read_text(encoding="utf-8")
    html = fill(html, "games", list(cards(root).values()))
    html = fill(
        html, "languages", [f'<option value="{tag}" lang="{tag}">{name}</option>' for tag, name in languages.items()]
    )
    return fill(html, "rules", rule_links(root, rules))


def cards(root: Path) -> dict[str, str]:
    """The card of every game on the shelf, in their order."""
    return {game: card(root, game) for game in shelf.games(root)}


def card(root: Path, game: str) -> str:
    """The game's own card, or a plain one with a die."""
    own = root / "web" / "games" / game / "home.html"
    text = own.read_text("utf-8") if own.exists() else PLAIN.read_text("utf-8").replace("$game", game)
    text = re.sub(r"^<!-- order: .*? -->", "", text).strip()
    return in_english(text, "<a ") if game in shelf.english_only(root) else text


def in_english(html: str, tag: str) -> str:
    """Marks the first such tag, because the rest of the page changes its language."""
    return html.replace(tag, f'{tag}lang="en" ', 1)


def rule_links(root: Path, rules: Iterable[str]) -> list[str]:
    """In English until the app replaces it (see #fill in app.js)."""
    english = shelf.english_only(root)
    link = '<li><a href="rules/{0}.en.html" data-rules="{0}" data-text="{0}-name"></a></li>'
    links = {game: link.format(game) for game in shelf.games(root) if game in rules}
    return [in_english(html, "<a ") if game in english else html for game, html in links.items()]


def words_in(html: str) -> list[str]:
    """The ids of the messages on the page."""
    return sorted(set(re.findall(r' data-(?:text|label)="([\w-]+)"', html)))


def with_fixed(html: str, games: Iterable[str]) -> str:
    """The texts of these games stay as they are, whatever the language of the page."""
    for game in games:
        html = re.sub(rf' data-text="{game}-[\w-]+"', "", html)
    return html


def with_words(html: str, words: Mapping[str, str]) -> str:
    """`data-text` and `data-label` say what they name, and keep its name for other languages."""
    html = re.sub(r'( data-text="([\w-]+)"[^>]*>)', lambda at: at[1] + escape(words[at[2]], quote=False), html)
    return re.sub(r'( data-label="([\w-]+)")', lambda at: f'{at[1]} aria-label="{escape(words[at[2]])}"', html)


def with_inside(html: str, script: str, style: str) -> str:
    """The page with its script and its style sheet inline."""
    inside = {
        "script-src": ('<script src="web/boot.js"></script>', "script", script),
        "style-src": ('<link rel="stylesheet" href="web/styles/app.css">', "style", style),
    }
    for rule, (tag, name, content) in inside.items():
        digest = base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()
        for old, new in (
            (tag, f"<{name}>{content}</{name}>"),
            (f"{rule} 'self'", f"{rule} 'self' 'sha256-{digest}'"),
        ):
            if html.count(old) != 1:
                raise ValueError(f"index.html should have this just once: {old}")
            html = html.replace(old, new)
    return html


def fill(html: str, marker: str, lines: list[str]) -> str:
    return html.replace(f"<!-- build:{marker} -->", "\n    ".join(lines))
