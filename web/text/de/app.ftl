# Die App um die Spiele herum.

app-name = Rollbook
app-line = Würfelspiele, die ihre Regeln kennen. Ganz ohne Netz.
app-foot = Kein Konto, keine Spuren. Deine Spiele bleiben auf diesem Gerät.
skip-to-content = Zum Inhalt
just-now = gerade eben

## Start

home-continue = Weiterspielen
home-games = Spiele
home-recent = Zuletzt gespielt
home-settings = Einstellungen
home-turn = { $names } · { $name } ist am Zug
home-delete = Dieses Spiel löschen
home-delete-sure = Dieses Spiel löschen? Es lässt sich nicht zurückholen.
home-won = Gewonnen: { $names }
home-all = Alle { $count } anzeigen
home-delete-failed = Dieser Browser hat das Spiel nicht gelöscht.
link-unknown = Dieser Link führt hier nirgendwohin: { $what }
home-cut-off = Diese Seite ist nicht vollständig angekommen. Prüfe die Verbindung und versuche es noch einmal; deine Spiele sind sicher.

## Spiele, die sich nicht öffnen lassen

trouble-title = Dieses Spiel lässt sich nicht öffnen
trouble-game = Spielstand
trouble-damaged = Der gespeicherte Text ist beschädigt.
trouble-unknown = Beschädigt oder von einer neueren Version.
trouble-newer = Von einer neueren Rollbook-Version.
trouble-newer-do = Lade die neue Version und versuche es dann noch einmal.
trouble-internal = Ein Fehler in Rollbook war im Weg.
trouble-internal-do = Das Spiel selbst kann in Ordnung sein.
trouble-room = Kein Platz mehr, um es zurückzuholen.
trouble-room-do = Lösche Spiele, die du nicht mehr brauchst, und versuche es dann noch einmal.
trouble-full = Kein Platz mehr.
trouble-stays = Es wurde nichts gelöscht. Das Spiel bleibt in deiner Liste und kommt in jede Datei, die du sicherst. Nach jedem Update versucht Rollbook es noch einmal.
trouble-download = Herunterladen

## Die Spielmaschine

loading = Die Würfel kommen, nur dieses eine Mal
loading-last = Alles da, gleich geht’s los
loading-amount = { $loaded } von { $total } MB
engine-restarting = Einen Moment, das Spiel geht gleich weiter
engine-failed = Das Spiel startet in diesem Browser nicht. Prüfe die Verbindung und lade die Seite neu; deine Spiele sind sicher.
retry = Noch einmal

## Vorbereitung

back = Zurück
setup-title = Neues Spiel: { $game }
setup-players = Wer spielt mit?
setup-name = Name von Platz { $number }
setup-kind = Wer sitzt auf Platz { $number }
setup-remove = Platz { $number } entfernen
setup-person = Mensch
setup-bot-random = Bot, sorglos
setup-bot-sensible = Bot, klug
setup-add-person = Mensch dazu
setup-add-bot = Bot dazu
setup-options = Hausregeln
setup-options-default = wie in der Anleitung
setup-options-changed = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
}
setup-options-waiting = Einen Moment, das Spiel lädt noch.
setup-seed = Startwert der Würfel
setup-seed-meaning = Gleicher Startwert, gleiche Entscheidungen: gleiches Spiel. Leer: ein frischer.
setup-seed-meaning-own = Entscheidet nur noch, was die App selbst zieht und was Bots tun. Leer: ein frischer.
setup-dice = Würfel
setup-dice-app = Aus der App
setup-dice-own = Eigene
setup-dice-app-meaning = Die App würfelt für alle.
setup-dice-own-meaning = Ihr würfelt am Tisch und tippt ein, was gefallen ist. Die App achtet auf die Regeln, zählt und kennt die Chancen.
setup-link-dice = Die Würfel kommen mit dem Link: Alle, die ihn öffnen, würfeln dasselbe, und wer ihn gemacht hat, kennt die Würfe vielleicht.
setup-link-fresh = Frische Würfel
setup-fresh-done = Dieses Spiel bekommt frische Würfel.
setup-start = Los geht’s
setup-you = Gast
setup-guest = Gast { $number }
setup-bot-names = Otto, Mia, Carlo, Ilse, Bruno, Greta, Nino, Rosa, Emil, Vera

## Tisch

