# Pass the Pot. Terms: POT, manche, tour, banque, pièce, prendre and tenir le POT, relance gratuite, combo, suites, brelans, combo bonus.

pot-name = Pass the Pot
pot-people = 2–5 joueurs
pot-line = Prends le POT et garde-le jusqu’à ton prochain tour.

## Combos: their names, and what they pay

pot-combo-straight_123 = 1-2-3
pot-combo-straight_234 = 2-3-4
pot-combo-straight_345 = 3-4-5
pot-combo-triple_111 = 1-1-1
pot-combo-triple_222 = 2-2-2
pot-combo-triple_333 = 3-3-3
pot-combo-triple_444 = 4-4-4
pot-combo-triple_555 = 5-5-5
pot-combo-pot = P-O-T
pot-combo-bonus = Combo bonus

pot-pays-straight_123 = 1-2-3 : la banque paie 1, puis tu dois relancer le 1 et le 3.
pot-pays-straight_234 = 2-3-4 : la banque paie 1.
pot-pays-straight_345 = { $players ->
    [2] 3-4-5 : l’adversaire paie 1, ou la banque paie 2.
   *[other] 3-4-5 : deux joueurs paient 1 chacun, ou la banque paie 2.
}
pot-pays-triple_111 = 1-1-1 : tu paies 3 à la banque, et ton tour est terminé.
pot-pays-triple_222 = { $players ->
    [2] 2-2-2 : l’adversaire paie 2, ou la banque paie 1.
   *[other] 2-2-2 : un joueur paie 2, ou deux paient 1 chacun, ou la banque paie 1.
}
pot-pays-triple_333 = { $players ->
    [2] 3-3-3 : la banque paie 2 et l’adversaire 1.
   *[other] 3-3-3 : la banque paie 2 et un joueur 1.
}
pot-pays-triple_444 = { $players ->
    [2] 4-4-4 : la banque paie 2 et l’adversaire 1.
   *[other] 4-4-4 : la banque paie 2 et deux joueurs 1 chacun.
}
pot-pays-triple_555 = { $players ->
    [2] 5-5-5 : la banque paie 5 ; tu en gardes 4 et en donnes 1.
   *[other] 5-5-5 : la banque paie 5 ; tu en gardes 3, deux autres joueurs reçoivent 1 chacun.
}
pot-pays-pot = P-O-T : la banque paie 2, chacun des autres 1, et le POT est gagné.
pot-pays-bonus = { $bonus ->
    [135] Combo bonus 1-3-5 : la banque paie 1 à tout le monde.
   *[other] Combo bonus 4-2-O : la banque paie 1 à tout le monde.
}
pot-shout = { $combo } !

## The table

pot-round = { $turns ->
    [0] Manche { $round }
    [one] Manche { $round } · dernier tour
   *[other] Manche { $round } · encore { $turns } tours
}
pot-goal = Objectif : { $target } pièces
pot-pot = { $coins ->
    [one] Le POT : { $coins } pièce
   *[other] Le POT : { $coins } pièces
}
pot-pot-at = { $pot }, devant { $name }
pot-bank = Banque
pot-bank-holds = { $coins ->
    [none] La banque
    [one] La banque : { $coins } pièce
   *[other] La banque : { $coins } pièces
}
pot-held = Les dés à battre : { $dice }
pot-held-won = Les dés gagnants : { $dice }
pot-held-none = Aucun dé à battre pour l’instant
pot-to-beat = à battre
pot-holds = { $name } tient le POT
pot-nobody-holds = Le premier résultat de la manche prend le POT.
pot-round-won = { $coins ->
    [0] { $name } a gagné la manche. Le POT était vide.
    [one] { $name } a gagné la manche et une pièce.
   *[other] { $name } a gagné la manche et { $coins } pièces.
}
pot-seat-holds = tient le POT
pot-seat-coming = doit encore lancer
pot-minus = −{ $coins }
pot-plus = +{ $coins }
pot-tap-take = { $coins ->
    [0] Prendre à { $name }
    [one] Prendre à { $name } : une pièce
   *[other] Prendre à { $name } : { $coins } pièces
}
pot-tap-give = { $coins ->
    [0] Donner à { $name }
   *[other] Donner à { $name } : une pièce
}
pot-tray = Dés
pot-tray-of = Dés : { $name }
pot-lots = Un dé par personne
pot-fell-off = Tout le monde lance un dé. Quels sont les résultats ?
pot-throws-one = { $name } { $face }
pot-die = Dé { $letter } : { $face }
pot-die-letter = Dé { $letter } : la lettre

