# Games in other people's pages.

embed-tap = Touche pour jouer
embed-open = Ouvrir dans Rollbook
embed-waking = Un instant …
embed-again = Recommencer
embed-failed = Le jeu ne répond pas. Vérifie la connexion et réessaie.

## The page that writes the tag

builder-app = Vers Rollbook
builder-title = Un jeu dans ta page
builder-line = Choisis, regarde et copie deux lignes dans ta page.
builder-code = À mettre dans ta page
builder-copy = Copier
builder-copied = Copié.
builder-frame = Là où les scripts sont interdits
builder-preview = Aperçu
builder-game = Jeu
builder-position = Position
builder-lang = Langue
builder-theme = Couleurs
builder-coach = Conseils
builder-new = Une nouvelle partie
builder-own = Ta position
builder-example = { $id }, étape { $step }
builder-coach-on = Oui
builder-coach-off = Non
builder-cut = Ta position s’arrête là où quelque chose est encore caché à la table.
builder-script = Script
builder-script-newest = Toujours le plus récent
builder-script-pinned = Cette version, vérifiée par le navigateur
builder-script-note = Le navigateur exécute exactement ce fichier, sinon rien. Pour cela, le serveur de Rollbook doit envoyer « Access-Control-Allow-Origin: * ».

## La leçon : un premier tour, pas à pas

lesson-show = Montre-moi
lesson-again = Encore une fois
lesson-free = Continuer à jouer
lesson-back = Un pas en arrière
lesson-astray = C’est permis aussi, mais la leçon prévoyait autre chose. Joue comme tu veux, ou reviens un pas en arrière.
