# Games in other people's pages.

embed-tap = Tik om te spelen
embed-open = Openen in Rollbook
embed-waking = Een moment …
embed-again = Opnieuw beginnen
embed-failed = Het spel reageert niet. Controleer de verbinding en probeer het opnieuw.

## The page that writes the tag

builder-app = Naar Rollbook
builder-title = Een spel op je pagina
builder-line = Kies, kijk en kopieer twee regels naar je pagina.
builder-code = Dit komt op je pagina
builder-copy = Kopiëren
builder-copied = Gekopieerd.
builder-frame = Waar geen script mag
builder-preview = Zo ziet het eruit
builder-game = Spel
builder-position = Stand
builder-lang = Taal
builder-theme = Kleuren
builder-coach = Tips
builder-new = Een nieuw spel
builder-own = Jouw stand
builder-example = { $id }, stap { $step }
builder-coach-on = Aan
builder-coach-off = Uit
builder-cut = Jouw stand stopt waar aan tafel nog iets verborgen is.
builder-script = Script
builder-script-newest = Altijd het nieuwste
builder-script-pinned = Deze versie, door de browser gecontroleerd
builder-script-note = De browser voert precies dit bestand uit of geen. Daarvoor moet de server van Rollbook ‘Access-Control-Allow-Origin: *’ meesturen.

## De les: een eerste beurt, stap voor stap

lesson-show = Laat zien
lesson-again = Nog een keer
lesson-free = Verder spelen
lesson-back = Eén stap terug
lesson-astray = Dat mag ook, maar de les had iets anders in gedachten. Speel verder zoals je wilt, of ga één stap terug.
