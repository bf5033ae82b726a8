# 轮到自己时的通知：房间上的操作，以及推送消息的内容。

turns-tell = 轮到我时通知我
turns-hint = 你不在这个房间时，每回合发一条消息。
turns-browser = 通过这个浏览器通知我
turns-on = 即使页面已关闭，这个浏览器也会通知你。
turns-stop = 停止通知
turns-again = 再试一次
turns-unsupported = 这个浏览器无法显示推送消息。Webhook 在哪里都能用。
turns-insecure = 推送消息需要 https:// 的页面。Webhook 则不需要。
turns-denied = 这个页面的通知被屏蔽了。请在浏览器设置中允许这个页面的通知，再重新加载。
turns-failed = 这个浏览器的推送服务没有响应。
turns-webhook = Webhook：你用来接收消息的网址
turns-add = 添加
turns-secret = 消息用这个密钥签名。请收好：它只显示这一次。
refused-bad-address = { $reason ->
    [scheme] 网址必须以 https:// 开头。
    [unknown] 查不到这个名称。
    [private] 这个网址在私有网络中；本服务器不会向那里发送消息。
   *[address] 这不是像 https://example.org/path 这样的网址。
  }

push-title = { $game ->
    [marrakech] 马拉喀什
   *[morocco] 摩洛哥
  }：轮到你了
push-body = 你的名字是 { $name }。
push-again-title = { $game ->
    [marrakech] 马拉喀什
   *[morocco] 摩洛哥
  }：再来一局？
push-again-body = { $asker } 想再玩一局。
