# Qwantum. Termes : joueur actif, action A, B, C, lancer, dé blanc, rangée, colonne, trait épais, raté.

qwantum-name = Qwantum
qwantum-people = 1–4 joueurs
qwantum-line = Quatre rangées qui montent, puis redescendent.

## Couleurs : leur nom, et la lettre d’à côté, qui est aussi leur touche

qwantum-colour-red = rouge
qwantum-colour-yellow = jaune
qwantum-colour-violet = violet
qwantum-colour-blue = bleu
qwantum-colour-white = blanc
qwantum-kind-coloured = de couleur
qwantum-kind-white = blanc
qwantum-keys-fell = entrer un dé : la lettre de sa couleur, puis son chiffre
qwantum-letter-red = R
qwantum-letter-yellow = J
qwantum-letter-violet = V
qwantum-letter-blue = B

## La table

qwantum-dice = Dés
qwantum-face = { $colour } { $number }
qwantum-die-blank = dé { $die }, pas encore lancé
qwantum-die-white = dé blanc, pas encore lancé
qwantum-group = { $colour }, { $sum } en tout
qwantum-group-out = { $colour }, { $sum } en tout, déjà pris
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
qwantum-closed = vide, plus aucun nombre ne convient
qwantum-write = Inscrire { $number } en { $colour }, colonne { $column }.
qwantum-write-column = La colonne rapporte { $points }.
qwantum-note-unseen = a choisi
qwantum-note-passed = passe
qwantum-note-missed = raté

qwantum-advice-start = { $name } lance les sept dés.
qwantum-advice-throw = Touche les dés à relancer, ou une case éclairée.
qwantum-advice-throw-none = Touche les dés à relancer. Aucune somme ne convient.
qwantum-advice-write = Inscris une couleur dans une case éclairée, ou passe.
qwantum-advice-choose = { $name } peut encore inscrire une couleur.
qwantum-advice-unseen = { $name } peut inscrire une couleur en secret.
qwantum-advice-none = { $name } n’a aucune case pour ce qui reste.

## Ce qu’on peut faire

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

qwantum-hint-throw = Lance les dés : il n’y a rien d’autre à faire.
qwantum-hint-again = Relance { $dice }.
qwantum-hint-write = Inscris { $number } en { $colour }.
qwantum-hint-pass = Passe, sans rien inscrire.

qwantum-hand-over = Chacun choisit une couleur en secret. Puis tous les choix sont révélés ensemble.

## Chances à côté d’un conseil

qwantum-odds-fits = Ensuite, au moins une couleur convient : { $chance }
qwantum-odds-fits_two = Deux couleurs conviennent : { $chance }
qwantum-odds-row = Après { $number } en { $colour-name }, un lancer convient : { $chance }

## Touches

qwantum-keys-1 = 1 … 7
qwantum-keys-1-text = prendre un dé pour le second lancer et voir ses faces, en comptant depuis la gauche
qwantum-keys-2 = R J V B
qwantum-keys-2-text = inscrire rouge, jaune, violet, bleu
qwantum-keys-3 = P
qwantum-keys-3-text = passer
qwantum-keys-4 = ← →
qwantum-keys-4-text = les feuilles des autres

## Ce qui s’est passé

qwantum-event-starts = { $name } commence.
qwantum-event-thrown = Avec un { $white } blanc, { $name } obtient rouge { $red }, jaune { $yellow }, violet { $violet }, bleu { $blue }.
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
   *[other] En secret : { $colour-name } { $number }.
}
qwantum-event-revealed = Tous les choix sont révélés.
qwantum-event-missed = Un raté pour { $name } : { $points }.
qwantum-event-sheet_full = { $name } a rempli sa feuille.
qwantum-event-ended = La partie est finie.

## Comment c’est fini

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
qwantum-option-equal-meaning = Un nombre peut-il se suivre lui-même dans une rangée ?
qwantum-option-equal-no = Interdits
qwantum-option-equal-yes = Permis
qwantum-option-choosing = Le choix en C
qwantum-option-choosing-meaning = Quand chacun peut inscrire une couleur de plus.
qwantum-option-choosing-hidden = En secret, révélé ensemble
qwantum-option-choosing-open = À découvert, l’un après l’autre
qwantum-option-ties = Résultats égaux
qwantum-option-ties-shared = Victoire partagée
qwantum-option-ties-misses = Le moins de ratés gagne

## Les règles en bref : un titre et un paragraphe

qwantum-rules-1 = La feuille
qwantum-rules-1-text = Chaque rangée se remplit de gauche à droite. Jusqu’au trait épais, ses nombres montent ; après, ils descendent. À toi de choisir quand inscrire dans quelle rangée.
qwantum-rules-2 = A : lancer
qwantum-rules-2-text = Le joueur actif lance les sept dés et peut relancer une fois ceux qu’il veut. Chaque couleur additionne ses dés et le dé blanc ; une couleur qu’aucun dé ne montre vaut le dé blanc seul. Touche un dé pour voir ses autres faces.
qwantum-rules-3 = B : le joueur actif inscrit
qwantum-rules-3-text = Le joueur actif peut inscrire la somme d’une couleur dans la rangée de cette couleur. Cette couleur est alors prise.
qwantum-rules-4 = C : tout le monde inscrit
qwantum-rules-4-text = Chacun, le joueur actif aussi, peut inscrire une des couleurs restantes. Les choix se font en secret et sont révélés ensemble. Un joueur actif qui n’inscrit rien, ni en B ni en C, coche un raté.
qwantum-rules-5 = Les points
qwantum-rules-5-text = Une colonne dont les quatre cases sont remplies rapporte sa deuxième plus petite valeur. Les ratés coûtent 1, puis 2, 3, 4 et 5 points.
qwantum-rules-6 = La fin
qwantum-rules-6-text = La partie finit quand une feuille est pleine, ou au cinquième raté du joueur actif. Le plus haut résultat gagne. En solo, tu joues pour ton record.

## La leçon : un premier tour, pas à pas

qwantum-lesson-1 = Tu es le joueur actif, c’est donc toi qui lances : les sept dés à la fois.
qwantum-lesson-2 = La somme d’une couleur, ce sont ses dés plus le dé blanc. Les rangées montent de gauche à droite jusqu’à la ligne épaisse : mieux vaut commencer bas. Touche le 6 blanc et relance-le.
qwantum-lesson-3 = Un 1 blanc : toutes les sommes sont basses maintenant. Le bleu donne 2 + 1 = 3. Inscris-le dans la première case de la rangée bleue.
qwantum-lesson-4 = Le bleu est pris. Chacun peut encore inscrire une couleur, en secret : inscris le 4 dans la rangée rouge.
qwantum-lesson-end = Les rangées montent jusqu’à la ligne épaisse, puis descendent ; seules les colonnes pleines comptent, par leur deuxième plus petit nombre. Au bot de lancer. Continue à jouer !

## Sur la page des règles : un chiffre pour ce que l’on choisit

qwantum-ask = Une couleur ira jusqu’où ?
qwantum-ask-colour = Couleur
qwantum-ask-limit = Plus de
qwantum-ask-answer = En un lancer de tous les dés
