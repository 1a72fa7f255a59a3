# The app around the games.
#
# How the Spanish is written (European Spanish, in every file and rule page):
# - The reader is "tú"; a group at one table is "vosotros". What just happened: "ha ganado", "ha salido".
# - Gender: quien, alguien, nadie, rival, persona, Victoria de …; "jugador" only as the trade's own word
#   (jugador activo, 2–4 jugadores, otro jugador). No slashes, no @.
# - Juego is the product, partida each time it is played, ronda a part of a partida, turno a player's turn.
# - Roll: lanzar, tirada; what comes up: sacar, salir; reroll: relanzar; set aside: apartar; keep: conservar;
#   stop: plantarse; go on: seguir; pass: pasar; turn up: destapar; reveal choices: revelar; score: anotar.
# - Draw from the bag: sacar del saquito; take a card: tomar; steal: robar; take over dice: heredar; match: cumplir.
# - Space on the table: espacio; on a sheet: casilla; highlighted: resaltado; pile: mazo (face down), montón (face up).
# - Must: tener que; may: poder; a turn or game is over: se acaba, termina; tie: empate.
# - System words as on phones: Ajustes, Tema, Historial, Deshacer, Eliminar, Actualizar, Disponible sin conexión.
# - Typography: «…», … without a space before it, no capital after a colon, 6000 but 10.000, 10.ª, −1.

app-name = Rollbook
app-line = Juegos de dados con las reglas incluidas. Sin conexión.
app-foot = Sin cuentas ni rastreo. Tus partidas se quedan en este dispositivo.
skip-to-content = Ir al contenido
just-now = ahora mismo

## Inicio

home-continue = Continuar
home-games = Juegos
home-recent = Últimas partidas
home-settings = Ajustes
home-turn = { $names } · le toca a { $name }
home-delete = Eliminar esta partida
home-delete-sure = ¿Eliminar esta partida? No podrás recuperarla.
home-won = Victoria de { $names }
home-all = Mostrar las { $count }
home-delete-failed = No se ha podido eliminar la partida.
link-unknown = Este enlace no funciona: { $what }
link-broken = Este enlace está dañado o incompleto.
link-newer = Este enlace es de una versión más reciente de Rollbook. Actualiza y ábrelo de nuevo.
link-verified =
    { $count ->
        [one] Una tirada comprobada: sale de la semilla.
       *[other] { $count } tiradas comprobadas: todas salen de la semilla.
    }
link-own = Te toca
link-invite = Enviar la invitación
link-reply = Enviar tu respuesta a { $name }
link-send = Enviar el enlace a { $name }
link-send-all = Enviar el enlace a todos
link-send-note = Después no podrás deshacer nada
link-replies = Esperando respuestas
link-wait = Esperando a { $name }
link-watch = Le toca a { $name }
link-open = Abrir un enlace
link-again = Mostrar otra vez el enlace
home-cut-off = La página no se ha cargado por completo. Comprueba la conexión e inténtalo de nuevo. Tus partidas están a salvo.

## Partidas que no se pueden abrir

trouble-title = No se puede abrir esta partida
trouble-game = Una partida
trouble-damaged = La partida guardada está dañada.
trouble-unknown = Dañada o guardada con una versión más reciente.
trouble-newer = Guardada con una versión más reciente de Rollbook.
trouble-newer-do = Actualiza Rollbook e inténtalo de nuevo.
trouble-internal = Rollbook ha fallado al abrirla.
trouble-internal-do = Puede que la partida esté bien.
trouble-room = No hay espacio suficiente para restaurarla.
trouble-room-do = Elimina partidas que ya no necesites e inténtalo de nuevo.
trouble-full = No hay espacio suficiente.
trouble-stays = No se ha eliminado nada. La partida sigue en tu lista y se incluye en cada archivo que guardes. Rollbook intentará abrirla de nuevo tras cada actualización.
trouble-download = Descargar

## El motor de juego

loading = Cargando el motor de juego, solo esta vez
loading-last = Ya casi está
loading-amount = { $loaded } de { $total } MB
engine-restarting = Reiniciando. La partida seguirá donde estaba.
engine-failed = El motor de juego no arranca en este navegador. Comprueba la conexión y recarga la página. Tus partidas están a salvo.
retry = Reintentar

## Preparación

