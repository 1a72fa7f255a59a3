coach-title = Coach
coach-chances = Probabilità
coach-working = Calcolo in corso…
coach-of-wins = Probabilità di vittoria
coach-of-wins-about = Probabilità di vittoria, ± { $points } { $points ->
    [one] punto
   *[other] punti
}
coach-of-points = Punti in media
coach-best = la migliore
coach-equal = equivalente
coach-less = −{ $points }
coach-others = { $count ->
    [one] e un’altra mossa
   *[other] e altre { $count } mosse
}
coach-cost = È costato { $points } punti di probabilità di vincere. Meglio: { $move }.
coach-cost-points = È costato { $points } punti. Meglio: { $move }.
