# Playing in the browser itself, without a server.

offline-why = 規則與電腦玩家都在這個瀏覽器中執行。所需內容只載入一次，之後沒有連線也能玩。
offline-loading = 載入中：{ $percent }%
offline-ready = 一切就緒。
offline-failed = 無法載入所需內容。
offline-seed = 自訂骰子種子
offline-seed-why = 骰子由你的種子決定，因此可以驗證。留空則保密。
