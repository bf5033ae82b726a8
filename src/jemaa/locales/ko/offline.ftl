# Playing in the browser itself, without a server.

offline-why = 규칙과 봇이 이 브라우저에서 실행됩니다. 필요한 것은 한 번만 불러오며, 그 뒤에는 연결 없이도 됩니다.
offline-loading = 불러오는 중: { $percent }%
offline-ready = 모두 준비되었습니다.
offline-failed = 필요한 것을 불러오지 못했습니다.
offline-seed = 주사위의 시드를 직접 정하기
offline-seed-why = 주사위는 이 시드에서 정해지므로 직접 확인할 수 있습니다. 비워 두면 비밀 시드입니다.
