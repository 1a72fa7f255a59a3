# L’application autour des jeux.

app-name = Rollbook
app-line = Des jeux de dés qui connaissent leurs règles. Sans réseau.
app-foot = Ni compte, ni pistage. Tes parties restent sur cet appareil.
skip-to-content = Aller au contenu
just-now = à l’instant

## Accueil

home-continue = Reprendre
home-games = Jeux
home-recent = Dernières parties
home-settings = Réglages
home-turn = { $names } · à { $name } de jouer
home-delete = Supprimer cette partie
home-delete-sure = Supprimer cette partie ? Elle ne pourra pas être récupérée.
home-won = Victoire : { $names }
home-all = Afficher les { $count } parties
home-delete-failed = Ce navigateur n’a pas supprimé la partie.
link-unknown = Ce lien ne mène à rien ici : { $what }
home-cut-off = Cette page n’est pas arrivée en entier. Vérifie la connexion et réessaie ; tes parties sont en sécurité.

## Parties impossibles à ouvrir

trouble-title = Impossible d’ouvrir cette partie
trouble-game = Partie
trouble-damaged = Le texte enregistré est abîmé.
trouble-unknown = Abîmée, ou créée par une version plus récente.
trouble-newer = Créée par une version plus récente de Rollbook.
trouble-newer-do = Charge la nouvelle version, puis réessaie.
trouble-internal = Une erreur de Rollbook l’a empêché.
trouble-internal-do = La partie elle-même est peut-être intacte.
trouble-room = Plus de place pour la récupérer.
trouble-room-do = Supprime des parties dont tu n’as plus besoin, puis réessaie.
trouble-full = Plus de place.
trouble-stays = Rien n’a été supprimé. La partie reste dans ta liste et dans chaque fichier que tu exportes. Rollbook réessaie après chaque mise à jour.
trouble-download = Télécharger

## Le moteur de jeu

loading = Les dés arrivent, rien que cette fois
loading-last = Tout est là, un instant
loading-amount = { $loaded } sur { $total } Mo
engine-restarting = Un instant : la partie reprend où elle en était
engine-failed = Le moteur de jeu ne démarre pas dans ce navigateur. Vérifie la connexion et recharge la page ; tes parties sont en sécurité.
retry = Réessayer

## Préparation

back = Retour
setup-title = Nouvelle partie : { $game }
setup-players = Qui joue ?
setup-name = Nom pour la place { $number }
setup-kind = Qui occupe la place { $number }
setup-remove = Retirer la place { $number }
setup-person = Humain
setup-bot-random = Bot étourdi
setup-bot-sensible = Bot réfléchi
setup-add-person = Humain en plus
setup-add-bot = Bot en plus
setup-options = Règles maison
setup-options-default = selon la règle du jeu
setup-options-changed = { $count ->
    [one] une modifiée
   *[other] { $count } modifiées
}
setup-options-waiting = Un instant : le moteur de jeu arrive.
setup-seed = Graine des dés
setup-seed-meaning = Même graine et mêmes choix donnent la même partie. Vide : une graine toute neuve.
setup-seed-meaning-own = Ne décide plus que ce que l’appli tire elle-même et ce que font les bots. Vide : une graine toute neuve.
setup-dice = Dés
setup-dice-app = Ceux de l’appli
setup-dice-own = Les nôtres
setup-dice-app-meaning = L’appli lance pour tout le monde.
setup-dice-own-meaning = Vous lancez sur la table et vous entrez ce qui est tombé. L’appli arbitre, compte les points et connaît les chances.
setup-link-dice = Les dés viennent avec le lien : chacun qui l’ouvre obtient les mêmes lancers, et son auteur les connaît peut-être.
setup-link-fresh = Des dés tout neufs
setup-fresh-done = Cette partie aura des dés tout neufs.
setup-start = C’est parti
setup-you = Invité
setup-guest = Invité { $number }
setup-bot-names = Léon, Manon, Hugo, Zoé, Marcel, Jeanne, Gaston, Alice, Émile, Lucie

## Table

