# Qwantum. Terms: active player, action A, B, C, roll, white die, row, column, thick line, miss.

qwantum-name = Qwantum
qwantum-people = 1–4 players
qwantum-line = Four rows that rise, then fall.

## Colours: their names, and the letters beside them, which are also their keys

qwantum-colour-red = red
qwantum-colour-yellow = yellow
qwantum-colour-violet = violet
qwantum-colour-blue = blue
qwantum-colour-white = white
qwantum-kind-coloured = coloured
qwantum-kind-white = white
qwantum-keys-fell = enter a die: the letter of its colour, then its number
qwantum-letter-red = R
qwantum-letter-yellow = Y
qwantum-letter-violet = V
qwantum-letter-blue = B

## The table

qwantum-dice = Dice
qwantum-face = { $colour } { $number }
# $die, e.g. 3
qwantum-die-blank = die { $die }, not rolled yet
qwantum-die-white = white die, not rolled yet
# $sum, e.g. 12
qwantum-group = { $colour }, sum { $sum }
# $sum, e.g. 12
qwantum-group-out = { $colour }, sum { $sum }, taken
qwantum-white-adds = + to all
# $faces, e.g. { qwantum-face }
qwantum-faces = Faces of this die: { $faces }.
qwantum-faces-short = Faces of this die
qwantum-steps = Actions of this turn
qwantum-sheets = Sheets
qwantum-sheet-of = { $name }’s sheet
qwantum-row = Row
qwantum-column = column { $column }
qwantum-points = points
qwantum-misses-short = misses
qwantum-misses = { $misses ->
    [0] No misses
    [one] One miss, { $minus } point off
   *[other] { $misses } misses, { $minus } points off
}
qwantum-takes = empty, takes { $low } to { $high }
qwantum-closed = empty, no number fits
qwantum-write = Write { $number } in { $colour }, column { $column }.
qwantum-write-column = The column scores { $points }.
qwantum-note-unseen = has chosen
qwantum-note-passed = passed
qwantum-note-missed = miss

qwantum-advice-start = { $name } rolls all seven dice.
qwantum-advice-throw = Tap dice to reroll, or write in a highlighted space.
qwantum-advice-throw-none = Tap dice to reroll. No space takes these sums.
qwantum-advice-write = Write one sum in a highlighted space, or pass.
qwantum-advice-choose = { $name } may write one more sum.
qwantum-advice-unseen = { $name } may write one sum in secret.
qwantum-advice-none = No space on { $name }’s sheet takes any of these sums.

## Moves

qwantum-move-throw = Roll
qwantum-move-throw-note = { $name }, all seven dice
qwantum-move-throw-practice = all seven dice
qwantum-move-again = Reroll
qwantum-move-again-note = { $count ->
    [one] one die
   *[other] { $count } dice
}
qwantum-move-again-none = tap dice first
qwantum-move-pass = Pass
qwantum-move-pass-note = write nothing
qwantum-move-pass-miss = a miss: { $points ->
    [one] −1 point
   *[other] −{ $points } points
}
qwantum-move-pass-ends = fifth miss: game over
qwantum-key-pass = p

qwantum-choice-throw = Roll the dice
# $dice, e.g. { qwantum-face }
qwantum-choice-again = Reroll { $dice }
# $colour, e.g. red
qwantum-choice-write = Write { $number } in { $colour-name }
qwantum-choice-pass = Pass and write nothing

qwantum-hand-over = Everyone chooses a colour in secret. Then all choices are revealed together.

## Odds beside a hint

qwantum-odds-fits = At least one colour will fit: { $chance }
qwantum-odds-fits_two = Two colours will fit: { $chance }
qwantum-odds-row = After { $colour-name } { $number }, the next sum will fit: { $chance }
qwantum-odds-other_row = { qwantum-odds-row }

## Odds where there is little room, and why a move is best

qwantum-brief-fits = { $chance } fits
qwantum-brief-row = { $chance } fits next
# $fits-chance, e.g. 98 %
# $fits_two-chance, e.g. 71 %
qwantum-why-fits-fits_two = Afterwards at least one colour fits with a chance of { $fits-chance }, two with { $fits_two-chance }.

## Keys

qwantum-keys-1 = 1 … 7
qwantum-keys-1-text = pick a die, counted from the left, to reroll it and see its faces
qwantum-keys-2 = R Y V B
qwantum-keys-2-text = write red, yellow, violet, blue
qwantum-keys-3 = P
qwantum-keys-3-text = pass
qwantum-keys-4 = ← →
qwantum-keys-4-text = the other players’ sheets

