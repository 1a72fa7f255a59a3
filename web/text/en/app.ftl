# The app around the games.

app-name = Rollbook
app-line = Dice games that know their rules. No network needed.
app-foot = No account, no tracking. Your games stay on this device.
skip-to-content = Skip to the content
just-now = just now

## Home

home-continue = Continue
home-games = Games
home-recent = Recently played
home-settings = Settings
home-turn = { $names } · { $name } to play
home-delete = Delete this game
home-delete-sure = Delete this game? It cannot be brought back.
home-won = { $names } won
home-all = Show all { $count }
home-delete-failed = This browser did not let the game be deleted.
link-unknown = This link leads to nothing we have here: { $what }
home-cut-off = Not all of this page has arrived. Check the connection and try again; your games are safe.

## Games that cannot be opened

trouble-title = This game cannot be opened
trouble-game = A game
trouble-damaged = The saved text is damaged.
trouble-unknown = Damaged, or made by a newer version.
trouble-newer = Made by a newer version of Rollbook.
trouble-newer-do = Load the new version, then try again.
trouble-internal = An error in Rollbook stopped it.
trouble-internal-do = The game itself may be fine.
trouble-room = No room left to bring it back.
trouble-room-do = Delete games you no longer need, then try again.
trouble-full = No room left.
trouble-stays = Nothing was deleted. The game stays in your list and goes into every file you save. Rollbook tries it again after every update.
trouble-download = Download

## The engine

loading = Fetching the dice, only this once
loading-last = All here, one moment
loading-amount = { $loaded } of { $total } MB
engine-restarting = One moment: picking the game up where it was
engine-failed = The game engine does not start in this browser. Check the connection and reload the page; your games are safe.
retry = Try again

## Set-up

back = Back
setup-title = New game: { $game }
setup-players = Players
setup-name = Name of player { $number }
setup-kind = Who is player { $number }
setup-remove = Remove player { $number }
setup-person = Person
setup-bot-random = Bot, careless
setup-bot-sensible = Bot, sensible
setup-add-person = Add person
setup-add-bot = Add bot
setup-options = House rules
setup-options-default = as in the rulebook
setup-options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
setup-options-waiting = A moment: the engine is still on its way.
setup-seed = Dice seed
setup-seed-meaning = The same seed and the same choices give the same game. Empty: a fresh one.
setup-seed-meaning-own = Decides only what the app still draws itself, and what bots do. Empty: a fresh one.
setup-dice = Dice
setup-dice-app = The app’s
setup-dice-own = Our own
setup-dice-app-meaning = The app throws for everybody.
setup-dice-own-meaning = You throw at the table and tap in what fell. The app referees, keeps score and knows the odds.
setup-link-dice = The dice come with the link: everyone who opens it gets the same rolls, and its author may know them.
setup-link-fresh = Fresh dice
setup-fresh-done = This game gets fresh dice.
setup-start = Start
setup-you = Guest
setup-guest = Guest { $number }
setup-bot-names = Otto, Mia, Carlo, Ilse, Bruno, Greta, Nino, Rosa, Emil, Vera

## Table

undo = Undo
menu = Menu
menu-log = What happened
menu-hint = Hint
menu-rules = Rules
menu-keys = Keyboard
menu-new = New game
menu-embed = Embed this position
menu-home = Home
actions = What you can do
seats = Players
seat-bot = bot
seat-leads = leads
seat-current = to play
turn-of = { $name } to play.
# The mark that stands beside the colour on the die
die-marked = { $die }, marked { $colour ->
    [black] square
    [green] triangle
    [red] circle
    [blue] diamond
    [yellow] star
   *[violet] cross
}
playing = { $name } is playing
playing-note = tap to skip ahead
log-title = What happened
log-empty = Nothing yet.
log-earlier = Show earlier
log-later = Show later
log-shown = Steps { $from } to { $to } of { $steps }
look-position = Step { $step } of { $steps }
look-previous = One step back
look-next = One step on
look-now = Back to the game
look-start = Before the first move
hint-text = Hint: { $text }
hint-none = Nothing to decide just now.
undo-none = There is nothing to take back: dice that have fallen stay.
undone = Taken back.
rules-title = { $game }: the rules
rules-play = Play { $game }
rules-more = Rules of the other games
rules-page = The whole page, with examples
table-lost = This game is not stored in this browser.
other-tab = This game was played on in another window.
hand-over = Pass the device to { $name }
hand-over-ready = { $name } has it

## A table with real dice

fell-roll = { $name } throws { $count ->
    [one] one die
   *[other] { $count } dice
}. What fell?
fell-kind = { $count } × { $kind }
fell-entered = Entered
fell-faces = To choose from
fell-remove = Remove { $die }
fell-left = { $count ->
    [one] one die is missing
   *[other] { $count } dice are missing
}
fell-done = Enter
fell-impossible = These dice cannot lie like that. Have another look.

