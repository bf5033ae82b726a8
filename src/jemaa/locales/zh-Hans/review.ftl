# 回顾：胜率如何变动、决定的代价、运气，以及一起观看。百分比以文字传入。

review = 分析这一局
review-being-made = 正在为房间里的所有人分析这一局，稍等片刻。
review-failed-ended = 未能分析这一局：计算中途停止了。可以再次请求分析。
review-failed-late = 未能分析这一局：服务器太忙。可以稍后再次请求分析。
review-failed-error = 未能分析这一局：服务器出错了。可以再次请求分析。
review-failed-store = 分析已完成，但服务器未能保存结果。可以再次请求分析。
verdict-best = 最佳
verdict-fine = 不错
verdict-inaccuracy = 小失误
verdict-mistake = 失误
verdict-blunder = 大失误
together-lead = 让其他人看我在看的地方
together-leading = 跟随你的人会看到你所看到的。
together-leads = { $name } 正在展示这局游戏。
together-follow = 一起看
together-follows = 你正跟着 { $name } 一起看。
together-alone = 自己看
