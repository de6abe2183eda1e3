## Boxes

box-base = Small World
box-underground = Small World Underground
box-wow = Small World of Warcraft
box-river_world = River World

## Races

race-amazons = Amazons
race-amazons-text = You get 4 extra Amazons for conquest only. After redeploying, take 4 Amazons off the map and set them aside until your next turn.
race-dwarves = Dwarves
race-dwarves-text = Each region you hold with a mine earns you 1 extra coin. This still applies in decline.
race-elves = Elves
race-elves-text = When one of your regions is conquered you lose no Elves: take them all back and redeploy them at the end of that turn. This stops in decline.
race-ghouls = Ghouls
race-ghouls-text = When they decline, all Ghouls stay on the map. From your next turn on they may still conquer, before your active people does, and even attack it. In decline they have no power, but they defend and redeploy like an active people.
race-giants = Giants
race-giants-text = Regions next to a mountain you hold cost you 1 fewer token.
race-halflings = Halflings
race-halflings-text = You may enter the map through any land region. Your first two conquests each get a Hole-in-the-Ground that makes the region immune. In decline, or if you leave the region, the Hole is removed.
race-humans = Humans
race-humans-text = Each farmland region you hold earns you 1 extra coin.
race-orcs = Orcs
race-orcs-text = Each non-empty region you conquered this turn earns you 1 extra coin.
race-ratmen = Ratmen
race-ratmen-text = No ability at all. There are simply a lot of them.
race-skeletons = Skeletons
race-skeletons-text = For every two non-empty regions you conquered this turn, take 1 new Skeleton from the tray when you redeploy.
race-sorcerers = Sorcerers
race-sorcerers-text = Once per turn against each opponent, replace a lone token of an active people next to you with a Sorcerer from the tray. The region is conquered, and you spend no token from your hand.
race-tritons = Tritons
race-tritons-text = Coastal regions (next to a sea or the lake) cost you 1 fewer token.
race-trolls = Trolls
race-trolls-text = Every region you hold gets a Lair that adds 1 to its defense. The Lairs stay when your Trolls decline.
race-wizards = Wizards
race-wizards-text = Each region you hold with a magic source earns you 1 extra coin.

## Special powers

power-alchemist = Alchemist
power-alchemist-text = You get 2 extra coins at the end of each turn while your people is active.
power-berserk = Berserk
power-berserk-text = Before each conquest you may roll the die, then choose a region and pay that much less (at least 1 token). If you cannot or will not attack after a roll, your conquests end.
power-bivouacking = Bivouacking
power-bivouacking-text = When you redeploy, spread your 5 Encampments over your regions as you like. Each defends like a token, protects a lone token from Sorcerers, and is never lost in a conquest. In decline they are removed.
power-commando = Commando
power-commando-text = Every region costs you 1 fewer token.
power-diplomat = Diplomat
power-diplomat-text = At the end of your turn you may choose an opponent whose active people you did not attack this turn. Until your next turn that opponent’s active people may not attack yours. Peoples in decline are not covered.
ask-diplomat = Offer peace?
ask-diplomat-hint = The opponent you choose may not attack your active people until your next turn.
wait-diplomat = { $name } may offer peace
do-diplomat = Peace with { $seat }
done-diplomat = Peace with nobody
power-dragon_master = Dragon Master
power-dragon_master-text = Once per turn you may conquer a region with a single token, whatever defends it. The Dragon moves in and makes the region immune until you use it elsewhere. In decline it leaves.
power-flying = Flying
power-flying-text = You may conquer any land region, adjacent or not. Seas and the lake stay out of reach.
power-forest = Forest
power-forest-text = Each forest region you hold earns you 1 extra coin.
power-fortified = Fortified
power-fortified-text = Once per turn, build a Fortress in one of your regions: it adds 1 to the defense and earns you 1 extra coin. There are 6, at most one per region. In decline they still defend, but pay nothing.
power-heroic = Heroic
power-heroic-text = At the end of each turn, put your 2 Heroes in two of your regions: these are immune until the Heroes move. In decline they leave.
power-hill = Hill
power-hill-text = Each hill region you hold earns you 1 extra coin.
power-merchant = Merchant
power-merchant-text = Each region you hold earns you 1 extra coin.
power-mounted = Mounted
power-mounted-text = Hills and farmland cost you 1 fewer token.
power-pillaging = Pillaging
power-pillaging-text = Each non-empty region you conquered this turn earns you 1 extra coin.
power-seafaring = Seafaring
power-seafaring-text = You may conquer the seas and the lake as if they were empty, and only Seafaring peoples can follow you there. In decline you keep them, and they still score.
power-spirit = Spirit
power-spirit-text = In decline this people does not count against your limit: you may have a second declined people alongside it, and both score.
power-stout = Stout
power-stout-text = You may put your people into decline right after scoring a normal turn, instead of spending a whole turn on it.
power-swamp = Swamp
power-swamp-text = Each swamp region you hold earns you 1 extra coin.
power-underworld = Underworld
power-underworld-text = Regions with a cavern cost you 1 fewer token. For your conquests, all caverns are adjacent to each other.
power-wealthy = Wealthy
power-wealthy-text = You get 7 extra coins, once, at the end of the turn in which you pick this combo.

