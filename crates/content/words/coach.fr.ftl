# Ce que dit l’entraîneur : analyses de parties.

## Raisons

coach-still-strong = Passer en déclin ici coûte environ { $coins ->
        [one] { $coins } jeton de victoire
       *[other] { $coins } jetons de victoire
    } : votre peuple peut encore prendre { $n ->
        [one] { $n } région
       *[other] { $n } régions
    } de plus.
coach-still-strong-held = Passer en déclin ici coûte environ { $coins ->
        [one] { $coins } jeton de victoire
       *[other] { $coins } jetons de victoire
    } : votre peuple vaut encore la peine d’être gardé.
coach-worn-out = Passer en déclin à ce tour rapporte environ { $coins ->
        [one] { $coins } jeton de victoire
       *[other] { $coins } jetons de victoire
    } de plus : votre peuple { $n ->
        [0] ne peut plus prendre de région
        [one] ne peut prendre que { $n } région de plus
       *[other] ne peut prendre que { $n } régions de plus
    }.
coach-worth-more = { $better } : environ { $coins ->
        [one] { $coins } jeton de victoire
       *[other] { $coins } jetons de victoire
    } de mieux que { $taken }, prix et jetons de victoire posés compris.
coach-coins-lay = Il y a { $coins ->
        [one] { $coins } jeton de victoire
       *[other] { $coins } jetons de victoire
    } de plus à prendre avec : { $better }.
coach-dearer = { $taken } : { $coins ->
        [one] { $coins } jeton de victoire
       *[other] { $coins } jetons de victoire
    } de plus à payer.
coach-lab = Sur de nombreuses parties du labo, { $better } : environ { $coins ->
        [one] { $coins } jeton de victoire
       *[other] { $coins } jetons de victoire
    } de mieux.
coach-unused = Vous arrêtez avec { $tokens ->
        [one] { $tokens } pion
       *[other] { $tokens } pions
    } en main, assez pour prendre { $regions }.
coach-long-odds = En { $region }, il faut compter sur le dé, qui suffit { $n ->
        [one] { $n } fois
       *[other] { $n } fois
    } sur cent.
coach-targets = { $regions } : c’est { $coins ->
        [one] { $coins } jeton de victoire
       *[other] { $coins } jetons de victoire
    } de plus à ce tour.
coach-coins = Le meilleur plan rapporte { $n ->
        [one] { $n } jeton de victoire
       *[other] { $n } jetons de victoire
    } de plus à ce tour.
coach-regions = Le meilleur plan finit le tour avec { $n ->
        [one] { $n } région
       *[other] { $n } régions
    } de plus.
coach-hurts = Le meilleur plan prive { $who } de { $n ->
        [one] { $n } jeton de victoire
       *[other] { $n } jetons de victoire
    } par tour.
coach-safer = Le meilleur plan laisse { $n ->
        [one] { $n } région
       *[other] { $n } régions
    } de moins à la portée d’une attaque.
coach-open = Vous laissez { $tokens ->
        [one] { $tokens } pion
       *[other] { $tokens } pions
    } dans { $region }, où { $better } vaudraient mieux : { $n ->
        [one] { $n } peuple peut la prendre
       *[other] { $n } peuples peuvent la prendre
    }.
coach-falls = Avec { $tokens ->
        [one] { $tokens } pion
       *[other] { $tokens } pions
    }, { $region } tombe { $played } fois sur cent avant votre prochain tour ; avec { $better }, { $best } fois.
coach-cheap = Avec { $tokens ->
        [one] { $tokens } pion
       *[other] { $tokens } pions
    } sur place, { $region } coûte en général { $n } aux autres ; avec le meilleur plan, { $better }.
coach-fell = { $region } : perdue à la manche { $round }, prise par { $who }.
coach-chance = Cela fait passer vos chances de gagner de { $best } % à { $played } %.
coach-by-the-end = D’ici la fin de la partie, le meilleur plan devrait rapporter environ { $n ->
        [one] { $n } jeton de victoire
       *[other] { $n } jetons de victoire
    } de plus.

## Notes

coach-grade-best = Meilleur plan
coach-grade-good = Bien
coach-grade-inaccuracy = Imprécision
coach-grade-mistake = Erreur
coach-grade-blunder = Grosse erreur

## Ce qui était à décider

coach-kind-decline = Expansion ou déclin
coach-kind-combo = Choix d’une combinaison
coach-kind-conquests = Conquêtes
coach-kind-redeployment = Redéploiement
coach-kind-other = Une autre décision

## Habitudes

coach-habit-early-decline = Passez en déclin plus tard
coach-habit-late-decline = Passez en déclin plus tôt
coach-habit-combo = Comparez la valeur d’une combinaison à son prix
coach-habit-unused = Utilisez tous vos pions avant d’arrêter
coach-habit-die = Ne misez sur le dé que si les chances sont bonnes
coach-habit-targets = Comparez les cibles avant de conquérir
coach-habit-border = Gardez les régions que d’autres peuvent atteindre
coach-habit-placing = Placez vos pions là où ils protègent le plus
coach-habit-other = Prenez votre temps pour les choix particuliers
coach-habit-cost = environ { $coins ->
        [one] { $coins } jeton de victoire perdu
       *[other] { $coins } jetons de victoire perdus
    } en { $n ->
        [one] { $n } décision
       *[other] { $n } décisions
    }
coach-habits-none = Rien à travailler : en { $n ->
        [one] { $n } décision
       *[other] { $n } décisions
    }, rien de nettement moins bon que le meilleur plan.

