# 輪到自己時的通知：牌桌上的操作，以及推播訊息的內容。

turns-tell = 輪到我時通知我
turns-hint = 你不在這個房間時，每回合傳一則訊息。
turns-browser = 透過這個瀏覽器通知我
turns-on = 即使頁面已關閉，這個瀏覽器也會通知你。
turns-stop = 停止通知
turns-again = 再試一次
turns-unsupported = 這個瀏覽器無法顯示推播訊息。Webhook 在哪裡都能用。
turns-insecure = 推播訊息需要 https:// 的頁面。Webhook 則不需要。
turns-denied = 這個頁面的通知被封鎖了。請在瀏覽器設定中允許這個頁面的通知，再重新載入。
turns-failed = 這個瀏覽器的推播服務沒有回應。
turns-webhook = Webhook：你用來接收訊息的網址
turns-add = 新增
turns-secret = 訊息用這個密鑰簽章。請收好：它只顯示這一次。
refused-bad-address = { $reason ->
    [scheme] 網址必須以 https:// 開頭。
    [unknown] 查不到這個名稱。
    [private] 這個網址在私人網路中；本伺服器不會傳送訊息到那裡。
   *[address] 這不是像 https://example.org/path 這樣的網址。
  }

push-title = { $game ->
    [marrakech] 馬拉喀什
   *[morocco] 摩洛哥
  }：輪到你了
push-body = 你的名字是 { $name }。
push-again-title = { $game ->
    [marrakech] 馬拉喀什
   *[morocco] 摩洛哥
  }：再來一局？
push-again-body = { $asker } 想再玩一局。
