# 自分の番の知らせ：テーブルでの操作と、プッシュ通知の文言。

turns-tell = 自分の番になったら知らせる
turns-hint = このテーブルを見ていない間、手番ごとに一度知らせます。
turns-browser = このブラウザで知らせる
turns-on = ページを閉じていても、このブラウザが知らせます。
turns-stop = 知らせるのをやめる
turns-again = もう一度試す
turns-unsupported = このブラウザはプッシュ通知を表示できません。Webhookならどこでも使えます。
turns-insecure = プッシュ通知にはhttps://のページが必要です。Webhookなら不要です。
turns-denied = このページからの通知がブロックされています。ブラウザの設定でこのページの通知を許可し、読み込み直してください。
turns-failed = このブラウザのプッシュサービスが応答しませんでした。
turns-webhook = Webhook：メッセージを受け取れるあなたのアドレス
turns-add = 追加
turns-secret = メッセージはこの秘密の鍵で署名されます。今しか表示されないので、控えておいてください。
refused-bad-address = { $reason ->
    [scheme] アドレスはhttps://で始めてください。
    [unknown] その名前では何も見つかりません。
    [private] そのアドレスは内部ネットワークのものです。このサーバーはそこへメッセージを送りません。
   *[address] https://example.org/pathのようなアドレスではありません。
  }

push-title = { $game ->
    [marrakech] マラケシュ
   *[morocco] モロッコ
  }：あなたの番です
push-body = { $name }として参加しています。
push-again-title = { $game ->
    [marrakech] マラケシュ
   *[morocco] モロッコ
  }：もう一局どうですか？
push-again-body = { $asker }がもう一局を希望しています。
