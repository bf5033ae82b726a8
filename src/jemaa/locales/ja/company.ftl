# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = ファミリーテーブル：やさしいボットだけが参加します。
onlookers = { $count ->
   *[other] { $count }人が観戦しています。
  }
watch-link = 観戦リンク
watch-link-why = このリンクがあれば観戦できます。参加はできません。
watch-link-public = このテーブルは公開です。だれでも観戦できます。
watch-link-on = ほかの人の観戦を許す
embed = ウェブページに盤面を表示するには
embed-invitation = このリンクは対戦への招待です。ウェブページに盤面を表示するには観戦リンクを使ってください。
embed-open = テーブルを開く
board-watched = { $game }の市場
handover = { $name }さんに渡してください
handover-why = ここから先は、ほかの人は見ないでください。
handover-done = { $name }です
