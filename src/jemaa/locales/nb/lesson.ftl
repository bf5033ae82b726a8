# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = Lær { $game }
lesson-step = Trinn { $step } av { $of }
lesson-skip = Hopp over
lesson-back = Tilbake
lesson-show = Vis meg
lesson-next = Videre
lesson-right = Bra gjort!
lesson-wrong = Det er lov, men dette trinnet ber om noe annet. Regelen:
lesson-done = Det var alt: nå kan du spille { $game }.
lesson-play = Spill mot én bot
lesson-again = En gang til
lesson-leave = Avslutt
lesson-to-table = Til bordet
lesson-called = Spillet begynner: tilbake til bordet!

lesson-marrakech-turn = Hver tur begynner med Assam: snu ham, før han går, mot en side uten tepper.
lesson-marrakech-walk = Han går så langt som terningen viser; ved kanten snur han. La ham gå rett fram.
lesson-marrakech-pay = På en annens teppe betaler du én dirham per felt som henger sammen i fargen. Velg billigste vei.
lesson-marrakech-lay = Så legger du et teppe ved siden av Assam. Dekk halve teppet til en annen.
lesson-marrakech-win = Det siste teppet! Hver synlig halvdel og hver dirham er et poeng. Legg det slik at du vinner.

lesson-morocco-scout = Figuren på taket gir deg kubene på begge sider av feltet sitt. Hent grønn og brun.
lesson-morocco-place = En arbeider koster to kuber: én i radens farge og én i kolonnens. Plasser en assistent.
lesson-morocco-cousins = Fettere koster én kube mer og er to assistenter i naboboder. Plasser begge.
lesson-morocco-coin = Kubene dine passer ingen steder. Bytt om to rader eller kolonner med mynten, så du kan betale et felt.
lesson-morocco-full = Med styrke fire er en bod full; den sterkeste får fem poeng. En livvakt teller som to: plasser ham.
lesson-morocco-juice = Når en bod stenger, tar arbeiderne juicen ved hjørnene sine. Fyll boden og ta fireren.
lesson-morocco-arrow = Også pilen på flisen din er styrke. La den peke slik at neste bod også stenger.
lesson-morocco-win = Til slutt gir hver flis i din største gruppe tre poeng. Knytt sammen flisene dine og vinn.
