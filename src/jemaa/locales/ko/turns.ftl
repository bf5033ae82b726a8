# 차례 알림: 테이블에서의 조작과 푸시 메시지의 내용.

turns-tell = 내 차례가 되면 알리기
turns-hint = 이 테이블을 떠나 있는 동안 차례마다 메시지를 하나 보냅니다.
turns-browser = 이 브라우저로 알리기
turns-on = 페이지를 닫아도 이 브라우저가 알려 줍니다.
turns-stop = 알림 끄기
turns-again = 다시 시도
turns-unsupported = 이 브라우저는 푸시 메시지를 표시할 수 없습니다. 웹훅은 어디서나 됩니다.
turns-insecure = 푸시 메시지를 받으려면 페이지가 https:// 주소여야 합니다. 웹훅은 그렇지 않아도 됩니다.
turns-denied = 이 페이지의 알림이 차단되어 있습니다. 브라우저 설정에서 이 페이지의 알림을 허용하고 새로 고치세요.
turns-failed = 이 브라우저의 푸시 서비스가 응답하지 않았습니다.
turns-webhook = 웹훅: 메시지를 받을 내 주소
turns-add = 추가
turns-secret = 메시지는 이 비밀 키로 서명됩니다. 지금만 표시되니 잘 보관하세요.
refused-bad-address = { $reason ->
    [scheme] 주소는 https://로 시작해야 합니다.
    [unknown] 그 이름으로는 아무것도 찾을 수 없습니다.
    [private] 그 주소는 사설 네트워크에 있습니다. 이 서버는 그곳으로 메시지를 보내지 않습니다.
   *[address] https://example.org/path 같은 형식의 주소가 아닙니다.
  }

push-title = { $game ->
    [marrakech] 마라케시
   *[morocco] 모로코
  }: 차례가 되었습니다
push-body = { $name } 이름으로 참가하고 있습니다.
push-again-title = { $game ->
    [marrakech] 마라케시
   *[morocco] 모로코
  }: 한 판 더 할까요?
push-again-body = { $asker } 님이 한 판 더 하고 싶어 합니다.
