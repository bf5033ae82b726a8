# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = iPhone และ iPad แสดงข้อความเหล่านี้เฉพาะหน้าที่อยู่บนหน้าจอโฮมเท่านั้น เพิ่มหน้านี้ได้ในสามขั้นตอน:
iphone-share = แตะแชร์
iphone-add = เลือก “เพิ่มไปยังหน้าจอโฮม”
iphone-open = เปิดหน้านี้จากหน้าจอโฮม แล้วเปิดการแจ้งเตือนที่นั่น
