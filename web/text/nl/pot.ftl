# Pass the Pot. Termen: POT, ronde, beurt, bank, combo, straatcombo, drielingcombo, bonuscombo.

pot-name = Pass the Pot
pot-people = 2–5 spelers
pot-line = Pak de POT en houd hem tot je weer aan de beurt bent.

## Combo’s: hoe ze heten en wat ze opleveren

pot-combo-straight_123 = 1-2-3
pot-combo-straight_234 = 2-3-4
pot-combo-straight_345 = 3-4-5
pot-combo-triple_111 = 1-1-1
pot-combo-triple_222 = 2-2-2
pot-combo-triple_333 = 3-3-3
pot-combo-triple_444 = 4-4-4
pot-combo-triple_555 = 5-5-5
pot-combo-pot = P-O-T
pot-combo-bonus = Bonuscombo

pot-pays-straight_123 = 1-2-3: 1 uit de bank, daarna moet je de 1 en de 3 opnieuw gooien.
pot-pays-straight_234 = 2-3-4: 1 uit de bank.
pot-pays-straight_345 = { $players ->
    [2] 3-4-5: 1 van de ander, of 2 uit de bank.
   *[other] 3-4-5: van twee spelers elk 1, of 2 uit de bank.
}
pot-pays-triple_111 = 1-1-1: betaal maximaal 3 aan de bank, en je beurt is voorbij.
pot-pays-triple_222 = { $players ->
    [2] 2-2-2: 2 van de ander, of 1 uit de bank.
   *[other] 2-2-2: 2 van één speler, of van twee spelers elk 1, of 1 uit de bank.
}
pot-pays-triple_333 = { $players ->
    [2] 3-3-3: 2 uit de bank en 1 van de ander.
   *[other] 3-3-3: 2 uit de bank en 1 van één speler.
}
pot-pays-triple_444 = { $players ->
    [2] 4-4-4: 2 uit de bank en 1 van de ander.
   *[other] 4-4-4: 2 uit de bank en van twee spelers elk 1.
}
pot-pays-triple_555 = { $players ->
    [2] 5-5-5: 5 uit de bank, houd er 4 en geef er 1 weg.
   *[other] 5-5-5: 5 uit de bank, houd er 3 en geef twee spelers elk 1.
}
pot-pays-pot = P-O-T: 2 uit de bank, 1 van elke andere speler, en de POT.
pot-pays-bonus = { $bonus ->
    [135] Bonuscombo 1-3-5: iedereen krijgt 1 uit de bank.
   *[other] Bonuscombo 4-2-O: iedereen krijgt 1 uit de bank.
}
pot-shout = { $combo }!

## De tafel

pot-round = { $turns ->
    [0] Ronde { $round }
    [one] Ronde { $round } · laatste beurt
   *[other] Ronde { $round } · nog { $turns } beurten
}
pot-goal = Doel: { $target } munten
pot-pot = { $coins ->
    [one] De POT: één munt
   *[other] De POT: { $coins } munten
}
pot-pot-at = { $pot }, bij { $name }
pot-bank = Bank
pot-bank-holds = { $coins ->
    [none] De bank
    [one] De bank: één munt
   *[other] De bank: { $coins } munten
}
pot-held = Te verslaan: { $dice }
pot-held-won = Gewonnen met { $dice }
pot-held-none = Nog niets te verslaan
pot-to-beat = te verslaan
pot-holds = { $name } heeft de POT
pot-nobody-holds = Wie begint, krijgt met elk resultaat de POT.
pot-round-won = { $coins ->
    [0] { $name } wint de ronde. De POT was leeg.
    [one] { $name } wint de ronde en één munt.
   *[other] { $name } wint de ronde en { $coins } munten.
}
pot-seat-holds = heeft de POT
pot-seat-coming = gooit nog
pot-minus = −{ $coins }
pot-plus = +{ $coins }
pot-tap-take = { $coins ->
    [0] Neem van { $name }
    [one] Neem van { $name }: één munt
   *[other] Neem van { $name }: { $coins } munten
}
pot-tap-give = { $coins ->
    [0] Geef aan { $name }
   *[other] Geef aan { $name }: één munt
}
pot-tray = Dobbelstenen
pot-tray-of = Dobbelstenen van { $name }
pot-lots = Ieder één dobbelsteen
pot-fell-off = Iedereen gooit één dobbelsteen. Wat is het geworden?
pot-throws-one = { $name } { $face }
pot-die = Dobbelsteen { $letter }: { $face }
pot-die-letter = Dobbelsteen { $letter }: de letter

