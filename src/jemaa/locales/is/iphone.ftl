# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = iPhone og iPad sýna þessi skilaboð aðeins frá síðum á heimaskjánum. Þrjú skref setja þessa síðu þangað:
iphone-share = Ýttu á Deila.
iphone-add = Veldu „Bæta á heimaskjá“.
iphone-open = Opnaðu síðuna af heimaskjánum og kveiktu þar á skilaboðunum.
