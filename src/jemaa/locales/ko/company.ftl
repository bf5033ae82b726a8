# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = 가족 테이블: 봐주는 봇만 함께합니다.
onlookers = { $count ->
   *[other] { $count }명이 관전하고 있습니다.
  }
watch-link = 관전 링크
watch-link-why = 이 링크가 있으면 관전할 수 있지만 게임을 할 수는 없습니다.
watch-link-public = 공개 테이블입니다. 누구나 관전할 수 있습니다.
watch-link-on = 다른 사람의 관전 허용
embed = 웹페이지에 게임판을 보여 주려면
embed-invitation = 이 링크는 게임 초대입니다. 웹페이지에 게임판을 보여 주려면 관전 링크를 사용하세요.
embed-open = 테이블 열기
board-watched = { $game } 시장
handover = { $name } 님에게 기기를 건네주세요
handover-why = 다음 화면은 다른 사람이 보면 안 됩니다.
handover-done = { $name }예요
