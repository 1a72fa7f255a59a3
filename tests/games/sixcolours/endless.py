"""A game of Six Colours that never ends.

Six different colours match no card, so the dice are passed on forever, with 62 ways to keep some every time.
"""

OPENING = ("!card trio_swap", "!card trio_pink", "!card trio_again", "throw", "!roll B G o p u y")
"""From the first player's turn; chance has a mark, as in the record of a seeded game."""
ROUND = ("keep BGopu", "!roll y")
