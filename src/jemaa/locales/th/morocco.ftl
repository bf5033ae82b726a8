# โมร็อกโก: สิ่งที่เกิดขึ้น สิ่งที่ถาม และสิ่งที่ทำได้

mo-black = ดำ
mo-green = เขียว
mo-purple = ม่วง
mo-brown = น้ำตาล
mo-orange = ส้ม
mo-wild = สีใดก็ได้

ask-morocco-wild = จะรับลูกบาศก์สีไหน
ask-morocco-scout = จะย้ายตัวหมากบนหลังคาไปไหน
ask-morocco-assign = จะวางใคร ที่ไหน
ask-morocco-assign-end = จะใช้เหรียญสลับ หรือจบตานี้
ask-morocco-assign-pass = ตอนนี้วางใครไม่ได้
ask-morocco-extra = จะจ่ายลูกบาศก์สีไหนเพิ่ม
ask-morocco-cousin = จะวางลูกพี่ลูกน้องคนที่สองที่ไหน
ask-morocco-reward = จะรับเหรียญหรือบอดี้การ์ด
ask-morocco-arrow = จะให้ลูกศรชี้ไปทางไหน
ask-morocco-move = จะให้นักท่องเที่ยวย้ายไปไหน
ask-morocco-keep = จะเก็บลูกบาศก์สีไหนไว้

tool-assistant = ผู้ช่วย
tool-bodyguard = บอดี้การ์ด
tool-tourist = นักท่องเที่ยว
tool-cousins = ลูกพี่ลูกน้อง
tool-cousin = ลูกพี่ลูกน้องคนที่สอง
tool-move = นักท่องเที่ยว
tool-swap = สลับลูกบาศก์

mo-do-gain = รับลูกบาศก์สี{ $colours }
mo-do-pay = จ่ายลูกบาศก์สี{ $colours }
mo-do-keep = เก็บลูกบาศก์สี{ $colours }ไว้
mo-do-keep-none = ไม่เก็บเลย
mo-do-take-coin = เหรียญ
mo-do-take-bodyguard = บอดี้การ์ด
mo-do-arrow-north = ขึ้น
mo-do-arrow-east = ขวา
mo-do-arrow-south = ลง
mo-do-arrow-west = ซ้าย
mo-do-rows = สลับแถว { $one } กับ { $other } (1 เหรียญ)
mo-do-columns = สลับคอลัมน์ { $one } กับ { $other } (1 เหรียญ)
mo-do-scout = { $space }: คุณได้ { $mine } คนอื่นได้ { $others }
mo-for-you = ให้คุณ
mo-for-others = ให้คนอื่น
mo-do-assistant = วางผู้ช่วยที่ { $space } จ่าย { $colours }
mo-do-bodyguard = วางบอดี้การ์ดที่ { $space } จ่าย { $colours }
mo-do-tourist = วางนักท่องเที่ยวที่ { $space } จ่าย { $colours } และอีกหนึ่งลูก
mo-do-cousins = วางลูกพี่ลูกน้องคนแรกที่ { $space } จ่าย { $colours } และอีกหนึ่งลูก
mo-do-cousin = วางลูกพี่ลูกน้องคนที่สองที่ { $space }
mo-do-move = ย้ายนักท่องเที่ยวไป { $space }
mo-do-pass = ผ่าน
mo-do-end = จบตานี้

