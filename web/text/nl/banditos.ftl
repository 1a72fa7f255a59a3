# Los Banditos. Termen: buit, opeisen, weggeven, zakje, kleur-drieling, kleur-straatje, drieling, straatje, kleur-paartje, paartje, enkelingen.
# De vier plaatsen van de rij heten naar letters, zodat niemand ze voor punten houdt.

banditos-name = Los Banditos
banditos-people = 2 spelers
banditos-line = Drie dobbelstenen aan elke kant: wie pakt de buit?

## Dobbelstenen, plaatsen, combinaties

banditos-colour-black = zwart
banditos-colour-green = groen
banditos-colour-red = rood
banditos-colour-blue = blauw
banditos-colours-black = zwart
banditos-colours-green = groen
banditos-colours-red = rood
banditos-colours-blue = blauw
banditos-die = { $colour-name ->
    [zwart] zwarte
    [groen] groene
    [rood] rode
   *[blauw] blauwe
} { $value }
banditos-dice-one = { banditos-die }
banditos-returned-one = de { banditos-die }
banditos-place = { $place ->
    [1] A
    [2] B
    [3] C
   *[4] D
}

banditos-kind-colour_triple = kleur-drieling
banditos-kind-colour_straight = kleur-straatje
banditos-kind-triple = drieling
banditos-kind-straight = straatje
banditos-kind-colour_pair = kleur-paartje
banditos-kind-pair = paartje
banditos-kind-singles = enkelingen
banditos-combination = { $kind ->
    [singles] { $kind-name } ({ $values })
    [straight] een { $kind-name } (tot { $values })
    [colour_straight] een { $kind-name } (tot { $values })
   *[other] een { $kind-name } ({ $values })
}
banditos-beaten = { banditos-combination }
banditos-label = { $kind ->
    [singles] { $values }
   *[other] { $kind-name } { $values }
}

## De tafel

banditos-row = Rij met buit
banditos-loot = Buit
banditos-fell-dice = { $name } trekt { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
} uit het zakje. Welke { $count ->
    [one] kleur?
   *[other] kleuren?
}
banditos-fell-tile = Er komt een nieuw buitschijfje open te liggen. Welk?
banditos-real-bag = Ook een echt zakje: jullie trekken de kleuren
banditos-real-tiles = Ook echte buitschijfjes
banditos-tile-worth = { $value ->
    [one] { $value } punt
   *[other] { $value } punten
}
banditos-tile = { banditos-place }, { $value ->
    [one] { $value } punt
   *[other] { $value } punten
}
banditos-tile-better = { $name } staat voor
banditos-tile-gone = { banditos-place }, geen buit meer
banditos-side-none = geen dobbelstenen
banditos-safe = veilig
banditos-hand = Dobbelstenen om aan te leggen
banditos-bag = In het zakje
banditos-bag-colour = { $count } { $colour }
banditos-pile = { $count ->
    [0] Geen buit meer op de stapel
    [one] Gedekte stapel, één buitschijfje
   *[other] Gedekte stapel, { $count } buitschijfjes
}
banditos-won = Buit van { $name }: { $tiles }
banditos-won-none = { $name } heeft nog geen buit

banditos-put = Leg de { $die } aan bij { banditos-place }
banditos-put-wins = wint { $points }
banditos-put-loses = verliest { $points }

banditos-first = Wie als eerste voor { $target } punten aan buit heeft, wint.
banditos-laid = { $name } legde aan: { $dice }.
banditos-laid-one = de { $die } bij { banditos-place }
banditos-returned = Terug in het zakje: { $dice }.
banditos-pick = { $count ->
    [one] { $name }: tik op een gemarkeerde plek voor deze dobbelsteen.
   *[other] { $name }: tik op een dobbelsteen en dan op een gemarkeerde plek.
}
banditos-no-room = Geen vrije plek aan de kant van { $name }. Eis buit op, geef buit weg, of leg de rest terug.
banditos-make-room = Geen vrije plek aan de kant van { $name }: je moet eerst buit weggeven.
banditos-done = Alles is aangelegd. Tik op een buitschijfje om te zien hoe het ervoor staat.

## Waarom een buit opgeëist kan worden, of niet

