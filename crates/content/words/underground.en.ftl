## Races of Small World Underground

race-cultists = Cultists
race-cultists-text = The Great Ancient settles in the first region you conquer and makes it immune; regions adjacent to it cost you 1 fewer token. At the start of your turn you may move it to another of your regions. In decline it leaves.
race-drow = Drow
race-drow-text = Each region you hold that shares no border with another people or with Monsters earns you 1 extra coin, but not in decline.
race-flames = Flames
race-flames-text = When you pick them, put the Volcano on a chasm with a volcano symbol. Regions bordering that chasm, or adjacent to an unbroken chain of your regions that starts there, cost you as if they were empty (a Black Mountain and the Keep still count). In decline the Volcano leaves.
race-gnomes = Gnomes
race-gnomes-text = On other players’ turns no race ability, power, place or relic helps to conquer your regions: only plain attacks and the normal final die roll work. Stops in decline.
race-iron_dwarves = Iron Dwarves
race-iron_dwarves-text = When you redeploy, take 1 Silver Hammer for each mine you hold; you keep them from turn to turn, 7 at most. From the next turn on each serves as an extra token for conquest, but leaves the map when you redeploy and never defends. In decline they go back to the supply.
race-kraken = Kraken
race-kraken-text = You need not leave the river: you may stay in river regions, and they score like any other. This still applies in decline.
race-liches = Liches
race-liches-text = They have no ability while active. In decline, an opponent who conquers one of their regions pays you 1 coin; an opponent without coins may not attack them.
race-lizardmen = Lizardmen
race-lizardmen-text = You cross rivers freely, held or not: regions on the other side are adjacent for you, and you may enter the map that way from either end of the river. You still may not stay in a river. Stops in decline.
race-mudmen = Mudmen
race-mudmen-text = When you redeploy, take 1 new Mudman from the tray for each mud pool you hold, but not in decline.
race-mummies = Mummies
race-mummies-text = Every conquest costs you 1 more token. In return, there are a lot of them.
race-ogres = Ogres
race-ogres-text = Every region costs you 1 fewer token.
race-shadow_mimes = Shadow Mimes
race-shadow_mimes-text = When you pick them, you may swap their power badge for that of any other combo on offer, at no extra price. Coins on the combos do not move.
race-shrooms = Shrooms
race-shrooms-text = Each mushroom forest you hold earns you 1 extra coin, but not in decline.
race-spiderines = Spiderines
race-spiderines-text = For your conquests, every region bordering a chasm is adjacent to all your regions. You may also enter the map through any of them. Stops in decline.
race-will_o_wisps = Will-o’-Wisps
race-will_o_wisps-text = You may roll the die for every conquest of a crystal region, or of a region adjacent to a crystal region you hold, and pay that much less (at least 1 token). If the roll lets you conquer, you must; if not, your conquests end. Stops in decline.

## Special powers of Small World Underground

power-adventurous = Adventurous
power-adventurous-text = Each place you hold earns you 1 extra coin, but not in decline. Relics do not count.
power-fisher = Fisher
power-fisher-text = For every two coastal regions you hold, those beside the river, you get 1 extra coin, but not in decline.
power-flocking = Flocking
power-flocking-text = If all your regions form a single group, you get 2 extra coins, but not in decline.
power-frightened = Frightened
power-frightened-text = Each of your regions with at least 3 of your tokens earns you 1 extra coin, but not in decline.
power-immortal = Immortal
power-immortal-text = When one of your regions is conquered you lose no tokens: take them all back and redeploy them at the end of that turn. This stops in decline.
power-magic = Magic
power-magic-text = Each turn your Bag may copy one relic in play, whoever controls it, and you use it like a second such relic. Nobody can take the Bag. In decline it is removed.
power-martyr = Martyr
power-martyr-text = Each time an opponent conquers one of your regions, the bank pays you 1 coin immediately, but not in decline.
power-mining = Mining
power-mining-text = Each mine you hold earns you 1 extra coin, but not in decline.
power-muddy = Muddy
power-muddy-text = Each mud pool you hold earns you 1 extra coin. This still applies in decline.
power-mystic = Mystic
power-mystic-text = Each crystal region you hold earns you 1 extra coin, but not in decline.
power-quarreling = Quarreling
power-quarreling-text = Each separate group of regions you hold earns you 1 extra coin, but not in decline.
power-reborn = Reborn
power-reborn-text = While this people is in decline, at the start of each of your turns with an active people you may empty up to two of its regions and put in each a token of your active people from the tray. It is not a conquest.
power-royal = Royal
power-royal-text = At the end of each turn, put the Queen in one of your regions, making it immune. In decline she stays and still protects it, but no longer moves.
power-shield = Shield
power-shield-text = At the end of your conquests each turn, take 1 new Shield for each mushroom forest you hold and place them in your regions when you redeploy. Each adds 1 to the defense; there are 8. In decline they stay, but you get no more.
power-stone = Stone
power-stone-text = Each Black Mountain region you hold earns you 1 extra coin, but not in decline.
power-thieving = Thieving
power-thieving-text = When you score, take 1 coin from each opponent whose active people has a region bordering one of yours. Not in decline.
power-tomb = Tomb
power-tomb-text = In decline all your tokens stay on the map, and you may redeploy them once before scoring that turn. When one of these regions is conquered you lose only 1 token and move the others to other regions of this people, if it has any left.
power-vampire = Vampire
power-vampire-text = Once per turn against each opponent, replace a lone token of an active people next to you with one of yours from the tray. The region is conquered, and you spend no token from your hand. Stops in decline.
power-vanishing = Vanishing
power-vanishing-text = When this people declines, each of its regions earns you 2 coins instead of 1. Then all its tokens leave the map.
power-vengeful = Vengeful
power-vengeful-text = Each opponent who attacks one of your peoples gets a Vengeance Marker. On your next turn all regions of marked opponents cost you 1 fewer token. In decline the markers are removed.
power-wise = Wise
power-wise-text = Nothing while active. In decline you get 2 extra coins each turn, starting with the turn of the decline, as long as this people holds a region.