back = Atrás
setup-title = Nueva partida: { $game }
not-translated = Este juego aún no está traducido. Los textos están en inglés.
setup-way = Dónde jugáis
setup-way-here = En este dispositivo
setup-way-link = Por enlace
setup-players = ¿Quién juega?
setup-name = Nombre del jugador { $number }
setup-kind = Tipo de jugador { $number }
setup-remove = Quitar jugador { $number }
setup-person = Persona
setup-bot-random = Bot alocado
setup-bot-sensible = Bot sensato
setup-bot-beginner = Bot principiante
setup-bot-casual = Bot aficionado
setup-bot-skilled = Bot avanzado
setup-bot-expert = Bot experto
setup-add-person = Añadir persona
setup-add-bot = Añadir bot
setup-options = Reglas de la casa
setup-options-default = según el reglamento
setup-options-changed = { $count ->
    [one] una cambiada
   *[other] { $count } cambiadas
}
setup-seed = Semilla de los dados
setup-seed-meaning = Misma semilla y mismas decisiones, misma partida. Si la dejas vacía, se crea una nueva.
setup-seed-meaning-own = Solo afecta a lo que aún sortea la app y a lo que hacen los bots. Si la dejas vacía, se crea una nueva.
setup-fingerprint = Huella de la semilla:
setup-fingerprint-meaning = Si apuntas la huella de la semilla, que aparece junto a los dados, después de la partida podrás comprobar en el control de los dados que nadie la cambió.
setup-dice = Dados
setup-dice-app = De la app
setup-dice-own = Físicos
setup-dice-app-meaning = La app lanza todos los dados.
setup-dice-own-meaning = Lanzáis en la mesa e introducís el resultado. La app hace de árbitro, lleva la cuenta y muestra las probabilidades.
setup-link-dice = Este enlace fija los dados: quien lo abra tendrá las mismas tiradas, y quien lo creó quizá las conozca.
setup-link-fresh = Dados nuevos
setup-fresh-done = Esta partida usará dados nuevos.
setup-start = ¡A jugar!
setup-coach = Entrenador para todos
setup-coach-meaning = La bombilla dice a cada uno, en su turno, cuánto vale cada opción.
setup-you = Invitado
setup-guest = Invitado { $number }
setup-bot-names = Lola, Paco, Carmen, Nacho, Rosa, Diego, Pilar, Rafa, Inés, Hugo

## Compartir

share-title = Compartir esta partida
share-name = Una partida de { $game }
share-link = Enlace
share-qr = Código QR del enlace
share-finished = El enlace contiene toda la partida. Al abrirlo, Rollbook comprueba cada tirada.
share-running = El enlace contiene la partida hasta aquí. Al abrirlo se puede repasar y seguir jugando con dados nuevos.
share-cut = No incluye nada de lo que aún es secreto en la mesa.
share-copy = Copiar enlace
share-copied = Enlace copiado
share-send = Enviar…

## Mesa

undo = Deshacer
menu = Menú
menu-log = Historial
menu-review = Análisis
menu-hint = Pista
menu-rules = Reglas
menu-keys = Teclado
menu-share = Compartir
menu-sheet = Marcador
sheet-back = Volver a la mesa
menu-new = Nueva partida
menu-embed = Insertar esta posición
menu-home = Inicio
actions = Qué puedes hacer
seats = Jugadores
seat-bot = bot
seat-leads = va en cabeza
seat-current = le toca
turn-of = Le toca a { $name }.
die-marked = { $die }, marcado { $colour ->
    [black] con un cuadrado
    [green] con un triángulo
    [red] con un círculo
    [blue] con un rombo
    [yellow] con una estrella
   *[violet] con una cruz
}
playing = Juega { $name }
playing-note = toca para omitir
log-title = Historial
log-empty = Aún no hay nada.
log-earlier = Mostrar anteriores
log-later = Mostrar posteriores
log-shown = Pasos del { $from } al { $to } de { $steps }
look-position = Paso { $step } de { $steps }
look-previous = Paso anterior
look-next = Paso siguiente
look-now = Volver a la partida
look-start = Antes de la primera jugada
look-why = ¿Por qué esta jugada?
chart-table = Mostrar como tabla
hint-text = Pista: { $text }
hint-off = Aquí el entrenador está desactivado.
hint-none = Ahora no hay nada que decidir.
undo-none = No hay nada que deshacer: una tirada no tiene vuelta atrás.
undone = Jugada deshecha.
rules-title = Reglas de { $game }
rules-loading = Cargando las reglas…
rules-play = Jugar a { $game }
rules-more = Reglas de los demás juegos
rules-page = Reglas completas con ejemplos
table-lost = Esta partida no está guardada en este navegador.
other-tab = Esta partida ha continuado en otra ventana.
hand-over = Pásale el dispositivo a { $name }
hand-over-ready = { $name } ya lo tiene

## Una mesa con dados de verdad

