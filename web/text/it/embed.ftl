# Games in other people's pages.

embed-tap = Tocca per giocare
embed-open = Apri in Rollbook
embed-waking = Un momento …
embed-again = Ricomincia
embed-failed = Il gioco non risponde. Controlla la connessione e riprova.

## The page that writes the tag

builder-app = A Rollbook
builder-title = Un gioco nella tua pagina
builder-line = Scegli, guarda e copia due righe nella tua pagina.
builder-code = Da mettere nella tua pagina
builder-copy = Copia
builder-copied = Copiato.
builder-frame = Dove gli script non sono ammessi
builder-preview = Anteprima
builder-game = Gioco
builder-position = Posizione
builder-lang = Lingua
builder-theme = Colori
builder-coach = Consigli
builder-new = Una nuova partita
builder-own = La tua posizione
builder-example = { $id }, passo { $step }
builder-coach-on = Sì
builder-coach-off = No
builder-cut = La tua posizione si ferma dove al tavolo c’è ancora qualcosa di nascosto.
builder-script = Script
builder-script-newest = Sempre il più recente
builder-script-pinned = Questa versione, verificata dal browser
builder-script-note = Il browser esegue esattamente questo file o nessuno. Per questo il server di Rollbook deve inviare «Access-Control-Allow-Origin: *».

## La lezione: un primo turno, passo per passo

lesson-show = Fammi vedere
lesson-again = Ancora una volta
lesson-free = Continua a giocare
lesson-back = Un passo indietro
lesson-astray = Si può fare anche così, ma la lezione aveva in mente altro. Continua come vuoi, oppure torna indietro di un passo.
