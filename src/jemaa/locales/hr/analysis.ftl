# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Otvori igru ili položaj
analysis-paste = Ili ovdje zalijepite zapis ili položaj
analysis-choices = Izbori
analysis-outcomes = Što slučaj može donijeti
analysis-roll = Neka odluči slučaj
analysis-stop = Prestani razmišljati
analysis-on = Nastavi razmišljati
analysis-thinks = Računalo razmišlja…
analysis-depth = Pregledano igara unaprijed: { $number }
analysis-points = Bodovi: { $points }
analysis-visits = Pregledano: { $number }
analysis-exact = izračunato
analysis-line = Vjerojatan tijek
analysis-tree = Varijante
analysis-remove = Ukloni
analysis-comment = Komentar
analysis-file = Spremi kao datoteku
analysis-text = Kopiraj položaj
analysis-json = Spremi položaj
