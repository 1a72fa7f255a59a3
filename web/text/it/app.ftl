# L’app intorno ai giochi.
#
# Decisions for all Italian texts:
# - The reader is "tu". Setting up a game is done together and says "voi" (mescolate, estraete a sorte).
# - Gender: nothing agrees with a named person ("Comincia { $name }", "In testa c’è solo { $name }"); general rules say
#   "chi", "qualcuno", "gli altri"; "giocatori" only for the number of people and as a role in a reward.
# - Lower case after a colon. Quotes «», apostrophe ’, ellipsis … without a space before it.
# - Numbers: 1000 and 6000, but 10.000; 1º, 10ª; minus sign −.
# - A preposition "a" before a name is avoided where possible (a Ben, but ad Anna): "turno di { $name }". Always "in B".
# Terms: roll lanciare, lancio · reroll rilanciare, rilancio · come up uscire · set aside mettere da parte · keep tenere ·
#   turn up scoprire · highlighted evidenziato · space casella (Qwantum), spazio (Los Banditos) · place piazzare ·
#   start cominciare · end of the game fine della partita, chiudere · target traguardo · leader chi è in testa ·
#   by lot a sorte · tie parità · variants varianti · hint suggerimento · history cronologia · real dice dadi reali.
# Tutto: dado vincente, tris, fare Tutto, fare cilecca, lasciare, continuare, segnare (punti).
# Los Banditos: bottino, gettone, pretendere, rinunciare, sacchetto, pescare.
# Qwantum: chi è di turno, riga, colonna, linea spessa, lancio nullo.
# Pass the Pot: POT, mano (round), turno, moneta, banca, combo, cedere.
# Sei colori: in palio, mazzetto, completare (una carta), rifiutare, ereditare, girare (un dado), chiudere.

app-name = Rollbook
app-line = Giochi di dadi con le regole incluse. Funzionano anche offline.
app-foot = Niente account, niente tracciamento. Le tue partite restano su questo dispositivo.
skip-to-content = Vai al contenuto
just-now = poco fa

## Pagina iniziale

home-continue = Riprendi
home-games = Giochi
home-recent = Partite recenti
home-settings = Impostazioni
home-turn = { $names } · turno di { $name }
home-delete = Elimina questa partita
home-delete-sure = Eliminare questa partita? Non potrai recuperarla.
home-won = Vittoria di { $names }
home-all = Mostra tutte ({ $count })
home-delete-failed = Impossibile eliminare la partita da questo browser.
link-unknown = Questo link non è valido: { $what }
link-broken = Questo link è danneggiato o incompleto.
link-newer = Questo link viene da una versione più recente di Rollbook. Aggiorna e aprilo di nuovo.
link-verified =
    { $count ->
        [one] Un tiro controllato: deriva dal seme.
       *[other] { $count } tiri controllati: derivano tutti dal seme.
    }
link-own = Tocca a te
link-invite = Invia l’invito
link-reply = Invia la risposta: { $name }
link-send = Invia il link: { $name }
link-send-all = Invia il link a tutti
link-send-note = Poi non si può più annullare
link-replies = In attesa di risposte
link-wait = In attesa: { $name }
link-watch = Turno di { $name }
link-open = Apri un link
link-again = Mostra di nuovo il link
home-cut-off = La pagina non è stata caricata per intero. Controlla la connessione e riprova. Le tue partite sono al sicuro.

## Partite che non si aprono

trouble-title = Impossibile aprire la partita
trouble-game = Partita
trouble-damaged = La partita salvata è danneggiata.
trouble-unknown = Danneggiata o salvata con una versione più recente.
trouble-newer = Salvata con una versione più recente di Rollbook.
trouble-newer-do = Aggiorna Rollbook, poi riprova.
trouble-internal = Un errore di Rollbook ne ha impedito l’apertura.
trouble-internal-do = La partita potrebbe essere intatta.
trouble-room = Spazio insufficiente per recuperarla.
trouble-room-do = Elimina le partite che non ti servono più, poi riprova.
trouble-full = Spazio insufficiente.
trouble-stays = Non è stato eliminato nulla. La partita resta nel tuo elenco e in ogni file che salvi. Rollbook proverà ad aprirla di nuovo dopo ogni aggiornamento.
trouble-download = Scarica

