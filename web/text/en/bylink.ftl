# Play by link: each person on a device of their own.

bylink-how = Each of you plays on your own device and passes a link on after every turn. Nobody can choose the dice.
bylink-name = Your name
bylink-players = Players
bylink-create = Create invitation
bylink-invited = { $name } invites you to a game of { $game }
bylink-join = Join
bylink-lobby = Invitation: { $game }
bylink-lobby-how = { $count ->
    [one] Send this link to the other player. The reply is a link, too: open it here.
   *[other] Send this link to the other { $count } players. Each reply is a link, too: open them here.
}
bylink-reply = Reply to { $name }
bylink-reply-how = Send this link to { $name }. When all replies are there, the game starts and you get the next link.
bylink-share = { $game } by link
bylink-you = You
bylink-joined = Joined
bylink-missing = No reply yet
bylink-has-joined = { $name } has joined.
bylink-send-how = The link contains the whole game so far. { $name } opens it and continues.
bylink-send-all-how = The link contains the whole game so far.
bylink-same = You’ve already opened this link.
bylink-older = This link is older than your game. Nothing has changed.
bylink-watching = You’re watching. This game is played on other devices.
bylink-reply-elsewhere = This reply belongs to an invitation that isn’t on this device.
bylink-fork = Two versions of this game
bylink-fork-how = Up to step { $step } both are the same. Which one continues here?
bylink-fork-mine = On this device
bylink-fork-theirs = In the link
bylink-full = This game is already complete: { $name } can’t join any more.
bylink-without = This game has started without you.
bylink-fork-begin = They differ from the start. Which one continues here?
bylink-fork-steps = { $count ->
    [one] One step in all.
   *[other] { $count } steps in all.
}
bylink-fork-keep = Keep mine
bylink-fork-take = Take the one from the link
# $date, e.g. 18 November
bylink-fork-copy = { $game }, other version, { $date }
bylink-fork-taken = The version from the link continues here. Yours is still among your games.
