# The library: all games on this device.

library-pages = Pagina’s
library-search = Zoek op naam of titel
library-game = Spel
library-result = Uitslag
library-result-running = Nog bezig
library-result-won = Gewonnen door een speler
library-result-lost = Gewonnen door een bot
library-result-bots = Alleen bots
library-result-none = Geen winnaar
library-result-trouble = Niet te openen
library-date = Datum
library-date-week = Laatste 7 dagen
library-date-month = Laatste 30 dagen
library-date-year = Laatste 12 maanden
library-empty = Nog geen potjes. Elk potje dat je speelt, wordt hier bewaard.
library-no-match = Geen potje gevonden.
library-count = { $count ->
    [one] Eén potje
   *[other] { $count } potjes
}
library-page = { $from }–{ $to } van { $count } potjes
library-previous = Vorige pagina
library-next = Volgende pagina
library-export = Alles opslaan in bestand
library-more = Opties: { $name }
library-name = Titel van dit potje
library-rename = Naam wijzigen
library-file = Opslaan in bestand
library-deleted = Potje gewist.
library-back = Het potje is terug.
library-back-failed = Het potje kon niet worden teruggehaald: deze browser heeft er geen ruimte voor. Maak ruimte vrij en probeer het dan opnieuw.

## The automatic backup, and a reminder where there is none

backup-line = Rollbook schrijft al je potjes naar een bestand in een map die je kiest: na elk afgelopen potje en als je de tafel verlaat. Met ‘Spel openen’ haal je ze uit het bestand terug.
backup-choose = Map kiezen
backup-other = Andere map kiezen
backup-stop = Stoppen
backup-renew = Opnieuw toestaan
backup-done = { $count ->
    [one] Eén potje in ‘{ $file }’, { $when } opgeslagen.
   *[other] { $count } potjes in ‘{ $file }’, { $when } opgeslagen.
}
backup-permission = Rollbook heeft opnieuw je toestemming nodig om back-ups in ‘{ $folder }’ op te slaan.
backup-folder = De back-upmap ‘{ $folder }’ is niet te vinden. Kies de map opnieuw of neem een andere.
backup-full = Er is geen ruimte voor een back-up in ‘{ $folder }’. De laatste is ongewijzigd.
backup-failed = De back-up kon niet worden geschreven. De laatste is ongewijzigd.
backup-written = Back-up opgeslagen.
backup-stopped = De automatische back-up staat uit. Het bestand blijft in de map staan.
export-due = { $count ->
    [one] Eén afgelopen potje staat alleen in deze browser.
   *[other] { $count } afgelopen potjes staan alleen in deze browser.
}
