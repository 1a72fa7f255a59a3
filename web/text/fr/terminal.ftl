# Only for the terminal; its other texts are in the other files.

terminal-pair = { $what } : { $text }
terminal-ask = Numéro ou coup (u : { undo }, h : { menu-hint }) :
terminal-fell = Résultat ({ $verb } …) :
terminal-more = … et { $count } autres comme { $move }
terminal-range = de { $low } à { $high }
terminal-progress = { $done } sur { $games }

terminal-odds-title = Probabilités de victoire
terminal-odds-move = Coup
terminal-odds-points = Points
terminal-odds-loss = Perte
terminal-odds-made = le coup joué
terminal-exact = Ces probabilités sont exactes.
terminal-estimate = Ces probabilités sont des estimations. Erreur habituelle : { $error }
terminal-review-who = Qui
terminal-review-chance = Hasard
terminal-review-lost = perd { $loss } ; le mieux : { $move }
terminal-review-luck = réussite pour { $name } : { $luck }
terminal-review-start = Départ
terminal-review-lucky = Réussite
terminal-review-skill = Décisions
terminal-review-rest = Reste
terminal-review-result = Résultat
terminal-review-mistakes = Erreurs commises
terminal-review-sum = Réussite + décisions + reste = résultat − départ. Décisions : les erreurs des autres moins les siennes. Reste : ce que les estimations ne savaient pas.
terminal-review-turning = Tournants : étapes { $steps }