fell-roll = { $name } lanza { $count ->
    [one] un dado
   *[other] { $count } dados
}. ¿Qué ha salido?
fell-kind = { $count } × { $kind }
fell-entered = Introducidos
fell-faces = Opciones
fell-remove = Quitar { $die }
fell-left = { $count ->
    [one] falta un dado
   *[other] faltan { $count } dados
}
fell-done = Aceptar
fell-impossible = Ese resultado no es posible. Comprobadlo, por favor.

## Resultado

result-title = Resultado
result-won = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
}
result-place = Puesto { $rank }
result-rematch = Otra partida
result-rematch-note = empieza { $name }
result-look = Repasar
result-home = Inicio

## Teclado

keys-title = Teclado
keys-go = continuar; omitir la animación
keys-undo = deshacer
keys-log = historial
keys-hint = pista
keys-menu = menú
keys-help = esta lista
keys-escape = cerrar o volver a la partida
keys-fell = introducir un dado: su número o su posición en la lista
keys-fell-back = quitar el último dado
keys-space = Espacio
keys-enter = Intro
keys-off = Los atajos de teclado están desactivados en Ajustes.

## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-language-auto = Auto
settings-theme = Tema
settings-theme-system = Auto
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-motion = Animaciones
settings-motion-system = Auto
settings-motion-full = Sí
settings-motion-none = No
settings-pace = Velocidad de los bots
settings-pace-slow = Lenta
settings-pace-normal = Normal
settings-pace-fast = Rápida
settings-keys = Atajos de teclado
settings-sound = Sonido
settings-vibration = Vibración
settings-awake = Mantener la pantalla encendida al jugar
settings-turned = Dos jugadores: girar la mesa hacia quien juega
settings-coach = Entrenador
settings-coach-off = No
settings-coach-ask = Si lo pido
settings-coach-always = Siempre
settings-coach-meaning = Siempre: una cifra en cada jugada que puedes tocar y otra para los dados elegidos. Si otra jugada es mejor, la bombilla muestra su cifra. Tras una jugada que costó al menos 3 puntos de probabilidad de ganar, muestra esa pérdida.
settings-odds = Mostrar probabilidades, sin consejos
settings-data = Tus partidas
settings-data-text = Todo se queda en este navegador. No se envía nada a ningún sitio.
settings-export = Guardar en un archivo
backup-title = Copia automática
settings-delete = Eliminar todo
settings-delete-sure = ¿Eliminar todas las partidas y los ajustes de este navegador? No podrás recuperarlos.
settings-deleted = Se ha eliminado todo.
settings-delete-failed = No se ha podido eliminar todo.
settings-import-progress = Leyendo la partida { $number } de { $total }
settings-import-added = { $count ->
    [one] Se ha añadido una partida.
   *[other] Se han añadido { $count } partidas.
}
settings-import-longer = { $count ->
    [one] Una partida estaba más avanzada en el archivo y se ha actualizado.
   *[other] { $count } partidas estaban más avanzadas en el archivo y se han actualizado.
}
settings-import-here = { $count ->
    [one] Una partida ya estaba aquí.
   *[other] { $count } partidas ya estaban aquí.
}
settings-import-nothing = No se ha cambiado nada.
settings-import-skipped = { $count ->
    [one] Una partida no se ha importado. Sigue en el archivo:
   *[other] { $count } partidas no se han importado. Siguen en el archivo:
}
settings-import-more = y { $count } más
settings-import-nth = Partida { $number } del archivo
settings-import-undo = Deshacer la importación
settings-import-undone = Se ha deshecho la importación.
settings-import-undone-some = { $count ->
    [one] Se ha deshecho la importación, salvo en una partida que ya habías continuado.
   *[other] Se ha deshecho la importación, salvo en { $count } partidas que ya habías continuado.
}

about-title = Acerca de
about-version = Rollbook { $version }, software libre
about-check = Cada tirada se obtiene de la semilla de su partida, y cada archivo de esta versión figura en una lista con su hash. Puedes comprobar ambas cosas.
about-licences = Licencias
about-files = Lista de archivos

## En este dispositivo: sin conexión, instalación, novedades

