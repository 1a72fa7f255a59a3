# Pass the Pot. Szakszavak: POT, a POT gazdája, forduló, kör, bank, érme, kombó, sorkombó, drillkombó, bónuszkombó.

pot-name = Pass the Pot
pot-people = 2–5 játékos
pot-line = Szerezd meg a POT-ot, és tartsd meg, amíg újra te nem jössz.

## Kombók: a nevük, és amit ott fizetnek, ahol kijönnek

pot-combo-straight_123 = 1-2-3
pot-combo-straight_234 = 2-3-4
pot-combo-straight_345 = 3-4-5
pot-combo-triple_111 = 1-1-1
pot-combo-triple_222 = 2-2-2
pot-combo-triple_333 = 3-3-3
pot-combo-triple_444 = 4-4-4
pot-combo-triple_555 = 5-5-5
pot-combo-pot = P-O-T
pot-combo-bonus = Bónuszkombó

pot-pays-straight_123 = 1-2-3: 1 a bankból, aztán újra kell dobnod az 1-est és a 3-ast.
pot-pays-straight_234 = 2-3-4: 1 a bankból.
pot-pays-straight_345 = { $players ->
    [2] 3-4-5: 1 a másik játékostól, vagy 2 a bankból.
   *[other] 3-4-5: két játékostól 1-1, vagy 2 a bankból.
}
pot-pays-triple_111 = 1-1-1: legfeljebb 3 a banknak, és vége a körnek.
pot-pays-triple_222 = { $players ->
    [2] 2-2-2: 2 a másik játékostól, vagy 1 a bankból.
   *[other] 2-2-2: egy játékostól 2, vagy kettőtől 1-1, vagy 1 a bankból.
}
pot-pays-triple_333 = { $players ->
    [2] 3-3-3: 2 a bankból és 1 a másik játékostól.
   *[other] 3-3-3: 2 a bankból és 1 egy játékostól.
}
pot-pays-triple_444 = { $players ->
    [2] 4-4-4: 2 a bankból és 1 a másik játékostól.
   *[other] 4-4-4: 2 a bankból és két játékostól 1-1.
}
pot-pays-triple_555 = { $players ->
    [2] 5-5-5: 5 a bankból, 4 marad, 1 a másik játékosnak.
   *[other] 5-5-5: 5 a bankból, 3 marad, két játékosnak 1-1.
}
pot-pays-pot = P-O-T: 2 a bankból, 1-1 mindenki mástól, és a POT.
pot-pays-bonus = { $bonus ->
    [135] Bónuszkombó, 1-3-5: mindenki kap 1-et a bankból.
   *[other] Bónuszkombó, 4-2-O: mindenki kap 1-et a bankból.
}
pot-shout = { $combo }!

## Az asztal

pot-round = { $turns ->
    [0] { $round }. forduló
    [one] { $round }. forduló · utolsó kör
   *[other] { $round }. forduló · még { $turns } kör
}
pot-goal = Cél: { $target } érme
pot-pot = { $coins ->
    [one] A POT: egy érme
   *[other] A POT: { $coins } érme
}
pot-pot-at = { $pot }, { $name } előtt
pot-bank = Bank
pot-bank-holds = { $coins ->
    [none] A bank
    [one] A bank: egy érme
   *[other] A bank: { $coins } érme
}
pot-held = Legyőzendő kockák: { $dice }
pot-held-won = Győztes kockák: { $dice }
pot-held-none = Még nincsenek legyőzendő kockák
pot-to-beat = legyőzendő
pot-holds = { $name } a POT gazdája
pot-nobody-holds = A forduló első eredménye viszi a POT-ot.
pot-round-won = { $coins ->
    [0] { $name } nyerte a fordulót. A POT üres volt.
    [one] { $name } nyerte a fordulót és egy érmét.
   *[other] { $name } nyerte a fordulót és { $coins } érmét.
}
pot-seat-holds = nála a POT
pot-seat-coming = még dob
pot-minus = −{ $coins }
pot-plus = +{ $coins }
pot-tap-take = { $coins ->
    [0] { $name } fizessen
    [one] { $name } fizet: egy érme
   *[other] { $name } fizet: { $coins } érme
}
pot-tap-give = { $coins ->
    [0] { $name } kapjon
   *[other] { $name } kap: egy érme
}
pot-tray = Kockák
pot-tray-of = { $name } kockái
pot-lots = Fejenként egy kocka
pot-fell-off = Mindenki dob egy kockával. Mi lett az eredmény?
pot-throws-one = { $name } { $face }
pot-die = { $letter } kocka: { $face }
pot-die-letter = { $letter } kocka: a betű

