# The app around the games, in Hungarian. What was decided, for all files of this language:
# - The player is addressed as "te" (tegezés), several players as "ti"; what a player does by a button is in the first
#   person ("Dobok", "Megállok"), what the system does is a noun ("Mentés", "Frissítés").
# - Names and inserted values get no suffix and no article ("{ name } lapja", "Legyőzendő: 12"); where a letter or a
#   number needs one, a selector gives it ("az A-nál", "5-ös"). Lowercase after a colon. Quotes: „ ”. Ranges: 1–6.
#   Numbers: 6000, but 10 000 with a no-break space.
# - "Az nyer, akinek …", never "the most coins win". Must: kell, kötelező; may: -hat/-het, lehet; must not: nem lehet.
# - játék: what can be played; játszma: what is being played and saved; játékszabály: a rule page; app; verzió (of the
#   software), változat (of a rule). Network: internet, internetkapcsolat, offline. History: előzmények. Theme: téma.
# - Roll: dobás, dobni kockával; reroll: újra dobni (kockával), újradobni (kockát); set aside: félretenni; keep:
#   megtartani; turn: kör; round: forduló; highlighted: kiemelt; space: mező (sheet), hely (loot); card and sheet: lap;
#   pile of cards: pakli, of tiles: halom; turn up: felcsapni (card); triple: drill; straight: sor; take over: átvenni;
#   decline: elutasítani; dice match a card: kijön a lap kombinációja; in secret: titokban.

app-name = Rollbook
app-line = Kockajátékok beépített szabályokkal. Internet nélkül is.
app-foot = Regisztráció és nyomkövetés nélkül. A játszmáid ezen az eszközön maradnak.
skip-to-content = Ugrás a tartalomhoz
just-now = az imént

## Kezdőlap

home-continue = Folytatás
home-games = Játékok
home-recent = Legutóbbi játszmák
home-settings = Beállítások
home-turn = { $names } · { $name } jön
home-delete = Játszma törlése
home-delete-sure = Törlöd ezt a játszmát? A törlés nem vonható vissza.
home-won = { $names } nyert
home-all = Összes játszma ({ $count })
home-delete-failed = Nem sikerült törölni a játszmát.
link-unknown = Ez a link nem működik: { $what }
link-broken = Ez a link sérült vagy hiányos.
link-newer = Ez a link a Rollbook újabb változatából származik. Frissíts, majd nyisd meg újra.
link-verified =
    { $count ->
        [one] Egy dobás ellenőrizve: a kezdőértékből következik.
       *[other] { $count } dobás ellenőrizve: mind a kezdőértékből következik.
    }
link-own = Te jössz
link-invite = Meghívó küldése
link-reply = Válasz küldése: { $name }
link-send = Link küldése: { $name }
link-send-all = Link küldése mindenkinek
link-send-note = Utána már semmi sem vonható vissza
link-replies = Várakozás a válaszokra
link-wait = Várakozás: { $name }
link-watch = { $name } jön
link-open = Link megnyitása
link-again = A link újbóli mutatása
home-cut-off = Az oldal nem töltődött be teljesen. Ellenőrizd az internetkapcsolatot, és próbáld újra. A játszmáid biztonságban vannak.

## Megnyithatatlan játszmák

trouble-title = Ez a játszma nem nyitható meg
trouble-game = Játszma
trouble-damaged = A mentett játszma sérült.
trouble-unknown = Sérült, vagy újabb verzióval mentették.
trouble-newer = A Rollbook újabb verziójával mentették.
trouble-newer-do = Frissítsd a Rollbookot, majd próbáld újra.
trouble-internal = Megnyitáskor hiba történt a Rollbookban.
trouble-internal-do = Lehet, hogy magával a játszmával nincs baj.
trouble-room = Nincs elég tárhely a visszaállításához.
trouble-room-do = Töröld azokat a játszmákat, amelyekre már nincs szükséged, majd próbáld újra.
trouble-full = Nincs elég tárhely.
trouble-stays = Semmi sem törlődött. A játszma a listádban marad, és minden mentett fájlba bekerül. A Rollbook minden frissítés után újra megpróbálja megnyitni.
trouble-download = Letöltés

## A játékmotor

