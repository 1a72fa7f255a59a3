# Tutto. Termes : rien, brelan, arrêter, continuer, trèfle, feux d’artifice, stop, suite, + ou − 1 000, double, bonus.
# « Tutto » ne prend pas d’accord au pluriel.

tutto-name = Tutto
tutto-people = 2–10 joueurs
tutto-line = Six dés et une carte : tout ou rien.

## Les cartes : leur nom, et ce qu’elles demandent

tutto-card-clover = Trèfle
tutto-card-fireworks = Feux d’artifice
tutto-card-stop = Stop
tutto-card-straight = Suite
tutto-card-plusminus = + ou − 1 000
tutto-card-double = Double
tutto-card-bonus200 = Bonus 200
tutto-card-bonus300 = Bonus 300
tutto-card-bonus400 = Bonus 400
tutto-card-bonus500 = Bonus 500
tutto-card-bonus600 = Bonus 600

tutto-meaning-clover = { $leaf ->
    [1] Encore un Tutto et la partie est gagnée. Pas d’arrêt possible.
   *[other] Deux Tutto gagnent la partie. Pas d’arrêt possible.
}
tutto-meaning-fireworks = Lance jusqu’à « rien », sans rien perdre.
tutto-meaning-stop = Le tour est fini.
tutto-meaning-straight = De 1 à 6, un de chaque : 2 000. Pas d’arrêt avant.
tutto-meaning-plusminus = Un Tutto rapporte 1 000 et coûte 1 000 à qui est en tête. Pas d’arrêt avant.
tutto-meaning-double = Un Tutto double les points de ce tour.
tutto-meaning-bonus200 = Un Tutto ajoute 200.
tutto-meaning-bonus300 = Un Tutto ajoute 300.
tutto-meaning-bonus400 = Un Tutto ajoute 400.
tutto-meaning-bonus500 = Un Tutto ajoute 500.
tutto-meaning-bonus600 = Un Tutto ajoute 600.

## La table

tutto-pile = { $count ->
    [one] Pioche face cachée, { $count } carte
   *[other] Pioche face cachée, { $count } cartes
}
tutto-this-turn = Ce tour
tutto-first-card = Tire une carte pour commencer.
tutto-plus = +{ $points }
tutto-aside = De côté
tutto-aside-none = Rien de côté pour l’instant
tutto-aside-list = De côté : { $dice }
tutto-tray = Dés lancés
tutto-die = { $face }
tutto-fell-card = { $name } tire une carte. Laquelle ?
tutto-real-cards = Nos propres cartes aussi
tutto-target = Objectif : { $target }

tutto-pick = Choisis les dés à mettre de côté.
tutto-picked = { $points ->
    [0] Mettre { $dice } de côté
   *[other] { $dice } { $count ->
        [one] vaut
       *[other] valent
    } { $points }
}
tutto-picked-tutto = { $points ->
    [0] Les six dés y sont : Tutto !
   *[other] { $points }, et les six dés y sont : Tutto !
}

tutto-last-null = Rien !
tutto-last-stop_card = Stop !
tutto-last-leader_out = Déjà en tête !
tutto-last-stopped = Points marqués
tutto-last-fireworks_over = Points marqués
tutto-last-lost = { $points ->
    [0] { $name } ne marque rien.
   *[other] { $name } perd { $points }.
}
tutto-last-wrote = { $points ->
    [0] { $name } ne marque rien.
   *[other] { $name } marque { $points }.
}
tutto-shout-tutto = Tutto !

## Ce qu’on peut faire

tutto-move-draw = Tirer une carte
tutto-move-draw-note = à { $name } de jouer
tutto-move-go = Continuer
tutto-move-go-note = { $left ->
    [one] lancer le dernier dé
   *[other] lancer { $left } dés
}
tutto-move-go-tutto = Tutto ! Encore six dés
tutto-move-go-none = choisis au moins un dé
tutto-move-stop = Arrêter
tutto-move-stop-note = marquer { $total }
tutto-move-stop-tutto = Tutto : marquer { $total }

tutto-hint-draw = Tire une carte : il n’y a rien d’autre à faire.
tutto-hint-go = Continue : mets { $dice } de côté, puis lance { $left ->
    [one] le dernier dé
   *[other] { $left } dés
}.
tutto-hint-stop = Arrête-toi et marque { $total }.

## Chances à côté d’un conseil

tutto-odds-card_ends = La prochaine carte finit le tour : { $chance }
tutto-odds-null = { $dice ->
    [one] Rien avec le dernier dé : { $chance }
   *[other] Rien avec { $dice } dés : { $chance }
}
tutto-odds-average = Continuer, en moyenne : { $points }
tutto-odds-stop = Arrêter : { $points }
tutto-odds-tutto = Tutto : { $chance }
tutto-odds-straight = Suite : { $chance }

## Touches

tutto-keys-1 = 1 … 6
tutto-keys-1-text = choisir un dé qui montre ce nombre
tutto-keys-2 = A
tutto-keys-2-text = choisir tous les dés possibles
tutto-keys-3 = S
tutto-keys-3-text = arrêter

## Ce qui s’est passé

