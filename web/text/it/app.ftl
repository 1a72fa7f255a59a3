# L’app intorno ai giochi.

app-name = Rollbook
app-line = Giochi di dadi che conoscono le proprie regole. Anche senza rete.
app-foot = Niente account, niente tracciamento. Le tue partite restano su questo dispositivo.
skip-to-content = Vai al contenuto
just-now = proprio ora

## Pagina iniziale

home-continue = Riprendi
home-games = Giochi
home-recent = Ultime partite
home-settings = Impostazioni
home-turn = { $names } · tocca a { $name }
home-delete = Elimina questa partita
home-delete-sure = Eliminare questa partita? Non si potrà recuperare.
home-won = Vittoria: { $names }
home-all = Mostra tutte e { $count }
home-delete-failed = Questo browser non ha eliminato la partita.
link-unknown = Questo link non porta a nulla: { $what }
home-cut-off = Questa pagina non è arrivata per intero. Controlla la connessione e riprova; le tue partite sono al sicuro.

## Partite che non si aprono

trouble-title = Questa partita non si apre
trouble-game = Partita
trouble-damaged = Il testo salvato è danneggiato.
trouble-unknown = Danneggiata, o creata da una versione più recente.
trouble-newer = Creata da una versione più recente di Rollbook.
trouble-newer-do = Carica la nuova versione, poi riprova.
trouble-internal = Un errore di Rollbook l’ha impedito.
trouble-internal-do = La partita in sé può essere a posto.
trouble-room = Non c’è più spazio per recuperarla.
trouble-room-do = Elimina le partite che non ti servono più, poi riprova.
trouble-full = Spazio esaurito.
trouble-stays = Non è stato eliminato niente. La partita resta nel tuo elenco e in ogni file che salvi. Rollbook riprova dopo ogni aggiornamento.
trouble-download = Scarica

## Il motore di gioco

loading = I dadi stanno arrivando, solo questa volta
loading-last = C’è tutto, un momento
loading-amount = { $loaded } di { $total } MB
engine-restarting = Un momento: la partita riprende da dov’era
engine-failed = Il motore di gioco non si avvia in questo browser. Controlla la connessione e ricarica la pagina; le tue partite sono al sicuro.
retry = Riprova

## Preparazione

back = Indietro
setup-title = Nuova partita: { $game }
setup-players = Chi gioca
setup-name = Nome al posto { $number }
setup-kind = Chi gioca al posto { $number }
setup-remove = Togli il posto { $number }
setup-person = Persona
setup-bot-random = Bot sbadato
setup-bot-sensible = Bot accorto
setup-add-person = Aggiungi persona
setup-add-bot = Aggiungi bot
setup-options = Regole della casa
setup-options-default = come da regolamento
setup-options-changed = { $count ->
    [one] una cambiata
   *[other] { $count } cambiate
}
setup-options-waiting = Un momento: il motore di gioco sta arrivando.
setup-seed = Seme dei dadi
setup-seed-meaning = Stesso seme e stesse scelte danno la stessa partita. Vuoto: un seme nuovo.
setup-seed-meaning-own = Decide solo ciò che l’app estrae ancora da sé e che cosa fanno i bot. Vuoto: un seme nuovo.
setup-dice = Dadi
setup-dice-app = Dell’app
setup-dice-own = I nostri
setup-dice-app-meaning = L’app lancia per tutti.
setup-dice-own-meaning = Lanciate sul tavolo e inserite che cosa è uscito. L’app fa da arbitro, tiene il punteggio e conosce le probabilità.
setup-link-dice = I dadi arrivano con il link: chi lo apre ottiene gli stessi lanci, e chi l’ha creato forse li conosce.
setup-link-fresh = Dadi nuovi
setup-fresh-done = Questa partita avrà dadi nuovi.
setup-start = Si gioca
setup-you = Ospite
setup-guest = Ospite { $number }
setup-bot-names = Pippo, Gina, Carlo, Rosa, Bruno, Greta, Nino, Lina, Ugo, Vera

## Tavolo

