# Six Colours. Terms: trio, three pairs, full house, four, five, six, two trios, four and pair; go again, steal, swap, group swap; tray, pile.

sixcolours-name = Six Colours
sixcolours-people = 2–4 players
sixcolours-line = Three rolls to win a card. Fail, and the next player builds on your dice.

## Dice: in a list only the colour, by itself the symbol too

sixcolours-dice-b = blue
sixcolours-dice-g = green
sixcolours-dice-o = orange
sixcolours-dice-p = pink
sixcolours-dice-u = purple
sixcolours-dice-y = yellow
sixcolours-dice-B = blue
sixcolours-dice-G = green
sixcolours-dice-O = orange
sixcolours-dice-P = pink
sixcolours-dice-U = purple
sixcolours-dice-Y = yellow
sixcolours-face-b = blue
sixcolours-face-g = green
sixcolours-face-o = orange
sixcolours-face-p = pink
sixcolours-face-u = purple
sixcolours-face-y = yellow
sixcolours-face-B = blue
sixcolours-face-G = green
sixcolours-face-O = orange
sixcolours-face-P = pink
sixcolours-face-U = purple
sixcolours-face-Y = yellow
sixcolours-face-blue = blue arrow
sixcolours-face-green = green circle
sixcolours-face-orange = orange cross
sixcolours-face-pink = pink triangle
sixcolours-face-purple = purple square
sixcolours-face-yellow = yellow star
# $colour, e.g. { sixcolours-face-yellow } { sixcolours-face-blue }
sixcolours-die-white = { $colour }, white die
# $colour, e.g. { sixcolours-face-yellow } { sixcolours-face-orange }
sixcolours-die-black = { $colour }, black die
sixcolours-kind-black = black
sixcolours-kind-white = white

## Cards: the combination alone, and each card by its full name

sixcolours-combination-trio = Trio
sixcolours-combination-three_pairs = Three pairs
sixcolours-combination-full_house = Full house
sixcolours-combination-four = Four
sixcolours-combination-five = Five
sixcolours-combination-six = Six
sixcolours-combination-two_trios = Two trios
sixcolours-combination-four_and_pair = Four and pair

sixcolours-card-trio_again = trio (go again)
sixcolours-card-trio_steal = trio (steal)
sixcolours-card-trio_swap = trio (swap)
sixcolours-card-trio_group_swap = trio (group swap)
sixcolours-card-three_pairs_again = three pairs (go again)
sixcolours-card-three_pairs_steal = three pairs (steal)
sixcolours-card-three_pairs_swap = three pairs (swap)
sixcolours-card-three_pairs_group_swap = three pairs (group swap)
sixcolours-card-full_house_again = full house (go again)
sixcolours-card-full_house_steal = full house (steal)
sixcolours-card-full_house_swap = full house (swap)
sixcolours-card-full_house_group_swap = full house (group swap)
sixcolours-card-four = four
sixcolours-card-five = five
sixcolours-card-six = six
sixcolours-card-two_trios = two trios
sixcolours-card-four_and_pair = four and pair
sixcolours-card-trio_blue = blue trio
sixcolours-card-trio_green = green trio
sixcolours-card-trio_orange = orange trio
sixcolours-card-trio_pink = pink trio
sixcolours-card-trio_purple = purple trio
sixcolours-card-trio_yellow = yellow trio
sixcolours-card-four_blue = blue four
sixcolours-card-four_green = green four
sixcolours-card-four_orange = orange four
sixcolours-card-four_pink = pink four
sixcolours-card-four_purple = purple four
sixcolours-card-four_yellow = yellow four
sixcolours-card-five_blue = blue five
sixcolours-card-five_green = green five
sixcolours-card-five_orange = orange five
sixcolours-card-five_pink = pink five
sixcolours-card-five_purple = purple five
sixcolours-card-five_yellow = yellow five

