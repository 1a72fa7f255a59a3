# Csak a terminálhoz; a többi szövege a többi fájlban van.

terminal-pair = { $what }: { $text }
terminal-ask = Szám vagy lépés (u: { undo }, h: { menu-hint }):
terminal-fell = Mi jött ki ({ $verb } …):
terminal-more = … és még { $count } ilyen, például { $move }
terminal-range = { $low }–{ $high }
terminal-progress = { $done } / { $games }
