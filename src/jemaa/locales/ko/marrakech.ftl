# 마라케시: 일어난 일, 묻는 것, 할 수 있는 일.

ask-marrakech-assam = 아쌈이 어느 쪽으로 갈까요?
ask-marrakech-assam-after = 이제 아쌈을 어느 쪽으로 돌려 둘까요?
ask-marrakech-lay = 양탄자를 어디에 깔까요?

mk-do-left = 왼쪽으로 돌리기
mk-do-ahead = 그대로
mk-do-right = 오른쪽으로 돌리기
mk-do-lay = { $squares }에 양탄자 깔기
mk-first = { $name } 님이 먼저 시작합니다.
mk-turned = { $turn ->
    [left] { $name } 님이 아쌈을 왼쪽으로 돌립니다.
    [right] { $name } 님이 아쌈을 오른쪽으로 돌립니다.
   *[ahead] { $name } 님이 아쌈을 돌리지 않습니다.
  }
mk-rolled = { $name } 님의 주사위: { $slippers }.
mk-walked = { $looped ->
    [yes] 아쌈이 가장자리에서 되돌아 { $square } 칸으로 갑니다.
   *[no] 아쌈이 { $square } 칸으로 갑니다.
  }
mk-paid = { $name } 님이 { $to } 님에게 { $amount }디르함을 냅니다.
mk-paid-short = { $name } 님은 { $to } 님에게 { $due }디르함을 내야 하지만, 남은 { $amount }디르함을 모두 냅니다.
mk-out = { $name } 님이 게임에서 빠집니다.
mk-laid = { $name } 님이 { $squares } 칸에 양탄자를 깝니다.
mk-laid-over = { $name } 님이 { $squares } 칸에 양탄자를 깔아 { $over } 양탄자를 덮습니다.
mk-returned = { $name } 님은 양탄자를 깔 곳이 없습니다. 양탄자는 상자로 돌아갑니다.
mk-turned-up = { $name } 님의 다음 양탄자: { $colour }.
mk-is-out = 게임에서 빠짐
mk-rugs-left = 남은 { $colour } 색 양탄자
mk-cell-empty = { $square }, 빈칸
mk-cell-half = { $square }, { $colour } 색 양탄자 절반
mk-cell-whole = { $square }, { $colour } 색 양탄자, 나머지 절반은 { $other }
mk-cell-reach = 아쌈이 멈출 수 있는 칸
mk-cell-assam = { $facing ->
    [north] 아쌈이 여기 서서 북쪽을 봅니다
    [east] 아쌈이 여기 서서 동쪽을 봅니다
    [south] 아쌈이 여기 서서 남쪽을 봅니다
   *[west] 아쌈이 여기 서서 서쪽을 봅니다
  }

no-marrakech-turn = 아쌈은 지금 그곳에 갈 수 없습니다. 화살표나 빛나는 칸을 고르세요.
no-marrakech-under-assam = { $square }에는 아쌈이 서 있습니다. 양탄자는 그 옆에 까세요.
no-marrakech-not-beside = 양탄자는 아쌈이 있는 { $square } 칸과 한 변이 닿아야 합니다. 빛나는 칸을 고르세요.
no-marrakech-both-halves = { $squares }: { $name } 님의 양탄자 한 장입니다. 절반만 덮으세요.
no-marrakech-same-colour = { $squares }: 같은 색이 두 번 보입니다. 서로 다른 두 색을 덮으세요.
