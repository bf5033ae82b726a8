# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Table en famille : seuls des robots gentils y jouent.
onlookers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }
watch-link = Lien pour regarder
watch-link-why = Avec ce lien, on peut regarder, mais pas jouer.
watch-link-public = Cette table est publique : tout le monde peut regarder.
watch-link-on = Les autres peuvent regarder
embed = Pour montrer le plateau sur une page web
embed-invitation = Ce lien est une invitation à jouer. Pour montrer le plateau sur une page web, utilisez le lien pour regarder.
embed-open = Ouvrir la table
board-watched = Le marché de { $game }
handover = Passez l’appareil à { $name }
handover-why = Personne d’autre ne doit voir ce qui vient.
handover-done = C’est moi, { $name }
