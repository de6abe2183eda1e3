## Boîtes

box-base = Small World
box-underground = Small World Underground
box-wow = Small World of Warcraft
box-river_world = River World

## Peuples

race-amazons = Amazones
    .gender = f
race-amazons-text = Vous recevez 4 Amazones de plus, qui ne servent qu’à conquérir. Après le redéploiement, retirez 4 Amazones du plateau et mettez-les de côté jusqu’à votre prochain tour.
race-dwarves = Nains
    .gender = m
race-dwarves-text = Chaque région comportant une mine que vous occupez rapporte 1 jeton de victoire de plus, même en déclin.
race-elves = Elfes
    .gender = m
race-elves-text = Quand on vous prend une région, vous ne perdez aucun Elfe : reprenez-les tous en main et replacez-les à la fin de ce tour. Cela ne s’applique plus en déclin.
race-ghouls = Zombies
    .gender = m
race-ghouls-text = Quand vos Zombies passent en déclin, ils restent tous sur le plateau. Dès votre tour suivant, ils peuvent encore conquérir, avant votre peuple actif, et même l’attaquer. En déclin, ils n’ont plus de pouvoir, mais se défendent et se redéploient comme un peuple actif.
race-giants = Géants
    .gender = m
race-giants-text = Toute région adjacente à une montagne que vous occupez vous coûte 1 pion de moins.
race-halflings = Mi-portions
    .gender = f
race-halflings-text = Vous pouvez entrer sur le plateau par n’importe quelle région terrestre. Vos deux premières conquêtes reçoivent chacune une Tanière qui rend la région imprenable. La Tanière disparaît en déclin ou si vous quittez la région.
race-humans = Humains
    .gender = m
race-humans-text = Chaque champ que vous occupez rapporte 1 jeton de victoire de plus.
race-orcs = Orcs
    .gender = m
race-orcs-text = Chaque région non vide conquise pendant ce tour rapporte 1 jeton de victoire de plus.
race-ratmen = Hommes-rats
    .gender = m
race-ratmen-text = Aucune capacité. Ils sont juste très nombreux.
race-skeletons = Squelettes
    .gender = m
race-skeletons-text = Pour chaque paire de régions non vides conquises pendant ce tour, prenez 1 nouveau Squelette dans le casier au moment du redéploiement.
race-sorcerers = Sorciers
    .gender = m
race-sorcerers-text = Une fois par tour contre chaque adversaire, remplacez un pion isolé d’un peuple actif, dans une région adjacente, par un Sorcier pris dans le casier. La région est conquise sans dépenser de pion de votre main.
race-tritons = Tritons
    .gender = m
race-tritons-text = Les régions côtières, au bord d’une mer ou du lac, vous coûtent 1 pion de moins.
race-trolls = Trolls
    .gender = m
race-trolls-text = Chaque région que vous occupez reçoit un Antre qui ajoute 1 à sa défense. Les Antres restent en place quand vos Trolls passent en déclin.
race-wizards = Mages
    .gender = m
race-wizards-text = Chaque région comportant une source magique que vous occupez rapporte 1 jeton de victoire de plus.

## Pouvoirs

power-alchemist = Alchimistes
    .joined = { $race } alchimistes
power-alchemist-text = Vous gagnez 2 jetons de victoire de plus à la fin de chaque tour tant que votre peuple est actif.
power-berserk = Berserks
    .joined = { $race } berserks
power-berserk-text = Avant chaque conquête, vous pouvez lancer le dé, puis choisir une région et la prendre avec autant de pions en moins (1 pion au minimum). Si, après un jet, vous ne pouvez ou ne voulez pas attaquer, vos conquêtes s’arrêtent.
power-bivouacking = Scouts
    .joined = { $race } { $gender ->
        [f] scoutes
       *[m] scouts
    }
power-bivouacking-text = Au redéploiement, répartissez vos 5 Campements à votre guise dans vos régions. Chacun défend comme un pion, protège un pion isolé des Sorciers et n’est jamais perdu lors d’une conquête. En déclin, ils sont retirés.
power-commando = Armés
    .joined = { $race } { $gender ->
        [f] armées
       *[m] armés
    }
power-commando-text = Toutes les régions vous coûtent 1 pion de moins.
power-diplomat = Diplomates
    .joined = { $race } diplomates
power-diplomat-text = À la fin de votre tour, vous pouvez désigner un adversaire dont vous n’avez pas attaqué le peuple actif ce tour-ci. Jusqu’à votre prochain tour, son peuple actif ne peut pas attaquer le vôtre. Les peuples en déclin ne sont pas concernés.
ask-diplomat = Proposer la paix ?
ask-diplomat-hint = L’adversaire choisi ne pourra pas attaquer votre peuple actif jusqu’à votre prochain tour.
wait-diplomat = { $name } peut proposer la paix
do-diplomat = Paix avec { $seat }
done-diplomat = Aucune paix
power-dragon_master = Et leur Dragon
    .joined = { $race } et leur Dragon
power-dragon_master-text = Une fois par tour, vous pouvez conquérir une région avec un seul pion, quelle que soit sa défense. Le Dragon s’y installe et la rend imprenable tant que vous ne l’employez pas ailleurs. En déclin, il disparaît.
power-flying = Volants
    .joined = { $race } { $gender ->
        [f] volantes
       *[m] volants
    }
power-flying-text = Vous pouvez conquérir n’importe quelle région terrestre, adjacente ou non. Les mers et le lac restent hors d’atteinte.
power-forest = Des Forêts
    .joined = { $race } des forêts
power-forest-text = Chaque forêt que vous occupez rapporte 1 jeton de victoire de plus.
power-fortified = Bâtisseurs
    .joined = { $race } { $gender ->
        [f] bâtisseuses
       *[m] bâtisseurs
    }
power-fortified-text = Une fois par tour, bâtissez une Forteresse dans une de vos régions : elle ajoute 1 à la défense et rapporte 1 jeton de victoire de plus. Il y en a 6, et une seule par région. En déclin, elles défendent encore mais ne rapportent plus rien.
power-heroic = Aux deux Héros
    .joined = { $race } aux deux Héros