## Terrains and symbols

terrain-farmland = Farmland
terrain-forest = Forest
terrain-hill = Hill
terrain-mountain = Mountain
terrain-swamp = Swamp
terrain-sea = Sea
terrain-lake = Lake
symbol-mine = Mine
symbol-magic_source = Magic Source
symbol-cavern = Cavern
symbol-lost_tribe = Lost Tribe

## Pieces

mark-fortress = Fortress
mark-encampment = Encampment
mark-hole = Hole-in-the-Ground
mark-hero = Hero
mark-dragon = Dragon
mark-chest = Chest

## Lines of a cost breakdown

term-ground = Base cost
term-mountain = Mountain
term-natives = Natives
term-defenders = Defending tokens
term-regions = Regions held
term-minimum = Minimum of 1

## Rules: definitions

rule-CORE-DEF-1 = A region is one undivided area of the map. Two regions are adjacent when they share a stretch of border; meeting at a single point is not enough.
rule-CORE-DEF-2 = A region never holds tokens of more than one people at a time.
rule-CORE-DEF-3 = A people holds a region as long as at least one of its tokens stands there. In Small World of Warcraft, some pieces that count as tokens can hold a region too.
rule-CORE-DEF-4 = A region is non-empty when natives or tokens of another people, active or in decline, stand there; Mountains and other pieces alone leave it empty. In Small World and River World only enemy peoples count for this; in Small World Underground and Small World of Warcraft your other people counts too. Your own declined tokens count in the cost in every box.
rule-CORE-DEF-5 = A region counts as conquered this turn however the people took it: with tokens, with the die, at a fixed price or by replacing a token. What stood there just before decides whether it was non-empty. A region taken twice in one turn counts twice.
rule-CORE-DEF-6 = When a race or a power says “you” or “your”, it means only the people that carries it, never your other people, unless the ability says otherwise.
rule-CORE-DEF-7 = The race ability and the special power of your active people work together. Both end when the people goes into decline, unless their own text says that they last.
rule-CORE-DEF-8 = Everything that raises or lowers the cost of a conquest is added up first, in any order. Only then is the result raised to the minimum, normally one token.

## Rules: setting up

rule-CORE-SETUP-1 = The game is for 2 to 5 players, on the map made for that number of players.
rule-CORE-SETUP-2 = The number of rounds depends on the number of players: 10 rounds with 2 or 3 players, 9 with 4, and 8 with 5. The round marker starts on 1.
rule-CORE-SETUP-3 = The race banners are shuffled: five lie face up in a column, the rest form a face-up stack below it. The power badges are laid out beside them in the same way. So six combos are on offer: five in the column and the pair on top of the two stacks.
rule-CORE-SETUP-4 = Only the top banner and the top badge of the stacks are known. What lies below, and in which order, is hidden from everyone.
rule-CORE-SETUP-5 = Before the first round, natives are placed on the regions that show their symbol, and one Mountain on every mountain region.
rule-CORE-SETUP-6 = Every player starts with 5 coins. All other coins form the bank, which never runs out.
rule-CORE-SETUP-7 = The first player is drawn at random, unless the host names one. Play proceeds clockwise.
rule-CORE-SETUP-8 = Your coin total stays secret until the game ends. Coins lying on combos, and every amount paid or gained, are open to all.

## Rules: rounds and turns

