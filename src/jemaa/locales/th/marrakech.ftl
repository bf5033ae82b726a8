# มาร์ราเกช: สิ่งที่เกิดขึ้น สิ่งที่ถาม และสิ่งที่ทำได้

ask-marrakech-assam = จะให้อัสสัมไปทางไหน
ask-marrakech-assam-after = ตอนนี้จะให้อัสสัมหันหน้าไปทางไหน
ask-marrakech-lay = จะปูพรมที่ไหน
guide-marrakech-assam = หมุนอัสสัมไปทางซ้ายหรือขวา หรือให้เดินตรงไป แล้วลูกเต๋าจะบอกว่าเดินไกลเท่าใด: 1 ถึง 4 ช่อง ถ้าอัสสัมหยุดบนพรมของคนอื่น คุณจ่ายให้เจ้าของหนึ่งดีแรมต่อทุกช่องสีนั้นที่เชื่อมต่อกัน ตัวเลขบอกสิ่งที่คาดได้
guide-marrakech-assam-after = ผู้เล่นคนถัดไปต้องเดินไปทางที่อัสสัมหันหน้า ทำให้ต้องจ่ายแพง ๆ
guide-marrakech-lay = ปูพรมข้างอัสสัม: เลือกสองช่องแล้วยืนยัน ปูทับพรมอื่นได้ แต่ห้ามทับทั้งสองครึ่งของผืนเดียวกันพร้อมกัน เมื่อจบเกม พรมครึ่งผืนที่มองเห็นคือหนึ่งคะแนน

mk-do-left = หมุนซ้าย
mk-do-ahead = ตรงไป
mk-do-right = หมุนขวา
mk-do-lay = ปูพรมที่ { $squares }
mk-first = { $name } เริ่มก่อน
mk-turned = { $turn ->
    [left] { $name } หมุนอัสสัมไปทางซ้าย
    [right] { $name } หมุนอัสสัมไปทางขวา
   *[ahead] { $name } ให้อัสสัมเดินตรงไป
  }
mk-rolled = { $name } ทอยได้ { $slippers }
mk-walked = { $looped ->
    [yes] อัสสัมเลี้ยวกลับที่ขอบแล้วเดินถึง { $square }
   *[no] อัสสัมเดินถึง { $square }
  }
mk-paid = { $name } จ่ายให้ { $to } { $amount } ดีแรม
mk-paid-short = { $name } ต้องจ่ายให้ { $to } { $due } ดีแรม แต่จ่ายได้เพียง { $amount } เท่าที่มี
mk-out = { $name } ออกจากเกม
mk-laid = { $name } ปูพรมที่ { $squares }
mk-laid-over = { $name } ปูพรมที่ { $squares } ทับ { $over }
mk-turned-up = พรมผืนถัดไปของ { $name } คือ { $colour }
mk-is-out = ออกจากเกมแล้ว
mk-rugs-left = พรม { $colour } ที่เหลือ
mk-cell-empty = { $square } ว่าง
mk-cell-half = { $square } พรมครึ่งผืนของ { $colour }
mk-cell-whole = { $square } พรมของ { $colour } ผืนเดียวกับ { $other }
mk-cell-assam = { $facing ->
    [north] อัสสัมยืนที่นี่ หันหน้าไปทางเหนือ
    [east] อัสสัมยืนที่นี่ หันหน้าไปทางตะวันออก
    [south] อัสสัมยืนที่นี่ หันหน้าไปทางใต้
   *[west] อัสสัมยืนที่นี่ หันหน้าไปทางตะวันตก
  }
