# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Avaa peli tai asema
analysis-paste = Tai liitä tallenne tai asema tähän
analysis-choices = Vaihtoehdot
analysis-outcomes = Mitä sattuma voi tuoda
analysis-roll = Anna sattuman päättää
analysis-stop = Lopeta miettiminen
analysis-on = Jatka miettimistä
analysis-thinks = Tietokone miettii…
analysis-depth = Katsottiin { $number } peliä eteenpäin
analysis-points = Pisteet: { $points }
analysis-visits = Tutkittu: { $number }
analysis-exact = laskettu
analysis-line = Todennäköinen kulku
analysis-tree = Muunnelmat
analysis-remove = Poista
analysis-comment = Kommentti
analysis-file = Tallenna tiedostona
analysis-text = Kopioi asema
analysis-json = Tallenna asema
