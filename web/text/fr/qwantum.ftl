# Qwantum. Terms: joueur actif, action A, B, C, lancer, dé blanc, rangée, colonne, case, trait épais, inscrire, raté.

qwantum-name = Qwantum
qwantum-people = 1–4 joueurs
qwantum-line = Quatre rangées qui montent, puis redescendent.

## Colours: their names, and the letters beside them, which are also their keys

qwantum-colour-red = rouge
qwantum-colour-yellow = jaune
qwantum-colour-violet = violet
qwantum-colour-blue = bleu
qwantum-colour-white = blanc
qwantum-kind-coloured = dé de couleur
qwantum-kind-white = dé blanc
qwantum-keys-fell = saisir un dé : la lettre de sa couleur, puis son chiffre
qwantum-letter-red = R
qwantum-letter-yellow = J
qwantum-letter-violet = V
qwantum-letter-blue = B

## The table

qwantum-dice = Dés
qwantum-face = { $number } { $colour }
qwantum-die-blank = dé { $die }, pas encore lancé
qwantum-die-white = dé blanc, pas encore lancé
qwantum-group = { $colour }, somme { $sum }
qwantum-group-out = { $colour }, somme { $sum }, déjà inscrite
qwantum-white-adds = + partout
qwantum-faces = Faces de ce dé : { $faces }.
qwantum-faces-short = Faces de ce dé
qwantum-steps = Actions du tour
qwantum-sheets = Feuilles
qwantum-sheet-of = Feuille : { $name }
qwantum-row = Rangée
qwantum-column = colonne { $column }
qwantum-points = points
qwantum-misses-short = ratés
qwantum-misses = { $misses ->
    [0] Aucun raté
    [one] Un raté, { $minus } point en moins
   *[other] { $misses } ratés, { $minus } points en moins
}
qwantum-takes = vide, accepte de { $low } à { $high }
qwantum-closed = vide, aucun nombre ne convient
qwantum-write = Inscrire { $number } en { $colour }, colonne { $column }.
qwantum-write-column = La colonne rapporte { $points }.
qwantum-note-unseen = a choisi
qwantum-note-passed = a passé
qwantum-note-missed = raté

qwantum-advice-start = { $name } lance les sept dés.
qwantum-advice-throw = Touche les dés à relancer, ou une case en surbrillance.
qwantum-advice-throw-none = Touche les dés à relancer. Aucune somme ne convient.
qwantum-advice-write = Inscris une couleur dans une case en surbrillance, ou passe.
qwantum-advice-choose = { $name } peut encore inscrire une couleur.
qwantum-advice-unseen = { $name } peut inscrire une couleur en secret.
qwantum-advice-none = { $name } n’a aucune case pour ces sommes.

## Moves

