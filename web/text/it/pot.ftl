# Pass the Pot. Termini: POT, mano, turno, banca, moneta, cedere, spareggio, combo, combo scala, combo tris, combo bonus.

pot-name = Pass the Pot
pot-people = 2–5 giocatori
pot-line = Prendi il POT e difendilo per un giro intero.

## Le combo: come si chiamano, e che cosa rendono

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

pot-pays-straight_123 = 1-2-3: 1 dalla banca, poi devi rilanciare l’1 e il 3.
pot-pays-straight_234 = 2-3-4: 1 dalla banca.
pot-pays-straight_345 = { $players ->
    [2] 3-4-5: 1 dall’avversario, o 2 dalla banca.
   *[other] 3-4-5: 1 a testa da due giocatori, o 2 dalla banca.
}
pot-pays-triple_111 = 1-1-1: fino a 3 alla banca, e il turno è finito.
pot-pays-triple_222 = { $players ->
    [2] 2-2-2: 2 dall’avversario, o 1 dalla banca.
   *[other] 2-2-2: 2 da un giocatore, o 1 a testa da due, o 1 dalla banca.
}
pot-pays-triple_333 = { $players ->
    [2] 3-3-3: 2 dalla banca e 1 dall’avversario.
   *[other] 3-3-3: 2 dalla banca e 1 da un giocatore.
}
pot-pays-triple_444 = { $players ->
    [2] 4-4-4: 2 dalla banca e 1 dall’avversario.
   *[other] 4-4-4: 2 dalla banca e 1 a testa da due giocatori.
}
pot-pays-triple_555 = { $players ->
    [2] 5-5-5: 5 dalla banca, ne tieni 4 e ne cedi 1.
   *[other] 5-5-5: 5 dalla banca, ne tieni 3 e ne cedi 1 a testa a due giocatori.
}
pot-pays-pot = P-O-T: 2 dalla banca, 1 a testa da tutti gli altri, e il POT.
pot-pays-bonus = { $bonus ->
    [135] Combo bonus 1-3-5: tutti ricevono 1 dalla banca.
   *[other] Combo bonus 4-2-O: tutti ricevono 1 dalla banca.
}
pot-shout = { $combo }!

## Il tavolo

pot-round = { $turns ->
    [0] Mano { $round }
    [one] Mano { $round } · ultimo turno
   *[other] Mano { $round } · ancora { $turns } turni
}
pot-goal = Traguardo: { $target } monete
pot-pot = { $coins ->
    [one] Il POT: una moneta
   *[other] Il POT: { $coins } monete
}
pot-pot-at = { $pot }, davanti a { $name }
pot-bank = Banca
pot-bank-holds = { $coins ->
    [none] La banca
    [one] La banca: una moneta
   *[other] La banca: { $coins } monete
}
pot-held = I dadi da battere: { $dice }
pot-held-won = I dadi vincenti: { $dice }
pot-held-none = Ancora nessun dado da battere
pot-to-beat = da battere
pot-holds = { $name } tiene il POT
pot-nobody-holds = Il primo risultato della mano prende il POT.
pot-round-won = { $coins ->
    [0] { $name } ha vinto la mano. Il POT era vuoto.
    [one] { $name } ha vinto la mano e una moneta.
   *[other] { $name } ha vinto la mano e { $coins } monete.
}
pot-seat-holds = tiene il POT
pot-seat-coming = deve ancora lanciare
pot-minus = −{ $coins }
pot-plus = +{ $coins }
pot-tap-take = { $coins ->
    [0] Prendi da { $name }
    [one] Prendi da { $name }: una moneta
   *[other] Prendi da { $name }: { $coins } monete
}
pot-tap-give = { $coins ->
    [0] Per { $name }
   *[other] Per { $name }: una moneta
}
pot-tray = Dadi
pot-tray-of = Dadi di { $name }
pot-lots = Un dado a testa
pot-fell-off = Ognuno lancia un dado. Che cosa è uscito?
pot-throws-one = { $name } { $face }
pot-die = Dado { $letter }: { $face }
pot-die-letter = Dado { $letter }: la lettera

