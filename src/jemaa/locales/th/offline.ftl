# Playing in the browser itself, without a server.

offline-why = กติกาและบอตทำงานในเบราว์เซอร์นี้ สิ่งที่จำเป็นโหลดเพียงครั้งเดียว จากนั้นเล่นได้แม้ไม่มีการเชื่อมต่อ
offline-loading = กำลังโหลด: { $percent }%
offline-ready = พร้อมแล้ว
offline-failed = โหลดสิ่งที่จำเป็นไม่สำเร็จ
offline-seed = ค่าเริ่มต้นของลูกเต๋าที่กำหนดเอง
offline-seed-why = ลูกเต๋าคำนวณจากค่าของคุณ จึงตรวจสอบได้ เว้นว่างไว้ให้เป็นความลับ
