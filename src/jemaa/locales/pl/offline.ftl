# Playing in the browser itself, without a server.

offline-why = Zasady i boty działają w tej przeglądarce. To, co potrzebne, wczytuje się raz; potem działa to także bez połączenia.
offline-loading = Wczytywanie: { $percent }%
offline-ready = Wszystko jest gotowe.
offline-failed = Nie udało się wczytać tego, co potrzebne.
offline-seed = Własne ziarno kostek
offline-seed-why = Rzuty wynikają z twojego ziarna, więc możesz je sprawdzić. Puste pole oznacza tajne ziarno.
