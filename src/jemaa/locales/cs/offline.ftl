# Playing in the browser itself, without a server.

offline-why = Pravidla i boti běží v tomto prohlížeči. Co je potřeba, se načte jednou; potom to funguje i bez připojení.
offline-loading = Načítání: { $percent } %
offline-ready = Vše je připraveno.
offline-failed = Potřebné se nepodařilo načíst.
offline-seed = Vlastní základ pro kostky
offline-seed-why = Hody vycházejí z tvého základu, takže je můžeš ověřit. Prázdné pole znamená tajný základ.
