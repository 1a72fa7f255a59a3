# The app around the games.
#
# French, decided once for all files of this language:
# - The reader is "tu"; several people around one table are "vous". Buttons are infinitives, captions and hints imperatives.
# - No masculine by default and no dots: "la personne qui", "quelqu’un", "tout le monde", "chaque personne", "tu". "Joueurs" only where
#   a box counts them ("2 à 5 joueurs") or names them as a group, "joueur actif" only as a role of Qwantum. No sentence begins with "Qui…" as its subject.
# - A player’s name never follows "de" or "que", which would have to elide (d’Alice): "Léon paie 1", "Feuille : Léon".
# - A no-break space before a colon and inside « », a narrow one before ; ? ! and in thousands. Lower case after a colon. Typographic apostrophes.
# - roll: lancer, un lancer; result of a roll: obtenir; reroll: relancer; set aside: mettre de côté; keep: garder; place: placer; write: inscrire;
#   enter: saisir; score: marquer, rapporter; draw: piocher (bag, pile), tirer (card of Tutto); odds, chance: probabilité.
# - highlighted: en surbrillance; space: place (Los Banditos), case (Qwantum); turn: tour; round: manche; game: partie (one played), jeu (its rules);
#   the game or turn "se termine" or "est terminé(e)", one "met fin à" it: "finir" takes no object.
# - Each game’s own terms stand at the top of its file.

app-name = Rollbook
app-line = Des jeux de dés, règles incluses. Jouables hors ligne.
app-foot = Ni compte ni pistage. Tes parties restent sur cet appareil.
skip-to-content = Aller au contenu
just-now = à l’instant

## Home

home-continue = Reprendre
home-games = Jeux
home-recent = Parties récentes
home-settings = Réglages
home-turn = { $names } · à { $name } de jouer
home-delete = Supprimer cette partie
home-delete-sure = Supprimer cette partie ? Cette action est irréversible.
home-won = Victoire : { $names }
home-all = Afficher les { $count } parties
home-delete-failed = Ce navigateur n’a pas pu supprimer la partie.
link-unknown = Ce lien ne fonctionne pas : { $what }
link-broken = Ce lien est abîmé ou incomplet.
link-newer = Ce lien vient d’une version plus récente de Rollbook. Mets l’application à jour, puis ouvre-le de nouveau.
link-verified =
    { $count ->
        [one] Un lancer vérifié : il découle de la graine.
       *[other] { $count } lancers vérifiés : tous découlent de la graine.
    }
link-own = À toi de jouer
link-invite = Envoyer l’invitation
link-reply = Envoyer ta réponse à { $name }
link-send = Envoyer le lien à { $name }
link-send-all = Envoyer le lien à tout le monde
link-send-note = Ensuite, plus rien ne s’annule
link-replies = En attente des réponses
link-wait = En attente : { $name }
link-watch = À { $name } de jouer
link-open = Ouvrir un lien
link-again = Revoir le lien
home-cut-off = Cette page ne s’est pas chargée en entier. Vérifie ta connexion et réessaie. Tes parties sont conservées.

## Games that can’t be opened

trouble-title = Impossible d’ouvrir cette partie
trouble-game = Partie
trouble-damaged = La sauvegarde est endommagée.
trouble-unknown = Endommagée, ou issue d’une version plus récente.
trouble-newer = Enregistrée par une version plus récente de Rollbook.
trouble-newer-do = Mets Rollbook à jour, puis réessaie.
trouble-internal = Une erreur de Rollbook empêche de l’ouvrir.
trouble-internal-do = La partie elle-même est peut-être intacte.
trouble-room = Espace insuffisant pour la restaurer.
trouble-room-do = Supprime des parties dont tu n’as plus besoin, puis réessaie.
trouble-full = Espace insuffisant.
trouble-stays = Rien n’a été supprimé. La partie reste dans ta liste et figure dans chaque fichier que tu exportes. Rollbook essaie à nouveau de l’ouvrir après chaque mise à jour.
trouble-download = Télécharger

## The engine

loading = Chargement du moteur (une seule fois)
loading-last = C’est presque prêt
loading-amount = { $loaded } sur { $total } Mo
engine-restarting = Redémarrage. La partie reprendra là où elle en était.
engine-failed = Le moteur de jeu ne démarre pas dans ce navigateur. Vérifie ta connexion et recharge la page. Tes parties sont conservées.
retry = Réessayer

## Set-up

