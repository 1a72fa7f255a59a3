# The app around the games.
#
# Dutch, decisions for all files of this language:
# - The reader is “je” (stressed “jij”), several people at the table are “jullie”; never “u” or “men”.
# - No masculine default: “wie …”, “de ander”, “de andere bandiet”, “iedereen”, names; “hem” and “die” only for things (dobbelsteen, kaart, POT, kleur).
# - Moves are imperatives (Gooi, Stop, Neem over); what the app or the browser does is an infinitive, as the platform has it (Opslaan, Bijwerken, Sluiten).
# - A small letter after a colon, except where a whole new label begins; quotation marks ‘ ’, apostrophe ’; thousands with a point (6.000).
# - “één” only where the number is meant and could be misread; “op een na”; “t/m” only in labels, “tot en met” in sentences.
# Terms: game (the one you choose) spel, game (one that is played or saved) potje; turn beurt; roll gooien, worp; reroll opnieuw gooien; die dobbelsteen (“steen” only on
# buttons and other narrow places); set aside opzijleggen; keep houden; highlighted gemarkeerd; space vakje (sheet), plek (at a tile); face down gedekt; turn up omdraaien;
# pile stapel; card kaart; declined afgeslagen; score points punten noteren; leader koploper, op kop; chosen at random het lot beslist; tied gelijk, gelijke stand.

app-name = Rollbook
app-line = Dobbelspellen met ingebouwde regels. Ook zonder internet.
app-foot = Geen account, geen tracking. Je potjes blijven op dit apparaat.
skip-to-content = Naar de inhoud
just-now = zojuist

## Start

home-continue = Verderspelen
home-games = Spellen
home-recent = Laatst gespeeld
home-settings = Instellingen
home-turn = { $names } · { $name } is aan de beurt
home-delete = Dit potje wissen
home-delete-sure = Dit potje wissen? Je kunt het niet terughalen.
home-won = Gewonnen door { $names }
home-all = Alle { $count } tonen
home-delete-failed = Deze browser kon het potje niet wissen.
link-unknown = Deze link werkt niet: { $what }
link-broken = Deze link is beschadigd of onvolledig.
link-newer = Deze link komt uit een nieuwere versie van Rollbook. Werk de app bij en open hem opnieuw.
link-verified =
    { $count ->
        [one] Eén worp gecontroleerd: die volgt uit de startwaarde.
       *[other] { $count } worpen gecontroleerd: ze volgen allemaal uit de startwaarde.
    }
link-own = Jij bent aan de beurt
link-invite = Uitnodiging versturen
link-reply = Antwoord naar { $name } sturen
link-send = Link naar { $name } sturen
link-send-all = Link naar iedereen sturen
link-send-note = Daarna kun je niets meer ongedaan maken
link-replies = Wachten op antwoorden
link-wait = Wachten op { $name }
link-watch = { $name } is aan de beurt
link-open = Link openen
link-again = Link opnieuw tonen
home-cut-off = Deze pagina is niet volledig geladen. Controleer je verbinding en probeer het opnieuw. Je potjes zijn veilig.

## Spellen die niet opengaan

trouble-title = Dit potje kan niet worden geopend
trouble-game = Een potje
trouble-damaged = Het opgeslagen potje is beschadigd.
trouble-unknown = Beschadigd, of opgeslagen met een nieuwere versie.
trouble-newer = Opgeslagen met een nieuwere versie van Rollbook.
trouble-newer-do = Werk Rollbook bij en probeer het dan opnieuw.
trouble-internal = Bij het openen ging er iets mis in Rollbook.
trouble-internal-do = Met het potje zelf is misschien niets aan de hand.
trouble-room = Te weinig opslagruimte om het te herstellen.
trouble-room-do = Wis potjes die je niet meer nodig hebt en probeer het dan opnieuw.
trouble-full = Te weinig opslagruimte.
trouble-stays = Er is niets gewist. Het potje blijft in je lijst staan en komt in elk bestand dat je opslaat. Na elke update probeert Rollbook het opnieuw te openen.
trouble-download = Downloaden

## De spelmotor

