# Los Banditos. Terms: loot, claim, give up, bag, colour triple, colour straight, triple, straight, colour pair, pair, singles.
# The four places of the row are letters, so that nobody takes them for points.

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
banditos-combination = { $kind-name } { $values }
banditos-beaten = { banditos-combination }
# $kind $kind-name $values What stands on a side of a tile; there is room for two lines of about ten letters.
banditos-label = { $kind ->
    [singles] { $values }
   *[other] { $kind-name } { $values }
}

## The table

banditos-row = The row of loot
banditos-loot = Loot
banditos-fell-dice = { $name } draws { $count ->
    [one] one die
   *[other] { $count } dice
} from the bag. Which colours?
banditos-fell-tile = A loot tile is turned up. Which one?
banditos-real-bag = Our own bag too: we draw the colours
banditos-real-tiles = Our own loot tiles too
banditos-tile-worth = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
banditos-tile = { banditos-place }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}
banditos-tile-better = { $name } stands better
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
banditos-won = { $name }’s loot: { $tiles }
banditos-won-none = { $name } has no loot yet

banditos-put = Place { $die } at { banditos-place }
banditos-put-wins = wins { $points }
banditos-put-loses = loses { $points }

banditos-first = The first with loot worth { $target } wins.
banditos-laid = { $name } placed { $dice }.
banditos-laid-one = { $die } at { banditos-place }
banditos-returned = { $name } had to put { $dice } back.
banditos-pick = { $count ->
    [one] { $name }: tap a lit place for this die.
   *[other] { $name }: tap a die, then a lit place.
}
banditos-no-room = No free place on { $name }’s side. Claim or give up a tile, or put the rest back.
banditos-make-room = No free place on { $name }’s side: give up a tile first.
banditos-done = All placed. Tap a tile to see how it stands.

## Why a tile can be claimed, or not

banditos-why-safe = { $name }’s { $stands } at { $place } is safe: { $other } can reach { $against } at best.
banditos-why-fresh = { $name }’s { $stands } at { $place } is safe, but can be claimed only from the next turn on.
banditos-why-beatable = { $name }’s { $stands } at { $place } is not safe: { $other } can still reach { $against }.
banditos-why-incomplete = At { $place }, { $name } can reach { $reach } at best, { $other } { $against }.
banditos-nothing = nothing

## What one can do

banditos-move-draw = { $dice ->
    [one] Draw one die
   *[other] Draw two dice
}
banditos-move-draw-note = { $name }’s turn
banditos-move-place = Place { $die }
banditos-move-place-note = tap a lit place
banditos-move-pass = Pass the bag
banditos-move-pass-note = { $name } is next
banditos-move-pass-returned = back: { $dice }
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
banditos-give-game-text = { $name } would have { $score } points and win at once.

banditos-hint-draw = Draw.
banditos-hint-pass = Pass the bag on.
banditos-hint-place = Place { $die } at { banditos-place }.
banditos-hint-claim = Claim { banditos-place }.
banditos-hint-give = Give up { banditos-place }.

## Odds beside a hint

banditos-odds-wins = { banditos-place }, next throw: wins { $chance }
banditos-odds-makes = { banditos-place }, next throw: { $kind-name } { $chance }

## Keys

banditos-keys-1 = A B C D
banditos-keys-1-text = place the picked die there; else look at that tile
banditos-keys-2 = ← →
banditos-keys-2-text = pick the other die
banditos-keys-3 = I
banditos-keys-3-text = look at one tile after the other
banditos-keys-4 = K
banditos-keys-4-text = claim
banditos-keys-5 = G
banditos-keys-5-text = give up the tile that is looked at; again to confirm

## What happened

banditos-event-starts = { $name } begins.
banditos-event-tile_shown = New loot at { banditos-place }: { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
banditos-event-drawn = { $name } draws { $colours }.
banditos-event-thrown = { $name } throws { $dice }.
banditos-event-placed = { $name } places { $die } at { banditos-place }.
banditos-event-claimed = { $name } claims { banditos-place }.
banditos-event-gave_up = { $name } gives up { banditos-place }.
banditos-event-tile_won = { $why ->
    [better] { $name } wins { $value } with { $combination } against { $beaten } and has { $score }.
    [first] Both have { $combination }, { $name } had it first: { $name } wins { $value } and has { $score }.
    [claimed] { $name } wins { $value } with { $combination } and has { $score }.
   *[given] { $name } wins { $value } and has { $score }.
}
banditos-event-passed = { $returned-count ->
    [0] { $name } passes the bag on.
   *[other] { $name } puts { $returned } back and passes the bag on.
}

## How it ended

banditos-outcome-loot = { $name } has loot worth { $score }.

## Options

banditos-option-start = Who begins
banditos-option-start-lot = Decided by lot
banditos-option-claim_against = Which dice count against a claim
banditos-option-claim_against-meaning = A claim stands when no such dice could beat it.
banditos-option-claim_against-any = Any colour and value at all
banditos-option-claim_against-bag = Only dice now in the bag
banditos-option-no_room = A die without a free place
banditos-option-no_room-return = Goes back into the bag
banditos-option-no_room-give_up = A tile must be given up first
banditos-option-claim_at_once = Claim in the turn of the third die
banditos-option-claim_at_once-yes = Yes
banditos-option-claim_at_once-no = No

## The rules in short: a heading and a paragraph each

banditos-rules-1 = The turn
banditos-rules-1-text = Draw two dice from the bag and throw them (the very first turn: one). Place each on your side of a tile, at most three dice per side. Then pass the bag on.
banditos-rules-2 = Winning loot
banditos-rules-2-text = As soon as three dice lie on both sides of a tile, the better combination wins it; if they are equal, the one that was complete first. The dice go back into the bag and a new tile is turned up.
banditos-rules-3 = Claim and give up
banditos-rules-3-text = At any moment of your turn you may claim a tile where you have three dice and no dice at all could beat them; equal is not better. Or give up any tile: the other bandit wins it, and you have room for your dice.
banditos-rules-4 = Combinations, best first
banditos-rules-4-text = Colour triple (three alike in one colour), colour straight (three in a row in one colour), triple, straight, colour pair (two alike in one colour), pair, singles. Within a kind the higher values win; colours never rank.
banditos-rules-5 = The end
banditos-rules-5-text = The first with loot worth 10 wins at once.

## The lesson: a first turn, step by step

banditos-lesson-1 = Four tiles of loot lie between you and the bot. In the very first turn of a game only one die is drawn: draw it from the bag.
banditos-lesson-2 = A black 5. At each tile, three dice on your side fight against three on the other. Place yours at B, the loot worth 3 points.
banditos-lesson-3 = Two more dice have room at your side of B. There is nothing else to place: pass the bag on, and the bot draws two dice.
banditos-lesson-4 = The bot has placed both dice at C. From now on you draw two dice as well: draw them.
banditos-lesson-5 = Another black 5! Beside the first it is a colour pair, which beats a plain pair. Pick it and place it at B too.
banditos-lesson-6 = Leave the third place at B free for a better die: a third black 5 would be a colour triple. Place the green 3 at A.
banditos-lesson-end = Once three dice lie on both sides of a tile, the better combination takes the loot; 10 points win the game. Pass the bag, and play on!

## On the rule page: a figure for what the reader chooses

banditos-ask = What will the third die bring?
banditos-ask-first = First die
banditos-ask-second = Second die
banditos-ask-colours = Their colours
banditos-ask-kind = This or better
banditos-ask-answer = Chance, with all other dice in the bag
banditos-colours-same = the same
banditos-colours-different = different
