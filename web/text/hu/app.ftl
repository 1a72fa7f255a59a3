# Az alkalmazás a játékok körül. Játék: amit játszani lehet; játszma: amit éppen játszanak, és ami elmenthető.

app-name = Rollbook
app-line = Kockajátékok, amelyek tudják a szabályaikat. Hálózat nélkül is.
app-foot = Nincs fiók, nincs követés. A játszmáid ezen az eszközön maradnak.
skip-to-content = Ugrás a tartalomhoz
just-now = épp most

## Kezdőlap

home-continue = Folytatás
home-games = Játékok
home-recent = Legutóbbi játszmák
home-settings = Beállítások
home-turn = { $names } · { $name } jön
home-delete = Játszma törlése
home-delete-sure = Törlöd ezt a játszmát? Nem lehet visszahozni.
home-won = { $names } nyert
home-all = Összes játszma ({ $count })
home-delete-failed = Ez a böngésző nem törölte a játszmát.
link-unknown = Ez a hivatkozás itt nem vezet sehová: { $what }
home-cut-off = Az oldal nem érkezett meg egészen. Ellenőrizd a kapcsolatot, és próbáld újra; a játszmáid biztonságban vannak.

## Megnyithatatlan játszmák

trouble-title = Ez a játszma nem nyitható meg
trouble-game = Játszma
trouble-damaged = A mentett szöveg sérült.
trouble-unknown = Sérült, vagy újabb verzió készítette.
trouble-newer = A Rollbook egy újabb verziója készítette.
trouble-newer-do = Töltsd be az új verziót, majd próbáld újra.
trouble-internal = A Rollbook hibája miatt nem sikerült.
trouble-internal-do = Magával a játszmával lehet, hogy nincs baj.
trouble-room = Nincs elég hely a visszahozásához.
trouble-room-do = Törölj olyan játszmákat, amelyekre már nincs szükséged, majd próbáld újra.
trouble-full = Nincs több hely.
trouble-stays = Semmi sem törlődött. A játszma a listádban marad, és bekerül minden fájlba, amelyet mentesz. A Rollbook minden frissítés után újra megpróbálja.
trouble-download = Letöltés

## A játékmotor

loading = Jönnek a kockák, csak most az egyszer
loading-last = Minden megvan, egy pillanat
loading-amount = { $loaded } / { $total } MB
engine-restarting = Egy pillanat: onnan folytatjuk, ahol tartott
engine-failed = A játékmotor nem indul el ebben a böngészőben. Ellenőrizd a kapcsolatot, és töltsd újra az oldalt; a játszmáid biztonságban vannak.
retry = Újra

## Előkészületek

back = Vissza
setup-title = Új játszma: { $game }
setup-players = Játékosok
setup-name = { $number }. játékos neve
setup-kind = { $number }. játékos: ember vagy bot
setup-remove = { $number }. játékos törlése
setup-person = Ember
setup-bot-random = Bot, szeles
setup-bot-sensible = Bot, okos
setup-add-person = Még egy ember
setup-add-bot = Még egy bot
setup-options = Házi szabályok
setup-options-default = a szabálykönyv szerint
setup-options-changed = { $count ->
    [one] egy módosítva
   *[other] { $count } módosítva
}
setup-options-waiting = Egy pillanat: a játékmotor még úton van.
setup-seed = A kockák kezdőértéke
setup-seed-meaning = Azonos kezdőérték és azonos döntések: azonos játszma. Üresen hagyva mindig új.
setup-seed-meaning-own = Már csak azt dönti el, amit az app maga húz, és amit a botok tesznek. Üresen hagyva mindig új.
setup-dice = Kockák
setup-dice-app = Az appé
setup-dice-own = Sajátok
setup-dice-app-meaning = Mindenki helyett az app dob.
setup-dice-own-meaning = Az asztalon dobtok, és beírjátok, mi lett. Az app figyel a szabályokra, számolja a pontokat, és ismeri az esélyeket.
setup-link-dice = A kockák a linkkel érkeznek: aki megnyitja, ugyanazt dobja, és aki készítette, talán ismeri a dobásokat.
setup-link-fresh = Friss kockák
setup-fresh-done = Ez a játszma friss kockákat kap.
setup-start = Kezdjük!
setup-you = Vendég
setup-guest = { $number }. vendég
setup-bot-names = Ottó, Mia, Karcsi, Ilka, Brúnó, Gréta, Berci, Rózsi, Emil, Vera