pot-title-start_off = Wie begint?
pot-title-win_off = Gelijk! Eén worp beslist
pot-title-starts = { $name } begint
pot-title-begins = { $name } begint de ronde
pot-title-over = { $name } wint het spel
pot-title-throw = { $throw ->
    [1] { $name }: eerste worp
    [2] { $name }: tweede worp
    [3] { $name }: laatste worp
   *[other] { $name }: de 1 en de 3 opnieuw
}
pot-title-take = { $name }: wie betaalt?
pot-title-give = { $name }: wie krijgt een munt?
pot-last-took_pot = { $name } pakt de POT met { $result }
pot-last-lower = { $name }: { $result } is te laag
pot-last-equal = Gelijk: geen POT voor { $name }
pot-last-triple_111 = 1-1-1! De beurt van { $name } is voorbij
pot-last-pot = P-O-T! { $name } wint de ronde

pot-advice-first = Letters tellen als 0, de getallen tel je op.
pot-advice-beat = Met meer dan { $best } pak je de POT.
pot-advice-again = Tik op wat je opnieuw wilt gooien. Deze worp is gratis.
pot-advice-pay = Een laatste worp kost één munt, die je op de POT legt. Tik op de dobbelstenen.
pot-advice-kept = Je houdt { $dice }.
pot-advice-all = Je gooit alle drie opnieuw.
pot-advice-take = Tik op wie betaalt: één munt per tik.
pot-advice-give = Tik op wie een munt krijgt.

## Wat je kunt doen

pot-move-throw = Gooi
pot-move-throw-note = { $name } is aan de beurt
pot-move-again = Gooi opnieuw
pot-move-pay = Betaal { $coins }, gooi
pot-move-again-note = { $coins ->
    [0] { $count ->
        [one] één steen, gratis
       *[other] { $count } stenen, gratis
    }
   *[other] { $count ->
        [one] één steen, laatste worp
       *[other] { $count } stenen, laatste worp
    }
}
pot-move-again-none = tik op stenen
pot-move-stop = Stop op { $result }
pot-move-stop-on = { $which ->
    [bonus] Stop op de bonuscombo
   *[other] Stop op { $combo }
}
pot-stop-holds = pak de POT
pot-stop-took_pot = pak de POT
pot-stop-lower = te laag voor de POT
pot-stop-equal = gelijk: geen POT
pot-stop-combo = { $combo } betaalt, { $pot }
pot-stop-again = +1, dan { $dice } opnieuw
pot-move-take = Neem { $coins }
pot-move-give = Houd { $kept }, geef { $given }
pot-take-one = { $coins } van { $name }
pot-take-bank = { $coins } uit de bank
pot-give-one = { $coins } aan { $name }
pot-move-take-none = Van spelers
pot-move-take-none-note = { $count ->
    [0] tik op wie betaalt
   *[other] tik nog een keer
}
pot-move-give-none = Geef
pot-move-give-none-note = { $count ->
    [0] tik op wie een munt krijgt
   *[other] tik nog iemand aan
}

pot-choice-throw = Gooi de dobbelstenen
pot-choice-again = Gooi { $dice } opnieuw
pot-choice-pay = Betaal { $coins }, gooi { $dice } opnieuw
pot-choice-stop = Stop op { $result }
pot-choice-stop-on = { $which ->
    [bonus] Stop op de bonuscombo
   *[other] Stop op { $combo }
}
pot-choice-take = Neem { $shares }
pot-choice-give = Geef { $shares }

## Kansen bij een tip

