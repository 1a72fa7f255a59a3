# Sei colori. Termini: tris, tre coppie, full, poker, cinquina, sestina, due tris, poker e coppia; turno extra, furto, scambio, scambio generale; in palio, mazzetto; completare, rifiutare, ereditare, girare, cedere, chiudere.

sixcolours-name = Sei colori
sixcolours-people = 2–4 giocatori
sixcolours-line = Tre lanci, tre carte. Se non ce la fai, chi segue eredita i dadi.

## Dadi: in un elenco solo il colore, da soli anche il simbolo

sixcolours-dice-b = blu
sixcolours-dice-g = verde
sixcolours-dice-o = arancione
sixcolours-dice-p = rosa
sixcolours-dice-u = viola
sixcolours-dice-y = giallo
sixcolours-dice-B = blu
sixcolours-dice-G = verde
sixcolours-dice-O = arancione
sixcolours-dice-P = rosa
sixcolours-dice-U = viola
sixcolours-dice-Y = giallo
sixcolours-face-b = blu
sixcolours-face-g = verde
sixcolours-face-o = arancione
sixcolours-face-p = rosa
sixcolours-face-u = viola
sixcolours-face-y = giallo
sixcolours-face-B = blu
sixcolours-face-G = verde
sixcolours-face-O = arancione
sixcolours-face-P = rosa
sixcolours-face-U = viola
sixcolours-face-Y = giallo
sixcolours-face-blue = freccia blu
sixcolours-face-green = cerchio verde
sixcolours-face-orange = croce arancione
sixcolours-face-pink = triangolo rosa
sixcolours-face-purple = quadrato viola
sixcolours-face-yellow = stella gialla
sixcolours-die-white = { $colour }, dado bianco
sixcolours-die-black = { $colour }, dado nero
sixcolours-kind-black = neri
sixcolours-kind-white = bianchi

## Carte: la sola combinazione, e ogni carta con il nome intero

sixcolours-combination-trio = Tris
sixcolours-combination-three_pairs = Tre coppie
sixcolours-combination-full_house = Full
sixcolours-combination-four = Poker
sixcolours-combination-five = Cinquina
sixcolours-combination-six = Sestina
sixcolours-combination-two_trios = Due tris
sixcolours-combination-four_and_pair = Poker e coppia

sixcolours-card-trio_again = Tris con turno extra
sixcolours-card-trio_steal = Tris con furto
sixcolours-card-trio_swap = Tris con scambio
sixcolours-card-trio_group_swap = Tris con scambio generale
sixcolours-card-three_pairs_again = Tre coppie con turno extra
sixcolours-card-three_pairs_steal = Tre coppie con furto
sixcolours-card-three_pairs_swap = Tre coppie con scambio
sixcolours-card-three_pairs_group_swap = Tre coppie con scambio generale
sixcolours-card-full_house_again = Full con turno extra
sixcolours-card-full_house_steal = Full con furto
sixcolours-card-full_house_swap = Full con scambio
sixcolours-card-full_house_group_swap = Full con scambio generale
sixcolours-card-four = Poker
sixcolours-card-five = Cinquina
sixcolours-card-six = Sestina
sixcolours-card-two_trios = Due tris
sixcolours-card-four_and_pair = Poker e coppia
sixcolours-card-trio_blue = Tris blu
sixcolours-card-trio_green = Tris verde
sixcolours-card-trio_orange = Tris arancione
sixcolours-card-trio_pink = Tris rosa
sixcolours-card-trio_purple = Tris viola
sixcolours-card-trio_yellow = Tris giallo
sixcolours-card-four_blue = Poker blu
sixcolours-card-four_green = Poker verde
sixcolours-card-four_orange = Poker arancione
sixcolours-card-four_pink = Poker rosa
sixcolours-card-four_purple = Poker viola
sixcolours-card-four_yellow = Poker giallo
sixcolours-card-five_blue = Cinquina blu
sixcolours-card-five_green = Cinquina verde
sixcolours-card-five_orange = Cinquina arancione
sixcolours-card-five_pink = Cinquina rosa
sixcolours-card-five_purple = Cinquina viola
sixcolours-card-five_yellow = Cinquina gialla

