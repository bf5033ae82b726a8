# Playing in the browser itself, without a server.

offline-why = Taisyklės ir botai veikia šioje naršyklėje. Tai, ko reikia, įkeliama vieną kartą; paskui veikia ir be ryšio.
offline-loading = Įkeliama: { $percent } %
offline-ready = Viskas paruošta.
offline-failed = Nepavyko įkelti to, ko reikia.
offline-seed = Sava kauliukų sėkla
offline-seed-why = Metimai seka iš jūsų sėklos, todėl galite juos patikrinti. Tuščia lieka slapta.
