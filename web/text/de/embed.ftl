# Games in other people's pages.

embed-tap = Zum Spielen antippen
embed-open = In Rollbook öffnen
embed-waking = Einen Moment …
embed-again = Von vorn
embed-failed = Das Spiel antwortet nicht. Prüfe die Verbindung und versuch es noch einmal.

## The page that writes the tag

builder-app = Zu Rollbook
builder-title = Ein Spiel in deiner Seite
builder-line = Wähle aus, schau es dir an und kopiere zwei Zeilen in deine Seite.
builder-code = Das kommt in deine Seite
builder-copy = Kopieren
builder-copied = Kopiert.
builder-frame = Wo kein Skript erlaubt ist
builder-preview = So sieht es aus
builder-game = Spiel
builder-position = Stellung
builder-lang = Sprache
builder-theme = Farben
builder-coach = Tipps
builder-new = Ein neues Spiel
builder-own = Deine Stellung
builder-example = { $id }, Schritt { $step }
builder-coach-on = An
builder-coach-off = Aus
builder-cut = Deine Stellung endet dort, wo am Tisch noch etwas verdeckt ist.
builder-script = Skript
builder-script-newest = Immer das neueste
builder-script-pinned = Diese Version, vom Browser geprüft
builder-script-note = Der Browser führt genau diese Datei aus oder keine. Dazu muss der Server von Rollbook „Access-Control-Allow-Origin: *“ senden.

## Die Lektion: ein erster Zug, Schritt für Schritt

lesson-show = Zeig es mir
lesson-again = Noch einmal
lesson-free = Weiterspielen
lesson-back = Einen Schritt zurück
lesson-astray = Auch das ist erlaubt, nur hatte die Lektion etwas anderes vor. Spiel weiter, wie du magst, oder geh einen Schritt zurück.
