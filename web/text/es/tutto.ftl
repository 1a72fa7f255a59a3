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
    [1] Otro Tutto más gana la partida. No vale plantarse.
   *[other] Dos Tuttos ganan la partida. No vale plantarse.
}
tutto-meaning-fireworks = Lanza hasta la primera pifia, que no cuesta nada.
tutto-meaning-stop = El turno se acaba.
tutto-meaning-straight = Del 1 al 6, uno de cada: 2000. Antes no vale plantarse.
tutto-meaning-plusminus = Un Tutto da 1000 y quita 1000 a quien va en cabeza. Antes no vale plantarse.
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
tutto-aside-none = Ningún dado apartado todavía
tutto-aside-list = Apartados: { $dice }
tutto-tray = Dados lanzados
tutto-die = { $face }
tutto-fell-card = { $name } destapa una carta. ¿Cuál?
tutto-real-cards = También nuestras cartas
tutto-target = Gana quien antes anote { $target }

tutto-pick = Elige los dados que apartas.
tutto-picked = { $points ->
    [0] Apartar { $dice }
   *[other] { $dice } { $count ->
        [one] vale
       *[other] valen
    } { $points }
}
tutto-picked-tutto = { $points ->
    [0] Los seis dados apartados: ¡Tutto!
   *[other] { $points }, y los seis dados apartados: ¡Tutto!
}

