coach-title = Entrenador
coach-chances = Probabilidades
coach-working = Calculando…
coach-of-wins = Probabilidad de ganar
coach-of-wins-about = Probabilidad de ganar, ± { $points } { $points ->
    [one] punto
   *[other] puntos
}
coach-of-points = Puntos de media
coach-best = la mejor
coach-equal = equivalente
coach-less = −{ $points }
coach-others = { $count ->
    [one] y otra jugada
   *[other] y otras { $count } jugadas
}
coach-cost = Eso costó { $points } puntos de probabilidad de ganar. Mejor: { $move }.
coach-cost-points = Eso costó { $points } puntos. Mejor: { $move }.
