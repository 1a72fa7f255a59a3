# Solo la terminal; todo lo demás que dice está en los otros archivos.

terminal-pair = { $what }: { $text }
terminal-ask = Número o jugada (u: { undo }, h: { menu-hint }):
terminal-fell = ¿Qué ha salido ({ $verb } …)?
terminal-more = … y { $count } más como { $move }
terminal-range = de { $low } a { $high }
terminal-progress = { $done } de { $games }

terminal-odds-title = Probabilidad de ganar
terminal-odds-move = Jugada
terminal-odds-points = Puntos
terminal-odds-loss = Pérdida
terminal-odds-made = la jugada que se hizo
terminal-exact = Estas probabilidades son exactas.
terminal-estimate = Estas probabilidades son estimaciones. Error habitual: { $error }
terminal-review-who = Quién
terminal-review-chance = Azar
terminal-review-lost = pierde { $loss }; lo mejor: { $move }
terminal-review-luck = suerte para { $name }: { $luck }
terminal-review-start = Inicio
terminal-review-lucky = Suerte
terminal-review-skill = Decisiones
terminal-review-rest = Resto
terminal-review-result = Resultado
terminal-review-mistakes = Errores propios
terminal-review-sum = Suerte + decisiones + resto = resultado − inicio. Decisiones: los errores de los demás menos los propios. Resto: lo que las estimaciones no sabían.
terminal-review-turning = Momentos decisivos: pasos { $steps }