pot-odds-reach = Meer dan { $best } met alle worpen: { $chance }
pot-odds-beat = Meer dan { $best } met deze worp: { $chance }
pot-odds-mean = Gemiddeld resultaat: { $result }
pot-odds-combo = Een combo: { $chance }
pot-odds-holds = { $others ->
    [one] { $result } houdt stand als de ander je wil verslaan: { $chance }
   *[other] { $result } houdt stand als alle anderen je willen verslaan: { $chance }
}
pot-brief-reach = { $chance } boven { $best }
pot-brief-beat = { pot-brief-reach }
pot-brief-mean = gemiddeld { $result }
pot-brief-holds = { $chance } houdt stand
pot-why-beat-combo = Deze worp verslaat { $beat-best } met een kans van { $beat-chance }; combo: { $combo-chance }.
pot-why-mean-combo = Deze worp geeft gemiddeld { $mean-result }; combo: { $combo-chance }.

## Toetsen

pot-keys-1 = P O T
pot-keys-1-text = deze dobbelsteen wel of niet kiezen
pot-keys-2 = 1 … 5
pot-keys-2-text = de dobbelstenen met dit getal kiezen; de speler op deze plaats kiezen
pot-keys-3 = A
pot-keys-3-text = alle drie de dobbelstenen kiezen, of geen
pot-keys-4 = S
pot-keys-4-text = stoppen
pot-keys-5 = B
pot-keys-5-text = uit de bank nemen

## Wat er gebeurde

pot-event-rolled_off = { $purpose ->
    [win] Wie wint? { $throws }.
   *[other] Wie begint? { $throws }.
}
pot-event-again_off = { $seats } staan gelijk en gooien opnieuw.
pot-event-starts = { $name } begint.
pot-event-round_begins = { $coins ->
    [0] Ronde { $round }: { $name } begint. De bank is leeg.
    [one] Ronde { $round }: { $name } begint met één munt op de POT.
   *[other] Ronde { $round }: { $name } begint met { $coins } munten op de POT.
}
pot-event-thrown = { $thrown-count ->
    [3] { $name } gooit { $dice }.
   *[other] { $name } heeft nu { $dice }.
}
pot-event-paid_pot = { $name } legt { $coins } op de POT.
pot-event-stopped = { $name } stopt.
pot-event-combo = { $combo-name }!
pot-event-bank_paid = { $name } krijgt { $coins } uit de bank.
pot-event-paid_bank = { $name } betaalt { $coins } aan de bank.
pot-event-paid_player = { $to-name } krijgt { $coins } van { $name }.
pot-event-lapsed = { $combo ->
    [triple_111] { $name } heeft geen munten om te betalen.
   *[other] Niemand kan betalen.
}
pot-event-result = Resultaat: { $result }.
pot-event-pot_taken = { $from ->
    [none] { $name } heeft de POT.
   *[other] { $name } pakt de POT af van { $from-name }.
}
pot-event-pot_stays = { $equal ->
    [true] { $best } evenaren is niet genoeg: de POT blijft bij { $holder-name }.
   *[other] { $best } is niet verslagen: de POT blijft bij { $holder-name }.
}
pot-event-round_won = { $coins ->
    [0] { $name } wint de ronde. De POT was leeg.
    [one] { $name } wint de ronde en één munt.
   *[other] { $name } wint de ronde en { $coins } munten.
}
pot-event-tied = { $seats } hebben elk { $coins } munten.
pot-event-game_won = { $name } wint met { $coins } munten.

## Hoe het afliep

pot-outcome-target = { $score } munten aan het einde van een ronde, en niemand heeft er meer.
pot-outcome-roll_off = { $name } won de beslissende worp.

## Huisregels

pot-option-target = Doel
pot-option-target-meaning = Het spel eindigt als iemand aan het einde van een ronde zoveel munten heeft.
pot-option-start = Wie begint
pot-option-start-roll_off = De hoogste worp
pot-option-bonus = Bonuscombo
pot-option-bonus-meaning = Iedereen krijgt 1 uit de bank.
pot-option-bonus-42o = 4-2-O
pot-option-bonus-135 = 1-3-5
pot-option-bonus-none = Geen
pot-option-after_123 = De worp na 1-2-3
pot-option-after_123-nothing = Levert niets meer op
pot-option-after_123-pays = 2-2-2, 2-3-4 en bonuscombo betalen uit
pot-option-bank = Bank
pot-option-bank-unlimited = Raakt nooit leeg
pot-option-bank-limited = Kan leeg raken
pot-option-total = Munten in het spel
pot-option-total-meaning = Voor een bank die leeg kan raken; minstens twee keer het doel.
pot-option-ones = Resultaat van 1-1-1
pot-option-ones-0 = 0
pot-option-ones-3 = 3

