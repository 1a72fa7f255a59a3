# Tutto. Termini: cilecca, dado vincente, tris, lasciare, continuare, segnare, quadrifoglio, fuochi d’artificio, stop, scala, più-meno, raddoppia, bonus.
# Si dice «fare Tutto» e «fare cilecca»; «Tutto» resta invariato al plurale: due Tutto.

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
    [1] Ancora un Tutto e vinci la partita. Non puoi lasciare.
   *[other] Con due Tutto vinci la partita. Non puoi lasciare.
}
tutto-meaning-fireworks = Devi lanciare finché non fai cilecca, ma non perdi niente.
tutto-meaning-stop = Il turno è finito.
tutto-meaning-straight = Da 1 a 6, un dado per numero: 2000. Prima non puoi lasciare.
tutto-meaning-plusminus = Se fai Tutto, 1000 a te e −1000 a chi è in testa. Prima non puoi lasciare.
tutto-meaning-double = Se fai Tutto, i punti del turno raddoppiano.
tutto-meaning-bonus200 = Se fai Tutto, 200 in più.
tutto-meaning-bonus300 = Se fai Tutto, 300 in più.
tutto-meaning-bonus400 = Se fai Tutto, 400 in più.
tutto-meaning-bonus500 = Se fai Tutto, 500 in più.
tutto-meaning-bonus600 = Se fai Tutto, 600 in più.

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
tutto-real-cards = Anche carte reali
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
    [0] Tutti e sei i dadi da parte: Tutto!
   *[other] { $points }, e tutti e sei i dadi da parte: Tutto!
}

