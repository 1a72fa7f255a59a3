# The library: all games on this device.

library-pages = Seiten
library-search = Namen und Titel suchen
library-game = Spiel
library-result = Ergebnis
library-result-running = Läuft noch
library-result-won = Von Mensch gewonnen
library-result-lost = Von Bot gewonnen
library-result-bots = Nur Bots
library-result-none = Ohne Sieger
library-result-trouble = Nicht zu öffnen
library-date = Datum
library-date-week = Letzte 7 Tage
library-date-month = Letzte 30 Tage
library-date-year = Letzte 12 Monate
library-empty = Noch keine Spiele. Hier wird jedes Spiel aufbewahrt, das du spielst.
library-no-match = Kein Spiel passt zu deiner Suche.
library-count = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
}
library-page = { $from }–{ $to } von { $count } Spielen
library-previous = Vorige Seite
library-next = Nächste Seite
library-export = Alle in Datei speichern
library-more = Optionen: { $name }
library-name = Titel dieses Spiels
library-rename = Umbenennen
library-file = In Datei speichern
library-deleted = Spiel gelöscht.
library-back = Das Spiel ist wieder da.
library-back-failed = Das Spiel konnte nicht wiederhergestellt werden: In diesem Browser ist kein Platz dafür. Schaffe Platz und versuche es dann noch einmal.