pot-title-start_off = Qui commence ?
pot-title-win_off = Égalité ! Un lancer décide
pot-title-starts = { $name } commence
pot-title-begins = { $name } commence la manche
pot-title-over = { $name } gagne la partie
pot-title-throw = { $throw ->
    [1] { $name } : premier lancer
    [2] { $name } : deuxième lancer
    [3] { $name } : dernier lancer
   *[other] { $name } : relance du 1 et du 3
}
pot-title-take = { $name } : qui paie ?
pot-title-give = { $name } : qui reçoit une pièce ?
pot-last-took_pot = { $name } prend le POT avec { $result }
pot-last-lower = { $name } : { $result }, c’est trop peu
pot-last-equal = Égalité : pas de POT pour { $name }
pot-last-triple_111 = 1-1-1 ! Fin du tour pour { $name }
pot-last-pot = P-O-T ! { $name } gagne la manche

pot-advice-first = Les lettres valent 0, les nombres s’additionnent.
pot-advice-beat = Il faut plus de { $best } pour prendre le POT.
pot-advice-again = Touche les dés à relancer. Cette relance est gratuite.
pot-advice-pay = Une dernière relance coûte une pièce, posée sur le POT. Touche les dés à relancer.
pot-advice-kept = Tu gardes { $dice }.
pot-advice-all = Tu relances les trois dés.
pot-advice-take = Touche les personnes qui paient : une pièce à chaque fois.
pot-advice-give = Touche une personne à qui donner une pièce.

## Moves

pot-move-throw = Lancer les dés
pot-move-throw-note = à { $name } de jouer
pot-move-again = Relancer
pot-move-pay = Relancer pour { $coins }
pot-move-again-note = { $coins ->
    [0] { $count ->
        [one] un dé, sans payer
       *[other] { $count } dés, sans payer
    }
   *[other] { $count ->
        [one] un dé, dernier lancer
       *[other] { $count } dés, dernier lancer
    }
}
pot-move-again-none = touche des dés
pot-move-stop = Arrêter à { $result }
pot-move-stop-on = { $which ->
    [bonus] Garder le combo bonus
   *[other] Garder { $combo }
}
pot-stop-holds = tu prends le POT
pot-stop-took_pot = tu prends le POT
pot-stop-lower = trop peu pour le POT
pot-stop-equal = égalité, pas de POT
pot-stop-combo = { $combo } paie, { $pot }
pot-stop-again = +1, puis relancer { $dice }
pot-move-take = Prendre { $coins }
pot-move-give = Garder { $kept }, donner { $given }
pot-take-one = { $name } paie { $coins }
pot-take-bank = la banque paie { $coins }
pot-give-one = { $coins } à { $name }
pot-move-take-none = Faire payer
pot-move-take-none-note = { $count ->
    [0] qui paie ?
   *[other] touche encore
}
pot-move-give-none = Donner
pot-move-give-none-note = { $count ->
    [0] qui reçoit ?
   *[other] encore une personne
}

pot-choice-throw = Lance les dés
pot-choice-again = Relance { $dice }
pot-choice-pay = Paie { $coins }, relance { $dice }
pot-choice-stop = Arrête-toi à { $result }
pot-choice-stop-on = { $which ->
    [bonus] Garde le combo bonus
   *[other] Garde { $combo }
}
pot-choice-take = Choisis : { $shares }
pot-choice-give = Donne { $shares }

## Odds beside a hint

