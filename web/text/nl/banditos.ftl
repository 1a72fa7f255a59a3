# Los Banditos. Termen: buit, opeisen, weggeven, zakje, kleur-drieling, kleur-straatje, drieling, straatje, kleur-paartje, paartje, enkelingen.
# De vier plaatsen van de rij heten naar letters, zodat niemand ze voor punten houdt.

banditos-name = Los Banditos
banditos-people = 2 spelers
banditos-line = Drie dobbelstenen aan elke kant: wie pakt de buit?

## Dobbelstenen, plaatsen, combinaties

banditos-colour-black = zwarte
banditos-colour-green = groene
banditos-colour-red = rode
banditos-colour-blue = blauwe
banditos-colours-black = zwart
banditos-colours-green = groen
banditos-colours-red = rood
banditos-colours-blue = blauw
banditos-die = { $colour-name } { $value }
banditos-dice-one = een { banditos-die }
banditos-returned-one = { banditos-die }
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
banditos-combination = { $kind-name } { $values }
banditos-beaten = { banditos-combination }
banditos-label = { $kind ->
    [singles] { $values }
   *[other] { $kind-name } { $values }
}

## De tafel

banditos-row = De rij met buit
banditos-loot = Buit
banditos-fell-dice = { $name } trekt { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
} uit het zakje. Welke kleuren?
banditos-fell-tile = Er wordt een buitschijfje omgedraaid. Welk?
banditos-real-bag = Ook een eigen zakje: wij trekken de kleuren
banditos-real-tiles = Ook eigen buitschijfjes
banditos-tile-worth = { $value ->
    [one] { $value } punt
   *[other] { $value } punten
}
banditos-tile = { banditos-place }, { $value ->
    [one] { $value } punt
   *[other] { $value } punten
}
banditos-tile-better = { $name } staat er beter voor
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

banditos-first = Wie als eerste voor { $target } aan buit heeft, wint.
banditos-laid = { $name } heeft aangelegd: { $dice }.
banditos-laid-one = { $die } bij { banditos-place }
banditos-returned = Terug in het zakje: { $dice }.
banditos-pick = { $count ->
    [one] { $name }: tik op een verlichte plaats voor deze dobbelsteen.
   *[other] { $name }: tik op een dobbelsteen, dan op een verlichte plaats.
}
banditos-no-room = Geen plaats meer aan de kant van { $name }. Eis buit op, geef buit weg, of leg de rest terug.
banditos-make-room = Geen plaats meer aan de kant van { $name }: geef eerst een buit weg.
banditos-done = Alles is aangelegd. Tik op een buit om te zien hoe het daar staat.

## Waarom een buit opgeëist kan worden, of niet

banditos-why-safe = { $name } is veilig bij { $place } ({ $stands }): { $other } komt hooguit tot { $against }.
banditos-why-fresh = { $name } is veilig bij { $place } ({ $stands }), maar mag pas vanaf de volgende beurt opeisen.
banditos-why-beatable = { $name } is niet veilig bij { $place } ({ $stands }): { $other } kan nog tot { $against } komen.
banditos-why-incomplete = Bij { $place } komt { $name } hooguit tot { $reach }, { $other } tot { $against }.
banditos-nothing = niets

## Wat je kunt doen

banditos-move-draw = { $dice ->
    [one] Trek één steen
   *[other] Trek twee stenen
}
banditos-move-draw-note = { $name } is aan de beurt
banditos-move-place = Leg de { $die } aan
banditos-move-place-note = tik op een verlichte plaats
banditos-move-pass = Zakje doorgeven
banditos-move-pass-note = hierna { $name }
banditos-move-pass-returned = terug: { $dice }
banditos-move-claim = { banditos-place } opeisen
banditos-move-give = { banditos-place } weggeven
banditos-move-keep = Toch niet
banditos-move-sure = { banditos-place } weggeven
banditos-gain = { $points } voor { $name }
banditos-gain-game = { $name } wint het spel

