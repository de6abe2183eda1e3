## Interface: numbers of things

n-tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
n-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
n-regions = { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}
n-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
n-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
n-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
list-and = { $head } and { $last }
list-comma = { $head }, { $last }
place-name = { $terrain } { $number }
band-name = { $power } { $race }

## Interface: everywhere

app-name = Elbowroom
app-title = { $page } · Elbowroom
nav-skip = Skip to the content
nav-main = Main menu
nav-home = Home
nav-help = Help
nav-settings = Settings
nav-learn = Lessons
nav-puzzles = Puzzles
nav-rules = Rule book
nav-make = Workshop
nav-lab = Lab
nav-credits = Credits
nav-close = Close
nav-menu = Menu
nav-language = Language
language-en = English
language-fr = Français
language-de = Deutsch
theme-auto = Match device
theme-light = Light
theme-dark = Dark
on = On
off = Off
yes = Yes
no = No
copy = Copy
copied = Copied
copy-failed = Copying did not work. Select the text and copy it by hand.
remove = Remove
page-missing = There is nothing here
page-missing-hint = The address may be mistyped, or the table has been cleared away.

## Interface: boxes, boards and bots in a few words

set-base = Small World
set-base-about = Where it all began: farms, forests, and never enough of them.
set-underground = Underground
set-underground-about = Monsters guard relics and places below the ground.
set-base-underground = Small World and Underground
set-base-underground-about = Races and powers of both boxes at one table.
set-river = River World
set-river-about = Rivers, harbors, pirates, and a new event every round.
set-warcraft = World of Warcraft
set-warcraft-about = Islands, factions, artifacts and legendary places.
set-contents = { $races ->
        [one] { $races } race
       *[other] { $races } races
    } · { $powers ->
        [one] { $powers } power
       *[other] { $powers } powers
    }
board-usual = Board for { n-players }
board-island = Islands drawn at random
board-redraw = Draw other islands
board-fresh = Draw a new board
board-fresh-name = New board number { $seed }
board-seed = Number
board-regions = { n-regions }, { n-rounds }
bot-novice = Novice
bot-novice-about = takes whatever is cheapest
bot-player = Player
bot-player-about = knows when to decline
bot-veteran = Veteran
bot-veteran-about = plans the whole turn
bot-master = Master
bot-master-about = looks several rounds ahead
bot-expansionist = Expansionist
bot-expansionist-about = grabs as much land as it can
bot-saver = Saver
bot-saver-about = minds its own coins
bot-bully = Bully
bot-bully-about = goes for whoever leads
bot-name-1 = Odo
bot-name-2 = Mira
bot-name-3 = Brann
bot-name-4 = Tilda
bot-name-5 = Ugo

## Interface: front page

front-page = Too many peoples, too little land
front-title-1 = Too many peoples.
front-title-2 = Too little land.
front-lede = The Small World family of board games in your browser, with friends or bots. No account, nothing to install, and a reason for every number.
front-play = Play now
front-play-hint = { set-base }, you against { n-bots }
front-playing = Setting up the table…
front-new = New table
front-new-hint = Choose box, board and seats, then send the link.
front-join = Join
front-join-hint = Paste the link or the code you were sent.
front-watch = Watch a table
front-mine = Your tables
front-games = Games in this browser
front-games-hint = Continue one, keep it as a record, or delete it.
front-new-alone = Choose box, board and seats.
front-unofficial = Unofficial fan work, not connected with the publisher.
join-code = Link or code
join-go = Join
join-empty = Paste a link or a code first.
join-bad = That is neither a link nor a code for a table here.
watch-none = No table is open to spectators right now.
watch-go = Watch { $table }
watch-failed = The list of tables cannot be loaded right now.
table-round = Round { $round } of { $rounds }
table-over = Finished
mine-your-turn = Your turn
mine-waiting = { $name } to play
mine-go-label = Open { $table }
mine-forget = Remove { $table } from this list
mine-forget-hint = The table itself stays; your seat link still works.
mine-forget-here = The game itself stays under “Games in this browser”.

## Interface: new table

new-page = New table
new-title = Open a table
new-box = Box
new-board = Board
new-board-alt = Preview of the board { $board }
new-seats = Seats
new-add-seat = Add a seat
new-remove-seat = Remove seat { $seat }
new-seat-kind = Who sits at { $seat }
new-seat-name = Name at { $seat }
new-seat-level = Level of the bot at { $seat }
seat-me = Me
seat-friend = Friend, by link
seat-shared = Friend, on this device
seat-bot = Bot
seat-open = open
seat-you = you
seat-to-play = to play
seat-bot-tag = bot
seat-guest-name = Guest { $seat }
seat-my-name = Player { $seat }
new-purses = Coins
purses-open = Open
purses-open-about = Everybody sees what everybody has.
purses-tracked = Tracked
purses-tracked-about = Everybody sees the tally of what was paid and gained in public.
purses-strict = Hidden
purses-strict-about = You see only your own coins until the end.
absent-title = If somebody is away
absent-wait = Wait
absent-wait-about = The game waits, for days if need be.
absent-bot = Bot steps in
absent-bot-about = After { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } without an answer a bot takes over until the player returns.
absent-hand = Pass the seat on
absent-hand-about = After { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } the seat can go to somebody else, by link.
new-public = Open to spectators
new-public-about = The table appears in the list of tables to watch.
new-flying = Keep the Flying power
watch-page = Watch a table
join-page = Join a table
theme-switch = Switch between light and dark
new-teams = Two teams (house rule)
new-teams-about = A and C play together against B and D.
new-rules = Table rules
new-home-checking = Checking…
new-table-name = Name of the table
new-monsters = Relics and places on this board
new-monsters-about = Monsters guard some Lost Tribe regions, and what they guard can be found.
new-home = Home-made tiles and boards
new-home-about = Add a race or power (.toml) or a board (.board) of your own. The server checks it first.
new-home-file = Choose files
new-home-sample-tile = A tile to start from
new-home-sample-board = The board shown, as a file
new-home-paste = Or paste the text
new-home-pasted = The pasted text
new-home-add = Check and add
new-home-race = Race: { $name }
new-home-power = Power: { $name }
new-home-board = Board: { $name }
new-home-warning = Note: { $text }
new-home-bad = { $name } cannot be used.
new-home-remove = Remove { $name }
new-home-make = Make a tile in the page
new-home-draw = Draw a board in the page
new-home-mine = Add { $name }
new-pack = { $tiles ->
    [one] { $title }: { $tiles } tile of our own invention
   *[other] { $title }: { $tiles } tiles of our own invention
}
new-pack-about = Not from any printed box. Its races take the places of the printed ones whose tokens they use.
new-create = Open the table
new-creating = Setting up the table…
new-need-two = A game needs at least two seats.
new-here-friends = Friends by link need a table on the server.
place-title = Where the game is kept
place-server = On the server
place-server-about = Friends can join from anywhere, and you can go on at another device.
place-here = In this browser
place-here-about = Works without a connection. The game stays on this device.
games-page = Games in this browser
games-about = Played and kept in this browser, without a server. If you clear this site’s data, they are gone.
games-none = No game is kept in this browser yet.
games-unreadable = A game that cannot be read
games-record = Save the record
games-upload = Move to the server
games-upload-hint = Opens a table on the server that goes on from here. Dice still to come follow a new seed, and a copy stays in this browser.
games-upload-away = The server cannot be reached right now.
games-delete = Delete
games-delete-sure = Delete for good?

## Interface: lobby and seats

lobby-page = Invitation to { $table }
lobby-title = Who is coming?
lobby-hint = Every seat has its own link. The person who opens it takes that seat; the game starts without waiting.
lobby-link-for = Link to seat { $seat }
lobby-qr = QR code of the link to seat { $seat }
lobby-qr-show = Show the code
lobby-qr-hint = Point a phone at this code.
lobby-copy = Copy the link
lobby-copy-label = Copy the link to seat { $seat }
lobby-here = is here
lobby-coming = not here yet
lobby-go = Go to the table
lobby-mine = Your own seat on another device
lobby-mine-hint = This link is your seat. Open it on another device to continue there, and keep it to yourself.
lobby-no-links = Only the browser that opened the table knows its links.
stand-in-start = Let a bot play for { $name }
stand-in-own = Let a bot play for me
stand-in-own-stop = Let me play again
hand-on = Pass on { $name }’s seat
hand-on-hint = The old link stops working. Send this one to whoever takes over:
seat-elsewhere = Continue on another device
seat-opened = Your seat was opened on another device. If that was not you, lock that device out.
seat-opened-me = That was me
seat-rekey = Lock other devices out
curtain-title = Pass the device to { $name }
curtain-hint = The coins of the others are hidden. Ready?
curtain-hint-event = One of you has seen the next event. Ready?
curtain-none = Pass the device to { $name }: nothing is hidden in this game.
curtain-go = I am { $name }

