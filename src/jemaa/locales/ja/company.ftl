# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = ファミリー卓：やさしいボットだけが参加します。
onlookers = { $count ->
   *[other] { $count }人が観戦しています。
  }
watch-link = 観戦リンク
watch-link-why = このリンクがあれば観戦できます。参加はできません。
watch-link-public = この卓は公開です。だれでも観戦できます。
watch-link-on = ほかの人の観戦を許す
embed = ウェブページに盤面を表示するには
embed-invitation = このリンクは対戦への招待です。ウェブページに盤面を表示するには観戦リンクを使ってください。
embed-open = 卓を開く
board-watched = { $game }の市場
handover = { $name }さんに端末を渡してください
handover-why = ここから先はほかの人に見せないでください。
handover-done = { $name }です
