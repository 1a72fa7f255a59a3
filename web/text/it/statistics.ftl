# Statistics of the games on this device.

statistics-person = Giocatore
statistics-game = Gioco
statistics-all = Tutti i giochi
statistics-games = Partite
statistics-won = Vinte
statistics-ahead = Piazzato meglio
statistics-now = Vittorie di fila
statistics-longest = Serie più lunga
statistics-average = Media
statistics-best = Record
statistics-by-game = Per gioco
statistics-scores = Punteggi
statistics-by-opponent = Contro
statistics-chart = Quota di vittorie, ultime { $count } partite
statistics-nth = Partita { $number }
statistics-none = Ancora nessuna statistica. Si contano le partite che finisci.
statistics-none-since = Da quando hai ricominciato non è finita nessuna partita.
statistics-how = Contano tutte le partite finite della tua lista che qualcuno ha vinto, anche le sfide del giorno e le partite con dadi veri. Un primo posto condiviso è una vittoria. Se rigiochi gli stessi lanci, conta solo la prima volta. Non viene inviato nulla.
statistics-erase-how = Ricominciando non si elimina nessuna partita: da quel momento conta solo ciò che finisce dopo.
statistics-since = Contate dal { $date }. Le partite precedenti sono ancora nella tua lista.
statistics-export = Salva come tabella
statistics-erase = Ricomincia da zero
statistics-erased = Le statistiche ricominciano da zero. Nessuna partita è stata eliminata.
statistics-everything = Conta di nuovo tutte le partite

## The same dice for several people, one after the other

same-how = Ognuno gioca la propria partita, uno dopo l’altro, con gli stessi lanci in ogni turno e contro lo stesso bot. Alla fine confrontate i risultati.
same-level = Avversario
same-away = Tutti hanno gli stessi lanci: gli altri non guardano.
same-one = Questa partita non è ancora finita.
same-early = Mostra subito i risultati
same-alone = Nessun altro ha finito una partita con questi lanci su questo dispositivo.
same-friends = Gli amici possono partecipare con il link della preparazione o della sfida del giorno. Quando apri qui le loro partite finite, compaiono in questo elenco. Prima conta la vittoria, poi il vantaggio tra parentesi.
same-chart = Vantaggio dopo ogni turno
same-turn = Turno { $number }
same-ahead = in testa dopo { $count } turni su { $total }
same-none = Questa partita ha lanci propri: non c’è nulla da confrontare.
