# Tutto. Terms: rien (a null), brelan, dé gagnant (a scoring die), mettre de côté, tirer une carte, s’arrêter, continuer, marquer, trèfle, feux d’artifice, stop, suite, + ou − 1 000, double, bonus.
# The button says "Arrêter" as the box does; a sentence says "s’arrêter". "Tutto" has no plural form. The sole leader is "en tête, sans ex æquo", which fits every player.

tutto-name = Tutto
tutto-people = 2–10 joueurs
tutto-line = Six dés et une carte : tout ou rien.

## Cards: their names, and what each asks for

tutto-card-clover = Trèfle
tutto-card-fireworks = Feux d’artifice
tutto-card-stop = Stop
tutto-card-straight = Suite
tutto-card-plusminus = + ou − 1 000
tutto-card-double = Double
tutto-card-bonus200 = Bonus 200
tutto-card-bonus300 = Bonus 300
tutto-card-bonus400 = Bonus 400
tutto-card-bonus500 = Bonus 500
tutto-card-bonus600 = Bonus 600

tutto-meaning-clover = { $leaf ->
    [1] Encore un Tutto et tu gagnes la partie. Arrêt interdit.
   *[other] Fais deux Tutto pour gagner la partie. Arrêt interdit.
}
tutto-meaning-fireworks = Lance jusqu’à faire « rien » ; tu gardes tes points. Arrêt interdit.
tutto-meaning-stop = Le tour est terminé.
tutto-meaning-straight = De 1 à 6, un de chaque : 2 000. Arrêt interdit avant.
tutto-meaning-plusminus = Un Tutto rapporte 1 000 et coûte 1 000 à la personne en tête. Arrêt interdit avant.
tutto-meaning-double = Un Tutto double les points de ce tour.
tutto-meaning-bonus200 = Un Tutto ajoute 200.
tutto-meaning-bonus300 = Un Tutto ajoute 300.
tutto-meaning-bonus400 = Un Tutto ajoute 400.
tutto-meaning-bonus500 = Un Tutto ajoute 500.
tutto-meaning-bonus600 = Un Tutto ajoute 600.

## The table

tutto-pile = { $count ->
    [one] Pioche face cachée, { $count } carte
   *[other] Pioche face cachée, { $count } cartes
}
tutto-this-turn = Ce tour
tutto-first-card = Tire une carte pour commencer.
tutto-plus = +{ $points }
tutto-aside = De côté
tutto-aside-none = Aucun dé de côté pour l’instant
tutto-aside-list = De côté : { $dice }
tutto-tray = Dés lancés
tutto-die = { $face }
tutto-fell-card = { $name } tire une carte. Laquelle ?
tutto-real-cards = Avec de vraies cartes
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
    [0] Les six dés sont de côté : Tutto !
   *[other] { $points }, et les six dés sont de côté : Tutto !
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

## Moves

tutto-move-draw = Tirer une carte
tutto-move-draw-note = à { $name } de jouer
tutto-move-go = Continuer
tutto-move-go-note = { $left ->
    [one] lancer le dernier dé
   *[other] lancer { $left } dés
}
tutto-move-go-tutto = Tutto ! Relancer les six
tutto-move-go-none = choisis au moins un dé
tutto-move-stop = Arrêter
tutto-move-stop-note = marquer { $total }
tutto-move-stop-tutto = Tutto : marquer { $total }

tutto-choice-draw = Tire une carte
tutto-choice-keep = Mets { $dice } de côté
tutto-choice-stop = Arrête-toi et marque { $total }

## Odds beside a hint