loading = Het spel wordt geladen, alleen deze eerste keer
loading-last = Bijna klaar
loading-amount = { $loaded } van { $total } MB
engine-restarting = Even opnieuw starten. Je speelt zo verder waar je gebleven was.
engine-failed = Het spel start niet in deze browser. Controleer je verbinding en laad de pagina opnieuw. Je potjes zijn veilig.
retry = Opnieuw proberen

## Voorbereiding

back = Terug
setup-title = Nieuw potje { $game }
not-translated = Dit spel is nog niet vertaald. De teksten zijn in het Engels.
setup-way = Waar jullie spelen
setup-way-here = Op dit apparaat
setup-way-link = Via een link
setup-players = Spelers
setup-name = Naam van speler { $number }
setup-kind = Speler { $number }: persoon of bot
setup-remove = Speler { $number } verwijderen
setup-person = Persoon
setup-bot-random = Bot, zorgeloos
setup-bot-sensible = Bot, slim
setup-bot-beginner = Bot, beginner
setup-bot-casual = Bot, hobbyspeler
setup-bot-skilled = Bot, geoefend
setup-bot-expert = Bot, expert
setup-add-person = Speler erbij
setup-add-bot = Bot erbij
setup-options = Huisregels
setup-options-default = zoals in de spelregels
setup-options-changed = { $count ->
    [one] één gewijzigd
   *[other] { $count } gewijzigd
}
setup-seed = Startwaarde van de dobbelstenen
setup-seed-meaning = Met dezelfde startwaarde en dezelfde keuzes krijg je hetzelfde potje. Laat leeg voor een nieuwe.
setup-seed-meaning-own = Bepaalt alleen wat de app nog trekt en wat de bots doen. Laat leeg voor een nieuwe.
setup-fingerprint = Vingerafdruk van de startwaarde:
setup-fingerprint-meaning = Noteer je de vingerafdruk van de startwaarde, die bij de dobbelstenen staat, dan kun je na het spel in de dobbelcontrole nagaan dat de startwaarde niet is verwisseld.
setup-dice = Dobbelstenen
setup-dice-app = In de app
setup-dice-own = Echte
setup-dice-app-meaning = De app gooit voor iedereen.
setup-dice-own-meaning = Jullie gooien aan tafel en voeren de worpen in. De app let op de regels, houdt de score bij en toont de kansen.
setup-link-dice = Deze link legt de worpen vast: wie hem opent, gooit hetzelfde, en wie hem maakte, kent de worpen misschien al.
setup-link-fresh = Nieuwe worpen
setup-fresh-done = Dit potje krijgt nieuwe worpen.
setup-start = Start
setup-coach = Coach voor iedereen
setup-coach-meaning = De lamp zegt iedereen die aan de beurt is wat elke keuze waard is.
setup-you = Gast
setup-guest = Gast { $number }
setup-bot-names = Daan, Fleur, Bram, Sanne, Joost, Lotte, Teun, Femke, Sjoerd, Roos

## Delen

share-title = Dit spel delen
share-name = Een potje { $game }
share-link = Link
share-qr = QR-code van de link
share-finished = De link bevat het hele spel. Bij het openen controleert Rollbook elke worp.
share-running = De link bevat het spel tot hier. Wie hem opent, kan terugkijken en met nieuwe dobbelstenen verder spelen.
share-cut = Wat aan tafel nog geheim is, staat er niet in.
share-copy = Link kopiëren
share-copied = Link gekopieerd
share-send = Versturen…

## Tafel

