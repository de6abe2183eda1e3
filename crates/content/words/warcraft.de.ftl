## Die Schachtel und ihre Fraktionen

faction-alliance = Allianz
faction-horde = Horde
faction-neutral = Neutral

## Völker von Small World of Warcraft

race-blood_elves = Blutelfen
race-blood_elves-text = Jede deiner Regionen mit einem Magischen Symbol bringt 1 Münze zusätzlich, nach dem Untergang aber nicht mehr.
race-draenei = Draenei
race-draenei-text = Im Zug jedes Gegners kommt der erste Draenei, den du verlieren würdest, stattdessen auf deine Hand, und du setzt ihn am Ende dieses Zugs wieder ein. Nach dem Untergang gilt das nicht mehr.
race-wow_dwarves = Zwerge
race-wow_dwarves-text = Gebirge kosten dich 2 Plättchen weniger.
race-ethereals = Astrale
race-ethereals-text = Einmal pro Zug holst du entweder ein Artefakt aus einer Region mit gemeinsamer Grenze in eine deiner Regionen oder eroberst eine angrenzende Region mit einem Legendären Ort mit 2 Plättchen weniger. Mit dem Untergang endet das.
race-forsaken = Verlassene
race-forsaken-text = Für jedes Plättchen, das in diesem Zug deinetwegen abgelegt wurde, auch Murlocs und deine eigenen untergegangenen, darfst du bei der Umgruppierung 1 Verlassenen aus dem Vorrat für 1 Münze kaufen. Mit dem Untergang endet das.
race-wow_gnomes = Gnome
race-wow_gnomes-text = Einmal pro Zug darfst du eine beliebige Landregion auf einer beliebigen Insel angreifen, als würde sie angrenzen, und würfeln: Der Wurf senkt die Kosten (mindestens 1 Plättchen). Fehlen dann noch bis zu 3 Plättchen, darfst du deinen letzten Würfelversuch dazunehmen. Mit dem Untergang endet das.
race-goblins = Goblins
race-goblins-text = Lege am Ende deines Zugs verdeckt Bomben in Regionen, die an deine grenzen und von aktiven Völkern der Gegner besetzt sind, eine pro Region. Zu Beginn deines nächsten Zugs werden sie aufgedeckt: Eine scharfe leert die Region, als hättest du sie erobert, ein Blindgänger bewirkt nichts. Beim Untergang werden nicht gelegte Bomben entfernt.
race-wow_humans = Menschen
race-wow_humans-text = Lege am Ende deines Zugs bis zu 2 Militärziele in Regionen, die kein Volk der Allianz besetzt. Eroberst du eine solche Region, erhältst du 2 Münzen; erobert sie jemand anderes mit einem Volk, das nicht zur Horde gehört, erhaltet ihr beide 2. Beim Untergang werden sie entfernt.
race-kobolds = Kobolde
race-kobolds-text = Für deine Eroberungen grenzt jede Region mit einer Höhle, auf jeder Insel, an deine, also ohne Reisekosten. Du darfst auch über eine solche Region den Spielplan betreten. Mit dem Untergang endet das.
race-naga = Naga
race-naga-text = Nur du darfst Meere und Seen erobern und besetzen. Du darfst auch über jedes dieser Gewässer den Spielplan betreten, ohne Reisekosten. Nach dem Untergang bleibst du dort, und sie bringen weiter Münzen.
race-night_elves = Nachtelfen
race-night_elves-text = Wälder kosten dich 1 Plättchen weniger. Jeder Wald, den du eroberst, erhält eine Irrwischmauer, die seine Verteidigung um 1 erhöht; es gibt 9. Nach dem Untergang bleiben die Mauern.
race-wow_orcs = Orcs
race-wow_orcs-text = Jedes Mal, wenn du eine Region eines Volkes der Allianz eroberst, aktiv oder untergegangen, zahlt dir die Bank sofort 1 Münze, zusätzlich zum Fraktionsbonus. Mit dem Untergang endet das.
race-pandaren = Pandaren
race-pandaren-text = Am Ende deines Zugs erhält jeder Gegner, dessen aktives Volk du in diesem Zug nicht angegriffen hast, ein Harmonieplättchen. Wer eines hat, muss dir vor seinem ersten Angriff eines Zugs auf deine Pandaren 2 Münzen zahlen. Beim Untergang werden sie entfernt.
race-tauren = Tauren
race-tauren-text = Du eroberst und besetzt Regionen mit mindestens 2 Plättchen, nie mit einem allein. Nach dem Untergang bleiben in jeder Region zwei Plättchen. Dafür sind es sehr viele.
race-wow_trolls = Trolle
race-wow_trolls-text = Nicht freie Regionen kosten dich 1 Plättchen weniger.
race-worgen = Worgen
race-worgen-text = Zu Beginn jedes Zugs wählst du eine Gestalt. In Menschengestalt erhältst du sofort 2 Münzen; in Worgengestalt zahlst du 1 Münze, und jede Region kostet dich in diesem Zug 1 Plättchen weniger. Im Zug des Untergangs gibt es keine Wahl.

## Spezialfähigkeiten von Small World of Warcraft

power-archaeologist = Archäologen
    .joined = Archäologen-{ $race }
power-archaeologist-text = Jedes aufgedeckte Artefakt und jeder aufgedeckte Legendäre Ort in deinen Regionen bringt 1 Münze zusätzlich, nach dem Untergang aber nicht mehr.
power-battle_master = Kampfmeister
    .joined = Kampfmeister-{ $race }
power-battle_master-text = Jedes Mal, wenn du eine nicht freie Region eroberst, zahlt dir die Bank sofort 1 Münze, nach dem Untergang aber nicht mehr.
power-beast_master = Bestienmeister
    .joined = Bestienmeister-{ $race }
power-beast_master-text = Zu Beginn jedes Zugs gibst du alle Bestien zurück und nimmst 1 für jeden Hügel, den du besetzt, höchstens 5. Sie werden wie Plättchen eingesetzt, und wird eine Region mit Bestien erobert, verlierst du nur eine Bestie. Beim Untergang werden sie zuerst entfernt.
post-beast_master-hint = Wähle, wo deine Bestien stehen: Wird so eine Region erobert, verlierst du nur eine Bestie.
power-blacksmith = Schmiede
    .joined = Schmiede-{ $race }
power-blacksmith-text = Jede Region kostet dich 1 Plättchen weniger.
power-championing = Champion
    .joined = Champion-{ $race }
power-championing-text = Einmal pro Zug erobert dein Champion allein eine angrenzende Region, egal was sie verteidigt. Er zählt als Plättchen. Wird seine Region erobert, verlierst du kein Plättchen: Du zahlst dem Angreifer 1 Münze und setzt alle am Ende dieses Zugs wieder ein. Beim Untergang wird er entfernt.
post-championing-hint = Wähle, wo dein Champion steht: Wird diese Region erobert, verlierst du kein Plättchen und zahlst dem Angreifer 1 Münze.
power-defensive = Defensiv
    .joined = Defensive { $race }
