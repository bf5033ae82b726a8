# The end of a game: the count, the result, and a picture of it.

count-now = 점수를 세는 중…
won-by = { $names } { $points }점 차로 승리
tie-dirhams = 점수가 같아 디르함이 더 많은 쪽이 앞섭니다.
tie-tiles = 점수가 같아 놓은 시장 타일이 더 많은 쪽이 앞섭니다.
led-by = 끝났을 때 { $names } { $points }점 차로 선두였습니다.
led-level = 선두의 점수가 같았습니다.
picture-share = 그림 공유
picture-save = 그림 저장
picture-failed = 그림을 만들지 못했습니다. 다시 시도해 주세요.
review-resigned = 분석은 점수만 따르므로 기권한 사람이 꼴찌로 나오지 않을 수 있습니다.
