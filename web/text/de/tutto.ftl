# Tutto. Begriffe: Niete, Drilling, aufhören, weitermachen, Kleeblatt, Feuerwerk, Stop, Strasse, Plus/Minus, x2, Bonus.
# „Strasse“ steht so auf der Karte, deshalb auch hier.

tutto-name = Tutto
tutto-people = 2–10 Personen
tutto-line = Sechs Würfel, eine Karte: alles oder nichts.

## Karten: wie sie heißen und was sie verlangen

tutto-card-clover = Kleeblatt
tutto-card-fireworks = Feuerwerk
tutto-card-stop = Stop
tutto-card-straight = Strasse
tutto-card-plusminus = Plus/Minus
tutto-card-double = x2
tutto-card-bonus200 = Bonus 200
tutto-card-bonus300 = Bonus 300
tutto-card-bonus400 = Bonus 400
tutto-card-bonus500 = Bonus 500
tutto-card-bonus600 = Bonus 600

tutto-meaning-clover = { $leaf ->
    [1] Noch ein Tutto gewinnt das Spiel. Aufhören geht nicht.
   *[other] Zwei Tutto gewinnen das Spiel. Aufhören geht nicht.
}
tutto-meaning-fireworks = Würfeln bis zur Niete. Sie kostet nichts.
tutto-meaning-stop = Der Zug ist vorbei.
tutto-meaning-straight = 1 bis 6, jede einmal: 2.000. Vorher kein Aufhören.
tutto-meaning-plusminus = Ein Tutto zählt 1.000 und kostet den Führenden 1.000. Vorher kein Aufhören.
tutto-meaning-double = Ein Tutto verdoppelt die Punkte dieses Zugs.
tutto-meaning-bonus200 = Ein Tutto bringt 200 dazu.
tutto-meaning-bonus300 = Ein Tutto bringt 300 dazu.
tutto-meaning-bonus400 = Ein Tutto bringt 400 dazu.
tutto-meaning-bonus500 = Ein Tutto bringt 500 dazu.
tutto-meaning-bonus600 = Ein Tutto bringt 600 dazu.

## Der Tisch

tutto-pile = { $count ->
    [one] Verdeckter Stapel, eine Karte
   *[other] Verdeckter Stapel, { $count } Karten
}
tutto-this-turn = Dieser Zug
tutto-first-card = Decke eine Karte auf, dann geht es los.
tutto-plus = +{ $points }
tutto-aside = Beiseite
tutto-aside-none = Noch nichts beiseitegelegt
tutto-aside-list = Beiseitegelegt: { $dice }
tutto-tray = Gewürfelt
tutto-die = { $face }
tutto-fell-card = { $name } deckt eine Karte auf. Welche?
tutto-real-cards = Auch eigene Karten
tutto-target = Ziel: { $target }

