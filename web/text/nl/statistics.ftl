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
statistics-scores = Punten
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

## The same dice for several people, one after the other

same-how = Ieder speelt om de beurt een eigen potje, met dezelfde worpen in elke beurt en tegen dezelfde bot. Daarna vergelijken jullie.
same-level = Tegenstander
same-away = Iedereen krijgt dezelfde worpen: de anderen kijken niet mee.
same-one = Dit potje is nog niet uitgespeeld.
same-early = Resultaten nu tonen
same-alone = Niemand anders heeft op dit apparaat een potje met deze worpen uitgespeeld.
same-friends = Vrienden kunnen meedoen met de link uit de voorbereiding of de uitdaging van de dag. Als je hun uitgespeelde potjes hier opent, verschijnen ze in deze lijst. Eerst telt de winst, dan de voorsprong tussen haakjes.
same-chart = Voorsprong na elke beurt
same-turn = Beurt { $number }
same-ahead = aan kop na { $count } van { $total } beurten
same-none = Dit potje heeft eigen worpen: er is niets om mee te vergelijken.