power-defensive-text = Am Ende deines Zugs erhält jedes Ackerland, das du besetzt, einen Wachturm, wenn du von den Regionen ringsum mehr besetzt als jedes andere Volk. Er macht die Region bis zum Ende deines nächsten Zugs immun; es gibt 6. Beim Untergang werden sie entfernt.
power-enraged = Wütend
    .joined = Wütende { $race }
power-enraged-text = Für jede von mindestens 2 Plättchen verteidigte Region, die du in diesem Zug erobert hast, erhältst du so viele Münzen zusätzlich, wie dort Plättchen waren. Mit dem Untergang endet das.
power-explorer = Entdecker
    .joined = Entdecker-{ $race }
power-explorer-text = Jede Insel, auf der du eine Region besetzt, bringt 1 Münze zusätzlich, nach dem Untergang aber nicht mehr.
power-farmer = Bauern
    .joined = Bauern-{ $race }
power-farmer-text = Jedes Ackerland, das du besetzt, bringt 1 Münze zusätzlich, nach dem Untergang aber nicht mehr.
power-fishing = Angler
    .joined = Angler-{ $race }
power-fishing-text = Jede deiner Regionen, die an ein Meer oder einen See grenzt, bringt 1 Münze zusätzlich, nach dem Untergang aber nicht mehr.
power-garrisoned = Verschanzt
    .joined = Verschanzte { $race }
power-garrisoned-text = Jede Region, die du besetzt, erhält ein Fort, das ihre Verteidigung um 1 erhöht; es gibt 10. Nach dem Untergang bleiben die Forts, neue kommen nicht hinzu.
power-herbalist = Kräuterkundige
    .joined = Kräuterkundige { $race }
power-herbalist-text = Jede Hügelregion, die du besetzt, bringt 1 Münze zusätzlich, nach dem Untergang aber nicht mehr.
power-intimidating = Einschüchternd
    .joined = Einschüchternde { $race }
power-intimidating-text = Bis zu 3-mal pro Zug, vor deiner letzten Eroberung, nimmst du ein gegnerisches Plättchen aus einer Region mit gemeinsamer Grenze und legst es in eine andere Region desselben Volkes; gibt es keine, wird es abgelegt, ein Murloc immer. Eine Mauer oder ein Fort dort muss vorher entfernt werden; das zählt jeweils als eine der drei Anwendungen. Mit dem Untergang endet das.
power-marshdweller = Marschbewohner
    .joined = Marschbewohner-{ $race }
power-marshdweller-text = Ein Gegner muss dir vor jedem Versuch, einen von dir besetzten Sumpf zu erobern, 1 Münze zahlen; wer keine hat, darf es nicht versuchen. Das gilt auch nach dem Untergang.
power-wow_mining = Bergbau
    .joined = Bergbau-{ $race }
power-wow_mining-text = Jede deiner Regionen mit einer Höhle bringt 1 Münze zusätzlich, nach dem Untergang aber nicht mehr.
power-mountaineer = Bergsteiger
    .joined = Bergsteiger-{ $race }
power-mountaineer-text = Jede Gebirgsregion, die du besetzt, bringt 1 Münze zusätzlich, nach dem Untergang aber nicht mehr.
power-portal_mage = Portalmagier
    .joined = Portalmagier-{ $race }
power-portal_mage-text = Zweimal pro Zug vertauschst du alles, was in zwei Regionen mit Magischem Symbol steht, wo sie auch liegen und wer sie auch besetzt. Nur Gebirge, Legendäre Orte und verdeckte Marker bleiben. Das ist keine Eroberung. Mit dem Untergang endet das.
power-ranger = Waldläufer
    .joined = Waldläufer-{ $race }
power-ranger-text = Jede Waldregion, die du besetzt, bringt 1 Münze zusätzlich, nach dem Untergang aber nicht mehr.
power-sailing = Seefahrer
    .joined = Seefahrer-{ $race }
power-sailing-text = Du zahlst keine Reisekosten, auch nicht bei deiner ersten Eroberung.
power-swamp_walker = Sumpfwanderer
    .joined = Sumpfwanderer-{ $race }
power-swamp_walker-text = Jede Sumpfregion, die du besetzt, bringt 1 Münze zusätzlich, nach dem Untergang aber nicht mehr.

## Artefakte

relic-ashes_of_alar = Asche von Al’ar
relic-ashes_of_alar-text = Einmal pro Zug eroberst du eine beliebige Region auf einer beliebigen Insel, die dein Volk besetzen darf, als würde sie angrenzen, zu ihren normalen Kosten und ohne Reisekosten. Die Asche kommt dorthin.
relic-heart_of_azeroth = Herz von Azeroth
relic-heart_of_azeroth-text = Lege das Herz am Ende deines Zugs in eine Region deines aktiven Volkes: Jeder Gegner, dessen aktives Volk eine Region mit gemeinsamer Grenze zu ihr hat, zahlt dir 1 Münze.
relic-frostmourne = Frostgram
relic-frostmourne-text = Einmal pro Zug eroberst du eine Region mit 2 Plättchen weniger (mindestens 1). Frostgram kommt dorthin.
relic-aegis_of_aggramar = Aegis von Aggramar
relic-aegis_of_aggramar-text = Lege die Aegis am Ende deines Zugs in eine Region deines aktiven Volkes: Sie ist immun gegen jeden, der dir nicht bei jedem Angriff 2 Münzen zahlt. Nach dem Untergang schützt sie nicht mehr.
relic-doomhammer = Schicksalshammer
relic-doomhammer-text = Einmal pro Zug eroberst du eine Region mit einem einzigen Plättchen, egal was sie verteidigt, und ohne Reisekosten. Zahle zuerst 2 Münzen an den, der sie besetzt, oder an die Bank, wenn niemand sie besetzt. Der Hammer kommt dorthin.

## Legendäre Orte

place-battleground = Schlachtfeld
place-battleground-text = Das aktive Volk, das es besetzt, darf den Fraktionsbonus für jedes gegnerische Volk, dem es in diesem Zug mindestens zwei Regionen abgenommen hat, doppelt werten. Ein Neutrales Volk darf hier von Zug zu Zug für die Allianz oder die Horde kämpfen. Einem untergegangenen Volk nützt es nichts.
place-lights_hope_chapel = Kapelle des Hoffnungsvollen Lichts
place-lights_hope_chapel-text = Das aktive Volk, das sie besetzt, verliert kein Plättchen, wenn seine Regionen angegriffen werden: Nimm alle auf die Hand und setze sie am Ende dieses Zugs wieder ein. Einem untergegangenen Volk nützt sie nichts.
place-spirit_healer = Geistheiler
place-spirit_healer-text = Bei der Umgruppierung erhält dein aktives Volk 1 Plättchen aus dem Vorrat, wenn es den Geistheiler besetzt. Einem untergegangenen Volk gibt er nichts.
place-karazhan = Karazhan
place-karazhan-text = Jede andere Region derselben Landschaftsart, die das aktive Volk hier besetzt, auf jeder Insel, bringt 1 Münze zusätzlich. Einem untergegangenen Volk nützt Karazhan nichts.
place-meeting_stone = Versammlungsstein
place-meeting_stone-text = Das aktive Volk, das ihn besetzt, zahlt keine Reisekosten. Einem untergegangenen Volk nützt er nichts.
place-dark_portal = Dunkles Portal
place-dark_portal-text = Das Portal bringt dem aktiven Volk, das es besetzt, 2 Münzen zusätzlich, nach dem Untergang aber nicht mehr.
place-well_of_eternity = Brunnen der Ewigkeit
place-well_of_eternity-text = Wird er aufgedeckt, kommt er in ein Meer oder einen See seiner Insel. Jedes deiner Völker, aktiv oder untergegangen, das mehr Regionen an diesem Wasser besetzt als jedes andere Volk, bringt dir 2 Münzen zusätzlich; bei Gleichstand gibt es nichts.

