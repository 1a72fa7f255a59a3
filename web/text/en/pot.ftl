# Pass the Pot. Terms: POT, round, turn, bank, combo, straight combo, triple combo, bonus combo.

pot-name = Pass the Pot
pot-people = 2–5 players
pot-line = Take the POT and hold it until your next turn.

## Combos: their names, and what they pay

pot-combo-straight_123 = 1-2-3
pot-combo-straight_234 = 2-3-4
pot-combo-straight_345 = 3-4-5
pot-combo-triple_111 = 1-1-1
pot-combo-triple_222 = 2-2-2
pot-combo-triple_333 = 3-3-3
pot-combo-triple_444 = 4-4-4
pot-combo-triple_555 = 5-5-5
pot-combo-pot = P-O-T
pot-combo-bonus = Bonus combo

pot-pays-straight_123 = 1-2-3: 1 from the bank, then you must reroll the 1 and the 3.
pot-pays-straight_234 = 2-3-4: 1 from the bank.
pot-pays-straight_345 = { $players ->
    [2] 3-4-5: 1 from the other player, or 2 from the bank.
   *[other] 3-4-5: 1 from each of two players, or 2 from the bank.
}
pot-pays-triple_111 = 1-1-1: pay 3 to the bank, and the turn is over.
pot-pays-triple_222 = { $players ->
    [2] 2-2-2: 2 from the other player, or 1 from the bank.
   *[other] 2-2-2: 2 from one player, or 1 from each of two, or 1 from the bank.
}
pot-pays-triple_333 = { $players ->
    [2] 3-3-3: 2 from the bank and 1 from the other player.
   *[other] 3-3-3: 2 from the bank and 1 from one player.
}
pot-pays-triple_444 = { $players ->
    [2] 4-4-4: 2 from the bank and 1 from the other player.
   *[other] 4-4-4: 2 from the bank and 1 from each of two players.
}
pot-pays-triple_555 = { $players ->
    [2] 5-5-5: 5 from the bank; keep 4 and give 1 away.
   *[other] 5-5-5: 5 from the bank; keep 3 and give 1 to each of two players.
}
pot-pays-pot = P-O-T: 2 from the bank, 1 from each other player, and the POT.
pot-pays-bonus = { $bonus ->
    [135] Bonus combo 1-3-5: everyone gets 1 from the bank.
   *[other] Bonus combo 4-2-O: everyone gets 1 from the bank.
}
pot-shout = { $combo }!

## The table

pot-round = { $turns ->
    [0] Round { $round }
    [one] Round { $round } · last turn
   *[other] Round { $round } · { $turns } turns left
}
pot-goal = Play to { $target } coins
pot-pot = { $coins ->
    [one] The POT: one coin
   *[other] The POT: { $coins } coins
}
# $pot, e.g. { pot-pot }
pot-pot-at = { $pot }, with { $name }
pot-bank = Bank
pot-bank-holds = { $coins ->
    [none] The bank
    [one] The bank: one coin
   *[other] The bank: { $coins } coins
}
pot-held = The dice to beat: { $dice }
pot-held-won = The dice that won: { $dice }
pot-held-none = No dice to beat yet
pot-to-beat = to beat
pot-holds = { $name } holds the POT
pot-nobody-holds = The first player holds the POT, whatever their result.
pot-round-won = { $coins ->
    [0] { $name } won the round. The POT was empty.
    [one] { $name } won the round and one coin.
   *[other] { $name } won the round and { $coins } coins.
}
pot-seat-holds = holds the POT
pot-seat-coming = still to roll
pot-minus = −{ $coins }
pot-plus = +{ $coins }
pot-tap-take = { $coins ->
    [0] Take from { $name }
    [one] Take from { $name }: one coin
   *[other] Take from { $name }: { $coins } coins
}
pot-tap-give = { $coins ->
    [0] Give to { $name }
   *[other] Give to { $name }: one coin
}
pot-tray = Dice
pot-tray-of = { $name }’s dice
pot-lots = One die each
pot-fell-off = Everyone rolls one die. What came up?
# $face, e.g. 3
pot-throws-one = { $name } { $face }
# $letter, e.g. P
# $face, e.g. 3
pot-die = { $letter } die: { $face }
# $letter, e.g. O
pot-die-letter = { $letter } die: the letter

pot-title-start_off = Who starts?
pot-title-win_off = A tie! One roll decides
pot-title-starts = { $name } starts
pot-title-begins = { $name } starts the round
pot-title-over = { $name } wins the game
pot-title-throw = { $throw ->
    [1] { $name }: first roll
    [2] { $name }: second roll
    [3] { $name }: last roll
   *[other] { $name }: reroll of the 1 and the 3
}
pot-title-take = { $name }: who pays?
pot-title-give = { $name }: who gets a coin?
pot-last-took_pot = { $name } takes the POT with { $result }
pot-last-lower = { $name }: { $result } is too low
pot-last-equal = A tie: { $name } doesn’t get the POT
pot-last-triple_111 = 1-1-1! { $name }’s turn is over
pot-last-pot = P-O-T! { $name } wins the round