pot-title-start_off = Chi comincia?
pot-title-win_off = Parità! Decide uno spareggio
pot-title-starts = Comincia { $name }
pot-title-begins = { $name } apre la mano
pot-title-over = { $name } vince la partita
pot-title-throw = { $throw ->
    [1] { $name }: primo lancio
    [2] { $name }: secondo lancio
    [3] { $name }: ultimo lancio
   *[other] { $name }: rilancio dell’1 e del 3
}
pot-title-take = { $name }: chi paga?
pot-title-give = { $name }: chi riceve una moneta?
pot-last-took_pot = { $name } prende il POT con { $result }
pot-last-lower = { $name }: { $result } non basta
pot-last-equal = Parità: niente POT per { $name }
pot-last-triple_111 = 1-1-1! Turno finito per { $name }
pot-last-pot = P-O-T! { $name } vince la mano

pot-advice-first = Le lettere valgono 0, i numeri si sommano.
pot-advice-beat = Con più di { $best } prendi il POT.
pot-advice-again = Tocca i dadi da rilanciare. Questa volta è gratis.
pot-advice-pay = Un ultimo rilancio costa una moneta, che va sul POT. Tocca i dadi da rilanciare.
pot-advice-kept = Tieni { $dice }.
pot-advice-all = Rilanci tutti e tre i dadi.
pot-advice-take = Tocca chi paga: ogni tocco è una moneta.
pot-advice-give = Tocca chi riceve una moneta.

## Che cosa si può fare

pot-move-throw = Lancia i dadi
pot-move-throw-note = turno di { $name }
pot-move-again = Rilancia
pot-move-pay = Paga e rilancia
pot-move-again-note = { $coins ->
    [0] { $count ->
        [one] un dado, gratis
       *[other] { $count } dadi, gratis
    }
   *[other] { $count ->
        [one] un dado, ultimo lancio
       *[other] { $count } dadi, ultimo lancio
    }
}
pot-move-again-none = prima tocca i dadi
pot-move-stop = Fermati a { $result }
pot-move-stop-on = { $which ->
    [bonus] Tieni la combo bonus
   *[other] Tieni { $combo }
}
pot-stop-holds = tieni il POT
pot-stop-took_pot = prendi il POT
pot-stop-lower = troppo poco per il POT
pot-stop-equal = parità: niente POT
pot-stop-combo = la combo paga, { $pot }
pot-stop-again = +1, poi rilancia { $dice }
pot-move-take = Prendi { $coins }
pot-move-give = Tieni { $kept }, cedi { $given }
pot-take-one = { $coins } da { $name }
pot-take-bank = { $coins } dalla banca
pot-give-one = { $name } +{ $coins }
pot-move-take-none = Fai pagare
pot-move-take-none-note = { $count ->
    [0] tocca chi paga
   *[other] tocca ancora
}
pot-move-give-none = Cedi
pot-move-give-none-note = { $count ->
    [0] tocca chi riceve
   *[other] tocca ancora
}

pot-choice-throw = Lancia i dadi
pot-choice-again = Rilancia { $dice }
pot-choice-pay = Paga { $coins }, rilancia { $dice }
pot-choice-stop = Fermati a { $result }
pot-choice-stop-on = { $which ->
    [bonus] Tieni la combo bonus
   *[other] Tieni { $combo }
}
pot-choice-take = Prendi { $shares }
pot-choice-give = Cedi: { $shares }

## Probabilità accanto a un suggerimento

