# Only for the terminal; its other texts are in the other files.

terminal-pair = { $what } : { $text }
terminal-ask = Numéro ou coup (u : { undo }, h : { menu-hint }) :
terminal-fell = Résultat ({ $verb } …) :
terminal-more = … et { $count } autres comme { $move }
terminal-range = de { $low } à { $high }
terminal-progress = { $done } sur { $games }
