# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = Învață să joci { $game }
lesson-step = Pasul { $step } din { $of }
lesson-skip = Sari peste
lesson-back = Înapoi
lesson-show = Arată-mi
lesson-next = Mai departe
lesson-right = Bravo!
lesson-wrong = E permis, dar acum se cere altceva. Regula:
lesson-done = Asta e tot: acum știi să joci { $game }.
lesson-play = Joacă cu un bot
lesson-again = Încă o dată
lesson-leave = Ieși
lesson-to-table = La masă
lesson-called = Începe jocul: înapoi la masă!

lesson-marrakech-turn = Fiecare tură începe cu Assam: înainte să meargă, rotește-l spre o parte fără covorașe.
lesson-marrakech-walk = Merge cât arată zarul; la margine se întoarce. Lasă-l să meargă înainte.
lesson-marrakech-pay = Pe covorașul altcuiva plătești un dirham pentru fiecare pătrățel unit de culoarea lui. Ia drumul cel mai ieftin.
lesson-marrakech-lay = Apoi așezi un covoraș lângă Assam. Acoperă cu el jumătate din covorașul altcuiva.
lesson-marrakech-win = Ultimul covoraș! Fiecare jumătate vizibilă și fiecare dirham e un punct. Așază-l astfel încât să câștigi.

lesson-morocco-scout = Pionul de pe acoperiș îți aduce cuburile din ambele părți ale spațiului său. Ia verde și maro.
lesson-morocco-place = Un lucrător costă două cuburi: unul de culoarea rândului și unul de culoarea coloanei. Plasează un asistent.
lesson-morocco-cousins = Verii costă un cub în plus și sunt doi asistenți la tarabe vecine. Plasează-i pe amândoi.
lesson-morocco-coin = Cuburile tale nu se potrivesc nicăieri. Schimbă cu moneda două rânduri sau coloane, ca să poți plăti un spațiu.
lesson-morocco-full = Forța patru umple o tarabă; cel mai puternic primește cinci puncte. Garda de corp se socotește dublu: plaseaz-o.
lesson-morocco-juice = Când se închide o tarabă, lucrătorii iau sucul de la colțurile lor. Umple taraba și ia sucul de 4.
lesson-morocco-arrow = Și săgeata plăcuței tale e forță. Îndreapt-o astfel încât să se închidă și taraba următoare.
lesson-morocco-win = La sfârșit, fiecare plăcuță din cel mai mare grup al tău aduce trei puncte. Unește-ți plăcuțele și câștigă.
