curve = كيف تغيّرت فرص الفوز
curve-hint = المس المنحنى أو تحرّك عليه بمفاتيح الأسهم، فتتبعك لوحة اللعب. الدوائر المرقّمة هي أكبر اللحظات، والنقاط أخطاء.
curve-at = الخطوة { $at } من { $last }: { $shares }
curve-table = الشيء نفسه في جدول
step = الخطوة
moment = { $rank }. عند الخطوة { $step }
moment-show = شاهدها
skill = المهارة والحظ
skill-luck = الحظ
skill-lost = خسارة بسبب القرارات
skill-error = جرّب الحاسوب { $simulations } لعبة من كل وضع. وتقديراته نفسها تتفاوت في اللعبة كلها بما يصل إلى { $error } من فرص الفوز، فلا رقم هنا أوثق من ذلك.
skill-unsure = هذا كثير: خذ الأرقام على أنها إشارة فقط.
verdicts-inaccuracy = عدم دقة: { $number }
verdicts-mistake = أخطاء: { $number }
verdicts-blunder = أخطاء فادحة: { $number }
place-won = فاز { $name }. الفارق عن التالي: { $points }.
place-behind = حلّ { $name } في المركز { $place }. نقص عن الفوز: { $points }.
place-only = حلّ { $name } في المركز { $place }.
points-of = { $points ->
    [zero] { $points } نقطة
    [one] { $points } نقطة
    [two] { $points } نقطة
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
  }
luck-good = ساعد الحظ. أضاف: { $points }.
luck-bad = لم يساعد الحظ. كلّف: { $points }.
luck-none = لم يغيّر الحظ شيئًا.
choices-lost = كانت الاختيارات الأفضل ستضيف: { $points }.
choices-none = لم يكلّف أي اختيار شيئًا.
review-first = هذه نظرة أولى سريعة. ستتبعها نظرة أعمق من تلقاء نفسها.
exercises = ما كان يمكن أن يسير أفضل
exercises-none = لم يكلّف أي اختيار كثيرًا.
moment-played = اختار { $name }: { $choice }.
moment-better = الأفضل: { $choice }.
reason-now = { $source }: يعطي هذا الاختيار فورًا { $chosen }، ويعطي الأفضل { $best }.
reason-later = في النهاية يزيد الاختيار الأفضل بمقدار: { $points }.
reason-wins = الاختيار الأفضل يفوز أكثر، وإن لم يكن بنقاط أكثر.
marks = على اللوحة: علامة الصح والخط المتصل للاختيار الأفضل، والتقاطع والخط المنقّط لما اختير.
try = جرّب بنفسك
try-ask = الدور على { $name }. أي اختيار أفضل؟
try-right = صحيح: { $choice }.
try-wrong = { $choice }: ليس هذا هو الأفضل بعد. الخسارة: { $points }. حاول مرة أخرى.
try-solution = أظهر الحل
drill = حللت { $done } من { $all }.
skill-points = هذه نقاط مقارنةً بمتوسط الآخرين.
skill-kingmaking = لاعبون لم يعد بإمكانهم الفوز حسموا من يفوز: { $shares }. لا يمكن لأحد توقّع مثل هذه الاختيارات، لذلك لا تُحسب حظًا ولا خسارة.
source-cubes = مكعبات
