# Six Couleurs. Terms: trio, trois paires, full, quatuor, quintette, sextuor, deux trios, quatuor et paire; tour bonus, vol, échange, échange général; pile, à prendre (on offer), former la combinaison (match), refuser, reprendre les dés (take over), tourner un dé.

sixcolours-name = Six Couleurs
sixcolours-people = 2–4 joueurs
sixcolours-line = Trois lancers, trois cartes à prendre. Tes échecs profitent aux autres.

## Dice: in a list only the colour, by itself the symbol too

sixcolours-dice-b = bleu
sixcolours-dice-g = vert
sixcolours-dice-o = orange
sixcolours-dice-p = rose
sixcolours-dice-u = violet
sixcolours-dice-y = jaune
sixcolours-dice-B = bleu
sixcolours-dice-G = vert
sixcolours-dice-O = orange
sixcolours-dice-P = rose
sixcolours-dice-U = violet
sixcolours-dice-Y = jaune
sixcolours-face-b = bleu
sixcolours-face-g = vert
sixcolours-face-o = orange
sixcolours-face-p = rose
sixcolours-face-u = violet
sixcolours-face-y = jaune
sixcolours-face-B = bleu
sixcolours-face-G = vert
sixcolours-face-O = orange
sixcolours-face-P = rose
sixcolours-face-U = violet
sixcolours-face-Y = jaune
sixcolours-face-blue = flèche bleue
sixcolours-face-green = cercle vert
sixcolours-face-orange = croix orange
sixcolours-face-pink = triangle rose
sixcolours-face-purple = carré violet
sixcolours-face-yellow = étoile jaune
sixcolours-die-white = { $colour }, dé blanc
sixcolours-die-black = { $colour }, dé noir
sixcolours-kind-black = noir
sixcolours-kind-white = blanc

## Cards: the combination alone, and each card by its full name

sixcolours-combination-trio = Trio
sixcolours-combination-three_pairs = Trois paires
sixcolours-combination-full_house = Full
sixcolours-combination-four = Quatuor
sixcolours-combination-five = Quintette
sixcolours-combination-six = Sextuor
sixcolours-combination-two_trios = Deux trios
sixcolours-combination-four_and_pair = Quatuor et paire

sixcolours-card-trio_again = Trio avec tour bonus
sixcolours-card-trio_steal = Trio avec vol
sixcolours-card-trio_swap = Trio avec échange
sixcolours-card-trio_group_swap = Trio avec échange général
sixcolours-card-three_pairs_again = Trois paires avec tour bonus
sixcolours-card-three_pairs_steal = Trois paires avec vol
sixcolours-card-three_pairs_swap = Trois paires avec échange
sixcolours-card-three_pairs_group_swap = Trois paires avec échange général
sixcolours-card-full_house_again = Full avec tour bonus
sixcolours-card-full_house_steal = Full avec vol
sixcolours-card-full_house_swap = Full avec échange
sixcolours-card-full_house_group_swap = Full avec échange général
sixcolours-card-four = Quatuor
sixcolours-card-five = Quintette
sixcolours-card-six = Sextuor
sixcolours-card-two_trios = Deux trios
sixcolours-card-four_and_pair = Quatuor et paire
sixcolours-card-trio_blue = Trio bleu
sixcolours-card-trio_green = Trio vert
sixcolours-card-trio_orange = Trio orange
sixcolours-card-trio_pink = Trio rose
sixcolours-card-trio_purple = Trio violet
sixcolours-card-trio_yellow = Trio jaune
sixcolours-card-four_blue = Quatuor bleu
sixcolours-card-four_green = Quatuor vert
sixcolours-card-four_orange = Quatuor orange
sixcolours-card-four_pink = Quatuor rose
sixcolours-card-four_purple = Quatuor violet
sixcolours-card-four_yellow = Quatuor jaune
sixcolours-card-five_blue = Quintette bleu
sixcolours-card-five_green = Quintette vert
sixcolours-card-five_orange = Quintette orange
sixcolours-card-five_pink = Quintette rose
sixcolours-card-five_purple = Quintette violet
sixcolours-card-five_yellow = Quintette jaune

