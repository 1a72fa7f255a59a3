# The app around the games.

app-name = Rollbook
app-line = Dice games with the rules built in. No network needed.
app-foot = No account, no tracking. Your games stay on this device.
skip-to-content = Skip to content
just-now = just now

## Home

home-continue = Continue
home-games = Games
home-recent = Recently played
home-settings = Settings
home-turn = { $names } · { $name } to play
home-delete = Delete this game
home-delete-sure = Delete this game? This can’t be undone.
home-won = { $names } won
home-all = Show all { $count }
home-delete-failed = This browser couldn’t delete the game.
link-unknown = This link doesn’t work: { $what }
link-broken = This link is damaged or incomplete.
link-newer = This link is from a newer version of Rollbook. Update, then open it again.
link-verified =
    { $count ->
        [one] One roll checked: it follows from the seed.
       *[other] { $count } rolls checked: all follow from the seed.
    }
link-own = Your turn
link-invite = Send the invitation
link-reply = Send your reply to { $name }
link-send = Send the link to { $name }
link-send-all = Send the link to everyone
link-send-note = After that you can’t undo
link-replies = Waiting for replies
link-wait = Waiting for { $name }
link-watch = { $name } to play
link-open = Open a link
link-again = Show the link again
home-cut-off = This page didn’t load completely. Check your connection and try again. Your games are safe.

## Games that can’t be opened

trouble-title = This game can’t be opened
trouble-game = A game
trouble-damaged = The saved game is damaged.
trouble-unknown = Damaged, or saved by a newer version.
trouble-newer = Saved by a newer version of Rollbook.
trouble-newer-do = Update Rollbook, then try again.
trouble-internal = Opening it caused an error in Rollbook.
trouble-internal-do = The game itself may be fine.
trouble-room = Not enough storage to restore it.
trouble-room-do = Delete games you no longer need, then try again.
trouble-full = Not enough storage.
trouble-stays = Nothing was deleted. The game stays in your list and is included in every file you save. Rollbook tries to open it again after every update.
trouble-download = Download

## The engine

loading = Loading the game engine, just this once
loading-last = Almost ready
loading-amount = { $loaded } of { $total } MB
engine-restarting = Restarting. Your game will continue where it left off.
engine-failed = The game engine won’t start in this browser. Check your connection and reload the page. Your games are safe.
retry = Try again

## Set-up

back = Back
setup-title = New game: { $game }
not-translated = This game isn’t translated yet. Its texts are in English.
setup-way = Where you play
setup-way-here = On this device
setup-way-link = By link
setup-players = Players
setup-name = Name of player { $number }
setup-kind = Type of player { $number }
setup-remove = Remove player { $number }
setup-person = Person
setup-bot-random = Bot, careless
setup-bot-sensible = Bot, sensible
setup-bot-beginner = Bot, beginner
setup-bot-casual = Bot, casual
setup-bot-skilled = Bot, skilled
setup-bot-expert = Bot, expert
setup-add-person = Add person
setup-add-bot = Add bot
setup-options = House rules
setup-options-default = as in the rulebook
setup-options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
setup-seed = Dice seed
setup-seed-meaning = The same seed and the same choices give the same game. Leave empty for a new seed.
setup-seed-meaning-own = Affects only what the app still draws and how the bots play. Leave empty for a new seed.
setup-fingerprint = Fingerprint of the seed:
setup-fingerprint-meaning = If you note the seed’s fingerprint, which is shown with the dice, you can check in the dice audit after the game that the seed wasn’t exchanged.
setup-dice = Dice
setup-dice-app = In the app
setup-dice-own = Real dice
setup-dice-app-meaning = The app rolls for everyone.
setup-dice-own-meaning = You roll at the table and enter the results. The app referees, keeps score and shows the odds.
setup-link-dice = This link sets the dice: everyone who opens it gets the same rolls, and its author may know them.
setup-link-fresh = Fresh dice
setup-fresh-done = This game will use fresh dice.
setup-start = Start
setup-coach = Coach for everyone
setup-coach-meaning = The lamp tells the player whose turn it is what each choice is worth.
setup-you = Guest
setup-guest = Guest { $number }
setup-bot-names = Otto, Mia, Carlo, Ilse, Bruno, Greta, Nino, Rosa, Emil, Vera

## Sharing

share-title = Share this game
share-name = A game of { $game }
share-link = Link
share-qr = QR code of the link
share-finished = The link contains the whole game. Rollbook checks every roll when it is opened.
share-running = The link contains the game up to this point. Anyone who opens it can look back and play on with new dice.
share-cut = It contains nothing that is still secret at the table.
share-copy = Copy link
share-copied = Link copied
share-send = Send…

