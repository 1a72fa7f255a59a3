# Alleen voor de terminal; zijn andere teksten staan in de andere bestanden.

terminal-pair = { $what }: { $text }
terminal-ask = Nummer of zet (u: { undo }, h: { menu-hint }):
terminal-fell = Wat is het geworden ({ $verb } …)?
terminal-more = … en nog { $count }, zoals { $move }
terminal-range = { $low } tot en met { $high }
terminal-progress = { $done } van { $games }

terminal-odds-title = Winstkansen
terminal-odds-move = Zet
terminal-odds-points = Punten
terminal-odds-loss = Verlies
terminal-odds-made = de gespeelde zet
terminal-exact = Deze kansen zijn exact.
terminal-estimate = Deze kansen zijn schattingen. Gebruikelijke fout: { $error }
terminal-review-who = Wie
terminal-review-chance = Toeval
terminal-review-lost = verliest { $loss }; het beste: { $move }
terminal-review-luck = geluk voor { $name }: { $luck }
terminal-review-start = Begin
terminal-review-lucky = Geluk
terminal-review-skill = Keuzes
terminal-review-rest = Rest
terminal-review-result = Uitslag
terminal-review-mistakes = Eigen fouten
terminal-review-sum = Geluk + keuzes + rest = uitslag − begin. Keuzes: de fouten van de anderen min die van jezelf. Rest: wat de schattingen niet wisten.
terminal-review-turning = Keerpunten: stap { $steps }
