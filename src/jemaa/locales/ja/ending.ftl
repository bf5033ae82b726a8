# The end of a game: the count, the result, and a picture of it.

count-now = 得点を数えています…
won-by = { $names }が{ $points }点差で勝ち
tie-dirhams = 同点なので、ディルハムの多いほうが勝ちです。
tie-tiles = 同点なので、市場タイルを多く置いたほうが勝ちです。
led-by = 終わった時点で{ $names }が{ $points }点リードしていました。
led-level = 上位は同点でした。
picture-share = 画像を共有
picture-save = 画像を保存
picture-failed = 画像を作れませんでした。もう一度お試しください。
