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
ask-morocco-assign-end = هل تبدّل بقطعة نقد أم تنهي دورك؟
ask-morocco-assign-pass = لا تستطيع وضع أحد الآن.
ask-morocco-extra = أي مكعب تدفع أيضًا؟
ask-morocco-cousin = أين تضع ابن العم الثاني؟
ask-morocco-reward = قطعة نقد أم حارس؟
ask-morocco-arrow = إلى أين يشير السهم؟
ask-morocco-move = إلى أين ينتقل سائحك؟
ask-morocco-keep = أي مكعب تحتفظ به؟

tool-assistant = مساعد
tool-bodyguard = حارس
tool-tourist = سائح
tool-cousins = أبناء العم
tool-cousin = ابن العم الثاني
tool-move = سائح
tool-swap = تبديل المكعبات

mo-do-gain = اكسب مكعبًا: { $colours }
mo-do-pay = ادفع مكعبًا: { $colours }
mo-do-keep = احتفظ بمكعب: { $colours }
mo-do-keep-none = لا تحتفظ بشيء
mo-do-take-coin = قطعة نقد
mo-do-take-bodyguard = حارس
mo-do-arrow-north = أعلى
mo-do-arrow-east = يمين
mo-do-arrow-south = أسفل
mo-do-arrow-west = يسار
mo-do-rows = بدّل بين الصفين { $one } و{ $other } (قطعة نقد)
mo-do-columns = بدّل بين العمودين { $one } و{ $other } (قطعة نقد)
mo-do-scout = { $space }: لك { $mine }، وللآخرين { $others }
mo-for-you = لك
mo-for-others = للآخرين
mo-do-assistant = مساعد على { $space } مقابل { $colours }
mo-do-bodyguard = حارس على { $space } مقابل { $colours }
mo-do-tourist = سائح على { $space } مقابل { $colours } ومكعب آخر
mo-do-cousins = ابن العم الأول على { $space } مقابل { $colours } ومكعب آخر
mo-do-cousin = ابن العم الثاني على { $space }
mo-do-move = السائح إلى { $space }
mo-do-pass = مرّر الدور
mo-do-end = أنهِ الدور

mo-first = الدور الأول لـ{ $name }.
mo-round = جولة جديدة؛ { $name } أولًا.
mo-rolled = نرد السوق: { $face }.
mo-gained = مكسب { $name }: { $colours }.
mo-scouted = { $name }: انتقل البيدق إلى { $space }.
mo-kept = المكعب الباقي لدى { $name }: { $kept }.
mo-kept-none = لا مكعب باقيًا لدى { $name }.
mo-placed-assistant = وُضع مساعد لـ{ $name } على { $space }.
mo-placed-bodyguard = وُضع حارس لـ{ $name } على { $space }.
mo-placed-tourist = وُضع سائح لـ{ $name } على { $space }.
mo-placed-cousins = وُضع ابن العم الأول لـ{ $name } على { $space }.
mo-placed-cousin = وُضع ابن العم الثاني لـ{ $name } على { $space }.
mo-paid = المدفوع من { $name }: { $colours }.
mo-swapped-rows = بقطعة نقد من { $name } تبادل الصفان { $one } و{ $other } مكعبيهما.
mo-swapped-columns = بقطعة نقد من { $name } تبادل العمودان { $one } و{ $other } مكعبيهما.
mo-passed = مُرّر دور { $name }.
mo-full = امتلأ الكشك { $stall }.
mo-scored = { $points ->
    [zero] لا نقاط لـ{ $name }.
    [one] سُجّلت نقطة واحدة لـ{ $name }.
    [two] سُجّلت نقطتان لـ{ $name }.
    [few] سُجّلت { $points } نقاط لـ{ $name }.
    [many] سُجّلت { $points } نقطة لـ{ $name }.
   *[other] سُجّلت { $points } نقطة لـ{ $name }.
  }
