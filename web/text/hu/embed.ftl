# Games in other people's pages.

embed-tap = Koppints, és játssz
embed-open = Megnyitás a Rollbookban
embed-waking = Egy pillanat …
embed-again = Elölről
embed-failed = A játék nem válaszol. Ellenőrizd a kapcsolatot, és próbáld újra.

## The page that writes the tag

builder-app = A Rollbookhoz
builder-title = Játék a saját oldaladon
builder-line = Válassz, nézd meg, és másolj két sort az oldaladba.
builder-code = Ez kerül az oldaladba
builder-copy = Másolás
builder-copied = Kimásolva.
builder-frame = Ahol nem lehet szkript
builder-preview = Így néz ki
builder-game = Játék
builder-position = Állás
builder-lang = Nyelv
builder-theme = Színek
builder-coach = Tippek
builder-new = Új játék
builder-own = A te állásod
builder-example = { $id }, { $step }. lépés
builder-coach-on = Be
builder-coach-off = Ki
builder-cut = Az állásod ott ér véget, ahol az asztalnál még rejtve van valami.
builder-script = Szkript
builder-script-newest = Mindig a legújabb
builder-script-pinned = Ez a változat, a böngésző által ellenőrizve
builder-script-note = A böngésző pontosan ezt a fájlt futtatja, vagy semmit. Ehhez a Rollbook kiszolgálójának el kell küldenie: „Access-Control-Allow-Origin: *”.

## A lecke: egy első kör, lépésről lépésre

lesson-show = Mutasd meg
lesson-again = Még egyszer
lesson-free = Játszom tovább
lesson-back = Egy lépést vissza
lesson-astray = Ezt is szabad, csak a lecke másra gondolt. Játssz tovább, ahogy tetszik, vagy lépj egyet vissza.
