## La boîte et ses factions

faction-alliance = Alliance
faction-horde = Horde
faction-neutral = Neutre

## Peuples de Small World of Warcraft

race-blood_elves = Elfes de sang
    .gender = m
race-blood_elves-text = Chaque région comportant une source magique que vous occupez rapporte 1 jeton de victoire de plus, mais pas en déclin.
race-draenei = Draeneï
    .gender = m
race-draenei-text = Pendant le tour de chaque adversaire, le premier Draeneï que vous devriez perdre revient dans votre main, et vous le replacez à la fin de ce tour. En déclin, cela ne s’applique plus.
race-wow_dwarves = Nains
    .gender = m
race-wow_dwarves-text = Les montagnes vous coûtent 2 pions de moins.
race-ethereals = Éthériens
    .gender = m
race-ethereals-text = Une fois par tour, soit vous déplacez dans une de vos régions un Artefact d’une région qui la borde, soit vous conquérez une région adjacente contenant un Lieu Légendaire avec 2 pions de moins. Sans effet en déclin.
race-forsaken = Réprouvés
    .gender = m
race-forsaken-text = Pour chaque pion défaussé de votre fait pendant ce tour, Murlocs et vos propres pions en déclin compris, vous pouvez acheter au redéploiement 1 Réprouvé du casier pour 1 jeton de victoire. Sans effet en déclin.
race-wow_gnomes = Gnomes
    .gender = m
race-wow_gnomes-text = Une fois par tour, vous pouvez attaquer n’importe quelle région terrestre de n’importe quelle île comme si elle était adjacente et lancer le dé : le résultat réduit le coût (1 pion au minimum). S’il vous manque encore 3 pions au plus, vous pouvez y ajouter votre dernier jet de dé. Sans effet en déclin.
race-goblins = Gobelins
    .gender = m
race-goblins-text = À la fin de votre tour, posez des Bombes face cachée dans des régions qui bordent les vôtres et qu’occupent des peuples actifs adverses, une par région. Au début de votre tour suivant, on les retourne : une Bombe active vide la région comme si vous l’aviez conquise, une Bombe défaillante ne fait rien. En déclin, les Bombes non posées sont retirées.
race-wow_humans = Humains
    .gender = m
race-wow_humans-text = À la fin de votre tour, placez jusqu’à 2 Objectifs Militaires dans des régions qu’aucun peuple de l’Alliance n’occupe. Si vous conquérez une telle région, vous gagnez 2 jetons de victoire ; si un autre joueur la conquiert avec un peuple qui n’est pas de la Horde, vous en gagnez 2 chacun. En déclin, ils sont retirés.
race-kobolds = Kobolds
    .gender = m
race-kobolds-text = Pour vos conquêtes, toute région comportant une caverne, sur n’importe quelle île, est adjacente : il n’y a pas de coût de transport. Vous pouvez aussi entrer sur le plateau par l’une d’elles. Sans effet en déclin.
race-naga = Nagas
    .gender = m
race-naga-text = Vous seul pouvez conquérir et occuper les mers et les lacs. Vous pouvez aussi entrer sur le plateau par l’un d’eux, sans coût de transport. En déclin, vous y restez, et ils continuent de rapporter.
race-night_elves = Elfes de la nuit
    .gender = m
race-night_elves-text = Les forêts vous coûtent 1 pion de moins. Chaque forêt que vous conquérez reçoit un Mur de feux follets qui ajoute 1 à sa défense ; il y en a 9. En déclin, les Murs restent.
race-wow_orcs = Orcs
    .gender = m
race-wow_orcs-text = Chaque fois que vous conquérez une région d’un peuple de l’Alliance, actif ou en déclin, la banque vous verse aussitôt 1 jeton de victoire, en plus du Bonus de Faction. Sans effet en déclin.
race-pandaren = Pandarens
    .gender = m
race-pandaren-text = À la fin de votre tour, chaque adversaire dont vous n’avez pas attaqué le peuple actif ce tour-ci reçoit un jeton Harmonie. Le joueur qui en a un doit vous payer 2 jetons de victoire avant sa première attaque du tour contre vos Pandarens. En déclin, ces jetons sont retirés.
race-tauren = Taurens
    .gender = m
race-tauren-text = Vous conquérez et occupez les régions avec au moins 2 pions, jamais avec un seul. En déclin, deux pions restent dans chaque région. En revanche, ils sont très nombreux.
race-wow_trolls = Trolls
    .gender = m
race-wow_trolls-text = Les régions non vides vous coûtent 1 pion de moins.
race-worgen = Worgens
    .gender = m
race-worgen-text = Au début de chaque tour, choisissez une forme. Sous forme humaine, vous gagnez aussitôt 2 jetons de victoire ; sous forme worgen, vous payez 1 jeton de victoire et toutes les régions vous coûtent 1 pion de moins ce tour-ci. Au tour de votre déclin, il n’y a pas de choix.

## Pouvoirs de Small World of Warcraft

power-archaeologist = Archéologues
    .joined = { $race } archéologues
power-archaeologist-text = Chaque Artefact révélé et chaque Lieu Légendaire révélé dans vos régions rapporte 1 jeton de victoire de plus, mais pas en déclin.
power-battle_master = Maîtres de guerre
    .joined = { $race } { $gender ->
        [f] maîtresses de guerre
       *[m] maîtres de guerre
    }
power-battle_master-text = Chaque fois que vous conquérez une région non vide, la banque vous verse aussitôt 1 jeton de victoire, mais pas en déclin.
power-beast_master = Dresseurs
    .joined = { $race } { $gender ->
        [f] dresseuses
       *[m] dresseurs
    }
power-beast_master-text = Au début de chaque tour, rendez toutes vos Bêtes et prenez-en 1 par colline occupée, 5 au plus. Elles s’emploient comme des pions, et quand une région avec des Bêtes est conquise, vous ne perdez qu’une Bête. En déclin, elles sont retirées en premier.
post-beast_master-hint = Choisissez où se tiennent vos Bêtes : quand une telle région est conquise, vous ne perdez qu’une Bête.
power-blacksmith = Forgerons
    .joined = { $race } { $gender ->
        [f] forgeronnes
       *[m] forgerons
    }
power-blacksmith-text = Toutes les régions vous coûtent 1 pion de moins.
power-championing = Et leur Champion
    .joined = { $race } et leur Champion
