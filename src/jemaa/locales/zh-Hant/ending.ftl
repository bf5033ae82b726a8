# The end of a game: the count, the result, and a picture of it.

count-now = 正在計分…
won-by = { $names } 以 { $points } 分之差獲勝
tie-dirhams = 分數相同，迪拉姆更多的人獲勝。
tie-tiles = 分數相同，放下板塊更多的人獲勝。
led-by = 結束時 { $names } 領先 { $points } 分。
led-level = 領先的人分數相同。
picture-share = 分享圖片
picture-save = 儲存圖片
picture-failed = 無法產生圖片，請再試一次。
