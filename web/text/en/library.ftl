# The library: all games on this device.

library-pages = Pages
library-search = Search names and titles
library-game = Game
library-result = Result
library-result-running = In progress
library-result-won = Won by a person
library-result-lost = Won by a bot
library-result-bots = Bots only
library-result-none = No winner
library-result-trouble = Can’t be opened
library-date = Date
library-date-week = Last 7 days
library-date-month = Last 30 days
library-date-year = Last 12 months
library-empty = No games yet. Every game you play is saved here.
library-no-match = No game matches your search.
library-count = { $count ->
    [one] One game
   *[other] { $count } games
}
library-page = { $from }–{ $to } of { $count } games
library-previous = Previous page
library-next = Next page
library-export = Save all to a file
library-more = Options: { $name }
library-name = Title of this game
library-rename = Rename
library-file = Save to a file
library-deleted = Game deleted.
library-back = The game is back.
library-back-failed = The game couldn’t be restored: this browser has no room for it. Free some space, then try again.
