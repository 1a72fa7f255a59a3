# Games in other people's pages.

embed-tap = Tik om te spelen
embed-open = Openen in Rollbook
embed-waking = Een ogenblik…
embed-again = Opnieuw beginnen
embed-failed = Het spel reageert niet. Controleer de verbinding en probeer het opnieuw.

## The page that writes the tag

builder-app = Naar Rollbook
builder-title = Zet een spel op je pagina
builder-line = Kies een spel, bekijk het voorbeeld en kopieer twee regels naar je pagina.
builder-code = Code voor je pagina
builder-copy = Kopiëren
builder-copied = Gekopieerd.
builder-frame = Als scripts niet zijn toegestaan
builder-preview = Voorbeeld
builder-game = Spel
builder-position = Stand
builder-lang = Taal
builder-theme = Thema
builder-coach = Coach
builder-new = Nieuw potje
builder-own = Jouw stand
builder-example = { $id }, stap { $step }
builder-coach-on = Op verzoek
builder-coach-off = Uit
builder-coach-always = Altijd
builder-coach-odds = Alleen kansen, geen advies
builder-cut = Jouw stand stopt vóór het punt waarop aan tafel nog iets geheim is.
builder-script = Script
builder-script-newest = Altijd de nieuwste versie
builder-script-pinned = Deze versie, door de browser gecontroleerd
builder-script-note = De browser voert precies dit bestand uit, of helemaal niets. Daarvoor moet de server waarop Rollbook staat ‘Access-Control-Allow-Origin: *’ meesturen.

## De les: een eerste beurt, stap voor stap

lesson-show = Laat zien
lesson-again = Nog een keer
lesson-free = Speel verder
lesson-back = Een stap terug
lesson-astray = Die zet mag ook, maar deze les legt een andere uit. Speel verder zoals je wilt, of ga een stap terug.