undo = Annuler le coup
menu = Menu
menu-log = Fil de la partie
menu-hint = Conseil
menu-rules = Règles
menu-keys = Clavier
menu-new = Nouvelle partie
menu-embed = Intégrer cette position
menu-home = Accueil
actions = Ce que tu peux faire
seats = Autour de la table
seat-bot = bot
seat-leads = en tête
seat-current = c’est son tour
turn-of = À { $name } de jouer.
die-marked = { $die }, marqué { $colour ->
    [black] d’un carré
    [green] d’un triangle
    [red] d’un cercle
    [blue] d’un losange
    [yellow] d’une étoile
   *[violet] d’une croix
}
playing = { $name } joue
playing-note = touche pour accélérer
log-title = Fil de la partie
log-empty = Rien pour l’instant.
log-earlier = Afficher ce qui précède
log-later = Afficher la suite
log-shown = Étapes { $from } à { $to } sur { $steps }
look-position = Étape { $step } sur { $steps }
look-previous = Une étape en arrière
look-next = Une étape en avant
look-now = Retour à la partie
look-start = Avant le premier coup
hint-text = Conseil : { $text }
hint-none = Rien à décider pour l’instant.
undo-none = Rien à annuler : les dés jetés restent jetés.
undone = Coup annulé.
rules-title = { $game } : les règles
rules-play = Jouer à { $game }
rules-more = Règles des autres jeux
rules-page = La page entière, avec des exemples
table-lost = Cette partie n’est pas enregistrée dans ce navigateur.
other-tab = Cette partie a continué dans une autre fenêtre.
hand-over = Passe l’appareil à { $name }
hand-over-ready = { $name } l’a en main

## Une table avec de vrais dés

fell-roll = { $name } lance { $count ->
    [one] un dé
   *[other] { $count } dés
}. Qu’est-ce qui est tombé ?
fell-kind = { $count } × { $kind }
fell-entered = Dés entrés
fell-faces = Au choix
fell-remove = Retirer { $die }
fell-left = { $count ->
    [one] il manque un dé
   *[other] il manque { $count } dés
}
fell-done = Valider
fell-impossible = Ces dés ne peuvent pas être tombés ainsi. Regardez encore une fois.

## Résultat

result-title = Le résultat
result-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
result-place = Place { $rank }
result-rematch = Rejouer
result-rematch-note = { $name } commence
result-look = Revoir
result-home = Accueil

## Clavier

keys-title = Clavier
keys-go = continuer ; accélérer ce qui se joue
keys-undo = annuler le coup
keys-log = fil de la partie
keys-hint = conseil
keys-menu = menu
keys-help = cette liste
keys-escape = fermer, ou revenir à la partie
keys-fell = entrer un dé : son chiffre, ou sa place dans la liste
keys-fell-back = retirer le dernier dé
keys-space = Espace
keys-enter = Entrée
keys-off = Les raccourcis sont désactivés dans les réglages.

## Réglages

settings-title = Réglages
settings-language = Langue
settings-language-auto = Auto
settings-theme = Couleurs
settings-theme-system = Auto
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-motion = Animations
settings-motion-system = Auto
settings-motion-full = Avec
settings-motion-none = Sans
settings-pace = Rythme des bots
settings-pace-slow = Lent
settings-pace-normal = Normal
settings-pace-fast = Rapide
settings-keys = Raccourcis clavier
settings-sound = Son
settings-vibration = Vibration
settings-awake = Garder l’écran allumé à la table
settings-turned = À deux : tourner la table vers l’autre joueur
settings-data = Tes parties
settings-data-text = Tout reste dans ce navigateur. Rien n’est envoyé nulle part.
settings-export = Exporter un fichier
settings-import = Importer un fichier
settings-delete = Tout supprimer
settings-delete-sure = Supprimer toutes les parties et tous les réglages de ce navigateur ? Rien ne pourra être récupéré.
settings-deleted = Tout est supprimé.
settings-delete-failed = Tout n’a pas pu être supprimé.
settings-import-bad = Ce n’est pas un fichier Rollbook. Rien n’a changé.
settings-import-progress = Lecture de la partie { $number } sur { $total }
settings-import-added = { $count ->
    [one] Une partie ajoutée.
   *[other] { $count } parties ajoutées.
}
settings-import-longer = { $count ->
    [one] Une partie, plus avancée dans le fichier, reprend de là.
   *[other] { $count } parties, plus avancées dans le fichier, reprennent de là.
}
settings-import-here = { $count ->
    [one] Une partie était déjà là.
   *[other] { $count } parties étaient déjà là.
}
settings-import-nothing = Rien n’a changé.
settings-import-skipped = { $count ->
    [one] Une partie a été laissée de côté. Le fichier l’a toujours :
   *[other] { $count } parties ont été laissées de côté. Le fichier les a toujours :
}
settings-import-more = et { $count } de plus
settings-import-nth = Numéro { $number } dans le fichier
settings-import-undo = Annuler l’importation
settings-import-undone = Tout est comme avant.
settings-import-undone-some = { $count ->
    [one] Comme avant, sauf une partie qui a continué depuis.
   *[other] Comme avant, sauf { $count } parties qui ont continué depuis.
}

