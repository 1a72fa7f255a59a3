# I giochi nelle pagine altrui.

embed-tap = Tocca per giocare
embed-open = Apri in Rollbook
embed-waking = Un momento…
embed-again = Ricomincia
embed-failed = Il gioco non risponde. Controlla la connessione e riprova.

## La pagina che scrive il codice

builder-app = Vai a Rollbook
builder-title = Un gioco nella tua pagina
builder-line = Scegli un gioco, guarda l’anteprima e copia due righe nella tua pagina.
builder-code = Codice per la tua pagina
builder-copy = Copia
builder-copied = Copiato.
builder-frame = Se gli script non sono ammessi
builder-preview = Anteprima
builder-game = Gioco
builder-position = Posizione
builder-lang = Lingua
builder-theme = Tema
builder-coach = Coach
builder-new = Nuova partita
builder-own = La tua posizione
builder-example = { $id }, passo { $step }
builder-coach-on = A richiesta
builder-coach-off = No
builder-coach-always = Sempre
builder-coach-odds = Solo probabilità, senza consigli
builder-cut = La tua posizione arriva solo fino al primo passo ancora segreto.
builder-script = Script
builder-script-newest = Sempre l’ultima versione
builder-script-pinned = Questa versione, verificata dal browser
builder-script-note = Il browser esegue esattamente questo file, oppure nessuno. Perché funzioni, il server che ospita Rollbook deve inviare «Access-Control-Allow-Origin: *».

## La lezione: un primo turno, passo per passo

lesson-show = Fammi vedere
lesson-again = Ripeti
lesson-free = Continua a giocare
lesson-back = Un passo indietro
lesson-astray = Anche questa mossa è valida, ma non è quella spiegata nella lezione. Continua come vuoi, oppure torna indietro di un passo.
