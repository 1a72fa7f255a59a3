# Qwantum. Termini: chi è di turno, azione A, B, C, lancio, dado bianco, riga, colonna, linea spessa, tiro fallito.

qwantum-name = Qwantum
qwantum-people = 1–4 giocatori
qwantum-line = Quattro righe che salgono, poi scendono.

## Colori: i nomi, e le lettere accanto, che sono anche i loro tasti

qwantum-colour-red = rosso
qwantum-colour-yellow = giallo
qwantum-colour-violet = viola
qwantum-colour-blue = blu
qwantum-colour-white = bianco
qwantum-kind-coloured = colorati
qwantum-kind-white = bianco
qwantum-keys-fell = inserisci un dado: la lettera del colore, poi il numero
qwantum-letter-red = R
qwantum-letter-yellow = G
qwantum-letter-violet = V
qwantum-letter-blue = B

## Il tavolo

qwantum-dice = Dadi
qwantum-face = { $colour } { $number }
qwantum-die-blank = dado { $die }, non ancora lanciato
qwantum-die-white = dado bianco, non ancora lanciato
qwantum-group = { $colour }, { $sum } in tutto
qwantum-group-out = { $colour }, { $sum } in tutto, già preso
qwantum-white-adds = + a tutti
qwantum-faces = Facce di questo dado: { $faces }.
qwantum-faces-short = Facce di questo dado
qwantum-steps = Azioni del turno
qwantum-sheets = Schede
qwantum-sheet-of = Scheda di { $name }
qwantum-row = Riga
qwantum-column = colonna { $column }
qwantum-points = punti
qwantum-misses-short = falliti
qwantum-misses = { $misses ->
    [0] Nessun tiro fallito
    [one] Un tiro fallito, { $minus } punto in meno
   *[other] { $misses } tiri falliti, { $minus } punti in meno
}
qwantum-takes = vuota, accetta da { $low } a { $high }
qwantum-closed = vuota, qui non va più nessun numero
qwantum-write = Scrivi { $number } nel { $colour }, colonna { $column }.
qwantum-write-column = La colonna vale { $points }.
qwantum-note-unseen = ha scelto
qwantum-note-passed = passa
qwantum-note-missed = tiro fallito

qwantum-advice-start = { $name } lancia tutti e sette i dadi.
qwantum-advice-throw = Tocca i dadi da rilanciare, o una casella illuminata.
qwantum-advice-throw-none = Tocca i dadi da rilanciare. Nessuna somma trova posto.
qwantum-advice-write = Scrivi un colore in una casella illuminata, o passa.
qwantum-advice-choose = { $name } può scrivere un altro colore.
qwantum-advice-unseen = { $name } può scrivere un colore in segreto.
qwantum-advice-none = { $name } non ha caselle per ciò che resta.

## Che cosa si può fare

qwantum-move-throw = Lancia
qwantum-move-throw-note = { $name }, tutti e sette
qwantum-move-throw-practice = tutti e sette i dadi
qwantum-move-again = Rilancia
qwantum-move-again-note = { $count ->
    [one] un dado
   *[other] { $count } dadi
}
qwantum-move-again-none = prima tocca i dadi
qwantum-move-pass = Passa
qwantum-move-pass-note = non scrivere niente
qwantum-move-pass-miss = tiro fallito: { $points ->
    [one] −1 punto
   *[other] −{ $points } punti
}
qwantum-move-pass-ends = 5º tiro fallito: si chiude
qwantum-key-pass = p

qwantum-hint-throw = Lancia i dadi: non c’è altro da fare.
qwantum-hint-again = Rilancia { $dice }.
qwantum-hint-write = Scrivi { $number } nel { $colour }.
qwantum-hint-pass = Passa senza scrivere niente.

qwantum-hand-over = Tutti scelgono un colore in segreto. Poi le scelte si scoprono insieme.

## Probabilità accanto a un suggerimento

qwantum-odds-fits = Poi almeno un colore trova posto: { $chance }
qwantum-odds-fits_two = Due colori trovano posto: { $chance }
qwantum-odds-row = Dopo { $number } nel { $colour-name } un lancio va bene: { $chance }

## Tasti

qwantum-keys-1 = 1 … 7
qwantum-keys-1-text = prendi un dado per il secondo lancio e guarda le sue facce, contando da sinistra
qwantum-keys-2 = R G V B
qwantum-keys-2-text = scrivi rosso, giallo, viola, blu
qwantum-keys-3 = P
qwantum-keys-3-text = passa
qwantum-keys-4 = ← →
qwantum-keys-4-text = le schede degli altri

## Che cosa è successo