sixcolours-card-is = { $points ->
    [one] { $card }, { $points } point.
   *[other] { $card }, { $points } points.
}
sixcolours-needs-trio = Trois dés identiques, couleur au choix.
sixcolours-needs-three_pairs = Trois paires, couleurs au choix.
sixcolours-needs-full_house = Un trio et une paire.
sixcolours-needs-four = Quatre dés identiques, couleur au choix.
sixcolours-needs-five = Cinq dés identiques, couleur au choix.
sixcolours-needs-six = Six dés identiques, couleur au choix.
sixcolours-needs-two_trios = Deux fois trois dés identiques.
sixcolours-needs-four_and_pair = Quatre dés identiques et une paire.
sixcolours-needs-colour = Dans cette couleur seulement.
sixcolours-action-again-meaning = Ensuite, joue un tour de plus.
sixcolours-action-steal-meaning = Ensuite, pioche une carte chez quelqu’un.
sixcolours-action-swap-meaning = Ensuite, échange une carte avec quelqu’un.
sixcolours-action-group_swap-meaning = Ensuite, échange une carte avec chaque adversaire.

## The table

sixcolours-piles = À prendre
sixcolours-pile-made = Tes dés forment sa combinaison.
sixcolours-pile-declined = Refusée pour ce tour.
sixcolours-pile-left = { $left ->
    [one] La dernière carte de sa pile.
   *[other] { $left } cartes dans sa pile.
}
sixcolours-pile-next = La carte suivante est retournée.
sixcolours-pile-empty = Vide
sixcolours-flag-made = Réussie !
sixcolours-flag-declined = Refusée

sixcolours-tray = Dés
sixcolours-throw = Lancer { $thrown } sur { $throws }
sixcolours-throws = { $throws } lancers
sixcolours-left-lying = Dés à reprendre
sixcolours-of = / { $last }
sixcolours-cards-of = { $count ->
    [one] { $count } carte sur { $last }
   *[other] { $count } cartes sur { $last }
}
sixcolours-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
sixcolours-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sixcolours-final = Toutes les cartes sur la table

sixcolours-look = { $name } : voir tes cartes
sixcolours-own-title = Cartes : { $name }
sixcolours-own = { $count ->
    [one] { $count } carte, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $count } cartes, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
sixcolours-own-hidden = Écran réservé à { $name }.
sixcolours-show = Voir mes cartes
sixcolours-show-note = réservé à { $name }
sixcolours-hide = Masquer
sixcolours-face-down = Une carte face cachée
sixcolours-drawn = piochée
sixcolours-hand-over = Il faut donner une carte. Les autres ne doivent pas voir ta main.

sixcolours-choose-steal = { $name } vole une carte
sixcolours-choose-swap = { $name } échange une carte
sixcolours-draws = { $name } pioche chez { $victim }
sixcolours-gives = { $name } donne une carte à { $victim }

sixcolours-advice-start = Trois cartes sont à prendre. Lance les dés !
sixcolours-advice-won = { $name } a pris la carte { $card }. Lance les six dés.
sixcolours-advice-again = Tour bonus pour { $name }, avec les six dés.
sixcolours-advice-inherit = { $name } a laissé ces dés. Touche ceux que tu gardes, ou lance les six.
sixcolours-advice-keep = Touche les dés que tu gardes.
sixcolours-advice-made = Tu peux prendre une carte en surbrillance. Relancer, c’est refuser.
sixcolours-advice-twins = Dés noirs identiques : tu peux tourner un dé sur la face de ton choix.
sixcolours-advice-turning = Touche le dé que tu veux tourner.
sixcolours-advice-last = Troisième lancer : tu dois prendre une carte en surbrillance.
sixcolours-advice-gained = { $cards } cartes : tu peux mettre fin à la partie.
sixcolours-advice-choose = Touche la personne chez qui tu pioches.
sixcolours-advice-hidden = L’écran suivant est réservé à { $name }.
sixcolours-advice-give = Tu as pioché : { $card }. Touche la carte que tu donnes.
sixcolours-faces = { $die }, à tourner sur
sixcolours-turn-makes = { $face }, donne { $cards }

## Moves

sixcolours-move-throw-all = Lancer les six
sixcolours-move-throw = { $left ->
    [one] Lancer un dé
   *[other] Lancer { $left } dés
}
sixcolours-move-throw-none = Lancer
sixcolours-move-over = { $left ->
    [one] Reprendre, en lancer un
   *[other] Reprendre, en lancer { $left }
}
sixcolours-move-over-none = Reprendre
sixcolours-throws-left = { $left ->
    [0] le dernier lancer
    [one] puis encore un lancer
   *[other] puis encore { $left } lancers
}
sixcolours-declines = { $count ->
    [one] refuse { $cards }
   *[other] refuse { $count } cartes
}
sixcolours-keep-none = touche les dés à garder
sixcolours-keep-all = relance au moins un dé
sixcolours-move-take = Prendre
sixcolours-move-take-note = { $points ->
    [one] { $card }, { $points } point
   *[other] { $card }, { $points } points
}
sixcolours-move-turn = Tourner un dé
sixcolours-move-turn-note = face au choix
sixcolours-move-leave = Laisser les dés
sixcolours-move-leave-note = ne rien tourner
sixcolours-move-pass = Passer les dés
sixcolours-move-pass-note = pas de carte cette fois
sixcolours-move-on = Continuer
sixcolours-move-on-note = tour suivant
sixcolours-move-end = Clore la partie
sixcolours-move-end-note = avec { $count } cartes
sixcolours-move-end-sure = Tu confirmes ?
sixcolours-move-end-again = touche encore une fois
sixcolours-move-give = Donner à { $name }
sixcolours-move-give-none = touche une carte

