# Pass the Pot. Terms: POT, Runde, Spielzug, Ergebnis, Bank, Münze, Kombo, Straßenkombo, Triplekombo, Bonus-Kombo, Stechen.

pot-name = Pass the Pot
pot-people = 2–5 Personen
pot-line = Hol dir den POT und halte ihn, bis du wieder dran bist.

## Kombos: wie sie heißen und was sie bringen

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

pot-pays-straight_123 = 1-2-3: 1 aus der Bank, dann musst du die 1 und die 3 neu werfen.
pot-pays-straight_234 = 2-3-4: 1 aus der Bank.
pot-pays-straight_345 = { $players ->
    [2] 3-4-5: 1 vom Gegenüber oder 2 aus der Bank.
   *[other] 3-4-5: je 1 von zwei anderen oder 2 aus der Bank.
}
pot-pays-triple_111 = 1-1-1: bis zu 3 an die Bank, und der Spielzug ist vorbei.
pot-pays-triple_222 = { $players ->
    [2] 2-2-2: 2 vom Gegenüber oder 1 aus der Bank.
   *[other] 2-2-2: 2 von einer Person, je 1 von zweien oder 1 aus der Bank.
}
pot-pays-triple_333 = { $players ->
    [2] 3-3-3: 2 aus der Bank und 1 vom Gegenüber.
   *[other] 3-3-3: 2 aus der Bank und 1 von einer Person.
}
pot-pays-triple_444 = { $players ->
    [2] 4-4-4: 2 aus der Bank und 1 vom Gegenüber.
   *[other] 4-4-4: 2 aus der Bank und je 1 von zwei anderen.
}
pot-pays-triple_555 = { $players ->
    [2] 5-5-5: 5 aus der Bank, 4 behalten und 1 abgeben.
   *[other] 5-5-5: 5 aus der Bank, 3 behalten und je 1 an zwei andere abgeben.
}
pot-pays-pot = P-O-T: 2 aus der Bank, je 1 von allen anderen und der POT.
pot-pays-bonus = { $bonus ->
    [135] Bonus-Kombo 1-3-5: Alle bekommen 1 aus der Bank.
   *[other] Bonus-Kombo 4-2-O: Alle bekommen 1 aus der Bank.
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
    [0] { $name } hat die Runde gewonnen. Der POT war leer.
    [one] { $name } hat die Runde und eine Münze gewonnen.
   *[other] { $name } hat die Runde und { $coins } Münzen gewonnen.
}
pot-seat-holds = hat den POT
pot-seat-coming = kommt noch
pot-minus = −{ $coins }
pot-plus = +{ $coins }
pot-tap-take = { $coins ->
    [0] Nimm von { $name }
    [one] Nimm von { $name }: eine Münze
   *[other] Nimm von { $name }: { $coins } Münzen
}
pot-tap-give = { $coins ->
    [0] Gib an { $name }
   *[other] Gib an { $name }: eine Münze
}
pot-tray = Würfel
pot-tray-of = Würfel von { $name }
pot-lots = Je ein Würfel
pot-fell-off = Alle werfen einen Würfel. Was wurde gewürfelt?
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
   *[other] { $name }: 1 und 3 neu
}
pot-title-take = { $name }: Wer zahlt?
pot-title-give = { $name }: Wer bekommt eine Münze?
pot-last-took_pot = { $name } holt den POT mit { $result }
pot-last-lower = { $name }: { $result } ist zu wenig
pot-last-equal = Gleichstand: kein POT für { $name }
pot-last-triple_111 = 1-1-1! Zug vorbei für { $name }
pot-last-pot = P-O-T! { $name } gewinnt die Runde

pot-advice-first = Buchstaben zählen 0, die Zahlen werden addiert.
pot-advice-beat = Mehr als { $best } holt den POT.
pot-advice-again = Tippe die Würfel an, die du kostenlos neu werfen willst.
pot-advice-pay = Ein letzter Wurf kostet eine Münze für den POT: Tippe an, was du neu werfen willst.
pot-advice-kept = Du behältst { $dice }.
pot-advice-all = Du wirfst alle drei neu.
pot-advice-take = Tippe an, wer zahlt: jedes Mal eine Münze.
pot-advice-give = Tippe an, wer eine Münze bekommt.

## Was man tun kann

