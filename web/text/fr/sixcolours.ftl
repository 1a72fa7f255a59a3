# Six Couleurs. Termes : trio, trois paires, full, quatuor, quintette, sextuor, deux trios, quatuor et paire ; tour bonus, vol, échange, échange général ; pile.

sixcolours-name = Six Couleurs
sixcolours-people = 2–4 joueurs
sixcolours-line = Trois lancers pour trois cartes. Tes échecs font la chance des autres.

## Dés : dans une liste la couleur seulement, à l’unité le symbole aussi

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

## Cartes : la combinaison seule, et chaque carte par son nom complet

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
sixcolours-needs-trio = Trois identiques, couleur au choix.
sixcolours-needs-three_pairs = Trois fois deux identiques.
sixcolours-needs-full_house = Trois identiques et deux identiques.
sixcolours-needs-four = Quatre identiques, couleur au choix.
sixcolours-needs-five = Cinq identiques, couleur au choix.
sixcolours-needs-six = Les six identiques.
sixcolours-needs-two_trios = Deux fois trois identiques.
sixcolours-needs-four_and_pair = Quatre identiques et deux identiques.
sixcolours-needs-colour = Dans cette couleur seulement.
sixcolours-action-again-meaning = Ensuite, un tour de plus.
sixcolours-action-steal-meaning = Ensuite, vole une carte à quelqu’un.
sixcolours-action-swap-meaning = Ensuite, échange une carte avec quelqu’un.
sixcolours-action-group_swap-meaning = Ensuite, échange une carte avec tout le monde.

## La table

sixcolours-piles = À prendre
sixcolours-pile-made = Réussie avec tes dés.
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
sixcolours-left-lying = Dés laissés là
sixcolours-of = / { $last }
sixcolours-cards-of = { $count } cartes sur { $last }
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
sixcolours-own-hidden = Pour l’instant, réservé à { $name }.
sixcolours-show = Voir mes cartes
sixcolours-show-note = réservé à { $name }
sixcolours-hide = Cacher
sixcolours-face-down = Une carte face cachée
sixcolours-drawn = piochée
sixcolours-hand-over = Une carte va être donnée. La main doit rester cachée aux autres.

sixcolours-choose-steal = { $name } vole une carte
sixcolours-choose-swap = { $name } échange une carte
sixcolours-draws = { $name } pioche chez { $victim }
sixcolours-gives = { $name } donne une carte à { $victim }

sixcolours-advice-start = Trois cartes sont à prendre. Lance !
sixcolours-advice-won = { $name } a pris la carte { $card }. Les six dés sont libres.
sixcolours-advice-again = Encore un tour pour { $name }, avec les six dés.
sixcolours-advice-inherit = { $name } a laissé ces dés. Touche ceux que tu gardes, ou lance les six.
sixcolours-advice-keep = Touche les dés que tu gardes.
sixcolours-advice-made = Prends une carte éclairée, ou relance : ce que tu laisses est refusé.
sixcolours-advice-twins = Les dés noirs sont pareils : tu peux tourner un dé.
sixcolours-advice-turning = Touche le dé que tu tournes.
sixcolours-advice-last = C’était le troisième lancer : prends une carte éclairée.
sixcolours-advice-gained = { $cards } cartes : tu peux finir la partie maintenant.
sixcolours-advice-choose = Touche la personne chez qui tu pioches.
sixcolours-advice-hidden = La suite est réservée à { $name }.
sixcolours-advice-give = Carte piochée : { $card }. Touche celle que tu donnes.
sixcolours-faces = { $die }, à tourner sur
sixcolours-turn-makes = { $face }, donne { $cards }

## Ce qu’on peut faire

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
    [one] encore un après
   *[other] encore { $left } après
}
sixcolours-declines = { $count ->
    [one] refuse { $cards }
   *[other] refuse { $count } cartes
}
sixcolours-keep-none = touche les dés à garder
sixcolours-keep-all = un dé au moins doit rouler
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
sixcolours-move-end = Finir la partie
sixcolours-move-end-note = avec { $count } cartes
sixcolours-move-end-sure = Vraiment finir ?
sixcolours-move-end-again = touche encore une fois
sixcolours-move-give = Donner à { $name }
sixcolours-move-give-none = touche une carte

