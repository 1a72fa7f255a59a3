# Play by link: each person on a device of their own.

bylink-how = Mindenki a saját eszközén játszik, és a köre után továbbküld egy linket. A dobásokat senki sem választhatja meg.
bylink-name = A neved
bylink-players = Játékosok
bylink-create = Meghívó készítése
bylink-invited = { $name } meghív egy játszmára: { $game }
bylink-join = Beszállok
bylink-lobby = Meghívó: { $game }
bylink-lobby-how = { $count ->
    [one] Küldd el ezt a linket a másik játékosnak. A válasz is link: nyisd meg itt.
   *[other] Küldd el ezt a linket a másik { $count } játékosnak. Minden válasz is link: nyisd meg őket itt.
}
bylink-reply = Válasz: { $name }
bylink-reply-how = Küldd el ezt a linket: { $name } várja. Ha minden válasz megjött, kezdődik a játszma, és megkapod a következő linket.
bylink-share = { $game } linkkel
bylink-you = Te
bylink-joined = Beszállt
bylink-missing = Még nincs válasz
bylink-has-joined = { $name } beszállt.
bylink-send-how = A link az egész eddigi játszmát tartalmazza. { $name } megnyitja és folytatja.
bylink-send-all-how = A link az egész eddigi játszmát tartalmazza.
bylink-same = Ezt a linket már megnyitottad.
bylink-older = Ez a link régebbi, mint a játszmád. Semmi sem változott.
bylink-watching = Nézőként vagy itt. Ezt a játszmát más eszközökön játsszák.
bylink-reply-elsewhere = Ez a válasz olyan meghívóhoz tartozik, amely nincs ezen az eszközön.
bylink-fork = Két változat ebből a játszmából
bylink-fork-how = Eddig egyforma lépések: { $step }. Melyik változat folytatódjon itt?
bylink-fork-mine = Ezen az eszközön
bylink-fork-theirs = A linkben
bylink-full = Ebben a játszmában már mindenki megvan: { $name } már nem szállhat be.
bylink-without = Ez a játszma nélküled kezdődött el.
bylink-fork-begin = A kezdettől fogva eltérnek. Melyik folytatódjon itt?
bylink-fork-steps = { $count ->
    [one] Összesen egy lépés.
   *[other] Összesen { $count } lépés.
}
bylink-fork-keep = Az enyém maradjon
bylink-fork-take = A linkben lévő legyen
bylink-fork-copy = { $game }, másik változat, { $date }
bylink-fork-taken = Itt a linkben lévő változat folytatódik. A tiéd megmaradt a játszmáid között.