power-heroic-text = À la fin de chaque tour, placez vos 2 Héros dans deux de vos régions : elles sont imprenables jusqu’à ce qu’ils se déplacent. En déclin, ils sont retirés.
power-hill = Des Collines
    .joined = { $race } des collines
power-hill-text = Chaque colline que vous occupez rapporte 1 jeton de victoire de plus.
power-merchant = Marchands
    .joined = { $race } { $gender ->
        [f] marchandes
       *[m] marchands
    }
power-merchant-text = Chaque région que vous occupez rapporte 1 jeton de victoire de plus.
power-mounted = Montés
    .joined = { $race } { $gender ->
        [f] montées
       *[m] montés
    }
power-mounted-text = Les collines et les champs vous coûtent 1 pion de moins.
power-pillaging = Pillards
    .joined = { $race } { $gender ->
        [f] pillardes
       *[m] pillards
    }
power-pillaging-text = Chaque région non vide conquise pendant ce tour rapporte 1 jeton de victoire de plus.
power-seafaring = Marins
    .joined = { $race } { $gender ->
        [f] marines
       *[m] marins
    }
power-seafaring-text = Vous pouvez conquérir les mers et le lac comme des régions vides ; seuls d’autres Marins peuvent vous y suivre. En déclin, vous les gardez et ils continuent de rapporter.
power-spirit = Ancestraux
    .joined = { $race } { $gender ->
        [f] ancestrales
       *[m] ancestraux
    }
power-spirit-text = En déclin, ce peuple ne compte pas dans votre limite : vous pouvez avoir un second peuple en déclin, et les deux rapportent.
power-stout = Durs à cuire
    .joined = { $race } { $gender ->
        [f] dures à cuire
       *[m] durs à cuire
    }
power-stout-text = Vous pouvez passer en déclin juste après le décompte d’un tour normal, au lieu d’y consacrer un tour entier.
power-swamp = Des Marais
    .joined = { $race } des marais
power-swamp-text = Chaque marais que vous occupez rapporte 1 jeton de victoire de plus.
power-underworld = Des Cavernes
    .joined = { $race } des cavernes
power-underworld-text = Les régions comportant une caverne vous coûtent 1 pion de moins. Pour vos conquêtes, toutes les cavernes sont adjacentes entre elles.
power-wealthy = Fortunés
    .joined = { $race } { $gender ->
        [f] fortunées
       *[m] fortunés
    }
power-wealthy-text = Vous gagnez 7 jetons de victoire de plus, une seule fois, à la fin du tour où vous choisissez cette combinaison.

## Terrains et symboles

terrain-farmland = Champ
terrain-forest = Forêt
terrain-hill = Colline
terrain-mountain = Montagne
terrain-swamp = Marais
terrain-sea = Mer
terrain-lake = Lac
symbol-mine = Mine
symbol-magic_source = Source magique
symbol-cavern = Caverne
symbol-lost_tribe = Tribu oubliée

## Marqueurs

mark-fortress = Forteresse
mark-encampment = Campement
mark-hole = Tanière
mark-hero = Héros
mark-dragon = Dragon
mark-chest = Coffre

## Lignes d’un décompte

term-ground = Coût de base
term-mountain = Montagne
term-natives = Autochtones présents
term-defenders = Pions en défense
term-regions = Régions occupées
term-minimum = Minimum : 1 pion

## Règles : définitions

rule-CORE-DEF-1 = Une région est une zone indivisible du plateau. Deux régions sont adjacentes quand elles partagent une portion de frontière ; se toucher en un seul point ne suffit pas.
rule-CORE-DEF-2 = Une région ne contient jamais les pions de plus d’un peuple à la fois.
rule-CORE-DEF-3 = Un peuple occupe une région tant qu’au moins un de ses pions s’y trouve. Dans Small World of Warcraft, certains marqueurs qui comptent comme des pions peuvent aussi tenir une région.
rule-CORE-DEF-4 = Une région est non vide quand il s’y trouve des autochtones ou des pions d’un autre peuple, actif ou en déclin ; les Montagnes et les autres marqueurs ne suffisent pas. Dans Small World et River World, seuls les peuples ennemis comptent ici ; dans Small World Underground et Small World of Warcraft, votre autre peuple compte aussi. Vos propres pions en déclin comptent dans le coût, quelle que soit la boîte.
rule-CORE-DEF-5 = Une région est conquise pendant ce tour quelle que soit la manière dont le peuple l’a prise : avec des pions, avec le dé, à coût fixe ou en remplaçant un pion. C’est ce qui s’y trouvait juste avant qui décide si elle était non vide. Une région prise deux fois dans le même tour compte deux fois.
rule-CORE-DEF-6 = Quand un peuple ou un pouvoir dit « vous » ou « vos », il ne désigne que le peuple auquel il est associé, jamais votre autre peuple, sauf si la capacité dit le contraire.
rule-CORE-DEF-7 = La capacité et le pouvoir de votre peuple actif se cumulent. Tous deux cessent quand le peuple passe en déclin, sauf si leur texte dit qu’ils continuent.
rule-CORE-DEF-8 = On additionne d’abord tout ce qui augmente ou diminue le coût d’une conquête, dans n’importe quel ordre. Ensuite seulement, si le résultat tombe sous le minimum (normalement un pion), c’est le minimum qui s’applique.

## Règles : mise en place

rule-CORE-SETUP-1 = Le jeu se joue de 2 à 5 joueurs, sur le plateau prévu pour ce nombre de joueurs.
rule-CORE-SETUP-2 = Le nombre de manches dépend du nombre de joueurs : 10 manches à 2 ou 3 joueurs, 9 à 4 joueurs, 8 à 5 joueurs. Le compte-tours commence sur 1.
rule-CORE-SETUP-3 = Les tuiles de peuple sont mélangées : cinq forment une colonne, faces visibles, et les autres une pile, faces visibles, sous la colonne. Les tuiles de pouvoir sont disposées de même à côté. Six combinaisons sont donc proposées : les cinq de la colonne et la paire au sommet des deux piles.
rule-CORE-SETUP-4 = Seules les tuiles au sommet des deux piles sont connues. Ce qui se trouve dessous, et dans quel ordre, reste caché à tous.
rule-CORE-SETUP-5 = Avant la première manche, les autochtones sont placés sur les régions qui portent leur symbole, et une Montagne sur chaque région de montagne.
rule-CORE-SETUP-6 = Chaque joueur commence avec 5 jetons de victoire. Tous les autres forment la banque, qui n’est jamais à court.
rule-CORE-SETUP-7 = Le premier joueur est tiré au sort, sauf si l’hôte en désigne un. On joue dans le sens horaire.
rule-CORE-SETUP-8 = Le total de vos jetons de victoire reste secret jusqu’à la fin de la partie. Les jetons de victoire posés sur les combinaisons et toutes les sommes payées ou gagnées sont connus de tous.

