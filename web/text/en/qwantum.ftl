# Qwantum. Terms: active player, action A, B, C, throw, white die, row, column, thick line, miss.

qwantum-name = Qwantum
qwantum-people = 1–4 players
qwantum-line = Four rows that rise, then fall.

## Colours: their names, and the letters that stand beside them and are their keys

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
qwantum-die-blank = die { $die }, not thrown yet
qwantum-die-white = white die, not thrown yet
qwantum-group = { $colour }, { $sum } in all
qwantum-group-out = { $colour }, { $sum } in all, taken
qwantum-white-adds = + to all
qwantum-faces = Faces of this die: { $faces }.
qwantum-faces-short = Faces of this die
qwantum-steps = Actions of the turn
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
qwantum-closed = empty, no number fits any more
qwantum-write = Write { $number } in { $colour }, column { $column }.
qwantum-write-column = The column scores { $points }.
qwantum-note-unseen = has chosen
qwantum-note-passed = passed
qwantum-note-missed = miss

qwantum-advice-start = { $name } throws all seven dice.
qwantum-advice-throw = Tap dice to throw them again, or write a lit field.
qwantum-advice-throw-none = Tap dice to throw them again. No field takes these sums.
qwantum-advice-write = Write one colour in a lit field, or pass.
qwantum-advice-choose = { $name } may write one more colour.
qwantum-advice-unseen = { $name } may write one colour, unseen by the others.
qwantum-advice-none = No field on { $name }’s sheet takes what is open.

## What one can do

qwantum-move-throw = Throw
qwantum-move-throw-note = { $name }, all seven dice
qwantum-move-throw-practice = all seven dice
qwantum-move-again = Throw again
qwantum-move-again-note = { $count ->
    [one] one die
   *[other] { $count } dice
}
qwantum-move-again-none = tap the dice first
qwantum-move-pass = Pass
qwantum-move-pass-note = write nothing
qwantum-move-pass-miss = a miss: { $points ->
    [one] −1 point
   *[other] −{ $points } points
}
qwantum-move-pass-ends = fifth miss: game over
qwantum-key-pass = p

qwantum-hint-throw = Throw: there is nothing else to do.
qwantum-hint-again = Throw { $dice } again.
qwantum-hint-write = Write { $number } in { $colour }.
qwantum-hint-pass = Pass, and write nothing.

qwantum-hand-over = Everybody chooses a colour unseen. Then all choices are shown together.

## Odds beside a hint

qwantum-odds-fits = Then at least one colour fits: { $chance }
qwantum-odds-fits_two = Two colours fit: { $chance }
qwantum-odds-row = After { $colour-name } { $number } a throw fits: { $chance }

## Keys

qwantum-keys-1 = 1 … 7
qwantum-keys-1-text = take a die for the second throw, and see its faces, counted from the left
qwantum-keys-2 = R Y V B
qwantum-keys-2-text = write red, yellow, violet, blue
qwantum-keys-3 = P
qwantum-keys-3-text = pass
qwantum-keys-4 = ← →
qwantum-keys-4-text = the other players’ sheets

## What happened

qwantum-event-starts = { $name } begins.
qwantum-event-thrown = { $throw ->
    [1] { $name } throws white { $white }: red { $red }, yellow { $yellow }, violet { $violet }, blue { $blue }.
   *[other] Now white { $white }: red { $red }, yellow { $yellow }, violet { $violet }, blue { $blue }.
}
qwantum-event-again = { $dice-count ->
    [one] { $name } throws one die again.
   *[other] { $name } throws { $dice-count } dice again.
}
qwantum-event-wrote = { $name } writes { $colour-name } { $number }.
qwantum-event-column = Column { $column } scores { $points }.
qwantum-event-passed = { $name } passes.
qwantum-event-ready = { $name } has chosen.
qwantum-event-chose = { $colour ->
    [none] Nothing.
   *[other] Unseen: { $colour-name } { $number }.
}
qwantum-event-revealed = All choices are shown.
qwantum-event-missed = A miss for { $name }: { $points }.
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

qwantum-option-start = Who begins
qwantum-option-start-lot = Drawn by lot
qwantum-option-equal = Equal neighbours in a row
qwantum-option-equal-meaning = Whether a number may stand next to itself in a row.
qwantum-option-equal-no = Not allowed
qwantum-option-equal-yes = Allowed
qwantum-option-choosing = Choosing in C
qwantum-option-choosing-meaning = When everybody may write a further colour.
qwantum-option-choosing-hidden = Unseen, shown together
qwantum-option-choosing-open = Openly, one after the other
qwantum-option-ties = Equal results
qwantum-option-ties-shared = Share the win
qwantum-option-ties-misses = Fewer misses win

## The rules in short: a heading and a paragraph each

qwantum-rules-1 = The sheet
qwantum-rules-1-text = Each row is filled from left to right. Up to the thick line its numbers rise, behind it they fall. Which row you write in, and when, is up to you.
qwantum-rules-2 = A: throw
qwantum-rules-2-text = The active player throws all seven dice, and may throw any of them once more. Each colour adds up its dice and the white die; a colour that no die shows counts as the white die alone. Tap a die to see its other faces.
qwantum-rules-3 = B: the active player writes
qwantum-rules-3-text = The active player may write one colour’s sum in that colour’s row. This colour is then out.
qwantum-rules-4 = C: everybody writes
qwantum-rules-4-text = Everybody, the active player too, may write one of the remaining colours. The choices are made unseen and shown together. An active player who writes neither in B nor in C marks a miss.
qwantum-rules-5 = Points
qwantum-rules-5-text = A column whose four fields are filled scores its second-lowest value. Misses cost 1, then 2, 3, 4 and 5 points.
qwantum-rules-6 = The end
qwantum-rules-6-text = The game ends when a sheet is full, or with the active player’s fifth miss. The highest result wins. Alone you play for your own best.

## The lesson: a first turn, step by step

qwantum-lesson-1 = You are the active player, so you throw: all seven dice at once.
qwantum-lesson-2 = A colour’s sum is its dice plus the white die. Rows rise from left to right up to the thick line, so low numbers make a good start. Tap the white 6 and throw it again.
qwantum-lesson-3 = A white 1: now all sums are low. Blue comes to 2 + 1 = 3. Write it into the first field of the blue row.
qwantum-lesson-4 = Blue is out now. Everybody may write one more colour, unseen by the others: write the 4 into the red row.
qwantum-lesson-end = Rows rise up to the thick line and fall behind it; only full columns count, each by its second-lowest number. Now the bot throws. Play on!

## On the rule page: a figure for what the reader chooses

qwantum-ask = How high will a colour be?
qwantum-ask-colour = Colour
qwantum-ask-limit = More than
qwantum-ask-answer = In one throw of all dice
