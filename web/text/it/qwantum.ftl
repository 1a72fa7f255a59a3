# Qwantum. Termini: chi è di turno, azione A, B, C, lancio, dado bianco, riga, colonna, casella, linea spessa, lancio nullo, escluso, rivelare.

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
qwantum-group = { $colour }, somma { $sum }
qwantum-group-out = { $colour }, somma { $sum }, escluso
qwantum-white-adds = + a tutti
qwantum-faces = Facce di questo dado: { $faces }.
qwantum-faces-short = Facce di questo dado
qwantum-steps = Azioni del turno
qwantum-sheets = Schede
qwantum-sheet-of = Scheda di { $name }
qwantum-row = Riga
qwantum-column = colonna { $column }
qwantum-points = punti
qwantum-misses-short = nulli
qwantum-misses = { $misses ->
    [0] Nessun lancio nullo
    [one] Un lancio nullo, { $minus } punto in meno
   *[other] { $misses } lanci nulli, { $minus } punti in meno
}
qwantum-takes = vuota, va bene un numero da { $low } a { $high }
qwantum-closed = vuota, nessun numero va bene
qwantum-write = Scrivi { $number } nella riga { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
}, colonna { $column }.
qwantum-write-column = La colonna vale { $points }.
qwantum-note-unseen = ha scelto
qwantum-note-passed = ha passato
qwantum-note-missed = lancio nullo

qwantum-advice-start = { $name } lancia tutti e sette i dadi.
qwantum-advice-throw = Tocca i dadi da rilanciare, o una casella evidenziata.
qwantum-advice-throw-none = Tocca i dadi da rilanciare. Nessuna somma va bene.
qwantum-advice-write = Scrivi un colore in una casella evidenziata, o passa.
qwantum-advice-choose = { $name } può scrivere un altro colore.
qwantum-advice-unseen = { $name } può scrivere un colore in segreto.
qwantum-advice-none = Nessuna di queste somme va bene per { $name }.

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
qwantum-move-pass-miss = lancio nullo: { $points ->
    [one] −1 punto
   *[other] −{ $points } punti
}
qwantum-move-pass-ends = 5º nullo: partita finita
qwantum-key-pass = p

qwantum-choice-throw = Lancia i dadi
qwantum-choice-again = Rilancia { $dice }
qwantum-choice-write = Scrivi { $number } nella riga { $colour ->
    [red] rossa
    [yellow] gialla
   *[other] { $colour-name }
}
qwantum-choice-pass = Passa senza scrivere niente

qwantum-hand-over = Tutti scelgono un colore in segreto. Poi le scelte si rivelano insieme.

## Probabilità accanto a un suggerimento

qwantum-odds-fits = Va bene almeno un colore: { $chance }
qwantum-odds-fits_two = Vanno bene almeno due colori: { $chance }
qwantum-odds-row = Dopo { $colour-name } { $number }, il prossimo { $colour-name } va bene: { $chance }
qwantum-odds-other_row = { qwantum-odds-row }
qwantum-brief-fits = { $chance } va bene
qwantum-brief-row = { $chance } va bene dopo
qwantum-why-fits-fits_two = Dopo va bene almeno un colore nel { $fits-chance } dei casi, due nel { $fits_two-chance }.

## Tasti

qwantum-keys-1 = 1 … 7
qwantum-keys-1-text = scegli un dado da rilanciare, contando da sinistra, e guardane le facce
qwantum-keys-2 = R G V B
qwantum-keys-2-text = scrivi rosso, giallo, viola, blu
qwantum-keys-3 = P
qwantum-keys-3-text = passa
qwantum-keys-4 = ← →
qwantum-keys-4-text = le schede degli altri

## Che cosa è successo

qwantum-event-starts = Comincia { $name }.
qwantum-event-thrown = { $throw ->
    [1] { $name } lancia: rosso { $red }, giallo { $yellow }, viola { $violet }, blu { $blue } (bianco { $white }).
   *[other] Ora: rosso { $red }, giallo { $yellow }, viola { $violet }, blu { $blue } (bianco { $white }).
}
qwantum-event-again = { $dice-count ->
    [one] { $name } rilancia un dado.
   *[other] { $name } rilancia { $dice-count } dadi.
}
qwantum-event-wrote = { $name } scrive { $number } nella riga { $colour-name ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour-name }
}.
qwantum-event-column = La colonna { $column } vale { $points }.
qwantum-event-passed = { $name } passa.
qwantum-event-ready = { $name } ha scelto.
qwantum-event-chose = { $colour ->
    [none] In segreto: niente.
   *[other] In segreto: { $colour-name } { $number }.
}
qwantum-event-revealed = Si rivelano tutte le scelte.
qwantum-event-missed = Lancio nullo per { $name }: −{ $misses }.
qwantum-event-sheet_full = La scheda di { $name } è piena.
qwantum-event-ended = La partita è finita.