## Interface: settings

settings-page = Settings
settings-theme = Appearance
settings-language = Language
settings-sound = Sound
settings-sound-about = Short and soft; every sound has a visual cue.
settings-speed = Speed of others’ turns
speed-0 = Instant
speed-1 = Slow
speed-2 = Normal
speed-3 = Fast
settings-motion = Motion
motion-auto = Match device
motion-full = Full
motion-less = Fades only
settings-notify = Notify me when it is my turn
settings-notify-about = A browser notification while this page is in the background.
settings-notify-blocked = The browser does not allow notifications from this page.
settings-confirm = Confirm conquests
settings-confirm-about = The first click or tap shows the cost breakdown, the second conquers.
confirm-touch = On touch screens
confirm-always = Always
confirm-never = Never
settings-text-board = Open the text board at every table
settings-name = Your name
settings-stored = Kept in this browser only.

## Interface: help

help-page = Help
help-title = How to play
help-goal = The goal
help-goal-text = Earn the most coins. There is never room for everybody, so you will take land from others, and when your people has had its day you put it into decline and come back with a new one.
help-pick = 1. Pick a people
help-pick-text = Six combos of a race and a power are on offer. The top one is free. Place a coin on every combo you skip; coins lying on the one you take are yours. The two numbers add up to your tokens.
help-conquer = 2. Conquer
help-conquer-text = A region costs 2 tokens, and 1 more for every mountain, native, enemy token or other defense in it. You start at the edge of the map and go on next to what you hold. Every region shows what it costs you; open its breakdown to see why.
help-die = The die
help-die-text = If you are up to 3 tokens short for your last conquest, name the region and roll: three faces are blank, the others show 1, 2 and 3. Whatever happens, your conquests then end.
help-redeploy = 3. Redeploy
help-redeploy-text = Spread your tokens over your regions as you like, at least one in each.
help-score = 4. Score
help-score-text = Every region you hold earns you 1 coin, including those of your declined peoples. Races and powers earn more.
help-lose = When you are attacked
help-lose-text = You lose one token for good and take the others back. At the end of that turn you place them in your other regions.
help-decline = Decline
help-decline-text = Instead of conquering you can put your people into decline: one token stays in each region, turned over, and still scores. Next turn you pick a new people. You can have only one people in decline; the older one leaves the map.
help-end = The end
help-end-text = After the last round whoever has the most coins wins. In a tie, the most race tokens on the map break it.
help-tiles = All races and powers
help-tiles-hint = Every tile explains itself at the table: point at it, or tap it.
help-rules = The rules by number
help-keys = Keys
help-keys-hint = Everything can be done without a mouse.
help-further = More to learn

## Interface: the rule book and the gallery

book-page = Rule book
book-about = Every rule of a box, each with an address of its own.
book-box = Box
book-search = Search
book-search-hint = die, Trolls, CORE-DIE-4 …
book-fetching = Loading …
book-count = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
book-unknown = There is no rule { $rule }.
book-chapters = Chapters
book-open = Open in the rule book
book-family-core = All boxes
book-family-base = Small World
book-family-ug = Underground
book-family-mix = Both boxes together
book-family-river = River World
book-family-wow = World of Warcraft
book-family-hid = What is secret
book-family-ex = Examples
book-def = Terms
book-setup = Setup
book-turn = The turn
book-pick = Picking a people
book-ready = Readying troops
book-first = First conquest
book-conq = Conquests
book-cost = What a region costs
book-loss = Losses and retreats
book-die = The die
book-redep = Redeployment
book-score = Scoring
book-decl = Decline
book-tile = Banners and badges
book-imm = Immunity
book-end = The end of the game
book-trig = When things happen
book-board = Boards
book-comp = What is in the box
book-must = What must be done
book-race = Races
book-pow = Powers
book-blank = Home-made tiles
book-river = Rivers
book-mon = Monsters
book-adj = What is adjacent
book-gnome = Gnomes
book-bag = The Bag
book-rp = What is found
book-rel = Relics
book-plc = Places
book-art = Artifacts
book-ghost = The Ghost
book-bal = The Balrog
book-sh = Stonehedge
book-mur = Murlocs
book-fac = Factions
book-piece = Pieces
book-empty = Empty regions
book-toll = Tolls
book-water = Seas
book-bonus = Faction bonus
book-bomb = Bombs
book-team = Teams
book-evt = Events
book-riv = River regions
book-port = Harbors
book-yard = The Shipyard
book-seer = The Temple of the Seer
book-thaw = Thaw
book-pir = Pirate ships
book-picture-entry = Nobody is on the map yet: the Orcs come in over its edge. Region 11 costs 3, because natives live there.
book-picture-reach = The Orcs hold two regions. Whatever borders one of them is within reach.
book-picture-cost = Plain land costs 2; a mountain, natives and every token in the way cost 1 more each.
book-picture-die = One token is left: amber regions need the die, and the chance stands beside the cost.
book-picture-loss = Three Ratmen in region 21: one is lost for good when it falls, the others go back to their owner’s hand.
book-picture-redeployment = After conquering, tokens gather where an attack may come; one stays in every region.
book-picture-score = Three regions of Orcs and two of declined Trolls earn 5 coins, and the power adds its own.
book-picture-decline = The Trolls are in decline: grey, a corner turned in their owner’s color, one token a region. They still score.
book-picture-immune = A Hole-in-the-Ground makes its region immune: nothing the Ratmen have can take it.
book-picture-pieces = A Fortress, a Lair and Encampments defend like tokens: the cost says by how much.
book-picture-rivers = A river region can be conquered and crossed, but it must be left again when you redeploy.
book-picture-monsters = A Monster in region 7: it makes the region dearer, and below it lies something to be found.
book-picture-places = A place stands on its arch and stays; a relic on its diamond moves with whoever holds it.
book-picture-river = In calm weather a river costs 1, and 1 more where a pirate ship lies.
book-picture-harbors = Three harbors: 1, 2 and 3 coins.
book-picture-pirates = The ship on the river defends it, and every region beside it earns 1 coin less.
tiles-page = All tiles
tiles-about = Races, powers, relics, places, artifacts and events of all boxes: what they bring, what they do, what they are worth.
tiles-kind = Kind
tiles-all-boxes = All boxes
tiles-all-kinds = All kinds
tiles-search-hint = Trolls, die, coin …
tiles-count = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
tiles-kind-race = Race
tiles-kind-power = Power
tiles-kind-relic = Relic
tiles-kind-artifact = Artifact
tiles-kind-place = Place
tiles-kind-event = Event
tiles-kind-symbol = On the board
tiles-kinds-race = Races
tiles-kinds-power = Powers
tiles-kinds-relic = Relics
tiles-kinds-artifact = Artifacts
tiles-kinds-place = Places
tiles-kinds-event = Events
tiles-kinds-symbol = On the boards
tiles-tokens = { $n ->
    [one] brings { $n } token
   *[other] brings { $n } tokens
}
tiles-lab = What it is worth
tiles-worth = With { $players } at the table: { $coins } against the average, in coins (± { $error }); measured with { $bot }
tiles-worth-had = With { $players } at the table: { $coins } for whoever has it, in coins (± { $error }); measured with { $bot }
tiles-bot-greedy = bots that take the next best thing
tiles-bot-planner = bots that plan the whole turn
tiles-bot-expert = bots that try out their plans
tiles-bot-grandmaster = the strongest bots

## Interface: lessons and first hints

