# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = 學玩{ $game }
lesson-step = 第 { $step } 步，共 { $of } 步
lesson-skip = 跳過
lesson-back = 上一步
lesson-show = 做給我看
lesson-next = 下一步
lesson-right = 做得好！
lesson-wrong = 規則允許這樣做，但這一步要做的是別的。規則：
lesson-done = 就是這些：現在你會玩{ $game }了。
lesson-play = 和一個機器人對戰
lesson-again = 再來一次
lesson-leave = 離開
lesson-to-table = 回到房間
lesson-called = 遊戲開始了：回到房間！

lesson-marrakech-turn = 每個回合從阿參姆開始：在他走之前，把他轉向沒有地毯的一邊。
lesson-marrakech-walk = 骰子顯示幾就走幾格；到了邊緣就折返。讓他直走。
lesson-marrakech-pay = 停在別人的地毯上，相連的同色方格每格付一迪拉姆。走最便宜的路。
lesson-marrakech-lay = 走完之後，在阿參姆旁邊放一張地毯。用它蓋住別人地毯的一半。
lesson-marrakech-win = 最後一張地毯！每半幅露出的地毯、每個迪拉姆都是一分。放好它，贏下來。

lesson-morocco-scout = 屋頂上的棋子帶來它所在格位兩旁的方塊。拿到綠色和棕色。
lesson-morocco-place = 一名工人要兩個方塊：一個是所在列的顏色，一個是所在行的顏色。放置一名助手。
lesson-morocco-cousins = 表親要多付一個方塊，就是相鄰兩個攤位裡的兩名助手。把兩名都放下。
lesson-morocco-coin = 你的方塊哪裡都用不上。用金幣交換兩列或兩行，讓自己付得起一個格位。
lesson-morocco-full = 實力到四，攤位就滿了；最強的人得五分。保鑣頂兩個：把他放進去。
lesson-morocco-juice = 攤位關閉時，工人拿走自己那一角的果汁。填滿攤位，拿到 4 分的那杯。
lesson-morocco-arrow = 板塊的箭頭也算實力。讓它指向一個攤位，使那個攤位也關閉。
lesson-morocco-win = 最後，你最大一片板塊每塊值三分。把板塊連起來，贏下來。
