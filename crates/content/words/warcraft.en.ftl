## The box and its factions

faction-alliance = Alliance
faction-horde = Horde
faction-neutral = Neutral

## Races of Small World of Warcraft

race-blood_elves = Blood Elves
race-blood_elves-text = Each region you hold with a magic source earns you 1 extra coin, but not in decline.
race-draenei = Draenei
race-draenei-text = On each opponent’s turn, the first Draenei you would lose comes back to your hand instead, and you redeploy it at the end of that turn. This stops in decline.
race-wow_dwarves = Dwarves
race-wow_dwarves-text = Mountain regions cost you 2 fewer tokens.
race-ethereals = Ethereals
race-ethereals-text = Once per turn, either move an Artifact from a bordering region into one of yours, or conquer an adjacent region containing a Legendary Place for 2 fewer tokens. Stops in decline.
race-forsaken = Forsaken
race-forsaken-text = For each token you caused to be discarded this turn, Murlocs and your own declined ones included, you may buy 1 Forsaken from the tray for 1 coin when you redeploy. Stops in decline.
race-wow_gnomes = Gnomes
race-wow_gnomes-text = Once per turn you may attack any land region of any island as if it were adjacent and roll the die: the roll lowers the cost (at least 1 token). If up to 3 tokens are still missing, you may add your final die roll. Stops in decline.
race-goblins = Goblins
race-goblins-text = At the end of your turn, lay Bombs unseen in regions that border yours and are held by opponents’ active peoples, one per region. At the start of your next turn they are turned over: a live one empties the region as if you had conquered it, a dud does nothing. In decline the Bombs not laid are removed.
race-wow_humans = Humans
race-wow_humans-text = At the end of your turn, put up to 2 Military Objectives in regions that no Alliance people holds. If you conquer such a region, you get 2 coins; if another player does with a people that is not Horde, you both get 2. In decline they are removed.
race-kobolds = Kobolds
race-kobolds-text = For your conquests every region with a cavern, on any island, is adjacent, so there is no travel cost. You may also enter the map through any of them. Stops in decline.
race-naga = Naga
race-naga-text = Only you may conquer and hold seas and lakes. You may also enter the map through any of them, without travel cost. In decline you stay there, and they still score.
race-night_elves = Night Elves
race-night_elves-text = Forests cost you 1 fewer token. Each forest you conquer gets a Wisp Wall that adds 1 to its defense; there are 9. In decline the Walls stay.
race-wow_orcs = Orcs
race-wow_orcs-text = Each time you conquer a region of an Alliance people, active or declined, the bank pays you 1 coin immediately, on top of the faction bonus. Stops in decline.
race-pandaren = Pandaren
race-pandaren-text = At the end of your turn, each opponent whose active people you did not attack this turn gets a Harmony Token. A player who has one must pay you 2 coins before their first attack of a turn on your Pandaren. In decline the tokens are removed.
race-tauren = Tauren
race-tauren-text = You conquer and hold regions with at least 2 tokens, never with just one. In decline two tokens stay in each region. In return, there are a lot of them.
race-wow_trolls = Trolls
race-wow_trolls-text = Non-empty regions cost you 1 fewer token.
race-worgen = Worgen
race-worgen-text = At the start of each turn, choose a form. As humans you get 2 coins immediately; as worgen you pay 1 coin and every region costs you 1 fewer token this turn. On the turn you decline there is no choice.

## Special powers of Small World of Warcraft