## Règles : manches et tours

rule-CORE-TURN-1 = À chaque manche, chacun joue un tour, dans le sens horaire. Le compte-tours avance au début de chaque manche, sauf la première ; quand il arrive sur la dernière case, c’est la dernière manche.
rule-CORE-TURN-2 = Un tour se déroule dans cet ordre : effets de début de tour ; choix d’une combinaison, expansion ou déclin ; reprise des pions et abandon de régions ; conquêtes ; redéploiement ; marqueurs de fin de tour ; décompte. Ensuite, un peuple dur à cuire peut passer en déclin, et pour finir les joueurs chassés de leurs régions replacent leurs pions délogés. Les Zombies en déclin reprennent leurs pions et conquièrent avant votre peuple actif.
rule-CORE-TURN-3 = Sans peuple actif, vous devez choisir une combinaison : à votre premier tour et au tour qui suit un déclin. Si aucune n’est disponible, vous jouez ce tour sans peuple actif et choisirez au suivant.
rule-CORE-TURN-4 = Avec un peuple actif, vous choisissez entre l’expansion et le déclin. L’expansion ne vous oblige à aucune conquête.
rule-CORE-TURN-5 = Si votre peuple actif n’a plus aucun pion, vous pouvez choisir l’expansion (il ne fait rien et seuls vos peuples en déclin rapportent) ou le faire passer en déclin, mais pas prendre une nouvelle combinaison ce tour-ci. Les pions en main ou mis de côté comptent comme des pions restants. En expansion, un bonus qui ne demande aucune région, comme celui des Alchimistes, est quand même versé.
rule-CORE-TURN-6 = Si vous prenez une combinaison ou choisissez l’expansion, vous jouez un tour complet ; le déclin après le décompte est réservé aux « Durs à cuire ». Un tour de déclin n’a ni conquête ni redéploiement : seulement les placements permis à un peuple en déclin, le décompte et les pions délogés. Une étape où il n’y a rien à faire est sautée automatiquement.

## Règles : choisir une combinaison

rule-CORE-PICK-1 = Vous pouvez prendre n’importe quelle combinaison visible. La première est gratuite et chaque rang plus bas coûte 1 jeton de victoire de plus : posez un jeton de victoire sur chaque combinaison située au-dessus de celle que vous prenez.
rule-CORE-PICK-2 = Vous devez avoir de quoi payer une combinaison avant de la prendre. Les jetons de victoire posés dessus n’aident pas à la payer : vous les ramassez après.
rule-CORE-PICK-3 = Tous les jetons de victoire posés sur la combinaison que vous prenez sont à vous. Vous payez quand même pour celles du dessus.
rule-CORE-PICK-4 = Vous prenez autant de pions que la somme des valeurs des deux tuiles, dans la limite du casier.
rule-CORE-PICK-5 = Les pions reçus au départ sont les seuls que votre peuple aura, sauf si une capacité en accorde d’autres. Les pions supplémentaires se limitent à ce que contient le casier à ce moment ; ceux qui y retournent redeviennent disponibles.
rule-CORE-PICK-6 = Juste après un choix, avant toute conquête, les combinaisons situées dessous remontent d’un rang avec leurs jetons de victoire, et une nouvelle paire apparaît au sommet des piles. Il y a toujours six combinaisons tant qu’il reste des tuiles de peuple ; ensuite, la colonne raccourcit, sans trou. La première est gratuite : on peut donc toujours choisir, même sans jeton de victoire.
rule-CORE-PICK-7 = Quand une tuile de peuple visible n’a pas de pouvoir et que la pile des pouvoirs est vide, tous les pouvoirs défaussés sont mélangés pour former une nouvelle pile. Ceux des autres combinaisons ou des peuples en jeu ne bougent pas. Si aucun n’est défaussé, ce peuple ne peut pas être choisi en attendant.
rule-CORE-PICK-8 = Après votre choix, vous continuez dans le même tour : conquêtes, redéploiement et décompte. Votre nouveau peuple commence par une première conquête.

## Règles : reprendre ses pions et abandonner

rule-CORE-READY-1 = En expansion, les pions de votre peuple actif reviennent dans votre main, sauf un par région occupée.
rule-CORE-READY-2 = Vous pouvez abandonner des régions de votre peuple actif en reprenant aussi le dernier pion, mais seulement avant sa première conquête du tour. Une région abandonnée n’est plus à vous et ne vous rapporte rien. Seuls quelques effets, comme le retrait des quatre Amazones, vident une région plus tard.
rule-CORE-READY-3 = Si vous abandonnez toutes vos régions, votre prochaine conquête est de nouveau une première conquête.
rule-CORE-READY-4 = Antres, Forteresses, Tanières et autres défenses sont retirés d’une région abandonnée. Les Campements, les Héros et le Dragon reviennent à leur propriétaire, qui peut les réutiliser ce tour-ci. Montagnes, Lieux, Reliques et Artefacts restent, et les autochtones ne reviennent pas.
rule-CORE-READY-5 = Vous ne pouvez ni abandonner les régions d’un peuple en déclin, ni en déplacer les pions. Seules les capacités qui le disent, comme celle des Zombies, font exception.
rule-CORE-READY-6 = Une région abandonnée ce tour-ci peut être reconquise dans le même tour, à son coût normal.

## Règles : première conquête