power-championing-text = Une fois par tour, votre Champion conquiert seul une région adjacente, quelle que soit sa défense. Il compte comme un pion. Si sa région est conquise, vous ne perdez aucun pion : vous payez 1 jeton de victoire à l’attaquant et replacez tous les pions à la fin de ce tour. En déclin, il est retiré.
post-championing-hint = Choisissez où se tient votre Champion : si cette région est conquise, vous ne perdez aucun pion et payez 1 jeton de victoire à l’attaquant.
power-defensive = Défensifs
    .joined = { $race } { $gender ->
        [f] défensives
       *[m] défensifs
    }
power-defensive-text = À la fin de votre tour, chaque champ que vous occupez reçoit une Tour de guet si vous occupez plus de régions autour de lui que tout autre peuple. Elle rend la région imprenable jusqu’à la fin de votre tour suivant ; il y en a 6. En déclin, elles sont retirées.
power-enraged = Enragés
    .joined = { $race } { $gender ->
        [f] enragées
       *[m] enragés
    }
power-enraged-text = Pour chaque région défendue par au moins 2 pions et conquise pendant ce tour, vous gagnez autant de jetons de victoire de plus qu’il y avait de pions. Sans effet en déclin.
power-explorer = Explorateurs
    .joined = { $race } { $gender ->
        [f] exploratrices
       *[m] explorateurs
    }
power-explorer-text = Chaque île où vous occupez une région rapporte 1 jeton de victoire de plus, mais pas en déclin.
power-farmer = Fermiers
    .joined = { $race } { $gender ->
        [f] fermières
       *[m] fermiers
    }
power-farmer-text = Chaque champ que vous occupez rapporte 1 jeton de victoire de plus, mais pas en déclin.
power-fishing = Pêcheurs
    .joined = { $race } { $gender ->
        [f] pêcheuses
       *[m] pêcheurs
    }
power-fishing-text = Chaque région que vous occupez et qui borde une mer ou un lac rapporte 1 jeton de victoire de plus, mais pas en déclin.
power-garrisoned = Retranchés
    .joined = { $race } { $gender ->
        [f] retranchées
       *[m] retranchés
    }
power-garrisoned-text = Chaque région que vous occupez reçoit un Fort qui ajoute 1 à sa défense ; il y en a 10. En déclin, les Forts restent, mais vous n’en recevez plus.
power-herbalist = Herboristes
    .joined = { $race } herboristes
power-herbalist-text = Chaque colline que vous occupez rapporte 1 jeton de victoire de plus, mais pas en déclin.
power-intimidating = Terrifiants
    .joined = { $race } { $gender ->
        [f] terrifiantes
       *[m] terrifiants
    }
power-intimidating-text = Jusqu’à 3 fois par tour, avant votre dernière conquête, prenez un pion adverse dans une région qui borde une des vôtres et mettez-le dans une autre région du même peuple ; à défaut il est défaussé, et un Murloc l’est toujours. Un Mur ou un Fort doit d’abord y être retiré, et chacun compte pour une des trois fois. Sans effet en déclin.
power-marshdweller = Palustres
    .joined = { $race } palustres
power-marshdweller-text = Un adversaire doit vous payer 1 jeton de victoire avant chaque tentative de conquérir un marais que vous occupez ; un adversaire sans jeton de victoire n’a pas droit à la tentative. Cela continue même en déclin.
power-wow_mining = Mineurs
    .joined = { $race } { $gender ->
        [f] mineuses
       *[m] mineurs
    }
power-wow_mining-text = Chaque région comportant une caverne que vous occupez rapporte 1 jeton de victoire de plus, mais pas en déclin.
power-mountaineer = Montagnards
    .joined = { $race } { $gender ->
        [f] montagnardes
       *[m] montagnards
    }
power-mountaineer-text = Chaque montagne que vous occupez rapporte 1 jeton de victoire de plus, mais pas en déclin.
power-portal_mage = Maîtres des portails
    .joined = { $race } { $gender ->
        [f] maîtresses des portails
       *[m] maîtres des portails
    }
power-portal_mage-text = Deux fois par tour, échangez tout ce qui se trouve dans deux régions comportant une source magique, où qu’elles soient et quel qu’en soit l’occupant. Seuls restent les Montagnes, les Lieux Légendaires et les marqueurs face cachée. Ce n’est pas une conquête. Sans effet en déclin.
power-ranger = Forestiers
    .joined = { $race } { $gender ->
        [f] forestières
       *[m] forestiers
    }
power-ranger-text = Chaque forêt que vous occupez rapporte 1 jeton de victoire de plus, mais pas en déclin.
power-sailing = Navigateurs
    .joined = { $race } { $gender ->
        [f] navigatrices
       *[m] navigateurs
    }
power-sailing-text = Vous ne payez aucun coût de transport, pas même pour votre première conquête.
power-swamp_walker = Des Marais
    .joined = { $race } des marais
power-swamp_walker-text = Chaque marais que vous occupez rapporte 1 jeton de victoire de plus, mais pas en déclin.

## Artefacts

relic-ashes_of_alar = Cendres d’Al’ar
relic-ashes_of_alar-text = Une fois par tour, conquérez n’importe quelle région de n’importe quelle île que votre peuple peut occuper comme si elle était adjacente, à son coût normal et sans coût de transport. Les Cendres y sont déplacées.
relic-heart_of_azeroth = Cœur d’Azeroth
relic-heart_of_azeroth-text = À la fin de votre tour, placez le Cœur dans une région de votre peuple actif : chaque adversaire dont le peuple actif a une région qui la borde vous paie 1 jeton de victoire.
relic-frostmourne = Deuillegivre
relic-frostmourne-text = Une fois par tour, conquérez une région avec 2 pions de moins (1 au minimum). Deuillegivre y est déplacée.
relic-aegis_of_aggramar = Égide d’Aggramar
relic-aegis_of_aggramar-text = À la fin de votre tour, placez l’Égide dans une région de votre peuple actif : elle est imprenable, sauf pour un attaquant qui vous paie 2 jetons de victoire à chaque attaque. En déclin, elle ne protège plus.
relic-doomhammer = Marteau-du-Destin
relic-doomhammer-text = Une fois par tour, conquérez une région avec un seul pion, quelle que soit sa défense et sans coût de transport. Payez d’abord 2 jetons de victoire au joueur qui l’occupe, ou à la banque si personne ne l’occupe. Le Marteau y est déplacé.

## Lieux Légendaires

