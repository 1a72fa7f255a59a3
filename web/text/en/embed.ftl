# Games in other people's pages.

embed-tap = Tap anywhere to play
embed-open = Open in Rollbook
embed-waking = One moment…
embed-again = Start over
embed-failed = The game isn’t responding. Check your connection and try again.

## The page that writes the tag

builder-app = Go to Rollbook
builder-title = Add a game to your page
builder-line = Choose a game, check the preview, and copy two lines into your page.
builder-code = Code for your page
builder-copy = Copy
builder-copied = Copied.
builder-frame = If scripts aren’t allowed
builder-preview = Preview
builder-game = Game
builder-position = Position
builder-lang = Language
builder-theme = Theme
builder-coach = Coach
builder-new = New game
builder-own = Your position
builder-example = { $id }, step { $step }
builder-coach-on = On demand
builder-coach-off = Off
builder-coach-always = Always
builder-coach-odds = Only chances, no advice
builder-cut = The embed stops before anything that is still secret at the table.
builder-script = Script
builder-script-newest = Always the latest
builder-script-pinned = This version, verified by the browser
builder-script-note = The browser runs exactly this file or none. For this to work, the server that hosts Rollbook must send “Access-Control-Allow-Origin: *”.

## The lesson: a first turn, step by step

lesson-show = Show me
lesson-again = Repeat
lesson-free = Play on
lesson-back = One step back
lesson-astray = That’s a legal move too, but not the one this lesson explains. Play on as you like, or go one step back.
