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

## The automatic backup, and a reminder where there is none

backup-line = Rollbook scrive tutte le tue partite in un file, nella cartella che scegli: dopo ogni partita finita e quando lasci il tavolo. Per recuperarle, apri il file con «Apri una partita».
backup-choose = Scegli una cartella
backup-other = Scegli un’altra cartella
backup-stop = Disattiva
backup-renew = Consenti di nuovo
backup-done = { $count ->
    [one] Una partita in «{ $file }», salvata { $when }.
   *[other] { $count } partite in «{ $file }», salvate { $when }.
}
backup-permission = Rollbook ha di nuovo bisogno del tuo permesso per salvare il backup in «{ $folder }».
backup-folder = La cartella del backup «{ $folder }» non si trova. Sceglila di nuovo o scegline un’altra.
backup-full = Non c’è più spazio in «{ $folder }». L’ultimo backup è intatto.
backup-failed = Non è stato possibile scrivere il backup. L’ultimo è intatto.
backup-written = Backup salvato.
backup-stopped = Il backup automatico è disattivato. Il file resta nella sua cartella.
export-due = { $count ->
    [one] Una partita finita si trova solo in questo browser.
   *[other] { $count } partite finite si trovano solo in questo browser.
}
