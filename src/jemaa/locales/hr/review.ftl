# Pogled unatrag: kako se kretala pobjeda, koliko su stajale odluke, što je bila sreća, i zajedničko gledanje.

review = Objasni tijek igre
review-being-made = Igra se objašnjava svima za stolom. To traje koji trenutak.
review-failed-ended = Igru nije bilo moguće objasniti: izračun je prekinut prije kraja. Možeš zatražiti ponovno.
review-failed-late = Igru nije bilo moguće objasniti: poslužitelj je bio preopterećen. Možeš zatražiti ponovno kasnije.
review-failed-error = Igru nije bilo moguće objasniti: na poslužitelju je došlo do pogreške. Možeš zatražiti ponovno.
review-failed-store = Igra je objašnjena, ali poslužitelj nije mogao spremiti rezultat. Možeš zatražiti ponovno.
verdict-best = najbolje
verdict-fine = dobro
verdict-inaccuracy = nepreciznost
verdict-mistake = pogreška
verdict-blunder = gruba pogreška
together-lead = Pokaži ostalima kamo gledam
together-leading = Tko te prati, vidi što i ti.
together-leads = { $name } pokazuje igru.
together-follow = Gledaj zajedno
together-follows = Gledate zajedno. Pokazuje: { $name }.
together-alone = Gledaj zasebno
