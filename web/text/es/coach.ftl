coach-title = Entrenador
coach-chances = Probabilidades
coach-chances-pick = Toca una jugada para leer sus probabilidades.
coach-chances-none = No hay probabilidades que indicar para esta jugada.
coach-working = Calculando…
coach-of-wins = Probabilidad de ganar
coach-of-wins-about = Probabilidad de ganar, ± { $points } { $points ->
    [one] punto
   *[other] puntos
}
coach-of-points = Puntos de media
coach-best = la mejor
coach-equal = equivalente
coach-best-is = La mejor: { $move }, { $worth }.
coach-less = −{ $points }
coach-others = { $count ->
    [one] y otra jugada
   *[other] y otras { $count } jugadas
}
coach-cost = Eso costó { $points } puntos de probabilidad de ganar. Mejor: { $move }.
coach-cost-points = Eso costó { $points } { $points ->
    [one] punto
   *[other] puntos
}. Mejor: { $move }.
coach-reason = ¿Por qué esta jugada?
coach-reason-best = Ninguna otra jugada es mejor.
coach-reason-worse = La mejor jugada vale { $points } puntos más: { $move }. Los bots regalan algo de vez en cuando, los más débiles más a menudo.
