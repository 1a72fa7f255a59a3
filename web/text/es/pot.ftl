# Pass the Pot. Términos: POT, ronda, turno, banca, combo, combos de escalera, combos de trío, combo bonus; conseguir y tener el POT, abrir la ronda, cobrar monedas, relanzar.

pot-name = Pass the Pot
pot-people = 2–5 jugadores
pot-line = Hazte con el POT y aguanta hasta tu próximo turno.

## Combos: cómo se llaman y qué pagan

pot-combo-straight_123 = 1-2-3
pot-combo-straight_234 = 2-3-4
pot-combo-straight_345 = 3-4-5
pot-combo-triple_111 = 1-1-1
pot-combo-triple_222 = 2-2-2
pot-combo-triple_333 = 3-3-3
pot-combo-triple_444 = 4-4-4
pot-combo-triple_555 = 5-5-5
pot-combo-pot = P-O-T
pot-combo-bonus = Combo bonus

pot-pays-straight_123 = 1-2-3: la banca paga 1, y hay que relanzar el 1 y el 3.
pot-pays-straight_234 = 2-3-4: la banca paga 1.
pot-pays-straight_345 = { $players ->
    [2] 3-4-5: el rival paga 1, o la banca paga 2.
   *[other] 3-4-5: dos jugadores pagan 1 cada uno, o la banca paga 2.
}
pot-pays-triple_111 = 1-1-1: hasta 3 para la banca, y se acaba el turno.
pot-pays-triple_222 = { $players ->
    [2] 2-2-2: el rival paga 2, o la banca paga 1.
   *[other] 2-2-2: un jugador paga 2, o dos pagan 1 cada uno, o la banca paga 1.
}
pot-pays-triple_333 = { $players ->
    [2] 3-3-3: la banca paga 2, y el rival, 1.
   *[other] 3-3-3: la banca paga 2, y un jugador, 1.
}
pot-pays-triple_444 = { $players ->
    [2] 4-4-4: la banca paga 2, y el rival, 1.
   *[other] 4-4-4: la banca paga 2, y dos jugadores, 1 cada uno.
}
pot-pays-triple_555 = { $players ->
    [2] 5-5-5: la banca paga 5, y hay que dar 1 al rival.
   *[other] 5-5-5: la banca paga 5, y hay que repartir 2 entre dos rivales.
}
pot-pays-pot = P-O-T: la banca paga 2, cada rival paga 1, y se gana el POT.
pot-pays-bonus = { $bonus ->
    [135] Combo bonus 1-3-5: la banca paga 1 a cada jugador.
   *[other] Combo bonus 4-2-O: la banca paga 1 a cada jugador.
}
pot-shout = ¡{ $combo }!

## La mesa

pot-round = { $turns ->
    [0] Ronda { $round }
    [one] Ronda { $round } · último turno
   *[other] Ronda { $round } · quedan { $turns } turnos
}
pot-goal = Se juega a { $target } monedas
pot-pot = { $coins ->
    [one] El POT: una moneda
   *[other] El POT: { $coins } monedas
}
pot-pot-at = { $pot }, delante de { $name }
pot-bank = Banca
pot-bank-holds = { $coins ->
    [none] La banca
    [one] La banca: una moneda
   *[other] La banca: { $coins } monedas
}
pot-held = Dados a batir: { $dice }
pot-held-won = Dados ganadores: { $dice }
pot-held-none = Aún no hay dados a batir
pot-to-beat = a batir
pot-holds = { $name } tiene el POT
pot-nobody-holds = Quien abre la ronda consigue el POT.
pot-round-won = { $coins ->
    [0] { $name } ha ganado la ronda. El POT estaba vacío.
    [one] { $name } ha ganado la ronda y una moneda.
   *[other] { $name } ha ganado la ronda y { $coins } monedas.
}
pot-seat-holds = tiene el POT
pot-seat-coming = aún tiene que lanzar
pot-minus = −{ $coins }
pot-plus = +{ $coins }
pot-tap-take = { $coins ->
    [0] Cobrar a { $name }
    [one] Cobrar a { $name }: una moneda
   *[other] Cobrar a { $name }: { $coins } monedas
}
pot-tap-give = { $coins ->
    [0] Dar a { $name }
   *[other] Dar a { $name }: una moneda
}
pot-tray = Dados
pot-tray-of = Dados de { $name }
pot-lots = Un dado por persona
pot-fell-off = Cada jugador lanza un dado. ¿Qué ha salido?
pot-throws-one = { $name } { $face }
pot-die = Dado { $letter }: { $face }
pot-die-letter = Dado { $letter }: la letra

