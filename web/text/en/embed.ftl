# Games in other people's pages.

embed-tap = Tap anything to play
embed-open = Open in Rollbook
embed-waking = One moment …
embed-again = Start over
embed-failed = The game does not respond. Check the connection and try again.

## The page that writes the tag

builder-app = To Rollbook
builder-title = A game in your page
builder-line = Choose, look, and copy two lines into your page.
builder-code = This goes into your page
builder-copy = Copy
builder-copied = Copied.
builder-frame = Where no script is allowed
builder-preview = How it looks
builder-game = Game
builder-position = Position
builder-lang = Language
builder-theme = Colours
builder-coach = Hints
builder-new = A new game
builder-own = Your position
builder-example = { $id }, step { $step }
builder-coach-on = On
builder-coach-off = Off
builder-cut = Your position ends where something at the table is still hidden.
builder-script = Script
builder-script-newest = Always the newest
builder-script-pinned = This version, checked by the browser
builder-script-note = The browser runs exactly this file or none. For that, the host of Rollbook has to send “Access-Control-Allow-Origin: *”.

## The lesson: a first turn, step by step

lesson-show = Show me
lesson-again = Once more
lesson-free = Play on
lesson-back = One step back
lesson-astray = That is allowed too, but the lesson had something else in mind. Play on as you like, or go one step back.