tutto-odds-card_ends = La prochaine carte met fin au tour : { $chance }
tutto-odds-null = { $dice ->
    [one] « Rien » avec le dernier dé : { $chance }
   *[other] « Rien » avec { $dice } dés : { $chance }
}
tutto-odds-average = Si tu continues, en moyenne : { $points }
tutto-odds-stop = Si tu t’arrêtes : { $points }
tutto-odds-going_card_ends = { tutto-odds-card_ends }
tutto-odds-going_null = { tutto-odds-null }
tutto-odds-going_average = { tutto-odds-average }
tutto-odds-tutto = Tutto : { $chance }
tutto-odds-straight = Suite : { $chance }
tutto-brief-null = { $chance } « Rien »
tutto-brief-card_ends = { $chance } fin du tour
tutto-why-null-average-stop = Lancer { $null-dice ->
    [one] le dernier dé
   *[other] { $null-dice } dés
} : { $null-chance } de risque de « Rien », { $average-points } en moyenne. S’arrêter rapporte { $stop-points }.
tutto-why-going_null-going_average = S’arrêter rapporte { $total }. Lancer { $going_null-dice ->
    [one] le dernier dé
   *[other] { $going_null-dice } dés
} : { $going_null-chance } de risque de « Rien », { $going_average-points } en moyenne.

## Keys

tutto-keys-1 = 1 … 6
tutto-keys-1-text = choisir un dé qui montre ce nombre
tutto-keys-2 = A
tutto-keys-2-text = choisir tous les dés gagnants
tutto-keys-3 = S
tutto-keys-3-text = arrêter

## Events

tutto-event-starts = { $name } commence.
tutto-event-shuffled = La pioche est épuisée : toutes les cartes sont remélangées.
tutto-event-card = { $name } tire la carte { $card-name }.
tutto-event-thrown = { $name } obtient { $dice }.
tutto-event-kept = { $points ->
    [0] { $name } met de côté : { $dice }.
   *[other] { $name } met de côté : { $dice } ({ $points } points).
}
tutto-event-tutto = { $points ->
    [0] Tutto !
   *[other] Tutto ! Le tour vaut { $points } points.
}
tutto-event-clover_won = Trèfle réussi : { $name } gagne la partie.
tutto-event-null = { $points ->
    [0] Rien.
   *[other] Rien : { $points } points perdus.
}
tutto-event-stop_card = { $points ->
    [0] Le tour est terminé.
   *[other] Le tour est terminé et { $points } points sont perdus.
}
tutto-event-leader_out = { $points ->
    [0] { $name } est en tête, sans ex æquo : le tour est terminé.
   *[other] { $name } est en tête, sans ex æquo : le tour est terminé et { $points } points sont perdus.
}
tutto-event-stopped = { $name } s’arrête avec { $dice }.
tutto-event-fireworks_over = Les feux d’artifice sont terminés.
tutto-event-wrote = { $name } marque { $points } et passe à { $score }.
tutto-event-paid = { $name } perd { $points } et redescend à { $score }.
tutto-event-last_turns = { $name } atteint l’objectif : encore un dernier tour pour { $seats }.

## How it ended

tutto-outcome-target = { $name } a atteint l’objectif avec { $score } points.
tutto-outcome-clover = { $name } a réussi le trèfle.
tutto-outcome-equal_turns = Tout le monde a joué le même nombre de tours.
tutto-loser = paie sa tournée

## Options

tutto-option-target = Objectif
tutto-option-target-meaning = La première personne à marquer ce nombre de points gagne.
tutto-option-start = Qui commence
tutto-option-start-lot = Tirage au sort
tutto-option-doubles = Ce que double la carte Double
tutto-option-doubles-total = Tous les points de ce tour
tutto-option-doubles-dice = Seulement les points des dés de ce tour
tutto-option-doubles-card = Seulement les dés de cette carte
tutto-option-payment = + ou − 1 000 : la personne en tête paie
tutto-option-payment-written = Quand les points sont marqués
tutto-option-payment-at_once = Aussitôt, dès le Tutto
tutto-option-sole_leader = + ou − 1 000 tirée en tête, sans ex æquo
tutto-option-sole_leader-out = Le tour est terminé
tutto-option-sole_leader-plays = On joue pour 1 000, personne ne paie
tutto-option-below_zero = Scores négatifs
tutto-option-below_zero-no = Jamais
tutto-option-below_zero-yes = Possibles
tutto-option-ending = Fin de la partie
tutto-option-ending-at_once = Dès que l’objectif est atteint
tutto-option-ending-equal_turns = À nombre de tours égal pour tout le monde
tutto-option-leaf_earlier = Un Tutto déjà fait dans le tour compte pour le trèfle
tutto-option-leaf_earlier-no = Non
tutto-option-leaf_earlier-yes = Oui
tutto-option-leaf_card = Une nouvelle carte entre les deux Tutto du trèfle
tutto-option-leaf_card-no = Non
tutto-option-leaf_card-yes = Oui

