# Alleen voor de terminal; zijn andere teksten staan in de andere bestanden.

terminal-pair = { $what }: { $text }
terminal-ask = Nummer of zet (u: { undo }, h: { menu-hint }):
terminal-fell = Wat is het geworden ({ $verb } …)?
terminal-more = … en nog { $count }, zoals { $move }
terminal-range = { $low } tot en met { $high }
terminal-progress = { $done } van { $games }