sixcolours-hint-take = Prends la carte { $card }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
sixcolours-hint-keep = Garde { $dice }, et lance { $left ->
    [one] un dé
   *[other] { $left } dés
}.
sixcolours-hint-throw = Lance les six dés.
sixcolours-hint-turn = Tourne un dé ({ $die }) : { $face }.
sixcolours-hint-give = Donne la carte { $card }.
sixcolours-hint-give-hidden = Regarde tes cartes : la bonne est choisie.
sixcolours-hint-choose = Pioche chez { $name }.
sixcolours-hint-pass = Passe les dés.
sixcolours-hint-on = Continue la partie.
sixcolours-hint-end = Finis la partie : tu devrais être en tête.

## Chances à côté d’un conseil

sixcolours-odds-card = { $card-name } : { $chance }
sixcolours-odds-instead = À la place, { $card-name } : { $chance }

## Ce qui s’est passé

sixcolours-event-starts = { $name } commence.
sixcolours-event-shown = À prendre : { $card-name }.
sixcolours-event-taken_over = { $name } reprend les dés.
sixcolours-event-kept = { $dice-count ->
    [0] { $name } prend les six dés.
   *[other] { $name } garde { $dice }.
}{ $declined-count ->
    [0] { "" }
    [one] { " " }Une carte est refusée.
   *[other] { " " }{ $declined-count } cartes sont refusées.
}
sixcolours-event-thrown = { $name } obtient { $dice }.{ $twins ->
    [true] { " " }Les dés noirs sont pareils !
   *[false] { "" }
}
sixcolours-event-turned = { $name } tourne un dé : { $face-name }.
sixcolours-event-taken = { $name } prend la carte { $card-name }.
sixcolours-event-pile_empty = Cette pile est vide.
sixcolours-event-action = { $action ->
    [again] { $name } a un tour bonus.
    [steal] { $name } doit voler une carte.
    [swap] { $name } doit échanger une carte.
   *[group_swap] { $name } doit échanger une carte avec chaque personne qui en a.
}
sixcolours-event-lapsed = { $action ->
    [again] Mais la partie est finie.
   *[other] Mais personne d’autre n’a de carte.
}
sixcolours-event-chosen = { $action ->
    [steal] { $name } vole chez { $victim-name }.
   *[other] { $name } échange avec { $victim-name }.
}
sixcolours-event-drew = { $name } pioche une carte chez { $victim-name }.
sixcolours-event-drew_card = C’est la carte { $card-name }.
sixcolours-event-gave = { $name } donne une carte à { $victim-name }.
sixcolours-event-gave_card = C’est la carte { $card-name }.
sixcolours-event-no_card = Pas de carte pour { $name } : les dés restent là pour la suite.
sixcolours-event-last_card = { $name } a { $cards } cartes : la partie est finie.
sixcolours-event-ended = { $name } met fin à la partie.

## Comment c’est fini

sixcolours-outcome-last_card = La dernière carte est gagnée, et { $name } a { $score } points.
sixcolours-outcome-ended = La partie a été arrêtée, et { $name } a { $score } points.

## Options

sixcolours-option-start = Qui commence
sixcolours-option-start-lot = Tirage au sort
sixcolours-option-groups = Groupes d’une combinaison
sixcolours-option-groups-meaning = Quatre bleus et deux verts font-ils trois paires ?
sixcolours-option-groups-shared = Peuvent partager une couleur
sixcolours-option-groups-distinct = Exigent des couleurs différentes
sixcolours-option-ending = Finir la partie plus tôt
sixcolours-option-ending-own_turn = Avant son premier lancer, ou après une carte gagnée
sixcolours-option-ending-after_card = Seulement juste après une carte gagnée
sixcolours-option-swap = Ce qu’on donne dans un échange
sixcolours-option-swap-other_card = Toute carte sauf celle piochée
sixcolours-option-swap-any_card = N’importe quelle carte
sixcolours-option-ties = Points égaux
sixcolours-option-ties-shared = Victoire partagée
sixcolours-option-ties-fewer_cards = Le moins de cartes gagne

