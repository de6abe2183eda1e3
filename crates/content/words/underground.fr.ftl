## Peuples de Small World Underground

race-cultists = Cultistes
    .gender = m
race-cultists-text = Le Grand Ancien s’installe dans la première région que vous conquérez et la rend imprenable ; les régions adjacentes à la sienne vous coûtent 1 pion de moins. Au début de votre tour, vous pouvez le déplacer dans une autre de vos régions. En déclin, il est retiré.
race-drow = Elfes Noirs
    .gender = m
race-drow-text = Chaque région que vous occupez et qui n’a aucune frontière commune avec un autre peuple ni avec des Monstres rapporte 1 jeton de victoire de plus, mais pas en déclin.
race-flames = Flammes
    .gender = f
race-flames-text = Quand vous les choisissez, placez le Volcan sur un gouffre portant un symbole de volcan. Les régions qui bordent ce gouffre, ou qui sont adjacentes à une chaîne ininterrompue de vos régions qui en part, se conquièrent comme si elles étaient vides (Montagne noire et Donjon comptent quand même). En déclin, le Volcan est retiré.
race-gnomes = Gnomes
    .gender = m
race-gnomes-text = Pendant le tour des autres, aucune capacité de peuple, aucun pouvoir, Lieu ou Relique n’aide à conquérir vos régions : seuls sont permis l’attaque ordinaire et le jet de renforts habituel. Sans effet en déclin.
race-iron_dwarves = Nains de Fer
    .gender = m
race-iron_dwarves-text = Au redéploiement, prenez 1 Marteau d’argent par mine occupée ; vous les gardez d’un tour à l’autre, 7 au plus. Dès le tour suivant, chacun sert de pion supplémentaire pour conquérir, mais il quitte le plateau au redéploiement et ne défend jamais. En déclin, ils retournent à la réserve.
race-kraken = Poulpeuses
    .gender = f
race-kraken-text = Vous n’êtes pas obligé de quitter la rivière : vous pouvez y rester, et ses régions rapportent comme les autres. Cela continue même en déclin.
race-liches = Liches
    .gender = f
race-liches-text = Elles n’ont aucune capacité tant qu’elles sont actives. En déclin, un adversaire qui conquiert une de leurs régions vous paie 1 jeton de victoire ; un adversaire sans jeton de victoire ne peut pas les attaquer.
race-lizardmen = Gekkos
    .gender = m
race-lizardmen-text = Vous traversez librement les rivières, occupées ou non : les régions de l’autre rive vous sont adjacentes, et vous pouvez entrer ainsi sur le plateau par l’une ou l’autre extrémité de la rivière. Vous ne pouvez pas y rester pour autant. Sans effet en déclin.
race-mudmen = Golems
    .gender = m
race-mudmen-text = Au redéploiement, prenez dans le casier 1 nouveau Golem par mare de boue occupée, mais pas en déclin.
race-mummies = Momies
    .gender = f
race-mummies-text = Chaque conquête vous coûte 1 pion de plus. En revanche, elles sont très nombreuses.
race-ogres = Ogres
    .gender = m
race-ogres-text = Toutes les régions vous coûtent 1 pion de moins.
race-shadow_mimes = Mimics
    .gender = m
race-shadow_mimes-text = Quand vous les choisissez, vous pouvez échanger leur pouvoir contre celui de n’importe quelle autre combinaison visible, sans payer davantage. Les jetons de victoire posés sur les combinaisons ne bougent pas.
race-shrooms = Champigneux
    .gender = m
race-shrooms-text = Chaque champignonnière que vous occupez rapporte 1 jeton de victoire de plus, mais pas en déclin.
race-spiderines = Arachnées
    .gender = f
race-spiderines-text = Pour vos conquêtes, toute région qui borde un gouffre est adjacente à toutes vos régions. Vous pouvez aussi entrer sur le plateau par l’une d’elles. Sans effet en déclin.
race-will_o_wisps = Feux Follets
    .gender = m
race-will_o_wisps-text = Vous pouvez lancer le dé pour chaque conquête d’une région de cristaux, ou d’une région adjacente à des cristaux que vous occupez, et la prendre avec autant de pions en moins (1 pion au minimum). Si le résultat permet de conquérir, vous devez le faire ; sinon, vos conquêtes s’arrêtent. Sans effet en déclin.

## Pouvoirs de Small World Underground

power-adventurous = Touristes
    .joined = { $race } touristes
power-adventurous-text = Chaque Lieu que vous occupez rapporte 1 jeton de victoire de plus, mais pas en déclin. Les Reliques ne comptent pas.
power-fisher = Pêcheurs
    .joined = { $race } { $gender ->
        [f] pêcheuses
       *[m] pêcheurs
    }
power-fisher-text = Chaque paire de régions côtières que vous occupez, c’est-à-dire au bord de la rivière, rapporte 1 jeton de victoire de plus, mais pas en déclin.
power-flocking = Grégaires
    .joined = { $race } grégaires
power-flocking-text = Si toutes vos régions forment un seul groupe, vous gagnez 2 jetons de victoire de plus, mais pas en déclin.
power-frightened = Peureux
    .joined = { $race } { $gender ->
        [f] peureuses
       *[m] peureux
    }
power-frightened-text = Chacune de vos régions avec au moins 3 de vos pions rapporte 1 jeton de victoire de plus, mais pas en déclin.
power-immortal = Immortels
    .joined = { $race } { $gender ->
        [f] immortelles
       *[m] immortels
    }
power-immortal-text = Quand on vous prend une région, vous ne perdez aucun pion : reprenez-les tous en main et replacez-les à la fin de ce tour. En déclin, cela ne s’applique plus.
power-magic = Et leur musette
    .joined = { $race } et leur musette
power-magic-text = À chaque tour, votre Musette peut copier une Relique en jeu, quel qu’en soit le propriétaire, et vous l’utilisez comme une seconde Relique du même nom. Personne ne peut prendre la Musette. En déclin, elle est retirée.
power-martyr = Martyrs
    .joined = { $race } { $gender ->
        [f] martyres
       *[m] martyrs
    }
power-martyr-text = Chaque fois qu’un adversaire conquiert une de vos régions, la banque vous verse aussitôt 1 jeton de victoire, mais pas en déclin.
power-mining = Des Mines
    .joined = { $race } des mines
power-mining-text = Chaque mine que vous occupez rapporte 1 jeton de victoire de plus, mais pas en déclin.
power-muddy = De Boue
    .joined = { $race } de boue
power-muddy-text = Chaque mare de boue que vous occupez rapporte 1 jeton de victoire de plus, même en déclin.
power-mystic = De Cristal
    .joined = { $race } de cristal
power-mystic-text = Chaque région de cristaux que vous occupez rapporte 1 jeton de victoire de plus, mais pas en déclin.
power-quarreling = Querelleurs
    .joined = { $race } { $gender ->
        [f] querelleuses
       *[m] querelleurs
    }
power-quarreling-text = Chaque groupe séparé de régions que vous occupez rapporte 1 jeton de victoire de plus, mais pas en déclin.
power-reborn = Réincarnés
    .joined = { $race } { $gender ->
        [f] réincarnées
       *[m] réincarnés
    }
power-reborn-text = Une fois ce peuple en déclin, au début de chacun de vos tours avec un peuple actif, vous pouvez vider jusqu’à deux de ses régions et placer dans chacune un pion de votre peuple actif pris dans le casier. Ce n’est pas une conquête.
power-royal = Royaux
    .joined = { $race } { $gender ->
        [f] royales
       *[m] royaux
    }
power-royal-text = À la fin de chaque tour, placez la Reine dans une de vos régions, qui devient imprenable. En déclin, la Reine reste et continue de la protéger, mais ne se déplace plus.
power-shield = Coriaces
    .joined = { $race } coriaces