pot-move-throw = Würfeln
pot-move-throw-note = { $name } ist am Zug
pot-move-again = Neu würfeln
pot-move-pay = { $coins ->
    [one] 1 Münze zahlen
   *[other] { $coins } Münzen zahlen
}
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
pot-stop-equal = Gleichstand: kein POT
pot-stop-combo = { $combo } zählt, { $pot }
pot-stop-again = +1, dann { $dice } neu
pot-move-take = { $coins } nehmen
pot-move-give = { $kept } behalten, { $given } abgeben
pot-take-one = { $coins } von { $name }
pot-take-bank = { $coins } aus der Bank
pot-give-one = { $coins } an { $name }
pot-move-take-none = Von anderen
pot-move-take-none-note = { $count ->
    [0] tippe an, wer zahlt
   *[other] noch einmal antippen
}
pot-move-give-none = Abgeben
pot-move-give-none-note = { $count ->
    [0] tippe an, wer etwas bekommt
   *[other] tippe noch jemanden an
}

pot-choice-throw = Würfle
pot-choice-again = Wirf { $dice } neu
pot-choice-pay = Zahle { $coins }, wirf { $dice } neu
pot-choice-stop = Hör mit { $result } auf
pot-choice-stop-on = Hör jetzt auf: { $combo }
pot-choice-take = Nimm { $shares }
pot-choice-give = Gib { $shares }

## Chancen neben einem Tipp

pot-odds-reach = Mehr als { $best } mit allen Würfen: { $chance }
pot-odds-beat = Mehr als { $best } mit diesem Wurf: { $chance }
pot-odds-mean = Ergebnis im Schnitt: { $result }
pot-odds-combo = Eine Kombo: { $chance }
pot-odds-holds = { $others ->
    [one] Die { $result } hält, wenn dein Gegenüber sie schlagen will: { $chance }
   *[other] Die { $result } hält, wenn alle anderen sie schlagen wollen: { $chance }
}
pot-brief-reach = { $chance } über { $best }
pot-brief-beat = { pot-brief-reach }
pot-brief-mean = im Schnitt { $result }
pot-brief-holds = { $chance } hält
pot-why-beat-combo = Dieser Wurf schlägt die { $beat-best } mit { $beat-chance }; Kombo: { $combo-chance }.
pot-why-mean-combo = Dieser Wurf bringt im Schnitt { $mean-result }; Kombo: { $combo-chance }.

## Tasten

pot-keys-1 = P O T
pot-keys-1-text = diesen Würfel wählen oder abwählen
pot-keys-2 = 1 … 5
pot-keys-2-text = die Würfel mit dieser Zahl wählen; die Person auf diesem Platz wählen
pot-keys-3 = A
pot-keys-3-text = alle drei Würfel wählen oder keinen
pot-keys-4 = S
pot-keys-4-text = aufhören
pot-keys-5 = B
pot-keys-5-text = aus der Bank nehmen

## Verlauf

pot-event-rolled_off = { $purpose ->
    [win] Stechen um den Sieg: { $throws }.
   *[other] Wer beginnt, wird ausgewürfelt: { $throws }.
}
pot-event-again_off = { $seats } liegen gleichauf und würfeln noch einmal.
pot-event-starts = { $name } beginnt.
pot-event-round_begins = { $coins ->
    [0] Runde { $round }: { $name } beginnt. Die Bank ist leer.
   *[other] Runde { $round }: { $name } beginnt.
}
pot-event-thrown = { $thrown-count ->
    [3] { $name } würfelt { $dice }.
   *[other] { $name } hat jetzt { $dice }.
}
pot-event-paid_pot = { $name } zahlt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} auf den POT.
pot-event-stopped = { $name } hört auf.
pot-event-combo = { $combo-name }!
pot-event-bank_paid = { $name } bekommt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} aus der Bank.
pot-event-paid_bank = { $name } zahlt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} an die Bank.
pot-event-paid_player = { $to-name } bekommt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} von { $name }.
pot-event-lapsed = { $combo ->
    [triple_111] { $name } hat keine Münzen zum Zahlen.
   *[other] Niemand kann dafür zahlen.
}
pot-event-result = Ergebnis: { $result }.
pot-event-pot_taken = { $from ->
    [none] { $name } hat den POT.
   *[other] { $name } holt sich den POT von { $from-name }.
}
pot-event-pot_stays = { $equal ->
    [true] Nur Gleichstand mit { $best }: Der POT bleibt bei { $holder-name }.
   *[other] { $best } hält: Der POT bleibt bei { $holder-name }.
}
pot-event-round_won = { $coins ->
    [0] { $name } gewinnt die Runde. Der POT war leer.
    [one] { $name } gewinnt die Runde und eine Münze.
   *[other] { $name } gewinnt die Runde und { $coins } Münzen.
}
pot-event-tied = { $seats } haben je { $coins } Münzen.
pot-event-game_won = { $name } gewinnt mit { $coins } Münzen.

## Wie es ausging

pot-outcome-target = { $score } Münzen am Ende einer Runde, und niemand hat mehr.
pot-outcome-roll_off = { $name } hat das Stechen gewonnen.

