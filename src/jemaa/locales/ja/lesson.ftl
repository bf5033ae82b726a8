# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = { $game }を学ぶ
lesson-step = ステップ{ $step }／{ $of }
lesson-skip = スキップ
lesson-back = 戻る
lesson-show = 見せて
lesson-next = 次へ
lesson-right = よくできました！
lesson-wrong = それもできますが、ここでやることは別です。ルール：
lesson-done = これで全部です。もう{ $game }で遊べます。
lesson-play = ボットと遊ぶ
lesson-again = もう一度
lesson-leave = やめる
lesson-to-table = テーブルへ
lesson-called = ゲームが始まります。テーブルへ戻りましょう！

lesson-marrakech-turn = 手番はアッサムから始まります。歩く前に、じゅうたんのないほうへ向けましょう。
lesson-marrakech-walk = サイコロの数だけ歩き、端では折り返します。そのまま進ませましょう。
lesson-marrakech-pay = ほかの人のじゅうたんでは、つながった同じ色のマスごとに1ディルハム払います。いちばん安い道を選びましょう。
lesson-marrakech-lay = 歩いたあと、アッサムの隣にじゅうたんを敷きます。ほかの人のじゅうたんの半分を覆いましょう。
lesson-marrakech-win = 最後の一枚！見えている半分も1ディルハムも、それぞれ1点です。勝てるように敷きましょう。

lesson-morocco-scout = 屋根のコマは、そのマスの両隣のキューブをくれます。緑と茶を手に入れましょう。
lesson-morocco-place = ワーカーにはキューブが二つ、行の色と列の色が一つずつ必要です。助手を置きましょう。
lesson-morocco-cousins = いとこはキューブがもう一つ必要で、隣り合う屋台に助手を二人置けます。二人とも置きましょう。
lesson-morocco-coin = 今のキューブではどこにも置けません。コインで二つの行か列を入れ替え、払えるマスを作りましょう。
lesson-morocco-full = 強さ4で屋台がいっぱいになり、いちばん強い人は5点です。護衛は二人分。護衛を置きましょう。
lesson-morocco-juice = 屋台が閉まると、ワーカーは自分の角のジュースを取ります。屋台をいっぱいにして4点を取りましょう。
lesson-morocco-arrow = タイルの矢印も強さになります。次の屋台も閉まるように向けましょう。
lesson-morocco-win = 最後に、いちばん大きなまとまりのタイルは一枚3点です。タイルをつないで勝ちましょう。
