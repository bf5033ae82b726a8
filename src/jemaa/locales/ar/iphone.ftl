# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = لا يعرض iPhone أو iPad هذه الإشعارات إلا للصفحات الموجودة على الشاشة الرئيسية. ثلاث خطوات تضع هذه الصفحة هناك:
iphone-share = اضغط على زر المشاركة.
iphone-add = اختر «إضافة إلى الشاشة الرئيسية».
iphone-open = افتح الصفحة من الشاشة الرئيسية، وفعّل الإشعارات هناك.
