# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = Apprendre { $game }
lesson-step = Étape { $step } sur { $of }
lesson-skip = Passer
lesson-back = Retour
lesson-show = Montrez-moi
lesson-next = Suite
lesson-right = Bravo !
lesson-wrong = C’est permis, mais ici on demande autre chose. La règle :
lesson-done = C’est tout : maintenant, vous savez jouer !
lesson-play = Jouer contre un robot
lesson-again = Recommencer
lesson-leave = Quitter
lesson-to-table = Vers la table
lesson-called = La partie commence : retour à la table !

lesson-marrakech-turn = Chaque tour commence par Assam : avant qu’il parte, tournez-le vers un côté sans tapis.
lesson-marrakech-walk = Il avance du nombre indiqué par le dé ; au bord, il fait demi-tour. Laissez-le aller tout droit.
lesson-marrakech-pay = Sur le tapis d’un autre, payez un dirham par case reliée de sa couleur. Prenez le chemin le moins cher.
lesson-marrakech-lay = Ensuite, vous posez un tapis à côté d’Assam. Recouvrez la moitié du tapis d’un autre.
lesson-marrakech-win = Le dernier tapis ! Chaque moitié visible et chaque dirham valent un point. Posez-le de façon à gagner.

lesson-morocco-scout = Le pion du toit vous donne les cubes des deux côtés de sa case. Prenez le vert et le brun.
lesson-morocco-place = Un ouvrier coûte deux cubes, de la couleur de la rangée et de celle de la colonne. Placez un assistant.
lesson-morocco-cousins = Les cousins coûtent un cube de plus : deux assistants dans des stands voisins. Placez-les tous deux.
lesson-morocco-coin = Vos cubes ne servent nulle part. Avec votre pièce, échangez deux rangées ou colonnes pour pouvoir payer une case.
lesson-morocco-full = Force quatre : le stand est plein, le plus fort gagne cinq points. Le garde du corps vaut deux : placez-le.
lesson-morocco-juice = Quand un stand ferme, les ouvriers prennent le jus de leurs coins. Remplissez-le et prenez le quatre.
lesson-morocco-arrow = La flèche de votre tuile est aussi de la force. Pointez-la pour fermer aussi le stand voisin.
lesson-morocco-win = À la fin, chaque tuile de votre plus grand groupe vaut trois points. Reliez vos tuiles et gagnez.
