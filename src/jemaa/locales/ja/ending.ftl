# The end of a game: the count, the result, and a picture of it.

count-now = 得点を数えています…
won-by = { $names }が{ $points }点差で勝ち
tie-dirhams = 同点のため、ディルハムの多さで決まりました。
tie-tiles = 同点のため、置いた市場タイルの多さで決まりました。
led-by = 終了時は{ $names }が{ $points }点リードしていました。
led-level = 上位は同点でした。
picture-share = 画像を共有
picture-save = 画像を保存
picture-failed = 画像を作れませんでした。もう一度お試しください。
review-resigned = 分析は得点だけに基づくため、投了した人が最下位とは限りません。
