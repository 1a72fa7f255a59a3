# Statistics of the games on this device.

statistics-person = Speler
statistics-game = Spel
statistics-all = Alle spellen
statistics-games = Potjes
statistics-won = Gewonnen
statistics-ahead = Hoger geëindigd
statistics-now = Winst op rij
statistics-longest = Langste reeks
statistics-average = Gemiddeld
statistics-best = Beste
statistics-by-game = Per spel
statistics-scores = Scores
statistics-by-opponent = Tegen
statistics-chart = Aandeel gewonnen, laatste { $count } potjes
statistics-nth = Potje { $number }
statistics-none = Nog geen statistieken. De potjes die je uitspeelt, worden geteld.
statistics-none-since = Sinds de nieuwe start is er nog geen potje uitgespeeld.
statistics-how = Alle uitgespeelde potjes in je lijst met een winnaar tellen mee, ook uitdagingen van de dag en potjes met echte dobbelstenen. Een gedeelde eerste plaats is winst. Speel je dezelfde worpen nog eens, dan telt alleen de eerste keer. Er wordt niets verstuurd.
statistics-erase-how = Opnieuw beginnen wist geen potjes: daarna telt alleen wat vanaf nu wordt uitgespeeld.
statistics-since = Geteld sinds { $date }. Eerdere potjes staan nog in je lijst.
statistics-export = Opslaan als tabel
statistics-erase = Opnieuw beginnen
statistics-erased = De statistieken beginnen nu opnieuw. Er is geen potje gewist.
statistics-everything = Weer alle potjes tellen

## A chart

chart-table = Als tabel tonen