back = Retour
setup-title = Nouvelle partie : { $game }
not-translated = Ce jeu n’est pas encore traduit. Ses textes sont en anglais.
setup-way = Où vous jouez
setup-way-here = Sur cet appareil
setup-way-link = Par lien
setup-players = Qui joue ?
setup-name = Nom du joueur { $number }
setup-kind = Type du joueur { $number }
setup-remove = Retirer le joueur { $number }
setup-person = Humain
setup-bot-random = Bot étourdi
setup-bot-sensible = Bot réfléchi
setup-bot-beginner = Bot débutant
setup-bot-casual = Bot amateur
setup-bot-skilled = Bot confirmé
setup-bot-expert = Bot expert
setup-add-person = Ajouter un humain
setup-add-bot = Ajouter un bot
setup-options = Règles maison
setup-options-default = règles d’origine
setup-options-changed = { $count ->
    [one] une modifiée
   *[other] { $count } modifiées
}
setup-seed = Graine des dés
setup-seed-meaning = La même graine et les mêmes choix donnent la même partie. Laisse vide pour une nouvelle graine.
setup-seed-meaning-own = Elle ne détermine que les tirages de l’appli et les choix des bots. Laisse vide pour une nouvelle graine.
setup-fingerprint = Empreinte de la graine :
setup-fingerprint-meaning = Si tu notes l’empreinte de la graine, affichée avec les dés, tu pourras vérifier dans le contrôle des dés, après la partie, que la graine n’a pas été remplacée.
setup-dice = Dés
setup-dice-app = Dans l’appli
setup-dice-own = Vrais dés
setup-dice-app-meaning = L’appli lance les dés pour tout le monde.
setup-dice-own-meaning = Vous lancez vos dés sur la table et saisissez les résultats. L’appli arbitre, compte les points et indique les probabilités.
setup-link-dice = Ce lien fixe les lancers : toutes les personnes qui l’ouvrent obtiennent les mêmes, et celle qui l’a créé les connaît peut-être.
setup-link-fresh = Changer les lancers
setup-fresh-done = Cette partie aura de nouveaux lancers.
setup-start = C’est parti
setup-coach = Coach pour tous
setup-coach-meaning = L’ampoule indique à chacun, à son tour, ce que vaut chaque choix.
setup-you = Invité
setup-guest = Invité { $number }
setup-bot-names = Léon, Manon, Hugo, Zoé, Marcel, Jeanne, Gaston, Alice, Émile, Lucie

## Partager

share-title = Partager cette partie
share-name = Une partie de { $game }
share-link = Lien
share-qr = Code QR du lien
share-finished = Le lien contient toute la partie. À l’ouverture, Rollbook vérifie chaque lancer.
share-running = Le lien contient la partie jusqu’ici. En l’ouvrant, on peut la revoir et la continuer avec de nouveaux dés.
share-cut = Il ne contient rien de ce qui est encore secret à la table.
share-copy = Copier le lien
share-copied = Lien copié
share-send = Envoyer…

## Table

undo = Annuler le coup
menu = Menu
menu-log = Historique
menu-review = Analyse
menu-hint = Conseil
menu-rules = Règles
menu-keys = Clavier
menu-share = Partager
menu-sheet = Tableau des scores
sheet-back = Retour à la table
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
log-title = Historique
log-empty = Rien pour l’instant.
log-earlier = Afficher ce qui précède
log-later = Afficher la suite
log-shown = Étapes { $from } à { $to } sur { $steps }
look-position = Étape { $step } sur { $steps }
look-previous = Étape précédente
look-next = Étape suivante
look-now = Retour à la partie
look-start = Avant le premier coup
look-why = Pourquoi ce coup ?
chart-table = Afficher en tableau
hint-text = Un conseil ? { $text }
hint-off = Le coach est désactivé ici.
hint-none = Rien à décider pour l’instant.
undo-none = Rien à annuler : un lancer ne s’annule pas.
undone = Coup annulé.
rules-title = { $game } : les règles
rules-loading = Chargement des règles…
rules-play = Jouer à { $game }
rules-more = Règles des autres jeux
rules-page = Règles complètes avec exemples
table-lost = Cette partie n’est pas enregistrée dans ce navigateur.
other-tab = Cette partie a continué dans une autre fenêtre.
hand-over = Passe l’appareil à { $name }
hand-over-ready = { $name } l’a en main

## A table with real dice

fell-roll = { $name } lance { $count ->
    [one] un dé
   *[other] { $count } dés
}. Quel est le résultat ?
fell-kind = { $count } × { $kind }
fell-entered = Dés saisis
fell-faces = Choix possibles
fell-remove = Retirer : { $die }
fell-left = { $count ->
    [one] encore un dé à saisir
   *[other] encore { $count } dés à saisir
}
fell-done = Valider
fell-impossible = Ce résultat est impossible. Vérifie ta saisie.

