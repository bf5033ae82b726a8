# موروکو: آنچه رخ داد، آنچه پرسیده می‌شود، آنچه می‌توان کرد.

mo-black = سیاه
mo-green = سبز
mo-purple = بنفش
mo-brown = قهوه‌ای
mo-orange = نارنجی
mo-wild = هر رنگی

ask-morocco-wild = کدام مکعب را می‌گیرید؟
ask-morocco-scout = مهرهٔ روی بام به کجا برود؟
ask-morocco-assign = چه کسی را می‌گمارید، و کجا؟
ask-morocco-assign-end = با سکه جابه‌جا می‌کنید یا نوبت را تمام می‌کنید؟
ask-morocco-assign-pass = اکنون نمی‌توانید کسی را بگمارید.
ask-morocco-extra = کدام مکعب را هم می‌پردازید؟
ask-morocco-cousin = عموزادهٔ دوم کجا برود؟
ask-morocco-reward = سکه یا محافظ؟
ask-morocco-arrow = پیکان به کدام سو باشد؟
ask-morocco-move = گردشگر شما به کجا می‌رود؟
ask-morocco-keep = کدام مکعب را نگه می‌دارید؟

tool-assistant = دستیار
tool-bodyguard = محافظ
tool-tourist = گردشگر
tool-cousins = عموزاده‌ها
tool-cousin = عموزادهٔ دوم
tool-move = گردشگر

mo-do-gain = گرفتن مکعب { $colours }
mo-do-pay = پرداختن مکعب { $colours }
mo-do-keep = نگه داشتن مکعب { $colours }
mo-do-keep-none = نگه نداشتن هیچ مکعب
mo-do-take-coin = سکه
mo-do-take-bodyguard = محافظ
mo-do-arrow-north = بالا
mo-do-arrow-east = راست
mo-do-arrow-south = پایین
mo-do-arrow-west = چپ
mo-do-rows = جابه‌جایی ردیف‌های { $one } و { $other } (۱ سکه)
mo-do-columns = جابه‌جایی ستون‌های { $one } و { $other } (۱ سکه)
mo-do-scout = { $space }: { $mine } برای شما، { $others } برای دیگران
mo-for-you = برای شما
mo-for-others = برای دیگران
mo-do-assistant = دستیار در { $space }، به بهای { $colours }
mo-do-bodyguard = محافظ در { $space }، به بهای { $colours }
mo-do-tourist = گردشگر در { $space }، به بهای { $colours } و یکی دیگر
mo-do-cousins = عموزادهٔ اول در { $space }، به بهای { $colours } و یکی دیگر
mo-do-cousin = عموزادهٔ دوم در { $space }
mo-do-move = گردشگر به { $space }
mo-do-pass = پاس
mo-do-end = پایان نوبت

mo-first = { $name } شروع می‌کند.
mo-round = دوری تازه؛ اول { $name } بازی می‌کند.
mo-rolled = تاس بازار: { $face }.
mo-gained = { $name } می‌گیرد: { $colours }.
mo-scouted = { $name } مهره را به { $space } می‌برد.
mo-kept = { $name } نگه می‌دارد: { $kept }.
mo-kept-none = { $name } هیچ مکعبی نگه نمی‌دارد.
mo-placed-assistant = { $name } دستیاری در { $space } می‌گمارد.
mo-placed-bodyguard = { $name } محافظی در { $space } می‌گمارد.
mo-placed-tourist = { $name } گردشگری در { $space } می‌گمارد.
mo-placed-cousins = { $name } عموزادهٔ اول را در { $space } می‌گمارد.
mo-placed-cousin = { $name } عموزادهٔ دوم را در { $space } می‌گمارد.
mo-paid = { $name } می‌پردازد: { $colours }.
mo-swapped-rows = { $name } سکه‌ای خرج می‌کند و ردیف‌های { $one } و { $other } را جابه‌جا می‌کند.
mo-swapped-columns = { $name } سکه‌ای خرج می‌کند و ستون‌های { $one } و { $other } را جابه‌جا می‌کند.
mo-passed = { $name } پاس می‌دهد.
mo-full = غرفهٔ { $stall } پر است.
mo-scored = { $name } { $points } امتیاز می‌گیرد.
mo-reward-coin = { $name } یک سکه برمی‌دارد.
mo-reward-bodyguard = { $name } یک محافظ برمی‌دارد.
mo-reward-none = چیز دیگری برای { $name } نمانده است.
mo-juice = { $name } آبمیوه به ارزش { $value } برمی‌دارد.
mo-closed = کاشی { $name } غرفهٔ { $stall } را می‌بندد؛ غرفه‌های باز: { $open }.
mo-closed-empty = کاشی خالی غرفهٔ { $stall } را می‌بندد؛ غرفه‌های باز: { $open }.
mo-last-round = این دور آخر است.
mo-pointed = { $name } پیکان را به سوی { $target } می‌گیرد.
mo-moved = گردشگر { $name } به { $space } می‌رود و حالا دستیار است.
mo-tourists-left = { $tourists ->
    [one] { $tourists } گردشگر { $name } از بازی بیرون می‌رود.
   *[other] { $tourists } گردشگر { $name } از بازی بیرون می‌روند.
  }

mo-roof = بام. مکعب‌ها: { $spaces }. { $pawn ->
    [middle] مهره در وسط است.
   *[other] مهره روی { $pawn } است.
  }
mo-assistants = دستیارها
mo-bodyguards = محافظان آمادهٔ گماردن
mo-tourists = گردشگرها
mo-cousins = جفت‌های عموزاده
mo-tiles = کاشی‌های بازار
mo-juice-tokens = ژتون‌های آبمیوه
mo-cell = { $space } در غرفهٔ { $stall }، بها: { $colours }
mo-cell-closed = { $space } در غرفهٔ { $stall }، { $owner ->
    [empty] بسته با کاشی خالی
   *[other] بسته با کاشی { $owner }
  }
mo-cell-assistant = دستیار { $owner }
mo-cell-bodyguard = محافظ { $owner }
mo-cell-tourist = گردشگر { $owner }
mo-cell-juice = آبمیوه به ارزش { $value }
