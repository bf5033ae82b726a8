# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = เปิดเกมหรือตำแหน่ง
analysis-paste = หรือวางบันทึกหรือตำแหน่งที่นี่
analysis-choices = ตัวเลือก
analysis-outcomes = สิ่งที่โชคอาจนำมา
analysis-roll = ให้โชคตัดสิน
analysis-stop = หยุดคิด
analysis-on = คิดต่อ
analysis-thinks = คอมพิวเตอร์กำลังคิด…
analysis-depth = มองล่วงหน้า { $number } เกม
analysis-points = คะแนน: { $points }
analysis-visits = จำนวนครั้งที่ดู: { $number }
analysis-exact = คำนวณแล้ว
analysis-line = ลำดับที่น่าจะเป็น
analysis-tree = แนวเล่นอื่น
analysis-remove = ลบออก
analysis-comment = ความเห็น
analysis-file = บันทึกเป็นไฟล์
analysis-text = คัดลอกตำแหน่ง
analysis-json = บันทึกตำแหน่ง
