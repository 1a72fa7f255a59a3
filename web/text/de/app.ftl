# The app around the games.
#
# Decisions for German
# - The reader is "du"; "ihr" only where the whole table acts (set-up, real dice, rule pages). Buttons are infinitives ("Karte aufdecken"), advice and hints imperatives.
# - No masculine defaults, no stars or colons: "wer", "alle", "die anderen", "Mitspielende", "Personen"; Qwantum's active player is "die aktive Person".
# - After a colon: a capital if a whole sentence follows, else a small letter. Quotes „…“, apostrophe ’, numbers 1.000, an ellipsis after a space.
# - System words as on Android and Windows: Rückgängig, Verlauf, Einstellungen, Design, Animationen, Update, aktualisieren, offline, speichern.
# Terms
# - roll: würfeln, with dice as the object werfen; a roll: Wurf; reroll: neu würfeln / neu werfen (never „fallen“). Enter: eintragen. Highlighted: markiert.
# - Tutto: herauslegen, gültig, Niete, Drilling, aufhören, weitermachen, notieren, aufdecken, verfallen; „Tutto“ has no plural: zwei Tutto, zweimal Tutto.
# - Los Banditos: Beute, Plättchen, anlegen (an B), bei B, Platz, fordern, aufgeben, Beutel, übertreffen.
# - Pass the Pot: POT, Runde, Spielzug, Ergebnis, Bank, Münze, Kombo, Straßenkombo, Triplekombo, Bonus-Kombo, Stechen.
# - Qwantum: Blatt, Reihe, Spalte, Feld, dicke Linie, eintragen, passen, verdeckt wählen, Fehlwurf.
# - Sechs Farben: offene Karte, eine Karte erfüllen, auf eine Karte verzichten, übernehmen, drehen; Extrazug, Kartenklau, Tausch, Rundtausch. A symbol is „Symbol“, the mark on a coloured die „Zeichen“.

app-name = Rollbook
app-line = Würfelspiele mit eingebauten Regeln. Auch ohne Internet.
app-foot = Kein Konto, kein Tracking. Deine Spiele bleiben auf diesem Gerät.
skip-to-content = Zum Inhalt
just-now = gerade eben

## Home

home-continue = Weiterspielen
home-games = Spiele
home-recent = Zuletzt gespielt
home-settings = Einstellungen
home-turn = { $names } · { $name } ist am Zug
home-delete = Dieses Spiel löschen
home-delete-sure = Dieses Spiel löschen? Das lässt sich nicht rückgängig machen.
home-won = Gewonnen: { $names }
home-all = Alle { $count } anzeigen
home-delete-failed = Das Spiel konnte in diesem Browser nicht gelöscht werden.
link-unknown = Dieser Link funktioniert nicht: { $what }
link-broken = Dieser Link ist beschädigt oder unvollständig.
link-newer = Dieser Link stammt aus einer neueren Version von Rollbook. Aktualisiere und öffne ihn noch einmal.
link-verified =
    { $count ->
        [one] Ein Wurf geprüft: Er folgt aus dem Startwert.
       *[other] { $count } Würfe geprüft: Alle folgen aus dem Startwert.
    }
link-own = Du bist am Zug
link-invite = Einladung senden
link-reply = Antwort an { $name } senden
link-send = Link an { $name } senden
link-send-all = Link an alle senden
link-send-note = Danach lässt sich nichts rückgängig machen
link-replies = Warten auf Antworten
link-wait = Warten auf { $name }
link-watch = { $name } ist am Zug
link-open = Link öffnen
link-again = Link noch einmal zeigen
home-cut-off = Diese Seite wurde nicht vollständig geladen. Prüfe die Verbindung und versuche es noch einmal. Deine Spiele sind sicher.

## Games that can’t be opened

trouble-title = Dieses Spiel lässt sich nicht öffnen
trouble-game = Spielstand
trouble-damaged = Der Spielstand ist beschädigt.
trouble-unknown = Beschädigt oder mit einer neueren Version gespeichert.
trouble-newer = Mit einer neueren Version von Rollbook gespeichert.
trouble-newer-do = Aktualisiere Rollbook und versuche es dann noch einmal.
trouble-internal = Beim Öffnen ist in Rollbook ein Fehler aufgetreten.
trouble-internal-do = Der Spielstand selbst ist vielleicht in Ordnung.
trouble-room = Zu wenig Speicherplatz, um es wiederherzustellen.
trouble-room-do = Lösche Spiele, die du nicht mehr brauchst, und versuche es dann noch einmal.
trouble-full = Zu wenig Speicherplatz.
trouble-stays = Es wurde nichts gelöscht. Das Spiel bleibt in deiner Liste und ist in jeder Datei enthalten, die du speicherst. Nach jedem Update versucht Rollbook, es wieder zu öffnen.
trouble-download = Herunterladen

