review-title = Analisi: { $game }
review-controls = Riproduzione
review-scrub = Passo della partita
review-step = Passo { $step }
review-play = Riproduci
review-pause = Pausa
review-pace = Velocità
review-moment-before = Svolta precedente
review-moment-after = Svolta successiva
review-working = Calcolo del valore di ogni passo: { $done } di { $steps }. Intanto puoi scorrere la partita.
review-failed = Non è stato possibile calcolare il valore dei passi. Puoi comunque scorrere la partita.
review-alone = In solitario nessuno vince o perde, quindi non ci sono probabilità da mostrare. Puoi scorrere la partita.
review-exact = Le probabilità di vittoria sono esatte.
review-about = Le probabilità di vittoria sono stimate, ± { $points } punti.
review-played = { $name }: { $move }
review-choice-only = Non c’erano altre mosse.
review-choice-best = La mossa migliore.
review-choice-equal = Buona quasi quanto la migliore: { $move }.
review-choice-cost = Costa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. La migliore: { $move }.
review-luck = Fortuna: { $changes }
review-luck-none = Né fortuna né sfortuna.
review-revealed = Nessuna fortuna: si è visto ciò che era deciso.
review-player = Giocatore
review-everyone = Tutti
review-moments = Svolte della partita
review-moments-none = Niente ha cambiato molto le probabilità.
review-moment-cost = Costa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
review-accounts = Fortuna e scelte
review-sum-luck-good = La fortuna ha portato { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di probabilità di vittoria.
review-sum-luck-bad = La sfortuna è costata { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di probabilità di vittoria.
review-sum-luck-none = Fortuna e sfortuna si sono compensate.
review-sum-lost = Le scelte sono costate { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
review-sum-lost-none = Le scelte non sono costate nulla.
review-account-start = Probabilità all’inizio
review-account-luck = Fortuna
review-account-lost = Scelte proprie
review-account-others = Scelte altrui
review-account-rest = Non previsto dalla stima
review-account-result = Risultato
review-account-now = Probabilità adesso
review-play-on = Continua da qui
review-play-on-how = Apre questa posizione come nuova partita contro i bot, con nuovi lanci. Questa partita resta com’è.
review-played-on = Una nuova partita da questa posizione. L’altra è ancora nel tuo elenco.
