# مراكش: ما حدث، وما يُسأل، وما يمكن فعله.

ask-marrakech-assam = إلى أين يذهب عزام؟
ask-marrakech-assam-after = إلى أين ينظر عزام الآن؟
ask-marrakech-lay = أين تفرش سجادتك؟
guide-marrakech-assam = أدر عزام يسارًا أو يمينًا، أو دعه يمضي قُدُمًا؛ ثم يحدد النرد كم خطوة يمشي: من 1 إلى 4. إذا وقف على سجادة غيرك، دفعت لصاحبها درهمًا عن كل مربع متصل من ذلك اللون. الأرقام تخبرك بما تتوقعه.
guide-marrakech-assam-after = يمشي اللاعب التالي حيث تترك عزام ينظر: اجعل ذلك غاليًا عليه.
guide-marrakech-lay = افرش سجادة بجانب عزام: اختر مربعين ثم أكّد. يجوز أن تغطي غيرها، لكن ليس نصفَي السجادة نفسها. في النهاية كل نصف ظاهر نقطة.

mk-do-left = يسارًا
mk-do-ahead = قُدُمًا
mk-do-right = يمينًا
mk-do-lay = سجادة على { $squares }
mk-first = يبدأ { $name }.
mk-turned = { $turn ->
    [left] أدار { $name } عزام يسارًا.
    [right] أدار { $name } عزام يمينًا.
   *[ahead] ترك { $name } عزام يمضي قُدُمًا.
  }
mk-rolled = رمى { $name }: { $slippers }.
mk-walked = { $looped ->
    [yes] دار عزام عند الحافة إلى { $square }.
   *[no] مشى عزام إلى { $square }.
  }
mk-paid = دفع { $name } إلى { $to } { $amount ->
    [zero] لا شيء
    [one] درهمًا واحدًا
    [two] درهمين
    [few] { $amount } دراهم
    [many] { $amount } درهمًا
   *[other] { $amount } درهم
  }.
mk-paid-short = على { $name } لـ{ $to } { $due }، ودفع { $amount }: هذا كل ما لديه.
mk-out = خرج { $name } من اللعبة.
mk-laid = فرش { $name } سجادة على { $squares }.
mk-laid-over = فرش { $name } سجادة على { $squares } فوق { $over }.
mk-turned-up = سجادة { $name } التالية: { $colour }.
mk-is-out = خارج اللعبة
mk-rugs-left = سجاد { $colour } الباقي
mk-cell-empty = { $square }، فارغ
mk-cell-half = { $square }، نصف سجادة { $colour }
mk-cell-whole = { $square }، سجادة { $colour } مع { $other }
mk-cell-assam = { $facing ->
    [north] عزام هنا وينظر شمالًا
    [east] عزام هنا وينظر شرقًا
    [south] عزام هنا وينظر جنوبًا
   *[west] عزام هنا وينظر غربًا
  }