rule-CORE-TURN-1 = In a round each player takes one turn, in clockwise order. The round marker advances at the start of every round but the first; once it stands on the last space, that round is the last.
rule-CORE-TURN-2 = A turn runs in this order: start-of-turn effects; pick a combo, expand or decline; ready your troops and abandon regions; conquer; redeploy; place end-of-turn pieces; score. After that a Stout people may decline, and at the very end players driven out of regions place their displaced tokens. Ghouls in decline ready their troops and conquer before your active people does.
rule-CORE-TURN-3 = Without an active people you must pick a combo: on your first turn, and on the turn after a decline. If none is available, you play this turn without an active people and pick on your next turn.
rule-CORE-TURN-4 = With an active people you either expand or go into decline. Expanding does not oblige you to conquer anything.
rule-CORE-TURN-5 = If your active people has no token left anywhere, you may expand (it does nothing, and you score your declined peoples) or put it into decline, but you may not pick a new combo this turn. Tokens in hand or set aside still count as tokens. A bonus that needs no region, such as the Alchemist’s, is still paid if you expand.
rule-CORE-TURN-6 = When you pick or expand you go through the whole turn; the extra decline after scoring is for Stout peoples only. A decline turn has no conquest and no redeployment, only placements open to a declined people, scoring and displaced tokens. A step with nothing to do is skipped automatically.

## Rules: picking a combo

rule-CORE-PICK-1 = You may take any of the visible combos. The top one is free, and each position further down costs 1 more coin: place one coin on every combo above the one you take.
rule-CORE-PICK-2 = You must be able to pay for a combo before you pick it. Coins lying on that combo do not help to pay for it; you collect them afterwards.
rule-CORE-PICK-3 = All coins lying on the combo you take are yours. You still pay for the combos above it.
rule-CORE-PICK-4 = You take the number of tokens on the race banner plus the number on the power badge, or as many as the tray still holds.
rule-CORE-PICK-5 = The tokens you get at the start are all your people will ever have, unless an ability grants more. Extra tokens are limited to what the tray holds at that moment; tokens that went back to the tray are available again.
rule-CORE-PICK-6 = Right after a pick, before any conquest, the combos below move up one position with their coins, and a new pair appears on top of the stacks. There are always six combos on offer while banners last; after that the column just gets shorter, without gaps. The first combo is free, so you can always pick, even without coins.
rule-CORE-PICK-7 = When a visible banner lacks a badge and the badge stack is empty, all discarded badges are shuffled into a new stack. Badges beside other combos or with a people stay where they are. If no badge has been discarded, that banner cannot be picked until one is.
rule-CORE-PICK-8 = After picking you continue the same turn: conquer, redeploy and score. Your new people starts with a first conquest.

## Rules: readying your troops and abandoning

rule-CORE-READY-1 = When you expand, the tokens of your active people come back to your hand, all but one in each region it holds.
rule-CORE-READY-2 = You may abandon regions of your active people by picking up the last token too, but only before that people’s first conquest of the turn. An abandoned region is no longer yours and earns you nothing. Only a few effects, such as returning the four extra Amazons, empty a region later.
rule-CORE-READY-3 = If you abandon all your regions, your next conquest is a first conquest again.
rule-CORE-READY-4 = Lairs, Fortresses, Holes and the like leave an abandoned region. Encampments, Heroes and the Dragon go back to their owner, who may use them again this turn. Mountains, places, relics and artifacts stay, and natives do not come back.
rule-CORE-READY-5 = You can neither abandon regions of a declined people nor move its tokens. Only abilities that say so, such as the Ghouls’, are exceptions.
rule-CORE-READY-6 = A region you abandoned this turn may be conquered again this turn, at its normal cost.

## Rules: first conquest

rule-CORE-FIRST-1 = A people without any region on the map must make its next conquest in an entry region. Each box says which regions these are; in Small World they lie on the edge of the map or beside a sea that touches the edge.
rule-CORE-FIRST-2 = The first-conquest rule applies to a newly picked people, to one that lost all its regions but still has tokens in hand, and to one that abandoned everything.
rule-CORE-FIRST-3 = Each time a people comes onto the map, it uses only one entry region. From then on, its targets must be adjacent to regions it holds.
rule-CORE-FIRST-4 = A first conquest follows all the other rules: cost, immunity, peace and die. If no entry region can be attacked, or the only attempt fails, the tokens stay in hand, the people scores nothing, and it enters on a later turn.

## Rules: conquest and cost