## Relics

relic-froggys_ring = Froggy’s Ring
relic-froggys_ring-text = At the end of your turn, put the Ring in a region of your active people: each opponent whose active people has a region bordering it pays you 1 coin.
relic-stinky_trolls_socks = The Stinky Troll’s Socks
relic-stinky_trolls_socks-text = Once per turn, conquer one region as if it were empty (a Black Mountain and the Keep still count). The occupants lose no token and redeploy at the end of your turn. The Socks move there.
relic-sword_of_the_killer_rabbit = The Sword of the Killer Rabbit
relic-sword_of_the_killer_rabbit-text = Once per turn, conquer one region for 2 fewer tokens (at least 1). The Sword moves there.
relic-shiny_orb = The Shiny Orb
relic-shiny_orb-text = Once per turn, replace a lone token of an opponent’s active people next to you with one of yours from the tray, thereby conquering its region. The Orb moves there.
relic-flying_doormat = The Flying Doormat
relic-flying_doormat-text = Once per turn, conquer any region, adjacent or not, at its normal cost. The Doormat moves there.
relic-scepter_of_avarice = The Scepter of Avarice
relic-scepter_of_avarice-text = At the end of your turn, before scoring, put the Scepter in a region of your active people: all coins this region earns are doubled. In the Mine of the Lost Dwarf it has no effect.

## Places

place-altar_of_souls = The Altar of Souls
place-altar_of_souls-text = At the end of each turn you may discard one of your declined tokens from any region for 3 coins. This also works if the people holding the Altar is in decline.
do-altar_of_souls = Give up a token in { $region }
place-crypt_of_the_tomb_raider = The Crypt of the Tomb-raider
place-crypt_of_the_tomb_raider-text = At the end of your turn you may put the Ghost in any region except this one: it becomes immune. In decline you no longer move the Ghost, but it keeps protecting. When the Crypt is conquered, the Ghost leaves its region.
place-diamond_fields = The Diamond Fields
place-diamond_fields-text = Each region with the same terrain held by the people that holds the Fields earns you 1 extra coin, this one included. This also works in decline.
place-keep_on_the_motherland = The Keep on the Motherland
place-keep_on_the_motherland-text = The Keep earns you 1 extra coin and adds 1 to the defense of its region. Both also apply in decline.
place-fountain_of_youth = The Fountain of Youth
place-fountain_of_youth-text = At the start of each of your turns your active people gets 1 token from the tray if it holds the Fountain. In decline it gives nothing.
place-mine_of_the_lost_dwarf = The Mine of the Lost Dwarf
place-mine_of_the_lost_dwarf-text = The Mine earns you 2 extra coins, even in decline. The Scepter has no effect here.
place-wickedest_pentacle = The Wickedest Pentacle
place-wickedest_pentacle-text = The player who discovers it must immediately send the Balrog to a bordering region. In later turns the active people holding the Pentacle may move the Balrog one region further, once per turn. It conquers the region it enters, whose occupant loses 2 tokens, and closes it to everyone.
ask-wickedest_pentacle-hint = The Balrog enters a bordering region: its occupant loses 2 tokens, and it is closed to everyone.
ask-wickedest_pentacle = Send the { $piece }
wait-wickedest_pentacle = { $name } sends the { $piece }
do-wickedest_pentacle = Send it to { $region }
done-wickedest_pentacle = Leave it where it is
place-stonehedge = Stonehedge
place-stonehedge-text = When Stonehedge is discovered, a random power badge is drawn for it and stays here. The active people holding the region has that power in addition to its own. For a declined people it works only if the power has an effect in decline.
place-great_brass_pipe = The Great Brass Pipe
place-great_brass_pipe-text = For the active people holding the Pipe, all regions with the same terrain are adjacent to each other. It does not help with a first conquest. In decline it does nothing.

## Terrains and symbols of Small World Underground

terrain-black_mountain = Black Mountain
terrain-mud_pool = Mud Pool
terrain-mushroom_forest = Mushroom Forest
terrain-mine = Mine
terrain-mystic_crystal = Mystic Crystals
terrain-river = River
terrain-chasm = Abysmal Chasm
symbol-monster = Monster
symbol-volcano = Volcano

## Pieces of Small World Underground

mark-shield = Shield
mark-queen = Queen
mark-ghost = Ghost
mark-great_ancient = Great Ancient
mark-volcano = Volcano
mark-balrog = Balrog
mark-bag = Bag
mark-hammer = Silver Hammer
mark-vengeance = Vengeance Marker

## Rules of Small World Underground: board and setting up

