# Sechs Farben. Begriffe: Drilling, drei Paare, Full House, Vierer, Fünfer, Sechser, zwei Drillinge, Vierer und Paar; noch einmal, klauen, tauschen, Rundtausch; Wurfschale, Stapel.

sixcolours-name = Sechs Farben
sixcolours-people = 2–4 Personen
sixcolours-line = Drei Würfe für drei Karten. Was dir misslingt, erbt der Nächste.

## Würfel: in einer Liste nur die Farbe, einzeln auch das Zeichen

sixcolours-dice-b = Blau
sixcolours-dice-g = Grün
sixcolours-dice-o = Orange
sixcolours-dice-p = Rosa
sixcolours-dice-u = Lila
sixcolours-dice-y = Gelb
sixcolours-dice-B = Blau
sixcolours-dice-G = Grün
sixcolours-dice-O = Orange
sixcolours-dice-P = Rosa
sixcolours-dice-U = Lila
sixcolours-dice-Y = Gelb
sixcolours-face-b = Blau
sixcolours-face-g = Grün
sixcolours-face-o = Orange
sixcolours-face-p = Rosa
sixcolours-face-u = Lila
sixcolours-face-y = Gelb
sixcolours-face-B = Blau
sixcolours-face-G = Grün
sixcolours-face-O = Orange
sixcolours-face-P = Rosa
sixcolours-face-U = Lila
sixcolours-face-Y = Gelb
sixcolours-face-blue = blauer Pfeil
sixcolours-face-green = grüner Kreis
sixcolours-face-orange = oranges Kreuz
sixcolours-face-pink = rosa Dreieck
sixcolours-face-purple = lila Quadrat
sixcolours-face-yellow = gelber Stern
sixcolours-die-white = { $colour }, weißer Würfel
sixcolours-die-black = { $colour }, schwarzer Würfel
sixcolours-kind-black = schwarz
sixcolours-kind-white = weiß

## Karten: nur die Kombination, und jede Karte mit vollem Namen

sixcolours-combination-trio = Drilling
sixcolours-combination-three_pairs = Drei Paare
sixcolours-combination-full_house = Full House
sixcolours-combination-four = Vierer
sixcolours-combination-five = Fünfer
sixcolours-combination-six = Sechser
sixcolours-combination-two_trios = Zwei Drillinge
sixcolours-combination-four_and_pair = Vierer und Paar

sixcolours-card-trio_again = Drilling mit „Noch einmal“
sixcolours-card-trio_steal = Drilling mit Klauen
sixcolours-card-trio_swap = Drilling mit Tausch
sixcolours-card-trio_group_swap = Drilling mit Rundtausch
sixcolours-card-three_pairs_again = Drei Paare mit „Noch einmal“
sixcolours-card-three_pairs_steal = Drei Paare mit Klauen
sixcolours-card-three_pairs_swap = Drei Paare mit Tausch
sixcolours-card-three_pairs_group_swap = Drei Paare mit Rundtausch
sixcolours-card-full_house_again = Full House mit „Noch einmal“
sixcolours-card-full_house_steal = Full House mit Klauen
sixcolours-card-full_house_swap = Full House mit Tausch
sixcolours-card-full_house_group_swap = Full House mit Rundtausch
sixcolours-card-four = Vierer
sixcolours-card-five = Fünfer
sixcolours-card-six = Sechser
sixcolours-card-two_trios = Zwei Drillinge
sixcolours-card-four_and_pair = Vierer und Paar
sixcolours-card-trio_blue = Drilling in Blau
sixcolours-card-trio_green = Drilling in Grün
sixcolours-card-trio_orange = Drilling in Orange
sixcolours-card-trio_pink = Drilling in Rosa
sixcolours-card-trio_purple = Drilling in Lila
sixcolours-card-trio_yellow = Drilling in Gelb
sixcolours-card-four_blue = Vierer in Blau
sixcolours-card-four_green = Vierer in Grün
sixcolours-card-four_orange = Vierer in Orange
sixcolours-card-four_pink = Vierer in Rosa
sixcolours-card-four_purple = Vierer in Lila
sixcolours-card-four_yellow = Vierer in Gelb
sixcolours-card-five_blue = Fünfer in Blau
sixcolours-card-five_green = Fünfer in Grün
sixcolours-card-five_orange = Fünfer in Orange
sixcolours-card-five_pink = Fünfer in Rosa
sixcolours-card-five_purple = Fünfer in Lila
sixcolours-card-five_yellow = Fünfer in Gelb

