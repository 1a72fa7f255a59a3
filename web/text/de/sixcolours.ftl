# Sechs Farben. Terms: Drilling, drei Paare, Full House, Vierer, Fünfer, Sechser, zwei Drillinge, Vierer und Paar; Extrazug, Kartenklau, Tausch, Rundtausch; offene Karte, erfüllen, verzichten, Stapel.

sixcolours-name = Sechs Farben
sixcolours-people = 2–4 Personen
sixcolours-line = Drei Würfe, drei Karten. Klappt es nicht, erben andere deine Würfel.

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
sixcolours-face-orange = orangefarbenes Kreuz
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

sixcolours-card-trio_again = Drilling mit Extrazug
sixcolours-card-trio_steal = Drilling mit Kartenklau
sixcolours-card-trio_swap = Drilling mit Tausch
sixcolours-card-trio_group_swap = Drilling mit Rundtausch
sixcolours-card-three_pairs_again = Drei Paare mit Extrazug
sixcolours-card-three_pairs_steal = Drei Paare mit Kartenklau
sixcolours-card-three_pairs_swap = Drei Paare mit Tausch
sixcolours-card-three_pairs_group_swap = Drei Paare mit Rundtausch
sixcolours-card-full_house_again = Full House mit Extrazug
sixcolours-card-full_house_steal = Full House mit Kartenklau
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
sixcolours-needs-trio = Drei gleiche, Farbe beliebig.
sixcolours-needs-three_pairs = Drei Paare, Farben beliebig.
sixcolours-needs-full_house = Drei gleiche und ein Paar.
sixcolours-needs-four = Vier gleiche, Farbe beliebig.
sixcolours-needs-five = Fünf gleiche, Farbe beliebig.
sixcolours-needs-six = Sechs gleiche, Farbe beliebig.
sixcolours-needs-two_trios = Zweimal drei gleiche.
sixcolours-needs-four_and_pair = Vier gleiche und ein Paar.
sixcolours-needs-colour = Nur in dieser Farbe.
sixcolours-action-again-meaning = Danach bist du noch einmal dran.
sixcolours-action-steal-meaning = Danach klaust du jemandem eine Karte.
sixcolours-action-swap-meaning = Danach tauschst du mit jemandem eine Karte.
sixcolours-action-group_swap-meaning = Danach tauschst du mit allen je eine Karte.

## Der Tisch

sixcolours-piles = Offene Karten
sixcolours-pile-made = Deine Würfel erfüllen sie.
sixcolours-pile-declined = In diesem Zug darauf verzichtet.
sixcolours-pile-left = { $left ->
    [one] Die letzte Karte dieses Stapels.
   *[other] { $left } Karten im Stapel.
}
sixcolours-pile-next = Die nächste Karte wird aufgedeckt.
sixcolours-pile-empty = Leer
sixcolours-flag-made = Erfüllt!
sixcolours-flag-declined = Verzichtet

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
sixcolours-own-hidden = Jetzt darf nur { $name } hinsehen.
sixcolours-show = Karten zeigen
sixcolours-show-note = nur für { $name }
sixcolours-hide = Verdecken
sixcolours-face-down = Eine verdeckte Karte
sixcolours-drawn = gezogen
sixcolours-hand-over = Eine Karte muss abgegeben werden. Nur wer sie abgibt, darf hinsehen.

sixcolours-choose-steal = { $name } klaut eine Karte
sixcolours-choose-swap = { $name } tauscht eine Karte
sixcolours-draws = { $name } zieht von { $victim }
sixcolours-gives = { $name } gibt { $victim } eine Karte

sixcolours-advice-start = Drei Karten liegen offen. Würfle!
sixcolours-advice-won = Karte für { $name }: { $card }. Wirf alle sechs Würfel.
sixcolours-advice-again = Extrazug für { $name }, mit allen sechs Würfeln.
sixcolours-advice-inherit = { $name } hat diese Würfel liegen lassen. Tippe an, was du behältst, oder wirf alle sechs.
sixcolours-advice-keep = Tippe die Würfel an, die du behältst.
sixcolours-advice-made = Nimm eine markierte Karte. Würfelst du weiter, verzichtest du auf sie.
sixcolours-advice-twins = Gleiche schwarze Würfel: Du darfst einen beliebigen Würfel drehen.
sixcolours-advice-turning = Tippe den Würfel an, den du drehen willst.
sixcolours-advice-last = Dritter Wurf: Du musst eine markierte Karte nehmen.
sixcolours-advice-gained = { $cards } Karten: Du darfst das Spiel jetzt beenden.
sixcolours-advice-choose = Tippe an, von wem du ziehst.
sixcolours-advice-hidden = Als Nächstes darf nur { $name } hinsehen.
sixcolours-advice-give = Gezogen: { $card }. Tippe an, was du abgibst.
sixcolours-faces = { $die }: drehen auf
sixcolours-turn-makes = { $face }, erfüllt: { $cards }

## Was man tun kann

