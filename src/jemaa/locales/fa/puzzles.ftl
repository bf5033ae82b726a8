# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = معمای { $number } از { $all }
puzzle-difficulty = دشواری: { $number } از { $all }
puzzle-ask = بهترین انتخاب را برای { $name } پیدا کنید.
puzzle-wrong = { $choice }: انتخاب بهتری هست. دوباره امتحان کنید.
puzzle-answer = بهترین انتخاب: { $choice }.
puzzle-ahead = به جای آن: { $choice }. این { $share } از احتمال برد را از دست می‌دهد.
puzzle-later = آنچه بهترین انتخاب می‌آورد دیرتر می‌رسد.
puzzle-values = احتمال برد پس از هر انتخاب
puzzle-levels = ربات‌ها چند وقت یک بار آن را پیدا می‌کنند
puzzle-next = معمای بعدی
puzzle-skip = رد کردن
puzzle-all = همهٔ معماها را حل کرده‌اید.
puzzle-anew = از نو
puzzle-streak = پشت سر هم با نخستین تلاش: { $number }؛ بیشترین: { $longest }.
puzzle-tries = تلاش‌ها: { $number }.
refused-no-such-puzzle = چنین معمایی نیست.
