# موروکو: آنچه رخ داد، آنچه پرسیده می‌شود، آنچه می‌توان کرد.

mo-black = سیاه
mo-green = سبز
mo-purple = بنفش
mo-brown = قهوه‌ای
mo-orange = نارنجی
mo-wild = هر رنگی

ask-morocco-wild = کدام مکعب را می‌گیرید؟
ask-morocco-scout = مهرهٔ روی بام به کجا برود؟
ask-morocco-assign = چه کسی را کجا می‌گذارید؟
ask-morocco-assign-end = با سکه جابه‌جا می‌کنید یا نوبت را تمام می‌کنید؟
ask-morocco-assign-pass = الان نمی‌توانید کسی را بگذارید.
ask-morocco-extra = کدام مکعب را هم می‌دهید؟
ask-morocco-cousin = عموزادهٔ دوم کجا برود؟
ask-morocco-reward = سکه یا محافظ؟
ask-morocco-arrow = فلش رو به کدام طرف باشد؟
ask-morocco-move = گردشگرتان کجا می‌رود؟
ask-morocco-keep = کدام مکعب را نگه می‌دارید؟

tool-assistant = دستیار
tool-bodyguard = محافظ
tool-tourist = گردشگر
tool-cousins = عموزاده‌ها
tool-cousin = عموزادهٔ دوم
tool-move = گردشگر
tool-swap = جابه‌جایی مکعب‌ها

mo-do-gain = گرفتن مکعب { $colours }
mo-do-pay = پرداختن مکعب { $colours }
mo-do-keep = نگه داشتن مکعب { $colours }
mo-do-keep-none = نگه نداشتن هیچ‌کدام
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
mo-round = دور تازه؛ اول { $name } بازی می‌کند.
mo-rolled = تاس بازار: { $face }.
mo-gained = { $name } می‌گیرد: { $colours }.
mo-scouted = { $name } مهره را به { $space } می‌برد.
mo-kept = { $name } نگه می‌دارد: { $kept }.
mo-kept-none = { $name } هیچ مکعبی نگه نمی‌دارد.
mo-placed-assistant = { $name } دستیاری در { $space } می‌گذارد.
mo-placed-bodyguard = { $name } محافظی در { $space } می‌گذارد.
mo-placed-tourist = { $name } گردشگری در { $space } می‌گذارد.
mo-placed-cousins = { $name } عموزادهٔ اول را در { $space } می‌گذارد.
mo-placed-cousin = { $name } عموزادهٔ دوم را در { $space } می‌گذارد.
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
mo-closed-empty = کاشی غرفهٔ خالی، غرفهٔ { $stall } را می‌بندد؛ غرفه‌های باز: { $open }.
mo-last-round = این دور آخر است.
mo-pointed = { $name } فلش را رو به { $target } می‌گذارد.
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
mo-bodyguards = محافظان آماده
mo-tourists = گردشگرها
mo-cousins = جفت‌های عموزاده
mo-tiles = کاشی‌های بازار
mo-juice-tokens = ژتون‌های آبمیوه
mo-cell = { $space } در غرفهٔ { $stall }، بها: { $colours }
mo-cell-closed = { $space } در غرفهٔ { $stall }، { $owner ->
    [empty] بسته با کاشی غرفهٔ خالی
   *[other] بسته با کاشی { $owner }
  }
mo-cell-assistant = دستیار { $owner }
mo-cell-bodyguard = محافظ { $owner }
mo-cell-tourist = گردشگر { $owner }
mo-cell-juice = آبمیوه به ارزش { $value }

mo-cube-row = ردیف { $line }: مکعب { $colour }
mo-cube-column = ستون { $line }: مکعب { $colour }
mo-cell-strength = نیروی { $strength } از { $full }
mo-pick-cube = { $cube }. حالا مکعبی را که با آن جابه‌جا می‌شود انتخاب کنید.
mo-no-swap-phase = مکعب‌ها فقط در نوبتی جابه‌جا می‌شوند که در آن کارگر می‌گذارید.
mo-no-swap-coin = هر جابه‌جایی یک سکه می‌خواهد و شما سکه‌ای ندارید.
mo-no-swap-kinds = مکعب‌های دو ردیف یا دو ستون با هم جابه‌جا می‌شوند، نه یک ردیف با یک ستون.
mo-no-swap-place = بعد از این جابه‌جایی نمی‌توانید کسی را بگذارید.
mo-round-number = دور { $round }
mo-closings-left = { $stalls ->
    [0] دور آخر
   *[other] { $stalls } غرفه تا پایان
  }
mo-goes-first = اول: { $name }
mo-hand = مکعب‌ها و سکه‌های شما:

no-morocco-elsewhere = الان این‌جا چیزی برای انتخاب نیست. جواب‌ها زیر پرسش‌اند.
no-morocco-closed = غرفهٔ { $stall } بسته است. غرفه‌ای باز را انتخاب کنید.
no-morocco-taken = { $space } پر است. جایی خالی را انتخاب کنید.
no-morocco-cubes = برای غرفهٔ { $stall } این را کم دارید: { $colours }. جایی روشن را انتخاب کنید.
no-morocco-no-second = عموزادهٔ دوم کنار آن جا ندارد. جایی روشن را انتخاب کنید.
no-morocco-not-touching = عموزادهٔ دوم باید از غرفه‌ای دیگر به { $space } بچسبد. جایی روشن را انتخاب کنید.
no-morocco-not-target = گردشگر به جایی می‌رود که فلش نشان می‌دهد: جایی خالی در { $stall }.
