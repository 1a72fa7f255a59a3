# Qwantum. Terms: aktive Person, Aktion A, B, C, Wurf, neu werfen, weißer Würfel, Reihe, Spalte, Feld, dicke Linie, verdeckt, Fehlwurf.

qwantum-name = Qwantum
qwantum-people = 1–4 Personen
qwantum-line = Vier Reihen: erst hinauf, dann hinunter.

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
qwantum-group = { $colour }, Summe { $sum }
qwantum-group-out = { $colour }, Summe { $sum }, vergeben
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
qwantum-takes = leer, möglich sind { $low } bis { $high }
qwantum-closed = leer, hier passt keine Zahl mehr
qwantum-write = { $number } bei { $colour } eintragen, Spalte { $column }.
qwantum-write-column = Die Spalte bringt { $points }.
qwantum-note-unseen = hat gewählt
qwantum-note-passed = gepasst
qwantum-note-missed = Fehlwurf

qwantum-advice-start = { $name } wirft alle sieben Würfel.
qwantum-advice-throw = Tippe Würfel an, um sie neu zu werfen, oder ein markiertes Feld.
qwantum-advice-throw-none = Noch passt keine Summe. Tippe Würfel an, um sie neu zu werfen.
qwantum-advice-write = Trag eine Farbe in ein markiertes Feld ein oder passe.
qwantum-advice-choose = { $name } darf noch eine Farbe eintragen.
qwantum-advice-unseen = { $name } darf verdeckt eine Farbe eintragen.
qwantum-advice-none = Auf das Blatt von { $name } passt keine dieser Summen.

## Was man tun kann

qwantum-move-throw = Würfeln
qwantum-move-throw-note = { $name }, alle sieben
qwantum-move-throw-practice = alle sieben Würfel
qwantum-move-again = Neu würfeln
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

qwantum-choice-throw = Würfle
qwantum-choice-again = Wirf { $dice } neu
qwantum-choice-write = Trag { $number } bei { $colour-name } ein
qwantum-choice-pass = Passe und trag nichts ein

qwantum-hand-over = Alle wählen verdeckt eine Farbe. Dann wird gemeinsam aufgedeckt.

## Chancen neben einem Tipp

qwantum-odds-fits = Danach passt mindestens eine Farbe: { $chance }
qwantum-odds-fits_two = Zwei Farben passen: { $chance }
qwantum-odds-row = Nach { $colour-name } { $number } passt der nächste Wurf: { $chance }
qwantum-odds-other_row = { qwantum-odds-row }
qwantum-brief-fits = { $chance } passt
qwantum-brief-row = { $chance } passt weiter
qwantum-why-fits-fits_two = Danach passt mindestens eine Farbe mit { $fits-chance }, zwei mit { $fits_two-chance }.

## Tasten

qwantum-keys-1 = 1 … 7
qwantum-keys-1-text = einen Würfel zum Neuwerfen wählen (von links gezählt) und seine Seiten ansehen
qwantum-keys-2 = R G V B
qwantum-keys-2-text = Rot, Gelb, Violett, Blau eintragen
qwantum-keys-3 = P
qwantum-keys-3-text = passen
qwantum-keys-4 = ← →
qwantum-keys-4-text = die Blätter der anderen

## Verlauf

qwantum-event-starts = { $name } beginnt.
qwantum-event-thrown = { $throw ->
    [1] { $name } würfelt Weiß { $white }: Rot { $red }, Gelb { $yellow }, Violett { $violet }, Blau { $blue }.
   *[other] Jetzt Weiß { $white }: Rot { $red }, Gelb { $yellow }, Violett { $violet }, Blau { $blue }.
}
qwantum-event-again = { $dice-count ->
    [one] { $name } wirft einen Würfel neu.
   *[other] { $name } wirft { $dice-count } Würfel neu.
}
qwantum-event-wrote = { $name } trägt { $colour-name } { $number } ein.
qwantum-event-column = Spalte { $column } bringt { $points }.
qwantum-event-passed = { $name } passt.
qwantum-event-ready = { $name } hat gewählt.
qwantum-event-chose = { $colour ->
    [none] Nichts.
   *[other] Verdeckt: { $colour-name } { $number }.
}
qwantum-event-revealed = Alle decken ihre Wahl auf.
qwantum-event-missed = Fehlwurf für { $name }: −{ $misses }.
qwantum-event-sheet_full = Das Blatt von { $name } ist voll.
qwantum-event-ended = Das Spiel ist zu Ende.

