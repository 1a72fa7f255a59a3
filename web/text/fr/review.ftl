review-title = Analyse : { $game }
review-controls = Lecture
review-scrub = Étape de la partie
review-step = Étape { $step }
review-play = Lire
review-pause = Pause
review-pace = Vitesse
review-moment-before = Tournant précédent
review-moment-after = Tournant suivant
review-working = Calcul de la valeur de chaque étape : { $done } sur { $steps }. Tu peux déjà parcourir la partie.
review-failed = La valeur des étapes n’a pas pu être calculée. Tu peux quand même parcourir la partie.
review-alone = En solo, on ne gagne ni ne perd : il n’y a pas de chances à montrer. Tu peux parcourir la partie.
review-exact = Les chances de gagner sont exactes.
review-about = Les chances de gagner sont estimées, à ± { $points } points près.
review-played = { $name } : { $move }
review-choice-only = Il n’y avait pas d’autre coup.
review-choice-best = Le meilleur coup.
review-choice-equal = Presque aussi bon que le meilleur : { $move }.
review-choice-cost = Coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Le mieux : { $move }.
review-luck = Hasard : { $changes }
review-luck-none = Ni chance ni malchance.
review-revealed = Pas de hasard : on a vu ce qui était décidé.
review-player = Personne
review-everyone = Tout le monde
review-moments = Tournants de la partie
review-moments-none = Rien n’a beaucoup changé les chances.
review-moment-cost = Coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-accounts = Hasard et choix
review-sum-luck-good = Le hasard a rapporté { $points ->
    [one] { $points } point
   *[other] { $points } points
} de chances de gagner.
review-sum-luck-bad = Le hasard a coûté { $points ->
    [one] { $points } point
   *[other] { $points } points
} de chances de gagner.
review-sum-luck-none = Bons et mauvais coups du hasard se sont équilibrés.
review-sum-lost = Les choix ont coûté { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-sum-lost-none = Les choix n’ont rien coûté.
review-account-start = Chances au départ
review-account-luck = Hasard
review-account-lost = Ses propres choix
review-account-others = Choix des autres
review-account-rest = Non prévu par l’estimation
review-account-result = Résultat
review-account-now = Chances maintenant
review-play-on = Continuer d’ici
review-play-on-how = Ouvre cette position comme nouvelle partie contre des bots, avec de nouveaux lancers. Cette partie reste telle quelle.
review-played-on = Une nouvelle partie à partir de cette position. L’autre est toujours dans ta liste.