offline-title = Sin conexión
offline-idle = Rollbook se guardará en este dispositivo cuando la primera partida esté lista.
offline-coming = Descargando para usar sin conexión: { $loaded } de { $total } MB
offline-ready = Disponible sin conexión. Todo funciona sin internet.
offline-metered = Tu conexión es lenta o tiene activado el ahorro de datos: por ahora solo se ha guardado lo necesario.
offline-stuck = Aún no está todo disponible sin conexión. La descarga seguirá cuando haya red.
offline-unable = Este navegador no puede guardar Rollbook para usarlo sin conexión.
offline-keep = Guardar todo para usar sin conexión
install = Instalar
install-line = Rollbook en tu pantalla de inicio: a un toque, sin conexión.
install-ios = Para instalar: toca «Compartir» y luego «Añadir a pantalla de inicio».
install-later = Ahora no
update-line = Hay una versión nueva disponible.
update-load = Actualizar
update-busy = Hay una partida abierta en otra ventana. La actualización esperará a que termine o se cierre.
fresh-offline = No tienes conexión, así que Rollbook no se puede volver a descargar. No se ha borrado nada.

## Mensajes

close = Cerrar
cancel = Cancelar
storage-trouble = No se puede guardar la partida en este navegador (el almacenamiento está lleno o bloqueado). Puedes seguir jugando, pero si cierras la página perderás la partida.

error-bad_request = La petición ha fallado. Tu partida no ha cambiado.
error-bad_move = Eso no es una jugada.
error-illegal_move = Esa jugada no es posible ahora.
error-not_your_turn = No es tu turno.
error-stale = La partida ya ha avanzado.
error-game_over = La partida ha terminado.
error-still_secret = En esta partida aún hay algo oculto. Podrás analizarla cuando termine.
error-too_long = Esta partida ha alcanzado su longitud máxima y no puede continuar.
error-bad_option = Una de las reglas de la casa no es válida en este juego.
error-bad_seat = { $why ->
    [length] Hay un nombre demasiado largo.
    [characters] Hay un nombre con un carácter no permitido.
    [count] Este juego no admite ese número de jugadores.
   *[other] Estos jugadores no son válidos en este juego.
}
error-bad_seed = Esta semilla no es válida. Usa una corta, solo con letras, cifras y signos de puntuación básicos.
error-bad_record = { $why ->
    [wrong_outcome] El paso { $step } no sale de la semilla: «{ $move }». Esta partida se ha modificado.
    [steps] Esta partida es demasiado larga y no se puede abrir.
    [version] Esta partida se guardó con otra versión de Rollbook y no se puede abrir aquí.
   *[other] La partida guardada está dañada y no se puede abrir.
}
error-unknown_game = Este juego no está disponible.
error-unknown_match = El motor de juego ha perdido esta partida. Recarga la página: está guardada.
error-cannot_undo = No hay nada que deshacer.
error-internal = Se ha producido un error. Tu partida no ha cambiado.

## La lección: un primer turno, paso a paso

lesson-title = Tu primer turno
lesson-line = Aprende jugando: la app te dice paso a paso qué hacer.
own-dice = O lanza tus propios dados: indica lo que muestran y toca la bombilla para ver cuánto vale cada opción.
own-dice-label = Tus propios dados
lesson-link = Aprender en un turno

times = { $count } × { $thing }

## All games on this device

home-library = Todas las partidas
statistics-title = Estadísticas
library-missing = Ahora mismo no se pueden leer algunas partidas terminadas. No se ha eliminado nada. Vuelve a cargar la página para intentarlo de nuevo.

## Abrir una partida

open-title = Abrir una partida
open-line = Pega un enlace, un código o una partida guardada. O elige un archivo o la imagen de un código QR.
open-field = Enlace, código o partida guardada
open-do = Abrir
open-file = Elegir archivo
open-camera = Escanear código QR
open-camera-stop = Apagar la cámara
open-busy = Abriendo…
open-looking = Enfoca el código QR con la cámara.
open-what = Esto no es un enlace, un código ni un archivo de Rollbook.
open-no-qr = No hay ningún código QR legible en esta imagen.
open-contains = { $count ->
    [one] Una partida
   *[other] { $count } partidas
}
open-other-qr = Este código QR no contiene una partida de Rollbook.
open-camera-refused = La cámara está bloqueada para esta página. Permítela en los ajustes del navegador e inténtalo de nuevo.
open-camera-none = No se ha encontrado ninguna cámara.
open-camera-failed = Ahora mismo no se puede usar la cámara. Puede que la esté usando otra aplicación.

share-text = Copiar como texto
share-text-copied = Texto copiado
share-picture-send = Enviar imagen…
share-picture-save = Guardar imagen
share-line = { $people } · { $game } · { $date }

## The dice audit

