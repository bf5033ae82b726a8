# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = 学玩{ $game }
lesson-step = 第 { $step } 步，共 { $of } 步
lesson-skip = 跳过
lesson-back = 上一步
lesson-show = 做给我看
lesson-next = 下一步
lesson-right = 做得好！
lesson-wrong = 规则允许这样做，但这一步要做的是别的。规则：
lesson-done = 就是这些：现在你会玩{ $game }了。
lesson-play = 和一个机器人对战
lesson-again = 再来一次
lesson-leave = 离开
lesson-to-table = 回到房间
lesson-called = 游戏开始了：回到房间！

lesson-marrakech-turn = 每个回合从阿参姆开始：在他走之前，把他转向没有地毯的一边。
lesson-marrakech-walk = 骰子显示几就走几格；到了边缘就折返。让他直走。
lesson-marrakech-pay = 停在别人的地毯上，相连的同色方格每格付一迪拉姆。走最便宜的路。
lesson-marrakech-lay = 走完之后，在阿参姆旁边放一张地毯。用它盖住别人地毯的一半。
lesson-marrakech-win = 最后一张地毯！每半幅露出的地毯、每个迪拉姆都是一分。放好它，赢下来。

lesson-morocco-scout = 屋顶上的棋子带来它所在格位两旁的方块。拿到绿色和棕色。
lesson-morocco-place = 一名工人要两个方块：一个是所在行的颜色，一个是所在列的颜色。放置一名助手。
lesson-morocco-cousins = 表亲要多付一个方块，就是相邻两个摊位里的两名助手。把两名都放下。
lesson-morocco-coin = 你的方块哪里都用不上。用金币交换两行或两列，让自己付得起一个格位。
lesson-morocco-full = 实力到四，摊位就满了；最强的人得五分。保镖顶两个：把他放进去。
lesson-morocco-juice = 摊位关闭时，工人拿走自己那一角的果汁。填满摊位，拿到 4 分的那杯。
lesson-morocco-arrow = 板块的箭头也算实力。让它指向一个摊位，使那个摊位也关闭。
lesson-morocco-win = 最后，你最大一片板块每块值三分。把板块连起来，赢下来。
