# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = 打开对局或局面
analysis-paste = 或在此粘贴对局记录或局面
analysis-choices = 选择
analysis-outcomes = 运气可能带来的结果
analysis-roll = 交给运气
analysis-stop = 停止思考
analysis-on = 继续思考
analysis-thinks = 电脑正在思考……
analysis-depth = 已推演 { $number } 局
analysis-points = 分数：{ $points }
analysis-visits = 考察次数：{ $number }
analysis-exact = 已算清
analysis-line = 可能的进程
analysis-tree = 变化
analysis-remove = 删除
analysis-comment = 备注
analysis-file = 存为文件
analysis-text = 复制局面
analysis-json = 保存局面
