# Tutto. Terms: null, triple, stop, go on, clover leaf, fireworks, straight, plus/minus, double, bonus.

tutto-name = Tutto
tutto-people = 2–10 players
tutto-line = Six dice and a card: all or nothing.

## Cards: their names, and what each asks for

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
    [1] One more Tutto and you win the game. No stopping.
   *[other] Roll two Tuttos to win the game. No stopping.
}
tutto-meaning-fireworks = Keep rolling until a null, which costs you nothing. No stopping.
tutto-meaning-stop = The turn is over.
tutto-meaning-straight = 1 to 6, one of each: 2,000. No stopping until then.
tutto-meaning-plusminus = A Tutto scores 1,000 and costs the leader 1,000. No stopping until then.
tutto-meaning-double = A Tutto doubles this turn’s points.
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
# $dice, e.g. 1, 5; 2, 2, 2
tutto-aside-list = Set aside: { $dice }
tutto-tray = Rolled dice
# $face, e.g. 3
tutto-die = { $face }
tutto-fell-card = { $name } turns up a card. Which one?
tutto-real-cards = Real cards too
tutto-target = First to { $target }

tutto-pick = Pick the dice to set aside.
# $dice, e.g. 1, 5
tutto-picked = { $points ->
    [0] Set aside { $dice }
   *[other] { $dice } { $count ->
        [one] scores
       *[other] score
    } { $points }
}
tutto-picked-tutto = { $points ->
    [0] All six dice set aside: a Tutto!
   *[other] { $points }, and all six dice set aside: a Tutto!
}

tutto-last-null = Null!
tutto-last-stop_card = Stop!
tutto-last-leader_out = Already leading!
tutto-last-stopped = Scored
tutto-last-fireworks_over = Scored
tutto-last-lost = { $points ->
    [0] { $name } scores nothing.
   *[other] { $name } loses { $points }.
}
tutto-last-wrote = { $points ->
    [0] { $name } scores nothing.
   *[other] { $name } scores { $points }.
}
tutto-shout-tutto = Tutto!

## Moves

tutto-move-draw = Turn up a card
tutto-move-draw-note = { $name }’s turn
tutto-move-go = Go on
tutto-move-go-note = { $left ->
    [one] roll the last die
   *[other] roll { $left } dice
}
tutto-move-go-tutto = Tutto! Roll six again
tutto-move-go-none = pick at least one die
tutto-move-stop = Stop
# $total, e.g. 1050
tutto-move-stop-note = score { $total }
# $total, e.g. 1050
tutto-move-stop-tutto = Tutto: score { $total }

tutto-choice-draw = Turn up a card
# $dice, e.g. 1, 5
tutto-choice-keep = Set aside { $dice }
# $total, e.g. 1050
tutto-choice-stop = Stop and score { $total }

## Odds beside a hint

tutto-odds-card_ends = The next card ends the turn: { $chance }
tutto-odds-null = { $dice ->
    [one] Null with the last die: { $chance }
   *[other] Null with { $dice } dice: { $chance }
}
tutto-odds-average = Average if you go on: { $points }
tutto-odds-stop = If you stop: { $points }
tutto-odds-going_card_ends = { tutto-odds-card_ends }
tutto-odds-going_null = { tutto-odds-null }
tutto-odds-going_average = { tutto-odds-average }
tutto-odds-tutto = Tutto: { $chance }
tutto-odds-straight = Straight: { $chance }

## Odds where there is little room, and why a move is best

tutto-brief-null = { $chance } null
tutto-brief-card_ends = { $chance } turn ends
# $null-dice, e.g. 4
# $null-chance, e.g. 16 %
# $average-points, e.g. 410
# $stop-points, e.g. 300
tutto-why-null-average-stop = Rolling { $null-dice ->
    [one] the last die
   *[other] { $null-dice } dice
}: { $null-chance } for a null, { $average-points } on average. Stopping scores { $stop-points }.
# $total, e.g. 300
# $going_null-dice, e.g. 4
# $going_null-chance, e.g. 16 %
# $going_average-points, e.g. 280
tutto-why-going_null-going_average = Stopping scores { $total }. Rolling { $going_null-dice ->
    [one] the last die
   *[other] { $going_null-dice } dice
}: { $going_null-chance } for a null, { $going_average-points } on average.

## Keys

tutto-keys-1 = 1 … 6
tutto-keys-1-text = pick a die that shows this number
tutto-keys-2 = A
tutto-keys-2-text = pick all scoring dice
tutto-keys-3 = S
tutto-keys-3-text = stop

## Events