tutto-last-null = ¡Pifia!
tutto-last-stop_card = ¡Stop!
tutto-last-leader_out = ¡Ya va en cabeza!
tutto-last-stopped = Anotado
tutto-last-fireworks_over = Anotado
tutto-last-lost = { $points ->
    [0] { $name } no suma nada.
   *[other] { $name } pierde { $points }.
}
tutto-last-wrote = { $points ->
    [0] { $name } no suma nada.
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
tutto-move-go-tutto = ¡Tutto! Otra vez seis
tutto-move-go-none = elige al menos un dado
tutto-move-stop = Plantarse
tutto-move-stop-note = anotar { $total }
tutto-move-stop-tutto = Tutto: anotar { $total }

tutto-hint-draw = Destapa una carta: no hay otra cosa que hacer.
tutto-hint-go = Sigue: aparta { $dice } y lanza { $left ->
    [one] el último dado
   *[other] { $left } dados
}.
tutto-hint-stop = Plántate y anota { $total }.

## Probabilidades junto a una pista

tutto-odds-card_ends = La próxima carta acaba el turno: { $chance }
tutto-odds-null = { $dice ->
    [one] Pifia con el último dado: { $chance }
   *[other] Pifia con { $dice } dados: { $chance }
}
tutto-odds-average = Seguir, de media: { $points }
tutto-odds-stop = Plantarse: { $points }
tutto-odds-tutto = Tutto: { $chance }
tutto-odds-straight = Escalera: { $chance }

## Teclas

tutto-keys-1 = 1 … 6
tutto-keys-1-text = elegir un dado con este número
tutto-keys-2 = A
tutto-keys-2-text = elegir todos los que se pueda
tutto-keys-3 = S
tutto-keys-3-text = plantarse

## Lo que pasó

tutto-event-starts = Empieza { $name }.
tutto-event-shuffled = El mazo se agotó: se barajan de nuevo todas las cartas.
tutto-event-card = { $name } destapa la carta { $card-name }.
tutto-event-thrown = { $name } saca { $dice }.
tutto-event-kept = { $points ->
    [0] { $name } aparta { $dice }.
   *[other] { $name } aparta { $dice } por { $points } puntos.
}
tutto-event-tutto = { $points ->
    [0] ¡Tutto!
   *[other] ¡Tutto! El turno vale ya { $points } puntos.
}
tutto-event-clover_won = El trébol sale bien: { $name } gana la partida.
tutto-event-null = { $points ->
    [0] Pifia.
   *[other] Pifia: se pierden { $points } puntos.
}
tutto-event-stop_card = { $points ->
    [0] El turno se acaba.
   *[other] El turno se acaba y se pierden { $points } puntos.
}
tutto-event-leader_out = { $points ->
    [0] { $name } va en cabeza en solitario: el turno se acaba.
   *[other] { $name } va en cabeza en solitario: el turno se acaba y se pierden { $points } puntos.
}
tutto-event-stopped = { $name } se planta con { $dice }.
tutto-event-fireworks_over = Se acabaron los fuegos artificiales.
tutto-event-wrote = { $name } anota { $points } y llega a { $score }.
tutto-event-paid = { $name } pierde { $points } y se queda con { $score }.
tutto-event-last_turns = { $seats-count ->
    [one] { $name } llega a la meta: a { $seats } le queda un último turno.
   *[other] { $name } llega a la meta: a { $seats } les queda un último turno.
}

## Cómo terminó

tutto-outcome-target = { $name } llegó a la meta con { $score } puntos.
tutto-outcome-clover = A { $name } le salió bien el trébol.
tutto-outcome-equal_turns = Todo el mundo ha jugado los mismos turnos.
tutto-loser = paga la ronda

## Opciones

tutto-option-target = Meta
tutto-option-target-meaning = Gana quien anote tantos puntos.
tutto-option-start = Quién empieza
tutto-option-start-lot = Por sorteo
tutto-option-doubles = Qué dobla la carta Doble
tutto-option-doubles-total = Todos los puntos de este turno
tutto-option-doubles-dice = Solo los puntos de los dados de este turno
tutto-option-doubles-card = Solo los dados de esta carta
tutto-option-payment = Cuándo se paga por Más/menos
tutto-option-payment-written = Al anotar los puntos
tutto-option-payment-at_once = Enseguida, con el Tutto
tutto-option-sole_leader = Más/menos para quien va en cabeza en solitario
tutto-option-sole_leader-out = El turno se acaba
tutto-option-sole_leader-plays = Juega por 1000, nadie paga
tutto-option-below_zero = Puntuación bajo cero
tutto-option-below_zero-no = Nunca
tutto-option-below_zero-yes = Posible
tutto-option-ending = Final de la partida
tutto-option-ending-at_once = En cuanto se anota la meta
tutto-option-ending-equal_turns = Cuando todos lleven los mismos turnos
tutto-option-leaf_earlier = Un Tutto anterior del turno cuenta para el trébol
tutto-option-leaf_earlier-no = No
tutto-option-leaf_earlier-yes = Sí
tutto-option-leaf_card = Una carta nueva entre los dos Tuttos del trébol
tutto-option-leaf_card-no = No
tutto-option-leaf_card-yes = Sí

## Las reglas en breve: un título y un párrafo

tutto-rules-1 = El turno
tutto-rules-1-text = Destapa una carta y lanza los seis dados. Aparta al menos un dado que puntúe y después relanza los demás o plántate. Al plantarte anotas todos los puntos del turno. Una tirada en la que nada puntúa es una pifia: el turno se acaba y sus puntos se pierden.
tutto-rules-2 = Qué puntúa
tutto-rules-2-text = Un 1 vale 100 y un 5 vale 50. Un trío en una sola tirada vale: de doses, 200; de treses, 300; de cuatros, 400; de cincos, 500; de seises, 600; de unos, 1000. Los dados de tiradas distintas nunca se combinan.
tutto-rules-3 = Tutto
tutto-rules-3-text = Apartar los seis dados es un Tutto, y la carta paga. Plántate, o destapa la carta siguiente y lanza otra vez los seis con todo en juego.
tutto-rules-4 = Las cartas
tutto-rules-4-text = Bonus: un Tutto suma los puntos de la carta. Doble: un Tutto dobla el turno. Stop: el turno se acaba. Fuegos artificiales: lanza hasta la primera pifia, que no cuesta nada. Escalera: reúne del 1 al 6 por 2000. Más/menos: un Tutto da 1000 y quita 1000 a quien va en cabeza; quien va en cabeza en solitario y la destapa pierde el turno y sus puntos. Trébol: dos Tuttos seguidos ganan la partida.
tutto-rules-5 = El final
tutto-rules-5-text = Gana quien antes anote 6000. De los demás, quien tenga menos puntos paga la ronda.

## La lección: un primer turno, paso a paso

tutto-lesson-1 = Cada turno empieza con una carta: dice qué dará un Tutto. Destápala, y enseguida se lanzan los seis dados.
tutto-lesson-2 = Bonus 400: si sacas los seis dados, añade 400. En esta tirada solo puntúa el 1: 100 puntos. Ya está elegido: sigue con los otros cinco dados.
tutto-lesson-3 = Tres 2 en una misma tirada valen 200, y ya son 300. Podrías plantarte y anotarlos; mejor aparta los tres y sigue con dos dados.
tutto-lesson-4 = Un 1 y un 5: los seis dados están fuera, ¡un Tutto! 450 puntos y el bonus de 400. Seguir lo arriesgaría todo: plántate y anota 850.
tutto-lesson-end = 850 puntos están anotados y a salvo; una pifia los habría costado todos. Gana quien anota antes 6000. ¡Ahora sigue jugando!

## En la página de reglas: una cifra para lo que se elige

tutto-ask = ¿Lanzo una vez más?
tutto-ask-dice = Dados que lanzas
tutto-ask-points = Puntos en juego
tutto-ask-answer = Puntos de media, si luego te plantas (sin la carta)
