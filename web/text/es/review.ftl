review-title = Análisis: { $game }
review-controls = Reproducción
review-scrub = Paso de la partida
review-step = Paso { $step }
review-play = Reproducir
review-pause = Pausar
review-pace = Velocidad
review-moment-before = Momento clave anterior
review-moment-after = Momento clave siguiente
review-working = Calculando cuánto valió cada paso: { $done } de { $steps }. Mientras tanto puedes recorrer la partida.
review-failed = No se pudo calcular cuánto valieron los pasos. Aun así puedes recorrer la partida.
review-alone = En una partida en solitario nadie gana ni pierde, así que no hay probabilidades que mostrar. Puedes recorrer la partida.
review-exact = Las probabilidades de ganar son exactas.
review-about = Las probabilidades de ganar son estimaciones, ± { $points } puntos.
review-played = { $name }: { $move }
review-choice-only = No había otra jugada.
review-choice-best = La mejor jugada.
review-choice-equal = Casi tan buena como la mejor: { $move }.
review-choice-cost = Costó { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. Lo mejor: { $move }.
review-luck = Suerte: { $changes }
review-luck-none = Ni buena ni mala suerte.
review-revealed = No fue suerte: se vio lo que estaba decidido.
review-player = Jugador
review-everyone = Todos
review-moments = Momentos clave
review-moments-none = Nada cambió mucho las probabilidades.
review-moment-cost = Costó { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
review-accounts = Suerte y decisiones
review-sum-luck-good = La suerte aportó { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de probabilidad de ganar.
review-sum-luck-bad = La mala suerte costó { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de probabilidad de ganar.
review-sum-luck-none = La buena y la mala suerte se compensaron.
review-sum-lost = Las decisiones costaron { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
review-sum-lost-none = Las decisiones no costaron nada.
review-account-start = Probabilidad al empezar
review-account-luck = Suerte
review-account-lost = Decisiones propias
review-account-others = Decisiones de los demás
review-account-rest = No previsto por la estimación
review-account-result = Resultado
review-account-now = Probabilidad ahora
review-play-on = Seguir desde aquí
review-play-on-how = Abre esta posición como partida nueva contra bots, con tiradas nuevas. Esta partida queda como está.
review-played-on = Una partida nueva desde esta posición. La otra sigue en tu lista.