puzzles-page = Puzzles
learn-page = Lessons
learn-about = Each lesson is a real game at a real table, with somebody who says what to do next. Leave whenever you like and take it up again later.
learn-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
learn-start = Begin
learn-resume = Continue
learn-base = From your first people to your second: picking, conquering, the die, redeploying, scoring, decline.
learn-underground = Monsters, and the relics and places they guard.
learn-river = Rivers, harbors, pirates, and an event every round.
learn-warcraft = Islands, factions, artifacts and legendary places.
guide-title-base = First lesson
guide-title-underground = Lesson: Underground
guide-title-river = Lesson: River World
guide-title-warcraft = Lesson: Warcraft
guide-title-first = A hint
guide-step = { $n } of { $of }
guide-next = Next
guide-finish = Finish
guide-got-it = Got it
guide-stop = No more of this
guide-fold = Fold away
guide-unfold = Show again
guide-refused = This region cannot be had now. Its card says why, and names the rule: press § to read it.
guide-paid = You skipped combos, so a coin of yours lies on each of them now. Whoever takes one of these gets the coin.
guide-base-welcome = Welcome! You will play a few turns against Odo, who is not very good. Every number here opens into its reasons, and Undo takes back whatever chance has not answered.
guide-base-pick = Pick a people. The top combo is free, every one you skip costs a coin. The big number is how many tokens you get. The first is a good one: press it, then Pick.
guide-base-look = Your people is in hand. A green number on a region is what it costs you. Point at one, or tap it once, to see why.
guide-base-conquer = This is what the region costs, line by line, and each § leads to its rule. Press the region again, or Conquer on the card, to take it.
guide-base-more = Yours! From here you go on to regions next to it. Take what you can, cheap ones first, until your tokens run out.
guide-base-die = Your tokens are too few for another region, but the die may help once: amber numbers show the chance. Press one and roll. It ends your conquests, whatever it shows.
guide-base-no-die = You did without the die. That is allowed; next time it costs nothing to try.
guide-base-redeploy = Redeploy: spread your tokens with − and + on the map, or let “Evenly” do it. One stays in each region; where Odo may come, more is safer. Then press Done.
guide-base-score = Your turn is over and you were paid: 1 coin for every region, and what race and power add. The log tells what for.
guide-base-others = Now Odo plays. Watch what happens to you: whoever loses a region loses one token, and takes back the others.
guide-base-decline = You could go on with the same people, but its tokens are spread thin. Put it into decline instead: it stops conquering and goes on earning.
guide-base-went-on = You go on with your people: also right, often for two or three turns. The decline can wait until your next turn; play this one to its end.
guide-base-declined = Your people is grey now: one token in each region, which still pays. That was your whole turn. You may have only one people in decline at a time.
guide-base-wait = Odo plays. Then you come back with a new people.
guide-base-second = Pick your second people. Coins that lie on a combo come with it.
guide-base-land = It comes in over the edge of the map as well. Conquer, redeploy and end your turn; both peoples pay you now.
guide-base-done = That is the whole game. Play this one on against Odo, or look at the other lessons and the rule book.
guide-underground-welcome = Below the ground Monsters sit in some regions. They make them dearer, and below each lies a relic or a place that whoever drives them out finds.
guide-underground-ready = Your people has played a turn already. Continue with it: your tokens come back to your hand, one stays in each region.
guide-underground-declined = You put this people into decline: allowed, but it finds nothing any more. With your next people you may try again.
guide-underground-monster = Take a region with a Monster. Its breakdown has a line for it.
guide-underground-elsewhere = A good region, but nothing lay there. Look for one with a Monster.
guide-underground-missed = Your turn ended without a find. The Monsters are still there on your next one.
guide-underground-found = Look what lay there: open the region’s card to read what it does. A place stays where it is and serves whoever holds its region; a relic can be moved and used once a turn.
guide-underground-use = If it is a relic, its button is in the turn bar. Use it, or go on conquering and then stop.
guide-underground-redeploy = Redeploy as always and end your turn. Whoever takes the region from you takes what lies there too, so guard it.
guide-underground-done = That is Underground. Rivers and chasms have rules of their own; the rule book has them all.
guide-river-welcome = Every round of River World has an event. It stands at the top; press it to read what it does. This round is calm.
guide-river-ready = Your people has played a turn already. Continue with it: your tokens come back to your hand, one stays in each region.
guide-river-declined = You put this people into decline: allowed. You will try the rivers with your next people.
guide-river-river = Rivers are cheap ways through the land. Take a river region: in calm weather it costs 1, and a pirate ship in it 1 more.
guide-river-elsewhere = A good region, but a dry one. Look for a river beside what you hold.
guide-river-missed = Your turn ended on dry land. The rivers are still there on your next one.
guide-river-beyond = From the river you reach everything on its banks. Conquer from there, or stop.
guide-river-redeploy = Nobody can stay in the water: when you redeploy, the river is emptied and its tokens go to your other regions. Spread them and end your turn.
guide-river-event = When the round is over, the next event is revealed. Watch the top of the table.
guide-river-harbors = A new event. A storm makes rivers dear, winter freezes them, pirates bring ships, and a ship makes regions beside it earn less. Harbors pay 1, 2, 3 …: hold several.
guide-river-done = That is River World. The Shipyard and the Temple of the Seer explain themselves when you hold them.
guide-warcraft-welcome = The map is made of islands. You come in by regions with an entry symbol, and go from island to island by travel.
guide-warcraft-pick = Most races belong to the Alliance or to the Horde. Odo plays one side: pick a people of the other, the first will do.
guide-warcraft-island = Now conquer a region with an entry symbol. The breakdown tells what it costs, as always.
guide-warcraft-factions = Whoever takes a region from the other faction earns a bonus: 1 coin for each such people and turn. Murlocs on the land are natives, like Lost Tribes.
guide-warcraft-travel = Continue. A region with an entry symbol on another island can be reached too: its breakdown has a line for the travel. Stop when your tokens run out.
guide-warcraft-redeploy = Redeploy and end your turn. Islands keep you safe from some, not from all.
guide-warcraft-legends = A round icon with a letter marks where an artifact or a legendary place lies hidden. Whoever takes that region finds it.
guide-warcraft-done = That is Warcraft. Play on, or open the gallery to see what all artifacts and places do.
guide-first-pick = Pick a people: the top combo is free, each one you skip costs a coin.
guide-first-conquer = Green numbers are regions you can take now, amber ones need the die. Point at a region to see why it costs what it costs.
guide-first-redeploy = Spread your tokens over your regions and end your turn: then you are paid, a coin for every region.
front-play-first = a first game against two easy bots
key-arrows = to the neighbor in that direction
key-next = previous or next region you can choose
key-enter = show the cost breakdown; press again to confirm
key-escape = back
key-undo = undo
key-redo = redo
key-restart = restart the turn
key-end = to “End turn”
key-hint = show or hide a hint
key-plus = more or fewer tokens
key-map = to the map
key-primary = to the main button
key-offer = the offer
key-players = players
key-log = log
key-score = score sheet
key-text = text board: read and type
key-help = this page
key-name-arrows = Arrows
key-name-enter = Enter
key-name-escape = Esc
key-name-shift = Shift

## Interface: credits

credits-page = Credits
credits-unofficial = Elbowroom is an unofficial fan work. It is not made, endorsed or supported by the publishers. Small World and the names of its boxes are trademarks of Days of Wonder; World of Warcraft is a trademark of Blizzard Entertainment. The rules are in our own words; no art or text of the publishers is used.
credits-icons = Icons
credits-icons-text = Icons by Lorc, Delapouite and others, game-icons.net, licensed under CC BY 3.0. The shapes are unchanged; colors, outlines and frames are ours.
credits-icons-by = { $count ->
    [one] { $author }: one icon
   *[other] { $author }: { $count } icons
}
credits-fonts = Typefaces
credits-fonts-text = Sansita by Omnibus-Type and Atkinson Hyperlegible Next by the Braille Institute, both under the SIL Open Font License 1.1.
credits-code = Code
credits-code-text = Elbowroom is free software under the MIT or Apache 2.0 license, at your option.
credits-licence = License text

## Interface: steps of a turn

