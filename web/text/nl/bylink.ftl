# Play by link: each person on a device of their own.

bylink-how = Jullie spelen elk op een eigen apparaat en sturen na elke beurt een link door. Niemand kan de worpen kiezen.
bylink-name = Je naam
bylink-players = Spelers
bylink-create = Uitnodiging maken
bylink-invited = { $name } nodigt je uit voor een potje { $game }
bylink-join = Meedoen
bylink-lobby = Uitnodiging: { $game }
bylink-lobby-how = { $count ->
    [one] Stuur deze link naar de ander. Ook het antwoord is een link: open die hier.
   *[other] Stuur deze link naar de { $count } anderen. Ook elk antwoord is een link: open ze hier.
}
bylink-reply = Antwoord aan { $name }
bylink-reply-how = Stuur deze link naar { $name }. Als alle antwoorden er zijn, begint het potje en krijg je de volgende link.
bylink-share = { $game } via een link
bylink-you = Jij
bylink-joined = Doet mee
bylink-missing = Nog geen antwoord
bylink-has-joined = { $name } doet mee.
bylink-send-how = De link bevat het hele potje tot hier. { $name } opent hem en speelt verder.
bylink-send-all-how = De link bevat het hele potje tot hier.
bylink-same = Deze link heb je al geopend.
bylink-older = Deze link is ouder dan je potje. Er is niets veranderd.
bylink-watching = Je kijkt mee. Dit potje wordt op andere apparaten gespeeld.
bylink-reply-elsewhere = Dit antwoord hoort bij een uitnodiging die niet op dit apparaat staat.
bylink-fork = Twee versies van dit potje
bylink-fork-how = Tot en met stap { $step } zijn ze gelijk. Welke gaat hier verder?
bylink-fork-mine = Op dit apparaat
bylink-fork-theirs = In de link
bylink-full = Dit potje is al vol: { $name } kan niet meer meedoen.
bylink-without = Dit potje is zonder jou begonnen.
bylink-fork-begin = Ze verschillen vanaf het begin. Welke gaat hier verder?
bylink-fork-steps = { $count ->
    [one] In totaal één stap.
   *[other] In totaal { $count } stappen.
}
bylink-fork-keep = Die van mij houden
bylink-fork-take = Die uit de link nemen
bylink-fork-copy = { $game }, andere versie, { $date }
bylink-fork-taken = De versie uit de link gaat hier verder. Die van jou staat nog bij je potjes.