rule-UG-BOARD-1 = A region is a Black Mountain, a mud pool, a mushroom forest, a mine, mystic crystals or a river, with chasms between them. Mines and crystals are terrains here, not symbols. The symbols are the monster, on land, and the volcano, on some chasms.
rule-UG-BOARD-2 = A region is coastal when it is adjacent to a river region. River regions and chasms are never coastal themselves.
rule-UG-BOARD-3 = A chasm is impassable: nobody can conquer, enter or cross it, and it never scores. The regions around it border the chasm, which matters to Spiderines and Flames.
rule-UG-BOARD-4 = The river of a map is made of several river regions. Each is adjacent to the next one along the river and to the regions on its banks.
rule-UG-COMP-1 = The pieces are limited: 14 Monsters, 9 Black Mountains, 9 places, 6 relics, 1 Volcano, 1 Great Ancient, 1 Balrog, 1 Ghost, 1 Queen, 8 Shields, 4 Vengeance Markers, 7 Silver Hammers and 1 Bag. There are 15 races and 21 powers. All Monsters are alike, whatever their picture.
rule-UG-SETUP-1 = At the start, two Monsters stand on each region with a monster symbol. There are 4 such regions with 2 players, 5 with 3, 6 with 4 and 7 with 5.
rule-UG-SETUP-2 = The 9 places and 6 relics are shuffled together. As many as there are Monster regions are drawn and form a face-down stack; the others go back to the box unseen.
rule-UG-SETUP-3 = At the start, one Black Mountain is placed on each Black Mountain region.
rule-UG-SETUP-4 = The stack holds exactly one place or relic for each Monster region, so there is one for every discovery. None ever goes back to the stack.

## Rules of Small World Underground: conquest, river and Monsters

rule-UG-FIRST-1 = A first conquest must be a region that touches the edge of the map. The river regions at both ends of the river count too; a chasm on the edge does not.
rule-UG-COST-1 = A region costs 2 tokens, a river region 1, even when it is held: a river with two Kraken costs 3. A Black Mountain, each Shield and the Keep on the Motherland add 1 each; Mountain and Keep do so even if nobody holds the region. Each Monster and each token of a people adds 1.
rule-UG-RIVER-1 = A river region conquered this turn counts as held while you conquer, so you may go on from there. When you redeploy it must be emptied: its tokens go to the people’s other regions. At the end of a turn no tokens may be left in a river, unless an ability allows it, as for Kraken or, with mixed boxes, Seafaring peoples.
rule-UG-RIVER-2 = If your people holds nothing but rivers it must empty, its tokens come back to your hand. They return next turn with a first conquest.
rule-UG-RIVER-3 = Emptying a river when you redeploy does not count as abandoning a region. The emptied river earns no coin.
rule-UG-RIVER-4 = What lies in an emptied river and is not tied to your people stays there, and nobody controls it: a relic used to take a river is lost to you. Shields, Queen, Ring and Scepter are placed only later, so they never get into a river that has to be emptied.
rule-UG-RIVER-5 = A people that may stay in rivers (Kraken or, with mixed boxes, a Seafaring people) chooses for each of its river regions when you redeploy: keep at least one token there, or empty it.
rule-UG-MON-1 = When a region with Monsters is conquered in any way, they leave, and the conqueror immediately draws the top place or relic and puts it face up there, ready for use. What the Pentacle and Stonehedge demand on discovery is done before anything else.
rule-UG-MON-2 = Monsters make a region non-empty, and Drow count them as another race. Otherwise they are not a people: they belong to nobody, are never replaced by another token, have nothing to redeploy or pay, and cause no Vengeance.
rule-UG-ADJ-1 = After the first conquest, a target must be adjacent to a region of your active people. Regions of your declined people do not count.
rule-UG-ADJ-2 = Some rules require an actual shared border: Drow, Thieving, the Ring, every move of the Balrog, the coast and whatever borders a chasm. Others ask only that regions be adjacent, which adds those that the Pipe, Spiderines, Lizardmen or, with mixed boxes, Underworld make adjacent for a people: legal targets, the Great Ancient’s discount, the chain of Flames, the neighbors of the Will-o’-Wisps’ crystals, Flocking, Quarreling and, with mixed boxes, Giants. The Doormat, Flying and a special entry only lift the condition; they make nothing adjacent.
rule-UG-IMM-1 = The Great Ancient, the Queen, the Ghost and the Balrog make a region immune to opponents’ races, powers, places and relics; the occupant’s own still work there, so your Scepter or Ring may lie under your Queen. Coins due for a border (Thieving, the Ring) are not taken across an immune region of the payer. The region still counts against Drow next to it.
rule-UG-TRIG-1 = At the start of your turn the Fountain comes first; Reborn, the Great Ancient, readying your troops and abandoning follow in any order, and the Bag acts whenever the relic it copies does. At the end of your turn Queen, Ghost, Ring, Scepter, Bag and Altar come in any order, and the Ring’s coins are paid as it is placed. You score before displaced tokens return: until then they do not count against Drow, border nothing and protect nothing.

## Rules of Small World Underground: races