## Table

undo = Undo
menu = Menu
menu-log = History
menu-review = Review
menu-hint = Hint
menu-rules = Rules
menu-keys = Keyboard
menu-share = Share
menu-sheet = Score sheet
sheet-back = Back to the table
menu-new = New game
menu-embed = Embed this position
menu-home = Home
actions = What you can do
seats = Players
seat-bot = bot
seat-leads = leads
seat-current = to play
turn-of = { $name } to play.
# The mark beside the colour on the die
die-marked = { $die }, marked { $colour ->
    [black] square
    [green] triangle
    [red] circle
    [blue] diamond
    [yellow] star
   *[violet] cross
}
playing = { $name } is playing
playing-note = tap to skip
log-title = History
log-empty = Nothing yet.
log-earlier = Show earlier
log-later = Show later
log-shown = Steps { $from } to { $to } of { $steps }
look-position = Step { $step } of { $steps }
look-previous = One step back
look-next = One step forward
look-now = Back to the game
look-start = Before the first move
look-why = Why this move?
chart-table = Show as a table
hint-text = Hint: { $text }
hint-off = The coach is off here.
hint-none = Nothing to decide right now.
undo-none = Nothing to undo: rolls can’t be taken back.
undone = Undone.
rules-title = { $game }: the rules
rules-loading = Loading the rules …
rules-play = Play { $game }
rules-more = Rules of the other games
rules-page = Full rules with examples
table-lost = This game isn’t saved in this browser.
other-tab = This game was continued in another window.
hand-over = Pass the device to { $name }
hand-over-ready = { $name } has it

## A table with real dice

fell-roll = { $name } rolls { $count ->
    [one] one die
   *[other] { $count } dice
}. What came up?
fell-kind = { $count } × { $kind }
fell-entered = Entered
fell-faces = Choices
fell-remove = Remove { $die }
fell-left = { $count ->
    [one] one die left to enter
   *[other] { $count } dice left to enter
}
fell-done = Enter
fell-impossible = That result isn’t possible. Please check it.

## Result

result-title = Result
result-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
result-place = { $rank ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $rank }th place
}
result-rematch = Play again
result-rematch-note = { $name } starts
result-look = Look back
result-home = Home

## Keyboard

keys-title = Keyboard
keys-go = continue; skip the animation
keys-undo = undo
keys-log = history
keys-hint = hint
keys-menu = menu
keys-help = this list
keys-escape = close, or back to the game
keys-fell = enter a die: its number, or its position in the list
keys-fell-back = remove the last die
keys-space = Space
keys-enter = Enter
keys-off = Keyboard shortcuts are turned off in Settings.

## Settings

settings-title = Settings
settings-language = Language
settings-language-auto = Auto
settings-theme = Theme
settings-theme-system = Auto
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-system = Auto
settings-motion-full = On
settings-motion-none = Off
settings-pace = Bot speed
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-keys = Keyboard shortcuts
settings-sound = Sound
settings-vibration = Vibration
settings-awake = Keep the screen on while playing
settings-turned = Two people: rotate the screen for the second player
settings-coach = Coach
settings-coach-off = Off
settings-coach-ask = On demand
settings-coach-always = Always
settings-coach-meaning = Always: a figure at every move that you can tap, and one for the dice you have picked. If another move is better, the lamp shows its figure. After a move that cost 3 points of winning chance or more, the lamp shows the cost.
settings-odds = Show chances, without advice
settings-data = Your games
settings-data-text = Everything stays in this browser. Nothing is sent anywhere.
settings-export = Save to a file
backup-title = Automatic backup
settings-delete = Delete everything
settings-delete-sure = Delete all games and settings in this browser? This can’t be undone.
settings-deleted = Everything was deleted.
settings-delete-failed = Not everything could be deleted.
settings-import-progress = Reading game { $number } of { $total }
settings-import-added = { $count ->
    [one] One game added.
   *[other] { $count } games added.
}
settings-import-longer = { $count ->
    [one] One game was further along in the file and was updated.
   *[other] { $count } games were further along in the file and were updated.
}
settings-import-here = { $count ->
    [one] One game was already here.
   *[other] { $count } games were already here.
}
settings-import-nothing = Nothing was changed.
settings-import-skipped = { $count ->
    [one] One game wasn’t imported. It is still in the file:
   *[other] { $count } games weren’t imported. They are still in the file:
}
settings-import-more = and { $count } more
settings-import-nth = Game { $number } in the file
settings-import-undo = Undo the import
settings-import-undone = The import was undone.
settings-import-undone-some = { $count ->
    [one] The import was undone, except for one game that has been continued.
   *[other] The import was undone, except for { $count } games that have been continued.
}

