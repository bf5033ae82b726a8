# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = iPhone 和 iPad 只为主屏幕上的网页显示这些通知。三步即可把本页放到主屏幕：
iphone-share = 轻点“共享”。
iphone-add = 选择“添加到主屏幕”。
iphone-open = 从主屏幕打开本页，并在那里开启通知。
