coach-title = Coach
coach-chances = Probabilités
coach-working = Calcul en cours…
coach-of-wins = Chances de gagner
coach-of-wins-about = Chances de gagner, ± { $points } { $points ->
    [one] point
   *[other] points
}
coach-of-points = Points en moyenne
coach-best = le mieux
coach-equal = équivalent
coach-less = −{ $points }
coach-others = { $count ->
    [one] et un autre coup
   *[other] et { $count } autres coups
}
coach-cost = Cela a coûté { $points } points de chances de gagner. Mieux : { $move }.
coach-cost-points = Cela a coûté { $points } points. Mieux : { $move }.
