# Tutto. Szakszavak: bukás, drill (három egyforma), megállni, folytatni, félretenni, felírni; lóhere, tűzijáték, stop, sor, plusz-mínusz, dupla, bónusz.

tutto-name = Tutto
tutto-people = 2–10 játékos
tutto-line = Hat kocka és egy lap: mindent vagy semmit.

## Lapok: a nevük, és amit kérnek, amíg kint vannak

tutto-card-clover = Lóhere
tutto-card-fireworks = Tűzijáték
tutto-card-stop = Stop
tutto-card-straight = Sor
tutto-card-plusminus = Plusz-mínusz
tutto-card-double = Dupla
tutto-card-bonus200 = Bónusz 200
tutto-card-bonus300 = Bónusz 300
tutto-card-bonus400 = Bónusz 400
tutto-card-bonus500 = Bónusz 500
tutto-card-bonus600 = Bónusz 600

tutto-meaning-clover = { $leaf ->
    [1] Még egy Tutto, és megnyerted a játékot. Megállni nem lehet.
   *[other] Két Tutto, és megnyerted a játékot. Megállni nem lehet.
}
tutto-meaning-fireworks = Bukásig kell dobnod, de itt a bukás nem kerül semmibe.
tutto-meaning-stop = A kör véget ér.
tutto-meaning-straight = 1-től 6-ig mindegyik egyszer: 2000. Előbb nem állhatsz meg.
tutto-meaning-plusminus = A Tutto 1000-et ér, a vezető 1000-et veszít. Előbb nem állhatsz meg.
tutto-meaning-double = A Tutto megduplázza a kör pontjait.
tutto-meaning-bonus200 = A Tutto plusz 200 pontot ér.
tutto-meaning-bonus300 = A Tutto plusz 300 pontot ér.
tutto-meaning-bonus400 = A Tutto plusz 400 pontot ér.
tutto-meaning-bonus500 = A Tutto plusz 500 pontot ér.
tutto-meaning-bonus600 = A Tutto plusz 600 pontot ér.

## Az asztal

tutto-pile = { $count ->
    [one] Lefordított pakli, egy lap
   *[other] Lefordított pakli, { $count } lap
}
tutto-this-turn = Ez a kör
tutto-first-card = Csapj fel egy lapot, és kezdődhet.
tutto-plus = +{ $points }
tutto-aside = Félretéve
tutto-aside-none = Még semmi nincs félretéve
tutto-aside-list = Félretéve: { $dice }
tutto-tray = Dobott kockák
tutto-die = { $face }
tutto-fell-card = { $name } felcsap egy lapot. Melyiket?
tutto-real-cards = Igazi lapok is
tutto-target = Cél: { $target } pont

tutto-pick = Válaszd ki, mit teszel félre.
tutto-picked = { $points ->
    [0] Félreteszed: { $dice }
   *[other] { $dice }: { $points } pont
}
tutto-picked-tutto = { $points ->
    [0] Mind a hat kocka félretéve: Tutto!
   *[other] { $points } pont, és mind a hat kocka félretéve: Tutto!
}

tutto-last-null = Bukás!
tutto-last-stop_card = Stop!
tutto-last-leader_out = Egyedül vezet!
tutto-last-stopped = Felírva
tutto-last-fireworks_over = Felírva
tutto-last-lost = { $points ->
    [0] { $name } nem szerzett pontot.
   *[other] { $name } { $points } pontot veszít.
}
tutto-last-wrote = { $points ->
    [0] { $name } nem szerzett pontot.
   *[other] { $name } felír { $points } pontot.
}
tutto-shout-tutto = Tutto!

## Lépések

tutto-move-draw = Felcsapom
tutto-move-draw-note = { $name } jön
tutto-move-go = Folytatom
tutto-move-go-note = { $left ->
    [one] dobás az utolsó kockával
   *[other] dobás { $left } kockával
}
tutto-move-go-tutto = Tutto! Újra hattal
tutto-move-go-none = válassz legalább egyet
tutto-move-stop = Megállok
tutto-move-stop-note = felírok { $total } pontot
tutto-move-stop-tutto = Tutto: felírok { $total } pontot

tutto-choice-draw = Csapj fel egy lapot
tutto-choice-keep = Tedd félre: { $dice }
tutto-choice-stop = Állj meg, és írj fel { $total } pontot

## Esélyek a tipp mellett