## Il motore di gioco

loading = Caricamento del gioco, solo questa volta
loading-last = Quasi pronto
loading-amount = { $loaded } di { $total } MB
engine-restarting = Riavvio in corso. La partita riprenderà da dov’era.
engine-failed = Il motore di gioco non si avvia in questo browser. Controlla la connessione e ricarica la pagina. Le tue partite sono al sicuro.
retry = Riprova

## Preparazione

back = Indietro
setup-title = Nuova partita: { $game }
not-translated = Questo gioco non è ancora tradotto. I testi sono in inglese.
setup-way = Dove giocate
setup-way-here = Su questo dispositivo
setup-way-link = Via link
setup-players = Giocatori
setup-name = Nome del giocatore { $number }
setup-kind = Tipo del giocatore { $number }
setup-remove = Rimuovi il giocatore { $number }
setup-person = Persona
setup-bot-random = Bot sbadato
setup-bot-sensible = Bot accorto
setup-bot-beginner = Bot principiante
setup-bot-casual = Bot amatore
setup-bot-skilled = Bot esperto
setup-bot-expert = Bot maestro
setup-add-person = Aggiungi persona
setup-add-bot = Aggiungi bot
setup-options = Varianti
setup-options-default = come da regolamento
setup-options-changed = { $count ->
    [one] una modificata
   *[other] { $count } modificate
}
setup-seed = Seme dei dadi
setup-seed-meaning = Stesso seme e stesse scelte, stessa partita. Lascia vuoto per un nuovo seme.
setup-seed-meaning-own = Vale solo per le estrazioni ancora affidate all’app e per le scelte dei bot. Lascia vuoto per un nuovo seme.
setup-fingerprint = Impronta del seme:
setup-fingerprint-meaning = Se annoti l’impronta del seme, mostrata insieme ai dadi, dopo la partita potrai controllare nel controllo dei dadi che il seme non sia stato sostituito.
setup-dice = Dadi
setup-dice-app = Virtuali
setup-dice-own = Reali
setup-dice-app-meaning = L’app lancia per tutti.
setup-dice-own-meaning = Lanciate sul tavolo e inserite i risultati. L’app fa da arbitro, tiene il punteggio e mostra le probabilità.
setup-link-dice = Questo link contiene già i lanci: chi lo apre ottiene gli stessi, e chi l’ha creato potrebbe conoscerli.
setup-link-fresh = Nuovi lanci
setup-fresh-done = Questa partita avrà lanci nuovi.
setup-start = Inizia
setup-coach = Coach per tutti
setup-coach-meaning = La lampadina dice a ognuno, nel suo turno, quanto vale ogni scelta.
setup-you = Ospite
setup-guest = Ospite { $number }
setup-bot-names = Pippo, Gina, Carlo, Rosa, Bruno, Greta, Nino, Lina, Ugo, Vera

## Condividere

share-title = Condividi questa partita
share-name = Una partita a { $game }
share-link = Link
share-qr = Codice QR del link
share-finished = Il link contiene tutta la partita. All’apertura Rollbook controlla ogni tiro.
share-running = Il link contiene la partita fino a qui. Chi lo apre può rivederla e continuarla con dadi nuovi.
share-cut = Non contiene nulla di ciò che al tavolo è ancora segreto.
share-copy = Copia il link
share-copied = Link copiato
share-send = Invia…

## Tavolo