rule-CORE-CONQ-1 = You may conquer as many regions as your tokens allow, one after another and in any order, and you may stop at any time.
rule-CORE-CONQ-2 = A region you attack must be adjacent to a region of the attacking people, unless an ability lets you reach further. Regions taken earlier this turn count; regions of your other people do not.
rule-CORE-CONQ-3 = You cannot attack a region that the attacking people already holds, nor one that is immune, impassable, protected from you by peace, or water your people may not hold.
rule-CORE-CONQ-4 = Your active people may conquer regions of your own declined people, and Ghouls in decline those of your other declined people; you lose those tokens as any defender would. You may not attack your own active people, except with Ghouls in decline.
rule-CORE-COST-1 = A region costs 2 tokens (rivers have their own base cost), plus 1 for each defending piece such as a Mountain, 1 for each native token, and 1 for each token of the defending people or piece that counts as one. Every piece is counted once.
rule-CORE-COST-2 = Once the basic cost of a region is known, all surcharges that apply are added and all discounts that apply are taken off.
rule-CORE-COST-3 = A conquest never costs less than one token, however large the discounts (two for Tauren): at least one token of the attacking people must move in. Where a token is replaced, the new one does this; so does the Champion.
rule-CORE-COST-4 = You pay exactly the cost: that many tokens leave your hand and stay in the region until you redeploy. You cannot put in more.
rule-CORE-COST-5 = A conquest “with a single token” ignores the whole normal cost and all discounts. Surcharges on the attacker, such as the Mummies’, still apply.
rule-CORE-COST-6 = When an effect lets you conquer a region as if it were empty (the Flames, the Stinky Troll’s Socks), natives, tokens and the occupant’s own defenses do not count. A Mountain and the Keep on the Motherland still do.
rule-CORE-CONQ-5 = Natives in a conquered region leave the game. In River World, pirates go back to their supply.
rule-CORE-CONQ-6 = A Mountain stays when its region is conquered. From then on it defends the new occupant.

## Rules: losses of the defender

rule-CORE-LOSS-1 = When a region of an active people is conquered, its owner picks up all tokens there immediately: one goes back to the tray for good, the others go to the owner’s hand.
rule-CORE-LOSS-2 = A token that defends a region alone is simply lost when the region is conquered.
rule-CORE-LOSS-3 = When a region of a declined people is conquered, all its tokens there are lost, even if there are several. Only Ghouls, who defend like an active people, and Tomb peoples lose just one and keep the rest.
rule-CORE-LOSS-4 = At the end of the attacker’s turn, each player with displaced tokens must place all of them in regions the same people still holds, adjacent or not. If several players are affected, they go clockwise, starting after the attacker. Tokens displaced on your own turn, by your own Ghouls, are placed in your own redeployment.
rule-CORE-LOSS-5 = If your people has no region left, its displaced tokens stay in your hand. On your next turn they come back with a first conquest, or you put the people into decline.
rule-CORE-LOSS-6 = Tokens in hand score nothing and do not count when a tie is broken.
rule-CORE-LOSS-7 = A people that has lost its last token remains your active people until you put it into decline. Its banner does not return before that.

## Rules: the reinforcement die

rule-CORE-DIE-1 = The reinforcement die has three blank faces (0) and one face each with 1, 2 and 3.
rule-CORE-DIE-2 = As its last conquest of the turn, a people with at least one token in hand (Tauren: two) may attack a legal target that costs more than it has in hand. Name the region first, then roll once. Ghouls in decline and your active people each have one such attempt per turn.
rule-CORE-DIE-3 = You may roll the die only if you are 1, 2 or 3 tokens short. It could never make up for more.
rule-CORE-DIE-4 = If your tokens in hand plus the roll reach the cost, the region is conquered and all tokens left in hand go there. Otherwise nothing changes on the map, and you keep the tokens for redeployment.
rule-CORE-DIE-5 = Whether the final attempt succeeds or fails, the conquests of that people end immediately.
rule-CORE-DIE-6 = If the attempt fails and the people has no region at all, its tokens stay in hand. It tries again next turn with a first conquest.
rule-CORE-DIE-7 = At most one die is rolled for a conquest; only the Gnomes of Small World of Warcraft may roll twice. A conquest that replaces a token or has a fixed cost never uses the die.
rule-CORE-DIE-8 = You never have to roll. You see the result before you pay any tokens for the conquest, but a toll due for attacking is paid before the roll and is not refunded.

