# Zes kleuren. Termen: trio, drie paren, full house, vierling, vijfling, zesling, twee trio’s, vierling en paar; extra beurt, diefstal, ruil, groepsruil; bakje, stapel.

sixcolours-name = Zes kleuren
sixcolours-people = 2–4 spelers
sixcolours-line = Drie worpen voor een kaart. Lukt het niet, dan bouwt de volgende voort op jouw worp.

## Dobbelstenen: in een lijst alleen de kleur, apart ook het symbool

sixcolours-dice-b = blauw
sixcolours-dice-g = groen
sixcolours-dice-o = oranje
sixcolours-dice-p = roze
sixcolours-dice-u = paars
sixcolours-dice-y = geel
sixcolours-dice-B = blauw
sixcolours-dice-G = groen
sixcolours-dice-O = oranje
sixcolours-dice-P = roze
sixcolours-dice-U = paars
sixcolours-dice-Y = geel
sixcolours-face-b = blauw
sixcolours-face-g = groen
sixcolours-face-o = oranje
sixcolours-face-p = roze
sixcolours-face-u = paars
sixcolours-face-y = geel
sixcolours-face-B = blauw
sixcolours-face-G = groen
sixcolours-face-O = oranje
sixcolours-face-P = roze
sixcolours-face-U = paars
sixcolours-face-Y = geel
sixcolours-face-blue = blauwe pijl
sixcolours-face-green = groene cirkel
sixcolours-face-orange = oranje kruis
sixcolours-face-pink = roze driehoek
sixcolours-face-purple = paars vierkant
sixcolours-face-yellow = gele ster
sixcolours-die-white = { $colour } op witte dobbelsteen
sixcolours-die-black = { $colour } op zwarte dobbelsteen
sixcolours-kind-black = zwart
sixcolours-kind-white = wit

## Kaarten: alleen de combinatie, en elke kaart met de volledige naam

sixcolours-combination-trio = Trio
sixcolours-combination-three_pairs = Drie paren
sixcolours-combination-full_house = Full house
sixcolours-combination-four = Vierling
sixcolours-combination-five = Vijfling
sixcolours-combination-six = Zesling
sixcolours-combination-two_trios = Twee trio’s
sixcolours-combination-four_and_pair = Vierling en paar

sixcolours-card-trio_again = trio met extra beurt
sixcolours-card-trio_steal = trio met diefstal
sixcolours-card-trio_swap = trio met ruil
sixcolours-card-trio_group_swap = trio met groepsruil
sixcolours-card-three_pairs_again = drie paren met extra beurt
sixcolours-card-three_pairs_steal = drie paren met diefstal
sixcolours-card-three_pairs_swap = drie paren met ruil
sixcolours-card-three_pairs_group_swap = drie paren met groepsruil
sixcolours-card-full_house_again = full house met extra beurt
sixcolours-card-full_house_steal = full house met diefstal
sixcolours-card-full_house_swap = full house met ruil
sixcolours-card-full_house_group_swap = full house met groepsruil
sixcolours-card-four = vierling
sixcolours-card-five = vijfling
sixcolours-card-six = zesling
sixcolours-card-two_trios = twee trio’s
sixcolours-card-four_and_pair = vierling en paar
sixcolours-card-trio_blue = blauw trio
sixcolours-card-trio_green = groen trio
sixcolours-card-trio_orange = oranje trio
sixcolours-card-trio_pink = roze trio
sixcolours-card-trio_purple = paars trio
sixcolours-card-trio_yellow = geel trio
sixcolours-card-four_blue = blauwe vierling
sixcolours-card-four_green = groene vierling
sixcolours-card-four_orange = oranje vierling
sixcolours-card-four_pink = roze vierling
sixcolours-card-four_purple = paarse vierling
sixcolours-card-four_yellow = gele vierling
sixcolours-card-five_blue = blauwe vijfling
sixcolours-card-five_green = groene vijfling
sixcolours-card-five_orange = oranje vijfling
sixcolours-card-five_pink = roze vijfling
sixcolours-card-five_purple = paarse vijfling
sixcolours-card-five_yellow = gele vijfling

sixcolours-card-is = { $points ->
    [one] { $card }, 1 punt.
   *[other] { $card }, { $points } punten.
}
sixcolours-needs-trio = Drie gelijke, kleur naar keuze.
sixcolours-needs-three_pairs = Drie paren, kleuren naar keuze.
sixcolours-needs-full_house = Drie gelijke en een paar.
sixcolours-needs-four = Vier gelijke, kleur naar keuze.
sixcolours-needs-five = Vijf gelijke, kleur naar keuze.
sixcolours-needs-six = Zes gelijke, kleur naar keuze.
sixcolours-needs-two_trios = Twee keer drie gelijke.
sixcolours-needs-four_and_pair = Vier gelijke en een paar.
sixcolours-needs-colour = Alleen in deze kleur.
sixcolours-action-again-meaning = Daarna ben je nog een keer aan de beurt.
sixcolours-action-steal-meaning = Trek daarna een kaart bij een andere speler.
sixcolours-action-swap-meaning = Ruil daarna een kaart met een andere speler.
sixcolours-action-group_swap-meaning = Ruil daarna met iedereen een kaart.

