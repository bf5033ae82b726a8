# Repasar la partida: cómo cambiaron las posibilidades de ganar, qué costaron las decisiones, qué fue suerte, y mirar juntos.

review = Explicar cómo fue la partida
review-being-made = Se está explicando la partida para toda la mesa. Tarda un momento.
review-failed-ended = No se pudo explicar la partida: el cálculo se interrumpió antes de terminar. Puedes pedirlo de nuevo.
review-failed-late = No se pudo explicar la partida: el servidor estaba demasiado ocupado. Puedes pedirlo de nuevo más tarde.
review-failed-error = No se pudo explicar la partida: se produjo un error en el servidor. Puedes pedirlo de nuevo.
review-failed-store = La partida se explicó, pero el servidor no pudo guardar el resultado. Puedes pedirlo de nuevo.
verdict-best = lo mejor
verdict-fine = bien
verdict-inaccuracy = imprecisión
verdict-mistake = error
verdict-blunder = error grave
together-lead = Mostrar a todos lo que miro
together-leading = Quien te sigue ve lo que tú ves.
together-leads = { $name } muestra la partida.
together-follow = Seguir
together-follows = Estás siguiendo a { $name }.
together-alone = Mirar por mi cuenta
