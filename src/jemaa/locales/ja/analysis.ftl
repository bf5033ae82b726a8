# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = ゲームか局面を開く
analysis-paste = または棋譜や局面をここに貼り付け
analysis-choices = 選択肢
analysis-outcomes = 運で起こりうること
analysis-roll = 運に任せる
analysis-stop = 考えるのをやめる
analysis-on = 考え続ける
analysis-thinks = コンピューターが考えています…
analysis-depth = { $number }ゲーム先まで検討
analysis-points = 点数：{ $points }
analysis-visits = 検討回数：{ $number }
analysis-exact = 計算済み
analysis-line = 予想される進行
analysis-tree = 変化
analysis-remove = 削除
analysis-comment = コメント
analysis-file = ファイルに保存
analysis-text = 局面をコピー
analysis-json = 局面を保存
