# Only for the terminal; its other texts are in the other files.

# $what $text A heading and its text, on one line.
terminal-pair = { $what }: { $text }
# The player types one of the letters.
terminal-ask = Number or move (u: { undo }, h: { menu-hint }):
# The player types $verb, then the faces or cards.
terminal-fell = What came up ({ $verb } …):
terminal-more = … and { $count } more, such as { $move }
terminal-range = { $low } to { $high }
terminal-progress = { $done } of { $games }

# Above a table with each player's chance after every move.
terminal-odds-title = Chances of winning
terminal-odds-move = Move
terminal-odds-points = Points
# What a move loses against the best one.
terminal-odds-loss = Loss
# After an arrow that marks the move in the table.
terminal-odds-made = the move that was made
terminal-exact = These chances are exact.
# $error, e.g. 2.1%
terminal-estimate = These chances are estimates. Typical error: { $error }
terminal-review-who = Who
# Instead of a player's name: dice, cards.
terminal-review-chance = Chance
# $loss, e.g. 2.1% $move, e.g. stop
terminal-review-lost = loses { $loss }; best: { $move }
# $luck, e.g. +2.1%
terminal-review-luck = lucky for { $name }: { $luck }
# The heads of the columns, and what they have to do with each other.
terminal-review-start = Start
terminal-review-lucky = Luck
terminal-review-skill = Decisions
terminal-review-rest = Remainder
terminal-review-result = Result
terminal-review-mistakes = Own mistakes
terminal-review-sum = Luck + decisions + remainder = result − start. Decisions: the others’ mistakes less your own. Remainder: what the estimates did not know.
# $steps, e.g. 12, 31, 40
terminal-review-turning = Turning points: steps { $steps }