tutto-event-starts = { $name } starts.
tutto-event-shuffled = The pile is used up: all cards are shuffled again.
tutto-event-card = { $name } turns up { $card-name }.
tutto-event-thrown = { $name } rolls: { $dice }.
tutto-event-kept = { $points ->
    [0] { $name } sets aside: { $dice }.
   *[other] { $name } sets aside: { $dice } (+{ $points }).
}
tutto-event-tutto = { $points ->
    [0] Tutto!
   *[other] Tutto! { $points } points so far.
}
tutto-event-clover_won = The clover leaf is complete: { $name } wins the game.
tutto-event-null = { $points ->
    [0] Null.
   *[other] Null: { $points } points are lost.
}
tutto-event-stop_card = { $points ->
    [0] The turn is over.
   *[other] The turn is over, and { $points } points are lost.
}
tutto-event-leader_out = { $points ->
    [0] { $name } is the sole leader, so the turn is over.
   *[other] { $name } is the sole leader, so the turn is over and { $points } points are lost.
}
tutto-event-stopped = { $name } stops with { $dice }.
tutto-event-fireworks_over = The fireworks are over.
tutto-event-wrote = { $name } scores { $points } and now has { $score }.
tutto-event-paid = { $name } loses { $points } and now has { $score }.
tutto-event-last_turns = { $seats-count ->
    [one] { $name } has reached the target: { $seats } has one last turn.
   *[other] { $name } has reached the target: { $seats } have one last turn each.
}

## How it ended

tutto-outcome-target = { $name } reached the target with { $score } points.
tutto-outcome-clover = { $name } completed the clover leaf.
tutto-outcome-equal_turns = Everyone has had the same number of turns.
tutto-loser = buys a round

## Options

tutto-option-target = Target
tutto-option-target-meaning = The first player to score this many points wins.
tutto-option-start = Who starts
tutto-option-start-lot = Chosen at random
tutto-option-doubles = What Double doubles
tutto-option-doubles-total = All points this turn
tutto-option-doubles-dice = Only this turn’s dice points
tutto-option-doubles-card = Only dice points rolled on this card
tutto-option-payment = When the leader pays for plus/minus
tutto-option-payment-written = When the points are written down
tutto-option-payment-at_once = As soon as the Tutto is made
tutto-option-sole_leader = If the sole leader turns up plus/minus
tutto-option-sole_leader-out = The turn is over
tutto-option-sole_leader-plays = Plays for 1,000, nobody pays
tutto-option-below_zero = Scores below zero
tutto-option-below_zero-no = Never
tutto-option-below_zero-yes = Possible
tutto-option-ending = End of the game
tutto-option-ending-at_once = As soon as a player reaches the target
tutto-option-ending-equal_turns = When all have had the same number of turns
tutto-option-leaf_earlier = An earlier Tutto this turn counts for the clover leaf
tutto-option-leaf_earlier-no = No
tutto-option-leaf_earlier-yes = Yes
tutto-option-leaf_card = A new card between the clover leaf’s Tuttos
tutto-option-leaf_card-no = No
tutto-option-leaf_card-yes = Yes

## The rules in short: a heading and a paragraph each

tutto-rules-1 = The turn
tutto-rules-1-text = Turn up a card and roll six dice. Stop, or set aside at least one scoring die and reroll the rest. When you stop, you score all the points of the turn. If nothing in a roll scores, it is a null: your turn is over and you lose its points.
tutto-rules-2 = What scores
tutto-rules-2-text = A 1 is worth 100, a 5 is worth 50. Three of a kind in one roll: 200 for 2s, 300 for 3s, 400 for 4s, 500 for 5s, 600 for 6s and 1,000 for 1s. Dice from different rolls never combine.
tutto-rules-3 = Tutto
tutto-rules-3-text = When you have set aside all six dice, you have a Tutto, and the card pays. Stop, or turn up the next card and roll all six dice again, with all the points of the turn at stake.
tutto-rules-4 = The cards
tutto-rules-4-text = Bonus: a Tutto adds the printed points. Double: a Tutto doubles the turn’s points. Stop: your turn is over and you lose its points. Fireworks: you must roll until a null, which costs you nothing. Straight: collect 1 to 6 for 2,000; no stopping until then. Plus/minus: a Tutto scores 1,000 and the leader loses 1,000; no stopping until then; a sole leader who turns it up loses the turn and its points. Clover leaf: two Tuttos in a row win the game; no stopping.
tutto-rules-5 = The end
tutto-rules-5-text = The first player to score 6,000 wins. Of the others, the player with the fewest points buys a round.

## The lesson: a first turn, step by step

tutto-lesson-1 = Every turn begins with a card: it says what a Tutto will pay. Turn it up, and the six dice are rolled immediately.
tutto-lesson-2 = Bonus 400: if you set aside all six dice, it pays 400 extra. In this roll, only the 1 scores, for 100 points. It is already picked: go on with the other five dice.
tutto-lesson-3 = Three 2s in one roll score 200, which makes 300. You could stop and score them, but set the three aside and go on with two dice.
tutto-lesson-4 = A 1 and a 5: that’s all six dice set aside, a Tutto! You have 450 points plus the bonus of 400. Going on would put everything at risk: stop and score 850.
tutto-lesson-end = Your 850 points are safe now; a null, a roll in which nothing scores, would have cost you all of them. The first player to score 6,000 wins. Now play on!

## On the rule page: a figure for what the reader chooses

tutto-ask = Try your own numbers
tutto-ask-dice = Dice to roll
tutto-ask-points = Points at stake
tutto-ask-answer = Average points if you roll once and stop (not counting the card)