rule-UG-RACE-SPIDERINES = For their conquests every region bordering any chasm is adjacent to every region they hold, wherever that is; one region is enough. Each first conquest may also be a region bordering a chasm, rivers included. For Flocking and Quarreling all their regions are one group as soon as one of them borders a chasm. Stops in decline.
rule-UG-RACE-SHROOMS = When you score, each mushroom forest your Shrooms hold earns you 1 extra coin. Stops in decline.
rule-UG-RACE-CULTISTS = The Great Ancient is placed in the first region they conquer, however they do it, and makes it immune; a Reborn replacement is not a conquest. Targets adjacent to its region at that moment cost 1 fewer token, even where only an effect makes them adjacent; a target reached only by the Doormat or by Flying is not adjacent to it. When you ready your troops you may move it, once, to any Cultist region; if its region is abandoned, or is a river that is emptied, you put it in another one immediately (in redeployment, once your tokens are redistributed), and without one you keep it for the next region they conquer. In decline it is removed.
rule-UG-RACE-DROW = When you score, each region your Drow hold earns you 1 extra coin if it shares no border with Monsters or with a region of another people, active or declined, your own other people and Kraken in the river included. Only real borders count. The Balrog, empty regions, places, relics and displaced tokens do not count against them. Stops in decline.
rule-UG-RACE-WISPS = You may roll the die for every conquest of a crystal region, or of a region adjacent to a crystal region they hold at that moment. You need a token in hand, may be at most 3 short, and name the target and any relics before the roll; you may also roll with enough tokens, to save some. If hand and roll together reach the cost you must conquer, even after a 0: you pay the cost less the roll, at least 1 token, and your conquests go on; otherwise they end. Other targets follow the usual rule of the final attempt, and all this stops in decline.
rule-UG-RACE-FLAMES = When you pick them you must put the Volcano on a chasm with a volcano symbol; it does not move. A target that borders this chasm, or is adjacent to an unbroken chain of Flames regions starting at it, costs as much as an empty region: 2 tokens (a river 1), plus a Black Mountain and the Keep, with surcharges and discounts as usual. The chain is checked again for each conquest: regions taken this turn, even rivers, lengthen it, and lost or abandoned ones break it. Only the cost changes: the region is still non-empty, Monsters yield their place or relic, losses and entry regions are as usual; it never works against Gnomes, and in decline the Volcano is removed until Flames are picked again.
rule-UG-RACE-MIMES = When you pick them, after paying and collecting coins and before the column is refilled, you may swap their badge with that of another visible combo. No coins move: price and coins are those of the Mimes’ own position. You count your tokens with the new badge, and the Mimes’ old badge goes to the other combo, or on top of the badge stack if you took the top one there. Stonehedge’s badge is not on offer.
rule-UG-RACE-LIZARDMEN = For them a region is adjacent if they can reach it from one of theirs through river regions alone, whoever or whatever stands there, even the Balrog, the Queen or the Ghost. A first conquest may also be any region they can reach that way from an end of the river. They may conquer river regions at the normal cost, but never stay there after redeployment, and crossing a river does not pick up a relic lying in it. Stops in decline.
rule-UG-RACE-MUMMIES = Every conquest that has a cost, the final attempt included, costs your Mummies 1 more token. The surcharge is added up with the discounts before the minimum of 1 applies. Replacing a token (Vampire, Orb) and moving the Balrog have no cost, so there is no surcharge. Stops in decline.
rule-UG-RACE-GNOMES = On other players’ turns nobody may use a race ability, power, place or relic, Bag and Stonehedge included, to conquer a region of active Gnomes. A plain conquest across a real border, or of an ordinary entry region as first conquest, and a normal final die roll are allowed; drawbacks such as the Mummies’ still apply. On the Gnomes’ own turn everything works, even against them: their owner’s Balrog or, with mixed boxes, Ghouls. Stops in decline.
rule-UG-GNOME-1 = Against Gnomes no discount counts (Ogres, Great Ancient, Vengeful, Sword), no granted target or entry (Pipe, Doormat, Spiderines, Lizardmen), no special die (Will-o’-Wisps), no conquest as if empty, at a fixed cost or by replacing a token (Flames, Socks, Vampire, Orb), no Hammer and no Balrog; with mixed boxes the same goes for the base game’s abilities of these kinds, but a Berserk people then has the normal final attempt. Real tokens, however gained, are allowed, and so are attacks from a region won with help this turn or from a river where Kraken live; Thieving, the Ring and the Ghost conquer nothing and work as usual. What cannot be used is neither spent nor moved.
rule-UG-RACE-IRON-DWARVES = As redeployment starts, take 1 Silver Hammer for each mine they hold then; you keep them from turn to turn, 7 at most. From the next turn on they come to your hand when you ready your troops: each is used like a token, before real ones, and Hammers alone may conquer or roll the die, but never against Gnomes. Once your tokens are redistributed all Hammers leave the map: leave a dwarf in each region as far as possible, otherwise choose which regions are lost; a loss before that, to your own Balrog, falls on the dwarves. Hammers never defend, are never lost and count neither for Frightened nor in a tie; without any dwarf left they may still attack but hold nothing, and in decline they go back to the supply.
rule-UG-RACE-MUDMEN = As redeployment starts, take 1 new Mudman for each mud pool they hold, as far as the tray allows. The new ones are placed with the others. Stops in decline.
rule-UG-RACE-OGRES = Every region costs your Ogres 1 fewer token, but never less than 1. Stops in decline.
rule-UG-RACE-LICHES = In decline only, an opponent who conquers one of their regions, in any way, Socks and Balrog included, pays their owner 1 coin immediately. Without a coin that opponent may not attack it, not even with the die. A failed roll costs nothing, and the owner never pays.
rule-UG-RACE-KRAKEN = When you redeploy, your Kraken do not have to leave the rivers they hold. Such rivers are theirs in every respect: they score 1 coin and may hold Queen, Shields, Ring or Scepter, but they are not coastal for Fisher. Others must conquer them to pass, except Lizardmen. In decline they still stay and score.

## Rules of Small World Underground: special powers