qwantum-move-throw = Lancer
qwantum-move-throw-note = { $name }, les sept dés
qwantum-move-throw-practice = les sept dés
qwantum-move-again = Relancer
qwantum-move-again-note = { $count ->
    [one] un dé
   *[other] { $count } dés
}
qwantum-move-again-none = touche des dés
qwantum-move-pass = Passer
qwantum-move-pass-note = ne rien inscrire
qwantum-move-pass-miss = un raté : { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
qwantum-move-pass-ends = 5e raté : fin de la partie
qwantum-key-pass = p

qwantum-choice-throw = Lance les dés
qwantum-choice-again = À relancer : { $dice }
qwantum-choice-write = Inscris { $number } en { $colour-name }
qwantum-choice-pass = Passe, sans rien inscrire

qwantum-hand-over = Tout le monde choisit une couleur en secret. Les choix sont ensuite révélés ensemble.

## Odds beside a hint

qwantum-odds-fits = Au moins une couleur convient ensuite : { $chance }
qwantum-odds-fits_two = Deux couleurs conviennent : { $chance }
qwantum-odds-row = Après { $number } en { $colour-name }, le prochain lancer convient : { $chance }
qwantum-odds-other_row = { qwantum-odds-row }
qwantum-brief-fits = { $chance } convient
qwantum-brief-row = { $chance } convient ensuite
qwantum-why-fits-fits_two = Ensuite, au moins une couleur convient dans { $fits-chance } des cas, deux dans { $fits_two-chance }.

## Keys

qwantum-keys-1 = 1 … 7
qwantum-keys-1-text = choisir un dé à relancer et voir ses faces, en comptant depuis la gauche
qwantum-keys-2 = R J V B
qwantum-keys-2-text = inscrire rouge, jaune, violet, bleu
qwantum-keys-3 = P
qwantum-keys-3-text = passer
qwantum-keys-4 = ← →
qwantum-keys-4-text = les feuilles des autres

## Events

qwantum-event-starts = { $name } commence.
qwantum-event-thrown = { $throw ->
    [1] { $name } obtient un { $white } blanc : rouge { $red }, jaune { $yellow }, violet { $violet }, bleu { $blue }.
   *[other] Maintenant, un { $white } blanc : rouge { $red }, jaune { $yellow }, violet { $violet }, bleu { $blue }.
}
qwantum-event-again = { $dice-count ->
    [one] { $name } relance un dé.
   *[other] { $name } relance { $dice-count } dés.
}
qwantum-event-wrote = { $name } inscrit { $number } en { $colour-name }.
qwantum-event-column = La colonne { $column } rapporte { $points }.
qwantum-event-passed = { $name } passe.
qwantum-event-ready = { $name } a choisi.
qwantum-event-chose = { $colour ->
    [none] En secret : rien.
   *[other] En secret : { $number } en { $colour-name }.
}
qwantum-event-revealed = Tous les choix sont révélés.
qwantum-event-missed = Un raté pour { $name } : −{ $misses }.
qwantum-event-sheet_full = { $name } a rempli sa feuille.
qwantum-event-ended = La partie est terminée.

## How it ended

qwantum-outcome-sheet_full = Une feuille est pleine.
qwantum-outcome-fifth_miss = Un cinquième raté a mis fin à la partie.
qwantum-practice = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

## Options

qwantum-option-start = Qui commence
qwantum-option-start-lot = Tirage au sort
qwantum-option-equal = Nombres voisins égaux dans une rangée
qwantum-option-equal-meaning = Deux nombres égaux peuvent-ils se suivre dans une rangée ?
qwantum-option-equal-no = Interdits
qwantum-option-equal-yes = Permis
qwantum-option-choosing = Le choix en C
qwantum-option-choosing-meaning = Quand tout le monde peut inscrire une couleur de plus.
qwantum-option-choosing-hidden = En secret, révélation simultanée
qwantum-option-choosing-open = À découvert, à tour de rôle
qwantum-option-ties = En cas d’égalité
qwantum-option-ties-shared = Victoire partagée
qwantum-option-ties-misses = Victoire à qui a le moins de ratés

## The rules in short: a heading and a paragraph each

qwantum-rules-1 = La feuille
qwantum-rules-1-text = Remplis chaque rangée de gauche à droite. Ses nombres doivent monter jusqu’au trait épais, puis descendre. Tu choisis librement dans quelle rangée inscrire un nombre, et quand.
qwantum-rules-2 = A : lancer
qwantum-rules-2-text = Le joueur actif lance les sept dés, puis peut en relancer un ou plusieurs, une seule fois. La somme d’une couleur est celle de ses dés plus le dé blanc ; une couleur qu’aucun dé ne montre vaut le dé blanc seul. Touche un dé pour voir ses autres faces.
qwantum-rules-3 = B : le joueur actif inscrit une somme
qwantum-rules-3-text = Le joueur actif peut inscrire la somme d’une couleur dans la rangée correspondante. Cette couleur n’est alors plus disponible pour ce tour.
qwantum-rules-4 = C : tout le monde peut inscrire une somme
qwantum-rules-4-text = Tout le monde, y compris le joueur actif, peut inscrire une des couleurs restantes. Les choix se font en secret et sont révélés ensemble. Un joueur actif qui n’inscrit rien, ni en B ni en C, doit cocher un raté.
qwantum-rules-5 = Les points
qwantum-rules-5-text = Une colonne dont les quatre cases sont remplies rapporte sa deuxième plus petite valeur. Les ratés coûtent 1, puis 2, 3, 4 et 5 points.
qwantum-rules-6 = La fin
qwantum-rules-6-text = La partie se termine quand une feuille est pleine, ou au cinquième raté du joueur actif. Le meilleur total gagne. En solo, tu joues pour battre ton record.

## The lesson: a first turn, step by step

qwantum-lesson-1 = C’est toi le joueur actif : lance les sept dés d’un coup.
qwantum-lesson-2 = La somme d’une couleur, ce sont ses dés plus le dé blanc. Les rangées doivent monter de gauche à droite jusqu’au trait épais : mieux vaut commencer bas. Touche le 6 blanc et relance-le.
qwantum-lesson-3 = Un 1 blanc : maintenant, toutes les sommes sont basses. Le bleu donne 2 + 1 = 3. Inscris-le dans la première case de la rangée bleue.
qwantum-lesson-4 = Le bleu n’est plus disponible. Tout le monde peut inscrire une autre couleur, en secret : inscris le 4 dans la rangée rouge.
qwantum-lesson-end = Les rangées montent jusqu’au trait épais, puis descendent ; seules les colonnes pleines rapportent des points : leur deuxième plus petite valeur. Au tour du bot. Continue à jouer !

## On the rule page: a figure for what the reader chooses

qwantum-ask = Jusqu’où ira une couleur ?
qwantum-ask-colour = Couleur
qwantum-ask-limit = Plus de
qwantum-ask-answer = En un lancer de tous les dés