place-battleground = Champ de bataille
place-battleground-text = Le peuple actif qui l’occupe peut marquer deux fois le Bonus de Faction pour chaque peuple adverse auquel il a pris au moins deux régions ce tour-ci. Un peuple Neutre peut ici combattre pour l’Alliance ou pour la Horde, à choisir à chaque tour. En déclin, il ne fait rien.
place-lights_hope_chapel = Chapelle de l’Espoir de Lumière
place-lights_hope_chapel-text = Le peuple actif qui l’occupe ne perd aucun pion quand on attaque ses régions : reprenez-les tous en main et replacez-les à la fin de ce tour. En déclin, elle ne fait rien.
place-spirit_healer = Gardien des Âmes
place-spirit_healer-text = Au redéploiement, votre peuple actif reçoit 1 pion du casier s’il occupe le Gardien des Âmes. En déclin, il ne donne rien.
place-karazhan = Karazhan
place-karazhan-text = Chaque autre région du même terrain tenue par le peuple actif qui occupe Karazhan, sur n’importe quelle île, rapporte 1 jeton de victoire de plus. En déclin, il ne fait rien.
place-meeting_stone = Pierre de Rencontre
place-meeting_stone-text = Le peuple actif qui l’occupe ne paie aucun coût de transport. En déclin, elle ne fait rien.
place-dark_portal = Porte des Ténèbres
place-dark_portal-text = La Porte rapporte 2 jetons de victoire de plus au peuple actif qui l’occupe, mais pas en déclin.
place-well_of_eternity = Puits d’éternité
place-well_of_eternity-text = Quand il est révélé, il est placé dans une mer ou un lac de son île. Chacun de vos peuples, actif ou en déclin, qui occupe plus de régions au bord de cette eau que tout autre peuple vous rapporte 2 jetons de victoire de plus ; une égalité ne rapporte rien.

## Symboles de Small World of Warcraft

symbol-entry = Région d’Entrée
symbol-murloc = Murloc
symbol-legend = Icône S, M, L
symbol-legend-large = Icône L (grande île)
symbol-legend-medium = Icône M (île moyenne)
symbol-legend-small = Icône S (petite île)

## Marqueurs de Small World of Warcraft

mark-wisp_wall = Mur de feux follets
mark-fort = Fort
mark-watch_tower = Tour de guet
mark-beast = Bête
mark-bomb = Bombe
mark-live = Bombe active
mark-dud = Bombe défaillante
mark-harmony = Jeton Harmonie
mark-objective = Objectif Militaire
mark-champion = Champion
mark-murloc = Murloc
mark-aegis = Protection de l’Égide

## Règles de Small World of Warcraft : îles, matériel et mise en place

rule-WOW-BOARD-1 = Le plateau se compose d’îles séparées : une grande et une petite à 2 joueurs, une moyenne de plus à 3, deux moyennes à 4, et deux grandes, une moyenne et deux petites à 5. Les îles et leur face sont tirées au sort, et les deux faces d’une même île ne sont jamais en jeu ensemble. Leur place sur la table ne compte pas : des régions d’îles différentes ne sont jamais adjacentes.
rule-WOW-BOARD-2 = Les terres sont des champs, forêts, collines, montagnes ou marais ; les mers et les lacs sont aussi des régions. Les symboles sont la source magique, la caverne, l’ancre d’une Région d’Entrée et le Murloc, et une région de chaque île en indique la taille : S, M ou L.
rule-WOW-BOARD-3 = Ancres, cavernes, sources magiques, Murlocs et icône de taille ne sont que sur la terre, et une région peut en porter plusieurs. Chaque île a au moins une ancre et exactement une icône de taille.
rule-WOW-COMP-1 = Le matériel est limité : 15 Murlocs, 10 Montagnes, 9 Murs de feux follets, 10 Forts, 6 Tours de guet, 5 Bêtes, 12 Bombes (6 actives, 6 défaillantes), 4 jetons Harmonie, 2 Objectifs Militaires, 1 Champion, 5 Artefacts et 7 Lieux Légendaires. Il y a 16 peuples et 20 pouvoirs. Ce qui est épuisé n’est pas placé ; un marqueur qui quitte le plateau peut resservir, sauf les Murlocs et les Bombes retournées.
rule-WOW-SETUP-1 = Au départ, il y a un Murloc sur chaque symbole de Murloc et une Montagne sur chaque région de montagne.
rule-WOW-SETUP-2 = Les 5 Artefacts et les 7 Lieux Légendaires sont mélangés, et on en pose un face cachée sur l’icône de taille de chaque île, donc autant que de joueurs. Les autres restent hors du jeu sans être vus ; seul le Puits d’éternité peut en faire venir un.
rule-WOW-MUR-1 = Les Murlocs sont un peuple en déclin qui n’est à personne et d’aucune faction. Chacun est un pion : il défend, rend sa région non vide et compte comme un peuple là où l’on compare des peuples (Défensifs, le Puits). Ils ne sont pas un adversaire : aucune Bombe n’est posée ni retournée dans une région où il n’y a qu’un Murloc.
rule-WOW-FAC-1 = Draeneï, Nains, Gnomes, Humains, Elfes de la nuit et Worgens appartiennent à l’Alliance. Elfes de sang, Réprouvés, Gobelins, Orcs, Taurens et Trolls appartiennent à la Horde. Éthériens, Kobolds, Nagas et Pandarens sont Neutres.
rule-WOW-PIECE-1 = Les Bêtes et le Champion comptent comme des pions de leur peuple : ils peuvent occuper seuls une région, rapportent, donnent l’adjacence, défendent, rendent une région non vide et comptent pour « Enragés » et pour le minimum de deux des Taurens. Les Bêtes sont des pions pour tout le reste aussi : elles paient les conquêtes, peuvent être déplacées, et la Chapelle les sauve. Le Champion ne paie que sa propre conquête, et de tout ce qui déplace ou défausse des pions, seul l’échange des Maîtres des portails le touche. En cas d’égalité, ni les unes ni l’autre ne comptent.
rule-WOW-EMPTY-1 = Une région quittée, bombardée ou dont le dernier pion est déplacé par « Terrifiants » est vide : son Mur de feux follets, son Fort et sa Tour de guet sont retirés. Montagne, Lieux Légendaires, Artefacts, Objectifs Militaires et Bombes restent. Cela n’est jamais une conquête en soi, sauf par une Bombe.

## Règles de Small World of Warcraft : conquête

