# Los Banditos. Terms: loot, claim, give up, bag, colour triple, colour straight, triple, straight, colour pair, pair, singles.
# The four places of the row are letters, so that they are not mistaken for points.

banditos-name = Los Banditos
banditos-people = 2 players
banditos-line = Three dice on each side: who takes the loot?

## Dice, places, combinations

banditos-colour-black = black
banditos-colour-green = green
banditos-colour-red = red
banditos-colour-blue = blue
banditos-colours-black = black
banditos-colours-green = green
banditos-colours-red = red
banditos-colours-blue = blue
banditos-die = { $colour-name } { $value }
banditos-dice-one = { banditos-die }
banditos-returned-one = { banditos-die }
banditos-place = { $place ->
    [1] A
    [2] B
    [3] C
   *[4] D
}

banditos-kind-colour_triple = colour triple
banditos-kind-colour_straight = colour straight
banditos-kind-triple = triple
banditos-kind-straight = straight
banditos-kind-colour_pair = colour pair
banditos-kind-pair = pair
banditos-kind-singles = singles
banditos-combination = { $kind ->
    [singles] { $kind-name } ({ $values })
   *[other] a { $kind-name } ({ $values })
}
# $kind $kind-name $values What was beaten, as the object of a sentence.
banditos-beaten = { banditos-combination }
# $kind $kind-name $values The label on a side of a tile; there is room for two lines of about ten letters.
banditos-label = { $kind ->
    [singles] { $values }
   *[other] { $kind-name } { $values }
}

## The table

banditos-row = Row of loot
banditos-loot = Loot
banditos-fell-dice = { $count ->
    [one] { $name } draws one die from the bag. Which colour?
   *[other] { $name } draws { $count } dice from the bag. Which colours?
}
banditos-fell-tile = A new loot tile is turned up. Which one?
banditos-real-bag = Real bag too: you draw the colours
banditos-real-tiles = Real loot tiles too
banditos-tile-worth = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
banditos-tile = { banditos-place }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}
banditos-tile-better = { $name } is ahead
banditos-tile-gone = { banditos-place }, no loot left
banditos-side-none = no dice
banditos-safe = safe
banditos-hand = Dice to place
banditos-bag = In the bag
banditos-bag-colour = { $count } { $colour }
banditos-pile = { $count ->
    [0] No loot left in the pile
    [one] Face-down pile, one tile
   *[other] Face-down pile, { $count } tiles
}
# $tiles, e.g. 3, 1
banditos-won = { $name }’s loot: { $tiles }
banditos-won-none = { $name } has no loot yet

banditos-put = Place { $die } at { banditos-place }
banditos-put-wins = wins { $points }
banditos-put-loses = loses { $points }

banditos-first = The first player with loot worth { $target } wins.
# $dice, e.g. { banditos-laid-one }
banditos-laid = { $name } placed { $dice }.
banditos-laid-one = { $die } at { banditos-place }
# $dice, e.g. { banditos-die }
banditos-returned = { $name } had to put { $dice } back.
banditos-pick = { $count ->
    [one] { $name }: tap a highlighted space for this die.
   *[other] { $name }: tap a die, then a highlighted space.
}
banditos-no-room = No free space on { $name }’s side. Claim or give up a tile, or put the rest back.
banditos-make-room = No free space on { $name }’s side: you must give up a tile first.
banditos-done = All dice placed. Tap a tile for details.

## Why a tile can be claimed, or not

# $stands, e.g. { banditos-combination }
# $against, e.g. { banditos-combination }
# $place, e.g. B
banditos-why-safe = { $name } is safe at { $place } with { $stands }: { $other } can make { $against } at best.
# $stands, e.g. { banditos-combination }
# $place, e.g. B
banditos-why-fresh = { $name } is safe at { $place } with { $stands }, but can’t claim it until their next turn.
# $stands, e.g. { banditos-combination }
# $against, e.g. { banditos-combination }
# $place, e.g. B
banditos-why-beatable = { $name } isn’t safe at { $place } with { $stands }: { $other } can still make { $against }.
# $reach, e.g. { banditos-combination }
# $against, e.g. { banditos-combination }
# $place, e.g. B
banditos-why-incomplete = At { $place }, { $name } can make { $reach } at best, and { $other } { $against }.
banditos-nothing = nothing

## Moves

banditos-move-draw = { $dice ->
    [one] Draw one die
   *[other] Draw two dice
}
banditos-move-draw-note = { $name }’s turn
banditos-move-place = Place { $die }
banditos-move-place-note = tap a space
banditos-move-pass = Pass the bag
banditos-move-pass-note = { $name } is next
# $dice, e.g. { banditos-die }
banditos-move-pass-returned = puts { $dice } back
banditos-move-claim = Claim { banditos-place }
banditos-move-give = Give up { banditos-place }
banditos-move-keep = Keep it
banditos-move-sure = Give up { banditos-place }
banditos-gain = { $points } for { $name }
banditos-gain-game = { $name } wins the game

