# Hatszín. Szakszavak: trió, három pár, full, négyes, ötös, hatos, két terc, négyes és pár; még egyszer jöhetsz, lopj egy lapot, lapcsere, csoportos csere; tálca, pakli, elutasítani.

sixcolours-name = Hatszín
sixcolours-people = 2–4 játékos
sixcolours-line = Három dobás három lapért. Ami neked nem jön össze, a következőnek még jól jöhet.

## Kockák: felsorolásban csak a szín, egyedül a jel is

sixcolours-dice-b = kék
sixcolours-dice-g = zöld
sixcolours-dice-o = narancssárga
sixcolours-dice-p = rózsaszín
sixcolours-dice-u = lila
sixcolours-dice-y = sárga
sixcolours-dice-B = kék
sixcolours-dice-G = zöld
sixcolours-dice-O = narancssárga
sixcolours-dice-P = rózsaszín
sixcolours-dice-U = lila
sixcolours-dice-Y = sárga
sixcolours-face-b = kék
sixcolours-face-g = zöld
sixcolours-face-o = narancssárga
sixcolours-face-p = rózsaszín
sixcolours-face-u = lila
sixcolours-face-y = sárga
sixcolours-face-B = kék
sixcolours-face-G = zöld
sixcolours-face-O = narancssárga
sixcolours-face-P = rózsaszín
sixcolours-face-U = lila
sixcolours-face-Y = sárga
sixcolours-face-blue = kék nyíl
sixcolours-face-green = zöld kör
sixcolours-face-orange = narancssárga kereszt
sixcolours-face-pink = rózsaszín háromszög
sixcolours-face-purple = lila négyzet
sixcolours-face-yellow = sárga csillag
sixcolours-die-white = { $colour }, fehér kocka
sixcolours-die-black = { $colour }, fekete kocka
sixcolours-kind-black = fekete
sixcolours-kind-white = fehér

## Lapok: csak a kombináció, és minden lap a teljes nevén

sixcolours-combination-trio = Trió
sixcolours-combination-three_pairs = Három pár
sixcolours-combination-full_house = Full
sixcolours-combination-four = Négyes
sixcolours-combination-five = Ötös
sixcolours-combination-six = Hatos
sixcolours-combination-two_trios = Két terc
sixcolours-combination-four_and_pair = Négyes és pár

sixcolours-card-trio_again = trió újabb körrel
sixcolours-card-trio_steal = trió lopással
sixcolours-card-trio_swap = trió lapcserével
sixcolours-card-trio_group_swap = trió csoportos cserével
sixcolours-card-three_pairs_again = három pár újabb körrel
sixcolours-card-three_pairs_steal = három pár lopással
sixcolours-card-three_pairs_swap = három pár lapcserével
sixcolours-card-three_pairs_group_swap = három pár csoportos cserével
sixcolours-card-full_house_again = full újabb körrel
sixcolours-card-full_house_steal = full lopással
sixcolours-card-full_house_swap = full lapcserével
sixcolours-card-full_house_group_swap = full csoportos cserével
sixcolours-card-four = négyes
sixcolours-card-five = ötös
sixcolours-card-six = hatos
sixcolours-card-two_trios = két terc
sixcolours-card-four_and_pair = négyes és pár
sixcolours-card-trio_blue = kék trió
sixcolours-card-trio_green = zöld trió
sixcolours-card-trio_orange = narancssárga trió
sixcolours-card-trio_pink = rózsaszín trió
sixcolours-card-trio_purple = lila trió
sixcolours-card-trio_yellow = sárga trió
sixcolours-card-four_blue = kék négyes
sixcolours-card-four_green = zöld négyes
sixcolours-card-four_orange = narancssárga négyes
sixcolours-card-four_pink = rózsaszín négyes
sixcolours-card-four_purple = lila négyes
sixcolours-card-four_yellow = sárga négyes
sixcolours-card-five_blue = kék ötös
sixcolours-card-five_green = zöld ötös
sixcolours-card-five_orange = narancssárga ötös
sixcolours-card-five_pink = rózsaszín ötös
sixcolours-card-five_purple = lila ötös
sixcolours-card-five_yellow = sárga ötös

sixcolours-card-is = { $card }, { $points } pont.
sixcolours-needs-trio = Három egyforma, bármilyen színben.
sixcolours-needs-three_pairs = Három pár, bármilyen színben.
sixcolours-needs-full_house = Három egyforma és egy pár.
sixcolours-needs-four = Négy egyforma, bármilyen színben.
sixcolours-needs-five = Öt egyforma, bármilyen színben.
sixcolours-needs-six = Hat egyforma, bármilyen színben.
sixcolours-needs-two_trios = Kétszer három egyforma.
sixcolours-needs-four_and_pair = Négy egyforma és egy pár.
sixcolours-needs-colour = Csak ebben a színben.
sixcolours-action-again-meaning = Utána még egyszer jöhetsz.
sixcolours-action-steal-meaning = Utána lopsz egy lapot valakitől.
sixcolours-action-swap-meaning = Utána lapot cserélsz valakivel.
sixcolours-action-group_swap-meaning = Utána mindenkivel lapot cserélsz.