rule-WOW-FIRST-1 = Une première conquête peut être toute Région d’Entrée (avec une ancre) de n’importe quelle île, occupée ou non. Le coût de transport s’applique : vide, elle coûte 3 pions, ou 2 avec « Navigateurs ». Kobolds, Nagas et Gnomes ont d’autres choix encore.
rule-WOW-CONQ-1 = Ensuite, chaque conquête doit être une région adjacente à une de votre peuple actif, ou n’importe quelle Région d’Entrée de n’importe quelle île. Tout le reste est hors d’atteinte, sauf si un effet le permet.
rule-WOW-COST-1 = Une région coûte 2 pions, plus 1 par Mur de feux follets, Fort et Montagne, plus 1 par pion d’un autre peuple, Murlocs et vos propres pions en déclin compris ; le Champion et les Bêtes comptent comme des pions. Une Région d’Entrée qui n’est pas adjacente à ce moment à une région du peuple attaquant coûte 1 de plus pour le transport, sur la même île ou une autre. Tours de guet, Objectifs, Bombes, jetons Harmonie et marqueurs n’ajoutent rien.
rule-WOW-COST-2 = Ce qui fait compter une région comme adjacente supprime aussi le coût de transport de la conquête concernée : une caverne pour les Kobolds, l’assaut des Gnomes, les Cendres. « Navigateurs » et la Pierre de Rencontre suppriment seulement le coût de transport ; ils ne rendent rien adjacent.
rule-WOW-ADJ-1 = Une région qui compte comme adjacente l’est pour toute sorte de conquête : avec des pions, par le Champion, avec Deuillegivre ou le Marteau-du-Destin, ou à la réduction des Éthériens. Ce qui n’est pas une conquête demande une vraie frontière : Terrifiants, pose de Bombes, vol d’un Artefact, Cœur, Puits, Tours de guet et Pêcheurs.
rule-WOW-TOLL-1 = L’Harmonie (2), Palustres (1), l’Égide (2) et le Marteau-du-Destin (2) sont des péages : des jetons de victoire payés avant l’action et avant tout jet de dé, jamais remboursés. Ils s’additionnent et ne font pas partie du coût en pions : aucune réduction, aucun coût fixe, aucune conquête gratuite n’en dispense. Si vous ne pouvez pas payer toute la somme, l’action est refusée et rien n’est payé. Attaquer votre propre peuple en déclin ne coûte aucun péage.
rule-WOW-WATER-1 = Seuls les Nagas peuvent conquérir et occuper les mers et les lacs : ils coûtent 2 pions et rapportent 1 jeton de victoire. On atteint l’eau par une frontière, par une première conquête de Nagas ou avec les Cendres ; la terre qui borde une étendue d’eau occupée par des Nagas leur est adjacente. Personne d’autre ne peut prendre cette eau, mais les Bombes et « Terrifiants » atteignent les pions qui s’y trouvent.
rule-WOW-LOSS-1 = Les pertes sont celles d’habitude : un peuple actif perd un pion d’une région conquise, un peuple en déclin tous. Un Champion ou une Bête dans la région change ce qui est perdu.
rule-WOW-BONUS-1 = Au décompte, un peuple de l’Alliance rapporte 1 jeton de victoire de plus pour chaque peuple de la Horde auquel il a pris au moins une région ce tour-ci, et inversement. Plusieurs régions d’un même peuple comptent une fois ; le peuple actif et le peuple en déclin d’un joueur sont deux peuples, et le vôtre en déclin compte aussi. Toute sorte de conquête compte, y compris par le Champion ou une Bombe active, mais ni les échanges ni les pions déplacés. Peuples Neutres et Murlocs ne donnent ni ne gagnent rien, sauf sur le Champ de bataille.
rule-WOW-BONUS-2 = Si vous passez en déclin, le Bonus de Faction gagné par des Bombes au début de ce tour est quand même payé. « Maîtres de guerre » et « Enragés » ne rapportent alors rien pour elles.
rule-WOW-DECL-1 = Quand votre peuple passe en déclin, les Bêtes et le Champion partent d’abord ; une région restée sans pion (Taurens : avec moins de deux) est perdue. Tours de guet, Objectifs, jetons Harmonie et Bombes non posées sont retirés aussi, tandis que Murs et Forts restent avec les pions, et Artefacts et Lieux Légendaires là où ils sont, sans effet. Ce tour rapporte 1 jeton de victoire par région, les 2 du Puits et le Bonus de Faction des Bombes, rien d’autre.
rule-WOW-TRIG-1 = Au début de votre tour, les jetons Harmonie reviennent, puis les Bombes sont retournées. Quand vous reprenez vos pions, l’ordre est : Bêtes, forme des Worgens, Champion, pions, abandons, camp au Champ de bataille. Vol, assaut, Artefacts, « Terrifiants » et échanges viennent entre vos conquêtes, avant le dernier jet ; ce qu’entraîne une conquête se règle aussitôt. Les Forts manquants se placent au redéploiement ; pions sauvés, Champion racheté et Taurens isolés se placent avec les pions délogés à la fin, même au tour d’un déclin.

## Règles de Small World of Warcraft : peuples

