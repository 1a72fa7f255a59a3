# The coach at a table, fetched when it is first asked.

coach-title = Coach
coach-chances = Chances
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
coach-cost-points = That cost { $points } points. Better: { $move }.
