# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = Apprendre { $game }
lesson-step = Étape { $step } sur { $of }
lesson-skip = Sauter
lesson-back = Retour
lesson-show = Montrez-moi
lesson-next = Suite
lesson-right = Bravo !
lesson-wrong = C’est permis, mais ici on demande autre chose. La règle :
lesson-done = C’est tout : vous savez maintenant jouer à { $game }.
lesson-play = Jouer contre un robot
lesson-again = Recommencer
lesson-leave = Quitter
lesson-to-table = À la table
lesson-called = La partie commence : retour à la table !

lesson-marrakech-turn = Chaque tour commence par Assam : avant qu’il marche, tournez-le vers un côté sans tapis.
lesson-marrakech-walk = Il avance d’autant de pas que le dé l’indique ; au bord, il fait demi-tour. Laissez-le aller tout droit.
lesson-marrakech-pay = Sur le tapis d’un autre, vous payez un dirham par case contiguë de sa couleur. Prenez le chemin le moins cher.
lesson-marrakech-lay = Ensuite vous posez un tapis à côté d’Assam. Couvrez-en la moitié d’un tapis d’un autre.
lesson-marrakech-win = Le dernier tapis ! Chaque moitié visible et chaque dirham vaut un point. Posez-le pour gagner.

lesson-morocco-scout = Le pion du toit vous apporte les cubes des deux côtés de sa case. Prenez le vert et le brun.
lesson-morocco-place = Un ouvrier coûte deux cubes : un de la couleur de la rangée, un de celle de la colonne. Placez un assistant.
lesson-morocco-cousins = Les cousins coûtent un cube de plus : deux assistants dans deux stands voisins. Placez-les tous deux.
lesson-morocco-coin = Vos cubes ne vont nulle part. Échangez avec votre pièce deux rangées ou deux colonnes, pour pouvoir payer une place.
lesson-morocco-full = Une force de quatre remplit un stand ; le plus fort a cinq points. Le garde du corps compte double : placez-le.
lesson-morocco-juice = Quand un stand ferme, les ouvriers prennent le jus à leurs coins. Remplissez-le et prenez le quatre.
lesson-morocco-arrow = La flèche de votre tuile compte aussi comme force. Pointez-la pour que le stand voisin ferme aussi.
lesson-morocco-win = À la fin, chaque tuile de votre plus grand groupe vaut trois points. Reliez vos tuiles et gagnez.
