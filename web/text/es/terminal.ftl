# Solo la terminal; todo lo demás que dice está en los otros archivos.

terminal-pair = { $what }: { $text }
terminal-ask = Número o jugada (u: { undo }, h: { menu-hint }):
terminal-fell = ¿Qué ha salido ({ $verb } …)?
terminal-more = … y { $count } más como { $move }
terminal-range = de { $low } a { $high }
terminal-progress = { $done } de { $games }
