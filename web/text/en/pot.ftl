# Pass the Pot. Terms: POT, round, turn, bank, combo, straight combo, triple combo, bonus combo.

pot-name = Pass the Pot
pot-people = 2–5 players
pot-line = Take the POT and hold it till it comes round.

## Combos: what they are called, and what they pay where they happen

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

pot-pays-straight_123 = 1-2-3: 1 from the bank, then the 1 and the 3 are thrown once more.
pot-pays-straight_234 = 2-3-4: 1 from the bank.
pot-pays-straight_345 = { $players ->
    [2] 3-4-5: 1 from the other player, or 2 from the bank.
   *[other] 3-4-5: 1 from each of two players, or 2 from the bank.
}
pot-pays-triple_111 = 1-1-1: up to 3 to the bank, and the turn is over.
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
    [2] 5-5-5: 5 from the bank, keep 4 and give 1 away.
   *[other] 5-5-5: 5 from the bank, keep 3 and give 1 to each of two players.
}
pot-pays-pot = P-O-T: 2 from the bank, 1 from everybody else, and the POT.
pot-pays-bonus = { $bonus ->
    [135] Bonus combo 1-3-5: everybody gets 1 from the bank.
   *[other] Bonus combo 4-2-O: everybody gets 1 from the bank.
}
pot-shout = { $combo }!

## The table

pot-round = { $turns ->
    [0] Round { $round }
    [one] Round { $round } · last turn
   *[other] Round { $round } · { $turns } turns left
}
pot-goal = { $target } coins win
pot-pot = { $coins ->
    [one] The POT: one coin
   *[other] The POT: { $coins } coins
}
pot-pot-at = { $pot }, before { $name }
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
pot-nobody-holds = The first result of the round holds the POT.
pot-round-won = { $coins ->
    [0] { $name } won the round. The POT was empty.
    [one] { $name } won the round and one coin.
   *[other] { $name } won the round and { $coins } coins.
}
pot-seat-holds = holds the POT
pot-seat-coming = still to throw
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
pot-fell-off = Everybody throws one die. What fell?
pot-throws-one = { $name } { $face }
pot-die = { $letter } die: { $face }
pot-die-letter = { $letter } die: the letter

pot-title-start_off = Who begins?
pot-title-win_off = Equal! A throw decides
pot-title-starts = { $name } begins
pot-title-begins = { $name } begins the round
pot-title-over = { $name } wins the game
pot-title-throw = { $throw ->
    [1] { $name }: first throw
    [2] { $name }: second throw
    [3] { $name }: last throw
   *[other] { $name }: the 1 and the 3 again
}
pot-title-take = { $name }: who pays?
pot-title-give = { $name }: who gets a coin?
pot-last-took_pot = { $name } takes the POT with { $result }
pot-last-lower = { $result } is too low for { $name }
pot-last-equal = Equal: { $name } does not get the POT
pot-last-triple_111 = 1-1-1! Turn over for { $name }
pot-last-pot = P-O-T! { $name } wins the round

pot-advice-first = Letters count nothing, the rest is added up.
pot-advice-beat = More than { $best } takes the POT.
pot-advice-again = Tap the dice to throw again. This one is free.
pot-advice-pay = One last throw costs a coin, paid onto the POT. Tap the dice for it.
# $count: how many dice stay
pot-advice-kept = { $dice } will stay.
pot-advice-all = All three will be thrown.
pot-advice-take = Tap who pays: one tap, one coin.
pot-advice-give = Tap who gets a coin.

## What one can do

pot-move-throw = Throw the dice
pot-move-throw-note = { $name }’s turn
pot-move-again = Throw again
pot-move-pay = Pay { $coins }, throw
pot-move-again-note = { $coins ->
    [0] { $count ->
        [one] one die, free
       *[other] { $count } dice, free
    }
   *[other] { $count ->
        [one] one die, last throw
       *[other] { $count } dice, last throw
    }
}
pot-move-again-none = tap dice first
pot-move-stop = Stop with { $result }
pot-move-stop-on = Stop on { $combo }
pot-stop-holds = hold the POT
pot-stop-took_pot = take the POT
pot-stop-lower = too low for the POT
pot-stop-equal = equal: no POT
pot-stop-combo = { $combo } pays, { $pot }
pot-stop-again = +1, then { $dice } again
pot-move-take = Take { $coins }
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

pot-hint-throw = Throw the dice: there is nothing else to do.
pot-hint-again = Throw { $dice } again.
pot-hint-pay = Pay { $coins } and throw { $dice } a last time.
pot-hint-stop = Stop with { $result }.
pot-hint-stop-on = Stop on { $combo }.
pot-hint-take = Take { $shares }.
pot-hint-give = Give { $shares }.

## Odds beside a hint

pot-odds-reach = More than { $best } with all throws: { $chance }
pot-odds-beat = More than { $best } with this throw: { $chance }
pot-odds-mean = Result on average: { $result }
pot-odds-combo = A combo: { $chance }
pot-odds-holds = { $others ->
    [one] { $result } holds, if the other goes for more: { $chance }
   *[other] { $result } holds, if all others go for more: { $chance }
}

## Keys

