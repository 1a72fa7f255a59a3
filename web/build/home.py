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

PLAIN = """
<a class="game" data-game="$game" href="#/new/$game">
  <span class="picture"><svg viewBox="0 0 240 112" aria-hidden="true">
    <g transform="rotate(-8 120 56)"><rect x="88" y="27" width="64" height="64" rx="15" fill="#000" fill-opacity=".18"/>\
<rect x="88" y="24" width="64" height="64" rx="15" fill="#fffaf0"/><g fill="#22262e"><circle cx="104" cy="40" r="6"/>\
<circle cx="136" cy="40" r="6"/><circle cx="120" cy="56" r="6"/><circle cx="104" cy="72" r="6"/>\
<circle cx="136" cy="72" r="6"/></g></g>
  </svg></span>
  <span class="words"><b data-text="$game-name"></b><small data-text="$game-line"></small></span>
</a>
"""


def page(root: Path, languages: dict[str, str], rules: Mapping[str, list[str]]) -> str:
    html = (root / "index.html").read_text(encoding="utf-8")
    html = fill(html, "games", list(cards(root).values()))
    html = fill(
        html, "languages", [f'<option value="{tag}" lang="{tag}">{name}</option>' for tag, name in languages.items()]
    )
    return fill(html, "rules", rule_links(cards(root), rules))


def cards(root: Path) -> dict[str, str]:
    """The card of every game on the shelf, in their order."""
    return {game: card(root, game) for game in shelf.games(root)}


def card(root: Path, game: str) -> str:
    """The game's own card, or a plain one with a die."""
    own = root / "web" / "games" / game / "home.html"
    text = own.read_text("utf-8") if own.exists() else PLAIN.replace("$game", game)
    return re.sub(r"^<!-- order: .*? -->", "", text).strip()


def rule_links(games: Iterable[str], rules: Mapping[str, list[str]]) -> list[str]:
    """In English until the app replaces it (see #fill in app.js)."""
    return [
        f'<li><a href="rules/{game}.en.html" data-rules="{game}" data-text="{game}-name"></a></li>'
        for game in games
        if "en" in rules.get(game, ())
    ]


def words_in(html: str) -> list[str]:
    """The ids of the messages on the page."""
    return sorted(set(re.findall(r' data-(?:text|label)="([\w-]+)"', html)))


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
