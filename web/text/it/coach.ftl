coach-title = Coach
coach-chances = Probabilità
coach-chances-pick = Tocca una mossa per leggere le sue probabilità.
coach-chances-none = Per questa mossa non ci sono probabilità da indicare.
coach-working = Calcolo in corso…
coach-of-wins = Probabilità di vittoria
coach-of-wins-about = Probabilità di vittoria, ± { $points } { $points ->
    [one] punto
   *[other] punti
}
coach-of-points = Punti in media
coach-best = la migliore
coach-equal = equivalente
coach-best-is = La migliore: { $move }, { $worth }.
coach-less = −{ $points }
coach-others = { $count ->
    [one] e un’altra mossa
   *[other] e altre { $count } mosse
}
coach-cost = È costato { $points } punti di probabilità di vincere. Meglio: { $move }.
coach-cost-points = È costato { $points } { $points ->
    [one] punto
   *[other] punti
}. Meglio: { $move }.
coach-reason = Perché questa mossa?
coach-reason-best = Nessun’altra mossa è migliore.
coach-reason-worse = La mossa migliore vale { $points } punti in più: { $move }. Ogni tanto i bot ne regalano, quelli più deboli più spesso.
