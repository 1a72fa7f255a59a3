# Games in other people’s pages.

embed-tap = Touche pour jouer
embed-open = Ouvrir dans Rollbook
embed-waking = Un instant…
embed-again = Recommencer
embed-failed = Le jeu ne répond pas. Vérifie ta connexion et réessaie.

## The page that writes the tag

builder-app = Aller à Rollbook
builder-title = Un jeu sur ta page
builder-line = Choisis un jeu, vérifie l’aperçu et copie deux lignes dans ta page.
builder-code = Code pour ta page
builder-copy = Copier
builder-copied = Copié.
builder-frame = Si les scripts sont interdits
builder-preview = Aperçu
builder-game = Jeu
builder-position = Position
builder-lang = Langue
builder-theme = Thème
builder-coach = Coach
builder-new = Nouvelle partie
builder-own = Ta position
builder-example = { $id }, étape { $step }
builder-coach-on = Sur demande
builder-coach-off = Non
builder-coach-always = Toujours
builder-coach-odds = Probabilités seules, sans conseil
builder-cut = L’extrait s’arrête avant tout ce qui est encore caché sur la table.
builder-script = Script
builder-script-newest = Toujours le plus récent
builder-script-pinned = Cette version, vérifiée par le navigateur
builder-script-note = Le navigateur exécute exactement ce fichier, sinon rien. Pour cela, le serveur qui héberge Rollbook doit envoyer « Access-Control-Allow-Origin: * ».

## The lesson: a first turn, step by step

lesson-show = Montre-moi
lesson-again = Encore une fois
lesson-free = Continuer à jouer
lesson-back = Revenir en arrière
lesson-astray = Ce coup est permis, mais ce n’est pas celui de la leçon. Continue comme tu veux, ou reviens en arrière.
