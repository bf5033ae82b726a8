# Des dés équitables : vérifier une partie dans le navigateur, et ce que les dés ont fait à côté de ce que font des dés équitables.

fairness = Les dés sont-ils équitables ?
fairness-why = On voit des motifs partout, et des dés équitables en font plus qu’on ne croit. Voici ce qu’ont montré les dés de toutes les parties terminées sur ce serveur, comparé à ce que donneraient des dés équitables.
fairness-none = Aucune partie n’a encore été terminée ici.
verify = Vérifier les dés
verify-hint = Inutile de croire un tableau de chiffres : chaque partie terminée se vérifie, jet par jet.
verify-why = Avant que quiconque s’assoie, le serveur a fixé un secret et montré son empreinte. La partie finie, le secret est connu. Votre navigateur en recalcule chaque jet et chaque autre tirage, et les compare à l’enregistrement. Rien n’est envoyé nulle part.
verify-drop = Déposez ici le fichier d’une partie terminée, ou choisissez-le.
verify-right = Tout est en ordre : { $draws ->
    [one] le seul tirage est bien celui
   *[other] les { $draws } tirages sont bien ceux
  } que donne le secret.
verify-wrong = Quelque chose ne va pas
verify-limits = Ce que cela montre, et ce que cela ne montre pas
verify-limits-why = Aucun jet ni aucun autre tirage n’a été choisi après l’ouverture de la table, ni par le serveur ni par un joueur. Mais la personne qui gère le serveur aurait pu les connaître d’avance. Quant à savoir si chaque coup était permis, les règles le disent : regardez la partie, ou utilisez « jemaa verify ».

proof-file = C’est le fichier d’une partie terminée
proof-file-why = Il contient le secret, les nombres aléatoires des joueurs et l’enregistrement de la partie.
proof-secret = Le secret correspond à son empreinte
proof-secret-why = On ne peut pas fabriquer après coup un secret pour une empreinte : il était donc fixé avant que quiconque s’assoie.
proof-record = Aucune ligne de l’enregistrement n’a été modifiée
proof-record-why = Chaque ligne porte un contrôle d’elle-même et de toutes celles qui précèdent.
proof-people = Chaque joueur a ajouté un nombre aléatoire
proof-people-why = Ainsi, le serveur n’a pas pu choisir à lui seul un secret donnant les jets qu’il voulait.
proof-draws = Chaque jet et chaque autre tirage en découlent
proof-draws-why = Secret, nombres aléatoires et numéro du tirage sont mêlés ; le résultat désigne le jet.
proof-signed = Le serveur l’a signé, ligne par ligne, jusqu’à la fin
proof-signed-why = Sans la clé du serveur, personne ne peut donc rien changer, déplacer, retirer ni ajouter. Seule la personne qui gère le serveur a cette clé, et le pourrait.
proof-key-known = C’est la clé de ce serveur :
proof-key-unknown = Ce serveur n’a pas cette clé : la partie a été jouée ailleurs, ou quelqu’un l’a inventée.
proof-unsigned = Ce fichier n’est pas signé, comme ceux des anciennes versions : coups, noms et options ont pu être modifiés.
proof-no-ed25519 = Votre navigateur ne sait pas vérifier les signatures. Prenez-en un plus récent, ou « jemaa verify ».
proof-is-right = juste
proof-is-wrong = faux
proof-is-open = non vérifié
proof-seed = Secret
proof-commitment = Empreinte
proof-each = { $draws ->
    [one] Le tirage en détail
   *[other] Les { $draws } tirages, un par un
  }
proof-each-why = Du mélange on prend les douze premiers chiffres comme un seul grand nombre (en base seize). Divisé par le nombre de possibilités, il laisse un reste, et ce reste désigne le résultat.
proof-entry = Entrée
proof-number = Nombre
proof-rest = Reste
proof-of = ÷ { $total } laisse { $rest }
proof-gives = donne

dice-roll = Dé aux babouches
dice-die = Dé du marché
dice-rolls = { $rolls ->
    [one] Un jet
   *[other] { $rolls } jets
  } dans cette partie
dice-rolls-games = Jets : { $rolls }. Parties : { $games }.
dice-faces = { $die } : combien de fois chaque face est sortie
dice-face = Face
dice-came = sortie
dice-came-games = dans combien de parties
dice-usual = habituel
dice-range = { $from } à { $to }
dice-runs = La même face plusieurs fois de suite
dice-in-a-row = Même face de suite
dice-times = { $times } fois ou plus
dice-chance = probabilité
dice-legend = La bande claire est la plage habituelle : 95 fois sur 100, des dés équitables y restent. Le trait est la moyenne.
dice-slippers = { $slippers ->
    [one] { $slippers } babouche
   *[other] { $slippers } babouches
  }
outcome-roll = { $face }
outcome-die = dé du marché : { $face }
outcome-first = { $face } commence
outcome-rug = un tapis de couleur { $face }
outcome-cube = cube : { $face }
outcome-juice = un jus valant { $face }

fault-unable = Votre navigateur ne fait de tels calculs qu’en https, ou sur la machine du serveur. Ouvrez la page ainsi, ou utilisez « jemaa verify ».
fault-file = Ce n’est pas le fichier d’une partie terminée. Vous en obtiendrez un avec le bouton sous une partie terminée.
fault-not-over = La partie n’est pas finie, son secret reste donc secret. Reprenez le fichier après la fin.
fault-seed = Le secret ne fait pas 32 octets, comme il le devrait.
fault-commitment = Le secret ne correspond pas à l’empreinte : un autre avait été promis à l’ouverture de la table.
fault-cut = L’enregistrement est coupé à la ligne { $line }. Reprenez le fichier entier.
fault-digest = La ligne { $line } de l’enregistrement n’est pas telle qu’elle fut écrite : elle, ou une ligne précédente, a été modifiée ou manque.
fault-line = La ligne { $line } de l’enregistrement n’a rien à faire là.
fault-version = L’enregistrement vient d’une autre version. Rechargez la page.
fault-people = Places occupées : { $seated } ; mais les nombres aléatoires viennent de : { $added }.
fault-draw = Entrée { $entry } : le secret donne { $expected }, mais l’enregistrement dit { $choice }.
fault-undue = Entrée { $entry } : { $choice } ne pouvait pas être tiré là.
fault-signed = Ce n’est pas ce que le serveur a signé : quelque chose a été modifié, manque ou a été ajouté.
fault-opening = À l’ouverture de la table, votre navigateur a vu une autre empreinte ou une autre clé.
opening-changed = L’empreinte des dés, ou la clé du serveur, n’est pas celle que votre navigateur a vue à l’ouverture de la table.