rule-UG-POW-SHIELD = At the end of your conquests each turn, take 1 new Shield for each mushroom forest this people holds, as far as the supply of 8 allows. When you redeploy you place them all in its regions, several together if you like, but not in a river that is emptied; without a region they go back to the supply. Each adds 1 to the defense but is not a token, so it protects nobody from Vampire or the Orb; placed Shields do not move and go back when their region is left or conquered or the people is gone. In decline they stay and defend, but you get no more.
rule-UG-POW-MUDDY = When you score, each mud pool this people holds earns you 1 extra coin. This also applies in decline, for this people’s regions only.
rule-UG-POW-MYSTIC = When you score, each crystal region this people holds earns you 1 extra coin. Stops in decline.
rule-UG-POW-MINING = When you score, each mine this people holds earns you 1 extra coin. Stops in decline.
rule-UG-POW-STONE = When you score, each Black Mountain region this people holds earns you 1 extra coin. Stops in decline.
rule-UG-POW-TOMB = When this people declines, all its tokens on the map stay and may be redeployed once before that turn is scored, at least one in each region; those in hand go to the tray. Later a conquered region loses one token (two to the Balrog, none to the Socks), and the rest go to other regions of this people at the end of that turn, or in your redeployment if you took the region yourself. When its last region is conquered, all its tokens displaced that turn are lost and the banner returns. It never conquers or moves otherwise; all tokens in a region count in its cost, but Frightened no longer pays.
rule-UG-POW-MAGIC = Each turn the Bag may copy one relic that lies revealed anywhere on the map, whether or not anyone controls it, even under immunity, under the Balrog or just revealed; you choose at its first use, for that turn. It is then a second such relic of yours, used at the same moment and by the same rules, whether the original is used or not, and you need no region to use it. It lies where it was used and comes back to you if that region is lost, abandoned or emptied; nobody can take it. Without a relic in play it does nothing, and in decline it is removed.
rule-UG-BAG-RING = At the end of your turn you put the Bag in a region of this people, and it collects coins like the Ring. If you have the Ring too, both collect. If both lie in one region, each opponent bordering it pays twice, but at most what they have.
rule-UG-BAG-SOCKS = The Bag lets you make one conquest per turn as if the region were empty, like the Socks. If you have the Socks too, you make two such conquests a turn.
rule-UG-BAG-SWORD = The Bag makes one conquest per turn 2 tokens cheaper, like the Sword. If you have the Sword too, two conquests are 2 cheaper each, or a single one is 4 cheaper, but never below 1 token.
rule-UG-BAG-ORB = The Bag lets you replace one lone token per turn, like the Orb. This comes on top of the Orb’s own replacement and of those of Vampire. The limit of once per opponent binds Vampire only.
rule-UG-BAG-DOORMAT = The Bag lets you make one conquest per turn anywhere, like the Doormat. It may even be the first conquest of a people without regions.
rule-UG-BAG-SCEPTER = At the end of your turn the Bag doubles the coins of one region, like the Scepter. If you have the Scepter too, two regions are doubled, or a single one counts three times.
rule-UG-POW-VANISHING = When this people declines, each of its regions earns you 2 coins instead of 1 when that turn is scored. Then all its tokens leave the map, the badge is discarded and the banner returns. Until then they are declined tokens: the Keep, the Mine of the Lost Dwarf and the Diamond Fields still pay, rivers of Kraken earn 2 as well, and a token given to the Altar costs you its region’s coins. Your previous declined people leaves first, as in any decline.
rule-UG-POW-FLOCKING = When you score, you get 2 extra coins if all regions of this people form a single group of adjacent regions. Regions made adjacent by Spiderines, Lizardmen, the Pipe or, with mixed boxes, Underworld count as adjacent. One region is a group; without a region you get nothing. Stops in decline.
rule-UG-POW-QUARRELING = When you score, each separate group of adjacent regions of this people earns you 1 extra coin. Regions made adjacent by Spiderines, Lizardmen, the Pipe or, with mixed boxes, Underworld belong to one group. Without a region you get nothing. Stops in decline.
rule-UG-POW-IMMORTAL = When a region of this people is conquered, even by the Balrog, no token is discarded: all go to your hand and are placed at the end of that turn. A token replaced by Vampire, the Orb or the like is still lost. Stops in decline.
rule-UG-POW-THIEVING = When you score, take 1 coin from each opponent whose active people has a region sharing a real border with one of this people’s; it is one coin per opponent, however many borders. Gnomes pay too, and a player without coins pays nothing. Borders of an immune region of that opponent do not count; those of your own immune regions do. Stops in decline.
rule-UG-POW-MARTYR = Each time an opponent conquers a region of this people, the bank pays you 1 coin immediately. It does not matter how: a replaced token, the Socks or that opponent’s Balrog count too. Stops in decline.
rule-UG-POW-FISHER = When you score, you get 1 extra coin for every two coastal regions this people holds, adjacent or not, rounded down. River regions are not coastal. Stops in decline.
rule-UG-POW-FRIGHTENED = When you score, each region with at least 3 tokens of this people earns you 1 extra coin. Only real race tokens count. Stops in decline.
rule-UG-POW-REBORN = Once this people is in decline, when you ready your troops for an active people (right after a pick too, but not on a turn you decline) you may empty up to two of its regions, all its tokens there going to the tray, and put in each one token of your active people from the tray, or from hand if the tray is empty. Without such a token a region cannot be emptied. It is not a conquest, so there are no coins, no tokens to redeploy and no Great Ancient; but your active people, even one without any token left, then stands on the map and needs no first conquest. The new regions may be abandoned immediately, and a river must be emptied when you redeploy unless your people may stay there.
rule-UG-POW-ROYAL = At the end of each turn you place the Queen in a region of this people, the same as before if you like: it is immune. You must do so if there is a region; if hers is abandoned or emptied, she comes back to you until the end of the turn. In decline she stays and protects but no longer moves, and a Queen in hand is no longer placed. She leaves with the people, or when its tokens there go: by the Altar, by Reborn or when your own active people conquers the region.
rule-UG-POW-WISE = In decline, you get 2 extra coins each time you score, the turn of the decline included, if this people then still holds a region. It is 2 coins per turn, however many regions; a token given to the Altar goes first. While the people is active it earns nothing.
rule-UG-POW-ADVENTUROUS = When you score, each place this people holds earns you 1 extra coin. Relics do not count. Stops in decline.
rule-UG-POW-VAMPIRE = While conquering, once per turn against each opponent, you may conquer a legal target by replacing the lone token of an active people with one from the tray, or from your hand if the tray is empty. It must be adjacent, or an entry region for a first conquest; a Black Mountain, Shields and the Keep do not protect, but Gnomes, immunity and, with mixed boxes, Encampments do, and Monsters and declined tokens are never replaced. It has no cost, so there is no discount, surcharge or die; you need no token in hand while the tray has one, but you cannot do it after the final roll, and a people with no token on the map or in hand cannot do it. The replaced token goes to the tray, even an Immortal one or an Elf; it is the conquest of a non-empty region; in a river the new token leaves when you redeploy. Stops in decline.
rule-UG-POW-VENGEFUL = While this people is active, each opponent who attacks any of your peoples, active or declined, gets a Vengeance Marker, one at most; a failed roll, a replaced token and that opponent’s Balrog count too. On your next turn every region held by any people of a marked opponent costs you 1 fewer token, except against Gnomes. The markers return at the end of that turn, or immediately if this people declines.

