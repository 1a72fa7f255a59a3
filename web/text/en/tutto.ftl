# Tutto. Terms: null, triple, stop, go on, clover leaf, fireworks, straight, plus/minus, double, bonus.

tutto-name = Tutto
tutto-people = 2–10 players
tutto-line = Six dice and a card: all, or nothing.

## Cards: their names, and what they ask while they lie there

tutto-card-clover = Clover leaf
tutto-card-fireworks = Fireworks
tutto-card-stop = Stop
tutto-card-straight = Straight
tutto-card-plusminus = Plus/minus
tutto-card-double = Double
tutto-card-bonus200 = Bonus 200
tutto-card-bonus300 = Bonus 300
tutto-card-bonus400 = Bonus 400
tutto-card-bonus500 = Bonus 500
tutto-card-bonus600 = Bonus 600

tutto-meaning-clover = { $leaf ->
    [1] One more Tutto wins the game. No stopping.
   *[other] Two Tuttos win the game. No stopping.
}
tutto-meaning-fireworks = Throw on until a null. It costs nothing.
tutto-meaning-stop = The turn is over.
tutto-meaning-straight = 1 to 6, each once: 2,000. No stopping before.
tutto-meaning-plusminus = A Tutto is worth 1,000 and costs the leader 1,000. No stopping before.
tutto-meaning-double = A Tutto doubles the points of this turn.
tutto-meaning-bonus200 = A Tutto adds 200.
tutto-meaning-bonus300 = A Tutto adds 300.
tutto-meaning-bonus400 = A Tutto adds 400.
tutto-meaning-bonus500 = A Tutto adds 500.
tutto-meaning-bonus600 = A Tutto adds 600.

## The table

tutto-pile = { $count ->
    [one] Face-down pile, one card
   *[other] Face-down pile, { $count } cards
}
tutto-this-turn = This turn
tutto-first-card = Turn up a card to begin.
tutto-plus = +{ $points }
tutto-aside = Set aside
tutto-aside-none = Nothing set aside yet
tutto-aside-list = Set aside: { $dice }
tutto-tray = Dice thrown
tutto-die = { $face }
tutto-fell-card = { $name } turns up a card. Which one?
tutto-real-cards = Our own cards too
tutto-target = First to write { $target }

tutto-pick = Pick the dice to set aside.
tutto-picked = { $points ->
    [0] Set aside { $dice }
   *[other] { $dice } { $count ->
        [one] scores
       *[other] score
    } { $points }
}
tutto-picked-tutto = { $points ->
    [0] All six dice are out: a Tutto!
   *[other] { $points }, and all six dice are out: a Tutto!
}

tutto-last-null = Null!
tutto-last-stop_card = Stop!
tutto-last-leader_out = Leader out
tutto-last-stopped = Written
tutto-last-fireworks_over = Written
tutto-last-lost = { $points ->
    [0] { $name } made no points.
   *[other] { $name } loses { $points }.
}
tutto-last-wrote = { $points ->
    [0] { $name } made no points.
   *[other] { $name } writes { $points }.
}
tutto-shout-tutto = Tutto!

## What one can do

tutto-move-draw = Turn up a card
tutto-move-draw-note = { $name }’s turn
tutto-move-go = Go on
tutto-move-go-note = { $left ->
    [one] throw the last die
   *[other] throw { $left } dice
}
tutto-move-go-tutto = Tutto! Six dice again
tutto-move-go-none = pick at least one die
tutto-move-stop = Stop
tutto-move-stop-note = write { $total }
tutto-move-stop-tutto = Tutto: write { $total }

tutto-hint-draw = Turn up a card: there is nothing else to do.
tutto-hint-go = Go on with { $dice }, and throw { $left }.
tutto-hint-stop = Stop, and write { $total }.

## Odds beside a hint

tutto-odds-card_ends = The next card ends the turn: { $chance }
tutto-odds-null = { $dice ->
    [one] Null with the last die: { $chance }
   *[other] Null with { $dice } dice: { $chance }
}
tutto-odds-average = Going on, on average: { $points }
tutto-odds-stop = Stopping: { $points }
tutto-odds-tutto = Tutto: { $chance }
tutto-odds-straight = Straight: { $chance }

## Keys

tutto-keys-1 = 1 … 6
tutto-keys-1-text = pick a die that shows this number
tutto-keys-2 = A
tutto-keys-2-text = pick all that can be picked
tutto-keys-3 = S
tutto-keys-3-text = stop

## What happened