## Symbole von Small World of Warcraft

symbol-entry = Einstiegsregion (Anker)
symbol-murloc = Murloc
symbol-legend = S-, M-, L-Symbol
symbol-legend-large = L-Symbol (große Insel)
symbol-legend-medium = M-Symbol (mittlere Insel)
symbol-legend-small = S-Symbol (kleine Insel)

## Marker von Small World of Warcraft

mark-wisp_wall = Irrwischmauer
mark-fort = Fort
mark-watch_tower = Wachturm
mark-beast = Bestie
mark-bomb = Bombe
mark-live = Scharfe Bombe
mark-dud = Blindgänger
mark-harmony = Harmonieplättchen
mark-objective = Militärziel
mark-champion = Champion
mark-murloc = Murloc
mark-aegis = Schutz der Aegis

## Regeln von Small World of Warcraft: Inseln, Material und Aufbau

rule-WOW-BOARD-1 = Der Spielplan besteht aus getrennten Inseln: einer großen und einer kleinen zu zweit, dazu einer mittleren zu dritt, zwei mittleren zu viert, und zwei großen, einer mittleren und zwei kleinen zu fünft. Inseln und ihre Seiten werden ausgelost, und die zwei Seiten einer Insel sind nie zugleich im Spiel. Wo sie auf dem Tisch liegen, ist egal: Regionen verschiedener Inseln grenzen nie aneinander.
rule-WOW-BOARD-2 = Land ist Ackerland, Wald, Hügel, Gebirge oder Sumpf; auch Meere und Seen sind Regionen. Symbole sind das Magische Symbol, die Höhle, der Anker einer Einstiegsregion und der Murloc, und eine Region jeder Insel zeigt deren Größe: S, M oder L.
rule-WOW-BOARD-3 = Anker, Höhlen, Magische Symbole, Murlocs und das Größensymbol liegen nur an Land, und eine Region kann mehrere davon zeigen. Jede Insel hat mindestens einen Anker und genau ein Größensymbol.
rule-WOW-COMP-1 = Das Material ist begrenzt: 15 Murlocs, 10 Gebirge, 9 Irrwischmauern, 10 Forts, 6 Wachtürme, 5 Bestien, 12 Bomben (6 scharfe, 6 Blindgänger), 4 Harmonieplättchen, 2 Militärziele, 1 Champion, 5 Artefakte und 7 Legendäre Orte. Es gibt 16 Völker und 20 Spezialfähigkeiten. Was aufgebraucht ist, wird nicht gelegt; was den Spielplan verlässt, kann wieder verwendet werden, außer Murlocs und aufgedeckten Bomben.
rule-WOW-SETUP-1 = Zu Beginn liegt auf jedem Murloc-Symbol ein Murloc und auf jeder Gebirgsregion ein Gebirge.
rule-WOW-SETUP-2 = Die 5 Artefakte und 7 Legendären Orte werden gemischt, und auf das Größensymbol jeder Insel kommt verdeckt einer dieser Marker, also so viele, wie Personen mitspielen. Die übrigen bleiben ungesehen aus dem Spiel; nur der Brunnen der Ewigkeit kann einen davon holen.
rule-WOW-MUR-1 = Murlocs sind ein untergegangenes Volk, das niemandem und keiner Fraktion gehört. Jeder ist ein Plättchen: Er verteidigt, mit ihm gilt seine Region als nicht frei, und er zählt als Volk, wo Völker verglichen werden („Defensiv“, der Brunnen). Sie sind keine Gegner: In eine Region, in der nur ein Murloc liegt, wird keine Bombe gelegt, und dort wird keine aufgedeckt.
rule-WOW-FAC-1 = Draenei, Zwerge, Gnome, Menschen, Nachtelfen und Worgen gehören zur Allianz. Blutelfen, Verlassene, Goblins, Orcs, Tauren und Trolle gehören zur Horde. Astrale, Kobolde, Naga und Pandaren sind Neutral.
rule-WOW-PIECE-1 = Bestien und der Champion zählen als Plättchen ihres Volkes: Sie können eine Region allein besetzen, bringen Münzen, machen Regionen angrenzend, verteidigen, lassen eine Region als nicht frei gelten und zählen für „Wütend“ und für die Mindestzahl der Tauren. Bestien sind auch sonst in allem Plättchen: Sie bezahlen Eroberungen, können verdrängt werden, und die Kapelle rettet sie. Der Champion bezahlt nur seine eigene Eroberung, und von allem, was Plättchen bewegt oder ablegt, trifft ihn nur der Tausch der Portalmagier. Bei Gleichstand zählen sie alle nicht.
rule-WOW-EMPTY-1 = Eine Region, die verlassen, gesprengt oder durch Verdrängen ihres letzten Plättchens frei wird, ist leer: Irrwischmauer, Fort und Wachturm verschwinden. Gebirge, Legendäre Orte, Artefakte, Militärziele und Bomben bleiben. Das allein ist nie eine Eroberung, außer durch eine Bombe.

## Regeln von Small World of Warcraft: Eroberung