## The engine

loading = Das Spiel wird geladen, nur dieses eine Mal
loading-last = Gleich geht’s los
loading-amount = { $loaded } von { $total } MB
engine-restarting = Neustart. Dein Spiel geht gleich weiter.
engine-failed = Das Spiel startet in diesem Browser nicht. Prüfe die Verbindung und lade die Seite neu. Deine Spiele sind sicher.
retry = Noch einmal

## Set-up

back = Zurück
setup-title = Neues Spiel: { $game }
not-translated = Dieses Spiel ist noch nicht übersetzt. Seine Texte sind auf Englisch.
setup-way = Wo ihr spielt
setup-way-here = An diesem Gerät
setup-way-link = Per Link
setup-players = Wer spielt mit?
setup-name = Name auf Platz { $number }
setup-kind = Wer spielt auf Platz { $number }?
setup-remove = Platz { $number } entfernen
setup-person = Person
setup-bot-random = Bot, sorglos
setup-bot-sensible = Bot, klug
setup-bot-beginner = Bot, Neuling
setup-bot-casual = Bot, locker
setup-bot-skilled = Bot, geübt
setup-bot-expert = Bot, Profi
setup-add-person = Weitere Person
setup-add-bot = Weiterer Bot
setup-options = Hausregeln
setup-options-default = wie in der Anleitung
setup-options-changed = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
}
setup-seed = Startwert der Würfel
setup-seed-meaning = Gleicher Startwert und gleiche Entscheidungen: gleiches Spiel. Leer lassen für einen neuen Startwert.
setup-seed-meaning-own = Bestimmt nur, was die App noch zieht und was die Bots tun. Leer lassen für einen neuen Startwert.
setup-fingerprint = Fingerabdruck des Startwerts:
setup-fingerprint-meaning = Wenn du den Fingerabdruck des Startwerts notierst, der bei den Würfeln steht, kannst du nach dem Spiel in der Würfelprüfung sehen, dass der Startwert nicht ausgetauscht wurde.
setup-dice = Würfel
setup-dice-app = In der App
setup-dice-own = Echte
setup-dice-app-meaning = Die App würfelt für alle.
setup-dice-own-meaning = Ihr würfelt am Tisch und tragt die Ergebnisse ein. Die App achtet auf die Regeln, zählt die Punkte und zeigt die Chancen.
setup-link-dice = Dieser Link legt die Würfe fest: Wer ihn öffnet, würfelt dasselbe, und wer ihn erstellt hat, kennt die Würfe vielleicht schon.
setup-link-fresh = Neue Würfe
setup-fresh-done = Dieses Spiel beginnt mit neuen Würfen.
setup-start = Los geht’s
setup-coach = Coach für alle
setup-coach-meaning = Die Lampe am Tisch sagt allen, die am Zug sind, was jede Möglichkeit wert ist.
setup-you = Gast
setup-guest = Gast { $number }
setup-bot-names = Otto, Mia, Carlo, Ilse, Bruno, Greta, Nino, Rosa, Emil, Vera

## Teilen

share-title = Dieses Spiel teilen
share-name = Eine Partie { $game }
share-link = Link
share-qr = QR-Code des Links
share-finished = Der Link enthält das ganze Spiel. Beim Öffnen prüft Rollbook jeden Wurf.
share-running = Der Link enthält das Spiel bis hierher. Beim Öffnen kann man zurückblicken und mit neuen Würfeln weiterspielen.
share-cut = Was am Tisch noch geheim ist, enthält er nicht.
share-copy = Link kopieren
share-copied = Link kopiert
share-send = Senden …

## Table