tutto-event-starts = { $name } commence.
tutto-event-shuffled = La pioche est vide : toutes les cartes sont mélangées à nouveau.
tutto-event-card = { $name } tire la carte { $card-name }.
tutto-event-thrown = { $name } obtient { $dice }.
tutto-event-kept = { $points ->
    [0] { $name } met { $dice } de côté.
   *[other] { $name } met { $dice } de côté pour { $points } points.
}
tutto-event-tutto = { $points ->
    [0] Tutto !
   *[other] Tutto ! Le tour vaut { $points } points.
}
tutto-event-clover_won = Le trèfle est réussi : { $name } gagne la partie.
tutto-event-null = { $points ->
    [0] Rien.
   *[other] Rien : { $points } points sont perdus.
}
tutto-event-stop_card = { $points ->
    [0] Le tour est fini.
   *[other] Le tour est fini, { $points } points sont perdus.
}
tutto-event-leader_out = { $points ->
    [0] { $name } est en tête sans partage : le tour est fini.
   *[other] { $name } est en tête sans partage : le tour est fini, { $points } points sont perdus.
}
tutto-event-stopped = { $name } s’arrête avec { $dice }.
tutto-event-fireworks_over = Les feux d’artifice sont finis.
tutto-event-wrote = { $name } marque { $points } et passe à { $score }.
tutto-event-paid = { $name } perd { $points } et redescend à { $score }.
tutto-event-last_turns = { $name } atteint l’objectif : encore un dernier tour pour { $seats }.

## Comment c’est fini

tutto-outcome-target = { $name } atteint l’objectif avec { $score } points.
tutto-outcome-clover = { $name } a réussi le trèfle.
tutto-outcome-equal_turns = Tout le monde a joué le même nombre de tours.
tutto-loser = paie sa tournée

## Options

tutto-option-target = Objectif
tutto-option-target-meaning = Qui marque autant de points gagne la partie.
tutto-option-start = Qui commence
tutto-option-start-lot = Tirage au sort
tutto-option-doubles = Ce que double la carte Double
tutto-option-doubles-total = Tous les points de ce tour
tutto-option-doubles-dice = Seulement les points des dés de ce tour
tutto-option-doubles-card = Seulement les dés de cette carte
tutto-option-payment = Pour + ou − 1 000, le joueur en tête paie
tutto-option-payment-written = Quand les points sont marqués
tutto-option-payment-at_once = Aussitôt, dès le Tutto
tutto-option-sole_leader = Le seul joueur en tête tire + ou − 1 000
tutto-option-sole_leader-out = Le tour est fini
tutto-option-sole_leader-plays = On joue pour 1 000, personne ne paie
tutto-option-below_zero = Scores sous zéro
tutto-option-below_zero-no = Jamais
tutto-option-below_zero-yes = Possibles
tutto-option-ending = Fin de la partie
tutto-option-ending-at_once = Dès que l’objectif est marqué
tutto-option-ending-equal_turns = Quand chacun a joué autant de tours
tutto-option-leaf_earlier = Un Tutto déjà fait dans le tour compte pour le trèfle
tutto-option-leaf_earlier-no = Non
tutto-option-leaf_earlier-yes = Oui
tutto-option-leaf_card = Une nouvelle carte entre les deux Tutto du trèfle
tutto-option-leaf_card-no = Non
tutto-option-leaf_card-yes = Oui

## Les règles en bref : un titre et un paragraphe

tutto-rules-1 = Le tour
tutto-rules-1-text = Tire une carte et lance les six dés. Mets de côté au moins un dé qui compte, puis relance les autres ou arrête-toi. T’arrêter te fait marquer tous les points du tour. Un lancer où aucun dé ne compte, c’est « rien » : le tour est fini et ses points sont perdus.
tutto-rules-2 = Ce qui compte
tutto-rules-2-text = Un 1 vaut 100, un 5 vaut 50. Un brelan en un seul lancer : 200 pour les 2, 300 pour les 3, 400 pour les 4, 500 pour les 5, 600 pour les 6, 1 000 pour les 1. Les dés de lancers différents ne se combinent jamais.
tutto-rules-3 = Tutto
tutto-rules-3-text = Les six dés mis de côté font un Tutto, et la carte paie. Arrête-toi, ou tire la carte suivante et relance les six dés en remettant tout en jeu.
tutto-rules-4 = Les cartes
tutto-rules-4-text = Bonus : un Tutto ajoute les points indiqués. Double : un Tutto double le tour. Stop : le tour est fini. Feux d’artifice : lance jusqu’à obtenir « rien », sans perdre de points. Suite : réunis de 1 à 6 pour 2 000. + ou − 1 000 : un Tutto rapporte 1 000 et coûte 1 000 à qui est en tête ; en tête sans partage, qui la tire perd son tour et les points du tour. Trèfle : deux Tutto de suite gagnent la partie.
tutto-rules-5 = La fin
tutto-rules-5-text = On gagne en marquant 6 000 avant les autres. Parmi les autres, qui a le moins de points paie sa tournée.

## La leçon : un premier tour, pas à pas

tutto-lesson-1 = Chaque tour commence par une carte : elle dit ce que rapportera un Tutto. Tire-la, et les six dés sont lancés aussitôt.
tutto-lesson-2 = Bonus 400 : si tu sors les six dés, il ajoute 400. Dans ce lancer, seul le 1 compte, 100 points. Il est déjà choisi : continue avec les cinq autres dés.
tutto-lesson-3 = Trois 2 dans un même lancer font un brelan de 200, soit 300 en tout. Tu pourrais arrêter et les marquer ; mets-les plutôt de côté et continue avec deux dés.
tutto-lesson-4 = Un 1 et un 5 : les six dés sont sortis, c’est un Tutto ! 450 points et le bonus de 400. Continuer mettrait tout en jeu : arrête et marque 850.
tutto-lesson-end = 850 points sont marqués et à l’abri ; un lancer où rien ne compte les aurait tous coûtés. Qui marque 6 000 le premier gagne. Continue à jouer !

## Sur la page des règles : un chiffre pour ce que l’on choisit

tutto-ask = Lancer encore une fois ?
tutto-ask-dice = Dés à lancer
tutto-ask-points = Points en jeu
tutto-ask-answer = Points en moyenne, si tu arrêtes ensuite (sans la carte)
