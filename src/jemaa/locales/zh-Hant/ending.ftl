# The end of a game: the count, the result, and a picture of it.

count-now = 正在計分…
won-by = { $names } 以 { $points } 分優勢獲勝
tie-dirhams = 分數相同，迪拉姆多者為先。
tie-tiles = 分數相同，放置市集板塊多者為先。
led-by = 結束時 { $names } 領先 { $points } 分。
led-level = 領先者分數相同。
picture-share = 分享圖片
picture-save = 儲存圖片
picture-failed = 無法產生圖片，請再試一次。
review-resigned = 分析只看分數，認輸的人在其中不一定排在最後。
