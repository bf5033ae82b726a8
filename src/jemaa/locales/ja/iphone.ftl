# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = iPhoneやiPadでは、ホーム画面に追加したページの通知だけが表示されます。3つの手順で追加できます：
iphone-share = 共有ボタンをタップします。
iphone-add = 「ホーム画面に追加」を選びます。
iphone-open = ホーム画面からこのページを開き、そこで通知をオンにします。