power-shield-text = À chaque tour, à la fin de vos conquêtes, prenez 1 nouveau Bouclier par champignonnière occupée et placez-les dans vos régions au redéploiement. Chacun ajoute 1 à la défense ; il y en a 8. En déclin, ils restent, mais vous n’en recevez plus.
power-stone = Des Montagnes
    .joined = { $race } des montagnes
power-stone-text = Chaque montagne noire que vous occupez rapporte 1 jeton de victoire de plus, mais pas en déclin.
power-thieving = Kleptomanes
    .joined = { $race } kleptomanes
power-thieving-text = Au décompte, prenez 1 jeton de victoire à chaque adversaire dont le peuple actif a une région qui borde une des vôtres, mais pas en déclin.
power-tomb = D’outre-tombe
    .joined = { $race } d’outre-tombe
power-tomb-text = Quand vous passez en déclin, tous vos pions restent sur le plateau, et vous pouvez les redéployer une fois avant le décompte de ce tour. Quand une de ces régions est conquise, vous ne perdez que 1 pion et déplacez les autres vers d’autres régions de ce peuple, s’il lui en reste.
power-vampire = Vampires
    .joined = { $race } vampires
power-vampire-text = Une fois par tour contre chaque adversaire, remplacez un pion isolé d’un peuple actif, dans une région adjacente, par un des vôtres pris dans le casier. La région est conquise sans dépenser de pion de votre main. Sans effet en déclin.
power-vanishing = Fugaces
    .joined = { $race } fugaces
power-vanishing-text = Quand ce peuple passe en déclin, chacune de ses régions vous rapporte 2 jetons de victoire au lieu de 1. Puis tous ses pions quittent le plateau.
power-vengeful = Vengeurs
    .joined = { $race } { $gender ->
        [f] vengeresses
       *[m] vengeurs
    }
power-vengeful-text = Chaque adversaire qui attaque un de vos peuples reçoit un marqueur de Vengeance. À votre tour suivant, toutes les régions des adversaires marqués vous coûtent 1 pion de moins. En déclin, les marqueurs sont retirés.
power-wise = Sages
    .joined = { $race } sages
power-wise-text = Rien tant que le peuple est actif. En déclin, vous gagnez 2 jetons de victoire de plus à chaque tour, dès celui du déclin, tant que ce peuple occupe une région.

## Reliques

relic-froggys_ring = L’Anneau Runique
relic-froggys_ring-text = À la fin de votre tour, placez l’Anneau dans une région de votre peuple actif : chaque adversaire dont le peuple actif a une région qui la borde vous paie 1 jeton de victoire.
relic-stinky_trolls_socks = Les Chaussettes de l’Architrollesse
relic-stinky_trolls_socks-text = Une fois par tour, conquérez une région comme si elle était vide (Montagne noire et Donjon comptent quand même). Les occupants ne perdent aucun pion et se redéploient à la fin de votre tour. Les Chaussettes y sont déplacées.
relic-sword_of_the_killer_rabbit = L’Épée Vorpale
relic-sword_of_the_killer_rabbit-text = Une fois par tour, conquérez une région avec 2 pions de moins (1 au minimum). L’Épée y est déplacée.
relic-shiny_orb = L’Orbe Scintillante
relic-shiny_orb-text = Une fois par tour, remplacez un pion isolé du peuple actif d’un adversaire, dans une région adjacente, par un des vôtres pris dans le casier, et conquérez ainsi sa région. L’Orbe y est déplacée.
relic-flying_doormat = Le Paillasson Volant
relic-flying_doormat-text = Une fois par tour, conquérez n’importe quelle région, adjacente ou non, à son coût normal. Le Paillasson y est déplacé.
relic-scepter_of_avarice = Le Sceptre d’Avarice
relic-scepter_of_avarice-text = À la fin de votre tour, avant le décompte, placez le Sceptre dans une région de votre peuple actif : tous les jetons de victoire qu’elle rapporte sont doublés. Dans la Mine du Nain Perdu, il n’a aucun effet.

## Lieux

place-altar_of_souls = L’Autel des Âmes
place-altar_of_souls-text = À la fin de chaque tour, vous pouvez défausser un de vos pions en déclin, de n’importe quelle région, contre 3 jetons de victoire. Cela s’applique aussi si le peuple qui occupe l’Autel est en déclin.
do-altar_of_souls = Sacrifier un pion : { $region }
place-crypt_of_the_tomb_raider = La Crypte de la Callipyge
place-crypt_of_the_tomb_raider-text = À la fin de votre tour, vous pouvez placer le Fantôme dans n’importe quelle autre région : elle devient imprenable. En déclin, vous ne le déplacez plus, mais il continue de protéger. Quand la Crypte est conquise, le Fantôme quitte sa région.
place-diamond_fields = Les Dahlias de Diamant
place-diamond_fields-text = Chaque région du même terrain tenue par le peuple qui occupe les Dahlias rapporte 1 jeton de victoire de plus, celle-ci comprise. Cela s’applique aussi en déclin.
place-keep_on_the_motherland = Le Donjon du Danger
place-keep_on_the_motherland-text = Le Donjon rapporte 1 jeton de victoire de plus et ajoute 1 à la défense de sa région. Les deux effets s’appliquent aussi en déclin.
place-fountain_of_youth = La Fontaine de Fertilité
place-fountain_of_youth-text = Au début de chacun de vos tours, votre peuple actif reçoit 1 pion du casier s’il occupe la Fontaine. En déclin, elle ne donne rien.
place-mine_of_the_lost_dwarf = La Mine du Nain Perdu
place-mine_of_the_lost_dwarf-text = La Mine rapporte 2 jetons de victoire de plus, même en déclin. Le Sceptre n’y a aucun effet.
place-wickedest_pentacle = Le Pentacle Pernicieux
place-wickedest_pentacle-text = Le joueur qui le découvre doit aussitôt envoyer le Balrog dans une région qui partage une frontière avec la sienne. Aux tours suivants, le peuple actif qui occupe le Pentacle peut déplacer le Balrog d’une région, une fois par tour. Il conquiert la région où il entre, y fait perdre 2 pions et la ferme à tous.
ask-wickedest_pentacle-hint = Le Balrog entre dans une région voisine : l’occupant perd 2 pions, et elle est fermée à tous.
ask-wickedest_pentacle = Envoyer : { $piece }
wait-wickedest_pentacle = { $name } envoie un marqueur : { $piece }
do-wickedest_pentacle = Envoyer vers { $region }
done-wickedest_pentacle = Le laisser où il est
place-stonehedge = Les Portes du Pouvoir
place-stonehedge-text = À leur découverte, on tire au hasard un pouvoir qui leur reste attaché. Le peuple actif qui occupe la région a ce pouvoir en plus du sien. Pour un peuple en déclin, il n’agit que s’il a un effet en déclin.
place-great_brass_pipe = Le Tuyau Tortueux
place-great_brass_pipe-text = Pour le peuple actif qui occupe le Tuyau, toutes les régions du même terrain sont adjacentes entre elles. Il n’aide pas à une première conquête. En déclin, il ne fait rien.

## Terrains et symboles de Small World Underground

terrain-black_mountain = Montagne noire
terrain-mud_pool = Mare de boue
terrain-mushroom_forest = Champignonnière
terrain-mine = Mine
terrain-mystic_crystal = Cristaux mystiques
terrain-river = Rivière
terrain-chasm = Gouffre sans fond
symbol-monster = Monstre
symbol-volcano = Volcan

## Marqueurs de Small World Underground

mark-shield = Bouclier
mark-queen = Reine
mark-ghost = Fantôme
mark-great_ancient = Grand Ancien
mark-volcano = Volcan
mark-balrog = Balrog
mark-bag = Musette
mark-hammer = Marteau d’argent
mark-vengeance = Marqueur de Vengeance

## Règles de Small World Underground : plateau et mise en place

