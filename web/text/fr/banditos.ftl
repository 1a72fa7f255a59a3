# Los Banditos. Terms: butin, revendiquer, renoncer, sachet, piocher, placer, brelan de couleur, suite de couleur, brelan, suite, paire de couleur, paire, trois dés différents.
# The four places of the row are letters, so that they are not mistaken for points: "en B". A triple has one value, a straight its highest: "un brelan de 4", "une suite au 6".

banditos-name = Los Banditos
banditos-people = 2 joueurs
banditos-line = Trois dés de chaque côté : à qui le butin ?

## Dice, places, combinations

banditos-colour-black = noir
banditos-colour-green = vert
banditos-colour-red = rouge
banditos-colour-blue = bleu
banditos-colours-black = noir
banditos-colours-green = vert
banditos-colours-red = rouge
banditos-colours-blue = bleu
banditos-die = { $value } { $colour-name }
banditos-dice-one = un { banditos-die }
banditos-returned-one = { banditos-die }
banditos-place = { $place ->
    [1] A
    [2] B
    [3] C
   *[4] D
}

banditos-kind-colour_triple = brelan de couleur
banditos-kind-colour_straight = suite de couleur
banditos-kind-triple = brelan
banditos-kind-straight = suite
banditos-kind-colour_pair = paire de couleur
banditos-kind-pair = paire
banditos-kind-singles = trois dés différents
banditos-combination = { $kind ->
    [colour_triple] un { $kind-name } de { $values }
    [triple] un { $kind-name } de { $values }
    [colour_straight] une { $kind-name } au { $values }
    [straight] une { $kind-name } au { $values }
    [singles] { $kind-name } ({ $values })
   *[other] une { $kind-name } ({ $values })
}
banditos-beaten = { banditos-combination }
banditos-label = { $kind ->
    [singles] { $values }
   *[other] { $kind-name } { $values }
}

## The table

banditos-row = Rangée de butins
banditos-loot = Butin
banditos-fell-dice = { $name } pioche { $count ->
    [one] un dé dans le sachet. De quelle couleur ?
   *[other] { $count } dés dans le sachet. De quelles couleurs ?
}
banditos-fell-tile = Un nouveau jeton de butin est retourné. Lequel ?
banditos-real-bag = Avec un vrai sachet : vous piochez les couleurs
banditos-real-tiles = Avec de vrais jetons de butin
banditos-tile-worth = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
banditos-tile = { banditos-place }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}
banditos-tile-better = { $name } a l’avantage
banditos-tile-gone = { banditos-place }, sans butin
banditos-side-none = aucun dé
banditos-safe = imbattable
banditos-hand = Dés à placer
banditos-bag = Dans le sachet
banditos-bag-colour = { $colour } : { $count }
banditos-pile = { $count ->
    [0] Pile de butins épuisée
    [one] Pile face cachée, un jeton
   *[other] Pile face cachée, { $count } jetons
}
banditos-won = Butin gagné par { $name } : { $tiles }
banditos-won-none = { $name } n’a pas encore de butin

banditos-put = Placer le { $die } en { banditos-place }
banditos-put-wins = gagne { $points }
banditos-put-loses = perd { $points }

banditos-first = Amasse { $target } points de butin pour gagner.
banditos-laid = { $name } a placé { $dice }.
banditos-laid-one = le { $die } en { banditos-place }
banditos-returned = Retour au sachet : { $dice }.
banditos-pick = { $count ->
    [one] { $name } : touche une place en surbrillance pour ce dé.
   *[other] { $name } : touche un dé, puis une place en surbrillance.
}
banditos-no-room = { $name } : aucune place libre. Tu peux revendiquer un butin, y renoncer ou remettre le reste dans le sachet.
banditos-make-room = { $name } : aucune place libre, tu dois d’abord renoncer à un butin.
banditos-done = Tous les dés sont placés. Touche un butin pour en savoir plus.

## Why a tile can be claimed, or not

