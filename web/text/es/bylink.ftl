# Play by link: each person on a device of their own.

bylink-how = Cada persona juega en su dispositivo y, después de su turno, envía un enlace. Nadie puede elegir las tiradas.
bylink-name = Tu nombre
bylink-players = Personas
bylink-create = Crear invitación
bylink-invited = { $name } te invita a una partida de { $game }
bylink-join = Participar
bylink-lobby = Invitación: { $game }
bylink-lobby-how = { $count ->
    [one] Envía este enlace a la otra persona. La respuesta también es un enlace: ábrelo aquí.
   *[other] Envía este enlace a las otras { $count } personas. Cada respuesta también es un enlace: ábrelos aquí.
}
bylink-reply = Respuesta a { $name }
bylink-reply-how = Envía este enlace a { $name }. Cuando estén todas las respuestas, empezará la partida y recibirás el siguiente enlace.
bylink-share = { $game } por enlace
bylink-you = Tú
bylink-joined = Participa
bylink-missing = Aún sin respuesta
bylink-has-joined = { $name } participa.
bylink-send-how = El enlace contiene toda la partida hasta aquí. { $name } lo abre y sigue.
bylink-send-all-how = El enlace contiene toda la partida hasta aquí.
bylink-same = Ya has abierto este enlace.
bylink-older = Este enlace es anterior a tu partida. No ha cambiado nada.
bylink-watching = Estás mirando. Esta partida se juega en otros dispositivos.
bylink-reply-elsewhere = Esta respuesta es de una invitación que no está en este dispositivo.
bylink-fork = Dos versiones de esta partida
bylink-fork-how = Hasta el paso { $step } son iguales. ¿Cuál sigue aquí?
bylink-fork-mine = En este dispositivo
bylink-fork-theirs = En el enlace
bylink-full = Esta partida ya está completa: { $name } ya no puede participar.
bylink-without = Esta partida ha empezado sin ti.
bylink-fork-begin = Son distintas desde el principio. ¿Cuál sigue aquí?
bylink-fork-steps = { $count ->
    [one] Un paso en total.
   *[other] { $count } pasos en total.
}
bylink-fork-keep = Quedarme con la mía
bylink-fork-take = Usar la del enlace
bylink-fork-copy = { $game }, otra versión, { $date }
bylink-fork-taken = Aquí sigue la versión del enlace. La tuya está entre tus partidas.
