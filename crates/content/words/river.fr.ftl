## Événements de River World

event-calm = Calme plat
event-calm-text = Il ne se passe rien. Une rivière coûte 1 pion et doit être vidée au redéploiement.
event-storm = Tempête
event-storm-text = Pendant cette manche, le coût de base d’une rivière est de 3 pions. Les rivières doivent quand même être vidées au redéploiement.
event-harsh_winter = Hiver rude
event-harsh_winter-text = Pendant cette manche, les rivières sont gelées : elles coûtent 2 pions, tout le monde peut y rester et chacune rapporte 1 jeton de victoire. Au dégel, il faut les vider.
event-pirates = Pirates
event-pirates-text = Un navire pirate arrive aussitôt dans chaque région de rivière sans pion ni navire, tant qu’il en reste.

## Ce que font les plateaux de River World

symbol-harbor = Port de Commerce
symbol-harbor-text = Votre premier port vaut 1 jeton de victoire, le deuxième 2, le troisième 3 et ainsi de suite, tous vos peuples confondus.
symbol-shipyard = Chantier Naval
symbol-shipyard-text = Une fois par tour, vous pouvez placer la Caravelle dans une région de rivière au choix. Jusqu’à la fin du tour, cette région et celles qui la bordent sont adjacentes pour votre peuple.
symbol-seer_temple = Temple de la Voyante
symbol-seer_temple-text = À votre tour, vous pouvez regarder le prochain événement. Vous seul le connaissez.
symbol-pirate_ship = Navire pirate
symbol-pirate_ship-text = Il défend sa rivière comme un pion jusqu’à ce que quelqu’un la prenne. Toute région adjacente à un navire rapporte 1 jeton de victoire de moins.

## Marqueurs de River World

mark-pirate_ship = Navire pirate
mark-caravel = Caravelle

## Règles de River World

