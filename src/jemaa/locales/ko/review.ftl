# 돌아보기: 승률의 변화, 결정의 대가, 운, 함께 보기. 백분율은 글자로 옵니다.

review = 이번 판 분석하기
review-being-made = 테이블의 모두를 위해 이번 판을 분석하는 중입니다. 잠시 걸립니다.
review-failed-ended = 이번 판을 분석하지 못했습니다. 계산이 도중에 멈췄습니다. 다시 요청할 수 있습니다.
review-failed-late = 이번 판을 분석하지 못했습니다. 서버가 너무 바빴습니다. 나중에 다시 요청할 수 있습니다.
review-failed-error = 이번 판을 분석하지 못했습니다. 서버에서 오류가 발생했습니다. 다시 요청할 수 있습니다.
review-failed-store = 분석은 끝났지만 서버가 결과를 저장하지 못했습니다. 다시 요청할 수 있습니다.
verdict-best = 최선
verdict-fine = 좋음
verdict-inaccuracy = 작은 실수
verdict-mistake = 실수
verdict-blunder = 큰 실수
together-lead = 내가 보는 곳을 모두에게 보여 주기
together-leading = 따라오는 사람은 같은 화면을 봅니다.
together-leads = { $name } 님이 게임을 보여 주고 있습니다.
together-follow = 함께 보기
together-follows = { $name } 님과 함께 보고 있습니다.
together-alone = 혼자 보기