step-choose = Choose
step-conquer = Conquer
step-redeploy = Redeploy
step-score = Score
bar-spectator = You are watching.
bar-away-wait = { $name } is away. The game waits.
bar-away-bot = { $name } is away. After { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } a bot takes over.
bar-away-hand = { $name } is away. After { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } the seat can be passed on, under “Players”.
bar-hand = { $tokens ->
    [one] token in hand
   *[other] tokens in hand
}
bar-unused-tokens = { $tokens ->
    [one] One token is still unused.
   *[other] { $tokens } tokens are still unused.
}
bar-round = Round { $round } of { $rounds }

## Interface: what is asked

ask-nothing = The game is over
ask-first = Who starts?
ask-banner = A race is revealed
ask-badge = A power is revealed
ask-attempt-die = The die decides
ask-roll-die = The die is rolled
ask-gamble-die = The die decides
ask-find = A discovery
ask-event = The round’s event
ask-omen = A look ahead
ask-bind = A power is drawn
ask-totem = Place the { $piece } again
ask-vanish = Let { $race } vanish?
ask-finale = Before scoring
ask-leave = Leave the rivers
ask-pick = Pick a race and its power
ask-choose = Expand or decline?
ask-choice = Choose
ask-choice-hint = { $tile }: what do you choose?
wait-choice = { $name } chooses
done-choice = Choose nothing
ask-draw = Chance decides
ask-draw-hint = { $tile }: chance decides.
wait-draw = Chance decides
done-draw = Continue
ask-act = Conquer a region
ask-redeploy = Redeploy your tokens
ask-yield = Give up a region
ask-post = Place { $piece }
ask-late = Decline now?
ask-seer = Look at the next event?
ask-act-first = Enter the map
ask-act-risen = { $race } in decline may conquer
ask-act-rolled = The die shows { $face }: attack or stop
ask-redeploy-settle = Place your displaced tokens
ask-nothing-hint = See who won, and why.
ask-first-hint = The first player is drawn at random.
ask-banner-hint = The offer is refilled.
ask-badge-hint = The offer is refilled.
ask-attempt-die-hint = Three blank faces, one each of 1, 2 and 3.
ask-roll-die-hint = Three blank faces, one each of 1, 2 and 3.
ask-gamble-die-hint = Three blank faces, one each of 1, 2 and 3.
ask-find-hint = What the Monsters guarded is revealed.
ask-event-hint = It is revealed and applies this round.
ask-omen-hint = Only the player who looks sees it.
ask-bind-hint = A badge is drawn for this place.
ask-totem-hint = Its region is lost. Choose another of your regions.
ask-vanish-hint = Each of its regions earns you 2 coins now, then all its tokens leave the map.
ask-finale-hint = Use what lies in your regions, or continue to scoring.
ask-leave-hint = Choose the rivers you empty; their tokens go back to your hand.
ask-pick-hint = The top combo is free; each one further down costs 1 more coin.
ask-choose-hint = Go on conquering with { $race }, or put them into decline and pick a new people next turn.
ask-act-hint = Choose a region to see what it costs. A roll of the die cannot be undone.
ask-redeploy-hint = At least one token stays in every region.
ask-yield-hint = More tokens must leave than you can spare: { n-tokens } to go.
ask-post-hint = Choose a marked region for each piece.
ask-late-hint = { $race } would decline immediately, without costing you a turn.
ask-seer-hint = You hold the Temple of the Seer. Only you will know what you see.
ask-act-first-hint = Choose a marked region for your first conquest.
ask-act-risen-hint = They act before your active people. Stop to continue with it.
ask-act-rolled-hint = Choose a region; it costs { $face } less, but at least 1 token.
ask-redeploy-settle-hint = They were driven out. Place them in regions that are still yours.

wait-nothing = The game is over
wait-first = The first player is drawn at random
wait-banner = A race is revealed
wait-badge = A power is revealed
wait-attempt-die = The die rolls
wait-roll-die = The die rolls
wait-gamble-die = The die rolls
wait-find = A discovery
wait-event = The round’s event is revealed
wait-omen = Somebody looks at the next event
wait-bind = A power is drawn
wait-totem = { $name } places the { $piece } again
wait-vanish = { $name } decides whether { $race } vanish
wait-finale = { $name } is finishing the turn
wait-leave = { $name } leaves rivers
wait-pick = { $name } picks a race and its power
wait-choose = { $name } expands or declines
wait-act = { $name } conquers
wait-redeploy = { $name } redeploys
wait-yield = { $name } gives up a region
wait-post = { $name } places { $piece }
wait-late = { $name } may decline
wait-seer = { $name } may look at the next event

## Interface: what can be done

do-pick = Take this combo
do-pick-free = Take it for free
do-pick-pay = Take it for { n-coins }
do-expand = Expand
do-decline = Decline
do-abandon = Abandon { $region }
do-conquer = Conquer { $region }
do-use = Take { $region } with { $tile }
do-attempt = Roll the die for { $region }
do-gamble = Roll the die for { $region }
do-roll = Roll the die first
do-put = { $n ->
    [one] One token to { $region }
   *[other] { $n } tokens to { $region }
}
do-empty = Empty { $region }
do-place = { $mark } to { $region }
do-wield = Use { $tile }
do-lay = { $tile } to { $region }
do-vanish = Let them vanish
do-peek = Look at the next event
do-choose-number = { $tile }: { $n }
do-choose-region = { $tile }: { $region }
do-choose-not = { $tile }: not { $region }
do-choose-pair = { $tile }: { $region } and { $to }
do-choose-seat = { $tile }: { $seat }
do-choose-tile = { $tile }: { $other }
do-choose-combo = { $tile }: combo { $slot }
do-choose-yes = { $tile }: yes
do-choose-no = { $tile }: no
do-done = Continue
do-first = { $seat } starts
do-banner = Reveal { $tile }
do-badge = Reveal { $tile }
do-find = Find { $tile }
do-event = Reveal { $tile }
do-omen = Show { $tile }
do-die = Roll { $face }

done-nothing = See the result
done-first = Continue
done-banner = Continue
done-badge = Continue
done-attempt-die = Continue
done-roll-die = Continue
done-gamble-die = Continue
done-find = Continue
done-event = Continue
done-omen = Continue
done-bind = Continue
done-totem = Continue
done-vanish = Let them stay
done-finale = Continue to scoring
done-leave = Stay in the others
done-pick = Continue
done-choose = Expand
done-act = Stop and redeploy
done-redeploy = Done
done-yield = Done
done-post = Done placing
done-late = Stay active
done-seer = Do not look
done-act-risen = Stop and go to the active people
done-act-rolled = Do not attack, redeploy

button-undo = Undo
button-redo = Redo
button-restart = Restart turn
button-end-turn = End turn
button-end-turn-coins = End turn: { n-coins }
button-cancel = Cancel
button-skip = Skip ahead
button-step = Next step
button-play = Resume
button-spread = Spread evenly
button-borders = To the borders
button-as-before = As before
button-zoom-in = Zoom in
button-fit = Whole map
button-abandon = Abandon
undo-free = Undoes your last step
barrier-start = There is nothing to undo yet
barrier-die = Cannot undo past a die roll
barrier-draw = Cannot undo past a draw
barrier-other = Cannot undo past another player’s move
redo-nothing = There is nothing to redo

## Interface: the offer and players

offer-title = On offer
offer-when-declined = when you have declined
offer-free = free
offer-lies = +{ $coins } on it
offer-tokens = { n-tokens }
players-title = Players
player-coins = { $name } has { n-coins }
player-coins-hidden = Coins hidden
player-band = { n-tokens }, { n-regions }
player-band-decline = in decline, { n-regions }
player-no-band = No active people
player-hand = { n-tokens } in hand
player-here = here
player-away = away
player-bot-in = a bot stands in
player-peace = Peace with { $name }
player-first = starts each round

## Interface: bills and the score sheet

bill-total = { $tokens ->
    [one] token to conquer
   *[other] tokens to conquer
}
bill-die = You have { $hand }, so the die must show { $face } or more.
bill-roll = Roll the die
bill-conquer = Conquer
bill-score = This turn: { $before } → { $after ->
        [one] { $after } coin
       *[other] { $after } coins
    }