loading = A játékmotor betöltése (csak egyszer)
loading-last = Mindjárt kész
loading-amount = { $loaded } / { $total } MB
engine-restarting = Újraindítás. A játszma ott folytatódik, ahol tartott.
engine-failed = A játékmotor nem indul el ebben a böngészőben. Ellenőrizd az internetkapcsolatot, és töltsd újra az oldalt. A játszmáid biztonságban vannak.
retry = Újra

## Előkészületek

back = Vissza
setup-title = Új játszma: { $game }
not-translated = Ez a játék még nincs lefordítva, ezért a szövegei angolul olvashatók.
setup-way = Hol játszotok
setup-way-here = Ezen az eszközön
setup-way-link = Linkkel
setup-players = Játékosok
setup-name = { $number }. játékos neve
setup-kind = { $number }. játékos: ember vagy bot
setup-remove = { $number }. játékos törlése
setup-person = Ember
setup-bot-random = Bot, szeles
setup-bot-sensible = Bot, okos
setup-bot-beginner = Bot, kezdő
setup-bot-casual = Bot, alkalmi
setup-bot-skilled = Bot, gyakorlott
setup-bot-expert = Bot, mester
setup-add-person = Új játékos
setup-add-bot = Új bot
setup-options = Házi szabályok
setup-options-default = a szabálykönyv szerint
setup-options-changed = { $count ->
    [one] egy módosítással
   *[other] { $count } módosítással
}
setup-seed = A dobások kezdőértéke
setup-seed-meaning = Azonos kezdőértékkel és azonos döntésekkel ugyanaz a játszma jön ki. Ha üresen hagyod, mindig új lesz.
setup-seed-meaning-own = Csak azt befolyásolja, amit továbbra is az app húz, és amit a botok tesznek. Ha üresen hagyod, mindig új lesz.
setup-fingerprint = A kezdőérték ujjlenyomata:
setup-fingerprint-meaning = Ha felírod a kezdőérték ujjlenyomatát, amely a dobókockáknál látható, a játszma után a kockaellenőrzésben megnézheted, hogy nem cserélték-e ki a kezdőértéket.
setup-dice = Kockák
setup-dice-app = Az app dob
setup-dice-own = Mi dobunk
setup-dice-app-meaning = Mindenki helyett az app dob.
setup-dice-own-meaning = Az asztalon dobtok, és beírjátok az eredményt. Az app figyel a szabályokra, vezeti a pontokat, és megmutatja az esélyeket.
setup-link-dice = Ez a link meghatározza a dobásokat: aki megnyitja, ugyanazokat kapja, és aki készítette, talán ismeri őket.
setup-link-fresh = Új dobások
setup-fresh-done = Ez a játszma új dobásokkal indul.
setup-start = Kezdjük!
setup-coach = Edző mindenkinek
setup-coach-meaning = A lámpa mindenkinek megmondja a saját körében, melyik választás mennyit ér.
setup-you = Vendég
setup-guest = { $number }. vendég
setup-bot-names = Ottó, Mia, Karcsi, Ilka, Brúnó, Gréta, Berci, Rózsi, Emil, Vera

## Megosztás

share-title = A játszma megosztása
share-name = Egy { $game }-játszma
share-link = Link
share-qr = A link QR-kódja
share-finished = A link a teljes játszmát tartalmazza. Megnyitáskor a Rollbook minden dobást ellenőriz.
share-running = A link az eddigi játszmát tartalmazza. Aki megnyitja, visszanézheti, és új kockákkal folytathatja.
share-cut = Ami az asztalnál még titkos, az nincs benne.
share-copy = Link másolása
share-copied = Link kimásolva
share-send = Küldés…

## Asztal

