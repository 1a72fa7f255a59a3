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

## A chart

chart-table = Mostrar como tabla
