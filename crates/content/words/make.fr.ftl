## Règles des tuiles maison en mots : comment une phrase se compose

does-once-declined = Une fois en déclin : { $sentence }
does-active = Sans effet en déclin.
does-always = Cela s’applique encore en déclin.
does-if-second_rounds = Une manche sur deux : { $sentence }
does-if-nobody_attacked = Tant que vous n’avez attaqué aucun peuple actif ce tour-ci : { $sentence }
does-if-nothing_taken = Tant que vous n’avez pris aucune région ce tour-ci : { $sentence }
does-leaves = Placez-y { $piece }.
does-fewer = { $n ->
    [one] { $n } pion de moins
   *[other] { $n } pions de moins
}
does-more = { $n ->
    [one] { $n } pion de plus
   *[other] { $n } pions de plus
}
does-times = { $n ->
    [one] Une fois par tour
   *[other] Jusqu’à { $n } fois par tour
}

## Ce que fait chaque mot

does-income = Chaque { $region } que vous occupez rapporte { n-coins } de plus.
does-purse = À chaque décompte, vous gagnez { n-coins } de plus.
does-windfall = Vous gagnez { n-coins } de plus, une seule fois, à la fin du tour où vous choisissez cette combinaison.
does-spoils = Chaque région non vide conquise pendant ce tour rapporte { n-coins } de plus.
does-prize = Chaque fois que vous conquérez une région non vide, la banque vous verse aussitôt { n-coins }.
does-prize_any = Chaque fois que vous conquérez une région, vide ou non, la banque vous verse aussitôt { n-coins }.
does-tribute = Chaque fois que vous conquérez une région d’un peuple actif, son joueur vous verse aussitôt { n-coins }, s’il en a.
does-prize_decline = Chaque fois qu’un peuple passe en déclin, la banque vous verse aussitôt { n-coins }.
does-prize_abandon = Chaque région que vous abandonnez vous rapporte aussitôt { n-coins }.
does-prize_turn = Au début de votre tour, chaque { $region } que vous occupez vous rapporte { n-coins }.
does-pairs = Deux { $regions } que vous occupez rapportent, par paire, { n-coins } de plus.
does-crowd = Chacune de vos régions avec au moins { n-tokens } à vous rapporte un jeton de victoire de plus.
does-whole = Si toutes vos régions forment un seul groupe, vous gagnez { n-coins } de plus.
does-blocks = Chaque groupe séparé de régions que vous occupez rapporte { n-coins } de plus.
does-console = Chaque fois qu’un adversaire conquiert une de vos régions, la banque vous verse aussitôt { n-coins }.
does-ransom = Un adversaire qui conquiert une de vos régions vous paie { n-coins } ; s’il a moins, il ne peut pas l’attaquer.
does-levy = Au décompte, prenez { n-coins } à chaque adversaire dont le peuple actif borde une de vos régions.
does-discount = Toute { $region } vous coûte { does-fewer } à conquérir.
does-discount_beside = Une région adjacente à une { $region } que vous occupez vous coûte { does-fewer } à conquérir.
does-surcharge = Chaque conquête vous coûte { does-more }.
does-as_if_empty = Toute { $region } se conquiert comme si personne ne s’y trouvait ; les montagnes comptent quand même.
does-defense = Toute { $region } que vous occupez coûte { does-more } à vos adversaires.
does-toll = Avant chaque attaque d’une { $region } que vous occupez, un adversaire vous paie { n-coins } ; s’il a moins, il ne peut pas l’attaquer.
does-reach = Vous pouvez conquérir toute { $region }, adjacente ou non.
does-entry = Vous pouvez entrer sur le plateau par toute { $region }.
does-link = Pour vos conquêtes, toutes les { $regions } sont adjacentes entre elles.
does-hub = Pour vos conquêtes, toute { $region } est adjacente à toutes vos régions, et vous pouvez entrer par là sur le plateau.
does-cross = Pour vos conquêtes, les régions de part et d’autre de toute { $region } sont adjacentes.
does-unaided = Pendant le tour des autres, aucune capacité n’aide à conquérir vos régions.
does-gamble = Pour chaque conquête d’une { $region }, ou d’une région adjacente à une telle région que vous occupez, vous pouvez lancer le dé et payer autant de pions en moins (1 pion au minimum).
does-hold = Vous pouvez conquérir et occuper toute { $region }, même là où les autres ne le peuvent pas.
does-storm = Une fois par tour, vous pouvez conquérir une région avec seulement { n-tokens }, quelle que soit sa défense.
does-swap = Une fois par tour contre chaque adversaire, remplacez un pion isolé d’un peuple actif, dans une région adjacente, par un des vôtres pris dans le casier.
does-immune = Vos adversaires ne peuvent conquérir aucune { $region } que vous occupez.
does-again = Vos conquêtes finies, reprenez en main vos pions superflus et conquérez de nouveau.
does-stay = Vous ne redéployez pas : les pions restent là où ils ont combattu, et vous ne placez que ceux de votre main.
does-withdraw = Au redéploiement, laissez 1 pion dans chaque région et mettez les autres de côté jusqu’à votre prochain tour.
does-skip_price = Quiconque passe cette combinaison y dépose { n-coins } de plus.
does-recruit_skipped = Vous recevez { n-tokens } de plus pour chaque fois où cette combinaison a été passée avant que vous la choisissiez.
does-beyond = Chaque région que vous occupez au-delà du nombre de { $n } rapporte un jeton de victoire de plus.
does-income_tokens = Chacun de vos pions sur le plateau rapporte { n-coins } de plus.
does-prize_piece = Au début de votre tour, vous gagnez { n-coins } pour chacune de vos régions où vous avez { $piece }.
does-buy = { $n ->
    [one] À la fin de chaque tour, vous pouvez placer { $piece } dans une de vos régions, pour un jeton de victoire.
   *[other] À la fin de chaque tour, vous pouvez placer dans vos régions jusqu’à { $n } { $pieces }, pour un jeton de victoire chaque fois.
}
does-gather = Quand ce peuple passe en déclin, tous ses pions restent et se rassemblent dans une région de votre choix.
does-roll_first = Avant chaque conquête, vous pouvez lancer le dé, puis choisir une région et la prendre avec autant de pions en moins (1 pion au minimum).
does-spare = Quand on vous prend une région, vous ne perdez aucun pion.
does-reserve = Vous recevez { n-tokens } de plus, qui ne servent qu’à conquérir. Après le redéploiement, mettez-en autant de côté jusqu’à votre prochain tour.
does-recruit = { $n ->
    [one] Pour chaque région non vide conquise pendant ce tour, prenez 1 nouveau pion dans le casier au redéploiement.
   *[other] Pour { $n } régions non vides conquises pendant ce tour, prenez chaque fois 1 nouveau pion dans le casier au redéploiement.
}
does-recruit_on = Au redéploiement, prenez dans le casier 1 nouveau pion par { $region } que vous occupez.
does-arm = À la fin de vos conquêtes, prenez { $piece } par { $region } que vous occupez et répartissez-les dans vos régions au redéploiement.
does-mark_first = { $n ->
    [one] Placez { $piece } dans la première région que vous conquérez.
   *[other] Placez { $piece } dans chacune des { $n } premières régions que vous conquérez.
}
does-build = À chaque redéploiement, vous pouvez placer { $piece } dans une de vos régions, tant qu’il en reste.
does-camp = { $n ->
    [one] À chaque redéploiement, placez { $piece } dans une de vos régions.
   *[other] À chaque redéploiement, placez { $n } { $pieces } dans vos régions.
}
does-guard = { $n ->
    [one] À la fin de chaque tour, placez { $piece } dans une de vos régions.
   *[other] À la fin de chaque tour, placez { $n } { $pieces } dans vos régions.
}
does-totem = Placez { $piece } dans la prochaine région que vous conquérez ; au début de chaque tour, vous pouvez déplacer ce marqueur dans une autre de vos régions.
does-mimic = Quand vous choisissez ce peuple, vous pouvez échanger son pouvoir contre celui de n’importe quelle autre combinaison visible.
does-forge = Au redéploiement, prenez un marteau par { $region } que vous occupez, { $n } au plus. Dès le tour suivant, chacun sert de pion pour conquérir.
does-spring = Au début de votre tour, prenez { n-tokens } dans le casier.
does-entomb = En déclin, tous les pions restent. Quand une région est perdue, vous perdez 1 pion et déplacez les autres vers d’autres régions de ce peuple.
does-vanish = Quand ce peuple passe en déclin, chacune de ses régions rapporte { n-coins } de plus, une seule fois. Puis tous ses pions quittent le plateau.
does-succeed = En déclin, au début de votre tour, vous pouvez céder jusqu’à { $n } de ses régions à votre peuple actif.
does-grudge = Les adversaires qui attaquent un de vos peuples sont marqués : à votre tour suivant, toutes leurs régions vous coûtent { does-fewer }.
does-truce = À la fin de votre tour, vous pouvez désigner un adversaire que vous n’avez pas attaqué : jusqu’à votre prochain tour, il ne peut pas attaquer ce peuple.
does-rise = En déclin, tous les pions restent, et le peuple conquiert, défend et se redéploie encore comme un peuple actif.
does-lasting = En déclin, ce peuple ne compte pas dans votre limite : vous pouvez avoir un second peuple en déclin.
does-rage = Pour chaque région conquise pendant ce tour que défendaient au moins { n-tokens }, vous gagnez autant de jetons de victoire qu’il y avait de pions.
does-curios = Chaque Relique et chaque Lieu dans vos régions rapporte { n-coins } de plus.
does-islands = Chaque île où vous occupez une région rapporte { n-coins } de plus.
does-sail = Vous ne payez aucun coût de transport.
does-plant = Placez { $piece } dans chaque { $region } que vous conquérez.
does-fortify = Placez { $piece } dans chaque région que vous occupez.
does-rescue = Pendant le tour de chaque adversaire, le premier pion que vous perdriez revient dans votre main.
does-garrison = Vous conquérez et occupez les régions avec au moins { n-tokens } chacune.
does-hire = Après vos conquêtes, vous pouvez acheter dans le casier autant de pions qu’il en a été perdu à cause de vous pendant ce tour, pour { n-coins } chacun.
does-assault = Une fois par tour, vous pouvez attaquer n’importe quelle région terrestre, adjacente ou non, en lançant d’abord le dé.
does-shove = { does-times }, vous déplacez un pion adverse voisin vers une autre région du même peuple, ou retirez un marqueur qui s’y trouve.
does-exchange = { does-times }, vous échangez tout ce qui se trouve dans deux { $regions }.
does-concord = À la fin de votre tour, chaque adversaire que vous n’avez pas attaqué reçoit un jeton Harmonie et vous paie { n-coins } avant d’attaquer ce peuple.
does-late_decline = Vous pouvez passer en déclin juste après le décompte d’un tour normal.