rule-CORE-FIRST-1 = Un peuple qui n’a aucune région sur le plateau doit faire sa prochaine conquête dans une région d’entrée. Chaque boîte dit lesquelles ; dans Small World, ce sont celles qui touchent le bord du plateau ou qui bordent une mer touchant ce bord.
rule-CORE-FIRST-2 = La règle de la première conquête s’applique à un peuple qui vient d’être choisi, à un peuple qui a perdu toutes ses régions mais a encore des pions en main, et à un peuple qui a tout abandonné.
rule-CORE-FIRST-3 = Chaque fois qu’un peuple entre sur le plateau, il n’a droit qu’à une seule région d’entrée. Ensuite, ses cibles doivent être adjacentes à ses régions.
rule-CORE-FIRST-4 = Une première conquête suit toutes les autres règles : coût, régions imprenables, paix et dé. Si aucune région d’entrée n’est attaquable, ou si la seule tentative échoue, les pions restent en main, le peuple ne marque aucun point et il entrera à un tour suivant.

## Règles : conquête et coût

rule-CORE-CONQ-1 = Vous pouvez conquérir autant de régions que vos pions le permettent, l’une après l’autre et dans l’ordre de votre choix, et vous arrêter quand vous voulez.
rule-CORE-CONQ-2 = La région attaquée doit être adjacente à une région du peuple qui attaque, sauf si une capacité permet d’aller plus loin. Les régions prises plus tôt dans le tour comptent ; celles de votre autre peuple, non.
rule-CORE-CONQ-3 = Vous ne pouvez pas attaquer une région que le peuple attaquant occupe déjà, ni une région imprenable ou infranchissable, ni une région que la paix vous interdit d’attaquer, ni une étendue d’eau que votre peuple ne peut pas tenir.
rule-CORE-CONQ-4 = Votre peuple actif peut conquérir les régions de votre propre peuple en déclin, et les Zombies en déclin celles de votre autre peuple en déclin ; vous perdez ces pions comme tout défenseur. Vous ne pouvez pas attaquer votre propre peuple actif, sauf avec des Zombies en déclin.
rule-CORE-COST-1 = Une région coûte 2 pions (les rivières ont leur propre base), plus 1 par marqueur de défense, comme une Montagne, plus 1 par pion autochtone, plus 1 par pion du peuple défenseur ou marqueur qui en tient lieu. Chaque élément ne compte qu’une fois.
rule-CORE-COST-2 = Une fois le coût de base connu, on ajoute tous les surcoûts et on retire toutes les réductions qui s’appliquent.
rule-CORE-COST-3 = Une conquête ne coûte jamais moins d’un pion, quelles que soient les réductions (deux pour les Taurens) : au moins un pion du peuple attaquant doit s’installer. Quand on remplace un pion, le nouveau en tient lieu ; le Champion aussi.
rule-CORE-COST-4 = Vous payez exactement le coût : ce nombre de pions quitte votre main et reste dans la région jusqu’au redéploiement. Vous ne pouvez pas en mettre davantage.
rule-CORE-COST-5 = Une conquête « avec un seul pion » ignore tout le coût normal et toutes les réductions. Les surcoûts qui pèsent sur l’attaquant, comme celui des Momies, s’appliquent quand même.
rule-CORE-COST-6 = Quand un effet permet de conquérir une région comme si elle était vide (les Flammes, les Chaussettes de l’Architrollesse), les autochtones, les pions et les défenses de l’occupant ne comptent pas. Une Montagne et le Donjon du Danger comptent quand même.
rule-CORE-CONQ-5 = Les autochtones d’une région conquise quittent la partie. Dans River World, les navires pirates retournent à la réserve.
rule-CORE-CONQ-6 = Une Montagne reste en place quand sa région est conquise. Elle défend dès lors le nouvel occupant.

## Règles : pertes du défenseur

rule-CORE-LOSS-1 = Quand une région d’un peuple actif est conquise, son propriétaire reprend aussitôt tous les pions qui s’y trouvent : un retourne définitivement au casier, les autres vont dans sa main.
rule-CORE-LOSS-2 = Un pion seul en défense est simplement perdu quand sa région est conquise.
rule-CORE-LOSS-3 = Quand une région d’un peuple en déclin est conquise, tous ses pions sont perdus, même s’il y en a plusieurs. Seuls les Zombies, qui défendent comme un peuple actif, et les peuples d’outre-tombe n’en perdent qu’un et gardent les autres.
rule-CORE-LOSS-4 = À la fin du tour de l’attaquant, chaque joueur qui a des pions délogés doit tous les placer dans des régions que le même peuple occupe encore, adjacentes ou non. S’ils sont plusieurs, ils le font dans le sens horaire, en commençant par le joueur qui suit l’attaquant. Les pions délogés pendant votre propre tour, par vos Zombies, sont placés lors de votre redéploiement.
rule-CORE-LOSS-5 = Si votre peuple n’a plus de région, ses pions délogés restent dans votre main. À votre prochain tour, ils reviennent par une première conquête, ou vous faites passer le peuple en déclin.
rule-CORE-LOSS-6 = Les pions en main ne rapportent rien et ne comptent pas pour départager une égalité.
rule-CORE-LOSS-7 = Un peuple qui a perdu son dernier pion reste votre peuple actif jusqu’à ce que vous le fassiez passer en déclin. Sa tuile ne retourne pas à la pile avant.

## Règles : le dé de renfort

rule-CORE-DIE-1 = Le dé de renforts a trois faces vides (0) et une face pour chacun des nombres 1, 2 et 3.
rule-CORE-DIE-2 = Pour sa dernière conquête du tour, un peuple qui a au moins un pion en main (Taurens : deux) peut attaquer une cible permise qui coûte plus de pions qu’il n’en a en main. Annoncez d’abord la région, puis lancez le dé une fois. Les Zombies en déclin et votre peuple actif ont chacun droit à une tentative par tour.
rule-CORE-DIE-3 = Vous ne pouvez lancer le dé que s’il vous manque 1, 2 ou 3 pions. Il ne pourrait jamais apporter davantage.
rule-CORE-DIE-4 = Si vos pions en main plus le résultat du dé atteignent le coût, la région est conquise et tous les pions qui vous restent en main y vont. Sinon, rien ne change sur le plateau et vous gardez les pions pour le redéploiement.
rule-CORE-DIE-5 = Que la dernière tentative réussisse ou échoue, les conquêtes de ce peuple s’arrêtent aussitôt.
rule-CORE-DIE-6 = Si la tentative échoue et que le peuple n’a aucune région, ses pions restent en main. Il réessaiera au tour suivant par une première conquête.
rule-CORE-DIE-7 = On lance au plus un dé par conquête ; seuls les Gnomes de Small World of Warcraft peuvent en lancer deux. Une conquête par remplacement ou à coût fixe n’utilise jamais le dé.
rule-CORE-DIE-8 = Lancer le dé n’est jamais obligatoire. Son résultat est connu avant que vous ne posiez le moindre pion, mais un péage dû pour attaquer se paie avant le jet et n’est pas remboursé.

