# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = iPhone 和 iPad 只會顯示主畫面上網頁的這些通知。三個步驟就能把本頁放到主畫面：
iphone-share = 點一下「分享」。
iphone-add = 選擇「加入主畫面」。
iphone-open = 從主畫面打開本頁，並在那裡開啟通知。
