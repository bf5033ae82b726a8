# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = 家庭房間：這裡只有溫和的機器人。
onlookers = { $count ->
   *[other] { $count } 人正在觀戰。
  }
watch-link = 觀戰連結
watch-link-why = 有此連結的人可以觀戰，但不能參加。
watch-link-public = 這是公開的房間，任何人都可以觀戰。
watch-link-on = 允許他人觀戰
embed = 在網頁上顯示棋盤
embed-invitation = 這個連結是參加遊戲的邀請。要在網頁上顯示棋盤，請使用觀戰連結。
embed-open = 打開房間
board-watched = { $game }的市集
handover = 請把裝置交給{ $name }
handover-why = 接下來的內容別人不能看。
handover-done = 我是{ $name }
