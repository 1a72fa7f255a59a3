# De app om de spellen heen.

app-name = Rollbook
app-line = Dobbelspellen die hun regels kennen. Ook zonder internet.
app-foot = Geen account, geen tracking. Je spellen blijven op dit apparaat.
skip-to-content = Naar de inhoud
just-now = zojuist

## Start

home-continue = Verder spelen
home-games = Spellen
home-recent = Laatst gespeeld
home-settings = Instellingen
home-turn = { $names } · { $name } is aan de beurt
home-delete = Dit spel wissen
home-delete-sure = Dit spel wissen? Je kunt het niet terughalen.
home-won = Gewonnen door { $names }
home-all = Alle { $count } tonen
home-delete-failed = Deze browser heeft het spel niet gewist.
link-unknown = Deze link leidt hier nergens heen: { $what }
home-cut-off = Deze pagina is niet helemaal aangekomen. Controleer de verbinding en probeer het opnieuw; je spellen zijn veilig.

## Spellen die niet opengaan

trouble-title = Dit spel kan niet worden geopend
trouble-game = Een spel
trouble-damaged = De bewaarde tekst is beschadigd.
trouble-unknown = Beschadigd of gemaakt door een nieuwere versie.
trouble-newer = Gemaakt door een nieuwere versie van Rollbook.
trouble-newer-do = Laad de nieuwe versie en probeer het dan opnieuw.
trouble-internal = Een fout in Rollbook stond in de weg.
trouble-internal-do = Met het spel zelf kan alles in orde zijn.
trouble-room = Geen ruimte meer om het terug te halen.
trouble-room-do = Wis spellen die je niet meer nodig hebt en probeer het dan opnieuw.
trouble-full = Geen ruimte meer.
trouble-stays = Er is niets gewist. Het spel blijft in je lijst staan en komt in elk bestand dat je bewaart. Na elke update probeert Rollbook het opnieuw.
trouble-download = Downloaden

## De spelmotor

loading = De dobbelstenen komen eraan, alleen deze ene keer
loading-last = Alles is er, nog heel even
loading-amount = { $loaded } van { $total } MB
engine-restarting = Een ogenblik, het spel gaat zo verder waar het was
engine-failed = De spelmotor start niet in deze browser. Controleer de verbinding en laad de pagina opnieuw; je spellen zijn veilig.
retry = Probeer opnieuw

## Voorbereiding

back = Terug
setup-title = Nieuw spel: { $game }
setup-players = Spelers
setup-name = Naam van speler { $number }
setup-kind = Wie is speler { $number }
setup-remove = Speler { $number } weghalen
setup-person = Mens
setup-bot-random = Bot, zorgeloos
setup-bot-sensible = Bot, slim
setup-add-person = Mens erbij
setup-add-bot = Bot erbij
setup-options = Huisregels
setup-options-default = zoals in de spelregels
setup-options-changed = { $count ->
    [one] één gewijzigd
   *[other] { $count } gewijzigd
}
setup-options-waiting = Een ogenblik, de spelmotor is nog onderweg.
setup-seed = Startwaarde van de dobbelstenen
setup-seed-meaning = Dezelfde startwaarde en dezelfde keuzes geven hetzelfde spel. Leeg: een nieuwe.
setup-seed-meaning-own = Beslist alleen nog wat de app zelf trekt en wat bots doen. Leeg: een nieuwe.
setup-dice = Dobbelstenen
setup-dice-app = Van de app
setup-dice-own = Eigen
setup-dice-app-meaning = De app gooit voor iedereen.
setup-dice-own-meaning = Jullie gooien aan tafel en tikken in wat er ligt. De app let op de regels, telt en kent de kansen.
setup-link-dice = De dobbelstenen komen met de link: wie hem opent, gooit hetzelfde, en wie hem maakte, kent de worpen misschien.
setup-link-fresh = Verse dobbelstenen
setup-fresh-done = Dit spel krijgt verse dobbelstenen.
setup-start = Start
setup-you = Gast
setup-guest = Gast { $number }
setup-bot-names = Daan, Fleur, Bram, Sanne, Joost, Lotte, Teun, Femke, Sjoerd, Roos