undo = Zurücknehmen
menu = Menü
menu-log = Was geschah
menu-hint = Tipp
menu-rules = Regeln
menu-keys = Tastatur
menu-new = Neues Spiel
menu-embed = Diese Stellung einbetten
menu-home = Startseite
actions = Was du tun kannst
seats = Mitspielende
seat-bot = Bot
seat-leads = führt
seat-current = am Zug
turn-of = { $name } ist am Zug.
die-marked = { $die }, Zeichen { $colour ->
    [black] Quadrat
    [green] Dreieck
    [red] Kreis
    [blue] Raute
    [yellow] Stern
   *[violet] Kreuz
}
playing = { $name } spielt
playing-note = tippen, um vorzuspulen
log-title = Was geschah
log-empty = Noch nichts.
log-earlier = Früheres zeigen
log-later = Späteres zeigen
log-shown = Schritte { $from } bis { $to } von { $steps }
look-position = Schritt { $step } von { $steps }
look-previous = Einen Schritt zurück
look-next = Einen Schritt weiter
look-now = Zurück zum Spiel
look-start = Vor dem ersten Zug
hint-text = Tipp: { $text }
hint-none = Gerade gibt es nichts zu entscheiden.
undo-none = Nichts zurückzunehmen: gefallene Würfel bleiben liegen.
undone = Zurückgenommen.
rules-title = { $game }: die Regeln
rules-play = { $game } spielen
rules-more = Regeln der anderen Spiele
rules-page = Die ganze Seite, mit Beispielen
table-lost = Dieses Spiel ist in diesem Browser nicht gespeichert.
other-tab = In einem anderen Fenster wurde weitergespielt.
hand-over = Gib das Gerät an { $name }
hand-over-ready = { $name } hat es

## Ein Tisch mit echten Würfeln

fell-roll = { $name } wirft { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
}. Was ist gefallen?
fell-kind = { $count } × { $kind }
fell-entered = Eingetragen
fell-faces = Zur Auswahl
fell-remove = { $die } wegnehmen
fell-left = { $count ->
    [one] ein Würfel fehlt noch
   *[other] { $count } Würfel fehlen noch
}
fell-done = Eintragen
fell-impossible = So können diese Würfel nicht liegen. Schaut noch einmal hin.

## Ergebnis

result-title = Das Ergebnis
result-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
result-place = Platz { $rank }
result-rematch = Noch ein Spiel
result-rematch-note = { $name } beginnt
result-look = Rückblick
result-home = Startseite

## Tastatur

keys-title = Tastatur
keys-go = weitermachen; vorspulen
keys-undo = zurücknehmen
keys-log = was geschah
keys-hint = Tipp
keys-menu = Menü
keys-help = diese Liste
keys-escape = schließen, zurück zum Spiel
keys-fell = einen Würfel eintragen: seine Zahl oder sein Platz in der Liste
keys-fell-back = den letzten Würfel wegnehmen
keys-space = Leertaste
keys-enter = Eingabe
keys-off = Die Tasten sind in den Einstellungen ausgeschaltet.

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-language-auto = Auto
settings-theme = Farben
settings-theme-system = Auto
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Bewegung
settings-motion-system = Auto
settings-motion-full = An
settings-motion-none = Aus
settings-pace = Tempo der Bots
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-keys = Tastenkürzel
settings-sound = Ton
settings-vibration = Vibration
settings-awake = Bildschirm am Tisch anlassen
settings-turned = Zu zweit: den Tisch zur zweiten Person drehen
settings-data = Deine Spiele
settings-data-text = Alles bleibt in diesem Browser. Nichts wird irgendwohin geschickt.
settings-export = In Datei sichern
settings-import = Aus Datei lesen
settings-delete = Alles löschen
settings-delete-sure = Alle Spiele und Einstellungen in diesem Browser löschen? Sie lassen sich nicht zurückholen.
settings-deleted = Alles gelöscht.
settings-delete-failed = Es ließ sich nicht alles löschen.
settings-import-bad = Das ist keine Rollbook-Datei. Es wurde nichts geändert.
settings-import-progress = Spiel { $number } von { $total } wird gelesen
settings-import-added = { $count ->
    [one] Ein Spiel ist dazugekommen.
   *[other] { $count } Spiele sind dazugekommen.
}
settings-import-longer = { $count ->
    [one] Ein Spiel ist in der Datei weiter und geht dort weiter.
   *[other] { $count } Spiele sind in der Datei weiter und gehen dort weiter.
}
settings-import-here = { $count ->
    [one] Ein Spiel war schon da.
   *[other] { $count } Spiele waren schon da.
}
settings-import-nothing = Es wurde nichts geändert.
settings-import-skipped = { $count ->
    [one] Ein Spiel blieb draußen. In der Datei ist es noch:
   *[other] { $count } Spiele blieben draußen. In der Datei sind sie noch:
}
settings-import-more = und { $count } weitere
settings-import-nth = Nummer { $number } in der Datei
settings-import-undo = Import zurücknehmen
settings-import-undone = Alles ist wieder wie vorher.
settings-import-undone-some = { $count ->
    [one] Wie vorher, bis auf ein Spiel, das weitergespielt wurde.
   *[other] Wie vorher, bis auf { $count } Spiele, die weitergespielt wurden.
}