pot-odds-reach = Più di { $best } con tutti i lanci: { $chance }
pot-odds-beat = Più di { $best } con questo lancio: { $chance }
pot-odds-mean = Risultato medio: { $result }
pot-odds-combo = Una combo: { $chance }
pot-odds-holds = { $others ->
    [one] Un { $result } regge se l’avversario prova a batterlo: { $chance }
   *[other] Un { $result } regge se tutti provano a batterlo: { $chance }
}
pot-brief-reach = { $chance } oltre { $best }
pot-brief-beat = { pot-brief-reach }
pot-brief-mean = in media { $result }
pot-brief-holds = { $chance } regge
pot-why-beat-combo = Questo lancio batte { $beat-best } nel { $beat-chance } dei casi; combo: { $combo-chance }.
pot-why-mean-combo = Questo lancio dà in media { $mean-result }; combo: { $combo-chance }.

## Tasti

pot-keys-1 = P O T
pot-keys-1-text = scegli questo dado, o deselezionalo
pot-keys-2 = 1 … 5
pot-keys-2-text = scegli i dadi con questo numero, o chi gioca in questa posizione
pot-keys-3 = A
pot-keys-3-text = scegli tutti e tre i dadi, o nessuno
pot-keys-4 = S
pot-keys-4-text = fermati
pot-keys-5 = B
pot-keys-5-text = prendi dalla banca

## Che cosa è successo

pot-event-rolled_off = { $purpose ->
    [win] Spareggio per la vittoria: { $throws }.
   *[other] Un lancio per decidere chi comincia: { $throws }.
}
pot-event-again_off = Parità tra { $seats }: si rilancia.
pot-event-starts = Comincia { $name }.
pot-event-round_begins = { $coins ->
    [0] Mano { $round }: comincia { $name }. La banca è vuota.
    [one] Mano { $round }: comincia { $name }, con una moneta sul POT.
   *[other] Mano { $round }: comincia { $name }, con { $coins } monete sul POT.
}
pot-event-thrown = { $thrown-count ->
    [3] { $name } lancia: { $dice }.
   *[other] { $name } ora ha { $dice }.
}
pot-event-paid_pot = { $name } mette { $coins } sul POT.
pot-event-stopped = { $name } si ferma.
pot-event-combo = { $combo-name }!
pot-event-bank_paid = { $name } riceve { $coins } dalla banca.
pot-event-paid_bank = { $name } paga { $coins } alla banca.
pot-event-paid_player = { $to-name } riceve { $coins } da { $name }.
pot-event-lapsed = { $combo ->
    [triple_111] { $name } non ha monete per pagare.
   *[other] Nessuno può pagare.
}
pot-event-result = Risultato: { $result }.
pot-event-pot_taken = { $from ->
    [none] { $name } tiene il POT.
   *[other] { $name } prende il POT di { $from-name }.
}
pot-event-pot_stays = { $equal ->
    [true] Parità a { $best }: { $holder-name } tiene il POT.
   *[other] { $holder-name } tiene ancora il POT, con { $best }.
}
pot-event-round_won = { $coins ->
    [0] { $name } vince la mano. Il POT era vuoto.
    [one] { $name } vince la mano e una moneta.
   *[other] { $name } vince la mano e { $coins } monete.
}
pot-event-tied = { $seats } hanno { $coins } monete a testa.
pot-event-game_won = { $name } vince con { $coins } monete.

## Com’è finita

pot-outcome-target = { $score } monete alla fine di una mano, e nessuno ne ha di più.
pot-outcome-roll_off = { $name } ha vinto lo spareggio.

## Opzioni

pot-option-target = Traguardo
pot-option-target-meaning = La partita finisce se alla fine di una mano qualcuno ha raggiunto questo numero di monete.
pot-option-start = Chi comincia
pot-option-start-roll_off = Il lancio più alto
pot-option-bonus = Combo bonus
pot-option-bonus-meaning = Tutti ricevono 1 dalla banca.
pot-option-bonus-42o = 4-2-O
pot-option-bonus-135 = 1-3-5
pot-option-bonus-none = Nessuna
pot-option-after_123 = Il lancio dopo 1-2-3
pot-option-after_123-nothing = Non paga più niente
pot-option-after_123-pays = Pagano 2-2-2, 2-3-4 e la combo bonus
pot-option-bank = Banca
pot-option-bank-unlimited = Non si esaurisce mai
pot-option-bank-limited = Può esaurirsi
pot-option-total = Monete in gioco
pot-option-total-meaning = Solo se la banca può esaurirsi; almeno il doppio del traguardo.
pot-option-ones = Risultato di 1-1-1
pot-option-ones-0 = 0
pot-option-ones-3 = 3

