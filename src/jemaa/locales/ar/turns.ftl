# الإخبار بحلول الدور: ما يظهر عند الطاولة، وما يقوله الإشعار الفوري.

turns-tell = أخبرني عندما يحين دوري
turns-hint = رسالة واحدة لكل دور، ما دمت بعيدًا عن هذه الطاولة.
turns-browser = أخبرني في هذا المتصفح
turns-on = هذا المتصفح يخبرك، حتى عندما تكون الصفحة مغلقة.
turns-stop = أوقف الإشعارات
turns-again = حاول مرة أخرى
turns-unsupported = لا يستطيع هذا المتصفح عرض الإشعارات الفورية. أما Webhook فيعمل في كل مكان.
turns-insecure = تحتاج الإشعارات الفورية إلى صفحة تبدأ بـ https://. أما Webhook فلا يحتاج إلى ذلك.
turns-denied = إشعارات هذه الصفحة محظورة. اسمح بها في إعدادات المتصفح لهذه الصفحة، ثم أعد تحميلها.
turns-failed = لم تُجب خدمة الإشعارات الفورية في هذا المتصفح.
turns-webhook = Webhook: عنوان لك يستقبل الرسائل
turns-add = إضافة
turns-secret = الرسائل موقّعة بهذا السر. احتفظ به: لا يُعرض إلا الآن.
refused-bad-address = { $reason ->
    [scheme] يجب أن يبدأ العنوان بـ https://.
    [unknown] لا يُعرف شيء بهذا الاسم.
    [private] هذا العنوان في شبكة خاصة؛ وهذا الخادم لا يرسل رسائل إليها.
   *[address] ليس هذا عنوانًا مثل https://example.org/path.
  }

push-title = { $game ->
    [marrakech] مراكش
   *[morocco] المغرب
  }: حان دورك
push-body = تلعب باسم { $name }.
push-again-title = { $game ->
    [marrakech] مراكش
   *[morocco] المغرب
  }: لعبة أخرى؟
push-again-body = دعوة من { $asker } إلى لعبة أخرى.