rule-UG-BOARD-1 = Une région est une montagne noire, une mare de boue, une champignonnière, une mine, des cristaux mystiques ou une rivière ; entre elles s’ouvrent des gouffres. Mines et cristaux sont ici des terrains, pas des symboles. Les symboles sont le Monstre, sur terre, et le volcan, sur certains gouffres.
rule-UG-BOARD-2 = Une région est côtière quand elle est adjacente à une région de rivière. Les rivières et les gouffres eux-mêmes ne sont jamais côtiers.
rule-UG-BOARD-3 = Un gouffre est infranchissable : personne ne peut le conquérir, y entrer ou le traverser, et il ne rapporte jamais rien. Les régions qui l’entourent le bordent, ce qui compte pour les Arachnées et les Flammes.
rule-UG-BOARD-4 = La rivière d’un plateau se compose de plusieurs régions de rivière. Chacune est adjacente à la suivante le long du cours et aux régions de ses rives.
rule-UG-COMP-1 = Le matériel est limité : 14 Monstres, 9 Montagnes noires, 9 Lieux, 6 Reliques, 1 Volcan, 1 Grand Ancien, 1 Balrog, 1 Fantôme, 1 Reine, 8 Boucliers, 4 marqueurs de Vengeance, 7 Marteaux d’argent et 1 Musette. Il y a 15 peuples et 21 pouvoirs. Tous les Monstres sont équivalents, quelle que soit leur image.
rule-UG-SETUP-1 = Au départ, il y a deux Monstres sur chaque région portant un symbole de Monstre. Elles sont 4 à 2 joueurs, 5 à 3 joueurs, 6 à 4 joueurs et 7 à 5 joueurs.
rule-UG-SETUP-2 = Les 9 Lieux et les 6 Reliques sont mélangés ensemble. On en tire autant qu’il y a de régions à Monstres pour former une pile face cachée ; les autres retournent dans la boîte sans être vus.
rule-UG-SETUP-3 = Au départ, une Montagne noire est placée sur chaque région de montagne noire.
rule-UG-SETUP-4 = La pile compte exactement un Lieu ou une Relique par région à Monstres : à chaque découverte, il y a donc quelque chose à tirer. Rien ne retourne jamais dans la pile.

## Règles de Small World Underground : conquête, rivière et Monstres

rule-UG-FIRST-1 = Une première conquête doit être une région qui touche le bord du plateau. Les régions de rivière aux deux extrémités de la rivière en font partie ; un gouffre au bord, non.
rule-UG-COST-1 = Une région coûte 2 pions, une région de rivière 1, même occupée : une rivière avec deux Poulpeuses coûte 3. Une Montagne noire, chaque Bouclier et le Donjon du Danger ajoutent chacun 1 ; Montagne et Donjon comptent même si personne n’occupe la région. Chaque Monstre et chaque pion d’un peuple ajoute 1.
rule-UG-RIVER-1 = Une région de rivière conquise ce tour-ci compte comme occupée pendant vos conquêtes : vous pouvez continuer à partir d’elle. Au redéploiement, elle doit être vidée, et ses pions vont dans les autres régions du peuple. À la fin d’un tour, aucun pion ne peut rester dans une rivière, sauf si une capacité le permet, comme pour les Poulpeuses ou, avec des boîtes mélangées, un peuple marin.
rule-UG-RIVER-2 = Si votre peuple n’occupe que des rivières à vider, ses pions reviennent dans votre main. Ils reviendront sur le plateau au tour suivant par une première conquête.
rule-UG-RIVER-3 = Vider une rivière au redéploiement n’est pas abandonner une région. La rivière vidée ne rapporte rien.
rule-UG-RIVER-4 = Ce qui se trouve dans une rivière vidée sans être lié à votre peuple y reste, et personne ne le contrôle : une Relique employée pour prendre une rivière est donc perdue pour vous. Boucliers, Reine, Anneau et Sceptre ne se placent qu’ensuite : ils ne se retrouvent jamais dans une rivière à vider.
rule-UG-RIVER-5 = Un peuple qui peut rester dans les rivières (Poulpeuses ou, avec des boîtes mélangées, « Marins ») choisit au redéploiement, pour chacune de ses régions de rivière : y garder au moins un pion, ou la vider.
rule-UG-MON-1 = Quand une région à Monstres est conquise, de n’importe quelle façon, ils s’en vont, et le conquérant tire aussitôt le premier Lieu ou la première Relique de la pile et le pose là, face visible, prêt à servir. Ce que le Pentacle et les Portes du Pouvoir exigent à leur découverte se fait avant toute autre action.
rule-UG-MON-2 = Les Monstres rendent une région non vide, et les Elfes Noirs les comptent comme un autre peuple. Pour tout le reste, ils ne sont pas un peuple : ils n’appartiennent à personne, ne sont jamais remplacés par un autre pion, n’ont rien à redéployer ni à payer, et n’attirent aucune vengeance.
rule-UG-ADJ-1 = Après la première conquête, une cible doit être adjacente à une région de votre peuple actif. Les régions de votre peuple en déclin ne comptent pas.
rule-UG-ADJ-2 = Certaines règles demandent une vraie frontière commune : Elfes Noirs, Kleptomanes, Anneau, tout déplacement du Balrog, la côte et ce qui borde un gouffre. D’autres demandent seulement des régions adjacentes, et comptent aussi celles que le Tuyau, les Arachnées, les Gekkos ou, avec des boîtes mélangées, « Des Cavernes » rendent adjacentes pour un peuple : cibles permises, réduction du Grand Ancien, chaîne des Flammes, voisines des cristaux des Feux Follets, Grégaires, Querelleurs et, avec des boîtes mélangées, Géants. Le Paillasson, « Volants » et une entrée spéciale lèvent seulement la condition : ils ne rendent rien adjacent.
rule-UG-IMM-1 = Le Grand Ancien, la Reine, le Fantôme et le Balrog rendent une région imprenable : les peuples, pouvoirs, Lieux et Reliques adverses n’y ont aucun effet ; en revanche, ceux de l’occupant y agissent (votre Sceptre ou votre Anneau peut être sous votre Reine). Les jetons de victoire dus pour une frontière (Kleptomanes, Anneau) ne se prennent pas à travers une région imprenable de celui qui paie. Une telle région gêne quand même les Elfes Noirs voisins.
rule-UG-TRIG-1 = Au début de votre tour, la Fontaine vient en premier ; Réincarnés, Grand Ancien, reprise des pions et abandons suivent dans l’ordre de votre choix, et la Musette agit au moment de la Relique qu’elle copie. À la fin de votre tour, Reine, Fantôme, Anneau, Sceptre, Musette et Autel viennent dans l’ordre de votre choix, et les jetons de victoire de l’Anneau se paient à sa pose. Le décompte précède le retour des pions délogés : d’ici là, ils ne gênent aucun Elfe Noir, ne bordent rien et ne protègent rien.

## Règles de Small World Underground : peuples

