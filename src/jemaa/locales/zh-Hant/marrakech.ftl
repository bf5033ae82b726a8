# 馬拉喀什：發生的事、詢問的事、可以做的事。

ask-marrakech-assam = 阿參姆往哪邊走？
ask-marrakech-assam-after = 現在讓阿參姆面向哪邊？
ask-marrakech-lay = 地毯放在哪裡？

mk-do-left = 向左轉
mk-do-ahead = 直走
mk-do-right = 向右轉
mk-do-lay = 地毯放在 { $squares }
mk-first = { $name } 先手。
mk-turned = { $turn ->
    [left] { $name } 讓阿參姆左轉。
    [right] { $name } 讓阿參姆右轉。
   *[ahead] { $name } 沒有讓阿參姆轉向。
  }
mk-rolled = { $name } 擲出 { $slippers }。
mk-walked = { $looped ->
    [yes] 阿參姆在邊緣沿弧線折返，走到 { $square }。
   *[no] 阿參姆走到 { $square }。
  }
mk-paid = { $name } 付給 { $to } { $amount } 迪拉姆。
mk-paid-short = { $name } 應付給 { $to } { $due } 迪拉姆，但只剩 { $amount } 迪拉姆，全付了。
mk-out = { $name } 出局。
mk-laid = { $name } 把地毯放在 { $squares }。
mk-laid-over = { $name } 把地毯放在 { $squares }，蓋住 { $over }。
mk-returned = { $name } 沒地方可放，地毯放回盒子裡。
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