undo = Rückgängig
menu = Menü
menu-log = Verlauf
menu-review = Analyse
menu-hint = Tipp
menu-rules = Regeln
menu-keys = Tastatur
menu-share = Teilen
menu-sheet = Spielstand
sheet-back = Zurück zum Tisch
menu-new = Neues Spiel
menu-embed = Diese Stellung einbetten
menu-home = Startseite
actions = Was du tun kannst
seats = Mitspielende
seat-bot = Bot
seat-leads = führt
seat-current = am Zug
turn-of = { $name } ist am Zug.
# The mark beside the colour on the die
die-marked = { $die }, Zeichen { $colour ->
    [black] Quadrat
    [green] Dreieck
    [red] Kreis
    [blue] Raute
    [yellow] Stern
   *[violet] Kreuz
}
playing = { $name } spielt
playing-note = tippen zum Überspringen
log-title = Verlauf
log-empty = Noch nichts passiert.
log-earlier = Frühere anzeigen
log-later = Spätere anzeigen
log-shown = Schritte { $from } bis { $to } von { $steps }
look-position = Schritt { $step } von { $steps }
look-previous = Einen Schritt zurück
look-next = Einen Schritt vor
look-now = Zurück zum Spiel
look-start = Vor dem ersten Zug
look-why = Warum dieser Zug?
chart-table = Als Tabelle zeigen
hint-text = Tipp: { $text }
hint-off = Der Coach ist hier aus.
hint-none = Im Moment gibt es nichts zu entscheiden.
undo-none = Es gibt nichts rückgängig zu machen: Würfe lassen sich nicht zurücknehmen.
undone = Rückgängig gemacht.
rules-title = { $game }: die Regeln
rules-loading = Die Regeln werden geladen …
rules-play = { $game } spielen
rules-more = Regeln der anderen Spiele
rules-page = Alle Regeln mit Beispielen
table-lost = Dieses Spiel ist in diesem Browser nicht gespeichert.
other-tab = Dieses Spiel wurde in einem anderen Fenster fortgesetzt.
hand-over = Gib das Gerät an { $name } weiter
hand-over-ready = { $name } hat es

## A table with real dice

fell-roll = { $name } wirft { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
}. Was wurde gewürfelt?
fell-kind = { $count } × { $kind }
fell-entered = Eingetragen
fell-faces = Zur Auswahl
fell-remove = { $die } entfernen
fell-left = { $count ->
    [one] ein Würfel fehlt noch
   *[other] { $count } Würfel fehlen noch
}
fell-done = Eintragen
fell-impossible = Dieses Ergebnis ist nicht möglich. Bitte seht noch einmal nach.

## Result

result-title = Ergebnis
result-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
result-place = Platz { $rank }
result-rematch = Noch ein Spiel
result-rematch-note = { $name } beginnt
result-look = Rückblick
result-home = Startseite

## Keyboard

keys-title = Tastatur
keys-go = weiter; Animation überspringen
keys-undo = rückgängig
keys-log = Verlauf
keys-hint = Tipp
keys-menu = Menü
keys-help = diese Liste
keys-escape = schließen oder zurück zum Spiel
keys-fell = einen Würfel eintragen: seine Zahl oder seine Stelle in der Liste
keys-fell-back = den letzten Würfel entfernen
keys-space = Leertaste
keys-enter = Eingabe
keys-off = Die Tastenkürzel sind in den Einstellungen ausgeschaltet.

## Settings