rule-WOW-RACE-DRAENEI = Pendant le tour de chaque adversaire, le premier Draeneï qui devrait être défaussé, par une conquête, une Bombe ou « Terrifiants », va dans votre main et se replace à la fin de ce tour ; les suivants sont perdus. C’est un seul par tour, toutes régions confondues, et cet effet ne se garde pas pour une perte ultérieure. Une perte que la Chapelle ou le Champion évite déjà ne le consomme pas. Sans effet en déclin.
rule-WOW-RACE-NIGHT-ELVES = Les forêts coûtent 1 pion de moins à vos Elfes de la nuit. Chaque fois qu’ils conquièrent une forêt, ils y mettent un Mur de feux follets, s’il en reste : il ajoute 1 à la défense. Il est retiré quand la région est conquise ou vidée. En déclin, les Murs restent.
rule-WOW-RACE-BLOOD-ELVES = Au décompte, chaque région comportant une source magique occupée par vos Elfes de sang rapporte 1 jeton de victoire de plus. Sans effet en déclin.
rule-WOW-RACE-ETHEREALS = Une fois par tour, pendant les conquêtes, faites l’une des deux actions suivantes. Soit déplacer un Artefact révélé d’une région qui partage une frontière avec une des leurs dans celle-ci, et l’employer aussitôt si vous voulez : d’un adversaire, de votre propre peuple en déclin ou d’une région vide, sans pion en main ; ce n’est pas une attaque, mais les régions imprenables sont fermées (2 jetons de victoire permettent d’ignorer l’Égide), et un Artefact que vous avez employé ce tour-ci reste employé. Soit conquérir une région adjacente contenant un Lieu Légendaire révélé avec 2 pions de moins : ni une Région d’Entrée lointaine, ni une première conquête, et une dernière tentative ratée le consomme. Sans effet en déclin.
rule-WOW-RACE-GNOMES = Une fois par tour, avec un pion en main, ils peuvent donner l’assaut à n’importe quelle région terrestre attaquable de n’importe quelle île, comme si elle était adjacente, même comme première conquête. Vous la nommez, payez les péages et lancez un dé qui réduit le coût, à 1 au minimum ; si votre main suffit alors, vous conquérez avec exactement ce nombre de pions. S’il en manque 1 à 3, vous pouvez en faire votre dernière tentative avec un second jet ajouté au premier ; sinon l’assaut est perdu et vous continuez. Avant de lancer, il peut en manquer au plus 6 ; avec le Marteau-du-Destin ou le Champion, l’assaut ne donne que la portée, sans jet de dé.
rule-WOW-RACE-GOBLINS = Quand vous les choisissez, les 12 Bombes sont mélangées face cachée. On les pose sans les voir à la fin de votre tour et on les retourne au début du suivant ; personne n’en voit jamais une avant. Le joueur qui choisit les Gobelins plus tard recommence avec les 12. Si vous passez en déclin, les Bombes posées au tour précédent sont d’abord retournées ; celles non posées sont retirées.
rule-WOW-BOMB-1 = À la fin de votre tour, vous pouvez poser des Bombes sans les voir dans autant de régions que vous voulez, qui bordent une région de Gobelins et qu’occupe le peuple actif d’un adversaire, une au plus par région. Ce n’est pas une attaque et ne coûte aucun péage. C’est interdit sous une Tour de guet, permis dans la région de l’Égide. Quand il n’en reste plus, on n’en pose plus.
rule-WOW-BOMB-2 = Au début de votre tour, avant de choisir entre expansion et déclin, retournez vos Bombes une à une, dans l’ordre de votre choix. Si le peuple d’un adversaire, quel qu’il soit et même en déclin, occupe alors la région, la Bombe est retournée et quitte la partie ; sinon elle revient sans être vue. Une Bombe active vaut conquête : un peuple actif perd un pion et replace les autres à la fin de ce tour, un peuple en déclin perd tout, mais personne n’entre. Une Bombe défaillante ne fait rien. Une Bombe reste dans sa région quoi qu’il s’y passe, et suit un échange.
rule-WOW-BOMB-3 = Draeneï, Chapelle, Champion (la rançon est pour vous) et Bêtes protègent des Bombes comme d’une conquête. Sous une Tour de guet, la Bombe est retournée sans effet. Les péages que coûterait une conquête (Harmonie, Palustres, Égide) sont dus avant de la retourner, active ou non ; si vous ne pouvez ou ne voulez pas payer, elle est retournée sans effet.
rule-WOW-BOMB-4 = Une région vidée par une Bombe active compte comme conquise par les Gobelins ce tour-ci pour le Bonus de Faction, « Maîtres de guerre » et « Enragés ». Elle ne donne ni région ni point de départ, ne révèle aucun marqueur, et un Objectif Militaire y reste.
rule-WOW-RACE-HUMANS = À la fin de votre tour, vous placez jusqu’à 2 Objectifs Militaires dans deux régions différentes qu’aucun peuple de l’Alliance, actif ou en déclin, n’occupe : n’importe où, y compris des régions vides, à Murloc ou d’eau, mais pas une région imprenable d’un adversaire. Quand le peuple d’un autre joueur, s’il n’est pas de la Horde, conquiert une telle région, ce joueur et vous gagnez aussitôt 2 jetons de victoire chacun de la banque ; quand vos Humains la conquièrent, vous en gagnez 2. Le jeton vous revient alors. Si un peuple de la Horde la conquiert, il ne se passe rien et le jeton reste ; Bombes, pions déplacés et échanges ne comptent pas, et en déclin les jetons sont retirés.
rule-WOW-RACE-KOBOLDS = Pour leurs conquêtes, toute région comportant une caverne, sur n’importe quelle île, compte comme adjacente : pas de coût de transport, même avec une ancre. Chaque première conquête peut être une telle région sans coût de transport ; une Région d’Entrée à 1 de plus reste possible. Sans effet en déclin.
rule-WOW-RACE-NAGA = Les Nagas peuvent conquérir et occuper les mers et les lacs. Chaque première conquête, retour compris, peut être une mer ou un lac de n’importe quelle île, sans coût de transport : 2 pions. Ensuite, l’eau demande une frontière comme toute région. En déclin, leurs pions restent dans l’eau et rapportent.
rule-WOW-RACE-FORSAKEN = Pour chaque pion d’un peuple, actif, en déclin ou Murloc, défaussé de leur fait ce tour-ci, vous pouvez payer 1 jeton de victoire à la banque pour prendre un Réprouvé dans le casier. L’achat se fait au début du redéploiement, autant que le permettent défausses, jetons de victoire et casier. Tous les pions d’une pile en déclin, vos propres pions en déclin et les Bêtes défaussées comptent ; les pions sauvés, non. Sans effet en déclin.
rule-WOW-RACE-DWARVES = Les montagnes coûtent 2 pions de moins à vos Nains : une montagne vide adjacente coûte 1. Sans effet en déclin.
rule-WOW-RACE-TAUREN = Les Taurens ne conquièrent ni n’occupent jamais une région avec moins de 2 pions ou marqueurs qui en tiennent lieu, Champion et Bêtes compris. Toute conquête coûte au moins 2, la dernière tentative en demande 2 en main, le Champion emmène un Tauren, et deux restent dans chaque région à la reprise des pions et au redéploiement. Un pion resté seul va aussitôt en main et sa région est vide ; pendant le tour d’un autre, vous le placez à la fin de ce tour. En déclin, deux pions restent dans chaque région, et un pion resté seul va dans une autre région de ce peuple ou est perdu.
rule-WOW-RACE-ORCS = La banque vous verse aussitôt 1 jeton de victoire pour chaque région qu’ils conquièrent sur un peuple de l’Alliance, actif ou en déclin, le vôtre en déclin compris. Cela se compte par région et s’ajoute au Bonus de Faction. Sans effet en déclin.
rule-WOW-RACE-TROLLS = Les régions non vides coûtent 1 pion de moins à vos Trolls. Sans effet en déclin.
rule-WOW-RACE-PANDAREN = À la fin de votre tour, chaque adversaire dont ils n’ont pas attaqué le peuple actif ce tour-ci reçoit un jeton Harmonie, même un joueur sans peuple actif. Son détenteur doit vous payer 2 jetons de victoire avant sa première attaque du tour contre vos Pandarens ; les suivantes de ce tour sont gratuites, et sans 2 jetons de victoire il ne peut pas attaquer. Toute tentative de conquête, une Bombe retournée, un pion déplacé et un échange de leurs pions sont des attaques ; le vol, le retrait d’un Mur ou d’un Fort, le Cœur, les Objectifs et la pose d’une Bombe n’en sont pas. Tous les jetons reviennent au début de votre tour ; en déclin, ils sont retirés.
rule-WOW-RACE-WORGEN = Quand vous reprenez vos pions, y compris au tour où vous choisissez ce peuple, vous choisissez une forme : sous forme humaine, vous gagnez aussitôt 2 jetons de victoire ; sous forme worgen, vous payez 1 jeton de victoire à la banque et toute conquête de ce tour coûte 1 pion de moins. Sans jeton de victoire, il n’y a que la forme humaine. Au tour d’un déclin, il n’y a pas de choix.

