# Être prévenu quand c'est son tour : la commande à la table, et ce que dit un message push.

turns-tell = Me prévenir quand c’est à moi
turns-hint = Un message par tour, quand vous n’êtes pas à cette table.
turns-browser = Me prévenir dans ce navigateur
turns-on = Ce navigateur vous prévient, même quand la page est fermée.
turns-stop = Ne plus me prévenir
turns-again = Réessayer
turns-unsupported = Ce navigateur ne sait pas afficher de messages push. Un webhook fonctionne partout.
turns-insecure = Les messages push demandent une page en https://. Un webhook s’en passe.
turns-denied = Les notifications de cette page sont bloquées. Autorisez-les dans les réglages du navigateur pour cette page, puis rechargez-la.
turns-failed = Le service push de ce navigateur n’a pas répondu.
turns-webhook = Webhook : une adresse à vous qui reçoit des messages
turns-add = Ajouter
turns-secret = Les messages sont signés avec ce secret. Gardez-le : il n’est montré qu’une fois.
refused-bad-address = { $reason ->
    [scheme] L’adresse doit commencer par https://.
    [unknown] Ce nom est inconnu.
    [private] Cette adresse est dans un réseau privé ; ce serveur n’y envoie pas de messages.
   *[address] Ce n’est pas une adresse comme https://example.org/chemin.
  }

push-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  } : à vous de jouer
push-body = Vous jouez sous le nom de { $name }.
push-again-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  } : une autre partie ?
push-again-body = { $asker } veut une autre partie.
