# Qwantum. Términos: jugador activo, acción A, B, C, intento, dado blanco, fila, columna, línea gruesa, fallo.

qwantum-name = Qwantum
qwantum-people = 1–4 jugadores
qwantum-line = Cuatro filas que suben y luego bajan.

## Colores: su nombre y la letra que llevan al lado, que es también su tecla (amarillo y azul empiezan igual: azul lleva la Z)

qwantum-colour-red = rojo
qwantum-colour-yellow = amarillo
qwantum-colour-violet = violeta
qwantum-colour-blue = azul
qwantum-colour-white = blanco
qwantum-kind-coloured = de color
qwantum-kind-white = blanco
qwantum-keys-fell = introducir un dado: la letra de su color y luego su número
qwantum-letter-red = R
qwantum-letter-yellow = A
qwantum-letter-violet = V
qwantum-letter-blue = Z

## La mesa

qwantum-dice = Dados
qwantum-face = { $number } { $colour }
qwantum-die-blank = dado { $die }, aún sin lanzar
qwantum-die-white = dado blanco, aún sin lanzar
qwantum-group = { $colour }, suma { $sum }
qwantum-group-out = { $colour }, suma { $sum }, ya usado
qwantum-white-adds = + a todos
qwantum-faces = Caras de este dado: { $faces }.
qwantum-faces-short = Caras de este dado
qwantum-steps = Acciones del turno
qwantum-sheets = Hojas
qwantum-sheet-of = Hoja de { $name }
qwantum-row = Fila
qwantum-column = columna { $column }
qwantum-points = puntos
qwantum-misses-short = fallos
qwantum-misses = { $misses ->
    [0] Ningún fallo
    [one] Un fallo, { $minus } punto menos
   *[other] { $misses } fallos, { $minus } puntos menos
}
qwantum-takes = vacía, admite de { $low } a { $high }
qwantum-closed = vacía, no cabe ningún número
qwantum-write = Anotar { $number } en { $colour }, columna { $column }.
qwantum-write-column = La columna da { $points }.
qwantum-note-unseen = ha elegido
qwantum-note-passed = ha pasado
qwantum-note-missed = fallo

qwantum-advice-start = { $name } lanza los siete dados.
qwantum-advice-throw = Toca los dados que quieras relanzar o una casilla resaltada.
qwantum-advice-throw-none = Toca los dados que quieras relanzar. No cabe ninguna suma.
qwantum-advice-write = Anota un color en una casilla resaltada o pasa.
qwantum-advice-choose = { $name } puede anotar un color más.
qwantum-advice-unseen = { $name } puede anotar un color en secreto.
qwantum-advice-none = En la hoja de { $name } no cabe ninguna de estas sumas.

## Lo que se puede hacer

qwantum-move-throw = Lanzar
qwantum-move-throw-note = { $name }, los siete dados
qwantum-move-throw-practice = los siete dados
qwantum-move-again = Relanzar
qwantum-move-again-note = { $count ->
    [one] un dado
   *[other] { $count } dados
}
qwantum-move-again-none = toca antes los dados
qwantum-move-pass = Pasar
qwantum-move-pass-note = no anotar nada
qwantum-move-pass-miss = fallo: { $points ->
    [one] −{ $points } punto
   *[other] −{ $points } puntos
}
qwantum-move-pass-ends = 5.º fallo: fin de partida
qwantum-key-pass = p

qwantum-choice-throw = Lanza los dados
qwantum-choice-again = Relanza estos dados: { $dice }
qwantum-choice-write = Anota { $number } en { $colour-name }
qwantum-choice-pass = Pasa sin anotar nada

qwantum-hand-over = Cada jugador elige un color en secreto. Después se revelan todos a la vez.

## Probabilidades junto a una pista

qwantum-odds-fits = Después cabe al menos un color: { $chance }
qwantum-odds-fits_two = Caben dos colores: { $chance }
qwantum-odds-row = Tras { $number } en { $colour-name }, la próxima suma cabe: { $chance }
qwantum-odds-other_row = { qwantum-odds-row }
qwantum-brief-fits = { $chance } cabe
qwantum-brief-row = { $chance } cabe después
qwantum-why-fits-fits_two = Después cabe al menos un color en el { $fits-chance } de los casos, dos en el { $fits_two-chance }.

## Teclas

qwantum-keys-1 = 1 … 7
qwantum-keys-1-text = elegir un dado para relanzarlo y ver sus caras, contando desde la izquierda
qwantum-keys-2 = R A V Z
qwantum-keys-2-text = anotar rojo, amarillo, violeta, azul
qwantum-keys-3 = P
qwantum-keys-3-text = pasar
qwantum-keys-4 = ← →
qwantum-keys-4-text = las hojas de los demás jugadores

## Lo que pasó