## Events

qwantum-event-starts = { $name } starts.
qwantum-event-thrown = { $throw ->
    [1] { $name } rolls white { $white }: red { $red }, yellow { $yellow }, violet { $violet }, blue { $blue }.
   *[other] Now white { $white }: red { $red }, yellow { $yellow }, violet { $violet }, blue { $blue }.
}
qwantum-event-again = { $dice-count ->
    [one] { $name } rerolls one die.
   *[other] { $name } rerolls { $dice-count } dice.
}
qwantum-event-wrote = { $name } writes { $colour-name } { $number }.
qwantum-event-column = Column { $column } scores { $points }.
qwantum-event-passed = { $name } passes.
qwantum-event-ready = { $name } has chosen.
qwantum-event-chose = { $colour ->
    [none] In secret: nothing.
   *[other] In secret: { $colour-name } { $number }.
}
qwantum-event-revealed = All choices are revealed.
qwantum-event-missed = A miss for { $name }: −{ $misses }.
qwantum-event-sheet_full = { $name }’s sheet is full.
qwantum-event-ended = The game is over.

## How it ended

qwantum-outcome-sheet_full = A sheet is full.
qwantum-outcome-fifth_miss = A fifth miss ended the game.
qwantum-practice = { $score ->
    [one] One point
   *[other] { $score } points
}

## Options

qwantum-option-start = Who starts
qwantum-option-start-lot = Chosen at random
qwantum-option-equal = Equal neighbours in a row
qwantum-option-equal-meaning = Whether equal numbers may be next to each other in a row.
qwantum-option-equal-no = Not allowed
qwantum-option-equal-yes = Allowed
qwantum-option-choosing = Choosing in C
qwantum-option-choosing-meaning = How players choose a sum when everyone may write one.
qwantum-option-choosing-hidden = In secret, revealed together
qwantum-option-choosing-open = Openly, one after the other
qwantum-option-ties = Tied totals
qwantum-option-ties-shared = Shared victory
qwantum-option-ties-misses = Fewest misses wins

## The rules in short: a heading and a paragraph each

qwantum-rules-1 = The sheet
qwantum-rules-1-text = Fill each row from left to right. Its numbers must rise up to the thick line and fall after it. You choose which row to write in, and when.
qwantum-rules-2 = A: roll
qwantum-rules-2-text = The active player rolls all seven dice, and may reroll any of them once. Each colour’s sum is its dice plus the white die; a colour that no die shows counts as the white die alone. Tap a die to see its other faces.
qwantum-rules-3 = B: the active player writes
qwantum-rules-3-text = The active player may write one colour’s sum in that colour’s row. That colour is then out for this turn.
qwantum-rules-4 = C: everyone writes
qwantum-rules-4-text = Everyone, including the active player, may write the sum of one of the remaining colours. The choices are made in secret and revealed together. An active player who writes nothing in B and nothing in C must mark a miss.
qwantum-rules-5 = Points
qwantum-rules-5-text = A column with all four spaces filled scores its second-lowest value (3, 3, 5 and 9 score 5). Misses cost 1, then 2, 3, 4 and 5 points.
qwantum-rules-6 = The end
qwantum-rules-6-text = The game ends when a sheet is full, or when the active player marks a fifth miss. The highest total wins. On your own, you play for your personal best.

## The lesson: a first turn, step by step

qwantum-lesson-1 = You are the active player, so you roll: all seven dice at once.
qwantum-lesson-2 = A colour’s sum is its dice plus the white die. Rows must rise from left to right up to the thick line, so low numbers are a good start. Tap the white 6 and reroll it.
qwantum-lesson-3 = A white 1: now all the sums are low. Blue is 2 + 1 = 3. Write it in the first space of the blue row.
qwantum-lesson-4 = Blue is out now. Everyone may write one more sum in secret: write the 4 in the red row.
qwantum-lesson-end = Rows rise up to the thick line and fall after it; only full columns score, and each scores its second-lowest number. Now it’s the bot’s turn. Play on!

## On the rule page: a figure for what the reader chooses

qwantum-ask = Try another number
qwantum-ask-colour = Colour
qwantum-ask-limit = More than
qwantum-ask-answer = Chance in one roll of all the dice