settings-title = Einstellungen
settings-language = Sprache
settings-language-auto = Auto
settings-theme = Design
settings-theme-system = Auto
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Animationen
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
settings-awake = Bildschirm beim Spielen anlassen
settings-turned = Zu zweit: Tisch zur Person gegenüber drehen
settings-coach = Coach
settings-coach-off = Aus
settings-coach-ask = Auf Wunsch
settings-coach-always = Immer
settings-coach-meaning = Immer: eine Zahl an jedem Zug, den du antippen kannst, und eine für die gewählten Würfel. Ist ein anderer Zug besser, zeigt die Lampe dessen Zahl. Nach einem Zug, der mindestens 3 Prozentpunkte Gewinnchance gekostet hat, zeigt sie den Verlust.
settings-odds = Chancen zeigen, ohne Rat
settings-data = Deine Spiele
settings-data-text = Alles bleibt in diesem Browser. Es werden keine Daten übertragen.
settings-export = In Datei speichern
backup-title = Automatische Sicherung
settings-delete = Alles löschen
settings-delete-sure = Alle Spiele und Einstellungen in diesem Browser löschen? Das lässt sich nicht rückgängig machen.
settings-deleted = Alles wurde gelöscht.
settings-delete-failed = Es konnte nicht alles gelöscht werden.
settings-import-progress = Spiel { $number } von { $total } wird gelesen
settings-import-added = { $count ->
    [one] Ein Spiel wurde hinzugefügt.
   *[other] { $count } Spiele wurden hinzugefügt.
}
settings-import-longer = { $count ->
    [one] Ein Spiel war in der Datei schon weiter und wurde aktualisiert.
   *[other] { $count } Spiele waren in der Datei schon weiter und wurden aktualisiert.
}
settings-import-here = { $count ->
    [one] Ein Spiel war schon vorhanden.
   *[other] { $count } Spiele waren schon vorhanden.
}
settings-import-nothing = Es wurde nichts geändert.
settings-import-skipped = { $count ->
    [one] Ein Spiel wurde nicht importiert. In der Datei ist es noch enthalten:
   *[other] { $count } Spiele wurden nicht importiert. In der Datei sind sie noch enthalten:
}
settings-import-more = und { $count } weitere
settings-import-nth = Spiel { $number } in der Datei
settings-import-undo = Import zurücknehmen
settings-import-undone = Der Import wurde zurückgenommen.
settings-import-undone-some = { $count ->
    [one] Der Import wurde zurückgenommen, bis auf ein Spiel, das inzwischen fortgesetzt wurde.
   *[other] Der Import wurde zurückgenommen, bis auf { $count } Spiele, die inzwischen fortgesetzt wurden.
}

about-title = Über Rollbook
about-version = Rollbook { $version }, freie Software
about-check = Jeder Wurf ergibt sich aus dem Startwert des Spiels, und jede Datei dieser Version ist mit ihrer Prüfsumme aufgelistet. Beides lässt sich nachprüfen.
about-licences = Lizenzen
about-files = Dateiliste

## On this device: offline, installing, updates

offline-title = Offline
offline-idle = Rollbook wird auf diesem Gerät gespeichert, sobald das erste Spiel bereit ist.
offline-coming = Wird für die Offline-Nutzung gespeichert: { $loaded } von { $total } MB
offline-ready = Offline verfügbar. Alles funktioniert auch ohne Internet.
offline-metered = Deine Verbindung ist langsam oder der Datensparmodus ist an. Darum ist bisher nur gespeichert, was du schon gebraucht hast.
offline-stuck = Noch ist nicht alles offline verfügbar. Der Download geht weiter, sobald du online bist.
offline-unable = In diesem Browser lässt sich Rollbook nicht offline speichern.
offline-keep = Alles offline speichern
install = Installieren
install-line = Rollbook auf deinem Startbildschirm: Ein Fingertipp genügt, auch offline.
install-ios = Zum Installieren: auf „Teilen“ tippen, dann auf „Zum Home-Bildschirm“.
install-later = Nicht jetzt
update-line = Eine neue Version ist verfügbar.
update-load = Update
update-busy = In einem anderen Fenster läuft noch ein Spiel. Das Update wartet, bis es beendet oder geschlossen ist.
fresh-offline = Du bist offline, darum kann Rollbook nicht neu geladen werden. Es wurde nichts gelöscht.

## Messages

close = Schließen
cancel = Abbrechen
storage-trouble = In diesem Browser lässt sich das Spiel nicht speichern (Speicher voll oder gesperrt). Du kannst weiterspielen, aber wenn du die Seite schließt, geht das Spiel verloren.