## Result

result-title = Résultat
result-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
result-place = Rang { $rank }
result-rematch = Rejouer
result-rematch-note = { $name } commence
result-look = Revoir
result-home = Accueil

## Keyboard

keys-title = Clavier
keys-go = continuer ; passer l’animation
keys-undo = annuler le coup
keys-log = historique
keys-hint = conseil
keys-menu = menu
keys-help = cette liste
keys-escape = fermer, ou revenir à la partie
keys-fell = saisir un dé : son chiffre, ou sa position dans la liste
keys-fell-back = retirer le dernier dé
keys-space = Espace
keys-enter = Entrée
keys-off = Les raccourcis clavier sont désactivés dans les réglages.

## Settings

settings-title = Réglages
settings-language = Langue
settings-language-auto = Auto
settings-theme = Thème
settings-theme-system = Auto
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-motion = Animations
settings-motion-system = Auto
settings-motion-full = Avec
settings-motion-none = Sans
settings-pace = Vitesse des bots
settings-pace-slow = Lente
settings-pace-normal = Normale
settings-pace-fast = Rapide
settings-keys = Raccourcis clavier
settings-sound = Son
settings-vibration = Vibration
settings-awake = Garder l’écran allumé en jouant
settings-turned = À deux : tourner la table vers la personne en face
settings-coach = Coach
settings-coach-off = Non
settings-coach-ask = Sur demande
settings-coach-always = Toujours
settings-coach-meaning = Toujours : un chiffre sur chaque coup que tu peux toucher et un pour les dés choisis. Si un autre coup vaut mieux, l’ampoule affiche son chiffre. Après un coup qui a coûté au moins 3 points de chances de gagner, elle affiche cette perte.
settings-odds = Montrer les probabilités, sans conseil
settings-data = Tes parties
settings-data-text = Tout reste dans ce navigateur. Rien n’est envoyé nulle part.
settings-export = Exporter un fichier
backup-title = Sauvegarde automatique
settings-delete = Tout supprimer
settings-delete-sure = Supprimer toutes les parties et tous les réglages de ce navigateur ? Cette action est irréversible.
settings-deleted = Tout a été supprimé.
settings-delete-failed = Certaines données n’ont pas pu être supprimées.
settings-import-progress = Lecture de la partie { $number } sur { $total }
settings-import-added = { $count ->
    [one] Une partie ajoutée.
   *[other] { $count } parties ajoutées.
}
settings-import-longer = { $count ->
    [one] Une partie était plus avancée dans le fichier : elle a été mise à jour.
   *[other] { $count } parties étaient plus avancées dans le fichier : elles ont été mises à jour.
}
settings-import-here = { $count ->
    [one] Une partie était déjà là.
   *[other] { $count } parties étaient déjà là.
}
settings-import-nothing = Rien n’a changé.
settings-import-skipped = { $count ->
    [one] Une partie n’a pas été importée. Elle est toujours dans le fichier :
   *[other] { $count } parties n’ont pas été importées. Elles sont toujours dans le fichier :
}
settings-import-more = et { $count } de plus
settings-import-nth = Partie { $number } du fichier
settings-import-undo = Annuler l’importation
settings-import-undone = L’importation a été annulée.
settings-import-undone-some = { $count ->
    [one] L’importation a été annulée, sauf pour une partie poursuivie depuis.
   *[other] L’importation a été annulée, sauf pour { $count } parties poursuivies depuis.
}

about-title = À propos
about-version = Rollbook { $version }, logiciel libre
about-check = Chaque lancer découle de la graine de sa partie, et chaque fichier de cette version est listé avec son empreinte. Tu peux vérifier les deux.
about-licences = Licences
about-files = Liste des fichiers

## On this device: offline, installing, updates

offline-title = Hors ligne
offline-idle = Rollbook s’enregistre sur cet appareil dès que le premier jeu est prêt.
offline-coming = Enregistrement hors ligne : { $loaded } sur { $total } Mo
offline-ready = Disponible hors ligne. Tout fonctionne sans connexion.
offline-metered = Connexion lente ou économie de données : seul le nécessaire est enregistré pour l’instant.
offline-stuck = Tout n’est pas encore disponible hors ligne. Le téléchargement reprendra dès que tu auras une connexion.
offline-unable = Ce navigateur ne peut pas enregistrer Rollbook hors ligne.
offline-keep = Tout télécharger
install = Installer
install-line = Rollbook sur ton écran d’accueil : à portée de main, même hors ligne.
install-ios = Pour installer : touche « Partager », puis « Sur l’écran d’accueil ».
install-later = Pas maintenant
update-line = Une nouvelle version est disponible.
update-load = Mettre à jour
update-busy = Une partie est en cours dans une autre fenêtre. La mise à jour attendra qu’elle soit terminée ou fermée.
fresh-offline = Pas de connexion : impossible de télécharger Rollbook à nouveau. Rien n’a été effacé.