sixcolours-card-is = { $points ->
    [one] { $card }, 1 Punkt.
   *[other] { $card }, { $points } Punkte.
}
sixcolours-needs-trio = Drei gleiche, Farbe egal.
sixcolours-needs-three_pairs = Dreimal zwei gleiche.
sixcolours-needs-full_house = Drei gleiche und zwei gleiche.
sixcolours-needs-four = Vier gleiche, Farbe egal.
sixcolours-needs-five = Fünf gleiche, Farbe egal.
sixcolours-needs-six = Alle sechs gleich.
sixcolours-needs-two_trios = Zweimal drei gleiche.
sixcolours-needs-four_and_pair = Vier gleiche und zwei gleiche.
sixcolours-needs-colour = Nur in dieser Farbe.
sixcolours-action-again-meaning = Danach noch ein Zug.
sixcolours-action-steal-meaning = Danach jemandem eine Karte klauen.
sixcolours-action-swap-meaning = Danach mit jemandem eine Karte tauschen.
sixcolours-action-group_swap-meaning = Danach mit allen je eine Karte tauschen.

## Der Tisch

sixcolours-piles = Im Angebot
sixcolours-pile-made = Deine Würfel zeigen sie.
sixcolours-pile-declined = In diesem Zug ausgeschlagen.
sixcolours-pile-left = { $left ->
    [one] Die letzte Karte ihres Stapels.
   *[other] { $left } Karten im Stapel.
}
sixcolours-pile-next = Die nächste Karte wird aufgedeckt.
sixcolours-pile-empty = Leer
sixcolours-flag-made = Geschafft!
sixcolours-flag-declined = Ausgeschlagen

sixcolours-tray = Würfel
sixcolours-throw = Wurf { $thrown } von { $throws }
sixcolours-throws = { $throws } Würfe
sixcolours-left-lying = Liegen geblieben
sixcolours-of = / { $last }
sixcolours-cards-of = { $count } von { $last } Karten
sixcolours-cards = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
sixcolours-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
sixcolours-final = Alle Karten auf dem Tisch

sixcolours-look = { $name }: eigene Karten ansehen
sixcolours-own-title = Karten von { $name }
sixcolours-own = { $count ->
    [one] 1 Karte, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $count } Karten, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
sixcolours-own-hidden = Jetzt schaut nur { $name }.
sixcolours-show = Karten zeigen
sixcolours-show-note = nur { $name } schaut
sixcolours-hide = Verdecken
sixcolours-face-down = Eine verdeckte Karte
sixcolours-drawn = gezogen
sixcolours-hand-over = Eine Karte wird hergegeben. Die Hand geht nur eine Person etwas an.

sixcolours-choose-steal = { $name } klaut eine Karte
sixcolours-choose-swap = { $name } tauscht eine Karte
sixcolours-draws = { $name } zieht bei { $victim }
sixcolours-gives = { $name } gibt { $victim } eine Karte

sixcolours-advice-start = Drei Karten liegen offen. Wirf!
sixcolours-advice-won = { $name } hat genommen: { $card }. Alle sechs Würfel sind frei.
sixcolours-advice-again = Noch ein Zug für { $name }, mit allen sechs.
sixcolours-advice-inherit = { $name } ließ diese Würfel liegen. Tippe an, was du behältst, oder wirf alle sechs.
sixcolours-advice-keep = Tippe die Würfel an, die du behältst.
sixcolours-advice-made = Nimm eine leuchtende Karte, oder wirf weiter: dann ist sie ausgeschlagen.
sixcolours-advice-twins = Die schwarzen sind gleich: du darfst einen Würfel drehen.
sixcolours-advice-turning = Tippe den Würfel an, den du drehst.
sixcolours-advice-last = Das war der dritte Wurf: nimm eine leuchtende Karte.
sixcolours-advice-gained = { $cards } Karten: du darfst das Spiel jetzt beenden.
sixcolours-advice-choose = Tippe an, bei wem du ziehst.
sixcolours-advice-hidden = Das nächste Bild ist nur für { $name }.
sixcolours-advice-give = Gezogen: { $card }. Tippe an, was du hergibst.
sixcolours-faces = { $die } drehen auf
sixcolours-turn-makes = { $face }, ergibt { $cards }

## Was man tun kann

sixcolours-move-throw-all = Alle sechs werfen
sixcolours-move-throw = { $left ->
    [one] Einen werfen
   *[other] { $left } werfen
}
sixcolours-move-throw-none = Werfen
sixcolours-move-over = { $left ->
    [one] Übernehmen, einen werfen
   *[other] Übernehmen, { $left } werfen
}
sixcolours-move-over-none = Übernehmen
sixcolours-throws-left = { $left ->
    [0] der letzte Wurf
    [one] danach noch einer
   *[other] danach noch { $left }
}
sixcolours-declines = { $count ->
    [one] ohne { $cards }
   *[other] ohne diese { $count } Karten
}
sixcolours-keep-none = Würfel antippen
sixcolours-keep-all = einer muss fliegen
sixcolours-move-take = Nehmen
sixcolours-move-take-note = { $points ->
    [one] { $card }, 1 Punkt
   *[other] { $card }, { $points } Punkte
}
sixcolours-move-turn = Drehen
sixcolours-move-turn-note = ein Würfel
sixcolours-move-leave = Liegen lassen
sixcolours-move-leave-note = jetzt keinen drehen
sixcolours-move-pass = Würfel weitergeben
sixcolours-move-pass-note = diesmal keine Karte
sixcolours-move-on = Weiterspielen
sixcolours-move-on-note = der Nächste ist dran
sixcolours-move-end = Spiel beenden
sixcolours-move-end-note = mit { $count } Karten
sixcolours-move-end-sure = Wirklich?
sixcolours-move-end-again = noch einmal tippen
sixcolours-move-give = An { $name }
sixcolours-move-give-none = Karte antippen

