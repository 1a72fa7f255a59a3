# Only for the terminal; its other texts are in the other files.

terminal-pair = { $what }: { $text }
terminal-ask = Nummer oder Zug (u: { undo }, h: { menu-hint }):
terminal-fell = Ergebnis eingeben ({ $verb } …):
terminal-more = … und { $count } weitere wie { $move }
terminal-range = { $low } bis { $high }
terminal-progress = { $done } von { $games }
