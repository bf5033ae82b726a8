# มาร์ราเกช: สิ่งที่เกิดขึ้น สิ่งที่ถาม และสิ่งที่ทำได้

ask-marrakech-assam = จะให้อัสสัมไปทางไหน
ask-marrakech-assam-after = ทีนี้จะให้อัสสัมหันหน้าไปทางไหน
ask-marrakech-lay = จะปูพรมที่ไหน

mk-do-left = หมุนซ้าย
mk-do-ahead = ตรงไป
mk-do-right = หมุนขวา
mk-do-lay = ปูพรมที่ { $squares }
mk-first = { $name } เริ่มก่อน
mk-turned = { $turn ->
    [left] { $name } หมุนอัสสัมไปทางซ้าย
    [right] { $name } หมุนอัสสัมไปทางขวา
   *[ahead] { $name } ไม่หมุนอัสสัม
  }
mk-rolled = { $name } ทอยได้{ $slippers }
mk-walked = { $looped ->
    [yes] อัสสัมเลี้ยวกลับที่ขอบแล้วเดินไปถึง { $square }
   *[no] อัสสัมเดินไปถึง { $square }
  }
mk-paid = { $name } จ่าย { $amount } ดีแรมให้ { $to }
mk-paid-short = { $name } ต้องจ่าย { $due } ดีแรมให้ { $to } แต่จ่ายได้ { $amount } ดีแรม เพราะมีแค่นั้น
mk-out = { $name } ออกจากเกม
mk-laid = { $name } ปูพรมที่ { $squares }
mk-laid-over = { $name } ปูพรมที่ { $squares } ทับพรม { $over }
mk-returned = ไม่มีที่ปูพรมของ { $name } พรมกลับลงกล่อง
mk-turned-up = พรมผืนถัดไปของ { $name } คือ { $colour }
mk-is-out = ออกจากเกมแล้ว
mk-rugs-left = พรมสี { $colour } ที่เหลือ
mk-cell-empty = { $square } ว่าง
mk-cell-half = { $square } พรมสี { $colour } ครึ่งผืน
mk-cell-whole = { $square } พรมสี { $colour } อีกครึ่งอยู่ที่ { $other }
mk-cell-reach = อัสสัมอาจหยุดที่นี่
mk-cell-assam = { $facing ->
    [north] อัสสัมยืนที่นี่ หันหน้าไปทางเหนือ
    [east] อัสสัมยืนที่นี่ หันหน้าไปทางตะวันออก
    [south] อัสสัมยืนที่นี่ หันหน้าไปทางใต้
   *[west] อัสสัมยืนที่นี่ หันหน้าไปทางตะวันตก
  }

no-marrakech-turn = ตอนนี้อัสสัมไปที่นั่นไม่ได้ เลือกลูกศรหรือช่องที่สว่าง
no-marrakech-under-assam = อัสสัมยืนอยู่ที่ { $square } ให้ปูพรมข้างเขา
no-marrakech-not-beside = พรมต้องมีด้านหนึ่งชิดช่องของอัสสัมที่ { $square } เลือกช่องที่สว่าง
no-marrakech-both-halves = { $squares } เป็นพรมทั้งผืนของ { $name } ทับได้เพียงครึ่งเดียว
no-marrakech-same-colour = { $squares } เป็นสีเดียวกันทั้งสองช่อง ต้องทับสองสีที่ต่างกัน