mo-reward-coin = قطعة نقد لـ{ $name }.
mo-reward-bodyguard = حارس لـ{ $name }.
mo-reward-none = لم يبقَ شيء لـ{ $name }.
mo-juice = عصير قيمته { $value } لـ{ $name }.
mo-closed = أغلقت بلاطة { $name } الكشك { $stall }؛ { $open ->
    [zero] لم يبقَ كشك مفتوح
    [one] بقي كشك واحد مفتوح
    [two] بقي كشكان مفتوحان
    [few] بقيت { $open } أكشاك مفتوحة
    [many] بقي { $open } كشكًا مفتوحًا
   *[other] بقي { $open } كشك مفتوح
  }.
mo-closed-empty = أغلقت بلاطة كشك فارغ الكشك { $stall }؛ { $open ->
    [zero] لم يبقَ كشك مفتوح
    [one] بقي كشك واحد مفتوح
    [two] بقي كشكان مفتوحان
    [few] بقيت { $open } أكشاك مفتوحة
    [many] بقي { $open } كشكًا مفتوحًا
   *[other] بقي { $open } كشك مفتوح
  }.
mo-last-round = هذه هي الجولة الأخيرة.
mo-pointed = { $name }: وُجّه السهم إلى { $target }.
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
    [middle] البيدق في الوسط.
   *[other] البيدق على { $pawn }.
  }
mo-assistants = مساعدون
mo-bodyguards = حراس جاهزون للوضع
mo-tourists = سياح
mo-cousins = أزواج أبناء العم
mo-tiles = بلاطات السوق
mo-juice-tokens = قطع العصير
mo-cell = { $space } في الكشك { $stall }، ثمنها { $colours }
mo-cell-closed = { $space } في الكشك { $stall }، { $owner ->
    [empty] مغلق ببلاطة كشك فارغ
   *[other] مغلق ببلاطة { $owner }
  }
mo-cell-assistant = مساعد { $owner }
mo-cell-bodyguard = حارس { $owner }
mo-cell-tourist = سائح { $owner }
mo-cell-juice = عصير قيمته { $value }

mo-cube-row = الصف { $line }: مكعب { $colour }
mo-cube-column = العمود { $line }: مكعب { $colour }
mo-cell-strength = القوة { $strength } من { $full }
mo-pick-cube = { $cube }. اختر الآن المكعب الذي تبادله به.
mo-no-swap-phase = لا تُبدَّل المكعبات إلا في دورك وأنت تضع العمال.
mo-no-swap-coin = التبديل يكلف قطعة نقد، وليس لديك أي منها.
mo-no-swap-kinds = يُبدَّل مكعبا صفين أو مكعبا عمودين، لا مكعب صف بمكعب عمود.
mo-no-swap-place = بعد هذا التبديل لن تستطيع وضع أي عامل.
mo-round-number = الجولة { $round }
mo-closings-left = { $stalls ->
    [0] الجولة الأخيرة
    [one] كشك واحد حتى النهاية
    [two] كشكان حتى النهاية
    [few] { $stalls } أكشاك حتى النهاية
    [many] { $stalls } كشكًا حتى النهاية
   *[other] { $stalls } كشك حتى النهاية
  }
mo-goes-first = الأول: { $name }
mo-hand = مكعباتك وقطع نقدك:

no-morocco-elsewhere = لا شيء تختاره هنا الآن. أجب عند السؤال.
no-morocco-closed = الكشك { $stall } مغلق. اختر كشكًا مفتوحًا.
no-morocco-taken = { $space } مشغولة. اختر خانة خالية.
no-morocco-cubes = ينقصك للكشك { $stall }: { $colours }. اختر خانة مضاءة.
no-morocco-no-second = لا خانة لابن العم الثاني بجانبها. اختر خانة مضاءة.
no-morocco-not-touching = على ابن العم الثاني أن يلامس { $space } من كشك آخر. اختر خانة مضاءة.
no-morocco-not-target = يذهب السائح إلى حيث يشير السهم: إلى خانة خالية في { $stall }.