pot-title-start_off = ¿Quién empieza?
pot-title-win_off = ¡Empate! Deciden los dados
pot-title-starts = Empieza { $name }
pot-title-begins = { $name } abre la ronda
pot-title-over = { $name } gana la partida
pot-title-throw = { $throw ->
    [1] { $name }: primera tirada
    [2] { $name }: segunda tirada
    [3] { $name }: última tirada
   *[other] { $name }: relanza el 1 y el 3
}
pot-title-take = { $name }: ¿quién paga?
pot-title-give = { $name }: ¿quién recibe una moneda?
pot-last-took_pot = { $name } consigue el POT con { $result }
pot-last-lower = { $name }: { $result } no es suficiente
pot-last-equal = Empate: { $name } no consigue el POT
pot-last-triple_111 = ¡1-1-1! Se acaba el turno de { $name }
pot-last-pot = ¡P-O-T! { $name } gana la ronda

pot-advice-first = Las letras valen 0; los números se suman.
pot-advice-beat = Con más de { $best } consigues el POT.
pot-advice-again = Toca los dados que quieras relanzar. Esta vez es gratis.
pot-advice-pay = La última tirada cuesta una moneda, que va al POT. Toca los dados que quieras relanzar.
pot-advice-kept = Te quedas con { $dice }.
pot-advice-all = Relanzas los tres.
pot-advice-take = Toca a quien deba pagar: una moneda por toque.
pot-advice-give = Toca a quien deba recibir una moneda.

## Lo que se puede hacer

pot-move-throw = Lanzar los dados
pot-move-throw-note = le toca a { $name }
pot-move-again = Relanzar
pot-move-pay = Pagar { $coins } y lanzar
pot-move-again-note = { $coins ->
    [0] { $count ->
        [one] un dado, gratis
       *[other] { $count } dados, gratis
    }
   *[other] { $count ->
        [one] un dado, última tirada
       *[other] { $count } dados, última tirada
    }
}
pot-move-again-none = toca antes los dados
pot-move-stop = Plantarse: { $result }
pot-move-stop-on = { $which ->
    [bonus] Plantarse: combo bonus
   *[other] Plantarse: { $combo }
}
pot-stop-holds = consigues el POT
pot-stop-took_pot = consigues el POT
pot-stop-lower = poco para el POT
pot-stop-equal = empate: sin POT
pot-stop-combo = { $combo } paga; { $pot }
pot-stop-again = +1, y relanzas { $dice }
pot-move-take = Cobrar { $coins }
pot-move-give = Guardar { $kept }, dar { $given }
pot-take-one = { $coins } de { $name }
pot-take-bank = { $coins } de la banca
pot-give-one = { $coins } a { $name }
pot-move-take-none = Cobrar
pot-move-take-none-note = { $count ->
    [0] toca a quien paga
   *[other] toca otra vez
}
pot-move-give-none = Dar
pot-move-give-none-note = { $count ->
    [0] toca a quien recibe
   *[other] toca a alguien más
}

pot-choice-throw = Lanza los dados
pot-choice-again = Relanza { $dice }
pot-choice-pay = Paga { $coins }, relanza { $dice }
pot-choice-stop = Plántate con { $result }
pot-choice-stop-on = { $which ->
    [bonus] Plántate: combo bonus
   *[other] Plántate: { $combo }
}
pot-choice-take = Cobra { $shares }
pot-choice-give = Da { $shares }

## Probabilidades junto a una pista

