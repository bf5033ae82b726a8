# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = Problema { $number } de { $all }
puzzle-difficulty = Dificultad: { $number } de { $all }
puzzle-ask = Encuentra la mejor jugada para { $name }.
puzzle-wrong = { $choice }: hay una jugada mejor. Inténtalo otra vez.
puzzle-answer = La mejor jugada: { $choice }.
puzzle-ahead = En su lugar: { $choice }. Eso cuesta { $share } de las posibilidades de ganar.
puzzle-later = Lo que da la mejor jugada llega más tarde.
puzzle-values = Posibilidades de ganar tras cada jugada
puzzle-levels = Con qué frecuencia la encuentran los bots
puzzle-next = Problema siguiente
puzzle-skip = Saltar
puzzle-all = Has resuelto todos los problemas.
puzzle-anew = Empezar de nuevo
puzzle-streak = Resueltos seguidos al primer intento: { $number }; como máximo: { $longest }.
puzzle-tries = Intentos: { $number }.
refused-no-such-puzzle = Ese problema no existe.
