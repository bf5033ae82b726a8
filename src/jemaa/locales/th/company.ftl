# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = โต๊ะครอบครัว: มีแต่บอตใจดีเล่นที่นี่
onlookers = { $count ->
   *[other] มี { $count } คนกำลังดู
  }
watch-link = ลิงก์สำหรับดู
watch-link-why = ผู้ที่มีลิงก์นี้ดูได้ แต่เล่นไม่ได้
watch-link-public = โต๊ะนี้เป็นสาธารณะ ใครก็ดูได้
watch-link-on = ให้คนอื่นดูได้
embed = วิธีแสดงกระดานบนหน้าเว็บ
embed-invitation = ลิงก์นี้เป็นคำเชิญให้เล่น หากต้องการแสดงกระดานบนหน้าเว็บ ให้ใช้ลิงก์สำหรับดู
embed-open = เปิดโต๊ะ
board-watched = ตลาดของ { $game }
handover = ส่งเครื่องให้ { $name }
handover-why = คนอื่นต้องไม่เห็นสิ่งที่จะแสดงต่อไป
handover-done = ฉันคือ { $name }
