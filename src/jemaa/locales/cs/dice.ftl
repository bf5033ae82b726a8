# Poctivé kostky: kontrola hry v prohlížeči a co kostky dělaly vedle toho, co dělají poctivé kostky.

fairness = Jsou kostky poctivé?
fairness-why = Lidé vidí vzory všude a poctivé kostky jich tvoří víc, než by se zdálo. Tady je, co ukázaly kostky všech dohraných her na tomto serveru, vedle toho, co by ukázaly poctivé kostky.
fairness-none = Zatím se tu nedohrála žádná hra.
verify = Zkontrolovat kostky
verify-hint = Nemusíš věřit tabulce čísel: každou dohranou hru lze zkontrolovat, hod po hodu.
verify-why = Než si kdo sedl, určil server tajemství a ukázal jeho otisk. Teď, když je po hře, je tajemství známé. Tvůj prohlížeč z něj vypočítá každý hod i každé jiné losování a porovná je se záznamem. Nikam se nic neposílá.
verify-drop = Přetáhni sem soubor dohrané hry, nebo ho vyber.
verify-right = Všechno je v pořádku: { $draws ->
    [one] jediné losování odpovídá
    [few] všechna { $draws } losování odpovídají
   *[other] všech { $draws } losování odpovídá
  } tomu, co dává tajemství.
verify-wrong = Něco nesedí
verify-limits = Co to dokazuje a co ne
verify-limits-why = Žádný hod ani žádné jiné losování nebyly zvoleny až po otevření stolu, ani serverem, ani hráčem. Kdo však server provozuje, mohl je znát předem. Zda byl každý tah dovolený, říkají pravidla: přehraj si hru, nebo použij „jemaa verify“.

proof-file = Toto je soubor dohrané hry
proof-file-why = Obsahuje tajemství, náhodná čísla hráčů a záznam hry.
proof-secret = Tajemství odpovídá svému otisku
proof-secret-why = K otisku nelze tajemství vyrobit dodatečně: bylo tedy určeno dřív, než si kdo sedl.
proof-record = Žádný řádek záznamu nebyl změněn
proof-record-why = Každý řádek obsahuje kontrolní součet svůj i všech řádků před ním.
proof-people = Každý hráč přidal náhodné číslo
proof-people-why = Server sám si tedy nemohl zvolit tajemství, které dá hody podle jeho přání.
proof-draws = Každý hod i každé jiné losování z nich vyplývá
proof-draws-why = Tajemství, náhodná čísla a číslo losování se smíchají; výsledek určí hod.
proof-signed = Server ho podepsal, řádek po řádku, až do konce
proof-signed-why = Bez klíče serveru tedy nikdo nemůže nic změnit, přesunout, vynechat ani přidat. Má ho jen ten, kdo server provozuje, a ten by mohl.
proof-key-known = Je to klíč tohoto serveru:
proof-key-unknown = Tento server tento klíč nemá: hrálo se jinde, nebo si hru někdo vymyslel.
proof-unsigned = Tento soubor není podepsaný, jako soubory starších verzí: tahy, jména a volby mohly být změněny.
proof-no-ed25519 = Tvůj prohlížeč neumí ověřovat podpisy. Použij novější, nebo „jemaa verify“.
proof-is-right = správně
proof-is-wrong = špatně
proof-is-open = nezkontrolováno
proof-seed = Tajemství
proof-commitment = Otisk
proof-each = { $draws ->
    [one] Celé losování
    [few] Všechna { $draws } losování, jedno po druhém
   *[other] Všech { $draws } losování, jedno po druhém
  }
proof-each-why = Z výsledku smíchání se vezme prvních dvanáct číslic jako jedno velké číslo (v šestnáctkové soustavě). Dělí se počtem možností a zbytek po dělení určí výsledek.
proof-entry = Položka
proof-number = Číslo
proof-rest = Zbytek
proof-of = ÷ { $total }, zbývá { $rest }
proof-gives = dává

dice-roll = Kostka se střevíci
dice-die = Tržní kostka
dice-rolls = { $rolls ->
    [one] Jeden hod
    [few] { $rolls } hody
   *[other] { $rolls } hodů
  } v této hře
dice-rolls-games = Hody: { $rolls }. Hry: { $games }.
dice-faces = { $die }: kolikrát padla která strana
dice-face = Strana
dice-came = padla
dice-came-games = ve hrách
dice-usual = obvykle
dice-range = { $from } až { $to }
dice-runs = Táž strana několikrát po sobě
dice-in-a-row = Táž strana po sobě
dice-times = { $times }krát nebo víckrát
dice-chance = pravděpodobnost
dice-legend = Světlý pruh je obvyklé rozpětí: v 95 ze 100 případů v něm poctivé kostky zůstanou. Čára je průměr.
dice-slippers = { $slippers ->
    [one] { $slippers } střevíc
    [few] { $slippers } střevíce
   *[other] { $slippers } střevíců
  }
outcome-roll = { $face }
outcome-die = tržní kostka: { $face }
outcome-first = začíná { $face }
outcome-rug = koberec barvy { $face }
outcome-cube = kostička: { $face }
outcome-juice = džus v hodnotě { $face }

fault-unable = Takové věci tvůj prohlížeč počítá jen přes https nebo na počítači, kde běží server. Otevři stránku takto, nebo použij „jemaa verify“.
fault-file = Toto není soubor dohrané hry. Získáš ho tlačítkem pod dohranou hrou.
fault-not-over = Hra ještě neskončila, takže její tajemství je stále tajné. Stáhni si soubor znovu po konci hry.
fault-seed = Tajemství nemá 32 bajtů, jak by mělo mít.
fault-commitment = Tajemství neodpovídá otisku: při otevření stolu bylo slíbeno jiné.
fault-cut = Záznam je na řádku { $line } useknutý. Stáhni si celý soubor znovu.
fault-digest = Řádek { $line } záznamu není takový, jak byl zapsán: on sám nebo některý před ním byl změněn nebo chybí.
fault-line = Řádek { $line } záznamu tam být nemůže.
fault-version = Záznam pochází z jiné verze. Načti stránku znovu.
fault-people = Obsazená místa: { $seated }, ale náhodná čísla jsou od: { $added }.
fault-draw = Položka { $entry }: tajemství dává { $expected }, ale v záznamu stojí { $choice }.
fault-undue = Položka { $entry }: tam nešlo vylosovat { $choice }.
fault-signed = Tohle server nepodepsal: něco bylo změněno, chybí, nebo bylo přidáno.
fault-opening = Při otevření stolu viděl tvůj prohlížeč jiný otisk nebo jiný klíč.
opening-changed = Otisk kostek nebo klíč serveru není ten, který tvůj prohlížeč viděl při otevření stolu.
