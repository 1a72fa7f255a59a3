# Zes kleuren. Termen: trio, drie paren, full house, vierling, vijfling, zesling, twee trio’s, vierling en paar; extra beurt, stelen, ruilen, groepsruil; bakje, stapel.

sixcolours-name = Zes kleuren
sixcolours-people = 2–4 spelers
sixcolours-line = Drie worpen voor drie kaarten. Wat jou niet lukt, is de kans van de volgende.

## Dobbelstenen: in een lijst alleen de kleur, apart ook het teken

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
sixcolours-die-white = { $colour }, witte dobbelsteen
sixcolours-die-black = { $colour }, zwarte dobbelsteen
sixcolours-kind-black = zwart
sixcolours-kind-white = wit

## Kaarten: alleen de combinatie, en elke kaart met haar volle naam

sixcolours-combination-trio = Trio
sixcolours-combination-three_pairs = Drie paren
sixcolours-combination-full_house = Full house
sixcolours-combination-four = Vierling
sixcolours-combination-five = Vijfling
sixcolours-combination-six = Zesling
sixcolours-combination-two_trios = Twee trio’s
sixcolours-combination-four_and_pair = Vierling en paar

sixcolours-card-trio_again = trio met extra beurt
sixcolours-card-trio_steal = trio met stelen
sixcolours-card-trio_swap = trio met ruilen
sixcolours-card-trio_group_swap = trio met groepsruil
sixcolours-card-three_pairs_again = drie paren met extra beurt
sixcolours-card-three_pairs_steal = drie paren met stelen
sixcolours-card-three_pairs_swap = drie paren met ruilen
sixcolours-card-three_pairs_group_swap = drie paren met groepsruil
sixcolours-card-full_house_again = full house met extra beurt
sixcolours-card-full_house_steal = full house met stelen
sixcolours-card-full_house_swap = full house met ruilen
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
sixcolours-needs-trio = Drie gelijke, kleur maakt niet uit.
sixcolours-needs-three_pairs = Drie keer twee gelijke.
sixcolours-needs-full_house = Drie gelijke en twee gelijke.
sixcolours-needs-four = Vier gelijke, kleur maakt niet uit.
sixcolours-needs-five = Vijf gelijke, kleur maakt niet uit.
sixcolours-needs-six = Alle zes gelijk.
sixcolours-needs-two_trios = Twee keer drie gelijke.
sixcolours-needs-four_and_pair = Vier gelijke en twee gelijke.
sixcolours-needs-colour = Alleen in deze kleur.
sixcolours-action-again-meaning = Daarna nog een beurt.
sixcolours-action-steal-meaning = Daarna van iemand een kaart trekken.
sixcolours-action-swap-meaning = Daarna met iemand een kaart ruilen.
sixcolours-action-group_swap-meaning = Daarna met iedereen een kaart ruilen.

## De tafel

sixcolours-piles = Open kaarten
sixcolours-pile-made = Gelukt met jouw dobbelstenen.
sixcolours-pile-declined = Afgeslagen in deze beurt.
sixcolours-pile-left = { $left ->
    [one] De laatste kaart van de stapel.
   *[other] { $left } kaarten in de stapel.
}
sixcolours-pile-next = De volgende kaart wordt omgedraaid.
sixcolours-pile-empty = Leeg
sixcolours-flag-made = Gelukt!
sixcolours-flag-declined = Afgeslagen

sixcolours-tray = Dobbelstenen
sixcolours-throw = Worp { $thrown } van { $throws }
sixcolours-throws = { $throws } worpen
sixcolours-left-lying = Achtergelaten
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
sixcolours-own-hidden = Nu mag alleen { $name } kijken.
sixcolours-show = Toon mijn kaarten
sixcolours-show-note = alleen { $name } kijkt
sixcolours-hide = Verbergen
sixcolours-face-down = Een gedekte kaart
sixcolours-drawn = net getrokken
sixcolours-hand-over = Er wordt een kaart weggegeven. Alleen wie geeft, mag de kaarten zien.

sixcolours-choose-steal = { $name } steelt een kaart
sixcolours-choose-swap = { $name } ruilt een kaart
sixcolours-draws = { $name } trekt bij { $victim }
sixcolours-gives = { $name } geeft { $victim } een kaart

sixcolours-advice-start = Er liggen drie kaarten open. Gooien maar!
sixcolours-advice-won = Kaart voor { $name }: { $card }. Alle zes de dobbelstenen zijn vrij.
sixcolours-advice-again = Nog een beurt voor { $name }, met alle zes.
sixcolours-advice-inherit = { $name } liet deze dobbelstenen liggen. Tik op wat je houdt, of gooi alle zes.
sixcolours-advice-keep = Tik op de dobbelstenen die je houdt.
sixcolours-advice-made = Neem een verlichte kaart, of gooi door: wat je laat liggen, is afgeslagen.
sixcolours-advice-twins = De zwarte zijn gelijk: je mag één dobbelsteen draaien.
sixcolours-advice-turning = Tik op de dobbelsteen die je draait.
sixcolours-advice-last = Dat was de derde worp: neem een verlichte kaart.
sixcolours-advice-gained = { $cards } kaarten: je mag het spel nu beëindigen.
sixcolours-advice-choose = Tik op degene bij wie je trekt.
sixcolours-advice-hidden = Het volgende beeld is alleen voor { $name }.
sixcolours-advice-give = Getrokken: { $card }. Tik op de kaart die je geeft.
sixcolours-faces = { $die } draaien naar
sixcolours-turn-makes = { $face }, geeft { $cards }

