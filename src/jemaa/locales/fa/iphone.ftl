# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = آیفون و آی‌پد این پیام‌ها را فقط برای صفحه‌هایی که در صفحهٔ اصلی دستگاه‌اند نشان می‌دهند. با سه گام این صفحه به آن‌جا می‌رود:
iphone-share = دکمهٔ اشتراک‌گذاری را بزنید.
iphone-add = «افزودن به صفحهٔ اصلی» را انتخاب کنید.
iphone-open = صفحه را از صفحهٔ اصلی دستگاه باز کنید و همان‌جا پیام‌ها را روشن کنید.
