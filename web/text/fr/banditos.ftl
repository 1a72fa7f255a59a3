# Los Banditos. Termes : butin, revendiquer, renoncer, sachet, brelan de couleur, suite de couleur, brelan, suite, paire de couleur, paire, trois dés différents.
# Les quatre places de la rangée sont des lettres, pour que personne ne les prenne pour des points.

banditos-name = Los Banditos
banditos-people = 2 joueurs
banditos-line = Trois dés de chaque côté : à qui le butin ?

## Dés, places, combinaisons

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

banditos-kind-colour_triple = un brelan de couleur
banditos-kind-colour_straight = une suite de couleur
banditos-kind-triple = un brelan
banditos-kind-straight = une suite
banditos-kind-colour_pair = une paire de couleur
banditos-kind-pair = une paire
banditos-kind-singles = trois dés différents
banditos-combination = { $kind-name } ({ $values })
banditos-beaten = { banditos-combination }
banditos-label = { $kind ->
    [colour_triple] brelan de couleur { $values }
    [colour_straight] suite de couleur { $values }
    [triple] brelan { $values }
    [straight] suite { $values }
    [colour_pair] paire de couleur { $values }
    [pair] paire { $values }
   *[singles] { $values }
}

## La table

banditos-row = La rangée de butins
banditos-loot = Butin
banditos-fell-dice = { $name } pioche { $count ->
    [one] un dé
   *[other] { $count } dés
} dans le sachet. Quelles couleurs ?
banditos-fell-tile = Un jeton de butin est retourné. Lequel ?
banditos-real-bag = Notre propre sachet aussi : nous piochons les couleurs
banditos-real-tiles = Nos propres jetons de butin aussi
banditos-tile-worth = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
banditos-tile = { banditos-place }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}
banditos-tile-better = { $name } a l’avantage
banditos-tile-gone = { banditos-place }, plus de butin
banditos-side-none = aucun dé
banditos-safe = sûr
banditos-hand = Dés à placer
banditos-bag = Dans le sachet
banditos-bag-colour = { $colour } : { $count }
banditos-pile = { $count ->
    [0] Plus de butin dans la pile
    [one] Pile face cachée, un jeton
   *[other] Pile face cachée, { $count } jetons
}
banditos-won = Butin pour { $name } : { $tiles }
banditos-won-none = { $name } n’a pas encore de butin

banditos-put = Placer le { $die } en { banditos-place }
banditos-put-wins = gagne { $points }
banditos-put-loses = perd { $points }

banditos-first = Gagne qui a en premier { $target } points de butin.
banditos-laid = { $name } a placé { $dice }.
banditos-laid-one = le { $die } en { banditos-place }
banditos-returned = Retour au sachet : { $dice }.
banditos-pick = { $count ->
    [one] { $name } : touche une place éclairée pour ce dé.
   *[other] { $name } : touche un dé, puis une place éclairée.
}
banditos-no-room = Plus de place pour { $name }. Revendique un butin, renonce à un autre, ou remets le reste dans le sachet.
banditos-make-room = Plus de place pour { $name } : il faut d’abord renoncer à un butin.
banditos-done = Tout est placé. Touche un butin pour voir où il en est.

## Pourquoi un butin peut être revendiqué, ou non

banditos-why-safe = { $name } a { $stands } en { $place } : c’est sûr. Au mieux pour { $other } : { $against }.
banditos-why-fresh = { $name } a { $stands } en { $place } : c’est sûr, mais à revendiquer au prochain tour seulement.
banditos-why-beatable = { $name } a { $stands } en { $place } : ce n’est pas sûr. Encore possible pour { $other } : { $against }.
banditos-why-incomplete = En { $place }, au mieux : { $reach } pour { $name }, { $against } pour { $other }.
banditos-nothing = rien

## Ce qu’on peut faire

banditos-move-draw = { $dice ->
    [one] Piocher un dé
   *[other] Piocher deux dés
}
banditos-move-draw-note = à { $name } de jouer
banditos-move-place = Place le { $die }
banditos-move-place-note = touche une place éclairée
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

banditos-hint-draw = Pioche.
banditos-hint-pass = Passe le sachet.
banditos-hint-place = Place le { $die } en { banditos-place }.
banditos-hint-claim = Revendique { banditos-place }.
banditos-hint-give = Renonce à { banditos-place }.

## Chances à côté d’un conseil

banditos-odds-wins = { banditos-place }, prochain lancer : gagne { $chance }
banditos-odds-makes = { banditos-place }, prochain lancer : { $kind-name } { $chance }

## Touches

