# Pass the Pot. Begriffe: POT, Runde, Spielzug, Bank, Kombo, Straßenkombo, Triplekombo, Bonus-Kombo.

pot-name = Pass the Pot
pot-people = 2–5 Personen
pot-line = Hol dir den POT und halte ihn eine Runde lang.

## Kombos: wie sie heißen, und was sie bringen, wo sie fallen

pot-combo-straight_123 = 1-2-3
pot-combo-straight_234 = 2-3-4
pot-combo-straight_345 = 3-4-5
pot-combo-triple_111 = 1-1-1
pot-combo-triple_222 = 2-2-2
pot-combo-triple_333 = 3-3-3
pot-combo-triple_444 = 4-4-4
pot-combo-triple_555 = 5-5-5
pot-combo-pot = P-O-T
pot-combo-bonus = Bonus-Kombo

pot-pays-straight_123 = 1-2-3: 1 aus der Bank, dann fallen die 1 und die 3 noch einmal.
pot-pays-straight_234 = 2-3-4: 1 aus der Bank.
pot-pays-straight_345 = { $players ->
    [2] 3-4-5: 1 vom anderen oder 2 aus der Bank.
   *[other] 3-4-5: je 1 von zwei Mitspielern oder 2 aus der Bank.
}
pot-pays-triple_111 = 1-1-1: bis zu 3 an die Bank, der Spielzug ist vorbei.
pot-pays-triple_222 = { $players ->
    [2] 2-2-2: 2 vom anderen oder 1 aus der Bank.
   *[other] 2-2-2: 2 von einem oder je 1 von zweien oder 1 aus der Bank.
}
pot-pays-triple_333 = { $players ->
    [2] 3-3-3: 2 aus der Bank und 1 vom anderen.
   *[other] 3-3-3: 2 aus der Bank und 1 von einem Mitspieler.
}
pot-pays-triple_444 = { $players ->
    [2] 4-4-4: 2 aus der Bank und 1 vom anderen.
   *[other] 4-4-4: 2 aus der Bank und je 1 von zwei Mitspielern.
}
pot-pays-triple_555 = { $players ->
    [2] 5-5-5: 5 aus der Bank, 4 behalten, 1 abgeben.
   *[other] 5-5-5: 5 aus der Bank, 3 behalten, je 1 an zwei Mitspieler.
}
pot-pays-pot = P-O-T: 2 aus der Bank, 1 von allen anderen und der POT.
pot-pays-bonus = { $bonus ->
    [135] Bonus-Kombo 1-3-5: alle bekommen 1 aus der Bank.
   *[other] Bonus-Kombo 4-2-O: alle bekommen 1 aus der Bank.
}
pot-shout = { $combo }!

## Der Tisch

pot-round = { $turns ->
    [0] Runde { $round }
    [one] Runde { $round } · letzter Zug
   *[other] Runde { $round } · noch { $turns } Züge
}
pot-goal = Ziel: { $target } Münzen
pot-pot = { $coins ->
    [one] Der POT: eine Münze
   *[other] Der POT: { $coins } Münzen
}
pot-pot-at = { $pot }, vor { $name }
pot-bank = Bank
pot-bank-holds = { $coins ->
    [none] Die Bank
    [one] Die Bank: eine Münze
   *[other] Die Bank: { $coins } Münzen
}
pot-held = Zu schlagen: { $dice }
pot-held-won = Gewonnen mit { $dice }
pot-held-none = Noch nichts zu schlagen
pot-to-beat = zu schlagen
pot-holds = { $name } hat den POT
pot-nobody-holds = Das erste Ergebnis der Runde holt den POT.
pot-round-won = { $coins ->
    [0] { $name } gewann die Runde. Der POT war leer.
    [one] { $name } gewann die Runde und eine Münze.
   *[other] { $name } gewann die Runde und { $coins } Münzen.
}
pot-seat-holds = hat den POT
pot-seat-coming = würfelt noch
pot-minus = −{ $coins }
pot-plus = +{ $coins }
pot-tap-take = { $coins ->
    [0] Von { $name } nehmen
    [one] Von { $name } nehmen: eine Münze
   *[other] Von { $name } nehmen: { $coins } Münzen
}
pot-tap-give = { $coins ->
    [0] An { $name } geben
   *[other] An { $name } geben: eine Münze
}
pot-tray = Würfel
pot-tray-of = Würfel von { $name }
pot-lots = Je ein Würfel
pot-fell-off = Alle werfen einen Würfel. Was ist gefallen?
pot-throws-one = { $name } { $face }
pot-die = Würfel { $letter }: { $face }
pot-die-letter = Würfel { $letter }: der Buchstabe

