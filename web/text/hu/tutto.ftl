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
    [1] Még egy Tutto megnyeri a játékot. Megállni nem lehet.
   *[other] Két Tutto megnyeri a játékot. Megállni nem lehet.
}
tutto-meaning-fireworks = Dobj bukásig. Itt a bukás nem kerül semmibe.
tutto-meaning-stop = A kör véget ért.
tutto-meaning-straight = 1-től 6-ig mindegyik egyszer: 2000. Előbb megállni nem lehet.
tutto-meaning-plusminus = A Tutto 1000-et ér, a vezető 1000-et veszít. Előbb megállni nem lehet.
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
tutto-real-cards = Saját lapok is
tutto-target = Cél: { $target } pont

tutto-pick = Válaszd ki, mit teszel félre.
tutto-picked = { $points ->
    [0] Félreteszed: { $dice }
   *[other] { $dice }: { $points } pont
}
tutto-picked-tutto = { $points ->
    [0] Mind a hat kocka kint van: Tutto!
   *[other] { $points } pont, és mind a hat kocka kint van: Tutto!
}

tutto-last-null = Bukás!
tutto-last-stop_card = Stop!
tutto-last-leader_out = A vezető kimarad
tutto-last-stopped = Felírva
tutto-last-fireworks_over = Felírva
tutto-last-lost = { $points ->
    [0] { $name } nem szerzett pontot.
   *[other] { $name } elveszít { $points } pontot.
}
tutto-last-wrote = { $points ->
    [0] { $name } nem szerzett pontot.
   *[other] { $name } felír { $points } pontot.
}
tutto-shout-tutto = Tutto!

## Amit tenni lehet

tutto-move-draw = Lapot kérek
tutto-move-draw-note = { $name } jön
tutto-move-go = Folytatom
tutto-move-go-note = { $left ->
    [one] dobás az utolsó kockával
   *[other] dobás { $left } kockával
}
tutto-move-go-tutto = Tutto! Újra hattal
tutto-move-go-none = válassz egy kockát
tutto-move-stop = Megállok
tutto-move-stop-note = felírok { $total } pontot
tutto-move-stop-tutto = Tutto: felírok { $total } pontot

tutto-hint-draw = Csapj fel egy lapot: most nincs más teendő.
tutto-hint-go = Tedd félre: { $dice }. Aztán dobj { $left } kockával.
tutto-hint-stop = Állj meg, és írj fel { $total } pontot.

## Esélyek a tipp mellett

tutto-odds-card_ends = A következő lap véget vet a körnek: { $chance }
tutto-odds-null = { $dice ->
    [one] Bukás az utolsó kockával: { $chance }
   *[other] Bukás { $dice } kockával: { $chance }
}
tutto-odds-average = Folytatva átlagosan: { $points } pont
tutto-odds-stop = Megállva: { $points } pont
tutto-odds-tutto = Tutto: { $chance }
tutto-odds-straight = Sor: { $chance }

## Billentyűk

tutto-keys-1 = 1 … 6
tutto-keys-1-text = egy ilyen számot mutató kocka kiválasztása
tutto-keys-2 = A
tutto-keys-2-text = minden választható kocka kiválasztása
tutto-keys-3 = S
tutto-keys-3-text = megállás

## Mi történt

tutto-event-starts = { $name } kezd.
tutto-event-shuffled = Elfogyott a pakli: minden lapot újrakeverünk.
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
tutto-event-clover_won = Sikerült a lóhere: { $name } megnyeri a játékot.
tutto-event-null = { $points ->
    [0] Bukás.
   *[other] Bukás: { $points } pont elveszett.
}
tutto-event-stop_card = { $points ->
    [0] A kör véget ért.
   *[other] A kör véget ért, { $points } pont elveszett.
}
tutto-event-leader_out = { $points ->
    [0] { $name } egyedül vezet, ezért a kör véget ért.
   *[other] { $name } egyedül vezet: a kör véget ért, { $points } pont elveszett.
}
tutto-event-stopped = { $name } megáll: { $dice }.
tutto-event-fireworks_over = Vége a tűzijátéknak.
tutto-event-wrote = { $name } felír { $points } pontot, és most { $score } pontja van.
tutto-event-paid = { $name } elveszít { $points } pontot, és most { $score } pontja van.
tutto-event-last_turns = { $name } elérte a célt. Még egy utolsó kör: { $seats }.

## Hogyan ért véget

tutto-outcome-target = { $name } { $score } pontot írt fel, és elérte a célt.
tutto-outcome-clover = { $name } sikerrel járt a lóherével.
tutto-outcome-equal_turns = Mindenki ugyanannyi kört játszott.
tutto-loser = fizet egy kört

## Szabályváltozatok

