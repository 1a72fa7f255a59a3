# Qwantum. Termen: actieve speler, actie A, B, C, worp, witte dobbelsteen, rij, kolom, dikke lijn, misworp.

qwantum-name = Qwantum
qwantum-people = 1–4 spelers
qwantum-line = Vier rijen: eerst omhoog, dan omlaag.

## Kleuren: hun namen, en de letters ernaast, die ook hun toetsen zijn

qwantum-colour-red = rood
qwantum-colour-yellow = geel
qwantum-colour-violet = violet
qwantum-colour-blue = blauw
qwantum-colour-white = wit
qwantum-kind-coloured = gekleurd
qwantum-kind-white = wit
qwantum-keys-fell = een dobbelsteen invoeren: de letter van de kleur, dan het getal
qwantum-letter-red = R
qwantum-letter-yellow = G
qwantum-letter-violet = V
qwantum-letter-blue = B

## De tafel

qwantum-dice = Dobbelstenen
qwantum-face = { $colour } { $number }
qwantum-die-blank = dobbelsteen { $die }, nog niet gegooid
qwantum-die-white = witte dobbelsteen, nog niet gegooid
qwantum-group = { $colour }, samen { $sum }
qwantum-group-out = { $colour }, samen { $sum }, al gebruikt
qwantum-white-adds = + bij alles
qwantum-faces = Kanten van deze dobbelsteen: { $faces }.
qwantum-faces-short = Alle kanten ervan
qwantum-steps = Acties van de beurt
qwantum-sheets = Bladen
qwantum-sheet-of = Blad van { $name }
qwantum-row = Rij
qwantum-column = kolom { $column }
qwantum-points = punten
qwantum-misses-short = misworpen
qwantum-misses = { $misses ->
    [0] Geen misworpen
    [one] Eén misworp, { $minus } punt eraf
   *[other] { $misses } misworpen, { $minus } punten eraf
}
qwantum-takes = leeg, hier past { $low } tot en met { $high }
qwantum-closed = leeg, hier past geen getal meer
qwantum-write = Schrijf { $number } bij { $colour }, kolom { $column }.
qwantum-write-column = De kolom levert { $points } op.
qwantum-note-unseen = heeft gekozen
qwantum-note-passed = past
qwantum-note-missed = misworp

qwantum-advice-start = { $name } gooit alle zeven de dobbelstenen.
qwantum-advice-throw = Tik op dobbelstenen om ze opnieuw te gooien, of op een verlicht vakje.
qwantum-advice-throw-none = Tik op dobbelstenen om ze opnieuw te gooien. Deze sommen passen nergens.
qwantum-advice-write = Schrijf één kleur in een verlicht vakje, of pas.
qwantum-advice-choose = { $name } mag nog één kleur opschrijven.
qwantum-advice-unseen = { $name } mag één kleur opschrijven, ongezien door de anderen.
qwantum-advice-none = Op het blad van { $name } past niets van wat er nog is.

## Wat je kunt doen

qwantum-move-throw = Gooien
qwantum-move-throw-note = { $name }, alle zeven
qwantum-move-throw-practice = alle zeven de dobbelstenen
qwantum-move-again = Opnieuw
qwantum-move-again-note = { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
}
qwantum-move-again-none = tik op stenen
qwantum-move-pass = Passen
qwantum-move-pass-note = niets opschrijven
qwantum-move-pass-miss = misworp: { $points ->
    [one] −1 punt
   *[other] −{ $points } punten
}
qwantum-move-pass-ends = 5e misworp: einde spel
qwantum-key-pass = p

qwantum-hint-throw = Gooi: iets anders kan niet.
qwantum-hint-again = Gooi { $dice } opnieuw.
qwantum-hint-write = Schrijf { $number } bij { $colour }.
qwantum-hint-pass = Pas, en schrijf niets op.

qwantum-hand-over = Iedereen kiest ongezien een kleur. Daarna komen alle keuzes tegelijk op tafel.

## Kansen bij een tip

qwantum-odds-fits = Daarna past minstens één kleur: { $chance }
qwantum-odds-fits_two = Twee kleuren passen: { $chance }
qwantum-odds-row = Na { $colour-name } { $number } past een worp: { $chance }

## Toetsen

qwantum-keys-1 = 1 … 7
qwantum-keys-1-text = een dobbelsteen voor de tweede worp nemen en de kanten ervan zien, van links geteld
qwantum-keys-2 = R G V B
qwantum-keys-2-text = rood, geel, violet, blauw opschrijven
qwantum-keys-3 = P
qwantum-keys-3-text = passen
qwantum-keys-4 = ← →
qwantum-keys-4-text = de bladen van de anderen

## Wat er gebeurde

