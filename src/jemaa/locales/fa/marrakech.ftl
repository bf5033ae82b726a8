# مراکش: آنچه رخ داد، آنچه پرسیده می‌شود، آنچه می‌توان کرد.

ask-marrakech-assam = عضام به کدام سو می‌رود؟
ask-marrakech-assam-after = عضام حالا به کدام سو نگاه کند؟
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
    [yes] عضام در لبه دور می‌زند و به { $square } می‌رود.
   *[no] عضام به { $square } می‌رود.
  }
mk-paid = { $name } به { $to } { $amount } درهم می‌پردازد.
mk-paid-short = { $name } باید { $due } درهم به { $to } بپردازد و { $amount } درهم می‌پردازد: بیش از این ندارد.
mk-out = { $name } از بازی بیرون می‌رود.
mk-laid = { $name } فرشی روی { $squares } پهن می‌کند.
mk-laid-over = { $name } فرشی روی { $squares } پهن می‌کند، بر روی { $over }.
mk-returned = برای فرش { $name } جایی نیست: به جعبه برمی‌گردد.
mk-turned-up = فرش بعدی { $name }: { $colour }.
mk-is-out = بیرون از بازی
mk-rugs-left = فرش‌های باقی‌مانده به رنگ { $colour }
mk-cell-empty = { $square }، خالی
mk-cell-half = { $square }، نیمهٔ فرشی به رنگ { $colour }
mk-cell-whole = { $square }، فرشی به رنگ { $colour }، نیمهٔ دیگر روی { $other }
mk-cell-reach = عضام ممکن است اینجا بایستد
mk-cell-assam = { $facing ->
    [north] عضام این‌جا ایستاده و به شمال نگاه می‌کند
    [east] عضام این‌جا ایستاده و به شرق نگاه می‌کند
    [south] عضام این‌جا ایستاده و به جنوب نگاه می‌کند
   *[west] عضام این‌جا ایستاده و به غرب نگاه می‌کند
  }