undo = Visszavonás
menu = Menü
menu-log = Előzmények
menu-review = Elemzés
menu-hint = Tipp
menu-rules = Szabályok
menu-keys = Billentyűk
menu-share = Megosztás
menu-sheet = Eredményjelző
sheet-back = Vissza az asztalhoz
menu-new = Új játszma
menu-embed = Állás beágyazása
menu-home = Kezdőlap
actions = Lehetőségek
seats = Játékosok
seat-bot = bot
seat-leads = vezet
seat-current = soron van
turn-of = { $name } jön.
die-marked = { $die }, { $colour ->
    [black] négyzet
    [green] háromszög
    [red] kör
    [blue] rombusz
    [yellow] csillag
   *[violet] kereszt
} jellel
playing = { $name } játszik
playing-note = koppints az átugráshoz
log-title = Előzmények
log-empty = Még semmi.
log-earlier = Korábbiak megjelenítése
log-later = Későbbiek megjelenítése
log-shown = Lépések: { $from }–{ $to } / { $steps }
look-position = Lépés: { $step } / { $steps }
look-previous = Egy lépés vissza
look-next = Egy lépés előre
look-now = Vissza a játékhoz
look-start = Az első lépés előtt
look-why = Miért ez a lépés?
chart-table = Megjelenítés táblázatként
hint-text = Tipp: { $text }
hint-off = Az edző itt ki van kapcsolva.
hint-none = Most nincs miről dönteni.
undo-none = Nincs mit visszavonni: a kocka el van vetve.
undone = Visszavonva.
rules-title = { $game }: játékszabály
rules-loading = A szabályok betöltése…
rules-play = { $game }: játék indítása
rules-more = A többi játék szabályai
rules-page = Teljes szabályok példákkal
table-lost = Ez a játszma nincs elmentve ebben a böngészőben.
other-tab = Ez a játszma egy másik ablakban folytatódott.
hand-over = Add át az eszközt, { $name } jön
hand-over-ready = { $name } átvette

## Asztal igazi kockákkal

fell-roll = { $name } { $count ->
    [one] egy
   *[other] { $count }
} kockával dob. Mi lett az eredmény?
fell-kind = { $count } × { $kind }
fell-entered = Beírva
fell-faces = Választható
fell-remove = { $die } törlése
fell-left = még { $count ->
    [one] egy
   *[other] { $count }
} kocka hiányzik
fell-done = Beírás
fell-impossible = Ilyen eredmény nem lehetséges. Nézzétek meg újra.

## Eredmény

result-title = Eredmény
result-won = { $names } nyert!
result-place = { $rank }. hely
result-rematch = Játsszunk újra
result-rematch-note = { $name } kezd
result-look = Visszanézés
result-home = Kezdőlap

## Billentyűk

keys-title = Billentyűk
keys-go = tovább; az animáció átugrása
keys-undo = visszavonás
keys-log = előzmények
keys-hint = tipp
keys-menu = menü
keys-help = ez a lista
keys-escape = bezárás vagy vissza a játékhoz
keys-fell = kocka beírása: a száma vagy a helye a sorban
keys-fell-back = az utolsó kocka törlése
keys-space = Szóköz
keys-enter = Enter
keys-off = A gyorsbillentyűk ki vannak kapcsolva a beállításokban.

## Beállítások

settings-title = Beállítások
settings-language = Nyelv
settings-language-auto = Auto
settings-theme = Téma
settings-theme-system = Auto
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-motion = Animációk
settings-motion-system = Auto
settings-motion-full = Be
settings-motion-none = Ki
settings-pace = A botok tempója
settings-pace-slow = Lassú
settings-pace-normal = Közepes
settings-pace-fast = Gyors
settings-keys = Gyorsbillentyűk
settings-sound = Hang
settings-vibration = Rezgés
settings-awake = A képernyő maradjon bekapcsolva játék közben
settings-turned = Kettesben: az asztal forduljon a második játékos felé
settings-coach = Edző
settings-coach-off = Ki
settings-coach-ask = Kérésre
settings-coach-always = Mindig
settings-coach-meaning = Mindig: szám minden lépésnél, amelyre koppinthatsz, és egy a kiválasztott kockákhoz. Ha egy másik lépés jobb, annak a számát a lámpa mutatja. Ha egy lépés legalább 3 százalékponttal csökkentette a nyerési esélyt, a lámpa utána mutatja a veszteséget.
settings-odds = Esélyek mutatása, tanács nélkül
settings-data = A játszmáid
settings-data-text = Minden ebben a böngészőben marad. Semmit nem küldünk sehová.
settings-export = Mentés fájlba
backup-title = Automatikus mentés
settings-delete = Minden törlése
settings-delete-sure = Törlöd az összes játszmát és beállítást ebből a böngészőből? A törlés nem vonható vissza.
settings-deleted = Minden törölve.
settings-delete-failed = Nem sikerült mindent törölni.
settings-import-progress = Játszmák betöltése: { $number } / { $total }
settings-import-added = { $count ->
    [one] Egy játszma hozzáadva.
   *[other] { $count } játszma hozzáadva.
}
settings-import-longer = { $count ->
    [one] Egy játszma a fájlban előrébb tartott, ezért frissült.
   *[other] { $count } játszma a fájlban előrébb tartott, ezért frissült.
}
settings-import-here = { $count ->
    [one] Egy játszma már megvolt.
   *[other] { $count } játszma már megvolt.
}
settings-import-nothing = Semmi sem változott.
settings-import-skipped = { $count ->
    [one] Egy játszmát nem sikerült betölteni. A fájlban továbbra is megvan:
   *[other] { $count } játszmát nem sikerült betölteni. A fájlban továbbra is megvannak:
}
settings-import-more = és még { $count }
settings-import-nth = { $number }. játszma a fájlban
settings-import-undo = Betöltés visszavonása
settings-import-undone = A betöltés visszavonva.
settings-import-undone-some = { $count ->
    [one] A betöltés visszavonva, egy azóta folytatott játszma kivételével.
   *[other] A betöltés visszavonva, { $count } azóta folytatott játszma kivételével.
}