## Régions et marqueurs dont parlent les règles

one-any = région
one-land = région terrestre
one-water = région aquatique
one-coast = région côtière
one-farmland = région de champ
one-forest = région de forêt
one-hill = région de colline
one-mountain = région de montagne
one-swamp = région de marais
one-mine = région avec une mine
one-magic = région avec une source magique
one-cavern = région avec une caverne
one-river = région de rivière
one-rim = région au bord d’un gouffre
one-shore = région au bord de l’eau
one-occupied = région habitée
one-declined = région d’un peuple en déclin
one-natives = région avec des autochtones
one-vacant = région inhabitée
one-secluded = région isolée
one-places = région avec un Lieu
all-any = régions
all-land = régions terrestres
all-water = régions aquatiques
all-coast = régions côtières
all-farmland = régions de champ
all-forest = régions de forêt
all-hill = régions de colline
all-mountain = régions de montagne
all-swamp = régions de marais
all-mine = régions avec une mine
all-magic = régions avec une source magique
all-cavern = régions avec une caverne
all-river = régions de rivière
all-rim = régions au bord d’un gouffre
all-shore = régions au bord de l’eau
all-occupied = régions habitées
all-declined = régions de peuples en déclin
all-natives = régions avec des autochtones
all-vacant = régions inhabitées
all-secluded = régions isolées
all-places = régions avec un Lieu
one-piece-fortress = une Forteresse
one-piece-encampment = un Campement
one-piece-hole = une Tanière
one-piece-hero = un Héros
one-piece-dragon = un Dragon
one-piece-chest = un Coffre
all-piece-fortress = Forteresses
all-piece-encampment = Campements
all-piece-hole = Tanières
all-piece-hero = Héros
all-piece-dragon = Dragons
all-piece-chest = Coffres

