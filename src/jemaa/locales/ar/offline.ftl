# Playing in the browser itself, without a server.

offline-why = تعمل القواعد واللاعبون الآليون في هذا المتصفح. يُحمَّل اللازم مرة واحدة، ثم يعمل كل شيء حتى دون اتصال.
offline-loading = جارٍ التحميل: { $percent }٪
offline-ready = كل شيء جاهز.
offline-failed = تعذّر تحميل ما يلزم.
offline-seed = بذرتك الخاصة للنرد
offline-seed-why = تتبع النردَ بذرتُك، فيمكنك التحقق منه. اتركها فارغة لتكون سرية.
