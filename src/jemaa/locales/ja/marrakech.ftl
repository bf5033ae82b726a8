# マラケシュ：起きたこと、尋ねること、できること。

ask-marrakech-assam = アッサムをどちらへ進ませますか？
ask-marrakech-assam-after = アッサムを次はどちらに向けますか？
ask-marrakech-lay = じゅうたんをどこに敷きますか？

mk-do-left = 左に回す
mk-do-ahead = まっすぐ
mk-do-right = 右に回す
mk-do-lay = { $squares }にじゅうたん
mk-first = { $name }から始めます。
mk-turned = { $turn ->
    [left] { $name }がアッサムを左に回しました。
    [right] { $name }がアッサムを右に回しました。
   *[ahead] { $name }がアッサムの向きをそのままにしました。
  }
mk-rolled = { $name }がサイコロを振り、{ $slippers }が出ました。
mk-walked = { $looped ->
    [yes] アッサムが端で折り返して{ $square }へ進みました。
   *[no] アッサムが{ $square }へ進みました。
  }
mk-paid = { $name }が{ $to }に{ $amount }ディルハム払いました。
mk-paid-short = { $name }は{ $to }に{ $due }ディルハム払うはずでしたが、残りの{ $amount }ディルハムをすべて払いました。
mk-out = { $name }は脱落です。
mk-laid = { $name }が{ $squares }にじゅうたんを敷きました。
mk-laid-over = { $name }が{ $squares }にじゅうたんを敷き、{ $over }を覆いました。
mk-returned = { $name }はじゅうたんを敷く場所がありません。じゅうたんは箱に戻ります。
mk-turned-up = { $name }の次のじゅうたんは{ $colour }です。
mk-is-out = 脱落
mk-rugs-left = 色{ $colour }の残りのじゅうたん
mk-cell-empty = { $square }、空き
mk-cell-half = { $square }、色{ $colour }のじゅうたんの半分
mk-cell-whole = { $square }、色{ $colour }のじゅうたん、もう半分は{ $other }
mk-cell-reach = アッサムが止まる可能性があります
mk-cell-assam = { $facing ->
    [north] アッサムがここに立ち、北を向いています
    [east] アッサムがここに立ち、東を向いています
    [south] アッサムがここに立ち、南を向いています
   *[west] アッサムがここに立ち、西を向いています
  }

no-marrakech-turn = アッサムは今そこへは行けません。矢印か光っているマスを選んでください。
no-marrakech-under-assam = { $square }にはアッサムがいます。じゅうたんはその隣に敷いてください。
no-marrakech-not-beside = じゅうたんはアッサムのいる{ $square }に辺で接していなければなりません。光っているマスを選んでください。
no-marrakech-both-halves = { $squares }は{ $name }のじゅうたん一枚です。覆えるのは片方の半分だけです。
no-marrakech-same-colour = { $squares }は同じ色です。違う色を二つ覆ってください。
