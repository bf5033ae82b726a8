# مراجعة اللعبة: كيف تغيّرت فرص الفوز، وما كلّفته القرارات، وما كان حظًّا، والمشاهدة معًا.

review = اشرح كيف سارت اللعبة
review-being-made = يجري شرح اللعبة لجميع من حول الطاولة. لحظة من فضلك.
review-failed-ended = تعذّر شرح اللعبة: توقّف الحساب قبل أن يكتمل. يمكنك الطلب مرة أخرى.
review-failed-late = تعذّر شرح اللعبة: كان الخادم مشغولًا جدًا. يمكنك الطلب مرة أخرى لاحقًا.
review-failed-error = تعذّر شرح اللعبة: حدث خطأ في الخادم. يمكنك الطلب مرة أخرى.
review-failed-store = شُرحت اللعبة، لكن الخادم لم يتمكن من حفظ النتيجة. يمكنك الطلب مرة أخرى.
verdict-best = الأفضل
verdict-fine = جيد
verdict-inaccuracy = عدم دقة
verdict-mistake = خطأ
verdict-blunder = خطأ فادح
together-lead = أظهر للآخرين أين أنظر
together-leading = من يتبعك يرى ما تراه.
together-leads = عرض اللعبة الآن بيد { $name }.
together-follow = تابع العرض
together-follows = أنت تشاهد مع { $name }.
together-alone = أشاهد وحدي