pot-odds-reach = Plus de { $best } en jouant tous les lancers : { $chance }
pot-odds-beat = Plus de { $best } avec ce lancer : { $chance }
pot-odds-mean = Résultat moyen : { $result }
pot-odds-combo = Un combo : { $chance }
pot-odds-holds = { $others ->
    [one] { $result } tient si l’autre essaie de le battre : { $chance }
   *[other] { $result } tient si tous les autres essaient de le battre : { $chance }
}
pot-brief-reach = { $chance } plus de { $best }
pot-brief-beat = { pot-brief-reach }
pot-brief-mean = en moyenne { $result }
pot-brief-holds = { $chance } tient
pot-why-beat-combo = Ce lancer bat { $beat-best } dans { $beat-chance } des cas ; combo : { $combo-chance }.
pot-why-mean-combo = Ce lancer donne { $mean-result } en moyenne ; combo : { $combo-chance }.

## Keys

pot-keys-1 = P O T
pot-keys-1-text = choisir ce dé, ou annuler ce choix
pot-keys-2 = 1 … 5
pot-keys-2-text = choisir les dés qui montrent ce nombre ; désigner la personne à cette place
pot-keys-3 = A
pot-keys-3-text = choisir les trois dés, ou aucun
pot-keys-4 = S
pot-keys-4-text = arrêter
pot-keys-5 = B
pot-keys-5-text = prendre à la banque

## Events

pot-event-rolled_off = { $purpose ->
    [win] Lancer de départage : { $throws }.
   *[other] Un lancer pour savoir qui commence : { $throws }.
}
pot-event-again_off = { $seats } sont à égalité et relancent.
pot-event-starts = { $name } commence.
pot-event-round_begins = { $coins ->
    [0] Manche { $round } : { $name } commence. La banque est vide.
   *[other] Manche { $round } : { $name } commence.
}
pot-event-thrown = { $thrown-count ->
    [3] { $name } obtient { $dice }.
   *[other] { $name } a maintenant { $dice }.
}
pot-event-paid_pot = { $name } pose { $coins } sur le POT.
pot-event-stopped = { $name } s’arrête.
pot-event-combo = { $combo-name } !
pot-event-bank_paid = { $name } reçoit { $coins } de la banque.
pot-event-paid_bank = { $name } paie { $coins } à la banque.
pot-event-paid_player = { $name } paie { $coins } à { $to-name }.
pot-event-lapsed = { $combo ->
    [triple_111] { $name } n’a aucune pièce pour payer.
   *[other] Personne ne peut payer.
}
pot-event-result = Résultat : { $result }.
pot-event-pot_taken = { $from ->
    [none] { $name } tient le POT.
   *[other] { $name } prend le POT à { $from-name }.
}
pot-event-pot_stays = { $equal ->
    [true] Égaler { $best } ne suffit pas : { $holder-name } garde le POT.
   *[other] Toujours { $best } à battre : { $holder-name } garde le POT.
}
pot-event-round_won = { $coins ->
    [0] { $name } gagne la manche. Le POT était vide.
    [one] { $name } gagne la manche et une pièce.
   *[other] { $name } gagne la manche et { $coins } pièces.
}
pot-event-tied = { $seats } sont à égalité avec { $coins } pièces.
pot-event-game_won = { $name } gagne avec { $coins } pièces.

## How it ended

pot-outcome-target = { $score } pièces à la fin d’une manche, et personne n’en a davantage.
pot-outcome-roll_off = { $name } a gagné le lancer de départage.

## Options

pot-option-target = Objectif
pot-option-target-meaning = La partie se termine quand quelqu’un a au moins ce nombre de pièces à la fin d’une manche.
pot-option-start = Qui commence
pot-option-start-roll_off = Le lancer le plus haut
pot-option-bonus = Combo bonus
pot-option-bonus-meaning = La banque paie 1 à tout le monde.
pot-option-bonus-42o = 4-2-O
pot-option-bonus-135 = 1-3-5
pot-option-bonus-none = Aucun
pot-option-after_123 = La relance après 1-2-3
pot-option-after_123-nothing = Ne rapporte plus rien
pot-option-after_123-pays = 2-2-2, 2-3-4 et le combo bonus paient
pot-option-bank = Banque
pot-option-bank-unlimited = Ne se vide jamais
pot-option-bank-limited = Peut se vider
pot-option-total = Pièces en jeu
pot-option-total-meaning = Pour une banque qui peut se vider ; au moins le double de l’objectif.
pot-option-ones = Résultat de 1-1-1
pot-option-ones-0 = 0
pot-option-ones-3 = 3

