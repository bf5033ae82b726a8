# 摩洛哥：发生的事、询问的事、可以做的事。

mo-black = 黑色
mo-green = 绿色
mo-purple = 紫色
mo-brown = 棕色
mo-orange = 橙色
mo-wild = 任选颜色

ask-morocco-wild = 你要获得哪个方块？
ask-morocco-scout = 屋顶上的棋子要移到哪里？
ask-morocco-assign = 放置谁？放在哪里？
ask-morocco-assign-end = 花一枚金币交换，还是结束回合？
ask-morocco-assign-pass = 你现在放不了任何工人。
ask-morocco-extra = 再付哪个方块？
ask-morocco-cousin = 第二位表亲要放在哪里？
ask-morocco-reward = 要金币还是保镖？
ask-morocco-arrow = 箭头要指向哪里？
ask-morocco-move = 你的游客要移到哪里？
ask-morocco-keep = 你要保留哪个方块？

tool-assistant = 助手
tool-bodyguard = 保镖
tool-tourist = 游客
tool-cousins = 表亲
tool-cousin = 第二位表亲
tool-move = 游客
tool-swap = 交换方块

mo-do-gain = 获得方块：{ $colours }
mo-do-pay = 支付方块：{ $colours }
mo-do-keep = 保留方块：{ $colours }
mo-do-keep-none = 一个也不留
mo-do-take-coin = 金币
mo-do-take-bodyguard = 保镖
mo-do-arrow-north = 上
mo-do-arrow-east = 右
mo-do-arrow-south = 下
mo-do-arrow-west = 左
mo-do-rows = 交换第 { $one } 行与第 { $other } 行（1 枚金币）
mo-do-columns = 交换 { $one } 列与 { $other } 列（1 枚金币）
mo-do-scout = { $space }：你得{ $mine }方块，其他人得{ $others }方块
mo-for-you = 给你
mo-for-others = 给其他人
mo-do-assistant = 助手放在 { $space }，付{ $colours }方块
mo-do-bodyguard = 保镖放在 { $space }，付{ $colours }方块
mo-do-tourist = 游客放在 { $space }，付{ $colours }方块再加一个
mo-do-cousins = 第一位表亲放在 { $space }，付{ $colours }方块再加一个
mo-do-cousin = 第二位表亲放在 { $space }
mo-do-move = 游客移到 { $space }
mo-do-pass = 放弃
mo-do-end = 结束回合

mo-first = { $name } 先手。
mo-round = 新的一轮开始，{ $name } 先手。
mo-rolled = 市集骰掷出：{ $face }。
mo-gained = { $name } 获得方块：{ $colours }。
mo-scouted = { $name } 把棋子移到 { $space } 号格位。
mo-kept = { $name } 保留{ $kept }方块。
mo-kept-none = { $name } 不保留方块。
mo-placed-assistant = { $name } 把助手放在 { $space }。
mo-placed-bodyguard = { $name } 把保镖放在 { $space }。
mo-placed-tourist = { $name } 把游客放在 { $space }。
mo-placed-cousins = { $name } 把第一位表亲放在 { $space }。
mo-placed-cousin = { $name } 把第二位表亲放在 { $space }。
mo-paid = { $name } 支付方块：{ $colours }。
mo-swapped-rows = { $name } 花一枚金币，交换第 { $one } 行与第 { $other } 行。
mo-swapped-columns = { $name } 花一枚金币，交换 { $one } 列与 { $other } 列。
mo-passed = { $name } 放弃放置。
mo-full = 摊位 { $stall } 满了。
mo-scored = { $name } 得到 { $points } 分。
mo-reward-coin = { $name } 拿取一枚金币。
mo-reward-bodyguard = { $name } 拿取一名保镖。
mo-reward-none = { $name } 没有东西可拿了。
mo-juice = { $name } 拿走 { $value } 分的果汁。
mo-closed = { $name } 的板块关闭了 { $stall }；还有 { $open } 个摊位开放。
mo-closed-empty = 空摊板块关闭了 { $stall }；还有 { $open } 个摊位开放。
mo-last-round = 这是最后一轮。
mo-pointed = { $name } 把箭头指向 { $target }。
mo-moved = { $name } 的游客移到 { $space }，成为助手。
mo-tourists-left = { $name } 的 { $tourists } 名游客离开游戏。

mo-roof = 屋顶。方块：{ $spaces }。{ $pawn ->
    [middle] 棋子在中央。
   *[other] 棋子在 { $pawn } 号格位。
  }
mo-assistants = 助手
mo-bodyguards = 可放置的保镖
mo-tourists = 游客
mo-cousins = 表亲组数
mo-tiles = 市集板块
mo-juice-tokens = 果汁标记
mo-cell = 摊位 { $stall } 的 { $space }，要付{ $colours }方块
mo-cell-closed = 摊位 { $stall } 的 { $space }，{ $owner ->
    [empty] 由空摊板块关闭
   *[other] 由 { $owner } 关闭
  }
mo-cell-assistant = { $owner } 的助手
mo-cell-bodyguard = { $owner } 的保镖
mo-cell-tourist = { $owner } 的游客
mo-cell-juice = { $value } 分的果汁

mo-cube-row = 第 { $line } 行：{ $colour }方块
mo-cube-column = { $line } 列：{ $colour }方块
mo-cell-strength = 实力 { $strength }/{ $full }
mo-pick-cube = { $cube }。现在选择与它交换的方块。
mo-no-swap-phase = 只有在放置工人的回合才能交换方块。
mo-no-swap-coin = 交换要花 1 枚金币，而你没有金币。
mo-no-swap-kinds = 只能交换两行或两列的方块，行与列不能互换。
mo-no-swap-place = 这样一换，你就一个工人也放不了了。
mo-round-number = 第 { $round } 轮
mo-closings-left = { $stalls ->
    [0] 最后一轮
   *[other] 再关 { $stalls } 个摊位就结束
  }
mo-goes-first = 先手：{ $name }
mo-hand = 你的方块和金币：

no-morocco-elsewhere = 现在这里没什么可选，请在问题下面作答。
no-morocco-closed = 摊位 { $stall } 已关闭，请选开放的摊位。
no-morocco-taken = { $space } 已经有人了，请选空的格位。
no-morocco-cubes = 摊位 { $stall } 还缺{ $colours }方块，请选亮起的格位。
no-morocco-no-second = 第二位表亲在旁边没有格位，请选亮起的格位。
no-morocco-not-touching = 第二位表亲必须在另一个摊位里紧挨 { $space }，请选亮起的格位。
no-morocco-not-target = 游客要去箭头所指的 { $stall }，请选那里的空格位。
