# مراكش: ما حدث، وما يُسأل، وما يمكن فعله.

ask-marrakech-assam = إلى أين يمشي عزام؟
ask-marrakech-assam-after = إلى أين ينظر عزام الآن؟
ask-marrakech-lay = أين تفرش سجادتك؟

mk-do-left = يسارًا
mk-do-ahead = إلى الأمام
mk-do-right = يمينًا
mk-do-lay = سجادة على { $squares }
mk-first = الدور الأول لـ{ $name }.
mk-turned = { $turn ->
    [left] { $name }: يستدير عزام يسارًا.
    [right] { $name }: يستدير عزام يمينًا.
   *[ahead] { $name }: لا يستدير عزام.
  }
mk-rolled = رمية { $name }: { $slippers }.
mk-walked = { $looped ->
    [yes] استدار عزام عند الحافة ومشى إلى { $square }.
   *[no] مشى عزام إلى { $square }.
  }
mk-paid = دفعة من { $name } إلى { $to }: { $amount ->
    [zero] لا شيء
    [one] درهم واحد
    [two] درهمان
    [few] { $amount } دراهم
    [many] { $amount } درهمًا
   *[other] { $amount } درهم
  }.
mk-paid-short = المستحق من { $name } لـ{ $to }: { $due ->
    [zero] لا شيء
    [one] درهم واحد
    [two] درهمان
    [few] { $due } دراهم
    [many] { $due } درهمًا
   *[other] { $due } درهم
  }، والمدفوع { $amount }: لم يبقَ غير ذلك.
mk-out = { $name } خارج اللعبة الآن.
mk-laid = فُرشت سجادة لـ{ $name } على { $squares }.
mk-laid-over = فُرشت سجادة لـ{ $name } على { $squares } فوق { $over }.
mk-returned = لا مكان لسجادة { $name }: تعود إلى العلبة.
mk-turned-up = سجادة { $name } التالية: { $colour }.
mk-is-out = خارج اللعبة
mk-rugs-left = السجاد الباقي من اللون { $colour }
mk-cell-empty = { $square }، فارغ
mk-cell-half = { $square }، نصف سجادة من اللون { $colour }
mk-cell-whole = { $square }، سجادة من اللون { $colour }، ونصفها الآخر على { $other }
mk-cell-reach = قد يتوقف عزام هنا
mk-cell-assam = { $facing ->
    [north] عزام هنا وينظر شمالًا
    [east] عزام هنا وينظر شرقًا
    [south] عزام هنا وينظر جنوبًا
   *[west] عزام هنا وينظر غربًا
  }

no-marrakech-turn = لا يصل عزام إلى هناك الآن. اختر سهمًا أو مربعًا مضاءً.
no-marrakech-under-assam = عزام واقف على { $square }. افرش السجادة بجانبه.
no-marrakech-not-beside = يجب أن تلامس السجادة مربع عزام { $square } بأحد أضلاعها. اختر مربعًا مضاءً.
no-marrakech-both-halves = { $squares } سجادة كاملة من سجاد { $name }. غطِّ نصفًا واحدًا منها فقط.
no-marrakech-same-colour = في { $squares } اللون نفسه مرتين. غطِّ لونين مختلفين.