power-archaeologist = Archaeologist
power-archaeologist-text = Each revealed Artifact and each revealed Legendary Place in your regions earns you 1 extra coin, but not in decline.
power-battle_master = Battle Master
power-battle_master-text = Each time you conquer a non-empty region, the bank pays you 1 coin immediately, but not in decline.
power-beast_master = Beast Master
power-beast_master-text = At the start of each turn, return all your Beasts and take 1 for each hill you hold, 5 at most. They are used like tokens, and when a region with Beasts is conquered, you lose only one Beast. In decline they are removed first.
post-beast_master-hint = Choose where your Beasts stand: when such a region is conquered, you lose only one Beast.
power-blacksmith = Blacksmith
power-blacksmith-text = Every region costs you 1 fewer token.
power-championing = Championing
power-championing-text = Once per turn your Champion conquers an adjacent region alone, whatever defends it. He counts as a token. If his region is conquered you lose no token: you pay the attacker 1 coin and redeploy them all at the end of that turn. In decline he is removed.
post-championing-hint = Choose where your Champion stands: if that region is conquered, you lose no token and pay the attacker 1 coin.
power-defensive = Defensive
power-defensive-text = At the end of your turn, each farmland region you hold gets a Watch Tower if you hold more of the regions around it than any other people does. It makes the region immune until the end of your next turn; there are 6. In decline they are removed.
power-enraged = Enraged
power-enraged-text = For each region with at least 2 defending tokens that you conquered this turn, you get as many extra coins as there were tokens. Stops in decline.
power-explorer = Explorer
power-explorer-text = Each island on which you hold a region earns you 1 extra coin, but not in decline.
power-farmer = Farmer
power-farmer-text = Each farmland region you hold earns you 1 extra coin, but not in decline.
power-fishing = Fishing
power-fishing-text = Each region you hold that borders a sea or a lake earns you 1 extra coin, but not in decline.
power-garrisoned = Garrisoned
power-garrisoned-text = Each region you hold gets a Fort that adds 1 to its defense; there are 10. In decline the Forts stay, but you get no more.
power-herbalist = Herbalist
power-herbalist-text = Each hill region you hold earns you 1 extra coin, but not in decline.
power-intimidating = Intimidating
power-intimidating-text = Up to 3 times per turn, before your last conquest, take a token of an opponent from a region bordering yours and put it in another region of the same people; if there is none, it is discarded, and a Murloc always is. A Wall or a Fort there must be removed first, and each counts as one of the three. Stops in decline.
power-marshdweller = Marshdweller
power-marshdweller-text = An opponent must pay you 1 coin before each attempt to conquer a swamp you hold; an opponent without coins may not try. This still applies in decline.
power-wow_mining = Mining
power-wow_mining-text = Each region you hold with a cavern earns you 1 extra coin, but not in decline.
power-mountaineer = Mountaineer
power-mountaineer-text = Each mountain region you hold earns you 1 extra coin, but not in decline.
power-portal_mage = Portal Mage
power-portal_mage-text = Twice per turn, swap everything in two regions with a magic source, wherever they are and whoever holds them. Only Mountains, Legendary Places and face-down markers stay. It is not a conquest. Stops in decline.
power-ranger = Ranger
power-ranger-text = Each forest region you hold earns you 1 extra coin, but not in decline.
power-sailing = Sailing
power-sailing-text = You pay no travel cost, not even for your first conquest.
power-swamp_walker = Swamp Walker
power-swamp_walker-text = Each swamp region you hold earns you 1 extra coin, but not in decline.

## Artifacts

relic-ashes_of_alar = Ashes of Al’ar
relic-ashes_of_alar-text = Once per turn, conquer any region of any island that your people may hold as if it were adjacent, at its normal cost and without travel cost. The Ashes move there.
relic-heart_of_azeroth = Heart of Azeroth
relic-heart_of_azeroth-text = At the end of your turn, put the Heart in a region of your active people: each opponent whose active people has a region bordering it pays you 1 coin.
relic-frostmourne = Frostmourne
relic-frostmourne-text = Once per turn, conquer one region with 2 fewer tokens (at least 1). Frostmourne moves there.
relic-aegis_of_aggramar = Aegis of Aggramar
relic-aegis_of_aggramar-text = At the end of your turn, put the Aegis in a region of your active people: it is immune unless the attacker pays you 2 coins for each attack. In decline it no longer protects.
relic-doomhammer = Doomhammer
relic-doomhammer-text = Once per turn, conquer one region with a single token, whatever defends it and without travel cost. First pay 2 coins to the player who holds it, or to the bank if nobody does. The Doomhammer moves there.

## Legendary Places

place-battleground = Battleground
place-battleground-text = The active people holding it may score the faction bonus twice for each opposing people from which it took at least two regions this turn. A Neutral people here may fight for the Alliance or for the Horde, choosing each turn. In decline it does nothing.
place-lights_hope_chapel = Light’s Hope Chapel
place-lights_hope_chapel-text = The active people holding it loses no token when its regions are attacked: you take them all back and redeploy them at the end of that turn. In decline it does nothing.
place-spirit_healer = Spirit Healer
place-spirit_healer-text = When you redeploy, your active people gets 1 token from the tray if it holds the Spirit Healer. In decline it gives nothing.
place-karazhan = Karazhan
place-karazhan-text = Each other region with the same terrain held by the active people here, on any island, earns you 1 extra coin. In decline it does nothing.
place-meeting_stone = Meeting Stone
place-meeting_stone-text = The active people holding it pays no travel cost. In decline it does nothing.
place-dark_portal = Dark Portal
place-dark_portal-text = The Dark Portal earns the active people here 2 extra coins, but not in decline.
place-well_of_eternity = Well of Eternity
place-well_of_eternity-text = When it is revealed it moves to a sea or lake of its island. Each people of yours, active or declined, that holds more regions bordering that water than any other people earns you 2 extra coins; a tie earns nothing.

