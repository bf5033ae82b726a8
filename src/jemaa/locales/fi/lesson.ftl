# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = Opi: { $game }
lesson-step = Vaihe { $step }/{ $of }
lesson-skip = Ohita
lesson-back = Takaisin
lesson-show = Näytä
lesson-next = Seuraava
lesson-right = Hienoa!
lesson-wrong = Se on sallittua, mutta tässä pyydetään jotain muuta. Sääntö:
lesson-done = Siinä kaikki: nyt osaat pelin { $game }.
lesson-play = Pelaa yhtä bottia vastaan
lesson-again = Uudestaan
lesson-leave = Poistu
lesson-to-table = Pöytään
lesson-called = Peli alkaa: takaisin pöytään!

lesson-marrakech-turn = Jokainen vuoro alkaa Assamista: käännä hänet ennen kävelyä suuntaan, jossa ei ole mattoja.
lesson-marrakech-walk = Hän kulkee nopan osoittaman matkan ja kääntyy reunalla takaisin. Anna hänen jatkaa suoraan.
lesson-marrakech-pay = Toisen matolla maksat dirhamin jokaisesta ruudusta, joka kuuluu samaan väriin yhtenäisesti. Valitse halvin tie.
lesson-marrakech-lay = Sitten asetat maton Assamin viereen. Peitä sillä puolet jonkun toisen matosta.
lesson-marrakech-win = Viimeinen matto! Jokainen näkyvä puolikas ja jokainen dirham on piste. Aseta se niin, että voitat.

lesson-morocco-scout = Katon nappula tuo sinulle ruutunsa kummankin puolen kuutiot. Hanki vihreä ja ruskea.
lesson-morocco-place = Työntekijä maksaa kaksi kuutiota: rivin värisen ja sarakkeen värisen. Sijoita apulainen.
lesson-morocco-cousins = Serkut maksavat yhden kuution enemmän: kaksi apulaista vierekkäisiin kojuihin. Sijoita molemmat.
lesson-morocco-coin = Kuutiosi eivät käy minnekään. Vaihda kolikolla kaksi riviä tai saraketta, jotta voit maksaa ruudun.
lesson-morocco-full = Kun voima on neljä, koju on täynnä; vahvin saa viisi pistettä. Henkivartija lasketaan kahdeksi: sijoita hänet.
lesson-morocco-juice = Kun koju sulkeutuu, työntekijät ottavat mehut kulmistaan. Täytä koju ja ota nelonen.
lesson-morocco-arrow = Myös laattasi nuoli on voimaa. Osoita sillä niin, että seuraavakin koju sulkeutuu.
lesson-morocco-win = Lopussa jokainen suurimman ryhmäsi laatta tuo kolme pistettä. Yhdistä laattasi ja voita.