sixcolours-card-is = { $points ->
    [one] { $card }, 1 punto.
   *[other] { $card }, { $points } punti.
}
sixcolours-needs-trio = Tre uguali, di qualsiasi colore.
sixcolours-needs-three_pairs = Tre coppie, di qualsiasi colore.
sixcolours-needs-full_house = Tre uguali e una coppia.
sixcolours-needs-four = Quattro uguali, di qualsiasi colore.
sixcolours-needs-five = Cinque uguali, di qualsiasi colore.
sixcolours-needs-six = Tutti e sei uguali, di qualsiasi colore.
sixcolours-needs-two_trios = Tre uguali, due volte.
sixcolours-needs-four_and_pair = Quattro uguali e una coppia.
sixcolours-needs-colour = Solo in questo colore.
sixcolours-action-again-meaning = Poi giochi un altro turno.
sixcolours-action-steal-meaning = Poi peschi una carta da un altro giocatore.
sixcolours-action-swap-meaning = Poi scambi una carta con un altro giocatore.
sixcolours-action-group_swap-meaning = Poi scambi una carta con ognuno degli altri.

## Il tavolo

sixcolours-piles = In palio
sixcolours-pile-made = I tuoi dadi la completano.
sixcolours-pile-declined = Rifiutata in questo turno.
sixcolours-pile-left = { $left ->
    [one] L’ultima carta del mazzetto.
   *[other] { $left } carte nel mazzetto.
}
sixcolours-pile-next = Si scopre la carta successiva.
sixcolours-pile-empty = Vuoto
sixcolours-flag-made = Fatta!
sixcolours-flag-declined = Rifiutata

