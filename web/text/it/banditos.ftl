# Los Banditos. Termini: bottino, pretendere, rinunciare, sacchetto, tris di colore, strada di colore, tris, strada, coppia di colore, coppia, singoli.
# I quattro posti della fila sono lettere, così nessuno li scambia per punti.

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
banditos-die = { $value } { $colour-name }
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
banditos-combination = { $kind-name } { $values }
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
banditos-fell-tile = Si scopre un gettone bottino. Quale?
banditos-real-bag = Anche il nostro sacchetto: peschiamo noi i colori
banditos-real-tiles = Anche i nostri gettoni bottino
banditos-tile-worth = { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}
banditos-tile = { banditos-place }, { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}
banditos-tile-better = { $name } è in vantaggio
banditos-tile-gone = { banditos-place }, nessun bottino
banditos-side-none = nessun dado
banditos-safe = al sicuro
banditos-hand = Dadi da mettere
banditos-bag = Nel sacchetto
banditos-bag-colour = { $colour }: { $count }
banditos-pile = { $count ->
    [0] Nessun bottino nella pila
    [one] Pila coperta, un gettone
   *[other] Pila coperta, { $count } gettoni
}
banditos-won = Bottino di { $name }: { $tiles }
banditos-won-none = { $name } non ha ancora bottino

banditos-put = Metti { $die } in { banditos-place }
banditos-put-wins = vinci { $points }
banditos-put-loses = perdi { $points }

banditos-first = Vince chi per primo ha un bottino da { $target }.
banditos-laid = { $name } ha messo { $dice }.
banditos-laid-one = { $die } in { banditos-place }
banditos-returned = Di nuovo nel sacchetto: { $dice }.
banditos-pick = { $count ->
    [one] { $name }: tocca un posto illuminato per questo dado.
   *[other] { $name }: tocca un dado, poi un posto illuminato.
}
banditos-no-room = Nessun posto libero per { $name }. Pretendi un bottino, rinuncia a uno, o rimetti il resto nel sacchetto.
banditos-make-room = Nessun posto libero per { $name }: prima bisogna rinunciare a un bottino.
banditos-done = Dadi tutti messi. Tocca un bottino per vedere la situazione.

## Perché un bottino si può pretendere, o no

banditos-why-safe = { $name } in { $place } ha { $stands }: è al sicuro. Il massimo per { $other }: { $against }.
banditos-why-fresh = { $name } in { $place } ha { $stands }: è al sicuro, ma si può pretendere solo dal prossimo turno.
banditos-why-beatable = { $name } in { $place } ha { $stands }: non è al sicuro. Ancora possibile per { $other }: { $against }.
banditos-why-incomplete = In { $place }, il massimo per { $name }: { $reach }; per { $other }: { $against }.
banditos-nothing = niente

## Che cosa si può fare

banditos-move-draw = { $dice ->
    [one] Pesca un dado
   *[other] Pesca due dadi
}
banditos-move-draw-note = turno di { $name }
banditos-move-place = Metti { $die }
banditos-move-place-note = tocca un posto illuminato
banditos-move-pass = Passa il sacchetto
banditos-move-pass-note = poi tocca a { $name }
banditos-move-pass-returned = nel sacchetto: { $dice }
banditos-move-claim = Pretendi: { banditos-place }
banditos-move-give = Rinuncia: { banditos-place }
banditos-move-keep = Tienilo
banditos-move-sure = Rinuncia: { banditos-place }
banditos-gain = { $points } a { $name }
banditos-gain-game = { $name } vince la partita