pot-title-start_off = Ki kezd?
pot-title-win_off = Egyenlő! Egy dobás dönt
pot-title-starts = { $name } kezd
pot-title-begins = { $name } kezdi a fordulót
pot-title-over = { $name } megnyeri a játékot
pot-title-throw = { $throw ->
    [1] { $name }: első dobás
    [2] { $name }: második dobás
    [3] { $name }: utolsó dobás
   *[other] { $name }: újra az 1-es és a 3-as
}
pot-title-take = { $name }: ki fizet?
pot-title-give = { $name }: ki kap érmét?
pot-last-took_pot = { $name } viszi a POT-ot: { $result }
pot-last-lower = { $name }: { $result }, ez kevés
pot-last-equal = Egyenlő: { $name } nem viszi a POT-ot
pot-last-triple_111 = 1-1-1! { $name } köre véget ér
pot-last-pot = P-O-T! { $name } nyeri a fordulót

pot-advice-first = A betű 0-t ér, a többi összeadódik.
pot-advice-beat = { $best } fölött tiéd a POT.
pot-advice-again = Koppints az újradobandó kockákra. Ez ingyen van.
pot-advice-pay = Az utolsó dobás ára 1 érme, ez a POT-ra kerül. Koppints a kockákra.
pot-advice-kept = Megtartod: { $dice }.
pot-advice-all = Mindhárommal újra dobsz.
pot-advice-take = Koppints arra, aki fizet: egy koppintás, egy érme.
pot-advice-give = Koppints arra, aki érmét kap.

## Lépések

pot-move-throw = Dobok
pot-move-throw-note = { $name } jön
pot-move-again = Újra dobok
pot-move-pay = { $coins } érméért dobok
pot-move-again-note = { $coins ->
    [0] { $count ->
        [one] egy kockával, ingyen
       *[other] { $count } kockával, ingyen
    }
   *[other] { $count ->
        [one] egy kockával, utoljára
       *[other] { $count } kockával, utoljára
    }
}
pot-move-again-none = koppints kockákra
pot-move-stop = Megállok: { $result }
pot-move-stop-on = { $which ->
    [bonus] Megállok: bónuszkombó
   *[other] Megállok: { $combo }
}
pot-stop-holds = enyém a POT
pot-stop-took_pot = elviszem a POT-ot
pot-stop-lower = kevés a POT-hoz
pot-stop-equal = egyenlő: nincs POT
pot-stop-combo = { $combo } fizet, { $pot }
pot-stop-again = +1, aztán újra: { $dice }
pot-move-take = Kérek { $coins } érmét
pot-move-give = { $kept } marad, { $given } megy
pot-take-one = { $name } ad { $coins } érmét
pot-take-bank = a bank ad { $coins } érmét
pot-give-one = { $name } kap { $coins } érmét
pot-move-take-none = Játékosoktól
pot-move-take-none-note = { $count ->
    [0] koppints arra, aki fizet
   *[other] koppints még egyszer
}
pot-move-give-none = Adok
pot-move-give-none-note = { $count ->
    [0] koppints arra, aki kap
   *[other] koppints még valakire
}

pot-choice-throw = Dobj
pot-choice-again = Dobd újra: { $dice }
pot-choice-pay = Fizess { $coins } érmét, dobd újra: { $dice }
pot-choice-stop = Állj meg: az eredményed { $result }
pot-choice-stop-on = { $which ->
    [bonus] Állj meg itt: bónuszkombó
   *[other] Állj meg itt: { $combo }
}
pot-choice-take = Válaszd ezt: { $shares }
pot-choice-give = Oszd el így: { $shares }

## Esélyek a tipp mellett

