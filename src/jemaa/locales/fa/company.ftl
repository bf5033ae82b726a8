# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = میز خانوادگی: اینجا فقط ربات‌های آسان بازی می‌کنند.
onlookers = { $count ->
    [one] { $count } نفر تماشا می‌کند.
   *[other] { $count } نفر تماشا می‌کنند.
  }
watch-link = پیوند تماشا
watch-link-why = هر کس این پیوند را داشته باشد می‌تواند تماشا کند، ولی بازی نه.
watch-link-public = این میز عمومی است: همه می‌توانند تماشا کنند.
watch-link-on = دیگران می‌توانند تماشا کنند
embed = برای نمایش صفحهٔ بازی در یک وب‌سایت
embed-invitation = این پیوند دعوت به بازی است. برای نمایش صفحهٔ بازی در یک وب‌سایت از پیوند تماشا استفاده کنید.
embed-open = باز کردن میز
board-watched = بازار { $game }
handover = دستگاه را به { $name } بدهید
handover-why = کس دیگری نباید آنچه را می‌آید ببیند.
handover-done = من { $name } هستم