pot-advice-first = Letters count as 0, and the numbers are added up.
pot-advice-beat = More than { $best } takes the POT.
pot-advice-again = Tap the dice to reroll. This reroll is free.
pot-advice-pay = Tap the dice to reroll. This last reroll costs a coin, which goes on the POT.
# $count: how many dice stay
# $dice, e.g. 5, 4
pot-advice-kept = You keep { $dice }.
pot-advice-all = You reroll all three.
pot-advice-take = Tap the players who must pay: one coin per tap.
pot-advice-give = Tap a player to give them a coin.

## Moves

pot-move-throw = Roll the dice
pot-move-throw-note = { $name }’s turn
pot-move-again = Reroll
# $coins, e.g. 1
pot-move-pay = Pay { $coins }, reroll
pot-move-again-note = { $coins ->
    [0] { $count ->
        [one] one die, free
       *[other] { $count } dice, free
    }
   *[other] { $count ->
        [one] one die, last roll
       *[other] { $count } dice, last roll
    }
}
pot-move-again-none = tap dice first
pot-move-stop = Stop with { $result }
pot-move-stop-on = { $which ->
    [bonus] Stop on the bonus combo
   *[other] Stop on { $combo }
}
pot-stop-holds = hold the POT
pot-stop-took_pot = take the POT
pot-stop-lower = too low for the POT
pot-stop-equal = a tie: no POT
# $pot, e.g. { pot-stop-took_pot }
pot-stop-combo = { $combo } pays, { $pot }
# $dice, e.g. 1, 3
pot-stop-again = +1, then reroll { $dice }
pot-move-take = Take { $coins }
# $kept, e.g. 3
# $given, e.g. 2
pot-move-give = Keep { $kept }, give { $given }
pot-take-one = { $coins } from { $name }
pot-take-bank = { $coins } from the bank
pot-give-one = { $coins } to { $name }
pot-move-take-none = From players
pot-move-take-none-note = { $count ->
    [0] tap who pays
   *[other] tap one more
}
pot-move-give-none = Give
pot-move-give-none-note = { $count ->
    [0] tap who gets a coin
   *[other] tap one more
}

pot-choice-throw = Roll the dice
# $dice, e.g. 2, O
pot-choice-again = Reroll { $dice }
# $dice, e.g. 2, O
# $coins, e.g. 1
pot-choice-pay = Pay { $coins }, reroll { $dice }
pot-choice-stop = Stop with { $result }
pot-choice-stop-on = { $which ->
    [bonus] Stop on the bonus combo
   *[other] Stop on { $combo }
}
# $shares, e.g. { pot-take-one } { pot-take-bank }
pot-choice-take = Take { $shares }
# $shares, e.g. { pot-give-one }
pot-choice-give = Give { $shares }

## Odds beside a hint

pot-odds-reach = More than { $best } with all rolls: { $chance }
pot-odds-beat = More than { $best } with this roll: { $chance }
pot-odds-mean = Average result: { $result }
pot-odds-combo = A combo: { $chance }
pot-odds-holds = { $others ->
    [one] { $result } holds if the other player tries to beat it: { $chance }
   *[other] { $result } holds if all the others try to beat it: { $chance }
}

## Odds where there is little room, and why a move is best

pot-brief-reach = { $chance } over { $best }
pot-brief-beat = { pot-brief-reach }
pot-brief-mean = average { $result }
pot-brief-holds = { $chance } holds
# $beat-best, e.g. 10
# $beat-chance, e.g. 50 %
# $combo-chance, e.g. 17 %
pot-why-beat-combo = This roll beats { $beat-best } with a chance of { $beat-chance }; { $combo-chance } for a combo.
# $mean-result, e.g. 9
# $combo-chance, e.g. 17 %
pot-why-mean-combo = This roll makes { $mean-result } on average; { $combo-chance } for a combo.

## Keys

pot-keys-1 = P O T
pot-keys-1-text = select or deselect this die
pot-keys-2 = 1 … 5
pot-keys-2-text = pick the dice that show this number; choose the player in this position
pot-keys-3 = A
pot-keys-3-text = pick all three dice, or none
pot-keys-4 = S
pot-keys-4-text = stop
pot-keys-5 = B
pot-keys-5-text = take from the bank

## Events