pot-odds-reach = { $best } fölött az összes dobással: { $chance }
pot-odds-beat = { $best } fölött ezzel a dobással: { $chance }
pot-odds-mean = Átlagos eredmény: { $result }
pot-odds-combo = Kombó: { $chance }
pot-odds-holds = { $others ->
    [one] { $result } elég, ha a másik megpróbálja legyőzni: { $chance }
   *[other] { $result } elég, ha mindenki megpróbálja legyőzni: { $chance }
}
pot-brief-reach = { $chance } { $best } fölött
pot-brief-beat = { pot-brief-reach }
pot-brief-mean = átlag { $result }
pot-brief-holds = { $chance } elég
pot-why-beat-combo = Ez a dobás { $beat-chance } eséllyel több, mint { $beat-best }; kombó: { $combo-chance }.
pot-why-mean-combo = Ez a dobás átlagosan { $mean-result }; kombó: { $combo-chance }.

## Billentyűk

pot-keys-1 = P O T
pot-keys-1-text = a kocka kijelölése vagy a kijelölés törlése
pot-keys-2 = 1 … 5
pot-keys-2-text = az ilyen számot mutató kockák kijelölése; az ilyen sorszámú játékos kiválasztása
pot-keys-3 = A
pot-keys-3-text = mindhárom kocka kijelölése vagy a kijelölés törlése
pot-keys-4 = S
pot-keys-4-text = megállás
pot-keys-5 = B
pot-keys-5-text = érmék elvétele a bankból

## Események

pot-event-rolled_off = { $purpose ->
    [win] Dobás a győzelemért: { $throws }.
   *[other] Dobás a kezdésért: { $throws }.
}
pot-event-again_off = Egyenlő: { $seats } újra dob.
pot-event-starts = { $name } kezd.
pot-event-round_begins = { $coins ->
    [0] { $round }. forduló: { $name } kezd. A bank üres.
    [one] { $round }. forduló: { $name } kezd, a bank egy érmét tesz a POT-ra.
   *[other] { $round }. forduló: { $name } kezd, a bank { $coins } érmét tesz a POT-ra.
}
pot-event-thrown = { $thrown-count ->
    [3] { $name } dobása: { $dice }.
   *[other] { $name } kockái most: { $dice }.
}
pot-event-paid_pot = { $name } { $coins } érmét fizet a POT-ra.
pot-event-stopped = { $name } megáll.
pot-event-combo = { $combo-name }!
pot-event-bank_paid = { $name } { $coins } érmét kap a bankból.
pot-event-paid_bank = { $name } { $coins } érmét fizet a banknak.
pot-event-paid_player = { $name } { $coins } érmét fizet, { $to-name } kapja.
pot-event-lapsed = { $combo ->
    [triple_111] { $name } nem tud fizetni, nincs érméje.
   *[other] Senki sem tud fizetni.
}
pot-event-result = Eredmény: { $result }.
pot-event-pot_taken = { $from ->
    [none] { $name } lesz a POT gazdája.
   *[other] { $name } elviszi a POT-ot, eddig { $from-name } volt a gazdája.
}
pot-event-pot_stays = { $equal ->
    [true] Csak egyenlő ({ $best }): a POT gazdája továbbra is { $holder-name }.
   *[other] { $best } fölé nem sikerült jutni: a POT gazdája továbbra is { $holder-name }.
}
pot-event-round_won = { $coins ->
    [0] { $name } megnyeri a fordulót. A POT üres volt.
    [one] { $name } megnyeri a fordulót és egy érmét.
   *[other] { $name } megnyeri a fordulót és { $coins } érmét.
}
pot-event-tied = Holtverseny: { $seats }, fejenként { $coins } érmével.
pot-event-game_won = { $name } nyer { $coins } érmével.

## Hogyan ért véget

pot-outcome-target = { $score } érme a forduló végén, és senkinek sincs több.
pot-outcome-roll_off = { $name } nyerte a döntő dobást.

## Szabályváltozatok

pot-option-target = Cél
pot-option-target-meaning = Ha valakinek a forduló végén ennyi érméje van, vége a játéknak.
pot-option-start = Ki kezd
pot-option-start-roll_off = Aki a legnagyobbat dobja
pot-option-bonus = Bónuszkombó
pot-option-bonus-meaning = Mindenki kap 1 érmét a bankból.
pot-option-bonus-42o = 4-2-O
pot-option-bonus-135 = 1-3-5
pot-option-bonus-none = Nincs
pot-option-after_123 = Az 1-2-3 utáni dobás
pot-option-after_123-nothing = Már nem fizet semmit
pot-option-after_123-pays = A 2-2-2, a 2-3-4 és a bónuszkombó fizet
pot-option-bank = Bank
pot-option-bank-unlimited = Soha nem ürül ki
pot-option-bank-limited = Kiürülhet
pot-option-total = Érmék a játékban
pot-option-total-meaning = Ha a bank kiürülhet; legalább a cél kétszerese.
pot-option-ones = Az 1-1-1 eredménye
pot-option-ones-0 = 0
pot-option-ones-3 = 3