rule-WOW-FIRST-1 = Die erste Eroberung darf jede Einstiegsregion (Anker) auf jeder Insel sein, ob besetzt oder nicht. Die Reisekosten fallen an: Leer kostet sie 3 Plättchen, mit „Seefahrer“ 2. Kobolde, Naga und Gnome haben noch mehr Auswahl.
rule-WOW-CONQ-1 = Danach muss jede Eroberung eine Region sein, die an eine deines aktiven Volkes grenzt, oder eine beliebige Einstiegsregion auf einer beliebigen Insel. Alles andere ist außer Reichweite, außer ein Effekt erlaubt es.
rule-WOW-COST-1 = Eine Region kostet 2 Plättchen, dazu je 1 für Irrwischmauer, Fort und Gebirge und 1 für jedes Plättchen eines anderen Volkes, Murlocs und deine eigenen untergegangenen eingeschlossen; Champion und Bestien zählen als Plättchen. Eine Einstiegsregion, die in diesem Moment an keine Region des angreifenden Volkes grenzt, kostet für die Reise 1 mehr, ob auf derselben oder einer anderen Insel. Wachtürme, Militärziele, Bomben, Harmonieplättchen und Marker erhöhen nichts.
rule-WOW-COST-2 = Was eine Region als angrenzend gelten lässt, hebt auch die Reisekosten der Eroberung auf, für die es gilt: eine Höhle bei den Kobolden, der Luftangriff der Gnome, die Asche. „Seefahrer“ und der Versammlungsstein heben nur die Reisekosten auf; sie machen nichts angrenzend.
rule-WOW-ADJ-1 = Gilt eine Region als angrenzend, gilt das für jede Art von Eroberung: mit Plättchen, durch den Champion, mit Frostgram oder Schicksalshammer oder zum Nachlass der Astralen. Was keine Eroberung ist, braucht eine echte Grenze: „Einschüchternd“, Bomben legen, ein Artefakt stehlen, Herz, Brunnen, Wachtürme und „Angler“.
rule-WOW-TOLL-1 = Harmonie (2), „Marschbewohner“ (1), Aegis (2) und Schicksalshammer (2) sind Zölle: Münzen, die vor der Aktion und vor jedem Wurf gezahlt und nie erstattet werden. Sie addieren sich und gehören nicht zu den Kosten in Plättchen; kein Nachlass, kein Festpreis und keine kostenlose Eroberung hebt sie auf. Kannst du nicht die ganze Summe zahlen, ist die Aktion verboten, und nichts wird gezahlt. Ein Angriff auf dein eigenes untergegangenes Volk kostet keinen Zoll.
rule-WOW-WATER-1 = Nur Naga können Meere und Seen erobern und besetzen: Sie kosten 2 Plättchen und bringen 1 Münze. Wasser erreicht man über eine Grenze, als erste Eroberung der Naga oder mit der Asche; Land an einem Gewässer, das Naga besetzen, grenzt an sie. Sonst kann niemand dieses Wasser nehmen, aber Bomben und „Einschüchternd“ erreichen die Plättchen darin.
rule-WOW-LOSS-1 = Die Verluste sind die üblichen: Ein aktives Volk verliert ein Plättchen einer eroberten Region, ein untergegangenes alle. Ein Champion oder eine Bestie in der Region ändert, was verloren geht.
rule-WOW-BONUS-1 = Bei der Wertung bringt ein Volk der Allianz 1 Münze zusätzlich für jedes Volk der Horde, von dem es in diesem Zug mindestens eine Region erobert hat, und umgekehrt. Mehrere Regionen eines Volkes zählen einmal; das aktive und das untergegangene Volk einer Person sind zwei Völker, und auch dein eigenes untergegangenes zählt. Jede Art von Eroberung zählt, auch durch den Champion oder eine scharfe Bombe, nicht aber Tauschen und Verdrängen. Neutrale Völker und Murlocs geben und bekommen nichts, außer auf dem Schlachtfeld.
rule-WOW-BONUS-2 = Lässt du dein Volk untergehen, wird der Fraktionsbonus, den Bomben zu Beginn dieses Zugs eingebracht haben, trotzdem gezahlt. „Kampfmeister“ und „Wütend“ bringen dann nichts für sie.
rule-WOW-DECL-1 = Geht dein Volk unter, werden zuerst Bestien und Champion entfernt; eine Region, in der dann kein Plättchen mehr liegt (Tauren: weniger als zwei), ist verloren. Auch Wachtürme, Militärziele, Harmonieplättchen und nicht gelegte Bomben werden entfernt, während Irrwischmauern und Forts bei den Plättchen bleiben und Artefakte und Legendäre Orte dort, wo sie liegen, ohne Wirkung. Dieser Zug bringt 1 Münze pro Region, die 2 des Brunnens und den Fraktionsbonus der Bomben, sonst nichts.
rule-WOW-TRIG-1 = Zu Beginn deines Zugs kommen die Harmonieplättchen zurück, dann werden Bomben aufgedeckt. Beim Aufnehmen gilt die Reihenfolge: Bestien, Gestalt der Worgen, Champion, Plättchen, Aufgeben, Seite auf dem Schlachtfeld. Diebstahl, Luftangriff, Artefakte, „Einschüchternd“ und Tauschen kommen zwischen deinen Eroberungen, vor dem letzten Würfelversuch; was eine Eroberung auslöst, geschieht sofort. Fehlende Forts kommen bei der Umgruppierung; gerettete Plättchen, der freigekaufte Champion und einzelne Tauren werden mit den vertriebenen Plättchen am Ende eingesetzt, auch in einem Zug des Untergangs.

## Regeln von Small World of Warcraft: Völker

