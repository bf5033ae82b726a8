# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = ปริศนาที่ { $number } จาก { $all }
puzzle-difficulty = ความยาก: { $number } จาก { $all }
puzzle-ask = หาทางที่ดีที่สุดสำหรับ { $name }
puzzle-wrong = { $choice }: ยังมีทางที่ดีกว่า ลองอีกครั้ง
puzzle-answer = ทางที่ดีที่สุด: { $choice }
puzzle-ahead = แทนที่จะเป็น: { $choice } ซึ่งเสียโอกาสชนะไป { $share }
puzzle-later = สิ่งที่ทางที่ดีที่สุดให้จะมาทีหลัง
puzzle-values = โอกาสชนะหลังแต่ละทาง
puzzle-levels = บอตหาพบบ่อยแค่ไหน
puzzle-next = ปริศนาต่อไป
puzzle-skip = ข้าม
puzzle-all = คุณแก้ปริศนาได้ครบทุกข้อแล้ว
puzzle-anew = เริ่มใหม่
puzzle-streak = แก้ได้ติดต่อกันในครั้งแรก: { $number } มากที่สุด: { $longest }
puzzle-tries = ลองไปแล้ว: { $number }
refused-no-such-puzzle = ไม่มีปริศนานั้น