error-bad_request = Das hat nicht funktioniert. Dein Spiel ist unverändert.
error-bad_move = Das ist kein gültiger Zug.
error-illegal_move = Dieser Zug ist gerade nicht möglich.
error-not_your_turn = Du bist nicht am Zug.
error-stale = Das Spiel ist schon weitergegangen.
error-game_over = Das Spiel ist zu Ende.
error-still_secret = Hier ist noch etwas verdeckt. Auswerten kannst du das Spiel, wenn es zu Ende ist.
error-too_long = Dieses Spiel hat die maximale Länge erreicht und kann nicht weitergehen.
error-bad_option = Eine der Hausregeln passt nicht zu diesem Spiel.
error-bad_seat = { $why ->
    [length] Ein Name ist zu lang.
    [characters] Ein Name enthält ein unzulässiges Zeichen.
    [count] Für dieses Spiel stimmt die Personenzahl nicht.
   *[other] Diese Besetzung passt nicht zu diesem Spiel.
}
error-bad_seed = Dieser Startwert ist ungültig. Er muss kurz sein und darf nur Buchstaben, Ziffern und einfache Satzzeichen enthalten.
error-bad_record = { $why ->
    [wrong_outcome] Schritt { $step } folgt nicht aus dem Startwert: „{ $move }“. Dieses Spiel wurde verändert.
    [steps] Dieses Spiel ist zu lang und lässt sich nicht öffnen.
    [version] Dieses Spiel wurde mit einer anderen Version von Rollbook gespeichert und lässt sich hier nicht öffnen.
   *[other] Der Spielstand ist beschädigt und lässt sich nicht öffnen.
}
error-unknown_game = Dieses Spiel gibt es hier nicht.
error-unknown_match = Dieses Spiel läuft nicht mehr. Lade die Seite neu: Es ist gespeichert.
error-cannot_undo = Es gibt nichts rückgängig zu machen.
error-internal = Da ist etwas schiefgegangen. Dein Spiel ist unverändert.

## The lesson: a first turn, step by step

lesson-title = Dein erster Zug
lesson-line = Lerne beim Spielen: Die App sagt dir Schritt für Schritt, was zu tun ist.
own-dice = Oder wirf deine eigenen Würfel: Gib ein, was sie zeigen, und tippe auf die Lampe, um zu sehen, was jede Möglichkeit wert ist.
own-dice-label = Deine eigenen Würfel
lesson-link = In einem Zug lernen

times = { $count } × { $thing }

## All games on this device

home-library = Alle Spiele
statistics-title = Statistik
library-missing = Einige beendete Spiele lassen sich gerade nicht lesen. Es wurde nichts gelöscht. Lade die Seite neu, um es noch einmal zu versuchen.

## Ein Spiel öffnen

open-title = Spiel öffnen
open-line = Füge einen Link, einen Code oder ein gespeichertes Spiel ein. Oder wähle eine Datei oder ein Bild mit einem QR-Code.
open-field = Link, Code oder gespeichertes Spiel
open-do = Öffnen
open-file = Datei wählen
open-camera = QR-Code scannen
open-camera-stop = Kamera ausschalten
open-busy = Wird geöffnet …
open-looking = Richte die Kamera auf den QR-Code.
open-what = Das ist kein Link, kein Code und keine Datei von Rollbook.
open-no-qr = Auf diesem Bild ist kein lesbarer QR-Code.
open-contains = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
}
open-other-qr = Dieser QR-Code enthält kein Rollbook-Spiel.
open-camera-refused = Die Kamera ist für diese Seite gesperrt. Erlaube sie in den Einstellungen des Browsers und versuche es noch einmal.
open-camera-none = Es wurde keine Kamera gefunden.
open-camera-failed = Die Kamera lässt sich gerade nicht verwenden. Vielleicht benutzt sie eine andere App.

share-text = Als Text kopieren
share-text-copied = Text kopiert
share-picture-send = Bild senden …
share-picture-save = Bild speichern
share-line = { $people } · { $game } · { $date }

## The dice audit

