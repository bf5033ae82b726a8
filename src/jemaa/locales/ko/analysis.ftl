# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = 게임이나 위치 열기
analysis-paste = 또는 기록이나 위치를 여기에 붙여 넣으세요
analysis-choices = 선택지
analysis-outcomes = 운에 따라 나올 수 있는 것
analysis-roll = 운에 맡기기
analysis-stop = 생각 멈추기
analysis-on = 계속 생각하기
analysis-thinks = 컴퓨터가 생각하는 중…
analysis-depth = { $number }게임 앞까지 살펴봄
analysis-points = 점수: { $points }
analysis-visits = 살펴본 횟수: { $number }
analysis-exact = 계산됨
analysis-line = 예상 진행
analysis-tree = 변화
analysis-remove = 삭제
analysis-comment = 메모
analysis-file = 파일로 저장
analysis-text = 위치 복사
analysis-json = 위치 저장
