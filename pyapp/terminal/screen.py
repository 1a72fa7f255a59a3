"""The only way to the terminal's screen. It never passes on a control character from a text.

A record may come from anybody, and its names, moves and errors are shown. An escape sequence in them could rewrite what
is on the screen; a bidirectional control could show a text in another order than it is written.
"""

from __future__ import annotations

import sys
from unicodedata import category

JOINER = "\u200d"
"""Joins emoji of several parts: the only invisible character that names can contain."""
STEERING = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Controls, invisible formatting, halves of characters, and separators of lines and paragraphs."""
CLEAR = "\033[H\033[2J\033[3J"


def plain(text: str) -> str:
    """The text with every control character written as Python writes it, e.g. `\\x1b`."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(map(_shown, text))


def _shown(char: str) -> str:
    if char in ("\n", JOINER) or category(char) not in STEERING:
        return char
    return char.encode("unicode_escape").decode("ascii")


def show(text: str = "", *, error: bool = False) -> None:
    print(plain(text), file=sys.stderr if error else sys.stdout)


def read_answer(prompt: str) -> str:
    return input(f"{plain(prompt)} ").strip()


def clear() -> None:
    """So that the next person does not see what the last one saw; clears the scrolled-back lines too."""
    if sys.stdout.isatty():
        print(CLEAR, end="")


def show_progress(text: str, *, done: bool) -> None:
    """On one line that is overwritten, on the terminal only: the output itself may go to a program."""
    if sys.stderr.isatty():
        print(f"\r{plain(text)}", end="\n" if done else "", file=sys.stderr)
