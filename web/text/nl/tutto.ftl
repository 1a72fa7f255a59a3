# Tutto. Termen: nulworp, drieling, stoppen, doorgaan, klavertje, vuurwerk, stop, straat, plus/min, dubbel, bonus.

tutto-name = Tutto
tutto-people = 2–10 spelers
tutto-line = Zes dobbelstenen en een kaart: alles of niets.

## Kaarten: hoe ze heten en wat ze vragen

tutto-card-clover = Klavertje
tutto-card-fireworks = Vuurwerk
tutto-card-stop = Stop
tutto-card-straight = Straat
tutto-card-plusminus = Plus/min
tutto-card-double = Dubbel
tutto-card-bonus200 = Bonus 200
tutto-card-bonus300 = Bonus 300
tutto-card-bonus400 = Bonus 400
tutto-card-bonus500 = Bonus 500
tutto-card-bonus600 = Bonus 600

tutto-meaning-clover = { $leaf ->
    [1] Met nog één Tutto win je het spel. Stoppen mag niet.
   *[other] Met twee Tutto’s win je het spel. Stoppen mag niet.
}
tutto-meaning-fireworks = Gooi door tot een nulworp. Die kost niets. Stoppen mag niet.
tutto-meaning-stop = De beurt is voorbij.
tutto-meaning-straight = 1 tot en met 6, elk één keer: 2.000. Eerder stoppen mag niet.
tutto-meaning-plusminus = Een Tutto is 1.000 waard en kost de koploper 1.000. Eerder stoppen mag niet.
tutto-meaning-double = Een Tutto verdubbelt de punten van deze beurt.
tutto-meaning-bonus200 = Een Tutto levert 200 extra op.
tutto-meaning-bonus300 = Een Tutto levert 300 extra op.
tutto-meaning-bonus400 = Een Tutto levert 400 extra op.
tutto-meaning-bonus500 = Een Tutto levert 500 extra op.
tutto-meaning-bonus600 = Een Tutto levert 600 extra op.

## De tafel

tutto-pile = { $count ->
    [one] Gedekte stapel, één kaart
   *[other] Gedekte stapel, { $count } kaarten
}
tutto-this-turn = Deze beurt
tutto-first-card = Draai een kaart om en begin.
tutto-plus = +{ $points }
tutto-aside = Opzij
tutto-aside-none = Nog niets opzijgelegd
tutto-aside-list = Opzijgelegd: { $dice }
tutto-tray = Gegooid
tutto-die = { $face }
tutto-fell-card = { $name } draait een kaart om. Welke?
tutto-real-cards = Ook echte kaarten
tutto-target = Doel: { $target }

tutto-pick = Kies dobbelstenen om opzij te leggen.
tutto-picked = { $points ->
    [0] Leg { $dice } opzij
   *[other] { $dice } { $count ->
        [one] levert
       *[other] leveren
    } { $points } op
}
tutto-picked-tutto = { $points ->
    [0] Alle zes de dobbelstenen liggen opzij: Tutto!
   *[other] { $points }, en alle zes de dobbelstenen liggen opzij: Tutto!
}

tutto-last-null = Nulworp!
tutto-last-stop_card = Stop!
tutto-last-leader_out = Al op kop!
tutto-last-stopped = Genoteerd
tutto-last-fireworks_over = Genoteerd
tutto-last-lost = { $points ->
    [0] { $name } krijgt geen punten.
   *[other] { $name } verliest { $points }.
}
tutto-last-wrote = { $points ->
    [0] { $name } krijgt geen punten.
   *[other] { $name } noteert { $points }.
}
tutto-shout-tutto = Tutto!

## Wat je kunt doen

tutto-move-draw = Draai kaart om
tutto-move-draw-note = { $name } is aan de beurt
tutto-move-go = Ga door
tutto-move-go-note = { $left ->
    [one] gooi de laatste steen
   *[other] gooi { $left } stenen
}
tutto-move-go-tutto = Tutto! Gooi er weer zes
tutto-move-go-none = kies minstens één steen
tutto-move-stop = Stop
tutto-move-stop-note = noteer { $total }
tutto-move-stop-tutto = Tutto: noteer { $total }

tutto-choice-draw = Draai een kaart om
tutto-choice-keep = Leg { $dice } opzij
tutto-choice-stop = Stop en noteer { $total }

## Kansen bij een tip