## Listes

coach-round = Manche { $round }
coach-best-plan = Mieux : { $plan }
coach-worse = { $coins ->
        [one] { $coins } jeton de victoire
       *[other] { $coins } jetons de victoire
    } (± { $error }), chances de gagner { $chance } % (± { $off })
coach-die-unlucky = { $name }, manche { $round } : { $face } au dé, soit { $coins ->
        [one] { $coins } jeton de victoire
       *[other] { $coins } jetons de victoire
    } de moins pour vous qu’un jet moyen. Pas de chance, mais pas d’erreur.
coach-die-lucky = { $name }, manche { $round } : { $face } au dé, soit { $coins ->
        [one] { $coins } jeton de victoire
       *[other] { $coins } jetons de victoire
    } de plus pour vous qu’un jet moyen.
coach-dice-sum = Tous les jets ensemble : { $coins ->
        [one] { $coins } jeton de victoire
       *[other] { $coins } jetons de victoire
    } pour vous.
coach-counts = { $best } meilleurs plans, { $good } bons, { $inaccuracy } imprécisions, { $mistake } erreurs, { $blunder } grosses erreurs

## Page

coach-title = Analyse
coach-whose = De qui sont les décisions
coach-all-known = En sachant tout, même ce que vous ne pouviez pas voir
coach-progress = { $done } décisions sur { $of }
coach-progress-of = Avancement de l’analyse
coach-stop = Arrêter
coach-go-on = Reprendre
coach-work = À travailler
coach-list = Décisions
coach-all = Montrer aussi les bonnes décisions
coach-row = Manche { $round } : { $kind }
coach-played = Joué : { $plan }
coach-dice = Dés
coach-odds = Les chances de gagner de chacun
coach-turning = { $name }, manche { $round } : chances de gagner de { $from } % à { $to } %
coach-retry = Réessayer
coach-thinking = En cours d’évaluation…
coach-exercise-title = Exercice
coach-exercise = { $kind } : trouvez un meilleur plan. Ce qui a été joué ici a coûté environ { $coins ->
        [one] { $coins } jeton de victoire
       *[other] { $coins } jetons de victoire
    }.
coach-exercise-again = Annulez pour essayer autre chose, ou continuez contre les robots.
coach-exercise-done = Bien joué. Continuez contre les robots si vous le souhaitez.

## Pendant la partie

coach-doubt = Cela ressemble à une erreur
coach-doubt-anyway = Le faire quand même
coach-doubt-again = Réfléchir encore
coach-why = Pourquoi { $name } a joué ainsi à la manche { $round }
coach-why-coins = Ce tour promettait environ { $n ->
        [one] { $n } jeton de victoire
       *[other] { $n } jetons de victoire
    }.
coach-why-odds = Le dé suffit { $n ->
        [one] { $n } fois
       *[other] { $n } fois
    } sur cent.
coach-why-regions-more = Cela fait { $n ->
        [one] { $n } région
       *[other] { $n } régions
    } de plus.
coach-why-regions-fewer = Cela fait { $n ->
        [one] { $n } région
       *[other] { $n } régions
    } de moins.
coach-why-hurts = Cela coûte à { $who } { $n ->
        [one] { $n } jeton de victoire
       *[other] { $n } jetons de victoire
    } par tour.
coach-why-exposed = Ensuite, { $n ->
        [one] { $n } de ses régions peut être attaquée.
       *[other] { $n } de ses régions peuvent être attaquées.
    }
coach-why-safe = Ensuite, personne ne peut l’attaquer.
coach-why-makes-room = Cela fait place à un nouveau peuple.
coach-why-price = { $n ->
        [0] Sa combinaison était gratuite.
        [one] Sa combinaison coûtait { $n } jeton de victoire.
       *[other] Sa combinaison coûtait { $n } jetons de victoire.
    }
coach-why-gift = { $n ->
        [one] { $n } jeton de victoire venait avec sa combinaison.
       *[other] { $n } jetons de victoire venaient avec sa combinaison.
    }
coach-why-fair = Plutôt que la combinaison gratuite, les robots paieraient environ { $n ->
        [one] { $n } jeton de victoire
       *[other] { $n } jetons de victoire
    } pour celle-ci.
coach-why-fair-none = En général, les robots aiment autant la combinaison gratuite.

## Puzzles

puzzles-about = Des tours tirés de vraies parties où un plan vaut bien mieux que tous les autres, sans être celui qui vient d’abord à l’esprit. Jouez le tour à une vraie table : les robots disent ensuite à quelle distance du meilleur plan vous étiez. Chaque jour, un nouveau problème pour chaque boîte.
puzzles-solved = { $n } sur { $of } résolus
puzzles-all = Tous les problèmes
puzzles-today = Problème du jour
puzzles-title = Problème { $n }
puzzles-done = résolu
puzzles-card = Problème
puzzles-task = Trouvez le meilleur plan pour ce tour. Celui qui vient d’abord à l’esprit coûte environ { $coins ->
        [one] { $coins } jeton de victoire
       *[other] { $coins } jetons de victoire
    }.
puzzles-is-solved = Résolu !
puzzles-behind = Votre plan finit à environ { $coins ->
        [one] { $coins } jeton de victoire
       *[other] { $coins } jetons de victoire
    } du meilleur.
puzzles-lead = Tous les autres plans finissent au moins { $coins ->
        [one] { $coins } jeton de victoire
       *[other] { $coins } jetons de victoire
    } derrière.
puzzles-show = Montrer le plan
