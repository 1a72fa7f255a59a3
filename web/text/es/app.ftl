# La aplicación que rodea a los juegos. Un juego es el producto; una partida, cada vez que se juega.

app-name = Rollbook
app-line = Juegos de dados que se saben las reglas. Sin conexión.
app-foot = Sin cuenta ni rastreo. Tus partidas se quedan en este dispositivo.
skip-to-content = Ir al contenido
just-now = ahora mismo

## Inicio

home-continue = Continuar
home-games = Juegos
home-recent = Últimas partidas
home-settings = Ajustes
home-turn = { $names } · le toca a { $name }
home-delete = Borrar esta partida
home-delete-sure = ¿Borrar esta partida? No se podrá recuperar.
home-won = Victoria: { $names }
home-all = Mostrar las { $count }
home-delete-failed = Este navegador no ha borrado la partida.
link-unknown = Este enlace no lleva a nada de aquí: { $what }
home-cut-off = Esta página no ha llegado entera. Comprueba la conexión e inténtalo de nuevo; tus partidas están a salvo.

## Partidas que no se pueden abrir

trouble-title = Esta partida no se puede abrir
trouble-game = Partida
trouble-damaged = El texto guardado está dañado.
trouble-unknown = Dañada o creada por una versión más reciente.
trouble-newer = Creada por una versión más reciente de Rollbook.
trouble-newer-do = Carga la versión nueva e inténtalo otra vez.
trouble-internal = Un error de Rollbook lo ha impedido.
trouble-internal-do = La partida en sí puede estar bien.
trouble-room = No queda espacio para recuperarla.
trouble-room-do = Borra partidas que ya no necesites e inténtalo otra vez.
trouble-full = No queda espacio.
trouble-stays = No se ha borrado nada. La partida sigue en tu lista y en cada archivo que guardes. Rollbook lo intenta de nuevo tras cada actualización.
trouble-download = Descargar

## El motor de juego

loading = Llegan los dados, solo esta vez
loading-last = Ya está todo, un momento
loading-amount = { $loaded } de { $total } MB
engine-restarting = Un momento: la partida sigue donde estaba
engine-failed = El motor de juego no arranca en este navegador. Comprueba la conexión y recarga la página; tus partidas están a salvo.
retry = Reintentar

## Preparación

back = Volver
setup-title = Nueva partida: { $game }
setup-players = ¿Quién juega?
setup-name = Nombre para el puesto { $number }
setup-kind = Quién ocupa el puesto { $number }
setup-remove = Quitar el puesto { $number }
setup-person = Persona
setup-bot-random = Bot alocado
setup-bot-sensible = Bot sensato
setup-add-person = Añadir persona
setup-add-bot = Añadir bot
setup-options = Reglas de la casa
setup-options-default = según el reglamento
setup-options-changed = { $count ->
    [one] una cambiada
   *[other] { $count } cambiadas
}
setup-options-waiting = Un momento: el motor de juego está en camino.
setup-seed = Semilla de los dados
setup-seed-meaning = La misma semilla y las mismas decisiones dan la misma partida. Vacía: una nueva.
setup-seed-meaning-own = Solo decide lo que la app aún saca por su cuenta y lo que hacen los bots. Vacía: una nueva.
setup-dice = Dados
setup-dice-app = De la app
setup-dice-own = Los nuestros
setup-dice-app-meaning = La app lanza por todos.
setup-dice-own-meaning = Lanzáis en la mesa y marcáis lo que ha salido. La app hace de árbitro, lleva la cuenta y conoce las probabilidades.
setup-link-dice = Los dados vienen con el enlace: quien lo abra obtendrá las mismas tiradas, y quien lo creó quizá las conozca.
setup-link-fresh = Dados nuevos
setup-fresh-done = Esta partida tendrá dados nuevos.
setup-start = ¡A jugar!
setup-you = Visitante
setup-guest = Visitante { $number }
setup-bot-names = Lola, Paco, Carmen, Nacho, Rosa, Diego, Pilar, Rafa, Inés, Hugo

