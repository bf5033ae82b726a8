# The end of a game: the count, the result, and a picture of it.

count-now = امتیازها شمرده می‌شوند…
won-by = { $names } با { $points } امتیاز اختلاف برنده شد
tie-dirhams = امتیازها مساوی است؛ هر کس درهم بیشتری دارد برنده است.
tie-tiles = امتیازها مساوی است؛ هر کس کاشی بیشتری گذاشته برنده است.
led-by = { $names } با { $points } امتیاز اختلاف جلو بود.
led-level = امتیاز نفرهای اول مساوی بود.
picture-share = اشتراک‌گذاری تصویر
picture-save = ذخیرهٔ تصویر
picture-failed = تصویر ساخته نشد. دوباره امتحان کنید.
