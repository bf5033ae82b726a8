# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = { $game } 배우기
lesson-step = { $of }단계 중 { $step }단계
lesson-skip = 건너뛰기
lesson-back = 이전
lesson-show = 보여 주기
lesson-next = 다음
lesson-right = 잘했어요!
lesson-wrong = 그렇게 해도 되지만, 여기서는 다른 것을 해야 해요. 규칙:
lesson-done = 이게 전부예요. 이제 { $game } 게임을 할 수 있어요.
lesson-play = 봇과 해 보기
lesson-again = 한 번 더
lesson-leave = 나가기
lesson-to-table = 테이블로
lesson-called = 게임이 시작돼요. 테이블로 돌아가요!

lesson-marrakech-turn = 차례는 아쌈으로 시작합니다. 걷기 전에 양탄자가 없는 쪽으로 돌리세요.
lesson-marrakech-walk = 주사위만큼 걷고, 가장자리에서는 되돌아옵니다. 그대로 가게 하세요.
lesson-marrakech-pay = 남의 양탄자에서는 이어진 같은 색 칸마다 1디르함을 냅니다. 가장 싼 길로 가세요.
lesson-marrakech-lay = 걷고 나면 아쌈 옆에 양탄자를 깝니다. 남의 양탄자 절반을 덮으세요.
lesson-marrakech-win = 마지막 양탄자! 보이는 절반도, 1디르함도 1점씩입니다. 이기도록 까세요.

lesson-morocco-scout = 지붕의 말은 자리 양옆의 큐브를 가져다줍니다. 초록과 갈색을 받으세요.
lesson-morocco-place = 일꾼에는 큐브가 둘 듭니다. 가로줄 색 하나, 세로줄 색 하나. 조수를 놓으세요.
lesson-morocco-cousins = 사촌은 큐브가 하나 더 들고, 이웃한 두 가판대에 조수를 하나씩 놓습니다. 둘 다 놓으세요.
lesson-morocco-coin = 지금 큐브로는 놓을 곳이 없습니다. 동전으로 가로줄 둘이나 세로줄 둘을 맞바꿔 낼 수 있는 자리를 만드세요.
lesson-morocco-full = 힘이 4면 가판대가 찹니다. 가장 강한 사람은 5점을 얻습니다. 경호원은 둘로 셉니다. 경호원을 놓으세요.
lesson-morocco-juice = 가판대가 닫히면 일꾼은 자기 모서리의 주스를 가져갑니다. 가판대를 채우고 4점 주스를 가져가세요.
lesson-morocco-arrow = 타일의 화살표도 힘입니다. 다음 가판대도 닫히도록 가리키세요.
lesson-morocco-win = 끝나면 가장 큰 묶음의 타일은 하나에 3점입니다. 타일을 이어서 이기세요.
