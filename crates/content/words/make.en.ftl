## Rules of home-made tiles in words: how one sentence is put together

does-once-declined = Once in decline: { $sentence }
does-active = Not in decline.
does-always = This still applies in decline.
does-if-second_rounds = In every second round: { $sentence }
does-if-nobody_attacked = As long as you have attacked no active people this turn: { $sentence }
does-if-nothing_taken = As long as you have taken no region this turn: { $sentence }
does-leaves = Put { $piece } there.
does-fewer = { $n ->
    [one] { $n } fewer token
   *[other] { $n } fewer tokens
}
does-more = { $n ->
    [one] { $n } more token
   *[other] { $n } more tokens
}
does-times = { $n ->
    [one] Once a turn
   *[other] Up to { $n } times a turn
}

## What each word does

does-income = Each { $region } you hold earns you { n-coins } more.
does-purse = You get { n-coins } more at every scoring.
does-windfall = You get { n-coins } more, once, at the end of the turn in which you pick this combo.
does-spoils = Each non-empty region you conquered this turn earns you { n-coins } more.
does-prize = Each time you conquer a non-empty region, the bank pays you { n-coins } immediately.
does-prize_any = Each time you conquer a region, empty or not, the bank pays you { n-coins } immediately.
does-tribute = Each time you conquer a region of an active people, its player pays you { n-coins } immediately, if there are any.
does-prize_decline = Each time any people goes into decline, the bank pays you { n-coins } immediately.
does-prize_abandon = Each region you abandon earns you { n-coins } immediately.
does-prize_turn = At the start of your turn each { $region } you hold earns you { n-coins }.
does-pairs = Every two { $regions } you hold earn you { n-coins } more.
does-crowd = Each of your regions with at least { n-tokens } of yours earns you a coin more.
does-whole = If all your regions form a single group, you get { n-coins } more.
does-blocks = Each separate group of regions you hold earns you { n-coins } more.
does-console = Each time an opponent conquers one of your regions, the bank pays you { n-coins } immediately.
does-ransom = An opponent who conquers one of your regions pays you { n-coins }; who has less may not attack it.
does-levy = When you score, take { n-coins } from each opponent whose active people borders one of your regions.
does-discount = Conquering any { $region } costs you { does-fewer }.
does-discount_beside = Conquering a region adjacent to any { $region } you hold costs you { does-fewer }.
does-surcharge = Every conquest costs you { does-more }.
does-as_if_empty = Conquering any { $region } costs you as if nobody stood there; mountains still count.
does-defense = Any { $region } you hold costs opponents { does-more } to conquer.
does-toll = Before each attack on any { $region } you hold, an opponent pays you { n-coins }; who has less may not attack it.
does-reach = You may conquer any { $region }, adjacent or not.
does-entry = You may enter the map through any { $region }.
does-link = For your conquests all { $regions } are adjacent to one another.
does-hub = For your conquests any { $region } is adjacent to all your regions, and you may enter the map through it.
does-cross = For your conquests, regions on either side of any { $region } are adjacent.
does-unaided = On other players’ turns no ability helps to conquer your regions.
does-gamble = You may roll the die for every conquest of any { $region }, or of a region adjacent to one you hold, and pay that much less (at least 1 token).
does-hold = You may conquer and hold any { $region }, even where others may not.
does-storm = Once a turn you may conquer a region with just { n-tokens }, whatever defends it.
does-swap = Once a turn against each opponent, replace a lone token of an active people next to you with one of yours from the tray.
does-immune = Opponents cannot conquer any { $region } you hold.
does-again = Once your conquests are over, take your spare tokens in hand and conquer again.
does-stay = You do not redeploy: tokens stay where they fought, and you only place those in hand.
does-withdraw = When you redeploy, leave 1 token in each region and set the others aside until your next turn.
does-skip_price = Whoever skips this combo lays { n-coins } more on it.
does-recruit_skipped = You get { n-tokens } more for each time this combo was skipped before you picked it.
does-beyond = Each region you hold beyond the number of { $n } earns you a coin more.
does-income_tokens = Each of your tokens on the map earns you { n-coins } more.
does-prize_piece = At the start of your turn you get { n-coins } for each of your regions with { $piece }.
does-buy = { $n ->
    [one] At the end of each turn you may put { $piece } in one of your regions, for a coin.
   *[other] At the end of each turn you may put up to { $n } { $pieces } in your regions, for a coin each.
}
does-gather = When this people goes into decline, all its tokens stay and gather in one region of your choice.
does-roll_first = Before each conquest you may roll the die, then choose a region and pay that much less (at least 1 token).
does-spare = When one of your regions is conquered you lose no tokens.
does-reserve = You get { n-tokens } more for conquest only. After redeploying, set as many aside until your next turn.
does-recruit = { $n ->
    [one] For every non-empty region you conquered this turn, take 1 new token from the tray when you redeploy.
   *[other] For every { $n } non-empty regions you conquered this turn, take 1 new token from the tray when you redeploy.
}
does-recruit_on = When you redeploy, take 1 new token from the tray for each { $region } you hold.
does-arm = At the end of your conquests, take { $piece } for each { $region } you hold and put them in your regions when you redeploy.
does-mark_first = { $n ->
    [one] The first region you conquer gets { $piece }.
   *[other] The first { $n } regions you conquer each get { $piece }.
}
does-build = Each time you redeploy you may put { $piece } in one of your regions, as long as there are any.
does-camp = { $n ->
    [one] Each time you redeploy, put { $piece } in one of your regions.
   *[other] Each time you redeploy, put { $n } { $pieces } in your regions.
}
does-guard = { $n ->
    [one] At the end of each turn, put { $piece } in one of your regions.
   *[other] At the end of each turn, put { $n } { $pieces } in your regions.
}
does-totem = Put { $piece } in the next region you conquer; at the start of each turn you may move it to another of your regions.
does-mimic = When you pick this people you may swap its badge for that of any other combo on offer.
does-forge = When you redeploy, take a hammer for each { $region } you hold, { $n } at most. From the next turn on each serves as a token for conquest.
does-spring = At the start of your turn, take { n-tokens } from the tray.
does-entomb = In decline all tokens stay. When a region is lost, you lose 1 token and move the others to other regions of this people.
does-vanish = When this people goes into decline, each of its regions earns you { n-coins } more, once. Then all its tokens leave the map.
does-succeed = In decline, at the start of your turn you may hand up to { $n } of its regions to your active people.
does-grudge = Opponents who attack a people of yours are marked: on your next turn all their regions cost you { does-fewer }.
does-truce = At the end of your turn you may name an opponent you have not attacked, who may not attack this people until your next turn.
does-rise = In decline all tokens stay, and the people still conquers, defends and redeploys like an active one.
does-lasting = In decline this people does not count toward your limit: you may have a second people in decline.
does-rage = For each region you conquered this turn that was defended by at least { n-tokens }, you get as many coins as tokens stood there.
does-curios = Each relic and each place in your regions earns you { n-coins } more.
does-islands = Each island with a region of yours earns you { n-coins } more.
does-sail = You pay no travel cost.
does-plant = Each { $region } you conquer gets { $piece }.
does-fortify = Each region you hold gets { $piece }.
does-rescue = On each opponent’s turn the first token you would lose comes back into your hand.
does-garrison = You conquer and hold regions with at least { n-tokens } each.
does-hire = After your conquests you may buy as many tokens from the tray as were lost because of you this turn, for { n-coins } each.
does-assault = Once a turn you may attack any land region, adjacent or not, and roll the die before it.
does-shove = { does-times } you move an opponent’s token next to you to another region of the same people, or take away a piece there.
does-exchange = { does-times } you exchange everything that stands in any two { $regions }.
does-concord = At the end of your turn, every opponent you have not attacked gets a harmony token, and pays you { n-coins } before attacking this people.
does-late_decline = You may go into decline right after scoring an ordinary turn.

