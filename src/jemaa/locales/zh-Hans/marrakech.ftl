# 马拉喀什：发生的事、询问的事、可以做的事。

ask-marrakech-assam = 阿参姆往哪个方向走？
ask-marrakech-assam-after = 现在要让阿参姆面向哪里？
ask-marrakech-lay = 你的地毯要放在哪里？
guide-marrakech-assam = 让阿参姆左转、右转，或保持原来的方向；接着由骰子决定他走多远：1 到 4 格。如果他停在别人的地毯上，你要付款给地毯主人，相连的同色区域每格一迪拉姆。数字显示预期的得失。
guide-marrakech-assam-after = 下一位玩家要朝阿参姆面对的方向走：选一个会让人破费的方向吧。
guide-marrakech-lay = 在阿参姆旁边放置一张地毯：选两个方格，再确认。地毯可以盖住其他地毯，但不能一次盖住同一张的两半。游戏结束时，每半幅可见地毯算一分。

mk-do-left = 左转
mk-do-ahead = 直走
mk-do-right = 右转
mk-do-lay = 地毯放在 { $squares }
mk-first = { $name } 先开始。
mk-turned = { $turn ->
    [left] { $name } 让阿参姆左转。
    [right] { $name } 让阿参姆右转。
   *[ahead] { $name } 没有让阿参姆转向。
  }
mk-rolled = { $name } 掷出 { $slippers }。
mk-walked = { $looped ->
    [yes] 阿参姆经过边缘的回转道，走到 { $square }。
   *[no] 阿参姆走到 { $square }。
  }
mk-paid = { $name } 付给 { $to } { $amount } 迪拉姆。
mk-paid-short = { $name } 应付给 { $to } { $due } 迪拉姆，但只有 { $amount } 迪拉姆，全部付出。
mk-out = { $name } 出局。
mk-laid = { $name } 把地毯放在 { $squares }。
mk-laid-over = { $name } 把地毯放在 { $squares }，盖住 { $over }。
mk-returned = { $name } 没有地方可放，地毯放回盒中。
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
