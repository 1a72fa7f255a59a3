# Tutto. Terms: Niete, Drilling, gültig, herauslegen, aufhören, weitermachen, Kleeblatt, Feuerwerk, Stop, Straße, Plus/Minus, x2, Bonus.
# The card says “Strasse”, the Swiss spelling; here it is spelt as everywhere else.

tutto-name = Tutto
tutto-people = 2–10 Personen
tutto-line = Sechs Würfel, eine Karte: alles oder nichts.

## Karten: wie sie heißen und was sie verlangen

tutto-card-clover = Kleeblatt
tutto-card-fireworks = Feuerwerk
tutto-card-stop = Stop
tutto-card-straight = Straße
tutto-card-plusminus = Plus/Minus
tutto-card-double = x2
tutto-card-bonus200 = Bonus 200
tutto-card-bonus300 = Bonus 300
tutto-card-bonus400 = Bonus 400
tutto-card-bonus500 = Bonus 500
tutto-card-bonus600 = Bonus 600

tutto-meaning-clover = { $leaf ->
    [1] Noch ein Tutto, und du gewinnst das Spiel. Aufhören verboten.
   *[other] Zwei Tutto, und du gewinnst das Spiel. Aufhören verboten.
}
tutto-meaning-fireworks = Würfle bis zur Niete. Sie kostet nichts. Aufhören verboten.
tutto-meaning-stop = Der Zug ist vorbei.
tutto-meaning-straight = 1 bis 6, jede Zahl einmal: 2.000. Aufhören erst danach.
tutto-meaning-plusminus = Ein Tutto zählt 1.000, und wer führt, verliert 1.000. Aufhören erst danach.
tutto-meaning-double = Ein Tutto verdoppelt die Punkte dieses Zugs.
tutto-meaning-bonus200 = Ein Tutto bringt 200 extra.
tutto-meaning-bonus300 = Ein Tutto bringt 300 extra.
tutto-meaning-bonus400 = Ein Tutto bringt 400 extra.
tutto-meaning-bonus500 = Ein Tutto bringt 500 extra.
tutto-meaning-bonus600 = Ein Tutto bringt 600 extra.

## Der Tisch

tutto-pile = { $count ->
    [one] Verdeckter Stapel, eine Karte
   *[other] Verdeckter Stapel, { $count } Karten
}
tutto-this-turn = Dieser Zug
tutto-first-card = Decke zuerst eine Karte auf.
tutto-plus = +{ $points }
tutto-aside = Draußen
tutto-aside-none = Noch nichts herausgelegt
tutto-aside-list = Herausgelegt: { $dice }
tutto-tray = Gewürfelt
tutto-die = { $face }
tutto-fell-card = { $name } deckt eine Karte auf. Welche?
tutto-real-cards = Auch echte Karten
tutto-target = Ziel: { $target }

tutto-pick = Wähle Würfel zum Herauslegen.
tutto-picked = { $points ->
    [0] { $dice } herauslegen
   *[other] { $dice } { $count ->
        [one] zählt
       *[other] zählen
    } { $points }
}
tutto-picked-tutto = { $points ->
    [0] Alle sechs Würfel sind draußen: Tutto!
   *[other] { $points }, und alle sechs Würfel sind draußen: Tutto!
}

tutto-last-null = Niete!
tutto-last-stop_card = Stop!
tutto-last-leader_out = Schon vorn!
tutto-last-stopped = Notiert
tutto-last-fireworks_over = Notiert
tutto-last-lost = { $points ->
    [0] Keine Punkte für { $name }.
   *[other] { $name } verliert { $points }.
}
tutto-last-wrote = { $points ->
    [0] Keine Punkte für { $name }.
   *[other] { $name } notiert { $points }.
}
tutto-shout-tutto = Tutto!

## Was man tun kann

tutto-move-draw = Karte aufdecken
tutto-move-draw-note = { $name } ist am Zug
tutto-move-go = Weitermachen
tutto-move-go-note = { $left ->
    [one] mit dem letzten Würfel
   *[other] mit { $left } Würfeln
}
tutto-move-go-tutto = Tutto! Alle sechs neu
tutto-move-go-none = wähle einen Würfel
tutto-move-stop = Aufhören
tutto-move-stop-note = { $total } notieren
tutto-move-stop-tutto = Tutto: { $total } notieren

tutto-choice-draw = Decke eine Karte auf
tutto-choice-keep = Leg die { $dice } heraus
tutto-choice-stop = Hör auf und notiere { $total }

## Chancen neben einem Tipp

