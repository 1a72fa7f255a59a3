# Statistics of the games on this device.

statistics-person = Person
statistics-game = Spiel
statistics-all = Alle Spiele
statistics-games = Spiele
statistics-won = Gewonnen
statistics-ahead = Davor platziert
statistics-now = Siege in Folge
statistics-longest = Längste Serie
statistics-average = Schnitt
statistics-best = Bestes
statistics-by-game = Nach Spiel
statistics-scores = Ergebnisse
statistics-by-opponent = Gegen
statistics-chart = Anteil der Siege, letzte { $count } Spiele
statistics-nth = Spiel { $number }
statistics-none = Noch keine Statistik. Gezählt wird, was du zu Ende spielst.
statistics-none-since = Seit dem Neubeginn ist noch kein Spiel zu Ende gegangen.
statistics-how = Gezählt werden alle beendeten Spiele in deiner Liste, die jemand gewonnen hat, auch Partien des Tages und Spiele mit echten Würfeln. Ein geteilter erster Platz ist ein Sieg. Bei gleichen Würfeln zählt nur das erste Mal. Nichts wird verschickt.
statistics-erase-how = Beim Neubeginn wird kein Spiel gelöscht: Gezählt wird dann nur, was ab jetzt zu Ende geht.
statistics-since = Gezählt seit { $date }. Frühere Spiele sind weiterhin in deiner Liste.
statistics-export = Als Tabelle speichern
statistics-erase = Neu beginnen
statistics-erased = Die Statistik beginnt jetzt neu. Kein Spiel wurde gelöscht.
statistics-everything = Wieder alle Spiele zählen

## A chart

chart-table = Als Tabelle zeigen