## Rules of Small World Underground: relics and places

rule-UG-RP-1 = The player whose people holds a region controls the relic or place there, and a conquest changes that immediately. You can only use what you control at that moment; in a region nobody holds, nobody controls it.
rule-UG-RP-2 = Relics and places do not defend, except the Keep. A lone token beside them is still alone.
rule-UG-RP-3 = Using a relic or place is optional, except for what the Pentacle and Stonehedge demand on discovery. A declined people cannot use them unless their text says so; in an abandoned region they stay. With mixed boxes, Ghouls in decline carry out a discovery like anyone, but later use needs an active people there.
rule-UG-RP-4 = A place never moves. A relic moves to the region where it was last used and stays there.
rule-UG-RP-5 = A token that an effect needs (Orb, Reborn) comes from the tray, or from your hand if the tray is empty. A token that an effect gives you (Fountain) comes from the tray only.
rule-UG-RP-6 = Relics and places have no effect on opponents’ immune regions, nor do they help against Gnomes.
rule-UG-RP-7 = A relic that works once per turn may be used on the very turn you take it. Each relic can be used only once in a player’s turn.
rule-UG-RP-8 = You may use different relics for one conquest, the Bag included: the Doormat with the Sword, the Socks with the Sword, the Doormat with the Orb. All of them move to the region taken.
rule-UG-RP-9 = A relic named for an attempt that fails stays where it was, and is used up for this turn.

## Rules of Small World Underground: relics

rule-UG-REL-RING = At the end of your turn you may place it in a region of your active people, the same as before if you like. Each opponent whose active people has a region sharing a real border with it pays you 1 coin immediately, however many borders there are; a player without coins pays nothing. Gnomes pay, but an immune region of the payer does not count. If you do not place it, it earns no coins.
rule-UG-REL-SOCKS = Once per turn you may conquer a target as if it were empty: tokens, Monsters and the occupant’s own defenses do not count, unlike a Black Mountain and the Keep; surcharges, discounts and the final die work as usual. The occupants lose no token, only their pieces leave, and at the end of the turn (your own declined tokens in your redeployment) they go to other regions of the same people; without one they stay in hand, but those of a declined people are lost. It is still the conquest of a non-empty region: Martyr, Liches and Vengeful react, though not your own Liches, and Monsters leave as usual. The Socks move there.
rule-UG-REL-SWORD = Once per turn one conquest costs you 2 fewer tokens, but never less than 1; attempts with the die count too. The Sword moves there.
rule-UG-REL-ORB = Once per turn you may replace the lone token of an opponent’s active people with one of yours, thereby conquering its region, under the same conditions as Vampire. A Vampire people’s own replacements come on top, even against the same opponent. The Orb moves there.
rule-UG-REL-DOORMAT = Once per turn one conquest may target any region, adjacent or not, at its normal cost; rivers too, but not chasms, immune regions or Gnomes. If it succeeds the Doormat moves there; if it fails the Doormat stays where it was.
rule-UG-REL-SCEPTER = At the end of your turn, before scoring, you may place it in a region of your active people: the coins this region earns are doubled. That is its 1 coin and each bonus counted for that region, such as Shrooms, Drow, Muddy, Mystic, Mining, Stone, Frightened, Adventurous, the Keep, its share of the Diamond Fields and, with mixed boxes, Merchant, Forest, a Fortress or the coin of Orcs or Pillaging. Lump sums (Flocking, Quarreling, Fisher, Wise, Martyr, Altar, Alchemist, Wealthy) and coins paid by players are not doubled. In the Mine of the Lost Dwarf it has no effect at all, and together with the Bag in one region the coins count three times, not four.

## Rules of Small World Underground: places

