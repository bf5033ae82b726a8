# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = 家庭房间：这里只有温和的机器人。
onlookers = { $count ->
   *[other] { $count } 人正在观战。
  }
watch-link = 观战链接
watch-link-why = 有此链接的人可以观战，但不能参加。
watch-link-public = 这是公开的房间，任何人都可以观战。
watch-link-on = 允许他人观战
embed = 在网页上显示棋盘
embed-invitation = 这个链接是参加游戏的邀请。要在网页上显示棋盘，请使用观战链接。
embed-open = 打开房间
board-watched = { $game }的市集
handover = 请把设备交给{ $name }
handover-why = 接下来的内容别人不能看。
handover-done = 我是{ $name }
