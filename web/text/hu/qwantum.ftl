# Qwantum. Szakszavak: aktív játékos, A, B, C akció, dobás, fehér kocka, sor, oszlop, vastag vonal, hiba.
# A betűk billentyűk is. L, H, M és U az egész appban foglalt, ezért a lila betűje I; a P a pirosé, ezért a passzé N.

qwantum-name = Qwantum
qwantum-people = 1–4 játékos
qwantum-line = Négy sor, amely előbb nő, aztán csökken.

## Színek: a nevük, és a mellettük álló betű, amely a billentyűjük is

qwantum-colour-red = piros
qwantum-colour-yellow = sárga
qwantum-colour-violet = lila
qwantum-colour-blue = kék
qwantum-colour-white = fehér
qwantum-kind-coloured = színes
qwantum-kind-white = fehér
qwantum-keys-fell = kocka beírása: a színének betűje, aztán a száma
qwantum-letter-red = P
qwantum-letter-yellow = S
qwantum-letter-violet = I
qwantum-letter-blue = K

## Az asztal

qwantum-dice = Kockák
qwantum-face = { $colour } { $number }
qwantum-die-blank = { $die }. kocka, még dobás előtt
qwantum-die-white = fehér kocka, még dobás előtt
qwantum-group = { $colour }, összesen { $sum }
qwantum-group-out = { $colour }, összesen { $sum }, elkelt
qwantum-white-adds = + mindhez
qwantum-faces = A kocka oldalai: { $faces }.
qwantum-faces-short = A kocka oldalai
qwantum-steps = A kör akciói
qwantum-sheets = Lapok
qwantum-sheet-of = { $name } lapja
qwantum-row = Sor
qwantum-column = { $column }. oszlop
qwantum-points = pont
qwantum-misses-short = hibák
qwantum-misses = { $misses ->
    [0] Nincs hiba
    [one] Egy hiba, { $minus } pont levonás
   *[other] { $misses } hiba, { $minus } pont levonás
}
qwantum-takes = üres, ide illik: { $low }–{ $high }
qwantum-closed = üres, egyetlen szám sem illik ide
qwantum-write = Beírás: { $colour } { $number }, { $column }. oszlop.
qwantum-write-column = Az oszlop { $points } pontot ér.
qwantum-note-unseen = választott
qwantum-note-passed = passzolt
qwantum-note-missed = hiba

qwantum-advice-start = { $name } dob mind a hét kockával.
qwantum-advice-throw = Koppints az újradobandó kockákra, vagy írj egy kiemelt mezőbe.
qwantum-advice-throw-none = Koppints az újradobandó kockákra. Ezek az összegek sehová sem illenek.
qwantum-advice-write = Írj be egy színt egy kiemelt mezőbe, vagy passzolj.
qwantum-advice-choose = { $name } még egy színt beírhat.
qwantum-advice-unseen = { $name } titokban beírhat egy színt.
qwantum-advice-none = { $name } lapjára egyik összeg sem illik.

## Lépések

qwantum-move-throw = Dobok
qwantum-move-throw-note = { $name }: hét kockával
qwantum-move-throw-practice = mind a hét kockával
qwantum-move-again = Újra dobok
qwantum-move-again-note = { $count ->
    [one] egy kockával
   *[other] { $count } kockával
}
qwantum-move-again-none = koppints kockákra
qwantum-move-pass = Passzolok
qwantum-move-pass-note = nem írok be semmit
qwantum-move-pass-miss = hiba: −{ $points } pont
qwantum-move-pass-ends = 5. hiba: vége a játéknak
qwantum-key-pass = n

qwantum-choice-throw = Dobj
qwantum-choice-again = Dobd újra: { $dice }
qwantum-choice-write = Írd be: { $colour-name } { $number }
qwantum-choice-pass = Passzolj: ne írj be semmit

qwantum-hand-over = Mindenki titokban választ egy színt, aztán egyszerre derül ki minden.

## Esélyek a tipp mellett

qwantum-odds-fits = Utána legalább egy szín beírható: { $chance }
qwantum-odds-fits_two = Két szín beírható: { $chance }
qwantum-odds-row = Illik a következő dobás { $colour-name } { $number } után: { $chance }
qwantum-odds-other_row = { qwantum-odds-row }
qwantum-brief-fits = { $chance } beírható
qwantum-brief-row = { $chance } folytatható
qwantum-why-fits-fits_two = Utána legalább egy szín { $fits-chance } eséllyel beírható, kettő { $fits_two-chance } eséllyel.

## Billentyűk

qwantum-keys-1 = 1 … 7
qwantum-keys-1-text = a balról ennyiedik kocka kijelölése újradobásra és az oldalainak megnézése
qwantum-keys-2 = P S I K
qwantum-keys-2-text = piros, sárga, lila, kék beírása
qwantum-keys-3 = N
qwantum-keys-3-text = passz
qwantum-keys-4 = ← →
qwantum-keys-4-text = a többi játékos lapja

## Események