rule-WOW-RACE-DRAENEI = Im Zug jedes Gegners kommt der erste Draenei, der durch eine Eroberung, eine Bombe oder „Einschüchternd“ abgelegt würde, stattdessen auf deine Hand und wird am Ende dieses Zugs eingesetzt; spätere in diesem Zug sind verloren. Das gilt einmal pro Zug für alle Regionen zusammen und lässt sich nicht für einen späteren Verlust aufheben. Ein Verlust, den schon Kapelle oder Champion verhindern, verbraucht es nicht. Mit dem Untergang endet das.
rule-WOW-RACE-NIGHT-ELVES = Wälder kosten deine Nachtelfen 1 Plättchen weniger. Jedes Mal, wenn sie einen Wald erobern, kommt eine Irrwischmauer dorthin, wenn noch eine da ist: Sie erhöht die Verteidigung um 1. Sie wird entfernt, wenn die Region erobert oder geleert wird. Nach dem Untergang bleiben die Mauern.
rule-WOW-RACE-BLOOD-ELVES = Bei der Wertung bringt jede Region mit einem Magischen Symbol, die deine Blutelfen besetzen, 1 Münze zusätzlich. Mit dem Untergang endet das.
rule-WOW-RACE-ETHEREALS = Einmal pro Zug wählst du beim Erobern eine von zwei Aktionen. Entweder holst du ein aufgedecktes Artefakt aus einer Region, die eine gemeinsame Grenze mit einer der ihren hat, in diese und nutzt es auf Wunsch sofort: von Gegnern, von deinem eigenen untergegangenen Volk oder aus einer leeren Region, auch ohne Plättchen auf der Hand; das ist kein Angriff, aber immune Regionen sind gesperrt (für 2 Münzen darfst du die Aegis missachten), und ein Artefakt, das du in diesem Zug schon genutzt hast, bleibt genutzt. Oder du eroberst eine angrenzende Region mit einem aufgedeckten Legendären Ort mit 2 Plättchen weniger: keine ferne Einstiegsregion, nicht als erste Eroberung, und ein misslungener letzter Versuch verbraucht es. Mit dem Untergang endet das.
rule-WOW-RACE-GNOMES = Einmal pro Zug, mit einem Plättchen auf der Hand, dürfen sie jede angreifbare Landregion auf jeder Insel aus der Luft angreifen, als würde sie angrenzen, auch als erste Eroberung. Du nennst sie, zahlst die Zölle und würfelst; der Wurf senkt die Kosten, mindestens auf 1. Reicht dann deine Hand, eroberst du mit genau so vielen Plättchen. Fehlen 1 bis 3, darfst du daraus deinen letzten Versuch machen, mit einem zweiten Wurf, der zum ersten addiert wird; sonst ist der Luftangriff verbraucht, und du machst weiter. Vor dem Wurf dürfen höchstens 6 fehlen; mit Schicksalshammer oder Champion verschafft der Luftangriff nur die Reichweite, ohne Wurf.
rule-WOW-RACE-GOBLINS = Wenn du sie wählst, werden die 12 Bomben verdeckt gemischt. Sie werden am Ende deines Zugs ungesehen gelegt und zu Beginn deines nächsten aufgedeckt; vorher sieht sie niemand. Wer die Goblins später wählt, beginnt wieder mit allen 12. Lässt du dein Volk untergehen, werden zuvor gelegte Bomben zuerst noch aufgedeckt; nicht gelegte werden entfernt.
rule-WOW-BOMB-1 = Am Ende deines Zugs darfst du ungesehen Bomben in beliebig viele Regionen legen, die an eine Region der Goblins grenzen und vom aktiven Volk eines Gegners besetzt sind, höchstens eine pro Region. Das ist kein Angriff und kostet keinen Zoll. Unter einem Wachturm ist es verboten, in der Region der Aegis erlaubt. Ist keine Bombe mehr da, wird keine gelegt.
rule-WOW-BOMB-2 = Zu Beginn deines Zugs, bevor du dich ausbreitest oder dein Volk untergehen lässt, deckst du deine Bomben einzeln in beliebiger Reihenfolge auf. Besetzt dann irgendein Volk eines Gegners, auch ein untergegangenes, die Region, wird die Bombe aufgedeckt und scheidet aus; sonst kommt sie ungesehen zurück. Eine scharfe zählt als Eroberung: Ein aktives Volk verliert ein Plättchen und setzt die übrigen am Ende dieses Zugs ein, ein untergegangenes verliert alle, aber niemand zieht ein. Ein Blindgänger bewirkt nichts. Eine Bombe bleibt in ihrer Region, wer auch kommt und geht, und wandert bei einem Tausch mit.
rule-WOW-BOMB-3 = Draenei, Kapelle, Champion (das Lösegeld bekommst du) und Bestien schützen vor Bomben wie vor einer Eroberung. Unter einem Wachturm wird die Bombe ohne Wirkung aufgedeckt. Die Zölle, die eine Eroberung kosten würde (Harmonie, „Marschbewohner“, Aegis), sind vor dem Aufdecken fällig, ob scharf oder nicht; kannst oder willst du nicht zahlen, wird sie ohne Wirkung aufgedeckt.
rule-WOW-BOMB-4 = Eine Region, die eine scharfe Bombe leert, gilt in diesem Zug für Fraktionsbonus, „Kampfmeister“ und „Wütend“ als von den Goblins erobert. Du bekommst weder die Region noch einen Ausgangspunkt, kein Marker wird aufgedeckt, und ein Militärziel dort bleibt liegen.
rule-WOW-RACE-HUMANS = Am Ende deines Zugs legst du bis zu 2 Militärziele in zwei verschiedene Regionen, die kein Volk der Allianz, aktiv oder untergegangen, besetzt: egal wo, auch leere, mit Murloc oder im Wasser, aber nicht in eine immune Region eines Gegners. Erobert ein Volk einer anderen Person, das nicht zur Horde gehört, eine solche Region, erhaltet ihr beide sofort je 2 Münzen von der Bank; erobern deine Menschen sie, erhältst du 2. Das Plättchen kommt dann zu dir zurück. Erobert sie ein Volk der Horde, geschieht nichts, und es bleibt liegen; Bomben, Verdrängen und Tauschen zählen nicht, und beim Untergang werden die Militärziele entfernt.
rule-WOW-RACE-KOBOLDS = Für ihre Eroberungen gilt jede Region mit einer Höhle auf jeder Insel als angrenzend, also ohne Reisekosten, auch mit Anker. Jede erste Eroberung darf eine solche Region ohne Reisekosten sein; eine Einstiegsregion für 1 mehr bleibt möglich. Mit dem Untergang endet das.
rule-WOW-RACE-NAGA = Naga dürfen Meere und Seen erobern und besetzen. Jede erste Eroberung, auch bei einer Rückkehr, darf ein beliebiges Meer oder ein beliebiger See auf einer beliebigen Insel sein, ohne Reisekosten: 2 Plättchen. Danach braucht Wasser eine Grenze wie jede Region. Nach dem Untergang bleiben ihre Plättchen im Wasser und bringen Münzen.
rule-WOW-RACE-FORSAKEN = Für jedes Plättchen eines Volkes, ob aktiv, untergegangen oder Murloc, das in diesem Zug ihretwegen abgelegt wurde, darfst du der Bank 1 Münze zahlen und einen Verlassenen aus dem Vorrat nehmen. Gekauft wird zu Beginn der Umgruppierung, so viele, wie abgelegte Plättchen, Münzen und Vorrat erlauben. Alle Plättchen eines untergegangenen Stapels, deine eigenen untergegangenen und abgelegte Bestien zählen; gerettete Plättchen nicht. Mit dem Untergang endet das.
rule-WOW-RACE-DWARVES = Gebirge kosten deine Zwerge 2 Plättchen weniger: Ein leeres angrenzendes kostet 1. Mit dem Untergang endet das.
rule-WOW-RACE-TAUREN = Tauren erobern und besetzen nie eine Region mit weniger als 2 Plättchen, Champion und Bestien mitgezählt. Jede Eroberung kostet mindestens 2, der letzte Versuch braucht 2 auf der Hand, der Champion nimmt einen Tauren mit, und beim Aufnehmen wie bei der Umgruppierung bleiben zwei in jeder Region. Was allein übrig bleibt, kommt sofort auf die Hand, und die Region ist leer; im Zug eines anderen setzt du es am Ende dieses Zugs ein. Nach dem Untergang bleiben zwei Plättchen in jeder Region, und ein einzelnes kommt in eine andere Region dieses Volkes oder ist verloren.
rule-WOW-RACE-ORCS = Für jede Region, die sie von einem Volk der Allianz erobern, aktiv oder untergegangen, auch deinem eigenen untergegangenen, zahlt dir die Bank sofort 1 Münze. Gezählt wird pro Region, und der Fraktionsbonus kommt hinzu. Mit dem Untergang endet das.
rule-WOW-RACE-TROLLS = Nicht freie Regionen kosten deine Trolle 1 Plättchen weniger. Mit dem Untergang endet das.
rule-WOW-RACE-PANDAREN = Am Ende deines Zugs erhält jeder Gegner, dessen aktives Volk sie in diesem Zug nicht angegriffen haben, ein Harmonieplättchen, auch jemand ohne aktives Volk. Wer es hat, muss dir vor seinem ersten Angriff eines Zugs auf deine Pandaren 2 Münzen zahlen; weitere in diesem Zug sind frei, und ohne 2 Münzen gibt es keinen. Jeder Eroberungsversuch, eine aufgedeckte Bombe, ein verdrängtes Plättchen und ein Tausch ihrer Plättchen sind Angriffe; Diebstahl, das Entfernen von Mauer oder Fort, Herz, Militärziele und das Legen einer Bombe sind keine. Alle Harmonieplättchen kommen zu Beginn deines Zugs zurück; beim Untergang werden sie entfernt.
rule-WOW-RACE-WORGEN = Beim Aufnehmen, auch in dem Zug, in dem du das Volk wählst, wählst du eine Gestalt: In Menschengestalt erhältst du sofort 2 Münzen; in Worgengestalt zahlst du der Bank 1 Münze, und jede Eroberung dieses Zugs kostet 1 Plättchen weniger. Ohne Münze gibt es nur die Menschengestalt. In einem Zug des Untergangs gibt es keine Wahl.

