# Los Banditos. Termini: bottino, gettone, spazio, piazzare, pretendere, rinunciare, sacchetto, tris di colore, strada di colore, tris, strada, coppia di colore, coppia, singoli.
# I quattro posti della fila sono lettere, perché non si confondano con i punti. Un dado ha sempre l’articolo: il 5 nero, l’1 nero.

banditos-name = Los Banditos
banditos-people = 2 giocatori
banditos-line = Tre dadi per parte: a chi va il bottino?

## Dadi, posti, combinazioni

banditos-colour-black = nero
banditos-colour-green = verde
banditos-colour-red = rosso
banditos-colour-blue = blu
banditos-colours-black = nero
banditos-colours-green = verde
banditos-colours-red = rosso
banditos-colours-blue = blu
banditos-die = { $value ->
    [1] l’1
   *[other] il { $value }
} { $colour-name }
banditos-dice-one = { banditos-die }
banditos-returned-one = { banditos-die }
banditos-place = { $place ->
    [1] A
    [2] B
    [3] C
   *[4] D
}

banditos-kind-colour_triple = tris di colore
banditos-kind-colour_straight = strada di colore
banditos-kind-triple = tris
banditos-kind-straight = strada
banditos-kind-colour_pair = coppia di colore
banditos-kind-pair = coppia
banditos-kind-singles = singoli
banditos-combination = { $kind ->
    [colour_straight] una { $kind-name } fino al { $values }
    [straight] una { $kind-name } fino al { $values }
    [colour_pair] una { $kind-name } ({ $values })
    [pair] una { $kind-name } ({ $values })
    [singles] tre { $kind-name } ({ $values })
   *[other] un { $kind-name } di { $values }
}
banditos-beaten = { banditos-combination }
banditos-label = { $kind ->
    [singles] { $values }
   *[other] { $kind-name } { $values }
}

## Il tavolo

banditos-row = La fila dei bottini
banditos-loot = Bottino
banditos-fell-dice = { $name } pesca { $count ->
    [one] un dado
   *[other] { $count } dadi
} dal sacchetto. Di che colore?
banditos-fell-tile = Si scopre un nuovo gettone bottino. Quale?
banditos-real-bag = Anche sacchetto reale: i colori li pescate voi
banditos-real-tiles = Anche gettoni bottino reali
banditos-tile-worth = { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}
banditos-tile = { banditos-place }, { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}
banditos-tile-better = { $name } è in vantaggio
banditos-tile-gone = { banditos-place }, nessun bottino rimasto
banditos-side-none = nessun dado
banditos-safe = al sicuro
banditos-hand = Dadi da piazzare
banditos-bag = Nel sacchetto
banditos-bag-colour = { $colour }: { $count }
banditos-pile = { $count ->
    [0] La pila dei bottini è finita
    [one] Pila coperta, un gettone
   *[other] Pila coperta, { $count } gettoni
}
banditos-won = Bottino di { $name }: { $tiles }
banditos-won-none = { $name } non ha ancora bottini

banditos-put = Piazza { $die } in { banditos-place }
banditos-put-wins = vinci { $points }
banditos-put-loses = perdi { $points }

banditos-first = Vince chi per primo arriva a { $target } punti di bottino.
banditos-laid = { $name } ha piazzato { $dice }.
banditos-laid-one = { $die } in { banditos-place }
banditos-returned = { $name } ha dovuto rimettere nel sacchetto { $dice }.
banditos-pick = { $count ->
    [one] { $name }: tocca uno spazio evidenziato per questo dado.
   *[other] { $name }: tocca un dado, poi uno spazio evidenziato.
}
banditos-no-room = Nessuno spazio libero per { $name }. Pretendi un bottino, rinuncia a uno o rimetti il resto nel sacchetto.
banditos-make-room = Nessuno spazio libero per { $name }: prima devi rinunciare a un bottino.
banditos-done = Tutti i dadi sono piazzati. Tocca un bottino per i dettagli.

## Perché un bottino si può pretendere, o no