## Messages

close = Fermer
cancel = Annuler
storage-trouble = Ce navigateur ne peut pas enregistrer la partie (stockage plein ou bloqué). Tu peux continuer à jouer, mais si tu fermes la page, la partie sera perdue.

error-bad_request = L’opération a échoué. Ta partie n’a pas changé.
error-bad_move = Ce coup n’existe pas.
error-illegal_move = Ce coup n’est pas possible maintenant.
error-not_your_turn = Ce n’est pas ton tour.
error-stale = La partie a déjà avancé.
error-game_over = La partie est terminée.
error-still_secret = Cette partie cache encore quelque chose. Tu pourras l’analyser quand elle sera terminée.
error-too_long = Cette partie a atteint sa longueur maximale et ne peut pas continuer.
error-bad_option = Une des règles maison ne convient pas à ce jeu.
error-bad_seat = { $why ->
    [length] Un nom est trop long.
    [characters] Un nom contient un caractère non autorisé.
    [count] Ce jeu demande un autre nombre de joueurs.
   *[other] Ces joueurs ne conviennent pas à ce jeu.
}
error-bad_seed = Cette graine n’est pas valable. Elle doit être courte et ne contenir que des lettres, des chiffres et des signes simples.
error-bad_record = { $why ->
    [wrong_outcome] L’étape { $step } ne découle pas de la graine : « { $move } ». Cette partie a été modifiée.
    [steps] Cette partie est trop longue pour être ouverte.
    [version] Cette partie vient d’une autre version de Rollbook et ne peut pas être ouverte ici.
   *[other] La partie enregistrée est endommagée et ne peut pas être ouverte.
}
error-unknown_game = Ce jeu n’est pas disponible.
error-unknown_match = Le moteur de jeu a perdu cette partie. Recharge la page : la partie est enregistrée.
error-cannot_undo = Il n’y a rien à annuler.
error-internal = Une erreur s’est produite. Ta partie n’a pas changé.

## The lesson: a first turn, step by step

lesson-title = Ton premier tour
lesson-line = Apprends en jouant : l’appli te dit quoi faire, étape par étape.
own-dice = Ou lance tes propres dés : saisis ce qu’ils montrent et touche l’ampoule pour voir ce que vaut chaque choix.
own-dice-label = Tes propres dés
lesson-link = Apprendre en un tour

times = { $count } × { $thing }

## All games on this device

home-library = Toutes les parties
statistics-title = Statistiques
library-missing = Certaines parties terminées sont illisibles pour l’instant. Rien n’a été supprimé. Recharge la page pour réessayer.

## Ouvrir une partie

open-title = Ouvrir une partie
open-line = Colle un lien, un code ou une partie enregistrée. Ou choisis un fichier, ou l’image d’un code QR.
open-field = Lien, code ou partie enregistrée
open-do = Ouvrir
open-file = Choisir un fichier
open-camera = Scanner un code QR
open-camera-stop = Arrêter la caméra
open-busy = Ouverture…
open-looking = Dirige la caméra vers le code QR.
open-what = Ce n’est ni un lien, ni un code, ni un fichier de Rollbook.
open-no-qr = Il n’y a pas de code QR lisible sur cette image.
open-contains = { $count ->
    [one] Une partie
   *[other] { $count } parties
}
open-other-qr = Ce code QR ne contient pas de partie de Rollbook.
open-camera-refused = La caméra est bloquée pour cette page. Autorise-la dans les réglages du navigateur, puis réessaie.
open-camera-none = Aucune caméra n’a été trouvée.
open-camera-failed = La caméra n’est pas disponible pour l’instant. Une autre application l’utilise peut-être.

share-text = Copier en texte
share-text-copied = Texte copié
share-picture-send = Envoyer l’image…
share-picture-save = Enregistrer l’image
share-line = { $people } · { $game } · { $date }

## The dice audit

