# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = اللغز { $number } من { $all }
puzzle-difficulty = الصعوبة: { $number } من { $all }
puzzle-ask = ابحث عن أفضل اختيار لصالح { $name }.
puzzle-wrong = { $choice }: يوجد اختيار أفضل. حاول مرة أخرى.
puzzle-answer = أفضل اختيار: { $choice }.
puzzle-ahead = بدلًا منه: { $choice }. هذا يخسر { $share } من فرص الفوز.
puzzle-later = ما يعطيه أفضل اختيار يأتي لاحقًا.
puzzle-values = فرص الفوز بعد كل اختيار
puzzle-levels = كم مرة تجده الروبوتات
puzzle-next = اللغز التالي
puzzle-skip = تخطَّ
puzzle-all = حللت كل الألغاز.
puzzle-anew = ابدأ من جديد
puzzle-streak = حُلّت على التوالي من أول محاولة: { $number }؛ الأكثر: { $longest }.
puzzle-tries = المحاولات: { $number }.
refused-no-such-puzzle = لا يوجد لغز كهذا.