pot-title-start_off = Wer beginnt?
pot-title-win_off = Gleichstand! Ein Wurf entscheidet
pot-title-starts = { $name } beginnt
pot-title-begins = { $name } beginnt die Runde
pot-title-over = { $name } gewinnt das Spiel
pot-title-throw = { $throw ->
    [1] { $name }: erster Wurf
    [2] { $name }: zweiter Wurf
    [3] { $name }: letzter Wurf
   *[other] { $name }: noch einmal 1 und 3
}
pot-title-take = { $name }: Wer zahlt?
pot-title-give = { $name }: Wer bekommt etwas?
pot-last-took_pot = { $name } holt den POT mit { $result }
pot-last-lower = { $result } reicht { $name } nicht
pot-last-equal = Gleich: kein POT für { $name }
pot-last-triple_111 = 1-1-1! Aus für { $name }
pot-last-pot = P-O-T! { $name } gewinnt die Runde

pot-advice-first = Buchstaben zählen nichts, der Rest wird addiert.
pot-advice-beat = Mehr als { $best } holt den POT.
pot-advice-again = Tippe an, was noch einmal fallen soll. Das ist gratis.
pot-advice-pay = Ein letzter Wurf kostet eine Münze, sie kommt auf den POT. Tippe Würfel an.
pot-advice-kept = { $dice } { $count ->
    [one] bleibt
   *[other] bleiben
} liegen.
pot-advice-all = Alle drei fallen noch einmal.
pot-advice-take = Tippe an, wer zahlt: je Tipp eine Münze.
pot-advice-give = Tippe an, wer eine Münze bekommt.

## Was man tun kann

pot-move-throw = Würfeln
pot-move-throw-note = { $name } ist am Zug
pot-move-again = Noch einmal
pot-move-pay = { $coins } zahlen
pot-move-again-note = { $coins ->
    [0] { $count ->
        [one] ein Würfel, gratis
       *[other] { $count } Würfel, gratis
    }
   *[other] { $count ->
        [one] ein Würfel, letzter Wurf
       *[other] { $count } Würfel, letzter Wurf
    }
}
pot-move-again-none = tippe Würfel an
pot-move-stop = Mit { $result } aufhören
pot-move-stop-on = { $combo } nehmen
pot-stop-holds = POT holen
pot-stop-took_pot = POT holen
pot-stop-lower = zu wenig für den POT
pot-stop-equal = gleich: kein POT
pot-stop-combo = { $combo } zahlt, { $pot }
pot-stop-again = +1, dann { $dice } noch einmal
pot-move-take = { $coins } nehmen
pot-move-give = { $kept } behalten, { $given } geben
pot-take-one = { $coins } von { $name }
pot-take-bank = { $coins } aus der Bank
pot-give-one = { $coins } an { $name }
pot-move-take-none = Von Mitspielern
pot-move-take-none-note = { $count ->
    [0] tippe an, wer zahlt
   *[other] tippe noch einmal
}
pot-move-give-none = Abgeben
pot-move-give-none-note = { $count ->
    [0] tippe an, wer etwas bekommt
   *[other] tippe noch jemanden an
}

pot-hint-throw = Würfle, etwas anderes gibt es nicht.
pot-hint-again = Wirf { $dice } noch einmal.
pot-hint-pay = Zahle { $coins } und wirf { $dice } ein letztes Mal.
pot-hint-stop = Hör mit { $result } auf.
pot-hint-stop-on = Nimm { $combo }.
pot-hint-take = Nimm { $shares }.
pot-hint-give = Gib { $shares }.

## Chancen neben einem Tipp

