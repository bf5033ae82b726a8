# Playing in the browser itself, without a server.

offline-why = Reglerna och botarna körs i den här webbläsaren. Det som behövs läses in en gång; sedan fungerar det även utan anslutning.
offline-loading = Läser in: { $percent } %
offline-ready = Allt är klart.
offline-failed = Det som behövs kunde inte läsas in.
offline-seed = Eget frö för tärningarna
offline-seed-why = Tärningskasten följer av ditt frö, så du kan kontrollera dem. Tomt är det hemligt.