tutto-odds-card_ends = A következő lap véget vet a körnek: { $chance }
tutto-odds-null = { $dice ->
    [one] Bukás az utolsó kockával: { $chance }
   *[other] Bukás { $dice } kockával: { $chance }
}
tutto-odds-average = Ha folytatod, átlagosan: { $points } pont
tutto-odds-stop = Ha megállsz: { $points } pont
tutto-odds-going_card_ends = { tutto-odds-card_ends }
tutto-odds-going_null = { tutto-odds-null }
tutto-odds-going_average = { tutto-odds-average }
tutto-odds-tutto = Tutto: { $chance }
tutto-odds-straight = Sor: { $chance }
tutto-brief-null = { $chance } bukás
tutto-brief-card_ends = { $chance } kör vége
tutto-why-null-average-stop = { $null-dice ->
    [one] Az utolsó kockával
   *[other] { $null-dice } kockával
} folytatva: bukás { $null-chance }, átlagosan { $average-points } pont. Ha megállsz: { $stop-points } pont.
tutto-why-going_null-going_average = Ha megállsz: { $total } pont. { $going_null-dice ->
    [one] Az utolsó kockával
   *[other] { $going_null-dice } kockával
} folytatva: bukás { $going_null-chance }, átlagosan { $going_average-points } pont.

## Billentyűk

tutto-keys-1 = 1 … 6
tutto-keys-1-text = egy ilyen számot mutató kocka kiválasztása
tutto-keys-2 = A
tutto-keys-2-text = minden pontot érő kocka kiválasztása
tutto-keys-3 = S
tutto-keys-3-text = megállás

## Események

tutto-event-starts = { $name } kezd.
tutto-event-shuffled = Elfogyott a pakli: újrakeverjük az összes lapot.
tutto-event-card = { $name } felcsap egy lapot: { $card-name }.
tutto-event-thrown = { $name } dobása: { $dice }.
tutto-event-kept = { $points ->
    [0] { $name } félreteszi: { $dice }.
   *[other] { $name } félreteszi: { $dice }. Ez { $points } pont.
}
tutto-event-tutto = { $points ->
    [0] Tutto!
   *[other] Tutto! Ez már { $points } pont.
}
tutto-event-clover_won = Megvan a lóhere: { $name } megnyeri a játékot.
tutto-event-null = { $points ->
    [0] Bukás.
   *[other] Bukás: { $points } pont elvész.
}
tutto-event-stop_card = { $points ->
    [0] A kör véget ér.
   *[other] A kör véget ér, { $points } pont elvész.
}
tutto-event-leader_out = { $points ->
    [0] { $name } egyedül vezet, ezért a kör véget ér.
   *[other] { $name } egyedül vezet: a kör véget ér, { $points } pont elvész.
}
tutto-event-stopped = { $name } megáll: { $dice }.
tutto-event-fireworks_over = Vége a tűzijátéknak.
tutto-event-wrote = { $name } felír { $points } pontot, és most { $score } pontja van.
tutto-event-paid = { $name } { $points } pontot veszít, és most { $score } pontja van.
tutto-event-last_turns = { $seats-count ->
    [one] { $name } elérte a célt: { $seats } még egy utolsó kört játszik.
   *[other] { $name } elérte a célt: { $seats } még egy-egy utolsó kört játszik.
}

## Hogyan ért véget

tutto-outcome-target = { $name } { $score } ponttal elérte a célt.
tutto-outcome-clover = { $name } teljesítette a lóherét.
tutto-outcome-equal_turns = Mindenki ugyanannyi kört játszott.
tutto-loser = fizet egy kört

## Szabályváltozatok

tutto-option-target = Cél
tutto-option-target-meaning = Az nyer, aki elsőként ír fel ennyi pontot.
tutto-option-start = Ki kezd
tutto-option-start-lot = Sorsolás dönti el
tutto-option-doubles = Mit dupláz a dupla
tutto-option-doubles-total = A kör összes pontját
tutto-option-doubles-dice = Csak az ebben a körben dobott pontokat
tutto-option-doubles-card = Csak az ennél a lapnál dobott pontokat
tutto-option-payment = Mikor fizet a vezető plusz-mínusznál
tutto-option-payment-written = Amikor a pontokat felírják
tutto-option-payment-at_once = Azonnal, a Tuttónál
tutto-option-sole_leader = Ha az egyedüli vezető csap fel plusz-mínuszt
tutto-option-sole_leader-out = Vége a körének
tutto-option-sole_leader-plays = 1000 pontért játszik, senki sem fizet
tutto-option-below_zero = Nulla alatti pontszám
tutto-option-below_zero-no = Soha
tutto-option-below_zero-yes = Lehetséges
tutto-option-ending = A játék vége
tutto-option-ending-at_once = Amint valaki eléri a célt
tutto-option-ending-equal_turns = Ha mindenki ugyanannyi kört játszott
tutto-option-leaf_earlier = A kör korábbi Tuttója beleszámít a lóherébe
tutto-option-leaf_earlier-no = Nem
tutto-option-leaf_earlier-yes = Igen
tutto-option-leaf_card = Új lap a lóhere két Tuttója között
tutto-option-leaf_card-no = Nem
tutto-option-leaf_card-yes = Igen