## De tafel

sixcolours-piles = Open kaarten
sixcolours-pile-made = Past bij je dobbelstenen.
sixcolours-pile-declined = Deze beurt afgeslagen.
sixcolours-pile-left = { $left ->
    [one] De laatste kaart van deze stapel.
   *[other] { $left } kaarten in deze stapel.
}
sixcolours-pile-next = De volgende kaart wordt omgedraaid.
sixcolours-pile-empty = Leeg
sixcolours-flag-made = Gelukt!
sixcolours-flag-declined = Afgeslagen

sixcolours-tray = Dobbelstenen
sixcolours-throw = Worp { $thrown } van { $throws }
sixcolours-throws = { $throws } worpen
sixcolours-left-lying = Over te nemen
sixcolours-of = / { $last }
sixcolours-cards-of = { $count } van { $last } kaarten
sixcolours-cards = { $count ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $count } kaarten
}
sixcolours-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
sixcolours-final = Alle kaarten op tafel

sixcolours-look = { $name }: bekijk je kaarten
sixcolours-own-title = Kaarten van { $name }
sixcolours-own = { $count ->
    [one] 1 kaart, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
   *[other] { $count } kaarten, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
}
sixcolours-own-hidden = Alleen { $name } mag nu kijken.
sixcolours-show = Toon mijn kaarten
sixcolours-show-note = alleen voor { $name }
sixcolours-hide = Verberg
sixcolours-face-down = Een gedekte kaart
sixcolours-drawn = net getrokken
sixcolours-hand-over = Er moet een kaart worden weggegeven. Alleen wie geeft, mag de kaarten zien.

sixcolours-choose-steal = { $name } steelt een kaart
sixcolours-choose-swap = { $name } ruilt een kaart
sixcolours-draws = { $name } trekt bij { $victim }
sixcolours-gives = { $name } geeft { $victim } een kaart

sixcolours-advice-start = Er liggen drie kaarten open. Gooien maar!
sixcolours-advice-won = { $name } nam een kaart: { $card }. Gooi alle zes de dobbelstenen.
sixcolours-advice-again = { $name } mag nog een keer, met alle zes.
sixcolours-advice-inherit = { $name } liet deze dobbelstenen liggen. Tik op wat je houdt, of gooi alle zes.
sixcolours-advice-keep = Tik op de dobbelstenen die je wilt houden.
sixcolours-advice-made = Neem een gemarkeerde kaart. Gooi je verder, dan sla je die af.
sixcolours-advice-twins = De zwarte zijn gelijk: je mag één dobbelsteen draaien.
sixcolours-advice-turning = Tik op de dobbelsteen die je wilt draaien.
sixcolours-advice-last = Derde worp: je moet een gemarkeerde kaart nemen.
sixcolours-advice-gained = { $cards } kaarten: je mag het spel nu beëindigen.
sixcolours-advice-choose = Tik op de speler bij wie je trekt.
sixcolours-advice-hidden = Het volgende scherm is alleen voor { $name }.
sixcolours-advice-give = Je trok: { $card }. Tik op de kaart die je weggeeft.
sixcolours-faces = { $die } draaien naar
sixcolours-turn-makes = { $face }, past bij { $cards }

## Wat je kunt doen

sixcolours-move-throw-all = Gooi alle zes
sixcolours-move-throw = { $left ->
    [one] Gooi er één
   *[other] Gooi er { $left }
}
sixcolours-move-throw-none = Gooi
sixcolours-move-over = { $left ->
    [one] Neem over, gooi één
   *[other] Neem over, gooi { $left }
}
sixcolours-move-over-none = Neem over
sixcolours-throws-left = { $left ->
    [0] de laatste worp
    [one] daarna nog één
   *[other] daarna nog { $left }
}
sixcolours-declines = { $count ->
    [one] je slaat af: { $cards }
   *[other] je slaat { $count } kaarten af
}
sixcolours-keep-none = tik op wat je houdt
sixcolours-keep-all = gooi er minstens één
sixcolours-move-take = Neem
sixcolours-move-take-note = { $points ->
    [one] { $card }, 1 punt
   *[other] { $card }, { $points } punten
}
sixcolours-move-turn = Draai er één
sixcolours-move-turn-note = kant naar keuze
sixcolours-move-leave = Laat liggen
sixcolours-move-leave-note = draai er nu geen
sixcolours-move-pass = Geef door
sixcolours-move-pass-note = deze keer geen kaart
sixcolours-move-on = Speel verder
sixcolours-move-on-note = volgende speler
sixcolours-move-end = Beëindig spel
sixcolours-move-end-note = met { $count } kaarten
sixcolours-move-end-sure = Echt stoppen?
sixcolours-move-end-again = tik nog een keer
sixcolours-move-give = Aan { $name }
sixcolours-move-give-none = tik op een kaart

