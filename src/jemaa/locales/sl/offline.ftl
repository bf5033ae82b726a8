# Playing in the browser itself, without a server.

offline-why = Pravila in boti tečejo v tem brskalniku. Kar je potrebno, se naloži enkrat; potem deluje tudi brez povezave.
offline-loading = Nalaganje: { $percent } %
offline-ready = Vse je pripravljeno.
offline-failed = Potrebnega ni bilo mogoče naložiti.
offline-seed = Lastno seme za kocke
offline-seed-why = Meti sledijo iz tvojega semena, zato jih lahko preveriš. Prazno ostane skrivno.