bill-after-one = { $name } loses one token for good and takes { $back } back.
bill-after-none = { $name } loses nothing and takes { $back } back.
bill-after-natives = The natives leave the game.
bill-toll = First you pay { $name } { n-coins }.
bill-ransom = Afterwards you pay { $name } { n-coins }.
bill-rule = The rule
bill-open-rule = Rule { $rule } in the rule book
term-die = Die
term-one-lost = One token is lost
term-all-lost = All tokens are lost
term-replaced = The token is replaced
term-mark = { $n ->
    [one] { $piece }
   *[other] { $n } × { $piece }
}
sheet-title = If you end your turn now
sheet-regions = { $regions ->
    [one] One region with { $race }
   *[other] { $regions } regions with { $race }
}
sheet-decline = { $regions ->
    [one] One region with { $race }, in decline
   *[other] { $regions } regions with { $race }, in decline
}
sheet-total = Total

## Interface: refusals

illegal-over = The game is over.
illegal-not-yours = { $who } must answer first.
illegal-not-asked = That is not what is being asked now.
illegal-no-combo = There is no such combo to take.
illegal-no-badge = This race is still waiting for a power.
illegal-combo-too-dear = This combo costs more coins than you have.
illegal-not-held = Your people does not hold this region.
illegal-too-late-to-abandon = Regions can be abandoned only before the first attack.
illegal-own-region = Your people already holds this region.
illegal-closed-ground = Your people cannot hold such a region.
illegal-immune = This region is immune.
illegal-peace = Peace forbids this attack.
illegal-out-of-reach = This region is not adjacent to yours.
illegal-no-entry = A first conquest must be an entry region.
illegal-empty-hand = You have no token in hand.
illegal-no-token-to-roll = You have no token in hand to roll with.
illegal-too-dear = This costs { $cost }, and you have { $hand } in hand.
illegal-too-far-short = This costs { $cost }, you have { $hand } in hand, and the die adds 3 at most.
illegal-no-need-of-die = You have enough tokens without the die.
illegal-rolls-first = Your people rolls the die before it names a region.
illegal-toll-too-dear = You cannot pay the toll.
illegal-no-such-ability = Your people does not have this ability now.
illegal-used = This ability has already been used this turn.
illegal-unfit = This region does not meet the ability’s conditions.
illegal-one-or-all = Place one token at a time, or all that are left.
illegal-no-place = The piece cannot go there.
illegal-not-that-one = This cannot be chosen now.
illegal-duty = This step must be finished first.
illegal-not-in-stack = That is no longer in the stack.
illegal-no-omen = There are no face-down events left.

## Interface: the log

log-why = Why?
log-look-back = Look back
log-title = Log
log-turn = { $name }, round { $round }
log-you = You, round { $round }
log-now = now
log-since = since your last turn
log-earlier = Show earlier turns
log-setup = Before the game
log-started = { $seat } starts
log-turned-banner = { $race }: position { $slot }
log-turned-badge = { $power }: position { $slot }
log-reshuffled = The discarded powers are reshuffled
log-revealed = Event of the round: { $event }
log-looked = { $seat } looks at the next event
log-thawed = Thawed { $region }: { n-tokens } to the tray ({ $race })
log-turn-began = Round { $round }: { $seat }’s turn
log-picked = { $seat } takes { $combo }: { n-tokens }
log-paid = { n-coins } placed on the combos above
log-collected = { n-coins } found on the combo
log-expanded = { $race } expand
log-declined = { $race } decline
log-gathered = { $race }: { n-tokens } back in hand
log-returned = { $race }: { n-tokens } back
log-abandoned = { $region } abandoned
log-conquered = { $region } conquered by { $race }: { n-tokens }
log-natives-left = { $region }: the natives leave
log-lost = { $race } lose { n-tokens } in { $region }
log-displaced = { $race }: { n-tokens } driven out of { $region }
log-attempted = Die rolled for { $region }, which costs { $cost }
log-rolled = The die shows { $face }
log-failed = { $race } fail to take { $region }
log-toll-paid = { $seat } pays { $to } a toll: { n-coins }
log-found = { $tile } found in { $region }
log-consoled = { $seat } gets { n-coins } for the loss
log-ransom-paid = { $seat } pays { $to } { n-coins }
log-bound = { $power } is attached to the place
log-wielded = { $tile } is used
log-sheathed = Put back unused
log-moved = { $tile } is now in { $region }
log-copied = { $tile } is copied
log-given-up = { $race }: a token in { $region } is given up
log-sacrificed = { $seat } gets { n-coins } for it
log-overran = { $mark } enters { $region }
log-succeeded = { $race } take over { $region }
log-traded = Powers swapped: now { $combo }
log-forged = { $n ->
    [one] { $race }: { $n } new piece
   *[other] { $race }: { $n } new pieces
}
log-marked = { $seat } is marked ({ $by })
log-armed = { $mark }: { $n } drawn
log-halted = { $race } stop conquering
log-recruited = { $race }: { n-tokens } from the tray
log-placed = { n-tokens } to { $region }
log-set-aside = { $race }: { n-tokens } set aside
log-posted = { $mark } to { $region }: { $n }
log-removed = { $mark } leaves { $region }
log-allied = { $seat } and { $with } are at peace
log-peace-ended = The peace of { $seat } and { $with } ends
log-gained = { $seat } gets { n-coins } ({ $tile })
log-spent = { $seat } pays { n-coins } ({ $tile })
log-happened-in = { $tile }: something happens in { $region }
log-scored = { $term }: { n-coins }
log-withheld = { $term }: { n-coins } less
log-levied = { $seat } takes { n-coins } from { $from }
log-retired = { $race }: { n-tokens } back to the tray
log-discarded = { $power } is discarded
log-recycled = { $race } go back to the stack
log-turn-ended = { $seat }’s turn ends
log-ended = The game is over

## Interface: what is read aloud

aria-map = Game map
aria-map-hint = Arrow keys go from region to region, Enter shows the cost breakdown.
aria-region = Region { $number }, { $terrain }
aria-region-with = Region { $number }, { $terrain } with { $things }
aria-yours = your active { $race }, { n-tokens }
aria-yours-decline = your { $race } in decline, { n-tokens }
aria-theirs = { $name }’s active { $race }, { n-tokens }
aria-theirs-decline = { $name }’s { $race } in decline, { n-tokens }
aria-natives = { $n ->
    [one] one native
   *[other] { $n } natives
}
aria-piece = { $n ->
    [one] { $piece }
   *[other] { $n } × { $piece }
}
aria-costs = Costs you { $cost }; you have { $hand }.
aria-costs-die = Costs you { $cost }; you have { $hand }; needs { $face } on the die, { $odds } percent.
aria-cannot = Cannot be taken: { $reason }
aria-choice = Can be chosen.
aria-players = Players
aria-offer = Combos on offer
aria-log = What happened
aria-turn = Your turn and its buttons
aria-sheet = Score sheet
aria-die = The die shows { $face }
text-board-title = Text board

## Interface: chat and signals

chat-title = Chat
chat-label = Message
chat-placeholder = Write to the table…
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-new = { $n ->
    [one] One new message
   *[other] { $n } new messages
}
chat-to-all = Everybody at the table reads this, spectators too.
chat-listen = You are watching: the players talk, you read along.
chat-too-long = { $n ->
    [one] { $n } character too long
   *[other] { $n } characters too long
}
signal-turn-title = ● Your turn · { $table }
signal-turn-text = { $table }: the others are waiting for you.
sound-on = Sound is on
sound-off = Sound is off

## Interface: end of the game

