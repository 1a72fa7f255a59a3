# Csak a terminál; minden más, amit mond, a többi fájlban van.

terminal-pair = { $what }: { $text }
terminal-ask = Szám vagy lépés (u: { undo }, h: { menu-hint }):
terminal-fell = Mi jött ki ({ $verb } …)?
terminal-more = … és még { $count }, például { $move }
terminal-range = { $low } és { $high } között
terminal-progress = { $done } / { $games }
