# Solo per il terminale; gli altri suoi testi sono negli altri file.

terminal-pair = { $what }: { $text }
terminal-ask = Numero o mossa (u: { undo }, h: { menu-hint }):
terminal-fell = Che cosa è uscito ({ $verb } …)?
terminal-more = … e altre { $count } come { $move }
terminal-range = da { $low } a { $high }
terminal-progress = { $done } di { $games }
