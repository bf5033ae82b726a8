# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = باز کردن بازی یا وضعیت
analysis-paste = یا یک ثبت بازی یا وضعیت را اینجا بچسبانید
analysis-choices = گزینه‌ها
analysis-outcomes = آنچه شانس می‌آورد
analysis-roll = بگذار شانس تصمیم بگیرد
analysis-stop = توقف فکر کردن
analysis-on = ادامهٔ فکر کردن
analysis-thinks = رایانه فکر می‌کند…
analysis-depth = بازی‌های بررسی‌شده: { $number }
analysis-points = امتیاز: { $points }
analysis-visits = دفعات بررسی: { $number }
analysis-exact = حساب‌شده
analysis-line = ادامهٔ محتمل
analysis-tree = شاخه‌ها
analysis-remove = حذف
analysis-comment = یادداشت
analysis-file = ذخیره در فایل
analysis-text = کپی کردن وضعیت
analysis-json = ذخیرهٔ وضعیت
