# 모로코: 일어난 일, 묻는 것, 할 수 있는 일.

mo-black = 검정
mo-green = 초록
mo-purple = 보라
mo-brown = 갈색
mo-orange = 주황
mo-wild = 원하는 색

ask-morocco-wild = 어떤 큐브를 받을까요?
ask-morocco-scout = 지붕 위의 말을 어디로 옮길까요?
ask-morocco-assign = 누구를 어디에 놓을까요?
ask-morocco-assign-end = 동전으로 맞바꿀까요, 차례를 끝낼까요?
ask-morocco-assign-pass = 지금은 아무도 놓을 수 없어요.
ask-morocco-extra = 어떤 큐브를 더 낼까요?
ask-morocco-cousin = 두 번째 사촌을 어디에 놓을까요?
ask-morocco-reward = 동전과 경호원 중 무엇을 받을까요?
ask-morocco-arrow = 화살표가 어디를 가리킬까요?
ask-morocco-move = 관광객이 어디로 옮겨 갈까요?
ask-morocco-keep = 어떤 큐브를 남길까요?

tool-assistant = 조수
tool-bodyguard = 경호원
tool-tourist = 관광객
tool-cousins = 사촌
tool-cousin = 두 번째 사촌
tool-move = 관광객
tool-swap = 큐브 맞바꾸기

mo-do-gain = { $colours } 큐브 받기
mo-do-pay = { $colours } 큐브 내기
mo-do-keep = { $colours } 큐브 남기기
mo-do-keep-none = 하나도 안 남기기
mo-do-take-coin = 동전
mo-do-take-bodyguard = 경호원
mo-do-arrow-north = 위
mo-do-arrow-east = 오른쪽
mo-do-arrow-south = 아래
mo-do-arrow-west = 왼쪽
mo-do-rows = 가로줄 { $one }, { $other } 맞바꾸기(동전 1개)
mo-do-columns = 세로줄 { $one }, { $other } 맞바꾸기(동전 1개)
mo-do-scout = { $space }: 나는 { $mine }, 나머지는 { $others }
mo-for-you = 나
mo-for-others = 나머지
mo-do-assistant = { $space }에 조수, { $colours } 내기
mo-do-bodyguard = { $space }에 경호원, { $colours } 내기
mo-do-tourist = { $space }에 관광객, { $colours } + 하나 더 내기
mo-do-cousins = { $space }에 첫 번째 사촌, { $colours } + 하나 더 내기
mo-do-cousin = { $space }에 두 번째 사촌
mo-do-move = 관광객을 { $space } 자리로
mo-do-pass = 패스
mo-do-end = 차례 끝내기

mo-first = { $name } 님이 먼저 시작합니다.
mo-round = 새 라운드입니다. { $name } 님이 먼저 합니다.
mo-rolled = 시장 주사위: { $face }.
mo-gained = { $name } 님이 큐브를 받습니다: { $colours }.
mo-scouted = { $name } 님이 말을 { $space } 자리로 옮깁니다.
mo-kept = { $name } 님이 큐브를 남깁니다: { $kept }.
mo-kept-none = { $name } 님이 큐브를 남기지 않습니다.
mo-placed-assistant = { $name } 님이 { $space } 자리에 조수를 놓습니다.
mo-placed-bodyguard = { $name } 님이 { $space } 자리에 경호원을 놓습니다.
mo-placed-tourist = { $name } 님이 { $space } 자리에 관광객을 놓습니다.
mo-placed-cousins = { $name } 님이 { $space } 자리에 첫 번째 사촌을 놓습니다.
mo-placed-cousin = { $name } 님이 { $space } 자리에 두 번째 사촌을 놓습니다.
mo-paid = { $name } 님이 큐브를 냅니다: { $colours }.
mo-swapped-rows = { $name } 님이 동전을 써서 가로줄 { $one }, { $other } 큐브를 맞바꿉니다.
mo-swapped-columns = { $name } 님이 동전을 써서 세로줄 { $one }, { $other } 큐브를 맞바꿉니다.
mo-passed = { $name } 님이 패스합니다.
mo-full = { $stall } 가판대가 가득 찼습니다.
mo-scored = { $name } 님이 { $points }점을 얻습니다.
mo-reward-coin = { $name } 님이 동전을 가져갑니다.
mo-reward-bodyguard = { $name } 님이 경호원을 가져갑니다.
mo-reward-none = { $name } 님은 더 받을 것이 없습니다.
mo-juice = { $name } 님이 { $value }점짜리 주스를 가져갑니다.
mo-closed = { $name } 님의 타일이 { $stall } 가판대를 닫습니다. 열린 가판대는 { $open }개입니다.
mo-closed-empty = 빈 가판대 타일이 { $stall } 가판대를 닫습니다. 열린 가판대는 { $open }개입니다.
mo-last-round = 이번이 마지막 라운드입니다.
mo-pointed = { $name } 님이 화살표로 { $target } 가판대를 가리킵니다.
mo-moved = { $name } 님의 관광객이 { $space } 자리로 옮겨 가 조수가 됩니다.
mo-tourists-left = { $name } 님의 관광객 { $tourists }명이 게임을 떠납니다.