## Wat je kunt doen

sixcolours-move-throw-all = Gooi alle zes
sixcolours-move-throw = { $left ->
    [one] Gooi er één
   *[other] Gooi er { $left }
}
sixcolours-move-throw-none = Gooien
sixcolours-move-over = { $left ->
    [one] Overnemen, gooi één
   *[other] Overnemen, gooi { $left }
}
sixcolours-move-over-none = Overnemen
sixcolours-throws-left = { $left ->
    [0] de laatste worp
    [one] daarna nog één
   *[other] daarna nog { $left }
}
sixcolours-declines = { $count ->
    [one] slaat af: { $cards }
   *[other] slaat { $count } kaarten af
}
sixcolours-keep-none = tik op wat je houdt
sixcolours-keep-all = minstens één moet rollen
sixcolours-move-take = Nemen
sixcolours-move-take-note = { $points ->
    [one] { $card }, 1 punt
   *[other] { $card }, { $points } punten
}
sixcolours-move-turn = Draai er één
sixcolours-move-turn-note = naar elke kant
sixcolours-move-leave = Laten liggen
sixcolours-move-leave-note = nu niet draaien
sixcolours-move-pass = Doorgeven
sixcolours-move-pass-note = deze keer geen kaart
sixcolours-move-on = Verder spelen
sixcolours-move-on-note = volgende speler
sixcolours-move-end = Beëindig spel
sixcolours-move-end-note = met { $count } kaarten
sixcolours-move-end-sure = Echt stoppen?
sixcolours-move-end-again = tik nog een keer
sixcolours-move-give = Aan { $name }
sixcolours-move-give-none = tik op een kaart

sixcolours-hint-take = Neem { $card }, { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
}
sixcolours-hint-keep = Houd { $dice } en gooi er { $left }.
sixcolours-hint-throw = Gooi alle zes.
sixcolours-hint-turn = Draai een dobbelsteen ({ $die }) naar { $face }.
sixcolours-hint-give = Geef weg: { $card }.
sixcolours-hint-give-hidden = Bekijk je kaarten: de juiste is gekozen.
sixcolours-hint-choose = Trek bij { $name }.
sixcolours-hint-pass = Geef de dobbelstenen door.
sixcolours-hint-on = Speel verder.
sixcolours-hint-end = Beëindig het spel: je staat waarschijnlijk voor.

## Kansen bij een tip

sixcolours-odds-card = Kans op { $card-name }: { $chance }
sixcolours-odds-instead = In plaats daarvan { $card-name }: { $chance }

## Wat er gebeurde

sixcolours-event-starts = { $name } begint.
sixcolours-event-shown = Nieuwe open kaart: { $card-name }.
sixcolours-event-taken_over = { $name } neemt de dobbelstenen over.
sixcolours-event-kept = { $dice-count ->
    [0] { $name } neemt alle zes de dobbelstenen.
   *[other] { $name } houdt { $dice }.
}{ $declined-count ->
    [0] { "" }
    [one] { " " }Eén kaart is afgeslagen.
   *[other] { " " }{ $declined-count } kaarten zijn afgeslagen.
}
sixcolours-event-thrown = { $name } gooit { $dice }.{ $twins ->
    [true] { " " }De zwarte zijn gelijk!
   *[false] { "" }
}
sixcolours-event-turned = { $name } draait een dobbelsteen naar { $face-name }.
sixcolours-event-taken = { $name } neemt: { $card-name }.
sixcolours-event-pile_empty = Die stapel is leeg.
sixcolours-event-action = { $action ->
    [again] Nog een beurt voor { $name }.
    [steal] { $name } moet een kaart stelen.
    [swap] { $name } moet een kaart ruilen.
   *[group_swap] { $name } moet een kaart ruilen met iedereen die er een heeft.
}
sixcolours-event-lapsed = { $action ->
    [again] Maar het spel is afgelopen.
   *[other] Maar niemand anders heeft een kaart.
}
sixcolours-event-chosen = { $action ->
    [steal] { $name } steelt bij { $victim-name }.
   *[other] { $name } ruilt met { $victim-name }.
}
sixcolours-event-drew = { $name } trekt een kaart bij { $victim-name }.
sixcolours-event-drew_card = Het is: { $card-name }.
sixcolours-event-gave = { $name } geeft { $victim-name } een kaart.
sixcolours-event-gave_card = Het is: { $card-name }.
sixcolours-event-no_card = Geen kaart voor { $name }: de dobbelstenen blijven liggen voor de volgende.
sixcolours-event-last_card = { $name } heeft { $cards } kaarten: het spel is afgelopen.
sixcolours-event-ended = { $name } beëindigt het spel.

