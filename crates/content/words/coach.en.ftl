# What the coach says: reviews of games.

## Reasons

coach-still-strong = Declining here costs about { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: your people can still take { $n ->
        [one] { $n } region
       *[other] { $n } regions
    } more.
coach-still-strong-held = Declining here costs about { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: your people are still worth keeping.
coach-worn-out = Declining now is worth about { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } more: your people can take { $n ->
        [0] no more regions
        [one] only { $n } more region
       *[other] only { $n } more regions
    }.
coach-worth-more = { $better } are worth about { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } more than { $taken }, their price and the coins on them included.
coach-coins-lay = { $coins ->
        [one] { $coins } more coin
       *[other] { $coins } more coins
    } lie on { $better }.
coach-dearer = { $taken } cost { $coins ->
        [one] { $coins } more coin
       *[other] { $coins } more coins
    } to take.
coach-lab = Over many games in the lab, { $better } are worth about { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } more.
coach-unused = You stop with { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } in hand, enough to take { $regions }.
coach-long-odds = The die must help at { $region }, and does so { $n ->
        [one] { $n } time
       *[other] { $n } times
    } in a hundred.
coach-targets = { $regions } would bring { $coins ->
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
coach-open = You leave { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } in { $region }, where { $better } would be better: { $n ->
        [one] { $n } people can take it
       *[other] { $n } peoples can take it
    }.
coach-falls = With { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $region } falls before your next turn in { $played } of 100 cases; with { $better }, in { $best }.
coach-cheap = With { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } there, { $region } costs others { $n } as a rule; the better plan makes that { $better }.
coach-fell = { $region } was lost to { $who } in round { $round }.
coach-chance = This takes your chance to win from { $best } % to { $played } %.
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
coach-worse = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } (± { $error }), chance to win { $chance } % (± { $off })
coach-die-unlucky = { $name } rolled { $face } in round { $round }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } worse for you than the average roll. Unlucky, not wrong.
coach-die-lucky = { $name } rolled { $face } in round { $round }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } better for you than the average roll.
coach-dice-sum = All dice together: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for you.
coach-counts = { $best } best, { $good } good, { $inaccuracy } inaccuracies, { $mistake } mistakes, { $blunder } blunders

## Page

coach-title = Review
coach-whose = Whose decisions
coach-all-known = With everything known, even what you could not see
coach-progress = { $done } of { $of } decisions
coach-progress-of = How far the review has come
coach-stop = Stop
coach-go-on = Continue
coach-work = What to work on
coach-list = Decisions
coach-all = Show good decisions too
coach-row = Round { $round }: { $kind }
coach-played = Played: { $plan }
coach-dice = Dice
coach-odds = Everybody’s chance to win
coach-turning = { $name }, round { $round }: chance to win from { $from } % to { $to } %
coach-retry = Try again
coach-thinking = Being judged…
coach-exercise-title = Exercise
coach-exercise = { $kind }: find a better plan. What was played here cost about { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
coach-exercise-again = Take it back and try something else, or play on against the bots.
coach-exercise-done = Well done. Play on against the bots if you like.

## While a game goes on

coach-doubt = This looks like a mistake
coach-doubt-anyway = Do it anyway
coach-doubt-again = Think again
coach-why = Why { $name } did that in round { $round }
coach-why-coins = It could expect about { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } from this turn.
coach-why-odds = Its roll succeeds { $n ->
        [one] { $n } time
       *[other] { $n } times
    } in a hundred.
coach-why-regions-more = It holds { $n ->
        [one] { $n } more region
       *[other] { $n } more regions
    }.
coach-why-regions-fewer = It holds { $n ->
        [one] { $n } fewer region
       *[other] { $n } fewer regions
    }.
coach-why-hurts = It costs { $who } { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } a turn.
coach-why-exposed = { $n ->
        [one] { $n } of its regions can be attacked after that.
       *[other] { $n } of its regions can be attacked after that.
    }
coach-why-safe = Nobody can attack it after that.
coach-why-makes-room = It makes room for a new people.
coach-why-price = { $n ->
        [0] Its combo was free.
        [one] Its combo cost { $n } coin.
       *[other] Its combo cost { $n } coins.
    }
coach-why-gift = { $n ->
        [one] { $n } coin came with its combo.
       *[other] { $n } coins came with its combo.
    }
coach-why-fair = Bots would pay about { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } for this combo rather than take the free one.
coach-why-fair-none = As a rule bots like the free combo as much.

## Puzzles

puzzles-about = Turns from real games in which one plan is far better than all others, and not the one that comes to mind first. Play the turn at a real table; the bots then say how far you were from the best plan. There is a new one every day for every box.
puzzles-solved = { $n } of { $of } solved
puzzles-all = All puzzles
puzzles-today = Puzzle of the day
puzzles-title = Puzzle { $n }
puzzles-done = solved
puzzles-card = Puzzle
puzzles-task = Find the best plan for this turn. What comes to mind first costs about { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
puzzles-is-solved = Solved!
puzzles-behind = Your plan ends about { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } behind the best one.
puzzles-lead = Every other plan ends at least { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } behind it.
puzzles-show = Show the plan
