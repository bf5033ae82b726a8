# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Ava mäng või seis
analysis-paste = Või kleebi salvestus või seis siia
analysis-choices = Valikud
analysis-outcomes = Mida juhus võib tuua
analysis-roll = Lase juhusel otsustada
analysis-stop = Lõpeta mõtlemine
analysis-on = Mõtle edasi
analysis-thinks = Arvuti mõtleb…
analysis-depth = Vaadati ette mänge: { $number }
analysis-points = Punktid: { $points }
analysis-visits = Vaadatud: { $number }
analysis-exact = arvutatud
analysis-line = Tõenäoline käik
analysis-tree = Variandid
analysis-remove = Eemalda
analysis-comment = Märkus
analysis-file = Salvesta failina
analysis-text = Kopeeri seis
analysis-json = Salvesta seis