qwantum-event-starts = Comincia { $name }.
qwantum-event-thrown = { $throw ->
    [1] { $name } lancia bianco { $white }: rosso { $red }, giallo { $yellow }, viola { $violet }, blu { $blue }.
   *[other] Ora bianco { $white }: rosso { $red }, giallo { $yellow }, viola { $violet }, blu { $blue }.
}
qwantum-event-again = { $dice-count ->
    [one] { $name } rilancia un dado.
   *[other] { $name } rilancia { $dice-count } dadi.
}
qwantum-event-wrote = { $name } scrive { $colour-name } { $number }.
qwantum-event-column = La colonna { $column } vale { $points }.
qwantum-event-passed = { $name } passa.
qwantum-event-ready = { $name } ha scelto.
qwantum-event-chose = { $colour ->
    [none] Niente.
   *[other] In segreto: { $colour-name } { $number }.
}
qwantum-event-revealed = Le scelte si scoprono.
qwantum-event-missed = Tiro fallito per { $name }: { $points }.
qwantum-event-sheet_full = La scheda di { $name } è piena.
qwantum-event-ended = La partita è finita.

## Com’è finita

qwantum-outcome-sheet_full = Una scheda è piena.
qwantum-outcome-fifth_miss = Un quinto tiro fallito ha chiuso la partita.
qwantum-practice = { $score ->
    [one] Un punto
   *[other] { $score } punti
}

## Opzioni

qwantum-option-start = Chi comincia
qwantum-option-start-lot = Decide la sorte
qwantum-option-equal = Numeri uguali vicini in una riga
qwantum-option-equal-meaning = Se in una riga un numero può stare accanto a sé stesso.
qwantum-option-equal-no = Non ammessi
qwantum-option-equal-yes = Ammessi
qwantum-option-choosing = La scelta in C
qwantum-option-choosing-meaning = Quando tutti possono scrivere un altro colore.
qwantum-option-choosing-hidden = In segreto, scoperta insieme
qwantum-option-choosing-open = Allo scoperto, uno dopo l’altro
qwantum-option-ties = Parità
qwantum-option-ties-shared = Vittoria condivisa
qwantum-option-ties-misses = Vince chi ha meno tiri falliti

## Le regole in breve: un titolo e un paragrafo

qwantum-rules-1 = La scheda
qwantum-rules-1-text = Ogni riga si riempie da sinistra a destra. Fino alla linea spessa i numeri salgono, dopo scendono. In quale riga scrivere, e quando, lo decidi tu.
qwantum-rules-2 = A: si lancia
qwantum-rules-2-text = Chi è di turno lancia tutti e sette i dadi e può rilanciarne quanti vuole, una volta. Ogni colore somma i suoi dadi e il dado bianco; un colore che nessun dado mostra vale il solo dado bianco. Tocca un dado per vedere le altre facce.
qwantum-rules-3 = B: scrive chi è di turno
qwantum-rules-3-text = Chi è di turno può scrivere la somma di un colore nella riga di quel colore. Il colore è allora preso.
qwantum-rules-4 = C: scrivono tutti
qwantum-rules-4-text = Tutti, anche chi è di turno, possono scrivere uno dei colori rimasti. Si sceglie in segreto e si scopre insieme. Chi è di turno e non scrive né in B né in C segna un tiro fallito.
qwantum-rules-5 = Punti
qwantum-rules-5-text = Una colonna con tutte e quattro le caselle piene vale il suo secondo numero più basso. I tiri falliti costano 1, poi 2, 3, 4 e 5 punti.
qwantum-rules-6 = La fine
qwantum-rules-6-text = La partita finisce quando una scheda è piena, o quando chi è di turno segna il suo quinto tiro fallito. Vince il risultato più alto. Giocando da soli si punta al proprio record.

## La lezione: un primo turno, passo per passo

qwantum-lesson-1 = Sei di turno, quindi lanci tu: tutti e sette i dadi insieme.
qwantum-lesson-2 = La somma di un colore sono i suoi dadi più il dado bianco. Le righe salgono da sinistra fino alla linea spessa, perciò conviene cominciare basso. Tocca il 6 bianco e rilancialo.
qwantum-lesson-3 = Un 1 bianco: ora tutte le somme sono basse. Il blu fa 2 + 1 = 3. Scrivilo nella prima casella della riga blu.
qwantum-lesson-4 = Il blu è preso. Ora tutti possono scrivere un altro colore, in segreto: scrivi il 4 nella riga rossa.
qwantum-lesson-end = Le righe salgono fino alla linea spessa e poi scendono; contano solo le colonne piene, ciascuna con il suo secondo numero più basso. Ora lancia il bot. Continua a giocare!

## Sulla pagina delle regole: una cifra per ciò che si sceglie

qwantum-ask = Quanto sale un colore?
qwantum-ask-colour = Colore
qwantum-ask-limit = Più di
qwantum-ask-answer = In un lancio di tutti i dadi
