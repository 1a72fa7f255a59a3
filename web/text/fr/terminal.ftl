# Le terminal seul ; tout le reste de ce qu’il dit est dans les autres fichiers.

terminal-pair = { $what } : { $text }
terminal-ask = Numéro ou coup (u : { undo }, h : { menu-hint }) :
terminal-fell = Qu’est-ce qui est tombé ({ $verb } …) ?
terminal-more = … et { $count } autres comme { $move }
terminal-range = de { $low } à { $high }
terminal-progress = { $done } sur { $games }