banditos-why-safe = En { $place }, { $name } a { $stands } : imbattable. Au mieux pour { $other } : { $against }.
banditos-why-fresh = En { $place }, { $name } a { $stands } : imbattable, mais à revendiquer à partir de son prochain tour.
banditos-why-beatable = En { $place }, { $name } a { $stands }, mais { $other } peut encore obtenir { $against }.
banditos-why-incomplete = En { $place }, au mieux : { $reach } pour { $name }, { $against } pour { $other }.
banditos-nothing = rien

## Moves

banditos-move-draw = { $dice ->
    [one] Piocher un dé
   *[other] Piocher deux dés
}
banditos-move-draw-note = à { $name } de jouer
banditos-move-place = Place le { $die }
banditos-move-place-note = touche une place
banditos-move-pass = Passer le sachet
banditos-move-pass-note = à { $name } de jouer
banditos-move-pass-returned = retour : { $dice }
banditos-move-claim = Revendiquer { banditos-place }
banditos-move-give = Renoncer à { banditos-place }
banditos-move-keep = Garder
banditos-move-sure = Renoncer à { banditos-place }
banditos-gain = { $points } pour { $name }
banditos-gain-game = { $name } gagne la partie

banditos-give-sure = Renoncer à { banditos-place } ? { $name } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
banditos-give-game = Renoncer à { banditos-place }, et à la partie ?
banditos-give-game-text = { $name } aurait { $score } points et gagnerait aussitôt.

banditos-choice-draw = Pioche
banditos-choice-pass = Passe le sachet
banditos-choice-place = Place le { $die } en { banditos-place }
banditos-choice-claim = Revendique { banditos-place }
banditos-choice-give = Renonce à { banditos-place }

## Odds beside a hint

banditos-odds-wins = Gagner { banditos-place } au prochain lancer : { $chance }
banditos-odds-makes = En { banditos-place }, { $kind-name } au prochain lancer : { $chance }
banditos-odds-other_wins = Gagner { banditos-place } au prochain lancer : { $chance }
banditos-odds-other_makes = En { banditos-place }, { $kind-name } au prochain lancer : { $chance }
banditos-brief-wins = { $chance } { banditos-place } gagné
banditos-brief-makes = { $chance } { banditos-place } : { $kind-name }

## Keys

banditos-keys-1 = A B C D
banditos-keys-1-text = y placer le dé choisi ; sinon, examiner ce butin
banditos-keys-2 = ← →
banditos-keys-2-text = choisir l’autre dé
banditos-keys-3 = I
banditos-keys-3-text = examiner les butins l’un après l’autre
banditos-keys-4 = K
banditos-keys-4-text = revendiquer
banditos-keys-5 = G
banditos-keys-5-text = renoncer au butin examiné ; appuyer à nouveau pour confirmer

## Events