## Regeln von Small World of Warcraft: Spezialfähigkeiten

rule-WOW-POW-ARCHAEOLOGIST = Bei der Wertung bringt jedes aufgedeckte Artefakt und jeder aufgedeckte Legendäre Ort in einer Region dieses Volkes 1 Münze zusätzlich. Der Brunnen zählt nur für Naga in seinem Wasser. Mit dem Untergang endet das.
rule-WOW-POW-BATTLE-MASTER = Für jede nicht freie Region, die dieses Volk erobert, zahlt dir die Bank sofort 1 Münze; auch mit Murlocs oder deinem eigenen untergegangenen Volk gilt eine Region als nicht frei. Mit dem Untergang endet das.
rule-WOW-POW-BEAST-MASTER = Beim Aufnehmen gibst du zuerst alle Bestien zurück, vom Spielplan und von der Hand; eine nur von Bestien besetzte Region ist verloren. Dann nimmst du 1 Bestie für jeden Hügel, den dieses Volk besetzt, noch vor dem Aufgeben, höchstens 5 und keine in dem Zug, in dem du das Volk wählst. Sie erobern, verteidigen und werden umgruppiert wie Plättchen; wird eine Region mit einer Bestie erobert oder gesprengt, verlierst du nur eine Bestie, und alles andere kommt auf deine Hand. Beim Untergang werden sie zuerst entfernt, und bei Gleichstand zählen sie nicht.
rule-WOW-POW-BLACKSMITH = Jede Region kostet dieses Volk 1 Plättchen weniger, aber nie weniger als 1. Mit dem Untergang endet das.
rule-WOW-POW-CHAMPIONING = Bei der Wahl bekommst du den Champion. Beim Aufnehmen darfst du ihn aufnehmen; eine Region, die er allein hielt, ist damit verlassen, und bleibt er stehen, dient er in diesem Zug nicht. Einmal pro Zug erobert er von deiner Hand aus und vor dem letzten Würfelversuch allein eine angrenzende Region ohne Kosten in Plättchen, egal was sie verteidigt, aber nicht als erste Eroberung und keine immune Region; Zölle fallen trotzdem an. Er zählt als Plättchen und wird wie eines umgruppiert; wird seine Region erobert oder gesprengt, geht kein Plättchen verloren: Alle kommen auf deine Hand, und du zahlst dem Angreifer 1 Münze, wenn du eine hast. Beim Untergang wird er entfernt.
rule-WOW-POW-DEFENSIVE = Am Ende deines Zugs kommt in jedes Ackerland, das dieses Volk besetzt, ein Wachturm, wenn es von den angrenzenden Regionen, Wasser eingeschlossen, mehr besetzt als jedes andere Volk, auch Murlocs und dein eigenes untergegangenes; Türme anderswo werden entfernt. Kommen mehr als 6 infrage, wählst du. Ein Turm macht seine Region immun, bis das am Ende deines nächsten Zugs neu geprüft wird oder die Region verlassen ist. Beim Untergang werden sie entfernt.
rule-WOW-POW-ENRAGED = Bei der Wertung bringt jede von mindestens 2 Plättchen verteidigte Region, die dieses Volk in diesem Zug erobert hat, so viele Münzen, wie dort vor den Verlusten Plättchen waren. Champion, Bestien und untergegangene Stapel zählen, andere Marker nicht. Mit dem Untergang endet das.
rule-WOW-POW-EXPLORER = Bei der Wertung bringt jede Insel, auf der dieses Volk eine Region besetzt, Wasser eingeschlossen, 1 Münze zusätzlich. Mit dem Untergang endet das.
rule-WOW-POW-FARMER = Bei der Wertung bringt jedes Ackerland, das dieses Volk besetzt, 1 Münze zusätzlich. Mit dem Untergang endet das.
rule-WOW-POW-HERBALIST = Bei der Wertung bringt jede Hügelregion, die dieses Volk besetzt, 1 Münze zusätzlich. Mit dem Untergang endet das.
rule-WOW-POW-RANGER = Bei der Wertung bringt jede Waldregion, die dieses Volk besetzt, 1 Münze zusätzlich. Mit dem Untergang endet das.
rule-WOW-POW-SWAMP-WALKER = Bei der Wertung bringt jede Sumpfregion, die dieses Volk besetzt, 1 Münze zusätzlich. Mit dem Untergang endet das.
rule-WOW-POW-MOUNTAINEER = Bei der Wertung bringt jede Gebirgsregion, die dieses Volk besetzt, 1 Münze zusätzlich. Mit dem Untergang endet das.
rule-WOW-POW-FISHING = Bei der Wertung bringt jede Region dieses Volkes, die an ein Meer oder einen See grenzt, 1 Münze zusätzlich, einmal pro Region und egal, wer das Wasser besetzt. Wasser der Naga zählt nur, wenn es an anderes Wasser grenzt. Mit dem Untergang endet das.
rule-WOW-POW-GARRISONED = Jede Region, die dieses Volk erobert, erhält sofort ein Fort, und bei der Umgruppierung jede, der eines fehlt; eines pro Region, 10 insgesamt, und reichen sie nicht, wählst du. Ein Fort erhöht die Verteidigung um 1 und geht in den Vorrat zurück, wenn die Region erobert oder geleert wird. Nach dem Untergang bleiben die Forts, neue kommen nicht hinzu.
rule-WOW-POW-INTIMIDATING = Bis zu 3-mal pro Zug, vor dem letzten Würfelversuch und solange du ein Plättchen auf der Hand hast (Tauren: zwei), nimmst du ein Plättchen oder eine Bestie, nie den Champion, vom Volk eines Gegners aus einer Region mit gemeinsamer Grenze zu einer deiner Regionen und legst es in eine andere Region desselben Volkes, egal wo; gibt es keine, wird es abgelegt, ein Murloc immer. Eine Mauer und ein Fort dort müssen vorher entfernt werden, jeweils als eine der drei Anwendungen. Eine Region zu leeren erobert sie nicht. Immune Regionen sind gesperrt, die Aegis lässt sich für je 2 Münzen missachten; Harmonie ist fällig, wenn du ein Plättchen nimmst, „Marschbewohner“ nie. Mit dem Untergang endet das.
rule-WOW-POW-MARSHDWELLER = Ein Gegner muss dir vor jedem Versuch, einen Sumpf dieses Volkes zu erobern, egal wie, auch mit einer Bombe, 1 Münze zahlen; ohne Münze ist er verboten. Verdrängen, Diebstahl und Tauschen sind frei. Das gilt auch nach dem Untergang.
rule-WOW-POW-MINING = Bei der Wertung bringt jede Region mit einer Höhle, die dieses Volk besetzt, 1 Münze zusätzlich. Mit dem Untergang endet das.
rule-WOW-POW-PORTAL-MAGE = Zweimal pro Zug, vor dem letzten Würfelversuch, darfst du alles vertauschen, was in zwei Regionen mit Magischem Symbol auf beliebigen Inseln steht: Plättchen, Murlocs, Champion, Artefakte, Mauern, Forts, Bomben und Militärziele, aber nicht Gebirge, Legendäre Orte und verdeckte Marker. Wer sie besetzt, ist egal, eine darf leer sein, und du brauchst weder ein Plättchen auf der Hand noch eine eigene Region. Das ist keine Eroberung: keine Verluste, Boni, Enthüllungen oder Münzen für Militärziele, und keine Zölle außer Harmonie und Aegis. Eine immune Region eines Gegners ist gesperrt; mit dem Untergang endet das.
rule-WOW-POW-SAILING = Dieses Volk zahlt keine Reisekosten, auch nicht bei seiner ersten Eroberung. Mit dem Untergang endet das.

