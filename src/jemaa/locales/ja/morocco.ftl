# モロッコ：起きたこと、尋ねること、できること。

mo-black = 黒
mo-green = 緑
mo-purple = 紫
mo-brown = 茶
mo-orange = オレンジ
mo-wild = 好きな色

ask-morocco-wild = どのキューブをもらいますか？
ask-morocco-scout = 屋根のコマをどこへ動かしますか？
ask-morocco-assign = だれを、どこに置きますか？
ask-morocco-assign-end = コインで入れ替えますか、手番を終えますか？
ask-morocco-assign-pass = 今はだれも置けません。
ask-morocco-extra = もう一つ、どのキューブを払いますか？
ask-morocco-cousin = 二人目のいとこをどこに置きますか？
ask-morocco-reward = コインと護衛、どちらにしますか？
ask-morocco-arrow = 矢印をどちらに向けますか？
ask-morocco-move = 観光客をどこへ移しますか？
ask-morocco-keep = どのキューブを残しますか？

tool-assistant = 助手
tool-bodyguard = 護衛
tool-tourist = 観光客
tool-cousins = いとこ
tool-cousin = 二人目のいとこ
tool-move = 観光客
tool-swap = キューブを入れ替える

mo-do-gain = { $colours }をもらう
mo-do-pay = { $colours }を払う
mo-do-keep = { $colours }を残す
mo-do-keep-none = 何も残さない
mo-do-take-coin = コイン
mo-do-take-bodyguard = 護衛
mo-do-arrow-north = 上
mo-do-arrow-east = 右
mo-do-arrow-south = 下
mo-do-arrow-west = 左
mo-do-rows = 行{ $one }と{ $other }を入れ替える（コイン1枚）
mo-do-columns = 列{ $one }と{ $other }を入れ替える（コイン1枚）
mo-do-scout = { $space }：あなたは{ $mine }、ほかの全員は{ $others }
mo-for-you = あなた
mo-for-others = ほかの全員
mo-do-assistant = { $space }に助手、{ $colours }を払う
mo-do-bodyguard = { $space }に護衛、{ $colours }を払う
mo-do-tourist = { $space }に観光客、{ $colours }ともう一つを払う
mo-do-cousins = { $space }に一人目のいとこ、{ $colours }ともう一つを払う
mo-do-cousin = { $space }に二人目のいとこ
mo-do-move = 観光客を{ $space }へ
mo-do-pass = パス
mo-do-end = 手番を終える

mo-first = { $name }から始めます。
mo-round = 新しいラウンドです。{ $name }から始めます。
mo-rolled = 市場サイコロの目は{ $face }です。
mo-gained = { $name }が{ $colours }をもらいました。
mo-scouted = { $name }がコマをマス{ $space }へ動かしました。
mo-kept = { $name }が{ $kept }を残しました。
mo-kept-none = { $name }はキューブを残しませんでした。
mo-placed-assistant = { $name }が{ $space }に助手を置きました。
mo-placed-bodyguard = { $name }が{ $space }に護衛を置きました。
mo-placed-tourist = { $name }が{ $space }に観光客を置きました。
mo-placed-cousins = { $name }が{ $space }に一人目のいとこを置きました。
mo-placed-cousin = { $name }が{ $space }に二人目のいとこを置きました。
mo-paid = { $name }が{ $colours }を払いました。
mo-swapped-rows = { $name }がコインを使い、行{ $one }と{ $other }を入れ替えました。
mo-swapped-columns = { $name }がコインを使い、列{ $one }と{ $other }を入れ替えました。
mo-passed = { $name }がパスしました。
mo-full = 屋台{ $stall }がいっぱいになりました。
mo-scored = { $name }が{ $points }点を得ました。
mo-reward-coin = { $name }がコインをもらいました。
mo-reward-bodyguard = { $name }が護衛をもらいました。
mo-reward-none = { $name }がもらえるものはもうありません。
mo-juice = { $name }が{ $value }点のジュースを取りました。
mo-closed = { $name }のタイルで{ $stall }が閉まりました。開いている屋台は{ $open }軒です。
mo-closed-empty = 空き屋台タイルで{ $stall }が閉まりました。開いている屋台は{ $open }軒です。
mo-last-round = これが最後のラウンドです。
mo-pointed = { $name }が矢印を{ $target }に向けました。
mo-moved = { $name }の観光客が{ $space }へ移り、助手になりました。
mo-tourists-left = { $name }の観光客{ $tourists }人がゲームから去りました。

mo-roof = 屋根。キューブ：{ $spaces }。{ $pawn ->
    [middle] コマは真ん中にあります。
   *[other] コマはマス{ $pawn }にあります。
  }
mo-assistants = 助手
mo-bodyguards = 置ける護衛
mo-tourists = 観光客
mo-cousins = いとこの組
mo-tiles = 市場タイル
mo-juice-tokens = ジューストークン
mo-cell = 屋台{ $stall }の{ $space }、費用は{ $colours }
mo-cell-closed = 屋台{ $stall }の{ $space }、{ $owner ->
    [empty] 空き屋台タイルで閉店
   *[other] { $owner }のタイルで閉店
  }
mo-cell-assistant = { $owner }の助手
mo-cell-bodyguard = { $owner }の護衛
mo-cell-tourist = { $owner }の観光客
mo-cell-juice = { $value }点のジュース

mo-cube-row = 行{ $line }：{ $colour }のキューブ
mo-cube-column = 列{ $line }：{ $colour }のキューブ
mo-cell-strength = 強さ{ $strength }／{ $full }
mo-pick-cube = { $cube }。次に、入れ替える相手のキューブを選んでください。
mo-no-swap-phase = キューブを入れ替えられるのは、ワーカーを置く手番だけです。
mo-no-swap-coin = 入れ替えにはコインが1枚必要ですが、持っていません。
mo-no-swap-kinds = 入れ替えられるのは行どうし、または列どうしのキューブです。行と列は入れ替えられません。
mo-no-swap-place = 入れ替えると、だれも置けなくなります。
mo-round-number = ラウンド{ $round }
mo-closings-left = { $stalls ->
    [0] 最終ラウンド
   *[other] あと{ $stalls }軒で終了
  }
mo-goes-first = 最初：{ $name }
mo-hand = あなたのキューブとコイン：

no-morocco-elsewhere = 今ここで選べるものはありません。質問の下から選んでください。
no-morocco-closed = 屋台{ $stall }は閉まっています。開いている屋台を選んでください。
no-morocco-taken = { $space }はふさがっています。空いているマスを選んでください。
no-morocco-cubes = 屋台{ $stall }には{ $colours }が足りません。光っているマスを選んでください。
no-morocco-no-second = 隣に二人目のいとこのマスがありません。光っているマスを選んでください。
no-morocco-not-touching = 二人目のいとこは、別の屋台で{ $space }に接するマスに置きます。光っているマスを選んでください。
no-morocco-not-target = 観光客は矢印の先、{ $stall }の空いているマスへ移ります。
