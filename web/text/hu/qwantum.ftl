# Qwantum. Szakszavak: soron lévő játékos, A, B, C akció, dobás, fehér kocka, sor, oszlop, vastag vonal, hiba.
# A betűk billentyűk is. L, H, M és U az egész alkalmazásban foglalt, ezért „ibolya” és nem „lila”; a P a pirosé, ezért a passz betűje N.

qwantum-name = Qwantum
qwantum-people = 1–4 játékos
qwantum-line = Négy sor, amely emelkedik, aztán esik.

## Színek: a nevük, és a mellettük álló betű, amely a billentyűjük is

qwantum-colour-red = piros
qwantum-colour-yellow = sárga
qwantum-colour-violet = ibolya
qwantum-colour-blue = kék
qwantum-colour-white = fehér
qwantum-kind-coloured = színes
qwantum-kind-white = fehér
qwantum-keys-fell = kocka beírása: a színe betűje, aztán a száma
qwantum-letter-red = P
qwantum-letter-yellow = S
qwantum-letter-violet = I
qwantum-letter-blue = K

## Az asztal

qwantum-dice = Kockák
qwantum-face = { $colour } { $number }
qwantum-die-blank = { $die }. kocka, dobás előtt
qwantum-die-white = fehér kocka, dobás előtt
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
qwantum-closed = üres, ide már egy szám sem illik
qwantum-write = Beírás: { $colour } { $number }, { $column }. oszlop.
qwantum-write-column = Az oszlop { $points } pontot ér.
qwantum-note-unseen = választott
qwantum-note-passed = passzolt
qwantum-note-missed = hiba

qwantum-advice-start = { $name } dob mind a hét kockával.
qwantum-advice-throw = Koppints az újradobandó kockákra vagy egy világító mezőre.
qwantum-advice-throw-none = Koppints az újradobandó kockákra. Ezek az összegek sehová sem illenek.
qwantum-advice-write = Írj be egy színt egy világító mezőbe, vagy passzolj.
qwantum-advice-choose = { $name } még egy színt beírhat.
qwantum-advice-unseen = { $name } rejtve beírhat egy színt.
qwantum-advice-none = { $name } lapján semmi sem illik abból, ami szabad.

## Amit tenni lehet

qwantum-move-throw = Dobok
qwantum-move-throw-note = { $name }, mind a hét kocka
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

qwantum-hint-throw = Dobj: most nincs más teendő.
qwantum-hint-again = Dobd újra: { $dice }.
qwantum-hint-write = Írd be: { $colour } { $number }.
qwantum-hint-pass = Passzolj, ne írj be semmit.

qwantum-hand-over = Mindenki rejtve választ egy színt. Aztán együtt derül ki minden.

## Esélyek a tipp mellett

qwantum-odds-fits = Utána legalább egy szín illik: { $chance }
qwantum-odds-fits_two = Két szín illik: { $chance }
qwantum-odds-row = { $colour-name } { $number } után illő dobás: { $chance }

## Billentyűk

qwantum-keys-1 = 1 … 7
qwantum-keys-1-text = kocka kijelölése a második dobáshoz, és az oldalai, balról számolva
qwantum-keys-2 = P S I K
qwantum-keys-2-text = piros, sárga, ibolya, kék beírása
qwantum-keys-3 = N
qwantum-keys-3-text = passz: nem írok be semmit
qwantum-keys-4 = ← →
qwantum-keys-4-text = a többiek lapjai

## Mi történt

qwantum-event-starts = { $name } kezd.
qwantum-event-thrown = { $throw ->
    [1] { $name } dobása, fehér { $white }: piros { $red }, sárga { $yellow }, ibolya { $violet }, kék { $blue }.
   *[other] Most fehér { $white }: piros { $red }, sárga { $yellow }, ibolya { $violet }, kék { $blue }.
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
   *[other] Rejtve: { $colour-name } { $number }.
}
qwantum-event-revealed = Kiderül, ki mit választott.
qwantum-event-missed = { $name } hibát jelöl: { $points } pont.
qwantum-event-sheet_full = { $name } lapja megtelt.
qwantum-event-ended = Vége a játéknak.