## Rules: redeployment

rule-CORE-REDEP-1 = After your conquests you redistribute all tokens of your active people, including those in hand, among its regions as you like, adjacent or not. Every region must keep at least one token.
rule-CORE-REDEP-2 = If your people has a region, all its tokens in hand must be placed; without a region they stay in hand. You may place unused tokens without rolling the die first.
rule-CORE-REDEP-3 = You may not empty a region while redeploying. Exceptions are rivers and tokens that have to be removed (Amazons, Iron Dwarves).
rule-CORE-REDEP-4 = Tokens never pass from your active people to a declined one, nor the other way round.
rule-CORE-REDEP-5 = Extra tokens gained at redeployment, such as new Skeletons, arrive first and are placed along with the others. If the people then has no region, they stay in hand.
rule-CORE-REDEP-6 = Redeployment has a fixed order: take extra tokens; empty the rivers that must be emptied; redistribute your tokens, displaced ones included; remove those that must leave, such as the four extra Amazons, even if that costs you regions; last, place Fortresses, Encampments and the like in regions you still hold.

## Rules: scoring

rule-CORE-SCORE-1 = At the end of your turn the bank pays you 1 coin for each region your active people holds and 1 for each region your declined peoples hold.
rule-CORE-SCORE-2 = All bonuses from race, power and map are added to the coins for your regions. A declined people earns no bonus unless its ability says so.
rule-CORE-SCORE-3 = When coins are taken from other players, each pays at most what they have; a player with none pays nothing. Where paying is the condition for an action, a player who cannot pay may not take that action.
rule-CORE-SCORE-4 = Coins are settled in a fixed order: sacrifices at the end of the turn, then income from the bank, then payments from other players, clockwise. A payment caused by placing a piece is made when it is placed. Everyone sees these amounts.
rule-CORE-SCORE-5 = On a turn in which you choose decline, you score only the regions of your declined peoples and the bonuses that last in decline.

## Rules: decline

rule-CORE-DECL-1 = You choose decline at the start of your turn, instead of expanding. You make no conquest at all that turn, not even with Ghouls already in decline.
rule-CORE-DECL-2 = When your people declines, your previous declined people first leaves the map, unless one of the two is a Spirit people. Then one token stays in each region, turned over, and all others go back to the tray, those in hand included; a few peoples, such as Ghouls, keep more. The power badge is discarded unless it works in decline, and pieces that do not survive decline are removed.
rule-CORE-DECL-3 = You may have only one declined people. A Spirit people in decline does not count.
rule-CORE-DECL-4 = These power badges stay with a people in decline: Spirit, Fortified and Seafaring; in Small World Underground, Muddy, Reborn, Royal, Shield, Tomb and Wise; in Small World of Warcraft, Garrisoned and Marshdweller. All others are discarded immediately.
rule-CORE-DECL-5 = These race abilities last in decline: Dwarves, Ghouls and Trolls; in Small World Underground, Kraken and Liches; in Small World of Warcraft, Naga (they stay in the water), Night Elves (their walls) and Tauren (their two tokens).
rule-CORE-DECL-6 = On the turn you decline you score 1 coin for each region of every declined people you now have, plus only the bonuses that last in decline. Among the end-of-turn effects, only those a declined people may use are available. Then your turn ends.
rule-CORE-DECL-7 = On the turn after a decline you pick a new combo.
rule-CORE-DECL-8 = You may put into decline a people that has no region. Your previous declined people leaves as in any decline, and the people without regions leaves immediately too: its tokens go to the tray, its badge is discarded and its banner returns, after the other one. It scores nothing.

## Rules: returning banners and badges

rule-CORE-TILE-1 = When a declined people has no token left on the map or in hand, any badge it kept is discarded and its banner goes to the bottom of the banner stack, active side up. If the stack is empty, the banner takes the free place right below the last combo and is visible immediately.
rule-CORE-TILE-2 = The banner of an active people never returns while the people is active, even if it has no token left.
rule-CORE-TILE-3 = Discarded badges form a discard pile. It is used only when the badge stack has run out.
rule-CORE-TILE-4 = A banner that goes straight back into the column takes a badge from the badge stack, just as when the column is refilled.

## Rules: immunity