rule-RIVER-1 = River World se joue avec les peuples, pouvoirs, pions, jetons de victoire et dé de Small World, et avec toutes ses règles, sauf mention contraire. Mieux vaut jouer sans « Volants », écarté à moins que vous n’en vouliez ; s’il reste, il n’attaque une rivière que depuis une région adjacente.
rule-RIVER-SETUP-1 = Mise en place comme dans Small World. Placez ensuite l’un des 12 navires pirates dans chaque région de rivière marquée d’un symbole de pirate.
rule-RIVER-SETUP-2 = Il y a 11 événements : 2 Tempêtes, 3 Calmes plats, 2 Hivers rudes et 4 Pirates. Mélangez-les et posez-en un par manche, en ligne et face cachée ; cette ligne est aussi le compte-tours. Personne ne voit les autres.
rule-RIVER-EVT-1 = Au début de chaque manche, la première comprise, son événement est révélé et prend effet avant le tour du premier joueur. Ses coûts et permissions s’appliquent jusqu’à la révélation suivante ; les navires restent.
rule-RIVER-RIV-1 = Une région de rivière coûte 1 pion ; tout le monde peut la conquérir normalement et continuer à partir d’elle. Au redéploiement, elle doit être vidée : ses pions vont dans vos autres régions et elle ne rapporte rien, sauf si une capacité, un pouvoir ou l’événement permet d’y rester. Si votre peuple n’a plus de région, ses pions restent en main et reviennent par une première conquête.
rule-RIVER-RIV-2 = Ce qui concerne la mer concerne aussi les rivières : pour les « Marins » et pour les Tritons. Aucun autre peuple ou pouvoir de Small World ne concerne la mer.
rule-RIVER-RIV-3 = Un peuple marin n’est pas obligé de vider ses rivières : au redéploiement, tant qu’il est actif, vous choisissez pour chacune. Chacune rapporte 1 jeton de victoire, même en déclin, et il y reste malgré le dégel. Il paie une rivière comme tout le monde et, contrairement aux mers, ses rivières peuvent être conquises par tous. Des Zombies marins en déclin vident, sauf en hiver, les rivières prises ce tour-ci et gardent les autres.
rule-RIVER-RIV-4 = Une terre au bord d’une rivière est côtière, ce qui profite aux Tritons. La rivière elle-même ne l’est pas, et la glace n’y change rien.
rule-RIVER-RIV-5 = Vider une rivière au redéploiement, c’est la quitter : l’Antre ou la Forteresse disparaît, la Tanière est perdue pour de bon, le Dragon et les Campements vous reviennent.
rule-RIVER-FIRST-1 = Les premières conquêtes se font comme dans Small World, et une région de rivière au bord du plateau est aussi une entrée. Une terre voisine d’une telle rivière ne l’est pas pour cette seule raison. Les Mi-portions entrent par n’importe quelle terre, par n’importe quelle rivière seulement si elles sont « Marins », et par une rivière du bord comme tout le monde.
rule-RIVER-PORT-1 = Au décompte, le n-ième port que vous occupez vaut n jetons de victoire au lieu de 1, peuples actif et en déclin comptés ensemble : trois ports rapportent 6 jetons de victoire. Cela s’applique aussi au tour où vous passez en déclin, et tout ce que ces régions rapportent d’autre s’y ajoute.
rule-RIVER-YARD-1 = Une fois par tour, si vous occupez le Chantier Naval, même avec un peuple en déclin, vous pouvez placer la Caravelle dans n’importe quelle région de rivière, occupée ou non. Ce tour-ci, votre peuple peut conquérir cette région et celles qui la bordent comme si elles étaient adjacentes, même en première conquête. La Caravelle est retirée à la fin du tour.
rule-RIVER-YARD-2 = Vous devez occuper le Chantier Naval au moment de placer la Caravelle, pas après ; conquis ce tour-ci, il sert aussitôt. Elle se place avant ou entre des conquêtes. La Caravelle ne défend rien et ne rend aucune région non vide ; elle peut se trouver avec un navire pirate, sur la glace ou chez n’importe quel peuple.
rule-RIVER-SEER-1 = À tout moment de votre tour, si vous occupez le Temple de la Voyante, même avec un peuple en déclin, vous pouvez regarder le prochain événement. Vous pouvez dire ce que vous avez vu, mais pas le montrer.
rule-RIVER-SEER-2 = Le prochain événement est le premier de la ligne encore face cachée ; à la dernière manche, il n’y en a plus. Tout le monde sait que vous avez regardé, personne ce que vous avez vu, et vous n’êtes pas tenu de dire vrai.
rule-RIVER-EVT-STORM = Tempête : le coût de base des rivières est de 3 pendant cette manche.
rule-RIVER-EVT-CALM = Calme plat : il ne se passe rien.
rule-RIVER-EVT-WINTER = Hiver rude : pendant cette manche, les rivières sont des régions comme les autres. Leur coût de base est de 2, tout le monde peut y rester, au moins un pion y demeure au redéploiement, chacune rapporte 1 jeton de victoire, et un peuple qui passe en déclin y laisse un pion. À la manche suivante, il faut les vider, sauf si l’hiver revient.
rule-RIVER-THAW-1 = Les pions laissés sur les rivières par l’hiver les occupent encore à la manche suivante, jusqu’au tour de leur propriétaire : ils s’y défendent au coût de base du nouvel événement, comptent pour l’adjacence, et aucun navire n’y vient.
rule-RIVER-THAW-2 = À votre tour, pour chacune de ces rivières de votre peuple actif, vous choisissez : l’abandonner avant votre première conquête et utiliser ses pions, ou la garder pour l’adjacence et la vider au redéploiement. Si votre peuple n’occupe que des rivières, ses pions reviennent en main.
rule-RIVER-THAW-3 = Si vous passez en déclin à la place, les pions de votre peuple sur les rivières dégelées retournent d’abord au casier : rien n’y reste et rien n’est compté pour elles.
rule-RIVER-THAW-4 = Les pions d’un peuple en déclin sur des rivières dégelées retournent au casier au début du prochain tour de leur propriétaire. Des Zombies en déclin abandonnent ou vident ces rivières comme un peuple actif ; si leur propriétaire passe en déclin ce tour-là, ces pions retournent au casier.
rule-RIVER-THAW-5 = Les peuples marins, actifs ou en déclin, restent sur leurs rivières. Quand l’hiver suit l’hiver, personne ne part.
rule-RIVER-EVT-PIRATES = Pirates : un navire est placé aussitôt dans chaque région de rivière sans pion ni navire, dans l’ordre de leurs numéros, tant qu’il en reste.
rule-RIVER-PIR-1 = Un navire pirate compte comme un pion pour le coût de sa région et est retiré quand elle est conquise. Il rend la région non vide, n’appartient à personne, n’est ni actif ni en déclin et ne peut être remplacé. Les navires retirés retournent à la réserve de 12 et peuvent revenir. Le Dragon prend une telle région comme les autres, avec un seul pion.
rule-RIVER-PIR-2 = Au décompte, chacune de vos régions qui borde au moins un navire rapporte 1 jeton de victoire de moins, une seule fois quel que soit le nombre de navires et jamais moins de 0. Cela s’applique à chaque manche tant que les navires sont là, pour les peuples actifs et en déclin, ports et rivières compris ; seules les frontières du plateau comptent.
rule-RIVER-PIR-3 = Les navires restent pendant l’hiver et la tempête.
