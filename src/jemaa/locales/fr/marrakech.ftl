# Marrakech : ce qui s’est passé, ce qui est demandé, ce qu’on peut faire.

ask-marrakech-assam = De quel côté va Assam ?
ask-marrakech-assam-after = De quel côté Assam doit-il regarder ?
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
    [yes] Assam fait demi-tour au bord et va jusqu’en { $square }.
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
mk-returned = Pas de place pour le tapis de { $name } : il retourne dans la boîte.
mk-turned-up = Prochain tapis de { $name } : { $colour }.
mk-is-out = hors jeu
mk-rugs-left = Tapis de couleur { $colour } à poser
mk-cell-empty = { $square }, vide
mk-cell-half = { $square }, moitié d’un tapis de couleur { $colour }
mk-cell-whole = { $square }, tapis de couleur { $colour }, autre moitié en { $other }
mk-cell-reach = Assam peut s’arrêter ici
mk-cell-assam = { $facing ->
    [north] Assam est ici et regarde au nord
    [east] Assam est ici et regarde à l’est
    [south] Assam est ici et regarde au sud
   *[west] Assam est ici et regarde à l’ouest
  }

no-marrakech-turn = Assam ne peut pas y aller maintenant. Choisissez une flèche ou une case éclairée.
no-marrakech-under-assam = Assam est en { $square }. Posez le tapis à côté de lui.
no-marrakech-not-beside = Le tapis doit toucher par un côté la case d’Assam, { $square }. Choisissez une case éclairée.
no-marrakech-both-halves = { $squares } est un tapis entier de { $name }. N’en recouvrez qu’une moitié.
no-marrakech-same-colour = { $squares } montre deux fois la même couleur. Recouvrez-en deux différentes.
