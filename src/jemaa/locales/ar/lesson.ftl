# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = تعلّم { $game }
lesson-step = الخطوة { $step } من { $of }
lesson-skip = تخطَّ
lesson-back = رجوع
lesson-show = أرني
lesson-next = التالي
lesson-right = أحسنت!
lesson-wrong = هذا مسموح، لكن المطلوب هنا شيء آخر. القاعدة:
lesson-done = هذا كل شيء: يمكنك الآن أن تلعب { $game }.
lesson-play = العب ضد روبوت واحد
lesson-again = مرة أخرى
lesson-leave = خروج
lesson-to-table = إلى الطاولة
lesson-called = بدأت اللعبة: عد إلى الطاولة!

lesson-marrakech-turn = يبدأ كل دور بعزام: قبل أن يمشي، أدره إلى جهة ليس فيها سجادة.
lesson-marrakech-walk = يمشي بقدر ما يُظهر النرد، وعند الحافة يعود. دعه يمشي إلى الأمام.
lesson-marrakech-pay = على سجادة غيرك تدفع درهمًا عن كل مربع متصل من لونها. اختر الطريق الأرخص.
lesson-marrakech-lay = بعد ذلك تفرش سجادة بجانب عزام. غطِّ بها نصف سجادة لغيرك.
lesson-marrakech-win = السجادة الأخيرة! كل نصف ظاهر وكل درهم بنقطة. افرشها بحيث تفوز.

lesson-morocco-scout = بيدق السطح يأتيك بالمكعبين على جانبي خانته. احصل على الأخضر والبني.
lesson-morocco-place = يكلف العامل مكعبين: واحدًا بلون الصف وواحدًا بلون العمود. ضع مساعدًا.
lesson-morocco-cousins = أبناء العم يكلفون مكعبًا إضافيًا، وهم مساعدان في كشكين متجاورين. ضع الاثنين.
lesson-morocco-coin = مكعباتك لا تناسب أي مكان. بدّل بقطعة النقد صفين أو عمودين لتستطيع دفع ثمن خانة.
lesson-morocco-full = القوة أربعة تملأ الكشك، وينال الأقوى خمس نقاط. الحارس يُحسب باثنين: ضعه هناك.
lesson-morocco-juice = حين يُغلق كشك، يأخذ العمال العصير عند زواياهم. املأ الكشك وخذ العصير 4.
lesson-morocco-arrow = سهم بلاطتك قوة أيضًا. وجّهه بحيث يُغلق الكشك التالي كذلك.
lesson-morocco-win = في النهاية كل بلاطة في أكبر مجموعة لك بثلاث نقاط. صِل بلاطاتك وفُز.