audit-title = Control de los dados
audit-line = Comprueba cada tirada de las partidas terminadas en este dispositivo: si sale de la semilla y si los dados están equilibrados.
audit-dice = { $count ->
    [one] 1 dado
   *[other] { $count } dados
}
audit-draws = { $count ->
    [one] 1 sorteo
   *[other] { $count } sorteos
}
audit-none = Aquí la app no ha lanzado dados.
audit-few = { $what }: muy pocos para decir algo sobre los dados.
audit-even = { $what }: resultados tan regulares como con dados equilibrados.
audit-uneven = { $what }: resultados menos regulares de lo habitual. Con dados equilibrados, esto ocurre en uno de cada { $times } controles, más o menos.
audit-smooth = { $what }: resultados más regulares de lo habitual. Con dados equilibrados, esto ocurre en uno de cada { $times } controles, más o menos.
audit-most = Mayor diferencia: «{ $face }» ha salido { $count } veces y se esperaban unas { $expected }.
audit-checked = { $count ->
    [one] Una tirada comprobada: sale de su semilla.
   *[other] { $count } tiradas comprobadas: todas salen de su semilla.
}
audit-wrong-some = { $count ->
    [one] Una tirada no sale de su semilla:
   *[other] { $count } tiradas no salen de su semilla:
}
audit-wrong = { $game }, paso { $step }: la partida dice «{ $move }», la semilla da «{ $expected }»
audit-typed = { $count ->
    [one] Un resultado se introdujo a mano. No sale de la semilla y no se juzga.
   *[other] { $count } resultados se introdujeron a mano. No salen de la semilla y no se juzgan.
}
audit-repeated = { $count ->
    [one] Una partida tiene la misma semilla que otra. Sus dados cuentan una sola vez.
   *[other] { $count } partidas tienen la misma semilla que otra. Sus dados cuentan una sola vez.
}
audit-unreadable = { $count ->
    [one] Una partida no se puede abrir y no está incluida.
   *[other] { $count } partidas no se pueden abrir y no están incluidas.
}
audit-games = { $count ->
    [one] Una partida terminada
   *[other] { $count } partidas terminadas
}
audit-part-dice = { $game }: dados
audit-part-draw = { $game }: sorteos
audit-part-lot = Quién empieza
audit-part-mixed = Dados de varios juegos
audit-face = Resultado
audit-came = Veces
audit-expected = Esperado
audit-people = Personas
audit-bots = Bots
audit-apart = Personas y bots
audit-rest = Muy pocos para juzgar: { $what }
audit-test = Una prueba de ji al cuadrado lo juzga todo junto. Con dados equilibrados da la alarma en uno de cada { $times } controles, más o menos.
audit-seed = Semilla
audit-fingerprint = Huella de la semilla
audit-fingerprint-now = La semilla decide cada tirada y ya no puede cambiar. Si apuntas ahora su huella, podrás compararla al final de la partida: entonces verás también la semilla.
audit-fingerprint-then = El menú mostraba la misma huella durante la partida.
audit-program = Descargar el control
audit-program-text = Un breve programa en Python vuelve a calcular cada tirada a partir de la semilla, sin Rollbook.

# The daily challenge

daily-title = Desafío del día
daily-line = Las mismas tiradas para todos
daily-played = { $count } de { $total } jugados
daily-how = En cada turno todos tienen las mismas tiradas, hayan decidido lo que hayan decidido antes. Juegas contra el bot experto y cuenta tu primer resultado. El par es lo que consigue ese bot en tu lugar. Primero cuenta la victoria y luego la ventaja, entre paréntesis.
daily-day = Día
daily-before = Día anterior
daily-after = Día siguiente
daily-play = Jugar
daily-again = Repetir para practicar
daily-won = Victoria { $scores }
daily-lost = Derrota { $scores }
daily-drawn = Empate { $scores }
daily-par = Par { $scores }
daily-par-working = Calculando el par: { $count } jugadas por ahora
daily-better = mejor que el par
daily-worse = peor que el par
daily-equal = igual que el par
daily-practice = Era una partida de práctica: cuenta tu primer resultado.
daily-copy = Copiar resultado
daily-copied = Resultado copiado
error-bad_day = No hay desafío para este día. El primero es el del 1 de enero de 2026 y el último, el de hoy.
error-no_par = No se ha podido calcular el par. Conéctate una vez a internet y vuelve a intentarlo.

# The same dice for friends

setup-same = Mismas tiradas en cada turno
setup-same-meaning = Con la misma semilla, cada turno empieza para todos con la misma tirada, sea cual sea lo que se haya decidido antes.
setup-same-link = Copiar enlace para un amigo
setup-same-copied = Enlace copiado. Quien lo abra tendrá la misma partida y las mismas tiradas.
setup-same-here = Uno tras otro aquí
same-title = Mismas tiradas, comparadas
