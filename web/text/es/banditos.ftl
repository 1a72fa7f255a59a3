# Los Banditos. Términos: botín, reclamar, abandonar, saquito, trío de un color, escalera de un color, trío, escalera, par de un color, par, dados sueltos.
# Los cuatro lugares de la fila son letras, para que nadie los tome por puntos.

banditos-name = Los Banditos
banditos-people = 2 jugadores
banditos-line = Tres dados a cada lado: ¿quién se lleva el botín?

## Dados, lugares, combinaciones

banditos-colour-black = negro
banditos-colour-green = verde
banditos-colour-red = rojo
banditos-colour-blue = azul
banditos-colours-black = negro
banditos-colours-green = verde
banditos-colours-red = rojo
banditos-colours-blue = azul
banditos-die = { $value } { $colour-name }
banditos-dice-one = { banditos-die }
banditos-returned-one = { banditos-die }
banditos-place = { $place ->
    [1] A
    [2] B
    [3] C
   *[4] D
}

banditos-kind-colour_triple = trío de un color
banditos-kind-colour_straight = escalera de un color
banditos-kind-triple = trío
banditos-kind-straight = escalera
banditos-kind-colour_pair = par de un color
banditos-kind-pair = par
banditos-kind-singles = dados sueltos
banditos-combination = { $kind ->
    [colour_triple] un trío de { $values } de un color
    [colour_straight] una escalera de un color al { $values }
    [triple] un trío de { $values }
    [straight] una escalera al { $values }
    [singles] { $kind-name } ({ $values })
   *[other] un { $kind-name } ({ $values })
}
banditos-beaten = { banditos-combination }
banditos-label = { $kind ->
    [singles] { $values }
   *[other] { $kind-name } { $values }
}

## La mesa

