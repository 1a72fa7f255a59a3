# Games in other people's pages.

embed-tap = Toca para jugar
embed-open = Abrir en Rollbook
embed-waking = Un momento …
embed-again = Empezar de nuevo
embed-failed = El juego no responde. Comprueba la conexión y vuelve a intentarlo.

## The page that writes the tag

builder-app = A Rollbook
builder-title = Un juego en tu página
builder-line = Elige, mira y copia dos líneas en tu página.
builder-code = Esto va en tu página
builder-copy = Copiar
builder-copied = Copiado.
builder-frame = Donde no se permiten scripts
builder-preview = Así se ve
builder-game = Juego
builder-position = Posición
builder-lang = Idioma
builder-theme = Colores
builder-coach = Pistas
builder-new = Una partida nueva
builder-own = Tu posición
builder-example = { $id }, paso { $step }
builder-coach-on = Sí
builder-coach-off = No
builder-cut = Tu posición termina donde en la mesa aún hay algo oculto.
builder-script = Script
builder-script-newest = Siempre el más reciente
builder-script-pinned = Esta versión, comprobada por el navegador
builder-script-note = El navegador ejecuta exactamente este archivo o ninguno. Para ello, el servidor de Rollbook debe enviar «Access-Control-Allow-Origin: *».

## La lección: un primer turno, paso a paso

lesson-show = Muéstramelo
lesson-again = Otra vez
lesson-free = Seguir jugando
lesson-back = Un paso atrás
lesson-astray = Eso también está permitido, pero la lección pensaba en otra cosa. Sigue como quieras o vuelve un paso atrás.
