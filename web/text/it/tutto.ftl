# Tutto. Termini: cilecca, lasciare, continuare, quadrifoglio, fuochi d’artificio, stop, scala, più-meno, raddoppia, bonus.
# «Tutto» resta invariato al plurale: due Tutto.

tutto-name = Tutto
tutto-people = 2–10 giocatori
tutto-line = Sei dadi e una carta: tutto o niente.

## Le carte: il nome, e che cosa chiedono

tutto-card-clover = Quadrifoglio
tutto-card-fireworks = Fuochi d’artificio
tutto-card-stop = Stop
tutto-card-straight = Scala
tutto-card-plusminus = Più-meno
tutto-card-double = Raddoppia
tutto-card-bonus200 = Bonus 200
tutto-card-bonus300 = Bonus 300
tutto-card-bonus400 = Bonus 400
tutto-card-bonus500 = Bonus 500
tutto-card-bonus600 = Bonus 600

tutto-meaning-clover = { $leaf ->
    [1] Ancora un Tutto e la partita è vinta. Non si può lasciare.
   *[other] Due Tutto vincono la partita. Non si può lasciare.
}
tutto-meaning-fireworks = Lancia fino alla cilecca, che non costa niente.
tutto-meaning-stop = Il turno è finito.
tutto-meaning-straight = Da 1 a 6, uno per numero: 2000. Prima non si può lasciare.
tutto-meaning-plusminus = Un Tutto vale 1000 e costa 1000 a chi è in testa. Prima non si può lasciare.
tutto-meaning-double = Un Tutto raddoppia i punti di questo turno.
tutto-meaning-bonus200 = Un Tutto aggiunge 200.
tutto-meaning-bonus300 = Un Tutto aggiunge 300.
tutto-meaning-bonus400 = Un Tutto aggiunge 400.
tutto-meaning-bonus500 = Un Tutto aggiunge 500.
tutto-meaning-bonus600 = Un Tutto aggiunge 600.

## Il tavolo

tutto-pile = { $count ->
    [one] Mazzo coperto, una carta
   *[other] Mazzo coperto, { $count } carte
}
tutto-this-turn = Questo turno
tutto-first-card = Scopri una carta per cominciare.
tutto-plus = +{ $points }
tutto-aside = Da parte
tutto-aside-none = Ancora niente da parte
tutto-aside-list = Da parte: { $dice }
tutto-tray = Dadi lanciati
tutto-die = { $face }
tutto-fell-card = { $name } scopre una carta. Quale?
tutto-real-cards = Anche le nostre carte
tutto-target = Traguardo: { $target }

tutto-pick = Scegli i dadi da mettere da parte.
tutto-picked = { $points ->
    [0] Da parte: { $dice }
   *[other] { $dice } { $count ->
        [one] vale
       *[other] valgono
    } { $points }
}
tutto-picked-tutto = { $points ->
    [0] Tutti e sei i dadi sono da parte: Tutto!
   *[other] { $points }, e tutti e sei i dadi sono da parte: Tutto!
}

tutto-last-null = Cilecca!
tutto-last-stop_card = Stop!
tutto-last-leader_out = Già in testa!
tutto-last-stopped = Punti segnati
tutto-last-fireworks_over = Punti segnati
tutto-last-lost = { $points ->
    [0] { $name } non ha fatto punti.
   *[other] { $name } perde { $points }.
}
tutto-last-wrote = { $points ->
    [0] { $name } non ha fatto punti.
   *[other] { $name } segna { $points }.
}
tutto-shout-tutto = Tutto!

## Che cosa si può fare

tutto-move-draw = Scopri una carta
tutto-move-draw-note = turno di { $name }
tutto-move-go = Continua
tutto-move-go-note = { $left ->
    [one] lancia l’ultimo dado
   *[other] lancia { $left } dadi
}
tutto-move-go-tutto = Tutto! Di nuovo sei
tutto-move-go-none = scegli almeno un dado
tutto-move-stop = Lascia
tutto-move-stop-note = segna { $total }
tutto-move-stop-tutto = Tutto: segna { $total }

tutto-hint-draw = Scopri una carta: non c’è altro da fare.
tutto-hint-go = Continua: metti da parte { $dice } e lancia { $left ->
    [one] l’ultimo dado
   *[other] { $left } dadi
}.
tutto-hint-stop = Lascia e segna { $total }.

## Probabilità accanto a un suggerimento

tutto-odds-card_ends = La prossima carta chiude il turno: { $chance }
tutto-odds-null = { $dice ->
    [one] Cilecca con l’ultimo dado: { $chance }
   *[other] Cilecca con { $dice } dadi: { $chance }
}
tutto-odds-average = Continuando, in media: { $points }
tutto-odds-stop = Lasciando: { $points }
tutto-odds-tutto = Tutto: { $chance }
tutto-odds-straight = Scala: { $chance }

## Tasti

tutto-keys-1 = 1 … 6
tutto-keys-1-text = scegli un dado con questo numero
tutto-keys-2 = A
tutto-keys-2-text = scegli tutti i dadi possibili
tutto-keys-3 = S
tutto-keys-3-text = lascia

## Che cosa è successo

