# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = iPhone과 iPad는 홈 화면에 있는 페이지의 알림만 표시합니다. 세 단계로 이 페이지를 홈 화면에 추가하세요:
iphone-share = 공유를 누르세요.
iphone-add = ‘홈 화면에 추가’를 선택하세요.
iphone-open = 홈 화면에서 페이지를 열고 거기서 알림을 켜세요.
