# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = افتح لعبة أو وضعًا
analysis-paste = أو ألصق هنا سجلًا أو وضعًا
analysis-choices = الخيارات
analysis-outcomes = ما قد يأتي به الحظ
analysis-roll = دع الحظ يقرر
analysis-stop = أوقف التفكير
analysis-on = واصل التفكير
analysis-thinks = الحاسوب يفكر…
analysis-depth = الألعاب التي نُظر فيها مسبقًا: { $number }
analysis-points = النقاط: { $points }
analysis-visits = مرات النظر: { $number }
analysis-exact = محسوب
analysis-line = المسار المرجح
analysis-tree = التفريعات
analysis-remove = إزالة
analysis-comment = تعليق
analysis-file = احفظ في ملف
analysis-text = انسخ الوضع
analysis-json = احفظ الوضع