## Règles : redéploiement

rule-CORE-REDEP-1 = Après vos conquêtes, vous répartissez à votre guise tous les pions de votre peuple actif, ceux en main compris, entre ses régions, adjacentes ou non. Chaque région doit garder au moins un pion.
rule-CORE-REDEP-2 = Si votre peuple a une région, tous ses pions en main doivent être placés ; sans région, ils restent en main. Il n’est pas nécessaire d’avoir lancé le dé pour placer les pions inutilisés.
rule-CORE-REDEP-3 = Vous ne pouvez pas vider une région pendant le redéploiement. Font exception les rivières et les pions qu’il faut retirer (Amazones, Nains de Fer).
rule-CORE-REDEP-4 = Les pions ne passent jamais de votre peuple actif à un peuple en déclin, ni l’inverse.
rule-CORE-REDEP-5 = Les pions gagnés au redéploiement, comme les nouveaux Squelettes, arrivent d’abord et se placent avec les autres. Si le peuple n’a alors aucune région, ils restent en main.
rule-CORE-REDEP-6 = Le redéploiement suit un ordre fixe : prendre les pions supplémentaires ; vider les rivières qui doivent l’être ; répartir vos pions, délogés compris ; retirer ceux qui doivent partir, comme les quatre Amazones, même si cela coûte des régions ; enfin, placer Forteresses, Campements et autres dans les régions que vous occupez encore.

## Règles : décompte

rule-CORE-SCORE-1 = À la fin de votre tour, la banque vous verse 1 jeton de victoire par région de votre peuple actif et 1 par région de vos peuples en déclin.
rule-CORE-SCORE-2 = Aux jetons de victoire de vos régions s’ajoutent tous les bonus de peuple, de pouvoir et de plateau. Un peuple en déclin ne donne aucun bonus, sauf si sa capacité le dit.
rule-CORE-SCORE-3 = Quand des jetons de victoire sont pris à d’autres joueurs, chacun paie au plus ce qu’il a ; celui qui n’a rien ne paie rien. Si le paiement est la condition d’une action, un joueur qui ne peut pas payer n’a pas droit à cette action.
rule-CORE-SCORE-4 = Les gains se règlent dans un ordre fixe : sacrifices de fin de tour, revenus de la banque, puis paiements des autres joueurs dans le sens horaire. Un paiement causé par la pose d’un marqueur se fait au moment de la pose. Tout le monde voit ces sommes.
rule-CORE-SCORE-5 = Au tour où vous choisissez le déclin, vous ne marquez que pour les régions de vos peuples en déclin et les bonus qui persistent en déclin.

## Règles : déclin

rule-CORE-DECL-1 = Le déclin se choisit au début du tour, à la place de l’expansion. Vous ne faites aucune conquête ce tour-là, pas même avec des Zombies déjà en déclin.
rule-CORE-DECL-2 = Quand votre peuple passe en déclin, votre ancien peuple en déclin quitte d’abord le plateau, sauf si l’un des deux est un peuple ancestral. Puis un pion reste dans chaque région, retourné, et tous les autres, ceux en main compris, retournent au casier ; quelques peuples, comme les Zombies, en gardent davantage. La tuile de pouvoir est défaussée, sauf si elle agit en déclin, et les marqueurs qui ne survivent pas au déclin sont retirés.
rule-CORE-DECL-3 = Vous ne pouvez avoir qu’un seul peuple en déclin. Un peuple ancestral en déclin ne compte pas.
rule-CORE-DECL-4 = Ces pouvoirs restent avec un peuple en déclin : Ancestraux, Bâtisseurs et Marins ; dans Small World Underground, De Boue, Réincarnés, Royaux, Coriaces, D’outre-tombe et Sages ; dans Small World of Warcraft, Retranchés et Palustres. Tous les autres sont défaussés aussitôt.
rule-CORE-DECL-5 = Ces capacités de peuple persistent en déclin : Nains, Zombies et Trolls ; dans Small World Underground, Poulpeuses et Liches ; dans Small World of Warcraft, Nagas (ils restent dans l’eau), Elfes de la nuit (leurs murs) et Taurens (leurs deux pions).
rule-CORE-DECL-6 = Au tour du déclin, vous gagnez 1 jeton de victoire par région de chaque peuple en déclin que vous avez désormais, plus les seuls bonus qui persistent en déclin. Parmi les effets de fin de tour, seuls ceux qu’un peuple en déclin peut utiliser sont disponibles. Puis votre tour s’achève.
rule-CORE-DECL-7 = Au tour qui suit un déclin, vous choisissez une nouvelle combinaison.
rule-CORE-DECL-8 = Vous pouvez faire passer en déclin un peuple qui n’a aucune région. Votre ancien peuple en déclin part comme lors de tout déclin, et le peuple sans région quitte aussitôt le jeu : ses pions retournent au casier, son pouvoir est défaussé et sa tuile retourne à la pile, après celle de l’autre peuple. Il ne rapporte rien.

## Règles : retour des tuiles

rule-CORE-TILE-1 = Quand un peuple en déclin n’a plus de pion ni sur le plateau ni en main, le pouvoir qu’il gardait éventuellement est défaussé et sa tuile va sous la pile des peuples, face active visible. Si la pile est vide, la tuile prend la place libre juste sous la dernière combinaison et devient aussitôt visible.
rule-CORE-TILE-2 = La tuile d’un peuple actif ne retourne jamais à la pile tant qu’il est actif, même s’il n’a plus de pion.
rule-CORE-TILE-3 = Les pouvoirs défaussés forment une défausse. Elle ne sert que lorsque la pile des pouvoirs est épuisée.
rule-CORE-TILE-4 = Une tuile de peuple qui revient directement dans la colonne reçoit un pouvoir de la pile, comme lorsqu’on complète la colonne.