about-title = Névjegy
about-version = Rollbook { $version }, szabad szoftver
about-check = Minden dobás a játszma kezdőértékéből következik, a verzió összes fájlját és azok ellenőrző összegét pedig egy lista tartalmazza. Mindkettőt ellenőrizheted.
about-licences = Licencek
about-files = Fájllista

## Ezen az eszközön: internet nélkül, telepítés, frissítés

offline-title = Internet nélkül
offline-idle = A Rollbook az eszközödre töltődik, amint az első játék elindítható.
offline-coming = Mentés offline játékhoz: { $loaded } / { $total } MB
offline-ready = Offline mentve. Internet nélkül is minden működik.
offline-metered = A kapcsolatod lassú vagy adattakarékos, ezért egyelőre csak az van elmentve, amire szükség volt.
offline-stuck = Még nincs minden offline mentve. A letöltés folytatódik, amint lesz internetkapcsolat.
offline-unable = Ez a böngésző nem tudja offline játékhoz menteni a Rollbookot.
offline-keep = Minden mentése offline játékhoz
install = Telepítés
install-line = A Rollbook a kezdőképernyődön: egy koppintás, internet nélkül is.
install-ios = Telepítéshez koppints a „Megosztás” gombra, majd a „Főképernyőhöz adás” pontra.
install-later = Most nem
update-line = Új verzió érhető el.
update-load = Frissítés
update-busy = Egy másik ablakban játszma folyik. A frissítés megvárja, amíg véget ér vagy bezárják.
fresh-offline = Nincs internetkapcsolat, ezért a Rollbook nem tölthető le újra. Semmi sem törlődött.

## Üzenetek

close = Bezárás
cancel = Mégse
storage-trouble = Ebben a böngészőben nem menthető a játszma (a tárhely betelt vagy le van tiltva). Játszhatsz tovább, de ha bezárod az oldalt, a játszma elvész.

