# The end of a game: the count, the result, and a picture of it.

count-now = กำลังนับคะแนน…
won-by = { $names } ชนะ ห่าง { $points } คะแนน
tie-dirhams = คะแนนเท่ากัน ใครมีดีแรมมากกว่าชนะ
tie-tiles = คะแนนเท่ากัน ใครวางแผ่นป้ายมากกว่าชนะ
led-by = { $names } นำอยู่ { $points } คะแนน
led-level = คนที่นำมีคะแนนเท่ากัน
picture-share = แชร์ภาพ
picture-save = บันทึกภาพ
picture-failed = สร้างภาพไม่ได้ ลองอีกครั้ง