## Règles : régions imprenables

rule-CORE-IMM-1 = Aucun adversaire de l’occupant ne peut conquérir une région imprenable. Les peuples, pouvoirs, Lieux, Reliques et Artefacts adverses n’y ont aucun effet non plus.
rule-CORE-IMM-2 = Une région est imprenable si elle abrite une Tanière, un Héros ou le Dragon. Dans Small World Underground, le Grand Ancien, la Reine, le Fantôme et le Balrog ont le même effet ; dans Small World of Warcraft, une Tour de guet et l’Égide, mais un attaquant peut payer pour passer outre à l’Égide.
rule-CORE-IMM-3 = Une Tanière, un Héros ou le Dragon arrête aussi les Zombies de son propre propriétaire. Dans Small World Underground, seuls les adversaires sont bloqués : vous pouvez conquérir votre propre région en déclin gardée par votre Reine, qui s’en va alors. La région du Balrog est fermée à tous.
rule-CORE-IMM-4 = Une région imprenable n’empêche pas son propriétaire de l’abandonner, de se redéployer, de passer en déclin ou de marquer des points. Elle n’arrête pas non plus les événements qui frappent tout le plateau.

## Règles : fin de partie

rule-CORE-END-1 = La partie s’achève après le tour du dernier joueur de la dernière manche, une fois les pions délogés replacés. On révèle les jetons de victoire, et celui qui en a le plus l’emporte.
rule-CORE-END-2 = En cas d’égalité, celui des ex æquo qui a le plus de pions de peuple sur le plateau, actifs et en déclin, l’emporte. Ne comptent pas les pions en main ou mis de côté, ni les Campements et autres marqueurs qui ne font que tenir lieu de pions.
rule-CORE-END-3 = Les joueurs encore à égalité après le compte des pions partagent la victoire.

## Règles : moment des effets

rule-CORE-TRIG-1 = Chaque effet a son moment. Au début de votre tour, la paix de vos Diplomates prend fin ; quand vous reprenez vos pions, les quatre Amazones reviennent ; nouveaux Squelettes, Forteresses et Campements relèvent du redéploiement. Les Héros et le choix des Diplomates viennent juste avant le décompte, le déclin des Durs à cuire juste après.
rule-CORE-TRIG-2 = Quand plusieurs effets se produisent au même moment, le joueur dont c’est le tour en choisit l’ordre, sauf si une règle le fixe.
rule-CORE-TRIG-3 = Quand l’effet d’un adversaire réagit à une conquête, il s’applique aussitôt, avant l’action suivante.

## Règles de Small World : plateau, première conquête et coût

rule-BASE-BOARD-1 = Les terres sont des champs, forêts, collines, montagnes ou marais ; l’eau, ce sont les deux mers et le lac de chaque plateau. Une région peut comporter une mine, une source magique, une caverne ou une Tribu oubliée.
rule-BASE-BOARD-2 = Les mers et le lac ne peuvent pas être conquis, sauf par un peuple marin.
rule-BASE-BOARD-3 = Une région terrestre est côtière quand elle est adjacente à une mer ou au lac.
rule-BASE-COMP-1 = Le matériel est limité : 18 Tribus oubliées, 9 Montagnes, 10 Antres de Troll, 6 Forteresses, 5 Campements, 2 Tanières, 2 Héros, 1 Dragon et 1 dé. Il y a 14 peuples et 20 pouvoirs, plus une tuile de peuple et une tuile de pouvoir vierges.
rule-BASE-SETUP-1 = Au départ, il y a une Tribu oubliée sur chaque symbole de Tribu oubliée et une Montagne sur chaque région de montagne.
rule-BASE-FIRST-1 = Une première conquête doit être une région terrestre au bord du plateau, ou qui borde une mer touchant le bord. Un peuple marin installé sur cette mer n’empêche pas de passer. On n’entre pas par le lac.
rule-BASE-COST-1 = Une Montagne, une Forteresse et un Antre de Troll augmentent chacun le coût de 1, et chaque Campement aussi. Une Montagne se trouve sur chaque région de montagne pendant toute la partie. Tanière, Héros et Dragon n’ajoutent rien : ils rendent la région imprenable.
rule-BASE-MUST-1 = Certaines choses sont obligatoires : choisir une combinaison quand vous n’avez pas de peuple actif ; placer tous vos pions en main et tous vos Campements tant que votre peuple a une région ; vider les rivières ; retirer les quatre Amazones ; placer vos Héros ; replacer pions et Campements délogés. Tout le reste est facultatif.

## Règles de Small World : peuples

