# Statistics of the games on this device.

statistics-person = Player
statistics-game = Game
statistics-all = All games
statistics-games = Games
statistics-won = Won
statistics-ahead = Placed ahead
statistics-now = Winning streak
statistics-longest = Longest streak
statistics-average = Average
statistics-best = Best
statistics-by-game = By game
statistics-scores = Scores
statistics-by-opponent = Against
# $count, e.g. 20
statistics-chart = Share of wins, latest { $count } games
# $number, e.g. 12
statistics-nth = Game { $number }
statistics-none = No statistics yet. They are counted from the games you finish.
statistics-none-since = No game has been finished since you started over.
statistics-how = Counts all finished games in your list that somebody won, also daily challenges and games with real dice. A tie for first place is a win. If you play the same dice again, only the first time counts. Nothing is sent anywhere.
statistics-erase-how = Starting over deletes no game: statistics then count only what you finish from now on.
# $date, e.g. 18 November 2026
statistics-since = Counted since { $date }. Earlier games are still in your list.
statistics-export = Save as a table
statistics-erase = Start over
statistics-erased = Statistics start over now. No game was deleted.
statistics-everything = Count all games again

## The same dice for several people, one after the other

same-how = Each of you plays a game of your own, one after the other, with the same dice in every turn and against the same bot. Afterwards you compare.
same-level = Opponent
same-away = Everyone gets the same dice, so the others look away.
same-one = This game isn’t finished yet.
same-early = Show results now
same-alone = Nobody else has finished a game with these dice on this device.
same-friends = Friends can join with the link from the set-up or the daily challenge. When you open their finished games here, they appear in this list. A win counts first, then the lead in brackets.
same-chart = Lead after each turn
# $number, e.g. 3
same-turn = Turn { $number }
# $count, e.g. 7
# $total, e.g. 19
same-ahead = ahead after { $count } of { $total } turns
same-none = This game has dice of its own, so there is nothing to compare it with.