## De regels in het kort: telkens een kopje en een alinea

pot-rules-1 = De beurt
pot-rules-1-text = Gooi drie dobbelstenen, elk met 1 tot en met 5 en een letter. Houd het resultaat, of gooi één keer gratis zoveel dobbelstenen als je wilt opnieuw. Daarna mag je een munt op de POT leggen om nog een laatste keer opnieuw te gooien, met welke dobbelstenen je maar wilt. De som is je resultaat; letters tellen als 0.
pot-rules-2 = De POT
pot-rules-2-text = Wie de ronde begint, krijgt met elk resultaat de POT. Met een hoger resultaat pak je hem af, met een gelijk resultaat niet. Heb jij de POT, dan heeft elke andere speler één beurt om je te verslaan. Lukt dat niemand, dan win je alle munten op de POT en begin je de volgende ronde; de bank legt er 2 nieuwe munten op.
pot-rules-3 = Straatcombo’s
pot-rules-3-text = 1-2-3: 1 uit de bank, daarna moet je de 1 en de 3 opnieuw gooien. 2-3-4: 1 uit de bank. 3-4-5: van twee spelers elk 1, of 2 uit de bank. P-O-T: 2 uit de bank en 1 van elke andere speler, en je wint meteen de ronde en de POT.
pot-rules-4 = Drielingcombo’s
pot-rules-4-text = 1-1-1: 3 aan de bank, en je beurt is meteen voorbij. 2-2-2: 2 van één speler, of van twee spelers elk 1, of 1 uit de bank. 3-3-3: 2 uit de bank en 1 van één speler. 4-4-4: 2 uit de bank en van twee spelers elk 1. 5-5-5: 5 uit de bank, en je geeft twee andere spelers elk 1. Bonuscombo 4-2-O: iedereen krijgt 1 uit de bank.
pot-rules-5 = Het einde
pot-rules-5-text = Heeft iemand aan het einde van een ronde 24 munten of meer, dan is het spel afgelopen. Wie dan de meeste munten heeft, wint. Bij een gelijke stand gooit ieder één dobbelsteen. Kun je niet alles betalen, betaal dan wat je hebt: niemand maakt schulden en niemand valt af.

## De les: een eerste beurt, stap voor stap

pot-lesson-1 = De POT staat voor je, met twee munten erop. Jij begint de ronde: gooi de drie dobbelstenen.
pot-lesson-2 = Een letter telt als 0, dus dit is maar 5. Je mag één keer gratis opnieuw gooien: laat de 5 liggen, tik op beide letters en gooi ze opnieuw.
pot-lesson-3 = 5, 5 en 1 is samen 11. Je mag een van je munten op de POT leggen en nog een laatste keer opnieuw gooien: tik op de 1 en betaal.
pot-lesson-4 = 14! De bot had één beurt om dat te verslaan, en dat is niet gelukt: de drie munten op de POT zijn voor jou. Wie wint, begint de volgende ronde: gooi.
pot-lesson-5 = 3-4-5 is een combo, en een combo betaalt uit als je erop stopt. Bovendien is 12 een goed resultaat: stop.
pot-lesson-6 = 3-4-5 levert 1 munt van een andere speler op, of 2 uit de bank. Neem de twee uit de bank.
pot-lesson-end = Je hebt de POT met 12, en de bot probeert je te verslaan. Met 24 munten aan het einde van een ronde win je, als niemand er meer heeft. Speel verder!

## Op de regelpagina: een getal bij wat de lezer kiest

pot-ask = Houdt mijn resultaat stand?
pot-ask-best = Je resultaat
pot-ask-players = Spelers
pot-ask-answer = Zo vaak win je de POT