rule-UG-RACE-SPIDERINES = Pour leurs conquêtes, toute région qui borde un gouffre, quel qu’il soit, est adjacente à toute région qu’elles occupent, où qu’elle soit ; une seule suffit. Chaque première conquête peut aussi être une région qui borde un gouffre, rivières comprises. Pour « Grégaires » et « Querelleurs », toutes leurs régions forment un seul groupe dès que l’une d’elles borde un gouffre. Sans effet en déclin.
rule-UG-RACE-SHROOMS = Au décompte, chaque champignonnière occupée par vos Champigneux rapporte 1 jeton de victoire de plus. Sans effet en déclin.
rule-UG-RACE-CULTISTS = Le Grand Ancien se place dans la première région qu’ils conquièrent, de quelque façon que ce soit, et la rend imprenable ; un remplacement par « Réincarnés » n’est pas une conquête. Les cibles adjacentes à sa région à ce moment coûtent 1 pion de moins, même si c’est un effet qui les rend adjacentes ; une cible atteinte seulement par le Paillasson ou « Volants » ne lui est pas adjacente. Quand vous reprenez vos pions, vous pouvez le déplacer, une fois, dans n’importe quelle région de Cultistes ; si la sienne est abandonnée, ou si c’est une rivière que l’on vide, vous le mettez aussitôt dans une autre (au redéploiement, une fois vos pions répartis), et à défaut vous le gardez pour la prochaine région conquise. En déclin, il est retiré.
rule-UG-RACE-DROW = Au décompte, chaque région occupée par vos Elfes Noirs rapporte 1 jeton de victoire de plus si elle n’a de frontière commune ni avec des Monstres, ni avec une région d’un autre peuple, actif ou en déclin, y compris votre propre autre peuple et des Poulpeuses dans la rivière. Seules les vraies frontières comptent. Le Balrog, les régions vides, les Lieux, les Reliques et les pions délogés ne les gênent pas. Sans effet en déclin.
rule-UG-RACE-WISPS = Vous pouvez lancer le dé pour chaque conquête d’une région de cristaux, ou d’une région adjacente à une région de cristaux qu’ils occupent à ce moment. Il faut un pion en main, il ne peut pas vous en manquer plus de 3, et la cible et les Reliques s’annoncent avant le jet ; vous pouvez aussi lancer le dé avec assez de pions, pour en économiser. Si votre main et le dé atteignent ensemble le coût, vous devez conquérir, même après un 0 : vous payez le coût moins le résultat, 1 pion au minimum, et vos conquêtes continuent ; sinon, elles s’arrêtent. Les autres cibles suivent la règle habituelle de la dernière tentative. Sans effet en déclin.
rule-UG-RACE-FLAMES = Quand vous les choisissez, vous devez placer le Volcan sur un gouffre portant un symbole de volcan ; il ne bouge plus. Une cible qui borde ce gouffre, ou qui est adjacente à une chaîne ininterrompue de régions de Flammes qui en part, coûte autant qu’une région vide : 2 pions (une rivière 1), plus Montagne noire et Donjon, avec les surcoûts et réductions habituels. La chaîne s’examine de nouveau à chaque conquête : les régions prises ce tour-ci, même les rivières, l’allongent, celles perdues ou abandonnées la rompent. Seul le coût change : la région reste non vide, les Monstres livrent leur Lieu ou Relique, pertes et régions d’entrée sont celles d’habitude ; cela ne s’applique jamais contre les Gnomes, et en déclin le Volcan est retiré jusqu’à ce qu’on choisisse à nouveau les Flammes.
rule-UG-RACE-MIMES = Quand vous les choisissez, après avoir payé et ramassé les jetons de victoire et avant que la colonne soit complétée, vous pouvez échanger leur pouvoir contre celui d’une autre combinaison visible. Aucun jeton de victoire ne bouge : prix et jetons de victoire sont ceux du rang des Mimics. Le nombre de vos pions se calcule avec le nouveau pouvoir, et l’ancien va à l’autre combinaison, ou au sommet de la pile des pouvoirs si vous avez pris celui du sommet. Le pouvoir des Portes du Pouvoir n’est pas proposé.
rule-UG-RACE-LIZARDMEN = Pour eux, une région est adjacente s’ils peuvent l’atteindre depuis une des leurs en ne passant que par des rivières, quoi qu’il s’y trouve, même le Balrog, la Reine ou le Fantôme. Une première conquête peut aussi être toute région qu’ils atteignent ainsi depuis une extrémité de la rivière. Ils peuvent conquérir des rivières au coût normal, mais n’y restent jamais après le redéploiement, et traverser une rivière ne ramasse pas la Relique qui s’y trouve. Sans effet en déclin.
rule-UG-RACE-MUMMIES = Toute conquête qui a un coût, dernière tentative comprise, coûte 1 pion de plus à vos Momies. Ce surcoût se combine avec les réductions avant d’appliquer le minimum de 1. Remplacer un pion (Vampires, Orbe) ou déplacer le Balrog n’a pas de coût, donc pas de surcoût. Sans effet en déclin.
rule-UG-RACE-GNOMES = Pendant le tour des autres, personne ne peut employer une capacité de peuple, un pouvoir, un Lieu ou une Relique, Musette et Portes du Pouvoir comprises, pour conquérir une région de Gnomes actifs. Une conquête ordinaire par une vraie frontière, ou d’une région d’entrée ordinaire comme première conquête, et un dernier jet de dé habituel sont permis ; les inconvénients, comme celui des Momies, s’appliquent quand même. Pendant le tour des Gnomes, tout fonctionne, même contre eux : le Balrog de leur propriétaire ou, avec des boîtes mélangées, ses Zombies. Sans effet en déclin.
rule-UG-GNOME-1 = Contre les Gnomes, il n’y a ni réduction (Ogres, Grand Ancien, Vengeurs, Épée), ni cible ou entrée accordée (Tuyau, Paillasson, Arachnées, Gekkos), ni dé spécial (Feux Follets), ni conquête comme si la région était vide, à coût fixe ou par remplacement (Flammes, Chaussettes, Vampires, Orbe), ni Marteaux, ni Balrog ; avec des boîtes mélangées, il en va de même des capacités de ces genres du jeu de base, mais un peuple berserk a alors droit à la dernière tentative habituelle. Sont permis les vrais pions, d’où qu’ils viennent, et les attaques depuis une région gagnée ce tour-ci avec une aide ou depuis une rivière où vivent des Poulpeuses ; Kleptomanes, Anneau et Fantôme ne conquièrent rien et agissent comme d’habitude. Ce qui ne peut pas servir n’est ni dépensé ni déplacé.
rule-UG-RACE-IRON-DWARVES = Au début du redéploiement, prenez 1 Marteau d’argent par mine qu’ils occupent alors ; vous les gardez d’un tour à l’autre, 7 au plus. Dès le tour suivant, ils viennent dans votre main quand vous reprenez vos pions : chacun s’emploie comme un pion, avant les vrais, et des Marteaux seuls peuvent conquérir ou lancer le dé, mais jamais contre les Gnomes. Une fois vos pions répartis, tous les Marteaux quittent le plateau : laissez un Nain dans chaque région autant que possible, sinon choisissez les régions perdues ; une perte survenue avant, due à votre propre Balrog, frappe les Nains. Les Marteaux ne défendent jamais, ne sont jamais perdus et ne comptent ni pour « Peureux » ni en cas d’égalité ; même sans aucun Nain, ils peuvent attaquer, mais ne tiennent rien, et en déclin ils retournent à la réserve.
rule-UG-RACE-MUDMEN = Au début du redéploiement, prenez 1 nouveau Golem par mare de boue que ce peuple occupe, dans la limite du casier. Les nouveaux se placent avec les autres. Sans effet en déclin.
rule-UG-RACE-OGRES = Toutes les régions coûtent 1 pion de moins à vos Ogres, mais jamais moins de 1. Sans effet en déclin.
rule-UG-RACE-LICHES = En déclin seulement, un adversaire qui conquiert une de leurs régions, de n’importe quelle façon, Chaussettes et Balrog compris, paie aussitôt 1 jeton de victoire à leur propriétaire. Sans jeton de victoire, il ne peut pas l’attaquer, pas même avec le dé. Un jet raté ne coûte rien, et le propriétaire ne paie jamais.
rule-UG-RACE-KRAKEN = Au redéploiement, vos Poulpeuses n’ont pas à quitter les rivières qu’elles occupent. Ces régions sont pleinement à elles : elles rapportent 1 jeton de victoire et peuvent porter Reine, Boucliers, Anneau ou Sceptre, mais ne sont pas côtières pour « Pêcheurs ». Les autres doivent les conquérir pour passer, sauf les Gekkos. En déclin, elles y restent, et ces régions continuent de rapporter.

## Règles de Small World Underground : pouvoirs

