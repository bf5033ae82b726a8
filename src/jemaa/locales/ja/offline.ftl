# Playing in the browser itself, without a server.

offline-why = ルールとボットはこのブラウザーの中で動きます。必要なものは一度だけ読み込まれ、その後は接続がなくても遊べます。
offline-loading = 読み込み中: { $percent }%
offline-ready = 準備ができました。
offline-failed = 必要なものを読み込めませんでした。
offline-seed = サイコロの種を自分で決める
offline-seed-why = サイコロの目はこの種から決まるので、確かめられます。空欄なら秘密の種になります。