tutto-odds-card_ends = De volgende kaart beëindigt de beurt: { $chance }
tutto-odds-null = { $dice ->
    [one] Nulworp met de laatste steen: { $chance }
   *[other] Nulworp met { $dice } stenen: { $chance }
}
tutto-odds-average = Gemiddeld als je doorgaat: { $points }
tutto-odds-stop = Als je stopt: { $points }
tutto-odds-going_card_ends = { tutto-odds-card_ends }
tutto-odds-going_null = { tutto-odds-null }
tutto-odds-going_average = { tutto-odds-average }
tutto-odds-tutto = Tutto: { $chance }
tutto-odds-straight = Straat: { $chance }
tutto-brief-null = { $chance } nulworp
tutto-brief-card_ends = { $chance } einde beurt
tutto-why-null-average-stop = Met { $null-dice ->
    [one] de laatste steen
   *[other] { $null-dice } stenen
} verder: nulworp { $null-chance }, gemiddeld { $average-points }. Stoppen levert { $stop-points } op.
tutto-why-going_null-going_average = Stoppen levert { $total } op. Met { $going_null-dice ->
    [one] de laatste steen
   *[other] { $going_null-dice } stenen
} verder: nulworp { $going_null-chance }, gemiddeld { $going_average-points }.

## Toetsen

tutto-keys-1 = 1 … 6
tutto-keys-1-text = een dobbelsteen met dit getal kiezen
tutto-keys-2 = A
tutto-keys-2-text = alle dobbelstenen kiezen die tellen
tutto-keys-3 = S
tutto-keys-3-text = stoppen

## Wat er gebeurde

tutto-event-starts = { $name } begint.
tutto-event-shuffled = De stapel is op: alle kaarten worden opnieuw geschud.
tutto-event-card = { $name } draait een kaart om: { $card-name }.
tutto-event-thrown = { $name } gooit { $dice }.
tutto-event-kept = { $points ->
    [0] { $name } legt { $dice } opzij.
   *[other] { $name } legt { $dice } opzij voor { $points }.
}
tutto-event-tutto = { $points ->
    [0] Tutto!
   *[other] Tutto! Nu { $points } punten.
}
tutto-event-clover_won = Het klavertje is gelukt: { $name } wint het spel.
tutto-event-null = { $points ->
    [0] Nulworp.
   *[other] Nulworp: { $points } punten gaan verloren.
}
tutto-event-stop_card = { $points ->
    [0] De beurt is voorbij.
   *[other] De beurt is voorbij, { $points } punten gaan verloren.
}
tutto-event-leader_out = { $points ->
    [0] { $name } staat alleen op kop, dus de beurt is voorbij.
   *[other] { $name } staat alleen op kop: de beurt is voorbij, { $points } punten gaan verloren.
}
tutto-event-stopped = { $name } stopt met { $dice }.
tutto-event-fireworks_over = Het vuurwerk is voorbij.
tutto-event-wrote = { $name } noteert { $points } en heeft nu { $score }.
tutto-event-paid = { $name } verliest { $points } en heeft nu { $score }.
tutto-event-last_turns = { $seats-count ->
    [one] { $name } heeft het doel gehaald: { $seats } krijgt nog één beurt.
   *[other] { $name } heeft het doel gehaald: { $seats } krijgen elk nog één beurt.
}

## Hoe het afliep

tutto-outcome-target = { $name } haalde het doel met { $score } punten.
tutto-outcome-clover = Het klavertje van { $name } is gelukt.
tutto-outcome-equal_turns = Iedereen heeft evenveel beurten gehad.
tutto-loser = geeft een rondje

## Huisregels