sixcolours-choice-take = Prends la carte { $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sixcolours-choice-keep = { $left ->
    [one] Garde ces dés : { $dice }. Lance le dernier
    [5] Garde ce dé : { $dice }. Lance les cinq autres
   *[other] Garde ces dés : { $dice }. Lance les { $left } autres
}
sixcolours-choice-throw = Lance les six dés
sixcolours-choice-turn = Tourne un dé ({ $die }) pour obtenir : { $face }
sixcolours-choice-give = Donne la carte { $card }
sixcolours-choice-give-hidden = Donne ta carte { $number }
sixcolours-choice-choose = Pioche chez { $name }
sixcolours-choice-pass = Passe les dés
sixcolours-choice-on = Continue à jouer
sixcolours-choice-end = Mets fin à la partie

## Odds beside a hint

sixcolours-odds-card = { $card-name } : { $chance }
sixcolours-odds-instead = { $card-name } à la place : { $chance }
sixcolours-brief-card = { $chance } { $card-name }

## Events

sixcolours-event-starts = { $name } commence.
sixcolours-event-shown = À prendre : { $card-name }.
sixcolours-event-taken_over = { $name } reprend les dés.
sixcolours-event-kept = { $dice-count ->
    [0] { $name } lance les six dés.
   *[other] { $name } garde : { $dice }.
}{ $declined-count ->
    [0] { "" }
    [one] { " " }Une carte est refusée.
   *[other] { " " }{ $declined-count } cartes sont refusées.
}
sixcolours-event-thrown = { $name } obtient : { $dice }.{ $twins ->
    [true] { " " }Les dés noirs sont identiques !
   *[false] { "" }
}
sixcolours-event-turned = { $name } tourne un dé : { $face-name }.
sixcolours-event-taken = { $name } prend la carte { $card-name }.
sixcolours-event-pile_empty = Cette pile est vide.
sixcolours-event-action = { $action ->
    [again] { $name } joue un tour bonus.
    [steal] { $name } doit voler une carte.
    [swap] { $name } doit échanger une carte.
   *[group_swap] { $name } doit échanger une carte avec chaque adversaire qui en a.
}
sixcolours-event-lapsed = { $action ->
    [again] Mais la partie est terminée.
   *[other] Mais personne d’autre n’a de carte.
}
sixcolours-event-chosen = { $action ->
    [steal] { $name } vole une carte à { $victim-name }.
   *[other] { $name } échange avec { $victim-name }.
}
sixcolours-event-drew = { $name } pioche une carte chez { $victim-name }.
sixcolours-event-drew_card = C’est la carte { $card-name }.
sixcolours-event-gave = { $name } donne une carte à { $victim-name }.
sixcolours-event-gave_card = C’est la carte { $card-name }.
sixcolours-event-no_card = Pas de carte pour { $name } : les dés restent là pour la personne suivante.
sixcolours-event-last_card = { $name } a { $cards } cartes : la partie est terminée.
sixcolours-event-ended = { $name } met fin à la partie.

## How it ended

sixcolours-outcome-last_card = Le maximum de cartes est atteint, et { $name } a { $score } points.
sixcolours-outcome-ended = Quelqu’un a mis fin à la partie, et { $name } a { $score } points.

## Options

sixcolours-option-start = Qui commence
sixcolours-option-start-lot = Tirage au sort
sixcolours-option-groups = Groupes d’une combinaison
sixcolours-option-groups-meaning = Quatre bleus et deux verts font-ils trois paires ?
sixcolours-option-groups-shared = Peuvent être de la même couleur
sixcolours-option-groups-distinct = Doivent être de couleurs différentes
sixcolours-option-ending = Mettre fin à la partie plus tôt
sixcolours-option-ending-own_turn = Avant ton premier lancer, ou après avoir gagné une carte
sixcolours-option-ending-after_card = Seulement juste après avoir gagné une carte
sixcolours-option-swap = Ce qu’on donne dans un échange
sixcolours-option-swap-other_card = Toute carte sauf celle que tu viens de piocher
sixcolours-option-swap-any_card = N’importe quelle carte
sixcolours-option-ties = En cas d’égalité
sixcolours-option-ties-shared = Victoire partagée
sixcolours-option-ties-fewer_cards = Victoire à qui a le moins de cartes

## Keys

sixcolours-keys-1 = 1 … 6
sixcolours-keys-1-text = le dé, la face, la carte ou la personne à cette place
sixcolours-keys-2 = C
sixcolours-keys-2-text = examiner les cartes à prendre l’une après l’autre
sixcolours-keys-3 = T
sixcolours-keys-3-text = prendre la carte
sixcolours-keys-4 = R
sixcolours-keys-4-text = lancer
sixcolours-keys-5 = O
sixcolours-keys-5-text = reprendre les dés
sixcolours-keys-6 = B
sixcolours-keys-6-text = tourner un dé quand les dés noirs sont identiques
sixcolours-keys-7 = V
sixcolours-keys-7-text = regarder tes cartes
sixcolours-keys-8 = E
sixcolours-keys-8-text = mettre fin à la partie (appuyer deux fois)

## The rules in short: a heading and a paragraph each

sixcolours-rules-1 = Le tour
sixcolours-rules-1-text = Trois cartes sont à prendre, une sur chaque pile. Tu as jusqu’à trois lancers : lance les six dés, puis garde ceux que tu veux et relance les autres, deux fois au plus ; tu peux aussi relancer des dés gardés plus tôt. Dès que tes dés forment la combinaison d’une carte, tu peux la prendre, et ton tour se termine. Sans carte, tu dois utiliser tes trois lancers.
sixcolours-rules-2 = Carte refusée
sixcolours-rules-2-text = Si tu peux prendre une carte mais que tu relances, tu la refuses : elle n’est plus disponible pour toi jusqu’à la fin du tour. Après le troisième lancer, si tes dés forment la combinaison d’une carte que tu n’as pas refusée, tu dois la prendre.
sixcolours-rules-3 = Les cartes
sixcolours-rules-3-text = Si la carte montre une couleur précise, tes dés doivent montrer cette couleur. Le X multicolore représente n’importe quelle couleur ; les symboles d’un même groupe doivent être identiques. Les dés en trop ne gênent pas.
sixcolours-rules-4 = Pas de carte
sixcolours-rules-4-text = Après un tour sans carte, la personne suivante peut lancer les six dés, ou les reprendre tels quels, ce qui compte comme son premier lancer. Si elle les reprend, elle peut même prendre une carte aussitôt.
sixcolours-rules-5 = Les dés noirs
sixcolours-rules-5-text = Si tu lances les deux dés noirs ensemble et qu’ils montrent la même couleur, tu peux tourner une fois n’importe lequel des six dés sur la face de ton choix.
sixcolours-rules-6 = Les actions
sixcolours-rules-6-text = Tu dois effectuer l’action d’une carte, mais seulement quand tu la gagnes sur une pile. Tour bonus : joue un tour de plus. Vol : pioche une carte face cachée chez quelqu’un. Échange : pioche une carte et donnes-en une autre en retour. Échange général : fais un échange avec chaque adversaire.
sixcolours-rules-7 = La fin
sixcolours-rules-7-text = À deux, la partie se termine dès que quelqu’un gagne sa dixième carte ; à trois, sa huitième ; à quatre, sa sixième. À partir de 7, 5 ou 4 cartes, tu peux y mettre fin plus tôt. La personne qui a le plus de points sur ses cartes gagne.

## The lesson: a first turn, step by step

sixcolours-lesson-1 = Trois cartes sont à prendre. Celle de gauche demande quatre dés d’une même couleur et vaut 2 points. Tu as trois lancers : lance les six dés.
sixcolours-lesson-2 = Deux étoiles jaunes, une sur un dé noir, une sur un dé blanc. Garde-les : touche-les, puis relance les quatre autres dés.
sixcolours-lesson-3 = Une troisième étoile jaune ! Garde les trois et relance les trois autres dés une dernière fois.
sixcolours-lesson-4 = Quatre dés jaunes : exactement ce que demande la carte de gauche. Prends-la.
sixcolours-lesson-end = La carte est à toi, et la suivante de sa pile est à prendre. Si tu avais échoué, le bot aurait pu reprendre tes dés. Continue à jouer !

## On the rule page: a figure for what the reader chooses

sixcolours-ask = Quelles sont mes chances ?
sixcolours-ask-combination = Combinaison
sixcolours-ask-kept = Dés gardés, de même couleur
sixcolours-ask-throws = Lancers restants
sixcolours-ask-answer = Probabilité
