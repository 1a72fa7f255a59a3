# Play by link: each person on a device of their own.

bylink-how = Ognuno gioca sul proprio dispositivo e dopo il turno invia un link. Nessuno può scegliere i lanci.
bylink-name = Il tuo nome
bylink-players = Giocatori
bylink-create = Crea l’invito
bylink-invited = { $name } ti invita a una partita a { $game }
bylink-join = Partecipa
bylink-lobby = Invito: { $game }
bylink-lobby-how = { $count ->
    [one] Invia questo link all’altra persona. Anche la risposta è un link: aprilo qui.
   *[other] Invia questo link alle altre { $count } persone. Anche ogni risposta è un link: aprili qui.
}
bylink-reply = Risposta: { $name }
bylink-reply-how = Invia questo link: { $name } lo aspetta. Quando ci sono tutte le risposte, la partita comincia e ricevi il link successivo.
bylink-share = { $game } via link
bylink-you = Tu
bylink-joined = Partecipa
bylink-missing = Ancora nessuna risposta
bylink-has-joined = { $name } partecipa.
bylink-send-how = Il link contiene tutta la partita fino a qui. { $name } lo apre e continua.
bylink-send-all-how = Il link contiene tutta la partita fino a qui.
bylink-same = Hai già aperto questo link.
bylink-older = Questo link è più vecchio della tua partita. Non è cambiato nulla.
bylink-watching = Stai guardando. Questa partita si gioca su altri dispositivi.
bylink-reply-elsewhere = Questa risposta riguarda un invito che non è su questo dispositivo.
bylink-fork = Due versioni di questa partita
bylink-fork-how = Fino al passo { $step } sono uguali. Quale continua qui?
bylink-fork-mine = Su questo dispositivo
bylink-fork-theirs = Nel link
bylink-full = Questa partita è già al completo: { $name } non può più partecipare.
bylink-without = Questa partita è cominciata senza di te.
bylink-fork-begin = Sono diverse fin dall’inizio. Quale continua qui?
bylink-fork-steps = { $count ->
    [one] Un passo in totale.
   *[other] { $count } passi in totale.
}
bylink-fork-keep = Tieni la mia
bylink-fork-take = Prendi quella del link
bylink-fork-copy = { $game }, altra versione, { $date }
bylink-fork-taken = Qui continua la versione del link. La tua resta tra le tue partite.