sixcolours-choice-take = Neem deze kaart: { $card }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
sixcolours-choice-keep = Houd { $dice } en gooi er { $left }
sixcolours-choice-throw = Gooi alle zes
sixcolours-choice-turn = Draai een dobbelsteen: { $die } wordt { $face }
sixcolours-choice-give = Geef deze kaart: { $card }
sixcolours-choice-give-hidden = Geef je kaart { $number }
sixcolours-choice-choose = Trek bij { $name }
sixcolours-choice-pass = Geef de dobbelstenen door
sixcolours-choice-on = Speel verder
sixcolours-choice-end = Beëindig het spel

## Kansen bij een tip

sixcolours-odds-card = Kans op { $card-name }: { $chance }
sixcolours-odds-instead = Of { $card-name }: { $chance }
sixcolours-brief-card = { $chance } { $card-name }

## Wat er gebeurde

sixcolours-event-starts = { $name } begint.
sixcolours-event-shown = Nieuwe open kaart: { $card-name }.
sixcolours-event-taken_over = { $name } neemt de dobbelstenen over.
sixcolours-event-kept = { $dice-count ->
    [0] { $name } pakt alle zes de dobbelstenen.
   *[other] { $name } houdt { $dice }.
}{ $declined-count ->
    [0] { "" }
    [one] { " " }Eén kaart is afgeslagen.
   *[other] { " " }{ $declined-count } kaarten zijn afgeslagen.
}
sixcolours-event-thrown = { $name } gooit { $dice }.{ $twins ->
    [true] { " " }De zwarte dobbelstenen zijn gelijk!
   *[false] { "" }
}
sixcolours-event-turned = { $name } draait een dobbelsteen naar { $face-name }.
sixcolours-event-taken = { $name } neemt een kaart: { $card-name }.
sixcolours-event-pile_empty = Die stapel is leeg.
sixcolours-event-action = { $action ->
    [again] { $name } heeft nog een beurt.
    [steal] { $name } moet een kaart stelen.
    [swap] { $name } moet een kaart ruilen.
   *[group_swap] { $name } moet een kaart ruilen met iedereen die er een heeft.
}
sixcolours-event-lapsed = { $action ->
    [again] Maar het spel is afgelopen.
   *[other] Maar niemand anders heeft een kaart.
}
sixcolours-event-chosen = { $action ->
    [steal] { $name } steelt van { $victim-name }.
   *[other] { $name } ruilt met { $victim-name }.
}
sixcolours-event-drew = { $name } trekt een kaart bij { $victim-name }.
sixcolours-event-drew_card = Het is: { $card-name }.
sixcolours-event-gave = { $name } geeft { $victim-name } een kaart.
sixcolours-event-gave_card = Het is: { $card-name }.
sixcolours-event-no_card = Geen kaart voor { $name }: de dobbelstenen blijven liggen voor de volgende speler.
sixcolours-event-last_card = { $name } heeft { $cards } kaarten: het spel is afgelopen.
sixcolours-event-ended = { $name } beëindigt het spel.

## Hoe het afliep

sixcolours-outcome-last_card = De laatste kaart is gewonnen, en { $name } heeft { $score } punten.
sixcolours-outcome-ended = Het spel is beëindigd, en { $name } heeft { $score } punten.

## Huisregels

sixcolours-option-start = Wie begint
sixcolours-option-start-lot = Het lot beslist
sixcolours-option-groups = Groepen van één combinatie
sixcolours-option-groups-meaning = Of vier blauwe en twee groene ook drie paren zijn.
sixcolours-option-groups-shared = Mogen dezelfde kleur hebben
sixcolours-option-groups-distinct = Moeten verschillende kleuren hebben
sixcolours-option-ending = Het spel eerder beëindigen
sixcolours-option-ending-own_turn = Voor je eerste worp, of na een gewonnen kaart
sixcolours-option-ending-after_card = Alleen meteen na een gewonnen kaart
sixcolours-option-swap = Wat je geeft bij een ruil
sixcolours-option-swap-other_card = Elke kaart, behalve de net getrokken kaart
sixcolours-option-swap-any_card = Elke kaart
sixcolours-option-ties = Evenveel punten
sixcolours-option-ties-shared = Samen winnen
sixcolours-option-ties-fewer_cards = Minste kaarten wint