tutto-pick = Wähle Würfel zum Beiseitelegen.
tutto-picked = { $points ->
    [0] { $dice } beiseitelegen
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
tutto-last-leader_out = Führender raus
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
tutto-move-go-tutto = Tutto! Wieder sechs
tutto-move-go-none = wähle einen Würfel
tutto-move-stop = Aufhören
tutto-move-stop-note = { $total } notieren
tutto-move-stop-tutto = Tutto: { $total } notieren

tutto-hint-draw = Decke eine Karte auf, etwas anderes gibt es nicht.
tutto-hint-go = Leg { $dice } weg und würfle mit { $left }.
tutto-hint-stop = Hör auf und notiere { $total }.

## Chancen neben einem Tipp

tutto-odds-card_ends = Die nächste Karte beendet den Zug: { $chance }
tutto-odds-null = { $dice ->
    [one] Niete mit dem letzten Würfel: { $chance }
   *[other] Niete mit { $dice } Würfeln: { $chance }
}
tutto-odds-average = Weitermachen, im Schnitt: { $points }
tutto-odds-stop = Aufhören: { $points }
tutto-odds-tutto = Tutto: { $chance }
tutto-odds-straight = Strasse: { $chance }

## Tasten

tutto-keys-1 = 1 … 6
tutto-keys-1-text = einen Würfel mit dieser Zahl wählen
tutto-keys-2 = A
tutto-keys-2-text = alle wählen, die man wählen kann
tutto-keys-3 = S
tutto-keys-3-text = aufhören

## Was geschah

tutto-event-starts = { $name } beginnt.
tutto-event-shuffled = Der Stapel ist leer: alle Karten werden neu gemischt.
tutto-event-card = { $name } deckt { $card-name } auf.
tutto-event-thrown = { $name } würfelt { $dice }.
tutto-event-kept = { $points ->
    [0] { $name } legt { $dice } beiseite.
   *[other] { $name } legt { $dice } beiseite: { $points }.
}
tutto-event-tutto = { $points ->
    [0] Tutto!
   *[other] Tutto! Jetzt { $points } Punkte.
}
tutto-event-clover_won = Das Kleeblatt gelingt: { $name } gewinnt das Spiel.
tutto-event-null = { $points ->
    [0] Niete.
   *[other] Niete: { $points } Punkte sind weg.
}
tutto-event-stop_card = { $points ->
    [0] Der Zug ist vorbei.
   *[other] Der Zug ist vorbei, { $points } Punkte sind weg.
}
tutto-event-leader_out = { $points ->
    [0] { $name } führt allein, der Zug ist vorbei.
   *[other] { $name } führt allein: der Zug ist vorbei, { $points } Punkte sind weg.
}
tutto-event-stopped = { $name } hört mit { $dice } auf.
tutto-event-fireworks_over = Das Feuerwerk ist vorbei.
tutto-event-wrote = { $name } notiert { $points } und hat { $score }.
tutto-event-paid = { $name } verliert { $points } und hat { $score }.
tutto-event-last_turns = { $seats-count ->
    [one] { $name } hat das Ziel erreicht: { $seats } hat noch einen Zug.
   *[other] { $name } hat das Ziel erreicht: { $seats } haben noch je einen Zug.
}

## Wie es ausging

tutto-outcome-target = { $name } hat { $score } notiert und das Ziel erreicht.
tutto-outcome-clover = { $name } hat das Kleeblatt geschafft.
tutto-outcome-equal_turns = Alle hatten gleich viele Züge.
tutto-loser = zahlt eine Runde

## Regelvarianten

tutto-option-target = Ziel
tutto-option-target-meaning = Wer so viele Punkte notiert, gewinnt.
tutto-option-start = Wer beginnt
tutto-option-start-lot = Das Los entscheidet
tutto-option-doubles = Was x2 verdoppelt
tutto-option-doubles-total = Alle Punkte dieses Zugs
tutto-option-doubles-dice = Nur was Würfel in diesem Zug gezählt haben
tutto-option-doubles-card = Nur die Würfel dieser Karte
tutto-option-payment = Wann der Führende für Plus/Minus zahlt
tutto-option-payment-written = Wenn die Punkte notiert werden
tutto-option-payment-at_once = Sofort beim Tutto
tutto-option-sole_leader = Wer allein führt, deckt Plus/Minus auf
tutto-option-sole_leader-out = Der Zug ist vorbei
tutto-option-sole_leader-plays = Spielt um 1.000, niemand zahlt
tutto-option-below_zero = Punktestand unter null
tutto-option-below_zero-no = Nie
tutto-option-below_zero-yes = Möglich
tutto-option-ending = Ende des Spiels
tutto-option-ending-at_once = Sofort, wenn das Ziel notiert ist
tutto-option-ending-equal_turns = Wenn alle gleich viele Züge hatten
tutto-option-leaf_earlier = Ein früheres Tutto des Zugs zählt fürs Kleeblatt
tutto-option-leaf_earlier-no = Nein
tutto-option-leaf_earlier-yes = Ja
tutto-option-leaf_card = Neue Karte zwischen den zwei Tutto des Kleeblatts
tutto-option-leaf_card-no = Nein
tutto-option-leaf_card-yes = Ja

## Die Regeln in Kürze

tutto-rules-1 = Der Zug
tutto-rules-1-text = Decke eine Karte auf und wirf sechs Würfel. Leg mindestens einen zählenden Würfel beiseite, dann wirf den Rest noch einmal oder hör auf. Wer aufhört, notiert alle Punkte des Zugs. Ein Wurf, in dem nichts zählt, ist eine Niete: der Zug ist vorbei, seine Punkte sind weg.
tutto-rules-2 = Was zählt
tutto-rules-2-text = Eine 1 zählt 100, eine 5 zählt 50. Ein Drilling in einem Wurf: 2er 200, 3er 300, 4er 400, 5er 500, 6er 600, 1er 1.000. Würfel aus verschiedenen Würfen gehören nie zusammen.
tutto-rules-3 = Tutto
tutto-rules-3-text = Alle sechs Würfel beiseite sind ein Tutto, und die Karte zahlt. Hör auf, oder decke die nächste Karte auf und wirf wieder alle sechs; dann steht alles auf dem Spiel.
tutto-rules-4 = Die Karten
tutto-rules-4-text = Bonus: ein Tutto bringt die Punkte der Karte dazu. x2: ein Tutto verdoppelt den Zug. Stop: der Zug ist vorbei. Feuerwerk: würfeln bis zur Niete, die nichts kostet. Strasse: 1 bis 6 sammeln für 2.000. Plus/Minus: ein Tutto zählt 1.000, und der Führende verliert 1.000; wer allein führt und sie aufdeckt, verliert den Zug und seine Punkte. Kleeblatt: zwei Tutto nacheinander gewinnen das Spiel.
tutto-rules-5 = Das Ende
tutto-rules-5-text = Wer zuerst 6.000 notiert, gewinnt. Wer von den anderen am wenigsten Punkte hat, zahlt eine Runde.

## Die Lektion: ein erster Zug, Schritt für Schritt

tutto-lesson-1 = Jeder Zug beginnt mit einer Karte: Sie sagt, was ein Tutto bringt. Decke sie auf, dann fallen gleich die sechs Würfel.
tutto-lesson-2 = Bonus 400: Bekommst du alle sechs Würfel heraus, gibt es 400 dazu. In diesem Wurf zählt nur die 1, 100 Punkte. Sie ist schon gewählt: Mach mit den anderen fünf weiter.
tutto-lesson-3 = Drei Zweien in einem Wurf zählen 200, das macht 300. Du könntest aufhören und sie notieren. Leg die drei beiseite und mach mit zwei Würfeln weiter.
tutto-lesson-4 = Eine 1 und eine 5: Alle sechs sind draußen, ein Tutto! 450 Punkte und der Bonus von 400. Weitermachen würde alles aufs Spiel setzen: Hör auf und notiere 850.
tutto-lesson-end = 850 Punkte sind notiert und sicher; eine Niete hätte sie alle gekostet. Wer zuerst 6.000 notiert, gewinnt. Jetzt spiel weiter!

## Auf der Regelseite: eine Zahl für das, was man wählt

tutto-ask = Noch einmal werfen?
tutto-ask-dice = Würfel zu werfen
tutto-ask-points = Punkte auf dem Spiel
tutto-ask-answer = Punkte im Schnitt, wenn du dann aufhörst (ohne die Karte)
