# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Atverti žaidimą arba padėtį
analysis-paste = Arba įklijuokite čia įrašą ar padėtį
analysis-choices = Pasirinkimai
analysis-outcomes = Ką gali atnešti atsitiktinumas
analysis-roll = Leisti spręsti atsitiktinumui
analysis-stop = Nebegalvoti
analysis-on = Galvoti toliau
analysis-thinks = Kompiuteris galvoja…
analysis-depth = Peržiūrėta žaidimų į priekį: { $number }
analysis-points = Taškai: { $points }
analysis-visits = Peržiūrėta: { $number }
analysis-exact = apskaičiuota
analysis-line = Tikėtina eiga
analysis-tree = Variantai
analysis-remove = Pašalinti
analysis-comment = Pastaba
analysis-file = Išsaugoti kaip failą
analysis-text = Kopijuoti padėtį
analysis-json = Išsaugoti padėtį
