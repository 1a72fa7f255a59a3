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

## The same dice for several people, one after the other

same-how = Alle spielen nacheinander je ein eigenes Spiel, mit den gleichen Würfeln in jedem Zug und gegen den gleichen Bot. Danach vergleicht ihr.
same-level = Ihr spielt gegen
same-away = Alle bekommen die gleichen Würfel: Die anderen schauen weg.
same-one = Dieses Spiel ist noch nicht zu Ende.
same-early = Ergebnisse jetzt zeigen
same-alone = Auf diesem Gerät hat sonst niemand ein Spiel mit diesen Würfeln beendet.
same-friends = Freunde können mit dem Link aus den Einstellungen des Spiels oder der Partie des Tages mitspielen. Wenn du ihre beendeten Spiele hier öffnest, erscheinen sie in dieser Liste. Zuerst zählt der Sieg, dann der Vorsprung in Klammern.
same-chart = Vorsprung nach jedem Zug
same-turn = Zug { $number }
same-ahead = nach { $count } von { $total } Zügen vorn
same-none = Dieses Spiel hat eigene Würfel, es gibt also nichts zu vergleichen.