undo = Annulla mossa
menu = Menu
menu-log = Cronologia
menu-review = Analisi
menu-hint = Suggerimento
menu-rules = Regole
menu-keys = Tastiera
menu-share = Condividi
menu-sheet = Tabellone
sheet-back = Torna al tavolo
menu-new = Nuova partita
menu-embed = Incorpora questa posizione
menu-home = Home
actions = Che cosa puoi fare
seats = Giocatori
seat-bot = bot
seat-leads = in testa
seat-current = di turno
turn-of = È il turno di { $name }.
die-marked = { $die }, con { $colour ->
    [black] un quadrato
    [green] un triangolo
    [red] un cerchio
    [blue] un rombo
    [yellow] una stella
   *[violet] una croce
}
playing = { $name } sta giocando
playing-note = tocca per saltare
log-title = Cronologia
log-empty = Ancora niente.
log-earlier = Mostra i precedenti
log-later = Mostra i successivi
log-shown = Passi da { $from } a { $to } di { $steps }
look-position = Passo { $step } di { $steps }
look-previous = Un passo indietro
look-next = Un passo avanti
look-now = Torna alla partita
look-start = Prima della prima mossa
look-why = Perché questa mossa?
chart-table = Mostra come tabella
hint-text = Suggerimento: { $text }
hint-off = Qui il coach è disattivato.
hint-none = In questo momento non c’è niente da decidere.
undo-none = Niente da annullare: i lanci sono definitivi.
undone = Mossa annullata.
rules-title = { $game }: le regole
rules-loading = Caricamento delle regole…
rules-play = Gioca a { $game }
rules-more = Regole degli altri giochi
rules-page = Regole complete con esempi
table-lost = Questa partita non è salvata in questo browser.
other-tab = Questa partita è proseguita in un’altra finestra.
hand-over = Passa il dispositivo a { $name }
hand-over-ready = Sono { $name }

## Un tavolo con dadi reali

fell-roll = { $name } lancia { $count ->
    [one] un dado
   *[other] { $count } dadi
}. Che cosa è uscito?
fell-kind = { $count } × { $kind }
fell-entered = Inseriti
fell-faces = Da scegliere
fell-remove = Rimuovi { $die }
fell-left = { $count ->
    [one] manca un dado
   *[other] mancano { $count } dadi
}
fell-done = Conferma
fell-impossible = Questo risultato non è possibile. Controlla i dadi.

## Risultato

result-title = Risultato
result-won = { $count ->
    [one] Vince { $names }!
   *[other] Vincono { $names }!
}
result-place = { $rank }º posto
result-rematch = Gioca ancora
result-rematch-note = comincia { $name }
result-look = Rivedi
result-home = Home

## Tastiera

keys-title = Tastiera
keys-go = avanti; salta l’animazione
keys-undo = annulla mossa
keys-log = cronologia
keys-hint = suggerimento
keys-menu = menu
keys-help = questo elenco
keys-escape = chiudi, o torna alla partita
keys-fell = inserisci un dado: il suo numero, o la sua posizione nell’elenco
keys-fell-back = rimuovi l’ultimo dado
keys-space = Spazio
keys-enter = Invio
keys-off = Le scorciatoie da tastiera sono disattivate nelle impostazioni.

## Impostazioni