## Symbols of Small World of Warcraft

symbol-entry = Entry Region
symbol-murloc = Murloc
symbol-legend = S, M or L icon
symbol-legend-large = L icon (large island)
symbol-legend-medium = M icon (medium island)
symbol-legend-small = S icon (small island)

## Pieces of Small World of Warcraft

mark-wisp_wall = Wisp Wall
mark-fort = Fort
mark-watch_tower = Watch Tower
mark-beast = Beast
mark-bomb = Bomb
mark-live = Live Bomb
mark-dud = Dud
mark-harmony = Harmony Token
mark-objective = Military Objective
mark-champion = Champion
mark-murloc = Murloc
mark-aegis = Aegis ward

## Rules of Small World of Warcraft: islands, pieces and setting up

rule-WOW-BOARD-1 = The map is made of separate islands: one large and one small with 2 players, plus a medium one with 3, two medium ones with 4, and two large, one medium and two small ones with 5. Islands and their sides are drawn at random, and the two sides of one island are never in play together. Where they lie on the table does not matter: regions of different islands are never adjacent.
rule-WOW-BOARD-2 = Land is farmland, forest, hill, mountain or swamp; seas and lakes are regions too. The symbols are the magic source, the cavern, the anchor of an Entry Region and the Murloc, and one region of each island shows its size: S, M or L.
rule-WOW-BOARD-3 = Anchors, caverns, magic sources, Murlocs and the size icon are on land only, and a region may show several of them. Each island has at least one anchor and exactly one size icon.
rule-WOW-COMP-1 = The pieces are limited: 15 Murlocs, 10 Mountains, 9 Wisp Walls, 10 Forts, 6 Watch Towers, 5 Beasts, 12 Bombs (6 live, 6 duds), 4 Harmony Tokens, 2 Military Objectives, 1 Champion, 5 Artifacts and 7 Legendary Places. There are 16 races and 20 powers. What has run out is not placed; a piece that leaves the map can be used again, except Murlocs and Bombs that were turned over.
rule-WOW-SETUP-1 = At the start, one Murloc stands on each Murloc symbol and one Mountain on each mountain region.
rule-WOW-SETUP-2 = The 5 Artifacts and 7 Legendary Places are shuffled, and one is laid face down on the size icon of each island, so as many as there are players. The others stay out of the game unseen; only the Well of Eternity may bring one of them in.
rule-WOW-MUR-1 = Murlocs are a declined people that belongs to nobody and to no faction. Each is a token: it defends, makes its region non-empty, and counts as a people where peoples are compared (Defensive, the Well). They are not an opponent, so no Bomb is laid or turned over in a region that holds only a Murloc.
rule-WOW-FAC-1 = Draenei, Dwarves, Gnomes, Humans, Night Elves and Worgen are Alliance. Blood Elves, Forsaken, Goblins, Orcs, Tauren and Trolls are Horde. Ethereals, Kobolds, Naga and Pandaren are Neutral.
rule-WOW-PIECE-1 = Beasts and the Champion count as tokens of their people: they can hold a region alone, score, make regions adjacent, defend, make a region non-empty, and count for Enraged and toward the Tauren’s minimum of two. Beasts are tokens in every other respect too: they pay for conquests, can be shoved away, and are saved by the Chapel. The Champion pays for no conquest but his own, and among effects that move or discard tokens, only a Portal Mage’s swap affects him. In a tie neither is counted.
rule-WOW-EMPTY-1 = A region that is left, bombed, or loses its last piece to a shove is empty: its Wisp Wall, Fort and Watch Tower leave. Mountain, Legendary Places, Artifacts, Military Objectives and Bombs stay. This alone is never a conquest, except by a Bomb.

## Rules of Small World of Warcraft: conquest