rule-BASE-RACE-AMAZONS = Vous recevez 4 Amazones de plus que vos tuiles ne l’indiquent, pour conquérir seulement : après le redéploiement, vous mettez de côté 4 Amazones du plateau, qui reviennent dans votre main au tour suivant. Aucune région ne peut être vidée tant qu’une autre a deux pions ou plus ; ensuite, il faut vider des régions, qui ne rapportent rien, jusqu’à ce que 4 soient parties ou qu’il n’en reste plus sur le plateau. Sans région, on ne retire rien : toutes restent en main. Les Amazones mises de côté ne défendent pas, ne peuvent pas être perdues et ne comptent pas en cas d’égalité ; quand vous passez en déclin, elles retournent au casier.
rule-BASE-RACE-DWARVES = Au décompte, chaque région comportant une mine occupée par vos Nains rapporte 1 jeton de victoire de plus. Cela s’applique aussi en déclin.
rule-BASE-RACE-ELVES = Quand une de leurs régions est conquise, aucun Elfe n’est défaussé : tous vont dans votre main et sont replacés à la fin de ce tour. Cela s’applique aussi contre vos propres Zombies. Un Elfe remplacé par des Sorciers ou un effet semblable est perdu quand même. En déclin, la capacité cesse et les Elfes conquis sont perdus.
rule-BASE-RACE-GHOULS = Quand les Zombies passent en déclin, tous leurs pions du plateau y restent ; ceux en main retournent au casier. À vos tours suivants, après le choix éventuel d’une combinaison mais avant que votre peuple actif reprenne ses pions, ils peuvent reprendre les leurs, abandonner et conquérir, avec leur propre tentative au dé ; ils se redéploient en même temps que votre peuple actif, se défendent et reviennent comme un peuple actif. Ils peuvent attaquer votre propre peuple actif, mais pas ses régions imprenables : vous y perdez un pion et replacez les autres à votre redéploiement. Pour le reste, ils sont en déclin : aucun pouvoir n’agit pour eux (ils gardent Forteresses et mers, sans en gagner de nouvelles), ils rapportent 1 jeton de victoire par région, leurs conquêtes ne comptent pour personne d’autre, la paix ne les lie pas et ils ne font rien au tour où vous faites passer votre peuple actif en déclin.
rule-BASE-RACE-GIANTS = Une région adjacente à une montagne que vos Géants occupent à ce moment coûte 1 pion de moins. La réduction reste de 1 quel que soit le nombre de montagnes, et celles prises pendant ce tour comptent. Les cavernes reliées par le pouvoir « Des Cavernes » sont adjacentes ; « Volants » ne rend rien adjacent. En déclin, la capacité cesse.
rule-BASE-RACE-HALFLINGS = Toute première conquête de vos Mi-portions peut être n’importe quelle région terrestre (ou étendue d’eau, avec « Marins »). Les deux premières régions qu’elles conquièrent reçoivent chacune une Tanière et sont imprenables ; la deuxième doit être adjacente comme d’habitude et peut venir à un tour suivant. Une Tanière est perdue pour de bon si sa région est abandonnée ou vidée. En déclin, les deux Tanières sont retirées.
rule-BASE-RACE-HUMANS = Au décompte, chaque champ occupé par vos Humains rapporte 1 jeton de victoire de plus. Sans effet en déclin.
rule-BASE-RACE-ORCS = Au décompte, chaque région non vide que vos Orcs ont conquise pendant ce tour rapporte 1 jeton de victoire de plus, qu’ils l’occupent encore ou non. Sans effet en déclin.
rule-BASE-RACE-RATMEN = Les Hommes-rats n’ont aucune capacité. Leur force, c’est leur nombre.
rule-BASE-RACE-SKELETONS = Au redéploiement, prenez 1 nouveau Squelette pour chaque paire de régions non vides qu’ils ont conquises pendant ce tour (une région seule ne donne rien), dans la limite du casier. Sans effet en déclin.
rule-BASE-RACE-SORCERERS = Pendant vos conquêtes, une fois par tour contre chaque adversaire, vous pouvez remplacer un pion par un Sorcier du casier et conquérir ainsi sa région. Ce pion doit être seul dans sa région, appartenir à un peuple actif, n’avoir aucun Campement avec lui et être adjacent à une région de Sorciers (« Volants » en dispense, même pour une première conquête) ; autochtones, pions en déclin, régions imprenables, paix et eau (sauf « Marins ») l’interdisent, mais pas les Montagnes, Antres et Forteresses. Le pion remplacé retourne au casier, même un Elfe, et c’est la conquête d’une région non vide. Aucun pion en main n’est nécessaire, mais il en faut un dans le casier ; il est trop tard après votre dernier jet de dé, ou entre un jet de Berserks et sa conquête.
rule-BASE-RACE-TRITONS = Les régions côtières, adjacentes à une mer ou au lac, coûtent 1 pion de moins à vos Tritons. Sans effet en déclin.
rule-BASE-RACE-TROLLS = Un Antre se trouve dans chaque région de vos Trolls, dès sa conquête, et ajoute 1 à sa défense. Les Antres restent en déclin. Un Antre est retiré quand sa région est abandonnée ou conquise de n’importe quelle façon, et il ne protège pas un Troll isolé d’un remplacement.
rule-BASE-RACE-WIZARDS = Au décompte, chaque région comportant une source magique occupée par vos Mages rapporte 1 jeton de victoire de plus. Sans effet en déclin.

## Règles de Small World : pouvoirs