## L’éditeur de tuiles

make-page = Créer une tuile
make-title = Créez un peuple ou un pouvoir
make-lede = Choisissez ce qu’elle fait, voyez-la comme elle sera sur la table, essayez-la contre des robots et envoyez-la à vos amis. Elle reste dans ce navigateur.
make-mine = Vos tuiles
make-new = En commencer une nouvelle
make-forget = Supprimer celle-ci
make-unnamed = Sans nom
make-shared = Quelqu’un vous a envoyé cette tuile. Elle est gardée ici dès que vous la modifiez.
make-link-bad = Le lien est abîmé ou ne mène à aucune tuile. Redemandez-le.
make-link-large = Le lien contient plus qu’une tuile n’a le droit de contenir. Rien n’en a été lu.
make-what = Ce que c’est
make-race = Peuple
make-power = Pouvoir
make-name = Nom ({ $language })
make-names-hint = Un seul nom suffit ; les autres langues le reprennent.
make-key = Nom court dans les fichiers
make-tokens = Pions
make-stand-in = Les pions de qui elle utilise
make-stand-in-hint = Ce peuple reste hors du jeu.
make-kept = La tuile de pouvoir reste avec le peuple en déclin
make-rules = Ce qu’elle fait
make-rules-none = Rien encore. Ajoutez une règle ci-dessous.
make-rule-add = Ajouter une règle
make-rule-find = Chercher parmi les règles
make-rule-none = Aucune règle ne dit cela.
make-rule-remove = Retirer la règle { $n }
make-rule = Règle { $n }
make-when = Quand
make-when-active = tant qu’actif
make-when-decline = en déclin
make-when-always = actif et en déclin
make-if = Seulement si
make-if-none = toujours
make-if-second_rounds = une manche sur deux
make-if-nobody_attacked = aucun peuple actif n’a été attaqué ce tour-ci
make-if-nothing_taken = aucune région n’a été prise ce tour-ci
make-amount = Combien
make-regions = Quelles régions
make-piece = Quel marqueur
make-piece-none = aucun marqueur
make-picture = Image
make-letters = Ou jusqu’à { $most } lettres
make-text = Texte sur la table
make-text-auto = Écrire le texte d’après les règles
make-text-auto-about = Dans les trois langues, à chaque changement.
make-text-in = Texte ({ $language })
make-file = Fichier
make-file-hint = La même tuile en fichier, pour les nouvelles tables, les scénarios et la ligne de commande.
make-file-save = Enregistrer le fichier
make-file-open = Ouvrir un fichier
make-preview = Comme elle sera sur la table
make-tokens-of = Pion
make-sound = Tout est en ordre.
make-faults = { $n ->
    [one] { $n } chose ne va pas encore. C’est dit à sa place.
   *[other] { $n } choses ne vont pas encore. Chacune est dite à sa place.
}
make-try = L’essayer
make-try-box = Boîte
make-try-play = Jouer avec elle contre des robots
make-try-play-hint = Elle est en tête de colonne : vous pouvez la prendre aussitôt.
make-try-measure = Faire jouer 2 000 parties aux robots
make-try-progress = Parties : { $games } sur { $most }
make-try-stop = Arrêter
make-try-worth = { $name } : { $coins } (à { $error } près), en jetons de victoire par peuple
make-try-about = Par rapport à la moyenne des peuples choisis dans la même manche. Parties entre robots égaux : { $games } ; vue { $n } fois.
make-try-seldom = Encore trop peu de parties pour en dire quelque chose.
make-try-fair = C’est dans la fourchette des tuiles imprimées.
make-try-strong = C’est plus que n’importe quelle tuile imprimée.
make-try-weak = C’est moins que n’importe quelle tuile imprimée.
make-try-others = À côté des tuiles imprimées
make-variant-ask = Qu’est-ce qui l’équilibrerait ?
make-variant-hint = Les mêmes parties avec un pion de moins, puis un de plus.
make-variant-own = Tel quel
make-variant-fewer = Un pion de moins
make-variant-more = Un pion de plus
make-variant-printed = Tuiles imprimées, en moyenne
make-variant-best = Le plus près des tuiles imprimées : { $what }.
make-variant-stay = C’est tel quel qu’il est le plus près des tuiles imprimées.
make-share = L’envoyer
make-share-hint = Le lien contient toute la tuile. Rien n’est enregistré ailleurs.
make-share-link = Lien vers cette tuile