qwantum-event-starts = { $name } kezd.
qwantum-event-thrown = { $throw ->
    [1] { $name } dobása: fehér { $white }, ezzel piros { $red }, sárga { $yellow }, lila { $violet }, kék { $blue }.
   *[other] Most fehér { $white }, ezzel piros { $red }, sárga { $yellow }, lila { $violet }, kék { $blue }.
}
qwantum-event-again = { $dice-count ->
    [one] { $name } egy kockával újra dob.
   *[other] { $name } { $dice-count } kockával újra dob.
}
qwantum-event-wrote = { $name } beírja: { $colour-name } { $number }.
qwantum-event-column = { $column }. oszlop: { $points } pont.
qwantum-event-passed = { $name } passzol.
qwantum-event-ready = { $name } választott.
qwantum-event-chose = { $colour ->
    [none] Semmi.
   *[other] Titokban: { $colour-name } { $number }.
}
qwantum-event-revealed = Kiderül, ki mit választott.
qwantum-event-missed = { $name } hibát jelöl: −{ $misses } pont.
qwantum-event-sheet_full = { $name } lapja megtelt.
qwantum-event-ended = Vége a játéknak.

## Hogyan ért véget

qwantum-outcome-sheet_full = Megtelt egy lap.
qwantum-outcome-fifth_miss = A játéknak az ötödik hiba vetett véget.
qwantum-practice = { $score ->
    [one] Egy pont
   *[other] { $score } pont
}

## Szabályváltozatok

qwantum-option-start = Ki kezd
qwantum-option-start-lot = Sorsolás dönti el
qwantum-option-equal = Egyforma szomszédok egy sorban
qwantum-option-equal-meaning = Állhat-e két egyforma szám egymás mellett a sorban.
qwantum-option-equal-no = Nem szabad
qwantum-option-equal-yes = Szabad
qwantum-option-choosing = Választás a C akcióban
qwantum-option-choosing-meaning = Amikor mindenki beírhat még egy színt.
qwantum-option-choosing-hidden = Titokban, egyszerre felfedve
qwantum-option-choosing-open = Nyíltan, egymás után
qwantum-option-ties = Egyenlő eredmény
qwantum-option-ties-shared = Közös győzelem
qwantum-option-ties-misses = Akinek kevesebb hibája van

## A szabályok röviden: egy-egy cím és bekezdés

qwantum-rules-1 = A lap
qwantum-rules-1-text = Minden sort balról jobbra tölts ki. A számoknak a vastag vonalig nőniük, utána csökkenniük kell. Te döntöd el, mikor melyik sorba írsz.
qwantum-rules-2 = A: dobás
qwantum-rules-2-text = Az aktív játékos mind a hét kockával dob, és egyszer újradobhat közülük akárhányat. Egy szín összege a szín kockái plusz a fehér kocka; ha egy szín egyik kockán sem látszik, csak a fehér kocka számít. Koppints egy kockára, ha látni szeretnéd a többi oldalát.
qwantum-rules-3 = B: az aktív játékos ír
qwantum-rules-3-text = Az aktív játékos beírhatja egy szín összegét a szín sorába. Ez a szín ebben a körben már nem választható.
qwantum-rules-4 = C: mindenki ír
qwantum-rules-4-text = Mindenki, az aktív játékos is, beírhat egyet a megmaradt színek közül. Titokban választotok, majd egyszerre kiderül, ki mit írt be. Ha az aktív játékos sem a B-ben, sem a C-ben nem ír be semmit, hibát kell jelölnie.
qwantum-rules-5 = Pontok
qwantum-rules-5-text = Ha egy oszlop mind a négy mezője megtelt, annyi pontot ér, amennyi a második legkisebb száma. A hibák ára 1, aztán 2, 3, 4 és 5 pont.
qwantum-rules-6 = A játék vége
qwantum-rules-6-text = A játék véget ér, ha megtelik egy lap, vagy ha az aktív játékos az ötödik hibáját jelöli. Az nyer, akinek a legmagasabb az eredménye. Egyedül a saját rekordod ellen játszol.

## A lecke: egy első kör, lépésről lépésre

qwantum-lesson-1 = Te vagy az aktív játékos, tehát te dobsz: mind a hét kockával egyszerre.
qwantum-lesson-2 = Egy szín összege: a szín kockái plusz a fehér kocka. A soroknak a vastag vonalig nőniük kell, ezért érdemes alacsony számmal kezdeni. Koppints a fehér 6-osra, és dobd újra.
qwantum-lesson-3 = Fehér 1-es: most minden összeg alacsony. A kék 2 + 1 = 3. Írd be a kék sor első mezőjébe.
qwantum-lesson-4 = A kék elkelt. Most titokban mindenki beírhat még egy színt: te írd be a 4-et a piros sorba.
qwantum-lesson-end = A sorok a vastag vonalig nőnek, utána csökkennek. Csak a teli oszlopok érnek pontot, mégpedig annyit, amennyi a második legkisebb számuk. Most a bot jön. Játssz tovább!

## A szabályoldalon: egy szám ahhoz, amit az olvasó választ

qwantum-ask = Mekkora lesz egy szín összege?
qwantum-ask-colour = Szín
qwantum-ask-limit = Több mint
qwantum-ask-answer = Egy dobásból, minden kockával
