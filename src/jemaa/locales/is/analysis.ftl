# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Opna leik eða stöðu
analysis-paste = Eða límdu skráningu eða stöðu hér
analysis-choices = Valkostir
analysis-outcomes = Það sem tilviljun getur gefið
analysis-roll = Láta tilviljun ráða
analysis-stop = Hætta að hugsa
analysis-on = Halda áfram að hugsa
analysis-thinks = Tölvan hugsar…
analysis-depth = Leikir skoðaðir fram í tímann: { $number }
analysis-points = Stig: { $points }
analysis-visits = Skoðað: { $number }
analysis-exact = reiknað
analysis-line = Líkleg framvinda
analysis-tree = Afbrigði
analysis-remove = Fjarlægja
analysis-comment = Athugasemd
analysis-file = Vista sem skrá
analysis-text = Afrita stöðuna
analysis-json = Vista stöðuna