## Hogyan ért véget

qwantum-outcome-sheet_full = Megtelt egy lap.
qwantum-outcome-fifth_miss = Az ötödik hiba véget vetett a játéknak.
qwantum-practice = { $score ->
    [one] Egy pont
   *[other] { $score } pont
}

## Szabályváltozatok

qwantum-option-start = Ki kezd
qwantum-option-start-lot = Sorsolás dönti el
qwantum-option-equal = Egyforma szomszédok egy sorban
qwantum-option-equal-meaning = Állhat-e egy szám önmaga mellett a sorban.
qwantum-option-equal-no = Nem szabad
qwantum-option-equal-yes = Szabad
qwantum-option-choosing = Választás a C akcióban
qwantum-option-choosing-meaning = Amikor mindenki beírhat még egy színt.
qwantum-option-choosing-hidden = Rejtve, együtt felfedve
qwantum-option-choosing-open = Nyíltan, egymás után
qwantum-option-ties = Egyenlő eredmény
qwantum-option-ties-shared = Közös győzelem
qwantum-option-ties-misses = A kevesebb hiba nyer

## A szabályok röviden: egy-egy cím és bekezdés

qwantum-rules-1 = A lap
qwantum-rules-1-text = Minden sort balról jobbra töltesz ki. A vastag vonalig a számok nőnek, utána csökkennek. Te döntöd el, mikor melyik sorba írsz.
qwantum-rules-2 = A: dobás
qwantum-rules-2-text = A soron lévő játékos mind a hét kockával dob, és egyszer újradobhatja bármelyiket. Minden színnél összeadódnak a szín kockái és a fehér kocka; ha egy szín egyik kockán sem látszik, csak a fehér kocka számít. Koppints egy kockára, és látod a többi oldalát.
qwantum-rules-3 = B: a soron lévő játékos ír
qwantum-rules-3-text = A soron lévő játékos beírhatja egy szín összegét a szín sorába. Ez a szín ezzel elkelt.
qwantum-rules-4 = C: mindenki ír
qwantum-rules-4-text = Mindenki, a soron lévő játékos is, beírhat egyet a megmaradt színek közül. A választás rejtve történik, és együtt derül ki. Ha a soron lévő játékos sem B-ben, sem C-ben nem ír, hibát jelöl.
qwantum-rules-5 = Pontok
qwantum-rules-5-text = Az az oszlop, amelynek mind a négy mezője megtelt, a második legkisebb értékét éri. A hibák ára 1, aztán 2, 3, 4 és 5 pont.
qwantum-rules-6 = A játék vége
qwantum-rules-6-text = A játék véget ér, ha megtelik egy lap, vagy ha a soron lévő játékos az ötödik hibáját jelöli. A legmagasabb eredmény nyer. Egyedül a saját rekordodért játszol.

## A lecke: egy első kör, lépésről lépésre

qwantum-lesson-1 = Te vagy soron, tehát te dobsz: mind a hét kockával egyszerre.
qwantum-lesson-2 = Egy szín összege: a szín kockái és a fehér kocka. A sorok balról a vastag vonalig emelkednek, ezért jó kicsivel kezdeni. Koppints a fehér 6-osra, és dobd újra.
qwantum-lesson-3 = Fehér 1-es: most minden összeg kicsi. A kék 2 + 1 = 3. Írd be a kék sor első mezőjébe.
qwantum-lesson-4 = A kék elkelt. Most mindenki beírhat még egy színt, a többiek elől rejtve: írd be a 4-et a piros sorba.
qwantum-lesson-end = A sorok a vastag vonalig emelkednek, utána csökkennek; csak a teli oszlopok számítanak, a második legkisebb számukkal. Most a bot dob. Játssz tovább!

## A szabályoldalon: egy szám ahhoz, amit az olvasó választ

qwantum-ask = Mekkora lesz egy szín?
qwantum-ask-colour = Szín
qwantum-ask-limit = Több, mint
qwantum-ask-answer = Egy dobásból, minden kockával