banditos-give-sure = Give up { banditos-place }? { $name } wins { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
banditos-give-game = Give up { banditos-place } and the game?
# $score, e.g. 10
banditos-give-game-text = { $name } would have { $score } points and win immediately.

banditos-choice-draw = Draw
banditos-choice-pass = Pass the bag
banditos-choice-place = Place { $die } at { banditos-place }
banditos-choice-claim = Claim { banditos-place }
banditos-choice-give = Give up { banditos-place }

## Odds beside a hint

banditos-odds-wins = { banditos-place }, next roll: win { $chance }
banditos-odds-makes = { banditos-place }, next roll: { $kind-name } { $chance }
banditos-odds-other_wins = { banditos-place }, next roll: win { $chance }
banditos-odds-other_makes = { banditos-place }, next roll: { $kind-name } { $chance }

## Odds where there is little room, and why a move is best

banditos-brief-wins = { $chance } win { banditos-place }
banditos-brief-makes = { $chance } { banditos-place }: { $kind-name }

## Keys

banditos-keys-1 = A B C D
banditos-keys-1-text = place the picked die there; otherwise look at that tile
banditos-keys-2 = ← →
banditos-keys-2-text = pick the other die
banditos-keys-3 = I
banditos-keys-3-text = look at the tiles one by one
banditos-keys-4 = K
banditos-keys-4-text = claim
banditos-keys-5 = G
banditos-keys-5-text = give up the tile you are looking at; press again to confirm

## Events

banditos-event-starts = { $name } starts.
banditos-event-tile_shown = New loot at { banditos-place }: { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
banditos-event-drawn = { $name } draws { $colours }.
banditos-event-thrown = { $name } rolls { $dice }.
banditos-event-placed = { $name } places { $die } at { banditos-place }.
banditos-event-claimed = { $name } claims { banditos-place }.
banditos-event-gave_up = { $name } gives up { banditos-place }.
banditos-event-tile_won = { $why ->
    [better] { $name } wins { $value } with { $combination } against { $beaten } and now has { $score }.
    [first] Both have { $combination }, but { $name } had it first: { $name } wins { $value } and now has { $score }.
    [claimed] { $name } wins { $value } with { $combination } and now has { $score }.
   *[given] { $name } wins { $value } and now has { $score }.
}
banditos-event-passed = { $returned-count ->
    [0] { $name } passes the bag.
   *[other] { $name } puts { $returned } back and passes the bag.
}

## How it ended

banditos-outcome-loot = { $name } has loot worth { $score }.

## Options

banditos-option-start = Who starts
banditos-option-start-lot = Chosen at random
banditos-option-claim_against = Dice that count against a claim
banditos-option-claim_against-meaning = You can claim a tile if such dice can’t help the other side beat yours.
banditos-option-claim_against-any = Any colour and value
banditos-option-claim_against-bag = Only dice now in the bag
banditos-option-no_room = A die with no free space
banditos-option-no_room-return = Goes back into the bag
banditos-option-no_room-give_up = You must give up a tile first
banditos-option-claim_at_once = Claim on the turn you place the third die
banditos-option-claim_at_once-yes = Yes
banditos-option-claim_at_once-no = No

## The rules in short: a heading and a paragraph each

banditos-rules-1 = The turn
banditos-rules-1-text = Draw two dice from the bag and roll them (only one die on the very first turn of the game). Place each die on your side of a tile, at most three dice per side. Then pass the bag.
banditos-rules-2 = Winning loot
banditos-rules-2-text = As soon as there are three dice on each side of a tile, the better combination wins it. If they are equal, the one completed first wins. The dice go back into the bag and a new tile is turned up.
banditos-rules-3 = Claim and give up
banditos-rules-3-text = At any time during your turn, you may claim a tile where you have three dice and the other side can no longer beat them; an equal combination doesn’t beat yours. You may also give up any tile: the other bandit wins it, but you gain room for your dice.
banditos-rules-4 = Combinations, best first
banditos-rules-4-text = Colour triple (three of a kind in one colour), colour straight (three in sequence in one colour), triple, straight, colour pair (two of a kind in one colour), pair, singles. Within a kind, the higher values win; all colours are equal.
banditos-rules-5 = The end
banditos-rules-5-text = The first player with loot worth 10 points or more wins immediately.

## The lesson: a first turn, step by step

banditos-lesson-1 = There are four loot tiles between you and the bot. On the very first turn of a game, you draw only one die: draw it from the bag.
banditos-lesson-2 = A black 5. At each tile, three dice on your side compete with three on the other. Place yours at B, the loot worth 3 points.
banditos-lesson-3 = Your side of B has room for two more dice. You have nothing else to place, so pass the bag. Then the bot draws two dice.
banditos-lesson-4 = The bot has placed both dice at C. From now on, you draw two dice as well: draw them.
banditos-lesson-5 = Another black 5! Together with the first, it is a colour pair, which beats a plain pair. Pick it and place it at B too.
banditos-lesson-6 = Leave the third space at B free for a better die: a third black 5 would make a colour triple. Place the green 3 at A.
banditos-lesson-end = Once there are three dice on each side of a tile, the better combination takes the loot. The first player with 10 points wins. Pass the bag, and play on!

## On the rule page: a figure for what the reader chooses

banditos-ask = What can the third die make?
banditos-ask-first = First die
banditos-ask-second = Second die
banditos-ask-colours = Their colours
banditos-ask-kind = This or better
banditos-ask-answer = Chance, with all other dice in the bag
banditos-colours-same = the same
banditos-colours-different = different