audit-title = Contrôle des dés
audit-line = Vérifie chaque lancer des parties terminées sur cet appareil : découle-t-il de la graine, et les dés sont-ils équilibrés ?
audit-dice = { $count ->
    [one] 1 dé
   *[other] { $count } dés
}
audit-draws = { $count ->
    [one] 1 tirage
   *[other] { $count } tirages
}
audit-none = Ici, l’appli n’a lancé aucun dé.
audit-few = { $what } : trop peu pour dire quoi que ce soit des dés.
audit-even = { $what } : aussi réguliers qu’avec des dés équilibrés.
audit-uneven = { $what } : moins réguliers que d’habitude avec des dés équilibrés. Avec de tels dés, cela arrive dans environ un contrôle sur { $times }.
audit-smooth = { $what } : plus réguliers que d’habitude avec des dés équilibrés. Avec de tels dés, cela arrive dans environ un contrôle sur { $times }.
audit-most = Plus grand écart : « { $face } » est sorti { $count } fois, pour environ { $expected } attendues.
audit-checked = { $count ->
    [one] Un lancer vérifié : il découle de sa graine.
   *[other] { $count } lancers vérifiés : tous découlent de leur graine.
}
audit-wrong-some = { $count ->
    [one] Un lancer ne découle pas de sa graine :
   *[other] { $count } lancers ne découlent pas de leur graine :
}
audit-wrong = { $game }, étape { $step } : la partie indique « { $move } », la graine donne « { $expected } »
audit-typed = { $count ->
    [one] Un résultat a été saisi à la main. Il ne vient pas de la graine et n’est pas jugé.
   *[other] { $count } résultats ont été saisis à la main. Ils ne viennent pas de la graine et ne sont pas jugés.
}
audit-repeated = { $count ->
    [one] Une partie a la même graine qu’une autre. Ses dés ne sont comptés qu’une fois.
   *[other] { $count } parties ont la même graine qu’une autre. Leurs dés ne sont comptés qu’une fois.
}
audit-unreadable = { $count ->
    [one] Une partie ne peut pas être ouverte et n’est pas prise en compte.
   *[other] { $count } parties ne peuvent pas être ouvertes et ne sont pas prises en compte.
}
audit-games = { $count ->
    [one] Une partie terminée
   *[other] { $count } parties terminées
}
audit-part-dice = { $game } : dés
audit-part-draw = { $game } : tirages
audit-part-lot = Qui commence
audit-part-mixed = Dés de plusieurs jeux
audit-face = Résultat
audit-came = Sorti
audit-expected = Attendu
audit-people = Humains
audit-bots = Bots
audit-apart = Humains et bots
audit-rest = Trop peu pour juger : { $what }
audit-test = Un test du khi-deux juge l’ensemble. Avec des dés équilibrés, il proteste dans environ un contrôle sur { $times }.
audit-seed = Graine
audit-fingerprint = Empreinte de la graine
audit-fingerprint-now = La graine détermine chaque lancer et ne peut plus changer. Note son empreinte maintenant : à la fin de la partie, tu verras aussi la graine et tu pourras comparer.
audit-fingerprint-then = Le menu affichait la même empreinte pendant la partie.
audit-program = Télécharger le contrôle
audit-program-text = Un court programme Python recalcule chaque lancer à partir de la graine, sans Rollbook.

# The daily challenge

daily-title = Défi du jour
daily-line = Les mêmes lancers pour tous
daily-played = { $count } sur { $total } joués
daily-how = À chaque tour, tout le monde a les mêmes lancers, quels que soient les choix précédents. Tu joues contre le bot expert et ton premier résultat compte. Le par est ce que ce bot obtient à ta place. La victoire compte d’abord, puis l’avance entre parenthèses.
daily-day = Jour
daily-before = Jour précédent
daily-after = Jour suivant
daily-play = Jouer
daily-again = Rejouer pour s’entraîner
daily-won = Victoire { $scores }
daily-lost = Défaite { $scores }
daily-drawn = Égalité { $scores }
daily-par = Par { $scores }
daily-par-working = Calcul du par : { $count } coups pour l’instant
daily-better = mieux que le par
daily-worse = moins bien que le par
daily-equal = égal au par
daily-practice = C’était un entraînement : ton premier résultat compte.
daily-copy = Copier le résultat
daily-copied = Résultat copié
error-bad_day = Il n’y a pas de défi pour ce jour. Le premier est celui du 1er janvier 2026, le dernier celui d’aujourd’hui.
error-no_par = Impossible de calculer le par. Connecte-toi une fois à Internet, puis réessaie.

# The same dice for friends

setup-same = Mêmes lancers à chaque tour
setup-same-meaning = Avec la même graine, chaque tour commence par le même lancer pour tout le monde, quels que soient les choix précédents.
setup-same-link = Copier le lien pour un ami
setup-same-copied = Lien copié. Ton ami aura la même partie et les mêmes lancers.
setup-same-here = L’un après l’autre ici
same-title = Mêmes lancers, comparés
