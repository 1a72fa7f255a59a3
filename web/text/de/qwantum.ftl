# Qwantum. Begriffe: aktiver Spieler, Aktion A, B, C, Wurf, weißer Würfel, Reihe, Spalte, dicke Linie, Fehlwurf.

qwantum-name = Qwantum
qwantum-people = 1–4 Personen
qwantum-line = Vier Reihen: erst steigen, dann fallen.

## Farben: Namen und die Buchstaben daneben, die auch ihre Tasten sind

qwantum-colour-red = Rot
qwantum-colour-yellow = Gelb
qwantum-colour-violet = Violett
qwantum-colour-blue = Blau
qwantum-colour-white = Weiß
qwantum-kind-coloured = farbig
qwantum-kind-white = weiß
qwantum-keys-fell = einen Würfel eintragen: Buchstabe der Farbe, dann Zahl
qwantum-letter-red = R
qwantum-letter-yellow = G
qwantum-letter-violet = V
qwantum-letter-blue = B

## Der Tisch

qwantum-dice = Würfel
qwantum-face = { $colour } { $number }
qwantum-die-blank = Würfel { $die }, noch nicht geworfen
qwantum-die-white = weißer Würfel, noch nicht geworfen
qwantum-group = { $colour }, zusammen { $sum }
qwantum-group-out = { $colour }, zusammen { $sum }, vergeben
qwantum-white-adds = + für alle
qwantum-faces = Seiten dieses Würfels: { $faces }.
qwantum-faces-short = Seiten dieses Würfels
qwantum-steps = Aktionen des Zugs
qwantum-sheets = Blätter
qwantum-sheet-of = Blatt von { $name }
qwantum-row = Reihe
qwantum-column = Spalte { $column }
qwantum-points = Punkte
qwantum-misses-short = Fehlwürfe
qwantum-misses = { $misses ->
    [0] Kein Fehlwurf
    [one] Ein Fehlwurf, { $minus } Punkt Abzug
   *[other] { $misses } Fehlwürfe, { $minus } Punkte Abzug
}
qwantum-takes = leer, nimmt { $low } bis { $high }
qwantum-closed = leer, hier passt keine Zahl mehr
qwantum-write = { $number } bei { $colour } eintragen, Spalte { $column }.
qwantum-write-column = Die Spalte zählt { $points }.
qwantum-note-unseen = hat gewählt
qwantum-note-passed = passt
qwantum-note-missed = Fehlwurf

qwantum-advice-start = { $name } wirft alle sieben Würfel.
qwantum-advice-throw = Tippe Würfel für den zweiten Wurf an oder ein leuchtendes Feld.
qwantum-advice-throw-none = Tippe Würfel für den zweiten Wurf an. So passt keine Summe.
qwantum-advice-write = Trag eine Farbe in ein leuchtendes Feld ein oder passe.
qwantum-advice-choose = { $name } darf noch eine Farbe eintragen.
qwantum-advice-unseen = { $name } darf ungesehen eine Farbe eintragen.
qwantum-advice-none = Bei { $name } passt nichts von dem, was frei ist.

## Was man tun kann

qwantum-move-throw = Würfeln
qwantum-move-throw-note = { $name }, alle sieben
qwantum-move-throw-practice = alle sieben Würfel
qwantum-move-again = Noch einmal
qwantum-move-again-note = { $count ->
    [one] mit einem Würfel
   *[other] mit { $count } Würfeln
}
qwantum-move-again-none = erst Würfel antippen
qwantum-move-pass = Passen
qwantum-move-pass-note = nichts eintragen
qwantum-move-pass-miss = Fehlwurf: { $points ->
    [one] −1 Punkt
   *[other] −{ $points } Punkte
}
qwantum-move-pass-ends = 5. Fehlwurf: Spielende
qwantum-key-pass = p

qwantum-hint-throw = Würfle, etwas anderes gibt es nicht.
qwantum-hint-again = Wirf noch einmal: { $dice }.
qwantum-hint-write = Trag { $number } bei { $colour } ein.
qwantum-hint-pass = Passe und trag nichts ein.

qwantum-hand-over = Alle wählen ungesehen eine Farbe. Dann wird gemeinsam aufgedeckt.

## Chancen neben einem Tipp

qwantum-odds-fits = Danach passt mindestens eine Farbe: { $chance }
qwantum-odds-fits_two = Zwei Farben passen: { $chance }
qwantum-odds-row = Nach { $colour-name } { $number } passt ein Wurf: { $chance }

## Tasten

qwantum-keys-1 = 1 … 7
qwantum-keys-1-text = Würfel für den zweiten Wurf nehmen und seine Seiten sehen, von links gezählt
qwantum-keys-2 = R G V B
qwantum-keys-2-text = Rot, Gelb, Violett, Blau eintragen
qwantum-keys-3 = P
qwantum-keys-3-text = passen
qwantum-keys-4 = ← →
qwantum-keys-4-text = die Blätter der anderen

## Was geschah