## Mesa

undo = Deshacer
menu = Menú
menu-log = Historial
menu-hint = Pista
menu-rules = Reglas
menu-keys = Teclado
menu-new = Nueva partida
menu-embed = Insertar esta posición
menu-home = Inicio
actions = Qué puedes hacer
seats = En la mesa
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
playing-note = toca para adelantar
log-title = Historial
log-empty = Nada por ahora.
log-earlier = Mostrar anteriores
log-later = Mostrar posteriores
log-shown = Pasos { $from } a { $to } de { $steps }
look-position = Paso { $step } de { $steps }
look-previous = Un paso atrás
look-next = Un paso adelante
look-now = Volver a la partida
look-start = Antes de la primera jugada
hint-text = Pista: { $text }
hint-none = Ahora mismo no hay nada que decidir.
undo-none = No hay nada que deshacer: los dados lanzados, lanzados están.
undone = Jugada deshecha.
rules-title = { $game }: las reglas
rules-play = Jugar a { $game }
rules-more = Reglas de los otros juegos
rules-page = La página entera, con ejemplos
table-lost = Esta partida no está guardada en este navegador.
other-tab = Esta partida siguió en otra ventana.
hand-over = Pasa el dispositivo a { $name }
hand-over-ready = { $name } ya lo tiene

## Una mesa con dados de verdad

fell-roll = { $name } lanza { $count ->
    [one] un dado
   *[other] { $count } dados
}. ¿Qué ha salido?
fell-kind = { $count } × { $kind }
fell-entered = Anotados
fell-faces = Para elegir
fell-remove = Quitar { $die }
fell-left = { $count ->
    [one] falta un dado
   *[other] faltan { $count } dados
}
fell-done = Anotar
fell-impossible = Estos dados no pueden haber salido así. Miradlos otra vez.

## Resultado

result-title = El resultado
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
keys-go = seguir; adelantar lo que se muestra
keys-undo = deshacer
keys-log = historial
keys-hint = pista
keys-menu = menú
keys-help = esta lista
keys-escape = cerrar, o volver a la partida
keys-fell = anotar un dado: su número o su puesto en la lista
keys-fell-back = quitar el último dado
keys-space = Espacio
keys-enter = Intro
keys-off = Los atajos están desactivados en los ajustes.

## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-language-auto = Auto
settings-theme = Aspecto
settings-theme-system = Auto
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-motion = Animaciones
settings-motion-system = Auto
settings-motion-full = Sí
settings-motion-none = No
settings-pace = Ritmo de los bots
settings-pace-slow = Lento
settings-pace-normal = Normal
settings-pace-fast = Rápido
settings-keys = Atajos de teclado
settings-sound = Sonido
settings-vibration = Vibración
settings-awake = Mantener la pantalla encendida en la mesa
settings-turned = Entre dos: girar la mesa hacia el otro lado
settings-data = Tus partidas
settings-data-text = Todo se queda en este navegador. No se envía nada a ninguna parte.
settings-export = Guardar en un archivo
settings-import = Leer de un archivo
settings-delete = Borrar todo
settings-delete-sure = ¿Borrar todas las partidas y los ajustes de este navegador? No se podrán recuperar.
settings-deleted = Todo está borrado.
settings-delete-failed = No se ha podido borrar todo.
settings-import-bad = Este archivo no es de Rollbook. No ha cambiado nada.
settings-import-progress = Leyendo la partida { $number } de { $total }
settings-import-added = { $count ->
    [one] Una partida añadida.
   *[other] { $count } partidas añadidas.
}
settings-import-longer = { $count ->
    [one] Una partida está más avanzada en el archivo y sigue desde ahí.
   *[other] { $count } partidas están más avanzadas en el archivo y siguen desde ahí.
}
settings-import-here = { $count ->
    [one] Una partida ya estaba aquí.
   *[other] { $count } partidas ya estaban aquí.
}
settings-import-nothing = No ha cambiado nada.
settings-import-skipped = { $count ->
    [one] Una partida se ha quedado fuera. Sigue en el archivo:
   *[other] { $count } partidas se han quedado fuera. Siguen en el archivo:
}
settings-import-more = y { $count } más
settings-import-nth = Número { $number } del archivo
settings-import-undo = Deshacer la importación
settings-import-undone = Todo está como antes.
settings-import-undone-some = { $count ->
    [one] Como antes, salvo una partida que se ha seguido jugando.
   *[other] Como antes, salvo { $count } partidas que se han seguido jugando.
}