pot-odds-reach = Mehr als { $best } mit allen Würfen: { $chance }
pot-odds-beat = Mehr als { $best } mit diesem Wurf: { $chance }
pot-odds-mean = Ergebnis im Schnitt: { $result }
pot-odds-combo = Eine Kombo: { $chance }
pot-odds-holds = { $others ->
    [one] { $result } hält, wenn der andere mehr will: { $chance }
   *[other] { $result } hält, wenn alle anderen mehr wollen: { $chance }
}

## Tasten

pot-keys-1 = P O T
pot-keys-1-text = diesen Würfel wählen oder lassen
pot-keys-2 = 1 … 5
pot-keys-2-text = die Würfel mit dieser Zahl wählen; die Person auf diesem Platz nennen
pot-keys-3 = A
pot-keys-3-text = alle drei Würfel wählen oder keinen
pot-keys-4 = S
pot-keys-4-text = aufhören
pot-keys-5 = B
pot-keys-5-text = aus der Bank nehmen

## Was geschah

pot-event-rolled_off = { $purpose ->
    [win] Ein Wurf um den Sieg: { $throws }.
   *[other] Ein Wurf um den Anfang: { $throws }.
}
pot-event-again_off = { $seats } sind gleich und werfen noch einmal.
pot-event-starts = { $name } beginnt.
pot-event-round_begins = { $coins ->
    [0] Runde { $round }: { $name } beginnt. Die Bank ist leer.
   *[other] Runde { $round }: { $name } beginnt.
}
pot-event-thrown = { $thrown-count ->
    [3] { $name } würfelt { $dice }.
   *[other] { $name } hat jetzt { $dice }.
}
pot-event-paid_pot = { $name } zahlt { $coins } auf den POT.
pot-event-stopped = { $name } hört auf.
pot-event-combo = { $combo-name }!
pot-event-bank_paid = { $name } bekommt { $coins } aus der Bank.
pot-event-paid_bank = { $name } zahlt { $coins } an die Bank.
pot-event-paid_player = { $to-name } bekommt { $coins } von { $name }.
pot-event-lapsed = { $combo ->
    [triple_111] { $name } hat keine Münze zum Zahlen.
   *[other] Niemand kann dafür zahlen.
}
pot-event-result = Ergebnis: { $result }.
pot-event-pot_taken = { $from ->
    [none] { $name } hat den POT.
   *[other] { $name } holt sich den POT von { $from-name }.
}
pot-event-pot_stays = { $equal ->
    [true] Auch nur { $best }: der POT bleibt bei { $holder-name }.
   *[other] { $best } hält: der POT bleibt bei { $holder-name }.
}
pot-event-round_won = { $coins ->
    [0] { $name } gewinnt die Runde. Der POT war leer.
    [one] { $name } gewinnt die Runde und eine Münze.
   *[other] { $name } gewinnt die Runde und { $coins } Münzen.
}
pot-event-tied = { $seats } haben je { $coins } Münzen.
pot-event-game_won = { $name } gewinnt mit { $coins } Münzen.

## Wie es ausging

pot-outcome-target = { $score } Münzen am Ende einer Runde, mehr hat niemand.
pot-outcome-roll_off = { $name } hat den Wurf unter Gleichen gewonnen.

## Regelvarianten

pot-option-target = Ziel
pot-option-target-meaning = Wer am Ende einer Runde so viele Münzen hat, beendet das Spiel.
pot-option-start = Wer beginnt
pot-option-start-roll_off = Der höchste Wurf
pot-option-bonus = Bonus-Kombo
pot-option-bonus-meaning = Alle bekommen 1 aus der Bank.
pot-option-bonus-42o = 4-2-O
pot-option-bonus-135 = 1-3-5
pot-option-bonus-none = Keine
pot-option-after_123 = Der Wurf nach 1-2-3
pot-option-after_123-nothing = Bringt nichts mehr
pot-option-after_123-pays = 2-2-2, 2-3-4 und die Bonus-Kombo zählen
pot-option-bank = Bank
pot-option-bank-unlimited = Wird nie leer
pot-option-bank-limited = Kann leer werden
pot-option-total = Münzen im Spiel
pot-option-total-meaning = Für eine Bank, die leer werden kann; mindestens das Doppelte des Ziels.
pot-option-ones = Ergebnis von 1-1-1
pot-option-ones-0 = 0
pot-option-ones-3 = 3

