# 馬拉喀什：發生的事、詢問的事、可以做的事。

ask-marrakech-assam = 阿參姆往哪個方向走？
ask-marrakech-assam-after = 現在要讓阿參姆面向哪裡？
ask-marrakech-lay = 你的地毯要放在哪裡？
guide-marrakech-assam = 讓阿參姆左轉、右轉，或維持原來的方向；接著由骰子決定他走多遠：1 到 4 格。如果他停在別人的地毯上，你要付款給地毯主人，相連的同色區域每格一迪拉姆。數字顯示預期的得失。
guide-marrakech-assam-after = 下一位玩家要朝阿參姆面對的方向走：選一個會讓人破費的方向吧。
guide-marrakech-lay = 在阿參姆旁邊放置一張地毯：選兩個方格，再確認。地毯可以蓋住其他地毯，但不能一次蓋住同一張的兩半。遊戲結束時，每半幅可見地毯算一分。

mk-do-left = 左轉
mk-do-ahead = 直走
mk-do-right = 右轉
mk-do-lay = 地毯放在 { $squares }
mk-first = { $name } 先開始。
mk-turned = { $turn ->
    [left] { $name } 讓阿參姆左轉。
    [right] { $name } 讓阿參姆右轉。
   *[ahead] { $name } 沒有讓阿參姆轉向。
  }
mk-rolled = { $name } 擲出 { $slippers }。
mk-walked = { $looped ->
    [yes] 阿參姆經過邊緣的迴轉道，走到 { $square }。
   *[no] 阿參姆走到 { $square }。
  }
mk-paid = { $name } 付給 { $to } { $amount } 迪拉姆。
mk-paid-short = { $name } 應付給 { $to } { $due } 迪拉姆，但只有 { $amount } 迪拉姆，全部付出。
mk-out = { $name } 出局。
mk-laid = { $name } 把地毯放在 { $squares }。
mk-laid-over = { $name } 把地毯放在 { $squares }，蓋住 { $over }。
mk-returned = { $name } 沒有地方可放，地毯放回盒中。
mk-turned-up = { $name } 的下一張地毯是 { $colour }。
mk-is-out = 已出局
mk-rugs-left = 顏色 { $colour } 的剩餘地毯
mk-cell-empty = { $square }，空的
mk-cell-half = { $square }，顏色 { $colour } 的半幅地毯
mk-cell-whole = { $square }，顏色 { $colour } 的地毯，另一半在 { $other }
mk-cell-reach = 阿參姆可能停在這裡
mk-cell-assam = { $facing ->
    [north] 阿參姆站在這裡，面向北方
    [east] 阿參姆站在這裡，面向東方
    [south] 阿參姆站在這裡，面向南方
   *[west] 阿參姆站在這裡，面向西方
  }

no-marrakech-turn = 阿參姆現在到不了那裡。請選箭頭或亮起的方格。
no-marrakech-under-assam = 阿參姆站在 { $square }。請把地毯放在他旁邊。
no-marrakech-not-beside = 地毯必須有一邊緊貼阿參姆所在的 { $square }。請選亮起的方格。
no-marrakech-both-halves = { $squares } 是 { $name } 的一整張地毯，只能蓋住其中一半。
no-marrakech-same-colour = { $squares } 兩格顏色相同，請蓋住兩種不同的顏色。