about-title = About
about-version = Rollbook { $version }, free software
about-check = Every roll follows from its game’s seed, and every file of this version is listed with its hash. You can check both.
about-licences = Licences
about-files = List of files

## On this device: offline, installing, updates

offline-title = Offline
offline-idle = Rollbook will be saved on this device once the first game is ready to play.
offline-coming = Saving for offline use: { $loaded } of { $total } MB
offline-ready = Saved offline. Everything works without a network.
offline-metered = Your connection is slow or set to save data, so only what you have used so far is saved.
offline-stuck = Not everything is saved offline yet. The download continues when you’re online.
offline-unable = This browser can’t save Rollbook offline.
offline-keep = Save everything offline
install = Install
install-line = Rollbook on your home screen: one tap away, even offline.
install-ios = To install: tap Share, then “Add to Home Screen”.
install-later = Not now
update-line = A new version is available.
update-load = Update
update-busy = A game is open in another window. The update will wait until you finish or close it.
fresh-offline = You’re offline, so Rollbook can’t be downloaded again. Nothing was cleared.

## Messages

close = Close
cancel = Cancel
storage-trouble = This browser can’t save the game (storage is full or blocked). You can keep playing, but the game will be gone if you close the page.

error-bad_request = That request didn’t work. Your game is unchanged.
error-bad_move = That isn’t a move.
error-illegal_move = That move isn’t possible now.
error-not_your_turn = It isn’t your turn.
error-stale = The game has already moved on.
error-game_over = The game is over.
error-still_secret = Something in this game is still hidden. You can review it when it is over.
error-too_long = This game has reached its maximum length and can’t continue.
error-bad_option = One of the house rules doesn’t fit this game.
error-bad_seat = { $why ->
    [length] A name is too long.
    [characters] A name contains a character that isn’t allowed.
    [count] This game needs a different number of players.
   *[other] These players don’t fit this game.
}
error-bad_seed = This seed isn’t valid. Use only letters, digits and simple punctuation, and keep it short.
error-bad_record = { $why ->
    [wrong_outcome] Step { $step } doesn’t follow from the seed: “{ $move }”. Somebody has changed this game.
    [steps] This game is too long to open.
    [version] This game was saved by another version of Rollbook and can’t be opened here.
   *[other] The saved game is damaged and can’t be opened.
}
error-unknown_game = This game isn’t available.
error-unknown_match = The game engine no longer has this game. Reload the page: the game is saved.
error-cannot_undo = There is nothing to undo.
error-internal = Something went wrong. Your game is unchanged.

## The lesson: a first turn, step by step

lesson-title = Your first turn
lesson-line = Learn by playing: the app tells you what to do, step by step.
own-dice = Or roll your own dice: enter what they show, and tap the lamp to see what every choice is worth.
own-dice-label = Your own dice
lesson-link = Learn it in one turn

# Equal things in a list.
# $count, e.g. 2
# $thing, e.g. 6
times = { $count } × { $thing }

## All games on this device

home-library = All games
statistics-title = Statistics
library-missing = Some finished games can’t be read right now. Nothing was deleted. Reload the page to try again.

## Opening a game

open-title = Open a game
open-line = Paste a link, a code or a saved game. Or choose a file, or a picture of a QR code.
open-field = Link, code or saved game
open-do = Open
open-file = Choose file
open-camera = Scan QR code
open-camera-stop = Stop camera
open-busy = Opening…
open-looking = Point the camera at the QR code.
open-what = This isn’t a link, a code or a file from Rollbook.
open-no-qr = There’s no readable QR code in this picture.
open-contains = { $count ->
    [one] One game
   *[other] { $count } games
}
open-other-qr = This QR code doesn’t contain a Rollbook game.
open-camera-refused = The camera is blocked for this page. Allow it in your browser’s settings, then try again.
open-camera-none = No camera was found.
open-camera-failed = The camera can’t be used right now. Another app may be using it.

share-text = Copy as text
share-text-copied = Text copied
share-picture-send = Send picture…
share-picture-save = Save picture
# $people, e.g. Anna 6,150 – Ben 4,900
# $date, e.g. 18 November
share-line = { $people } · { $game } · { $date }

