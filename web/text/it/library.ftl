# The library: all games on this device.

library-pages = Pagine
library-search = Cerca nomi e titoli
library-game = Gioco
library-result = Risultato
library-result-running = In corso
library-result-won = Vinta da una persona
library-result-lost = Vinta da un bot
library-result-bots = Solo bot
library-result-none = Senza vincitore
library-result-trouble = Non apribile
library-date = Data
library-date-week = Ultimi 7 giorni
library-date-month = Ultimi 30 giorni
library-date-year = Ultimi 12 mesi
library-empty = Ancora nessuna partita. Qui trovi ogni partita che giochi.
library-no-match = Nessuna partita corrisponde alla ricerca.
library-count = { $count ->
    [one] Una partita
   *[other] { $count } partite
}
library-page = { $from }–{ $to } di { $count } partite
library-previous = Pagina precedente
library-next = Pagina successiva
library-export = Salva tutte in un file
library-more = Opzioni: { $name }
library-name = Titolo della partita
library-rename = Rinomina
library-file = Salva in un file
library-deleted = Partita eliminata.
library-back = La partita è stata ripristinata.
library-back-failed = Impossibile ripristinare la partita: in questo browser non c’è spazio. Libera un po’ di spazio, poi riprova.