## A szabályok röviden: egy-egy cím és bekezdés

pot-rules-1 = A kör
pot-rules-1-text = Dobj három kockával; mindegyiken öt szám (1–5) és egy betű van. Fogadd el az eredményt, vagy dobj újra tetszőleges kockákkal, egyszer, ingyen. Ezután 1 érmét fizethetsz a POT-ra, és még egyszer, utoljára dobhatsz tetszőleges kockákkal. Az összeg az eredményed; a betű 0-t ér.
pot-rules-2 = A POT
pot-rules-2-text = A forduló első eredménye viszi a POT-ot. A magasabb elveszi, az egyenlő nem. Mindenki másnak egy köre van arra, hogy legyőzze a POT gazdáját. Ha senkinek sem sikerül, a POT gazdája megnyeri a POT összes érméjét, és ő kezdi a következő fordulót; a bank 2 új érmét tesz a POT-ra.
pot-rules-3 = Sorkombók
pot-rules-3-text = 1-2-3: 1 a bankból, aztán újra kell dobnod az 1-est és a 3-ast. 2-3-4: 1 a bankból. 3-4-5: két játékostól 1-1, vagy 2 a bankból. P-O-T: 2 a bankból, 1-1 mindenki mástól, és azonnal tiéd a forduló a POT-tal együtt.
pot-rules-4 = Drillkombók
pot-rules-4-text = 1-1-1: 3 a banknak, és a köröd azonnal véget ér. 2-2-2: egy játékostól 2, vagy kettőtől 1-1, vagy 1 a bankból. 3-3-3: 2 a bankból és 1 egy játékostól. 4-4-4: 2 a bankból és két játékostól 1-1. 5-5-5: 5 a bankból, és két másik játékosnak adsz 1-1-et. Bónuszkombó, 4-2-O: mindenki kap 1-et a bankból.
pot-rules-5 = A játék vége
pot-rules-5-text = Ha egy forduló végén valakinek legalább 24 érméje van, a játék véget ér, és az nyer, akinek a legtöbb érméje van. Holtversenynél az érintettek egy-egy kockával dobnak. Ha nem tudsz mindent kifizetni, annyit fizetsz, amennyid van: senkinek sem lesz adóssága, és senki sem esik ki.

## A lecke: egy első kör, lépésről lépésre

pot-lesson-1 = A POT előtted van, rajta két érme. Te kezded a fordulót: dobj a három kockával.
pot-lesson-2 = A betű 0-t ér, ez tehát csak 5. Egyszer ingyen újra dobhatsz: hagyd meg az 5-öst, koppints a két betűre, és dobd újra őket.
pot-lesson-3 = 5, 5 és 1, ez összesen 11. Ha egy érmét fizetsz a POT-ra, még egyszer, utoljára dobhatsz: koppints az 1-esre, és fizess.
pot-lesson-4 = 14! A botnak egy köre volt rá, hogy legyőzze, de nem sikerült neki: tiéd a POT három érméje. A győztes kezdi a következő fordulót: dobj.
pot-lesson-5 = A 3-4-5 egy kombó, és akkor fizet, ha megállsz vele. A 12 eredménynek is jó: állj meg.
pot-lesson-6 = A 3-4-5 vagy 1 érmét hoz egy másik játékostól, vagy 2-t a bankból. Vedd el a kettőt a bankból.
pot-lesson-end = 12-vel nálad a POT, és a bot megpróbál legyőzni. Ha egy forduló végén 24 érméd van, és senkinek sincs több, nyertél. Játssz tovább!

## A szabályoldalon: egy szám ahhoz, amit az olvasó választ

pot-ask = Elég lesz az eredményem?
pot-ask-best = Az eredményed
pot-ask-players = Játékosok
pot-ask-answer = Ilyen gyakran nyered meg a POT-ot