## Az asztal

sixcolours-piles = Megszerezhető lapok
sixcolours-pile-made = Kijött a kombinációja.
sixcolours-pile-declined = Ebben a körben elutasítottad.
sixcolours-pile-left = { $left ->
    [one] A pakli utolsó lapja.
   *[other] { $left } lap a pakliban.
}
sixcolours-pile-next = Jön a következő lap.
sixcolours-pile-empty = Üres
sixcolours-flag-made = Megvan!
sixcolours-flag-declined = Elutasítva

sixcolours-tray = Kockák
sixcolours-throw = Dobás: { $thrown } / { $throws }
sixcolours-throws = { $throws } dobás
sixcolours-left-lying = Átvehető
sixcolours-of = / { $last }
sixcolours-cards-of = { $count } / { $last } lap
sixcolours-cards = { $count ->
    [0] nincs lap
   *[other] { $count } lap
}
sixcolours-points = { $points } pont
sixcolours-final = Minden lap felfordítva

sixcolours-look = { $name }: saját lapok megnézése
sixcolours-own-title = { $name } lapjai
sixcolours-own = { $count } lap, { $points } pont
sixcolours-own-hidden = Most csak { $name } nézzen ide.
sixcolours-show = Megnézem
sixcolours-show-note = csak { $name } nézze
sixcolours-hide = Elrejtem
sixcolours-face-down = Egy lefordított lap
sixcolours-drawn = most húzott
sixcolours-hand-over = Egy lapot oda kell adni. A lapokat csak a tulajdonosuk nézheti meg.

sixcolours-choose-steal = { $name } lop egy lapot
sixcolours-choose-swap = { $name } lapot cserél
sixcolours-draws = { $name } húz { $victim } lapjaiból
sixcolours-gives = { $name } lapot ad, { $victim } kapja

sixcolours-advice-start = Három lap szerezhető meg. Dobj!
sixcolours-advice-won = { $name } elvitt egy lapot: { $card }. Dobj mind a hat kockával.
sixcolours-advice-again = { $name } még egyszer jöhet, mind a hat kockával.
sixcolours-advice-inherit = { $name } itt hagyta ezeket a kockákat. Koppints azokra, amelyeket megtartasz, vagy dobj mind a hattal.
sixcolours-advice-keep = Koppints azokra a kockákra, amelyeket megtartasz.
sixcolours-advice-made = Vedd el az egyik kiemelt lapot. Ha tovább dobsz, elutasítod.
sixcolours-advice-twins = A két fekete egyforma: egy kockát tetszőleges oldalára fordíthatsz.
sixcolours-advice-turning = Koppints arra a kockára, amelyiket átfordítod.
sixcolours-advice-last = Harmadik dobás: el kell venned az egyik kiemelt lapot.
sixcolours-advice-gained = { $cards } lapod van: most befejezheted a játékot.
sixcolours-advice-choose = Koppints arra, akitől húzol.
sixcolours-advice-hidden = A következő képernyőt csak { $name } nézze meg.
sixcolours-advice-give = Ezt húztad: { $card }. Koppints arra a lapra, amelyiket odaadod.
sixcolours-faces = Mire fordítod ezt: { $die }?
sixcolours-turn-makes = { $face }, kijön: { $cards }

## Lépések

sixcolours-move-throw-all = Hattal dobok
sixcolours-move-throw = { $left ->
    [1] Eggyel dobok
    [2] Kettővel dobok
    [3] Hárommal dobok
    [4] Néggyel dobok
    [5] Öttel dobok
   *[other] Hattal dobok
}
sixcolours-move-throw-none = Dobok
sixcolours-move-over = Átveszem, dobok: { $left }
sixcolours-move-over-none = Átveszem
sixcolours-throws-left = { $left ->
    [0] ez az utolsó dobás
    [one] utána még egy
   *[other] utána még { $left }
}
sixcolours-declines = { $count ->
    [one] elutasítom: { $cards }
   *[other] elutasítok { $count } lapot
}
sixcolours-keep-none = koppints a megtartandókra
sixcolours-keep-all = legalább eggyel dobj
sixcolours-move-take = Elveszem
sixcolours-move-take-note = { $card }, { $points } pont
sixcolours-move-turn = Fordítok
sixcolours-move-turn-note = bármelyik oldalra
sixcolours-move-leave = Így marad
sixcolours-move-leave-note = most nem fordítok
sixcolours-move-pass = Továbbadom
sixcolours-move-pass-note = most nincs lap
sixcolours-move-on = Folytatjuk
sixcolours-move-on-note = jön a következő
sixcolours-move-end = Befejezem
sixcolours-move-end-note = { $count } lappal
sixcolours-move-end-sure = Biztosan?
sixcolours-move-end-again = koppints még egyszer
sixcolours-move-give = { $name } kapja
sixcolours-move-give-none = koppints egy lapra

