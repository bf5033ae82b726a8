# Zaruri cinstite: verificarea unui joc în browser și ce au făcut zarurile pe lângă ce fac zarurile cinstite.

fairness = Sunt zarurile cinstite?
fairness-why = Oamenii văd tipare peste tot, iar zarurile cinstite produc mai multe decât s-ar crede. Iată ce au arătat zarurile tuturor jocurilor încheiate pe acest server, alături de ce ar arăta niște zaruri cinstite.
fairness-none = Aici nu s-a încheiat încă niciun joc.
verify = Verifică zarurile
verify-hint = Nu e nevoie să crezi pe cuvânt un tabel de cifre: orice joc încheiat poate fi verificat, aruncare cu aruncare.
verify-why = Înainte să se așeze cineva, serverul a stabilit un secret și i-a arătat amprenta. Acum, când jocul s-a încheiat, secretul este cunoscut. Browserul tău calculează din el fiecare aruncare și fiecare altă extragere și le compară cu înregistrarea. Nu se trimite nimic nicăieri.
verify-drop = Trage aici fișierul unui joc încheiat sau alege-l.
verify-right = Totul este în regulă: { $draws ->
    [one] singura extragere este cea dată
    [few] toate cele { $draws } extrageri sunt cele date
   *[other] toate cele { $draws } de extrageri sunt cele date
  } de secret.
verify-wrong = Ceva nu este în regulă
verify-limits = Ce arată verificarea și ce nu
verify-limits-why = Nicio aruncare și nicio altă extragere nu au fost alese după deschiderea mesei, nici de server, nici de vreun jucător. Dar cine administrează serverul le-ar fi putut ști dinainte. Dacă fiecare mutare a fost permisă, o spun regulile: privește jocul sau folosește „jemaa verify”.

proof-file = Acesta este fișierul unui joc încheiat
proof-file-why = Cuprinde secretul, numerele aleatorii ale jucătorilor și înregistrarea jocului.
proof-secret = Secretul se potrivește cu amprenta lui
proof-secret-why = Un secret nu poate fi potrivit cu o amprentă ulterior: a fost deci stabilit înainte să se așeze cineva.
proof-record = Nicio linie a înregistrării nu a fost schimbată
proof-record-why = Fiecare linie conține o sumă de control pentru ea însăși și pentru toate liniile dinainte.
proof-people = Toți cei care au jucat au adăugat un număr aleatoriu
proof-people-why = Astfel serverul singur nu a putut alege un secret care să dea aruncările dorite de el.
proof-draws = Fiecare aruncare și fiecare altă extragere decurg din ele
proof-draws-why = Secretul, numerele aleatorii și numărul extragerii se amestecă; rezultatul hotărăște aruncarea.
proof-signed = Serverul a semnat-o, linie cu linie, până la sfârșit
proof-signed-why = Astfel, fără cheia serverului nimeni nu poate schimba, muta, omite sau adăuga ceva. O are doar cine administrează serverul, și el ar putea.
proof-key-known = Este cheia acestui server:
proof-key-unknown = Acest server nu are cheia aceasta: jocul s-a jucat în altă parte sau l-a inventat cineva.
proof-unsigned = Acest fișier nu este semnat, ca cele ale versiunilor mai vechi: mutările, numele și opțiunile pot fi schimbate.
proof-no-ed25519 = Browserul tău nu poate verifica semnături. Folosește unul mai nou sau „jemaa verify”.
proof-is-right = corect
proof-is-wrong = greșit
proof-is-open = neverificat
proof-seed = Secret
proof-commitment = Amprentă
proof-each = { $draws ->
    [one] Extragerea
    [few] Toate cele { $draws } extrageri
   *[other] Toate cele { $draws } de extrageri
  }, una câte una
proof-each-why = Din amestec, primele douăsprezece cifre se iau ca un singur număr mare (în baza șaisprezece). Împărțit la numărul posibilităților, lasă un rest, iar restul hotărăște rezultatul.
proof-entry = Intrare
proof-number = Număr
proof-rest = Rest
proof-of = ÷ { $total }, rămâne { $rest }
proof-gives = dă

dice-roll = Zarul cu papuci
dice-die = Zarul pieței
dice-rolls = { $rolls ->
    [one] O aruncare
    [few] { $rolls } aruncări
   *[other] { $rolls } de aruncări
  } în acest joc
dice-rolls-games = Aruncări: { $rolls }. Jocuri: { $games }.
dice-faces = { $die }: de câte ori a ieșit fiecare față
dice-face = Față
dice-came = a ieșit
dice-came-games = în jocuri
dice-usual = obișnuit
dice-range = de la { $from } la { $to }
dice-runs = Aceeași față de mai multe ori la rând
dice-in-a-row = Aceeași față la rând
dice-times = de { $times } ori sau mai mult
dice-chance = șansă
dice-legend = Banda deschisă la culoare este intervalul obișnuit: în 95 din 100 de cazuri, zarurile cinstite rămân în ea. Linia este media.
dice-slippers = { $slippers ->
    [one] { $slippers } papuc
    [few] { $slippers } papuci
   *[other] { $slippers } de papuci
  }
outcome-roll = { $face }
outcome-die = zarul pieței: { $face }
outcome-first = începe { $face }
outcome-rug = un covoraș de culoarea { $face }
outcome-cube = cub: { $face }
outcome-juice = suc în valoare de { $face }

fault-unable = Browserul tău calculează așa ceva doar prin https sau pe calculatorul pe care rulează serverul. Deschide pagina așa sau folosește „jemaa verify”.
fault-file = Acesta nu este fișierul unui joc încheiat. Îl obții cu butonul de sub un joc încheiat.
fault-not-over = Jocul nu s-a încheiat, așa că secretul lui este încă secret. Descarcă fișierul din nou după sfârșit.
fault-seed = Secretul nu are 32 de octeți, cum ar trebui să aibă.
fault-commitment = Secretul nu se potrivește cu amprenta: la deschiderea mesei fusese promis altul.
fault-cut = Înregistrarea este tăiată la linia { $line }. Descarcă din nou fișierul întreg.
fault-digest = Linia { $line } a înregistrării nu este așa cum a fost scrisă: ea sau una dinaintea ei a fost schimbată sau lipsește.
fault-line = Linia { $line } a înregistrării nu poate sta acolo.
fault-version = Înregistrarea a fost scrisă de altă versiune. Reîncarcă pagina.
fault-people = Erau ocupate locurile { $seated }, dar numerele aleatorii sunt de la { $added }.
fault-draw = Intrarea { $entry }: secretul dă { $expected }, dar înregistrarea spune { $choice }.
fault-undue = Intrarea { $entry }: { $choice } nu putea fi extras acolo.
fault-signed = Nu este ceea ce a semnat serverul: ceva a fost schimbat, lipsește sau a fost adăugat.
fault-opening = La deschiderea mesei, browserul tău a văzut altă amprentă sau altă cheie.
opening-changed = Amprenta zarurilor sau cheia serverului nu este cea pe care a văzut-o browserul tău la deschiderea mesei.