pot-odds-reach = Más de { $best } con todas las tiradas: { $chance }
pot-odds-beat = Más de { $best } con esta tirada: { $chance }
pot-odds-mean = Resultado medio: { $result }
pot-odds-combo = Un combo: { $chance }
pot-odds-holds = { $others ->
    [one] Un { $result } aguanta si el rival intenta superarlo: { $chance }
   *[other] Un { $result } aguanta si todos intentan superarlo: { $chance }
}
pot-brief-reach = { $chance } más de { $best }
pot-brief-beat = { pot-brief-reach }
pot-brief-mean = media { $result }
pot-brief-holds = { $chance } aguanta
pot-why-beat-combo = Esta tirada supera { $beat-best } en el { $beat-chance } de los casos; combo: { $combo-chance }.
pot-why-mean-combo = Esta tirada da { $mean-result } de media; combo: { $combo-chance }.

## Teclas

pot-keys-1 = P O T
pot-keys-1-text = marcar o desmarcar este dado
pot-keys-2 = 1 … 5
pot-keys-2-text = elegir los dados con este número; señalar al jugador de esta posición
pot-keys-3 = A
pot-keys-3-text = elegir los tres dados, o ninguno
pot-keys-4 = S
pot-keys-4-text = plantarse
pot-keys-5 = B
pot-keys-5-text = cobrar de la banca

## Lo que pasó

pot-event-rolled_off = { $purpose ->
    [win] Tirada de desempate: { $throws }.
   *[other] Tirada para ver quién empieza: { $throws }.
}
pot-event-again_off = { $seats } empatan y vuelven a lanzar.
pot-event-starts = Empieza { $name }.
pot-event-round_begins = { $coins ->
    [0] Ronda { $round }: abre { $name }. La banca está vacía.
    [one] Ronda { $round }: abre { $name }, con una moneda en el POT.
   *[other] Ronda { $round }: abre { $name }, con { $coins } monedas en el POT.
}
pot-event-thrown = { $thrown-count ->
    [3] { $name } saca { $dice }.
   *[other] { $name } tiene ahora { $dice }.
}
pot-event-paid_pot = { $name } paga { $coins } al POT.
pot-event-stopped = { $name } se planta.
pot-event-combo = ¡{ $combo-name }!
pot-event-bank_paid = { $name } recibe { $coins } de la banca.
pot-event-paid_bank = { $name } paga { $coins } a la banca.
pot-event-paid_player = { $to-name } recibe { $coins } de { $name }.
pot-event-lapsed = { $combo ->
    [triple_111] { $name } no tiene monedas para pagar.
   *[other] Nadie puede pagarlo.
}
pot-event-result = Resultado: { $result }.
pot-event-pot_taken = { $from ->
    [none] { $name } consigue el POT.
   *[other] { $name } le quita el POT a { $from-name }.
}
pot-event-pot_stays = { $equal ->
    [true] Solo iguala el { $best }: el POT sigue en manos de { $holder-name }.
   *[other] No supera el { $best }: el POT sigue en manos de { $holder-name }.
}
pot-event-round_won = { $coins ->
    [0] { $name } gana la ronda. El POT estaba vacío.
    [one] { $name } gana la ronda y una moneda.
   *[other] { $name } gana la ronda y { $coins } monedas.
}
pot-event-tied = { $seats } empatan a { $coins } monedas.
pot-event-game_won = { $name } gana con { $coins } monedas.

## Cómo terminó

pot-outcome-target = { $score } monedas al final de una ronda, y nadie tiene más.
pot-outcome-roll_off = { $name } ha ganado la tirada de desempate.

## Opciones

