coach-title = Coach
coach-chances = Chancen
coach-chances-pick = Tipp auf einen Zug, um seine Chancen zu lesen.
coach-chances-none = Zu diesem Zug lassen sich keine Chancen angeben.
coach-working = Wird berechnet …
coach-of-wins = Gewinnchance
coach-of-wins-about = Gewinnchance, ± { $points } { $points ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
}
coach-of-points = Punkte im Schnitt
coach-best = am besten
coach-equal = gleich gut
coach-best-is = Am besten: { $move }, { $worth }.
coach-less = −{ $points }
coach-others = { $count ->
    [one] und ein weiterer Zug
   *[other] und { $count } weitere Züge
}
coach-cost = Das hat { $points } Prozentpunkte Gewinnchance gekostet. Besser: { $move }.
coach-cost-points = Das hat { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} gekostet. Besser: { $move }.
coach-reason = Warum dieser Zug?
coach-reason-best = Kein anderer Zug ist besser.
coach-reason-worse = Der beste Zug bringt { $points } Prozentpunkte mehr: { $move }. Bots verschenken ab und zu etwas, schwächere öfter.