about-title = Acerca de
about-version = Rollbook { $version }, software libre
about-check = Cada tirada sale de la semilla de su partida, y cada archivo de esta versión aparece con su huella en una lista: ambas cosas se pueden comprobar.
about-licences = Licencias
about-files = Lista de archivos

## En este dispositivo: sin conexión, instalación, novedades

offline-title = Sin conexión
offline-idle = Rollbook se guarda en este dispositivo en cuanto se puede jugar.
offline-coming = Preparando para jugar sin conexión: { $loaded } de { $total } MB
offline-ready = Listo: todo funciona sin conexión.
offline-metered = Tu conexión es lenta o ahorra datos: de momento solo está lo necesario.
offline-stuck = Aún falta algo para jugar sin conexión. Seguirá en cuanto haya red.
offline-unable = Este navegador no permite guardar Rollbook para jugar sin conexión.
offline-keep = Guardar todo para jugar sin conexión
install = Instalar
install-line = Rollbook en tu pantalla de inicio: un toque, sin conexión.
install-ios = Para instalar: toca «Compartir» y luego «Añadir a pantalla de inicio».
install-later = Ahora no
update-line = Hay una versión nueva.
update-load = Cargarla
update-busy = En otra ventana hay una partida en juego. La versión nueva espera a que termine.
fresh-offline = Sin conexión no se puede volver a cargar nada, así que no se ha borrado nada.

## Mensajes

close = Cerrar
cancel = Cancelar
storage-trouble = Este navegador no deja guardar la partida (el almacenamiento está lleno o bloqueado). Puedes seguir jugando, pero si cierras la página la partida se pierde.

error-bad_request = Esa petición no tiene sentido. La partida sigue como estaba.
error-bad_move = Eso no es una jugada.
error-illegal_move = Esa jugada no es posible ahora.
error-not_your_turn = No es tu turno.
error-stale = La partida ya había avanzado.
error-game_over = La partida ha terminado.
error-too_long = Esta partida ha alcanzado su longitud máxima y no puede continuar.
error-bad_option = Una de las reglas de la casa no encaja con este juego.
error-bad_seat = { $why ->
    [length] Un nombre es demasiado largo.
    [characters] Un nombre contiene un carácter que no se puede usar.
    [count] Este juego necesita otro número de jugadores.
   *[other] Estos puestos no encajan con este juego.
}
error-bad_seed = Esta semilla no sirve: solo letras, cifras y signos sencillos, y no demasiado larga.
error-bad_record = { $why ->
    [steps] Esta partida es demasiado larga y no se puede abrir.
    [version] Esta partida es de otra versión de Rollbook y no se puede abrir aquí.
   *[other] La partida guardada está dañada y no se puede abrir.
}
error-unknown_game = Este juego no está aquí.
error-unknown_match = El motor ha perdido esta partida. Recarga la página: está guardada.
error-cannot_undo = No hay nada que deshacer.
error-internal = Algo ha fallado por nuestra parte. La partida sigue como antes.

## La lección: un primer turno, paso a paso

lesson-title = Tu primer turno
lesson-line = Aprende jugando: la mesa te dice paso a paso qué hacer.
lesson-link = Aprender en un turno