## Tafel

undo = Terugnemen
menu = Menu
menu-log = Wat er gebeurde
menu-hint = Tip
menu-rules = Regels
menu-keys = Toetsenbord
menu-new = Nieuw spel
menu-embed = Deze stand insluiten
menu-home = Startpagina
actions = Wat je kunt doen
seats = Spelers
seat-bot = bot
seat-leads = staat voor
seat-current = aan de beurt
turn-of = { $name } is aan de beurt.
die-marked = { $die }, teken { $colour ->
    [black] vierkant
    [green] driehoek
    [red] cirkel
    [blue] ruit
    [yellow] ster
   *[violet] kruis
}
playing = { $name } speelt
playing-note = tik om door te spoelen
log-title = Wat er gebeurde
log-empty = Nog niets.
log-earlier = Eerdere tonen
log-later = Latere tonen
log-shown = Stap { $from } tot { $to } van { $steps }
look-position = Stap { $step } van { $steps }
look-previous = Eén stap terug
look-next = Eén stap verder
look-now = Terug naar het spel
look-start = Voor de eerste zet
hint-text = Tip: { $text }
hint-none = Er valt nu niets te beslissen.
undo-none = Er is niets om terug te nemen: gegooid is gegooid.
undone = Teruggenomen.
rules-title = { $game }: de regels
rules-play = { $game } spelen
rules-more = Regels van de andere spellen
rules-page = De hele pagina, met voorbeelden
table-lost = Dit spel is niet bewaard in deze browser.
other-tab = In een ander venster is verder gespeeld.
hand-over = Geef het apparaat aan { $name }
hand-over-ready = { $name } heeft het

## Een tafel met echte dobbelstenen

fell-roll = { $name } gooit { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
}. Wat ligt er?
fell-kind = { $count } × { $kind }
fell-entered = Ingevoerd
fell-faces = Keuze
fell-remove = { $die } weghalen
fell-left = { $count ->
    [one] nog één dobbelsteen
   *[other] nog { $count } dobbelstenen
}
fell-done = Invoeren
fell-impossible = Zo kunnen deze dobbelstenen niet liggen. Kijk nog eens goed.

## Uitslag

result-title = De uitslag
result-won = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen!
}
result-place = Plaats { $rank }
result-rematch = Nog een keer
result-rematch-note = { $name } begint
result-look = Terugkijken
result-home = Startpagina

## Toetsenbord

keys-title = Toetsenbord
keys-go = doorgaan; doorspoelen
keys-undo = terugnemen
keys-log = wat er gebeurde
keys-hint = tip
keys-menu = menu
keys-help = deze lijst
keys-escape = sluiten, of terug naar het spel
keys-fell = een dobbelsteen invoeren: het getal, of de plaats in de lijst
keys-fell-back = de laatste dobbelsteen weghalen
keys-space = Spatie
keys-enter = Enter
keys-off = De sneltoetsen staan uit in de instellingen.

## Instellingen

settings-title = Instellingen
settings-language = Taal
settings-language-auto = Auto
settings-theme = Kleuren
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
settings-awake = Scherm aan laten tijdens het spelen
settings-turned = Met z’n tweeën: draai de tafel naar de tweede speler
settings-data = Je spellen
settings-data-text = Alles blijft in deze browser. Er wordt niets verstuurd.
settings-export = Bewaren in bestand
settings-import = Lezen uit bestand
settings-delete = Alles wissen
settings-delete-sure = Alle spellen en instellingen in deze browser wissen? Je kunt ze niet terughalen.
settings-deleted = Alles is gewist.
settings-delete-failed = Niet alles kon worden gewist.
settings-import-bad = Dit is geen Rollbook-bestand. Er is niets veranderd.
settings-import-progress = Spel { $number } van { $total } wordt gelezen
settings-import-added = { $count ->
    [one] Eén spel toegevoegd.
   *[other] { $count } spellen toegevoegd.
}
settings-import-longer = { $count ->
    [one] Eén spel is in het bestand verder en gaat daar verder.
   *[other] { $count } spellen zijn in het bestand verder en gaan daar verder.
}
settings-import-here = { $count ->
    [one] Eén spel was er al.
   *[other] { $count } spellen waren er al.
}
settings-import-nothing = Er is niets veranderd.
settings-import-skipped = { $count ->
    [one] Eén spel is weggelaten. In het bestand staat het nog:
   *[other] { $count } spellen zijn weggelaten. In het bestand staan ze nog:
}
settings-import-more = en nog { $count }
settings-import-nth = Nummer { $number } in het bestand
settings-import-undo = Import terugdraaien
settings-import-undone = Alles is weer zoals het was.
settings-import-undone-some = { $count ->
    [one] Zoals het was, op één spel na waarin is doorgespeeld.
   *[other] Zoals het was, op { $count } spellen na waarin is doorgespeeld.
}