## Touches

sixcolours-keys-1 = 1 … 6
sixcolours-keys-1-text = le dé, la face, la carte ou la personne à cette place
sixcolours-keys-2 = C
sixcolours-keys-2-text = regarder la carte à prendre suivante
sixcolours-keys-3 = T
sixcolours-keys-3-text = prendre la carte
sixcolours-keys-4 = R
sixcolours-keys-4-text = lancer
sixcolours-keys-5 = O
sixcolours-keys-5-text = reprendre les dés
sixcolours-keys-6 = B
sixcolours-keys-6-text = tourner un dé quand les noirs sont pareils
sixcolours-keys-7 = V
sixcolours-keys-7-text = regarder ses propres cartes
sixcolours-keys-8 = E
sixcolours-keys-8-text = finir la partie, en appuyant deux fois

## Les règles en bref : un titre et un paragraphe

sixcolours-rules-1 = Le tour
sixcolours-rules-1-text = Trois cartes sont à prendre, une sur chaque pile. Tu as jusqu’à trois lancers : lance les six dés, garde ceux que tu veux, relance les autres, et encore une fois ; des dés gardés plus tôt peuvent être relancés. Dès que tes dés réussissent une carte, tu peux la prendre, et ton tour est fini.
sixcolours-rules-2 = Carte refusée
sixcolours-rules-2-text = Une carte que tu pouvais prendre mais que tu as laissée en relançant t’est fermée jusqu’à la fin du tour. Après le troisième lancer, une carte réussie et non refusée doit être prise.
sixcolours-rules-3 = Les cartes
sixcolours-rules-3-text = Des symboles d’une couleur doivent être obtenus dans cette couleur. Le X multicolore vaut pour n’importe quelle couleur ; les symboles d’une même plaque doivent être identiques. Les dés en trop ne gênent pas.
sixcolours-rules-4 = Pas de carte
sixcolours-rules-4-text = Après un tour sans carte, la personne suivante peut lancer les six dés, ou les reprendre comme ils sont : cela compte comme premier lancer. En les reprenant, elle peut même prendre une carte aussitôt.
sixcolours-rules-5 = Les dés noirs
sixcolours-rules-5-text = Si les deux dés noirs sont lancés ensemble et montrent la même couleur, tu peux tourner une fois n’importe lequel des six dés sur la face de ton choix.
sixcolours-rules-6 = Les actions
sixcolours-rules-6-text = Tour bonus : un tour de plus. Vol : pioche une carte face cachée chez quelqu’un. Échange : pioche une carte et rends-en une autre. Échange général : la même chose avec tout le monde. Elles n’agissent que si la carte vient d’une pile.
sixcolours-rules-7 = La fin
sixcolours-rules-7-text = À deux, la partie finit dès que quelqu’un a sa 10e carte, à trois la 8e, à quatre la 6e. À partir de 7, 5 ou 4 cartes, on peut y mettre fin plus tôt. Les points des cartes décident.

## La leçon : un premier tour, pas à pas

sixcolours-lesson-1 = Trois cartes sont à prendre. Celle de gauche demande quatre dés d’une couleur et vaut 2 points. Tu as trois lancers : lance les six dés.
sixcolours-lesson-2 = Deux étoiles jaunes, une sur un dé noir, une sur un dé blanc. Garde-les : touche-les, puis relance les quatre autres dés.
sixcolours-lesson-3 = Une troisième étoile jaune ! Garde les trois, et lance les trois autres dés pour la dernière fois.
sixcolours-lesson-4 = Quatre dés jaunes : juste ce que demande la carte de gauche. Prends-la.
sixcolours-lesson-end = La carte est à toi, et la suivante de sa pile est à prendre. En cas d’échec, le bot aurait pu reprendre tes dés. Continue à jouer !

## Sur la page des règles : un chiffre pour ce que l’on choisit

sixcolours-ask = Vas-tu réussir ?
sixcolours-ask-combination = Combinaison
sixcolours-ask-kept = Dés gardés, d’une couleur
sixcolours-ask-throws = Lancers restants
sixcolours-ask-answer = Chance