banditos-row = La fila de botines
banditos-loot = Botín
banditos-fell-dice = { $count ->
    [one] { $name } saca un dado del saquito. ¿De qué color?
   *[other] { $name } saca { $count } dados del saquito. ¿De qué colores?
}
banditos-fell-tile = Se destapa una ficha de botín. ¿Cuál es?
banditos-real-bag = También saquito físico: sacáis los dados vosotros
banditos-real-tiles = También fichas de botín físicas
banditos-tile-worth = { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
banditos-tile = { banditos-place }, { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
banditos-tile-better = { $name } lleva ventaja
banditos-tile-gone = { banditos-place }, sin botín
banditos-side-none = ningún dado
banditos-safe = seguro
banditos-hand = Dados por colocar
banditos-bag = En el saquito
banditos-bag-colour = { $colour }: { $count }
banditos-pile = { $count ->
    [0] No quedan botines en el mazo
    [one] Mazo boca abajo, una ficha
   *[other] Mazo boca abajo, { $count } fichas
}
banditos-won = Botín de { $name }: { $tiles }
banditos-won-none = { $name } aún no tiene botín

banditos-put = Colocar el { $die } en { banditos-place }
banditos-put-wins = gana { $points }
banditos-put-loses = pierde { $points }

banditos-first = Gana quien reúna antes { $target } puntos en botines.
banditos-laid = { $name } ha colocado { $dice }.
banditos-laid-one = el { $die } en { banditos-place }
banditos-returned = De vuelta al saquito: { $dice }.
banditos-pick = { $count ->
    [one] { $name }: toca un espacio resaltado para este dado.
   *[other] { $name }: toca un dado y luego un espacio resaltado.
}
banditos-no-room = No hay espacio libre en el lado de { $name }. Reclama o abandona un botín, o devuelve el resto al saquito.
banditos-make-room = No hay espacio libre en el lado de { $name }: antes hay que abandonar un botín.
banditos-done = Todo colocado. Toca un botín para ver los detalles.

## Por qué se puede reclamar un botín, o no

banditos-why-safe = { $name } está a salvo en { $place } con { $stands }. Lo máximo para { $other }: { $against }.
banditos-why-fresh = { $name } está a salvo en { $place } con { $stands }, pero no puede reclamar el botín hasta su próximo turno.
banditos-why-beatable = { $name } no está a salvo en { $place } con { $stands }: { $other } aún puede lograr { $against }.
banditos-why-incomplete = En { $place }, { $name } puede lograr como mucho { $reach }, y { $other }, { $against }.
banditos-nothing = nada

## Lo que se puede hacer

banditos-move-draw = { $dice ->
    [one] Sacar un dado
   *[other] Sacar dos dados
}
banditos-move-draw-note = le toca a { $name }
banditos-move-place = Coloca el { $die }
banditos-move-place-note = toca un espacio
banditos-move-pass = Pasar el saquito
banditos-move-pass-note = le toca a { $name }
banditos-move-pass-returned = de vuelta: { $dice }
banditos-move-claim = Reclamar { banditos-place }
banditos-move-give = Abandonar { banditos-place }
banditos-move-keep = Conservarlo
banditos-move-sure = Abandonar { banditos-place }
banditos-gain = { $points } para { $name }
banditos-gain-game = { $name } gana la partida

banditos-give-sure = ¿Abandonar { banditos-place }? { $name } gana { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
banditos-give-game = ¿Abandonar { banditos-place }, y con él la partida?
banditos-give-game-text = { $name } tendría { $score } puntos y ganaría al momento.

banditos-choice-draw = Saca dados del saquito
banditos-choice-pass = Pasa el saquito
banditos-choice-place = Coloca el { $die } en { banditos-place }
banditos-choice-claim = Reclama { banditos-place }
banditos-choice-give = Abandona { banditos-place }

## Probabilidades junto a una pista

banditos-odds-wins = Ganar { banditos-place } en la próxima tirada: { $chance }
banditos-odds-makes = { banditos-place }, próxima tirada: { $kind-name } { $chance }
banditos-odds-other_wins = Ganar { banditos-place } en la próxima tirada: { $chance }
banditos-odds-other_makes = { banditos-place }, próxima tirada: { $kind-name } { $chance }
banditos-brief-wins = { $chance } { banditos-place } ganado
banditos-brief-makes = { $chance } { banditos-place }: { $kind-name }

## Teclas

banditos-keys-1 = A B C D
banditos-keys-1-text = colocar ahí el dado elegido; si no hay ninguno, mirar ese botín
banditos-keys-2 = ← →
banditos-keys-2-text = elegir el otro dado
banditos-keys-3 = I
banditos-keys-3-text = mirar los botines uno a uno
banditos-keys-4 = K
banditos-keys-4-text = reclamar
banditos-keys-5 = G
banditos-keys-5-text = abandonar el botín que miras; otra vez para confirmar

## Lo que pasó

banditos-event-starts = Empieza { $name }.
banditos-event-tile_shown = Nuevo botín en { banditos-place }: { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}.
banditos-event-drawn = { $name } saca del saquito: { $colours }.
banditos-event-thrown = { $name } obtiene: { $dice }.
banditos-event-placed = { $name } coloca el { $die } en { banditos-place }.
banditos-event-claimed = { $name } reclama { banditos-place }.
banditos-event-gave_up = { $name } abandona { banditos-place }.
banditos-event-tile_won = { $why ->
    [better] { $name } gana un botín de { $value } con { $combination } contra { $beaten } y llega a { $score }.
    [first] En ambos lados hay { $combination }, pero { $name } completó antes su lado: gana un botín de { $value } y llega a { $score }.
    [claimed] { $name } gana un botín de { $value } con { $combination } y llega a { $score }.
   *[given] { $name } gana un botín de { $value } y llega a { $score }.
}
banditos-event-passed = { $returned-count ->
    [0] { $name } pasa el saquito.
   *[other] De vuelta al saquito: { $returned }. { $name } pasa el saquito.
}

## Cómo terminó

banditos-outcome-loot = { $name } tiene { $score } puntos en botines.

## Opciones

banditos-option-start = Quién empieza
banditos-option-start-lot = Por sorteo
banditos-option-claim_against = Dados que cuentan contra quien reclama
banditos-option-claim_against-meaning = Puedes reclamar un botín si tu rival no puede superarte con esos dados.
banditos-option-claim_against-any = Cualquier color y valor
banditos-option-claim_against-bag = Solo los que están en el saquito
banditos-option-no_room = Un dado sin espacio libre
banditos-option-no_room-return = Vuelve al saquito
banditos-option-no_room-give_up = Antes hay que abandonar un botín
banditos-option-claim_at_once = Reclamar en el turno del tercer dado
banditos-option-claim_at_once-yes = Sí
banditos-option-claim_at_once-no = No

## Las reglas en breve: un título y un párrafo

banditos-rules-1 = El turno
banditos-rules-1-text = Saca dos dados del saquito y lánzalos (en el primer turno de la partida, solo uno). Tienes que colocar cada dado en tu lado de un botín, con un máximo de tres dados por lado. Después, pasa el saquito.
banditos-rules-2 = Ganar un botín
banditos-rules-2-text = En cuanto hay tres dados a ambos lados de un botín, lo gana la mejor combinación; si son iguales, la que se completó antes. Los dados vuelven al saquito y se destapa un nuevo botín.
banditos-rules-3 = Reclamar y abandonar
banditos-rules-3-text = En cualquier momento de tu turno puedes reclamar un botín en el que tengas tres dados, si tu rival ya no puede superarlos con ninguna combinación; igualar no es superar. También puedes abandonar cualquier botín: lo gana tu rival y tú haces sitio para tus dados.
banditos-rules-4 = Las combinaciones, de mejor a peor
banditos-rules-4-text = Trío de un color (tres iguales del mismo color), escalera de un color (tres valores seguidos del mismo color), trío, escalera, par de un color (dos iguales del mismo color), par y dados sueltos. Entre combinaciones del mismo tipo ganan los valores más altos; todos los colores valen lo mismo.
banditos-rules-5 = Fin de la partida
banditos-rules-5-text = Gana al momento quien reúna antes 10 puntos en botines.

## La lección: un primer turno, paso a paso

banditos-lesson-1 = Hay cuatro botines entre el bot y tú. En el primer turno de la partida se saca un solo dado: sácalo del saquito.
banditos-lesson-2 = Un 5 negro. En cada botín se enfrentan tres dados de tu lado a tres del otro. Coloca el tuyo en B, el botín que vale 3 puntos.
banditos-lesson-3 = En tu lado de B caben dos dados más. No tienes nada más que colocar: pasa el saquito y el bot sacará dos dados.
banditos-lesson-4 = El bot ha colocado sus dos dados en C. A partir de ahora tú también sacas dos: sácalos.
banditos-lesson-5 = ¡Otro 5 negro! Con el primero forma un par de un color, que gana a un simple par. Elígelo y colócalo también en B.
banditos-lesson-6 = Deja libre el tercer espacio de B para un dado mejor: con un tercer 5 negro tendrías un trío de un color. Coloca el 3 verde en A.
banditos-lesson-end = En cuanto hay tres dados a ambos lados de un botín, lo gana la mejor combinación. Gana la partida quien llegue antes a 10 puntos. Pasa el saquito ¡y sigue jugando!

## En la página de reglas: una cifra para lo que se elige

banditos-ask = ¿Qué puede salir con el tercer dado?
banditos-ask-first = Primer dado
banditos-ask-second = Segundo dado
banditos-ask-colours = Sus colores
banditos-ask-kind = Esto o mejor
banditos-ask-answer = Probabilidad, con todos los demás dados en el saquito
banditos-colours-same = iguales
banditos-colours-different = distintos
