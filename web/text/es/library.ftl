# The library: all games on this device.

library-pages = Páginas
library-search = Buscar nombres y títulos
library-game = Juego
library-result = Resultado
library-result-running = En curso
library-result-won = Ganó una persona
library-result-lost = Ganó un bot
library-result-bots = Solo bots
library-result-none = Sin ganador
library-result-trouble = No se puede abrir
library-date = Fecha
library-date-week = Últimos 7 días
library-date-month = Últimos 30 días
library-date-year = Últimos 12 meses
library-empty = Aún no hay partidas. Aquí se guarda cada partida que juegas.
library-no-match = Ninguna partida coincide con la búsqueda.
library-count = { $count ->
    [one] Una partida
   *[other] { $count } partidas
}
library-page = { $from }–{ $to } de { $count } partidas
library-previous = Página anterior
library-next = Página siguiente
library-export = Guardar todas en un archivo
library-more = Opciones: { $name }
library-name = Título de esta partida
library-rename = Cambiar nombre
library-file = Guardar en un archivo
library-deleted = Partida eliminada.
library-back = Se ha recuperado la partida.
library-back-failed = No se ha podido recuperar la partida: no hay espacio en este navegador. Libera espacio e inténtalo de nuevo.

## The automatic backup, and a reminder where there is none

backup-line = Rollbook escribe todas tus partidas en un archivo, en la carpeta que elijas: después de cada partida terminada y cuando dejas la mesa. Para recuperarlas, abre el archivo con «Abrir una partida».
backup-choose = Elegir carpeta
backup-other = Elegir otra carpeta
backup-stop = Desactivar
backup-renew = Volver a permitir
backup-done = { $count ->
    [one] Una partida en «{ $file }», guardada { $when }.
   *[other] { $count } partidas en «{ $file }», guardadas { $when }.
}
backup-permission = Rollbook vuelve a necesitar tu permiso para guardar copias en «{ $folder }».
backup-folder = No se encuentra la carpeta de las copias, «{ $folder }». Elígela de nuevo o elige otra.
backup-full = No queda espacio en «{ $folder }». La última copia sigue intacta.
backup-failed = No se ha podido escribir la copia. La última sigue intacta.
backup-written = Copia guardada.
backup-stopped = La copia automática está desactivada. El archivo se queda en su carpeta.
export-due = { $count ->
    [one] Una partida terminada está solo en este navegador.
   *[other] { $count } partidas terminadas están solo en este navegador.
}
