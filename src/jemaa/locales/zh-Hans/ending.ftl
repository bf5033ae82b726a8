# The end of a game: the count, the result, and a picture of it.

count-now = 正在计分…
won-by = { $names } 以 { $points } 分之差获胜
tie-dirhams = 分数相同，迪拉姆更多的人获胜。
tie-tiles = 分数相同，放下板块更多的人获胜。
led-by = 结束时 { $names } 领先 { $points } 分。
led-level = 领先的人分数相同。
picture-share = 分享图片
picture-save = 保存图片
picture-failed = 无法生成图片，请再试一次。