mo-roof = 지붕. 큐브: { $spaces }. { $pawn ->
    [middle] 말은 가운데에 있습니다.
   *[other] 말은 { $pawn } 자리에 있습니다.
  }
mo-assistants = 조수
mo-bodyguards = 놓을 수 있는 경호원
mo-tourists = 관광객
mo-cousins = 사촌 쌍
mo-tiles = 시장 타일
mo-juice-tokens = 주스 토큰
mo-cell = { $stall } 가판대의 { $space }, 비용 { $colours }
mo-cell-closed = { $stall } 가판대의 { $space }, { $owner ->
    [empty] 빈 가판대 타일로 닫힘
   *[other] { $owner } 타일로 닫힘
  }
mo-cell-assistant = { $owner }의 조수
mo-cell-bodyguard = { $owner }의 경호원
mo-cell-tourist = { $owner }의 관광객
mo-cell-juice = { $value }점짜리 주스

mo-cube-row = 가로줄 { $line }: { $colour } 큐브
mo-cube-column = 세로줄 { $line }: { $colour } 큐브
mo-cell-strength = 힘 { $strength }/{ $full }
mo-pick-cube = { $cube }. 이제 맞바꿀 다른 큐브를 고르세요.
mo-no-swap-phase = 큐브는 일꾼을 놓는 차례에만 맞바꿀 수 있습니다.
mo-no-swap-coin = 맞바꾸려면 동전 1개가 필요한데 동전이 없습니다.
mo-no-swap-kinds = 가로줄끼리 또는 세로줄끼리만 맞바꿀 수 있습니다. 가로줄과 세로줄은 안 됩니다.
mo-no-swap-place = 이렇게 맞바꾸면 아무도 놓을 수 없게 됩니다.
mo-round-number = { $round }라운드
mo-closings-left = { $stalls ->
    [0] 마지막 라운드
   *[other] 가판대 { $stalls }개 남음
  }
mo-goes-first = 선: { $name }
mo-hand = 내 큐브와 동전:

no-morocco-elsewhere = 지금 여기서 고를 것은 없습니다. 질문 아래에서 고르세요.
no-morocco-closed = { $stall } 가판대는 닫혔습니다. 열린 가판대를 고르세요.
no-morocco-taken = { $space } 자리는 차 있습니다. 빈자리를 고르세요.
no-morocco-cubes = { $stall } 가판대에는 { $colours } 큐브가 모자랍니다. 빛나는 자리를 고르세요.
no-morocco-no-second = 옆에 두 번째 사촌이 설 자리가 없습니다. 빛나는 자리를 고르세요.
no-morocco-not-touching = 두 번째 사촌은 다른 가판대에서 { $space } 자리와 닿아야 합니다. 빛나는 자리를 고르세요.
no-morocco-not-target = 관광객은 화살표가 가리키는 { $stall } 가판대의 빈자리로 갑니다.