## The rules in short: a heading and a paragraph each

pot-rules-1 = Le tour
pot-rules-1-text = Lance les trois dés : chacun porte les nombres de 1 à 5 et une lettre. Garde le résultat, ou relance une fois, gratuitement, les dés de ton choix. Ensuite, tu peux poser une pièce sur le POT pour relancer une dernière fois les dés de ton choix. La somme des trois dés est ton résultat ; les lettres valent 0.
pot-rules-2 = Le POT
pot-rules-2-text = Le premier résultat d’une manche prend le POT. Un résultat plus haut s’en empare, un résultat égal non. Dès que quelqu’un prend le POT, les autres ont chacun un tour pour faire mieux. Si tout le monde échoue, cette personne gagne toutes les pièces du POT et commence la manche suivante, avec 2 nouvelles pièces de la banque sur le POT.
pot-rules-3 = Combos : les suites
pot-rules-3-text = 1-2-3 : la banque paie 1, puis tu dois relancer le 1 et le 3. 2-3-4 : la banque paie 1. 3-4-5 : deux joueurs paient 1 chacun, ou la banque paie 2. P-O-T : la banque paie 2, chacun des autres 1, et tu gagnes aussitôt la manche et son POT.
pot-rules-4 = Combos : les brelans
pot-rules-4-text = 1-1-1 : tu paies 3 à la banque, et ton tour se termine aussitôt. 2-2-2 : un joueur paie 2, ou deux joueurs paient 1 chacun, ou la banque paie 1. 3-3-3 : la banque paie 2 et un joueur 1. 4-4-4 : la banque paie 2 et deux joueurs 1 chacun. 5-5-5 : la banque paie 5, tu en gardes 3, et deux autres joueurs reçoivent 1 chacun. Combo bonus 4-2-O : la banque paie 1 à tout le monde.
pot-rules-5 = La fin
pot-rules-5-text = Si quelqu’un a 24 pièces ou plus à la fin d’une manche, la partie se termine : la personne qui a le plus de pièces gagne. En cas d’égalité, un lancer de dé départage les ex æquo. Si tu ne peux pas tout payer, paie ce que tu as : il n’y a ni dettes ni élimination.

## The lesson: a first turn, step by step

pot-lesson-1 = Le POT est devant toi, avec deux pièces dessus. Tu commences la manche : lance les trois dés.
pot-lesson-2 = Une lettre vaut 0, cela ne fait donc que 5. Tu peux relancer une fois, gratuitement : garde le 5, touche les deux lettres et relance-les.
pot-lesson-3 = 5, 5 et 1 font 11. Tu peux poser une de tes pièces sur le POT et relancer une dernière fois : touche le 1 et paie.
pot-lesson-4 = 14 ! Le bot avait un tour pour faire mieux et a échoué : tu gagnes les trois pièces du POT. Tu commences donc la manche suivante : lance.
pot-lesson-5 = 3-4-5 est un combo, et un combo rapporte si tu t’arrêtes dessus. En plus, 12 est un bon résultat : arrête-toi.
pot-lesson-6 = Avec 3-4-5, tu prends 1 pièce à quelqu’un ou 2 à la banque. Prends les deux de la banque.
pot-lesson-end = Avec 12, tu tiens le POT, et le bot essaie de te battre. Avec 24 pièces à la fin d’une manche, tu gagnes si personne n’en a davantage. Continue à jouer !

## On the rule page: a figure for what the reader chooses

pot-ask = Mon résultat tiendra-t-il ?
pot-ask-best = Ton résultat
pot-ask-players = Joueurs
pot-ask-answer = Probabilité de gagner le POT
