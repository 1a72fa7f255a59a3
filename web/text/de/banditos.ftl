# Los Banditos. Begriffe: Beute, fordern, aufgeben, Beutel, Farb-Drilling, Farb-Straße, Drilling, Straße, Farb-Paar, Paar, Einzelne.
# Die vier Stellen der Reihe heißen nach Buchstaben, damit niemand sie für Punkte hält.

banditos-name = Los Banditos
banditos-people = 2 Personen
banditos-line = Drei Würfel auf jeder Seite: Wer holt die Beute?

## Würfel, Stellen, Kombinationen

banditos-colour-black = schwarze
banditos-colour-green = grüne
banditos-colour-red = rote
banditos-colour-blue = blaue
banditos-colours-black = Schwarz
banditos-colours-green = Grün
banditos-colours-red = Rot
banditos-colours-blue = Blau
banditos-die = { $colour-name } { $value }
banditos-dice-one = eine { banditos-die }
banditos-returned-one = die { banditos-die }
banditos-place = { $place ->
    [1] A
    [2] B
    [3] C
   *[4] D
}

banditos-kind-colour_triple = Farb-Drilling
banditos-kind-colour_straight = Farb-Straße
banditos-kind-triple = Drilling
banditos-kind-straight = Straße
banditos-kind-colour_pair = Farb-Paar
banditos-kind-pair = Paar
banditos-kind-singles = Einzelne
banditos-combination = { $kind-name } { $values }
banditos-beaten = { banditos-combination }
banditos-label = { $kind ->
    [singles] { $values }
   *[other] { $kind-name } { $values }
}

## Der Tisch