tutto-option-target = Cél
tutto-option-target-meaning = Aki ennyi pontot felír, nyer.
tutto-option-start = Ki kezd
tutto-option-start-lot = Sorsolás dönti el
tutto-option-doubles = Mit dupláz a Dupla
tutto-option-doubles-total = A kör összes pontját
tutto-option-doubles-dice = Csak amit a kockák hoztak ebben a körben
tutto-option-doubles-card = Csak ennek a lapnak a kockáit
tutto-option-payment = Mikor fizet a vezető a plusz-mínuszért
tutto-option-payment-written = Amikor a pontokat felírják
tutto-option-payment-at_once = Azonnal, a Tuttónál
tutto-option-sole_leader = Aki egyedül vezet, plusz-mínuszt csap fel
tutto-option-sole_leader-out = Vége a körének
tutto-option-sole_leader-plays = 1000 pontért játszik, senki sem fizet
tutto-option-below_zero = Nulla alatti pontszám
tutto-option-below_zero-no = Soha
tutto-option-below_zero-yes = Lehetséges
tutto-option-ending = A játék vége
tutto-option-ending-at_once = Azonnal, amint valaki felírja a célt
tutto-option-ending-equal_turns = Ha mindenki ugyanannyi kört játszott
tutto-option-leaf_earlier = A kör korábbi Tuttója beleszámít a lóherébe
tutto-option-leaf_earlier-no = Nem
tutto-option-leaf_earlier-yes = Igen
tutto-option-leaf_card = Új lap a lóhere két Tuttója között
tutto-option-leaf_card-no = Nem
tutto-option-leaf_card-yes = Igen

## A szabályok röviden: egy-egy cím és bekezdés

tutto-rules-1 = A kör
tutto-rules-1-text = Csapj fel egy lapot, és dobj hat kockával. Tegyél félre legalább egy pontot érő kockát, aztán dobj újra a többivel, vagy állj meg. Ha megállsz, felírod a kör összes pontját. Ha egy dobásban semmi sem ér pontot, az bukás: a kör véget ér, a pontjai elvesznek.
tutto-rules-2 = Mi ér pontot
tutto-rules-2-text = Az 1-es 100, az 5-ös 50 pont. Drill, azaz három egyforma egy dobásból: 2-esek 200, 3-asok 300, 4-esek 400, 5-ösök 500, 6-osok 600, 1-esek 1000. Különböző dobások kockáiból soha nem lesz drill.
tutto-rules-3 = Tutto
tutto-rules-3-text = Ha mind a hat kockát félretetted, az Tutto, és a lap fizet. Állj meg, vagy csapd fel a következő lapot, és dobj újra mind a hattal; ekkor minden kockán forog.
tutto-rules-4 = A lapok
tutto-rules-4-text = Bónusz: a Tutto hozzáadja a lapon álló pontokat. Dupla: a Tutto megduplázza a kört. Stop: a kör véget ér. Tűzijáték: dobj bukásig, ami itt nem kerül semmibe. Sor: gyűjtsd össze 1-től 6-ig a számokat 2000 pontért. Plusz-mínusz: a Tutto 1000-et ér, a vezető pedig 1000-et veszít; aki egyedül vezet, és felcsapja, elveszíti a körét és annak pontjait. Lóhere: két Tutto egymás után megnyeri a játékot.
tutto-rules-5 = A játék vége
tutto-rules-5-text = Az nyer, aki elsőként felír 6000 pontot. A többiek közül az fizet egy kört, akinek a legkevesebb pontja van.

## A lecke: egy első kör, lépésről lépésre

tutto-lesson-1 = Minden kör egy lappal kezdődik: megmutatja, mit hoz majd a Tutto. Csapd fel, és a hat kocka máris gurul.
tutto-lesson-2 = Bónusz 400: ha mind a hat kocka kint van, 400-zal többet kapsz. Ebben a dobásban csak az 1-es ér pontot, százat. Már ki van választva: folytasd a másik öttel.
tutto-lesson-3 = Három 2-es egy dobásban 200 pont, ez együtt 300. Megállhatnál, és felírhatnád; inkább tedd félre mind a hármat, és folytasd két kockával.
tutto-lesson-4 = Egy 1-es és egy 5-ös: mind a hat kocka kint van, ez Tutto! 450 pont és a 400-as bónusz. Ha folytatnád, mindet kockára tennéd: állj meg, és írj fel 850-et.
tutto-lesson-end = 850 pont fel van írva, biztonságban; egyetlen bukás mindet elvitte volna. Az nyer, aki elsőként ír fel 6000-et. Játssz tovább!

## A szabályoldalon: egy szám ahhoz, amit az olvasó választ

tutto-ask = Dobjak még egyszer?
tutto-ask-dice = Ennyi kockával dobsz
tutto-ask-points = Kockáztatott pontok
tutto-ask-answer = Átlagos pontszám, ha utána megállsz (a lap nélkül)