rule-BASE-POW-ALCHEMIST = Au décompte, vous gagnez 2 jetons de victoire de plus tant que ce peuple est actif, même s’il n’occupe aucune région. Le tour où vous choisissez le déclin ne les rapporte plus.
rule-BASE-POW-BERSERK = Avant chaque conquête, si vous avez un pion en main, vous pouvez lancer le dé, puis choisir une cible permise et payer son coût moins le résultat, 1 pion au minimum. Seuls les pions nécessaires sont placés. Si aucune cible n’est à votre portée avec ce résultat, ou si vous n’attaquez pas, vos conquêtes s’arrêtent. Vous pouvez aussi conquérir sans lancer le dé, mais vous n’avez pas d’autre tentative finale.
rule-BASE-POW-BIVOUACKING = Au redéploiement, vous répartissez à nouveau vos 5 Campements dans vos régions, plusieurs par région si vous voulez, et ils y restent jusqu’à votre prochain redéploiement. Chacun compte comme un pion en défense et protège un pion isolé des Sorciers, mais ne peut ni conquérir ni tenir seul une région. Ils ne sont jamais perdus lors d’une conquête : à la fin de ce tour, vous les placez dans d’autres régions de ce peuple, ou les gardez en main jusqu’à ce qu’il en ait une ; si une région est abandonnée, les siens reviennent dans votre main. En déclin, ils sont retirés.
rule-BASE-POW-COMMANDO = Toutes les régions coûtent 1 pion de moins à ce peuple, mais jamais moins de 1. Sans effet en déclin.
rule-BASE-POW-DIPLOMAT = À la fin de votre tour, vous pouvez désigner un adversaire, même sans peuple actif, dont le peuple actif n’a pas été attaqué par ce peuple ce tour-ci ; une tentative ratée est une attaque, mais celles de vos Zombies en déclin ne comptent pas. Jusqu’au début de votre prochain tour, aucun peuple actif de cet adversaire ne peut attaquer votre peuple actif, de quelque façon que ce soit. Les peuples en déclin ne sont concernés ni d’un côté ni de l’autre. Vous pouvez désigner le même adversaire ou un autre à chaque tour ; en déclin, la paix prend fin.
rule-BASE-POW-DRAGON = Une fois par tour, vous pouvez conquérir une cible permise, même vide, avec un seul pion de votre main, quels que soient les pions et marqueurs qui la défendent ; elle doit être adjacente ou constituer une entrée valable, et ne pas être imprenable. Le Dragon s’y place et rend la région imprenable jusqu’à ce que vous l’employiez à nouveau : celle qu’il quitte est aussitôt ouverte. Il ne se redéploie pas ; si sa région est abandonnée ou vidée, il vous revient et peut servir dans le même tour. En déclin, il est retiré.
rule-BASE-POW-FLYING = Ce peuple peut attaquer n’importe quelle région terrestre, adjacente ou non, même comme première conquête. Les mers et le lac sont exclus. Sans effet en déclin.
rule-BASE-POW-FOREST = Au décompte, chaque forêt occupée par ce peuple rapporte 1 jeton de victoire de plus. Sans effet en déclin.
rule-BASE-POW-HILL = Au décompte, chaque colline occupée par ce peuple rapporte 1 jeton de victoire de plus. Sans effet en déclin.
rule-BASE-POW-SWAMP = Au décompte, chaque marais occupé par ce peuple rapporte 1 jeton de victoire de plus. Sans effet en déclin.
rule-BASE-POW-FORTIFIED = Une fois par tour, au redéploiement, vous pouvez placer 1 Forteresse dans une région de ce peuple qui n’en a pas ; il y en a au plus 6 sur le plateau et elles ne bougent pas. Chacune ajoute 1 à la défense et, tant que le peuple est actif, rapporte 1 jeton de victoire de plus dès le tour de sa construction. Elle retourne à la réserve, réutilisable, quand sa région est abandonnée ou conquise. En déclin, les Forteresses restent et défendent, mais ne rapportent rien et on n’en construit plus.
rule-BASE-POW-HEROIC = À la fin de chaque tour, vous placez les 2 Héros dans deux régions différentes de ce peuple, les mêmes qu’avant si vous voulez (un seul Héros s’il n’a qu’une région). Ces régions sont imprenables jusqu’à ce que les Héros se déplacent ou que la région soit abandonnée ou vidée. En déclin, les Héros sont retirés.
rule-BASE-POW-MERCHANT = Au décompte, chaque région occupée par ce peuple rapporte 1 jeton de victoire de plus. Sans effet en déclin.
rule-BASE-POW-MOUNTED = Les collines et les champs coûtent 1 pion de moins à ce peuple. Sans effet en déclin.
rule-BASE-POW-PILLAGING = Au décompte, chaque région non vide que ce peuple a conquise pendant ce tour rapporte 1 jeton de victoire de plus. Sans effet en déclin.
rule-BASE-POW-SEAFARING = Ce peuple peut conquérir les deux mers et le lac comme des régions vides, à un coût de base de 2 pions ; ils rapportent comme toute région et sont reliés aux terres qui les bordent. Une mer qui touche le bord peut être une première conquête, pas le lac. Personne ne peut prendre l’eau sans ce pouvoir ; un autre peuple marin le peut, au coût normal. En déclin, vous gardez vos étendues d’eau, qui continuent de rapporter, mais n’en conquérez plus, même avec des Zombies.
rule-BASE-POW-SPIRIT = En déclin, ce peuple ne compte pas dans la limite d’un seul : vous pouvez l’avoir avec un autre peuple en déclin, et les deux rapportent. Les déclins suivants ne retirent que l’autre ; quand le peuple ancestral passe lui-même en déclin, votre ancien peuple en déclin reste. Ses pions ne quittent le plateau que par conquête, ou au dégel d’une rivière dans River World. Des Zombies ancestraux gardent leur capacité.
rule-BASE-POW-STOUT = Après le décompte d’un tour d’expansion ou d’un tour où vous avez pris une combinaison, vous pouvez faire passer aussitôt ce peuple en déclin. Il n’y a pas de second décompte, mais votre ancien peuple en déclin a encore rapporté avant de partir. Au tour suivant, vous choisissez une nouvelle combinaison. Le déclin habituel en début de tour reste possible.
rule-BASE-POW-UNDERWORLD = Les régions comportant une caverne coûtent 1 pion de moins à ce peuple. Pour ses conquêtes, toutes les cavernes sont adjacentes entre elles : il doit donc en occuper une pour atteindre les autres, et cela n’ouvre aucune entrée de plus pour la première conquête. Sans effet en déclin.
rule-BASE-POW-WEALTHY = Au décompte du tour où vous avez pris cette combinaison, vous gagnez 7 jetons de victoire de plus, même sans occuper de région. Cela n’arrive qu’une fois.

## Règles de Small World : peuples et pouvoirs maison

rule-BASE-BLANK-1 = Vous pouvez ajouter un peuple de votre invention, avec son nom, sa capacité et un nombre de pions, de préférence 10 au plus. Il doit fonctionner avec tous les pouvoirs.
rule-BASE-BLANK-2 = Un peuple maison emprunte les pions d’un peuple qui en a au moins autant ; la tuile de celui-ci est retirée de la partie. Les pions empruntés forment toute sa réserve.
rule-BASE-BLANK-3 = Vous pouvez ajouter un pouvoir de votre invention avec un nombre de pions, de préférence 5 au plus. Il doit fonctionner avec tous les peuples.
rule-BASE-BLANK-4 = Un peuple ou un pouvoir maison se compose de nombres et d’effets prêts à l’emploi. Dépasser 10 pions pour un peuple ou 5 pour un pouvoir donne un avertissement, mais reste permis.

## Règles : informations cachées

rule-HID-1 = Sont secrets : le total des jetons de victoire, l’ordre des deux piles sous leur sommet et, dans d’autres boîtes, les Reliques, Lieux, marqueurs et Bombes face cachée ainsi que les événements à venir. Tout le monde sait qu’une tuile de peuple est passée sous sa pile et quels pouvoirs sont défaussés.
rule-HID-2 = Les Reliques, marqueurs et événements qui ne sont pas encore en jeu sont inconnus de tous. Si vous regardez un événement grâce au Temple de la Voyante, personne d’autre ne le connaît jusqu’à sa révélation, même si vous perdez le Temple.