## Asztal

undo = Visszavonás
menu = Menü
menu-log = Mi történt?
menu-hint = Tipp
menu-rules = Szabályok
menu-keys = Billentyűk
menu-new = Új játszma
menu-embed = Állás beágyazása
menu-home = Kezdőlap
actions = Mit tehetsz
seats = Játékosok
seat-bot = bot
seat-leads = vezet
seat-current = soron van
turn-of = { $name } jön.
die-marked = { $die }, jele { $colour ->
    [black] négyzet
    [green] háromszög
    [red] kör
    [blue] rombusz
    [yellow] csillag
   *[violet] kereszt
}
playing = { $name } játszik
playing-note = koppints az átugráshoz
log-title = Mi történt?
log-empty = Még semmi.
log-earlier = Korábbiak megjelenítése
log-later = Későbbiek megjelenítése
log-shown = Lépések: { $from }–{ $to } / { $steps }
look-position = Lépés: { $step } / { $steps }
look-previous = Egy lépés vissza
look-next = Egy lépés előre
look-now = Vissza a játékhoz
look-start = Az első lépés előtt
hint-text = Tipp: { $text }
hint-none = Most nincs miről dönteni.
undo-none = Nincs mit visszavonni: a kocka el van vetve.
undone = Visszavonva.
rules-title = { $game }: a szabályok
rules-play = { $game }: játék indítása
rules-more = A többi játék szabályai
rules-page = Az egész oldal, példákkal
table-lost = Ez a játszma nincs elmentve ebben a böngészőben.
other-tab = Ezt a játszmát egy másik ablakban folytatták.
hand-over = Add át az eszközt, { $name } jön
hand-over-ready = { $name } átvette

## Asztal igazi kockákkal

fell-roll = { $name } dob { $count } kockával. Mi lett?
fell-kind = { $count } × { $kind }
fell-entered = Beírva
fell-faces = Választható
fell-remove = { $die } elvétele
fell-left = még { $count } kocka hiányzik
fell-done = Beírás
fell-impossible = Így nem feküdhetnek ezek a kockák. Nézzétek meg újra.

## Eredmény

result-title = Az eredmény
result-won = { $names } nyert!
result-place = { $rank }. hely
result-rematch = Játsszunk újra
result-rematch-note = { $name } kezd
result-look = Visszanézés
result-home = Kezdőlap

## Billentyűk

keys-title = Billentyűk
keys-go = tovább; az éppen látható lépés átugrása
keys-undo = visszavonás
keys-log = mi történt?
keys-hint = tipp
keys-menu = menü
keys-help = ez a lista
keys-escape = bezárás, vagy vissza a játékhoz
keys-fell = kocka beírása: a száma, vagy a helye a sorban
keys-fell-back = az utolsó kocka elvétele
keys-space = Szóköz
keys-enter = Enter
keys-off = A gyorsbillentyűk ki vannak kapcsolva a beállításokban.

## Beállítások

settings-title = Beállítások
settings-language = Nyelv
settings-language-auto = Auto
settings-theme = Színek
settings-theme-system = Auto
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-motion = Mozgás
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
settings-awake = A képernyő maradjon bekapcsolva az asztalnál
settings-turned = Kettesben: az asztal forduljon a második játékos felé
settings-data = A játszmáid
settings-data-text = Minden ebben a böngészőben marad. Semmit nem küldünk sehová.
settings-export = Mentés fájlba
settings-import = Beolvasás fájlból
settings-delete = Minden törlése
settings-delete-sure = Törlöd az összes játszmát és beállítást ebből a böngészőből? Nem lehet visszahozni őket.
settings-deleted = Minden törölve.
settings-delete-failed = Nem sikerült mindent törölni.
settings-import-bad = Ez nem Rollbook-fájl. Semmi sem változott.
settings-import-progress = Beolvasás: { $number }. játszma, összesen { $total }
settings-import-added = { $count ->
    [one] Egy új játszma.
   *[other] { $count } új játszma.
}
settings-import-longer = { $count ->
    [one] Egy játszma a fájlban előrébb tart, és onnan folytatódik.
   *[other] { $count } játszma a fájlban előrébb tart, és onnan folytatódik.
}
settings-import-here = { $count ->
    [one] Egy játszma már megvolt.
   *[other] { $count } játszma már megvolt.
}
settings-import-nothing = Semmi sem változott.
settings-import-skipped = { $count ->
    [one] Egy játszma kimaradt. A fájlban továbbra is megvan:
   *[other] { $count } játszma kimaradt. A fájlban továbbra is megvannak:
}
settings-import-more = és még { $count }
settings-import-nth = { $number }. a fájlban
settings-import-undo = Beolvasás visszavonása
settings-import-undone = Minden olyan, mint előtte volt.
settings-import-undone-some = { $count ->
    [one] Minden a régi, egy játszma kivételével, amelyet azóta tovább játszottak.
   *[other] Minden a régi, { $count } játszma kivételével, amelyeket azóta tovább játszottak.
}

