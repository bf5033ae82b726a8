# The end of a game: the count, the result, and a picture of it.

count-now = 正在计分…
won-by = { $names } 以 { $points } 分优势获胜
tie-dirhams = 分数相同，迪拉姆多者为先。
tie-tiles = 分数相同，放置市集板块多者为先。
led-by = 结束时 { $names } 领先 { $points } 分。
led-level = 领先者分数相同。
picture-share = 分享图片
picture-save = 保存图片
picture-failed = 无法生成图片，请再试一次。
review-resigned = 分析只看分数，认输的人在其中不一定排在最后。
