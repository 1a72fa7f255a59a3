# Games in other people's pages.

embed-tap = Tik om te spelen
embed-open = Openen in Rollbook
embed-waking = Een moment …
embed-again = Opnieuw beginnen

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
