review-title = Analyse: { $game }
review-controls = Wiedergabe
review-scrub = Schritt im Spiel
review-step = Schritt { $step }
review-play = Abspielen
review-pause = Pause
review-pace = Tempo
review-moment-before = Voriger Wendepunkt
review-moment-after = Nächster Wendepunkt
review-working = Was jeder Schritt wert war, wird berechnet: { $done } von { $steps }. Du kannst das Spiel schon durchsehen.
review-failed = Was die Schritte wert waren, ließ sich nicht berechnen. Du kannst das Spiel trotzdem durchsehen.
review-alone = Allein kann niemand gewinnen oder verlieren, also gibt es keine Chancen zu zeigen. Du kannst das Spiel durchsehen.
review-exact = Die Gewinnchancen sind exakt.
review-about = Die Gewinnchancen sind geschätzt, ± { $points } Prozentpunkte.
review-played = { $name }: { $move }
review-choice-only = Einen anderen Zug gab es nicht.
review-choice-best = Der beste Zug.
review-choice-equal = Etwa so gut wie der beste: { $move }.
review-choice-cost = Kostet { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
}. Am besten: { $move }.
review-luck = Glück: { $changes }
review-luck-none = Weder Glück noch Pech.
review-revealed = Kein Glück: Es zeigte sich nur, was entschieden war.
review-player = Person
review-everyone = Alle
review-moments = Wendepunkte
review-moments-none = Nichts hat die Chancen stark verändert.
review-moment-cost = Kostet { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
}
review-accounts = Glück und Entscheidungen
review-sum-luck-good = Glück hat { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
} Gewinnchance gebracht.
review-sum-luck-bad = Pech hat { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
} Gewinnchance gekostet.
review-sum-luck-none = Glück und Pech haben sich ausgeglichen.
review-sum-lost = Entscheidungen haben { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
} gekostet.
review-sum-lost-none = Entscheidungen haben nichts gekostet.
review-account-start = Chance zu Beginn
review-account-luck = Glück
review-account-lost = Eigene Entscheidungen
review-account-others = Entscheidungen der anderen
review-account-rest = Von der Schätzung nicht erfasst
review-account-result = Ergebnis
review-account-now = Chance jetzt
review-play-on = Von hier weiterspielen
review-play-on-how = Öffnet diese Stellung als neues Spiel gegen Bots, mit neuen Würfen. Dieses Spiel bleibt, wie es ist.
review-played-on = Ein neues Spiel ab dieser Stellung. Das andere ist noch in deiner Liste.