## Regelvarianten

pot-option-target = Ziel
pot-option-target-meaning = Das Spiel endet, wenn jemand am Ende einer Runde so viele Münzen hat.
pot-option-start = Wer beginnt
pot-option-start-roll_off = Der höchste Wurf
pot-option-bonus = Bonus-Kombo
pot-option-bonus-meaning = Alle bekommen 1 aus der Bank.
pot-option-bonus-42o = 4-2-O
pot-option-bonus-135 = 1-3-5
pot-option-bonus-none = Keine
pot-option-after_123 = Der neue Wurf nach 1-2-3
pot-option-after_123-nothing = Bringt nichts mehr
pot-option-after_123-pays = 2-2-2, 2-3-4 und Bonus-Kombo bringen Münzen
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
pot-rules-1-text = Wirf drei Würfel, jeder mit 1 bis 5 und einem Buchstaben. Behalte das Ergebnis, oder wirf einmal kostenlos beliebige Würfel neu. Danach darfst du eine Münze auf den POT zahlen und beliebige Würfel ein letztes Mal neu werfen. Die Summe ist dein Ergebnis; Buchstaben zählen 0.
pot-rules-2 = Der POT
pot-rules-2-text = Das erste Ergebnis einer Runde holt den POT. Ein höheres nimmt ihn weg, ein gleiches nicht. Wer den POT hat, muss ihn halten, bis alle anderen noch je einen Spielzug hatten. Wer das schafft, gewinnt alle Münzen darauf und beginnt die nächste Runde; aus der Bank kommen 2 neue Münzen auf den POT.
pot-rules-3 = Straßenkombos
pot-rules-3-text = 1-2-3: 1 aus der Bank, dann musst du die 1 und die 3 neu werfen. 2-3-4: 1 aus der Bank. 3-4-5: je 1 von zwei anderen oder 2 aus der Bank. P-O-T: 2 aus der Bank, je 1 von allen anderen, und du gewinnst sofort die Runde samt POT.
pot-rules-4 = Triplekombos
pot-rules-4-text = 1-1-1: 3 an die Bank, und dein Spielzug ist sofort vorbei. 2-2-2: 2 von einer Person, je 1 von zweien oder 1 aus der Bank. 3-3-3: 2 aus der Bank und 1 von einer Person. 4-4-4: 2 aus der Bank und je 1 von zwei anderen. 5-5-5: 5 aus der Bank, davon gibst du zwei anderen je 1. Bonus-Kombo 4-2-O: Alle bekommen 1 aus der Bank.
pot-rules-5 = Das Ende
pot-rules-5-text = Hat am Ende einer Runde jemand 24 Münzen oder mehr, ist das Spiel vorbei. Wer dann die meisten Münzen hat, gewinnt; bei Gleichstand entscheidet ein Stechen mit je einem Würfel. Kannst du nicht alles zahlen, zahlst du, was du hast: Niemand macht Schulden, niemand scheidet aus.

## Die Lektion: ein erster Zug, Schritt für Schritt

pot-lesson-1 = Der POT liegt vor dir, mit zwei Münzen darauf. Du beginnst die Runde: Wirf die drei Würfel.
pot-lesson-2 = Ein Buchstabe zählt 0, das ist also nur eine 5. Einmal darfst du kostenlos neu würfeln: Lass die 5 liegen, tippe beide Buchstaben an und wirf sie neu.
pot-lesson-3 = 5, 5 und 1 sind 11. Du darfst eine deiner Münzen auf den POT zahlen und ein letztes Mal würfeln: Tippe die 1 an und zahle.
pot-lesson-4 = 14! Der Bot hatte einen Spielzug, um das zu schlagen, und hat es nicht geschafft: Du gewinnst die drei Münzen auf dem POT. Wer gewinnt, beginnt die nächste Runde: Würfle.
pot-lesson-5 = 3-4-5 ist eine Kombo. Kombos bringen Münzen, wenn du mit ihnen aufhörst, und 12 ist obendrein ein gutes Ergebnis: Hör auf.
pot-lesson-6 = 3-4-5 bringt dir 1 Münze von deinem Gegenüber oder 2 aus der Bank. Nimm die zwei aus der Bank.
pot-lesson-end = Du hast mit 12 den POT, und der Bot versucht, dich zu schlagen. Mit 24 Münzen am Ende einer Runde gewinnst du, wenn niemand mehr hat. Spiel weiter!

## Auf der Regelseite: eine Zahl für das, was man wählt

pot-ask = Hält mein Ergebnis?
pot-ask-best = Dein Ergebnis
pot-ask-players = Personen
pot-ask-answer = So oft gewinnst du den POT