## Result

result-title = The result
result-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
result-place = Place { $rank }
result-rematch = Play again
result-rematch-note = { $name } begins
result-look = Look back
result-home = Home

## Keyboard

keys-title = Keyboard
keys-go = go on; skip what is being shown
keys-undo = undo
keys-log = what happened
keys-hint = hint
keys-menu = menu
keys-help = this list
keys-escape = close, or back to the game
keys-fell = enter a die: its number, or its place in the list
keys-fell-back = remove the last die
keys-space = Space
keys-enter = Enter
keys-off = Shortcuts are switched off in the settings.

## Settings

settings-title = Settings
settings-language = Language
settings-language-auto = Auto
settings-theme = Colours
settings-theme-system = Auto
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-system = Auto
settings-motion-full = On
settings-motion-none = Off
settings-pace = Pace of the bots
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-keys = Keyboard shortcuts
settings-sound = Sound
settings-vibration = Vibration
settings-awake = Keep the screen on at the table
settings-turned = Two people: turn the table towards the second
settings-data = Your games
settings-data-text = Everything stays in this browser. Nothing is sent anywhere.
settings-export = Save to a file
settings-import = Read from a file
settings-delete = Delete everything
settings-delete-sure = Delete all games and settings in this browser? They cannot be brought back.
settings-deleted = Everything is deleted.
settings-delete-failed = Not everything could be deleted.
settings-import-bad = This file is not a Rollbook file. Nothing was changed.
settings-import-progress = Reading game { $number } of { $total }
settings-import-added = { $count ->
    [one] One game added.
   *[other] { $count } games added.
}
settings-import-longer = { $count ->
    [one] One game is further along in the file and goes on from there.
   *[other] { $count } games are further along in the file and go on from there.
}
settings-import-here = { $count ->
    [one] One game was already here.
   *[other] { $count } games were already here.
}
settings-import-nothing = Nothing was changed.
settings-import-skipped = { $count ->
    [one] One game was left out. The file still has it:
   *[other] { $count } games were left out. The file still has them:
}
settings-import-more = and { $count } more
settings-import-nth = Number { $number } in the file
settings-import-undo = Undo the import
settings-import-undone = Everything is as it was before.
settings-import-undone-some = { $count ->
    [one] As it was before, but for one game that has been played on.
   *[other] As it was before, but for { $count } games that have been played on.
}

about-title = About
about-version = Rollbook { $version }, free software
about-check = Every throw follows from its game’s seed, and every file of this version is listed with its hash: both can be checked.
about-licences = Licences
about-files = List of files

## On this device: offline, installing, updates

offline-title = Without a network
offline-idle = Rollbook keeps itself on this device once the first game can be played.
offline-coming = Getting ready for offline: { $loaded } of { $total } MB
offline-ready = Ready: everything works without a network.
offline-metered = Your line is slow or saves data, so only what was needed is here yet.
offline-stuck = Not everything is here for offline yet. It goes on as soon as there is a network.
offline-unable = This browser does not let Rollbook be kept for offline.
offline-keep = Keep everything for offline
install = Install
install-line = Rollbook on your home screen: one tap, no network.
install-ios = To install: tap Share, then “Add to Home Screen”.
install-later = Not now
update-line = A new version is here.
update-load = Load it
update-busy = A game is being played in another window. The new version waits until it is over.
fresh-offline = There is no network to load everything anew from, so nothing was cleared.

## Messages

close = Close
cancel = Cancel
storage-trouble = This browser does not let the game be saved (storage is full or blocked). You can play on, but closing the page loses the game.

error-bad_request = Something was asked that makes no sense. The game stands as it was.
error-bad_move = That is not a move.
error-illegal_move = That move is not possible now.
error-not_your_turn = It is not your turn.
error-stale = The game had already moved on.
error-game_over = The game is over.
error-too_long = This game has reached its greatest length and cannot go on.
error-bad_option = One of the house rules does not fit this game.
error-bad_seat = { $why ->
    [length] A name is too long.
    [characters] A name holds a character that cannot be used.
    [count] This game needs another number of players.
   *[other] These players do not fit this game.
}
error-bad_seed = This seed cannot be used: letters, digits and simple signs only, not too long.
error-bad_record = { $why ->
    [steps] This game is too long to be opened.
    [version] This game was made by another version of Rollbook and cannot be opened here.
   *[other] The stored game is damaged and cannot be opened.
}
error-unknown_game = This game is not here.
error-unknown_match = The engine has lost this game. Reload the page: it is saved.
error-cannot_undo = There is nothing to take back.
error-internal = Something went wrong on our side. The game stands as it was before.

## The lesson: a first turn, step by step

lesson-title = Your first turn
lesson-line = Learn by playing: the table tells you what to do, step by step.
lesson-link = Learn it in one turn
