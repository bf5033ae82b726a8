# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = Aprende { $game }
lesson-step = Paso { $step } de { $of }
lesson-skip = Saltar
lesson-back = Atrás
lesson-show = Enséñamelo
lesson-next = Siguiente
lesson-right = ¡Muy bien!
lesson-wrong = Está permitido, pero aquí se pide otra cosa. La regla:
lesson-done = Eso es todo: ya sabes jugar a { $game }.
lesson-play = Jugar contra un bot
lesson-again = Otra vez
lesson-leave = Salir
lesson-to-table = A la mesa
lesson-called = La partida empieza: ¡vuelve a la mesa!

lesson-marrakech-turn = Cada turno empieza con Assam: antes de que ande, gíralo hacia un lado sin alfombras.
lesson-marrakech-walk = Anda lo que marca el dado; en el borde da la vuelta. Déjalo seguir recto.
lesson-marrakech-pay = En la alfombra de otro pagas un dírham por casilla unida de su color. Ve por el camino más barato.
lesson-marrakech-lay = Después pones una alfombra junto a Assam. Cubre con ella media alfombra de otro.
lesson-marrakech-win = ¡La última alfombra! Cada mitad visible y cada dírham valen un punto. Ponla de modo que ganes.

lesson-morocco-scout = El peón de la azotea te trae los cubos de ambos lados de su espacio. Consigue verde y marrón.
lesson-morocco-place = Un trabajador cuesta dos cubos: uno del color de la fila y otro del de la columna. Coloca un asistente.
lesson-morocco-cousins = Los primos cuestan un cubo más y son dos asistentes en puestos vecinos. Coloca los dos.
lesson-morocco-coin = Tus cubos no sirven en ningún sitio. Intercambia con tu moneda dos filas o columnas para poder pagar un espacio.
lesson-morocco-full = Con fuerza cuatro un puesto está lleno; el más fuerte gana cinco puntos. El guardaespaldas cuenta dos: colócalo.
lesson-morocco-juice = Cuando un puesto se cierra, los trabajadores toman el jugo de sus esquinas. Llénalo y toma el cuatro.
lesson-morocco-arrow = La flecha de tu loseta también es fuerza. Apúntala para que se cierre también el puesto de al lado.
lesson-morocco-win = Al final cada loseta de tu mayor grupo vale tres puntos. Une tus losetas y gana.
