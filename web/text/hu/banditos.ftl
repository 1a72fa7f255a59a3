# Los Banditos. Szakszavak: zsákmány, követelni, feladni, zsák, egyszínű drill, egyszínű sor, drill, sor, egyszínű pár, pár, vegyes.
# A négy helyet betű jelöli, hogy senki ne nézze pontnak. Névelővel és raggal: banditos-place.the, .at, .to.

banditos-name = Los Banditos
banditos-people = 2 játékos
banditos-line = Három-három kocka két oldalon: kié a zsákmány?

## Kockák, helyek, kombinációk

banditos-colour-black = fekete
banditos-colour-green = zöld
banditos-colour-red = piros
banditos-colour-blue = kék
banditos-colours-black = fekete
banditos-colours-green = zöld
banditos-colours-red = piros
banditos-colours-blue = kék
banditos-die = { $colour-name } { $value ->
    [1] 1-es
    [2] 2-es
    [3] 3-as
    [4] 4-es
    [5] 5-ös
   *[6] 6-os
}
banditos-dice-one = { banditos-die }
banditos-returned-one = { banditos-die }
banditos-place = { $place ->
    [1] A
    [2] B
    [3] C
   *[4] D
}
    .the = { $place ->
        [1] az A
        [2] a B
        [3] a C
       *[4] a D
    }
    .at = { $place ->
        [1] az A-nál
        [2] a B-nél
        [3] a C-nél
       *[4] a D-nél
    }
    .to = { $place ->
        [1] az A-hoz
        [2] a B-hez
        [3] a C-hez
       *[4] a D-hez
    }

banditos-kind-colour_triple = egyszínű drill
banditos-kind-colour_straight = egyszínű sor
banditos-kind-triple = drill
banditos-kind-straight = sor
banditos-kind-colour_pair = egyszínű pár
banditos-kind-pair = pár
banditos-kind-singles = vegyes
banditos-combination = { $kind-name } ({ $values })
    .beaten = { $kind ->
        [colour_triple] az egyszínű drillt
        [colour_straight] az egyszínű sort
        [triple] a drillt
        [straight] a sort
        [colour_pair] az egyszínű párt
        [pair] a párt
       *[singles] a vegyest
    } ({ $values })
banditos-beaten = { banditos-combination.beaten }
banditos-label = { $kind ->
    [singles] { $values }
   *[other] { $kind-name } { $values }
}

## Az asztal

banditos-row = Kirakott zsákmányok
banditos-loot = Zsákmány
banditos-fell-dice = { $count ->
    [one] { $name } egy kockát húz a zsákból. Milyen színűt?
   *[other] { $name } { $count } kockát húz a zsákból. Milyen színűeket?
}
banditos-fell-tile = Új zsákmány kerül elő. Melyik?
banditos-real-bag = Igazi zsák is: mi húzzuk a színeket
banditos-real-tiles = Igazi zsákmányok is
banditos-tile-worth = { $value } pont
banditos-tile = { banditos-place }, { $value } pont
banditos-tile-better = { $name } áll jobban
banditos-tile-gone = { banditos-place }, nincs több zsákmány
banditos-side-none = nincs kocka
banditos-safe = biztos
banditos-hand = Lerakandó kockák
banditos-bag = A zsákban
banditos-bag-colour = { $count } { $colour }
banditos-pile = { $count ->
    [0] Nincs több lefordított zsákmány
    [one] Egy lefordított zsákmány
   *[other] { $count } lefordított zsákmány
}
banditos-won = { $name } zsákmánya: { $tiles }
banditos-won-none = { $name } még nem szerzett zsákmányt

banditos-put = { $die } ide: { banditos-place }
banditos-put-wins = nyer: { $points }
banditos-put-loses = veszít: { $points }

banditos-first = Az nyer, aki előbb szerez { $target } pontnyi zsákmányt.
banditos-laid = { $name } lerakta: { $dice }.
banditos-laid-one = { $die } ({ banditos-place })
banditos-returned = Nem fért el, visszakerült a zsákba: { $dice }.
banditos-pick = { $count ->
    [one] { $name }: koppints egy kiemelt helyre.
   *[other] { $name }: koppints egy kockára, aztán egy kiemelt helyre.
}
banditos-no-room = { $name }: nincs szabad hely az oldaladon. Követelj vagy adj fel egy zsákmányt, vagy tedd vissza a maradékot a zsákba.
banditos-make-room = { $name }: nincs szabad hely az oldaladon, előbb fel kell adnod egy zsákmányt.
banditos-done = Minden kocka a helyén. Koppints egy zsákmányra a részletekért.