## The dice audit

audit-title = Dice audit
audit-line = Checks every roll of the finished games on this device: whether it follows from the seed, and whether the dice are even.
audit-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
audit-draws = { $count ->
    [one] 1 draw
   *[other] { $count } draws
}
audit-none = The app rolled no dice here.
# $what, e.g. { audit-dice }
audit-few = { $what }: too few to say anything about the dice.
# $what, e.g. { audit-dice }
audit-even = { $what }: as even as fair dice are.
# $what, e.g. { audit-dice }
# $times, e.g. 300
audit-uneven = { $what }: less even than fair dice usually are. With fair dice, this happens in about one of { $times } audits.
# $what, e.g. { audit-dice }
# $times, e.g. 300
audit-smooth = { $what }: more even than fair dice usually are. With fair dice, this happens in about one of { $times } audits.
# $face, e.g. 6
# $expected, e.g. 200
audit-most = Furthest off: “{ $face }” came up { $count } times, and about { $expected } were expected.
audit-checked = { $count ->
    [one] One roll checked: it follows from its seed.
   *[other] { $count } rolls checked: all follow from their seeds.
}
audit-wrong-some = { $count ->
    [one] One roll doesn’t follow from its seed:
   *[other] { $count } rolls don’t follow from their seeds:
}
# $move, e.g. roll 6
# $expected, e.g. roll 2
audit-wrong = { $game }, step { $step }: the game says “{ $move }”, the seed gives “{ $expected }”
audit-typed = { $count ->
    [one] One result was entered by hand. It isn’t from the seed and isn’t judged.
   *[other] { $count } results were entered by hand. They aren’t from the seed and aren’t judged.
}
audit-repeated = { $count ->
    [one] One game has the same seed as another. Its dice are counted once.
   *[other] { $count } games have the same seed as another. Their dice are counted once.
}
audit-unreadable = { $count ->
    [one] One game can’t be opened and isn’t included.
   *[other] { $count } games can’t be opened and aren’t included.
}
audit-games = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
audit-part-dice = { $game }: dice
audit-part-draw = { $game }: draws
audit-part-lot = Who starts
audit-part-mixed = Dice of several games
audit-face = Result
audit-came = Came up
audit-expected = Expected
audit-people = People
audit-bots = Bots
audit-apart = People and bots
# $what, e.g. { audit-part-lot }
audit-rest = Too few to judge: { $what }
# $times, e.g. 100
audit-test = A chi-square test judges everything together. It finds fault with fair dice in about one of { $times } audits.
audit-seed = Seed
audit-fingerprint = Fingerprint of the seed
audit-fingerprint-now = The seed decides every roll and can no longer change. If you note its fingerprint now, you can compare it when the game is over: you will then see the seed too.
audit-fingerprint-then = The menu showed the same fingerprint during the game.
audit-program = Download the check
audit-program-text = A short Python program works out every roll from the seed again, without Rollbook.

# The daily challenge

daily-title = Daily challenge
daily-line = The same dice for everyone
daily-played = { $count } of { $total } played
daily-how = Everyone gets the same dice in every turn, whatever they chose before. You play against the expert bot; your first result counts. Par is what the expert reaches in your place. A win counts first, then the lead in brackets.
daily-day = Day
daily-before = Previous day
daily-after = Next day
daily-play = Play
daily-again = Practise again
# $scores, e.g. 6,150 : 4,300 (+1,850)
daily-won = Won { $scores }
# $scores, e.g. 4,300 : 6,150 (-1,850)
daily-lost = Lost { $scores }
# $scores, e.g. 20 : 20 (0)
daily-drawn = Tied { $scores }
# $scores, e.g. 6,050 : 5,200 (+850)
daily-par = Par { $scores }
daily-par-working = Working out par: { $count } moves so far
daily-better = better than par
daily-worse = worse than par
daily-equal = equal to par
daily-practice = This was practice: your first result counts.
daily-copy = Copy result
daily-copied = Result copied
error-bad_day = There is no challenge for this day. The first is that of 1 January 2026, the last is today’s.
error-no_par = Par couldn’t be worked out. Connect to the internet once, then try again.

# The same dice for friends

setup-same = Same dice in every turn
setup-same-meaning = With the same seed, everyone meets the same first roll in each turn, whatever they chose before.
setup-same-link = Copy link for a friend
setup-same-copied = Link copied. Your friend gets the same set-up and the same dice.
setup-same-here = One after the other here
same-title = Same dice, compared