banditos-row = Die Reihe der Beute
banditos-loot = Beute
banditos-fell-dice = { $name } zieht { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} aus dem Beutel. Welche Farben?
banditos-fell-tile = Ein Beuteplättchen wird aufgedeckt. Welches?
banditos-real-bag = Auch ein eigener Beutel: Wir ziehen die Farben
banditos-real-tiles = Auch eigene Beuteplättchen
banditos-tile-worth = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
banditos-tile = { banditos-place }, { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
banditos-tile-better = { $name } liegt vorn
banditos-tile-gone = { banditos-place }, keine Beute mehr
banditos-side-none = keine Würfel
banditos-safe = sicher
banditos-hand = Würfel zum Anlegen
banditos-bag = Im Beutel
banditos-bag-colour = { $count } { $colour }
banditos-pile = { $count ->
    [0] Keine Beute mehr im Stapel
    [one] Verdeckter Stapel, ein Plättchen
   *[other] Verdeckter Stapel, { $count } Plättchen
}
banditos-won = Beute von { $name }: { $tiles }
banditos-won-none = { $name } hat noch keine Beute

banditos-put = Anlegen bei { banditos-place }: { $die }
banditos-put-wins = gewinnt { $points }
banditos-put-loses = verliert { $points }

banditos-first = Wer zuerst Beute im Wert von { $target } hat, gewinnt.
banditos-laid = { $name } hat angelegt: { $dice }.
banditos-laid-one = { $die } bei { banditos-place }
banditos-returned = Zurück in den Beutel: { $dice }.
banditos-pick = { $count ->
    [one] { $name }: Tippe auf ein helles Feld.
   *[other] { $name }: Tippe auf einen Würfel, dann auf ein helles Feld.
}
banditos-no-room = Kein Platz mehr auf der Seite von { $name }. Fordere, gib auf oder lass den Rest in den Beutel zurück.
banditos-make-room = Kein Platz mehr auf der Seite von { $name }: Gib zuerst eine Beute auf.
banditos-done = Alles angelegt. Tippe auf eine Beute, um zu sehen, wie es dort steht.

## Warum eine Beute gefordert werden kann, oder nicht

banditos-why-safe = { $name } ist bei { $place } sicher ({ $stands }): { $other } kommt höchstens auf { $against }.
banditos-why-fresh = { $name } ist bei { $place } sicher ({ $stands }), darf aber erst im nächsten Zug fordern.
banditos-why-beatable = { $name } ist bei { $place } nicht sicher ({ $stands }): { $other } kann noch auf { $against } kommen.
banditos-why-incomplete = Bei { $place } kommt { $name } höchstens auf { $reach }, { $other } auf { $against }.
banditos-nothing = nichts

## Was man tun kann

banditos-move-draw = { $dice ->
    [one] Einen Würfel ziehen
   *[other] Zwei Würfel ziehen
}
banditos-move-draw-note = { $name } ist am Zug
banditos-move-place = Leg die { $die } an
banditos-move-place-note = helles Feld antippen
banditos-move-pass = Beutel weiter
banditos-move-pass-note = { $name } ist dran
banditos-move-pass-returned = zurück: { $dice }
banditos-move-claim = { banditos-place } fordern
banditos-move-give = { banditos-place } aufgeben
banditos-move-keep = Doch nicht
banditos-move-sure = { banditos-place } aufgeben
banditos-gain = { $points } für { $name }
banditos-gain-game = { $name } gewinnt das Spiel

banditos-give-sure = { banditos-place } aufgeben? { $name } gewinnt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
banditos-give-game = { banditos-place } und damit das Spiel aufgeben?
banditos-give-game-text = { $name } hätte { $score } Punkte und gewänne sofort.

banditos-hint-draw = Zieh Würfel.
banditos-hint-pass = Gib den Beutel weiter.
banditos-hint-place = Leg die { $die } bei { banditos-place } an.
banditos-hint-claim = Fordere { banditos-place }.
banditos-hint-give = Gib { banditos-place } auf.

## Chancen neben einem Tipp

banditos-odds-wins = { banditos-place }, nächster Wurf: gewinnt { $chance }
banditos-odds-makes = { banditos-place }, nächster Wurf: { $kind-name } { $chance }

## Tasten

banditos-keys-1 = A B C D
banditos-keys-1-text = den gewählten Würfel dort anlegen; sonst diese Beute ansehen
banditos-keys-2 = ← →
banditos-keys-2-text = den anderen Würfel wählen
banditos-keys-3 = I
banditos-keys-3-text = eine Beute nach der anderen ansehen
banditos-keys-4 = K
banditos-keys-4-text = fordern
banditos-keys-5 = G
banditos-keys-5-text = die angesehene Beute aufgeben; noch einmal bestätigt es

## Was geschah

banditos-event-starts = { $name } beginnt.
banditos-event-tile_shown = Neue Beute bei { banditos-place }: { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}.
banditos-event-drawn = { $name } zieht { $colours }.
banditos-event-thrown = { $name } würfelt { $dice }.
banditos-event-placed = { $name } legt die { $die } bei { banditos-place } an.
banditos-event-claimed = { $name } fordert { banditos-place }.
banditos-event-gave_up = { $name } gibt { banditos-place } auf.
banditos-event-tile_won = { $why ->
    [better] { $name } gewinnt { $value } mit { $combination } gegen { $beaten } und hat { $score }.
    [first] Beide haben { $combination }, { $name } zuerst: { $name } gewinnt { $value } und hat { $score }.
    [claimed] { $name } gewinnt { $value } mit { $combination } und hat { $score }.
   *[given] { $name } gewinnt { $value } und hat { $score }.
}
banditos-event-passed = { $returned-count ->
    [0] { $name } gibt den Beutel weiter.
   *[other] { $name } legt { $returned } zurück und gibt den Beutel weiter.
}

## Wie es ausging

banditos-outcome-loot = { $name } hat Beute im Wert von { $score }.

## Regelvarianten

banditos-option-start = Wer beginnt
banditos-option-start-lot = Das Los entscheidet
banditos-option-claim_against = Welche Würfel gegen eine Forderung zählen
banditos-option-claim_against-meaning = Eine Forderung gilt, wenn keine solchen Würfel sie schlagen können.
banditos-option-claim_against-any = Alle Farben und Werte
banditos-option-claim_against-bag = Nur Würfel, die jetzt im Beutel sind
banditos-option-no_room = Ein Würfel ohne freien Platz
banditos-option-no_room-return = Geht zurück in den Beutel
banditos-option-no_room-give_up = Zuerst muss eine Beute aufgegeben werden
banditos-option-claim_at_once = Fordern im Zug des dritten Würfels
banditos-option-claim_at_once-yes = Ja
banditos-option-claim_at_once-no = Nein

## Die Regeln in Kürze

banditos-rules-1 = Der Zug
banditos-rules-1-text = Zieh zwei Würfel aus dem Beutel und wirf sie (im allerersten Zug nur einen). Leg jeden auf deiner Seite an eine Beute an, höchstens drei Würfel pro Seite. Dann gib den Beutel weiter.
banditos-rules-2 = Beute gewinnen
banditos-rules-2-text = Sobald auf beiden Seiten drei Würfel liegen, gewinnt die bessere Kombination die Beute; sind sie gleich, die zuerst vollständige. Die Würfel kommen zurück in den Beutel, und eine neue Beute wird aufgedeckt.
banditos-rules-3 = Fordern und aufgeben
banditos-rules-3-text = Jederzeit in deinem Zug darfst du eine Beute fordern, an der du drei Würfel hast, die keine Würfel mehr schlagen können; Gleiches ist nicht besser. Oder du gibst eine Beute auf: Dann gewinnt sie der andere Bandit, und du hast Platz für deine Würfel.
banditos-rules-4 = Kombinationen, die beste zuerst
banditos-rules-4-text = Farb-Drilling (drei gleiche einer Farbe), Farb-Straße (drei aufeinander folgende einer Farbe), Drilling, Straße, Farb-Paar (zwei gleiche einer Farbe), Paar, Einzelne. Bei gleicher Art gewinnen die höheren Werte; Farben zählen nie.
banditos-rules-5 = Das Ende
banditos-rules-5-text = Wer zuerst Beute im Wert von 10 hat, gewinnt sofort.

## Die Lektion: ein erster Zug, Schritt für Schritt

banditos-lesson-1 = Vier Plättchen Beute liegen zwischen dir und dem Bot. Im allerersten Zug wird nur ein Würfel gezogen: Zieh ihn aus dem Beutel.
banditos-lesson-2 = Eine schwarze 5. An jeder Beute kämpfen drei Würfel auf deiner Seite gegen drei auf der anderen. Leg sie an B an, die Beute mit 3 Punkten.
banditos-lesson-3 = Auf deiner Seite von B ist noch Platz für zwei Würfel. Mehr gibt es nicht anzulegen: Gib den Beutel weiter, der Bot zieht zwei Würfel.
banditos-lesson-4 = Der Bot hat beide Würfel an C angelegt. Ab jetzt ziehst auch du zwei Würfel: Zieh sie.
banditos-lesson-5 = Noch eine schwarze 5! Neben der ersten ist das ein Farb-Paar, und das schlägt ein einfaches Paar. Wähle sie und leg sie auch an B an.
banditos-lesson-6 = Halte den dritten Platz an B für einen besseren Würfel frei: Eine dritte schwarze 5 wäre ein Farb-Drilling. Leg die grüne 3 an A an.
banditos-lesson-end = Liegen auf beiden Seiten einer Beute drei Würfel, nimmt sie die bessere Kombination; 10 Punkte gewinnen. Gib den Beutel weiter und spiel weiter!

## Auf der Regelseite: eine Zahl für das, was man wählt

banditos-ask = Was bringt der dritte Würfel?
banditos-ask-first = Erster Würfel
banditos-ask-second = Zweiter Würfel
banditos-ask-colours = Ihre Farben
banditos-ask-kind = Das oder besser
banditos-ask-answer = Chance, wenn alle anderen im Beutel sind
banditos-colours-same = gleich
banditos-colours-different = verschieden