rule-CORE-IMM-1 = No opponent of its occupant can conquer an immune region. Opponents’ races, powers, places, relics and artifacts have no effect on it either.
rule-CORE-IMM-2 = A region is immune if it holds a Hole-in-the-Ground, a Hero or the Dragon. In Small World Underground the Great Ancient, the Queen, the Ghost and the Balrog do the same; in Small World of Warcraft a Watch Tower and the Aegis, though attackers may buy their way past the Aegis.
rule-CORE-IMM-3 = A Hole-in-the-Ground, a Hero or the Dragon also stops the owner’s own Ghouls. In Small World Underground immunity bars only opponents: you may conquer your own declined region from under your own Queen, who then leaves. The Balrog’s region is closed to everybody.
rule-CORE-IMM-4 = Immunity does not keep the owner from abandoning the region, redeploying, declining or scoring. Nor does it stop events that affect the whole board.

## Rules: end of the game

rule-CORE-END-1 = The game ends after the last player’s turn of the last round, once displaced tokens are placed. Coins are revealed, and whoever has the most wins.
rule-CORE-END-2 = In a tie, the tied player with the most race tokens on the map wins, active and declined together. Tokens in hand or set aside do not count, nor do Encampments and other pieces that merely count as tokens.
rule-CORE-END-3 = Players who are still tied after counting tokens share the victory.

## Rules: when effects happen

rule-CORE-TRIG-1 = Every effect has its timing. At the start of your turn your Diplomat’s peace ends; when you ready your troops the four extra Amazons come back; new Skeletons, Fortresses and Encampments belong to redeployment. Heroes and the Diplomat’s choice come just before scoring, and Stout declines just after it.
rule-CORE-TRIG-2 = When several effects happen at the same time, the player whose turn it is decides their order, unless a rule fixes it.
rule-CORE-TRIG-3 = When an opponent’s effect reacts to a conquest, it happens immediately, before the next action.

## Rules of Small World: board, first conquest and cost

rule-BASE-BOARD-1 = Land is farmland, forest, hill, mountain or swamp; water is the two seas and the lake of each map. Regions may show a mine, a magic source, a cavern or a Lost Tribe.
rule-BASE-BOARD-2 = Seas and the lake cannot be conquered, except by a Seafaring people.
rule-BASE-BOARD-3 = A land region is coastal when it is adjacent to a sea or to the lake.
rule-BASE-COMP-1 = The pieces are limited: 18 Lost Tribes, 9 Mountains, 10 Troll Lairs, 6 Fortresses, 5 Encampments, 2 Holes-in-the-Ground, 2 Heroes, 1 Dragon and 1 die. There are 14 races and 20 powers, plus one blank banner and one blank badge.
rule-BASE-SETUP-1 = At the start, one Lost Tribe stands on each Lost Tribe symbol and one Mountain on each mountain region.
rule-BASE-FIRST-1 = A first conquest must be a land region on the edge of the map, or one that borders a sea touching the edge. A Seafaring people on that sea does not block the way. You cannot enter through the lake.
rule-BASE-COST-1 = A Mountain, a Fortress and a Troll Lair each raise the cost by 1, and so does each Encampment. A Mountain stands on every mountain region for the whole game. A Hole-in-the-Ground, a Hero or the Dragon adds nothing: it makes the region immune.
rule-BASE-MUST-1 = Some things you must do: pick a combo when you have no active people; place all tokens in hand and all Encampments while your people has a region; empty rivers; remove the four extra Amazons; place your Heroes; place displaced tokens and Encampments. Everything else is up to you.

## Rules of Small World: races