banditos-why-safe = In { $place } { $name } ha { $stands } ed è al sicuro: { $other } può fare al massimo { $against }.
banditos-why-fresh = In { $place } { $name } ha { $stands } ed è al sicuro, ma può pretendere il bottino solo dal prossimo turno.
banditos-why-beatable = In { $place } { $name } ha { $stands }, ma non è al sicuro: { $other } può ancora fare { $against }.
banditos-why-incomplete = In { $place } il massimo per { $name } è { $reach }, per { $other } è { $against }.
banditos-nothing = niente

## Che cosa si può fare

banditos-move-draw = { $dice ->
    [one] Pesca un dado
   *[other] Pesca due dadi
}
banditos-move-draw-note = turno di { $name }
banditos-move-place = Piazza { $die }
banditos-move-place-note = tocca uno spazio
banditos-move-pass = Passa il sacchetto
banditos-move-pass-note = poi gioca { $name }
banditos-move-pass-returned = rimetti { $dice }
banditos-move-claim = Pretendi: { banditos-place }
banditos-move-give = Rinuncia: { banditos-place }
banditos-move-keep = Tienilo
banditos-move-sure = Rinuncia: { banditos-place }
banditos-gain = { $points } per { $name }
banditos-gain-game = { $name } vince la partita

banditos-give-sure = Rinunciare al bottino { banditos-place }? { $name } vince { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
banditos-give-game = Rinunciare al bottino { banditos-place } e alla partita?
banditos-give-game-text = { $name } arriverebbe a { $score } punti e vincerebbe subito.

banditos-choice-draw = Pesca i dadi
banditos-choice-pass = Passa il sacchetto
banditos-choice-place = Piazza { $die } in { banditos-place }
banditos-choice-claim = Pretendi il bottino { banditos-place }
banditos-choice-give = Rinuncia al bottino { banditos-place }

## Probabilità accanto a un suggerimento

banditos-odds-wins = Vinci { banditos-place } al prossimo lancio: { $chance }
banditos-odds-makes = { banditos-place }, { $kind-name } al prossimo lancio: { $chance }
banditos-odds-other_wins = Vinci { banditos-place } al prossimo lancio: { $chance }
banditos-odds-other_makes = { banditos-place }, { $kind-name } al prossimo lancio: { $chance }
banditos-brief-wins = { $chance } { banditos-place } vinto
banditos-brief-makes = { $chance } { banditos-place }: { $kind-name }

## Tasti

banditos-keys-1 = A B C D
banditos-keys-1-text = piazza lì il dado scelto; altrimenti guarda quel bottino
banditos-keys-2 = ← →
banditos-keys-2-text = scegli l’altro dado
banditos-keys-3 = I
banditos-keys-3-text = guarda i bottini uno dopo l’altro
banditos-keys-4 = K
banditos-keys-4-text = pretendi
banditos-keys-5 = G
banditos-keys-5-text = rinuncia al bottino che stai guardando; premi di nuovo per confermare

## Che cosa è successo

banditos-event-starts = Comincia { $name }.
banditos-event-tile_shown = Nuovo bottino in { banditos-place }: { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}.
banditos-event-drawn = { $name } pesca dal sacchetto: { $colours }.
banditos-event-thrown = Lancio di { $name }: { $dice }.
banditos-event-placed = { $name } piazza { $die } in { banditos-place }.
banditos-event-claimed = { $name } pretende il bottino { banditos-place }.
banditos-event-gave_up = { $name } rinuncia al bottino { banditos-place }.
banditos-event-tile_won = { $why ->
    [better] { $name } vince il bottino da { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    } con { $combination } contro { $beaten } e sale a { $score }.
    [first] Parità, { $combination } per parte, ma { $name } aveva già piazzato i suoi tre dadi: vince il bottino da { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    } e sale a { $score }.
    [claimed] { $name } vince il bottino da { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    } con { $combination } e sale a { $score }.
   *[given] { $name } vince il bottino da { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    } e sale a { $score }.
}
banditos-event-passed = { $returned-count ->
    [0] { $name } passa il sacchetto.
   *[other] { $name } rimette { $returned } nel sacchetto e lo passa.
}

## Com’è finita

banditos-outcome-loot = { $name } ha bottini per { $score } punti.

## Opzioni

banditos-option-start = Chi comincia
banditos-option-start-lot = A sorte
banditos-option-claim_against = Pretendere: quali dadi contano
banditos-option-claim_against-meaning = Puoi pretendere un bottino se con questi dadi l’altro non può battere i tuoi.
banditos-option-claim_against-any = Qualsiasi colore e valore
banditos-option-claim_against-bag = Solo i dadi ora nel sacchetto
banditos-option-no_room = Un dado senza spazio libero
banditos-option-no_room-return = Torna nel sacchetto
banditos-option-no_room-give_up = Prima devi rinunciare a un bottino
banditos-option-claim_at_once = Pretendere già nel turno del terzo dado
banditos-option-claim_at_once-yes = Sì
banditos-option-claim_at_once-no = No

## Le regole in breve: un titolo e un paragrafo

banditos-rules-1 = Il turno
banditos-rules-1-text = Pesca due dadi dal sacchetto e lanciali (uno solo nel primissimo turno della partita). Piazza ogni dado dal tuo lato di un bottino, al massimo tre per lato. Poi passa il sacchetto.
banditos-rules-2 = Vincere un bottino
banditos-rules-2-text = Appena ci sono tre dadi su ciascun lato di un bottino, lo vince la combinazione migliore; se sono uguali anche i valori, quella completata per prima. I dadi tornano nel sacchetto e si scopre un nuovo bottino.
banditos-rules-3 = Pretendere e rinunciare
banditos-rules-3-text = In qualsiasi momento del tuo turno puoi pretendere un bottino se lì hai tre dadi e l’altro bandito non può più batterli; una combinazione uguale non gli basta. Puoi anche rinunciare a un bottino qualsiasi: lo vince l’altro bandito, e tu fai spazio ai tuoi dadi.
banditos-rules-4 = Le combinazioni, dalla migliore alla peggiore
banditos-rules-4-text = Tris di colore (tre uguali dello stesso colore), strada di colore (tre valori consecutivi dello stesso colore), tris, strada, coppia di colore (due uguali dello stesso colore), coppia, singoli. A parità di combinazione vincono i valori più alti; nessun colore vale più di un altro.
banditos-rules-5 = Fine della partita
banditos-rules-5-text = Vince subito chi per primo arriva a 10 punti di bottino.

## La lezione: un primo turno, passo per passo

banditos-lesson-1 = Tra te e il bot ci sono quattro bottini. Nel primissimo turno della partita si pesca un dado solo: pescalo dal sacchetto.
banditos-lesson-2 = Un 5 nero. Per ogni bottino i tre dadi dal tuo lato sfidano i tre dell’altro. Piazza il 5 in B, il bottino da 3 punti.
banditos-lesson-3 = Dal tuo lato di B c’è spazio per altri due dadi. Non hai altro da piazzare: passa il sacchetto, e il bot pescherà due dadi.
banditos-lesson-4 = Il bot ha piazzato entrambi i dadi in C. D’ora in poi anche tu peschi due dadi: pescali.
banditos-lesson-5 = Un altro 5 nero! Con il primo fa una coppia di colore, che batte una semplice coppia. Sceglilo e piazza anche questo in B.
banditos-lesson-6 = Tieni libero il terzo spazio in B per un dado migliore: con un terzo 5 nero avresti un tris di colore. Piazza il 3 verde in A.
banditos-lesson-end = Appena ci sono tre dadi su ciascun lato di un bottino, lo prende la combinazione migliore. Vince chi per primo arriva a 10 punti. Passa il sacchetto e continua a giocare!

## Sulla pagina delle regole: una cifra per ciò che si sceglie

banditos-ask = Che cosa può fare il terzo dado?
banditos-ask-first = Primo dado
banditos-ask-second = Secondo dado
banditos-ask-colours = I loro colori
banditos-ask-kind = Questa o migliore
banditos-ask-answer = Probabilità, con tutti gli altri dadi nel sacchetto
banditos-colours-same = uguali
banditos-colours-different = diversi