rule-WOW-FIRST-1 = A first conquest may be any Entry Region (with an anchor) of any island, held or not. The travel cost applies, so an empty one costs 3 tokens, or 2 with Sailing. Kobolds, Naga and Gnomes have more choices.
rule-WOW-CONQ-1 = After that, each conquest must be a region adjacent to one your active people holds, or any Entry Region of any island. Everything else is out of reach, unless an effect grants it.
rule-WOW-COST-1 = A region costs 2 tokens, plus 1 for each Wisp Wall, Fort and Mountain, plus 1 for each token of another people, Murlocs and your own declined tokens included; the Champion and Beasts count as tokens. An Entry Region that is not adjacent to a region of the attacking people at that moment costs 1 more for the travel, on the same island or another. Watch Towers, Objectives, Bombs, Harmony Tokens and markers add nothing.
rule-WOW-COST-2 = What makes a region count as adjacent also removes the travel cost of the conquest it serves: a cavern for Kobolds, the Gnomes’ assault, the Ashes. Sailing and the Meeting Stone remove the travel cost only; they make nothing adjacent.
rule-WOW-ADJ-1 = A region that counts as adjacent does so for every kind of conquest: with tokens, by the Champion, with Frostmourne or Doomhammer, or at the Ethereals’ discount. Anything that is not a conquest needs an actual border: Intimidating, laying Bombs, stealing an Artifact, the Heart, the Well, Watch Towers and Fishing.
rule-WOW-TOLL-1 = Harmony (2), Marshdweller (1), the Aegis (2) and Doomhammer (2) are tolls: coins paid before the action and any die roll, never refunded. They add up and are not part of the cost in tokens, so no discount, fixed cost or free conquest waives them. If you cannot pay the whole sum, the action is refused and nothing is paid. Attacking your own declined people costs no toll.
rule-WOW-WATER-1 = Only Naga can conquer and hold seas and lakes: they cost 2 tokens and earn 1 coin. Water is reached across a border, as a first conquest of Naga or with the Ashes; land bordering water that Naga hold is adjacent to them. Nobody else can take that water, but Bombs and Intimidating reach the tokens in it.
rule-WOW-LOSS-1 = Losses are the usual ones: an active people loses one token of a conquered region, a declined one all of them. A Champion or a Beast in the region changes which piece is lost.
rule-WOW-BONUS-1 = When you score, an Alliance people earns you 1 extra coin for each Horde people from which it conquered at least one region this turn, and the other way round. Several regions of one people count once; the active and the declined people of one player are two peoples, and your own declined one counts too. Conquests of every kind count, including by the Champion or a live Bomb, but not swaps and shoves. Neutral peoples and Murlocs give and get nothing, unless the Battleground says otherwise.
rule-WOW-BONUS-2 = If you decline, the faction bonus earned by Bombs at the start of that turn is still paid. Battle Master and Enraged pay nothing for them then.
rule-WOW-DECL-1 = When your people declines, Beasts and the Champion leave first; a region left without a token (Tauren: with fewer than two) is lost. Watch Towers, Objectives, Harmony Tokens and Bombs not laid are removed too, while Wisp Walls and Forts stay with the tokens, and Artifacts and Legendary Places where they lie, without effect. That turn earns you 1 coin per region, the Well’s 2 and the faction bonus of Bombs, nothing else.
rule-WOW-TRIG-1 = At the start of your turn Harmony Tokens come back, then Bombs are turned over. When you ready your troops the order is: Beasts, the Worgen’s form, the Champion, tokens, abandoning, the side at the Battleground. Theft, assault, Artifacts, Intimidating and swaps come between your conquests, before the final roll; the results of a conquest are resolved immediately. Missing Forts are placed when you redeploy; saved tokens, the ransomed Champion and lone Tauren are placed with the displaced tokens at the end, even on a turn of decline.

## Rules of Small World of Warcraft: races

