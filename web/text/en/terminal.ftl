# Only for the terminal; its other texts are in the other files.

# $what $text A heading and its text, on one line.
terminal-pair = { $what }: { $text }
# The player types one of the letters.
terminal-ask = Number or move (u: { undo }, h: { menu-hint }):
# The player types $verb, then the faces or cards.
terminal-fell = What came up ({ $verb } …):
terminal-more = … and { $count } more such as { $move }
terminal-range = { $low } to { $high }
terminal-progress = { $done } of { $games }
