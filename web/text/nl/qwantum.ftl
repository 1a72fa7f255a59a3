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
qwantum-group = { $colour }, som { $sum }
qwantum-group-out = { $colour }, som { $sum }, al gebruikt
qwantum-white-adds = + bij alles
qwantum-faces = Kanten van deze dobbelsteen: { $faces }.
qwantum-faces-short = Alle kanten
qwantum-steps = Acties van deze beurt
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
qwantum-note-passed = overgeslagen
qwantum-note-missed = misworp

qwantum-advice-start = { $name } gooit alle zeven de dobbelstenen.
qwantum-advice-throw = Tik op dobbelstenen om ze opnieuw te gooien, of op een gemarkeerd vakje.
qwantum-advice-throw-none = Tik op dobbelstenen om ze opnieuw te gooien. Deze sommen passen nergens.
qwantum-advice-write = Schrijf één kleur in een gemarkeerd vakje, of sla over.
qwantum-advice-choose = { $name } mag nog één kleur opschrijven.
qwantum-advice-unseen = { $name } mag in het geheim één kleur opschrijven.
qwantum-advice-none = Op het blad van { $name } past geen van deze sommen.

## Wat je kunt doen

qwantum-move-throw = Gooi
qwantum-move-throw-note = { $name }, alle zeven
qwantum-move-throw-practice = alle zeven de dobbelstenen
qwantum-move-again = Opnieuw
qwantum-move-again-note = { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
}
qwantum-move-again-none = tik op stenen
qwantum-move-pass = Sla over
qwantum-move-pass-note = schrijf niets op
qwantum-move-pass-miss = misworp: { $points ->
    [one] −1 punt
   *[other] −{ $points } punten
}
qwantum-move-pass-ends = 5e misworp: einde spel
qwantum-key-pass = p

qwantum-choice-throw = Gooi
qwantum-choice-again = Gooi { $dice } opnieuw
qwantum-choice-write = Schrijf { $number } bij { $colour-name }
qwantum-choice-pass = Sla over en schrijf niets op

qwantum-hand-over = Iedereen kiest in het geheim een kleur. Daarna worden alle keuzes tegelijk onthuld.

## Kansen bij een tip

qwantum-odds-fits = Daarna past minstens één kleur: { $chance }
qwantum-odds-fits_two = Twee kleuren passen: { $chance }
qwantum-odds-row = Na { $colour-name } { $number } past de volgende worp: { $chance }
qwantum-odds-other_row = { qwantum-odds-row }
qwantum-brief-fits = { $chance } passend
qwantum-brief-row = { $chance } daarna passend
qwantum-why-fits-fits_two = Daarna past minstens één kleur met een kans van { $fits-chance }, twee met { $fits_two-chance }.

## Toetsen

qwantum-keys-1 = 1 … 7
qwantum-keys-1-text = de dobbelsteen op deze plaats (van links) kiezen om opnieuw te gooien en alle kanten ervan bekijken
qwantum-keys-2 = R G V B
qwantum-keys-2-text = rood, geel, violet, blauw opschrijven
qwantum-keys-3 = P
qwantum-keys-3-text = overslaan (passen)
qwantum-keys-4 = ← →
qwantum-keys-4-text = de bladen van de andere spelers

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
qwantum-event-passed = { $name } slaat over.
qwantum-event-ready = { $name } heeft gekozen.
qwantum-event-chose = { $colour ->
    [none] Niets.
   *[other] In het geheim: { $colour-name } { $number }.
}
qwantum-event-revealed = Alle keuzes worden onthuld.
qwantum-event-missed = Misworp voor { $name }: −{ $misses }.
qwantum-event-sheet_full = Het blad van { $name } is vol.
qwantum-event-ended = Het spel is afgelopen.

## Hoe het afliep

qwantum-outcome-sheet_full = Een blad is vol.
qwantum-outcome-fifth_miss = Met een vijfde misworp is het spel afgelopen.
qwantum-practice = { $score ->
    [one] Eén punt
   *[other] { $score } punten
}

