# Atskats: kā mainījās uzvaras izredzes, ko maksāja lēmumi, kas bija veiksme, un skatīšanās kopā. Procenti nāk kā teksts.

review = Analizēt spēli
review-being-made = Spēle tiek analizēta visiem pie galda. Tas aizņems brīdi.
review-failed-ended = Spēli neizdevās analizēt: aprēķins apstājās pirms beigām. Vari lūgt vēlreiz.
review-failed-late = Spēli neizdevās analizēt: serveris bija pārāk noslogots. Vari lūgt vēlreiz vēlāk.
review-failed-error = Spēli neizdevās analizēt: serverī radās kļūda. Vari lūgt vēlreiz.
review-failed-store = Spēle tika analizēta, bet serveris nevarēja saglabāt rezultātu. Vari lūgt vēlreiz.
verdict-best = labākais
verdict-fine = labi
verdict-inaccuracy = neprecizitāte
verdict-mistake = kļūda
verdict-blunder = rupja kļūda
together-lead = Rādīt citiem, kur es skatos
together-leading = Kas seko, redz to pašu, ko tu.
together-leads = { $name } rāda spēli.
together-follow = Skatīties līdzi
together-follows = Tu skaties kopā ar spēlētāju { $name }.
together-alone = Skatīties atsevišķi
