# Nur das Terminal; alles andere, was es sagt, steht in den anderen Dateien.

terminal-pair = { $what }: { $text }
terminal-ask = Nummer oder Zug (u: { undo }, h: { menu-hint }):
terminal-fell = Was ist gefallen ({ $verb } …)?
terminal-more = … und { $count } weitere wie { $move }
terminal-range = { $low } bis { $high }
terminal-progress = { $done } von { $games }
