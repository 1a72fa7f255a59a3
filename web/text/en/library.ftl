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

## The automatic backup, and a reminder where there is none

backup-line = Rollbook writes all your games to a file in a folder that you choose: after every finished game, and when you leave a table. To bring them back, open the file with “Open a game”.
backup-choose = Choose folder
backup-other = Choose another folder
backup-stop = Stop
backup-renew = Allow again
# $file, e.g. Documents/rollbook-backup.json
# $when, e.g. 5 minutes ago
backup-done = { $count ->
    [one] One game in “{ $file }”, saved { $when }.
   *[other] { $count } games in “{ $file }”, saved { $when }.
}
# $folder, e.g. Documents
backup-permission = Rollbook needs your permission again to save backups in “{ $folder }”.
# $folder, e.g. Documents
backup-folder = The backup folder “{ $folder }” can’t be found. Choose it again, or another one.
# $folder, e.g. Documents
backup-full = There’s no room for a backup in “{ $folder }”. The last one is unchanged.
backup-failed = The backup couldn’t be written. The last one is unchanged.
backup-written = Backup saved.
backup-stopped = Automatic backup is off. The file stays in its folder.
export-due = { $count ->
    [one] One finished game is only in this browser.
   *[other] { $count } finished games are only in this browser.
}