sixcolours-card-is = { $points ->
    [one] { $card }, 1 point.
   *[other] { $card }, { $points } points.
}
sixcolours-needs-trio = Three of a kind, any colour.
sixcolours-needs-three_pairs = Three pairs, any colours.
sixcolours-needs-full_house = Three of a kind and a pair.
sixcolours-needs-four = Four of a kind, any colour.
sixcolours-needs-five = Five of a kind, any colour.
sixcolours-needs-six = Six of a kind, any colour.
sixcolours-needs-two_trios = Two sets of three of a kind.
sixcolours-needs-four_and_pair = Four of a kind and a pair.
sixcolours-needs-colour = In this colour only.
sixcolours-action-again-meaning = Then take another turn.
sixcolours-action-steal-meaning = Then draw a card from another player.
sixcolours-action-swap-meaning = Then swap a card with another player.
sixcolours-action-group_swap-meaning = Then swap a card with every other player.

## The table

sixcolours-piles = On offer
sixcolours-pile-made = Your dice match it.
sixcolours-pile-declined = Declined this turn.
sixcolours-pile-left = { $left ->
    [one] The last card of its pile.
   *[other] { $left } cards in its pile.
}
sixcolours-pile-next = The next card is turned up.
sixcolours-pile-empty = Empty
sixcolours-flag-made = Match!
sixcolours-flag-declined = Declined

sixcolours-tray = Dice
sixcolours-throw = Roll { $thrown } of { $throws }
sixcolours-throws = { $throws } rolls
sixcolours-left-lying = Left for you
# $last, e.g. 10
sixcolours-of = / { $last }
# $last, e.g. 10
sixcolours-cards-of = { $count } of { $last } cards
sixcolours-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
sixcolours-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sixcolours-final = All cards on the table

sixcolours-look = { $name }: look at your cards
sixcolours-own-title = { $name }’s cards
sixcolours-own = { $count ->
    [one] 1 card, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $count } cards, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
sixcolours-own-hidden = Only { $name } should look now.
sixcolours-show = Show my cards
sixcolours-show-note = for { $name } only
sixcolours-hide = Hide
sixcolours-face-down = A card, face down
sixcolours-drawn = just drawn
sixcolours-hand-over = A card must be given away. Only the player giving it should look.

sixcolours-choose-steal = { $name } steals a card
sixcolours-choose-swap = { $name } swaps a card
sixcolours-draws = { $name } draws from { $victim }
sixcolours-gives = { $name } gives { $victim } a card

sixcolours-advice-start = Three cards are on offer. Roll!
sixcolours-advice-won = { $name } took the { $card }. Roll all six dice.
sixcolours-advice-again = { $name } has another turn with all six dice.
sixcolours-advice-inherit = { $name } left these dice. Tap those you want to keep, or roll all six.
sixcolours-advice-keep = Tap the dice you want to keep.
sixcolours-advice-made = Take a highlighted card, or roll on and decline every match.
sixcolours-advice-twins = The black dice match: you may turn one die to any face.
sixcolours-advice-turning = Tap the die you want to turn.
sixcolours-advice-last = Third roll: you must take a highlighted card.
# $cards, e.g. 7
sixcolours-advice-gained = { $cards } cards: you may end the game now.
sixcolours-advice-choose = Tap a player to draw from.
sixcolours-advice-hidden = Only { $name } should look at the next screen.
sixcolours-advice-give = You drew the { $card }. Tap a card to give away.
# $die, e.g. { sixcolours-die-white }
sixcolours-faces = Turn the { $die }, to
# $face, e.g. { sixcolours-face-yellow }
# $cards, e.g. { sixcolours-card-trio_yellow }
sixcolours-turn-makes = { $face }, matches { $cards }

## Moves