tutto-option-target = Doel
tutto-option-target-meaning = Wie als eerste zoveel punten noteert, wint.
tutto-option-start = Wie begint
tutto-option-start-lot = Het lot beslist
tutto-option-doubles = Wat Dubbel verdubbelt
tutto-option-doubles-total = Alle punten van deze beurt
tutto-option-doubles-dice = Alleen de gegooide punten van deze beurt
tutto-option-doubles-card = Alleen de dobbelstenen van deze kaart
tutto-option-payment = Wanneer de koploper betaalt bij plus/min
tutto-option-payment-written = Als de punten genoteerd worden
tutto-option-payment-at_once = Meteen, bij de Tutto
tutto-option-sole_leader = Als de enige koploper plus/min omdraait
tutto-option-sole_leader-out = De beurt is voorbij
tutto-option-sole_leader-plays = Speelt om 1.000, niemand betaalt
tutto-option-below_zero = Score onder nul
tutto-option-below_zero-no = Nooit
tutto-option-below_zero-yes = Mogelijk
tutto-option-ending = Einde van het spel
tutto-option-ending-at_once = Zodra iemand het doel haalt
tutto-option-ending-equal_turns = Na evenveel beurten voor iedereen
tutto-option-leaf_earlier = Een eerdere Tutto in de beurt telt mee voor het klavertje
tutto-option-leaf_earlier-no = Nee
tutto-option-leaf_earlier-yes = Ja
tutto-option-leaf_card = Nieuwe kaart tussen de Tutto’s van het klavertje
tutto-option-leaf_card-no = Nee
tutto-option-leaf_card-yes = Ja

## De regels in het kort: telkens een kopje en een alinea

tutto-rules-1 = De beurt
tutto-rules-1-text = Draai een kaart om en gooi zes dobbelstenen. Leg minstens één dobbelsteen die telt opzij; gooi dan de rest opnieuw, of stop. Als je stopt, noteer je alle punten van de beurt. Telt er niets in een worp, dan is dat een nulworp: je beurt is voorbij en je bent de punten ervan kwijt.
tutto-rules-2 = Wat telt
tutto-rules-2-text = Een 1 is 100 waard, een 5 is 50 waard. Drie gelijke in één worp: tweeën 200, drieën 300, vieren 400, vijven 500, zessen 600, enen 1.000. Dobbelstenen uit verschillende worpen tellen nooit samen.
tutto-rules-3 = Tutto
tutto-rules-3-text = Heb je alle zes de dobbelstenen opzijgelegd, dan heb je een Tutto en betaalt de kaart uit. Stop, of draai de volgende kaart om en gooi weer alle zes de dobbelstenen, met alle punten van de beurt op het spel.
tutto-rules-4 = De kaarten
tutto-rules-4-text = Bonus: bij een Tutto krijg je de punten op de kaart erbij. Dubbel: een Tutto verdubbelt de punten van de beurt. Stop: je beurt is voorbij en je bent de punten ervan kwijt. Vuurwerk: je moet gooien tot een nulworp, maar die kost je niets. Straat: verzamel 1 tot en met 6 voor 2.000; eerder stoppen mag niet. Plus/min: een Tutto is 1.000 waard en de koploper verliest 1.000; eerder stoppen mag niet; wie alleen op kop staat en deze kaart omdraait, verliest de beurt en de punten ervan. Klavertje: met twee Tutto’s achter elkaar win je het spel; stoppen mag niet.
tutto-rules-5 = Het einde
tutto-rules-5-text = Wie als eerste 6.000 punten noteert, wint. Wie van de anderen de minste punten heeft, geeft een rondje.

## De les: een eerste beurt, stap voor stap

tutto-lesson-1 = Elke beurt begint met een kaart: die zegt wat een Tutto oplevert. Draai hem om, dan worden meteen de zes dobbelstenen gegooid.
tutto-lesson-2 = Bonus 400: leg je alle zes de dobbelstenen opzij, dan krijg je er 400 bij. In deze worp telt alleen de 1, voor 100 punten. Die is al gekozen: ga door met de andere vijf dobbelstenen.
tutto-lesson-3 = Drie tweeën in één worp leveren 200 op, samen is dat 300. Je zou nu kunnen stoppen en die 300 noteren, maar doe dat nog niet: leg de tweeën opzij en ga door met twee dobbelstenen.
tutto-lesson-4 = Een 1 en een 5: alle zes de dobbelstenen liggen opzij, een Tutto! 450 punten, plus de bonus van 400. Als je doorgaat, zet je alles op het spel: stop en noteer 850.
tutto-lesson-end = Je 850 punten zijn nu veilig; met een nulworp, een worp waarin niets telt, was je ze allemaal kwijtgeraakt. Wie als eerste 6.000 punten noteert, wint. Speel nu verder!

## Op de regelpagina: een getal bij wat de lezer kiest

tutto-ask = Nog een keer gooien?
tutto-ask-dice = Aantal dobbelstenen
tutto-ask-points = Punten op het spel
tutto-ask-answer = Gemiddeld aantal punten als je daarna stopt (zonder de kaart)