tutto-event-starts = { $name } begins.
tutto-event-shuffled = The pile is used up: all cards are shuffled again.
tutto-event-card = { $name } turns up { $card-name }.
tutto-event-thrown = { $name } throws { $dice }.
tutto-event-kept = { $points ->
    [0] { $name } sets { $dice } aside.
   *[other] { $name } sets { $dice } aside for { $points }.
}
tutto-event-tutto = { $points ->
    [0] Tutto!
   *[other] Tutto! { $points } points now.
}
tutto-event-clover_won = The clover leaf succeeds: { $name } wins the game.
tutto-event-null = { $points ->
    [0] Null.
   *[other] Null: { $points } points are lost.
}
tutto-event-stop_card = { $points ->
    [0] The turn is over.
   *[other] The turn is over, { $points } points are lost.
}
tutto-event-leader_out = { $points ->
    [0] { $name } leads alone, so the turn is over.
   *[other] { $name } leads alone: the turn is over, { $points } points are lost.
}
tutto-event-stopped = { $name } stops with { $dice }.
tutto-event-fireworks_over = The fireworks are over.
tutto-event-wrote = { $name } writes { $points } and has { $score }.
tutto-event-paid = { $name } loses { $points } and has { $score }.
tutto-event-last_turns = { $seats-count ->
    [one] { $name } has reached the target: { $seats } has one last turn.
   *[other] { $name } has reached the target: { $seats } have one last turn each.
}

## How it ended

tutto-outcome-target = { $name } wrote { $score } and reached the target.
tutto-outcome-clover = { $name } succeeded with the clover leaf.
tutto-outcome-equal_turns = Everybody has had equally many turns.
tutto-loser = buys a round

## Options

tutto-option-target = Target
tutto-option-target-meaning = Whoever writes this many points wins.
tutto-option-start = Who begins
tutto-option-start-lot = Drawn by lot
tutto-option-doubles = What Double doubles
tutto-option-doubles-total = All points of this turn
tutto-option-doubles-dice = Only what dice have scored this turn
tutto-option-doubles-card = Only the dice of this card
tutto-option-payment = When the leader pays for plus/minus
tutto-option-payment-written = When the points are written
tutto-option-payment-at_once = At once, on the Tutto
tutto-option-sole_leader = The sole leader turns up plus/minus
tutto-option-sole_leader-out = The turn is over
tutto-option-sole_leader-plays = Plays for 1,000, nobody pays
tutto-option-below_zero = Scores below zero
tutto-option-below_zero-no = Never
tutto-option-below_zero-yes = Possible
tutto-option-ending = End of the game
tutto-option-ending-at_once = At once when the target is written
tutto-option-ending-equal_turns = After equally many turns for all
tutto-option-leaf_earlier = An earlier Tutto of the turn counts for the clover leaf
tutto-option-leaf_earlier-no = No
tutto-option-leaf_earlier-yes = Yes
tutto-option-leaf_card = A new card between the clover leaf’s Tuttos
tutto-option-leaf_card-no = No
tutto-option-leaf_card-yes = Yes

## The rules in short: a heading and a paragraph each

tutto-rules-1 = The turn
tutto-rules-1-text = Turn up a card and throw six dice. Set at least one scoring die aside, then throw the rest again or stop. Stopping writes all points of the turn. A throw in which nothing scores is a null: the turn is over and its points are lost.
tutto-rules-2 = What scores
tutto-rules-2-text = A 1 is worth 100, a 5 is worth 50. Three alike in one throw: 2s 200, 3s 300, 4s 400, 5s 500, 6s 600, 1s 1,000. Dice from different throws never combine.
tutto-rules-3 = Tutto
tutto-rules-3-text = All six dice set aside are a Tutto, and the card pays. Stop, or turn up the next card and throw all six again with everything at stake.
tutto-rules-4 = The cards
tutto-rules-4-text = Bonus: a Tutto adds the printed points. Double: a Tutto doubles the turn. Stop: the turn is over. Fireworks: throw until a null, which costs nothing. Straight: collect 1 to 6 for 2,000. Plus/minus: a Tutto is worth 1,000 and the leader loses 1,000; a sole leader who turns it up loses the turn and its points. Clover leaf: two Tuttos in a row win the game.
tutto-rules-5 = The end
tutto-rules-5-text = The first to write 6,000 wins. Of the others, the one with the fewest points buys a round.

## The lesson: a first turn, step by step

tutto-lesson-1 = Every turn begins with a card: it says what a Tutto will pay. Turn it up, and the six dice are thrown at once.
tutto-lesson-2 = Bonus 400: if you get all six dice out, it pays 400 extra. In this throw only the 1 scores, 100 points. It is picked already: go on with the other five dice.
tutto-lesson-3 = Three 2s in one throw score 200, which makes 300. You could stop and write them down, but set the three aside and go on with two dice.
tutto-lesson-4 = A 1 and a 5: all six dice are out, a Tutto! 450 points and the bonus of 400. Going on would put everything at risk: stop and write down 850.
tutto-lesson-end = 850 points are written down and safe; one throw in which nothing scores would have cost them all. The first to write 6,000 wins. Now play on!

## On the rule page: a figure for what the reader chooses

tutto-ask = Should I throw once more?
tutto-ask-dice = Dice to throw
tutto-ask-points = Points at stake
tutto-ask-answer = Points on average, if you then stop (without the card)