settings-title = Impostazioni
settings-language = Lingua
settings-language-auto = Auto
settings-theme = Tema
settings-theme-system = Auto
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-motion = Animazioni
settings-motion-system = Auto
settings-motion-full = Sì
settings-motion-none = No
settings-pace = Velocità dei bot
settings-pace-slow = Lenta
settings-pace-normal = Normale
settings-pace-fast = Veloce
settings-keys = Scorciatoie da tastiera
settings-sound = Suoni
settings-vibration = Vibrazione
settings-awake = Schermo acceso mentre si gioca
settings-turned = In due: ruota il tavolo per chi sta di fronte
settings-coach = Coach
settings-coach-off = Mai
settings-coach-ask = A richiesta
settings-coach-always = Sempre
settings-coach-meaning = Sempre: un numero su ogni mossa che puoi toccare e uno per i dadi scelti. Se un’altra mossa è migliore, la lampadina mostra il suo numero. Dopo una mossa costata almeno 3 punti di probabilità di vincere, mostra la perdita.
settings-odds = Mostra le probabilità, senza consigli
settings-data = Le tue partite
settings-data-text = Tutto resta in questo browser. Nessun dato viene inviato.
settings-export = Salva in un file
backup-title = Backup automatico
settings-delete = Elimina tutto
settings-delete-sure = Eliminare da questo browser tutte le partite e le impostazioni di Rollbook? Non potrai recuperarle.
settings-deleted = È stato eliminato tutto.
settings-delete-failed = Non è stato possibile eliminare tutto.
settings-import-progress = Lettura della partita { $number } di { $total }
settings-import-added = { $count ->
    [one] Una partita aggiunta.
   *[other] { $count } partite aggiunte.
}
settings-import-longer = { $count ->
    [one] Una partita aggiornata: nel file era più avanti.
   *[other] { $count } partite aggiornate: nel file erano più avanti.
}
settings-import-here = { $count ->
    [one] Una partita era già presente.
   *[other] { $count } partite erano già presenti.
}
settings-import-nothing = Non è cambiato nulla.
settings-import-skipped = { $count ->
    [one] Una partita non è stata importata. È ancora nel file:
   *[other] { $count } partite non sono state importate. Sono ancora nel file:
}
settings-import-more = e altre { $count }
settings-import-nth = Partita { $number } nel file
settings-import-undo = Annulla l’importazione
settings-import-undone = Importazione annullata.
settings-import-undone-some = { $count ->
    [one] Importazione annullata, tranne una partita che nel frattempo è proseguita.
   *[other] Importazione annullata, tranne { $count } partite che nel frattempo sono proseguite.
}

about-title = Informazioni
about-version = Rollbook { $version }, software libero
about-check = Ogni lancio deriva dal seme della partita e ogni file di questa versione è elencato con il suo hash: puoi verificare entrambi.
about-licences = Licenze
about-files = Elenco dei file

## Su questo dispositivo: offline, installazione, aggiornamenti

offline-title = Offline
offline-idle = Rollbook viene salvato su questo dispositivo appena il primo gioco è pronto.
offline-coming = Salvataggio per l’uso offline: { $loaded } di { $total } MB
offline-ready = Salvato offline. Funziona tutto anche senza rete.
offline-metered = La tua connessione è lenta o è attivo il risparmio dati: per ora è salvato solo ciò che hai già usato.
offline-stuck = Non tutto è ancora disponibile offline. Il download riprenderà quando tornerà la rete.
offline-unable = Questo browser non può salvare Rollbook per l’uso offline.
offline-keep = Scarica tutto
install = Installa
install-line = Rollbook nella schermata Home: basta un tocco, anche offline.
install-ios = Per installare: tocca «Condividi», poi «Aggiungi alla schermata Home».
install-later = Non ora
update-line = È disponibile una nuova versione.
update-load = Aggiorna
update-busy = Una partita è aperta in un’altra finestra. L’aggiornamento partirà quando finisce o viene chiusa.
fresh-offline = Sei offline: Rollbook non può essere scaricato di nuovo. Non è stato cancellato nulla.

## Messaggi

close = Chiudi
cancel = Annulla
storage-trouble = Impossibile salvare la partita in questo browser (memoria piena o bloccata). Puoi continuare a giocare, ma se chiudi la pagina la partita andrà persa.