tutto-odds-card_ends = Die nächste Karte beendet den Zug: { $chance }
tutto-odds-null = { $dice ->
    [one] Niete mit dem letzten Würfel: { $chance }
   *[other] Niete mit { $dice } Würfeln: { $chance }
}
tutto-odds-average = Weitermachen, im Schnitt: { $points }
tutto-odds-stop = Aufhören: { $points }
tutto-odds-going_card_ends = { tutto-odds-card_ends }
tutto-odds-going_null = { tutto-odds-null }
tutto-odds-going_average = { tutto-odds-average }
tutto-odds-tutto = Tutto: { $chance }
tutto-odds-straight = Straße: { $chance }
tutto-brief-null = { $chance } Niete
tutto-brief-card_ends = { $chance } Zugende
tutto-why-null-average-stop = Weiter mit { $null-dice ->
    [one] dem letzten Würfel
   *[other] { $null-dice } Würfeln
}: Niete { $null-chance }, im Schnitt { $average-points }. Aufhören bringt { $stop-points }.
tutto-why-going_null-going_average = Aufhören bringt { $total }. Weiter mit { $going_null-dice ->
    [one] dem letzten Würfel
   *[other] { $going_null-dice } Würfeln
}: Niete { $going_null-chance }, im Schnitt { $going_average-points }.

## Tasten

tutto-keys-1 = 1 … 6
tutto-keys-1-text = einen Würfel mit dieser Zahl wählen
tutto-keys-2 = A
tutto-keys-2-text = alle gültigen Würfel wählen
tutto-keys-3 = S
tutto-keys-3-text = aufhören

## Verlauf

tutto-event-starts = { $name } beginnt.
tutto-event-shuffled = Der Stapel ist aufgebraucht: Alle Karten werden neu gemischt.
tutto-event-card = { $name } deckt { $card-name } auf.
tutto-event-thrown = { $name } würfelt { $dice }.
tutto-event-kept = { $points ->
    [0] { $name } legt heraus: { $dice }.
   *[other] { $name } legt heraus: { $dice } ({ $points } Punkte).
}
tutto-event-tutto = { $points ->
    [0] Tutto!
   *[other] Tutto! Jetzt { $points } Punkte.
}
tutto-event-clover_won = Das Kleeblatt ist geschafft: { $name } gewinnt das Spiel.
tutto-event-null = { $points ->
    [0] Niete.
   *[other] Niete: { $points } Punkte verfallen.
}
tutto-event-stop_card = { $points ->
    [0] Der Zug ist vorbei.
   *[other] Der Zug ist vorbei, { $points } Punkte verfallen.
}
tutto-event-leader_out = { $points ->
    [0] { $name } führt allein: Der Zug ist vorbei.
   *[other] { $name } führt allein: Der Zug ist vorbei, { $points } Punkte verfallen.
}
tutto-event-stopped = { $name } hört mit { $dice } auf.
tutto-event-fireworks_over = Das Feuerwerk ist vorbei.
tutto-event-wrote = { $name } notiert { $points } und hat jetzt { $score }.
tutto-event-paid = { $name } verliert { $points } und hat jetzt { $score }.
tutto-event-last_turns = { $seats-count ->
    [one] { $name } hat das Ziel erreicht: { $seats } hat noch einen letzten Zug.
   *[other] { $name } hat das Ziel erreicht: { $seats } haben noch je einen letzten Zug.
}

## Wie es ausging

tutto-outcome-target = { $name } hat mit { $score } Punkten das Ziel erreicht.
tutto-outcome-clover = { $name } hat das Kleeblatt geschafft.
tutto-outcome-equal_turns = Alle hatten gleich viele Züge.
tutto-loser = zahlt eine Runde

## Regelvarianten

tutto-option-target = Ziel
tutto-option-target-meaning = Wer zuerst so viele Punkte notiert hat, gewinnt.
tutto-option-start = Wer beginnt
tutto-option-start-lot = Das Los entscheidet
tutto-option-doubles = Was x2 verdoppelt
tutto-option-doubles-total = Alle Punkte dieses Zugs
tutto-option-doubles-dice = Nur die Würfelpunkte dieses Zugs
tutto-option-doubles-card = Nur die Würfelpunkte dieser Karte
tutto-option-payment = Wann für Plus/Minus gezahlt wird
tutto-option-payment-written = Wenn die Punkte notiert werden
tutto-option-payment-at_once = Sofort beim Tutto
tutto-option-sole_leader = Plus/Minus bei alleiniger Führung
tutto-option-sole_leader-out = Der Zug ist vorbei
tutto-option-sole_leader-plays = Du spielst um 1.000, niemand zahlt
tutto-option-below_zero = Punktestand unter null
tutto-option-below_zero-no = Nie
tutto-option-below_zero-yes = Möglich
tutto-option-ending = Ende des Spiels
tutto-option-ending-at_once = Sobald jemand das Ziel erreicht
tutto-option-ending-equal_turns = Nach gleich vielen Zügen für alle
tutto-option-leaf_earlier = Ein früheres Tutto des Zugs zählt fürs Kleeblatt
tutto-option-leaf_earlier-no = Nein
tutto-option-leaf_earlier-yes = Ja
tutto-option-leaf_card = Neue Karte zwischen den beiden Tutto fürs Kleeblatt
tutto-option-leaf_card-no = Nein
tutto-option-leaf_card-yes = Ja

