# Seis Colores. Términos: trío, tres pares, full, cuarteto, quinteto, sexteto, dos tríos, cuarteto y par; otro turno, robo, cambio, cambio general; tomar, cumplir y rechazar una carta, heredar los dados, girar un dado.

sixcolours-name = Seis Colores
sixcolours-people = 2–4 jugadores
sixcolours-line = Tres tiradas, tres cartas. Si fallas, alguien aprovechará tus dados.

## Dados: en una lista solo el color, por separado también el símbolo

sixcolours-dice-b = azul
sixcolours-dice-g = verde
sixcolours-dice-o = naranja
sixcolours-dice-p = rosa
sixcolours-dice-u = morado
sixcolours-dice-y = amarillo
sixcolours-dice-B = azul
sixcolours-dice-G = verde
sixcolours-dice-O = naranja
sixcolours-dice-P = rosa
sixcolours-dice-U = morado
sixcolours-dice-Y = amarillo
sixcolours-face-b = azul
sixcolours-face-g = verde
sixcolours-face-o = naranja
sixcolours-face-p = rosa
sixcolours-face-u = morado
sixcolours-face-y = amarillo
sixcolours-face-B = azul
sixcolours-face-G = verde
sixcolours-face-O = naranja
sixcolours-face-P = rosa
sixcolours-face-U = morado
sixcolours-face-Y = amarillo
sixcolours-face-blue = flecha azul
sixcolours-face-green = círculo verde
sixcolours-face-orange = cruz naranja
sixcolours-face-pink = triángulo rosa
sixcolours-face-purple = cuadrado morado
sixcolours-face-yellow = estrella amarilla
sixcolours-die-white = { $colour }, dado blanco
sixcolours-die-black = { $colour }, dado negro
sixcolours-kind-black = negros
sixcolours-kind-white = blancos

## Cartas: la combinación sola, y cada carta con su nombre completo

sixcolours-combination-trio = Trío
sixcolours-combination-three_pairs = Tres pares
sixcolours-combination-full_house = Full
sixcolours-combination-four = Cuarteto
sixcolours-combination-five = Quinteto
sixcolours-combination-six = Sexteto
sixcolours-combination-two_trios = Dos tríos
sixcolours-combination-four_and_pair = Cuarteto y par

sixcolours-card-trio_again = Trío con otro turno
sixcolours-card-trio_steal = Trío con robo
sixcolours-card-trio_swap = Trío con cambio
sixcolours-card-trio_group_swap = Trío con cambio general
sixcolours-card-three_pairs_again = Tres pares con otro turno
sixcolours-card-three_pairs_steal = Tres pares con robo
sixcolours-card-three_pairs_swap = Tres pares con cambio
sixcolours-card-three_pairs_group_swap = Tres pares con cambio general
sixcolours-card-full_house_again = Full con otro turno
sixcolours-card-full_house_steal = Full con robo
sixcolours-card-full_house_swap = Full con cambio
sixcolours-card-full_house_group_swap = Full con cambio general
sixcolours-card-four = Cuarteto
sixcolours-card-five = Quinteto
sixcolours-card-six = Sexteto
sixcolours-card-two_trios = Dos tríos
sixcolours-card-four_and_pair = Cuarteto y par
sixcolours-card-trio_blue = Trío azul
sixcolours-card-trio_green = Trío verde
sixcolours-card-trio_orange = Trío naranja
sixcolours-card-trio_pink = Trío rosa
sixcolours-card-trio_purple = Trío morado
sixcolours-card-trio_yellow = Trío amarillo
sixcolours-card-four_blue = Cuarteto azul
sixcolours-card-four_green = Cuarteto verde
sixcolours-card-four_orange = Cuarteto naranja
sixcolours-card-four_pink = Cuarteto rosa
sixcolours-card-four_purple = Cuarteto morado
sixcolours-card-four_yellow = Cuarteto amarillo
sixcolours-card-five_blue = Quinteto azul
sixcolours-card-five_green = Quinteto verde
sixcolours-card-five_orange = Quinteto naranja
sixcolours-card-five_pink = Quinteto rosa
sixcolours-card-five_purple = Quinteto morado
sixcolours-card-five_yellow = Quinteto amarillo

