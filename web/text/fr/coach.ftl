coach-title = Coach
coach-chances = Probabilités
coach-chances-pick = Touche un coup pour lire ses probabilités.
coach-chances-none = Aucune probabilité à indiquer pour ce coup.
coach-working = Calcul en cours…
coach-of-wins = Chances de gagner
coach-of-wins-about = Chances de gagner, ± { $points } { $points ->
    [one] point
   *[other] points
}
coach-of-points = Points en moyenne
coach-best = le mieux
coach-equal = équivalent
coach-best-is = Le mieux : { $move }, { $worth }.
coach-less = −{ $points }
coach-others = { $count ->
    [one] et un autre coup
   *[other] et { $count } autres coups
}
coach-cost = Cela a coûté { $points } points de chances de gagner. Mieux : { $move }.
coach-cost-points = Cela a coûté { $points } { $points ->
    [one] point
   *[other] points
}. Mieux : { $move }.
coach-reason = Pourquoi ce coup ?
coach-reason-best = Aucun autre coup n’est meilleur.
coach-reason-worse = Le meilleur coup vaut { $points } points de plus : { $move }. Les bots en laissent parfois échapper, les plus faibles plus souvent.