undo = Ongedaan maken
menu = Menu
menu-log = Verloop
menu-review = Analyse
menu-hint = Tip
menu-rules = Regels
menu-keys = Toetsenbord
menu-share = Delen
menu-sheet = Scorebord
sheet-back = Terug naar de tafel
menu-new = Nieuw potje
menu-embed = Deze stand insluiten
menu-home = Startpagina
actions = Wat je kunt doen
seats = Spelers
seat-bot = bot
seat-leads = staat voor
seat-current = aan de beurt
turn-of = { $name } is aan de beurt.
die-marked = { $die }, met een { $colour ->
    [black] vierkant
    [green] driehoek
    [red] cirkel
    [blue] ruit
    [yellow] ster
   *[violet] kruis
}
playing = { $name } speelt
playing-note = tik om over te slaan
log-title = Verloop
log-empty = Nog niets.
log-earlier = Eerdere tonen
log-later = Latere tonen
log-shown = Stap { $from } t/m { $to } van { $steps }
look-position = Stap { $step } van { $steps }
look-previous = Een stap terug
look-next = Een stap vooruit
look-now = Terug naar het spel
look-start = Vóór de eerste zet
look-why = Waarom deze zet?
chart-table = Als tabel tonen
hint-text = Tip: { $text }
hint-off = De coach staat hier uit.
hint-none = Er valt nu niets te kiezen.
undo-none = Er valt niets ongedaan te maken: gegooid is gegooid.
undone = Ongedaan gemaakt.
rules-title = { $game }: de regels
rules-loading = De regels worden geladen …
rules-play = { $game } spelen
rules-more = Regels van de andere spellen
rules-page = Alle regels, met voorbeelden
table-lost = Dit potje is niet opgeslagen in deze browser.
other-tab = Dit potje is in een ander venster verdergespeeld.
hand-over = Geef het apparaat aan { $name }
hand-over-ready = Ik ben { $name }

## Een tafel met echte dobbelstenen

fell-roll = { $name } gooit { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
}. Wat is het geworden?
fell-kind = { $count } × { $kind }
fell-entered = Ingevoerd
fell-faces = Keuze
fell-remove = { $die } verwijderen
fell-left = { $count ->
    [one] nog één dobbelsteen
   *[other] nog { $count } dobbelstenen
}
fell-done = Invoeren
fell-impossible = Dat kan niet kloppen. Kijk het nog even na.

## Uitslag

result-title = De uitslag
result-won = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen!
}
result-place = Plaats { $rank }
result-rematch = Nog een potje
result-rematch-note = { $name } begint
result-look = Terugkijken
result-home = Startpagina

## Toetsenbord

keys-title = Toetsenbord
keys-go = doorgaan; de animatie overslaan
keys-undo = ongedaan maken
keys-log = verloop
keys-hint = tip
keys-menu = menu
keys-help = deze lijst
keys-escape = sluiten, of terug naar het spel
keys-fell = een dobbelsteen invoeren: het getal, of de plaats in de lijst
keys-fell-back = de laatste dobbelsteen verwijderen
keys-space = Spatie
keys-enter = Enter
keys-off = De sneltoetsen zijn uitgezet in de instellingen.

## Instellingen

settings-title = Instellingen
settings-language = Taal
settings-language-auto = Auto
settings-theme = Thema
settings-theme-system = Auto
settings-theme-light = Licht
settings-theme-dark = Donker
settings-motion = Beweging
settings-motion-system = Auto
settings-motion-full = Aan
settings-motion-none = Uit
settings-pace = Tempo van de bots
settings-pace-slow = Langzaam
settings-pace-normal = Normaal
settings-pace-fast = Snel
settings-keys = Sneltoetsen
settings-sound = Geluid
settings-vibration = Trillen
settings-awake = Scherm aanlaten tijdens het spelen
settings-turned = Met z’n tweeën: tafel draaien voor de tweede speler
settings-coach = Coach
settings-coach-off = Uit
settings-coach-ask = Op verzoek
settings-coach-always = Altijd
settings-coach-meaning = Altijd: een getal bij elke zet die je kunt aantikken, en een voor de gekozen dobbelstenen. Is een andere zet beter, dan toont de lamp het getal daarvan. Na een zet die minstens 3 procentpunt winkans kostte, toont de lamp dat verlies.
settings-odds = Kansen tonen, zonder advies
settings-data = Je potjes
settings-data-text = Alles blijft in deze browser. Er wordt niets verstuurd.
settings-export = Opslaan in bestand
backup-title = Automatische back-up
settings-delete = Alles wissen
settings-delete-sure = Alle potjes en instellingen in deze browser wissen? Je kunt ze niet terughalen.
settings-deleted = Alles is gewist.
settings-delete-failed = Niet alles kon worden gewist.
settings-import-progress = Potje { $number } van { $total } wordt gelezen
settings-import-added = { $count ->
    [one] Eén potje toegevoegd.
   *[other] { $count } potjes toegevoegd.
}
settings-import-longer = { $count ->
    [one] Eén potje was in het bestand verder en is bijgewerkt.
   *[other] { $count } potjes waren in het bestand verder en zijn bijgewerkt.
}
settings-import-here = { $count ->
    [one] Eén potje was er al.
   *[other] { $count } potjes waren er al.
}
settings-import-nothing = Er is niets veranderd.
settings-import-skipped = { $count ->
    [one] Eén potje is niet geïmporteerd. Het staat nog in het bestand:
   *[other] { $count } potjes zijn niet geïmporteerd. Ze staan nog in het bestand:
}
settings-import-more = en nog { $count }
settings-import-nth = Potje { $number } in het bestand
settings-import-undo = Import terugdraaien
settings-import-undone = De import is teruggedraaid.
settings-import-undone-some = { $count ->
    [one] Teruggedraaid, op één potje na waarin al is verdergespeeld.
   *[other] Teruggedraaid, op { $count } potjes na waarin al is verdergespeeld.
}

