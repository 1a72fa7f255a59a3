# Los Banditos. Terms: Beute, anlegen, fordern, aufgeben, Beutel, Platz, Farb-Drilling, Farb-Straße, Drilling, Straße, Farb-Paar, Paar, Einzelne.
# The four places of the row are letters, so that they are not mistaken for points.

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
# In the dative, as every message that uses it needs it: mit, vor, zu.
banditos-combination = { $kind ->
    [singles] Einzelnen ({ $values })
    [straight] einer { $kind-name } ({ $values })
    [colour_straight] einer { $kind-name } ({ $values })
   *[other] einem { $kind-name } ({ $values })
}
banditos-beaten = { $kind ->
    [singles] Einzelne ({ $values })
    [straight] eine { $kind-name } ({ $values })
    [colour_straight] eine { $kind-name } ({ $values })
    [pair] ein { $kind-name } ({ $values })
    [colour_pair] ein { $kind-name } ({ $values })
   *[other] einen { $kind-name } ({ $values })
}
banditos-label = { $kind ->
    [singles] { $values }
   *[other] { $kind-name } { $values }
}

## Der Tisch

banditos-row = Beutereihe
banditos-loot = Beute
banditos-fell-dice = { $count ->
    [one] { $name } zieht einen Würfel aus dem Beutel. Welche Farbe?
   *[other] { $name } zieht { $count } Würfel aus dem Beutel. Welche Farben?
}
banditos-fell-tile = Ein neues Beuteplättchen wird aufgedeckt. Welches?
banditos-real-bag = Auch ein echter Beutel: Ihr zieht die Farben
banditos-real-tiles = Auch echte Beuteplättchen
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

banditos-put = Die { $die } an { banditos-place } anlegen
banditos-put-wins = gewinnt { $points }
banditos-put-loses = verliert { $points }

banditos-first = Wer zuerst Beute im Wert von { $target } Punkten hat, gewinnt.
banditos-laid = { $name } hat angelegt: { $dice }.
banditos-laid-one = { $die } an { banditos-place }
banditos-returned = Zurück in den Beutel: { $dice }.
banditos-pick = { $count ->
    [one] { $name }: Tippe auf einen markierten Platz.
   *[other] { $name }: Tippe auf einen Würfel, dann auf einen markierten Platz.
}
banditos-no-room = { $name }: Auf deiner Seite ist kein Platz mehr. Fordere eine Beute, gib eine auf oder leg den Rest zurück in den Beutel.
banditos-make-room = { $name }: Auf deiner Seite ist kein Platz mehr. Gib zuerst eine Beute auf.
banditos-done = Alles angelegt. Tippe auf eine Beute, um zu sehen, wie es dort steht.

## Warum eine Beute gefordert werden kann, oder nicht

banditos-why-safe = { $name } ist bei { $place } mit { $stands } sicher: Für { $other } reicht es höchstens zu { $against }.
banditos-why-fresh = { $name } ist bei { $place } mit { $stands } sicher, darf aber erst im nächsten Zug fordern.
banditos-why-beatable = { $name } ist bei { $place } mit { $stands } nicht sicher: Für { $other } kann es noch zu { $against } reichen.
banditos-why-incomplete = Bei { $place } reicht es für { $name } höchstens zu { $reach }, für { $other } zu { $against }.
banditos-nothing = nichts

## Was man tun kann

banditos-move-draw = { $dice ->
    [one] Einen Würfel ziehen
   *[other] Zwei Würfel ziehen
}
banditos-move-draw-note = { $name } ist am Zug
banditos-move-place = Leg die { $die } an
banditos-move-place-note = Platz antippen
banditos-move-pass = Beutel weitergeben
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
banditos-give-game-text = { $name } hätte { $score } Punkte und würde sofort gewinnen.

banditos-choice-draw = Zieh aus dem Beutel
banditos-choice-pass = Gib den Beutel weiter
banditos-choice-place = Leg die { $die } an { banditos-place }
banditos-choice-claim = Fordere { banditos-place }
banditos-choice-give = Gib { banditos-place } auf

## Chancen neben einem Tipp

banditos-odds-wins = { banditos-place }, nächster Wurf: Sieg { $chance }
banditos-odds-makes = { banditos-place }, nächster Wurf: { $kind-name } { $chance }
banditos-odds-other_wins = { banditos-place }, nächster Wurf: Sieg { $chance }
banditos-odds-other_makes = { banditos-place }, nächster Wurf: { $kind-name } { $chance }
banditos-brief-wins = { $chance } Sieg an { banditos-place }
banditos-brief-makes = { $chance } { banditos-place }: { $kind-name }

## Tasten

banditos-keys-1 = A B C D
banditos-keys-1-text = den gewählten Würfel dort anlegen; sonst die Beute dort ansehen
banditos-keys-2 = ← →
banditos-keys-2-text = den anderen Würfel wählen
banditos-keys-3 = I
banditos-keys-3-text = eine Beute nach der anderen ansehen
banditos-keys-4 = K
banditos-keys-4-text = fordern
banditos-keys-5 = G
banditos-keys-5-text = die gerade angezeigte Beute aufgeben; zum Bestätigen noch einmal drücken

## Verlauf