## Regions and pieces that rules speak of

one-any = region
one-land = land region
one-water = water region
one-coast = coastal region
one-farmland = farmland region
one-forest = forest region
one-hill = hill region
one-mountain = mountain region
one-swamp = swamp region
one-mine = region with a mine
one-magic = region with a magic source
one-cavern = region with a cavern
one-river = river region
one-rim = region beside a chasm
one-shore = waterside region
one-occupied = inhabited region
one-declined = region of a people in decline
one-natives = region with natives
one-vacant = uninhabited region
one-secluded = secluded region
one-places = region with a place
all-any = regions
all-land = land regions
all-water = water regions
all-coast = coastal regions
all-farmland = farmland regions
all-forest = forest regions
all-hill = hill regions
all-mountain = mountain regions
all-swamp = swamp regions
all-mine = regions with a mine
all-magic = regions with a magic source
all-cavern = regions with a cavern
all-river = river regions
all-rim = regions beside a chasm
all-shore = waterside regions
all-occupied = inhabited regions
all-declined = regions of peoples in decline
all-natives = regions with natives
all-vacant = uninhabited regions
all-secluded = secluded regions
all-places = regions with a place
one-piece-fortress = a fortress
one-piece-encampment = an encampment
one-piece-hole = a hole
one-piece-hero = a hero
one-piece-dragon = a dragon
one-piece-chest = a chest
all-piece-fortress = fortresses
all-piece-encampment = encampments
all-piece-hole = holes
all-piece-hero = heroes
all-piece-dragon = dragons
all-piece-chest = chests