rule-UG-POW-SHIELD = À chaque tour, à la fin de vos conquêtes, prenez 1 nouveau Bouclier par champignonnière que ce peuple occupe, dans la limite des 8 de la réserve. Au redéploiement, vous les placez tous dans ses régions, plusieurs ensemble si vous voulez, mais pas dans une rivière que l’on vide ; sans région, ils retournent à la réserve. Chacun ajoute 1 à la défense mais n’est pas un pion : il ne protège personne des Vampires ni de l’Orbe ; une fois placés, les Boucliers ne bougent pas, et ils retournent à la réserve quand leur région est quittée ou conquise ou que le peuple disparaît. En déclin, ils restent et défendent, mais vous n’en recevez plus.
rule-UG-POW-MUDDY = Au décompte, chaque mare de boue occupée par ce peuple rapporte 1 jeton de victoire de plus. Cela s’applique aussi en déclin, pour les seules régions de ce peuple.
rule-UG-POW-MYSTIC = Au décompte, chaque région de cristaux occupée par ce peuple rapporte 1 jeton de victoire de plus. Sans effet en déclin.
rule-UG-POW-MINING = Au décompte, chaque mine occupée par ce peuple rapporte 1 jeton de victoire de plus. Sans effet en déclin.
rule-UG-POW-STONE = Au décompte, chaque montagne noire occupée par ce peuple rapporte 1 jeton de victoire de plus. Sans effet en déclin.
rule-UG-POW-TOMB = Quand ce peuple passe en déclin, tous ses pions du plateau restent et peuvent être redéployés une fois avant le décompte de ce tour, au moins un par région ; ceux en main retournent au casier. Ensuite, une région conquise perd un pion (deux face au Balrog, aucun face aux Chaussettes), et les autres vont dans d’autres régions de ce peuple à la fin de ce tour, ou à votre redéploiement si vous avez pris la région vous-même. Quand sa dernière région est conquise, tous ses pions délogés pendant ce tour sont perdus et sa tuile retourne à la pile. Il ne conquiert jamais et ne bouge pas autrement ; tous les pions d’une région comptent dans son coût, mais « Peureux » ne rapporte plus.
rule-UG-POW-MAGIC = À chaque tour, la Musette peut copier une Relique révélée n’importe où sur le plateau, qu’elle soit à quelqu’un ou non, même dans une région imprenable, sous le Balrog ou à peine révélée ; vous choisissez à la première utilisation, pour ce tour. C’est alors pour vous une seconde Relique du même nom, employée au même moment et selon les mêmes règles, que l’originale serve ou non, et aucune région n’est nécessaire pour l’employer. Elle reste là où elle a servi et vous revient si cette région est perdue, abandonnée ou vidée ; personne ne peut la prendre. Sans Relique en jeu, elle ne fait rien, et en déclin elle est retirée.
rule-UG-BAG-RING = À la fin de votre tour, vous placez la Musette dans une région de ce peuple, et elle rapporte comme l’Anneau. Si vous avez aussi l’Anneau, les deux rapportent. S’ils sont dans la même région, chaque adversaire dont une région la borde paie deux fois, mais au plus ce qu’il a.
rule-UG-BAG-SOCKS = La Musette permet, une fois par tour, une conquête comme si la région était vide, à la manière des Chaussettes. Si vous avez aussi les Chaussettes, vous faites deux conquêtes de ce genre par tour.
rule-UG-BAG-SWORD = La Musette réduit de 2 pions le coût d’une conquête par tour, comme l’Épée. Si vous avez aussi l’Épée, deux conquêtes coûtent chacune 2 de moins, ou une seule 4 de moins, mais jamais moins de 1 pion.
rule-UG-BAG-ORB = La Musette permet, une fois par tour, de remplacer un pion isolé, comme l’Orbe. Cela s’ajoute au remplacement de l’Orbe et à ceux des Vampires. La limite d’une fois par adversaire ne lie que « Vampires ».
rule-UG-BAG-DOORMAT = La Musette permet, une fois par tour, une conquête n’importe où, comme le Paillasson. Ce peut même être la première conquête d’un peuple sans région.
rule-UG-BAG-SCEPTER = À la fin de votre tour, la Musette double les jetons de victoire d’une région, comme le Sceptre. Si vous avez aussi le Sceptre, deux régions sont doublées, ou une seule compte trois fois.
rule-UG-POW-VANISHING = Quand ce peuple passe en déclin, chacune de ses régions rapporte 2 jetons de victoire au lieu de 1 au décompte de ce tour. Puis tous ses pions quittent le plateau, le pouvoir est défaussé et la tuile de peuple retourne à la pile. D’ici là, ce sont des pions en déclin : Donjon, Mine du Nain Perdu et Dahlias rapportent encore, les rivières des Poulpeuses rapportent 2 elles aussi, et un pion donné à l’Autel vous prive des jetons de victoire de sa région. Votre ancien peuple en déclin part d’abord, comme lors de tout déclin.
rule-UG-POW-FLOCKING = Au décompte, vous gagnez 2 jetons de victoire de plus si toutes les régions de ce peuple forment un seul groupe de régions adjacentes. Celles que les Arachnées, les Gekkos, le Tuyau ou, avec des boîtes mélangées, « Des Cavernes » rendent adjacentes le sont ici aussi. Une seule région est un groupe ; sans région, vous ne gagnez rien. Sans effet en déclin.
rule-UG-POW-QUARRELING = Au décompte, chaque groupe séparé de régions adjacentes de ce peuple rapporte 1 jeton de victoire de plus. Celles que les Arachnées, les Gekkos, le Tuyau ou, avec des boîtes mélangées, « Des Cavernes » rendent adjacentes sont du même groupe. Sans région, vous ne gagnez rien. Sans effet en déclin.
rule-UG-POW-IMMORTAL = Quand une région de ce peuple est conquise, même par le Balrog, aucun pion n’est défaussé : tous vont dans votre main et sont replacés à la fin de ce tour. Un pion remplacé par des Vampires, l’Orbe ou un effet semblable est perdu quand même. Sans effet en déclin.
rule-UG-POW-THIEVING = Au décompte, prenez 1 jeton de victoire à chaque adversaire dont le peuple actif a une région qui partage une vraie frontière avec une de ce peuple ; c’est un jeton de victoire par adversaire, quel que soit le nombre de frontières. Les Gnomes paient aussi, et un joueur sans jeton de victoire ne paie rien. Les frontières d’une région imprenable de cet adversaire ne comptent pas ; celles de vos propres régions imprenables comptent. Sans effet en déclin.
rule-UG-POW-MARTYR = Chaque fois qu’un adversaire conquiert une région de ce peuple, la banque vous verse aussitôt 1 jeton de victoire. Peu importe la façon : un pion remplacé, les Chaussettes ou son Balrog comptent aussi. Sans effet en déclin.
rule-UG-POW-FISHER = Au décompte, vous gagnez 1 jeton de victoire de plus pour chaque paire de régions côtières occupées par ce peuple, adjacentes ou non (une région seule ne donne rien). Les régions de rivière ne sont pas côtières. Sans effet en déclin.
rule-UG-POW-FRIGHTENED = Au décompte, chaque région avec au moins 3 pions de ce peuple rapporte 1 jeton de victoire de plus. Seuls comptent les vrais pions de peuple. Sans effet en déclin.
rule-UG-POW-REBORN = Une fois ce peuple en déclin, quand vous reprenez les pions d’un peuple actif (y compris juste après un choix, mais pas au tour d’un déclin), vous pouvez vider jusqu’à deux de ses régions, dont tous les pions retournent au casier, et placer dans chacune un pion de votre peuple actif pris dans le casier, ou dans votre main s’il est vide. Sans un tel pion, on ne peut pas vider de région. Ce n’est pas une conquête : ni jetons de victoire, ni pions à replacer, ni Grand Ancien ; mais votre peuple actif, même sans plus aucun pion, est alors sur le plateau et n’a plus besoin d’une première conquête. Les nouvelles régions peuvent être abandonnées aussitôt, et une rivière doit être vidée au redéploiement, sauf si votre peuple peut y rester.
rule-UG-POW-ROYAL = À la fin de chaque tour, vous placez la Reine dans une région de ce peuple, la même qu’avant si vous voulez : cette région est imprenable. C’est obligatoire s’il a une région ; si celle de la Reine est abandonnée ou vidée, elle vous revient jusqu’à la fin du tour. En déclin, elle reste et protège mais ne se déplace plus, et une Reine en main n’est plus placée. Elle s’en va avec le peuple, ou quand ses pions quittent cette région : par l’Autel, par « Réincarnés » ou parce que votre propre peuple actif la conquiert.
rule-UG-POW-WISE = En déclin, vous gagnez 2 jetons de victoire de plus à chaque décompte, celui du tour de déclin compris, si ce peuple occupe encore une région à ce moment. Ce sont 2 jetons de victoire par tour, quel que soit le nombre de régions ; un pion donné à l’Autel part avant. Tant que le peuple est actif, il ne rapporte rien.
rule-UG-POW-ADVENTUROUS = Au décompte, chaque Lieu occupé par ce peuple rapporte 1 jeton de victoire de plus. Les Reliques ne comptent pas. Sans effet en déclin.
rule-UG-POW-VAMPIRE = Pendant vos conquêtes, une fois par tour contre chaque adversaire, vous pouvez conquérir une cible permise en remplaçant le pion isolé d’un peuple actif par un des vôtres, pris dans le casier, ou dans votre main s’il est vide. La cible doit être adjacente, ou une région d’entrée pour une première conquête ; Montagne noire, Boucliers et Donjon ne protègent pas, mais les Gnomes, une région imprenable et, avec des boîtes mélangées, les Campements protègent, et ni les Monstres ni les pions en déclin ne sont jamais remplacés. Il n’y a pas de coût, donc ni réduction, ni surcoût, ni dé ; aucun pion en main n’est nécessaire tant que le casier en contient un, mais il est trop tard après le dernier jet, et un peuple sans pion ni sur le plateau ni en main ne le peut pas. Le pion remplacé retourne au casier, même un Immortel ou un Elfe ; c’est la conquête d’une région non vide, dans une rivière le nouveau pion part au redéploiement. Sans effet en déclin.
rule-UG-POW-VENGEFUL = Tant que ce peuple est actif, chaque adversaire qui attaque un de vos peuples, actif ou en déclin, reçoit un marqueur de Vengeance, un seul au plus ; un jet raté, un pion remplacé et son Balrog comptent aussi. À votre tour suivant, toute région occupée par un peuple d’un adversaire marqué vous coûte 1 pion de moins, sauf contre les Gnomes. Les marqueurs reviennent à la fin de ce tour, ou aussitôt si ce peuple passe en déclin.