banditos-give-sure = Rinunciare al bottino { banditos-place }? { $name } vince { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
banditos-give-game = Rinunciare al bottino { banditos-place } e alla partita?
banditos-give-game-text = { $name } arriverebbe a { $score } punti e vincerebbe subito.

banditos-hint-draw = Pesca.
banditos-hint-pass = Passa il sacchetto.
banditos-hint-place = Metti { $die } in { banditos-place }.
banditos-hint-claim = Pretendi il bottino { banditos-place }.
banditos-hint-give = Rinuncia al bottino { banditos-place }.

## Probabilità accanto a un suggerimento

banditos-odds-wins = { banditos-place }, prossimo lancio: vince { $chance }
banditos-odds-makes = { banditos-place }, prossimo lancio: { $kind-name } { $chance }

## Tasti

banditos-keys-1 = A B C D
banditos-keys-1-text = metti lì il dado scelto; altrimenti guarda quel bottino
banditos-keys-2 = ← →
banditos-keys-2-text = scegli l’altro dado
banditos-keys-3 = I
banditos-keys-3-text = guarda i bottini uno dopo l’altro
banditos-keys-4 = K
banditos-keys-4-text = pretendi
banditos-keys-5 = G
banditos-keys-5-text = rinuncia al bottino che stai guardando; di nuovo per confermare

## Che cosa è successo

banditos-event-starts = Comincia { $name }.
banditos-event-tile_shown = Nuovo bottino in { banditos-place }: { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}.
banditos-event-drawn = { $name } pesca: { $colours }.
banditos-event-thrown = { $name } lancia: { $dice }.
banditos-event-placed = { $name } mette { $die } in { banditos-place }.
banditos-event-claimed = { $name } pretende il bottino { banditos-place }.
banditos-event-gave_up = { $name } rinuncia al bottino { banditos-place }.
banditos-event-tile_won = { $why ->
    [better] { $name } vince un bottino da { $value } con { $combination } contro { $beaten } e arriva a { $score }.
    [first] Parità con { $combination }: { $name } ha completato prima, vince un bottino da { $value } e arriva a { $score }.
    [claimed] { $name } vince un bottino da { $value } con { $combination } e arriva a { $score }.
   *[given] { $name } vince un bottino da { $value } e arriva a { $score }.
}
banditos-event-passed = { $returned-count ->
    [0] { $name } passa il sacchetto.
   *[other] { $name } rimette nel sacchetto { $returned } e lo passa.
}

## Com’è finita

banditos-outcome-loot = { $name } ha un bottino da { $score } punti.

## Opzioni

banditos-option-start = Chi comincia
banditos-option-start-lot = Decide la sorte
banditos-option-claim_against = Quali dadi contano contro chi pretende
banditos-option-claim_against-meaning = Si può pretendere se nessuno di questi dadi basterebbe a battere la combinazione.
banditos-option-claim_against-any = Qualsiasi colore e valore
banditos-option-claim_against-bag = Solo i dadi ora nel sacchetto
banditos-option-no_room = Un dado senza posto libero
banditos-option-no_room-return = Torna nel sacchetto
banditos-option-no_room-give_up = Prima si deve rinunciare a un bottino
banditos-option-claim_at_once = Pretendere già nel turno del terzo dado
banditos-option-claim_at_once-yes = Sì
banditos-option-claim_at_once-no = No

## Le regole in breve: un titolo e un paragrafo

banditos-rules-1 = Il turno
banditos-rules-1-text = Pesca due dadi dal sacchetto e lanciali (uno solo nel primissimo turno). Metti ciascuno dal tuo lato di un bottino, al massimo tre dadi per lato. Poi passa il sacchetto.
banditos-rules-2 = Vincere un bottino
banditos-rules-2-text = Appena ci sono tre dadi su entrambi i lati di un bottino, lo vince la combinazione migliore; in caso di parità, quella completata per prima. I dadi tornano nel sacchetto e si scopre un nuovo bottino.
banditos-rules-3 = Pretendere e rinunciare
banditos-rules-3-text = In qualsiasi momento del tuo turno puoi pretendere un bottino dove hai tre dadi che nessun dado potrebbe battere; un pareggio non batte. Oppure rinuncia a un bottino qualsiasi: lo vince l’altro bandito, e tu hai posto per i tuoi dadi.
banditos-rules-4 = Le combinazioni, dalla migliore
banditos-rules-4-text = Tris di colore (tre uguali dello stesso colore), strada di colore (tre di fila dello stesso colore), tris, strada, coppia di colore (due uguali dello stesso colore), coppia, singoli. A parità di combinazione vincono i valori più alti; i colori valgono tutti lo stesso.
banditos-rules-5 = La fine
banditos-rules-5-text = Chi per primo ha un bottino da 10 punti vince subito.

## La lezione: un primo turno, passo per passo

banditos-lesson-1 = Quattro bottini stanno tra te e il bot. Nel primissimo turno si pesca un dado solo: pescalo dal sacchetto.
banditos-lesson-2 = Un 5 nero. A ogni bottino tre dadi dal tuo lato sfidano tre dadi dall’altro. Mettilo a B, il bottino che vale 3 punti.
banditos-lesson-3 = Dal tuo lato di B c’è posto per altri due dadi. Non c’è altro da mettere: passa il sacchetto, e il bot pesca due dadi.
banditos-lesson-4 = Il bot ha messo entrambi i dadi a C. D’ora in poi anche tu peschi due dadi: pescali.
banditos-lesson-5 = Un altro 5 nero! Accanto al primo fa una coppia di colore, che batte una semplice coppia. Sceglilo e metti anche questo a B.
banditos-lesson-6 = Tieni libero il terzo posto a B per un dado migliore: un terzo 5 nero sarebbe un tris di colore. Metti il 3 verde ad A.
banditos-lesson-end = Appena ci sono tre dadi su entrambi i lati di un bottino, lo prende la combinazione migliore; con 10 punti si vince. Passa il sacchetto e continua a giocare!

## Sulla pagina delle regole: una cifra per ciò che si sceglie

banditos-ask = Che cosa porterà il terzo dado?
banditos-ask-first = Primo dado
banditos-ask-second = Secondo dado
banditos-ask-colours = I loro colori
banditos-ask-kind = Questo o meglio
banditos-ask-answer = Probabilità, con tutti gli altri dadi nel sacchetto
banditos-colours-same = uguali
banditos-colours-different = diversi