qwantum-event-starts = { $name } begint.
qwantum-event-thrown = { $throw ->
    [1] { $name } gooit wit { $white }: rood { $red }, geel { $yellow }, violet { $violet }, blauw { $blue }.
   *[other] Nu wit { $white }: rood { $red }, geel { $yellow }, violet { $violet }, blauw { $blue }.
}
qwantum-event-again = { $dice-count ->
    [one] { $name } gooit één dobbelsteen opnieuw.
   *[other] { $name } gooit { $dice-count } dobbelstenen opnieuw.
}
qwantum-event-wrote = { $name } schrijft { $colour-name } { $number } op.
qwantum-event-column = Kolom { $column } levert { $points } op.
qwantum-event-passed = { $name } past.
qwantum-event-ready = { $name } heeft gekozen.
qwantum-event-chose = { $colour ->
    [none] Niets.
   *[other] Ongezien: { $colour-name } { $number }.
}
qwantum-event-revealed = Alle keuzes komen op tafel.
qwantum-event-missed = Misworp voor { $name }: { $points }.
qwantum-event-sheet_full = Het blad van { $name } is vol.
qwantum-event-ended = Het spel is afgelopen.

## Hoe het afliep

qwantum-outcome-sheet_full = Een blad is vol.
qwantum-outcome-fifth_miss = Een vijfde misworp maakte een einde aan het spel.
qwantum-practice = { $score ->
    [one] Eén punt
   *[other] { $score } punten
}

## Huisregels

qwantum-option-start = Wie begint
qwantum-option-start-lot = Het lot beslist
qwantum-option-equal = Gelijke buren in een rij
qwantum-option-equal-meaning = Of een getal in een rij naast zichzelf mag staan.
qwantum-option-equal-no = Niet toegestaan
qwantum-option-equal-yes = Toegestaan
qwantum-option-choosing = Kiezen in C
qwantum-option-choosing-meaning = Als iedereen nog een kleur mag opschrijven.
qwantum-option-choosing-hidden = Ongezien, tegelijk op tafel
qwantum-option-choosing-open = Open, om de beurt
qwantum-option-ties = Gelijke stand
qwantum-option-ties-shared = Gedeelde winst
qwantum-option-ties-misses = Minder misworpen wint

## De regels in het kort: telkens een kopje en een alinea

qwantum-rules-1 = Het blad
qwantum-rules-1-text = Elke rij wordt van links naar rechts gevuld. Tot de dikke lijn lopen de getallen op, daarna lopen ze af. In welke rij je wanneer schrijft, bepaal je zelf.
qwantum-rules-2 = A: gooien
qwantum-rules-2-text = De actieve speler gooit alle zeven de dobbelstenen en mag daarna één keer een of meer ervan opnieuw gooien. Elke kleur telt haar dobbelstenen en de witte bij elkaar op; een kleur die geen dobbelsteen toont, is alleen de witte dobbelsteen waard. Tik op een dobbelsteen om de andere kanten ervan te zien.
qwantum-rules-3 = B: de actieve speler schrijft
qwantum-rules-3-text = De actieve speler mag de som van één kleur in de rij van die kleur schrijven. Die kleur is dan gebruikt.
qwantum-rules-4 = C: iedereen schrijft
qwantum-rules-4-text = Iedereen, ook de actieve speler, mag een van de overige kleuren opschrijven. Kiezen gaat ongezien, en alle keuzes komen tegelijk op tafel. Wie actief is en in B noch in C iets opschrijft, krijgt een misworp.
qwantum-rules-5 = Punten
qwantum-rules-5-text = Een kolom met vier gevulde vakjes levert de op een na laagste waarde op. Misworpen kosten 1, dan 2, 3, 4 en 5 punten.
qwantum-rules-6 = Het einde
qwantum-rules-6-text = Het spel eindigt als een blad vol is, of met de vijfde misworp van de actieve speler. Het hoogste resultaat wint. In je eentje speel je om je eigen record.

## De les: een eerste beurt, stap voor stap

qwantum-lesson-1 = Jij bent de actieve speler, dus jij gooit: alle zeven de dobbelstenen tegelijk.
qwantum-lesson-2 = De som van een kleur is haar dobbelstenen plus de witte. Rijen lopen van links op tot de dikke lijn, dus begin je het best laag. Tik de witte 6 aan en gooi hem opnieuw.
qwantum-lesson-3 = Een witte 1: nu zijn alle sommen laag. Blauw komt op 2 + 1 = 3. Schrijf dat in het eerste vak van de blauwe rij.
qwantum-lesson-4 = Blauw is gebruikt. Iedereen mag nu nog één kleur opschrijven, zonder dat de anderen het zien: schrijf de 4 in de rode rij.
qwantum-lesson-end = Rijen lopen op tot de dikke lijn en daarna af; alleen volle kolommen tellen, elk met haar op één na laagste getal. Nu gooit de bot. Speel verder!

## Op de regelpagina: een getal bij wat de lezer kiest

qwantum-ask = Hoe hoog komt een kleur?
qwantum-ask-colour = Kleur
qwantum-ask-limit = Meer dan
qwantum-ask-answer = In één worp met alle dobbelstenen
