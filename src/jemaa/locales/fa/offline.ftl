# Playing in the browser itself, without a server.

offline-why = قواعد و ربات‌ها در همین مرورگر اجرا می‌شوند. آنچه لازم است یک بار بارگیری می‌شود؛ پس از آن بدون اتصال هم کار می‌کند.
offline-loading = در حال بارگیری: { $percent }٪
offline-ready = همه چیز آماده است.
offline-failed = آنچه لازم است بارگیری نشد.
offline-seed = بذر خودتان برای تاس‌ها
offline-seed-why = تاس‌ها از بذر شما به دست می‌آیند، پس می‌توانید بررسی‌شان کنید. خالی بگذارید تا پنهان بماند.
