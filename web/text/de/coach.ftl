coach-title = Coach
coach-chances = Chancen
coach-working = Wird berechnet …
coach-of-wins = Gewinnchance
coach-of-wins-about = Gewinnchance, ± { $points } { $points ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
}
coach-of-points = Punkte im Schnitt
coach-best = am besten
coach-equal = gleich gut
coach-less = −{ $points }
coach-others = { $count ->
    [one] und ein weiterer Zug
   *[other] und { $count } weitere Züge
}
coach-cost = Das hat { $points } Prozentpunkte Gewinnchance gekostet. Besser: { $move }.
coach-cost-points = Das hat { $points } Punkte gekostet. Besser: { $move }.
