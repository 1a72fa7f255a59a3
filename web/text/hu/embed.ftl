# Games in other people's pages.

embed-tap = Koppints, és játssz
embed-open = Megnyitás a Rollbookban
embed-waking = Egy pillanat…
embed-again = Újrakezdés
embed-failed = A játék nem válaszol. Ellenőrizd az internetkapcsolatot, és próbáld újra.

## The page that writes the tag

builder-app = Irány a Rollbook
builder-title = Játék a saját oldaladon
builder-line = Válassz játékot, nézd meg, és másolj be két sort az oldaladba.
builder-code = Kód az oldaladhoz
builder-copy = Másolás
builder-copied = Másolva.
builder-frame = Ha nem futhat szkript
builder-preview = Előnézet
builder-game = Játék
builder-position = Állás
builder-lang = Nyelv
builder-theme = Téma
builder-coach = Edző
builder-new = Új játszma
builder-own = A te állásod
builder-example = { $id }, { $step }. lépés
builder-coach-on = Kérésre
builder-coach-off = Ki
builder-coach-always = Mindig
builder-coach-odds = Csak esélyek, tanács nélkül
builder-cut = Az állásod csak addig a pontig tart, ahol az asztalon valami még titkos.
builder-script = Szkript
builder-script-newest = Mindig a legújabb
builder-script-pinned = Ez a verzió (a böngésző ellenőrzi)
builder-script-note = A böngésző csak és kizárólag ezt a fájlt futtatja. Ehhez a Rollbook kiszolgálójának ezt a fejlécet kell küldenie: „Access-Control-Allow-Origin: *”.

## A lecke: egy első kör, lépésről lépésre

lesson-show = Mutasd meg
lesson-again = Még egyszer
lesson-free = Játszom tovább
lesson-back = Egy lépés vissza
lesson-astray = Ez is szabályos lépés, de a lecke mást magyaráz. Játssz tovább, ahogy tetszik, vagy lépj vissza egyet.
