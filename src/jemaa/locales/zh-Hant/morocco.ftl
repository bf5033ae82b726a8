# 摩洛哥：發生的事、詢問的事、可以做的事。

mo-black = 黑色
mo-green = 綠色
mo-purple = 紫色
mo-brown = 棕色
mo-orange = 橙色
mo-wild = 任選顏色

ask-morocco-wild = 你要獲得哪個方塊？
ask-morocco-scout = 屋頂上的棋子要移到哪裡？
ask-morocco-assign = 放置誰？放在哪裡？
ask-morocco-assign-end = 花一枚金幣交換，還是結束回合？
ask-morocco-assign-pass = 你現在放不了任何工人。
ask-morocco-extra = 再付哪個方塊？
ask-morocco-cousin = 第二位表親要放在哪裡？
ask-morocco-reward = 要金幣還是保鑣？
ask-morocco-arrow = 箭頭要指向哪裡？
ask-morocco-move = 你的遊客要移到哪裡？
ask-morocco-keep = 你要保留哪個方塊？

tool-assistant = 助手
tool-bodyguard = 保鑣
tool-tourist = 遊客
tool-cousins = 表親
tool-cousin = 第二位表親
tool-move = 遊客
tool-swap = 交換方塊

mo-do-gain = 獲得方塊：{ $colours }
mo-do-pay = 支付方塊：{ $colours }
mo-do-keep = 保留方塊：{ $colours }
mo-do-keep-none = 一個也不留
mo-do-take-coin = 金幣
mo-do-take-bodyguard = 保鑣
mo-do-arrow-north = 上
mo-do-arrow-east = 右
mo-do-arrow-south = 下
mo-do-arrow-west = 左
mo-do-rows = 交換第 { $one } 列與第 { $other } 列（1 枚金幣）
mo-do-columns = 交換 { $one } 行與 { $other } 行（1 枚金幣）
mo-do-scout = { $space }：你得{ $mine }方塊，其他人得{ $others }方塊
mo-for-you = 給你
mo-for-others = 給其他人
mo-do-assistant = 助手放在 { $space }，付{ $colours }方塊
mo-do-bodyguard = 保鑣放在 { $space }，付{ $colours }方塊
mo-do-tourist = 遊客放在 { $space }，付{ $colours }方塊再加一個
mo-do-cousins = 第一位表親放在 { $space }，付{ $colours }方塊再加一個
mo-do-cousin = 第二位表親放在 { $space }
mo-do-move = 遊客移到 { $space }
mo-do-pass = 放棄
mo-do-end = 結束回合

mo-first = { $name } 先手。
mo-round = 新的一輪開始，{ $name } 先手。
mo-rolled = 市集骰擲出：{ $face }。
mo-gained = { $name } 獲得方塊：{ $colours }。
mo-scouted = { $name } 把棋子移到 { $space } 號格位。
mo-kept = { $name } 保留{ $kept }方塊。
mo-kept-none = { $name } 不保留方塊。
mo-placed-assistant = { $name } 把助手放在 { $space }。
mo-placed-bodyguard = { $name } 把保鑣放在 { $space }。
mo-placed-tourist = { $name } 把遊客放在 { $space }。
mo-placed-cousins = { $name } 把第一位表親放在 { $space }。
mo-placed-cousin = { $name } 把第二位表親放在 { $space }。
mo-paid = { $name } 支付方塊：{ $colours }。
mo-swapped-rows = { $name } 花一枚金幣，交換第 { $one } 列與第 { $other } 列。
mo-swapped-columns = { $name } 花一枚金幣，交換 { $one } 行與 { $other } 行。
mo-passed = { $name } 放棄放置。
mo-full = 攤位 { $stall } 滿了。
mo-scored = { $name } 得到 { $points } 分。
mo-reward-coin = { $name } 拿取一枚金幣。
mo-reward-bodyguard = { $name } 拿取一名保鑣。
mo-reward-none = { $name } 沒有東西可拿了。
mo-juice = { $name } 拿走 { $value } 分的果汁。
mo-closed = { $name } 的板塊關閉了 { $stall }；還有 { $open } 個攤位開放。
mo-closed-empty = 空攤板塊關閉了 { $stall }；還有 { $open } 個攤位開放。
mo-last-round = 這是最後一輪。
mo-pointed = { $name } 把箭頭指向 { $target }。
mo-moved = { $name } 的遊客移到 { $space }，成為助手。
mo-tourists-left = { $name } 的 { $tourists } 名遊客離開遊戲。

mo-roof = 屋頂。方塊：{ $spaces }。{ $pawn ->
    [middle] 棋子在中央。
   *[other] 棋子在 { $pawn } 號格位。
  }
mo-assistants = 助手
mo-bodyguards = 可放置的保鑣
mo-tourists = 遊客
mo-cousins = 表親組數
mo-tiles = 市集板塊
mo-juice-tokens = 果汁標記
mo-cell = 攤位 { $stall } 的 { $space }，要付{ $colours }方塊
mo-cell-closed = 攤位 { $stall } 的 { $space }，{ $owner ->
    [empty] 由空攤板塊關閉
   *[other] 由 { $owner } 關閉
  }
mo-cell-assistant = { $owner } 的助手
mo-cell-bodyguard = { $owner } 的保鑣
mo-cell-tourist = { $owner } 的遊客
mo-cell-juice = { $value } 分的果汁

mo-cube-row = 第 { $line } 列：{ $colour }方塊
mo-cube-column = { $line } 行：{ $colour }方塊
mo-cell-strength = 實力 { $strength }/{ $full }
mo-pick-cube = { $cube }。現在選擇與它交換的方塊。
mo-no-swap-phase = 只有在放置工人的回合才能交換方塊。
mo-no-swap-coin = 交換要花 1 枚金幣，而你沒有金幣。
mo-no-swap-kinds = 只能交換兩列或兩行的方塊，列與行不能互換。
mo-no-swap-place = 這樣一換，你就一個工人也放不了了。
mo-round-number = 第 { $round } 輪
mo-closings-left = { $stalls ->
    [0] 最後一輪
   *[other] 再關 { $stalls } 個攤位就結束
  }
mo-goes-first = 先手：{ $name }
mo-hand = 你的方塊和金幣：

no-morocco-elsewhere = 現在這裡沒什麼可選，請在問題下面作答。
no-morocco-closed = 攤位 { $stall } 已關閉，請選開放的攤位。
no-morocco-taken = { $space } 已經有人了，請選空的格位。
no-morocco-cubes = 攤位 { $stall } 還缺{ $colours }方塊，請選亮起的格位。
no-morocco-no-second = 第二位表親在旁邊沒有格位，請選亮起的格位。
no-morocco-not-touching = 第二位表親必須在另一個攤位裡緊挨 { $space }，請選亮起的格位。
no-morocco-not-target = 遊客要去箭頭所指的 { $stall }，請選那裡的空格位。
