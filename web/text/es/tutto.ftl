# Tutto. Términos: pifia, trío, plantarse, seguir, trébol, fuegos artificiales, stop, escalera, más/menos, doble, bonus; anotar puntos, apartar dados.
# Los números de cuatro cifras van sin separador, como los que pone el programa.

tutto-name = Tutto
tutto-people = 2–10 jugadores
tutto-line = Seis dados y una carta: todo o nada.

## Las cartas: cómo se llaman y qué piden mientras están en la mesa

tutto-card-clover = Trébol
tutto-card-fireworks = Fuegos artificiales
tutto-card-stop = Stop
tutto-card-straight = Escalera
tutto-card-plusminus = Más/menos
tutto-card-double = Doble
tutto-card-bonus200 = Bonus 200
tutto-card-bonus300 = Bonus 300
tutto-card-bonus400 = Bonus 400
tutto-card-bonus500 = Bonus 500
tutto-card-bonus600 = Bonus 600

tutto-meaning-clover = { $leaf ->
    [1] Con un Tutto más ganas la partida. No puedes plantarte.
   *[other] Con dos Tuttos ganas la partida. No puedes plantarte.
}
tutto-meaning-fireworks = Lanza sin plantarte hasta la primera pifia, que no cuesta nada.
tutto-meaning-stop = Se acaba el turno.
tutto-meaning-straight = Del 1 al 6, uno de cada: 2000. Antes no puedes plantarte.
tutto-meaning-plusminus = Un Tutto da 1000 y le cuesta 1000 a quien va en cabeza. Antes no puedes plantarte.
tutto-meaning-double = Un Tutto dobla los puntos de este turno.
tutto-meaning-bonus200 = Un Tutto suma 200.
tutto-meaning-bonus300 = Un Tutto suma 300.
tutto-meaning-bonus400 = Un Tutto suma 400.
tutto-meaning-bonus500 = Un Tutto suma 500.
tutto-meaning-bonus600 = Un Tutto suma 600.

## La mesa

tutto-pile = { $count ->
    [one] Mazo boca abajo, una carta
   *[other] Mazo boca abajo, { $count } cartas
}
tutto-this-turn = Este turno
tutto-first-card = Destapa una carta para empezar.
tutto-plus = +{ $points }
tutto-aside = Apartados
tutto-aside-none = Aún no hay dados apartados
tutto-aside-list = Apartados: { $dice }
tutto-tray = Dados lanzados
tutto-die = { $face }
tutto-fell-card = { $name } destapa una carta. ¿Cuál?
tutto-real-cards = También cartas físicas
tutto-target = Gana quien anote antes { $target }

tutto-pick = Elige qué dados apartas.
tutto-picked = { $points ->
    [0] Apartar { $dice }
   *[other] { $dice } { $count ->
        [one] vale
       *[other] valen
    } { $points }
}
tutto-picked-tutto = { $points ->
    [0] Los seis dados apartados: ¡Tutto!
   *[other] { $points } y los seis dados apartados: ¡Tutto!
}

tutto-last-null = ¡Pifia!
tutto-last-stop_card = ¡Stop!
tutto-last-leader_out = ¡Ya va en cabeza!
tutto-last-stopped = Anotado
tutto-last-fireworks_over = Anotado
tutto-last-lost = { $points ->
    [0] { $name } no anota nada.
   *[other] { $name } pierde { $points }.
}
tutto-last-wrote = { $points ->
    [0] { $name } no anota nada.
   *[other] { $name } anota { $points }.
}
tutto-shout-tutto = ¡Tutto!

## Lo que se puede hacer

tutto-move-draw = Destapar carta
tutto-move-draw-note = le toca a { $name }
tutto-move-go = Seguir
tutto-move-go-note = { $left ->
    [one] lanzar el último dado
   *[other] lanzar { $left } dados
}
tutto-move-go-tutto = ¡Tutto! Lanzar los seis
tutto-move-go-none = elige al menos un dado
tutto-move-stop = Plantarse
tutto-move-stop-note = anotar { $total }
tutto-move-stop-tutto = Tutto: anotar { $total }