error-bad_request = La richiesta non è andata a buon fine. La partita è rimasta com’era.
error-bad_move = Mossa non riconosciuta.
error-illegal_move = Questa mossa ora non è possibile.
error-not_your_turn = Non è il tuo turno.
error-stale = La partita è già andata avanti.
error-game_over = La partita è finita.
error-still_secret = In questa partita c’è ancora qualcosa di nascosto. Potrai analizzarla quando sarà finita.
error-too_long = Questa partita ha raggiunto la lunghezza massima e non può continuare.
error-bad_option = Una delle varianti non è adatta a questo gioco.
error-bad_seat = { $why ->
    [length] Un nome è troppo lungo.
    [characters] Un nome contiene un carattere non ammesso.
    [count] Questo gioco richiede un numero diverso di giocatori.
   *[other] Questo gioco non è possibile con questi giocatori.
}
error-bad_seed = Questo seme non è valido. Usane uno breve, solo con lettere, cifre e punteggiatura semplice.
error-bad_record = { $why ->
    [wrong_outcome] Il passo { $step } non deriva dal seme: «{ $move }». Questa partita è stata modificata.
    [steps] Questa partita è troppo lunga e non si può aprire.
    [version] Questa partita è stata salvata con un’altra versione di Rollbook e qui non si può aprire.
   *[other] La partita salvata è danneggiata e non si può aprire.
}
error-unknown_game = Questo gioco non è disponibile.
error-unknown_match = Il motore di gioco non trova più questa partita. Ricarica la pagina: la partita è salvata.
error-cannot_undo = Non c’è niente da annullare.
error-internal = Qualcosa è andato storto. La partita è rimasta com’era.

## La lezione: un primo turno, passo per passo

lesson-title = Il tuo primo turno
lesson-line = Impara giocando: l’app ti dice passo dopo passo che cosa fare.
own-dice = Oppure lancia i tuoi dadi: inserisci quello che mostrano e tocca la lampadina per vedere quanto vale ogni scelta.
own-dice-label = I tuoi dadi
lesson-link = Impara in un turno

times = { $count } × { $thing }

## All games on this device

home-library = Tutte le partite
statistics-title = Statistiche
library-missing = Al momento alcune partite finite non si possono leggere. Non è stato eliminato nulla. Ricarica la pagina per riprovare.

## Aprire una partita

open-title = Apri una partita
open-line = Incolla un link, un codice o una partita salvata. Oppure scegli un file o l’immagine di un codice QR.
open-field = Link, codice o partita salvata
open-do = Apri
open-file = Scegli un file
open-camera = Scansiona un codice QR
open-camera-stop = Spegni la fotocamera
open-busy = Apertura in corso…
open-looking = Inquadra il codice QR.
open-what = Non è un link, un codice o un file di Rollbook.
open-no-qr = In questa immagine non c’è un codice QR leggibile.
open-contains = { $count ->
    [one] Una partita
   *[other] { $count } partite
}
open-other-qr = Questo codice QR non contiene una partita di Rollbook.
open-camera-refused = La fotocamera è bloccata per questa pagina. Consentila nelle impostazioni del browser, poi riprova.
open-camera-none = Nessuna fotocamera trovata.
open-camera-failed = Al momento la fotocamera non è disponibile. Forse la sta usando un’altra app.

share-text = Copia come testo
share-text-copied = Testo copiato
share-picture-send = Invia l’immagine…
share-picture-save = Salva l’immagine
share-line = { $people } · { $game } · { $date }

## The dice audit

