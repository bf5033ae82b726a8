# الصفحة: البداية، فتح طاولة، الانتظار، اللعب، النهاية.

me = ضيف
language = اللغة
sound = الصوت

home-title = لعبتان في ساحة سوق واحدة
home-promise = قُد عزام فوق بحر من السجاد، أو افتح أكشاكك في سوق مراكش. العب فورًا ضد الروبوتات، أو أرسل رابطًا إلى أصدقائك. بلا حساب.
game-marrakech = مراكش
game-morocco = المغرب
game-marrakech-pitch = ارمِ النرد لعزام، وانتبه إلى صاحب السجادة التي يقف عليها، وافرش سجادك حيث سيمر الآخرون.
game-morocco-pitch = استكشف المكعبات، وضع العمال، وأغلق الأكشاك، واخطف العصير: تكتيك منذ المكعب الأول.
game-players = من { $fewest } إلى { $most } لاعبين
start-now = العب { $game } الآن
open-table-for = { $game } مع الأصدقاء
my-tables = طاولاتي
my-tables-none = تظهر هنا الطاولات التي زرتها. لا يتذكرها إلا هذا المتصفح.
watch = المشاهدة
watch-none = لا أحد يلعب علنًا الآن.
watch-file = شاهد لعبة مسجلة
watch-drop = أفلِت ملف لعبة هنا، أو اختره.
forget = انسَ هذه الطاولة
status-waiting = بانتظار اللاعبين
status-playing = قيد اللعب
status-over = انتهت

open-table = افتح طاولة
which-game = اللعبة
seats = اللاعبون
seat = المقعد { $letter }
your-name = اسمك
how-many = عدد اللاعبين
seat-me = أنا، على هذا الجهاز
seat-open = شاغر: لمن لديه الرابط
seat-bot = روبوت، { $bot }
bot-name = { $letter ->
    [A] أمينة
    [B] يوسف
    [C] سلمى
    [D] إدريس
   *[E] نادية
  }
bot-level = المستوى { $level }
bot-random = عشوائي
bot-greedy = جشع
bot-heuristic = بالحدس
bot-flat = بالتجربة
bot-max = الأقوى
fill-with-bots = روبوتات في المقاعد الشاغرة
clock = وقت التفكير
clock-none = بلا ساعة
clock-quick = 30 ثانية لكل اختيار
clock-calm = دقيقتان لكل اختيار
clock-hour = 30 دقيقة للعبة كلها
clock-days = يومان لكل اختيار
clock-left-days = { $days ->
    [zero] لا أيام
    [one] يوم واحد
    [two] يومان
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
  }
public = يمكن للجميع المشاهدة
options = قواعد للاختيار
value-true = نعم
value-false = لا
option-two-player-rugs = السجاد مع لاعبَين
option-two-player-rugs-shuffled = لونان مخلوطان
option-two-player-rugs-alternating = لونان بالتناوب
option-two-player-rugs-single = لون واحد، 15 سجادة
option-first-player = من يبدأ
option-first-player-random = الحظ يقرر
option-elimination = من لا يستطيع الدفع يخرج
option-cover-own-rug = يجوز تغطية سجادتك كلها
option-lone-survivor = آخر لاعب يبقى
option-lone-survivor-ends = يفوز فورًا
option-lone-survivor-plays-on = يفرش بقية السجاد
option-turn-order = يُدار عزام
option-turn-order-turn-first = قبل الرمية
option-turn-order-roll-first = بعد فرش السجادة
option-must-turn = تجب إدارته
option-juice-values = قطع عصير قيمتها 2 و3 و4
option-third-place-points = نقاط الثالث في كشك
option-open-juice = يبقى العصير المأخوذ مكشوفًا

connecting = في الطريق إلى الطاولة …
reconnecting = انقطع الاتصال. سيعود وحده؛ ولا يضيع شيء.
invite-hint = أرسل هذا الرابط إلى من تريد اللعب معه. تبدأ اللعبة حين لا يبقى مقعد شاغر.
invitation = دعوة
copy-link = انسخ الرابط
copied = نُسخ
watching-only = تبدأ اللعبة حين يجلس الجميع. يمكنك المشاهدة.
seat-free = شاغر
sit = اجلس هنا
sit-also = اجلس هنا أيضًا
stand-up = انهض
fill = روبوت
fair-dice = هل النرد موثوق؟
fair-dice-why = كل رميات هذه اللعبة تنتج من سر ثُبّت قبل أن يجلس أحد، ممزوجًا بعدد عشوائي من كل لاعب. هذه بصمته؛ وبعد اللعبة يُكشف السر ويمكن التحقق منه.

