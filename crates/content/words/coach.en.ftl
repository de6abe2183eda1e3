# What the coach says: reviews of games.

## Reasons

coach-still-strong = Declining here cost about { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: your people could still have taken { $n ->
        [one] { $n } region
       *[other] { $n } regions
    } more.
coach-still-strong-held = Declining here cost about { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: your people were still worth keeping.
coach-worn-out = Declining now would have been worth about { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } more: your people could take { $n ->
        [0] no more regions
        [one] only { $n } more region
       *[other] only { $n } more regions
    }.
coach-worth-more = { $better } were worth about { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } more than { $taken }, their price and the coins on them included.
coach-coins-lay = { $coins ->
        [one] { $coins } more coin
       *[other] { $coins } more coins
    } lay on { $better }.
coach-dearer = { $taken } cost you { $coins ->
        [one] { $coins } more coin
       *[other] { $coins } more coins
    } to take.
coach-lab = Over many games in the lab, { $better } were worth about { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } more.
coach-unused = You stopped with { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } in hand, enough to take { $regions }.
coach-long-odds = The die had to help at { $region }, and does so { $n ->
        [one] { $n } time
       *[other] { $n } times
    } in a hundred.
coach-targets = { $regions } would have brought { $coins ->
        [one] { $coins } more coin
       *[other] { $coins } more coins
    } this turn.
coach-coins = The better plan brings { $n ->
        [one] { $n } more coin
       *[other] { $n } more coins
    } this turn.
coach-regions = The better plan ends the turn with { $n ->
        [one] { $n } more region
       *[other] { $n } more regions
    }.
coach-hurts = The better plan takes { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } a turn from { $who }.
coach-safer = The better plan leaves { $n ->
        [one] { $n } fewer region
       *[other] { $n } fewer regions
    } open to attack.
coach-open = You left { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } in { $region }, where { $better } would have been better: { $n ->
        [one] { $n } people could take it
       *[other] { $n } peoples could take it
    }.
coach-falls = With { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $region } falls before your next turn { $played } times in a hundred; with { $better }, { $best } times.
coach-cheap = With { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } there, { $region } costs others { $n } as a rule; the better plan makes that { $better }.
coach-fell = { $region } was lost to { $who } in round { $round }.
coach-chance = Your chance to win went down from { $best } % to { $played } %.
coach-by-the-end = By the end of the game the better plan should bring about { $n ->
        [one] { $n } more coin
       *[other] { $n } more coins
    }.

## Grades

coach-grade-best = Best
coach-grade-good = Good
coach-grade-inaccuracy = Inaccuracy
coach-grade-mistake = Mistake
coach-grade-blunder = Blunder

## What was decided

coach-kind-decline = Expand or decline
coach-kind-combo = Picking a combo
coach-kind-conquests = Conquests
coach-kind-redeployment = Redeployment
coach-kind-other = Another decision

## Habits

coach-habit-early-decline = Decline later
coach-habit-late-decline = Decline earlier
coach-habit-combo = Weigh what a combo is worth against its price
coach-habit-unused = Use all your tokens before you stop
coach-habit-die = Stake tokens on the die only when the odds are good
coach-habit-targets = Compare targets before you conquer
coach-habit-border = Guard the regions others can reach
coach-habit-placing = Put your tokens where they save most
coach-habit-other = Take your time over special choices
coach-habit-cost = about { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } lost in { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }
coach-habits-none = Nothing to work on: in { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    } nothing was clearly worse than the best plan.

## Lists

coach-round = Round { $round }
coach-best-plan = Better: { $plan }
coach-worse = { $coins } coins (± { $error })
coach-die-unlucky = { $name } rolled { $face } in round { $round }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } worse for you than the average roll. Unlucky, not wrong.
coach-die-lucky = { $name } rolled { $face } in round { $round }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } better for you than the average roll.
coach-dice-sum = All dice together: { $coins } coins for you.
coach-counts = { $best } best, { $good } good, { $inaccuracy } inaccuracies, { $mistake } mistakes, { $blunder } blunders

## Page

coach-title = Review
coach-whose = Whose decisions
coach-open = With everything known, even what you could not see
coach-progress = { $done } of { $of } decisions
coach-progress-of = How far the review has come
coach-stop = Stop
coach-go-on = Go on
coach-work = What to work on
coach-list = Decisions
coach-all = Show good decisions too
coach-row = Round { $round }: { $kind }
coach-played = Played: { $plan }
coach-dice = Dice
coach-odds = Everybody’s chance to win
coach-turning = { $name }, round { $round }: chance to win from { $from } % to { $to } %
