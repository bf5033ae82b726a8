# Žvilgsnis atgal: kaip keitėsi pergalės tikimybė, kiek kainavo sprendimai, kas buvo sėkmė, ir žiūrėjimas kartu. Procentai ateina kaip tekstas.

review = Paaiškinti, kaip sekėsi
review-being-made = Rengiamas žaidimo paaiškinimas visiems, esantiems prie stalo. Tai užtruks akimirką.
review-failed-ended = Žaidimo paaiškinti nepavyko: skaičiavimas nutrūko nepasibaigęs. Galite prašyti dar kartą.
review-failed-late = Žaidimo paaiškinti nepavyko: serveris turėjo per daug darbo. Galite prašyti dar kartą vėliau.
review-failed-error = Žaidimo paaiškinti nepavyko: serveryje įvyko klaida. Galite prašyti dar kartą.
review-failed-store = Žaidimas paaiškintas, bet serveris negalėjo išsaugoti rezultato. Galite prašyti dar kartą.
verdict-best = geriausia
verdict-fine = gerai
verdict-inaccuracy = maža klaida
verdict-mistake = klaida
verdict-blunder = grubi klaida
together-lead = Rodyti visiems, ką žiūriu
together-leading = Kas žiūri kartu, mato tai, ką matote jūs.
together-leads = { $name } rodo žaidimą.
together-follow = Žiūrėti kartu
together-follows = Žiūrite kartu su žaidėju { $name }.
together-alone = Žiūrėti atskirai