sixcolours-choice-take = Vedd el: { $card }, { $points } pont
sixcolours-choice-keep = Tartsd meg: { $dice }, és dobj { $left } kockával
sixcolours-choice-throw = Dobj mind a hattal
sixcolours-choice-turn = Fordíts át egy kockát ({ $die }) erre: { $face }
sixcolours-choice-give = Add oda: { $card }
sixcolours-choice-give-hidden = Add oda: { $number }. lap
sixcolours-choice-choose = { $name } lapjaiból húzz
sixcolours-choice-pass = Add tovább a kockákat
sixcolours-choice-on = Játssz tovább
sixcolours-choice-end = Fejezd be a játékot

## Esélyek a tipp mellett

sixcolours-odds-card = Esély ({ $card-name }): { $chance }
sixcolours-odds-instead = Helyette { $card-name }: { $chance }
sixcolours-brief-card = { $chance } { $card-name }

## Események

sixcolours-event-starts = { $name } kezd.
sixcolours-event-shown = Megszerezhető: { $card-name }.
sixcolours-event-taken_over = { $name } átveszi a kockákat.
sixcolours-event-kept = { $dice-count ->
    [0] { $name } mind a hat kockát felveszi.
   *[other] { $name } megtartja: { $dice }.
}{ $declined-count ->
    [0] { "" }
    [one] { " " }Egy lap elutasítva.
   *[other] { " " }{ $declined-count } lap elutasítva.
}
sixcolours-event-thrown = { $name } dobása: { $dice }.{ $twins ->
    [true] { " " }A két fekete egyforma!
   *[false] { "" }
}
sixcolours-event-turned = { $name } átfordít egy kockát: { $face-name }.
sixcolours-event-taken = { $name } elvesz egy lapot: { $card-name }.
sixcolours-event-pile_empty = Ez a pakli elfogyott.
sixcolours-event-action = { $action ->
    [again] { $name } még egyszer jöhet.
    [steal] { $name } kötelező akciója: lopás.
    [swap] { $name } kötelező akciója: lapcsere.
   *[group_swap] { $name } kötelező akciója: csoportos csere mindenkivel, akinek van lapja.
}
sixcolours-event-lapsed = { $action ->
    [again] De vége a játéknak.
   *[other] De senki másnak nincs lapja.
}
sixcolours-event-chosen = { $action ->
    [steal] { $name } lop { $victim-name } lapjaiból.
   *[other] { $name } és { $victim-name } lapot cserél.
}
sixcolours-event-drew = { $name } húz egyet { $victim-name } lapjaiból.
sixcolours-event-drew_card = A lap: { $card-name }.
sixcolours-event-gave = { $name } odaad egy lapot, { $victim-name } kapja.
sixcolours-event-gave_card = A lap: { $card-name }.
sixcolours-event-no_card = { $name } nem szerzett lapot: a kockák a következő játékosra maradnak.
sixcolours-event-last_card = { $name } összegyűjtött { $cards } lapot: vége a játéknak.
sixcolours-event-ended = { $name } befejezi a játékot.

## Hogyan ért véget

sixcolours-outcome-last_card = Megvan az utolsó lap, { $name } { $score } pontot gyűjtött.
sixcolours-outcome-ended = A játékot idő előtt befejezték, { $name } { $score } pontot gyűjtött.

## Szabályváltozatok

sixcolours-option-start = Ki kezd
sixcolours-option-start-lot = Sorsolás dönti el
sixcolours-option-groups = Egy kombináció csoportjai
sixcolours-option-groups-meaning = Három párnak számít-e négy kék és két zöld.
sixcolours-option-groups-shared = Lehetnek azonos színűek
sixcolours-option-groups-distinct = Különböző színűeknek kell lenniük
sixcolours-option-ending = A játék korábbi befejezése
sixcolours-option-ending-own_turn = Az első dobásod előtt vagy lapszerzés után
sixcolours-option-ending-after_card = Csak közvetlenül lapszerzés után
sixcolours-option-swap = Mit adhatsz cserébe
sixcolours-option-swap-other_card = Bármely lapot, kivéve a most húzottat
sixcolours-option-swap-any_card = Bármely lapot
sixcolours-option-ties = Egyenlő pontszám
sixcolours-option-ties-shared = Közös győzelem
sixcolours-option-ties-fewer_cards = Akinek kevesebb lapja van