## Wie es ausging

qwantum-outcome-sheet_full = Ein Blatt ist voll.
qwantum-outcome-fifth_miss = Mit dem fünften Fehlwurf war das Spiel zu Ende.
qwantum-practice = { $score ->
    [one] Ein Punkt
   *[other] { $score } Punkte
}

## Regelvarianten

qwantum-option-start = Wer beginnt
qwantum-option-start-lot = Das Los entscheidet
qwantum-option-equal = Gleiche Nachbarn in einer Reihe
qwantum-option-equal-meaning = Dürfen in einer Reihe gleiche Zahlen nebeneinanderstehen?
qwantum-option-equal-no = Nicht erlaubt
qwantum-option-equal-yes = Erlaubt
qwantum-option-choosing = Die Wahl in C
qwantum-option-choosing-meaning = Wenn alle noch eine Farbe eintragen dürfen.
qwantum-option-choosing-hidden = Verdeckt, gemeinsam aufgedeckt
qwantum-option-choosing-open = Offen, der Reihe nach
qwantum-option-ties = Gleichstand
qwantum-option-ties-shared = Gemeinsamer Sieg
qwantum-option-ties-misses = Wer weniger Fehlwürfe hat, gewinnt

## Die Regeln in Kürze

qwantum-rules-1 = Das Blatt
qwantum-rules-1-text = Fülle jede Reihe von links nach rechts. Bis zur dicken Linie müssen die Zahlen steigen, danach müssen sie fallen. In welche Reihe du wann einträgst, entscheidest du.
qwantum-rules-2 = A: Würfeln
qwantum-rules-2-text = Die aktive Person wirft alle sieben Würfel und darf einmal beliebige davon neu werfen. Die Summe einer Farbe ergibt sich aus ihren Würfeln plus dem weißen Würfel; zeigt kein Würfel die Farbe, zählt nur der weiße. Tippe einen Würfel an, um seine anderen Seiten zu sehen.
qwantum-rules-3 = B: Die aktive Person trägt ein
qwantum-rules-3-text = Die aktive Person darf die Summe einer Farbe in deren Reihe eintragen. Diese Farbe ist dann für diesen Zug vergeben.
qwantum-rules-4 = C: Alle tragen ein
qwantum-rules-4-text = Alle, auch die aktive Person, dürfen eine der übrigen Farben eintragen. Ihr wählt verdeckt und deckt gemeinsam auf. Trägt die aktive Person weder in B noch in C etwas ein, muss sie einen Fehlwurf ankreuzen.
qwantum-rules-5 = Punkte
qwantum-rules-5-text = Eine Spalte mit vier ausgefüllten Feldern bringt so viele Punkte, wie ihr zweitniedrigster Wert angibt. Fehlwürfe kosten 1, dann 2, 3, 4 und 5 Punkte.
qwantum-rules-6 = Das Ende
qwantum-rules-6-text = Das Spiel endet, wenn ein Blatt voll ist oder die aktive Person ihren fünften Fehlwurf ankreuzt. Das höchste Ergebnis gewinnt. Allein spielst du gegen deine eigene Bestleistung.

## Die Lektion: ein erster Zug, Schritt für Schritt

qwantum-lesson-1 = Du bist die aktive Person, also würfelst du: mit allen sieben Würfeln auf einmal.
qwantum-lesson-2 = Der weiße Würfel zählt bei jeder Farbe mit. Die Reihen müssen von links bis zur dicken Linie steigen, niedrige Zahlen sind also ein guter Anfang. Tippe die weiße 6 an und wirf sie neu.
qwantum-lesson-3 = Eine weiße 1: Jetzt sind alle Summen niedrig. Blau ergibt 2 + 1 = 3. Trag die 3 ins erste Feld der blauen Reihe ein.
qwantum-lesson-4 = Blau ist jetzt vergeben. Nun dürfen alle verdeckt noch eine Farbe eintragen: Trag die 4 in die rote Reihe ein.
qwantum-lesson-end = Bis zur dicken Linie steigen die Reihen, danach fallen sie. Nur volle Spalten bringen Punkte: so viele, wie ihre zweitniedrigste Zahl angibt. Jetzt ist der Bot dran. Spiel weiter!

## Auf der Regelseite: eine Zahl für das, was man wählt

qwantum-ask = Wie hoch wird eine Farbe?
qwantum-ask-colour = Farbe
qwantum-ask-limit = Mehr als
qwantum-ask-answer = In einem Wurf mit allen Würfeln