## The editor of tiles

make-page = Make a tile
make-title = Make a race or a power
make-lede = Choose what it does, see it as it will lie on the table, try it against bots, and send it to friends. It is kept in this browser.
make-mine = Your tiles
make-new = Begin a new one
make-forget = Delete this one
make-unnamed = Without a name
make-shared = Somebody sent you this tile. It is kept here once you change it.
make-link-bad = The link is damaged, or leads to no tile. Ask for it again.
make-link-large = The link holds more than a tile may. Nothing was read from it.
make-what = What it is
make-race = Race
make-power = Power
make-name = Name ({ $language })
make-names-hint = One name is enough; the other languages then use it.
make-key = Short name in files
make-tokens = Tokens
make-stand-in = Whose tokens it uses
make-stand-in-hint = That race stays out of the game.
make-kept = The badge stays with the people in decline
make-rules = What it does
make-rules-none = Nothing yet. Add a rule below.
make-rule-add = Add a rule
make-rule-find = Search the rules
make-rule-none = No rule says that.
make-rule-remove = Remove rule { $n }
make-rule = Rule { $n }
make-when = When
make-when-active = while active
make-when-decline = in decline
make-when-always = active and in decline
make-if = Only if
make-if-none = always
make-if-second_rounds = in every second round
make-if-nobody_attacked = no active people was attacked this turn
make-if-nothing_taken = no region was taken this turn
make-amount = How many
make-regions = Which regions
make-piece = Which piece
make-piece-none = no piece
make-picture = Picture
make-letters = Or up to { $most } letters
make-text = Text on the table
make-text-auto = Write the text from the rules
make-text-auto-about = In all three languages, again after every change.
make-text-in = Text ({ $language })
make-file = File
make-file-hint = The same tile as a file, for new tables, scenarios and the command line.
make-file-save = Save the file
make-file-open = Open a file
make-preview = How it will lie on the table
make-tokens-of = Token
make-sound = Nothing is wrong with it.
make-faults = { $n ->
    [one] { $n } thing is still wrong. It is said where it stands.
   *[other] { $n } things are still wrong. Each is said where it stands.
}
make-try = Try it
make-try-box = Box
make-try-play = Play with it against bots
make-try-play-hint = It lies on top, so you can pick it immediately.
make-try-measure = Let bots play 2,000 games
make-try-progress = Games: { $games } of { $most }
make-try-stop = Stop
make-try-worth = { $name }: { $coins } (give or take { $error }), in coins per people
make-try-about = Compared with the average people picked in the same round. Games between equal bots: { $games }; how often it was seen: { $n }.
make-try-seldom = Too few games yet to say anything.
make-try-fair = That is within what printed tiles are worth.
make-try-strong = That is more than any printed one.
make-try-weak = That is less than any printed one.
make-try-others = Beside the printed ones
make-variant-ask = What would make it fair?
make-variant-hint = The same games with one token fewer and with one more.
make-variant-own = As it is
make-variant-fewer = One token fewer
make-variant-more = One more token
make-variant-printed = Printed tiles on average
make-variant-best = { $what } comes nearest to printed tiles.
make-variant-stay = It comes nearest to printed tiles as it is.
make-share = Send it
make-share-hint = The link holds the whole tile. Nothing is stored anywhere else.
make-share-link = Link to this tile