## Billentyűk

sixcolours-keys-1 = 1 … 6
sixcolours-keys-1-text = az ilyen sorszámú kocka, oldal, lap vagy játékos
sixcolours-keys-2 = C
sixcolours-keys-2-text = a következő megszerezhető lap megnézése
sixcolours-keys-3 = T
sixcolours-keys-3-text = a lap elvétele
sixcolours-keys-4 = R
sixcolours-keys-4-text = dobás
sixcolours-keys-5 = O
sixcolours-keys-5-text = a kockák átvétele
sixcolours-keys-6 = B
sixcolours-keys-6-text = egy kocka átfordítása, ha a két fekete egyforma
sixcolours-keys-7 = V
sixcolours-keys-7-text = a saját lapok megnézése
sixcolours-keys-8 = E
sixcolours-keys-8-text = a játék befejezése (kétszer kell megnyomni)

## A szabályok röviden: egy-egy cím és bekezdés

sixcolours-rules-1 = A kör
sixcolours-rules-1-text = Három lap szerezhető meg, minden pakli tetején egy. Legfeljebb háromszor dobhatsz: először mind a hat kockával, aztán megtartod, amit szeretnél, és újra dobsz a többivel, legfeljebb kétszer; a korábban megtartott kockákat is újradobhatod. Amint kijön egy lap kombinációja, elveheted a lapot, és a köröd véget ér. Amíg nincs lapod, mindhárom dobást ki kell használnod.
sixcolours-rules-2 = Elutasított lap
sixcolours-rules-2-text = Ha kijött egy lap kombinációja, és mégis tovább dobsz, elutasítod: ebben a körben már nem veheted el. A harmadik dobás után el kell venned egy lapot, ha kijött a kombinációja, és nem utasítottad el.
sixcolours-rules-3 = A lapok
sixcolours-rules-3-text = Ha a jelek egyszínűek, abban a színben kell kidobnod őket. A többszínű X bármilyen színt jelent; az egy csoportba tartozó jeleknek egyformáknak kell lenniük. A felesleges kockák nem számítanak.
sixcolours-rules-4 = Ha nincs lap
sixcolours-rules-4-text = Lap nélküli kör után a következő játékos dobhat mind a hat kockával, vagy átveheti a kockákat úgy, ahogy vannak: ez az első dobásának számít. Átvételkor akár azonnal el is vehet egy lapot.
sixcolours-rules-5 = A fekete kockák
sixcolours-rules-5-text = Ha egy dobásban mindkét fekete kockával dobsz, és azonos színt mutatnak, egyszer a hat kocka bármelyikét átfordíthatod egy tetszőleges oldalára.
sixcolours-rules-6 = Akciók
sixcolours-rules-6-text = Az akciót végre kell hajtanod, de csak akkor, ha a lapot egy pakliból szerezted meg. Még egyszer jöhetsz: újabb kör. Lopj egy lapot: húzz valakitől egy lefordított lapot. Lapcsere: húzz egyet, és adj érte egy másikat. Csoportos csere: lapcsere mindenki mással.
sixcolours-rules-7 = A játék vége
sixcolours-rules-7-text = Két játékosnál valamelyikük 10. lapjával ér véget a játék, háromnál a 8., négynél a 6. lappal. Akinek már 7, 5, illetve 4 lapja van, előbb is befejezheti. Az nyer, akinek a lapjai összesen a legtöbb pontot érik.

## A lecke: egy első kör, lépésről lépésre

sixcolours-lesson-1 = Három lap szerezhető meg. A bal oldali lap négy egyszínű kockát kér, és 2 pontot ér. Három dobásod van: dobj mind a hat kockával.
sixcolours-lesson-2 = Két sárga csillag, egy fekete kockán és egy fehéren. Tartsd meg mindkettőt: koppints rájuk, aztán dobd újra a másik négyet.
sixcolours-lesson-3 = Egy harmadik sárga csillag! Tartsd meg mindhármat, és utoljára dobd újra a másik három kockát.
sixcolours-lesson-4 = Négy sárga kocka: pontosan ezt kéri a bal oldali lap. Vedd el!
sixcolours-lesson-end = A lap a tiéd, és már a pakli következő lapja szerezhető meg. Ha nem sikerült volna, a bot átvehette volna a kockáidat. Játssz tovább!

## A szabályoldalon: egy szám ahhoz, amit az olvasó választ

sixcolours-ask = Mekkora az esélyem?
sixcolours-ask-combination = Kombináció
sixcolours-ask-kept = Megtartva, egy színből
sixcolours-ask-throws = Hátralévő dobások
sixcolours-ask-answer = Esély
