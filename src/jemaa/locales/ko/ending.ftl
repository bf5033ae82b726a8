# The end of a game: the count, the result, and a picture of it.

count-now = 점수를 세는 중…
won-by = { $names } 님이 { $points }점 차로 승리
tie-dirhams = 점수가 같아 디르함이 많은 쪽이 이깁니다.
tie-tiles = 점수가 같아 시장 타일을 많이 놓은 쪽이 이깁니다.
led-by = 끝났을 때 { $names } 님이 { $points }점 앞섰습니다.
led-level = 선두의 점수가 같았습니다.
picture-share = 그림 공유
picture-save = 그림 저장
picture-failed = 그림을 만들지 못했습니다. 다시 시도해 주세요.
