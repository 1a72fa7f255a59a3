# The library: all games on this device.

library-pages = Oldalak
library-search = Nevek és címek keresése
library-game = Játék
library-result = Eredmény
library-result-running = Folyamatban
library-result-won = Ember nyert
library-result-lost = Bot nyert
library-result-bots = Csak botok
library-result-none = Nincs győztes
library-result-trouble = Nem nyitható meg
library-date = Dátum
library-date-week = Utolsó 7 nap
library-date-month = Utolsó 30 nap
library-date-year = Utolsó 12 hónap
library-empty = Még nincs játszma. Minden játszmád ide kerül.
library-no-match = Nincs a keresésnek megfelelő játszma.
library-count = { $count } játszma
library-page = { $from }–{ $to } / { $count } játszma
library-previous = Előző oldal
library-next = Következő oldal
library-export = Összes mentése fájlba
library-more = Lehetőségek: { $name }
library-name = A játszma címe
library-rename = Átnevezés
library-file = Mentés fájlba
library-deleted = Játszma törölve.
library-back = A játszma visszaállítva.
library-back-failed = Nem sikerült visszaállítani a játszmát: ebben a böngészőben nincs elég hely. Szabadíts fel tárhelyet, majd próbáld újra.

## The automatic backup, and a reminder where there is none

backup-line = A Rollbook minden játszmádat egy fájlba írja az általad választott mappában: minden befejezett játszma után, és amikor elhagyod az asztalt. A „Játszma megnyitása” gombbal hozhatod vissza őket a fájlból.
backup-choose = Mappa kiválasztása
backup-other = Másik mappa kiválasztása
backup-stop = Leállítás
backup-renew = Újbóli engedélyezés
backup-done = { $count } játszma itt: „{ $file }”, mentve: { $when }.
backup-permission = A Rollbooknak újra az engedélyedre van szüksége, hogy ide menthessen: „{ $folder }”.
backup-folder = A mentés mappája nem található: „{ $folder }”. Válaszd ki újra, vagy válassz másikat.
backup-full = Nincs hely a mentésnek ebben a mappában: „{ $folder }”. Az utolsó mentés változatlan.
backup-failed = A mentést nem sikerült kiírni. Az utolsó változatlan.
backup-written = Mentés kész.
backup-stopped = Az automatikus mentés kikapcsolva. A fájl a mappájában marad.
export-due = { $count } befejezett játszma csak ebben a böngészőben van meg.
