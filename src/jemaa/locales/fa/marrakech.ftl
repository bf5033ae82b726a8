# مراکش: آنچه رخ داد، آنچه پرسیده می‌شود، آنچه می‌توان کرد.

ask-marrakech-assam = عضام کدام طرف برود؟
ask-marrakech-assam-after = حالا عضام رو به کدام طرف باشد؟
ask-marrakech-lay = فرشتان را کجا پهن می‌کنید؟

mk-do-left = به چپ
mk-do-ahead = مستقیم
mk-do-right = به راست
mk-do-lay = فرش روی { $squares }
mk-first = { $name } شروع می‌کند.
mk-turned = { $turn ->
    [left] { $name } عضام را به چپ می‌چرخاند.
    [right] { $name } عضام را به راست می‌چرخاند.
   *[ahead] { $name } عضام را نمی‌چرخاند.
  }
mk-rolled = { $name } تاس می‌ریزد: { $slippers }.
mk-walked = { $looped ->
    [yes] عضام در لبه دور می‌زند و تا { $square } می‌رود.
   *[no] عضام تا { $square } می‌رود.
  }
mk-paid = { $name } به { $to } { $amount } درهم می‌پردازد.
mk-paid-short = { $name } باید { $due } درهم به { $to } بدهد و { $amount } درهم می‌دهد: همین را دارد.
mk-out = { $name } از بازی بیرون می‌رود.
mk-laid = { $name } فرشی روی { $squares } پهن می‌کند.
mk-laid-over = { $name } فرشی روی { $squares } پهن می‌کند، بر روی { $over }.
mk-returned = جایی برای فرش { $name } نیست: فرش به جعبه برمی‌گردد.
mk-turned-up = فرش بعدی { $name }: { $colour }.
mk-is-out = بیرون از بازی
mk-rugs-left = فرش‌های باقی‌مانده به رنگ { $colour }
mk-cell-empty = { $square }، خالی
mk-cell-half = { $square }، نیمهٔ فرشی به رنگ { $colour }
mk-cell-whole = { $square }، فرشی به رنگ { $colour }، نیمهٔ دیگر روی { $other }
mk-cell-reach = عضام ممکن است این‌جا بایستد
mk-cell-assam = { $facing ->
    [north] عضام این‌جاست، رو به شمال
    [east] عضام این‌جاست، رو به شرق
    [south] عضام این‌جاست، رو به جنوب
   *[west] عضام این‌جاست، رو به غرب
  }

no-marrakech-turn = عضام الان به آن‌جا نمی‌رسد. یک فلش یا یک خانهٔ روشن را انتخاب کنید.
no-marrakech-under-assam = عضام روی { $square } ایستاده است. فرش را کنار او پهن کنید.
no-marrakech-not-beside = یک ضلع فرش باید به خانهٔ عضام، { $square }، بچسبد. یک خانهٔ روشن را انتخاب کنید.
no-marrakech-both-halves = { $squares } یک فرش کامل از { $name } است. فقط نیمی از آن را بپوشانید.
no-marrakech-same-colour = { $squares } دو بار یک رنگ دارد. دو رنگ متفاوت را بپوشانید.