about-title = Over Rollbook
about-version = Rollbook { $version }, vrije software
about-check = Alle worpen volgen uit de startwaarde van het potje, en er is een lijst met de controlesom van elk bestand van deze versie. Je kunt het allebei zelf nagaan.
about-licences = Licenties
about-files = Lijst met bestanden

## Op dit apparaat: zonder internet, installeren, nieuwe versies

offline-title = Offline
offline-idle = Rollbook wordt op dit apparaat opgeslagen zodra het eerste spel klaarstaat.
offline-coming = Opslaan voor offline gebruik: { $loaded } van { $total } MB
offline-ready = Offline beschikbaar. Alles werkt zonder internet.
offline-metered = Trage verbinding of databesparing: alleen wat je nodig had, is al opgeslagen.
offline-stuck = Nog niet alles is offline beschikbaar. Het downloaden gaat verder zodra je online bent.
offline-unable = Deze browser kan Rollbook niet offline opslaan.
offline-keep = Alles offline opslaan
install = Installeren
install-line = Rollbook op je beginscherm: met één tik open, ook offline.
install-ios = Installeren: tik op ‘Deel’ en dan op ‘Zet op beginscherm’.
install-later = Niet nu
update-line = Er is een nieuwe versie beschikbaar.
update-load = Bijwerken
update-busy = Er is nog een potje bezig in een ander venster. De update wacht tot dat is afgelopen of gesloten.
fresh-offline = Je bent offline, dus Rollbook kan niet opnieuw worden gedownload. Er is niets gewist.

## Meldingen

close = Sluiten
cancel = Annuleren
storage-trouble = Deze browser kan het potje niet opslaan (de opslag is vol of geblokkeerd). Je kunt verderspelen, maar als je de pagina sluit, ben je het potje kwijt.

error-bad_request = Dat is niet gelukt. Je potje is niet veranderd.
error-bad_move = Dat is geen zet.
error-illegal_move = Die zet kan nu niet.
error-not_your_turn = Je bent niet aan de beurt.
error-stale = Het spel is al verder.
error-game_over = Het spel is afgelopen.
error-still_secret = In dit spel is nog iets verborgen. Je kunt het terugkijken als het afgelopen is.
error-too_long = Dit potje heeft de maximale lengte bereikt en kan niet verdergaan.
error-bad_option = Een van de huisregels past niet bij dit spel.
error-bad_seat = { $why ->
    [length] Een naam is te lang.
    [characters] In een naam staat een teken dat niet is toegestaan.
    [count] Met dit aantal spelers kun je dit spel niet spelen.
   *[other] Deze spelers passen niet bij dit spel.
}
error-bad_seed = Deze startwaarde is ongeldig. Gebruik alleen letters, cijfers en eenvoudige leestekens, en houd het kort.
error-bad_record = { $why ->
    [wrong_outcome] Stap { $step } volgt niet uit de startwaarde: ‘{ $move }’. Dit potje is gewijzigd.
    [steps] Dit potje is te lang om te openen.
    [version] Dit potje is opgeslagen met een andere versie van Rollbook en kan hier niet worden geopend.
   *[other] Het opgeslagen potje is beschadigd en kan niet worden geopend.
}
error-unknown_game = Dit spel is niet beschikbaar.
error-unknown_match = Rollbook is dit potje even kwijt. Laad de pagina opnieuw: het potje is opgeslagen.
error-cannot_undo = Er valt niets ongedaan te maken.
error-internal = Er is iets misgegaan. Je potje is niet veranderd.