end-wins = { $name } wins
end-you-win = You win
end-shared = { $names } share the victory
end-clear = { n-coins } ahead of { $name }
end-tie-tokens = Level on coins, ahead on tokens
end-tie-shared = Level on coins and on tokens
end-tie-line = Tie at { n-coins }: most tokens on the map wins
end-tokens = { n-tokens } on the map
end-rank = Rank { $place }
end-facts = { $box } · { n-players } · { n-rounds }
end-chart-rounds = Coins earned each round
end-chart-total = Total coins
end-each-round = Each round
end-running = Running total
end-declined = went into decline
end-chart-axis = Round { $round }
end-table = As a table
end-sources = Where the coins came from
end-source-start = Start
end-source-regions = Regions
end-source-race = Race
end-source-power = Power
end-source-other = Relics, places, others
end-source-found = Found on combos
end-source-paid = Paid
end-again = Play again
end-again-hint = Same box, same seats
end-review = Review my game
end-replay = Watch it again
end-record = Download the record
end-home = Home
end-fair = Was the draw fair?
end-fair-about = Before the first turn the server committed to its dice and draws with this number. Now the seed is public: your browser has recomputed the commitment.
end-fair-good = The promise was kept: seed and promise match.
end-fair-bad = The seed does not match the promise.
end-fair-die = A die or a draw does not follow from the seed.
end-rematch = { $name } plays again: take your seat
end-picture = Save as a picture
end-link = Copy the link to this game
end-turning = Turning point
end-turning-said = Round { $round } decided it for { $name }: the lead over the best of the others went from { $before } to { $after }.
end-turning-look = Watch this round
end-combos = History of combos
end-combo = Combo
end-combo-rounds = Rounds
end-combo-turns = Turns active
end-combo-coins = Coins
end-combo-sources = From
end-combo-taken = Regions taken
end-combo-lost = Regions lost
end-luck = Luck
end-luck-dice = Dice
end-luck-n = How often
end-luck-actual = Came
end-luck-expected = Expected
end-luck-draws = Tokens of races drawn
end-fair-promise = Promise
end-fair-seed = Seed

## Interface: connection and errors

net-connecting = Connecting…
net-lost = The connection is lost. Trying again…
net-away = No connection. You can go on playing against bots or together on this device; these games are kept in this browser.
net-here = Kept in this browser
net-here-away = Offline · kept in this browser
net-here-hint = This game needs no server. All games kept in this browser
problem-message = The server did not understand this page. Please reload it.
problem-line = The server did not understand “{ $line }”. Please reload the page.
problem-stale = Something has changed in the meantime. Here is the table as it is now.
problem-not-your-seat = This seat belongs to somebody else.
problem-barrier = You can go back only as far as the last die roll, draw or move by another player.
problem-nothing-to-redo = There is nothing to redo.
problem-too-fast = That was too much at once. Wait a moment and try again.
problem-text = The text is empty or too long.
problem-host-only = Only the player who opened the table can do that.
problem-policy = That is not possible at this table, or not yet.
problem-no-table = There is no such table. It may have been cleared away.
problem-link = This link to a seat is no longer valid.
problem-frozen = This game was played under earlier rules and cannot go on. You can still look at it.
problem-unreadable-table = This table comes from another version of the game and cannot be shown here. It is kept, and nothing of it is lost.
problem-version = There is a newer version of this page. Please reload it.
problem-not-found = There is nothing here.
problem-choice = There is no “{ $what }” here.
problem-board = The board has a fault: { $reason }
problem-tile = The tile has a fault: { $reason }
fault-line = line { $line }: { $reason }
fault-region = region { $region }: { $reason }
fault-text = from column { $column } on, this cannot be read as TOML: { $quote }
fault-text-json = this cannot be read as JSON: { $quote }
fault-text-missing = the field “{ $field }” is missing
fault-text-unknown = there is no field “{ $field }”; there are: { $known }
fault-text-value = this is not a value that belongs here: { $quote }
fault-text-twice = this is already given: { $quote }
fault-tile-word = { $field }: “{ $word }” is not one of: { $known }
fault-tile-key = key: “{ $key }” may have only lowercase letters, digits and underscores, { $most } of them at most
fault-tile-tokens = tokens: a race has 1 to 30, a power 0 to 30
fault-tile-stand-in = stand_in: a race needs one, the race whose tokens it uses
fault-tile-no-stand-in = stand_in: a power has none
fault-tile-kept = when: a power that works in decline must have kept = true
fault-tile-when = when: the effect “{ $effect }” works only with “{ $when }”
fault-tile-decline = when: the effect “{ $effect }” does nothing in decline on a race without one of these effects: { $needs }
fault-tile-needs = { $field }: the effect “{ $effect }” needs one
fault-tile-takes-none = { $field }: the effect “{ $effect }” takes none
fault-tile-amount = amount: must be 1 to { $most }
fault-tile-piece = piece: the effect “{ $effect }” needs a piece of which there is one: dragon
fault-tile-many-race = warning: tokens: { $tokens } is more than the { $most } recommended for a race
fault-tile-many-power = warning: tokens: { $tokens } is more than the { $most } recommended for a power
fault-board-format = format { $format } is not known; this version reads format { $known }
fault-board-box = box: “{ $box }” is not one of: { $known }
fault-board-unknown = no board has the key “{ $key }”
fault-board-key = key: it is empty or has spaces
fault-board-provenance = provenance: “{ $word }” is neither “official facts” nor “original”
fault-board-face = the face of an island has box = "wow", a tile, and 0 players and rounds
fault-board-players = players: { $n }, but a board is for 2 to 6
fault-board-rounds = rounds: { $n }, but a game has 1 to { $most }
fault-board-regions = regions: { $n }, but a board has 3 to { $most }
fault-board-same-key = another region has the same key
fault-board-terrain = terrain: “{ $terrain }” is not in the box; there are: { $known }
fault-board-symbol = symbols: “{ $symbol }” is not in the box; there are: { $known }
fault-board-symbol-ground = symbols: “{ $symbol }” cannot lie on “{ $terrain }”
fault-board-symbol-twice = symbols: “{ $symbol }” is there twice
fault-board-entry = entry: nobody can enter by “{ $terrain }”
fault-board-border = borders: it borders “{ $other }”, which is not a region
fault-board-border-itself = borders: it borders itself
fault-board-border-twice = borders: it names its border with { $other } twice
fault-board-border-one-sided = borders: it borders { $other }, but { $other } does not border it
fault-board-many = regions with “{ $what }”: { $n }, but the box has pieces for { $most }
fault-board-few = regions with “{ $what }”: { $n }, but there must be { $least }
fault-board-legends = spots for a legend on its island: { $n }, but there must be one
fault-board-no-land = there is no land around it
fault-board-cut-off = it cannot be reached by land from region { $other }
fault-board-no-entry = there is no entry region around it
fault-board-no-edge = fewer than two regions touch the edge
fault-board-unconnected = no border connects it to the edge
fault-board-inside = it lies wholly inside region { $other }; give it a second neighbor or the edge
fault-board-one-way = it is not connected to the edge in two ways
fault-board-crossing = its border with region { $other } would have to cross others: the borders are not planar
fault-board-crossing-edge = its border with the edge would have to cross others: the borders are not planar
fault-board-small = it comes out too small to hold a token; give the board fewer regions
fault-board-drawing-large = the drawing has more lines or points than a board may have
fault-board-drawing-sheet = the drawing does not fill its sheet, or reaches beyond it
fault-board-drawing-line = line between { $between }: it needs one or two regions of the board, and two points
fault-board-drawing-crossing = its outline crosses another line, or is not closed
fault-board-drawing-border = its border with { $other } is drawn or declared, but not both
fault-board-drawing-edge = it is drawn at the edge or declared there, but not both
fault-board-no-island = island: it is on no island, but others are
fault-board-other-island = it borders a region of another island
fault-board-island-apart = the regions of its island are not listed together in the file
fault-board-islands = islands: { $n }, but a set has 2 to 5
fault-board-island-sizes = islands of size “{ $size }” with players = { $players }: { $n }, but there must be { $needed }
fault-board-same-tile = two of the faces are on the same tile
fault-game-players = a game has 2 to 5 players, not { $n }
fault-game-rounds = a game has 1 to 20 rounds, not { $n }
fault-game-tiles = a game needs races (1 to { $races }) and powers (1 to { $powers })
fault-game-pieces = too many kinds of pieces; a game has at most { $most }
fault-game-stacks = too many kinds of pieces that stack; at most { $most } may
fault-game-followers = too many kinds of pieces counted among tokens; at most { $most } may be
fault-game-teams = teams are for four players
fault-game-teams-box = teams are for the box “warcraft”
fault-game-relics = too many relics and places; a game has at most { $most }
fault-game-events = the events ({ $n }) are too many, or too few for the rounds ({ $rounds })
fault-game-same-key = two tiles are called “{ $key }”
fault-game-two-rules = “{ $key }” has two rules of a kind a tile may have once: storm or swap, arm, mark_first, or one of exchange, hire, mimic, succeed and truce
fault-game-recruits = “{ $key }” recruits tokens, but the number of regions for each is 0
fault-game-lasting = too many tiles exempt from the limit of one declined people; at most { $most } may be
fault-game-supply = “{ $key }” has more tokens ({ $tokens }) than its supply ({ $supply })
fault-game-board = the box “{ $box }” is not played on the board “{ $board }”
fault-game-monsters-where = Monsters are placed by hand only on a base board of the mixed game
fault-game-monsters = the number of Lost Tribe regions with Monsters must be { $n }, no two of them adjacent
fault-game-region = there is no region “{ $key }”
fault-game-terrain = there is no terrain “{ $key }”
fault-game-regions = too many regions; a board has at most { $most }
fault-game-stand-in = “{ $key }” wants the tokens of “{ $stand_in }”, who are not in this game
fault-game-lent = “{ $key }” needs more tokens ({ $tokens }) than “{ $stand_in }” has to lend ({ $supply })
fault-game-decline = “{ $key }”: the effect “{ $effect }” does nothing in decline in this game, because no people has one of these effects: { $needs }
fault-shape-begin = it does not begin as a shape of this version
fault-shape-line = it cannot be read
fault-shape-order = the board does not have it in this place
fault-shape-version = it was made from another version of the board; make it again
fault-shape-end = its end is missing
fault-shape-open = its outline does not close
problem-setup = This cannot be made into a game: { $reason }
problem-record = This is not a record that can be read, or it tells something the rules do not allow (line { $line }).
problem-not-over = The game is not over yet.
problem-hint = There is a hint only when it is your turn to decide.
problem-server = Something went wrong on the server. Your game is safe; try again.
problem-offline = The server cannot be reached. Your game is saved and continues when you are back.
problem-alone = This page has no server, and this needs one.
problem-not-kept = This browser could not save that: it is out of space or not allowed to store anything here. Nothing was changed.