about-title = Über Rollbook
about-version = Rollbook { $version }, freie Software
about-check = Jeder Wurf folgt aus dem Startwert seines Spiels, und jede Datei dieser Version steht mit ihrer Prüfsumme in einer Liste: Beides lässt sich nachprüfen.
about-licences = Lizenzen
about-files = Dateiliste

## Auf diesem Gerät: ohne Netz, Installieren, Neues

offline-title = Ohne Netz
offline-idle = Rollbook legt sich auf dieses Gerät, sobald gespielt werden kann.
offline-coming = Wird für unterwegs geholt: { $loaded } von { $total } MB
offline-ready = Bereit: Alles geht auch ohne Netz.
offline-metered = Deine Verbindung ist langsam oder spart Daten, darum ist erst das Nötige hier.
offline-stuck = Noch ist nicht alles für unterwegs da. Es geht weiter, sobald es Netz gibt.
offline-unable = In diesem Browser lässt sich Rollbook nicht für unterwegs behalten.
offline-keep = Alles für unterwegs holen
install = Installieren
install-line = Rollbook auf deinem Startbildschirm: ein Tipp, kein Netz nötig.
install-ios = Zum Installieren: auf „Teilen“ tippen, dann „Zum Home-Bildschirm“.
install-later = Nicht jetzt
update-line = Eine neue Version ist da.
update-load = Laden
update-busy = In einem anderen Fenster läuft ein Spiel. Die neue Version wartet, bis es zu Ende ist.
fresh-offline = Ohne Netz lässt sich nichts neu laden, darum wurde nichts gelöscht.

## Meldungen

close = Schließen
cancel = Abbrechen
storage-trouble = Dieser Browser lässt das Spiel nicht speichern (Speicher voll oder gesperrt). Du kannst weiterspielen, aber beim Schließen der Seite geht das Spiel verloren.

error-bad_request = Diese Anfrage ergibt keinen Sinn. Das Spiel steht wie zuvor.
error-bad_move = Das ist kein Zug.
error-illegal_move = Das geht gerade nicht.
error-not_your_turn = Du bist nicht am Zug.
error-stale = Das Spiel war schon weiter.
error-game_over = Das Spiel ist zu Ende.
error-too_long = Dieses Spiel hat seine größte Länge erreicht und kann nicht weitergehen.
error-bad_option = Eine der Hausregeln passt nicht zu diesem Spiel.
error-bad_seat = { $why ->
    [length] Ein Name ist zu lang.
    [characters] In einem Namen steht ein Zeichen, das nicht geht.
    [count] Mit dieser Personenzahl geht das Spiel nicht.
   *[other] So passt die Runde nicht.
}
error-bad_seed = Dieser Startwert geht nicht: nur Buchstaben, Ziffern und einfache Zeichen, nicht zu lang.
error-bad_record = { $why ->
    [steps] Dieses Spiel ist zu lang und lässt sich nicht öffnen.
    [version] Dieses Spiel stammt aus einer anderen Version von Rollbook und lässt sich hier nicht öffnen.
   *[other] Das gespeicherte Spiel ist beschädigt und lässt sich nicht öffnen.
}
error-unknown_game = Dieses Spiel gibt es hier nicht.
error-unknown_match = Das Spiel ging im Hintergrund verloren. Lade die Seite neu, es ist gespeichert.
error-cannot_undo = Es gibt nichts zurückzunehmen.
error-internal = Da ist bei uns etwas schiefgegangen. Das Spiel steht wie zuvor.

## Die Lektion: ein erster Zug, Schritt für Schritt

lesson-title = Dein erster Zug
lesson-line = Lerne beim Spielen: Der Tisch sagt dir Schritt für Schritt, was zu tun ist.
lesson-link = In einem Zug lernen
