# Morocco : ce qui s’est passé, ce qui est demandé, ce qu’on peut faire.

mo-black = noir
mo-green = vert
mo-purple = violet
mo-brown = brun
mo-orange = orange
mo-wild = couleur au choix

ask-morocco-wild = Quel cube gagnez-vous ?
ask-morocco-scout = Où va le pion sur le toit ?
ask-morocco-assign = Qui placez-vous, et où ?
ask-morocco-assign-end = Échanger des cubes (1 pièce) ou finir le tour ?
ask-morocco-assign-pass = Vous ne pouvez placer personne pour l’instant.
ask-morocco-extra = Quel cube payez-vous en plus ?
ask-morocco-cousin = Où va le second cousin ?
ask-morocco-reward = Une pièce ou un garde du corps ?
ask-morocco-arrow = Où pointe la flèche ?
ask-morocco-move = Où va votre touriste ?
ask-morocco-keep = Quel cube gardez-vous ?

tool-assistant = Assistant
tool-bodyguard = Garde du corps
tool-tourist = Touriste
tool-cousins = Cousins
tool-cousin = Second cousin
tool-move = Touriste
tool-swap = Échanger des cubes

mo-do-gain = Gagner { $colours }
mo-do-pay = Payer { $colours }
mo-do-keep = Garder { $colours }
mo-do-keep-none = N’en garder aucun
mo-do-take-coin = Une pièce
mo-do-take-bodyguard = Un garde du corps
mo-do-arrow-north = En haut
mo-do-arrow-east = À droite
mo-do-arrow-south = En bas
mo-do-arrow-west = À gauche
mo-do-rows = Échanger les rangées { $one } et { $other } (1 pièce)
mo-do-columns = Échanger les colonnes { $one } et { $other } (1 pièce)
mo-do-scout = { $space } : { $mine } pour vous, { $others } pour les autres
mo-for-you = pour vous
mo-for-others = pour les autres
mo-do-assistant = Assistant en { $space }, pour { $colours }
mo-do-bodyguard = Garde du corps en { $space }, pour { $colours }
mo-do-tourist = Touriste en { $space }, pour { $colours } et un de plus
mo-do-cousins = Premier de deux cousins en { $space }, pour { $colours } et un de plus
mo-do-cousin = Second cousin en { $space }
mo-do-move = Touriste en { $space }
mo-do-pass = Passer
mo-do-end = Finir le tour

mo-first = { $name } commence.
mo-round = Nouvelle manche : { $name } joue en premier.
mo-rolled = Le dé du marché montre : { $face }.
mo-gained = { $name } gagne { $colours }.
mo-scouted = { $name } déplace le pion en { $space }.
mo-kept = { $name } garde { $kept }.
mo-kept-none = { $name } ne garde aucun cube.
mo-placed-assistant = { $name } place un assistant en { $space }.
mo-placed-bodyguard = { $name } place un garde du corps en { $space }.
mo-placed-tourist = { $name } place un touriste en { $space }.
mo-placed-cousins = { $name } place le premier de deux cousins en { $space }.
mo-placed-cousin = { $name } place le second cousin en { $space }.
mo-paid = { $name } paie { $colours }.
mo-swapped-rows = { $name } dépense une pièce et échange les rangées { $one } et { $other }.
mo-swapped-columns = { $name } dépense une pièce et échange les colonnes { $one } et { $other }.
mo-passed = { $name } passe.
mo-full = Le stand { $stall } est plein.
mo-scored = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
mo-reward-coin = { $name } prend une pièce.
mo-reward-bodyguard = { $name } prend un garde du corps.
mo-reward-none = Il ne reste rien pour { $name }.
mo-juice = { $name } prend un jus valant { $value }.
mo-closed = Une tuile de { $name } ferme { $stall } ; { $open ->
    [one] { $open } stand reste ouvert
   *[other] { $open } stands restent ouverts
  }.
mo-closed-empty = Une tuile « stand vide » ferme { $stall } ; { $open ->
    [one] { $open } stand reste ouvert
   *[other] { $open } stands restent ouverts
  }.
mo-last-round = C’est la dernière manche.
mo-pointed = { $name } pointe la flèche vers { $target }.
mo-moved = Le touriste de { $name } va en { $space } et devient assistant.
mo-tourists-left = { $tourists ->
    [one] Un touriste de { $name } quitte le jeu.
   *[other] { $tourists } touristes de { $name } quittent le jeu.
  }

mo-roof = Le toit. Cubes : { $spaces }. { $pawn ->
    [middle] Le pion est au milieu.
   *[other] Le pion est en { $pawn }.
  }
mo-assistants = Assistants
mo-bodyguards = Gardes du corps à placer
mo-tourists = Touristes
mo-cousins = Paires de cousins
mo-tiles = Tuiles de marché
mo-juice-tokens = Jetons de jus
mo-cell = { $space } dans le stand { $stall }, coûte { $colours }
mo-cell-closed = { $space } dans le stand { $stall }, { $owner ->
    [empty] fermé par une tuile « stand vide »
   *[other] fermé par { $owner }
  }
mo-cell-assistant = assistant de { $owner }
mo-cell-bodyguard = garde du corps de { $owner }
mo-cell-tourist = touriste de { $owner }
mo-cell-juice = jus valant { $value }

mo-cube-row = Rangée { $line } : cube { $colour }
mo-cube-column = Colonne { $line } : cube { $colour }
mo-cell-strength = force { $strength } sur { $full }
mo-pick-cube = { $cube }. Choisissez maintenant le cube contre lequel l’échanger.
mo-no-swap-phase = Les cubes ne s’échangent que pendant un tour où l’on place des ouvriers.
mo-no-swap-coin = Un échange coûte une pièce, et vous n’en avez pas.
mo-no-swap-kinds = On échange les cubes de deux rangées ou de deux colonnes, pas celui d’une rangée avec celui d’une colonne.
mo-no-swap-place = Après cet échange, vous ne pourriez placer personne.
mo-round-number = Manche { $round }
mo-closings-left = { $stalls ->
    [0] Dernière manche
    [one] encore { $stalls } stand
   *[other] encore { $stalls } stands
  }
mo-goes-first = En premier : { $name }
mo-hand = Vos cubes et vos pièces :

no-morocco-elsewhere = Il n’y a rien à choisir ici pour l’instant. Les réponses sont avec la question.
no-morocco-closed = Le stand { $stall } est fermé. Choisissez un stand ouvert.
no-morocco-taken = { $space } est prise. Choisissez une case libre.
no-morocco-cubes = Pour le stand { $stall }, il vous manque : { $colours }. Choisissez une case éclairée.
no-morocco-no-second = Le second cousin n’aurait pas de case à côté. Choisissez une case éclairée.
no-morocco-not-touching = Le second cousin doit toucher { $space } depuis un autre stand. Choisissez une case éclairée.
no-morocco-not-target = Le touriste va là où pointe la flèche : sur une case libre du stand { $stall }.
