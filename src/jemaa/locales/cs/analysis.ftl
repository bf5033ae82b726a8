# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Otevřít hru nebo pozici
analysis-paste = Nebo sem vložte záznam či pozici
analysis-choices = Možnosti
analysis-outcomes = Co může přinést náhoda
analysis-roll = Nechat rozhodnout náhodu
analysis-stop = Přestat přemýšlet
analysis-on = Přemýšlet dál
analysis-thinks = Počítač přemýšlí…
analysis-depth = Prozkoumáno her dopředu: { $number }
analysis-points = Body: { $points }
analysis-visits = Prozkoumáno: { $number }
analysis-exact = spočítáno
analysis-line = Pravděpodobný průběh
analysis-tree = Varianty
analysis-remove = Odstranit
analysis-comment = Poznámka
analysis-file = Uložit jako soubor
analysis-text = Kopírovat pozici
analysis-json = Uložit pozici
