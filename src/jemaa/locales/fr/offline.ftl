# Playing in the browser itself, without a server.

offline-why = Les règles et les robots fonctionnent dans ce navigateur. Ce qu’il faut est chargé une seule fois ; ensuite, cela marche aussi sans connexion.
offline-loading = Chargement : { $percent } %
offline-ready = Tout est prêt.
offline-failed = Le nécessaire n’a pas pu être chargé.
offline-seed = Votre propre graine pour les dés
offline-seed-why = Les dés découlent de votre graine : vous pouvez les vérifier. Laissez vide pour une graine secrète.