sixcolours-card-is = { $points ->
    [one] { $card }, { $points } punto.
   *[other] { $card }, { $points } puntos.
}
sixcolours-needs-trio = Tres iguales, de cualquier color.
sixcolours-needs-three_pairs = Tres pares, de cualquier color.
sixcolours-needs-full_house = Tres iguales y un par.
sixcolours-needs-four = Cuatro iguales, de cualquier color.
sixcolours-needs-five = Cinco iguales, de cualquier color.
sixcolours-needs-six = Seis iguales, de cualquier color.
sixcolours-needs-two_trios = Dos tríos, de cualquier color.
sixcolours-needs-four_and_pair = Cuatro iguales y un par.
sixcolours-needs-colour = Solo de este color.
sixcolours-action-again-meaning = Después juegas otro turno.
sixcolours-action-steal-meaning = Después robas una carta a otro jugador.
sixcolours-action-swap-meaning = Después cambias una carta con otro jugador.
sixcolours-action-group_swap-meaning = Después cambias una carta con cada rival.

## La mesa

sixcolours-piles = Cartas disponibles
sixcolours-pile-made = Tus dados la cumplen.
sixcolours-pile-declined = Rechazada en este turno.
sixcolours-pile-left = { $left ->
    [one] La última carta de su montón.
   *[other] { $left } cartas en su montón.
}
sixcolours-pile-next = Se destapa la carta siguiente.
sixcolours-pile-empty = Vacío
sixcolours-flag-made = ¡Cumplida!
sixcolours-flag-declined = Rechazada