## Le regole in breve: un titolo e un paragrafo

pot-rules-1 = Il turno
pot-rules-1-text = Lancia tre dadi, ognuno con i numeri da 1 a 5 e una lettera. Tieni il risultato, oppure rilancia una volta, gratis, i dadi che vuoi. Poi puoi mettere una moneta sul POT per un ultimo rilancio dei dadi che vuoi. La somma è il tuo risultato; le lettere valgono 0.
pot-rules-2 = Il POT
pot-rules-2-text = Chi fa il primo risultato di una mano tiene il POT. Un risultato più alto glielo porta via, uno uguale no. Gli altri hanno un turno a testa per battere chi tiene il POT: se nessuno ci riesce, chi lo tiene ne vince tutte le monete e apre la mano successiva; la banca mette sul POT 2 nuove monete.
pot-rules-3 = Combo scala
pot-rules-3-text = 1-2-3: 1 dalla banca, poi devi rilanciare l’1 e il 3. 2-3-4: 1 dalla banca. 3-4-5: 1 a testa da due giocatori, o 2 dalla banca. P-O-T: 2 dalla banca, 1 a testa da tutti gli altri, e vinci subito la mano e il POT.
pot-rules-4 = Combo tris
pot-rules-4-text = 1-1-1: 3 alla banca, e il tuo turno finisce subito. 2-2-2: 2 da un giocatore, o 1 a testa da due, o 1 dalla banca. 3-3-3: 2 dalla banca e 1 da un giocatore. 4-4-4: 2 dalla banca e 1 a testa da due giocatori. 5-5-5: 5 dalla banca, e ne cedi 1 a testa ad altri due giocatori. Combo bonus 4-2-O: tutti ricevono 1 dalla banca.
pot-rules-5 = Fine della partita
pot-rules-5-text = Se alla fine di una mano qualcuno ha 24 monete o più, la partita finisce: vince chi ne ha di più. In caso di parità si lancia un dado a testa. Chi non può pagare tutto paga quello che ha: nessuno fa debiti e nessuno viene eliminato.

## La lezione: un primo turno, passo per passo

pot-lesson-1 = Il POT è davanti a te, con due monete sopra. Apri tu la mano: lancia i tre dadi.
pot-lesson-2 = Una lettera vale 0, quindi questo è solo un 5. Puoi rilanciare gratis una volta: lascia il 5, tocca le due lettere e rilanciale.
pot-lesson-3 = 5, 5 e 1 fanno 11. Puoi mettere una delle tue monete sul POT e rilanciare un’ultima volta: tocca l’1 e paga.
pot-lesson-4 = 14! Il bot aveva un turno per batterti e non ci è riuscito: le tre monete sul POT sono tue. Chi vince apre la mano successiva: lancia.
pot-lesson-5 = 3-4-5 è una combo, e le combo pagano quando ti fermi. E poi 12 è un buon risultato: fermati.
pot-lesson-6 = 3-4-5 ti dà 1 moneta da un altro giocatore o 2 dalla banca. Prendi le due dalla banca.
pot-lesson-end = Tieni il POT con 12, e il bot prova a batterti. Con 24 monete alla fine di una mano vinci, se nessuno ne ha di più. Continua a giocare!

## Sulla pagina delle regole: una cifra per ciò che si sceglie

pot-ask = Il mio risultato reggerà?
pot-ask-best = Il tuo risultato
pot-ask-players = Giocatori
pot-ask-answer = Probabilità di vincere il POT