## Huisregels

qwantum-option-start = Wie begint
qwantum-option-start-lot = Het lot beslist
qwantum-option-equal = Gelijke getallen naast elkaar
qwantum-option-equal-meaning = Of in een rij twee gelijke getallen naast elkaar mogen staan.
qwantum-option-equal-no = Niet toegestaan
qwantum-option-equal-yes = Toegestaan
qwantum-option-choosing = Kiezen in C
qwantum-option-choosing-meaning = Als iedereen nog een kleur mag opschrijven.
qwantum-option-choosing-hidden = In het geheim, tegelijk onthuld
qwantum-option-choosing-open = Open, om de beurt
qwantum-option-ties = Gelijke stand
qwantum-option-ties-shared = Samen winnen
qwantum-option-ties-misses = Minste misworpen wint

## De regels in het kort: telkens een kopje en een alinea

qwantum-rules-1 = Het blad
qwantum-rules-1-text = Vul elke rij van links naar rechts. Tot de dikke lijn moeten de getallen oplopen, daarna moeten ze aflopen. Je kiest zelf in welke rij je schrijft, en wanneer.
qwantum-rules-2 = A: gooien
qwantum-rules-2-text = De actieve speler gooit alle zeven de dobbelstenen en mag er daarna één keer een of meer opnieuw gooien. Voor de som van een kleur tel je alle dobbelstenen in die kleur en de witte bij elkaar op; bij een kleur die niet gegooid is, telt alleen de witte dobbelsteen. Tik op een dobbelsteen om de andere kanten ervan te zien.
qwantum-rules-3 = B: de actieve speler schrijft
qwantum-rules-3-text = De actieve speler mag de som van één kleur in de rij van die kleur schrijven. Die kleur doet deze beurt dan niet meer mee.
qwantum-rules-4 = C: iedereen schrijft
qwantum-rules-4-text = Iedereen, ook de actieve speler, mag een van de overige kleuren opschrijven. Iedereen kiest in het geheim, en alle keuzes worden tegelijk onthuld. Wie actief is en in B noch in C iets opschrijft, moet een misworp aankruisen.
qwantum-rules-5 = Punten
qwantum-rules-5-text = Een kolom waarvan alle vier de vakjes gevuld zijn, levert de op een na laagste waarde op. Misworpen kosten 1, dan 2, 3, 4 en 5 punten.
qwantum-rules-6 = Het einde
qwantum-rules-6-text = Het spel eindigt als een blad vol is, of als de actieve speler een vijfde misworp aankruist. De hoogste score wint. In je eentje speel je tegen je eigen record.

## De les: een eerste beurt, stap voor stap

qwantum-lesson-1 = Jij bent de actieve speler, dus jij gooit: alle zeven de dobbelstenen tegelijk.
qwantum-lesson-2 = De som van een kleur: alle dobbelstenen in die kleur plus de witte. Een rij moet oplopen tot de dikke lijn, dus je kunt het best laag beginnen. Tik op de witte 6 en gooi hem opnieuw.
qwantum-lesson-3 = Een witte 1: nu zijn alle sommen laag. Blauw is 2 + 1 = 3. Schrijf die 3 in het eerste vakje van de blauwe rij.
qwantum-lesson-4 = Blauw doet nu niet meer mee. Iedereen mag in het geheim nog één kleur opschrijven: schrijf de 4 in de rode rij.
qwantum-lesson-end = Rijen lopen op tot de dikke lijn en daarna af. Alleen volle kolommen leveren punten op, elk het op een na laagste getal. Nu is de bot aan de beurt. Speel verder!

## Op de regelpagina: een getal bij wat de lezer kiest

qwantum-ask = Hoe hoog komt een kleur?
qwantum-ask-colour = Kleur
qwantum-ask-limit = Meer dan
qwantum-ask-answer = In één worp met alle dobbelstenen