## Règles de Small World Underground : reliques et lieux

rule-UG-RP-1 = Le joueur dont un peuple occupe une région contrôle la Relique ou le Lieu qui s’y trouve, et une conquête change cela aussitôt. Vous ne pouvez employer que ce que vous contrôlez à ce moment ; dans une région que personne n’occupe, personne ne le contrôle.
rule-UG-RP-2 = Les Reliques et les Lieux ne défendent pas, sauf le Donjon. Un pion isolé à côté d’eux reste isolé.
rule-UG-RP-3 = Employer une Relique ou un Lieu est facultatif, sauf ce que le Pentacle et les Portes du Pouvoir exigent à leur découverte. Un peuple en déclin ne peut pas s’en servir, sauf si le texte le dit ; dans une région abandonnée, ils restent en place. Avec des boîtes mélangées, des Zombies en déclin exécutent une découverte comme tout le monde, mais l’emploi ultérieur demande un peuple actif.
rule-UG-RP-4 = Un Lieu ne bouge jamais. Une Relique va dans la région où elle a servi en dernier et y reste.
rule-UG-RP-5 = Un pion dont un effet a besoin (Orbe, Réincarnés) vient du casier, ou de votre main s’il est vide. Un pion qu’un effet vous donne (Fontaine) ne vient que du casier.
rule-UG-RP-6 = Reliques et Lieux n’ont aucun effet sur les régions imprenables des adversaires et n’aident pas contre les Gnomes.
rule-UG-RP-7 = Une Relique utilisable une fois par tour peut servir dès le tour où vous la prenez. Chaque Relique ne sert qu’une fois dans le tour d’un joueur.
rule-UG-RP-8 = Vous pouvez employer plusieurs Reliques différentes pour une même conquête, Musette comprise : Paillasson et Épée, Chaussettes et Épée, Paillasson et Orbe. Toutes vont dans la région prise.
rule-UG-RP-9 = Une Relique annoncée pour une tentative qui échoue reste où elle était et ne peut plus servir ce tour-ci.

## Règles de Small World Underground : reliques

rule-UG-REL-RING = À la fin de votre tour, vous pouvez le placer dans une région de votre peuple actif, la même qu’avant si vous voulez. Chaque adversaire dont le peuple actif a une région qui partage une vraie frontière avec elle vous paie aussitôt 1 jeton de victoire, quel que soit le nombre de frontières ; un joueur sans jeton de victoire ne paie rien. Les Gnomes paient, mais une région imprenable de celui qui paie ne compte pas. S’il n’est pas placé, l’Anneau ne rapporte rien.
rule-UG-REL-SOCKS = Une fois par tour, vous pouvez conquérir une cible comme si elle était vide : les pions, les Monstres et les défenses de l’occupant ne comptent pas, contrairement à la Montagne noire et au Donjon ; surcoûts, réductions et dernier jet de dé s’appliquent comme d’habitude. Les occupants ne perdent aucun pion, seuls leurs marqueurs sont retirés, et à la fin du tour (pour vos propres pions en déclin, à votre redéploiement) ils vont dans d’autres régions du même peuple ; à défaut, ils restent en main, mais ceux d’un peuple en déclin sont perdus. C’est bien la conquête d’une région non vide : Martyrs, Liches et Vengeurs réagissent, mais pas vos propres Liches, et les Monstres s’en vont comme d’habitude. Les Chaussettes y sont déplacées.
rule-UG-REL-SWORD = Une fois par tour, une conquête vous coûte 2 pions de moins, mais jamais moins de 1 ; les tentatives avec le dé comptent aussi. L’Épée va dans la région prise.
rule-UG-REL-ORB = Une fois par tour, vous pouvez remplacer le pion isolé du peuple actif d’un adversaire par un des vôtres et conquérir ainsi sa région, aux mêmes conditions que « Vampires ». Les remplacements d’un peuple vampire s’y ajoutent, même contre le même adversaire. L’Orbe y est déplacée.
rule-UG-REL-DOORMAT = Une fois par tour, une conquête peut viser n’importe quelle région, adjacente ou non, à son coût normal ; les rivières aussi, mais ni les gouffres, ni les régions imprenables, ni les Gnomes. En cas de succès, le Paillasson y est déplacé ; en cas d’échec, il reste où il était.
rule-UG-REL-SCEPTER = À la fin de votre tour, avant le décompte, vous pouvez le placer dans une région de votre peuple actif : les jetons de victoire qu’elle rapporte sont doublés. C’est son jeton de victoire de base et chaque bonus compté pour cette région, comme Champigneux, Elfes Noirs, De Boue, De Cristal, Des Mines, Des Montagnes, Peureux, Touristes, le Donjon, sa part des Dahlias et, avec des boîtes mélangées, Marchands, Des Forêts, une Forteresse ou le jeton de victoire des Orcs ou des Pillards. Ne sont doublés ni les sommes globales (Grégaires, Querelleurs, Pêcheurs, Sages, Martyrs, Autel, Alchimistes, Fortunés) ni les jetons de victoire payés par des joueurs. Dans la Mine du Nain Perdu, il n’a aucun effet, et avec la Musette dans la même région les jetons de victoire comptent trois fois, pas quatre.

## Règles de Small World Underground : lieux