qwantum-event-starts = Empieza { $name }.
qwantum-event-thrown = { $throw ->
    [1] { $name } saca un { $white } blanco: rojo { $red }, amarillo { $yellow }, violeta { $violet }, azul { $blue }.
   *[other] Ahora hay un { $white } blanco: rojo { $red }, amarillo { $yellow }, violeta { $violet }, azul { $blue }.
}
qwantum-event-again = { $dice-count ->
    [one] { $name } relanza un dado.
   *[other] { $name } relanza { $dice-count } dados.
}
qwantum-event-wrote = { $name } anota { $number } en { $colour-name }.
qwantum-event-column = La columna { $column } da { $points }.
qwantum-event-passed = { $name } pasa.
qwantum-event-ready = { $name } ha elegido.
qwantum-event-chose = { $colour ->
    [none] En secreto: nada.
   *[other] En secreto: { $number } en { $colour-name }.
}
qwantum-event-revealed = Se revelan todas las elecciones.
qwantum-event-missed = Fallo de { $name }: −{ $misses }.
qwantum-event-sheet_full = La hoja de { $name } está completa.
qwantum-event-ended = La partida ha terminado.

## Cómo terminó

qwantum-outcome-sheet_full = Se ha completado una hoja.
qwantum-outcome-fifth_miss = Un quinto fallo ha puesto fin a la partida.
qwantum-practice = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}

## Opciones

qwantum-option-start = Quién empieza
qwantum-option-start-lot = Por sorteo
qwantum-option-equal = Números iguales seguidos en una fila
qwantum-option-equal-meaning = Por ejemplo, un 8 justo después de otro 8.
qwantum-option-equal-no = No valen
qwantum-option-equal-yes = Valen
qwantum-option-choosing = La elección en C
qwantum-option-choosing-meaning = En C, cada jugador puede anotar un color más.
qwantum-option-choosing-hidden = En secreto; se revela a la vez
qwantum-option-choosing-open = A la vista, por turnos
qwantum-option-ties = En caso de empate
qwantum-option-ties-shared = Victoria compartida
qwantum-option-ties-misses = Gana quien tenga menos fallos

## Las reglas en breve: un título y un párrafo

qwantum-rules-1 = La hoja
qwantum-rules-1-text = Rellena cada fila de izquierda a derecha. Los números tienen que subir hasta la línea gruesa y bajar a partir de ella. Tú decides en qué fila anotas y cuándo.
qwantum-rules-2 = A: lanzar
qwantum-rules-2-text = El jugador activo lanza los siete dados y puede relanzar una vez los que quiera. La suma de cada color son sus dados más el dado blanco; un color que no aparece en ningún dado vale lo que marca el dado blanco. Toca un dado para ver sus otras caras.
qwantum-rules-3 = B: anota el jugador activo
qwantum-rules-3-text = El jugador activo puede anotar la suma de un color en la fila de ese color. Ese color queda fuera el resto del turno.
qwantum-rules-4 = C: anota todo el mundo
qwantum-rules-4-text = Cada jugador, también el activo, puede anotar uno de los colores restantes. Se elige en secreto y se revela todo a la vez. Si el jugador activo no anota nada ni en B ni en C, tiene que marcar un fallo.
qwantum-rules-5 = Puntos
qwantum-rules-5-text = Una columna con las cuatro casillas llenas da tantos puntos como su segundo valor más bajo. Los fallos cuestan 1, luego 2, 3, 4 y 5 puntos.
qwantum-rules-6 = Fin de la partida
qwantum-rules-6-text = La partida termina cuando una hoja está completa o cuando el jugador activo marca su quinto fallo. Gana la puntuación más alta. En solitario, juegas para batir tu récord.

## La lección: un primer turno, paso a paso

qwantum-lesson-1 = Eres el jugador activo, así que lanzas tú: los siete dados a la vez.
qwantum-lesson-2 = La suma de un color son sus dados más el dado blanco. Las filas tienen que subir hasta la línea gruesa, así que conviene empezar con números bajos. Toca el 6 blanco y relánzalo.
qwantum-lesson-3 = Un 1 blanco: ahora todas las sumas son bajas. El azul suma 2 + 1 = 3. Anótalo en la primera casilla de la fila azul.
qwantum-lesson-4 = El azul ya queda fuera. Ahora cada jugador puede anotar un color más en secreto: anota el 4 en la fila roja.
qwantum-lesson-end = Las filas suben hasta la línea gruesa y después bajan; solo puntúan las columnas llenas, cada una con su segundo número más bajo. Ahora le toca al bot. ¡Sigue jugando!

## En la página de reglas: una cifra para lo que se elige

qwantum-ask = ¿Cuánto puede sumar un color?
qwantum-ask-colour = Color
qwantum-ask-limit = Más de
qwantum-ask-answer = En una tirada de todos los dados
