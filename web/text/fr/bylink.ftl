# Play by link: each person on a device of their own.

bylink-how = Chaque personne joue sur son appareil et envoie un lien après son tour. Personne ne peut choisir les lancers.
bylink-name = Ton nom
bylink-players = Nombre de personnes
bylink-create = Créer l’invitation
bylink-invited = { $name } t’invite à une partie de { $game }
bylink-join = Participer
bylink-lobby = Invitation : { $game }
bylink-lobby-how = { $count ->
    [one] Envoie ce lien à l’autre personne. La réponse est aussi un lien : ouvre-le ici.
   *[other] Envoie ce lien aux { $count } autres personnes. Chaque réponse est aussi un lien : ouvre-les ici.
}
bylink-reply = Réponse à { $name }
bylink-reply-how = Envoie ce lien à { $name }. Quand toutes les réponses sont là, la partie commence et tu reçois le lien suivant.
bylink-share = { $game } par lien
bylink-you = Toi
bylink-joined = Participe
bylink-missing = Pas encore de réponse
bylink-has-joined = { $name } participe.
bylink-send-how = Le lien contient toute la partie jusqu’ici. { $name } l’ouvre et continue.
bylink-send-all-how = Le lien contient toute la partie jusqu’ici.
bylink-same = Tu as déjà ouvert ce lien.
bylink-older = Ce lien est plus ancien que ta partie. Rien n’a changé.
bylink-watching = Tu regardes. Cette partie se joue sur d’autres appareils.
bylink-reply-elsewhere = Cette réponse est liée à une invitation qui n’est pas sur cet appareil.
bylink-fork = Deux versions de cette partie
bylink-fork-how = Jusqu’à l’étape { $step }, les deux sont identiques. Laquelle continue ici ?
bylink-fork-mine = Sur cet appareil
bylink-fork-theirs = Dans le lien
bylink-full = Cette partie est déjà au complet : { $name } ne peut plus participer.
bylink-without = Cette partie a commencé sans toi.
bylink-fork-begin = Elles diffèrent dès le début. Laquelle continue ici ?
bylink-fork-steps = { $count ->
    [one] Une étape en tout.
   *[other] { $count } étapes en tout.
}
bylink-fork-keep = Garder la mienne
bylink-fork-take = Prendre celle du lien
bylink-fork-copy = { $game }, autre version, { $date }
bylink-fork-taken = La version du lien continue ici. La tienne reste parmi tes parties.
