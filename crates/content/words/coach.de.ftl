# Was der Trainer sagt: Rückblicke auf Partien.

## Gründe

coach-still-strong = Der Untergang kostet hier etwa { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }: Dein Volk kann noch { $n ->
        [one] { $n } Region
       *[other] { $n } Regionen
    } dazuerobern.
coach-still-strong-held = Der Untergang kostet hier etwa { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }: Es lohnt sich noch, dein Volk zu behalten.
coach-worn-out = Ein Untergang in diesem Zug bringt etwa { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } mehr: Dein Volk kann { $n ->
        [0] keine Region mehr
        [one] nur noch { $n } Region
       *[other] nur noch { $n } Regionen
    } dazuerobern.
coach-worth-more = { $better }: etwa { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } mehr wert als { $taken }, Preis und Münzen darauf eingerechnet.
coach-coins-lay = Auf { $better } { $coins ->
        [one] liegt { $coins } Münze
       *[other] liegen { $coins } Münzen
    } mehr.
coach-dearer = { $taken } kosten dich { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } mehr.
coach-lab = In vielen Partien im Labor sind { $better } etwa { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } mehr wert.
coach-unused = Du hörst mit { $tokens ->
        [one] { $tokens } Plättchen
       *[other] { $tokens } Plättchen
    } auf der Hand auf; das reicht für { $regions }.
coach-long-odds = Bei { $region } muss der Würfel helfen, und das tut er in { $n ->
        [one] { $n } von hundert Fällen
       *[other] { $n } von hundert Fällen
    }.
coach-targets = { $regions }: Das bringt in diesem Zug { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } mehr.
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
coach-open = In { $region } lässt du { $tokens ->
        [one] { $tokens } Plättchen
       *[other] { $tokens } Plättchen
    }, besser wären { $better }: { $n ->
        [one] { $n } Volk kann die Region erobern
       *[other] { $n } Völker können die Region erobern
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
coach-chance = Das senkt deine Gewinnchance von { $best } % auf { $played } %.
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
coach-worse = { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } (± { $error }), Gewinnchance { $chance } % (± { $off })
coach-die-unlucky = { $name } würfelte in Runde { $round } eine { $face }: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } schlechter für dich als der Durchschnitt. Pech, kein Fehler.
coach-die-lucky = { $name } würfelte in Runde { $round } eine { $face }: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } besser für dich als der Durchschnitt.
coach-dice-sum = Alle Würfe zusammen: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } für dich.
coach-counts = { $best } bester Plan, { $good } gut, { $inaccuracy } ungenau, { $mistake } Fehler, { $blunder } grobe Fehler

## Seite

coach-title = Rückblick
coach-whose = Wessen Entscheidungen
coach-all-known = Mit allem Wissen, auch was du nicht sehen konntest
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
coach-turning = { $name }, Runde { $round }: Gewinnchance von { $from } % auf { $to } %
coach-retry = Noch einmal versuchen
coach-thinking = Wird beurteilt …
coach-exercise-title = Übung
coach-exercise = { $kind }: Finde einen besseren Plan. Was hier gespielt wurde, kostete etwa { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
coach-exercise-again = Nimm es zurück und versuch etwas anderes, oder spiel gegen die Bots weiter.
coach-exercise-done = Gut gemacht. Wenn du magst, spiel gegen die Bots weiter.

## Während einer Partie

coach-doubt = Das sieht nach einem Fehler aus
coach-doubt-anyway = Trotzdem so
coach-doubt-again = Noch einmal überlegen
coach-why = Warum { $name } das in Runde { $round } getan hat
coach-why-coins = Der Zug versprach etwa { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }.
coach-why-odds = Der Würfel reicht in { $n } von hundert Fällen.
coach-why-regions-more = Das sind { $n ->
        [one] { $n } Region
       *[other] { $n } Regionen
    } mehr.
coach-why-regions-fewer = Das sind { $n ->
        [one] { $n } Region
       *[other] { $n } Regionen
    } weniger.
coach-why-hurts = Es kostet { $who } { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    } je Zug.
coach-why-exposed = Danach { $n ->
        [one] ist { $n } der eigenen Regionen
       *[other] sind { $n } der eigenen Regionen
    } angreifbar.
coach-why-safe = Danach kann niemand angreifen.
coach-why-makes-room = Es macht Platz für ein neues Volk.
coach-why-price = { $n ->
        [0] Die Kombination war kostenlos.
        [one] Die Kombination kostete { $n } Münze.
       *[other] Die Kombination kostete { $n } Münzen.
    }
coach-why-gift = Mit der Kombination { $n ->
        [one] kam { $n } Münze.
       *[other] kamen { $n } Münzen.
    }
coach-why-fair = Statt der kostenlosen würden Bots für diese Kombination etwa { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    } zahlen.
coach-why-fair-none = Die kostenlose Kombination ist Bots in der Regel genauso lieb.

## Puzzles

puzzles-about = Züge aus echten Partien, in denen ein Plan viel besser ist als alle anderen, aber nicht der, der einem zuerst einfällt. Spiel den Zug an einem echten Tisch; die Bots sagen dann, wie weit du vom besten Plan entfernt warst. Jeden Tag gibt es für jede Box ein neues Rätsel.
puzzles-solved = { $n } von { $of } gelöst
puzzles-all = Alle Rätsel
puzzles-today = Rätsel des Tages
puzzles-title = Rätsel { $n }
puzzles-done = gelöst
puzzles-card = Rätsel
puzzles-task = Finde den besten Plan für diesen Zug. Was einem zuerst einfällt, kostet etwa { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
puzzles-is-solved = Gelöst!
puzzles-behind = Dein Plan endet etwa { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } hinter dem besten.
puzzles-lead = Jeder andere Plan endet mindestens { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } dahinter.
puzzles-show = Den Plan zeigen
