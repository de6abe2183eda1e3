# Was der Trainer sagt: Rückblicke auf Partien.

## Gründe

coach-still-strong = Der Untergang kostete hier etwa { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }: Dein Volk hätte noch { $n ->
        [one] { $n } Region
       *[other] { $n } Regionen
    } dazuerobern können.
coach-still-strong-held = Der Untergang kostete hier etwa { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }: Es lohnte sich noch, dein Volk zu behalten.
coach-worn-out = Ein Untergang in diesem Zug hätte etwa { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } mehr gebracht: Dein Volk konnte { $n ->
        [0] keine Region mehr
        [one] nur noch { $n } Region
       *[other] nur noch { $n } Regionen
    } dazuerobern.
coach-worth-more = { $better }: etwa { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } mehr wert als { $taken }, Preis und Münzen darauf eingerechnet.
coach-coins-lay = Auf { $better } { $coins ->
        [one] lag { $coins } Münze
       *[other] lagen { $coins } Münzen
    } mehr.
coach-dearer = { $taken } kosteten dich { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } mehr.
coach-lab = In vielen Partien im Labor waren { $better } etwa { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } mehr wert.
coach-unused = Du hast mit { $tokens ->
        [one] { $tokens } Plättchen
       *[other] { $tokens } Plättchen
    } auf der Hand aufgehört; das reichte für { $regions }.
coach-long-odds = Bei { $region } musste der Würfel helfen, und das tut er in { $n ->
        [one] { $n } von hundert Fällen
       *[other] { $n } von hundert Fällen
    }.
coach-targets = { $regions }: Das hätte in diesem Zug { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } mehr gebracht.
coach-coins = Der bessere Plan bringt in diesem Zug { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    } mehr.
coach-regions = Mit dem besseren Plan hältst du nach dem Zug { $n ->
        [one] { $n } Region
       *[other] { $n } Regionen
    } mehr.
coach-hurts = Der bessere Plan nimmt { $who } { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    } je Zug.
coach-safer = Mit dem besseren Plan { $n ->
        [one] ist { $n } Region
       *[other] sind { $n } Regionen
    } weniger angreifbar.
coach-open = In { $region } hast du { $tokens ->
        [one] { $tokens } Plättchen
       *[other] { $tokens } Plättchen
    } gelassen, besser wären { $better }: { $n ->
        [one] { $n } Volk konnte die Region erobern
       *[other] { $n } Völker konnten die Region erobern
    }.
coach-falls = Mit { $tokens ->
        [one] { $tokens } Plättchen
       *[other] { $tokens } Plättchen
    } fällt { $region } vor deinem nächsten Zug in { $played } von hundert Fällen, mit { $better } in { $best }.
coach-cheap = Mit { $tokens ->
        [one] { $tokens } Plättchen
       *[other] { $tokens } Plättchen
    } darin kostet { $region } die anderen in der Regel { $n }, mit dem besseren Plan { $better }.
coach-fell = { $region } ging in Runde { $round } an { $who } verloren.
coach-chance = Deine Gewinnchance sank von { $best } % auf { $played } %.
coach-by-the-end = Bis zum Ende der Partie sollte der bessere Plan etwa { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    } mehr bringen.

## Noten

coach-grade-best = Bester Plan
coach-grade-good = Gut
coach-grade-inaccuracy = Ungenau
coach-grade-mistake = Fehler
coach-grade-blunder = Grober Fehler

## Was entschieden wurde

coach-kind-decline = Ausbreiten oder untergehen
coach-kind-combo = Wahl der Kombination
coach-kind-conquests = Eroberungen
coach-kind-redeployment = Umgruppierung
coach-kind-other = Eine andere Entscheidung

## Gewohnheiten

coach-habit-early-decline = Lass dein Volk später untergehen
coach-habit-late-decline = Lass dein Volk früher untergehen
coach-habit-combo = Wäge den Wert einer Kombination gegen ihren Preis ab
coach-habit-unused = Nutze alle Plättchen, bevor du aufhörst
coach-habit-die = Setze Plättchen nur bei guten Aussichten auf den Würfel
coach-habit-targets = Vergleiche die Ziele, bevor du eroberst
coach-habit-border = Schütze die Regionen, die andere erreichen
coach-habit-placing = Stelle Plättchen dorthin, wo sie am meisten bewahren
coach-habit-other = Nimm dir Zeit für besondere Entscheidungen
coach-habit-cost = etwa { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } verloren bei { $n ->
        [one] { $n } Entscheidung
       *[other] { $n } Entscheidungen
    }
coach-habits-none = Nichts zu üben: In { $n ->
        [one] { $n } Entscheidung
       *[other] { $n } Entscheidungen
    } war nichts deutlich schlechter als der beste Plan.

## Listen

coach-round = Runde { $round }
coach-best-plan = Besser: { $plan }
coach-worse = { $coins } Münzen (± { $error })
coach-die-unlucky = { $name } würfelte in Runde { $round } eine { $face }: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } schlechter für dich als der Durchschnitt. Pech, kein Fehler.
coach-die-lucky = { $name } würfelte in Runde { $round } eine { $face }: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } besser für dich als der Durchschnitt.
coach-dice-sum = Alle Würfe zusammen: { $coins } Münzen für dich.
coach-counts = { $best } bester Plan, { $good } gut, { $inaccuracy } ungenau, { $mistake } Fehler, { $blunder } grobe Fehler

## Seite

coach-title = Rückblick
coach-whose = Wessen Entscheidungen
coach-open = Mit allem Wissen, auch was du nicht sehen konntest
coach-progress = { $done } von { $of } Entscheidungen
coach-progress-of = Wie weit der Rückblick ist
coach-stop = Anhalten
coach-go-on = Weiter
coach-work = Daran kannst du arbeiten
coach-list = Entscheidungen
coach-all = Auch gute Entscheidungen zeigen
coach-row = Runde { $round }: { $kind }
coach-played = Gespielt: { $plan }
coach-dice = Würfel
coach-odds = Die Gewinnchancen aller
coach-turning = { $name }, Runde { $round }: Gewinnchance von { $from } % auf { $to } %
