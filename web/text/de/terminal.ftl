# Only for the terminal; its other texts are in the other files.

terminal-pair = { $what }: { $text }
terminal-ask = Nummer oder Zug (u: { undo }, h: { menu-hint }):
terminal-fell = Ergebnis eingeben ({ $verb } …):
terminal-more = … und { $count } weitere wie { $move }
terminal-range = { $low } bis { $high }
terminal-progress = { $done } von { $games }

terminal-odds-title = Gewinnchancen
terminal-odds-move = Zug
terminal-odds-points = Punkte
terminal-odds-loss = Verlust
terminal-odds-made = so wurde gespielt
terminal-exact = Diese Chancen sind exakt.
terminal-estimate = Diese Chancen sind geschätzt. Typischer Fehler: { $error }
terminal-review-who = Wer
terminal-review-chance = Zufall
terminal-review-lost = verliert { $loss }; am besten: { $move }
terminal-review-luck = Glück für { $name }: { $luck }
terminal-review-start = Beginn
terminal-review-lucky = Glück
terminal-review-skill = Entscheidungen
terminal-review-rest = Rest
terminal-review-result = Ergebnis
terminal-review-mistakes = Eigene Fehler
terminal-review-sum = Glück + Entscheidungen + Rest = Ergebnis − Beginn. Entscheidungen: die Fehler der anderen weniger die eigenen. Rest: was die Schätzungen nicht wussten.
terminal-review-turning = Wendepunkte: Schritte { $steps }
