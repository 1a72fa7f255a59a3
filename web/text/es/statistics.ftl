# Statistics of the games on this device.

statistics-person = Jugador
statistics-game = Juego
statistics-all = Todos los juegos
statistics-games = Partidas
statistics-won = Ganadas
statistics-ahead = Por delante
statistics-now = Victorias seguidas
statistics-longest = Mejor racha
statistics-average = Media
statistics-best = Récord
statistics-by-game = Por juego
statistics-scores = Puntuaciones
statistics-by-opponent = Contra
statistics-chart = Proporción de victorias, últimas { $count } partidas
statistics-nth = Partida { $number }
statistics-none = Aún no hay estadísticas. Se cuentan las partidas que terminas.
statistics-none-since = No ha terminado ninguna partida desde que empezaste de cero.
statistics-how = Cuentan todas las partidas terminadas de tu lista que alguien ha ganado, también los desafíos del día y las partidas con dados reales. Un primer puesto compartido es una victoria. Si repites las mismas tiradas, solo cuenta la primera vez. No se envía nada.
statistics-erase-how = Empezar de cero no elimina ninguna partida: desde ese momento solo cuentan las que terminen después.
statistics-since = Contadas desde el { $date }. Las partidas anteriores siguen en tu lista.
statistics-export = Guardar como tabla
statistics-erase = Empezar de cero
statistics-erased = Las estadísticas empiezan de cero. No se ha eliminado ninguna partida.
statistics-everything = Volver a contar todas

## The same dice for several people, one after the other

same-how = Cada uno juega su propia partida, uno tras otro, con las mismas tiradas en cada turno y contra el mismo bot. Al final comparáis.
same-level = Rival
same-away = Todos tienen las mismas tiradas: los demás no miran.
same-one = Esta partida aún no ha terminado.
same-early = Mostrar resultados ya
same-alone = Nadie más ha terminado una partida con estas tiradas en este dispositivo.
same-friends = Los amigos pueden participar con el enlace de la preparación o del desafío del día. Cuando abres aquí sus partidas terminadas, aparecen en esta lista. Primero cuenta la victoria y luego la ventaja, entre paréntesis.
same-chart = Ventaja tras cada turno
same-turn = Turno { $number }
same-ahead = en cabeza tras { $count } de { $total } turnos
same-none = Esta partida tiene tiradas propias: no hay nada con que compararla.