rule-WOW-RACE-DRAENEI = On each opponent’s turn the first Draenei that would be discarded, by a conquest, a Bomb or Intimidating, goes to your hand instead and is placed at the end of that turn; later ones that turn are lost. It is one per turn over all regions, and cannot be kept for a later loss. A loss that the Chapel or the Champion already prevents does not use it up. Stops in decline.
rule-WOW-RACE-NIGHT-ELVES = Forests cost your Night Elves 1 fewer token. Each time they conquer a forest they put a Wisp Wall there, if one is left: it adds 1 to the defense. It is removed when the region is conquered or emptied. In decline the Walls stay.
rule-WOW-RACE-BLOOD-ELVES = When you score, each region your Blood Elves hold with a magic source earns you 1 extra coin. Stops in decline.
rule-WOW-RACE-ETHEREALS = Once per turn, while conquering, do one of two things. Either move a revealed Artifact from a region that shares a border with one of theirs into that region, and use it immediately if you like: from opponents, from your own declined people or from an empty region, without a token in hand; it is not an attack, but immune regions are closed (2 coins buy you past the Aegis), and an Artifact you used this turn stays used. Or conquer an adjacent region with a revealed Legendary Place for 2 fewer tokens: not a distant Entry Region, not as a first conquest, and a failed final attempt uses it up. Stops in decline.
rule-WOW-RACE-GNOMES = Once per turn, with a token in hand, they may assault any land region of any island that may be attacked, as if it were adjacent, even as a first conquest. You name it, pay any tolls and roll a die that lowers the cost, to a minimum of 1; if you then have enough in hand, you conquer with exactly that many tokens. If 1 to 3 are missing you may make it your final attempt with a second roll added to the first; otherwise the assault is spent and you go on. You may be at most 6 short before rolling; with Doomhammer or the Champion the assault gives only its reach, without a die roll.
rule-WOW-RACE-GOBLINS = When you pick them, the 12 Bombs are shuffled face down. They are laid unseen at the end of your turn and turned over at the start of your next one; nobody ever sees one beforehand. A player who picks the Goblins later starts with all 12 again. If you decline, Bombs laid last turn are still turned over first; those not laid are removed.
rule-WOW-BOMB-1 = At the end of your turn you may lay Bombs unseen in any number of regions that border a Goblin region and hold an opponent’s active people, at most one per region. Laying one is not an attack and costs no toll. It is not allowed under a Watch Tower, but allowed in the Aegis’ region. When no Bomb is left, none is laid.
rule-WOW-BOMB-2 = At the start of your turn, before you choose to expand or decline, turn over your Bombs one by one, in any order you like. If an opponent’s people, active or declined, holds the region now, the Bomb is turned over and leaves the game; otherwise it comes back unseen. A live one counts as a conquest: an active people loses one token and places the rest at the end of this turn, a declined one loses all, but nobody moves in. A dud does nothing. A Bomb stays in its region whoever comes and goes, and moves with a swap.
rule-WOW-BOMB-3 = Draenei, Chapel, Champion (the ransom is yours) and Beasts protect from Bombs as from a conquest. Under a Watch Tower the Bomb is turned over without effect. The tolls a conquest would cost (Harmony, Marshdweller, Aegis) are due before the Bomb is turned over, live or not; if you cannot or will not pay, it is turned over without effect.
rule-WOW-BOMB-4 = A region emptied by a live Bomb counts as conquered by the Goblins this turn for the faction bonus, Battle Master and Enraged. It gives you no region and no starting point and reveals no marker, and a Military Objective there stays.
rule-WOW-RACE-HUMANS = At the end of your turn you put up to 2 Military Objectives in two different regions that no Alliance people, active or declined, holds: anywhere, including empty, Murloc or water regions, but not in an opponent’s immune region. When another player’s people that is not Horde conquers such a region, that player and you get 2 coins each from the bank immediately; when your Humans conquer it, you get 2. The token then comes back to you. If a Horde people conquers it, nothing happens and it stays; Bombs, shoves and swaps do not count, and in decline the tokens are removed.
rule-WOW-RACE-KOBOLDS = For their conquests every cavern region of every island counts as adjacent, so there is no travel cost, even at an anchor. Each first conquest may be a cavern region without travel cost; an Entry Region at 1 more remains possible. Stops in decline.
rule-WOW-RACE-NAGA = Naga may conquer and hold seas and lakes. Each first conquest, a return included, may be any sea or lake of any island, without travel cost: 2 tokens. After that, water needs a border like any region. In decline their tokens stay in the water and score.
rule-WOW-RACE-FORSAKEN = For each token of any people, active, declined or Murloc, that was discarded because of them this turn, you may pay 1 coin to the bank for one Forsaken from the tray. You buy when redeployment starts, as many as discards, coins and tray allow. All tokens of a declined stack, your own declined tokens and discarded Beasts count; tokens that were saved do not. Stops in decline.
rule-WOW-RACE-DWARVES = Mountain regions cost your Dwarves 2 fewer tokens: an empty adjacent one costs 1. Stops in decline.
rule-WOW-RACE-TAUREN = Tauren never conquer or hold a region with fewer than 2 pieces, Champion and Beasts included. Every conquest costs at least 2, the final attempt needs 2 in hand, the Champion takes one Tauren along, and two stay in each region when you ready your troops and when you redeploy. A piece left alone goes to hand immediately and its region is empty; on another’s turn you place it at the end of that turn. In decline two tokens stay in each region, and one left alone moves to another region of that people or is lost.
rule-WOW-RACE-ORCS = The bank pays you 1 coin immediately for each region they conquer from an Alliance people, active or declined, your own declined one included. It is counted per region and comes on top of the faction bonus. Stops in decline.
rule-WOW-RACE-TROLLS = Non-empty regions cost your Trolls 1 fewer token. Stops in decline.
rule-WOW-RACE-PANDAREN = At the end of your turn each opponent whose active people they did not attack this turn gets a Harmony Token, even a player without an active people. Its holder must pay you 2 coins before their first attack of a turn on your Pandaren; later attacks that turn are free, and without 2 coins they cannot attack. Every attempt at conquest, a Bomb turned over, a token shoved away and a swap of their tokens are attacks; theft, removing a Wall or Fort, the Heart, Objectives and laying a Bomb are not. All tokens come back at the start of your turn; in decline they are removed.
rule-WOW-RACE-WORGEN = When you ready your troops, including the turn you pick them, you choose a form: as humans you get 2 coins immediately; as worgen you pay 1 coin to the bank, and every conquest of this turn costs 1 fewer token. Without a coin there is only the human form. On a turn you decline there is no choice.