sixcolours-tray = Dadi
sixcolours-throw = Lancio { $thrown } di { $throws }
sixcolours-throws = { $throws } lanci
sixcolours-left-lying = Da ereditare
sixcolours-of = / { $last }
sixcolours-cards-of = carte: { $count } su { $last }
sixcolours-cards = { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
sixcolours-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
sixcolours-final = Tutte le carte in tavola

sixcolours-look = { $name }: guarda le tue carte
sixcolours-own-title = Carte di { $name }
sixcolours-own = { $count ->
    [one] 1 carta, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
   *[other] { $count } carte, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
}
sixcolours-own-hidden = Ora solo { $name } può guardare.
sixcolours-show = Mostra le carte
sixcolours-show-note = solo per { $name }
sixcolours-hide = Nascondi
sixcolours-face-down = Una carta coperta
sixcolours-drawn = appena pescata
sixcolours-hand-over = Bisogna cedere una carta. Solo chi la cede può vedere le proprie carte.

sixcolours-choose-steal = { $name } ruba una carta
sixcolours-choose-swap = { $name } scambia una carta
sixcolours-draws = { $name } pesca da { $victim }
sixcolours-gives = { $victim } riceve una carta da { $name }

sixcolours-advice-start = Ci sono tre carte in palio. Lancia!
sixcolours-advice-won = { $name } ha preso «{ $card }». Lancia tutti e sei i dadi.
sixcolours-advice-again = { $name } gioca un altro turno, con tutti e sei i dadi.
sixcolours-advice-inherit = { $name } ha lasciato questi dadi. Tocca quelli da tenere, o lanciali tutti e sei.
sixcolours-advice-keep = Tocca i dadi da tenere.
sixcolours-advice-made = Puoi prendere una carta evidenziata. Se rilanci, la rifiuti.
sixcolours-advice-twins = Dadi neri uguali: puoi girare un dado a scelta.
sixcolours-advice-turning = Tocca il dado da girare.
sixcolours-advice-last = Terzo lancio: devi prendere una carta evidenziata.
sixcolours-advice-gained = { $cards } carte: ora puoi chiudere la partita.
sixcolours-advice-choose = Scegli da chi pescare.
sixcolours-advice-hidden = Solo { $name } può guardare la prossima schermata.
sixcolours-advice-give = Hai pescato «{ $card }». Tocca la carta da cedere.
sixcolours-faces = Nuova faccia ({ $die })
sixcolours-turn-makes = { $face }: completa { $cards }

## Che cosa si può fare

sixcolours-move-throw-all = Lancia tutti e sei
sixcolours-move-throw = { $left ->
    [one] Lanciane uno
   *[other] Lanciane { $left }
}
sixcolours-move-throw-none = Lancia
sixcolours-move-over = { $left ->
    [one] Eredita, lanciane uno
   *[other] Eredita, lanciane { $left }
}
sixcolours-move-over-none = Eredita
sixcolours-throws-left = { $left ->
    [0] l’ultimo lancio
    [one] poi un lancio
   *[other] poi { $left } lanci
}
sixcolours-declines = { $count ->
    [one] rifiuti «{ $cards }»
   *[other] rifiuti { $count } carte
}
sixcolours-keep-none = tocca i dadi da tenere
sixcolours-keep-all = lanciane almeno uno
sixcolours-move-take = Prendi
sixcolours-move-take-note = { $points ->
    [one] { $card }, 1 punto
   *[other] { $card }, { $points } punti
}
sixcolours-move-turn = Gira un dado
sixcolours-move-turn-note = su una faccia a scelta
sixcolours-move-leave = Lascia così
sixcolours-move-leave-note = per ora non girare dadi
sixcolours-move-pass = Passa i dadi
sixcolours-move-pass-note = stavolta nessuna carta
sixcolours-move-on = Continua
sixcolours-move-on-note = tocca a chi segue
sixcolours-move-end = Chiudi partita
sixcolours-move-end-note = con { $count } carte
sixcolours-move-end-sure = Chiudi davvero?
sixcolours-move-end-again = tocca di nuovo
sixcolours-move-give = Cedi a { $name }
sixcolours-move-give-none = tocca una carta

sixcolours-choice-take = Prendi «{ $card }», { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
sixcolours-choice-keep = Tieni questi dadi: { $dice }. { $left ->
    [one] Lancia l’altro
   *[other] Lancia gli altri { $left }
}
sixcolours-choice-throw = Lancia tutti e sei i dadi
sixcolours-choice-turn = Gira un dado ({ $die }). Nuova faccia: { $face }
sixcolours-choice-give = Cedi «{ $card }»
sixcolours-choice-give-hidden = Cedi la tua carta { $number }
sixcolours-choice-choose = Pesca da { $name }
sixcolours-choice-pass = Passa i dadi
sixcolours-choice-on = Continua a giocare
sixcolours-choice-end = Chiudi la partita

## Probabilità accanto a un suggerimento

sixcolours-odds-card = Probabilità di «{ $card-name }»: { $chance }
sixcolours-odds-instead = Puntando a «{ $card-name }»: { $chance }
sixcolours-brief-card = { $chance } { $card-name }

## Che cosa è successo

sixcolours-event-starts = Comincia { $name }.
sixcolours-event-shown = In palio: «{ $card-name }».
sixcolours-event-taken_over = { $name } eredita i dadi.
sixcolours-event-kept = { $dice-count ->
    [0] { $name } gioca con tutti e sei i dadi.
   *[other] { $name } tiene: { $dice }.
}{ $declined-count ->
    [0] { "" }
    [one] { " " }Una carta rifiutata.
   *[other] { " " }{ $declined-count } carte rifiutate.
}
sixcolours-event-thrown = { $name } lancia: { $dice }.{ $twins ->
    [true] { " " }I dadi neri sono uguali!
   *[false] { "" }
}
sixcolours-event-turned = { $name } gira un dado, che ora è { $face-name }.
sixcolours-event-taken = { $name } prende «{ $card-name }».
sixcolours-event-pile_empty = Il mazzetto è finito.
sixcolours-event-action = { $action ->
    [again] { $name } gioca un altro turno.
    [steal] { $name } deve rubare una carta.
    [swap] { $name } deve scambiare una carta.
   *[group_swap] { $name } deve scambiare una carta con tutti quelli che ne hanno.
}
sixcolours-event-lapsed = { $action ->
    [again] Ma la partita è finita.
   *[other] Ma nessun altro ha carte.
}
sixcolours-event-chosen = { $action ->
    [steal] { $name } deruba { $victim-name }.
   *[other] { $name } scambia con { $victim-name }.
}
sixcolours-event-drew = { $name } pesca una carta da { $victim-name }.
sixcolours-event-drew_card = È «{ $card-name }».
sixcolours-event-gave = { $victim-name } riceve una carta da { $name }.
sixcolours-event-gave_card = È «{ $card-name }».
sixcolours-event-no_card = Nessuna carta per { $name }: i dadi restano a chi segue.
sixcolours-event-last_card = { $name } ha { $cards } carte: la partita è finita.
sixcolours-event-ended = { $name } chiude la partita.

## Com’è finita

sixcolours-outcome-last_card = L’ultima carta ha chiuso la partita: { $name } ha { $score } punti.
sixcolours-outcome-ended = Partita chiusa in anticipo: { $name } ha { $score } punti.

## Opzioni

sixcolours-option-start = Chi comincia
sixcolours-option-start-lot = A sorte
sixcolours-option-groups = Gruppi di una combinazione
sixcolours-option-groups-meaning = Decide se quattro blu e due verdi valgono come tre coppie.
sixcolours-option-groups-shared = Anche dello stesso colore
sixcolours-option-groups-distinct = Solo di colori diversi
sixcolours-option-ending = Chiudere la partita in anticipo
sixcolours-option-ending-own_turn = Prima del tuo primo lancio, o dopo aver ottenuto una carta
sixcolours-option-ending-after_card = Solo subito dopo aver ottenuto una carta
sixcolours-option-swap = Che cosa cedi in uno scambio
sixcolours-option-swap-other_card = Qualsiasi carta tranne quella appena pescata
sixcolours-option-swap-any_card = Qualsiasi carta
sixcolours-option-ties = Parità di punti
sixcolours-option-ties-shared = Vittoria condivisa
sixcolours-option-ties-fewer_cards = Vince chi ha meno carte

## Tasti

sixcolours-keys-1 = 1 … 6
sixcolours-keys-1-text = il dado, la faccia, la carta o la persona in questa posizione
sixcolours-keys-2 = C
sixcolours-keys-2-text = guarda le carte in palio una dopo l’altra
sixcolours-keys-3 = T
sixcolours-keys-3-text = prendi la carta
sixcolours-keys-4 = R
sixcolours-keys-4-text = lancia
sixcolours-keys-5 = O
sixcolours-keys-5-text = eredita i dadi
sixcolours-keys-6 = B
sixcolours-keys-6-text = gira un dado quando i neri sono uguali
sixcolours-keys-7 = V
sixcolours-keys-7-text = guarda le tue carte
sixcolours-keys-8 = E
sixcolours-keys-8-text = chiudi la partita (premi due volte)

## Le regole in breve: un titolo e un paragrafo

sixcolours-rules-1 = Il turno
sixcolours-rules-1-text = Ci sono tre carte in palio, una per mazzetto. Hai fino a tre lanci: lancia tutti e sei i dadi, poi tieni quelli che vuoi e rilancia gli altri, al massimo due volte; puoi rilanciare anche dadi tenuti prima. Appena i tuoi dadi completano una carta puoi prenderla, e il turno finisce. Se non prendi una carta, devi usare tutti e tre i lanci.
sixcolours-rules-2 = Carte rifiutate
sixcolours-rules-2-text = Se i tuoi dadi completano una carta e tu rilanci, la rifiuti: in questo turno non puoi più prenderla. Dopo il terzo lancio, se i tuoi dadi completano una carta che non hai rifiutato, devi prenderla.
sixcolours-rules-3 = Le carte
sixcolours-rules-3-text = I simboli colorati vanno ottenuti proprio nel colore indicato. La X multicolore sta per un colore qualsiasi; i simboli di uno stesso gruppo devono essere uguali. I dadi in più non contano.
sixcolours-rules-4 = Nessuna carta
sixcolours-rules-4-text = Dopo un turno senza carta, chi segue può lanciare tutti e sei i dadi oppure ereditarli così come sono: valgono come primo lancio. Chi eredita può anche prendere subito una carta che i dadi completano.
sixcolours-rules-5 = I dadi neri
sixcolours-rules-5-text = Se lanci insieme i due dadi neri e mostrano lo stesso colore, puoi girare uno qualsiasi dei sei dadi su una faccia a tua scelta, una volta sola.
sixcolours-rules-6 = Azioni
sixcolours-rules-6-text = Le azioni sono obbligatorie, ma valgono solo se prendi la carta da un mazzetto. Turno extra: giochi un altro turno. Furto: peschi una carta coperta da un altro giocatore. Scambio: ne peschi una e ne cedi un’altra. Scambio generale: scambi con tutti gli altri.
sixcolours-rules-7 = Fine della partita
sixcolours-rules-7-text = In due la partita finisce quando qualcuno ottiene la 10ª carta, in tre l’8ª, in quattro la 6ª. Chi ha almeno 7 carte (5 in tre, 4 in quattro) può chiuderla prima. Vince chi ha più punti sulle carte.

## La lezione: un primo turno, passo per passo

sixcolours-lesson-1 = Ci sono tre carte in palio. Quella a sinistra chiede quattro dadi dello stesso colore e vale 2 punti. Hai tre lanci: lancia tutti e sei i dadi.
sixcolours-lesson-2 = Due stelle gialle, una su un dado nero e una su un dado bianco. Tienile: toccale, poi rilancia gli altri quattro dadi.
sixcolours-lesson-3 = Una terza stella gialla! Tienile tutte e tre e rilancia gli altri tre dadi per l’ultima volta.
sixcolours-lesson-4 = Quattro dadi gialli: proprio quello che chiede la carta a sinistra. Prendila.
sixcolours-lesson-end = La carta è tua, e ora è in palio la successiva del mazzetto. Se non ce l’avessi fatta, il bot avrebbe potuto ereditare i tuoi dadi. Continua a giocare!

## Sulla pagina delle regole: una cifra per ciò che si sceglie

sixcolours-ask = Che probabilità ho?
sixcolours-ask-combination = Combinazione
sixcolours-ask-kept = Dadi tenuti (stesso colore)
sixcolours-ask-throws = Lanci rimasti
sixcolours-ask-answer = Probabilità