banditos-event-starts = { $name } beginnt.
banditos-event-tile_shown = Neue Beute bei { banditos-place }: { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}.
banditos-event-drawn = { $name } zieht { $colours }.
banditos-event-thrown = { $name } würfelt { $dice }.
banditos-event-placed = { $name } legt die { $die } an { banditos-place }.
banditos-event-claimed = { $name } fordert { banditos-place }.
banditos-event-gave_up = { $name } gibt { banditos-place } auf.
banditos-event-tile_won = { $why ->
    [better] { $name } gewinnt { $value ->
        [one] einen Punkt
       *[other] { $value } Punkte
    } mit { $combination } gegen { $beaten } und hat jetzt { $score }.
    [first] Gleichstand mit { $combination }, aber { $name } war zuerst fertig, gewinnt { $value ->
        [one] einen Punkt
       *[other] { $value } Punkte
    } und hat jetzt { $score }.
    [claimed] { $name } gewinnt { $value ->
        [one] einen Punkt
       *[other] { $value } Punkte
    } mit { $combination } und hat jetzt { $score }.
   *[given] { $name } gewinnt { $value ->
        [one] einen Punkt
       *[other] { $value } Punkte
    } und hat jetzt { $score }.
}
banditos-event-passed = { $returned-count ->
    [0] { $name } gibt den Beutel weiter.
   *[other] { $name } legt { $returned } zurück und gibt den Beutel weiter.
}

## Wie es ausging

banditos-outcome-loot = { $name } hat Beute im Wert von { $score } Punkten.

## Regelvarianten

banditos-option-start = Wer beginnt
banditos-option-start-lot = Das Los entscheidet
banditos-option-claim_against = Welche Würfel gegen eine Forderung zählen
banditos-option-claim_against-meaning = Du darfst fordern, wenn deine Würfel damit nicht zu übertreffen sind.
banditos-option-claim_against-any = Alle Farben und Werte
banditos-option-claim_against-bag = Nur Würfel, die gerade im Beutel sind
banditos-option-no_room = Ein Würfel ohne freien Platz
banditos-option-no_room-return = Kommt zurück in den Beutel
banditos-option-no_room-give_up = Du musst zuerst eine Beute aufgeben
banditos-option-claim_at_once = Schon im Zug mit dem dritten Würfel fordern
banditos-option-claim_at_once-yes = Ja
banditos-option-claim_at_once-no = Nein

## Die Regeln in Kürze

banditos-rules-1 = Der Zug
banditos-rules-1-text = Zieh zwei Würfel aus dem Beutel und wirf sie (im allerersten Zug des Spiels nur einen). Leg jeden Würfel auf deiner Seite an eine Beute an, höchstens drei pro Seite. Dann gib den Beutel weiter.
banditos-rules-2 = Beute gewinnen
banditos-rules-2-text = Sobald auf beiden Seiten einer Beute drei Würfel liegen, gewinnt die bessere Kombination. Bei Gleichstand gewinnt, wer zuerst fertig war. Die Würfel kommen zurück in den Beutel, und eine neue Beute wird aufgedeckt.
banditos-rules-3 = Fordern und aufgeben
banditos-rules-3-text = Jederzeit in deinem Zug darfst du eine Beute fordern, wenn du dort drei Würfel hast, die sich nicht mehr übertreffen lassen; ein Gleichstand nützt der Gegenseite nichts. Du darfst auch jede Beute aufgeben: Dann gewinnt sie die Gegenseite, und du hast Platz für deine Würfel.
banditos-rules-4 = Kombinationen, die beste zuerst
banditos-rules-4-text = Farb-Drilling (drei gleiche Werte in einer Farbe), Farb-Straße (drei aufeinanderfolgende Werte in einer Farbe), Drilling, Straße, Farb-Paar (zwei gleiche Werte in einer Farbe), Paar, Einzelne. Bei gleicher Kombination gewinnen die höheren Werte; alle Farben sind gleich viel wert.
banditos-rules-5 = Das Ende
banditos-rules-5-text = Wer zuerst Beute im Wert von 10 Punkten hat, gewinnt sofort.

## Die Lektion: ein erster Zug, Schritt für Schritt

banditos-lesson-1 = Zwischen dir und dem Bot liegen vier Beuteplättchen. Im allerersten Zug eines Spiels ziehst du nur einen Würfel: Zieh ihn aus dem Beutel.
banditos-lesson-2 = Eine schwarze 5. An jeder Beute treten drei Würfel auf deiner Seite gegen drei auf der anderen an. Leg deinen an B, die Beute mit 3 Punkten.
banditos-lesson-3 = Auf deiner Seite von B ist noch Platz für zwei Würfel. Sonst hast du nichts anzulegen, also gib den Beutel weiter. Dann zieht der Bot zwei Würfel.
banditos-lesson-4 = Der Bot hat beide Würfel an C gelegt. Ab jetzt ziehst auch du zwei Würfel: Zieh sie.
banditos-lesson-5 = Noch eine schwarze 5! Zusammen mit der ersten ist das ein Farb-Paar, und das schlägt ein einfaches Paar. Wähle sie und leg sie auch an B.
banditos-lesson-6 = Lass den dritten Platz an B für einen besseren Würfel frei: Mit einer dritten schwarzen 5 wäre es ein Farb-Drilling. Leg die grüne 3 an A.
banditos-lesson-end = Sobald auf beiden Seiten einer Beute drei Würfel liegen, gewinnt die bessere Kombination. Wer zuerst 10 Punkte hat, gewinnt das Spiel. Gib den Beutel weiter und spiel weiter!

## Auf der Regelseite: eine Zahl für das, was man wählt

banditos-ask = Was bringt der dritte Würfel?
banditos-ask-first = Erster Würfel
banditos-ask-second = Zweiter Würfel
banditos-ask-colours = Ihre Farben
banditos-ask-kind = Mindestens
banditos-ask-answer = Chance, wenn alle anderen Würfel im Beutel sind
banditos-colours-same = gleich
banditos-colours-different = verschieden
