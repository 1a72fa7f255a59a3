# The terminal alone; everything else it says stands in the other files.

# $what $text A heading and what stands under it, on one line.
terminal-pair = { $what }: { $text }
# The letters are typed.
terminal-ask = Number or move (u: { undo }, h: { menu-hint }):
# $verb is typed, then the faces or cards.
terminal-fell = What fell ({ $verb } …):
terminal-more = … and { $count } more such as { $move }
terminal-range = { $low } to { $high }
terminal-progress = { $done } of { $games }