## The rules in short: a heading and a paragraph each

tutto-rules-1 = Le tour
tutto-rules-1-text = Tire une carte et lance les six dés. Arrête-toi et marque tous les points du tour, ou mets de côté au moins un dé gagnant et relance les autres. Si un lancer ne contient aucun dé gagnant, c’est un « rien » : ton tour se termine et tu en perds tous les points.
tutto-rules-2 = Les dés gagnants
tutto-rules-2-text = Un 1 vaut 100, un 5 vaut 50. Un brelan obtenu en un seul lancer vaut 200 avec des 2, 300 avec des 3, 400 avec des 4, 500 avec des 5, 600 avec des 6 et 1 000 avec des 1. Les dés de lancers différents ne se combinent jamais.
tutto-rules-3 = Tutto
tutto-rules-3-text = Quand tu as mis les six dés de côté, c’est un Tutto, et la carte paie. Arrête-toi, ou tire la carte suivante et relance les six dés : tous les points du tour sont alors remis en jeu.
tutto-rules-4 = Les cartes
tutto-rules-4-text = Bonus : un Tutto rapporte en plus les points indiqués. Double : un Tutto double les points du tour. Stop : ton tour se termine et tu en perds les points. Feux d’artifice : tu dois lancer jusqu’à faire « rien », mais tu gardes tes points. Suite : réunis les nombres de 1 à 6 pour 2 000 points ; interdit de s’arrêter avant. + ou − 1 000 : un Tutto rapporte 1 000 et la personne en tête perd 1 000 ; interdit de s’arrêter avant ; si tu tires cette carte alors que tu es en tête, sans ex æquo, ton tour se termine et tu en perds les points. Trèfle : deux Tutto de suite et tu gagnes la partie ; interdit de s’arrêter.
tutto-rules-5 = La fin
tutto-rules-5-text = La première personne à marquer 6 000 points gagne. Parmi les autres, celle qui a le moins de points paie sa tournée.

## The lesson: a first turn, step by step

tutto-lesson-1 = Chaque tour commence par une carte : elle indique ce que rapportera un Tutto. Tire-la, et les six dés seront lancés aussitôt.
tutto-lesson-2 = Bonus 400 : si tu mets les six dés de côté, tu gagnes 400 de plus. Dans ce lancer, seul le 1 rapporte : 100 points. Il est déjà choisi : continue avec les cinq autres dés.
tutto-lesson-3 = Trois 2 dans un même lancer : un brelan à 200, soit 300 en tout. Tu pourrais t’arrêter et les marquer, mais mets plutôt les trois dés de côté et continue avec les deux autres.
tutto-lesson-4 = Un 1 et un 5 : les six dés sont de côté, c’est un Tutto ! 450 points et le bonus de 400. Continuer remettrait tout en jeu : arrête-toi et marque 850.
tutto-lesson-end = Tes 850 points sont à l’abri ; un « rien », un lancer sans aucun dé gagnant, te les aurait tous fait perdre. La première personne à marquer 6 000 gagne. Continue à jouer !

## On the rule page: a figure for what the reader chooses

tutto-ask = Relancer ou pas ?
tutto-ask-dice = Dés à lancer
tutto-ask-points = Points en jeu
tutto-ask-answer = Points en moyenne, si tu t’arrêtes après ce lancer (sans la carte)
