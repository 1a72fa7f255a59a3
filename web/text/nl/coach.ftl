coach-title = Coach
coach-chances = Kansen
coach-working = Aan het rekenen …
coach-of-wins = Winkans
coach-of-wins-about = Winkans, ± { $points } procentpunt
coach-of-points = Punten gemiddeld
coach-best = beste
coach-equal = even goed
coach-less = −{ $points }
coach-others = { $count ->
    [one] en nog één zet
   *[other] en nog { $count } zetten
}
coach-cost = Dat kostte { $points } procentpunt winkans. Beter: { $move }.
coach-cost-points = Dat kostte { $points } punten. Beter: { $move }.