## Miért követelhető egy zsákmány, vagy miért nem

banditos-why-safe = { $name } { $place ->
    [A] az A-nál
   *[other] a { $place }-nél
} biztonságban van: { $stands }. { $other } itt legfeljebb ezt érheti el: { $against }.
banditos-why-fresh = { $name } { $place ->
    [A] az A-nál
   *[other] a { $place }-nél
} biztonságban van: { $stands }. De csak a következő körétől követelheti a zsákmányt.
banditos-why-beatable = { $name } { $place ->
    [A] az A-nál
   *[other] a { $place }-nél
} nincs biztonságban: { $stands }. { $other } még elérheti ezt: { $against }.
banditos-why-incomplete = { $place ->
    [A] Az A-nál
   *[other] A { $place }-nél
} elérhető legjobb kombináció: { $name } – { $reach }; { $other } – { $against }.
banditos-nothing = semmi

## Lépések

banditos-move-draw = { $dice ->
    [one] Húzok egyet
   *[other] Húzok kettőt
}
banditos-move-draw-note = { $name } jön
banditos-move-place = { $die }: hová?
banditos-move-place-note = koppints egy helyre
banditos-move-pass = Továbbadom
banditos-move-pass-note = { $name } következik
banditos-move-pass-returned = visszakerül: { $dice }
banditos-move-claim = Követelem: { banditos-place }
banditos-move-give = Feladom: { banditos-place }
banditos-move-keep = Mégse
banditos-move-sure = Feladom: { banditos-place }
banditos-gain = { $name } kap { $points } pontot
banditos-gain-game = { $name } megnyeri a játékot

banditos-give-sure = Feladod { banditos-place.the } zsákmányt? { $name } { $points } pontot nyer vele.
banditos-give-game = Feladod { banditos-place.the } zsákmányt, és vele a játékot?
banditos-give-game-text = { $name } így { $score } pontot gyűjtene, és azonnal nyerne.

banditos-choice-draw = Húzz kockát
banditos-choice-pass = Add tovább a zsákot
banditos-choice-place = Rakd { banditos-place.to }: { $die }
banditos-choice-claim = Követeld { banditos-place.the } zsákmányt
banditos-choice-give = Add fel { banditos-place.the } zsákmányt

## Esélyek a tipp mellett

banditos-odds-wins = { banditos-place }, következő dobásra nyer: { $chance }
banditos-odds-makes = { banditos-place }, következő dobásra { $kind-name }: { $chance }
banditos-odds-other_wins = { banditos-place }, következő dobásra nyer: { $chance }
banditos-odds-other_makes = { banditos-place }, következő dobásra { $kind-name }: { $chance }
banditos-brief-wins = { $chance } nyer: { banditos-place }
banditos-brief-makes = { $chance } { banditos-place }: { $kind-name }

## Billentyűk

banditos-keys-1 = A B C D
banditos-keys-1-text = a kiválasztott kocka lerakása oda; különben a zsákmány megnézése
banditos-keys-2 = ← →
banditos-keys-2-text = a másik kocka kiválasztása
banditos-keys-3 = I
banditos-keys-3-text = a zsákmányok megnézése sorban
banditos-keys-4 = K
banditos-keys-4-text = követelés
banditos-keys-5 = G
banditos-keys-5-text = a megnézett zsákmány feladása; még egyszer: megerősítés

## Események

banditos-event-starts = { $name } kezd.
banditos-event-tile_shown = Új zsákmány { banditos-place.at }: { $value } pont.
banditos-event-drawn = { $name } húzása: { $colours }.
banditos-event-thrown = { $name } dobása: { $dice }.
banditos-event-placed = { $name } { banditos-place.to } rakja: { $die }.
banditos-event-claimed = { $name } követeli { banditos-place.the } zsákmányt.
banditos-event-gave_up = { $name } feladja { banditos-place.the } zsákmányt.
banditos-event-tile_won = { $why ->
    [better] { $name } { $value } pontot nyer: { $combination } veri { $beaten }. Most { $score } pontja van.
    [first] Egyenlő kombinációk: { $combination }. { $name } lett kész előbb, ezért { $value } pontot nyer, és most { $score } pontja van.
    [claimed] { $name } { $value } pontot nyer: { $combination }. Most { $score } pontja van.
   *[given] { $name } { $value } pontot nyer, és most { $score } pontja van.
}
banditos-event-passed = { $returned-count ->
    [0] { $name } továbbadja a zsákot.
   *[other] Visszakerül a zsákba: { $returned }. { $name } továbbadja a zsákot.
}