## Com’è finita

qwantum-outcome-sheet_full = Una scheda è piena.
qwantum-outcome-fifth_miss = Un quinto lancio nullo ha chiuso la partita.
qwantum-practice = { $score ->
    [one] Un punto
   *[other] { $score } punti
}

## Opzioni

qwantum-option-start = Chi comincia
qwantum-option-start-lot = A sorte
qwantum-option-equal = Numeri uguali vicini in una riga
qwantum-option-equal-meaning = Decide se in una riga due numeri vicini possono essere uguali.
qwantum-option-equal-no = Non ammessi
qwantum-option-equal-yes = Ammessi
qwantum-option-choosing = Scelta in C
qwantum-option-choosing-meaning = Come si sceglie quando tutti possono scrivere.
qwantum-option-choosing-hidden = In segreto, poi si scopre tutto
qwantum-option-choosing-open = Apertamente, uno dopo l’altro
qwantum-option-ties = Parità
qwantum-option-ties-shared = Vittoria condivisa
qwantum-option-ties-misses = Vince chi ha meno lanci nulli

## Le regole in breve: un titolo e un paragrafo

qwantum-rules-1 = La scheda
qwantum-rules-1-text = Riempi ogni riga da sinistra a destra. I numeri devono salire fino alla linea spessa e poi scendere. In quale riga scrivere, e quando, lo decidi tu.
qwantum-rules-2 = A: si lancia
qwantum-rules-2-text = Chi è di turno lancia tutti e sette i dadi e può rilanciarne quanti vuole, una volta sola. La somma di un colore è data dai suoi dadi più il dado bianco; se un colore non è uscito, vale il solo dado bianco. Tocca un dado per vedere le altre facce.
qwantum-rules-3 = B: scrive chi è di turno
qwantum-rules-3-text = Chi è di turno può scrivere la somma di un colore nella riga corrispondente; quel colore è poi escluso per il resto del turno.
qwantum-rules-4 = C: scrivono tutti
qwantum-rules-4-text = Tutti, anche chi è di turno, possono scrivere la somma di uno dei colori rimasti. Si sceglie in segreto, poi le scelte si rivelano insieme. Se chi è di turno non scrive né in B né in C, deve segnare un lancio nullo.
qwantum-rules-5 = Punti
qwantum-rules-5-text = Una colonna con tutte e quattro le caselle piene vale il suo secondo numero più basso. I lanci nulli costano 1, poi 2, 3, 4 e 5 punti.
qwantum-rules-6 = Fine della partita
qwantum-rules-6-text = La partita finisce quando una scheda è piena o quando chi è di turno segna il suo quinto lancio nullo. Vince chi ha il totale più alto. In solitario si gioca per allenarsi.

## La lezione: un primo turno, passo per passo

qwantum-lesson-1 = Sei di turno, quindi i dadi li lanci tu: tutti e sette insieme.
qwantum-lesson-2 = La somma di un colore è data dai suoi dadi più il dado bianco. Le righe devono salire fino alla linea spessa, perciò conviene partire da numeri bassi. Tocca il 6 bianco e rilancialo.
qwantum-lesson-3 = Un 1 bianco: ora tutte le somme sono basse. Il blu fa 2 + 1 = 3. Scrivilo nella prima casella della riga blu.
qwantum-lesson-4 = Il blu è escluso. Ora tutti possono scrivere un altro colore, in segreto: scrivi il 4 nella riga rossa.
qwantum-lesson-end = Le righe salgono fino alla linea spessa e poi scendono. Contano solo le colonne piene: ognuna vale il suo secondo numero più basso. Ora tocca al bot. Continua a giocare!

## Sulla pagina delle regole: una cifra per ciò che si sceglie

qwantum-ask = Che somma farà un colore?
qwantum-ask-colour = Colore
qwantum-ask-limit = Più di
qwantum-ask-answer = Probabilità in un lancio di tutti i dadi
