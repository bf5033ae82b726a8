# Marrakech : ce qui s’est passé, ce qui est demandé, ce qu’on peut faire.

ask-marrakech-assam = Par où va Assam ?
ask-marrakech-assam-after = Vers où Assam doit-il regarder ?
ask-marrakech-lay = Où posez-vous votre tapis ?

mk-do-left = À gauche
mk-do-ahead = Tout droit
mk-do-right = À droite
mk-do-lay = Tapis en { $squares }
mk-first = { $name } commence.
mk-turned = { $turn ->
    [left] { $name } tourne Assam à gauche.
    [right] { $name } tourne Assam à droite.
   *[ahead] { $name } ne tourne pas Assam.
  }
mk-rolled = { $name } obtient { $slippers }.
mk-walked = { $looped ->
    [yes] Assam fait demi-tour au bord et arrive en { $square }.
   *[no] Assam va jusqu’en { $square }.
  }
mk-paid = { $name } paie à { $to } { $amount ->
    [one] { $amount } dirham
   *[other] { $amount } dirhams
  }.
mk-paid-short = { $name } doit { $due ->
    [one] { $due } dirham
   *[other] { $due } dirhams
  } à { $to } et paie { $amount } : c’est tout ce qui reste.
mk-out = { $name } est hors jeu.
mk-laid = { $name } pose un tapis en { $squares }.
mk-laid-over = { $name } pose un tapis en { $squares }, sur { $over }.
mk-returned = Aucun emplacement pour le tapis de { $name } : il retourne dans la boîte.
mk-turned-up = Prochain tapis de { $name } : { $colour }.
mk-is-out = hors jeu
mk-rugs-left = Tapis de la couleur { $colour } à poser
mk-cell-empty = { $square }, vide
mk-cell-half = { $square }, moitié d’un tapis de la couleur { $colour }
mk-cell-whole = { $square }, tapis de la couleur { $colour }, autre moitié en { $other }
mk-cell-reach = Assam peut s’arrêter ici
mk-cell-assam = { $facing ->
    [north] Assam est ici et regarde au nord
    [east] Assam est ici et regarde à l’est
    [south] Assam est ici et regarde au sud
   *[west] Assam est ici et regarde à l’ouest
  }