## Rules of Small World of Warcraft: special powers

rule-WOW-POW-ARCHAEOLOGIST = When you score, each revealed Artifact and each revealed Legendary Place in a region this people holds earns you 1 extra coin. The Well counts only for Naga in its water. Stops in decline.
rule-WOW-POW-BATTLE-MASTER = The bank pays you 1 coin immediately for each non-empty region this people conquers; Murlocs and your own declined people make a region non-empty. Stops in decline.
rule-WOW-POW-BEAST-MASTER = When you ready your troops, first return all Beasts, on the map and in hand; a region held by Beasts alone is lost. Then take 1 Beast for each hill this people holds, before abandoning, 5 at most and none on the turn you pick. They conquer, defend and are redeployed like tokens; when a region with a Beast is conquered or bombed, you lose only one Beast and everything else goes to your hand. In decline they are removed first, and in a tie they do not count.
rule-WOW-POW-BLACKSMITH = Every region costs this people 1 fewer token, but never less than 1. Stops in decline.
rule-WOW-POW-CHAMPIONING = You get the Champion when you pick. When you ready your troops you may pick him up; a region he held alone is then left, and if he stays, he cannot be used this turn. Once per turn, from your hand and before the final roll, he alone conquers an adjacent region at no cost in tokens, whatever defends it, but not as a first conquest and not against an immune region; tolls must still be paid. He counts as a token and is redeployed like one; if his region is conquered or bombed no token is lost: all go to your hand, and you pay the attacker 1 coin if you have one. In decline he is removed.
rule-WOW-POW-DEFENSIVE = At the end of your turn a Watch Tower is put in each farmland region this people holds if it holds more of the adjacent regions, water included, than any other single people, Murlocs and your own declined people included; Towers elsewhere are removed. If more than 6 regions qualify you choose. A Tower makes its region immune until this is checked again at the end of your next turn, or until the region is left. In decline they are removed.
rule-WOW-POW-ENRAGED = When you score, each region with at least 2 defending tokens that this people conquered this turn earns you as many coins as tokens stood there before any loss. Champion, Beasts and declined stacks count, other pieces do not. Stops in decline.
rule-WOW-POW-EXPLORER = When you score, each island on which this people holds a region, water included, earns you 1 extra coin. Stops in decline.
rule-WOW-POW-FARMER = When you score, each farmland region this people holds earns you 1 extra coin. Stops in decline.
rule-WOW-POW-HERBALIST = When you score, each hill region this people holds earns you 1 extra coin. Stops in decline.
rule-WOW-POW-RANGER = When you score, each forest region this people holds earns you 1 extra coin. Stops in decline.
rule-WOW-POW-SWAMP-WALKER = When you score, each swamp region this people holds earns you 1 extra coin. Stops in decline.
rule-WOW-POW-MOUNTAINEER = When you score, each mountain region this people holds earns you 1 extra coin. Stops in decline.
rule-WOW-POW-FISHING = When you score, each region this people holds that borders a sea or a lake earns you 1 extra coin, once per region and whoever holds the water. Water held by Naga counts only if it borders other water. Stops in decline.
rule-WOW-POW-GARRISONED = Each region this people conquers gets a Fort immediately, and when you redeploy so does any region that lacks one; one per region, 10 in all, and if they run short you choose. A Fort adds 1 to the defense and goes back when the region is conquered or emptied. In decline the Forts stay, but you get no more.
rule-WOW-POW-INTIMIDATING = Up to 3 times per turn, before the final roll and while you still have a token in hand (Tauren: two), take a token or Beast, never the Champion, of an opponent’s people from a region that shares a border with yours and put it in another region of the same people, anywhere; if there is none, it is discarded, and a Murloc always is. A Wall and a Fort there must be removed first, each as one of the three. Emptying a region does not conquer it. Immune regions are closed, but 2 coins buy you past the Aegis each time; Harmony is due for taking a token, Marshdweller never. Stops in decline.
rule-WOW-POW-MARSHDWELLER = An opponent must pay you 1 coin before each attempt to conquer a swamp of this people, however it is made, a Bomb included; without a coin it is refused. Shoves, theft and swaps are free. This also applies in decline.
rule-WOW-POW-MINING = When you score, each region this people holds with a cavern earns you 1 extra coin. Stops in decline.
rule-WOW-POW-PORTAL-MAGE = Twice per turn, before the final roll, you may swap everything in two magic source regions on any islands: tokens, Murlocs, Champion, Artifacts, Walls, Forts, Bombs and Objectives, but not Mountains, Legendary Places and face-down markers. It does not matter who occupies them, one region may be empty, and you need neither a token in hand nor a region of your own. It is not a conquest: no losses, bonuses, reveals or Objective coins, and no tolls but Harmony and the Aegis. An opponent’s immune region is closed. Stops in decline.
rule-WOW-POW-SAILING = This people pays no travel cost, not even for its first conquest. Stops in decline.

