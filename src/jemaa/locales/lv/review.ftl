# Atskats: kā mainījās uzvaras izredzes, ko maksāja lēmumi, kas bija veiksme, un skatīšanās kopā. Procenti nāk kā teksts.

review = Paskaidrot, kā gāja
review-being-made = Spēle tiek paskaidrota visiem pie galda. Tas aizņems brīdi.
review-failed-ended = Spēli neizdevās paskaidrot: aprēķins apstājās pirms beigām. Vari lūgt vēlreiz.
review-failed-late = Spēli neizdevās paskaidrot: serverim bija pārāk daudz darba. Vari lūgt vēlreiz vēlāk.
review-failed-error = Spēli neizdevās paskaidrot: serverī radās kļūda. Vari lūgt vēlreiz.
review-failed-store = Spēle tika paskaidrota, bet serveris nevarēja saglabāt rezultātu. Vari lūgt vēlreiz.
verdict-best = labākais
verdict-fine = labi
verdict-inaccuracy = sīka kļūda
verdict-mistake = kļūda
verdict-blunder = rupja kļūda
together-lead = Rādīt visiem, ko es skatos
together-leading = Kas seko, redz to pašu, ko tu.
together-leads = { $name } rāda spēli.
together-follow = Skatīties līdzi
together-follows = Tu skaties kopā ar spēlētāju { $name }.
together-alone = Skatīties atsevišķi