qwantum-event-starts = { $name } beginnt.
qwantum-event-thrown = { $throw ->
    [1] { $name } würfelt Weiß { $white }: Rot { $red }, Gelb { $yellow }, Violett { $violet }, Blau { $blue }.
   *[other] Jetzt Weiß { $white }: Rot { $red }, Gelb { $yellow }, Violett { $violet }, Blau { $blue }.
}
qwantum-event-again = { $dice-count ->
    [one] { $name } wirft einen Würfel noch einmal.
   *[other] { $name } wirft { $dice-count } Würfel noch einmal.
}
qwantum-event-wrote = { $name } trägt { $colour-name } { $number } ein.
qwantum-event-column = Spalte { $column } zählt { $points }.
qwantum-event-passed = { $name } passt.
qwantum-event-ready = { $name } hat gewählt.
qwantum-event-chose = { $colour ->
    [none] Nichts.
   *[other] Ungesehen: { $colour-name } { $number }.
}
qwantum-event-revealed = Es wird aufgedeckt.
qwantum-event-missed = Fehlwurf für { $name }: { $points }.
qwantum-event-sheet_full = Das Blatt von { $name } ist voll.
qwantum-event-ended = Das Spiel ist zu Ende.

## Wie es ausging

qwantum-outcome-sheet_full = Ein Blatt ist voll.
qwantum-outcome-fifth_miss = Ein fünfter Fehlwurf beendet das Spiel.
qwantum-practice = { $score ->
    [one] Ein Punkt
   *[other] { $score } Punkte
}

## Regelvarianten

qwantum-option-start = Wer beginnt
qwantum-option-start-lot = Das Los entscheidet
qwantum-option-equal = Gleiche Nachbarn in einer Reihe
qwantum-option-equal-meaning = Darf eine Zahl in der Reihe neben sich selbst stehen?
qwantum-option-equal-no = Nicht erlaubt
qwantum-option-equal-yes = Erlaubt
qwantum-option-choosing = Wählen in C
qwantum-option-choosing-meaning = Wenn alle noch eine Farbe eintragen dürfen.
qwantum-option-choosing-hidden = Ungesehen, gemeinsam aufgedeckt
qwantum-option-choosing-open = Offen, der Reihe nach
qwantum-option-ties = Gleichstand
qwantum-option-ties-shared = Gemeinsamer Sieg
qwantum-option-ties-misses = Weniger Fehlwürfe gewinnen

## Die Regeln in Kürze

qwantum-rules-1 = Das Blatt
qwantum-rules-1-text = Jede Reihe wird von links nach rechts gefüllt. Bis zur dicken Linie steigen ihre Zahlen, dahinter fallen sie. In welche Reihe du wann einträgst, ist frei.
qwantum-rules-2 = A: Würfeln
qwantum-rules-2-text = Der aktive Spieler wirft alle sieben Würfel und darf beliebige davon noch einmal werfen. Jede Farbe zählt ihre Würfel und den weißen zusammen; eine Farbe, die kein Würfel zeigt, zählt so viel wie der weiße allein. Tippe einen Würfel an, dann siehst du seine anderen Seiten.
qwantum-rules-3 = B: Der aktive Spieler trägt ein
qwantum-rules-3-text = Der aktive Spieler darf die Summe einer Farbe in deren Reihe eintragen. Diese Farbe ist dann vergeben.
qwantum-rules-4 = C: Alle tragen ein
qwantum-rules-4-text = Alle, auch der aktive Spieler, dürfen eine der übrigen Farben eintragen. Gewählt wird ungesehen, aufgedeckt gemeinsam. Wer aktiv ist und weder in B noch in C einträgt, hat einen Fehlwurf.
qwantum-rules-5 = Punkte
qwantum-rules-5-text = Eine Spalte mit vier gefüllten Feldern zählt ihren zweitniedrigsten Wert. Fehlwürfe kosten 1, dann 2, 3, 4 und 5 Punkte.
qwantum-rules-6 = Das Ende
qwantum-rules-6-text = Das Spiel endet, wenn ein Blatt voll ist, oder mit dem fünften Fehlwurf des aktiven Spielers. Das höchste Ergebnis gewinnt. Allein spielst du um deine Bestleistung.

## Die Lektion: ein erster Zug, Schritt für Schritt

qwantum-lesson-1 = Du bist der aktive Spieler, also würfelst du: alle sieben Würfel auf einmal.
qwantum-lesson-2 = Die Summe einer Farbe sind ihre Würfel und der weiße. Reihen steigen von links bis zur dicken Linie, kleine Zahlen sind also ein guter Anfang. Tippe die weiße 6 an und wirf sie noch einmal.
qwantum-lesson-3 = Eine weiße 1: Jetzt sind alle Summen klein. Blau ergibt 2 + 1 = 3. Trag sie ins erste Feld der blauen Reihe ein.
qwantum-lesson-4 = Blau ist vergeben. Alle dürfen nun noch eine Farbe eintragen, ungesehen von den anderen: Trag die 4 in die rote Reihe ein.
qwantum-lesson-end = Reihen steigen bis zur dicken Linie und fallen dahinter; nur volle Spalten zählen, jede mit ihrer zweitkleinsten Zahl. Jetzt würfelt der Bot. Spiel weiter!

## Auf der Regelseite: eine Zahl für das, was man wählt

qwantum-ask = Wie hoch wird eine Farbe?
qwantum-ask-colour = Farbe
qwantum-ask-limit = Mehr als
qwantum-ask-answer = In einem Wurf mit allen Würfeln
