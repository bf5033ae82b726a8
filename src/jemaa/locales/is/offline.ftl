# Playing in the browser itself, without a server.

offline-why = Reglurnar og bottarnir keyra í þessum vafra. Það sem þarf er sótt einu sinni; eftir það virkar það líka án tengingar.
offline-loading = Sæki: { $percent } %
offline-ready = Allt er tilbúið.
offline-failed = Ekki tókst að sækja það sem þarf.
offline-seed = Eigið fræ fyrir teningana
offline-seed-why = Köstin leiða af fræinu þínu, svo þú getur sannreynt þau. Autt þýðir leynilegt.