rule-UG-PLC-ALTAR = Une fois, à la fin de votre tour (tour de déclin compris), si l’un de vos peuples, actif ou en déclin, occupe l’Autel, vous pouvez défausser un de vos propres pions en déclin de n’importe quelle région, même celle de l’Autel, contre 3 jetons de victoire de la banque. C’est un seul pion : la région reste à vous tant qu’il y en a d’autres. Cela se fait avant de compter les régions. Si c’était le dernier pion de son peuple, la tuile retourne à la pile, et Sages, De Boue et autres ne rapportent rien.
rule-UG-PLC-CRYPT = À la fin de votre tour, si votre peuple actif occupe la Crypte, vous pouvez placer le Fantôme dans n’importe quelle région sauf celle de la Crypte, qu’elle soit à vous, à un autre joueur ou vide, rivières comprises mais pas les gouffres ; elle est imprenable. Vous pouvez le laisser en place, mais pas le reprendre, et vous en êtes le maître jusqu’à ce qu’un autre joueur l’emploie ; un occupant en déclin ne peut pas le déplacer, mais il continue de protéger. Quand la Crypte est conquise, par qui que ce soit, votre propre peuple et le Balrog compris, le Fantôme quitte aussitôt sa région et sert le nouvel occupant actif dès la fin de son tour. Si la Crypte est abandonnée ou si son occupant en déclin est retiré, le Fantôme reste jusqu’à ce que quelqu’un la conquière ; un remplacement par « Réincarnés » n’est pas une conquête.
rule-UG-GHOST-1 = Si la région du Fantôme est occupée, personne d’autre que son occupant ne peut la conquérir, pas même le maître du Fantôme ; le peuple actif de l’occupant peut la prendre à son propre peuple en déclin. Si personne ne l’occupe, avec ou sans Monstres, seul le maître du Fantôme le peut. Le Fantôme protège la région, pas un peuple : il reste quand l’occupant change ou s’en va, et le Balrog ne peut pas y entrer.
rule-UG-PLC-DIAMONDS = Au décompte, le peuple qui occupe les Dahlias rapporte 1 jeton de victoire de plus pour chaque région de leur terrain qu’il occupe, la leur comprise. Cela s’applique aussi en déclin, mais alors pour les seules régions du peuple en déclin.
rule-UG-PLC-KEEP = Au décompte, le Donjon rapporte 1 jeton de victoire de plus au joueur qui l’occupe. Il ajoute toujours 1 à la défense de sa région, même si personne ne l’occupe. Les deux effets s’appliquent aussi en déclin.
rule-UG-PLC-FOUNTAIN = Au moment où vous commencez à reprendre vos pions, avant Réincarnés et avant tout abandon, le peuple actif qui occupe la Fontaine reçoit dans votre main 1 pion du casier, s’il en reste. Elle ne donne rien au tour de sa découverte, dans une région que seul « Réincarnés » vous a donnée ce tour-ci, ni au tour d’un déclin.
rule-UG-PLC-MINE = Au décompte, la Mine rapporte 2 jetons de victoire de plus au joueur qui l’occupe. Cela s’applique aussi en déclin. Le Sceptre n’y a aucun effet.
rule-UG-PLC-PENTACLE = Le joueur qui découvre le Pentacle doit aussitôt envoyer le Balrog dans une région qui partage une frontière avec celle du Pentacle, ses propres régions comprises. Aux tours suivants, le peuple actif qui occupe le Pentacle peut, une fois par tour et à tout moment, déplacer le Balrog dans une région qui partage une frontière avec celle du Balrog. Le Balrog conquiert la région où il entre ; elle est imprenable pour tous et ne rapporte à personne.
rule-UG-BAL-1 = Le Balrog ne passe que par une vraie frontière, vers une région de terre ou de rivière occupée (les vôtres aussi), à Monstres ou vide. Il ne peut entrer ni dans un gouffre, ni dans une région imprenable, quel qu’en soit l’occupant, ni chez les Gnomes actifs d’un autre joueur ; vos propres Gnomes lui sont ouverts pendant votre tour. Vous ne pouvez pas non plus l’envoyer contre des Liches en déclin d’un adversaire si vous n’avez pas de jeton de victoire ni, avec des boîtes mélangées, contre un peuple en paix avec vous.
rule-UG-BAL-2 = Le premier envoi est obligatoire et vient avant toute autre action. Si aucune région ne lui est ouverte, le Balrog attend, et son premier déplacement ultérieur part de la région du Pentacle.
rule-UG-BAL-3 = Un déplacement ultérieur est facultatif, une fois dans le tour d’un joueur, à tout tour après celui de la découverte. Il revient au joueur dont le peuple actif occupe le Pentacle à ce moment, même s’il ne l’a pris que ce tour-ci. Le Balrog se déplace entre deux actions, de la reprise des pions jusque juste avant le décompte, avant ou après le dernier jet de dé, mais pas au tour d’un déclin.
rule-UG-BAL-4 = Une région occupée où entre le Balrog est conquise sans pions ni coût : l’occupant perd 2 pions, qui retournent au casier (tous s’il y en a moins), et replace les autres à la fin du tour ; ses marqueurs sont retirés, Montagne, Reliques et Lieux restent et ne servent à personne. Un peuple en déclin y perd tous ses pions, un peuple d’outre-tombe ou des Zombies seulement 2 ; Elfes et Immortels n’en perdent aucun. Les pions du peuple actif de celui qui déplace le Balrog attendent son redéploiement, ou sont placés aussitôt s’il est passé, et ne peuvent pas conquérir entre-temps.
rule-UG-BAL-5 = Si le Balrog entre dans une région à Monstres, ils s’en vont, et un Lieu ou une Relique est tiré et laissé là, sans que personne le contrôle. Les Portes du Pouvoir reçoivent quand même leur pouvoir.
rule-UG-BAL-6 = Pour tous les autres, l’entrée du Balrog est une attaque et une conquête du joueur qui le déplace : Martyrs, le jeton de victoire des Liches, Vengeurs, la Crypte et, avec des boîtes mélangées, les Diplomates en tiennent compte. Pour le propre peuple de ce joueur, ce n’est pas une conquête : pas de Grand Ancien, pas de région d’où continuer, rien pour les Orcs, les Squelettes ou les Pillards.
rule-UG-BAL-7 = La région du Balrog n’est à personne, est fermée à tous et ne rapporte à personne ; elle ne gêne pas les Elfes Noirs, et les Gekkos traversent une rivière où il se trouve. Il reste en place tant que personne ne le déplace, puis laisse la région libre et vide. Il peut entrer dans la région du Pentacle, mais alors il n’en bouge plus jamais.
rule-UG-PLC-STONEHEDGE = À la découverte des Portes du Pouvoir, même par le Balrog, on tire au hasard un pouvoir sous le sommet de la pile des pouvoirs, après avoir mélangé la défausse au besoin, et il leur reste attaché toute la partie. Tout le monde le voit ; son nombre de pions est ignoré. Le peuple qui occupe la région a ce pouvoir en plus du sien, et s’en sert s’il veut.
rule-UG-SH-1 = Le pouvoir des Portes appartient au peuple actif qui occupe la région, et à lui seul. Il agit dès la conquête, dans le même tour : Vampires aussitôt, Boucliers à la fin des conquêtes, Reine à la fin du tour, jetons de victoire au décompte.
rule-UG-SH-2 = Le pouvoir cesse dès que ce peuple n’occupe plus les Portes, qu’elles soient conquises, abandonnées ou prises par le Balrog. La conquête qui prend les Portes se règle encore avec lui (Immortels, Martyrs, D’outre-tombe). Musette, Reine et marqueurs de Vengeance retournent à côté du Lieu pour le prochain occupant ; les Boucliers déjà placés restent jusqu’à ce que leur région soit quittée ou conquise.
rule-UG-SH-3 = Quand le peuple qui occupe les Portes passe en déclin, le pouvoir reste attaché au Lieu. De Boue, Réincarnés, Royaux, Coriaces, D’outre-tombe et Sages agissent alors pour le peuple en déclin comme s’ils étaient à lui, tant qu’il occupe les Portes. Tous les autres pouvoirs ne font rien pour un peuple en déclin.
rule-UG-SH-4 = Tant que l’occupant est actif, chaque pouvoir agit comme d’habitude (Touristes compte les Portes elles-mêmes, placer la Reine est facultatif), mais Réincarnés, D’outre-tombe, Fugaces et Sages ne font encore rien. Au déclin, le propriétaire peut choisir de garder et redéployer tous ses pions avec « D’outre-tombe », ou de disparaître avec « Fugaces » ; en déclin, tant que les Portes sont occupées, De Boue rapporte, Sages donne 2 jetons de victoire par tour, la Reine reste sans bouger, les Boucliers restent, et Réincarnés agit, les Portes pouvant être l’une des deux régions. Quand les Portes sont perdues, la Reine quitte aussitôt sa région et la Musette le plateau, les marqueurs de Vengeance reviennent, même ceux qui viennent d’être donnés, et les Boucliers placés restent. Les pions de « D’outre-tombe » restent aussi, mais dès lors une région conquise les perd tous.
rule-UG-SH-5 = Avec des boîtes mélangées, des pouvoirs de base peuvent aussi être tirés : Alchimistes, Berserks, Armés, Volants, Des Forêts, Des Collines, Des Marais, Marchands, Montés, Pillards, Durs à cuire et Des Cavernes agissent tant que le peuple est actif et occupe les Portes. Campements, Héros, Dragon et paix accordée vont et viennent avec elles ; les Forteresses restent mais ne rapportent plus. Marins : l’eau occupée quand les Portes sont perdues doit être vidée à votre prochain redéploiement, mais se garde si vous passez en déclin. Ancestraux ne compte lors d’un déclin que si le peuple ancestral, ou celui qui passe en déclin, occupe alors les Portes ; Fortunés ne verse ses 7 jetons de victoire que si vous les occupez au décompte du tour où ce peuple a été choisi, une fois par peuple.
rule-UG-PLC-PIPE = Pour le peuple actif qui occupe le Tuyau, toutes les régions du terrain du Tuyau sont adjacentes entre elles : chacune est donc une cible permise. Seul le terrain compte, jamais un symbole. Il n’aide pas à une première conquête, puisque rien n’est alors occupé.

