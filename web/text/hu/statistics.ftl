# Statistics of the games on this device.

statistics-person = Játékos
statistics-game = Játék
statistics-all = Minden játék
statistics-games = Játszma
statistics-won = Nyert
statistics-ahead = Előtte végzett
statistics-now = Győzelmi sorozat
statistics-longest = Legjobb sorozat
statistics-average = Átlag
statistics-best = Legjobb
statistics-by-game = Játékonként
statistics-scores = Pontszámok
statistics-by-opponent = Ellenfelek
statistics-chart = Győzelmi arány, utolsó { $count } játszma
statistics-nth = { $number }. játszma
statistics-none = Még nincs statisztika. A befejezett játszmáid számítanak bele.
statistics-none-since = Az újrakezdés óta még egy játszma sem ért véget.
statistics-how = Minden befejezett játszma számít a listádból, amelyet valaki megnyert, a napi kihívások és a valódi kockákkal játszottak is. A megosztott első hely győzelem. Ha ugyanazokat a dobásokat újra játszod, csak az első alkalom számít. Semmi sem kerül elküldésre.
statistics-erase-how = Az újrakezdés egyetlen játszmát sem töröl: utána csak az számít, ami mostantól ér véget.
statistics-since = Kezdete: { $date }. A korábbi játszmák továbbra is a listádban vannak.
statistics-export = Mentés táblázatként
statistics-erase = Újrakezdés
statistics-erased = A statisztika most újrakezdődik. Egyetlen játszma sem törlődött.
statistics-everything = Újra minden játszma számítson

## A chart

chart-table = Megjelenítés táblázatként

## The same dice for several people, one after the other

same-how = Mindenki a saját játszmáját játssza, egymás után, minden körben ugyanazokkal a dobásokkal és ugyanaz ellen a bot ellen. Utána összehasonlítjátok az eredményeket.
same-level = Ellenfél
same-away = Mindenki ugyanazokat a dobásokat kapja: a többiek nem néznek oda.
same-one = Ez a játszma még nem ért véget.
same-early = Eredmények mutatása most
same-alone = Ezen az eszközön más még nem fejezett be játszmát ezekkel a dobásokkal.
same-friends = A barátaid az előkészítésből vagy a napi kihívásból küldött linkkel csatlakozhatnak. Ha itt megnyitod a befejezett játszmáikat, megjelennek ebben a listában. Előbb a győzelem számít, aztán a zárójelben álló előny.
same-chart = Előny minden kör után
same-turn = { $number }. kör
same-ahead = { $total } kör közül { $count } után vezet
same-none = Ennek a játszmának saját dobásai vannak: nincs mivel összehasonlítani.