sixcolours-move-throw-all = Roll all six
# $left, e.g. 4
sixcolours-move-throw = { $left ->
    [one] Roll one
   *[other] Roll { $left }
}
sixcolours-move-throw-none = Roll
# $left, e.g. 4
sixcolours-move-over = { $left ->
    [one] Take over, roll one
   *[other] Take over, roll { $left }
}
sixcolours-move-over-none = Take over
# $left, e.g. 2
sixcolours-throws-left = { $left ->
    [0] the last roll
    [one] one more after that
   *[other] { $left } more after that
}
# $cards, e.g. { sixcolours-card-four } { sixcolours-card-trio_blue }
sixcolours-declines = { $count ->
    [one] declines { $cards }
   *[other] declines { $count } cards
}
sixcolours-keep-none = tap dice to keep
sixcolours-keep-all = roll at least one
sixcolours-move-take = Take
sixcolours-move-take-note = { $points ->
    [one] { $card }, 1 point
   *[other] { $card }, { $points } points
}
sixcolours-move-turn = Turn a die
sixcolours-move-turn-note = to any face
sixcolours-move-leave = Leave the dice
sixcolours-move-leave-note = don’t turn any yet
sixcolours-move-pass = Pass the dice
sixcolours-move-pass-note = no card this time
sixcolours-move-on = Play on
sixcolours-move-on-note = next player
sixcolours-move-end = End the game
# $count, e.g. 7
sixcolours-move-end-note = with { $count } cards
sixcolours-move-end-sure = Really end?
sixcolours-move-end-again = tap again
sixcolours-move-give = Give { $name }
sixcolours-move-give-none = tap a card

sixcolours-choice-take = Take the { $card }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
# $dice, e.g. { sixcolours-dice-b }
# $left, e.g. 4
sixcolours-choice-keep = Keep { $dice } and roll { $left }
sixcolours-choice-throw = Roll all six
# $die, e.g. { sixcolours-die-white } { sixcolours-die-black }
# $face, e.g. { sixcolours-face-orange }
sixcolours-choice-turn = Turn this die to { $face }: { $die }
sixcolours-choice-give = Give the { $card }
# $number, e.g. 2
sixcolours-choice-give-hidden = Give your card { $number }
sixcolours-choice-choose = Draw from { $name }
sixcolours-choice-pass = Pass the dice
sixcolours-choice-on = Play on
sixcolours-choice-end = End the game

## Odds beside a hint

sixcolours-odds-card = Chance of the { $card-name }: { $chance }
sixcolours-odds-instead = The { $card-name } instead: { $chance }

## Odds where there is little room, and why a move is best

sixcolours-brief-card = { $chance } { $card-name }

## Events

sixcolours-event-starts = { $name } starts.
sixcolours-event-shown = On offer: { $card-name }.
sixcolours-event-taken_over = { $name } takes over the dice.
sixcolours-event-kept = { $dice-count ->
    [0] { $name } picks up all six dice.
   *[other] { $name } keeps { $dice }.
}{ $declined-count ->
    [0] { "" }
    [one] { " " }A card is declined.
   *[other] { " " }{ $declined-count } cards are declined.
}
sixcolours-event-thrown = { $name } rolls { $dice }.{ $twins ->
    [true] { " " }The black dice match!
   *[false] { "" }
}
sixcolours-event-turned = { $name } turns a die to { $face-name }.
sixcolours-event-taken = { $name } takes the { $card-name }.
sixcolours-event-pile_empty = That pile is empty.
sixcolours-event-action = { $action ->
    [again] { $name } has another turn.
    [steal] { $name } must steal a card.
    [swap] { $name } must swap a card.
   *[group_swap] { $name } must swap a card with everyone who has one.
}
sixcolours-event-lapsed = { $action ->
    [again] But the game is over.
   *[other] But nobody else has a card.
}
sixcolours-event-chosen = { $action ->
    [steal] { $name } steals from { $victim-name }.
   *[other] { $name } swaps with { $victim-name }.
}
sixcolours-event-drew = { $name } draws a card from { $victim-name }.
sixcolours-event-drew_card = It is the { $card-name }.
sixcolours-event-gave = { $name } gives { $victim-name } a card.
sixcolours-event-gave_card = It is the { $card-name }.
sixcolours-event-no_card = No card for { $name }: the dice stay for the next player.
# $cards, e.g. 10
sixcolours-event-last_card = { $name } has { $cards } cards: the game is over.
sixcolours-event-ended = { $name } ends the game.

## How it ended

sixcolours-outcome-last_card = The card limit was reached, and { $name } has { $score } points.
sixcolours-outcome-ended = The game was ended early, and { $name } has { $score } points.

## Options