## Rules of Small World of Warcraft: Artifacts and Legendary Places

rule-WOW-RP-1 = A face-down marker is revealed when its region is conquered, before the next action, and stays face up. You may use it immediately, in the same turn. A people that comes there without conquering, by a swap, neither reveals nor uses it.
rule-WOW-RP-2 = An Artifact stays where it was last used: the Ashes, Frostmourne and Doomhammer move to the region conquered with them; if the attempt fails they stay and are used up for this turn. Legendary Places do not move, except the Well. Control goes with the region and is needed at the moment of use; what lies in a region nobody holds is controlled by nobody.
rule-WOW-RP-3 = Declined peoples cannot use Artifacts and Legendary Places, except the Well. Using them is optional.
rule-WOW-RP-4 = “Once per turn” means once per Artifact in a player’s turn, whoever used it before, and it may be used on the turn it is taken or stolen. Different Artifacts may serve one conquest, such as the Ashes with Frostmourne; all of them move there.
rule-WOW-ART-ASHES = Once per turn you may conquer any region of any island that your people may hold, water too for Naga, as if it were adjacent: at its normal cost, without travel cost. The Ashes move there.
rule-WOW-ART-HEART = At the end of your turn you may put the Heart in a region of your active people, or leave it in one: each opponent whose active people has a region sharing a border with it pays you 1 coin immediately, if they have one. Opponents’ immune regions do not count. It is not an attack.
rule-WOW-ART-FROSTMOURNE = Once per turn one conquest costs you 2 fewer tokens, but never less than 1 (Tauren: 2). You announce it with the attack; a failed final attempt uses it up. Frostmourne moves there.
rule-WOW-ART-AEGIS = At the end of your turn you may put the Aegis in a region of your active people, or leave it in one: from then on the region is immune unless the player pays you 2 coins for each attack or use of a power. It protects while that people, still active, holds the region; after the region is abandoned, conquered or robbed of it, or the people declines, it protects nobody until it is placed again at the end of a turn.
rule-WOW-ART-DOOMHAMMER = Once per turn you may conquer a legal target with 1 token (Tauren: 2), whatever defends it and without travel cost. First you pay 2 coins to the player who controls it, or to the bank if no player does; nothing for your own declined region. Other tolls come on top, and immune regions are closed. Doomhammer moves there.
rule-WOW-PLC-BATTLEGROUND = The active people holding it may score the faction bonus twice for each opposing people from which it took at least two regions this turn. A Neutral people may choose a side or none each turn, after readying your troops if it holds the Battleground then, otherwise on conquering it; for that turn it belongs to that faction for every rule. All conquests of the turn count, even earlier ones, if the people still holds the Battleground when you score.
rule-WOW-PLC-CHAPEL = The active people holding the Chapel loses no token when its regions are attacked, by conquest, Bomb or shove: all go to your hand and are placed at the end of that turn. This includes the conquest of the Chapel itself; after it, further losses are normal.
rule-WOW-PLC-HEALER = When redeployment starts, the active people holding the Spirit Healer gets 1 token from the tray, if there is one.
rule-WOW-PLC-KARAZHAN = When you score, each other region of Karazhan’s terrain that the active people there holds, on any island, earns you 1 extra coin.
rule-WOW-PLC-STONE = While your active people holds the Meeting Stone it pays no travel cost, including for the rest of the turn it takes the Stone.
rule-WOW-PLC-PORTAL = When you score, the Dark Portal earns the active people holding it 2 extra coins.
rule-WOW-PLC-WELL = When it is revealed, the Well moves immediately to a sea or lake of the same island, chosen by the player who revealed it; if there is none, it leaves the game and another Legendary Place takes its spot, face up and usable immediately. When you score, including on a decline turn, each people of yours, active or declined, that holds more regions bordering that water than any other people, your other one and Murlocs included, earns you 2 extra coins. A tie or no region earns nothing, and the water itself does not count.

## Rules of Small World of Warcraft: teams

rule-WOW-TEAM-1 = The box has a separate sheet for a team game, Alliance against Horde, which we do not have. We only know that a team’s result is said to be the total of its poorest member.
rule-WOW-TEAM-2 = A house rule for 4 players: the two teams sit in alternating seats, and each picks only peoples of its own faction or Neutral ones, any combo if none on offer fits. Partners may not attack each other’s active people, nor lay Bombs on it. Coins are each player’s own; a team’s score is the lower of its two totals, and the other total breaks a tie.