## Règles de Small World of Warcraft : pouvoirs

rule-WOW-POW-ARCHAEOLOGIST = Au décompte, chaque Artefact révélé et chaque Lieu Légendaire révélé dans une région occupée par ce peuple rapporte 1 jeton de victoire de plus. Le Puits ne compte que pour des Nagas dans son eau. Sans effet en déclin.
rule-WOW-POW-BATTLE-MASTER = La banque vous verse aussitôt 1 jeton de victoire pour chaque région non vide que ce peuple conquiert ; Murlocs et votre propre peuple en déclin rendent une région non vide. Sans effet en déclin.
rule-WOW-POW-BEAST-MASTER = Quand vous reprenez vos pions, rendez d’abord toutes les Bêtes, sur le plateau et en main ; une région occupée par des Bêtes seules est perdue. Puis prenez 1 Bête par colline que ce peuple occupe, avant d’abandonner, 5 au plus et aucune au tour où vous choisissez ce peuple. Elles conquièrent, défendent et se redéploient comme des pions ; quand une région avec une Bête est conquise ou bombardée, vous ne perdez qu’une Bête et reprenez tout le reste en main. En déclin, elles sont retirées en premier, et en cas d’égalité elles ne comptent pas.
rule-WOW-POW-BLACKSMITH = Toutes les régions coûtent 1 pion de moins à ce peuple, mais jamais moins de 1. Sans effet en déclin.
rule-WOW-POW-CHAMPIONING = Vous recevez le Champion en choisissant ce pouvoir. Quand vous reprenez vos pions, vous pouvez le reprendre ; une région qu’il tenait seul est alors quittée, et s’il reste en place il ne sert pas ce tour-ci. Une fois par tour, depuis votre main et avant le dernier jet, il conquiert seul une région adjacente sans coût en pions, quelle que soit sa défense, mais ni comme première conquête, ni contre une région imprenable ; les péages restent dus. Il compte comme un pion et se redéploie de même ; si sa région est conquise ou bombardée, aucun pion n’est perdu : tous vont dans votre main, et vous payez 1 jeton de victoire à l’attaquant si vous en avez un. En déclin, il est retiré.
rule-WOW-POW-DEFENSIVE = À la fin de votre tour, une Tour de guet se place dans chaque champ que ce peuple occupe s’il occupe davantage de régions adjacentes, eau comprise, que tout autre peuple, Murlocs et votre propre peuple en déclin compris ; les Tours ailleurs sont retirées. Si plus de 6 champs conviennent, vous choisissez. Une Tour rend sa région imprenable jusqu’à la vérification à la fin de votre tour suivant, ou jusqu’à ce que la région soit quittée. En déclin, elles sont retirées.
rule-WOW-POW-ENRAGED = Au décompte, chaque région défendue par au moins 2 pions que ce peuple a conquise ce tour-ci rapporte autant de jetons de victoire qu’il y avait de pions avant toute perte. Champion, Bêtes et piles en déclin comptent, les autres marqueurs, non. Sans effet en déclin.
rule-WOW-POW-EXPLORER = Au décompte, chaque île où ce peuple occupe une région, eau comprise, rapporte 1 jeton de victoire de plus. Sans effet en déclin.
rule-WOW-POW-FARMER = Au décompte, chaque champ occupé par ce peuple rapporte 1 jeton de victoire de plus. Sans effet en déclin.
rule-WOW-POW-HERBALIST = Au décompte, chaque colline occupée par ce peuple rapporte 1 jeton de victoire de plus. Sans effet en déclin.
rule-WOW-POW-RANGER = Au décompte, chaque forêt occupée par ce peuple rapporte 1 jeton de victoire de plus. Sans effet en déclin.
rule-WOW-POW-SWAMP-WALKER = Au décompte, chaque marais occupé par ce peuple rapporte 1 jeton de victoire de plus. Sans effet en déclin.
rule-WOW-POW-MOUNTAINEER = Au décompte, chaque montagne occupée par ce peuple rapporte 1 jeton de victoire de plus. Sans effet en déclin.
rule-WOW-POW-FISHING = Au décompte, chaque région occupée par ce peuple qui borde une mer ou un lac rapporte 1 jeton de victoire de plus, une fois par région et quel que soit l’occupant de l’eau. Une étendue d’eau occupée par des Nagas ne compte que si elle borde une autre eau. Sans effet en déclin.
rule-WOW-POW-GARRISONED = Chaque région que ce peuple conquiert reçoit aussitôt un Fort, et au redéploiement toute région qui n’en a pas ; un par région, 10 en tout, et s’il en manque vous choisissez. Un Fort ajoute 1 à la défense et retourne à la réserve quand la région est conquise ou vidée. En déclin, les Forts restent, mais il n’en vient plus.
rule-WOW-POW-INTIMIDATING = Jusqu’à 3 fois par tour, avant le dernier jet et tant que vous avez un pion en main (Taurens : deux), prenez un pion ou une Bête, jamais le Champion, du peuple d’un adversaire dans une région qui partage une frontière avec une des vôtres et mettez-le dans une autre région du même peuple, n’importe où ; à défaut il est défaussé, et un Murloc l’est toujours. Un Mur et un Fort doivent d’abord y être retirés, chacun pour une des trois fois. Vider une région ne la conquiert pas. Les régions imprenables sont fermées, ignorer l’Égide coûte 2 jetons de victoire à chaque fois ; l’Harmonie est due pour prendre un pion, « Palustres » jamais. Sans effet en déclin.
rule-WOW-POW-MARSHDWELLER = Un adversaire doit vous payer 1 jeton de victoire avant chaque tentative de conquérir un marais de ce peuple, de quelque façon que ce soit, Bombe comprise ; sans jeton de victoire, elle est refusée. Pions déplacés, vol et échanges sont gratuits. Cela s’applique aussi en déclin.
rule-WOW-POW-MINING = Au décompte, chaque région comportant une caverne occupée par ce peuple rapporte 1 jeton de victoire de plus. Sans effet en déclin.
rule-WOW-POW-PORTAL-MAGE = Deux fois par tour, avant le dernier jet, vous pouvez échanger tout ce qui se trouve dans deux régions comportant une source magique, de n’importe quelles îles : pions, Murlocs, Champion, Artefacts, Murs, Forts, Bombes et Objectifs, mais ni Montagnes, ni Lieux Légendaires, ni marqueurs face cachée. Peu importent les occupants, l’une peut être vide, et ni pion en main ni région à vous ne sont nécessaires. Ce n’est pas une conquête : ni pertes, ni bonus, ni révélation, ni jetons de victoire d’Objectif, et pas de péage sauf l’Harmonie et l’Égide. Une région imprenable d’un adversaire est fermée. Sans effet en déclin.
rule-WOW-POW-SAILING = Ce peuple ne paie aucun coût de transport, pas même pour sa première conquête. Sans effet en déclin.

