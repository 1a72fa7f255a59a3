# The coach at a table, fetched when it is first asked.

coach-title = Coach
coach-chances = Chances
coach-chances-pick = Tap a move to read its chances.
coach-chances-none = There are no chances to tell for this move.
coach-working = Working it out …
coach-of-wins = Chance of winning
# $points, e.g. 5
coach-of-wins-about = Chance of winning, ± { $points } { $points ->
    [one] point
   *[other] points
}
coach-of-points = Points on average
coach-best = best
coach-equal = equal
# $move, e.g. Stop
# $worth, e.g. 54%
coach-best-is = Best: { $move }, { $worth }.
# $points, e.g. 6
coach-less = −{ $points }
coach-others = { $count ->
    [one] and one other move
   *[other] and { $count } other moves
}
# $points, e.g. 6
# $move, e.g. Stop
coach-cost = That cost { $points } points of winning chance. Better: { $move }.
# $points, e.g. 6
# $move, e.g. Stop
coach-cost-points = That cost { $points } { $points ->
    [one] point
   *[other] points
}. Better: { $move }.
coach-reason = Why this move?
coach-reason-best = No other move is better.
# $points, e.g. 6
# $move, e.g. Stop
coach-reason-worse = The best move wins { $points } points more: { $move }. A bot gives such points away now and then, the weaker ones more often.