## The editor of boards

draw-page = Draw a board
draw-heading = Draw a board
draw-lede = Cut a sheet into regions, give them land and symbols, see whether it is fair, and play on it. It is kept in this browser.
draw-mine = Your boards
draw-new = Begin a new one
draw-forget = Delete this one
draw-unnamed = Board without a name
draw-shared = Somebody sent you this board. It is kept here once you change it.
draw-link-bad = The link is damaged, or leads to no board. Ask for it again.
draw-link-large = The link holds more than a board may. Nothing was read from it.
draw-start = Begin a board
draw-box = Box
draw-players = Players
draw-rounds = Rounds
draw-from-sheet = An empty sheet
draw-from-chance = A new one by chance
draw-from-printed = One that is there
draw-pieces = Cut into how many regions
draw-pieces-hint = 1 is an empty sheet; 20 to 50 make a board in no time.
draw-which = Which one
draw-mix = How much of each land
draw-mix-usual = As on the boards of the box. Move one to mix your own.
draw-mix-own = In proportion to each other, as far as there are pieces.
draw-begin = Begin
draw-back = Back to my board
draw-tool = What a press does
draw-shape = Shape
draw-split = Split
draw-paint = Paint
draw-rise = New island
draw-brush = What you paint
draw-undo = Undo
draw-redo = Redo
draw-smaller = Smaller
draw-larger = Larger
draw-map = The board
draw-shape-hint = Press a region, then drag its corners and borders. With keys: arrows move, Delete straightens a corner.
draw-split-hint = Press where a new border begins, on a border or the edge.
draw-split-end = Press where it ends. On the way, each press inside a region makes a bend; Escape gives up.
draw-paint-hint = Choose land or a symbol and press the regions that get it. A second press takes a symbol away.
draw-rise-hint = Press the ocean where an island is to rise.
draw-region-is = Region { $region }: { $what }
draw-corner = Corner at { $x }, { $y }
draw-border = Border at { $x }, { $y }
draw-region = Region { $region }
draw-region-none = No region chosen
draw-region-how = Press a region on the map to see and change what it is.
draw-terrain = Land
draw-symbols = Symbols
draw-entry = Way in
draw-entry-box = As the box has it
draw-entry-yes = Always
draw-entry-no = Never
draw-entry-open = Peoples can come in here.
draw-entry-shut = Nobody can come in here from outside.
draw-key = Number
draw-join = Join with region
draw-join-with = Join with region { $region }
draw-sink = Give it back to the ocean
draw-board = The board
draw-title = Name
draw-number = Number all regions in reading order
draw-checks = Can it be played?
draw-faults = { $n ->
    [one] { $n } thing is still missing or wrong.
   *[other] { $n } things are still missing or wrong.
}
draw-sound = Nothing is wrong with it. It can be played.
draw-drawing = Drawing the map…
draw-small = Region { $region } is small: tokens will be cramped.
draw-preview = { $board }, as it will lie on the table
draw-counts = What lies on it, beside a printed board
draw-here = Here
draw-printed = Printed
draw-count-regions = Regions
draw-count-entries = Ways in
draw-measure = Let bots play 1,000 games
draw-measure-hint = It says whether one way in, or one place in the order of play, is worth more than others.
draw-place = Player { $n } in order
draw-by-region = In by region { $region }
draw-ahead = Coins ahead
draw-often = How often
draw-fair = It is fair: no way in and no place in the order stands out.
draw-unfair = It is not quite fair:
draw-odd = { $what }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
draw-file = File and picture
draw-file-hint = The file is for new tables, packs and the command line. The PNG is large enough to print.
draw-svg = Picture (SVG)
draw-png = Picture (PNG)
draw-share-hint = The link holds the whole board. Nothing is stored anywhere else.
sketch-crossing = Borders would cross or touch there.
sketch-enclosed = A region would lie around others, or fall into two pieces.
sketch-edge = The edge of the board stays where it is.
sketch-full = There are as many regions and corners as a board may have.
sketch-apart = Those places have no region in common, or that is not a bend.
sketch-word = That does not go together: the land does not take it, or the number is taken.
sketch-gone = That is not there any more.