## De les: een eerste beurt, stap voor stap

lesson-title = Je eerste beurt
lesson-line = Leer het al spelend: de app vertelt je stap voor stap wat je kunt doen.
own-dice = Of gooi je eigen dobbelstenen: voer in wat ze tonen en tik op de lamp om te zien wat elke keuze waard is.
own-dice-label = Je eigen dobbelstenen
lesson-link = Leer het in één beurt

times = { $count } × { $thing }

## All games on this device

home-library = Alle potjes
statistics-title = Statistieken
library-missing = Sommige afgelopen potjes kunnen nu niet worden gelezen. Er is niets gewist. Laad de pagina opnieuw om het nog eens te proberen.

## Een spel openen

open-title = Spel openen
open-line = Plak een link, een code of een opgeslagen spel. Of kies een bestand of een afbeelding van een QR-code.
open-field = Link, code of opgeslagen spel
open-do = Openen
open-file = Bestand kiezen
open-camera = QR-code scannen
open-camera-stop = Camera stoppen
open-busy = Wordt geopend…
open-looking = Richt de camera op de QR-code.
open-what = Dit is geen link, code of bestand van Rollbook.
open-no-qr = Er staat geen leesbare QR-code op deze afbeelding.
open-contains = { $count ->
    [one] Eén potje
   *[other] { $count } potjes
}
open-other-qr = Deze QR-code bevat geen spel van Rollbook.
open-camera-refused = De camera is geblokkeerd voor deze pagina. Sta hem toe in de instellingen van je browser en probeer het opnieuw.
open-camera-none = Er is geen camera gevonden.
open-camera-failed = De camera is nu niet beschikbaar. Misschien gebruikt een andere app hem.

share-text = Als tekst kopiëren
share-text-copied = Tekst gekopieerd
share-picture-send = Afbeelding versturen…
share-picture-save = Afbeelding opslaan
share-line = { $people } · { $game } · { $date }

## The dice audit