pot-option-target = Meta
pot-option-target-meaning = La partida termina cuando alguien tiene estas monedas al final de una ronda.
pot-option-start = Quién empieza
pot-option-start-roll_off = La tirada más alta
pot-option-bonus = Combo bonus
pot-option-bonus-meaning = La banca paga 1 a cada jugador.
pot-option-bonus-42o = 4-2-O
pot-option-bonus-135 = 1-3-5
pot-option-bonus-none = Ninguno
pot-option-after_123 = La tirada que sigue a 1-2-3
pot-option-after_123-nothing = No paga nada más
pot-option-after_123-pays = Pagan 2-2-2, 2-3-4 y el combo bonus
pot-option-bank = Banca
pot-option-bank-unlimited = Nunca se agota
pot-option-bank-limited = Puede agotarse
pot-option-total = Monedas en juego
pot-option-total-meaning = Para una banca que puede agotarse; al menos el doble de la meta.
pot-option-ones = Resultado de 1-1-1
pot-option-ones-0 = 0
pot-option-ones-3 = 3

## Las reglas en breve: un título y un párrafo

pot-rules-1 = El turno
pot-rules-1-text = Lanza tres dados, cada uno con los números del 1 al 5 y una letra. Quédate con el resultado o relanza gratis, una sola vez, los dados que quieras. Después puedes pagar una moneda al POT y relanzar por última vez los que quieras. La suma es tu resultado; las letras valen 0.
pot-rules-2 = El POT
pot-rules-2-text = Quien abre la ronda consigue el POT. Un resultado más alto se lo quita; uno igual, no. Cada uno de los demás tiene un turno para superar a quien tiene el POT. Si nadie lo logra, esa persona gana todas las monedas del POT y abre la ronda siguiente, para la que la banca pone 2 monedas nuevas.
pot-rules-3 = Combos de escalera
pot-rules-3-text = 1-2-3: la banca paga 1, y tienes que relanzar el 1 y el 3. 2-3-4: la banca paga 1. 3-4-5: dos jugadores pagan 1 cada uno, o la banca paga 2. P-O-T: la banca paga 2, cada rival paga 1, y ganas al momento la ronda y su POT.
pot-rules-4 = Combos de trío
pot-rules-4-text = 1-1-1: pagas 3 a la banca, y tu turno se acaba al momento. 2-2-2: un jugador paga 2, o dos pagan 1 cada uno, o la banca paga 1. 3-3-3: la banca paga 2, y un jugador, 1. 4-4-4: la banca paga 2, y dos jugadores, 1 cada uno. 5-5-5: la banca paga 5, y das 1 a cada uno de los dos rivales que elijas. Combo bonus 4-2-O: la banca paga 1 a cada jugador.
pot-rules-5 = Fin de la partida
pot-rules-5-text = Si al acabar una ronda alguien tiene 24 monedas o más, la partida termina y gana quien tenga más. En caso de empate, cada persona empatada lanza un dado. Quien no puede pagarlo todo paga lo que tiene: no hay deudas ni eliminaciones.

## La lección: un primer turno, paso a paso

pot-lesson-1 = El POT está delante de ti, con dos monedas encima. Tú abres la ronda: lanza los tres dados.
pot-lesson-2 = Una letra vale 0, así que solo tienes un 5. Puedes relanzar una vez gratis: deja el 5, toca las dos letras y relánzalas.
pot-lesson-3 = 5, 5 y 1 suman 11. Puedes pagar una de tus monedas al POT y relanzar por última vez: toca el 1 y paga.
pot-lesson-4 = ¡14! El bot tenía un turno para superarlo y no lo ha logrado: ganas las tres monedas del POT. Quien gana abre la ronda siguiente: lanza.
pot-lesson-5 = 3-4-5 es un combo, y los combos pagan cuando te plantas con ellos. Además, 12 es un buen resultado: plántate.
pot-lesson-6 = Con 3-4-5 cobras 1 moneda a otro jugador o 2 a la banca. Cobra las dos de la banca.
pot-lesson-end = Tienes el POT con 12, y el bot intenta superarte. Con 24 monedas al final de una ronda ganas, si nadie tiene más. ¡Sigue jugando!

## En la página de reglas: una cifra para lo que se elige

pot-ask = ¿Aguantará mi resultado?
pot-ask-best = Tu resultado
pot-ask-players = Jugadores
pot-ask-answer = Con qué frecuencia ganas el POT
