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

## The automatic backup, and a reminder where there is none

backup-line = Rollbook schreibt alle deine Spiele in eine Datei in einem Ordner, den du auswählst: nach jedem beendeten Spiel und wenn du den Tisch verlässt. Mit „Spiel öffnen“ holst du sie aus der Datei zurück.
backup-choose = Ordner wählen
backup-other = Anderen Ordner wählen
backup-stop = Beenden
backup-renew = Wieder erlauben
backup-done = { $count ->
    [one] Ein Spiel in „{ $file }“, gesichert { $when }.
   *[other] { $count } Spiele in „{ $file }“, gesichert { $when }.
}
backup-permission = Rollbook braucht deine Erlaubnis, um wieder in „{ $folder }“ zu sichern.
backup-folder = Der Ordner „{ $folder }“ für die Sicherung ist nicht zu finden. Wähle ihn noch einmal oder nimm einen anderen.
backup-full = In „{ $folder }“ ist kein Platz für die Sicherung. Die letzte ist unverändert.
backup-failed = Die Sicherung konnte nicht geschrieben werden. Die letzte ist unverändert.
backup-written = Sicherung gespeichert.
backup-stopped = Die automatische Sicherung ist aus. Die Datei bleibt in ihrem Ordner.
export-due = { $count ->
    [one] Ein beendetes Spiel ist nur in diesem Browser gespeichert.
   *[other] { $count } beendete Spiele sind nur in diesem Browser gespeichert.
}
