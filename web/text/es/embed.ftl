# Games in other people's pages.

embed-tap = Toca para jugar
embed-open = Abrir en Rollbook
embed-waking = Un momento…
embed-again = Empezar de nuevo
embed-failed = El juego no responde. Comprueba la conexión y vuelve a intentarlo.

## The page that writes the tag

builder-app = Ir a Rollbook
builder-title = Añade un juego a tu página
builder-line = Elige un juego, mira la vista previa y copia dos líneas en tu página.
builder-code = Código para tu página
builder-copy = Copiar
builder-copied = Copiado.
builder-frame = Si no se permiten scripts
builder-preview = Vista previa
builder-game = Juego
builder-position = Posición
builder-lang = Idioma
builder-theme = Tema
builder-coach = Entrenador
builder-new = Nueva partida
builder-own = Tu posición
builder-example = { $id }, paso { $step }
builder-coach-on = Si se pide
builder-coach-off = No
builder-coach-always = Siempre
builder-coach-odds = Solo probabilidades, sin consejos
builder-cut = Tu posición solo llega hasta el paso en que aún hay algo oculto en la mesa.
builder-script = Script
builder-script-newest = Siempre la última versión
builder-script-pinned = Esta versión, verificada por el navegador
builder-script-note = El navegador ejecuta exactamente este archivo o ninguno. Para ello, el servidor que aloja Rollbook debe enviar «Access-Control-Allow-Origin: *».

## La lección: un primer turno, paso a paso

lesson-show = Muéstramelo
lesson-again = Repetir
lesson-free = Seguir jugando
lesson-back = Paso anterior
lesson-astray = Esa jugada también está permitida, pero no es la que explica esta lección. Sigue como quieras o vuelve al paso anterior.