sixcolours-tray = Dados
sixcolours-throw = Tirada { $thrown } de { $throws }
sixcolours-throws = { $throws } tiradas
sixcolours-left-lying = Dados en la mesa
sixcolours-of = / { $last }
sixcolours-cards-of = { $count } de { $last } cartas
sixcolours-cards = { $count ->
    [0] sin cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
sixcolours-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
sixcolours-final = Todas las cartas boca arriba

sixcolours-look = { $name }: mira tus cartas
sixcolours-own-title = Cartas de { $name }
sixcolours-own = { $count ->
    [one] { $count } carta, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
   *[other] { $count } cartas, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
}
sixcolours-own-hidden = Ahora solo puede mirar { $name }.
sixcolours-show = Ver mis cartas
sixcolours-show-note = solo para { $name }
sixcolours-hide = Ocultar
sixcolours-face-down = Una carta boca abajo
sixcolours-drawn = nueva
sixcolours-hand-over = Hay que dar una carta. Nadie más debe ver estas cartas.

sixcolours-choose-steal = { $name } roba una carta a otro jugador
sixcolours-choose-swap = { $name } cambia una carta con otro jugador
sixcolours-draws = { $name } toma una carta de { $victim }
sixcolours-gives = { $name } le da una carta a { $victim }

sixcolours-advice-start = Hay tres cartas disponibles. ¡Lanza!
sixcolours-advice-won = { $name } ha tomado la carta { $card }. Lanza los seis dados.
sixcolours-advice-again = { $name } juega otro turno, con los seis dados.
sixcolours-advice-inherit = { $name } ha dejado estos dados: toca los que quieras conservar o lanza los seis.
sixcolours-advice-keep = Toca los dados que quieras conservar.
sixcolours-advice-made = Toma una carta resaltada. Si relanzas, la rechazas.
sixcolours-advice-twins = Los dados negros coinciden: puedes girar un dado y elegir su cara.
sixcolours-advice-turning = Toca el dado que quieras girar.
sixcolours-advice-last = Tercera tirada: tienes que tomar una carta resaltada.
sixcolours-advice-gained = { $cards } cartas: ya puedes terminar la partida.
sixcolours-advice-choose = Toca a quien quieras quitarle una carta.
sixcolours-advice-hidden = Lo que sigue es solo para { $name }.
sixcolours-advice-give = Has tomado: { $card }. Toca la que das a cambio.
sixcolours-faces = Nueva cara del dado ({ $die })
sixcolours-turn-makes = { $face }, cumple { $cards }

## Lo que se puede hacer

sixcolours-move-throw-all = Lanzar los seis
sixcolours-move-throw = { $left ->
    [one] Lanzar uno
   *[other] Lanzar { $left }
}
sixcolours-move-throw-none = Lanzar
sixcolours-move-over = { $left ->
    [one] Heredar, lanzar uno
   *[other] Heredar, lanzar { $left }
}
sixcolours-move-over-none = Heredar
sixcolours-throws-left = { $left ->
    [0] la última tirada
    [one] después queda una
   *[other] después quedan { $left }
}
sixcolours-declines = { $count ->
    [one] rechazas { $cards }
   *[other] rechazas { $count } cartas
}
sixcolours-keep-none = toca los que conservas
sixcolours-keep-all = lanza al menos uno
sixcolours-move-take = Tomar carta
sixcolours-move-take-note = { $points ->
    [one] { $card }, { $points } punto
   *[other] { $card }, { $points } puntos
}
sixcolours-move-turn = Girar un dado
sixcolours-move-turn-note = eliges la cara
sixcolours-move-leave = Dejar los dados
sixcolours-move-leave-note = por ahora sin girar
sixcolours-move-pass = Pasar los dados
sixcolours-move-pass-note = esta vez sin carta
sixcolours-move-on = Seguir
sixcolours-move-on-note = siguiente turno
sixcolours-move-end = Terminar
sixcolours-move-end-note = con { $count } cartas
sixcolours-move-end-sure = ¿Terminar ya?
sixcolours-move-end-again = toca otra vez
sixcolours-move-give = Dar a { $name }
sixcolours-move-give-none = toca una carta

sixcolours-choice-take = Toma la carta { $card }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
sixcolours-choice-keep = Conserva { $dice } y lanza { $left ->
    [one] un dado
   *[other] { $left } dados
}
sixcolours-choice-throw = Lanza los seis
sixcolours-choice-turn = Gira un dado ({ $die }): { $face }
sixcolours-choice-give = Da la carta { $card }
sixcolours-choice-give-hidden = Da tu carta { $number }
sixcolours-choice-choose = Quítale una carta a { $name }
sixcolours-choice-pass = Pasa los dados
sixcolours-choice-on = Sigue jugando
sixcolours-choice-end = Termina la partida

## Probabilidades junto a una pista

sixcolours-odds-card = { $card-name }: { $chance }
sixcolours-odds-instead = En su lugar, { $card-name }: { $chance }
sixcolours-brief-card = { $chance } { $card-name }

## Lo que pasó

sixcolours-event-starts = Empieza { $name }.
sixcolours-event-shown = Disponible: { $card-name }.
sixcolours-event-taken_over = { $name } hereda los dados.
sixcolours-event-kept = { $dice-count ->
    [0] { $name } recoge los seis dados.
   *[other] { $name } conserva { $dice }.
}{ $declined-count ->
    [0] { "" }
    [one] { " " }Queda rechazada una carta.
   *[other] { " " }Quedan rechazadas { $declined-count } cartas.
}
sixcolours-event-thrown = { $name } saca { $dice }.{ $twins ->
    [true] { " " }¡Los dados negros coinciden!
   *[false] { "" }
}
sixcolours-event-turned = { $name } gira un dado: { $face-name }.
sixcolours-event-taken = { $name } toma la carta { $card-name }.
sixcolours-event-pile_empty = Ese montón está vacío.
sixcolours-event-action = { $action ->
    [again] { $name } juega otro turno.
    [steal] { $name } tiene que robar una carta.
    [swap] { $name } tiene que cambiar una carta.
   *[group_swap] { $name } tiene que cambiar una carta con cada rival que tenga alguna.
}
sixcolours-event-lapsed = { $action ->
    [again] Pero la partida ha terminado.
   *[other] Pero nadie más tiene cartas.
}
sixcolours-event-chosen = { $action ->
    [steal] { $name } roba a { $victim-name }.
   *[other] { $name } cambia con { $victim-name }.
}
sixcolours-event-drew = { $name } toma una carta de { $victim-name }.
sixcolours-event-drew_card = Es la carta { $card-name }.
sixcolours-event-gave = { $name } le da una carta a { $victim-name }.
sixcolours-event-gave_card = Es la carta { $card-name }.
sixcolours-event-no_card = { $name } no gana ninguna carta: los dados quedan para el próximo turno.
sixcolours-event-last_card = { $name } tiene { $cards } cartas: la partida termina.
sixcolours-event-ended = { $name } da por terminada la partida.

## Cómo terminó

sixcolours-outcome-last_card = Se ha ganado la última carta, y { $name } tiene { $score } puntos.
sixcolours-outcome-ended = La partida se ha dado por terminada, y { $name } tiene { $score } puntos.

## Opciones

sixcolours-option-start = Quién empieza
sixcolours-option-start-lot = Por sorteo
sixcolours-option-groups = Los grupos de una combinación
sixcolours-option-groups-meaning = ¿Cuatro azules y dos verdes cuentan como tres pares?
sixcolours-option-groups-shared = Pueden compartir color
sixcolours-option-groups-distinct = Tienen que ser de colores distintos
sixcolours-option-ending = Terminar antes la partida
sixcolours-option-ending-own_turn = Antes de tu primera tirada o tras conseguir una carta
sixcolours-option-ending-after_card = Solo justo después de conseguir una carta
sixcolours-option-swap = Qué se da en un cambio
sixcolours-option-swap-other_card = Cualquier carta menos la recién tomada
sixcolours-option-swap-any_card = Cualquier carta
sixcolours-option-ties = En caso de empate
sixcolours-option-ties-shared = Victoria compartida
sixcolours-option-ties-fewer_cards = Gana quien tenga menos cartas

## Teclas

sixcolours-keys-1 = 1 … 6
sixcolours-keys-1-text = el dado, la cara, la carta o el jugador de esta posición
sixcolours-keys-2 = C
sixcolours-keys-2-text = mirar la siguiente carta disponible
sixcolours-keys-3 = T
sixcolours-keys-3-text = tomar la carta
sixcolours-keys-4 = R
sixcolours-keys-4-text = lanzar
sixcolours-keys-5 = O
sixcolours-keys-5-text = heredar los dados
sixcolours-keys-6 = B
sixcolours-keys-6-text = girar un dado cuando los negros coinciden
sixcolours-keys-7 = V
sixcolours-keys-7-text = mirar tus cartas
sixcolours-keys-8 = E
sixcolours-keys-8-text = terminar la partida, pulsando dos veces

## Las reglas en breve: un título y un párrafo

sixcolours-rules-1 = El turno
sixcolours-rules-1-text = Hay tres cartas disponibles, una en cada montón. Tienes hasta tres tiradas: lanza los seis dados y después, como mucho dos veces, conserva los que quieras y relanza el resto; también puedes relanzar dados que habías conservado. En cuanto tus dados cumplen una carta, puedes tomarla, y se acaba tu turno. Sin carta, tienes que hacer las tres tiradas.
sixcolours-rules-2 = Carta rechazada
sixcolours-rules-2-text = Si tus dados cumplen una carta y relanzas, la rechazas: ya no puedes tomarla en este turno. Tras la tercera tirada, si tus dados cumplen una carta que no has rechazado, tienes que tomarla.
sixcolours-rules-3 = Las cartas
sixcolours-rules-3-text = Los símbolos de un color concreto exigen ese color. La X multicolor vale por cualquier color; los símbolos de un mismo grupo tienen que ser iguales. Los dados que sobran no importan.
sixcolours-rules-4 = Sin carta
sixcolours-rules-4-text = Tras un turno sin carta, quien juega a continuación puede lanzar los seis dados o heredarlos tal como están, lo que cuenta como su primera tirada. Al heredarlos puede incluso tomar una carta al momento.
sixcolours-rules-5 = Los dados negros
sixcolours-rules-5-text = Si lanzas los dos dados negros a la vez y muestran el mismo color, puedes girar una vez uno de los seis dados para que muestre la cara que quieras.
sixcolours-rules-6 = Acciones
sixcolours-rules-6-text = Las acciones son obligatorias, pero solo se aplican cuando ganas la carta de un montón. Otro turno: juegas otra vez. Robo: toma una carta boca abajo de otro jugador. Cambio: toma una y da a cambio otra distinta. Cambio general: haz un cambio con cada rival.
sixcolours-rules-7 = Fin de la partida
sixcolours-rules-7-text = La partida termina cuando alguien consigue su 10.ª carta (con dos jugadores), su 8.ª (con tres) o su 6.ª (con cuatro). Quien tenga ya 7, 5 o 4 cartas puede terminarla antes. Gana quien sume más puntos con sus cartas.

## La lección: un primer turno, paso a paso

sixcolours-lesson-1 = Hay tres cartas disponibles. La de la izquierda pide cuatro dados de un mismo color y vale 2 puntos. Tienes tres tiradas: lanza los seis dados.
sixcolours-lesson-2 = Dos estrellas amarillas, una en un dado negro y otra en uno blanco. Consérvalas: tócalas y relanza los otros cuatro dados.
sixcolours-lesson-3 = ¡Una tercera estrella amarilla! Conserva las tres y relanza los otros tres dados por última vez.
sixcolours-lesson-4 = Cuatro dados amarillos: justo lo que pide la carta de la izquierda. Tómala.
sixcolours-lesson-end = La carta es tuya, y la siguiente de su montón ya está disponible. Si hubieras fallado, el bot podría haber heredado tus dados. ¡Sigue jugando!

## En la página de reglas: una cifra para lo que se elige

sixcolours-ask = ¿Qué probabilidad tengo?
sixcolours-ask-combination = Combinación
sixcolours-ask-kept = Dados iguales conservados
sixcolours-ask-throws = Tiradas que quedan
sixcolours-ask-answer = Probabilidad