## Règles de Small World of Warcraft : Artefacts et Lieux Légendaires

rule-WOW-RP-1 = Un marqueur face cachée est révélé quand sa région est conquise, avant l’action suivante, et reste visible. Vous pouvez l’employer aussitôt, dans le même tour. Un peuple qui arrive là sans conquérir, par un échange, ne le révèle pas et n’en a pas l’usage.
rule-WOW-RP-2 = Un Artefact reste où il a servi en dernier : les Cendres, Deuillegivre et le Marteau-du-Destin vont dans la région conquise avec eux ; si la tentative échoue, ils restent et sont épuisés pour ce tour. Les Lieux Légendaires ne bougent pas, sauf le Puits. Le contrôle suit la région et il est exigé au moment de l’emploi ; dans une région inoccupée, personne n’a le contrôle.
rule-WOW-RP-3 = Artefacts et Lieux Légendaires ne servent pas à un peuple en déclin, sauf le Puits. Les employer est facultatif.
rule-WOW-RP-4 = « Une fois par tour » veut dire une fois par Artefact dans le tour d’un joueur, peu importe qui l’a employé avant, et il peut servir au tour même où il est pris ou volé. Plusieurs Artefacts peuvent servir à une même conquête, comme les Cendres avec Deuillegivre ; tous y sont déplacés.
rule-WOW-ART-ASHES = Une fois par tour, vous pouvez conquérir n’importe quelle région de n’importe quelle île que votre peuple peut occuper, l’eau aussi pour les Nagas, comme si elle était adjacente : à son coût normal, sans coût de transport. Les Cendres y sont déplacées.
rule-WOW-ART-HEART = À la fin de votre tour, vous pouvez placer le Cœur dans une région de votre peuple actif, ou l’y laisser : chaque adversaire dont le peuple actif a une région qui partage une frontière avec elle vous paie aussitôt 1 jeton de victoire, s’il en a un. Les régions imprenables des adversaires ne comptent pas. Ce n’est pas une attaque.
rule-WOW-ART-FROSTMOURNE = Une fois par tour, une conquête vous coûte 2 pions de moins, mais jamais moins de 1 (Taurens : 2). Elle s’annonce avec l’attaque ; une dernière tentative ratée l’épuise. Deuillegivre y est déplacée.
rule-WOW-ART-AEGIS = À la fin de votre tour, vous pouvez placer l’Égide dans une région de votre peuple actif, ou l’y laisser : dès lors, la région est imprenable, sauf pour un joueur qui vous paie 2 jetons de victoire pour cette attaque ou cet usage d’un pouvoir, à chaque fois. Elle protège tant que ce peuple, toujours actif, occupe la région ; après un abandon, une conquête, un vol ou un déclin, elle ne protège personne jusqu’à ce qu’on la place de nouveau à la fin d’un tour.
rule-WOW-ART-DOOMHAMMER = Une fois par tour, vous pouvez conquérir une cible permise avec 1 pion (Taurens : 2), quelle que soit sa défense et sans coût de transport. Vous payez d’abord 2 jetons de victoire au joueur qui la contrôle, ou à la banque si aucun joueur ne la contrôle ; rien pour votre propre région en déclin. Les autres péages s’y ajoutent, et les régions imprenables sont fermées. Le Marteau y est déplacé.
rule-WOW-PLC-BATTLEGROUND = Le peuple actif qui l’occupe peut marquer deux fois le Bonus de Faction pour chaque peuple adverse auquel il a pris au moins deux régions ce tour-ci. Un peuple Neutre peut choisir un camp ou aucun à chaque tour, après la reprise des pions s’il occupe alors le Champ de bataille, sinon en le conquérant ; pour ce tour, il est de cette faction pour toutes les règles. Toutes les conquêtes du tour comptent, même les précédentes, si le peuple occupe encore le Champ de bataille au décompte.
rule-WOW-PLC-CHAPEL = Le peuple actif qui occupe la Chapelle ne perd aucun pion quand on attaque ses régions, par conquête, Bombe ou pion déplacé : tous vont dans votre main et se replacent à la fin de ce tour. Cela s’applique aussi à la conquête de la Chapelle elle-même ; après elle, les pertes sont normales.
rule-WOW-PLC-HEALER = Au début du redéploiement, le peuple actif qui occupe le Gardien des Âmes reçoit 1 pion du casier, s’il en reste.
rule-WOW-PLC-KARAZHAN = Au décompte, chaque autre région du terrain de Karazhan tenue par le peuple actif qui occupe ce Lieu, sur n’importe quelle île, rapporte 1 jeton de victoire de plus.
rule-WOW-PLC-STONE = Tant que votre peuple actif occupe la Pierre de Rencontre, il ne paie aucun coût de transport, y compris pour le reste du tour où il la prend.
rule-WOW-PLC-PORTAL = Au décompte, la Porte des Ténèbres rapporte 2 jetons de victoire de plus au peuple actif qui l’occupe.
rule-WOW-PLC-WELL = Quand il est révélé, le Puits est aussitôt placé dans une mer ou un lac de la même île, au choix du joueur qui l’a révélé ; s’il n’y en a pas, il quitte la partie et un autre Lieu Légendaire prend sa place, visible et utilisable aussitôt. Au décompte, y compris au tour d’un déclin, chacun de vos peuples, actif ou en déclin, qui occupe plus de régions au bord de cette eau que tout autre peuple, votre autre peuple et les Murlocs compris, rapporte 2 jetons de victoire de plus. Une égalité ou aucune région ne rapporte rien, et l’eau elle-même ne compte pas.

