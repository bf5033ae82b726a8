# 回顧：勝率如何變動、決定的代價、運氣，以及一起觀看。百分比以文字傳入。

review = 分析這一局
review-being-made = 正在為房間裡的所有人分析這一局，稍等片刻。
review-failed-ended = 未能分析這一局：計算中途停止了。可以再次請求分析。
review-failed-late = 未能分析這一局：伺服器太忙碌。可以稍後再次請求分析。
review-failed-error = 未能分析這一局：伺服器發生錯誤。可以再次請求分析。
review-failed-store = 分析已完成，但伺服器未能儲存結果。可以再次請求分析。
verdict-best = 最佳
verdict-fine = 不錯
verdict-inaccuracy = 小失誤
verdict-mistake = 失誤
verdict-blunder = 大失誤
together-lead = 讓其他人看我在看的地方
together-leading = 跟隨你的人會看到你所看到的。
together-leads = { $name } 正在展示這局遊戲。
together-follow = 一起看
together-follows = 你正跟著 { $name } 一起看。
together-alone = 自己看
