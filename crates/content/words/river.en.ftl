## Events of River World

event-calm = Calm
event-calm-text = Nothing happens. Rivers cost 1 token and must be emptied when you redeploy.
event-storm = Storm
event-storm-text = The base cost of a river is 3 tokens this round. Rivers must still be emptied when you redeploy.
event-harsh_winter = Harsh Winter
event-harsh_winter-text = Rivers are frozen this round: they cost 2 tokens, anybody may stay there, and they score 1 coin each. When it thaws, they must be emptied again.
event-pirates = Pirates
event-pirates-text = A pirate ship is placed immediately in every river region without tokens and without a ship, while supplies last.

## What the boards of River World do

symbol-harbor = Harbor
symbol-harbor-text = The first harbor you hold is worth 1 coin, the second 2, the third 3 and so on, across all your peoples.
symbol-shipyard = Shipyard
symbol-shipyard-text = Once per turn you may put the Caravel in any river region. Until the end of the turn that region and those bordering it are adjacent for your people.
symbol-seer_temple = Temple of the Seer
symbol-seer_temple-text = On your turn you may look at the next event. Only you see it.
symbol-pirate_ship = Pirate Ship
symbol-pirate_ship-text = It defends its river like one token until somebody takes the region. Every region next to a ship earns you 1 coin less.

## Pieces of River World

mark-pirate_ship = Pirate Ship
mark-caravel = Caravel

## Rules of River World

rule-RIVER-1 = River World uses the races, powers, tokens, coins and die of Small World, and all its rules except where stated otherwise. It is better played without Flying, which is left out unless you want it; if it stays, it attacks a river only from an adjacent region.
rule-RIVER-SETUP-1 = Set up as in Small World. Then put one of the 12 pirate ships on each river region with a pirate symbol.
rule-RIVER-SETUP-2 = There are 11 events: 2 Storms, 3 Calms, 2 Harsh Winters and 4 Pirates. Shuffle them and lay out one for each round, face down in a row, which is also the round track; nobody sees the rest.
rule-RIVER-EVT-1 = At the start of every round, including the first, its event is revealed and takes effect before the first player’s turn. Its costs and permissions apply until the next one is revealed; ships stay.
rule-RIVER-RIV-1 = A river region costs 1 token, and anybody may conquer it as usual and go on from there. When you redeploy it must be emptied, its tokens go to your other regions, and it scores nothing, unless an ability, a power or the event lets you stay. If your people then has no region, its tokens stay in hand and come back with a first conquest.
rule-RIVER-RIV-2 = What concerns the sea concerns rivers too: for Seafaring and for Tritons. No other race or power of Small World refers to the sea.
rule-RIVER-RIV-3 = A Seafaring people need not empty its rivers: when you redeploy, while it is active, you choose for each of them. They score 1 coin each, in decline too, and it stays through a thaw. It pays what anybody pays for a river, and, unlike seas, its rivers may be conquered by anybody. Seafaring Ghouls in decline empty the rivers they took this turn, except in winter, and keep the others.
rule-RIVER-RIV-4 = Land beside a river is coastal, which helps Tritons. A river itself is not coastal, and ice does not change that.
rule-RIVER-RIV-5 = Emptying a river when you redeploy is leaving it: a Lair or Fortress there is gone, a Hole-in-the-Ground is gone for good, and the Dragon and Encampments come back to you.
rule-RIVER-FIRST-1 = First conquests are as in Small World, and a river region at the edge of the map is a way in as well. Land beside such a river is not an entry for that reason alone. Halflings may enter by any land, by any river only if they are Seafaring, and by a river at the edge like anybody.
rule-RIVER-PORT-1 = When you score, the n-th harbor region you hold is worth n coins instead of 1, active and declined peoples counted together: three harbors earn 6 coins. This also applies on the turn you decline, and everything else their regions earn is added.
rule-RIVER-YARD-1 = Once per turn, if you hold the Shipyard, even with a declined people, you may put the Caravel in any river region, occupied or not. This turn your people may conquer that region and those bordering it as if they were adjacent, even as a first conquest. The Caravel is taken back at the end of the turn.
rule-RIVER-YARD-2 = You must hold the Shipyard when you place the Caravel, not afterwards; one conquered this turn may be used immediately. It is placed before or between conquests. The Caravel defends nothing and makes no region non-empty; it may lie beside a ship, on ice or among any people.
rule-RIVER-SEER-1 = At any time during your turn, if you hold the Temple of the Seer, even with a declined people, you may look at the next event. You may tell others what you saw, but not show it.
rule-RIVER-SEER-2 = The next event is the first one in the row that is still face down; in the last round there is none to look at. Everybody knows that you looked, nobody what you saw, and you need not tell the truth.
rule-RIVER-EVT-STORM = Storm: the base cost of rivers is 3 this round.
rule-RIVER-EVT-CALM = Calm: nothing happens.
rule-RIVER-EVT-WINTER = Harsh Winter: this round rivers are regions like any other. Their base cost is 2, anybody may stay there, at least one token stays in each when you redeploy, each scores 1 coin, and a people that declines leaves a token there. In the next round they must be emptied, unless it is winter again.
rule-RIVER-THAW-1 = Tokens that a winter left on rivers still hold them in the next round until their owner’s turn: they defend there at the base cost of the new event, they count for adjacency, and no ship comes.
rule-RIVER-THAW-2 = On your turn you choose for each such river of your active people: abandon it before your first conquest and use its tokens, or keep it for adjacency and empty it when you redeploy. If your people holds nothing but rivers, its tokens come back to your hand.
rule-RIVER-THAW-3 = If you decline instead, the tokens of your people on thawed rivers go to the tray first: nothing stays there and nothing is scored for it.
rule-RIVER-THAW-4 = Tokens of a declined people on thawed rivers go to the tray as their owner’s next turn begins. Ghouls in decline abandon or empty such rivers like an active people; if their owner declines that turn, these tokens go to the tray.
rule-RIVER-THAW-5 = Seafaring peoples, active or in decline, stay on their rivers. When winter follows winter, nobody leaves.
rule-RIVER-EVT-PIRATES = Pirates: a ship is placed immediately in each river region without tokens and without a ship, in the order of their numbers, while supplies last.
rule-RIVER-PIR-1 = A pirate ship counts as one token for the cost of its region and is removed when the region is conquered. It makes the region non-empty, belongs to nobody, is neither active nor declined and cannot be replaced. Ships removed go back to the supply of 12 and may come again. The Dragon takes such a region like any other, with one token.
rule-RIVER-PIR-2 = When you score, each of your regions that borders at least one ship earns you 1 coin less, once however many ships there are and never below 0. This applies in every round while the ships are there, for active and declined peoples, harbors and rivers included; only borders on the map count.
rule-RIVER-PIR-3 = Ships stay through winter and storm.
