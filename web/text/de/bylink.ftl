# Play by link: each person on a device of their own.

bylink-how = Ihr spielt jeweils am eigenen Gerät und schickt nach jedem Zug einen Link weiter. Niemand kann sich die Würfe aussuchen.
bylink-name = Dein Name
bylink-players = Personen
bylink-create = Einladung erstellen
bylink-invited = { $name } lädt dich zu einer Partie { $game } ein
bylink-join = Mitspielen
bylink-lobby = Einladung: { $game }
bylink-lobby-how = { $count ->
    [one] Schicke diesen Link der anderen Person. Auch die Antwort ist ein Link: Öffne ihn hier.
   *[other] Schicke diesen Link den anderen { $count } Personen. Auch jede Antwort ist ein Link: Öffne sie hier.
}
bylink-reply = Antwort an { $name }
bylink-reply-how = Schicke diesen Link an { $name }. Sobald alle Antworten da sind, beginnt das Spiel, und du bekommst den nächsten Link.
bylink-share = { $game } per Link
bylink-you = Du
bylink-joined = Ist dabei
bylink-missing = Noch keine Antwort
bylink-has-joined = { $name } ist dabei.
bylink-send-how = Der Link enthält das ganze Spiel bis hierher. { $name } öffnet ihn und spielt weiter.
bylink-send-all-how = Der Link enthält das ganze Spiel bis hierher.
bylink-same = Diesen Link hast du schon geöffnet.
bylink-older = Dieser Link ist älter als dein Spiel. Nichts hat sich geändert.
bylink-watching = Du schaust zu. Gespielt wird an anderen Geräten.
bylink-reply-elsewhere = Diese Antwort gehört zu einer Einladung, die nicht auf diesem Gerät ist.
bylink-fork = Zwei Fassungen dieses Spiels
bylink-fork-how = Bis Schritt { $step } sind beide gleich. Welche geht hier weiter?
bylink-fork-mine = Auf diesem Gerät
bylink-fork-theirs = Im Link
bylink-full = Dieses Spiel ist schon vollzählig: { $name } kann nicht mehr mitspielen.
bylink-without = Dieses Spiel hat ohne dich begonnen.
bylink-fork-begin = Sie unterscheiden sich von Anfang an. Welche geht hier weiter?
bylink-fork-steps = { $count ->
    [one] Ein Schritt insgesamt.
   *[other] { $count } Schritte insgesamt.
}
bylink-fork-keep = Meine behalten
bylink-fork-take = Die aus dem Link nehmen
bylink-fork-copy = { $game }, andere Fassung, { $date }
bylink-fork-taken = Hier geht die Fassung aus dem Link weiter. Deine ist noch bei deinen Spielen.
