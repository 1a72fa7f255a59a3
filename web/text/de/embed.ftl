# Games in other people's pages.

embed-tap = Zum Spielen antippen
embed-open = In Rollbook öffnen
embed-waking = Einen Moment …
embed-again = Von vorn
embed-failed = Das Spiel reagiert nicht. Prüfe die Verbindung und versuche es noch einmal.

## The page that writes the tag

builder-app = Zu Rollbook
builder-title = Ein Spiel für deine Seite
builder-line = Wähle ein Spiel, prüfe die Vorschau und kopiere zwei Zeilen in deine Seite.
builder-code = Code für deine Seite
builder-copy = Kopieren
builder-copied = Kopiert.
builder-frame = Falls Skripte nicht erlaubt sind
builder-preview = Vorschau
builder-game = Spiel
builder-position = Stellung
builder-lang = Sprache
builder-theme = Design
builder-coach = Coach
builder-new = Neues Spiel
builder-own = Deine Stellung
builder-example = { $id }, Schritt { $step }
builder-coach-on = Auf Wunsch
builder-coach-off = Aus
builder-coach-always = Immer
builder-coach-odds = Nur Chancen, kein Rat
builder-cut = Was am Tisch noch verdeckt ist, bleibt geheim: Deine Stellung endet davor.
builder-script = Skript
builder-script-newest = Immer das neueste
builder-script-pinned = Diese Version, vom Browser geprüft
builder-script-note = Der Browser führt genau diese Datei aus oder keine. Dazu muss der Server, auf dem Rollbook liegt, „Access-Control-Allow-Origin: *“ senden.

## The lesson: a first turn, step by step

lesson-show = Zeig es mir
lesson-again = Noch einmal
lesson-free = Weiterspielen
lesson-back = Einen Schritt zurück
lesson-astray = Auch dieser Zug ist erlaubt, aber die Lektion erklärt einen anderen. Spiel weiter, wie du magst, oder geh einen Schritt zurück.