## Toetsen

sixcolours-keys-1 = 1 … 6
sixcolours-keys-1-text = de dobbelsteen, kant, kaart of speler op deze plaats
sixcolours-keys-2 = C
sixcolours-keys-2-text = de volgende open kaart bekijken
sixcolours-keys-3 = T
sixcolours-keys-3-text = de kaart nemen
sixcolours-keys-4 = R
sixcolours-keys-4-text = gooien
sixcolours-keys-5 = O
sixcolours-keys-5-text = de dobbelstenen overnemen
sixcolours-keys-6 = B
sixcolours-keys-6-text = een dobbelsteen draaien als de zwarte gelijk zijn
sixcolours-keys-7 = V
sixcolours-keys-7-text = je eigen kaarten bekijken
sixcolours-keys-8 = E
sixcolours-keys-8-text = het spel beëindigen (druk twee keer)

## De regels in het kort: telkens een kopje en een alinea

sixcolours-rules-1 = De beurt
sixcolours-rules-1-text = Er liggen drie kaarten open, één op elke stapel. Je hebt maximaal drie worpen: gooi alle zes de dobbelstenen, houd wat je wilt en gooi de rest nog hooguit twee keer opnieuw; ook wat je eerder hield, mag je weer gooien. Zodra je worp bij een kaart past, mag je die nemen, en dan is je beurt voorbij. Zonder kaart moet je alle drie de worpen gebruiken.
sixcolours-rules-2 = Afgeslagen
sixcolours-rules-2-text = Past je worp bij een kaart en gooi je toch verder, dan sla je die kaart af: je mag hem deze beurt niet meer nemen. Past je derde worp bij een kaart die je niet hebt afgeslagen, dan moet je er een nemen.
sixcolours-rules-3 = Kaarten
sixcolours-rules-3-text = Symbolen in één kleur moet je in die kleur gooien. De bonte X staat voor een kleur naar keuze; de symbolen binnen één groep moeten gelijk zijn. Dobbelstenen die overblijven, maken niet uit.
sixcolours-rules-4 = Geen kaart
sixcolours-rules-4-text = Na een beurt zonder kaart mag de volgende speler alle zes de dobbelstenen gooien, of ze overnemen zoals ze liggen: dat telt dan als eerste worp. Wie overneemt, mag zelfs meteen een kaart nemen.
sixcolours-rules-5 = De zwarte dobbelstenen
sixcolours-rules-5-text = Gooi je beide zwarte dobbelstenen in één worp en tonen ze dezelfde kleur, dan mag je één keer een van de zes dobbelstenen op een kant naar keuze draaien.
sixcolours-rules-6 = Acties
sixcolours-rules-6-text = Een actie moet je uitvoeren, maar alleen als je de kaart van een stapel wint. Extra beurt: je bent nog een keer aan de beurt. Diefstal: trek een gedekte kaart bij een andere speler. Ruil: trek er een en geef een andere terug. Groepsruil: ruil met alle andere spelers.
sixcolours-rules-7 = Het einde
sixcolours-rules-7-text = Met z’n tweeën eindigt het spel zodra iemand een 10e kaart krijgt, met z’n drieën bij een 8e en met z’n vieren bij een 6e. Wie 7, 5 of 4 kaarten heeft, mag het spel al eerder beëindigen. Aan het einde tel je de punten op je kaarten op: wie de meeste heeft, wint.

## De les: een eerste beurt, stap voor stap

sixcolours-lesson-1 = Er liggen drie kaarten open. De linkerkaart vraagt om vier dobbelstenen van één kleur en is 2 punten waard. Je hebt drie worpen: gooi alle zes de dobbelstenen.
sixcolours-lesson-2 = Twee gele sterren: één op een zwarte dobbelsteen en één op een witte. Houd ze allebei: tik erop en gooi dan de andere vier opnieuw.
sixcolours-lesson-3 = Een derde gele ster! Houd ze alle drie en gooi de andere drie dobbelstenen voor het laatst opnieuw.
sixcolours-lesson-4 = Vier gele dobbelstenen: precies waar de linkerkaart om vraagt. Neem hem.
sixcolours-lesson-end = De kaart is van jou, en de volgende van die stapel ligt open. Was het niet gelukt, dan had de bot je dobbelstenen kunnen overnemen. Speel verder!

## Op de regelpagina: een getal bij wat de lezer kiest

sixcolours-ask = Hoe groot is mijn kans?
sixcolours-ask-combination = Combinatie
sixcolours-ask-kept = Gehouden, van één kleur
sixcolours-ask-throws = Worpen over
sixcolours-ask-answer = Kans