## Règles de Small World of Warcraft : équipes

rule-WOW-TEAM-1 = La boîte contient un feuillet à part pour un jeu en équipes, Alliance contre Horde, que nous n’avons pas. On sait seulement que le résultat d’une équipe serait le total de son membre le plus pauvre.
rule-WOW-TEAM-2 = Une règle maison pour 4 joueurs : les joueurs des deux équipes s’assoient en alternance, et chaque équipe ne choisit que des peuples de sa faction ou Neutres, n’importe quelle combinaison si aucune ne convient. Les partenaires ne peuvent ni attaquer le peuple actif l’un de l’autre, ni y poser de Bombes. Chacun garde ses jetons de victoire ; le score d’une équipe est le plus petit de ses deux totaux, et l’autre départage une égalité.

## Exemples des règles de Small World of Warcraft

rule-EX-10 = Une Région d’Entrée non adjacente avec un Murloc coûte 4 pions : 2, plus 1 pour le Murloc, plus 1 pour le transport. Vide, elle en coûte 3.
rule-EX-11 = Des Réprouvés dont les conquêtes ont fait défausser deux pions ce tour-ci, un Murloc et un Kobold, peuvent acheter jusqu’à deux pions pour 1 jeton de victoire chacun.
rule-EX-12 = Des Elfes de sang qui conquièrent une région de Nains et deux d’Humains ont un Bonus de Faction de 2 jetons de victoire : un par peuple.

## Lignes d’un décompte dans Small World of Warcraft

term-travel = Transport
term-faction = Bonus de Faction

## Ce qui y est demandé, fait et raconté

ask-goblins = Retourner une Bombe
ask-goblins-hint = Choisissez la prochaine Bombe à retourner. Si un péage est dû, vous pouvez aussi la laisser faire long feu.
wait-goblins = { $name } retourne ses Bombes
done-goblins = Continuer
ask-goblins-draw = Active ou défaillante ?
ask-goblins-draw-hint = Personne ne l’a vue jusqu’ici.
wait-goblins-draw = Une Bombe est retournée
ask-worgen = Quelle forme prennent les { $race } ?
ask-worgen-hint = Une forme rapporte 2 jetons de victoire ; l’autre coûte 1 jeton de victoire et chaque conquête du tour coûte 1 pion de moins.
wait-worgen = { $name } choisit une forme
done-worgen = Continuer
ask-assault-die = Le dé décide
ask-assault-die-hint = Trois faces vides, et une face pour chacun des nombres 1, 2 et 3.
wait-assault-die = Le dé roule
done-assault-die = Continuer
ask-press = Poursuivre l’assaut avec un second jet ?
ask-press-hint = Les deux jets s’additionnent. Quoi qu’il arrive, ce sera votre dernière attaque du tour.
wait-press = { $name } peut poursuivre l’assaut
done-press = Renoncer
ask-forsaken = Acheter des pions ?
ask-forsaken-hint = 1 jeton de victoire chacun, au plus autant que les { $race } en ont fait défausser ce tour-ci.
wait-forsaken = { $name } peut acheter des pions
done-forsaken = Ne rien acheter
ask-side = Quel camp pour les { $race } ce tour-ci ?
ask-side-hint = Le camp compte pour toutes les règles jusqu’à la fin du tour.
wait-side = { $name } peut choisir un camp
done-side = Rester Neutre
ask-replacement = Un autre Lieu est pioché
ask-replacement-hint = Il n’y a pas d’eau sur cette île.
wait-replacement = Un autre Lieu est pioché
done-replacement = Continuer
ask-well_of_eternity = Où va le Puits ?
ask-well_of_eternity-hint = Choisissez une mer ou un lac de cette île.
wait-well_of_eternity = { $name } déplace le Puits
done-well_of_eternity = Continuer
do-goblins-yes = Elle est active
do-goblins-no = Elle est défaillante
do-goblins = Retourner la Bombe : { $region }
do-goblins-not = Laisser la Bombe ({ $region }) faire long feu, sans payer
tool-goblins = Retourner
tool-goblins-not = Laisser faire long feu
do-worgen-no = Forme humaine : +2 jetons de victoire
do-worgen-yes = Forme worgen : −1 jeton de victoire, conquêtes −1
do-assault = Assaut aéroporté sur { $region }
do-press = Relancer le dé
do-shove = Déplacer un pion adverse de { $region } vers { $to }
do-herd = Déplacer une Bête adverse de { $region } vers { $to }
do-raze = Retirer : { $mark } ({ $region })
do-portal_mage = Échanger { $region } et { $to }
do-forsaken = En acheter { $n }
do-join = Choisir un camp : { $side }
log-calmed = { $seat } prend la forme humaine : { n-coins }
log-maddened = { $seat } paie { n-coins } pour la forme worgen
log-tamed = { $mark } : { $n } en renfort
log-dispersed = { $mark } : { $n } en moins
log-took-up = { $mark } : départ de { $region }
log-stationed = { $mark } : { $n }, { $region }
log-assaulted = Les { $race } donnent l’assaut à { $region }, qui coûte { $cost }
log-hired = { $race } : { n-tokens } pour { n-coins }
log-shoved = { $race } : un pion est déplacé de { $region } vers { $to }
log-swapped = { $region } et { $with } échangent tout ce qui s’y trouve
log-joined = Camp des { $race } ce tour-ci : { $side }
log-exploded = { $region } : la Bombe explose
log-fizzled = { $region } : la Bombe est sans effet
log-in-concord = { $seat } donne un jeton Harmonie à { $to }
log-concord-ended = Les jetons Harmonie reviennent à { $seat }
log-rewarded = { $seat } reçoit { n-coins } pour l’Objectif
log-toll-to-bank = { $seat } paie { n-coins } à la banque
log-rescued = { $race } : un pion sauvé, { $region }
log-vanished = { $tile } quitte la partie
illegal-too-few-together = Ce peuple n’attaque et n’occupe jamais une région avec moins de deux pions.
illegal-mate = Vous ne pouvez pas attaquer votre partenaire.
illegal-other-side = Votre équipe ne peut pas prendre un peuple de la faction adverse tant qu’un autre est proposé.