about-title = Névjegy
about-version = Rollbook { $version }, szabad szoftver
about-check = Minden dobás a játszma kezdőértékéből következik, és e változat minden fájlja ott áll az ellenőrző összegével egy listán: mindkettő ellenőrizhető.
about-licences = Licencek
about-files = Fájllista

## Ezen az eszközön: hálózat nélkül, telepítés, új változat

offline-title = Hálózat nélkül
offline-idle = A Rollbook erre az eszközre menti magát, amint játszani lehet.
offline-coming = Felkészülés hálózat nélküli játékra: { $loaded } / { $total } MB
offline-ready = Kész: minden működik hálózat nélkül is.
offline-metered = A kapcsolatod lassú vagy adattakarékos, ezért egyelőre csak a szükséges van itt.
offline-stuck = Még nincs itt minden a hálózat nélküli játékhoz. Folytatódik, amint lesz hálózat.
offline-unable = Ebben a böngészőben a Rollbook nem menthető hálózat nélküli játékra.
offline-keep = Minden mentése hálózat nélkülre
install = Telepítés
install-line = Rollbook a kezdőképernyődön: egy koppintás, hálózat nélkül.
install-ios = Telepítéshez: koppints a „Megosztás” gombra, majd a „Főképernyőhöz adás” pontra.
install-later = Most nem
update-line = Új változat érkezett.
update-load = Betöltés
update-busy = Egy másik ablakban játék folyik. Az új változat megvárja a végét.
fresh-offline = Hálózat nélkül semmit sem lehet újra betölteni, ezért semmi sem törlődött.

## Üzenetek

close = Bezárás
cancel = Mégse
storage-trouble = Ez a böngésző nem engedi menteni a játszmát (a tárhely betelt vagy le van tiltva). Játszhatsz tovább, de ha bezárod az oldalt, a játszma elvész.

error-bad_request = Ennek a kérésnek nincs értelme. A játszma úgy áll, ahogy volt.
error-bad_move = Ez nem lépés.
error-illegal_move = Ez a lépés most nem lehetséges.
error-not_your_turn = Most nem te jössz.
error-stale = A játszma közben már továbbment.
error-game_over = A játszma véget ért.
error-too_long = Ez a játszma elérte a megengedett legnagyobb hosszt, nem folytatható.
error-bad_option = Az egyik házi szabály nem illik ehhez a játékhoz.
error-bad_seat = { $why ->
    [length] Az egyik név túl hosszú.
    [characters] Az egyik névben nem használható karakter van.
    [count] Ennyien nem játszhatják ezt a játékot.
   *[other] Ezek a játékosok nem illenek ehhez a játékhoz.
}
error-bad_seed = Ez a kezdőérték nem használható: csak betűk, számjegyek és egyszerű jelek lehetnek benne, és ne legyen túl hosszú.
error-bad_record = { $why ->
    [steps] Ez a játszma túl hosszú, nem lehet megnyitni.
    [version] Ezt a játszmát a Rollbook egy másik verziója mentette, itt nem lehet megnyitni.
   *[other] A mentett játszma sérült, nem lehet megnyitni.
}
error-unknown_game = Ez a játék itt nincs meg.
error-unknown_match = A játékmotor elvesztette ezt a játszmát. Töltsd újra az oldalt: el van mentve.
error-cannot_undo = Nincs mit visszavonni.
error-internal = Valami elromlott nálunk. A játszma úgy áll, ahogy előtte.

## A lecke: egy első kör, lépésről lépésre

lesson-title = Az első köröd
lesson-line = Játszva tanulsz: az asztal lépésről lépésre megmondja, mit tegyél.
lesson-link = Tanuld meg egy kör alatt