undo = Annulla mossa
menu = Menu
menu-log = Che cosa è successo
menu-hint = Suggerimento
menu-rules = Regole
menu-keys = Tastiera
menu-new = Nuova partita
menu-embed = Incorpora questa posizione
menu-home = Pagina iniziale
actions = Che cosa puoi fare
seats = Chi gioca
seat-bot = bot
seat-leads = in testa
seat-current = di turno
turn-of = Tocca a { $name }.
die-marked = { $die }, segnato { $colour ->
    [black] da un quadrato
    [green] da un triangolo
    [red] da un cerchio
    [blue] da un rombo
    [yellow] da una stella
   *[violet] da una croce
}
playing = { $name } sta giocando
playing-note = tocca per andare avanti
log-title = Che cosa è successo
log-empty = Ancora niente.
log-earlier = Mostra i precedenti
log-later = Mostra i successivi
log-shown = Passi da { $from } a { $to } di { $steps }
look-position = Passo { $step } di { $steps }
look-previous = Un passo indietro
look-next = Un passo avanti
look-now = Torna alla partita
look-start = Prima della prima mossa
hint-text = Suggerimento: { $text }
hint-none = Adesso non c’è niente da decidere.
undo-none = Non c’è niente da annullare: i dadi caduti restano.
undone = Mossa annullata.
rules-title = { $game }: le regole
rules-play = Gioca a { $game }
rules-more = Le regole degli altri giochi
rules-page = La pagina intera, con esempi
table-lost = Questa partita non è salvata in questo browser.
other-tab = Questa partita è andata avanti in un’altra finestra.
hand-over = Passa il dispositivo a { $name }
hand-over-ready = Ce l’ha { $name }

## Un tavolo con dadi veri

fell-roll = { $name } lancia { $count ->
    [one] un dado
   *[other] { $count } dadi
}. Che cosa è uscito?
fell-kind = { $count } × { $kind }
fell-entered = Inseriti
fell-faces = Da scegliere
fell-remove = Togli { $die }
fell-left = { $count ->
    [one] manca un dado
   *[other] mancano { $count } dadi
}
fell-done = Conferma
fell-impossible = Questi dadi non possono essere usciti così. Guardate ancora.

## Risultato

result-title = Il risultato
result-won = { $count ->
    [one] Vince { $names }!
   *[other] Vincono { $names }!
}
result-place = { $rank }º posto
result-rematch = Gioca ancora
result-rematch-note = comincia { $name }
result-look = Rivedi
result-home = Pagina iniziale

## Tastiera

keys-title = Tastiera
keys-go = avanti; salta ciò che si sta mostrando
keys-undo = annulla mossa
keys-log = che cosa è successo
keys-hint = suggerimento
keys-menu = menu
keys-help = questo elenco
keys-escape = chiudi, o torna alla partita
keys-fell = inserisci un dado: il suo numero, o il suo posto nell’elenco
keys-fell-back = togli l’ultimo dado
keys-space = Spazio
keys-enter = Invio
keys-off = Le scorciatoie sono disattivate nelle impostazioni.

## Impostazioni

settings-title = Impostazioni
settings-language = Lingua
settings-language-auto = Auto
settings-theme = Colori
settings-theme-system = Auto
settings-theme-light = Chiari
settings-theme-dark = Scuri
settings-motion = Animazioni
settings-motion-system = Auto
settings-motion-full = Sì
settings-motion-none = No
settings-pace = Ritmo dei bot
settings-pace-slow = Lento
settings-pace-normal = Normale
settings-pace-fast = Veloce
settings-keys = Scorciatoie da tastiera
settings-sound = Suoni
settings-vibration = Vibrazione
settings-awake = Schermo sempre acceso al tavolo
settings-turned = In due: gira il tavolo verso la seconda persona
settings-data = Le tue partite
settings-data-text = Tutto resta in questo browser. Niente viene inviato da nessuna parte.
settings-export = Salva in un file
settings-import = Leggi da un file
settings-delete = Elimina tutto
settings-delete-sure = Eliminare tutte le partite e le impostazioni di questo browser? Non si potranno recuperare.
settings-deleted = È stato eliminato tutto.
settings-delete-failed = Non è stato possibile eliminare tutto.
settings-import-bad = Questo non è un file di Rollbook. Non è cambiato niente.
settings-import-progress = Lettura della partita { $number } di { $total }
settings-import-added = { $count ->
    [one] Una partita aggiunta.
   *[other] { $count } partite aggiunte.
}
settings-import-longer = { $count ->
    [one] Una partita è più avanti nel file e riprende da lì.
   *[other] { $count } partite sono più avanti nel file e riprendono da lì.
}
settings-import-here = { $count ->
    [one] Una partita c’era già.
   *[other] { $count } partite c’erano già.
}
settings-import-nothing = Non è cambiato niente.
settings-import-skipped = { $count ->
    [one] Una partita è rimasta fuori. Nel file c’è ancora:
   *[other] { $count } partite sono rimaste fuori. Nel file ci sono ancora:
}
settings-import-more = e altre { $count }
settings-import-nth = Numero { $number } nel file
settings-import-undo = Annulla l’importazione
settings-import-undone = Tutto è come prima.
settings-import-undone-some = { $count ->
    [one] Come prima, tranne una partita che nel frattempo è andata avanti.
   *[other] Come prima, tranne { $count } partite che nel frattempo sono andate avanti.
}

