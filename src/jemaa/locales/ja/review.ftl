# 振り返り：勝率の動き、判断で失ったもの、運、一緒に見ること。百分率は文字列で渡されます。

review = この一局を分析する
review-being-made = テーブルの全員のためにこの一局を分析しています。少し時間がかかります。
review-failed-ended = この一局を分析できませんでした。計算が途中で止まりました。もう一度依頼できます。
review-failed-late = この一局を分析できませんでした。サーバーが混み合っていました。後でもう一度依頼できます。
review-failed-error = この一局を分析できませんでした。サーバーでエラーが発生しました。もう一度依頼できます。
review-failed-store = 分析はできましたが、サーバーが結果を保存できませんでした。もう一度依頼できます。
verdict-best = 最善
verdict-fine = よい
verdict-inaccuracy = 小さなミス
verdict-mistake = ミス
verdict-blunder = 大きなミス
together-lead = 自分の見ている所をみんなに見せる
together-leading = ついてくる人には、あなたと同じものが見えます。
together-leads = { $name }がゲームを見せています。
together-follow = 一緒に見る
together-follows = { $name }と一緒に見ています。
together-alone = 一人で見る
