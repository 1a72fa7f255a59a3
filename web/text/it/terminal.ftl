# Solo per il terminale; gli altri suoi testi sono negli altri file.

terminal-pair = { $what }: { $text }
terminal-ask = Numero o mossa (u: { undo }, h: { menu-hint }):
terminal-fell = Che cosa è uscito ({ $verb } …)?
terminal-more = … e altre { $count } come { $move }
terminal-range = da { $low } a { $high }
terminal-progress = { $done } di { $games }

terminal-odds-title = Probabilità di vittoria
terminal-odds-move = Mossa
terminal-odds-points = Punti
terminal-odds-loss = Perdita
terminal-odds-made = la mossa fatta
terminal-exact = Queste probabilità sono esatte.
terminal-estimate = Queste probabilità sono stime. Errore tipico: { $error }
terminal-review-who = Chi
terminal-review-chance = Caso
terminal-review-lost = perde { $loss }; meglio: { $move }
terminal-review-luck = fortuna per { $name }: { $luck }
terminal-review-start = Inizio
terminal-review-lucky = Fortuna
terminal-review-skill = Decisioni
terminal-review-rest = Resto
terminal-review-result = Risultato
terminal-review-mistakes = Errori propri
terminal-review-sum = Fortuna + decisioni + resto = risultato − inizio. Decisioni: gli errori degli altri meno i propri. Resto: ciò che le stime non sapevano.
terminal-review-turning = Svolte: passi { $steps }