banditos-event-starts = { $name } commence.
banditos-event-tile_shown = Nouveau butin en { banditos-place } : { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
banditos-event-drawn = { $name } pioche : { $colours }.
banditos-event-thrown = { $name } obtient { $dice }.
banditos-event-placed = { $name } place le { $die } en { banditos-place }.
banditos-event-claimed = { $name } revendique { banditos-place }.
banditos-event-gave_up = { $name } renonce à { banditos-place }.
banditos-event-tile_won = { $why ->
    [better] { $name } gagne un butin de { banditos-tile-worth } avec { $combination } contre { $beaten } et passe à { $score }.
    [first] Égalité, { $combination } de chaque côté : { $name }, qui a placé ses trois dés en premier, gagne un butin de { banditos-tile-worth } et passe à { $score }.
    [claimed] { $name } gagne un butin de { banditos-tile-worth } avec { $combination } et passe à { $score }.
   *[given] { $name } gagne un butin de { banditos-tile-worth } et passe à { $score }.
}
banditos-event-passed = { $returned-count ->
    [0] { $name } passe le sachet.
   *[other] Retour au sachet : { $returned }. { $name } passe le sachet.
}

## How it ended

banditos-outcome-loot = { $name } a un butin de { $score } points.

## Options

banditos-option-start = Qui commence
banditos-option-start-lot = Tirage au sort
banditos-option-claim_against = Revendiquer : les dés pris en compte
banditos-option-claim_against-meaning = Tu peux revendiquer un butin si aucun de ces dés ne permet de te battre.
banditos-option-claim_against-any = Toutes les couleurs et valeurs
banditos-option-claim_against-bag = Seulement les dés du sachet
banditos-option-no_room = Un dé sans place libre
banditos-option-no_room-return = Retourne dans le sachet
banditos-option-no_room-give_up = Oblige à renoncer d’abord à un butin
banditos-option-claim_at_once = Revendiquer dès le tour du troisième dé
banditos-option-claim_at_once-yes = Oui
banditos-option-claim_at_once-no = Non

## The rules in short: a heading and a paragraph each

banditos-rules-1 = Le tour
banditos-rules-1-text = Pioche deux dés dans le sachet et lance-les (un seul au tout premier tour de la partie). Place chaque dé devant un butin, de ton côté : trois dés au plus par côté. Puis passe le sachet.
banditos-rules-2 = Gagner un butin
banditos-rules-2-text = Dès qu’il y a trois dés de chaque côté d’un butin, la meilleure combinaison l’emporte ; à égalité, celle qui a été complétée en premier. Les dés retournent dans le sachet et un nouveau butin est révélé.
banditos-rules-3 = Revendiquer et renoncer
banditos-rules-3-text = À tout moment de ton tour, tu peux revendiquer un butin où tu as trois dés qu’aucune combinaison ne peut plus battre ; une égalité ne te bat pas. Tu peux aussi renoncer à n’importe quel butin : l’autre bandit le gagne, et tu fais de la place pour tes dés.
banditos-rules-4 = Les combinaisons, de la meilleure à la moins bonne
banditos-rules-4-text = Brelan de couleur (trois dés de même valeur et de même couleur), suite de couleur (trois valeurs qui se suivent, de même couleur), brelan, suite, paire de couleur (deux dés de même valeur et de même couleur), paire, trois dés différents. Entre deux combinaisons du même type, les valeurs les plus hautes gagnent ; toutes les couleurs se valent.
banditos-rules-5 = La fin
banditos-rules-5-text = Dès que ton butin atteint 10 points, tu gagnes la partie.

## The lesson: a first turn, step by step

banditos-lesson-1 = Quatre butins sont alignés entre le bot et toi. Au tout premier tour d’une partie, on ne pioche qu’un dé : pioche-le dans le sachet.
banditos-lesson-2 = Un 5 noir. Pour chaque butin, trois dés de ton côté affrontent trois dés en face. Place le tien en B, le butin qui vaut 3 points.
banditos-lesson-3 = Il reste deux places de ton côté de B. Tu n’as rien d’autre à placer : passe le sachet. Le bot piochera ensuite deux dés.
banditos-lesson-4 = Le bot a placé ses deux dés en C. À partir de maintenant, toi aussi, tu en pioches deux : vas-y.
banditos-lesson-5 = Encore un 5 noir ! Avec le premier, il forme une paire de couleur, qui bat une simple paire. Choisis-le et place-le aussi en B.
banditos-lesson-6 = Garde la troisième place en B pour un meilleur dé : un troisième 5 noir donnerait un brelan de couleur. Place le 3 vert en A.
banditos-lesson-end = Dès qu’il y a trois dés de chaque côté d’un butin, la meilleure combinaison l’emporte. Amasse 10 points de butin pour gagner. Passe le sachet et continue à jouer !

## On the rule page: a figure for what the reader chooses

banditos-ask = Que peut donner le troisième dé ?
banditos-ask-first = Premier dé
banditos-ask-second = Deuxième dé
banditos-ask-colours = Leurs couleurs
banditos-ask-kind = Au moins
banditos-ask-answer = Probabilité, si tous les autres dés sont dans le sachet
banditos-colours-same = identiques
banditos-colours-different = différentes