## Interface: more of the table

offer-to-pay = to pay
tool-empty = Empty
tool-assault = Assault
tool-shove = Shove
tool-herd = Shove a Beast
tool-raze = Remove { $piece }
tool-result = Result
tool-map = Map
bill-after-lost = { $name } loses { n-tokens }.
season-next = next round
note-decline = Earns { n-coins } now; next turn you pick again.
tool-invite = Invite
seat-menu = More for { $name }’s seat
sheet-more = Show more
sheet-less = Show less
card-holder = { $name }’s { $race }
card-holder-decline = { $name }’s { $race }, in decline
card-use = With { $tile }
card-place = { $n ->
    [one] Place { $piece }
   *[other] Place all { $n }: { $piece }
}
track-round = Round
track-of = of { $rounds }
tab-turn = Turn
tab-offer = Combos
tab-players = Players
tab-log = Log

## Interface: hints

hint-ask = Hint
hint-title = What a good player would do
hint-thinking = Thinking it over…
hint-then = then { $steps }
hint-coins = { $n ->
    [one] earns about { $n } coin this turn
   *[other] earns about { $n } coins this turn
}
hint-behind = { $n ->
    [one] about { $n } coin behind the best plan in the long run
   *[other] about { $n } coins behind the best plan in the long run
}
hint-odds = the roll succeeds { $n ->
        [one] { $n } time
       *[other] { $n } times
    } in a hundred
hint-regions-more = { $n ->
    [one] you hold { $n } more region
   *[other] you hold { $n } more regions
}
hint-regions-fewer = { $n ->
    [one] you hold { $n } fewer region
   *[other] you hold { $n } fewer regions
}
hint-hurts = { $n ->
    [one] costs { $who } { $n } coin a turn
   *[other] costs { $who } { $n } coins a turn
}
hint-exposed = { $n ->
    [one] { $n } of your regions could be attacked after that
   *[other] { $n } of your regions could be attacked after that
}
hint-safe = nobody could attack you after that
hint-makes-room = makes room for a new people
hint-price = { $n ->
    [0] the combo is free
    [one] the combo costs { $n } coin
   *[other] the combo costs { $n } coins
}
hint-gift = { $n ->
    [one] { $n } coin comes with the combo
   *[other] { $n } coins come with the combo
}
hint-fair = { $n ->
    [one] bots would pay about { $n } coin for this combo rather than take the free one
   *[other] bots would pay about { $n } coins for this combo rather than take the free one
}
hint-fair-none = as a rule bots like the free combo as much

illegal-river = No token may stay in a river.
illegal-own-immune = This region is immune, even against your own people.
illegal-unaided = Nothing helps against this people: no ability, relic or place.
illegal-too-far-for-dice = This costs { $cost }, you have { $hand } in hand, and the two rolls add { $most } at most.
illegal-after-roll = You cannot do this between a roll and its conquest.
illegal-not-controlled = You do not hold the region that gives you this.
illegal-wielding = You have something ready: conquer a region with it, or put it back first.
illegal-not-in-hand = It is not in your hand.
illegal-covered = A piece there must be removed first.
illegal-not-that-many = That number cannot be chosen.
illegal-held-in-decline = Your people in decline holds it, and cannot use it.
problem-over = The game is over. Nothing can be undone any more.
problem-number = Something else was done under this number before. Reload the page, then try again.
problem-second-thoughts = So much has been undone in this game that nothing more can be. You can go on playing.

## The terminal

typed-label = Your answer or command
typed-example = conquer 7, or help
typed-regions = All regions
typed-explain = what a people, a power or another tile does, as in “explain trolls”
typed-unknown = Nothing in this game is called “{ $name }”.
typed-no-region = There is no region “{ $key }” on this board.
typed-too-soon = “{ $line }” comes too soon: others or chance decide first. Nothing was done.
typed-sure-everything = You hold no region yet. Type it again to stop anyway.
typed-sure-tokens = { $tokens ->
    [one] One token can still conquer. Type it again to stop anyway.
   *[other] { $tokens } tokens can still conquer. Type it again to stop anyway.
}
typed-undone = Taken back.
typed-redone = Done again.
typed-ending = Your turn is over. To take it back, type undo.
typed-answer = Type your answer in one line: pick 1, conquer 7, attempt 9, put 4 2, done…; several with “;” between them.
typed-list = every answer there is
typed-table = the board and everybody’s peoples
typed-bill = what region 7 costs, line by line
typed-redeploy = a whole redeployment: regions and their tokens
terminal-explain = what a tile or a rule says
terminal-hint = what a good player would do
typed-undo = take back your last step
typed-redo = do again what was taken back
typed-restart = start this turn over
terminal-quit = quit; the game is saved
typed-misread = “{ $line }” is not an answer here; type list or help.
terminal-record = The record is in { $file }.
terminal-kept = The game is saved in { $file } after every answer. Continue it later with: elbowroom play --resume { $file }
terminal-left = The game waits in { $file }.
typed-people = { $people }, { n-tokens } in hand
typed-people-declined = { $people } in decline, { n-tokens } in hand
typed-put = up to { n-tokens } in one go, as in “put 4 2”
terminal-edge = edge
terminal-hidden = something lies hidden here
terminal-borders = borders { $regions }
terminal-not-text = That line cannot be read as text; nothing was done.
terminal-explain-unknown = Nothing is called “{ $name }”.
terminal-explain-near = Did you mean { $names }?
terminal-explain-how = Name a race, a power or another tile, or a rule such as CORE-DIE-4; a part of an id lists the rules that begin with it.
terminal-explain-quoted = Quoted by { $name }
terminal-kind-race = Race
terminal-kind-power = Power
terminal-kind-relic = Relic
terminal-kind-artifact = Artifact
terminal-kind-place = Place
terminal-kind-event = Event
terminal-kind-symbol = Symbol