banditos-give-sure = { banditos-place } weggeven? { $name } wint { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
banditos-give-game = { banditos-place } weggeven, en daarmee het spel?
banditos-give-game-text = { $name } heeft dan { $score } punten en wint meteen.

banditos-hint-draw = Trek dobbelstenen.
banditos-hint-pass = Geef het zakje door.
banditos-hint-place = Leg de { $die } aan bij { banditos-place }.
banditos-hint-claim = Eis { banditos-place } op.
banditos-hint-give = Geef { banditos-place } weg.

## Kansen bij een tip

banditos-odds-wins = { banditos-place }, volgende worp: wint { $chance }
banditos-odds-makes = { banditos-place }, volgende worp: { $kind-name } { $chance }

## Toetsen

banditos-keys-1 = A B C D
banditos-keys-1-text = de gekozen dobbelsteen daar aanleggen; anders die buit bekijken
banditos-keys-2 = ← →
banditos-keys-2-text = de andere dobbelsteen kiezen
banditos-keys-3 = I
banditos-keys-3-text = de buit een voor een bekijken
banditos-keys-4 = K
banditos-keys-4-text = opeisen
banditos-keys-5 = G
banditos-keys-5-text = de bekeken buit weggeven; nog een keer om te bevestigen

## Wat er gebeurde

banditos-event-starts = { $name } begint.
banditos-event-tile_shown = Nieuwe buit bij { banditos-place }: { $value ->
    [one] { $value } punt
   *[other] { $value } punten
}.
banditos-event-drawn = { $name } trekt { $colours }.
banditos-event-thrown = { $name } gooit { $dice }.
banditos-event-placed = { $name } legt de { $die } aan bij { banditos-place }.
banditos-event-claimed = { $name } eist { banditos-place } op.
banditos-event-gave_up = { $name } geeft { banditos-place } weg.
banditos-event-tile_won = { $why ->
    [better] { $name } wint { $value } met { $combination } tegen { $beaten } en heeft { $score }.
    [first] Allebei { $combination }, { $name } had het als eerste: { $name } wint { $value } en heeft { $score }.
    [claimed] { $name } wint { $value } met { $combination } en heeft { $score }.
   *[given] { $name } wint { $value } en heeft { $score }.
}
banditos-event-passed = { $returned-count ->
    [0] { $name } geeft het zakje door.
   *[other] Terug in het zakje: { $returned }. { $name } geeft het zakje door.
}

## Hoe het afliep

banditos-outcome-loot = { $name } heeft voor { $score } aan buit.

## Huisregels

banditos-option-start = Wie begint
banditos-option-start-lot = Het lot beslist
banditos-option-claim_against = Welke dobbelstenen tellen tegen het opeisen
banditos-option-claim_against-meaning = Opeisen mag als zulke dobbelstenen je niet kunnen verslaan.
banditos-option-claim_against-any = Alle kleuren en waarden
banditos-option-claim_against-bag = Alleen dobbelstenen die nu in het zakje zitten
banditos-option-no_room = Een dobbelsteen zonder vrije plaats
banditos-option-no_room-return = Gaat terug in het zakje
banditos-option-no_room-give_up = Eerst moet een buit weggegeven worden
banditos-option-claim_at_once = Opeisen in de beurt van de derde dobbelsteen
banditos-option-claim_at_once-yes = Ja
banditos-option-claim_at_once-no = Nee

## De regels in het kort: telkens een kopje en een alinea

banditos-rules-1 = De beurt
banditos-rules-1-text = Trek twee dobbelstenen uit het zakje en gooi ze (in de allereerste beurt maar één). Leg ze allebei aan jouw kant bij een buit aan, hooguit drie dobbelstenen per kant. Geef dan het zakje door.
banditos-rules-2 = Buit winnen
banditos-rules-2-text = Zodra aan beide kanten van een buit drie dobbelstenen liggen, wint de beste combinatie; zijn ze gelijk, dan wint de combinatie die het eerst compleet was. De dobbelstenen gaan terug in het zakje en er komt een nieuwe buit open te liggen.
banditos-rules-3 = Opeisen en weggeven
banditos-rules-3-text = Op elk moment van je beurt mag je een buit opeisen waar je drie dobbelstenen hebt die door geen enkele combinatie meer te verslaan zijn; gelijk is niet beter. Of je geeft een buit weg: de andere bandiet wint die, en jij hebt plaats voor je dobbelstenen.
banditos-rules-4 = Combinaties, de beste eerst
banditos-rules-4-text = Kleur-drieling (drie gelijke in één kleur), kleur-straatje (drie opeenvolgende in één kleur), drieling, straatje, kleur-paartje (twee gelijke in één kleur), paartje, enkelingen. Binnen een soort winnen de hoogste waarden; kleuren hebben geen rangorde.
banditos-rules-5 = Het einde
banditos-rules-5-text = Wie als eerste voor 10 aan buit heeft, wint meteen.

## De les: een eerste beurt, stap voor stap

banditos-lesson-1 = Vier stukken buit liggen tussen jou en de bot. In de allereerste beurt wordt maar één dobbelsteen getrokken: trek hem uit het zakje.
banditos-lesson-2 = Een zwarte 5. Bij elke buit strijden drie dobbelstenen aan jouw kant tegen drie aan de andere. Leg hem aan bij B, de buit van 3 punten.
banditos-lesson-3 = Aan jouw kant van B is nog plaats voor twee dobbelstenen. Meer valt er niet aan te leggen: geef het zakje door, dan trekt de bot er twee.
banditos-lesson-4 = De bot heeft ze allebei bij C aangelegd. Vanaf nu trek jij ook twee dobbelstenen: trek ze.
banditos-lesson-5 = Nog een zwarte 5! Naast de eerste is dat een kleur-paartje, en dat verslaat een gewoon paartje. Kies hem en leg hem ook bij B.
banditos-lesson-6 = Houd de derde plaats bij B vrij voor een betere dobbelsteen: een derde zwarte 5 zou een kleur-drieling zijn. Leg de groene 3 bij A.
banditos-lesson-end = Zodra aan beide kanten van een buit drie dobbelstenen liggen, wint de beste combinatie hem; met 10 punten win je. Geef het zakje door en speel verder!

## Op de regelpagina: een getal bij wat men kiest

banditos-ask = Wat brengt de derde dobbelsteen?
banditos-ask-first = Eerste dobbelsteen
banditos-ask-second = Tweede dobbelsteen
banditos-ask-colours = Hun kleuren
banditos-ask-kind = Dit of beter
banditos-ask-answer = Kans, met alle andere in het zakje
banditos-colours-same = gelijk
banditos-colours-different = verschillend
