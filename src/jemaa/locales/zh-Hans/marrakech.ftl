# 马拉喀什：发生的事、询问的事、可以做的事。

ask-marrakech-assam = 阿参姆往哪边走？
ask-marrakech-assam-after = 现在让阿参姆面向哪边？
ask-marrakech-lay = 地毯放在哪里？

mk-do-left = 向左转
mk-do-ahead = 直走
mk-do-right = 向右转
mk-do-lay = 地毯放在 { $squares }
mk-first = { $name } 先手。
mk-turned = { $turn ->
    [left] { $name } 让阿参姆左转。
    [right] { $name } 让阿参姆右转。
   *[ahead] { $name } 没有让阿参姆转向。
  }
mk-rolled = { $name } 掷出 { $slippers }。
mk-walked = { $looped ->
    [yes] 阿参姆在边缘沿弧线折返，走到 { $square }。
   *[no] 阿参姆走到 { $square }。
  }
mk-paid = { $name } 付给 { $to } { $amount } 迪拉姆。
mk-paid-short = { $name } 应付给 { $to } { $due } 迪拉姆，但只剩 { $amount } 迪拉姆，全付了。
mk-out = { $name } 出局。
mk-laid = { $name } 把地毯放在 { $squares }。
mk-laid-over = { $name } 把地毯放在 { $squares }，盖住 { $over }。
mk-returned = { $name } 没地方可放，地毯放回盒子里。
mk-turned-up = { $name } 的下一张地毯是 { $colour }。
mk-is-out = 已出局
mk-rugs-left = 颜色 { $colour } 的剩余地毯
mk-cell-empty = { $square }，空的
mk-cell-half = { $square }，颜色 { $colour } 的半幅地毯
mk-cell-whole = { $square }，颜色 { $colour } 的地毯，另一半在 { $other }
mk-cell-reach = 阿参姆可能停在这里
mk-cell-assam = { $facing ->
    [north] 阿参姆站在这里，面向北方
    [east] 阿参姆站在这里，面向东方
    [south] 阿参姆站在这里，面向南方
   *[west] 阿参姆站在这里，面向西方
  }

no-marrakech-turn = 阿参姆现在到不了那里。请选箭头或亮起的方格。
no-marrakech-under-assam = 阿参姆站在 { $square }。请把地毯放在他旁边。
no-marrakech-not-beside = 地毯必须有一边紧贴阿参姆所在的 { $square }。请选亮起的方格。
no-marrakech-both-halves = { $squares } 是 { $name } 的一整张地毯，只能盖住其中一半。
no-marrakech-same-colour = { $squares } 两格颜色相同，请盖住两种不同的颜色。