sixcolours-hint-take = Nimm: { $card }, { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
sixcolours-hint-keep = Behalte { $dice } und wirf { $left }.
sixcolours-hint-throw = Wirf alle sechs.
sixcolours-hint-turn = Dreh einen Würfel ({ $die }): { $face }.
sixcolours-hint-give = Gib her: { $card }.
sixcolours-hint-give-hidden = Sieh deine Karten an: die richtige ist gewählt.
sixcolours-hint-choose = Zieh bei { $name }.
sixcolours-hint-pass = Gib die Würfel weiter.
sixcolours-hint-on = Spiel weiter.
sixcolours-hint-end = Beende das Spiel: du müsstest vorn liegen.

## Chancen neben einem Tipp

sixcolours-odds-card = { $card-name }: { $chance }
sixcolours-odds-instead = Stattdessen { $card-name }: { $chance }

## Was geschah

sixcolours-event-starts = { $name } beginnt.
sixcolours-event-shown = Im Angebot: { $card-name }.
sixcolours-event-taken_over = { $name } übernimmt die Würfel.
sixcolours-event-kept = { $dice-count ->
    [0] { $name } nimmt alle sechs Würfel.
   *[other] { $name } behält { $dice }.
}{ $declined-count ->
    [0] { "" }
    [one] { " " }Eine Karte ist ausgeschlagen.
   *[other] { " " }{ $declined-count } Karten sind ausgeschlagen.
}
sixcolours-event-thrown = { $name } wirft { $dice }.{ $twins ->
    [true] { " " }Die schwarzen sind gleich!
   *[false] { "" }
}
sixcolours-event-turned = { $name } dreht einen Würfel auf { $face-name }.
sixcolours-event-taken = { $name } nimmt: { $card-name }.
sixcolours-event-pile_empty = Dieser Stapel ist leer.
sixcolours-event-action = { $action ->
    [again] { $name } ist noch einmal dran.
    [steal] { $name } muss eine Karte klauen.
    [swap] { $name } muss eine Karte tauschen.
   *[group_swap] { $name } muss mit allen, die Karten haben, je eine tauschen.
}
sixcolours-event-lapsed = { $action ->
    [again] Aber das Spiel ist aus.
   *[other] Aber sonst hat niemand eine Karte.
}
sixcolours-event-chosen = { $action ->
    [steal] { $name } klaut bei { $victim-name }.
   *[other] { $name } tauscht mit { $victim-name }.
}
sixcolours-event-drew = { $name } zieht bei { $victim-name } eine Karte.
sixcolours-event-drew_card = Es ist: { $card-name }.
sixcolours-event-gave = { $name } gibt { $victim-name } eine Karte.
sixcolours-event-gave_card = Es ist: { $card-name }.
sixcolours-event-no_card = Keine Karte für { $name }: die Würfel bleiben liegen.
sixcolours-event-last_card = { $name } hat { $cards } Karten: das Spiel ist aus.
sixcolours-event-ended = { $name } beendet das Spiel.

## Wie es ausging

sixcolours-outcome-last_card = Die letzte Karte ist gewonnen, { $name } hat { $score } Punkte.
sixcolours-outcome-ended = Das Spiel wurde beendet, { $name } hat { $score } Punkte.

## Regelvarianten

sixcolours-option-start = Wer beginnt
sixcolours-option-start-lot = Das Los entscheidet
sixcolours-option-groups = Gruppen einer Kombination
sixcolours-option-groups-meaning = Ob vier blaue und zwei grüne drei Paare sind.
sixcolours-option-groups-shared = Dürfen dieselbe Farbe haben
sixcolours-option-groups-distinct = Brauchen verschiedene Farben
sixcolours-option-ending = Das Spiel früher beenden
sixcolours-option-ending-own_turn = Vor dem eigenen ersten Wurf oder nach einer gewonnenen Karte
sixcolours-option-ending-after_card = Nur gleich nach einer gewonnenen Karte
sixcolours-option-swap = Was beim Tausch hergegeben wird
sixcolours-option-swap-other_card = Jede Karte außer der gezogenen
sixcolours-option-swap-any_card = Jede Karte
sixcolours-option-ties = Gleich viele Punkte
sixcolours-option-ties-shared = Geteilter Sieg
sixcolours-option-ties-fewer_cards = Weniger Karten gewinnen

## Tasten

sixcolours-keys-1 = 1 … 6
sixcolours-keys-1-text = Würfel, Seite, Karte oder Person an dieser Stelle
sixcolours-keys-2 = C
sixcolours-keys-2-text = die nächste offene Karte ansehen
sixcolours-keys-3 = T
sixcolours-keys-3-text = die Karte nehmen
sixcolours-keys-4 = R
sixcolours-keys-4-text = werfen
sixcolours-keys-5 = O
sixcolours-keys-5-text = die Würfel übernehmen
sixcolours-keys-6 = B
sixcolours-keys-6-text = einen Würfel drehen, wenn die schwarzen gleich sind
sixcolours-keys-7 = V
sixcolours-keys-7-text = die eigenen Karten ansehen
sixcolours-keys-8 = E
sixcolours-keys-8-text = das Spiel beenden, zweimal gedrückt

## Die Regeln in Kürze

sixcolours-rules-1 = Der Zug
sixcolours-rules-1-text = Drei Karten liegen offen, eine auf jedem Stapel. Du hast bis zu drei Würfe: wirf alle sechs Würfel, behalte, was du magst, wirf den Rest, und noch einmal; was du vorher behalten hast, darfst du wieder werfen. Sobald deine Würfel eine Karte zeigen, darfst du sie nehmen, und dein Zug ist vorbei.
sixcolours-rules-2 = Ausgeschlagen
sixcolours-rules-2-text = Eine Karte, die du hättest nehmen können, die du aber durch Weiterwerfen ausschlägst, ist für den Rest des Zugs verloren. Nach dem dritten Wurf musst du eine Karte nehmen, die die Würfel zeigen und die nicht ausgeschlagen ist.
sixcolours-rules-3 = Die Karten
sixcolours-rules-3-text = Zeichen in einer Farbe müssen in dieser Farbe fallen. Das bunte X steht für jede Farbe; Zeichen auf einem Feld müssen gleich sein. Überzählige Würfel stören nicht.
sixcolours-rules-4 = Keine Karte
sixcolours-rules-4-text = Nach einem Zug ohne Karte darf der Nächste alle sechs werfen oder die Würfel übernehmen, wie sie liegen: das zählt als erster Wurf. Wer übernimmt, darf auch gleich eine Karte nehmen.
sixcolours-rules-5 = Die schwarzen Würfel
sixcolours-rules-5-text = Fallen beide schwarzen Würfel zusammen und zeigen dieselbe Farbe, darfst du einmal irgendeinen der sechs Würfel auf irgendeine Seite drehen.
sixcolours-rules-6 = Aktionen
sixcolours-rules-6-text = Noch einmal: ein weiterer Zug. Klauen: zieh bei jemandem eine verdeckte Karte. Tauschen: zieh eine und gib eine andere zurück. Rundtausch: dasselbe mit allen. Sie gelten nur, wenn die Karte von einem Stapel kommt.
sixcolours-rules-7 = Das Ende
sixcolours-rules-7-text = Zu zweit endet das Spiel mit der 10. Karte von jemandem, zu dritt mit der 8., zu viert mit der 6. Ab 7, 5 oder 4 Karten darf, wer sie hat, es früher beenden. Es zählen die Punkte auf den Karten.

## Die Lektion: ein erster Zug, Schritt für Schritt

sixcolours-lesson-1 = Drei Karten sind im Angebot. Die linke verlangt vier Würfel einer Farbe und ist 2 Punkte wert. Du hast drei Würfe: Wirf alle sechs Würfel.
sixcolours-lesson-2 = Zwei gelbe Sterne, einer auf einem schwarzen Würfel, einer auf einem weißen. Behalte beide: Tippe sie an, dann wirf die anderen vier noch einmal.
sixcolours-lesson-3 = Ein dritter gelber Stern! Behalte alle drei und wirf die anderen drei Würfel zum letzten Mal.
sixcolours-lesson-4 = Vier gelbe Würfel: genau das, was die linke Karte verlangt. Nimm sie.
sixcolours-lesson-end = Die Karte ist dein, und die nächste ihres Stapels ist im Angebot. Wäre es misslungen, hätte der Bot deine Würfel übernehmen können. Spiel weiter!

## Auf der Regelseite: eine Zahl für das, was man wählt

sixcolours-ask = Gelingt es?
sixcolours-ask-combination = Kombination
sixcolours-ask-kept = Behalten, in einer Farbe
sixcolours-ask-throws = Würfe übrig
sixcolours-ask-answer = Chance
