# The end of a game: the count, the result, and a picture of it.

count-now = امتیازها شمرده می‌شوند…
won-by = { $names } با اختلاف { $points } برنده است
tie-dirhams = امتیازها برابر است؛ درهم بیشتر تعیین می‌کند.
tie-tiles = امتیازها برابر است؛ کاشی‌های بازار بیشتر تعیین می‌کند.
led-by = { $names } با اختلاف { $points } جلو بود.
led-level = امتیاز بهترین‌ها برابر بود.
picture-share = هم‌رسانی تصویر
picture-save = ذخیرهٔ تصویر
picture-failed = تصویر ساخته نشد. دوباره امتحان کنید.
review-resigned = این شرح فقط بر پایهٔ امتیازهاست؛ در آن، کسی که تسلیم شده آخر نیست.
