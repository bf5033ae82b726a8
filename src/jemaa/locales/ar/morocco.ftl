# المغرب: ما حدث، وما يُسأل، وما يمكن فعله.

mo-black = أسود
mo-green = أخضر
mo-purple = بنفسجي
mo-brown = بني
mo-orange = برتقالي
mo-wild = أي لون

ask-morocco-wild = أي مكعب تكسب؟
ask-morocco-scout = إلى أين يذهب البيدق على السطح؟
ask-morocco-assign = من تضع، وأين؟
ask-morocco-extra = أي مكعب تدفع أيضًا؟
ask-morocco-cousin = أين يقف ابن العم الثاني؟
ask-morocco-reward = قطعة نقد أم حارس؟
ask-morocco-arrow = إلى أين يشير السهم؟
ask-morocco-move = إلى أين ينتقل سائحك؟
ask-morocco-keep = أي مكعب تحتفظ به؟
guide-morocco-scout = حرّك البيدق على السطح. تكسب المكعبين المجاورين لخانته؛ ويكسب كل من سواك مكعب الخانة نفسها.
guide-morocco-assign = ادفع مكعب الصف ومكعب العمود، وضع عاملًا هناك. الكشك الذي تبلغ قوته 4 يُغلق: للأقوى 5 نقاط والبلاطة، وللثاني نقطتان وقطعة نقد وحارس. ويأخذ العمال العصير عند زاويتهم.
guide-morocco-extra = السائح وأبناء العم يكلفون مكعبًا إضافيًا من أي لون.
guide-morocco-cousin = ابن العم الثاني مجاني: بجانب الأول، عبر الزقاق، في كشك آخر.
guide-morocco-reward = قطعة النقد تبدّل مكعبَي صفين أو عمودين؛ والحارس يُحسب باثنين.
guide-morocco-arrow = السهم قوة في الكشك الذي يشير إليه: قد يُغلق الكشك التالي.
guide-morocco-move = لا يغادر السياح حين يُغلق الكشك: يتبعون السهم ويصبحون مساعدين.
guide-morocco-keep = في نهاية الجولة تعود كل المكعبات إلا واحدًا.

tool-assistant = مساعد
tool-bodyguard = حارس
tool-tourist = سائح
tool-cousins = أبناء العم
tool-cousin = ابن العم الثاني
tool-move = سائح

mo-do-gain = اكسب { $colours }
mo-do-pay = ادفع { $colours }
mo-do-keep = احتفظ بـ{ $colours }
mo-do-take-coin = قطعة نقد
mo-do-take-bodyguard = حارس
mo-do-arrow-north = أعلى
mo-do-arrow-east = يمين
mo-do-arrow-south = أسفل
mo-do-arrow-west = يسار
mo-do-rows = بدّل الصفين { $one } و{ $other } (قطعة نقد)
mo-do-columns = بدّل العمودين { $one } و{ $other } (قطعة نقد)
mo-do-scout = { $space }: لك { $mine }، وللآخرين { $others }
mo-for-you = لك
mo-for-others = للآخرين
mo-do-assistant = مساعد على { $space } مقابل { $colours }
mo-do-bodyguard = حارس على { $space } مقابل { $colours }
mo-do-tourist = سائح على { $space } مقابل { $colours } ومكعب آخر
mo-do-cousins = أبناء العم من { $space } مقابل { $colours } ومكعب آخر
mo-do-cousin = ابن العم الثاني على { $space }
mo-do-move = السائح إلى { $space }
mo-do-pass = مرّر
mo-do-end = أنهِ الدور

mo-first = يبدأ { $name }.
mo-round = جولة جديدة؛ { $name } أولًا.
mo-rolled = نرد السوق: { $face }.
mo-gained = كسب { $name }: { $colours }.
mo-scouted = نقل { $name } البيدق إلى { $space }.
mo-kept = احتفظ { $name } بـ{ $kept }.
mo-placed-assistant = وضع { $name } مساعدًا على { $space }.
mo-placed-bodyguard = وضع { $name } حارسًا على { $space }.
mo-placed-tourist = وضع { $name } سائحًا على { $space }.
mo-placed-cousins = وضع { $name } أول ابنَي العم على { $space }.
mo-placed-cousin = وضع { $name } ابن العم الثاني على { $space }.
mo-paid = دفع { $name }: { $colours }.
mo-swapped-rows = أنفق { $name } قطعة نقد وبدّل الصفين { $one } و{ $other }.
mo-swapped-columns = أنفق { $name } قطعة نقد وبدّل العمودين { $one } و{ $other }.
mo-passed = مرّر { $name }.
mo-full = امتلأ الكشك { $stall }.
mo-scored = نال { $name } { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
  }.
mo-reward-coin = أخذ { $name } قطعة نقد.
mo-reward-bodyguard = أخذ { $name } حارسًا.
mo-reward-none = لم يبقَ شيء لـ{ $name }.
mo-juice = أخذ { $name } عصيرًا قيمته { $value }.
mo-closed = أغلقت بلاطة { $name } الكشك { $stall }؛ { $open ->
    [zero] لا أكشاك مفتوحة
    [one] كشك واحد مفتوح
    [two] كشكان مفتوحان
    [few] { $open } أكشاك مفتوحة
    [many] { $open } كشكًا مفتوحًا
   *[other] { $open } كشك مفتوح
  }.
mo-closed-empty = أغلقت بلاطة فارغة الكشك { $stall }؛ { $open ->
    [zero] لا أكشاك مفتوحة
    [one] كشك واحد مفتوح
    [two] كشكان مفتوحان
    [few] { $open } أكشاك مفتوحة
    [many] { $open } كشكًا مفتوحًا
   *[other] { $open } كشك مفتوح
  }.
mo-last-round = هذه الجولة الأخيرة.
mo-pointed = وجّه { $name } السهم إلى { $target }.
mo-moved = انتقل سائح { $name } إلى { $space } وصار مساعدًا.
mo-tourists-left = { $tourists ->
    [zero] لم يغادر أحد من سياح { $name }.
    [one] غادر سائح لـ{ $name } اللعبة.
    [two] غادر سائحان لـ{ $name } اللعبة.
    [few] غادر { $tourists } سياح لـ{ $name } اللعبة.
    [many] غادر { $tourists } سائحًا لـ{ $name } اللعبة.
   *[other] غادر { $tourists } سائح لـ{ $name } اللعبة.
  }

mo-roof = السطح. المكعبات: { $spaces }. { $pawn ->
    [0] البيدق في الوسط.
   *[other] البيدق على { $pawn }.
  }
mo-assistants = مساعدون
mo-bodyguards = حراس للوضع
mo-tourists = سياح
mo-cousins = أزواج أبناء العم
mo-tiles = بلاطات السوق
mo-juice-tokens = قطع العصير
mo-cell = { $space } في الكشك { $stall }، ثمنه { $colours }
mo-cell-closed = { $space } في الكشك { $stall }، { $owner ->
    [empty] أغلقته بلاطة فارغة
   *[other] أغلقه { $owner }
  }
mo-cell-assistant = مساعد { $owner }
mo-cell-bodyguard = حارس { $owner }
mo-cell-tourist = سائح { $owner }
mo-cell-juice = عصير قيمته { $value }