# $throws, e.g. Anna 3, Ben 5
pot-event-rolled_off = { $purpose ->
    [win] Roll to decide the winner: { $throws }.
   *[other] Roll to see who starts: { $throws }.
}
pot-event-again_off = { $seats } tie and roll again.
pot-event-starts = { $name } starts.
pot-event-round_begins = { $coins ->
    [0] Round { $round }: { $name } starts. The bank is empty.
   *[other] Round { $round }: { $name } starts.
}
pot-event-thrown = { $thrown-count ->
    [3] { $name } rolls { $dice }.
   *[other] { $name } now has { $dice }.
}
pot-event-paid_pot = { $name } puts { $coins } on the POT.
pot-event-stopped = { $name } stops.
pot-event-combo = { $combo-name }!
pot-event-bank_paid = { $name } gets { $coins } from the bank.
pot-event-paid_bank = { $name } pays { $coins } to the bank.
pot-event-paid_player = { $to-name } gets { $coins } from { $name }.
pot-event-lapsed = { $combo ->
    [triple_111] { $name } has no coins to pay with.
   *[other] Nobody can pay.
}
pot-event-result = Result: { $result }.
pot-event-pot_taken = { $from ->
    [none] { $name } holds the POT.
   *[other] { $name } takes the POT from { $from-name }.
}
pot-event-pot_stays = { $equal ->
    [true] { $best } is only tied: the POT stays with { $holder-name }.
   *[other] { $best } isn’t beaten: the POT stays with { $holder-name }.
}
pot-event-round_won = { $coins ->
    [0] { $name } wins the round. The POT was empty.
    [one] { $name } wins the round and one coin.
   *[other] { $name } wins the round and { $coins } coins.
}
# $coins, e.g. 25
pot-event-tied = { $seats } have { $coins } coins each.
pot-event-game_won = { $name } wins with { $coins } coins.

## How it ended

pot-outcome-target = { $score } coins at the end of a round, and nobody has more.
pot-outcome-roll_off = { $name } won the tie-break roll.

## Options

pot-option-target = Target
pot-option-target-meaning = The game ends when a player has this many coins at the end of a round.
pot-option-start = Who starts
pot-option-start-roll_off = The highest roll
pot-option-bonus = Bonus combo
pot-option-bonus-meaning = Everyone gets 1 from the bank.
pot-option-bonus-42o = 4-2-O
pot-option-bonus-135 = 1-3-5
pot-option-bonus-none = None
pot-option-after_123 = The reroll after 1-2-3
pot-option-after_123-nothing = Pays nothing more
pot-option-after_123-pays = 2-2-2, 2-3-4 and the bonus combo pay
pot-option-bank = Bank
pot-option-bank-unlimited = Never runs out
pot-option-bank-limited = Can run out
pot-option-total = Coins in the game
pot-option-total-meaning = For a bank that can run out; at least twice the target.
pot-option-ones = Result of 1-1-1
pot-option-ones-0 = 0
pot-option-ones-3 = 3

## The rules in short: a heading and a paragraph each

pot-rules-1 = The turn
pot-rules-1-text = Roll three dice, each with 1 to 5 and a letter. Keep the result, or reroll any of them once for free. After that, you may put a coin on the POT for one last reroll of any dice. The sum is your result; letters count as 0.
pot-rules-2 = The POT
pot-rules-2-text = The first player of a round holds the POT, whatever their result. A higher result takes it, an equal one doesn’t. Each of the other players gets one turn to beat the holder. If nobody does, the holder wins all the coins on the POT and starts the next round, with 2 new coins from the bank on the POT.
pot-rules-3 = Straight combos
pot-rules-3-text = 1-2-3: 1 from the bank, then you must reroll the 1 and the 3. 2-3-4: 1 from the bank. 3-4-5: 1 from each of two players, or 2 from the bank. P-O-T: 2 from the bank, 1 from each other player, and you win the round and its POT immediately.
pot-rules-4 = Triple combos
pot-rules-4-text = 1-1-1: 3 to the bank, and your turn is over immediately with a result of 0. 2-2-2: 2 from one player, or 1 from each of two, or 1 from the bank. 3-3-3: 2 from the bank and 1 from one player. 4-4-4: 2 from the bank and 1 from each of two players. 5-5-5: 5 from the bank, and you give 1 each to two other players. Bonus combo 4-2-O: everyone gets 1 from the bank.
pot-rules-5 = The end
pot-rules-5-text = If anyone has 24 coins or more when a round is over, the game ends and the player with the most coins wins. Tied players roll one die each; the highest roll wins. If you can’t pay in full, pay what you have: nobody goes into debt or is knocked out.

## The lesson: a first turn, step by step

pot-lesson-1 = The POT is in front of you with two coins on it. You start the round: roll the three dice.
pot-lesson-2 = A letter counts as 0, so this is only a 5. You may reroll once for free: leave the 5, tap both letters and reroll them.
pot-lesson-3 = 5, 5 and 1 make 11. You may put one of your coins on the POT and reroll one last time: tap the 1 and pay.
pot-lesson-4 = 14! The bot had one turn to beat it and failed, so you win the three coins on the POT. The winner starts the next round: roll.
pot-lesson-5 = 3-4-5 is a combo, and combos pay when you stop on them. 12 is a good result too, so stop.
pot-lesson-6 = With two players, 3-4-5 pays 1 from the other player or 2 from the bank. Take the two from the bank.
pot-lesson-end = You hold the POT with 12, and the bot tries to beat you. With 24 coins at the end of a round, you win unless somebody has more. Play on!

## On the rule page: a figure for what the reader chooses

pot-ask = Will my result hold?
pot-ask-best = Your result
pot-ask-players = Players
pot-ask-answer = How often you win the POT