tutto-last-null = Cilecca!
tutto-last-stop_card = Stop!
tutto-last-leader_out = Già in testa!
tutto-last-stopped = Punti segnati
tutto-last-fireworks_over = Punti segnati
tutto-last-lost = { $points ->
    [0] { $name } non fa punti.
   *[other] { $name } perde { $points }.
}
tutto-last-wrote = { $points ->
    [0] { $name } non fa punti.
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
tutto-move-go-tutto = Tutto! Ancora sei dadi
tutto-move-go-none = scegli almeno un dado
tutto-move-stop = Lascia
tutto-move-stop-note = segna { $total }
tutto-move-stop-tutto = Tutto: segna { $total }

tutto-choice-draw = Scopri una carta
tutto-choice-keep = Metti da parte { $dice }
tutto-choice-stop = Lascia e segna { $total }

## Probabilità accanto a un suggerimento

tutto-odds-card_ends = La prossima carta chiude il turno: { $chance }
tutto-odds-null = { $dice ->
    [one] Cilecca con l’ultimo dado: { $chance }
   *[other] Cilecca con { $dice } dadi: { $chance }
}
tutto-odds-average = Se continui, in media: { $points }
tutto-odds-stop = Se lasci: { $points }
tutto-odds-going_card_ends = { tutto-odds-card_ends }
tutto-odds-going_null = { tutto-odds-null }
tutto-odds-going_average = { tutto-odds-average }
tutto-odds-tutto = Tutto: { $chance }
tutto-odds-straight = Scala: { $chance }
tutto-brief-null = { $chance } cilecca
tutto-brief-card_ends = { $chance } fine turno
tutto-why-null-average-stop = Lanciando { $null-dice ->
    [one] l’ultimo dado
   *[other] { $null-dice } dadi
}: cilecca { $null-chance }, in media { $average-points }. Lasciando segni { $stop-points }.
tutto-why-going_null-going_average = Lasciando segni { $total }. Lanciando { $going_null-dice ->
    [one] l’ultimo dado
   *[other] { $going_null-dice } dadi
}: cilecca { $going_null-chance }, in media { $going_average-points }.

## Tasti

tutto-keys-1 = 1 … 6
tutto-keys-1-text = scegli un dado con questo numero
tutto-keys-2 = A
tutto-keys-2-text = scegli tutti i dadi vincenti
tutto-keys-3 = S
tutto-keys-3-text = lascia

## Che cosa è successo

tutto-event-starts = Comincia { $name }.
tutto-event-shuffled = Il mazzo è finito: si rimescolano tutte le carte.
tutto-event-card = { $name } scopre la carta «{ $card-name }».
tutto-event-thrown = { $name } lancia: { $dice }.
tutto-event-kept = { $points ->
    [0] { $name } mette da parte: { $dice }.
   *[other] { $name } mette da parte: { $dice } ({ $points } punti).
}
tutto-event-tutto = { $points ->
    [0] Tutto!
   *[other] Tutto! Ora sono { $points } punti.
}
tutto-event-clover_won = Quadrifoglio completato: { $name } vince la partita.
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
tutto-event-wrote = { $name } segna { $points } e sale a { $score }.
tutto-event-paid = { $name } perde { $points } e scende a { $score }.
tutto-event-last_turns = { $seats-count ->
    [one] { $name } raggiunge il traguardo: ultimo turno per { $seats }.
   *[other] { $name } raggiunge il traguardo: un ultimo turno a testa per { $seats }.
}

## Com’è finita

tutto-outcome-target = { $name } ha raggiunto il traguardo con { $score } punti.
tutto-outcome-clover = { $name } ha completato il quadrifoglio.
tutto-outcome-equal_turns = Tutti hanno giocato lo stesso numero di turni.
tutto-loser = paga da bere

## Opzioni

tutto-option-target = Traguardo
tutto-option-target-meaning = Vince chi per primo raggiunge questo punteggio.
tutto-option-start = Chi comincia
tutto-option-start-lot = A sorte
tutto-option-doubles = Che cosa raddoppia la carta Raddoppia
tutto-option-doubles-total = Tutti i punti del turno
tutto-option-doubles-dice = Solo i punti dei dadi del turno
tutto-option-doubles-card = Solo i punti dei dadi di questa carta
tutto-option-payment = Più-meno: quando paga chi è in testa
tutto-option-payment-written = Quando si segnano i punti
tutto-option-payment-at_once = Subito, con il Tutto
tutto-option-sole_leader = Più-meno: se lo scopre chi è in testa da solo
tutto-option-sole_leader-out = Il turno è finito
tutto-option-sole_leader-plays = Gioca per 1000, nessuno paga
tutto-option-below_zero = Punteggi sotto zero
tutto-option-below_zero-no = Mai
tutto-option-below_zero-yes = Ammessi
tutto-option-ending = Fine della partita
tutto-option-ending-at_once = Appena si raggiunge il traguardo
tutto-option-ending-equal_turns = A parità di turni giocati
tutto-option-leaf_earlier = Un Tutto già fatto nel turno vale per il quadrifoglio
tutto-option-leaf_earlier-no = No
tutto-option-leaf_earlier-yes = Sì
tutto-option-leaf_card = Una nuova carta tra i due Tutto del quadrifoglio
tutto-option-leaf_card-no = No
tutto-option-leaf_card-yes = Sì

## Le regole in breve: un titolo e un paragrafo

tutto-rules-1 = Il turno
tutto-rules-1-text = Scopri una carta e lancia i sei dadi. Poi metti da parte almeno un dado vincente e rilancia gli altri, oppure lascia e segna tutti i punti del turno. Un lancio senza dadi vincenti è una cilecca: il turno finisce e ne perdi tutti i punti.
tutto-rules-2 = I dadi vincenti
tutto-rules-2-text = Ogni 1 vale 100, ogni 5 vale 50. Un tris, cioè tre dadi uguali in un solo lancio, vale 200 con i 2, 300 con i 3, 400 con i 4, 500 con i 5, 600 con i 6 e 1000 con gli 1. Dadi di lanci diversi non si combinano mai.
tutto-rules-3 = Tutto
tutto-rules-3-text = Quando tutti e sei i dadi sono da parte hai fatto Tutto, e la carta paga. Puoi lasciare, oppure scoprire la carta successiva e lanciare di nuovo i sei dadi, rischiando tutti i punti del turno.
tutto-rules-4 = Le carte
tutto-rules-4-text = Bonus: se fai Tutto, aggiungi i punti indicati. Raddoppia: se fai Tutto, i punti del turno raddoppiano. Stop: il turno finisce e ne perdi i punti. Fuochi d’artificio: devi lanciare finché non fai cilecca, ma non perdi niente. Scala: raccogli i numeri da 1 a 6 e fai 2000 punti; prima non puoi lasciare. Più-meno: se fai Tutto, guadagni 1000 punti e chi è in testa ne perde 1000; prima non puoi lasciare; se lo scopri quando in testa ci sei solo tu, perdi il turno e i suoi punti. Quadrifoglio: con due Tutto di fila vinci la partita; non puoi lasciare.
tutto-rules-5 = Fine della partita
tutto-rules-5-text = Vince chi per primo segna 6000 punti. Tra gli altri, chi ne ha meno paga da bere.

## La lezione: un primo turno, passo per passo

tutto-lesson-1 = Ogni turno comincia con una carta, che dice quanto rende un Tutto. Scoprila: i sei dadi vengono lanciati subito.
tutto-lesson-2 = Bonus 400: se metti da parte tutti e sei i dadi, guadagni altri 400 punti. In questo lancio l’unico dado vincente è l’1, che vale 100. È già scelto: continua con gli altri cinque.
tutto-lesson-3 = Un tris di 2 in un solo lancio vale 200, e siamo a 300. Potresti lasciare e segnarli, ma metti da parte il tris e continua con due dadi.
tutto-lesson-4 = Un 1 e un 5: tutti e sei i dadi sono da parte, hai fatto Tutto! Sono 450 punti più il bonus di 400. Continuando rischieresti di perderli: lascia e segna 850.
tutto-lesson-end = I tuoi 850 punti sono al sicuro; una cilecca, cioè un lancio senza dadi vincenti, te li avrebbe fatti perdere tutti. Vince chi per primo segna 6000. Ora continua a giocare!

## Sulla pagina delle regole: una cifra per ciò che si sceglie

tutto-ask = Conviene rilanciare?
tutto-ask-dice = Dadi da lanciare
tutto-ask-points = Punti a rischio
tutto-ask-answer = Punti in media, se poi lasci (carta esclusa)
