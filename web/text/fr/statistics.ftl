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
statistics-scores = Points
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

## The same dice for several people, one after the other

same-how = Chacun joue sa propre partie, l’un après l’autre, avec les mêmes lancers à chaque tour et contre le même bot. Ensuite, vous comparez.
same-level = Adversaire
same-away = Tout le monde a les mêmes lancers : les autres ne regardent pas.
same-one = Cette partie n’est pas encore terminée.
same-early = Afficher les résultats maintenant
same-alone = Personne d’autre n’a terminé de partie avec ces lancers sur cet appareil.
same-friends = Des amis peuvent participer avec le lien de la préparation ou du défi du jour. Quand tu ouvres ici leurs parties terminées, elles apparaissent dans cette liste. La victoire compte d’abord, puis l’avance entre parenthèses.
same-chart = Avance après chaque tour
same-turn = Tour { $number }
same-ahead = en tête après { $count } tours sur { $total }
same-none = Cette partie a ses propres lancers : il n’y a rien à comparer.