rule-UG-PLC-ALTAR = Once, at the end of your turn (including a turn you decline), if one of your peoples, active or declined, holds the Altar, you may discard one of your own declined tokens from any region, even the Altar’s, for 3 coins from the bank. It is one token: the region stays yours while others remain. This comes before regions are counted. If it was the last token of its people, the banner returns, and Wise, Muddy and the like pay nothing.
rule-UG-PLC-CRYPT = At the end of your turn, if your active people holds the Crypt, you may put the Ghost in any region but the Crypt’s own, whether yours, another player’s or empty, including rivers but not chasms; that region is immune. You may leave the Ghost where it is, but not take it back, and you are its master until another player uses it; a declined occupant cannot move it, but it keeps protecting. When the Crypt is conquered by anyone, your own people and the Balrog included, the Ghost leaves its region immediately and serves the new active occupant starting at the end of their turn. If the Crypt is abandoned or its declined occupant removed, the Ghost stays until somebody conquers the Crypt; a Reborn replacement is not a conquest.
rule-UG-GHOST-1 = If the Ghost’s region is held, nobody but its occupant may conquer it, not even the Ghost’s master; the occupant’s active people may take it from the same player’s declined one. If nobody holds it, with or without Monsters, only the Ghost’s master may. The Ghost protects the region, not a people: it stays when the occupant changes or leaves, and the Balrog may not enter.
rule-UG-PLC-DIAMONDS = When you score, the people holding the Fields earns you 1 extra coin for each region with the Fields’ terrain it holds, the Fields included. This also works in decline, but then only for the declined people’s regions.
rule-UG-PLC-KEEP = When you score, the Keep earns its holder 1 extra coin. It always adds 1 to the defense of its region, even if nobody holds it. Both also apply in decline.
rule-UG-PLC-FOUNTAIN = As you begin to ready your troops, before Reborn and before abandoning, the active people holding the Fountain gets 1 token from the tray, if there is one, into your hand. It gives nothing on the turn it is discovered, in a region that only Reborn gave you this turn, or on a turn you decline.
rule-UG-PLC-MINE = When you score, the Mine earns its holder 2 extra coins. This also applies in decline. The Scepter has no effect here.
rule-UG-PLC-PENTACLE = The player who discovers the Pentacle must immediately send the Balrog to a region that shares a border with the Pentacle’s, their own regions included. In later turns the active people holding the Pentacle may, once per turn and at any time, move the Balrog to a region that shares a border with the Balrog’s. The Balrog conquers what it enters; its region is immune to all and scores for nobody.
rule-UG-BAL-1 = The Balrog moves only across a real border, to a land or river region that is held (your own too), full of Monsters or empty. It may not enter chasms, anybody’s immune regions, or another player’s active Gnomes; your own Gnomes are open to it on your turn. Nor may you send it to declined Liches of an opponent if you have no coin, or, with mixed boxes, to a people at peace with you.
rule-UG-BAL-2 = Sending it the first time is mandatory and comes before any other action. If no region is open to the Balrog it waits, and its first later move starts from the Pentacle’s region.
rule-UG-BAL-3 = A later move is optional, once in a player’s turn, on any turn after that of the discovery. It belongs to the player whose active people holds the Pentacle at that moment, even if it was taken only this turn. You may move the Balrog between two actions, from readying your troops until just before scoring, before or after the final die roll, but not on a turn you decline.
rule-UG-BAL-4 = A held region that the Balrog enters is conquered without tokens or cost: its occupant loses 2 tokens to the tray, or all if there are fewer, and places the rest at the end of the turn; the occupant’s pieces leave, Mountain, relics and places stay and serve nobody. A declined people loses all its tokens there, a Tomb people or Ghouls only 2; Elves and Immortal peoples lose none. Tokens of the mover’s own active people wait for redeployment, or are placed immediately if it is over, and cannot conquer meanwhile.
rule-UG-BAL-5 = If the Balrog enters a region with Monsters, they leave, and a place or relic is drawn and left there, controlled by nobody. Stonehedge still gets its badge.
rule-UG-BAL-6 = To everyone else the Balrog’s entry is an attack and a conquest by the player who moved it: Martyr, the coin of the Liches, Vengeful, the Crypt and, with mixed boxes, the Diplomat react. For that player’s own people it is not a conquest: no Great Ancient, no region to go on from, nothing for Orcs, Skeletons or Pillaging.
rule-UG-BAL-7 = The Balrog’s region belongs to nobody, is closed to everybody and scores for nobody; it does not count against Drow, and Lizardmen cross a river it stands in. It stays until someone moves it, and then leaves the region free and empty. It may enter the Pentacle’s own region, but then it never moves again.
rule-UG-PLC-STONEHEDGE = When Stonehedge is discovered, even by the Balrog, a random badge is drawn from below the top of the badge stack, after reshuffling the discards if needed, and stays with the place for the whole game. Everyone sees it; its number of tokens is ignored. The people holding the region has that power in addition to its own, and using it is optional.
rule-UG-SH-1 = Stonehedge’s power belongs to the active people holding the region, and to that people only. It works as soon as the region is conquered, even that same turn: Vampire immediately, Shields at the end of the conquests, the Queen at the end of the turn, coins at scoring.
rule-UG-SH-2 = The power ends immediately when that people no longer holds Stonehedge, whether it is conquered, abandoned or taken by the Balrog. The conquest that takes Stonehedge is still settled with it (Immortal, Martyr, Tomb). Bag, Queen and Vengeance Markers go back beside the place for the next holder; Shields already placed stay until their region is left or conquered.
rule-UG-SH-3 = When the people holding Stonehedge declines, the badge stays with the place. Muddy, Reborn, Royal, Shield, Tomb and Wise then work for the declined people as if the badge were its own, for as long as it holds Stonehedge. All other powers do nothing for a declined people.
rule-UG-SH-4 = While its holder is active, each power works as usual (Adventurous counts Stonehedge itself, the Queen is optional), but Reborn, Tomb, Vanishing and Wise do nothing yet. At the decline the owner may choose to keep and redeploy all tokens with Tomb, or to vanish with Vanishing; in decline, as long as Stonehedge is held, Muddy pays, Wise earns you 2 coins a turn, the Queen stays without moving, Shields stay, and Reborn works, with Stonehedge itself as one of the two regions if you like. When Stonehedge is lost, the Queen leaves her region and the Bag the map immediately, Vengeance Markers return, even those just given, and placed Shields stay. Tomb’s tokens stay too, but from then on a conquered region loses all of them.
rule-UG-SH-5 = With mixed boxes base badges may be drawn too: Alchemist, Berserk, Commando, Flying, Forest, Hill, Swamp, Merchant, Mounted, Pillaging, Stout and Underworld work while the people is active and holds Stonehedge. Encampments, Heroes, the Dragon and a granted peace come and go with control; Fortresses stay but no longer pay. Seafaring: water held when Stonehedge is lost must be emptied in your next redeployment, but is kept if you decline. Spirit counts at a decline only if the Spirit people, or the one declining, then holds Stonehedge; Wealthy pays its 7 coins only if you hold it when scoring the turn in which that people was picked, once per people.
rule-UG-PLC-PIPE = For the active people holding the Pipe, all regions of the Pipe’s terrain are adjacent to one another, so each of them is a legal target. Only the terrain counts, never a symbol. It does not help with a first conquest, since nothing is held then.

