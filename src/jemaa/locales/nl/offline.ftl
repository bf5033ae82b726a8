# Playing in the browser itself, without a server.

offline-why = De regels en de bots draaien in deze browser. Wat daarvoor nodig is, wordt één keer geladen; daarna werkt het ook zonder verbinding.
offline-loading = Laden: { $percent } %
offline-ready = Alles staat klaar.
offline-failed = Wat nodig is, kon niet worden geladen.
offline-seed = Eigen startwaarde voor de dobbelstenen
offline-seed-why = De worpen volgen uit jouw startwaarde, dus je kunt ze nagaan. Leeg blijft hij geheim.
