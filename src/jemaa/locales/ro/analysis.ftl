# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Deschide un joc sau o poziție
analysis-paste = Sau lipește aici o înregistrare sau o poziție
analysis-choices = Alegeri
analysis-outcomes = Ce poate aduce întâmplarea
analysis-roll = Lasă întâmplarea să decidă
analysis-stop = Oprește gândirea
analysis-on = Gândește mai departe
analysis-thinks = Calculatorul se gândește…
analysis-depth = Jocuri explorate: { $number }
analysis-points = Puncte: { $points }
analysis-visits = Examinat: { $number }
analysis-exact = calculat
analysis-line = Continuare probabilă
analysis-tree = Variante
analysis-remove = Elimină
analysis-comment = Comentariu
analysis-file = Salvează ca fișier
analysis-text = Copiază poziția
analysis-json = Salvează poziția
