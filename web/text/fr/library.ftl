# The library: all games on this device.

library-pages = Pages de la liste
library-search = Chercher un nom ou un titre
library-game = Jeu
library-result = Résultat
library-result-running = En cours
library-result-won = Gagnée par une personne
library-result-lost = Gagnée par un bot
library-result-bots = Entre bots
library-result-none = Sans vainqueur
library-result-trouble = Impossible à ouvrir
library-date = Période
library-date-week = 7 derniers jours
library-date-month = 30 derniers jours
library-date-year = 12 derniers mois
library-empty = Aucune partie pour l’instant. Chaque partie que tu joues est conservée ici.
library-no-match = Aucune partie ne correspond à ta recherche.
library-count = { $count ->
    [one] Une partie
   *[other] { $count } parties
}
library-page = { $from }–{ $to } sur { $count } parties
library-previous = Page précédente
library-next = Page suivante
library-export = Tout exporter
library-more = Options : { $name }
library-name = Titre de cette partie
library-rename = Renommer
library-file = Exporter un fichier
library-deleted = Partie supprimée.
library-back = La partie est rétablie.
library-back-failed = La partie n’a pas pu être rétablie : ce navigateur n’a plus de place. Libère de l’espace, puis réessaie.

## The automatic backup, and a reminder where there is none

backup-line = Rollbook écrit toutes tes parties dans un fichier, dans le dossier de ton choix : après chaque partie terminée et quand tu quittes la table. Pour les récupérer, ouvre le fichier avec « Ouvrir une partie ».
backup-choose = Choisir un dossier
backup-other = Choisir un autre dossier
backup-stop = Arrêter
backup-renew = Autoriser à nouveau
backup-done = { $count ->
    [one] Une partie dans « { $file } », enregistrée { $when }.
   *[other] { $count } parties dans « { $file } », enregistrées { $when }.
}
backup-permission = Rollbook a de nouveau besoin de ton autorisation pour sauvegarder dans « { $folder } ».
backup-folder = Le dossier de sauvegarde « { $folder } » est introuvable. Choisis-le à nouveau, ou prends-en un autre.
backup-full = Il n’y a plus de place dans « { $folder } ». La dernière sauvegarde est intacte.
backup-failed = La sauvegarde n’a pas pu être écrite. La dernière est intacte.
backup-written = Sauvegarde enregistrée.
backup-stopped = La sauvegarde automatique est désactivée. Le fichier reste dans son dossier.
export-due = { $count ->
    [one] Une partie terminée n’existe que dans ce navigateur.
   *[other] { $count } parties terminées n’existent que dans ce navigateur.
}