audit-title = Dobbelcontrole
audit-line = Controleert elke worp van de afgelopen potjes op dit apparaat: of die uit de startwaarde volgt en of de dobbelstenen eerlijk zijn.
audit-dice = { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
}
audit-draws = { $count ->
    [one] 1 trekking
   *[other] { $count } trekkingen
}
audit-none = Hier heeft de app niet gegooid.
audit-few = { $what }: te weinig om iets over de dobbelstenen te zeggen.
audit-even = { $what }: zo gelijkmatig als bij eerlijke dobbelstenen.
audit-uneven = { $what }: minder gelijkmatig dan meestal bij eerlijke dobbelstenen. Met eerlijke dobbelstenen gebeurt dit in ongeveer een op de { $times } controles.
audit-smooth = { $what }: gelijkmatiger dan meestal bij eerlijke dobbelstenen. Met eerlijke dobbelstenen gebeurt dit in ongeveer een op de { $times } controles.
audit-most = Grootste afwijking: ‘{ $face }’ kwam { $count } keer voor, ongeveer { $expected } werd verwacht.
audit-checked = { $count ->
    [one] Eén worp gecontroleerd: die volgt uit zijn startwaarde.
   *[other] { $count } worpen gecontroleerd: ze volgen allemaal uit hun startwaarde.
}
audit-wrong-some = { $count ->
    [one] Eén worp volgt niet uit zijn startwaarde:
   *[other] { $count } worpen volgen niet uit hun startwaarde:
}
audit-wrong = { $game }, stap { $step }: het spel zegt ‘{ $move }’, de startwaarde geeft ‘{ $expected }’
audit-typed = { $count ->
    [one] Eén uitslag is met de hand ingevoerd. Die komt niet uit de startwaarde en wordt niet beoordeeld.
   *[other] { $count } uitslagen zijn met de hand ingevoerd. Ze komen niet uit de startwaarde en worden niet beoordeeld.
}
audit-repeated = { $count ->
    [one] Eén potje heeft dezelfde startwaarde als een ander. De dobbelstenen ervan tellen één keer.
   *[other] { $count } potjes hebben dezelfde startwaarde als een ander. De dobbelstenen ervan tellen één keer.
}
audit-unreadable = { $count ->
    [one] Eén potje kan niet worden geopend en telt niet mee.
   *[other] { $count } potjes kunnen niet worden geopend en tellen niet mee.
}
audit-games = { $count ->
    [one] Eén afgelopen potje
   *[other] { $count } afgelopen potjes
}
audit-part-dice = { $game }: dobbelstenen
audit-part-draw = { $game }: trekkingen
audit-part-lot = Wie begint
audit-part-mixed = Dobbelstenen van meerdere spellen
audit-face = Uitslag
audit-came = Aantal
audit-expected = Verwacht
audit-people = Personen
audit-bots = Bots
audit-apart = Personen en bots
audit-rest = Te weinig om te beoordelen: { $what }
audit-test = Een chi-kwadraattoets beoordeelt alles samen. Bij eerlijke dobbelstenen slaat die in ongeveer een op de { $times } controles aan.
audit-seed = Startwaarde
audit-fingerprint = Vingerafdruk van de startwaarde
audit-fingerprint-now = De startwaarde bepaalt elke worp en kan niet meer veranderen. Noteer je nu de vingerafdruk, dan kun je die na het spel vergelijken: dan zie je ook de startwaarde.
audit-fingerprint-then = Tijdens het spel toonde het menu dezelfde vingerafdruk.
audit-program = Controle downloaden
audit-program-text = Een kort Python-programma berekent elke worp opnieuw uit de startwaarde, zonder Rollbook.

# The daily challenge

daily-title = Uitdaging van de dag
daily-line = Dezelfde worpen voor iedereen
daily-played = { $count } van { $total } gespeeld
daily-how = Iedereen krijgt in elke beurt dezelfde worpen, wat er eerder ook is gekozen. Je speelt tegen de expertbot en je eerste resultaat telt. Par is wat die bot op jouw plaats haalt. Eerst telt de winst, dan de voorsprong tussen haakjes.
daily-day = Dag
daily-before = Vorige dag
daily-after = Volgende dag
daily-play = Spelen
daily-again = Nog eens oefenen
daily-won = Gewonnen { $scores }
daily-lost = Verloren { $scores }
daily-drawn = Gelijkspel { $scores }
daily-par = Par { $scores }
daily-par-working = Par wordt berekend: { $count } zetten tot nu toe
daily-better = beter dan par
daily-worse = slechter dan par
daily-equal = precies par
daily-practice = Dit was een oefening: je eerste resultaat telt.
daily-copy = Resultaat kopiëren
daily-copied = Resultaat gekopieerd
error-bad_day = Voor deze dag is er geen uitdaging. De eerste is die van 1 januari 2026, de laatste die van vandaag.
error-no_par = Par kon niet worden berekend. Ga één keer online en probeer het opnieuw.

# The same dice for friends

setup-same = Dezelfde worpen in elke beurt
setup-same-meaning = Met dezelfde startwaarde begint elke beurt voor iedereen met dezelfde worp, wat er eerder ook is gekozen.
setup-same-link = Link voor een vriend kopiëren
setup-same-copied = Link gekopieerd. Wie hem opent, krijgt hetzelfde potje met dezelfde worpen.
setup-same-here = Hier om de beurt spelen
same-title = Dezelfde worpen vergeleken
