# Marrakech : ce qui s’est passé, ce qui est demandé, ce qu’on peut faire.

ask-marrakech-assam = Par où va Assam ?
ask-marrakech-assam-after = Vers où Assam doit-il regarder ?
ask-marrakech-lay = Où posez-vous votre tapis ?
guide-marrakech-assam = Tournez Assam à gauche ou à droite, ou laissez-le aller tout droit ; le dé dit ensuite de combien il avance : 1 à 4 pas. S’il s’arrête sur le tapis d’un autre, vous lui payez un dirham par case de la zone d’un seul tenant de cette couleur. Les chiffres disent à quoi s’attendre.
guide-marrakech-assam-after = Le joueur suivant marchera dans le sens que vous donnez à Assam : que cela lui coûte cher.
guide-marrakech-lay = Posez un tapis à côté d’Assam : choisissez deux cases, puis validez. Il peut en recouvrir d’autres, mais jamais les deux moitiés d’un même tapis. À la fin, chaque moitié visible vaut un point.

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

no-marrakech-turn = Assam ne peut pas y aller maintenant. Choisissez une flèche ou une case éclairée.
no-marrakech-under-assam = Assam se tient en { $square }. Posez le tapis à côté de lui.
no-marrakech-not-beside = Le tapis doit toucher par un côté la case d’Assam, { $square }. Choisissez une case éclairée.
no-marrakech-both-halves = { $squares } est un tapis entier de { $name }. N’en recouvrez qu’une moitié.
no-marrakech-same-colour = { $squares } montre deux fois la même couleur. Recouvrez-en deux différentes.