## Regeln von Small World of Warcraft: Artefakte und Legendäre Orte

rule-WOW-RP-1 = Ein verdeckter Marker wird aufgedeckt, wenn seine Region erobert wird, vor der nächsten Aktion, und bleibt offen. Du darfst ihn sofort nutzen, im selben Zug. Ein Volk, das ohne Eroberung dorthin kommt, durch einen Tausch, deckt ihn nicht auf und kann ihn nicht nutzen.
rule-WOW-RP-2 = Ein Artefakt bleibt, wo es zuletzt genutzt wurde: Asche, Frostgram und Schicksalshammer kommen in die damit eroberte Region; misslingt der Versuch, bleiben sie und sind für diesen Zug verbraucht. Legendäre Orte werden nicht bewegt, außer dem Brunnen. Die Kontrolle geht mit der Region und ist im Moment der Nutzung nötig; was in einer unbesetzten Region liegt, kontrolliert niemand.
rule-WOW-RP-3 = Untergegangenen Völkern nützen Artefakte und Legendäre Orte nichts, außer dem Brunnen. Sie zu nutzen ist freiwillig.
rule-WOW-RP-4 = „Einmal pro Zug“ heißt einmal pro Artefakt im Zug einer Person, wer es auch vorher genutzt hat, und das schon in dem Zug, in dem es genommen oder gestohlen wird. Verschiedene Artefakte dürfen derselben Eroberung dienen, etwa die Asche und Frostgram; alle kommen dorthin.
rule-WOW-ART-ASHES = Einmal pro Zug darfst du eine beliebige Region auf einer beliebigen Insel erobern, die dein Volk besetzen darf, für Naga auch Wasser, als würde sie angrenzen: zu ihren normalen Kosten, ohne Reisekosten. Die Asche kommt dorthin.
rule-WOW-ART-HEART = Am Ende deines Zugs darfst du das Herz in eine Region deines aktiven Volkes legen oder dort lassen: Jeder Gegner, dessen aktives Volk eine Region mit gemeinsamer Grenze zu ihr hat, zahlt dir sofort 1 Münze, wenn er eine hat. Immune Regionen der Gegner zählen nicht. Das ist kein Angriff.
rule-WOW-ART-FROSTMOURNE = Einmal pro Zug kostet dich eine Eroberung 2 Plättchen weniger, aber nie weniger als 1 (Tauren: 2). Du sagst es mit dem Angriff an; ein misslungener letzter Versuch verbraucht es. Frostgram kommt dorthin.
rule-WOW-ART-AEGIS = Am Ende deines Zugs darfst du die Aegis in eine Region deines aktiven Volkes legen oder dort lassen: Von da an ist die Region immun gegen jeden, der dir nicht für diesen Angriff oder diesen Einsatz einer Fähigkeit 2 Münzen zahlt, jedes Mal neu. Sie schützt, solange dieses Volk, noch aktiv, die Region besetzt; wird die Region aufgegeben, erobert oder bestohlen oder geht das Volk unter, schützt sie niemanden, bis sie am Ende eines Zugs wieder gelegt wird.
rule-WOW-ART-DOOMHAMMER = Einmal pro Zug darfst du ein erlaubtes Ziel mit 1 Plättchen (Tauren: 2) erobern, egal was es verteidigt, und ohne Reisekosten. Zuerst zahlst du 2 Münzen an den, der es kontrolliert, oder an die Bank, wenn niemand es kontrolliert; nichts für deine eigene untergegangene Region. Andere Zölle kommen hinzu, und immune Regionen sind gesperrt. Der Hammer kommt dorthin.
rule-WOW-PLC-BATTLEGROUND = Das aktive Volk, das es besetzt, darf den Fraktionsbonus für jedes gegnerische Volk, dem es in diesem Zug mindestens zwei Regionen abgenommen hat, doppelt werten. Ein Neutrales Volk darf jeden Zug eine Seite oder keine wählen, nach dem Aufnehmen, wenn es das Schlachtfeld dann besetzt, sonst bei dessen Eroberung; für diesen Zug gehört es für alle Regeln zu dieser Fraktion. Alle Eroberungen des Zugs zählen, auch frühere, wenn das Volk das Schlachtfeld bei der Wertung noch besetzt.
rule-WOW-PLC-CHAPEL = Das aktive Volk, das die Kapelle besetzt, verliert kein Plättchen, wenn seine Regionen angegriffen werden, ob durch Eroberung, Bombe oder Verdrängen: Alle kommen auf deine Hand und werden am Ende dieses Zugs eingesetzt. Das gilt auch für die Eroberung der Kapelle selbst; danach sind die Verluste normal.
rule-WOW-PLC-HEALER = Zu Beginn der Umgruppierung erhält das aktive Volk, das den Geistheiler besetzt, 1 Plättchen aus dem Vorrat, wenn noch eines da ist.
rule-WOW-PLC-KARAZHAN = Bei der Wertung bringt jede andere Region derselben Landschaftsart wie Karazhan, die das aktive Volk dort besetzt, auf jeder Insel, 1 Münze zusätzlich.
rule-WOW-PLC-STONE = Solange dein aktives Volk den Versammlungsstein besetzt, zahlt es keine Reisekosten, auch für den Rest des Zugs, in dem es ihn nimmt.
rule-WOW-PLC-PORTAL = Bei der Wertung bringt das Dunkle Portal dem aktiven Volk, das es besetzt, 2 Münzen zusätzlich.
rule-WOW-PLC-WELL = Wird der Brunnen aufgedeckt, kommt er sofort in ein Meer oder einen See derselben Insel, nach Wahl dessen, der ihn aufdeckt; gibt es keines, scheidet er aus, und ein anderer Legendärer Ort nimmt seinen Platz ein, offen und sofort nutzbar. Bei der Wertung, auch in einem Zug des Untergangs, bringt jedes deiner Völker, aktiv oder untergegangen, das mehr Regionen an diesem Wasser besetzt als jedes andere Volk, dein anderes und die Murlocs eingeschlossen, 2 Münzen zusätzlich. Bei Gleichstand oder ohne Region gibt es nichts, und das Wasser selbst zählt nicht.