sixcolours-move-throw-all = Alle sechs werfen
sixcolours-move-throw = { $left ->
    [one] Einen werfen
   *[other] { $left } werfen
}
sixcolours-move-throw-none = Würfeln
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
    [one] Verzicht: { $cards }
   *[other] Verzicht: { $count } Karten
}
sixcolours-keep-none = Würfel antippen
sixcolours-keep-all = wirf mindestens einen
sixcolours-move-take = Nehmen
sixcolours-move-take-note = { $points ->
    [one] { $card }, 1 Punkt
   *[other] { $card }, { $points } Punkte
}
sixcolours-move-turn = Würfel drehen
sixcolours-move-turn-note = beliebige Seite
sixcolours-move-leave = Liegen lassen
sixcolours-move-leave-note = jetzt keinen drehen
sixcolours-move-pass = Würfel weitergeben
sixcolours-move-pass-note = diesmal keine Karte
sixcolours-move-on = Weiterspielen
sixcolours-move-on-note = nächster Zug
sixcolours-move-end = Spiel beenden
sixcolours-move-end-note = mit { $count } Karten
sixcolours-move-end-sure = Wirklich?
sixcolours-move-end-again = noch einmal tippen
sixcolours-move-give = An { $name }
sixcolours-move-give-none = Karte antippen

sixcolours-choice-take = Nimm „{ $card }“, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
sixcolours-choice-keep = Behalte { $dice }, wirf { $left } neu
sixcolours-choice-throw = Wirf alle sechs
sixcolours-choice-turn = Dreh diesen Würfel: { $die }. Neue Seite: { $face }
sixcolours-choice-give = Gib „{ $card }“ ab
sixcolours-choice-give-hidden = Gib deine Karte { $number } ab
sixcolours-choice-choose = Zieh von { $name }
sixcolours-choice-pass = Gib die Würfel weiter
sixcolours-choice-on = Spiel weiter
sixcolours-choice-end = Beende das Spiel

## Chancen neben einem Tipp

sixcolours-odds-card = { $card-name }: { $chance }
sixcolours-odds-instead = Stattdessen { $card-name }: { $chance }
sixcolours-brief-card = { $chance } { $card-name }

## Verlauf

sixcolours-event-starts = { $name } beginnt.
sixcolours-event-shown = Neu aufgedeckt: { $card-name }.
sixcolours-event-taken_over = { $name } übernimmt die Würfel.
sixcolours-event-kept = { $dice-count ->
    [0] { $name } nimmt alle sechs Würfel
   *[other] { $name } behält { $dice }
}{ $declined-count ->
    [0] { "." }
    [one] { " " }und verzichtet auf eine Karte.
   *[other] { " " }und verzichtet auf { $declined-count } Karten.
}
sixcolours-event-thrown = { $name } würfelt { $dice }.{ $twins ->
    [true] { " " }Die schwarzen Würfel sind gleich!
   *[false] { "" }
}
sixcolours-event-turned = { $name } dreht einen Würfel auf { $face-name }.
sixcolours-event-taken = { $name } nimmt „{ $card-name }“.
sixcolours-event-pile_empty = Dieser Stapel ist leer.
sixcolours-event-action = { $action ->
    [again] { $name } ist noch einmal dran.
    [steal] { $name } muss eine Karte klauen.
    [swap] { $name } muss eine Karte tauschen.
   *[group_swap] { $name } muss mit allen, die Karten haben, je eine tauschen.
}
sixcolours-event-lapsed = { $action ->
    [again] Aber das Spiel ist zu Ende.
   *[other] Aber sonst hat niemand eine Karte.
}
sixcolours-event-chosen = { $action ->
    [steal] { $name } klaut bei { $victim-name }.
   *[other] { $name } tauscht mit { $victim-name }.
}
sixcolours-event-drew = { $name } zieht eine Karte von { $victim-name }.
sixcolours-event-drew_card = Es ist „{ $card-name }“.
sixcolours-event-gave = { $name } gibt { $victim-name } eine Karte.
sixcolours-event-gave_card = Es ist „{ $card-name }“.
sixcolours-event-no_card = Keine Karte für { $name }: Die Würfel bleiben liegen.
sixcolours-event-last_card = { $name } hat { $cards } Karten: Das Spiel ist zu Ende.
sixcolours-event-ended = { $name } beendet das Spiel.

## Wie es ausging

sixcolours-outcome-last_card = Die letzte Karte ist gewonnen, und { $name } hat { $score } Punkte.
sixcolours-outcome-ended = Das Spiel wurde beendet, und { $name } hat { $score } Punkte.

## Regelvarianten

sixcolours-option-start = Wer beginnt
sixcolours-option-start-lot = Das Los entscheidet
sixcolours-option-groups = Gruppen einer Kombination
sixcolours-option-groups-meaning = Zählen vier blaue und zwei grüne als drei Paare?
sixcolours-option-groups-shared = Dürfen dieselbe Farbe haben
sixcolours-option-groups-distinct = Müssen verschiedene Farben haben
sixcolours-option-ending = Das Spiel vorzeitig beenden
sixcolours-option-ending-own_turn = Vor deinem ersten Wurf oder nach einer neuen Karte
sixcolours-option-ending-after_card = Nur direkt nach einer neuen Karte
sixcolours-option-swap = Was du beim Tausch abgibst
sixcolours-option-swap-other_card = Jede Karte außer der eben gezogenen
sixcolours-option-swap-any_card = Jede Karte
sixcolours-option-ties = Gleich viele Punkte
sixcolours-option-ties-shared = Gemeinsamer Sieg
sixcolours-option-ties-fewer_cards = Wer weniger Karten hat, gewinnt

