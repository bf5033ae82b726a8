# Morocco: ce s-a întâmplat, ce se întreabă, ce se poate face.

mo-black = negru
mo-green = verde
mo-purple = violet
mo-brown = maro
mo-orange = portocaliu
mo-wild = orice culoare

ask-morocco-wild = Ce cub primești?
ask-morocco-scout = Unde merge pionul de pe acoperiș?
ask-morocco-assign = Pe cine plasezi și unde?
ask-morocco-assign-end = Schimbi pentru o monedă sau închei tura?
ask-morocco-assign-pass = Acum nu poți plasa pe nimeni.
ask-morocco-extra = Ce cub mai plătești?
ask-morocco-cousin = Unde merge al doilea văr?
ask-morocco-reward = O monedă sau o gardă de corp?
ask-morocco-arrow = Încotro arată săgeata?
ask-morocco-move = Unde merge mai departe turistul tău?
ask-morocco-keep = Ce cub păstrezi?

tool-assistant = Asistent
tool-bodyguard = Gardă de corp
tool-tourist = Turist
tool-cousins = Veri
tool-cousin = Al doilea văr
tool-move = Turist
tool-swap = Schimbă cuburi

mo-do-gain = Primește cubul: { $colours }
mo-do-pay = Plătește cubul: { $colours }
mo-do-keep = Păstrează cubul: { $colours }
mo-do-keep-none = Nu păstra nimic
mo-do-take-coin = O monedă
mo-do-take-bodyguard = O gardă de corp
mo-do-arrow-north = În sus
mo-do-arrow-east = La dreapta
mo-do-arrow-south = În jos
mo-do-arrow-west = La stânga
mo-do-rows = Schimbă între ele rândurile { $one } și { $other } (1 monedă)
mo-do-columns = Schimbă între ele coloanele { $one } și { $other } (1 monedă)
mo-do-scout = { $space }: { $mine } pentru tine, { $others } pentru ceilalți
mo-for-you = pentru tine
mo-for-others = pentru ceilalți
mo-do-assistant = Asistent pe { $space }, cost: { $colours }
mo-do-bodyguard = Gardă de corp pe { $space }, cost: { $colours }
mo-do-tourist = Turist pe { $space }, cost: { $colours } și încă unul
mo-do-cousins = Primul văr pe { $space }, cost: { $colours } și încă unul
mo-do-cousin = Al doilea văr pe { $space }
mo-do-move = Turist pe { $space }
mo-do-pass = Pas
mo-do-end = Încheie tura

mo-first = { $name } începe.
mo-round = O nouă rundă; începe { $name }.
mo-rolled = Zarul pieței arată: { $face }.
mo-gained = { $name } primește { $colours }.
mo-scouted = { $name } mută pionul pe { $space }.
mo-kept = { $name } păstrează { $kept }.
mo-kept-none = { $name } nu păstrează niciun cub.
mo-placed-assistant = { $name } plasează un asistent pe { $space }.
mo-placed-bodyguard = { $name } plasează o gardă de corp pe { $space }.
mo-placed-tourist = { $name } plasează un turist pe { $space }.
mo-placed-cousins = { $name } plasează primul văr pe { $space }.
mo-placed-cousin = { $name } plasează al doilea văr pe { $space }.
mo-paid = { $name } plătește { $colours }.
mo-swapped-rows = { $name } cheltuie o monedă și schimbă între ele rândurile { $one } și { $other }.
mo-swapped-columns = { $name } cheltuie o monedă și schimbă între ele coloanele { $one } și { $other }.
mo-passed = { $name } spune pas.
mo-full = Taraba { $stall } este plină.
mo-scored = { $name } primește { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
mo-reward-coin = { $name } ia o monedă.
mo-reward-bodyguard = { $name } ia o gardă de corp.
mo-reward-none = { $name } nu mai primește nimic.
mo-juice = { $name } ia suc în valoare de { $value }.
mo-closed = O plăcuță închide { $stall } (proprietar: { $name }); { $open ->
    [one] o singură tarabă este deschisă
    [few] { $open } tarabe sunt deschise
   *[other] { $open } de tarabe sunt deschise
  }.
mo-closed-empty = O plăcuță de tarabă goală închide { $stall }; { $open ->
    [one] o singură tarabă este deschisă
    [few] { $open } tarabe sunt deschise
   *[other] { $open } de tarabe sunt deschise
  }.
mo-last-round = Aceasta este ultima rundă.
mo-pointed = { $name } îndreaptă săgeata spre { $target }.
mo-moved = Turistul ({ $name }) merge pe { $space } și este acum asistent.
mo-tourists-left = { $name }: { $tourists ->
    [one] un turist părăsește jocul.
    [few] { $tourists } turiști părăsesc jocul.
   *[other] { $tourists } de turiști părăsesc jocul.
  }

mo-roof = Acoperișul. Cuburi: { $spaces }. { $pawn ->
    [middle] Pionul stă în mijloc.
   *[other] Pionul stă pe { $pawn }.
  }
mo-assistants = Asistenți
mo-bodyguards = Gărzi de corp de plasat
mo-tourists = Turiști
mo-cousins = Perechi de veri
mo-tiles = Plăcuțe de piață
mo-juice-tokens = Jetoane de suc
mo-cell = { $space } la taraba { $stall }, cost: { $colours }
mo-cell-closed = { $space } la taraba { $stall }, { $owner ->
    [empty] închisă cu o plăcuță de tarabă goală
   *[other] închisă, proprietar: { $owner }
  }
mo-cell-assistant = asistent, { $owner }
mo-cell-bodyguard = gardă de corp, { $owner }
mo-cell-tourist = turist, { $owner }
mo-cell-juice = suc în valoare de { $value }

mo-cube-row = Rândul { $line }: cub { $colour }
mo-cube-column = Coloana { $line }: cub { $colour }
mo-cell-strength = forță { $strength } din { $full }
mo-pick-cube = { $cube }. Alege acum cubul cu care îl schimbi.
mo-no-swap-phase = Cuburile se schimbă doar într-o tură în care plasezi lucrători.
mo-no-swap-coin = Un schimb costă o monedă, iar tu nu ai niciuna.
mo-no-swap-kinds = Se schimbă între ele cuburile a două rânduri sau a două coloane, nu ale unui rând și ale unei coloane.
mo-no-swap-place = După acest schimb n-ai mai putea plasa pe nimeni.
mo-round-number = Runda { $round }
mo-closings-left = { $stalls ->
    [0] Ultima rundă
    [one] o tarabă până la final
    [few] { $stalls } tarabe până la final
   *[other] { $stalls } de tarabe până la final
  }
mo-goes-first = Primul: { $name }
mo-hand = Cuburile și monedele tale:

no-morocco-elsewhere = Aici nu e nimic de ales acum. Răspunsurile sunt sub întrebare.
no-morocco-closed = Taraba { $stall } este închisă. Alege una deschisă.
no-morocco-taken = { $space } este ocupat. Alege un spațiu liber.
no-morocco-cubes = Pentru taraba { $stall } îți lipsește { $colours }. Alege un spațiu luminat.
no-morocco-no-second = Al doilea văr n-ar avea spațiu alături. Alege un spațiu luminat.
no-morocco-not-touching = Al doilea văr trebuie să atingă { $space } de la altă tarabă. Alege un spațiu luminat.
no-morocco-not-target = Turistul merge încotro arată săgeata: pe un spațiu liber de la { $stall }.
