# Ausad täringud: mängu kontrollimine veebilehitsejas ja see, mida täringud näitasid, selle kõrval, mida näitavad ausad.

fairness = Kas täringud on ausad?
fairness-why = Inimesed näevad mustreid kõikjal, ja ausad täringud teevad neid rohkem, kui arvata võiks. Siin näed, mida täringud on näidanud kõigis selle serveri lõppenud mängudes, ja selle kõrval, mida näitaksid ausad täringud.
fairness-none = Siin ei ole veel ükski mäng lõppenud.
verify = Kontrolli täringuid
verify-hint = Arvude tabelit ei pea uskuma: iga lõppenud mängu saab kontrollida, vise viske haaval.
verify-why = Enne kui keegi lauda istus, pani server paika saladuse ja näitas selle sõrmejälge. Nüüd on mäng läbi ja saladus teada. Sinu veebilehitseja arvutab sellest kõik visked ja muud loosimised ning võrdleb neid salvestisega. Midagi ei saadeta kuhugi.
verify-drop = Lohista lõppenud mängu fail siia või vali see.
verify-right = Kõik on korras: { $draws ->
    [one] ainus loosimine on see, mille saladus annab
   *[other] kõik { $draws } loosimist on need, mille saladus annab
  }.
verify-wrong = Midagi on valesti
verify-limits = Mida see näitab ja mida mitte
verify-limits-why = Pärast laua avamist ei valinud server ega ükski mängija ühtegi viset ega muu loosimise tulemust. Kuid see, kes serverit haldab, võis neid ette teada. Kas iga käik oli lubatud, ütlevad reeglid: vaata mängu või kasuta käsku „jemaa verify“.

proof-file = See on lõppenud mängu fail
proof-file-why = Selles on saladus, mängijate juhuarvud ja salvestatud mäng.
proof-secret = Saladus sobib oma sõrmejäljega
proof-secret-why = Sõrmejäljele ei saa tagantjärele sobivat saladust teha: saladus oli seega paigas enne, kui keegi lauda istus.
proof-record = Ühtegi salvestise rida ei ole muudetud
proof-record-why = Igal real on kontrollsumma selle enda ja kõigi varasemate ridade kohta.
proof-people = Iga mängija lisas juhuarvu
proof-people-why = Nii ei saanud server üksi valida saladust, mis annab talle meelepärased visked.
proof-draws = Kõik visked ja muud loosimised tulenevad neist
proof-draws-why = Saladus, juhuarvud ja loosimise number segatakse; tulemus määrab viske.
proof-signed = Server allkirjastas selle rida-realt lõpuni
proof-signed-why = Ilma serveri võtmeta ei saa seega keegi midagi muuta, tõsta, ära jätta ega lisada. Võti on ainult sellel, kes serverit haldab, ja tema saaks.
proof-key-known = See on selle serveri võti:
proof-key-unknown = Sellel serveril seda võtit ei ole: mäng mängiti mujal või keegi mõtles selle välja.
proof-unsigned = See fail ei ole allkirjastatud nagu vanemate versioonide failidki: käike, nimesid ja valikuid võib olla muudetud.
proof-no-ed25519 = Sinu veebilehitseja ei oska allkirju kontrollida. Kasuta uuemat või käsku „jemaa verify“.
proof-is-right = õige
proof-is-wrong = vale
proof-is-open = kontrollimata
proof-seed = Saladus
proof-commitment = Sõrmejälg
proof-each = { $draws ->
    [one] Loosimine üksikasjalikult
   *[other] Kõik { $draws } loosimist ükshaaval
  }
proof-each-why = Segust võetakse esimesed kaksteist numbrikohta ühe suure arvuna (kuueteistkümnendsüsteemis). Võimaluste arvuga jagades jääb jääk, ja jääk määrab tulemuse.
proof-entry = Kirje
proof-number = Arv
proof-rest = Jääk
proof-of = { $total }-ga jagades jääb { $rest }
proof-gives = annab

dice-roll = Sussitäring
dice-die = Turutäring
dice-rolls = { $rolls ->
    [one] Üks vise
   *[other] { $rolls } viset
  } selles mängus
dice-rolls-games = Viskeid: { $rolls }. Mänge: { $games }.
dice-faces = { $die }: kui sageli iga tahk tuli
dice-face = Tahk
dice-came = tuli
dice-came-games = mängudes
dice-usual = tavaline
dice-range = { $from }–{ $to }
dice-runs = Sama tahk mitu korda järjest
dice-in-a-row = Sama tahk järjest
dice-times = { $times } korda või rohkem
dice-chance = tõenäosus
dice-legend = Hele riba näitab, mis on tavaline: 95 juhul 100-st jäävad ausad täringud selle sisse. Joon on keskmine.
dice-slippers = { $slippers ->
    [one] { $slippers } suss
   *[other] { $slippers } sussi
  }
outcome-roll = { $face }
outcome-die = turutäring: { $face }
outcome-first = { $face } alustab
outcome-rug = vaip, värv { $face }
outcome-cube = kuubik: { $face }
outcome-juice = mahl väärtusega { $face }

fault-unable = Sinu veebilehitseja arvutab selliseid asju ainult https-ühenduse kaudu või arvutis, kus server töötab. Ava leht nii või kasuta käsku „jemaa verify“.
fault-file = See ei ole lõppenud mängu fail. Selle saad lõppenud mängu all olevast nupust.
fault-not-over = Mäng ei ole läbi, seega on selle saladus veel saladus. Võta fail pärast lõppu uuesti.
fault-seed = Saladus ei ole 32 baiti pikk, nagu see peab olema.
fault-commitment = Saladus ei sobi sõrmejäljega: laua avamisel lubati teist.
fault-cut = Salvestis katkeb real { $line }. Võta terve fail uuesti.
fault-digest = Salvestise rida { $line } ei ole selline, nagu see kirjutati: seda või mõnda varasemat on muudetud või see puudub.
fault-line = Salvestise rida { $line } ei saa seal olla.
fault-version = Salvestise on kirjutanud teine versioon. Laadi leht uuesti.
fault-people = Hõivatud olid kohad { $seated }, kuid juhuarvud on neilt: { $added }.
fault-draw = Kirje { $entry }: saladus annab { $expected }, kuid salvestis ütleb { $choice }.
fault-undue = Kirje { $entry }: { $choice } ei saanud seal loosiga tulla.
fault-signed = See ei ole see, mille server allkirjastas: midagi on muudetud, puudu või lisatud.
fault-opening = Kui laud avati, näidati sinu veebilehitsejale teist sõrmejälge või teist võtit.
opening-changed = Täringute sõrmejälg või serveri võti ei ole see, mida sinu veebilehitseja nägi laua avamisel.