error-bad_request = A kérést nem sikerült teljesíteni. A játszma nem változott.
error-bad_move = Ez nem érvényes lépés.
error-illegal_move = Ez a lépés most nem lehetséges.
error-not_your_turn = Most nem te jössz.
error-stale = A játszma időközben továbbhaladt.
error-game_over = A játszma véget ért.
error-still_secret = Ebben a játszmában még van, ami titkos. Akkor elemezheted, amikor véget ér.
error-too_long = Ez a játszma elérte a megengedett legnagyobb hosszúságot, ezért nem folytatható.
error-bad_option = Az egyik házi szabály nem illik ehhez a játékhoz.
error-bad_seat = { $why ->
    [length] Az egyik név túl hosszú.
    [characters] Az egyik névben meg nem engedett karakter van.
    [count] Ezt a játékot nem játszhatjátok ennyien.
   *[other] Ezekkel a játékosokkal ez a játék nem indítható.
}
error-bad_seed = Ez a kezdőérték nem használható: csak betűk, számjegyek és egyszerű jelek lehetnek benne, és ne legyen túl hosszú.
error-bad_record = { $why ->
    [wrong_outcome] A(z) { $step }. lépés nem a kezdőértékből következik: „{ $move }”. Ezt a játszmát megváltoztatták.
    [steps] Ez a játszma túl hosszú, nem lehet megnyitni.
    [version] Ezt a játszmát a Rollbook egy másik verziója mentette, itt nem lehet megnyitni.
   *[other] A mentett játszma sérült, nem lehet megnyitni.
}
error-unknown_game = Ez a játék nem érhető el.
error-unknown_match = A játékmotor elvesztette ezt a játszmát. Töltsd újra az oldalt: a játszma el van mentve.
error-cannot_undo = Nincs mit visszavonni.
error-internal = Hiba történt. A játszma nem változott.

## A lecke: egy első kör, lépésről lépésre

lesson-title = Az első köröd
lesson-line = Tanulj játék közben: az app lépésről lépésre megmondja, mit tegyél.
own-dice = Vagy dobj a saját kockáiddal: add meg, mit mutatnak, és koppints a lámpára, hogy lásd, melyik választás mennyit ér.
own-dice-label = Saját kockáid
lesson-link = Tanuld meg egy kör alatt

times = { $count } × { $thing }

## All games on this device

home-library = Összes játszma
statistics-title = Statisztika
library-missing = Néhány befejezett játszma most nem olvasható. Semmi sem törlődött. Töltsd be újra az oldalt, és próbáld meg ismét.

## Játszma megnyitása

open-title = Játszma megnyitása
open-line = Illessz be egy linket, egy kódot vagy egy mentett játszmát. Vagy válassz egy fájlt, illetve egy QR-kódról készült képet.
open-field = Link, kód vagy mentett játszma
open-do = Megnyitás
open-file = Fájl kiválasztása
open-camera = QR-kód beolvasása
open-camera-stop = Kamera kikapcsolása
open-busy = Megnyitás…
open-looking = Irányítsd a kamerát a QR-kódra.
open-what = Ez nem a Rollbook linkje, kódja vagy fájlja.
open-no-qr = Ezen a képen nincs olvasható QR-kód.
open-contains = { $count } játszma
open-other-qr = Ez a QR-kód nem Rollbook-játszmát tartalmaz.
open-camera-refused = Ezen az oldalon le van tiltva a kamera. Engedélyezd a böngésző beállításaiban, majd próbáld újra.
open-camera-none = Nem található kamera.
open-camera-failed = A kamera most nem használható. Lehet, hogy egy másik alkalmazás használja.

share-text = Másolás szövegként
share-text-copied = Szöveg kimásolva
share-picture-send = Kép küldése…
share-picture-save = Kép mentése
share-line = { $people } · { $game } · { $date }

## The dice audit

