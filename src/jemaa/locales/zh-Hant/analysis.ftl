# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = 開啟對局或局面
analysis-paste = 或在此貼上對局紀錄或局面
analysis-choices = 選擇
analysis-outcomes = 運氣可能帶來的結果
analysis-roll = 交給運氣
analysis-stop = 停止思考
analysis-on = 繼續思考
analysis-thinks = 電腦正在思考……
analysis-depth = 已推演 { $number } 局
analysis-points = 分數：{ $points }
analysis-visits = 考察次數：{ $number }
analysis-exact = 已算清
analysis-line = 可能的進程
analysis-tree = 變化
analysis-remove = 刪除
analysis-comment = 備註
analysis-file = 存成檔案
analysis-text = 複製局面
analysis-json = 儲存局面