mo-first = { $name } เริ่มก่อน
mo-round = รอบใหม่ { $name } เล่นก่อน
mo-rolled = ลูกเต๋าตลาดออก { $face }
mo-gained = { $name } ได้รับ { $colours }
mo-scouted = { $name } ย้ายตัวหมากไป { $space }
mo-kept = { $name } เก็บ { $kept } ไว้
mo-kept-none = { $name } ไม่เก็บลูกบาศก์ไว้
mo-placed-assistant = { $name } วางผู้ช่วยที่ { $space }
mo-placed-bodyguard = { $name } วางบอดี้การ์ดที่ { $space }
mo-placed-tourist = { $name } วางนักท่องเที่ยวที่ { $space }
mo-placed-cousins = { $name } วางลูกพี่ลูกน้องคนแรกที่ { $space }
mo-placed-cousin = { $name } วางลูกพี่ลูกน้องคนที่สองที่ { $space }
mo-paid = { $name } จ่าย { $colours }
mo-swapped-rows = { $name } ใช้หนึ่งเหรียญสลับแถว { $one } กับ { $other }
mo-swapped-columns = { $name } ใช้หนึ่งเหรียญสลับคอลัมน์ { $one } กับ { $other }
mo-passed = { $name } ผ่าน
mo-full = แผง { $stall } เต็มแล้ว
mo-scored = { $name } ได้ { $points } คะแนน
mo-reward-coin = { $name } รับเหรียญ
mo-reward-bodyguard = { $name } รับบอดี้การ์ด
mo-reward-none = ไม่มีอะไรเหลือให้ { $name } แล้ว
mo-juice = { $name } หยิบน้ำส้มมูลค่า { $value } คะแนน
mo-closed = แผ่นป้ายของ { $name } ปิดแผง { $stall } เหลือแผงที่เปิดอยู่ { $open } แผง
mo-closed-empty = แผ่นป้ายแผงว่างปิดแผง { $stall } เหลือแผงที่เปิดอยู่ { $open } แผง
mo-last-round = นี่คือรอบสุดท้าย
mo-pointed = { $name } ให้ลูกศรชี้ไปที่ { $target }
mo-moved = นักท่องเที่ยวของ { $name } ย้ายไป { $space } แล้วกลายเป็นผู้ช่วย
mo-tourists-left = นักท่องเที่ยว { $tourists } คนของ { $name } ออกจากเกม

mo-roof = หลังคา ลูกบาศก์: { $spaces } { $pawn ->
    [middle] ตัวหมากอยู่ตรงกลาง
   *[other] ตัวหมากอยู่ที่ { $pawn }
  }
mo-assistants = ผู้ช่วย
mo-bodyguards = บอดี้การ์ดที่วางได้
mo-tourists = นักท่องเที่ยว
mo-cousins = คู่ลูกพี่ลูกน้อง
mo-tiles = แผ่นป้ายตลาด
mo-juice-tokens = โทเคนน้ำส้ม
mo-cell = { $space } ในแผง { $stall } ราคา { $colours }
mo-cell-closed = { $space } ในแผง { $stall } { $owner ->
    [empty] ปิดด้วยแผ่นป้ายแผงว่าง
   *[other] ปิดโดย { $owner }
  }
mo-cell-assistant = ผู้ช่วยของ { $owner }
mo-cell-bodyguard = บอดี้การ์ดของ { $owner }
mo-cell-tourist = นักท่องเที่ยวของ { $owner }
mo-cell-juice = น้ำส้มมูลค่า { $value } คะแนน

mo-cube-row = แถว { $line }: ลูกบาศก์สี{ $colour }
mo-cube-column = คอลัมน์ { $line }: ลูกบาศก์สี{ $colour }
mo-cell-strength = พลัง { $strength } จาก { $full }
mo-pick-cube = { $cube } แล้วเลือกลูกบาศก์ที่จะสลับด้วย
mo-no-swap-phase = สลับลูกบาศก์ได้เฉพาะในตาที่วางคนงาน
mo-no-swap-coin = การสลับใช้ 1 เหรียญ แต่คุณไม่มีเหรียญ
mo-no-swap-kinds = สลับได้ระหว่างสองแถวหรือสองคอลัมน์ ไม่ใช่แถวกับคอลัมน์
mo-no-swap-place = ถ้าสลับแบบนี้ คุณจะวางใครไม่ได้เลย
mo-round-number = รอบ { $round }
mo-closings-left = { $stalls ->
    [0] รอบสุดท้าย
   *[other] อีก { $stalls } แผงจะจบ
  }
mo-goes-first = คนแรก: { $name }
mo-hand = ลูกบาศก์และเหรียญของคุณ:

no-morocco-elsewhere = ตอนนี้ไม่มีอะไรให้เลือกตรงนี้ เลือกคำตอบใต้คำถาม
no-morocco-closed = แผง { $stall } ปิดแล้ว เลือกแผงที่เปิดอยู่
no-morocco-taken = { $space } มีคนอยู่แล้ว เลือกที่ว่าง
no-morocco-cubes = แผง { $stall } คุณยังขาด { $colours } เลือกที่ที่สว่าง
no-morocco-no-second = ข้าง ๆ ไม่มีที่ให้ลูกพี่ลูกน้องคนที่สอง เลือกที่ที่สว่าง
no-morocco-not-touching = ลูกพี่ลูกน้องคนที่สองต้องชิด { $space } จากแผงอื่น เลือกที่ที่สว่าง
no-morocco-not-target = นักท่องเที่ยวไปตามที่ลูกศรชี้ คือที่ว่างในแผง { $stall }
