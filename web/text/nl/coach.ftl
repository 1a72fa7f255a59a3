coach-title = Coach
coach-chances = Kansen
coach-chances-pick = Tik op een zet om de kansen te lezen.
coach-chances-none = Voor deze zet zijn er geen kansen te noemen.
coach-working = Aan het rekenen …
coach-of-wins = Winkans
coach-of-wins-about = Winkans, ± { $points } procentpunt
coach-of-points = Punten gemiddeld
coach-best = beste
coach-equal = even goed
coach-best-is = Beste: { $move }, { $worth }.
coach-less = −{ $points }
coach-others = { $count ->
    [one] en nog één zet
   *[other] en nog { $count } zetten
}
coach-cost = Dat kostte { $points } procentpunt winkans. Beter: { $move }.
coach-cost-points = Dat kostte { $points } { $points ->
    [one] punt
   *[other] punten
}. Beter: { $move }.
coach-reason = Waarom deze zet?
coach-reason-best = Geen andere zet is beter.
coach-reason-worse = De beste zet levert { $points } procentpunt meer op: { $move }. Bots geven af en toe iets weg, zwakkere vaker.