about-title = Over Rollbook
about-version = Rollbook { $version }, vrije software
about-check = Elke worp volgt uit de startwaarde van het spel, en elk bestand van deze versie staat met zijn controlegetal in een lijst: beide kun je controleren.
about-licences = Licenties
about-files = Bestandenlijst

## Op dit apparaat: zonder internet, installeren, nieuwe versies

offline-title = Zonder internet
offline-idle = Rollbook bewaart zichzelf op dit apparaat zodra er gespeeld kan worden.
offline-coming = Klaarzetten voor onderweg: { $loaded } van { $total } MB
offline-ready = Klaar: alles werkt zonder internet.
offline-metered = Je verbinding is traag of spaart data, dus alleen het nodige is er al.
offline-stuck = Nog niet alles is hier voor onderweg. Het gaat verder zodra er internet is.
offline-unable = In deze browser kan Rollbook niet voor onderweg bewaard worden.
offline-keep = Alles voor onderweg bewaren
install = Installeren
install-line = Rollbook op je beginscherm: één tik, geen internet nodig.
install-ios = Installeren: tik op ‘Deel’ en dan op ‘Zet op beginscherm’.
install-later = Niet nu
update-line = Er is een nieuwe versie.
update-load = Laden
update-busy = In een ander venster wordt nog gespeeld. De nieuwe versie wacht tot dat spel voorbij is.
fresh-offline = Zonder internet kan niets opnieuw geladen worden, dus er is niets gewist.

## Meldingen

close = Sluiten
cancel = Annuleren
storage-trouble = Deze browser kan het spel niet bewaren (de opslag is vol of geblokkeerd). Je kunt verder spelen, maar als je de pagina sluit, ben je het spel kwijt.

error-bad_request = Dat verzoek klopt niet. Het spel staat nog zoals het stond.
error-bad_move = Dat is geen zet.
error-illegal_move = Die zet kan nu niet.
error-not_your_turn = Je bent niet aan de beurt.
error-stale = Het spel was al verder.
error-game_over = Het spel is afgelopen.
error-too_long = Dit spel heeft zijn maximale lengte bereikt en kan niet verdergaan.
error-bad_option = Een van de huisregels past niet bij dit spel.
error-bad_seat = { $why ->
    [length] Een naam is te lang.
    [characters] In een naam staat een teken dat niet kan.
    [count] Met dit aantal spelers gaat dit spel niet.
   *[other] Deze spelers passen niet bij dit spel.
}
error-bad_seed = Deze startwaarde kan niet: alleen letters, cijfers en eenvoudige tekens, en niet te lang.
error-bad_record = { $why ->
    [steps] Dit spel is te lang om te openen.
    [version] Dit spel komt uit een andere versie van Rollbook en is hier niet te openen.
   *[other] Het bewaarde spel is beschadigd en niet te openen.
}
error-unknown_game = Dit spel is er hier niet.
error-unknown_match = De spelmotor is dit spel kwijt. Laad de pagina opnieuw: het is bewaard.
error-cannot_undo = Er is niets om terug te nemen.
error-internal = Er ging bij ons iets mis. Het spel staat nog zoals het stond.

## De les: een eerste beurt, stap voor stap

lesson-title = Je eerste beurt
lesson-line = Leer het al spelend: de tafel zegt je stap voor stap wat je doet.
lesson-link = Leer het in één beurt
