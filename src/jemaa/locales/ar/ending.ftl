# The end of a game: the count, the result, and a picture of it.

count-now = جارٍ عدّ النقاط…
won-by = الفوز لـ{ $names } بفارق { $points }
tie-dirhams = النقاط متساوية، والحسم لصاحب أكثر الدراهم.
tie-tiles = النقاط متساوية، والحسم لمن وضع أكثر بلاطات السوق.
led-by = في الصدارة عند التوقف: { $names } بفارق { $points }.
led-level = تساوت نقاط المتصدرين.
picture-share = شارك صورة
picture-save = احفظ صورة
picture-failed = تعذّر إعداد الصورة. حاول مرة أخرى.
review-resigned = الشرح مبني على النقاط وحدها، فلا يضع المنسحب في المركز الأخير.