## Regeln von Small World of Warcraft: Teams

rule-WOW-TEAM-1 = Die Schachtel hat ein eigenes Blatt für ein Teamspiel, Allianz gegen Horde, das uns nicht vorliegt. Bekannt ist nur, dass als Ergebnis eines Teams die Münzen seines ärmsten Mitglieds gelten sollen.
rule-WOW-TEAM-2 = Eine Hausregel zu viert: Zwei Teams sitzen abwechselnd und wählen nur Völker der eigenen Fraktion oder Neutrale, eine beliebige Kombination, wenn keine passt. Partner dürfen das aktive Volk des anderen weder angreifen noch Bomben darauf legen. Die Münzen gehören jedem selbst; ein Team zählt so viel wie die kleinere seiner beiden Summen, und bei Gleichstand entscheidet die andere.

## Beispiele aus den Regeln von Small World of Warcraft

rule-EX-10 = Eine nicht angrenzende Einstiegsregion mit einem Murloc kostet 4 Plättchen: 2, dazu 1 für den Murloc und 1 für die Reise. Leer kostet sie 3.
rule-EX-11 = Verlassene, deren Eroberungen in diesem Zug zwei Plättchen gekostet haben, einen Murloc und einen Kobold, dürfen bis zu zwei Plättchen für je 1 Münze kaufen.
rule-EX-12 = Blutelfen, die eine Region von Zwergen und zwei von Menschen erobern, erhalten einen Fraktionsbonus von 2 Münzen: eine für jedes Volk.

## Zeilen einer Kostenaufschlüsselung in Small World of Warcraft

term-travel = Reise
term-faction = Fraktionsbonus

## Was dort gefragt, getan und erzählt wird

ask-goblins = Eine Bombe aufdecken
ask-goblins-hint = Wähle, welche Bombe als Nächste aufgedeckt wird. Ist ein Zoll fällig, kannst du sie auch verpuffen lassen.
wait-goblins = { $name } deckt Bomben auf
done-goblins = Weiter
ask-goblins-draw = Scharf oder Blindgänger?
ask-goblins-draw-hint = Bis jetzt hat sie niemand gesehen.
wait-goblins-draw = Eine Bombe wird aufgedeckt
ask-worgen = Welche Gestalt nehmen { $race } an?
ask-worgen-hint = Die eine Gestalt bringt 2 Münzen; die andere kostet 1 Münze, und jede Eroberung dieses Zugs kostet 1 Plättchen weniger.
wait-worgen = { $name } wählt eine Gestalt
done-worgen = Weiter
ask-assault-die = Der Würfel entscheidet
ask-assault-die-hint = Drei leere Seiten, dazu je einmal 1, 2 und 3.
wait-assault-die = Der Würfel rollt
done-assault-die = Weiter
ask-press = Den Angriff mit einem zweiten Wurf fortsetzen?
ask-press-hint = Beide Würfe werden addiert. Wie er auch ausgeht: Es ist dein letzter Angriff in diesem Zug.
wait-press = { $name } darf den Angriff fortsetzen
done-press = Abbrechen
ask-forsaken = Plättchen kaufen?
ask-forsaken-hint = Je 1 Münze, höchstens so viele, wie { $race } in diesem Zug ablegen ließen.
wait-forsaken = { $name } kann Plättchen kaufen
done-forsaken = Keine kaufen
ask-side = Für welche Seite kämpfen { $race } in diesem Zug?
ask-side-hint = Die Seite gilt für alle Regeln bis zum Ende des Zugs.
wait-side = { $name } kann eine Seite wählen
done-side = Neutral bleiben
ask-replacement = Ein anderer Ort wird gezogen
ask-replacement-hint = Auf dieser Insel gibt es kein Wasser.
wait-replacement = Ein anderer Ort wird gezogen
done-replacement = Weiter
ask-well_of_eternity = Wohin kommt der Brunnen?
ask-well_of_eternity-hint = Wähle ein Meer oder einen See dieser Insel.
wait-well_of_eternity = { $name } versetzt den Brunnen
done-well_of_eternity = Weiter
do-goblins-yes = Sie ist scharf
do-goblins-no = Sie ist ein Blindgänger
do-goblins = Die Bombe in { $region } aufdecken
do-goblins-not = Die Bombe in { $region } verpuffen lassen, nichts zahlen
tool-goblins = Aufdecken
tool-goblins-not = Verpuffen lassen
do-worgen-no = Menschengestalt: +2 Münzen
do-worgen-yes = Worgengestalt: −1 Münze, Eroberungen −1
do-assault = Luftangriff auf { $region }
do-press = Noch einmal würfeln
do-shove = Ein Plättchen von { $region } nach { $to } verdrängen
do-herd = Eine Bestie von { $region } nach { $to } verdrängen
do-raze = { $mark } in { $region } entfernen
do-portal_mage = { $region } und { $to } tauschen
do-forsaken = { $n } kaufen
do-join = Für die { $side } kämpfen
log-calmed = { $seat } nimmt Menschengestalt an: { n-coins }
log-maddened = { $seat } zahlt { n-coins } für die Worgengestalt
log-tamed = { $mark }: +{ $n }
log-dispersed = { $mark }: −{ $n }
log-took-up = { $mark } verlässt { $region }
log-stationed = { $mark } in { $region }: { $n }
log-assaulted = { $race } greifen { $region } an (Kosten { $cost })
log-hired = { $race }: { n-tokens } für { n-coins } gekauft
log-shoved = { $race }: ein Plättchen wird von { $region } nach { $to } verdrängt
log-swapped = { $region } und { $with } tauschen alles, was dort steht
log-joined = { $race } kämpfen in diesem Zug für die { $side }
log-exploded = Die Bombe in { $region } geht hoch
log-fizzled = Die Bombe in { $region } bewirkt nichts
log-in-concord = { $to } erhält von { $seat } ein Harmonieplättchen
log-concord-ended = Die Harmonieplättchen kehren zu { $seat } zurück
log-rewarded = { $seat } erhält { n-coins } für das Militärziel
log-toll-to-bank = { $seat } zahlt der Bank { n-coins }
log-rescued = { $race }: ein Plättchen in { $region } ist gerettet
log-vanished = { $tile } verlässt das Spiel
illegal-too-few-together = Dieses Volk greift nie mit weniger als zwei Plättchen an und besetzt keine Region mit weniger.
illegal-mate = Du darfst deinen Partner nicht angreifen.
illegal-other-side = Dein Team darf kein Volk der anderen Fraktion nehmen, solange ein anderes ausliegt.