title-your-turn = ● دورك
title-turn-of = دور { $name }
board = سوق { $game }. الأسهم للتنقل، ومفتاح الإدخال للاختيار.
prompt = ماذا تفعل
showing = …
sending = …
skip = تخطَّ
turn-of = الدور على { $name }.
tools = من تضع
confirm = أكّد
back = اختر من جديد
undo = تراجع
pick-more = { $square }: اختر المربع الآخر.
odds = نحو { $mean }، والأسوأ { $worst }
odds-none = بلا تكلفة
odds-hint = أثر الرمية في نقاطك: المتوسط والأسوأ
cell-open = يمكن اختياره
points-now = النقاط حتى الآن
seat-you = أنت
seat-away = غائب
seat-stand-in = غائب؛ يلعب روبوت ({ $bot })
seat-resigned = انسحب
tab-log = ما حدث
tab-rules = القواعد
rules-now = الآن:
log-none = لا شيء بعد.
log-sat = جلس { $name }.
log-left = نهض { $name }.
log-began = بدأت اللعبة.
log-undid = تراجع { $name }.
log-resigned = انسحب { $name }.
log-stood-in = روبوت ({ $bot }) يلعب بدل { $name }.
log-returned = عاد { $name }.
log-ran-out = انتهى وقت { $name }.
log-rematch = يريد { $name } لعبة أخرى.
log-ended = انتهت اللعبة.

say = قل شيئًا …
phrase-hello = مرحبًا!
phrase-thanks = شكرًا!
phrase-well-played = أحسنت!
phrase-sorry = عذرًا!
phrase-thinking = دعني أفكر …
phrase-your-turn = دورك!
phrase-again = لعبة أخرى؟
phrase-goodbye = إلى اللقاء!
leave = سأغيب
leave-hint = يلعب روبوت بدلك حتى تعود
return = عدت
resign = انسحب
resign-sure = هل تنسحب حقًا؟

winner = فاز { $names }
winners = تقاسم الفوزَ { $names }
abandoned = تُركت اللعبة
breakdown = النقاط بحسب المصدر
total = المجموع
source-dirhams = دراهم
source-halves = سجاد ظاهر
source-track = أكشاك
source-juice = عصير
source-coins = نقود
source-group = أكبر مجموعة
rematch = العب مجددًا
rematch-join = إلى اللعبة التالية
replay = شاهد اللعبة مجددًا
download = نزّل السجل
replay-start = قبل النقلة الأولى.
replay-first = إلى البداية
replay-back = خطوة إلى الوراء
replay-on = خطوة إلى الأمام
replay-last = إلى النهاية
play = شغّل
pause = أوقف

guide-next = فهمت
guide-stop = لا مزيد من الإرشادات

refused-no-server = الخادم لا يجيب. حاول بعد لحظة.
refused-malformed = الصفحة والخادم لا يتفاهمان. أعد تحميل الصفحة.
refused-stale = سبقك أحدهم: انظر إلى اللوح مجددًا.
refused-illegal = القواعد لا تسمح بذلك.
refused-not-your-seat = هذا ليس مقعدك.
refused-not-your-turn = ليس دورك.
refused-seat-taken = المقعد مأخوذ.
refused-not-begun = لم تبدأ اللعبة بعد.
refused-begun = بدأت اللعبة بالفعل.
refused-over = انتهت اللعبة.
refused-not-over = لم تنتهِ اللعبة بعد.
refused-no-undo = لا يمكن التراجع عن ذلك.
refused-only-watching = بهذا الرابط يمكنك المشاهدة فقط.
refused-not-seated = اجلس أولًا.
refused-no-such-seat = لا يوجد مقعد كهذا.
refused-no-such-bot = لا يوجد روبوت كهذا.
refused-no-such-game = لا توجد لعبة كهذه.
refused-bad-option = هذه القواعد لا تجتمع.
refused-no-time = انتهى وقتك.
refused-present = هذا الشخص حاضر.
refused-bad-record = هذا الملف ليس سجل لعبة.
refused-too-many-requests = مهلًا: انتظر لحظة.
refused-no-such-table = لا توجد طاولة كهذه. هل الرابط كامل؟
refused-forbidden = هذا غير مسموح.
