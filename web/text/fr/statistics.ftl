# Statistics of the games on this device.

statistics-person = Personne
statistics-game = Jeu
statistics-all = Tous les jeux
statistics-games = Parties
statistics-won = Gagnées
statistics-ahead = Mieux classé
statistics-now = Victoires de suite
statistics-longest = Plus longue série
statistics-average = Moyenne
statistics-best = Record
statistics-by-game = Par jeu
statistics-scores = Scores
statistics-by-opponent = Contre
statistics-chart = Part de victoires, { $count } dernières parties
statistics-nth = Partie { $number }
statistics-none = Pas encore de statistiques. Elles comptent les parties que tu termines.
statistics-none-since = Aucune partie n’a été terminée depuis la remise à zéro.
statistics-how = Toutes les parties terminées de ta liste qui ont un vainqueur comptent, y compris les défis du jour et les parties avec de vrais dés. Une première place partagée est une victoire. Si tu rejoues les mêmes lancers, seule la première fois compte. Rien n’est envoyé.
statistics-erase-how = La remise à zéro ne supprime aucune partie : seules compteront celles qui se terminent à partir de maintenant.
statistics-since = Depuis le { $date }. Les parties plus anciennes sont toujours dans ta liste.
statistics-export = Exporter un tableau
statistics-erase = Remettre à zéro
statistics-erased = Les statistiques repartent de zéro. Aucune partie n’a été supprimée.
statistics-everything = Compter à nouveau toutes les parties

## A chart

chart-table = Afficher en tableau