banditos-why-safe = { $name } is bij { $place } veilig met { $stands }. Best haalbaar voor { $other }: { $against }.
banditos-why-fresh = { $name } is bij { $place } veilig met { $stands }, maar mag pas in de volgende beurt opeisen.
banditos-why-beatable = { $name } is bij { $place } niet veilig met { $stands }: { $other } kan nog { $against } halen.
banditos-why-incomplete = Best haalbaar bij { $place }: { $name } { $reach }, { $other } { $against }.
banditos-nothing = niets

## Wat je kunt doen

banditos-move-draw = { $dice ->
    [one] Trek één steen
   *[other] Trek twee stenen
}
banditos-move-draw-note = { $name } is aan de beurt
banditos-move-place = Leg de { $die } aan
banditos-move-place-note = tik op een gemarkeerde plek
banditos-move-pass = Geef zakje door
banditos-move-pass-note = hierna { $name }
banditos-move-pass-returned = terug: { $dice }
banditos-move-claim = Eis { banditos-place } op
banditos-move-give = Geef { banditos-place } weg
banditos-move-keep = Toch niet
banditos-move-sure = Geef { banditos-place } weg
banditos-gain = { $points } voor { $name }
banditos-gain-game = { $name } wint het spel

banditos-give-sure = { banditos-place } weggeven? { $name } wint { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
banditos-give-game = { banditos-place } weggeven, en daarmee het spel?
banditos-give-game-text = { $name } heeft dan { $score } punten en wint meteen.

banditos-choice-draw = Trek uit het zakje
banditos-choice-pass = Geef het zakje door
banditos-choice-place = Leg de { $die } aan bij { banditos-place }
banditos-choice-claim = Eis { banditos-place } op
banditos-choice-give = Geef { banditos-place } weg

## Kansen bij een tip

banditos-odds-wins = { banditos-place }, volgende worp: winst { $chance }
banditos-odds-makes = { banditos-place }, volgende worp: { $kind-name } { $chance }
banditos-odds-other_wins = { banditos-place }, volgende worp: winst { $chance }
banditos-odds-other_makes = { banditos-place }, volgende worp: { $kind-name } { $chance }
banditos-brief-wins = { $chance } winst bij { banditos-place }
banditos-brief-makes = { $chance } { banditos-place }: { $kind-name }

## Toetsen

banditos-keys-1 = A B C D
banditos-keys-1-text = de gekozen dobbelsteen daar aanleggen; anders die buit bekijken
banditos-keys-2 = ← →
banditos-keys-2-text = de andere dobbelsteen kiezen
banditos-keys-3 = I
banditos-keys-3-text = de buitschijfjes een voor een bekijken
banditos-keys-4 = K
banditos-keys-4-text = opeisen
banditos-keys-5 = G
banditos-keys-5-text = de bekeken buit weggeven; druk nog een keer om te bevestigen

## Wat er gebeurde

banditos-event-starts = { $name } begint.
banditos-event-tile_shown = Nieuwe buit bij { banditos-place }: { $value ->
    [one] { $value } punt
   *[other] { $value } punten
}.
banditos-event-drawn = { $name } trekt: { $colours }.
banditos-event-thrown = { $name } gooit: { $dice }.
banditos-event-placed = { $name } legt de { $die } aan bij { banditos-place }.
banditos-event-claimed = { $name } eist { banditos-place } op.
banditos-event-gave_up = { $name } geeft { banditos-place } weg.
banditos-event-tile_won = { $why ->
    [better] { $name } wint { $value } met { $combination } tegen { $beaten } en heeft nu { $score }.
    [first] Allebei { $combination }, maar { $name } was het eerst klaar: { $name } wint { $value } en heeft nu { $score }.
    [claimed] { $name } wint { $value } met { $combination } en heeft nu { $score }.
   *[given] { $name } wint { $value } en heeft nu { $score }.
}
banditos-event-passed = { $returned-count ->
    [0] { $name } geeft het zakje door.
   *[other] { $name } legt { $returned } terug en geeft het zakje door.
}

## Hoe het afliep

banditos-outcome-loot = { $name } heeft voor { $score } punten aan buit.

## Huisregels

banditos-option-start = Wie begint
banditos-option-start-lot = Het lot beslist
banditos-option-claim_against = Dobbelstenen die meetellen bij het opeisen
banditos-option-claim_against-meaning = Je mag opeisen als de ander je daarmee niet kan verslaan.
banditos-option-claim_against-any = Alle kleuren en waarden
banditos-option-claim_against-bag = Alleen wat nu in het zakje zit
banditos-option-no_room = Dobbelsteen die je niet kwijt kunt
banditos-option-no_room-return = Gaat terug in het zakje
banditos-option-no_room-give_up = Je moet eerst buit weggeven
banditos-option-claim_at_once = Opeisen in de beurt van je derde dobbelsteen
banditos-option-claim_at_once-yes = Ja
banditos-option-claim_at_once-no = Nee

## De regels in het kort: telkens een kopje en een alinea

banditos-rules-1 = De beurt
banditos-rules-1-text = Trek twee dobbelstenen uit het zakje en gooi ze (in de allereerste beurt van het spel maar één). Leg elke dobbelsteen aan jouw kant bij een buitschijfje aan, met hooguit drie dobbelstenen per kant. Geef dan het zakje door.
banditos-rules-2 = Buit winnen
banditos-rules-2-text = Zodra er aan beide kanten van een buitschijfje drie dobbelstenen liggen, wint de beste combinatie de buit. Bij gelijke combinaties wint de combinatie die het eerst compleet was. De dobbelstenen gaan terug in het zakje en er komt een nieuw schijfje open te liggen.
banditos-rules-3 = Opeisen en weggeven
banditos-rules-3-text = Op elk moment van je beurt mag je een buit opeisen als je er drie dobbelstenen hebt liggen die door geen enkele combinatie meer te verslaan zijn; een gelijke combinatie verslaat je niet. Je mag ook elke buit weggeven: de andere bandiet wint die, en jij hebt weer plek voor je dobbelstenen.
banditos-rules-4 = Combinaties, de beste eerst
banditos-rules-4-text = Kleur-drieling (drie gelijke in één kleur), kleur-straatje (drie opeenvolgende in één kleur), drieling, straatje, kleur-paartje (twee gelijke in één kleur), paartje, enkelingen. Binnen dezelfde soort winnen de hoogste waarden; alle kleuren zijn evenveel waard.
banditos-rules-5 = Het einde
banditos-rules-5-text = Wie als eerste voor 10 punten aan buit heeft, wint meteen.

## De les: een eerste beurt, stap voor stap

banditos-lesson-1 = Tussen jou en de bot liggen vier buitschijfjes. In de allereerste beurt van een spel trek je maar één dobbelsteen: trek hem uit het zakje.
banditos-lesson-2 = Een zwarte 5. Bij elke buit nemen drie dobbelstenen aan jouw kant het op tegen drie aan de andere kant. Leg je 5 aan bij B, de buit van 3 punten.
banditos-lesson-3 = Aan jouw kant van B is nog plek voor twee dobbelstenen. Meer heb je niet om aan te leggen, dus geef het zakje door. Daarna trekt de bot er twee.
banditos-lesson-4 = De bot heeft allebei de dobbelstenen bij C aangelegd. Vanaf nu trek jij er ook twee: trek ze.
banditos-lesson-5 = Nog een zwarte 5! Samen met de eerste is dat een kleur-paartje, en dat verslaat een gewoon paartje. Kies hem en leg hem ook aan bij B.
banditos-lesson-6 = Houd de derde plek bij B vrij voor iets beters: met een derde zwarte 5 heb je een kleur-drieling. Leg de groene 3 aan bij A.
banditos-lesson-end = Zodra er aan beide kanten drie dobbelstenen liggen, pakt de beste combinatie de buit. Wie als eerste 10 punten heeft, wint. Geef het zakje door en speel verder!

## Op de regelpagina: een getal bij wat de lezer kiest

banditos-ask = Wat maakt de derde dobbelsteen ervan?
banditos-ask-first = Eerste dobbelsteen
banditos-ask-second = Tweede dobbelsteen
banditos-ask-colours = Hun kleuren
banditos-ask-kind = Dit of beter
banditos-ask-answer = Kans, met alle andere dobbelstenen in het zakje
banditos-colours-same = gelijk
banditos-colours-different = verschillend