## Hoe het afliep

sixcolours-outcome-last_card = De laatste kaart is gewonnen, en { $name } heeft { $score } punten.
sixcolours-outcome-ended = Het spel werd beëindigd, en { $name } heeft { $score } punten.

## Huisregels

sixcolours-option-start = Wie begint
sixcolours-option-start-lot = Het lot beslist
sixcolours-option-groups = Groepen van één combinatie
sixcolours-option-groups-meaning = Of vier blauwe en twee groene drie paren zijn.
sixcolours-option-groups-shared = Mogen dezelfde kleur hebben
sixcolours-option-groups-distinct = Moeten verschillende kleuren hebben
sixcolours-option-ending = Het spel eerder beëindigen
sixcolours-option-ending-own_turn = Voor je eerste worp, of na een gewonnen kaart
sixcolours-option-ending-after_card = Alleen meteen na een gewonnen kaart
sixcolours-option-swap = Wat je geeft bij het ruilen
sixcolours-option-swap-other_card = Elke kaart behalve de net getrokken kaart
sixcolours-option-swap-any_card = Elke kaart
sixcolours-option-ties = Evenveel punten
sixcolours-option-ties-shared = Gedeelde winst
sixcolours-option-ties-fewer_cards = Minder kaarten wint

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
sixcolours-keys-8-text = het spel beëindigen, twee keer indrukken

## De regels in het kort: telkens een kopje en een alinea

sixcolours-rules-1 = De beurt
sixcolours-rules-1-text = Er liggen drie kaarten open, één op elke stapel. Je hebt maximaal drie worpen: gooi alle zes de dobbelstenen, houd wat je wilt, gooi de rest, en dan nog een keer; wat je eerder hield, mag je weer gooien. Zodra je een kaart gegooid hebt, mag je die nemen, en dan is je beurt voorbij.
sixcolours-rules-2 = Afgeslagen
sixcolours-rules-2-text = Een kaart die je had kunnen nemen maar hebt laten liggen door verder te gooien, is voor de rest van de beurt niet meer voor jou. Na de derde worp moet je een kaart nemen die gelukt is en niet is afgeslagen.
sixcolours-rules-3 = Kaarten
sixcolours-rules-3-text = Tekens in één kleur moeten in die kleur gegooid worden. De bonte X staat voor elke kleur; tekens op één plaatje moeten gelijk zijn. Dobbelstenen die overblijven, maken niet uit.
sixcolours-rules-4 = Geen kaart
sixcolours-rules-4-text = Na een beurt zonder kaart mag de volgende speler alle zes gooien, of de dobbelstenen overnemen zoals ze liggen: dat telt als de eerste worp. Wie overneemt, mag zelfs meteen een kaart nemen.
sixcolours-rules-5 = De zwarte dobbelstenen
sixcolours-rules-5-text = Worden beide zwarte dobbelstenen samen gegooid en tonen ze dezelfde kleur, dan mag je één keer een van de zes dobbelstenen naar een kant naar keuze draaien.
sixcolours-rules-6 = Acties
sixcolours-rules-6-text = Extra beurt: je mag nog een keer. Stelen: trek bij iemand een gedekte kaart. Ruilen: trek er een en geef een andere terug. Groepsruil: hetzelfde met iedereen. Ze gelden alleen als de kaart van een stapel komt.
sixcolours-rules-7 = Het einde
sixcolours-rules-7-text = Met z’n tweeën eindigt het spel zodra iemand de 10e kaart heeft, met z’n drieën de 8e, met z’n vieren de 6e. Vanaf 7, 5 of 4 kaarten mag wie ze heeft het spel eerder beëindigen. De punten op de kaarten beslissen.

## De les: een eerste beurt, stap voor stap

sixcolours-lesson-1 = Er liggen drie kaarten open. De linker vraagt vier dobbelstenen van één kleur en is 2 punten waard. Je hebt drie worpen: gooi alle zes de dobbelstenen.
sixcolours-lesson-2 = Twee gele sterren, één op een zwarte dobbelsteen en één op een witte. Houd ze allebei: tik ze aan en gooi dan de andere vier opnieuw.
sixcolours-lesson-3 = Een derde gele ster! Houd ze alle drie en gooi de andere drie dobbelstenen voor het laatst.
sixcolours-lesson-4 = Vier gele dobbelstenen: precies wat de linker kaart vraagt. Neem haar.
sixcolours-lesson-end = De kaart is van jou, en de volgende van die stapel ligt open. Was het mislukt, dan had de bot je dobbelstenen kunnen overnemen. Speel verder!

## Op de regelpagina: een getal bij wat de lezer kiest

sixcolours-ask = Gaat het lukken?
sixcolours-ask-combination = Combinatie
sixcolours-ask-kept = Gehouden, van één kleur
sixcolours-ask-throws = Worpen over
sixcolours-ask-answer = Kans