## Die Regeln in Kürze

tutto-rules-1 = Der Zug
tutto-rules-1-text = Decke eine Karte auf und wirf alle sechs Würfel. Leg mindestens einen gültigen Würfel heraus, dann würfle mit den restlichen weiter oder hör auf. Hörst du auf, notierst du alle Punkte des Zugs. Ein Wurf ohne gültigen Würfel ist eine Niete: Dein Zug ist vorbei, und seine Punkte verfallen.
tutto-rules-2 = Was zählt
tutto-rules-2-text = Jede 1 zählt 100, jede 5 zählt 50. Drillinge in einem Wurf: 2er 200, 3er 300, 4er 400, 5er 500, 6er 600, 1er 1.000. Würfel aus verschiedenen Würfen ergeben nie einen Drilling.
tutto-rules-3 = Tutto
tutto-rules-3-text = Hast du alle sechs Würfel herausgelegt, ist das ein Tutto, und die Karte wird gewertet. Hör auf, oder decke die nächste Karte auf und wirf wieder alle sechs Würfel: Dann stehen alle Punkte des Zugs auf dem Spiel.
tutto-rules-4 = Die Karten
tutto-rules-4-text = Bonus: Ein Tutto bringt zusätzlich die Punkte der Karte. x2: Ein Tutto verdoppelt die Punkte des Zugs. Stop: Dein Zug ist vorbei, und seine Punkte verfallen. Feuerwerk: Du musst bis zur Niete würfeln, aber sie kostet nichts. Straße: Sammle 1 bis 6 für 2.000; vorher darfst du nicht aufhören. Plus/Minus: Ein Tutto zählt 1.000, und wer führt, verliert 1.000; auch hier darfst du vorher nicht aufhören. Führst du allein und deckst die Karte auf, ist dein Zug vorbei, und seine Punkte verfallen. Kleeblatt: Mit zwei Tutto nacheinander gewinnst du das Spiel; aufhören darfst du nicht.
tutto-rules-5 = Das Ende
tutto-rules-5-text = Wer zuerst 6.000 Punkte notiert hat, gewinnt. Wer von den anderen die wenigsten Punkte hat, zahlt eine Runde.

## Die Lektion: ein erster Zug, Schritt für Schritt

tutto-lesson-1 = Jeder Zug beginnt mit einer Karte: Sie sagt, was ein Tutto bringt. Decke sie auf, dann wird gleich mit allen sechs Würfeln gewürfelt.
tutto-lesson-2 = Bonus 400: Legst du alle sechs Würfel heraus, gibt es 400 extra. In diesem Wurf ist nur die 1 gültig, sie zählt 100. Sie ist schon gewählt: Mach mit den anderen fünf weiter.
tutto-lesson-3 = Drei Zweien in einem Wurf zählen 200, das macht zusammen 300. Du könntest aufhören und sie notieren. Aber riskier ruhig mehr: Leg die drei heraus und mach mit zwei Würfeln weiter.
tutto-lesson-4 = Eine 1 und eine 5: Alle sechs Würfel sind draußen, ein Tutto! 450 Punkte und der Bonus von 400. Weitermachen würde alles aufs Spiel setzen: Hör auf und notiere 850.
tutto-lesson-end = Deine 850 Punkte sind sicher. Eine Niete, also ein Wurf ohne gültigen Würfel, hätte dich alle gekostet. Wer zuerst 6.000 notiert hat, gewinnt. Jetzt spiel weiter!

## Auf der Regelseite: eine Zahl für das, was man wählt

tutto-ask = Noch einmal würfeln?
tutto-ask-dice = Anzahl Würfel
tutto-ask-points = Punkte bisher
tutto-ask-answer = Punkte im Schnitt, wenn du danach aufhörst (ohne die Karte)
