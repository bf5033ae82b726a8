# The end of a game: the count, the result, and a picture of it.

count-now = กำลังนับคะแนน…
won-by = { $names } ชนะ นำอยู่ { $points }
tie-dirhams = คะแนนเท่ากัน ผู้มีดีแรมมากกว่าเป็นผู้นำ
tie-tiles = คะแนนเท่ากัน ผู้วางแผ่นป้ายตลาดมากกว่าเป็นผู้นำ
led-by = เมื่อจบเกม { $names } นำอยู่ { $points }
led-level = ผู้นำมีคะแนนเท่ากัน
picture-share = แชร์ภาพ
picture-save = บันทึกภาพ
picture-failed = สร้างภาพไม่ได้ ลองอีกครั้ง
review-resigned = บทวิเคราะห์ดูเฉพาะคะแนน ผู้ที่ยอมแพ้จึงไม่ได้อยู่อันดับสุดท้ายในนั้น