pot-keys-1 = P O T
pot-keys-1-text = pick this die, or leave it
pot-keys-2 = 1 … 5
pot-keys-2-text = pick the dice that show this number; name the player at this place
pot-keys-3 = A
pot-keys-3-text = pick all three dice, or none
pot-keys-4 = S
pot-keys-4-text = stop
pot-keys-5 = B
pot-keys-5-text = take from the bank

## What happened

pot-event-rolled_off = { $purpose ->
    [win] A throw for the win: { $throws }.
   *[other] A throw for the start: { $throws }.
}
pot-event-again_off = { $seats } tie and throw again.
pot-event-starts = { $name } begins.
pot-event-round_begins = { $coins ->
    [0] Round { $round }: { $name } begins. The bank is empty.
   *[other] Round { $round }: { $name } begins.
}
pot-event-thrown = { $thrown-count ->
    [3] { $name } throws { $dice }.
   *[other] { $name } now has { $dice }.
}
pot-event-paid_pot = { $name } pays { $coins } onto the POT.
pot-event-stopped = { $name } stops.
pot-event-combo = { $combo-name }!
pot-event-bank_paid = { $name } gets { $coins } from the bank.
pot-event-paid_bank = { $name } pays { $coins } to the bank.
pot-event-paid_player = { $to-name } gets { $coins } from { $name }.
pot-event-lapsed = { $combo ->
    [triple_111] { $name } has no coin to pay with.
   *[other] Nobody can pay for it.
}
pot-event-result = Result: { $result }.
pot-event-pot_taken = { $from ->
    [none] { $name } holds the POT.
   *[other] { $name } takes the POT from { $from-name }.
}
pot-event-pot_stays = { $equal ->
    [true] Only equals { $best }: the POT stays with { $holder-name }.
   *[other] { $best } stands: the POT stays with { $holder-name }.
}
pot-event-round_won = { $coins ->
    [0] { $name } wins the round. The POT was empty.
    [one] { $name } wins the round and one coin.
   *[other] { $name } wins the round and { $coins } coins.
}
pot-event-tied = { $seats } have { $coins } coins each.
pot-event-game_won = { $name } wins with { $coins } coins.

## How it ended

pot-outcome-target = { $score } coins at the end of a round, and nobody has more.
pot-outcome-roll_off = { $name } won the tie-break throw.

## Options

pot-option-target = Target
pot-option-target-meaning = With so many coins at the end of a round the game is over.
pot-option-start = Who begins
pot-option-start-roll_off = The highest throw
pot-option-bonus = Bonus combo
pot-option-bonus-meaning = Everybody gets 1 from the bank.
pot-option-bonus-42o = 4-2-O
pot-option-bonus-135 = 1-3-5
pot-option-bonus-none = None
pot-option-after_123 = The throw after 1-2-3
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
pot-rules-1-text = Throw three dice with 1 to 5 and a letter each. Keep the result, or throw any of them again, once, free. After that a coin paid onto the POT buys one last throw of any dice. The sum is your result; letters count nothing.
pot-rules-2 = The POT
pot-rules-2-text = The first result of a round holds the POT. A higher one takes it, an equal one does not. Whoever takes it must be beaten: everybody else has one turn. When the turn comes round again, the holder wins all coins on the POT and starts the next round; the bank lays 2 new coins on it.
pot-rules-3 = Straight combos
pot-rules-3-text = 1-2-3: 1 from the bank, then the 1 and the 3 must be thrown once more. 2-3-4: 1 from the bank. 3-4-5: 1 from each of two players, or 2 from the bank. P-O-T: 2 from the bank, 1 from everybody, and the round with its POT at once.
pot-rules-4 = Triple combos
pot-rules-4-text = 1-1-1: 3 to the bank, and the turn is over at once. 2-2-2: 2 from one player, or 1 from each of two, or 1 from the bank. 3-3-3: 2 from the bank and 1 from one player. 4-4-4: 2 from the bank and 1 from each of two players. 5-5-5: 5 from the bank, of which two other players get 1 each. Bonus combo 4-2-O: everybody gets 1.
pot-rules-5 = The end
pot-rules-5-text = Whoever has 24 coins or more when a round is over ends the game; the most coins win. Those who tie throw one die each. Whoever cannot pay in full pays what is there: nobody owes anything, nobody drops out.

## The lesson: a first turn, step by step

pot-lesson-1 = The POT lies before you with two coins on it. You open the round: throw the three dice.
pot-lesson-2 = A letter counts 0, so this is only a 5. You may throw again once, free: leave the 5, tap both letters and throw them again.
pot-lesson-3 = 5, 5 and 1 make 11. For one of your coins, which goes onto the POT, you may throw a last time: tap the 1 and pay.
pot-lesson-4 = 14! The bot had one turn to beat it and failed, so the three coins on the POT are yours. The winner starts the next round: throw.
pot-lesson-5 = 3-4-5 is a combo, and combos pay when you stop on them. With a result of 12 it is a good throw as well: stop.
pot-lesson-6 = 3-4-5 brings 1 coin from another player or 2 from the bank. Take the two from the bank.
pot-lesson-end = You hold the POT with 12, and the bot tries to beat you. 24 coins at the end of a round win, if nobody has more. Play on!

## On the rule page: a figure for what the reader chooses

pot-ask = Will my result hold?
pot-ask-best = Your result
pot-ask-players = Players
pot-ask-answer = How often the POT is yours