fault-tile-clash = key: “{ $key }” is the name of a printed tile or piece
fault-tile-verb = key: “{ $key }” is a word that players answer with, so nobody could answer what the tile asks
fault-tile-stranger = stand_in: no box has a race “{ $stand_in }”
fault-tile-lent = tokens: { $tokens } is more than “{ $stand_in }” can lend ({ $supply })
fault-tile-kept-race = kept: only a power can be kept; a race stays with its people anyway
fault-tile-twice = effect: only one rule with “{ $effect }” may stand on a tile
fault-tile-sum = amount: the rules with “{ $effect }” add up to { $sum }, and the most is { $most }
fault-tile-rules = too many rules; a tile has at most { $most }
fault-tile-regions = regions: “{ $effect }” cannot refer to “{ $word }”, only to: { $known }
fault-tile-stack = piece: “{ $effect }” needs a piece of which several can stand in one region, not “{ $word }”: { $known }
fault-tile-unnamed = { $field }: it must be given in at least one language
fault-tile-long = { $field }: too long; the limit in characters is { $most }
fault-tile-unseen = { $field }: it has characters that cannot be seen, or that turn the direction of writing
fault-tile-icon = icon: there is no icon “{ $icon }”
fault-tile-letters = letters: 1 to { $most } letters or digits, and no icon beside them
fault-pack-begin = a pack begins with the line “{ $first }”
fault-pack-line = “{ $line }” is neither a title nor “=== tile” or “=== board”
fault-pack-empty = there is nothing in the pack
fault-pack-many = too much for one pack; limit for tiles: { $tiles }; limit for boards: { $boards }
fault-pack-large = a pack is at most { $most } KB long
fault-game-exchange = “{ $key }” would swap among too many regions of this map ({ $n }); the most is { $most }
problem-full = Too many people are watching this table. Try again later.
chat-earlier = Earlier messages

button-fewer = One fewer in { $region }
button-more = One more in { $region }

bar-ending = Your turn is over
bar-ending-hint = You can still take it back.
bar-ending-live = { $seconds ->
    [one] Your turn ends in one second. Press U to take it back.
   *[other] Your turn ends in { $seconds } seconds. Press U to take it back.
}
button-take-back = Take it back
button-now = Continue now
sure-everything = You hold no region yet. Press again to stop anyway.
sure-tokens = { $tokens ->
    [one] One token can still conquer. Press again to stop anyway.
   *[other] { $tokens } tokens can still conquer. Press again to stop anyway.
}
settings-warn = Warn me before a blunder
settings-warn-about = Only at tables where all others are bots. Important answers then take a moment longer.
settings-take-back = Time to undo the end of a turn
settings-take-back-about = Bots and chance wait this long after your turn.
take-back-0 = None
take-back-3 = 3 seconds
take-back-8 = 8 seconds
problem-overtaken = Something has changed at the table in the meantime, so your move was not made.

tile-instead = On this board that means: { $things }.
tile-nothing = Little use here: there is none of it on this board.
new-board-seats = This board is for another number of players.
team-sum = Counted: { $least } (the lower purse), { $coins } in total
team-hidden = The lower purse counts
end-team-wins = The { $team } wins
end-team-you-win = You win for the { $team }
end-teams-shared = Both teams share the victory
end-team-lower = { $names }: their lower purse has { $coins }, the other team’s { $others }
end-team-higher = { $names }: level on the lower purse, ahead on the higher one
end-team-level = Level on both purses
net-waiting = Waiting to be sent: { $moves }
net-waiting-hint = It will be played as soon as the connection is back, or given back if it no longer can be.
net-given-back = Your waiting move was not made.
problem-waiting = Your last move is still waiting to be sent.
button-zoom-out = Zoom out
settings-numbers = Numbers of regions on the map

bar-named = { $name }: { $ask }
lobby-local = This address works on this computer only: others cannot follow these links.
lobby-local-how = Start the server so that it listens to your network:
lobby-addresses = Then open this page there, and share the links you see: { $addresses }
new-exhibition = Only bots: they play by themselves, and you watch.
name-ask = What should the others call you?
name-go = OK
name-yours = Name?
bot-expert = Expert
bot-expert-about = tries its plans out first
bot-grandmaster = Grandmaster
bot-grandmaster-about = strongest with two players, judges by a trained net

# Looking back at a game.
look-title = Looking back
look-first = To the beginning
look-back = One step back
look-play = Play
look-pause = Pause
look-forth = One step on
look-last = To the end
look-speed = Speed
look-live = Back to now
look-live-missed = Live +{ $n }
look-awaited = It is your turn
look-skip = Skip
look-recap = Since your last turn
look-review = Review
look-since = Since my last turn
look-link = Copy the link to this moment
look-from-here = Play from here
look-from-here-hint = A new table begins at this moment: you play whoever is to move, bots play the others.
look-start = The game begins.
look-turn-begins = A turn begins.
look-turn = { $name }, round { $round }
look-at = { $at } of { $end }
look-declines = Decline
look-dice = Die
look-losses = Region lost
look-coins = Coins of all players over the game
look-regions = Regions held by all players over the game

# Records of games.
record-page = Open a record
record-about = Drop a file here, choose one, or paste its text. The game is played again on your device, move by move, and every die is checked.
record-choose = Choose a file
record-paste = Or paste the text of a record
record-open = Open
record-fair = Dice checked: every one follows from the promised seed.
record-unfair = Dice checked: line { $line } is not what the seed gives.
record-promise-broken = Dice checked: the seed is not the promised one.
record-no-seed = The dice cannot be checked: the record names no seed.
record-long = The text is too long for a record: at most { $most } KB are read.

## The lab

lab-page = Lab
lab-about = What games among bots say about every race, power, find and combo. Coins are counted to the end of the game; after ± stands how sure the figure is (95 %). Whoever plays differently gets other figures.
lab-games = Games: { $games }, played by { $bot }.
lab-missing = The lab has not looked at this box yet.
lab-bot-greedy = bots that look one step ahead
lab-bot-planner = bots that plan whole turns
lab-bot-veteran = bots of the level Veteran
lab-bot-expert = bots of the level Expert
lab-list = What things are worth
lab-kind = What is compared
lab-kind-races = Races
lab-kind-powers = Powers
lab-kind-finds = Finds
lab-kind-combos = Combos
lab-races-about = What a people of this race earns in its life, more or less than the average people picked in the same round.
lab-powers-about = What a people with this power earns in its life, more or less than the average people picked in the same round.
lab-finds-about = Relics, places and what the board has: what somebody earns to the end of the game who begins a turn with it, more or less than others in the same round with as many regions.
lab-combos-about = The fair price: at so many coins bots like the combo as much as the free one at the top.
lab-find = Find by name
lab-csv = Download (CSV)
lab-none = Nothing is called that.
lab-none-here = This box has nothing of the kind.
lab-more = { $n ->
    [one] Show { $n } more
   *[other] Show { $n } more
}
lab-worth = Worth
lab-price = Fair price
lab-by-round = By round
lab-by-players = By number of players
lab-round = Round { $round }
lab-all-rounds = All rounds
lab-estimated = ≈ Seen too seldom in this round: what the race and the power are worth there, added up.
lab-seen = Times seen: { $n }.
lab-compare = Compare two
lab-first = First
lab-second = Second
lab-better = In coins, { $better } are ahead of { $worse } by { $coins }, and that is no accident.
lab-alike = In coins, { $better } and { $worse } are { $coins } apart; that may be an accident.
lab-places = Does it matter who begins?
lab-places-about = How often each place in the order of play wins.
lab-place = { $place ->
    [1] First to play
   *[other] Place { $place }
}
lab-share = { $share } % ± { $error }
lab-csv-name = Name
lab-csv-error = Worth ±
lab-csv-price-error = Fair price ±
lab-csv-seen = Seen
lab-csv-round = Round

## Reports of the lab

terminal-lab-title = { $box }, { $players }: what is worth how much
terminal-lab-about = Games: { $games }, among bots called { $bot }; board: { $board }; seed: { $seed }. A bot of another strength plays tiles otherwise: compare reports before you call a tile too strong. After ± stands half the 95 % interval; press a line to see its rounds.
terminal-lab-beside = The blue lines are what another report says (games: { $games }, among bots called { $bot }).
terminal-lab-mean = { $coins } on average
terminal-lab-combos = What combos earned that were picked often enough
terminal-lab-wins = wins
terminal-lab-coins = coins at the end
terminal-lab-bands = Peoples in a game
terminal-lab-n-bands = { $n ->
    [one] { $n } people
   *[other] { $n } peoples
}
terminal-lab-declines = When the first people declines
terminal-lab-declines-about = Coins ahead of the table’s mean at the end, by the round of the first decline. That is what such games became, not what declining then would do.
terminal-lab-never = never
terminal-lab-ties = Ties
terminal-lab-ties-said = { $ties } % of games end with equal coins at the top; { $shared } % are shared because tokens do not decide either.
