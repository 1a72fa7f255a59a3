# Alleen de terminal; al het andere dat hij zegt, staat in de andere bestanden.

terminal-pair = { $what }: { $text }
terminal-ask = Nummer of zet (u: { undo }, h: { menu-hint }):
terminal-fell = Wat is er gevallen ({ $verb } …)?
terminal-more = … en nog { $count } zoals { $move }
terminal-range = { $low } tot en met { $high }
terminal-progress = { $done } van { $games }