banditos-keys-1 = A B C D
banditos-keys-1-text = y placer le dé choisi ; sinon, regarder ce butin
banditos-keys-2 = ← →
banditos-keys-2-text = choisir l’autre dé
banditos-keys-3 = I
banditos-keys-3-text = regarder les butins l’un après l’autre
banditos-keys-4 = K
banditos-keys-4-text = revendiquer
banditos-keys-5 = G
banditos-keys-5-text = renoncer au butin regardé ; encore une fois pour confirmer

## Ce qui s’est passé

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
    [better] { $name } gagne un butin de { $value } avec { $combination } contre { $beaten } et passe à { $score }.
    [first] Des deux côtés, { $combination }, mais { $name } a complété en premier, gagne un butin de { $value } et passe à { $score }.
    [claimed] { $name } gagne un butin de { $value } avec { $combination } et passe à { $score }.
   *[given] { $name } gagne un butin de { $value } et passe à { $score }.
}
banditos-event-passed = { $returned-count ->
    [0] { $name } passe le sachet.
   *[other] Retour au sachet : { $returned }. { $name } passe le sachet.
}

## Comment c’est fini

banditos-outcome-loot = { $name } a un butin de { $score } points.

## Options

banditos-option-start = Qui commence
banditos-option-start-lot = Tirage au sort
banditos-option-claim_against = Quels dés comptent contre une revendication
banditos-option-claim_against-meaning = Une revendication tient si aucun de ces dés ne peut la battre.
banditos-option-claim_against-any = Toutes les couleurs et valeurs
banditos-option-claim_against-bag = Seulement les dés du sachet
banditos-option-no_room = Un dé sans place libre
banditos-option-no_room-return = Retourne dans le sachet
banditos-option-no_room-give_up = Oblige à renoncer d’abord à un butin
banditos-option-claim_at_once = Revendiquer dès le tour du troisième dé
banditos-option-claim_at_once-yes = Oui
banditos-option-claim_at_once-no = Non

## Les règles en bref : un titre et un paragraphe

banditos-rules-1 = Le tour
banditos-rules-1-text = Pioche deux dés dans le sachet et lance-les (un seul au tout premier tour). Place chacun de ton côté d’un butin, trois dés au plus par côté. Puis passe le sachet.
banditos-rules-2 = Gagner un butin
banditos-rules-2-text = Dès qu’il y a trois dés de chaque côté d’un butin, la meilleure combinaison le gagne ; à égalité, celle qui a été complète en premier. Les dés retournent dans le sachet et un nouveau butin est révélé.
banditos-rules-3 = Revendiquer et renoncer
banditos-rules-3-text = À tout moment de ton tour, tu peux revendiquer un butin où tu as trois dés que rien ne pourrait battre ; égaler n’est pas battre. Tu peux aussi renoncer à n’importe quel butin : l’autre bandit le gagne, et tu as de la place pour tes dés.
banditos-rules-4 = Les combinaisons, de la meilleure à la moins bonne
banditos-rules-4-text = Brelan de couleur (trois dés identiques d’une couleur), suite de couleur (trois valeurs qui se suivent dans une couleur), brelan, suite, paire de couleur (deux dés identiques d’une couleur), paire, trois dés différents. Pour une même combinaison, les plus hautes valeurs gagnent ; les couleurs se valent.
banditos-rules-5 = La fin
banditos-rules-5-text = Qui a en premier un butin de 10 points gagne aussitôt.

## La leçon : un premier tour, pas à pas

banditos-lesson-1 = Quatre butins sont posés entre toi et le bot. Au tout premier tour, on ne pioche qu’un dé : pioche-le dans le sachet.
banditos-lesson-2 = Un 5 noir. À chaque butin, trois dés de ton côté affrontent trois dés de l’autre. Place-le à B, le butin qui vaut 3 points.
banditos-lesson-3 = Il reste deux places de ton côté de B. Il n’y a rien d’autre à placer : passe le sachet, et le bot pioche deux dés.
banditos-lesson-4 = Le bot a placé ses deux dés à C. Désormais, toi aussi tu pioches deux dés : vas-y.
banditos-lesson-5 = Encore un 5 noir ! À côté du premier, c’est une paire de couleur, qui bat une simple paire. Choisis-le et place-le aussi à B.
banditos-lesson-6 = Garde la troisième place à B pour un meilleur dé : un troisième 5 noir ferait un brelan de couleur. Place le 3 vert à A.
banditos-lesson-end = Dès que trois dés sont de chaque côté d’un butin, la meilleure combinaison le prend ; 10 points font gagner. Passe le sachet et continue à jouer !

## Sur la page des règles : un chiffre pour ce que l’on choisit

banditos-ask = Que donnera le troisième dé ?
banditos-ask-first = Premier dé
banditos-ask-second = Deuxième dé
banditos-ask-colours = Leurs couleurs
banditos-ask-kind = Ceci ou mieux
banditos-ask-answer = Chance, si tous les autres dés sont dans le sachet
banditos-colours-same = la même
banditos-colours-different = différentes