audit-title = Kockaellenőrzés
audit-line = Ellenőrzi az ezen az eszközön befejezett játszmák minden dobását: a kezdőértékből következik-e, és egyenletesek-e a kockák.
audit-dice = { $count ->
    [one] 1 kocka
   *[other] { $count } kocka
}
audit-draws = { $count ->
    [one] 1 húzás
   *[other] { $count } húzás
}
audit-none = Itt az app nem dobott kockával.
audit-few = { $what }: túl kevés ahhoz, hogy bármit mondjunk a kockákról.
audit-even = { $what }: olyan egyenletes, mint a szabályos kockáknál.
audit-uneven = { $what }: kevésbé egyenletes, mint a szabályos kockáknál szokott. Szabályos kockákkal ez körülbelül minden { $times } ellenőrzésből egyszer fordul elő.
audit-smooth = { $what }: egyenletesebb, mint a szabályos kockáknál szokott. Szabályos kockákkal ez körülbelül minden { $times } ellenőrzésből egyszer fordul elő.
audit-most = Legnagyobb eltérés: „{ $face }” – { $count } alkalommal jött ki, körülbelül { $expected } volt várható.
audit-checked = { $count ->
    [one] Egy dobás ellenőrizve: a kezdőértékéből következik.
   *[other] { $count } dobás ellenőrizve: mind a kezdőértékéből következik.
}
audit-wrong-some = { $count ->
    [one] Egy dobás nem következik a kezdőértékéből:
   *[other] { $count } dobás nem következik a kezdőértékéből:
}
audit-wrong = { $game }, { $step }. lépés: a játszmában „{ $move }” áll, a kezdőértékből „{ $expected }” következik
audit-typed = { $count ->
    [one] Egy eredményt kézzel írtatok be. Nem a kezdőértékből származik, ezért nem értékeljük.
   *[other] { $count } eredményt kézzel írtatok be. Nem a kezdőértékből származnak, ezért nem értékeljük őket.
}
audit-repeated = { $count ->
    [one] Egy játszma kezdőértéke megegyezik egy másikéval. A kockái csak egyszer számítanak.
   *[other] { $count } játszma kezdőértéke megegyezik egy másikéval. A kockáik csak egyszer számítanak.
}
audit-unreadable = { $count ->
    [one] Egy játszma nem nyitható meg, ezért kimaradt.
   *[other] { $count } játszma nem nyitható meg, ezért kimaradt.
}
audit-games = { $count ->
    [one] Egy befejezett játszma
   *[other] { $count } befejezett játszma
}
audit-part-dice = { $game }: kockák
audit-part-draw = { $game }: húzások
audit-part-lot = Ki kezd
audit-part-mixed = Több játék kockái
audit-face = Eredmény
audit-came = Darab
audit-expected = Várható
audit-people = Emberek
audit-bots = Botok
audit-apart = Emberek és botok
audit-rest = Túl kevés az értékeléshez: { $what }
audit-test = Egy khí-négyzet-próba mindent együtt értékel. Szabályos kockákat körülbelül minden { $times } ellenőrzésből egyszer kifogásol.
audit-seed = Kezdőérték
audit-fingerprint = A kezdőérték ujjlenyomata
audit-fingerprint-now = A kezdőérték minden dobást meghatároz, és már nem változhat. Ha most felírod az ujjlenyomatát, a játszma végén összehasonlíthatod: akkor a kezdőértéket is látod majd.
audit-fingerprint-then = A menüben a játszma alatt ugyanez az ujjlenyomat állt.
audit-program = Ellenőrző letöltése
audit-program-text = Egy rövid Python-program a Rollbook nélkül is kiszámítja az összes dobást a kezdőértékből.

# The daily challenge

daily-title = Napi kihívás
daily-line = Mindenkinek ugyanazok a dobások
daily-played = { $count } / { $total } lejátszva
daily-how = Minden körben mindenki ugyanazt dobja, bárhogyan is döntött korábban. A mester bot ellen játszol, és az első eredményed számít. A par az, amit a mester bot a te helyeden elér. Előbb a győzelem számít, aztán a zárójelben álló előny.
daily-day = Nap
daily-before = Előző nap
daily-after = Következő nap
daily-play = Játék
daily-again = Újra, gyakorlásként
daily-won = Győzelem { $scores }
daily-lost = Vereség { $scores }
daily-drawn = Döntetlen { $scores }
daily-par = Par { $scores }
daily-par-working = A par kiszámítása: eddig { $count } lépés
daily-better = jobb a parnál
daily-worse = rosszabb a parnál
daily-equal = pontosan a par
daily-practice = Ez gyakorlás volt: az első eredményed számít.
daily-copy = Eredmény másolása
daily-copied = Eredmény kimásolva
error-bad_day = Erre a napra nincs kihívás. Az első 2026. január 1-jei, az utolsó a mai.
error-no_par = A part nem sikerült kiszámítani. Csatlakozz egyszer az internethez, aztán próbáld újra.

# The same dice for friends

setup-same = Ugyanazok a dobások minden körben
setup-same-meaning = Azonos kezdőértékkel minden kör mindenkinél ugyanazzal a dobással kezdődik, bárhogyan is döntött korábban.
setup-same-link = Link másolása egy barátnak
setup-same-copied = Link kimásolva. Aki megnyitja, ugyanazt a játszmát kapja ugyanazokkal a dobásokkal.
setup-same-here = Itt egymás után
same-title = Azonos dobások összevetve
