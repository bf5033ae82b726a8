# Playing in the browser itself, without a server.

offline-why = 规则和电脑玩家都在这个浏览器中运行。所需内容只加载一次，之后没有网络也能玩。
offline-loading = 加载中：{ $percent }%
offline-ready = 一切就绪。
offline-failed = 无法加载所需内容。
offline-seed = 自定骰子种子
offline-seed-why = 骰子由你的种子决定，因此可以验证。留空则保密。