audit-title = Controllo dei dadi
audit-line = Controlla ogni tiro delle partite finite su questo dispositivo: se deriva dal seme e se i dadi sono equilibrati.
audit-dice = { $count ->
    [one] 1 dado
   *[other] { $count } dadi
}
audit-draws = { $count ->
    [one] 1 estrazione
   *[other] { $count } estrazioni
}
audit-none = Qui l’app non ha lanciato dadi.
audit-few = { $what }: troppo pochi per dire qualcosa sui dadi.
audit-even = { $what }: risultati regolari, come con dadi equilibrati.
audit-uneven = { $what }: risultati meno regolari del solito. Con dadi equilibrati succede in circa un controllo su { $times }.
audit-smooth = { $what }: risultati più regolari del solito. Con dadi equilibrati succede in circa un controllo su { $times }.
audit-most = Scarto maggiore: «{ $face }» è uscito { $count } volte, ne erano attese circa { $expected }.
audit-checked = { $count ->
    [one] Un tiro controllato: deriva dal suo seme.
   *[other] { $count } tiri controllati: derivano tutti dal loro seme.
}
audit-wrong-some = { $count ->
    [one] Un tiro non deriva dal suo seme:
   *[other] { $count } tiri non derivano dal loro seme:
}
audit-wrong = { $game }, passo { $step }: la partita dice «{ $move }», il seme dà «{ $expected }»
audit-typed = { $count ->
    [one] Un risultato è stato inserito a mano. Non viene dal seme e non è valutato.
   *[other] { $count } risultati sono stati inseriti a mano. Non vengono dal seme e non sono valutati.
}
audit-repeated = { $count ->
    [one] Una partita ha lo stesso seme di un’altra. I suoi dadi contano una volta sola.
   *[other] { $count } partite hanno lo stesso seme di un’altra. I loro dadi contano una volta sola.
}
audit-unreadable = { $count ->
    [one] Una partita non si può aprire e non è inclusa.
   *[other] { $count } partite non si possono aprire e non sono incluse.
}
audit-games = { $count ->
    [one] Una partita finita
   *[other] { $count } partite finite
}
audit-part-dice = { $game }: dadi
audit-part-draw = { $game }: estrazioni
audit-part-lot = Chi comincia
audit-part-mixed = Dadi di più giochi
audit-face = Risultato
audit-came = Uscite
audit-expected = Attese
audit-people = Persone
audit-bots = Bot
audit-apart = Persone e bot
audit-rest = Troppo pochi per valutare: { $what }
audit-test = Un test del chi quadrato valuta tutto insieme. Con dadi equilibrati segnala un’anomalia in circa un controllo su { $times }.
audit-seed = Seme
audit-fingerprint = Impronta del seme
audit-fingerprint-now = Il seme decide ogni tiro e non può più cambiare. Se ora annoti la sua impronta, a fine partita potrai confrontarla: allora vedrai anche il seme.
audit-fingerprint-then = Durante la partita il menu mostrava la stessa impronta.
audit-program = Scarica il controllo
audit-program-text = Un breve programma in Python ricalcola ogni tiro dal seme, senza Rollbook.

# The daily challenge

daily-title = Sfida del giorno
daily-line = Gli stessi lanci per tutti
daily-played = { $count } di { $total } giocate
daily-how = In ogni turno tutti hanno gli stessi lanci, qualunque scelta abbiano fatto prima. Giochi contro il bot maestro e conta il tuo primo risultato. Il par è ciò che il bot ottiene al tuo posto. Prima conta la vittoria, poi il vantaggio tra parentesi.
daily-day = Giorno
daily-before = Giorno precedente
daily-after = Giorno successivo
daily-play = Gioca
daily-again = Riprova per esercizio
daily-won = Vittoria { $scores }
daily-lost = Sconfitta { $scores }
daily-drawn = Parità { $scores }
daily-par = Par { $scores }
daily-par-working = Calcolo del par: { $count } mosse finora
daily-better = meglio del par
daily-worse = peggio del par
daily-equal = pari al par
daily-practice = Questa partita era un esercizio: conta il tuo primo risultato.
daily-copy = Copia il risultato
daily-copied = Risultato copiato
error-bad_day = Per questo giorno non c’è una sfida. La prima è quella del 1º gennaio 2026, l’ultima quella di oggi.
error-no_par = Non è stato possibile calcolare il par. Collegati una volta a Internet e riprova.

# The same dice for friends

setup-same = Stessi lanci in ogni turno
setup-same-meaning = Con lo stesso seme ogni turno comincia per tutti con lo stesso lancio, qualunque scelta sia stata fatta prima.
setup-same-link = Copia il link per un amico
setup-same-copied = Link copiato. Chi lo apre avrà la stessa partita e gli stessi lanci.
setup-same-here = Uno dopo l’altro qui
same-title = Stessi lanci a confronto
