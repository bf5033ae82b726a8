# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = Lær { $game }
lesson-step = Trinn { $step } av { $of }
lesson-skip = Hopp over
lesson-back = Tilbake
lesson-show = Vis meg
lesson-next = Videre
lesson-right = Bra gjort!
lesson-wrong = Det er lov, men her spørres det etter noe annet. Regelen:
lesson-done = Det var alt: nå kan du spille { $game }.
lesson-play = Spill mot én bot
lesson-again = En gang til
lesson-leave = Avslutt
lesson-to-table = Til bordet
lesson-called = Spillet begynner: tilbake til bordet!

lesson-marrakech-turn = Hver tur begynner med Assam: snu ham, før han går, mot en side uten tepper.
lesson-marrakech-walk = Han går så langt som terningen viser; ved kanten snur han. La ham gå rett fram.
lesson-marrakech-pay = På en annens teppe betaler du en dirham per sammenhengende felt i fargen. Velg den billigste veien.
lesson-marrakech-lay = Så legger du et teppe ved siden av Assam. Dekk halvparten av en annens med det.
lesson-marrakech-win = Det siste teppet! Hver synlig halvdel og hver dirham er et poeng. Legg det slik at du vinner.

lesson-morocco-scout = Figuren på taket gir deg kubene på begge sider av feltet sitt. Hent grønn og brun.
lesson-morocco-place = En arbeider koster to kuber: én i radens farge og én i kolonnens. Plasser en assistent.
lesson-morocco-cousins = Fettere koster én kube mer og er to assistenter i naboboder. Plasser begge.
lesson-morocco-coin = Kubene dine passer ingen steder. Bytt om to rader eller kolonner med mynten, så du kan betale et felt.
lesson-morocco-full = Styrke fire fyller en bod; den sterkeste får fem poeng. En livvakt teller som to: plasser ham.
lesson-morocco-juice = Når en bod stenger, tar arbeiderne juicen ved hjørnene sine. Fyll boden og ta fireren.
lesson-morocco-arrow = Også pilen på flisen din er styrke. La den peke slik at neste bod også stenger.
lesson-morocco-win = Til slutt gir hver flis i din største gruppe tre poeng. Knytt sammen flisene dine og vinn.