## Tasten

sixcolours-keys-1 = 1 … 6
sixcolours-keys-1-text = Würfel, Seite, Karte oder Person an dieser Stelle
sixcolours-keys-2 = C
sixcolours-keys-2-text = die nächste offene Karte ansehen
sixcolours-keys-3 = T
sixcolours-keys-3-text = die Karte nehmen
sixcolours-keys-4 = R
sixcolours-keys-4-text = würfeln
sixcolours-keys-5 = O
sixcolours-keys-5-text = die Würfel übernehmen
sixcolours-keys-6 = B
sixcolours-keys-6-text = einen Würfel drehen, wenn die schwarzen gleich sind
sixcolours-keys-7 = V
sixcolours-keys-7-text = die eigenen Karten ansehen
sixcolours-keys-8 = E
sixcolours-keys-8-text = das Spiel beenden (zweimal drücken)

## Die Regeln in Kürze

sixcolours-rules-1 = Der Zug
sixcolours-rules-1-text = Drei Karten liegen offen, eine auf jedem Stapel. Du hast bis zu drei Würfe: Wirf alle sechs Würfel, behalte dann, was du möchtest, und wirf den Rest neu, höchstens zweimal; auch vorher behaltene Würfel darfst du neu werfen. Sobald deine Würfel eine Karte erfüllen, darfst du sie nehmen, und dein Zug ist vorbei. Ohne Karte musst du alle drei Würfe nutzen.
sixcolours-rules-2 = Verzichten
sixcolours-rules-2-text = Erfüllen deine Würfel eine Karte und würfelst du trotzdem weiter, verzichtest du auf sie: Du darfst sie in diesem Zug nicht mehr nehmen. Nach dem dritten Wurf musst du eine Karte nehmen, wenn deine Würfel eine erfüllen, auf die du nicht verzichtet hast.
sixcolours-rules-3 = Die Karten
sixcolours-rules-3-text = Symbole in einer bestimmten Farbe musst du in dieser Farbe würfeln. Das bunte X steht für jede Farbe; Symbole einer Gruppe müssen gleich sein. Überzählige Würfel stören nicht.
sixcolours-rules-4 = Keine Karte
sixcolours-rules-4-text = Wurde im Zug vor dir keine Karte gewonnen, darfst du alle sechs Würfel werfen oder sie übernehmen, wie sie liegen; das zählt als dein erster Wurf. Übernimmst du, darfst du sogar sofort eine Karte nehmen.
sixcolours-rules-5 = Die schwarzen Würfel
sixcolours-rules-5-text = Zeigen beide schwarzen Würfel im selben Wurf dieselbe Farbe, darfst du einmal einen beliebigen der sechs Würfel auf eine beliebige Seite drehen.
sixcolours-rules-6 = Aktionen
sixcolours-rules-6-text = Eine Aktion musst du ausführen, aber nur, wenn du die Karte von einem Stapel gewinnst. Extrazug: Du bist noch einmal dran. Kartenklau: Zieh von jemandem eine verdeckte Karte. Tausch: Zieh eine und gib eine andere dafür ab. Rundtausch: Tausche so mit allen anderen.
sixcolours-rules-7 = Das Ende
sixcolours-rules-7-text = Zu zweit endet das Spiel, sobald jemand die 10. Karte hat, zu dritt mit der 8., zu viert mit der 6. Wer mindestens 7, 5 oder 4 Karten hat, darf es früher beenden. Es gewinnt, wer auf den Karten die meisten Punkte hat.

## Die Lektion: ein erster Zug, Schritt für Schritt

sixcolours-lesson-1 = Drei Karten liegen offen. Die linke verlangt vier Würfel einer Farbe und ist 2 Punkte wert. Du hast drei Würfe: Wirf alle sechs Würfel.
sixcolours-lesson-2 = Zwei gelbe Sterne, einer auf einem schwarzen und einer auf einem weißen Würfel. Behalte beide: Tippe sie an, dann wirf die anderen vier neu.
sixcolours-lesson-3 = Ein dritter gelber Stern! Behalte alle drei und wirf die anderen drei Würfel ein letztes Mal.
sixcolours-lesson-4 = Vier gelbe Würfel: genau das, was die linke Karte verlangt. Nimm sie.
sixcolours-lesson-end = Die Karte gehört dir, und die nächste ihres Stapels liegt offen. Hättest du es nicht geschafft, hätte der Bot deine Würfel übernehmen können. Spiel weiter!

## Auf der Regelseite: eine Zahl für das, was man wählt

sixcolours-ask = Wie stehen die Chancen?
sixcolours-ask-combination = Kombination
sixcolours-ask-kept = Behaltene Würfel einer Farbe
sixcolours-ask-throws = Verbleibende Würfe
sixcolours-ask-answer = Chance