## Règles : mélanger Small World et Small World Underground

rule-MIX-1 = Les tuiles de peuple et de pouvoir de Small World et de Small World Underground peuvent être mélangées sur un plateau de l’une ou l’autre boîte. On retire d’abord les peuples et pouvoirs qui ne peuvent pas y fonctionner, faute du terrain voulu ou parce que Reliques et Lieux ne sont pas employés. Tous les autres sont mélangés, peuples avec peuples et pouvoirs avec pouvoirs ; le reste de la mise en place est celui de la boîte du plateau.
rule-MIX-2 = Sont équivalents : montagne et montagne noire, marais et mare de boue, forêt et champignonnière, symbole de mine et mine, symbole de source magique et cristaux mystiques.
rule-MIX-3 = Ce qui s’applique aux mers et au lac s’applique aussi à la rivière, et inversement, partout où cela a un sens.
rule-MIX-4 = Montagnes et Montagnes noires ont le même effet.
rule-MIX-5 = Sur les plateaux d’Underground, on retire les Humains, « Des Collines », « Montés » et « Des Cavernes », faute de champs, de collines et de cavernes. Sur les plateaux du jeu de base, on retire les Arachnées et les Flammes, faute de gouffres, ainsi que « Touristes » et « Et leur musette », sauf si Reliques et Lieux sont employés. Tout le reste demeure.
rule-MIX-6 = Sur les plateaux d’Underground, l’eau est la rivière : ses rives sont la côte, les peuples marins, Gekkos compris, peuvent y rester et elle leur rapporte, même en déclin (coût 1, et les autres peuvent la conquérir), « Volants » et l’entrée des Mi-portions n’atteignent que la terre (Mi-portions marines : les rivières aussi), les Sorciers peuvent y remplacer un pion qui part ensuite au redéploiement, et les Monstres comptent comme des Tribus oubliées ; Antre, Forteresse, Tanière, Dragon et Campements quittent une rivière vidée comme une région abandonnée. Sur les plateaux de base, l’eau, ce sont les mers et le lac : les Poulpeuses peuvent les conquérir et les garder (coût de base 2), même en déclin et avec les entrées des Marins, et seuls Poulpeuses et Marins peuvent les prendre ; les Gekkos les traversent mais ne les conquièrent qu’avec « Marins ». Les Tribus oubliées gênent les Elfes Noirs, le Balrog peut entrer dans l’eau, le Paillasson n’atteint que ce que le peuple peut conquérir, et Tuyau et Dahlias tiennent compte du terrain, jamais d’un symbole.
rule-MIX-7 = Pour employer Reliques et Lieux sur un plateau de base, prenez deux Monstres par joueur plus 2 et mettez-les par paires sur des régions à Tribu oubliée (une de plus que de joueurs), sans que deux d’entre elles soient adjacentes ; les autres reçoivent leur Tribu oubliée. On tire autant de Lieux et Reliques qu’il y a de régions à Monstres. L’hôte choisit ces régions, ou elles sont tirées au sort.
rule-MIX-8 = Small World of Warcraft ne se mélange pas avec les autres boîtes. River World emploie les peuples et pouvoirs de Small World.
rule-MIX-9 = Certains noms existent dans deux boîtes avec des règles différentes, comme les Gnomes de Small World Underground et ceux de Small World of Warcraft, ou les Nains, Humains, Orcs et Trolls de Small World et de Small World of Warcraft. Ce ne sont pas les mêmes : chacun suit les règles de sa boîte.
rule-MIX-10 = Quand les deux boîtes diffèrent, c’est le plateau qui fait foi : régions d’entrée, ce qui est non vide, rivières ou mers. Montagne, Antre, Forteresse, Bouclier et Donjon défendent sur les deux, les Campements comme des pions ; pour une conquête comme si la région était vide, Antre, Forteresse, Bouclier et Campements sont les défenses de l’occupant et ne comptent pas. Les marqueurs qui rendent une région imprenable gardent la règle de leur boîte.
rule-MIX-11 = Pour des Zombies en déclin, De Boue et Sages rapportent comme pour tout peuple en déclin, et Boucliers et Reine restent, mais sont perdus pour de bon quand les Zombies quittent cette région ; Réincarnés peut vider leurs régions, D’outre-tombe n’ajoute rien, et Fugaces les retire. Ils n’emploient aucune Relique, ni aucun Lieu qui demande un peuple actif. Ils ne peuvent pas attaquer une région imprenable de leur propriétaire, quel que soit le marqueur qui la protège.
rule-MIX-12 = Deux capacités du même genre se cumulent : des Sorciers vampires remplacent, par adversaire et par tour, un pion avec chacune des deux ; des Elfes immortels ne gagnent rien de plus. Vampires, Orbe et Sorciers sont tous arrêtés par un Campement, une région imprenable, la paix et les Gnomes, jamais par un Antre, une Forteresse, un Bouclier, une Montagne ou le Donjon.

ask-shadow_mimes = Échanger le pouvoir ?
ask-shadow_mimes-hint = Choisissez la combinaison dont vous voulez le pouvoir, ou gardez le vôtre.
wait-shadow_mimes = { $name } peut échanger le pouvoir
do-shadow_mimes = Échanger avec la combinaison { $slot }
done-shadow_mimes = Garder le pouvoir
ask-flames = Placer : { $piece }
ask-flames-hint = Choisissez l’un des endroits indiqués.
wait-flames = { $name } place un marqueur : { $piece }
done-flames = Continuer
do-magic = Copier : { $other }
do-reborn = Reprendre { $region }