## Die Regeln in Kürze

pot-rules-1 = Der Spielzug
pot-rules-1-text = Wirf drei Würfel mit 1 bis 5 und je einem Buchstaben. Nimm das Ergebnis, oder wirf einmal beliebige Würfel kostenlos noch einmal. Danach kauft eine Münze auf den POT einen letzten Wurf beliebiger Würfel. Die Summe ist dein Ergebnis, Buchstaben zählen nichts.
pot-rules-2 = Der POT
pot-rules-2-text = Das erste Ergebnis einer Runde holt den POT. Ein höheres nimmt ihn weg, ein gleiches nicht. Wer ihn nimmt, muss geschlagen werden: alle anderen haben je einen Spielzug. Kommt die Reihe wieder an den, der ihn hat, gewinnt er alle Münzen darauf und beginnt die nächste Runde; die Bank legt 2 neue darauf.
pot-rules-3 = Straßenkombos
pot-rules-3-text = 1-2-3: 1 aus der Bank, dann müssen die 1 und die 3 noch einmal fallen. 2-3-4: 1 aus der Bank. 3-4-5: je 1 von zwei Mitspielern oder 2 aus der Bank. P-O-T: 2 aus der Bank, 1 von allen anderen und sofort die Runde samt POT.
pot-rules-4 = Triplekombos
pot-rules-4-text = 1-1-1: 3 an die Bank, der Spielzug ist sofort vorbei. 2-2-2: 2 von einem oder je 1 von zwei Mitspielern oder 1 aus der Bank. 3-3-3: 2 aus der Bank und 1 von einem Mitspieler. 4-4-4: 2 aus der Bank und je 1 von zwei Mitspielern. 5-5-5: 5 aus der Bank, davon je 1 an zwei Mitspieler. Bonus-Kombo 4-2-O: alle bekommen 1.
pot-rules-5 = Das Ende
pot-rules-5-text = Hat am Ende einer Runde jemand 24 Münzen oder mehr, ist das Spiel vorbei; die meisten Münzen gewinnen. Bei Gleichstand wirft jeder einen Würfel. Wer nicht zahlen kann, zahlt, was er hat: niemand hat Schulden, niemand scheidet aus.

## Die Lektion: ein erster Zug, Schritt für Schritt

pot-lesson-1 = Der POT liegt vor dir, mit zwei Münzen darauf. Du eröffnest die Runde: Wirf die drei Würfel.
pot-lesson-2 = Ein Buchstabe zählt 0, das ist also nur eine 5. Einmal darfst du kostenlos noch einmal werfen: Lass die 5 liegen, tippe beide Buchstaben an und wirf sie neu.
pot-lesson-3 = 5, 5 und 1 sind 11. Für eine deiner Münzen, die auf den POT kommt, darfst du ein letztes Mal werfen: Tippe die 1 an und zahle.
pot-lesson-4 = 14! Der Bot hatte einen Spielzug, um das zu schlagen, und hat es nicht geschafft: Die drei Münzen auf dem POT sind dein. Wer gewinnt, beginnt die nächste Runde: Wirf.
pot-lesson-5 = 3-4-5 ist eine Kombo, und Kombos zahlen, wenn du mit ihnen aufhörst. Mit dem Ergebnis 12 ist das auch so ein guter Wurf: Hör auf.
pot-lesson-6 = 3-4-5 bringt 1 Münze von jemand anderem oder 2 aus der Bank. Nimm die zwei aus der Bank.
pot-lesson-end = Du hältst den POT mit 12, und der Bot versucht, dich zu schlagen. 24 Münzen am Ende einer Runde gewinnen, wenn niemand mehr hat. Spiel weiter!

## Auf der Regelseite: eine Zahl für das, was man wählt

pot-ask = Hält mein Ergebnis?
pot-ask-best = Dein Ergebnis
pot-ask-players = Personen
pot-ask-answer = So oft ist der POT dein