about-title = À propos
about-version = Rollbook { $version }, logiciel libre
about-check = Chaque lancer découle de la graine de sa partie, et chaque fichier de cette version est listé avec son empreinte : les deux se vérifient.
about-licences = Licences
about-files = Liste des fichiers

## Sur cet appareil : hors ligne, installation, nouveautés

offline-title = Sans réseau
offline-idle = Rollbook se garde sur cet appareil dès qu’on peut jouer.
offline-coming = Préparation hors ligne : { $loaded } sur { $total } Mo
offline-ready = Prêt : tout marche sans réseau.
offline-metered = Ta connexion est lente ou économise les données : seul le nécessaire est là pour l’instant.
offline-stuck = Tout n’est pas encore là pour jouer hors ligne. La suite viendra dès qu’il y aura du réseau.
offline-unable = Ce navigateur ne permet pas de garder Rollbook hors ligne.
offline-keep = Tout garder hors ligne
install = Installer
install-line = Rollbook sur ton écran d’accueil : un geste, sans réseau.
install-ios = Pour installer : touche « Partager », puis « Sur l’écran d’accueil ».
install-later = Pas maintenant
update-line = Une nouvelle version est là.
update-load = La charger
update-busy = Une partie est en cours dans une autre fenêtre. La nouvelle version attend qu’elle soit finie.
fresh-offline = Sans réseau, rien ne peut être rechargé : rien n’a été effacé.

## Messages

close = Fermer
cancel = Annuler
storage-trouble = Ce navigateur n’enregistre pas la partie (stockage plein ou bloqué). Tu peux continuer à jouer, mais fermer la page fera perdre la partie.

error-bad_request = Cette demande n’a pas de sens. La partie reste comme elle était.
error-bad_move = Ce n’est pas un coup.
error-illegal_move = Ce coup n’est pas possible maintenant.
error-not_your_turn = Ce n’est pas ton tour.
error-stale = La partie avait déjà avancé.
error-game_over = La partie est finie.
error-too_long = Cette partie a atteint sa longueur maximale et ne peut pas continuer.
error-bad_option = Une des règles maison ne convient pas à ce jeu.
error-bad_seat = { $why ->
    [length] Un nom est trop long.
    [characters] Un nom contient un caractère inutilisable.
    [count] Ce jeu demande un autre nombre de joueurs.
   *[other] Ces joueurs ne conviennent pas à ce jeu.
}
error-bad_seed = Cette graine est inutilisable : seulement des lettres, des chiffres et des signes simples, pas trop longue.
error-bad_record = { $why ->
    [steps] Cette partie est trop longue pour être ouverte.
    [version] Cette partie vient d’une autre version de Rollbook et ne peut pas être ouverte ici.
   *[other] La partie enregistrée est abîmée et ne peut pas être ouverte.
}
error-unknown_game = Ce jeu n’existe pas ici.
error-unknown_match = Le moteur a perdu cette partie. Recharge la page : elle est enregistrée.
error-cannot_undo = Il n’y a rien à annuler.
error-internal = Quelque chose a mal tourné de notre côté. La partie est restée comme avant.

## La leçon : un premier tour, pas à pas

lesson-title = Ton premier tour
lesson-line = Apprends en jouant : la table te dit pas à pas quoi faire.
lesson-link = Apprendre en un tour