## Rules: mixing Small World and Small World Underground

rule-MIX-1 = Banners and badges of Small World and Small World Underground may be mixed on a map of either box. Races and powers that cannot work there are first taken out, because a terrain is missing or relics and places are not used. All others are shuffled together, banners with banners and badges with badges; the rest of the setup is that of the map’s box.
rule-MIX-2 = These are equivalent: mountain and Black Mountain, swamp and mud pool, forest and mushroom forest, the mine symbol and mines, the magic source symbol and mystic crystals.
rule-MIX-3 = What applies to the seas and the lake applies to the river too, and the other way round, wherever it makes sense.
rule-MIX-4 = Mountains and Black Mountains have the same effect.
rule-MIX-5 = On Underground maps Humans, Hill, Mounted and Underworld are taken out, because there is no farmland, hill or cavern. On maps of the base game Spiderines and Flames are taken out, because there is no chasm, and also Adventurous and Magic unless relics and places are used. Everything else stays.
rule-MIX-6 = On Underground maps the river is the water: regions beside it are coastal, Seafaring peoples, Lizardmen too, may stay in it and score it, even in decline (cost 1, and others may conquer it), Flying and the Halflings’ entry reach land only (Seafaring Halflings: rivers too), Sorcerers may replace a token there, whose replacement then leaves when you redeploy, and Monsters count as Lost Tribes do; Lair, Fortress, Hole, Dragon and Encampments leave an emptied river as they would an abandoned region. On base maps the seas and the lake are the water: Kraken may conquer and keep them (base cost 2), even in decline, and enter as Seafaring does, and only Kraken and Seafaring peoples can take them; Lizardmen cross them but conquer them only with Seafaring. Lost Tribes count against Drow, the Balrog may enter water, the Doormat reaches only what the people may conquer, and Pipe and Diamond Fields go by terrain, never by symbols.
rule-MIX-7 = To use relics and places on a base map, take two Monsters per player plus 2 and put them in pairs on Lost Tribe regions (as many as players plus 1), no two of them adjacent; the other such regions get their Lost Tribe. As many places and relics are drawn as there are Monster regions. The host chooses the regions, or they are drawn at random.
rule-MIX-8 = Small World of Warcraft is not mixed with other boxes. River World uses the races and powers of Small World.
rule-MIX-9 = Some names occur in two boxes with different rules, such as the Gnomes of Small World Underground and those of Small World of Warcraft, or the Dwarves, Humans, Orcs and Trolls of Small World and of Small World of Warcraft. They are not the same: each follows the rules of its own box.
rule-MIX-10 = Where the two boxes differ, the map’s box decides: on entry regions, on what is non-empty, and on rivers or seas. Mountain, Lair, Fortress, Shield and Keep defend on both maps, Encampments as tokens; for a conquest as if empty, Lair, Fortress, Shield and Encampments are the occupant’s own defenses and do not count. Immunity pieces keep the rule of their box.
rule-MIX-11 = Ghouls in decline are paid by Muddy and Wise like any declined people, and Shields and the Queen stay, but are gone for good when the Ghouls leave that region; Reborn may empty their regions, Tomb adds nothing, and Vanishing removes them. They use no relic, nor any place that needs an active people. They may not attack an immune region of their owner, whatever piece protects it.
rule-MIX-12 = Two abilities of the same kind stack: Vampire Sorcerers may replace one token with each of the two, per opponent and turn; Immortal Elves gain nothing more. Vampire, the Orb and Sorcerers are all stopped by an Encampment, immunity, peace and Gnomes, never by a Lair, Fortress, Shield, Mountain or the Keep.

ask-shadow_mimes = Swap the power?
ask-shadow_mimes-hint = Choose the combo whose power you want instead, or keep yours.
wait-shadow_mimes = { $name } may swap the power
do-shadow_mimes = Swap with combo { $slot }
done-shadow_mimes = Keep the power
ask-flames = Place the { $piece }
ask-flames-hint = Choose one of the marked places.
wait-flames = { $name } places the { $piece }
done-flames = Continue
do-magic = Copy { $other }
do-reborn = Take over { $region }