sixcolours-option-start = Who starts
sixcolours-option-start-lot = Chosen at random
sixcolours-option-groups = Groups in a combination
sixcolours-option-groups-meaning = Whether four blue and two green count as three pairs.
sixcolours-option-groups-shared = May share a colour
sixcolours-option-groups-distinct = Need different colours
sixcolours-option-ending = Ending the game early
sixcolours-option-ending-own_turn = Before your first roll, or after gaining a card
sixcolours-option-ending-after_card = Only right after gaining a card
sixcolours-option-swap = What you give in a swap
sixcolours-option-swap-other_card = Any card except the one just drawn
sixcolours-option-swap-any_card = Any card
sixcolours-option-ties = Tied points
sixcolours-option-ties-shared = Shared victory
sixcolours-option-ties-fewer_cards = Fewest cards wins

## Keys

sixcolours-keys-1 = 1 … 6
sixcolours-keys-1-text = the die, face, card or player in this position
sixcolours-keys-2 = C
sixcolours-keys-2-text = look at the next card on offer
sixcolours-keys-3 = T
sixcolours-keys-3-text = take the card
sixcolours-keys-4 = R
sixcolours-keys-4-text = roll
sixcolours-keys-5 = O
sixcolours-keys-5-text = take over the dice
sixcolours-keys-6 = B
sixcolours-keys-6-text = turn a die when the black dice match
sixcolours-keys-7 = V
sixcolours-keys-7-text = look at your own cards
sixcolours-keys-8 = E
sixcolours-keys-8-text = end the game (press twice)

## The rules in short: a heading and a paragraph each

sixcolours-rules-1 = The turn
sixcolours-rules-1-text = Three cards are on offer, one on each pile. You have up to three rolls: roll all six dice, then keep what you like and reroll the rest, up to twice; you may also reroll dice that you kept earlier. As soon as your dice match a card, you may take it, and your turn is over. Without a card, you must use all three rolls.
sixcolours-rules-2 = Declined
sixcolours-rules-2-text = If your dice match a card and you roll on, you decline it: you can’t take it later this turn. After the third roll, you must take a card if your dice match one that you haven’t declined.
sixcolours-rules-3 = Cards
sixcolours-rules-3-text = If a card’s symbols are in one colour, you must roll that colour. The multicoloured X stands for any colour; symbols in one group must match. Spare dice don’t matter.
sixcolours-rules-4 = No card
sixcolours-rules-4-text = After a turn without a card, the next player may roll all six dice, or take over the dice as they are, which counts as the first roll. A player who takes over may even take a card immediately.
sixcolours-rules-5 = The black dice
sixcolours-rules-5-text = If you roll both black dice together and they show the same colour, you may turn any one of the six dice to any face, once.
sixcolours-rules-6 = Actions
sixcolours-rules-6-text = You must carry out a card’s action, but only when you win the card from a pile. Go again: take another turn. Steal: draw a face-down card from another player. Swap: draw one and give a different one back. Group swap: swap with every other player.
sixcolours-rules-7 = The end
sixcolours-rules-7-text = With two players, the game ends when one of them gets a 10th card; with three, an 8th; with four, a 6th. A player who has at least 7, 5 or 4 cards respectively may end it early. The player with the most points on their cards wins.

## The lesson: a first turn, step by step

sixcolours-lesson-1 = Three cards are on offer. The one on the left asks for four dice of one colour and is worth 2 points. You have three rolls: roll all six dice.
sixcolours-lesson-2 = Two yellow stars, one on a black die and one on a white one. Keep both: tap them, then reroll the other four.
sixcolours-lesson-3 = A third yellow star! Keep all three, and reroll the other three dice one last time.
sixcolours-lesson-4 = Four yellow dice: exactly what the card on the left asks for. Take it.
sixcolours-lesson-end = The card is yours, and the next card of its pile is now on offer. If you had failed, the bot could have taken over your dice. Play on!

## On the rule page: a figure for what the reader chooses

sixcolours-ask = What are my chances?
sixcolours-ask-combination = Combination
sixcolours-ask-kept = White dice kept, in one colour
sixcolours-ask-throws = Rolls left
sixcolours-ask-answer = Chance