tutto-event-starts = Comincia { $name }.
tutto-event-shuffled = Il mazzo è finito: tutte le carte vengono rimescolate.
tutto-event-card = { $name } scopre la carta «{ $card-name }».
tutto-event-thrown = { $name } lancia: { $dice }.
tutto-event-kept = { $points ->
    [0] { $name } mette da parte { $dice }.
   *[other] { $name } mette da parte { $dice } per { $points } punti.
}
tutto-event-tutto = { $points ->
    [0] Tutto!
   *[other] Tutto! Il turno vale { $points } punti.
}
tutto-event-clover_won = Il quadrifoglio riesce: { $name } vince la partita.
tutto-event-null = { $points ->
    [0] Cilecca.
   *[other] Cilecca: { $points } punti persi.
}
tutto-event-stop_card = { $points ->
    [0] Il turno è finito.
   *[other] Il turno è finito: { $points } punti persi.
}
tutto-event-leader_out = { $points ->
    [0] In testa c’è solo { $name }: il turno è finito.
   *[other] In testa c’è solo { $name }: il turno è finito, { $points } punti persi.
}
tutto-event-stopped = { $name } lascia con { $dice }.
tutto-event-fireworks_over = I fuochi d’artificio si spengono.
tutto-event-wrote = { $name } segna { $points } e arriva a { $score }.
tutto-event-paid = { $name } perde { $points } e scende a { $score }.
tutto-event-last_turns = { $name } raggiunge il traguardo: un ultimo turno per { $seats }.

## Com’è finita

tutto-outcome-target = { $name } raggiunge il traguardo con { $score } punti.
tutto-outcome-clover = A { $name } è riuscito il quadrifoglio.
tutto-outcome-equal_turns = Tutti hanno giocato lo stesso numero di turni.
tutto-loser = paga da bere

## Opzioni

tutto-option-target = Traguardo
tutto-option-target-meaning = Vince chi segna questi punti.
tutto-option-start = Chi comincia
tutto-option-start-lot = Decide la sorte
tutto-option-doubles = Che cosa raddoppia la carta Raddoppia
tutto-option-doubles-total = Tutti i punti di questo turno
tutto-option-doubles-dice = Solo i punti dei dadi di questo turno
tutto-option-doubles-card = Solo i dadi di questa carta
tutto-option-payment = Quando chi è in testa paga per il più-meno
tutto-option-payment-written = Quando si segnano i punti
tutto-option-payment-at_once = Subito, con il Tutto
tutto-option-sole_leader = Chi è in testa da solo scopre il più-meno
tutto-option-sole_leader-out = Il turno è finito
tutto-option-sole_leader-plays = Gioca per 1000, nessuno paga
tutto-option-below_zero = Punteggi sotto zero
tutto-option-below_zero-no = Mai
tutto-option-below_zero-yes = Possibili
tutto-option-ending = Fine della partita
tutto-option-ending-at_once = Appena il traguardo è segnato
tutto-option-ending-equal_turns = Dopo gli stessi turni per tutti
tutto-option-leaf_earlier = Un Tutto già fatto nel turno conta per il quadrifoglio
tutto-option-leaf_earlier-no = No
tutto-option-leaf_earlier-yes = Sì
tutto-option-leaf_card = Una nuova carta tra i due Tutto del quadrifoglio
tutto-option-leaf_card-no = No
tutto-option-leaf_card-yes = Sì

## Le regole in breve: un titolo e un paragrafo

tutto-rules-1 = Il turno
tutto-rules-1-text = Scopri una carta e lancia sei dadi. Metti da parte almeno un dado che vale punti, poi rilancia gli altri oppure lascia. Chi lascia segna tutti i punti del turno. Un lancio in cui nessun dado vale punti è una cilecca: il turno finisce e i suoi punti sono persi.
tutto-rules-2 = Che cosa vale
tutto-rules-2-text = Un 1 vale 100, un 5 vale 50. Tre uguali in un solo lancio: 200 con i 2, 300 con i 3, 400 con i 4, 500 con i 5, 600 con i 6, 1000 con gli 1. Dadi di lanci diversi non si combinano mai.
tutto-rules-3 = Tutto
tutto-rules-3-text = Sei dadi da parte sono un Tutto, e la carta paga. Lascia, oppure scopri la carta successiva e rilancia tutti e sei i dadi, rimettendo tutto in gioco.
tutto-rules-4 = Le carte
tutto-rules-4-text = Bonus: un Tutto aggiunge i punti indicati. Raddoppia: un Tutto raddoppia il turno. Stop: il turno è finito. Fuochi d’artificio: lancia fino alla cilecca, che non costa niente. Scala: raccogli i numeri da 1 a 6 per 2000 punti. Più-meno: un Tutto vale 1000 e chi è in testa perde 1000; chi è in testa da solo e la scopre perde il turno e i suoi punti. Quadrifoglio: due Tutto di fila vincono la partita.
tutto-rules-5 = La fine
tutto-rules-5-text = Vince chi per primo segna 6000. Tra gli altri, chi ha meno punti paga da bere.

## La lezione: un primo turno, passo per passo

tutto-lesson-1 = Ogni turno comincia con una carta: dice che cosa porterà un Tutto. Scoprila, e i sei dadi vengono subito lanciati.
tutto-lesson-2 = Bonus 400: se metti da parte tutti e sei i dadi, ne aggiunge 400. In questo lancio vale solo l’1, 100 punti. È già scelto: continua con gli altri cinque dadi.
tutto-lesson-3 = Tre 2 in un solo lancio valgono 200, e fanno 300. Potresti lasciare e segnarli; mettili invece da parte e continua con due dadi.
tutto-lesson-4 = Un 1 e un 5: tutti e sei i dadi sono da parte, è un Tutto! 450 punti e il bonus di 400. Continuare metterebbe tutto a rischio: lascia e segna 850.
tutto-lesson-end = 850 punti sono segnati e al sicuro; una cilecca li avrebbe cancellati tutti. Vince chi segna per primo 6000. Ora continua a giocare!

## Sulla pagina delle regole: una cifra per ciò che si sceglie

tutto-ask = Lanciare ancora una volta?
tutto-ask-dice = Dadi da lanciare
tutto-ask-points = Punti in gioco
tutto-ask-answer = Punti in media, se poi lasci (senza la carta)
