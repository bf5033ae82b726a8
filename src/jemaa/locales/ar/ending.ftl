# The end of a game: the count, the result, and a picture of it.

count-now = جارٍ عدّ النقاط…
won-by = الفوز لـ{ $names } بفارق { $points }
tie-dirhams = النقاط متساوية، والحسم بعدد الدراهم.
tie-tiles = النقاط متساوية، والحسم بعدد بلاطات السوق.
led-by = في الصدارة عند التوقف: { $names } بفارق { $points }.
led-level = تساوت نقاط المتصدرين.
picture-share = شارك صورة
picture-save = احفظ صورة
picture-failed = تعذّر إعداد الصورة. حاول مرة أخرى.
