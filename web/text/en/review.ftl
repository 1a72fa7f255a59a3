# The review of a game, fetched when it is first opened.

# $game, the name of a game
review-title = Review: { $game }
review-controls = Replay
review-scrub = Step in the game
# $step, e.g. 34
review-step = Step { $step }
review-play = Play
review-pause = Pause
review-pace = Speed
review-moment-before = Previous turning point
review-moment-after = Next turning point
# $done, e.g. 34
# $steps, e.g. 120
review-working = Working out what each step was worth: { $done } of { $steps }. You can look through the game meanwhile.
review-failed = What the steps were worth could not be worked out. You can still look through the game.
review-alone = In a game for one nobody wins or loses, so there are no chances to show. You can look through the game.
review-exact = The chances of winning are exact.
# $points, e.g. 3
review-about = The chances of winning are estimates, ± { $points } points.
# $name, e.g. Ben
# $move, e.g. Stop
review-played = { $name }: { $move }
review-choice-only = There was no other move.
review-choice-best = The best move.
# $move, e.g. Roll 3 dice
review-choice-equal = About as good as the best: { $move }.
# $points, e.g. 4.5
# $move, e.g. Roll 3 dice
review-choice-cost = Cost { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Best: { $move }.
# $changes, e.g. Anna +7 · Ben −7
review-luck = Luck: { $changes }
review-luck-none = Neither lucky nor unlucky.
review-revealed = No luck: it showed what had been decided.
review-player = Player
review-everyone = Everyone
review-moments = Turning points
review-moments-none = Nothing changed the chances much.
# $points, e.g. 4.5
review-moment-cost = Cost { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-accounts = Luck and choices
# $points, e.g. 14
review-sum-luck-good = Luck was worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} of winning chance.
# $points, e.g. 14
review-sum-luck-bad = Bad luck cost { $points ->
    [one] { $points } point
   *[other] { $points } points
} of winning chance.
review-sum-luck-none = Good and bad luck evened out.
# $points, e.g. 6
review-sum-lost = Choices cost { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-sum-lost-none = Choices cost nothing.
review-account-start = Chance at the start
review-account-luck = Luck
review-account-lost = Own choices
review-account-others = Choices of others
review-account-rest = Not foreseen by the estimate
review-account-result = Result
review-account-now = Chance now
review-play-on = Play on from here
review-play-on-how = Opens this position as a new game against bots, with new dice. This game stays as it is.
review-played-on = A new game from this position. The other game is still in your list.