## Hogyan ért véget

banditos-outcome-loot = { $name } zsákmánya { $score } pontot ér.

## Szabályváltozatok

banditos-option-start = Ki kezd
banditos-option-start-lot = Sorsolás dönti el
banditos-option-claim_against = Mi számít követeléskor
banditos-option-claim_against-meaning = Akkor követelhetsz, ha ilyen kockákkal nem lehetne megverni a tieidet.
banditos-option-claim_against-any = Bármilyen szín és érték
banditos-option-claim_against-bag = Csak a zsákban lévő kockák
banditos-option-no_room = Ha egy kockának nincs szabad hely
banditos-option-no_room-return = Visszakerül a zsákba
banditos-option-no_room-give_up = Előbb fel kell adnod egy zsákmányt
banditos-option-claim_at_once = Követelés rögtön a harmadik kocka után
banditos-option-claim_at_once-yes = Igen
banditos-option-claim_at_once-no = Nem

## A szabályok röviden: egy-egy cím és bekezdés

banditos-rules-1 = A kör
banditos-rules-1-text = Húzz két kockát a zsákból, és dobj velük (a játék legelső körében csak eggyel). Mindegyiket rakd le a saját oldaladra, valamelyik zsákmányhoz; egy oldalon legfeljebb három kocka lehet. Végül add tovább a zsákot.
banditos-rules-2 = Kié a zsákmány
banditos-rules-2-text = Amint egy zsákmány mindkét oldalán három kocka van, a jobb kombináció viszi; ha egyenlők, az, amelyik előbb lett teljes. A kockák visszakerülnek a zsákba, és új zsákmányt fordítotok fel.
banditos-rules-3 = Követelés és feladás
banditos-rules-3-text = A körödben bármikor követelheted azt a zsákmányt, ahol három kockád van, és semmilyen kombináció nem verheti meg őket; egy egyenlő kombináció nem veri meg a tiédet. Fel is adhatod bármelyik zsákmányt: a másik bandita nyeri meg, neked pedig lesz helyed a kockáidnak.
banditos-rules-4 = Kombinációk, a legjobbal kezdve
banditos-rules-4-text = Egyszínű drill (három egyforma egy színben), egyszínű sor (három egymást követő szám egy színben), drill, sor, egyszínű pár (két egyforma egy színben), pár, vegyes. Azonos fajtán belül a magasabb értékek nyernek; minden szín egyenrangú.
banditos-rules-5 = A játék vége
banditos-rules-5-text = Aki előbb szerez 10 pontnyi zsákmányt, azonnal nyer.

## A lecke: egy első kör, lépésről lépésre

banditos-lesson-1 = Négy zsákmány van közted és a bot között. A játék legelső körében csak egy kockát húzol: vedd ki a zsákból.
banditos-lesson-2 = Egy fekete 5-ös. Minden zsákmánynál a te három kockád küzd a másik oldal három kockájával. Rakd a B-hez: az a zsákmány 3 pontot ér.
banditos-lesson-3 = A te oldaladon a B-nél még két kockának van hely. Nincs más lerakni valód: add tovább a zsákot. A bot ezután két kockát húz.
banditos-lesson-4 = A bot mindkét kockáját a C-hez rakta. Mostantól te is kettőt húzol: vedd ki őket a zsákból.
banditos-lesson-5 = Még egy fekete 5-ös! Az elsővel együtt egyszínű pár, és az veri a sima párt. Válaszd ki, és rakd ezt is a B-hez.
banditos-lesson-6 = A B harmadik helyét hagyd szabadon egy jobb kockának: egy harmadik fekete 5-össel egyszínű drilled lenne. A zöld 3-ast rakd az A-hoz.
banditos-lesson-end = Ha egy zsákmány mindkét oldalán három kocka van, a jobb kombináció viszi. Aki előbb szerez 10 pontot, nyer. Add tovább a zsákot, és játssz tovább!

## A szabályoldalon: egy szám ahhoz, amit az olvasó választ

banditos-ask = Mit hoz a harmadik kocka?
banditos-ask-first = Első kocka
banditos-ask-second = Második kocka
banditos-ask-colours = A színük
banditos-ask-kind = Ez vagy jobb
banditos-ask-answer = Esély, ha a többi kocka a zsákban van
banditos-colours-same = azonos
banditos-colours-different = különböző
