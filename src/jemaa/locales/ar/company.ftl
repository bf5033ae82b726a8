# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = طاولة عائلية: لا يلعب هنا إلا روبوتات متساهلة.
onlookers = { $count ->
    [zero] لا أحد يشاهد.
    [one] شخص واحد يشاهد.
    [two] شخصان يشاهدان.
    [few] { $count } أشخاص يشاهدون.
    [many] { $count } شخصًا يشاهدون.
   *[other] { $count } شخص يشاهدون.
  }
watch-link = رابط المشاهدة
watch-link-why = من لديه هذا الرابط يستطيع المشاهدة لا اللعب.
watch-link-public = هذه الطاولة عامة: يستطيع الجميع المشاهدة.
watch-link-on = يُسمح للآخرين بالمشاهدة
embed = لعرض اللوحة في صفحة ويب
embed-invitation = هذا الرابط دعوة إلى اللعب. لعرض اللوحة في صفحة ويب استعمل رابط المشاهدة.
embed-open = فتح الطاولة
board-watched = سوق { $game }
handover = أعطِ الجهاز إلى { $name }
handover-why = ما سيأتي الآن لا يجوز أن يراه أحد آخر.
handover-done = أنا { $name }