## The editor of boards

draw-page = Dessiner un plateau
draw-heading = Dessiner un plateau
draw-lede = Découpez une feuille en régions, donnez-leur terrains et symboles, voyez si le plateau est équitable, et jouez-y. Il est conservé dans ce navigateur.
draw-mine = Vos plateaux
draw-new = En commencer un autre
draw-forget = Supprimer celui-ci
draw-unnamed = Plateau sans nom
draw-shared = Quelqu’un vous a envoyé ce plateau. Il sera conservé ici dès que vous le modifierez.
draw-link-bad = Le lien est abîmé, ou ne mène à aucun plateau. Redemandez-le.
draw-link-large = Le lien contient plus qu’un plateau ne peut avoir. Rien n’en a été lu.
draw-start = Commencer un plateau
draw-box = Boîte
draw-players = Joueurs
draw-rounds = Tours
draw-from-sheet = Une feuille vierge
draw-from-chance = Un nouveau au hasard
draw-from-printed = Un plateau existant
draw-pieces = Découpée en combien de régions
draw-pieces-hint = 1 donne une feuille vierge ; 20 à 50 font un plateau en un rien de temps.
draw-which = Lequel
draw-mix = La part de chaque terrain
draw-mix-usual = Comme sur les plateaux de la boîte. Déplacez un curseur pour votre propre mélange.
draw-mix-own = Les uns par rapport aux autres, dans la limite du matériel de la boîte.
draw-begin = Commencer
draw-back = Retour à mon plateau
draw-tool = Ce que fait un appui
draw-shape = Former
draw-split = Diviser
draw-paint = Peindre
draw-rise = Nouvelle île
draw-brush = Ce que vous peignez
draw-undo = Annuler
draw-redo = Rétablir
draw-smaller = Plus petit
draw-larger = Plus grand
draw-map = Le plateau
draw-shape-hint = Choisissez une région, puis faites glisser ses angles et ses frontières. Au clavier : les flèches déplacent, Suppr redresse un angle.
draw-split-hint = Appuyez là où commence la nouvelle frontière, sur une frontière ou au bord.
draw-split-end = Appuyez là où elle finit. En chemin, chaque appui dans une région fait un coude ; Échap abandonne.
draw-paint-hint = Choisissez un terrain ou un symbole, puis les régions qui le reçoivent. Un second appui retire un symbole.
draw-rise-hint = Appuyez dans l’océan, là où une île doit surgir.
draw-region-is = Région { $region } : { $what }
draw-corner = Angle en { $x }, { $y }
draw-border = Frontière en { $x }, { $y }
draw-region = Région { $region }
draw-region-none = Aucune région choisie
draw-region-how = Choisissez une région du plateau pour la voir et la modifier.
draw-terrain = Terrain
draw-symbols = Symboles
draw-entry = Accès
draw-entry-box = Selon la boîte
draw-entry-yes = Toujours
draw-entry-no = Jamais
draw-entry-open = Les peuples peuvent entrer ici.
draw-entry-shut = Personne ne peut entrer ici de l’extérieur.
draw-key = Numéro
draw-join = Réunir avec la région
draw-join-with = Réunir avec la région { $region }
draw-sink = La rendre à l’océan
draw-board = Le plateau
draw-title = Nom
draw-number = Numéroter les régions dans l’ordre de lecture
draw-checks = Peut-on y jouer ?
draw-faults = { $n ->
    [one] { $n } chose manque encore ou ne va pas.
   *[other] { $n } choses manquent encore ou ne vont pas.
}
draw-sound = Tout est en ordre. On peut y jouer.
draw-drawing = Le plateau se dessine…
draw-small = La région { $region } est petite : les pions y seront à l’étroit.
draw-preview = { $board }, tel qu’il sera sur la table
draw-counts = Ce qui s’y trouve, à côté d’un plateau imprimé
draw-here = Ici
draw-printed = Imprimé
draw-count-regions = Régions
draw-count-entries = Accès
draw-measure = Faire jouer 1 000 parties aux robots
draw-measure-hint = On saura si un accès, ou une place dans l’ordre du tour, vaut plus que les autres.
draw-place = Joueur { $n } dans l’ordre
draw-by-region = Par la région { $region }
draw-ahead = Jetons de victoire d’avance
draw-often = Nombre de fois
draw-fair = Il est équitable : aucun accès et aucune place ne se détache.
draw-unfair = Il n’est pas tout à fait équitable :
draw-odd = { $what } : { $coins ->
        [one] { $coins } jeton de victoire
       *[other] { $coins } jetons de victoire
    }
draw-file = Fichier et image
draw-file-hint = Le fichier sert aux nouvelles tables, aux paquets et à la ligne de commande. Le PNG est assez grand pour être imprimé.
draw-svg = Image (SVG)
draw-png = Image (PNG)
draw-share-hint = Le lien contient tout le plateau. Rien n’est conservé ailleurs.
sketch-crossing = Des frontières s’y croiseraient ou s’y toucheraient.
sketch-enclosed = Une région en entourerait d’autres, ou tomberait en deux morceaux.
sketch-edge = Le bord du plateau reste où il est.
sketch-full = Il y a déjà autant de régions et d’angles qu’un plateau peut en avoir.
sketch-apart = Ces endroits n’ont pas de région en commun, ou ce n’est pas un coude.
sketch-word = Cela ne va pas ensemble : le terrain ne l’accepte pas, ou le numéro est pris.
sketch-gone = Cela n’existe plus.
