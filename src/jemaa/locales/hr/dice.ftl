# Poštene kocke: provjera igre u pregledniku i što su kocke pokazale pokraj onoga što pokazuju poštene kocke.

fairness = Jesu li kocke poštene?
fairness-why = Ljudi posvuda vide uzorke, a poštene kocke stvaraju ih više nego što se misli. Evo što su pokazale kocke svih završenih igara na ovom poslužitelju, pokraj onoga što bi pokazale poštene kocke.
fairness-none = Ovdje još nije završena nijedna igra.
verify = Provjeri kocke
verify-hint = Ne moraš vjerovati tablici s brojkama: svaka se završena igra može provjeriti, bacanje po bacanje.
verify-why = Prije nego što je itko sjeo, poslužitelj je odredio tajnu i pokazao njezin otisak. Sada, kad je igra gotova, tajna je poznata. Tvoj preglednik iz nje izračunava svako bacanje i svako drugo izvlačenje te ih uspoređuje sa zapisom. Ništa se nikamo ne šalje.
verify-drop = Dovuci ovamo datoteku završene igre ili je odaberi.
verify-right = Sve je u redu: { $draws ->
    [one] { $draws } izvlačenje odgovara
    [few] sva { $draws } izvlačenja odgovaraju
   *[other] svih { $draws } izvlačenja odgovara
  } onomu što daje tajna.
verify-wrong = Nešto nije u redu
verify-limits = Što ovo pokazuje, a što ne
verify-limits-why = Otkad je stol otvoren, nijedno bacanje ni drugo izvlačenje nije birao ni poslužitelj ni igrač. Ali tko vodi poslužitelj, mogao ih je znati unaprijed. Je li svaki potez bio dopušten, kažu pravila: pogledaj igru ili upotrijebi „jemaa verify”.

proof-file = Ovo je datoteka završene igre
proof-file-why = Sadrži tajnu, slučajne brojeve igrača i zapis igre.
proof-secret = Tajna odgovara svojem otisku
proof-secret-why = Otisku se tajna ne može naknadno prilagoditi: određena je, dakle, prije nego što je itko sjeo.
proof-record = Nijedan redak zapisa nije promijenjen
proof-record-why = Svaki redak sadrži kontrolni zbroj sebe i svih redaka prije njega.
proof-people = Svi koji su igrali dodali su slučajan broj
proof-people-why = Tako poslužitelj nije mogao sam odabrati tajnu koja daje bacanja po njegovoj želji.
proof-draws = Svako bacanje i svako drugo izvlačenje slijede iz njih
proof-draws-why = Tajna, slučajni brojevi i redni broj izvlačenja miješaju se; rezultat određuje bacanje.
proof-signed = Poslužitelj ga je potpisao, redak po redak, do kraja
proof-signed-why = Bez ključa poslužitelja, dakle, nitko ne može ništa promijeniti, premjestiti, izostaviti ni dodati. Ima ga samo onaj tko vodi poslužitelj, i on bi mogao.
proof-key-known = To je ključ ovog poslužitelja:
proof-key-unknown = Ovaj poslužitelj nema taj ključ: igra je odigrana drugdje ili ju je netko izmislio.
proof-unsigned = Ova datoteka nije potpisana, kao ni one starijih inačica: potezi, imena i opcije možda su promijenjeni.
proof-no-ed25519 = Tvoj preglednik ne zna provjeriti potpise. Upotrijebi noviji ili „jemaa verify”.
proof-is-right = ispravno
proof-is-wrong = pogrešno
proof-is-open = nije provjereno
proof-seed = Tajna
proof-commitment = Otisak
proof-each = { $draws ->
    [one] { $draws } izvlačenje
    [few] Sva { $draws } izvlačenja
   *[other] Svih { $draws } izvlačenja
  }, jedno po jedno
proof-each-why = Iz mješavine se prvih dvanaest znamenaka uzima kao jedan velik broj (u bazi šesnaest). Podijeljen brojem mogućnosti ostavlja ostatak, a ostatak određuje ishod.
proof-entry = Unos
proof-number = Broj
proof-rest = Ostatak
proof-of = ÷ { $total }, ostaje { $rest }
proof-gives = daje

dice-roll = Kocka s papučicama
dice-die = Tržna kocka
dice-rolls = { $rolls ->
    [one] { $rolls } bacanje
    [few] { $rolls } bacanja
   *[other] { $rolls } bacanja
  } u ovoj igri
dice-rolls-games = Bacanja: { $rolls }. Igre: { $games }.
dice-faces = { $die }: koliko je puta pala koja strana
dice-face = Strana
dice-came = pala
dice-came-games = u igrama
dice-usual = uobičajeno
dice-range = { $from } do { $to }
dice-runs = Ista strana više puta zaredom
dice-in-a-row = Ista strana zaredom
dice-times = { $times } puta ili više
dice-chance = vjerojatnost
dice-legend = Svijetli pojas uobičajeni je raspon: u 95 od 100 slučajeva poštene kocke ostaju unutar njega. Crta je prosjek.
dice-slippers = { $slippers ->
    [one] { $slippers } papučica
    [few] { $slippers } papučice
   *[other] { $slippers } papučica
  }
outcome-roll = { $face }
outcome-die = tržna kocka: { $face }
outcome-first = počinje { $face }
outcome-rug = sag boje { $face }
outcome-cube = kockica: { $face }
outcome-juice = sok vrijednosti { $face }

fault-unable = Tvoj preglednik takvo što računa samo preko https ili na računalu na kojem radi poslužitelj. Otvori stranicu tako ili upotrijebi „jemaa verify”.
fault-file = Ovo nije datoteka završene igre. Dobit ćeš je gumbom ispod završene igre.
fault-not-over = Igra nije gotova, pa je njezina tajna još tajna. Preuzmi datoteku ponovno nakon kraja.
fault-seed = Tajna nije duga 32 bajta, kako bi morala biti.
fault-commitment = Tajna ne odgovara otisku: pri otvaranju stola obećana je druga.
fault-cut = Zapis je odrezan u retku { $line }. Preuzmi cijelu datoteku ponovno.
fault-digest = Redak { $line } zapisa nije onakav kakav je zapisan: on ili neki prije njega promijenjen je ili nedostaje.
fault-line = Redak { $line } zapisa ne može stajati ondje.
fault-version = Zapis potječe iz druge verzije. Učitaj stranicu ponovno.
fault-people = Zauzeta su bila mjesta: { $seated }, a slučajne brojeve dali su: { $added }.
fault-draw = Unos { $entry }: tajna daje { $expected }, a u zapisu stoji { $choice }.
fault-undue = Unos { $entry }: { $choice } ondje se nije moglo izvući.
fault-signed = To nije ono što je poslužitelj potpisao: nešto je promijenjeno, nedostaje ili je dodano.
fault-opening = Kad je stol otvoren, tvoj je preglednik vidio drugi otisak ili drugi ključ.
opening-changed = Otisak kockica ili ključ poslužitelja nije onaj koji je tvoj preglednik vidio kad je stol otvoren.