rule-BASE-RACE-AMAZONS = You get 4 Amazons more than your tiles show, for conquest only: after redeploying you set 4 Amazons from the map aside, and they return to your hand next turn. No region may be emptied while another still has two tokens or more; after that, regions must be emptied, and do not score, until 4 are gone or no Amazon is left on the map. Without a region nothing is removed: all stay in hand. Amazons set aside do not defend, cannot be lost and do not count in a tie; when you decline they go to the tray.
rule-BASE-RACE-DWARVES = When you score, each region your Dwarves hold with a mine earns you 1 extra coin. This also applies in decline.
rule-BASE-RACE-ELVES = When one of their regions is conquered no Elf is discarded: all go to your hand and are placed at the end of that turn. This applies against your own Ghouls too. A token replaced by Sorcerers or a similar effect is still lost. In decline the ability ends, and conquered Elves are lost.
rule-BASE-RACE-GHOULS = When Ghouls decline, all their tokens on the map stay; those in hand go to the tray. On your later turns, after a pick but before your active people readies its troops, they may ready their troops, abandon and conquer, with a final die attempt of their own; they redeploy when your active people does, and defend and come back like an active people. They may attack your own active people, but not its immune regions: you lose one token there and place the others when you redeploy. In every other respect they are in decline: no power works for them (Fortresses and seas are kept, none added), they score 1 coin per region, their conquests count for nobody else, peace does not bind them, and they do nothing on a turn you decline.
rule-BASE-RACE-GIANTS = A region adjacent to a mountain region your Giants hold at that moment costs 1 fewer token. The discount stays 1 however many mountains there are, and mountains taken this turn count. Caverns linked by Underworld count as adjacent; Flying does not make regions adjacent. In decline the ability ends.
rule-BASE-RACE-HALFLINGS = Every first conquest of your Halflings may be any land region (any water too if they are Seafaring). The first two regions they ever conquer each get a Hole-in-the-Ground and are immune; the second must be adjacent as usual and may come on a later turn. A Hole is gone for good when its region is abandoned or emptied. In decline both Holes are removed.
rule-BASE-RACE-HUMANS = When you score, each farmland region your Humans hold earns you 1 extra coin. Stops in decline.
rule-BASE-RACE-ORCS = When you score, each non-empty region your Orcs conquered this turn earns you 1 extra coin, whether they still hold it or not. Stops in decline.
rule-BASE-RACE-RATMEN = Ratmen have no ability. Their strength is in their numbers.
rule-BASE-RACE-SKELETONS = When you redeploy, take 1 new Skeleton for every two non-empty regions they conquered this turn, rounded down, as far as the tray allows. Stops in decline.
rule-BASE-RACE-SORCERERS = While conquering, once per turn against each opponent, you may replace a token with a Sorcerer from the tray and so conquer its region. The token must be alone in its region, belong to an active people, have no Encampment beside it, and be adjacent to a Sorcerer region (Flying removes this condition, so it can then be a first conquest); natives, declined tokens, immune regions, peace and water (unless Seafaring) rule it out; Mountains, Lairs and Fortresses do not. The replaced token goes to the tray, even an Elf, and the conquest counts as one of a non-empty region. You need no token in hand but one in the tray, and it is too late after your final die roll or between a Berserk roll and its conquest.
rule-BASE-RACE-TRITONS = Coastal regions, those adjacent to a sea or the lake, cost your Tritons 1 fewer token. Stops in decline.
rule-BASE-RACE-TROLLS = A Lair stands in every region your Trolls hold, from the moment they take it, and adds 1 to its defense. Lairs stay in decline. A Lair is removed when its region is abandoned or conquered in any way, and it does not protect a lone Troll from being replaced.
rule-BASE-RACE-WIZARDS = When you score, each region your Wizards hold with a magic source earns you 1 extra coin. Stops in decline.

## Rules of Small World: special powers