audit-title = Würfelprüfung
audit-line = Prüft jeden Wurf der beendeten Spiele auf diesem Gerät: ob er aus dem Startwert folgt und ob die Würfel gleichmäßig sind.
audit-dice = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
audit-draws = { $count ->
    [one] 1 Ziehung
   *[other] { $count } Ziehungen
}
audit-none = Hier hat die App nicht gewürfelt.
audit-few = { $what }: zu wenig, um etwas über die Würfel zu sagen.
audit-even = { $what }: so gleichmäßig wie bei fairen Würfeln.
audit-uneven = { $what }: ungleichmäßiger als bei fairen Würfeln üblich. Mit fairen Würfeln kommt das in etwa einer von { $times } Prüfungen vor.
audit-smooth = { $what }: gleichmäßiger als bei fairen Würfeln üblich. Mit fairen Würfeln kommt das in etwa einer von { $times } Prüfungen vor.
audit-most = Größte Abweichung: „{ $face }“ kam { $count }-mal vor, erwartet waren etwa { $expected }.
audit-checked = { $count ->
    [one] Ein Wurf geprüft: Er folgt aus seinem Startwert.
   *[other] { $count } Würfe geprüft: Alle folgen aus ihrem Startwert.
}
audit-wrong-some = { $count ->
    [one] Ein Wurf folgt nicht aus seinem Startwert:
   *[other] { $count } Würfe folgen nicht aus ihrem Startwert:
}
audit-wrong = { $game }, Schritt { $step }: Im Spiel steht „{ $move }“, der Startwert ergibt „{ $expected }“
audit-typed = { $count ->
    [one] Ein Ergebnis wurde von Hand eingetragen. Es stammt nicht aus dem Startwert und wird nicht bewertet.
   *[other] { $count } Ergebnisse wurden von Hand eingetragen. Sie stammen nicht aus dem Startwert und werden nicht bewertet.
}
audit-repeated = { $count ->
    [one] Ein Spiel hat denselben Startwert wie ein anderes. Seine Würfel zählen nur einmal.
   *[other] { $count } Spiele haben denselben Startwert wie ein anderes. Ihre Würfel zählen nur einmal.
}
audit-unreadable = { $count ->
    [one] Ein Spiel lässt sich nicht öffnen und ist nicht dabei.
   *[other] { $count } Spiele lassen sich nicht öffnen und sind nicht dabei.
}
audit-games = { $count ->
    [one] Ein beendetes Spiel
   *[other] { $count } beendete Spiele
}
audit-part-dice = { $game }: Würfel
audit-part-draw = { $game }: Ziehungen
audit-part-lot = Wer beginnt
audit-part-mixed = Würfel mehrerer Spiele
audit-face = Ergebnis
audit-came = Anzahl
audit-expected = Erwartet
audit-people = Personen
audit-bots = Bots
audit-apart = Personen und Bots
audit-rest = Zu wenig zum Bewerten: { $what }
audit-test = Ein Chi-Quadrat-Test bewertet alles zusammen. Faire Würfel beanstandet er in etwa einer von { $times } Prüfungen.
audit-seed = Startwert
audit-fingerprint = Fingerabdruck des Startwerts
audit-fingerprint-now = Der Startwert legt jeden Wurf fest und kann sich nicht mehr ändern. Notierst du jetzt seinen Fingerabdruck, kannst du ihn nach dem Spiel vergleichen: Dann siehst du auch den Startwert.
audit-fingerprint-then = Während des Spiels stand derselbe Fingerabdruck im Menü.
audit-program = Prüfprogramm laden
audit-program-text = Ein kurzes Python-Programm rechnet jeden Wurf noch einmal aus dem Startwert aus, ohne Rollbook.

# The daily challenge

daily-title = Partie des Tages
daily-line = Gleiche Würfel für alle
daily-played = { $count } von { $total } gespielt
daily-how = Alle bekommen in jedem Zug die gleichen Würfe, egal, wie sie vorher entschieden haben. Du spielst gegen den Profi-Bot, und dein erstes Ergebnis zählt. Par ist, was der Profi-Bot an deiner Stelle erreicht. Zuerst zählt der Sieg, dann der Vorsprung in Klammern.
daily-day = Tag
daily-before = Tag davor
daily-after = Tag danach
daily-play = Spielen
daily-again = Noch einmal üben
daily-won = Gewonnen { $scores }
daily-lost = Verloren { $scores }
daily-drawn = Unentschieden { $scores }
daily-par = Par { $scores }
daily-par-working = Par wird berechnet: bisher { $count } Spielschritte
daily-better = besser als Par
daily-worse = schlechter als Par
daily-equal = genau Par
daily-practice = Das war zur Übung: Dein erstes Ergebnis zählt.
daily-copy = Ergebnis kopieren
daily-copied = Ergebnis kopiert
error-bad_day = Für diesen Tag gibt es keine Partie. Die erste ist die vom 1. Januar 2026, die letzte die von heute.
error-no_par = Par lässt sich gerade nicht berechnen. Geh einmal online und versuche es dann noch einmal.

# The same dice for friends

setup-same = Gleiche Würfel in jedem Zug
setup-same-meaning = Mit dem gleichen Startwert beginnt jeder Zug bei allen mit dem gleichen Wurf, egal, wie sie vorher entschieden haben.
setup-same-link = Link für Freunde kopieren
setup-same-copied = Link kopiert. Wer ihn öffnet, bekommt das gleiche Spiel mit den gleichen Würfeln.
setup-same-here = Hier nacheinander spielen
same-title = Gleiche Würfel, verglichen