## A szabályok röviden: egy-egy cím és bekezdés

tutto-rules-1 = A kör
tutto-rules-1-text = Csapj fel egy lapot, és dobj hat kockával. Tegyél félre legalább egy pontot érő kockát, aztán dobj újra a többivel, vagy állj meg. Ha megállsz, felírod a kör összes pontját. Ha egy dobásban semmi sem ér pontot, az bukás: a köröd véget ér, és elveszíted a kör pontjait.
tutto-rules-2 = Mi ér pontot
tutto-rules-2-text = Az 1-es 100, az 5-ös 50 pontot ér. Drill, azaz három egyforma egy dobásból: 2-esek 200, 3-asok 300, 4-esek 400, 5-ösök 500, 6-osok 600, 1-esek 1000. Különböző dobások kockáiból soha nem lesz drill.
tutto-rules-3 = Tutto
tutto-rules-3-text = Ha mind a hat kockát félretetted, az Tutto, és megkapod a lap jutalmát. Megállhatsz, vagy felcsapod a következő lapot, és újra dobsz mind a hattal; ekkor a kör összes pontja kockán forog.
tutto-rules-4 = A lapok
tutto-rules-4-text = Bónusz: Tuttóval a lapon szereplő pontokat is megkapod. Dupla: a Tutto megduplázza a kör pontjait. Stop: a köröd véget ér, a pontjai elvesznek. Tűzijáték: bukásig kell dobnod, de a bukás nem kerül semmibe. Sor: gyűjtsd össze a számokat 1-től 6-ig 2000 pontért; előbb nem állhatsz meg. Plusz-mínusz: a Tutto 1000 pontot ér, a vezető pedig 1000-et veszít; előbb nem állhatsz meg; aki egyedül vezet, és felcsapja, annak vége a körének, és elveszíti a kör pontjait. Lóhere: két Tutto egymás után, és megnyerted a játékot; megállni nem lehet.
tutto-rules-5 = A játék vége
tutto-rules-5-text = Az nyer, aki elsőként ír fel 6000 pontot. A többiek közül az fizet egy kört, akinek a legkevesebb pontja van.

## A lecke: egy első kör, lépésről lépésre

tutto-lesson-1 = Minden kör egy lappal kezdődik: megmutatja, mit ér majd a Tutto. Csapd fel, és máris gurul a hat kocka.
tutto-lesson-2 = Bónusz 400: ha mind a hat kockát félreteszed, 400 ponttal többet kapsz. Ebben a dobásban csak az 1-es ér pontot, 100-at. Már ki van választva: folytasd a másik öttel.
tutto-lesson-3 = Három 2-es egy dobásból 200 pont, így már 300-nál tartasz. Megállhatnál, és felírhatnád, de inkább tedd félre mind a hármat, és folytasd két kockával.
tutto-lesson-4 = Egy 1-es és egy 5-ös: mind a hat kocka félretéve, ez Tutto! 450 pont meg a 400-as bónusz. Ha folytatnád, mindent kockára tennél: állj meg, és írj fel 850 pontot.
tutto-lesson-end = A 850 pontod már biztonságban van; egy bukás, azaz egy pont nélküli dobás mindet elvitte volna. Az nyer, aki elsőként ír fel 6000 pontot. Játssz tovább!

## A szabályoldalon: egy szám ahhoz, amit az olvasó választ

tutto-ask = Dobjak még egyszer?
tutto-ask-dice = Ennyi kockával dobsz
tutto-ask-points = Kockáztatott pontok
tutto-ask-answer = Átlagos pontszám, ha utána megállsz (a lap nélkül)