rule-BASE-POW-ALCHEMIST = When you score, you get 2 extra coins while this people is active, even if it holds no region. You do not get them on the turn you decline.
rule-BASE-POW-BERSERK = Before each conquest you may roll the die if you have a token in hand, then choose a legal target and pay its cost less the roll, at least 1 token. Only the tokens needed are placed. If no target is affordable with that roll, or you do not attack, your conquests end. You may also conquer without rolling, but there is no other final attempt with the die.
rule-BASE-POW-BIVOUACKING = When you redeploy, you place all 5 Encampments again in your regions, several to a region if you like, and they stay there until your next redeployment. Each counts as one defending token and shields a lone token from Sorcerers, but it cannot conquer or hold a region alone. They are never lost in a conquest: at the end of that turn you place them in other regions of this people, or keep them in hand until it has one; from an abandoned region they come back to you. In decline they are removed.
rule-BASE-POW-COMMANDO = Every region costs this people 1 fewer token, but never less than 1. Stops in decline.
rule-BASE-POW-DIPLOMAT = At the end of your turn you may name one opponent, even one without an active people, whose active people this people did not attack this turn; a failed attempt is an attack too, but attacks by your Ghouls in decline do not matter. Until the start of your next turn, no active people of that opponent may attack your active people in any way. Declined peoples are not covered on either side. You may name the same opponent or another each turn; in decline the peace ends.
rule-BASE-POW-DRAGON = Once per turn you may conquer one legal target, even an empty one, with a single token from hand, whatever tokens and pieces defend it; it must be adjacent or a valid entry, and not immune. The Dragon is placed there and makes the region immune until you use it again: the region it leaves is open immediately. It cannot be redeployed; if its region is abandoned or emptied it comes back to you and may be used the same turn. In decline it is removed.
rule-BASE-POW-FLYING = This people may attack any land region, adjacent or not, even as a first conquest. Seas and the lake are not included. Stops in decline.
rule-BASE-POW-FOREST = When you score, each forest region this people holds earns you 1 extra coin. Stops in decline.
rule-BASE-POW-HILL = When you score, each hill region this people holds earns you 1 extra coin. Stops in decline.
rule-BASE-POW-SWAMP = When you score, each swamp region this people holds earns you 1 extra coin. Stops in decline.
rule-BASE-POW-FORTIFIED = Once per turn, when you redeploy, you may place 1 Fortress in a region of this people that has none; at most 6 stand on the map, and they do not move. Each adds 1 to the defense and, while the people is active, earns you 1 extra coin from the turn it is built. It goes back to the supply, to be used again, when its region is abandoned or conquered. In decline Fortresses stay and defend, but pay nothing and no more are built.
rule-BASE-POW-HEROIC = At the end of each turn you place the 2 Heroes in two different regions of this people, the same as before if you like (one Hero if it holds only one region). Those regions are immune until the Heroes move or the region is abandoned or emptied. In decline the Heroes are removed.
rule-BASE-POW-MERCHANT = When you score, each region this people holds earns you 1 extra coin. Stops in decline.
rule-BASE-POW-MOUNTED = Hill and farmland regions cost this people 1 fewer token. Stops in decline.
rule-BASE-POW-PILLAGING = When you score, each non-empty region this people conquered this turn earns you 1 extra coin. Stops in decline.
rule-BASE-POW-SEAFARING = This people may conquer the two seas and the lake as empty regions, at a base cost of 2 tokens; they score like any region and are adjacent to the land around them. A sea touching the edge may be a first conquest, the lake may not. Nobody without this power can take water; another Seafaring people can, at the normal cost. In decline you keep your water and score it, but conquer no more, not even with Ghouls.
rule-BASE-POW-SPIRIT = In decline this people does not count toward the limit of one: you may have it and one other declined people, and both score. Later declines remove only the other one, and when the Spirit people itself declines, your earlier declined people stays. Spirit tokens leave the map only by conquest, or when a river thaws in River World. Spirit Ghouls keep their ability.
rule-BASE-POW-STOUT = After scoring a turn in which you expanded or picked, you may put this people into decline immediately. You do not score again, but your earlier declined people has still scored before it leaves. Next turn you pick a new combo. The usual decline at the start of a turn remains possible.
rule-BASE-POW-UNDERWORLD = Regions with a cavern cost this people 1 fewer token. For its conquests all cavern regions are adjacent to each other, so it must hold one to reach the rest; this opens no new entry for a first conquest. Stops in decline.
rule-BASE-POW-WEALTHY = When you score the turn in which you picked this combo, you get 7 extra coins, even if you hold no region. This happens only once.

## Rules of Small World: home-made races and powers

rule-BASE-BLANK-1 = You may add a race of your own, with its name, its ability and a number of tokens, preferably no more than 10. It must work with every power.
rule-BASE-BLANK-2 = A home-made race borrows the tokens of a race that has at least as many; that race’s banner is taken out of the game. The borrowed tokens are its whole supply.
rule-BASE-BLANK-3 = You may add a power of your own with a number of tokens, preferably no more than 5. It must work with every race.
rule-BASE-BLANK-4 = A home-made race or power is put together from numbers and ready-made effects. Going above 10 tokens for a race or 5 for a power triggers a warning, but is allowed.

## Rules: hidden information

rule-HID-1 = These are secret: the coin totals, the order of both stacks below their tops and, in other boxes, face-down relics, places, markers and bombs and the events to come. Everyone knows that a banner went under its stack and which badges were discarded.
rule-HID-2 = Relics, markers and events not yet in play are unknown to everyone. If you look at an event with the Temple of the Seer, you alone know it until it is revealed, even if you lose the Temple.