tutto-choice-draw = Destapa una carta
tutto-choice-keep = Aparta { $dice }
tutto-choice-stop = Plántate y anota { $total }

## Probabilidades junto a una pista

tutto-odds-card_ends = La próxima carta pone fin al turno: { $chance }
tutto-odds-null = { $dice ->
    [one] Pifia con el último dado: { $chance }
   *[other] Pifia con { $dice } dados: { $chance }
}
tutto-odds-average = Media si sigues: { $points }
tutto-odds-stop = Si te plantas: { $points }
tutto-odds-going_card_ends = { tutto-odds-card_ends }
tutto-odds-going_null = { tutto-odds-null }
tutto-odds-going_average = { tutto-odds-average }
tutto-odds-tutto = Tutto: { $chance }
tutto-odds-straight = Escalera: { $chance }
tutto-brief-null = { $chance } pifia
tutto-brief-card_ends = { $chance } fin del turno
tutto-why-null-average-stop = Al lanzar { $null-dice ->
    [one] el último dado
   *[other] { $null-dice } dados
}: pifia { $null-chance }, { $average-points } de media. Plantarse da { $stop-points }.
tutto-why-going_null-going_average = Plantarse da { $total }. Al lanzar { $going_null-dice ->
    [one] el último dado
   *[other] { $going_null-dice } dados
}: pifia { $going_null-chance }, { $going_average-points } de media.

## Teclas

tutto-keys-1 = 1 … 6
tutto-keys-1-text = elegir un dado con este número
tutto-keys-2 = A
tutto-keys-2-text = elegir todos los dados que puntúan
tutto-keys-3 = S
tutto-keys-3-text = plantarse

## Lo que pasó

tutto-event-starts = Empieza { $name }.
tutto-event-shuffled = El mazo se ha agotado: se barajan de nuevo todas las cartas.
tutto-event-card = { $name } destapa la carta { $card-name }.
tutto-event-thrown = { $name } saca { $dice }.
tutto-event-kept = { $points ->
    [0] { $name } aparta { $dice }.
   *[other] { $name } aparta { $dice }: { $points } puntos.
}
tutto-event-tutto = { $points ->
    [0] ¡Tutto!
   *[other] ¡Tutto! Ya son { $points } puntos.
}
tutto-event-clover_won = Trébol completo: { $name } gana la partida.
tutto-event-null = { $points ->
    [0] Pifia.
   *[other] Pifia: se pierden { $points } puntos.
}
tutto-event-stop_card = { $points ->
    [0] Se acaba el turno.
   *[other] Se acaba el turno y se pierden { $points } puntos.
}
tutto-event-leader_out = { $points ->
    [0] { $name } va en cabeza en solitario: se acaba el turno.
   *[other] { $name } va en cabeza en solitario: se acaba el turno y se pierden { $points } puntos.
}
tutto-event-stopped = { $name } se planta con { $dice }.
tutto-event-fireworks_over = Se acaban los fuegos artificiales.
tutto-event-wrote = { $name } anota { $points } y llega a { $score }.
tutto-event-paid = { $name } pierde { $points } y se queda con { $score }.
tutto-event-last_turns = { $seats-count ->
    [one] { $name } ha llegado a la meta: a { $seats } le queda un último turno.
   *[other] { $name } ha llegado a la meta: a { $seats } les queda un último turno.
}

## Cómo terminó

tutto-outcome-target = { $name } ha llegado a la meta con { $score } puntos.
tutto-outcome-clover = { $name } ha completado el trébol.
tutto-outcome-equal_turns = Todo el mundo ha jugado el mismo número de turnos.
tutto-loser = paga la ronda

## Opciones