about-title = Informazioni
about-version = Rollbook { $version }, software libero
about-check = Ogni lancio deriva dal seme della sua partita e ogni file di questa versione è elencato con la sua impronta: entrambi si possono verificare.
about-licences = Licenze
about-files = Elenco dei file

## Su questo dispositivo: senza rete, installazione, novità

offline-title = Senza rete
offline-idle = Rollbook si conserva su questo dispositivo appena si può giocare.
offline-coming = Si prepara per l’uso senza rete: { $loaded } di { $total } MB
offline-ready = Pronto: tutto funziona senza rete.
offline-metered = La tua connessione è lenta o risparmia dati: per ora c’è solo il necessario.
offline-stuck = Per giocare senza rete manca ancora qualcosa. Arriverà appena torna la rete.
offline-unable = Questo browser non permette di conservare Rollbook per l’uso senza rete.
offline-keep = Conserva tutto per l’uso senza rete
install = Installa
install-line = Rollbook nella tua schermata Home: un tocco, senza rete.
install-ios = Per installare: tocca «Condividi», poi «Aggiungi alla schermata Home».
install-later = Non ora
update-line = C’è una nuova versione.
update-load = Caricala
update-busy = In un’altra finestra si sta giocando. La nuova versione aspetta la fine della partita.
fresh-offline = Senza rete non si può ricaricare nulla, quindi niente è stato cancellato.

## Messaggi

close = Chiudi
cancel = Annulla
storage-trouble = Questo browser non permette di salvare la partita (memoria piena o bloccata). Puoi continuare a giocare, ma se chiudi la pagina la partita va persa.

error-bad_request = Questa richiesta non ha senso. La partita resta com’era.
error-bad_move = Questa non è una mossa.
error-illegal_move = Questa mossa adesso non è possibile.
error-not_your_turn = Non è il tuo turno.
error-stale = La partita era già andata avanti.
error-game_over = La partita è finita.
error-too_long = Questa partita ha raggiunto la lunghezza massima e non può continuare.
error-bad_option = Una delle regole della casa non va bene per questo gioco.
error-bad_seat = { $why ->
    [length] Un nome è troppo lungo.
    [characters] Un nome contiene un carattere non utilizzabile.
    [count] Per questo gioco serve un altro numero di giocatori.
   *[other] Questo gruppo non va bene per questo gioco.
}
error-bad_seed = Questo seme non si può usare: solo lettere, cifre e segni semplici, e non troppo lungo.
error-bad_record = { $why ->
    [steps] Questa partita è troppo lunga e non si può aprire.
    [version] Questa partita viene da un’altra versione di Rollbook e qui non si può aprire.
   *[other] La partita salvata è danneggiata e non si può aprire.
}
error-unknown_game = Questo gioco non c’è.
error-unknown_match = Il motore ha perso questa partita. Ricarica la pagina: è salvata.
error-cannot_undo = Non c’è niente da annullare.
error-internal = Qualcosa è andato storto da parte nostra. La partita è rimasta com’era.

## La lezione: un primo turno, passo per passo

lesson-title = Il tuo primo turno
lesson-line = Impara giocando: il tavolo ti dice passo per passo che cosa fare.
lesson-link = Impara in un turno
