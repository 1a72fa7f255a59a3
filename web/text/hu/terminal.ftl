# Csak a terminálhoz; a többi szövege a többi fájlban van.

terminal-pair = { $what }: { $text }
terminal-ask = Szám vagy lépés (u: { undo }, h: { menu-hint }):
terminal-fell = Mi jött ki ({ $verb } …):
terminal-more = … és még { $count } ilyen, például { $move }
terminal-range = { $low }–{ $high }
terminal-progress = { $done } / { $games }

terminal-odds-title = Nyerési esélyek
terminal-odds-move = Lépés
terminal-odds-points = Pont
terminal-odds-loss = Veszteség
terminal-odds-made = ez volt a lépés
terminal-exact = Ezek az esélyek pontosak.
terminal-estimate = Ezek az esélyek becslések. Jellemző hiba: { $error }
terminal-review-who = Ki
terminal-review-chance = Véletlen
terminal-review-lost = veszteség: { $loss }; a legjobb: { $move }
terminal-review-luck = { $name } szerencséje: { $luck }
terminal-review-start = Kezdet
terminal-review-lucky = Szerencse
terminal-review-skill = Döntések
terminal-review-rest = Maradék
terminal-review-result = Eredmény
terminal-review-mistakes = Saját hibák
terminal-review-sum = Szerencse + döntések + maradék = eredmény − kezdet. Döntések: a többiek hibái mínusz a sajátok. Maradék: amit a becslések nem tudtak.
terminal-review-turning = Fordulópontok: { $steps }. lépés