tutto-option-target = Meta
tutto-option-target-meaning = Gana quien anote antes estos puntos.
tutto-option-start = Quién empieza
tutto-option-start-lot = Por sorteo
tutto-option-doubles = Qué dobla la carta Doble
tutto-option-doubles-total = Todos los puntos de este turno
tutto-option-doubles-dice = Solo los dados de este turno
tutto-option-doubles-card = Solo los dados de esta carta
tutto-option-payment = Cuándo se paga el Más/menos
tutto-option-payment-written = Al anotar los puntos
tutto-option-payment-at_once = Al momento, con el Tutto
tutto-option-sole_leader = Más/menos para quien va en cabeza en solitario
tutto-option-sole_leader-out = Se acaba el turno
tutto-option-sole_leader-plays = Juega por 1000 y nadie paga
tutto-option-below_zero = Puntuaciones negativas
tutto-option-below_zero-no = Nunca
tutto-option-below_zero-yes = Posibles
tutto-option-ending = Final de la partida
tutto-option-ending-at_once = En cuanto alguien llega a la meta
tutto-option-ending-equal_turns = Con los mismos turnos para todo el mundo
tutto-option-leaf_earlier = Un Tutto anterior del turno cuenta para el trébol
tutto-option-leaf_earlier-no = No
tutto-option-leaf_earlier-yes = Sí
tutto-option-leaf_card = Una carta nueva entre los dos Tuttos del trébol
tutto-option-leaf_card-no = No
tutto-option-leaf_card-yes = Sí

## Las reglas en breve: un título y un párrafo

tutto-rules-1 = El turno
tutto-rules-1-text = Destapa una carta y lanza los seis dados. Tienes que apartar al menos un dado que puntúe; después, relanza los demás o plántate. Al plantarte anotas todos los puntos del turno. Si en una tirada no puntúa nada, es una pifia: se acaba tu turno y pierdes sus puntos.
tutto-rules-2 = Qué puntúa
tutto-rules-2-text = Un 1 vale 100 y un 5 vale 50. Tres iguales en una misma tirada son un trío: de doses, 200; de treses, 300; de cuatros, 400; de cincos, 500; de seises, 600; de unos, 1000. Los dados de tiradas distintas nunca se combinan.
tutto-rules-3 = Tutto
tutto-rules-3-text = Cuando has apartado los seis dados, tienes un Tutto, y la carta paga. Plántate, o destapa la carta siguiente y vuelve a lanzar los seis, con todos los puntos del turno en juego.
tutto-rules-4 = Las cartas
tutto-rules-4-text = Bonus: un Tutto suma los puntos de la carta. Doble: un Tutto dobla los puntos del turno. Stop: se acaba tu turno y pierdes sus puntos. Fuegos artificiales: tienes que lanzar hasta la primera pifia, pero no te cuesta nada. Escalera: reúne del 1 al 6 y ganas 2000; antes no puedes plantarte. Más/menos: un Tutto te da 1000 y le cuesta 1000 a quien va en cabeza; antes no puedes plantarte. Si vas en cabeza en solitario y la destapas, pierdes el turno y sus puntos. Trébol: con dos Tuttos seguidos ganas la partida; no puedes plantarte.
tutto-rules-5 = Fin de la partida
tutto-rules-5-text = Gana quien llegue antes a 6000 puntos anotados. De los demás, quien menos tenga paga la ronda.

## La lección: un primer turno, paso a paso

tutto-lesson-1 = Cada turno empieza con una carta, que indica qué consigues con un Tutto. Destápala, y enseguida se lanzarán los seis dados.
tutto-lesson-2 = Bonus 400: si apartas los seis dados, ganas 400 puntos más. En esta tirada solo puntúa el 1: 100 puntos. Ya está elegido: sigue con los otros cinco dados.
tutto-lesson-3 = Tres 2 en una misma tirada valen 200: ya llevas 300. Podrías plantarte y anotarlos, pero esta vez aparta los tres y sigue con dos dados.
tutto-lesson-4 = Con este 1 y este 5 completas los seis dados: ¡un Tutto! Son 450 puntos más el bonus de 400. Si sigues, lo arriesgas todo: plántate y anota 850.
tutto-lesson-end = Tus 850 puntos ya están a salvo; con una pifia, una tirada en la que nada puntúa, los habrías perdido todos. Gana quien llegue antes a 6000. ¡Sigue jugando!

## En la página de reglas: una cifra para lo que se elige

tutto-ask = ¿Lanzo otra vez?
tutto-ask-dice = Dados por lanzar
tutto-ask-points = Puntos en juego
tutto-ask-answer = Puntos de media si después te plantas (sin la carta)