## Examples from the rules of Small World of Warcraft

rule-EX-10 = An Entry Region that is not adjacent costs 4 tokens with a Murloc in it: 2, plus 1 for the Murloc, plus 1 for the travel. Empty, it costs 3.
rule-EX-11 = Forsaken whose conquests caused two tokens to be discarded this turn, a Murloc and a Kobold, may buy up to two tokens for 1 coin each.
rule-EX-12 = Blood Elves who conquer one region of Dwarves and two of Humans get a faction bonus of 2 coins: one for each people.

## Lines of a cost breakdown in Small World of Warcraft

term-travel = Travel
term-faction = Faction bonus

## What is asked, done and told there

ask-goblins = Turn over a Bomb
ask-goblins-hint = Choose the next Bomb to turn over. If a toll is due, you may let it fizzle instead.
wait-goblins = { $name } turns over Bombs
done-goblins = Continue
ask-goblins-draw = Live or dud?
ask-goblins-draw-hint = Nobody has seen it until now.
wait-goblins-draw = A Bomb is turned over
ask-worgen = Which form do { $race } take?
ask-worgen-hint = One form earns you 2 coins; the other costs 1 coin and makes every conquest 1 token cheaper this turn.
wait-worgen = { $name } chooses a form
done-worgen = Continue
ask-assault-die = The die decides
ask-assault-die-hint = Three blank faces, one each of 1, 2 and 3.
wait-assault-die = The die rolls
done-assault-die = Continue
ask-press = Press the assault with a second roll?
ask-press-hint = The two rolls are added up. Either way, it is your last attack this turn.
wait-press = { $name } may press the assault
done-press = Call it off
ask-forsaken = Buy tokens?
ask-forsaken-hint = 1 coin each, at most as many as { $race } caused to be discarded this turn.
wait-forsaken = { $name } may buy tokens
done-forsaken = Buy none
ask-side = Which side do { $race } take this turn?
ask-side-hint = The side counts for every rule until the turn ends.
wait-side = { $name } may take a side
done-side = Stay Neutral
ask-replacement = Another place is drawn
ask-replacement-hint = There is no water on this island.
wait-replacement = Another place is drawn
done-replacement = Continue
ask-well_of_eternity = Where does the Well go?
ask-well_of_eternity-hint = Choose a sea or a lake of this island.
wait-well_of_eternity = { $name } moves the Well
done-well_of_eternity = Continue
do-goblins-yes = It is live
do-goblins-no = It is a dud
do-goblins = Turn over the Bomb in { $region }
do-goblins-not = Let the Bomb in { $region } fizzle, pay nothing
tool-goblins = Turn over
tool-goblins-not = Let it fizzle
do-worgen-no = Human form: +2 coins
do-worgen-yes = Worgen form: −1 coin, conquests −1
do-assault = Assault { $region } from the air
do-press = Roll again
do-shove = Shove a token from { $region } to { $to }
do-herd = Shove a Beast from { $region } to { $to }
do-raze = Remove { $mark } in { $region }
do-portal_mage = Swap { $region } and { $to }
do-forsaken = Buy { $n }
do-join = Fight for the { $side }
log-calmed = { $seat } takes the human form: { n-coins }
log-maddened = { $seat } pays { n-coins } for the worgen form
log-tamed = { $mark }: +{ $n }
log-dispersed = { $mark }: −{ $n }
log-took-up = { $mark } is picked up from { $region }
log-stationed = { $mark } in { $region }: { $n }
log-assaulted = { $race } assault { $region }, which costs { $cost }
log-hired = { $race }: { n-tokens } bought for { n-coins }
log-shoved = { $race }: a token is shoved from { $region } to { $to }
log-swapped = Everything in { $region } and { $with } is swapped
log-joined = { $race } fight for the { $side } this turn
log-exploded = The Bomb in { $region } goes off
log-fizzled = The Bomb in { $region } does nothing
log-in-concord = { $to } gets a Harmony Token from { $seat }
log-concord-ended = The Harmony Tokens go back to { $seat }
log-rewarded = { $seat } gets { n-coins } for the Objective
log-toll-to-bank = { $seat } pays the bank { n-coins }
log-rescued = { $race }: a token in { $region } is saved
log-vanished = { $tile } leaves the game
illegal-too-few-together = This people never attacks or holds a region with fewer than two tokens.
illegal-mate = You cannot attack your partner.
illegal-other-side = Your team cannot take a people of the other faction while another is on offer.
