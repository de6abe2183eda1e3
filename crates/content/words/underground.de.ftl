## Völker von Small World Underground

race-cultists = Kultprediger
race-cultists-text = Der Große Alte kommt in die erste Region, die du eroberst, und macht sie immun; an seine Region angrenzende Regionen kosten dich 1 Plättchen weniger. Zu Beginn deines Zugs darfst du ihn in eine andere deiner Regionen versetzen. Beim Untergang verschwindet er.
race-drow = Dunkelelfen
race-drow-text = Jede deiner Regionen, die keine gemeinsame Grenze mit einem anderen Volk oder mit Monstern hat, bringt 1 Münze zusätzlich, nach dem Untergang aber nicht mehr.
race-flames = Flammen
race-flames-text = Wenn du sie wählst, lege den Vulkan auf einen Abgrund mit Vulkansymbol. Regionen an diesem Abgrund, oder angrenzend an eine lückenlose Kette deiner Regionen, die dort beginnt, kosten dich nur so viel wie leere Regionen (ein Schwarzer Berg und „Bleib im Mutterland!“ zählen weiterhin). Beim Untergang verschwindet der Vulkan.
race-gnomes = Gnome
race-gnomes-text = Im Zug der anderen hilft keine Volksfähigkeit, keine Spezialfähigkeit, kein Ort und kein Altertum dabei, deine Regionen zu erobern: Nur einfache Angriffe und der normale letzte Würfelversuch sind möglich. Mit dem Untergang endet das.
race-iron_dwarves = Eisenzwerge
race-iron_dwarves-text = Bei der Umgruppierung nimmst du 1 Silberhammer für jede Bergbauregion, die du besetzt; du behältst sie von Zug zu Zug, höchstens 7. Ab dem nächsten Zug dient jeder als zusätzliches Plättchen zum Erobern, verlässt aber bei der Umgruppierung den Spielplan und verteidigt nie. Beim Untergang gehen sie in den Vorrat zurück.
race-kraken = Kraken
race-kraken-text = Du musst den Fluss nicht verlassen: Du darfst in Flussregionen bleiben, und sie bringen Münzen wie jede andere. Das gilt auch nach dem Untergang.
race-liches = Untote
race-liches-text = Solange sie aktiv sind, haben sie keine Fähigkeit. Sind sie untergegangen, zahlt dir jeder Gegner, der eine ihrer Regionen erobert, 1 Münze; wer keine Münze hat, darf sie nicht angreifen.
race-lizardmen = Echsenmenschen
race-lizardmen-text = Du überquerst Flüsse ungehindert, ob besetzt oder nicht: Regionen am anderen Ufer gelten für dich als angrenzend, und du darfst so auch von beiden Flussenden aus den Spielplan betreten. Im Fluss bleiben darfst du trotzdem nicht. Mit dem Untergang endet das.
race-mudmen = Schlammmonster
race-mudmen-text = Bei der Umgruppierung nimmst du für jedes Schlammloch, das du besetzt, 1 neues Schlammmonster aus dem Vorrat, nach dem Untergang aber nicht mehr.
race-mummies = Mumien
race-mummies-text = Jede Eroberung kostet dich 1 Plättchen mehr. Dafür sind es sehr viele.
race-ogres = Oger
race-ogres-text = Jede Region kostet dich 1 Plättchen weniger.
race-shadow_mimes = Schatten-Mimen
race-shadow_mimes-text = Wenn du sie wählst, darfst du ihre Plakette gegen die einer beliebigen anderen ausliegenden Kombination tauschen, ohne mehr zu zahlen. Münzen auf den Kombinationen bleiben liegen.
race-shrooms = Rauschpilze
race-shrooms-text = Jeder Pilz-Wald, den du besetzt, bringt 1 Münze zusätzlich, nach dem Untergang aber nicht mehr.
race-spiderines = Spinnenfrauen
race-spiderines-text = Für deine Eroberungen grenzt jede Region an einem Abgrund an alle deine Regionen. Du darfst auch über eine solche Region den Spielplan betreten. Mit dem Untergang endet das.
race-will_o_wisps = Irrlichter
race-will_o_wisps-text = Bei jeder Eroberung einer Kristallregion, oder einer Region neben einer Kristallregion, die du besetzt, darfst du würfeln und entsprechend weniger zahlen (mindestens 1 Plättchen). Reicht der Wurf zum Erobern, musst du erobern; wenn nicht, enden deine Eroberungen. Mit dem Untergang endet das.

## Spezialfähigkeiten von Small World Underground

power-adventurous = Abenteuer
    .joined = Abenteuer-{ $race }
power-adventurous-text = Jeder Ort, den du besetzt, bringt 1 Münze zusätzlich, nach dem Untergang aber nicht mehr. Altertümer zählen nicht.
power-fisher = Fischer
    .joined = Fischer-{ $race }
power-fisher-text = Für je zwei Uferregionen, die du besetzt, erhältst du 1 Münze zusätzlich, nach dem Untergang aber nicht mehr.
power-flocking = Hirten
    .joined = Hirten-{ $race }
power-flocking-text = Bilden alle deine Regionen eine einzige Gruppe, erhältst du 2 Münzen zusätzlich, nach dem Untergang aber nicht mehr.
power-frightened = Ängstlich
    .joined = Ängstliche { $race }
power-frightened-text = Jede deiner Regionen mit mindestens 3 deiner Plättchen bringt 1 Münze zusätzlich, nach dem Untergang aber nicht mehr.
power-immortal = Unsterblich
    .joined = Unsterbliche { $race }
power-immortal-text = Wird eine deiner Regionen erobert, verlierst du kein Plättchen: Nimm alle auf die Hand und setze sie am Ende dieses Zugs wieder ein. Nach dem Untergang gilt das nicht mehr.
power-magic = Magisch
    .joined = Magische { $race }
power-magic-text = In jedem Zug darf deine Magische Tasche ein Altertum nachahmen, das im Spiel ist, egal wem es gehört, und du nutzt sie wie ein zweites solches Altertum. Niemand kann dir die Tasche nehmen. Beim Untergang wird sie entfernt.
power-martyr = Märtyrer
    .joined = Märtyrer-{ $race }
power-martyr-text = Jedes Mal, wenn ein Gegner eine deiner Regionen erobert, zahlt dir die Bank sofort 1 Münze, nach dem Untergang aber nicht mehr.
power-mining = Bergbau
    .joined = Bergbau-{ $race }
power-mining-text = Jede Bergbauregion, die du besetzt, bringt 1 Münze zusätzlich, nach dem Untergang aber nicht mehr.
power-muddy = Schlammig
    .joined = Schlammige { $race }
power-muddy-text = Jedes Schlammloch, das du besetzt, bringt 1 Münze zusätzlich, auch nach dem Untergang.
power-mystic = Mystisch
    .joined = Mystische { $race }
power-mystic-text = Jede Kristallregion, die du besetzt, bringt 1 Münze zusätzlich, nach dem Untergang aber nicht mehr.
power-quarreling = Streitsüchtig
    .joined = Streitsüchtige { $race }
power-quarreling-text = Jede getrennte Gruppe deiner Regionen bringt 1 Münze zusätzlich, nach dem Untergang aber nicht mehr.
power-reborn = Wiedergeboren
    .joined = Wiedergeborene { $race }
power-reborn-text = Ist dieses Volk untergegangen, darfst du zu Beginn jedes deiner Züge mit einem aktiven Volk bis zu zwei seiner Regionen leeren und in jede ein Plättchen deines aktiven Volkes aus dem Vorrat legen. Das ist keine Eroberung.
power-royal = Königlich
    .joined = Königliche { $race }
power-royal-text = Am Ende jedes Zugs stellst du die Königin in eine deiner Regionen: Diese ist immun. Beim Untergang bleibt die Königin und schützt weiter, wird aber nicht mehr versetzt.
power-shield = Schutz
    .joined = Schutz-{ $race }
power-shield-text = In jedem Zug nimmst du am Ende deiner Eroberungen 1 neuen Pilz-Schild für jeden Pilz-Wald, den du besetzt, und legst sie bei der Umgruppierung in deine Regionen. Jeder erhöht die Verteidigung um 1; es gibt 8. Nach dem Untergang bleiben sie, neue kommen nicht hinzu.
power-stone = Stein
    .joined = Stein-{ $race }
power-stone-text = Jede Region mit Schwarzen Bergen, die du besetzt, bringt 1 Münze zusätzlich, nach dem Untergang aber nicht mehr.
power-thieving = Diebisch
    .joined = Diebische { $race }
power-thieving-text = Nimm bei der Wertung jedem Gegner 1 Münze ab, dessen aktives Volk eine Region mit gemeinsamer Grenze zu einer deiner Regionen hat. Nach dem Untergang entfällt das.
power-tomb = Grab
    .joined = Grab-{ $race }
power-tomb-text = Beim Untergang bleiben alle deine Plättchen auf dem Spielplan, und du darfst sie vor der Wertung dieses Zugs einmal umgruppieren. Wird später eine dieser Regionen erobert, verlierst du nur 1 Plättchen und legst die anderen in andere Regionen dieses Volkes, falls es noch welche hat.
power-vampire = Vampir
    .joined = Vampir-{ $race }
power-vampire-text = Einmal pro Zug und Gegner ersetzt du ein einzelnes Plättchen eines aktiven Volkes in deiner Nachbarschaft durch eines von dir aus dem Vorrat. Die Region ist erobert, ohne dass du ein Plättchen von der Hand einsetzt. Mit dem Untergang endet das.
power-vanishing = Flüchtend
    .joined = Flüchtende { $race }
power-vanishing-text = Geht dieses Volk unter, bringt dir jede seiner Regionen 2 Münzen statt 1. Danach verlassen alle seine Plättchen den Spielplan.
power-vengeful = Rachsüchtig
    .joined = Rachsüchtige { $race }
power-vengeful-text = Jeder Gegner, der eines deiner Völker angreift, bekommt einen Rachsüchtig-Marker. In deinem nächsten Zug kosten dich alle Regionen der markierten Gegner 1 Plättchen weniger. Beim Untergang werden die Marker entfernt.
power-wise = Weise
    .joined = Weise { $race }
power-wise-text = Solange das Volk aktiv ist, hat das keine Wirkung. Nach dem Untergang erhältst du jeden Zug 2 Münzen zusätzlich, auch schon im Zug des Untergangs, solange dieses Volk eine Region besetzt.

## Altertümer

relic-froggys_ring = Der Ring der Begierde
relic-froggys_ring-text = Lege den Ring am Ende deines Zugs in eine Region deines aktiven Volkes: Jeder Gegner, dessen aktives Volk eine Region mit gemeinsamer Grenze zu ihr hat, zahlt dir 1 Münze.
relic-stinky_trolls_socks = Stinkende Trollsocke
relic-stinky_trolls_socks-text = Einmal pro Zug eroberst du eine Region, als wäre sie leer (ein Schwarzer Berg und „Bleib im Mutterland!“ zählen weiterhin). Wer dort war, verliert keine Plättchen und setzt sie am Ende deines Zugs woanders ein. Die Trollsocke kommt dorthin.
relic-sword_of_the_killer_rabbit = Das Schwert des Killerkaninchens
relic-sword_of_the_killer_rabbit-text = Einmal pro Zug eroberst du eine Region mit 2 Plättchen weniger (mindestens 1). Das Schwert kommt dorthin.
relic-shiny_orb = Leuchtende Kugel
relic-shiny_orb-text = Einmal pro Zug ersetzt du ein einzelnes Plättchen des aktiven Volkes eines Gegners in deiner Nachbarschaft durch eines von dir aus dem Vorrat und eroberst so dessen Region. Die Kugel kommt dorthin.
relic-flying_doormat = Der Fliegende Fußabtreter
relic-flying_doormat-text = Einmal pro Zug eroberst du eine beliebige Region, angrenzend oder nicht, zu ihren normalen Kosten. Der Fußabtreter kommt dorthin.
relic-scepter_of_avarice = Das Zepter der Habgier
relic-scepter_of_avarice-text = Lege das Zepter am Ende deines Zugs, vor der Wertung, in eine Region deines aktiven Volkes: Alle Münzen, die diese Region bringt, werden verdoppelt. In der Mine des verlorenen Zwergs wirkt es nicht.

## Orte

place-altar_of_souls = Der Altar der Seelen
place-altar_of_souls-text = Am Ende jedes Zugs darfst du eines deiner untergegangenen Plättchen aus einer beliebigen Region für 3 Münzen ablegen. Das gilt auch, wenn das Volk am Altar selbst untergegangen ist.
do-altar_of_souls = Ein Plättchen in { $region } opfern
place-crypt_of_the_tomb_raider = Die Krypta der Grabjägerin
place-crypt_of_the_tomb_raider-text = Am Ende deines Zugs darfst du den Geist in jede andere Region stellen: Sie wird immun. Nach dem Untergang bewegst du ihn nicht mehr, aber er schützt weiter. Wird die Krypta erobert, verlässt der Geist seine Region.
place-diamond_fields = Diamantenfelder
place-diamond_fields-text = Jede Region derselben Landschaftsart, die das Volk auf den Diamantenfeldern besetzt, bringt 1 Münze zusätzlich, diese hier eingeschlossen. Das gilt auch nach dem Untergang.
place-keep_on_the_motherland = Bleib im Mutterland!
place-keep_on_the_motherland-text = Dieser Ort bringt 1 Münze zusätzlich und erhöht die Verteidigung seiner Region um 1. Beides gilt auch nach dem Untergang.
place-fountain_of_youth = Der Jungbrunnen
place-fountain_of_youth-text = Zu Beginn jedes deiner Züge erhält dein aktives Volk 1 Plättchen aus dem Vorrat, wenn es den Jungbrunnen besetzt. Einem untergegangenen Volk gibt er nichts.
place-mine_of_the_lost_dwarf = Die Mine des verlorenen Zwergs
place-mine_of_the_lost_dwarf-text = Die Mine bringt 2 Münzen zusätzlich, auch nach dem Untergang. Das Zepter wirkt hier nicht.
place-wickedest_pentacle = Das Frevelhafte Pentagramm
place-wickedest_pentacle-text = Wer es entdeckt, muss sofort den Balrog in eine Region mit gemeinsamer Grenze schicken. In späteren Zügen darf das aktive Volk am Pentagramm den Balrog einmal pro Zug eine Region weiter ziehen. Er erobert, was er betritt, vernichtet dort 2 Plättchen und sperrt die Region für alle.
ask-wickedest_pentacle-hint = Der Balrog betritt eine Region mit gemeinsamer Grenze: Wer dort steht, verliert 2 Plättchen, und sie ist für alle gesperrt.
ask-wickedest_pentacle = Losschicken: { $piece }
wait-wickedest_pentacle = { $name } schickt los: { $piece }
do-wickedest_pentacle = Nach { $region } schicken
done-wickedest_pentacle = Stehen lassen
place-stonehedge = Ort der Beschwörung
place-stonehedge-text = Bei der Entdeckung wird zufällig eine Plakette gezogen, die hier bleibt. Das aktive Volk, das die Region besetzt, hat diese Spezialfähigkeit zusätzlich zu seiner eigenen. Für ein untergegangenes Volk wirkt sie nur, wenn sie nach dem Untergang eine Wirkung hat.
place-great_brass_pipe = Die Großen Messingrohre
place-great_brass_pipe-text = Für das aktive Volk, das die Messingrohre besetzt, grenzen alle Regionen derselben Landschaftsart aneinander. Bei einer ersten Eroberung helfen sie nicht. Einem untergegangenen Volk nützen sie nichts.

## Landschaftsarten und Symbole von Small World Underground

terrain-black_mountain = Schwarze Berge
terrain-mud_pool = Schlammloch
terrain-mushroom_forest = Pilz-Wald
terrain-mine = Bergbau
terrain-mystic_crystal = Mystischer Kristall
terrain-river = Fluss
terrain-chasm = Bodenloser Abgrund
symbol-monster = Monster
symbol-volcano = Vulkan

## Marker von Small World Underground

mark-shield = Pilz-Schild
mark-queen = Königin
mark-ghost = Geist
mark-great_ancient = Großer Alter
mark-volcano = Vulkan
mark-balrog = Balrog
mark-bag = Magische Tasche
mark-hammer = Silberhammer
mark-vengeance = Rachsüchtig-Marker

## Regeln von Small World Underground: Spielplan und Aufbau

rule-UG-BOARD-1 = Eine Region zeigt Schwarze Berge, ein Schlammloch, einen Pilz-Wald, Bergbau, Mystischen Kristall oder Fluss; dazwischen liegen Abgründe. Bergbau und Kristalle sind hier Landschaftsarten, keine Symbole. Symbole sind das Monster, an Land, und der Vulkan, auf manchen Abgründen.
rule-UG-BOARD-2 = Eine Region ist eine Uferregion, wenn sie an eine Flussregion grenzt. Flussregionen und Abgründe selbst sind keine Uferregionen.
rule-UG-BOARD-3 = Ein Abgrund ist unpassierbar: Niemand kann ihn erobern, betreten oder überqueren, und er bringt nie Münzen. Die Regionen ringsum liegen am Abgrund, was für Spinnenfrauen und Flammen wichtig ist.
rule-UG-BOARD-4 = Der Fluss eines Spielplans besteht aus mehreren Flussregionen. Jede grenzt an die nächste im Flusslauf und an die Regionen an ihren Ufern.
rule-UG-COMP-1 = Das Material ist begrenzt: 14 Monster, 9 Schwarze Berge, 9 Orte, 6 Altertümer, 1 Vulkan, 1 Großer Alter, 1 Balrog, 1 Geist, 1 Königin, 8 Pilz-Schilde, 4 Rachsüchtig-Marker, 7 Silberhämmer und 1 Magische Tasche. Es gibt 15 Völker und 21 Spezialfähigkeiten. Alle Monster sind gleich, egal was sie zeigen.
rule-UG-SETUP-1 = Zu Beginn liegen in jeder Region mit Monster-Symbol zwei Monster. Es gibt 4 solche Regionen zu zweit, 5 zu dritt, 6 zu viert und 7 zu fünft.
rule-UG-SETUP-2 = Die 9 Orte und 6 Altertümer werden zusammen gemischt. Davon werden so viele gezogen, wie es Monsterregionen gibt, und als verdeckter Stapel bereitgelegt; die übrigen kommen ungesehen in die Schachtel.
rule-UG-SETUP-3 = Zu Beginn kommt in jede Region mit Schwarzen Bergen ein Plättchen Schwarze Berge.
rule-UG-SETUP-4 = Der Stapel enthält genau einen Ort oder ein Altertum für jede Monsterregion, es gibt also bei jeder Entdeckung etwas zu ziehen. Nichts davon kommt je in den Stapel zurück.

## Regeln von Small World Underground: Eroberung, Fluss und Monster

rule-UG-FIRST-1 = Die erste Eroberung muss eine Region sein, die den Rand des Spielplans berührt. Die Flussregionen an beiden Enden des Flusses gehören dazu, ein Abgrund am Rand nicht.
rule-UG-COST-1 = Eine Region kostet 2 Plättchen, eine Flussregion 1, auch wenn sie besetzt ist: Ein Fluss mit zwei Kraken kostet 3. Ein Schwarzer Berg, jeder Pilz-Schild und der Ort „Bleib im Mutterland!“ erhöhen die Kosten um je 1; Berg und Ort tun das auch, wenn niemand die Region besetzt. Jedes Monster und jedes Plättchen eines Volkes erhöht sie um 1.
rule-UG-RIVER-1 = Eine in diesem Zug eroberte Flussregion gilt beim Erobern als besetzt: Du darfst von dort aus weitermachen. Bei der Umgruppierung muss sie geleert werden, ihre Plättchen kommen in andere Regionen des Volkes. Am Ende eines Zugs dürfen keine Plättchen im Fluss bleiben, außer eine Fähigkeit erlaubt es, wie bei Kraken oder, bei gemischten Schachteln, einem Volk mit „Seefahrer“.
rule-UG-RIVER-2 = Besetzt dein Volk nur Flüsse, die es leeren muss, kommen seine Plättchen auf deine Hand zurück. Im nächsten Zug kehren sie mit einer ersten Eroberung zurück.
rule-UG-RIVER-3 = Einen Fluss bei der Umgruppierung zu leeren gilt nicht als Aufgeben einer Region. Der geleerte Fluss bringt keine Münze.
rule-UG-RIVER-4 = Was in einem geleerten Fluss liegt und nicht an dein Volk gebunden ist, bleibt dort, und niemand kontrolliert es: Ein Altertum, mit dem du einen Fluss erobert hast, gibst du also auf. Pilz-Schilde, Königin, Ring und Zepter kommen erst danach und geraten daher nie in einen Fluss, der geleert werden muss.
rule-UG-RIVER-5 = Ein Volk, das in Flüssen bleiben darf (Kraken oder, bei gemischten Schachteln, eines mit „Seefahrer“), entscheidet bei der Umgruppierung für jede seiner Flussregionen: mindestens ein Plättchen dort lassen oder sie leeren.
rule-UG-MON-1 = Wird eine Region mit Monstern auf irgendeine Weise erobert, scheiden die Monster aus, und der Eroberer zieht sofort den obersten Ort oder das oberste Altertum vom Stapel und legt das Plättchen offen in diese Region; es ist gleich nutzbar. Was das Pentagramm und der Ort der Beschwörung bei der Entdeckung verlangen, geschieht vor allem anderen.
rule-UG-MON-2 = Eine Region mit Monstern gilt als nicht frei, und für Dunkelelfen zählen Monster als anderes Volk. Sonst sind sie kein Volk: Sie gehören niemandem, werden nie durch ein anderes Plättchen ersetzt, haben nichts umzugruppieren oder zu zahlen und ziehen keine Rache nach sich.
rule-UG-ADJ-1 = Nach der ersten Eroberung muss ein Ziel an eine Region deines aktiven Volkes grenzen. Regionen deines untergegangenen Volkes zählen nicht.
rule-UG-ADJ-2 = Manche Regeln verlangen eine echte gemeinsame Grenze: Dunkelelfen, „Diebisch“, der Ring, jede Bewegung des Balrogs, das Ufer und was an einem Abgrund liegt. Andere verlangen nur, dass Regionen aneinandergrenzen, und dazu zählt auch, was Messingrohre, Spinnenfrauen, Echsenmenschen oder, bei gemischten Schachteln, „Unterwelt“ für ein Volk angrenzend machen: erlaubte Ziele, der Nachlass des Großen Alten, die Kette der Flammen, die Nachbarn der Kristalle bei den Irrlichtern, „Hirten“, „Streitsüchtig“ und, bei gemischten Schachteln, die Riesen. Fußabtreter, „Fliegend“ und ein besonderer Einstieg heben nur die Bedingung auf; sie machen nichts angrenzend.
rule-UG-IMM-1 = Großer Alter, Königin, Geist und Balrog machen eine Region immun: Gegnerische Völker, Spezialfähigkeiten, Orte und Altertümer wirken dort nicht, die des Besitzers schon (dein Zepter oder dein Ring darf unter deiner Königin liegen). Münzen, die wegen einer Grenze fällig sind („Diebisch“, Ring), werden nicht über eine immune Region des Zahlenden hinweg genommen. Benachbarte Dunkelelfen stört eine solche Region trotzdem.
rule-UG-TRIG-1 = Zu Beginn deines Zugs kommt zuerst der Jungbrunnen; „Wiedergeboren“, der Große Alte, das Aufnehmen und das Aufgeben folgen in beliebiger Reihenfolge, und die Magische Tasche wirkt dann, wenn das Altertum wirkt, das sie nachahmt. Am Ende deines Zugs kommen Königin, Geist, Ring, Zepter, Tasche und Altar in beliebiger Reihenfolge, und die Münzen des Rings werden beim Hinlegen gezahlt. Gewertet wird, bevor vertriebene Plättchen zurückkehren: Bis dahin stören sie keine Dunkelelfen, grenzen an nichts und schützen nichts.

## Regeln von Small World Underground: Völker

rule-UG-RACE-SPIDERINES = Für ihre Eroberungen grenzt jede Region an irgendeinem Abgrund an jede Region, die sie besetzen, wo immer diese liegt; eine einzige genügt. Jede erste Eroberung darf auch eine Region an einem Abgrund sein, Flüsse eingeschlossen. Für „Hirten“ und „Streitsüchtig“ bilden alle ihre Regionen eine Gruppe, sobald eine davon an einem Abgrund liegt. Mit dem Untergang endet das.
rule-UG-RACE-SHROOMS = Bei der Wertung bringt jeder Pilz-Wald, den deine Rauschpilze besetzen, 1 Münze zusätzlich. Mit dem Untergang endet das.
rule-UG-RACE-CULTISTS = Der Große Alte kommt in die erste Region, die sie erobern, egal wie, und macht sie immun; ein Ersetzen durch „Wiedergeboren“ ist keine Eroberung. Ziele, die in diesem Moment an seine Region grenzen, kosten 1 Plättchen weniger, auch wenn erst ein Effekt sie angrenzend macht; ein nur mit dem Fußabtreter oder „Fliegend“ erreichtes Ziel grenzt nicht an sie. Beim Aufnehmen darfst du ihn einmal in eine beliebige Region der Kultprediger versetzen; wird seine Region aufgegeben oder ist sie ein Fluss, der geleert wird, stellst du ihn sofort in eine andere (bei der Umgruppierung, sobald deine Plättchen verteilt sind), und gibt es keine, behältst du ihn für die nächste eroberte Region. Beim Untergang wird er entfernt.
rule-UG-RACE-DROW = Bei der Wertung bringt jede Region deiner Dunkelelfen 1 Münze zusätzlich, wenn sie weder mit Monstern noch mit einer Region eines anderen Volkes, aktiv oder untergegangen, eine gemeinsame Grenze hat; auch dein eigenes anderes Volk und Kraken im Fluss zählen. Nur echte Grenzen gelten. Der Balrog, leere Regionen, Orte, Altertümer und vertriebene Plättchen stören nicht. Mit dem Untergang endet das.
rule-UG-RACE-WISPS = Bei jeder Eroberung einer Kristallregion, oder einer Region neben einer Kristallregion, die sie in diesem Moment besetzen, darfst du würfeln. Du brauchst ein Plättchen auf der Hand, es dürfen dir höchstens 3 fehlen, und Ziel und Altertümer nennst du vor dem Wurf; du darfst auch würfeln, wenn deine Plättchen reichen, um welche zu sparen. Erreichen Hand und Wurf zusammen die Kosten, musst du erobern, auch nach einer 0: Du zahlst die Kosten minus Wurf, mindestens 1 Plättchen, und deine Eroberungen gehen weiter; sonst enden sie. Für andere Ziele gilt die übliche Regel des letzten Versuchs, und mit dem Untergang endet das alles.
rule-UG-RACE-FLAMES = Wenn du sie wählst, musst du den Vulkan auf einen Abgrund mit Vulkansymbol legen; dort bleibt er. Ein Ziel an diesem Abgrund, oder angrenzend an eine lückenlose Kette von Flammen-Regionen, die an ihm beginnt, kostet so viel wie eine leere Region: 2 Plättchen (ein Fluss 1), dazu ein Schwarzer Berg und „Bleib im Mutterland!“, mit den üblichen Aufschlägen und Nachlässen. Die Kette wird bei jeder Eroberung neu betrachtet: In diesem Zug eroberte Regionen, auch Flüsse, verlängern sie, verlorene oder aufgegebene unterbrechen sie. Nur die Kosten ändern sich: Die Region gilt weiterhin als nicht frei, Monster geben ihren Ort oder ihr Altertum frei, Verluste und Einstiegsregionen sind wie üblich; gegen Gnome gilt es nie, und beim Untergang wird der Vulkan entfernt, bis wieder jemand die Flammen wählt.
rule-UG-RACE-MIMES = Wenn du sie wählst, darfst du nach dem Bezahlen und Einsammeln der Münzen, aber bevor die Spalte aufgefüllt wird, ihre Plakette gegen die einer anderen sichtbaren Kombination tauschen. Münzen werden nicht bewegt: Preis und Münzen sind die der Position der Schatten-Mimen. Deine Plättchen zählst du mit der neuen Plakette; die alte kommt zur anderen Kombination, oder oben auf den Plakettenstapel, wenn du dessen oberste genommen hast. Die Plakette am Ort der Beschwörung steht nicht zur Wahl.
rule-UG-RACE-LIZARDMEN = Für sie gilt eine Region als angrenzend, wenn sie von einer der ihren allein über Flussregionen zu erreichen ist, egal wer oder was dort steht, selbst Balrog, Königin oder Geist. Eine erste Eroberung darf auch jede Region sein, die sie so von einem Flussende aus erreichen. Sie dürfen Flussregionen zu den normalen Kosten erobern, bleiben dort aber nie nach der Umgruppierung, und beim Überqueren nehmen sie kein Altertum aus dem Fluss mit. Mit dem Untergang endet das.
rule-UG-RACE-MUMMIES = Jede Eroberung, die etwas kostet, auch der letzte Versuch, kostet deine Mumien 1 Plättchen mehr. Der Aufschlag wird mit den Nachlässen verrechnet, bevor das Minimum von 1 gilt. Ein Plättchen zu ersetzen („Vampir“, Kugel) und den Balrog zu ziehen kostet nichts, also auch keinen Aufschlag. Mit dem Untergang endet das.
rule-UG-RACE-GNOMES = Im Zug der anderen darf niemand eine Volksfähigkeit, eine Spezialfähigkeit, einen Ort oder ein Altertum einsetzen, auch nicht die Magische Tasche oder den Ort der Beschwörung, um eine Region aktiver Gnome zu erobern. Erlaubt sind eine einfache Eroberung über eine echte Grenze, die erste Eroberung einer gewöhnlichen Einstiegsregion und ein normaler letzter Würfelversuch; Nachteile, etwa der Aufschlag der Mumien, gelten weiterhin. Im Zug der Gnome selbst wirkt alles, auch gegen sie: der Balrog ihres Besitzers oder, bei gemischten Schachteln, seine Ghule. Mit dem Untergang endet das.
rule-UG-GNOME-1 = Gegen Gnome gibt es keinen Nachlass (Oger, Großer Alter, „Rachsüchtig“, Schwert), kein zusätzliches Ziel und keinen besonderen Einstieg (Messingrohre, Fußabtreter, Spinnenfrauen, Echsenmenschen), keinen besonderen Wurf (Irrlichter), keine Eroberung wie bei einer leeren Region, zum Festpreis oder durch Ersetzen (Flammen, Trollsocke, „Vampir“, Kugel), keine Hämmer und keinen Balrog; bei gemischten Schachteln gilt das ebenso für die Fähigkeiten dieser Art aus dem Grundspiel, doch ein Volk mit „Berserker“ hat dann den normalen letzten Versuch. Erlaubt sind echte Plättchen, woher sie auch kommen, und Angriffe aus einer Region, die in diesem Zug mit Hilfe gewonnen wurde, oder aus einem Fluss, in dem Kraken leben; „Diebisch“, Ring und Geist erobern nichts und wirken wie üblich. Was nicht eingesetzt werden kann, wird weder verbraucht noch bewegt.
rule-UG-RACE-IRON-DWARVES = Zu Beginn der Umgruppierung nimmst du 1 Silberhammer für jede Bergbauregion, die sie dann besetzen; du behältst sie von Zug zu Zug, höchstens 7. Ab dem nächsten Zug kommen sie beim Aufnehmen auf deine Hand: Jeder wird wie ein Plättchen eingesetzt, vor den echten, und auch Hämmer allein dürfen erobern oder würfeln, aber nie gegen Gnome. Sind deine Plättchen verteilt, verlassen alle Hämmer den Spielplan: Lass möglichst in jeder Region einen Zwerg, sonst wählst du, welche Regionen verloren gehen; ein Verlust davor, durch deinen eigenen Balrog, trifft die Zwerge. Hämmer verteidigen nie, gehen nie verloren und zählen weder für „Ängstlich“ noch bei Gleichstand; auch ganz ohne Zwerge dürfen sie angreifen, halten aber nichts, und beim Untergang gehen sie in den Vorrat zurück.
rule-UG-RACE-MUDMEN = Zu Beginn der Umgruppierung nimmst du 1 neues Schlammmonster für jedes Schlammloch, das dieses Volk besetzt, soweit der Vorrat reicht. Die neuen werden mit den anderen verteilt. Mit dem Untergang endet das.
rule-UG-RACE-OGRES = Jede Region kostet deine Oger 1 Plättchen weniger, aber nie weniger als 1. Mit dem Untergang endet das.
rule-UG-RACE-LICHES = Nur wenn sie untergegangen sind: Ein Gegner, der eine ihrer Regionen erobert, egal wie, auch mit Trollsocke oder Balrog, zahlt ihrem Besitzer sofort 1 Münze. Ohne Münze darf er sie nicht angreifen, auch nicht mit dem Würfel. Ein misslungener Wurf kostet nichts, und der Besitzer selbst zahlt nie.
rule-UG-RACE-KRAKEN = Bei der Umgruppierung müssen deine Kraken die Flüsse, die sie besetzen, nicht verlassen. Diese Regionen gehören ihnen ganz: Sie bringen 1 Münze und dürfen Königin, Pilz-Schilde, Ring oder Zepter tragen, gelten aber nicht als Uferregionen für „Fischer“. Andere müssen sie erobern, um hindurchzukommen, außer Echsenmenschen. Auch nach dem Untergang bleiben die Kraken dort, und die Flüsse bringen weiter Münzen.

## Regeln von Small World Underground: Spezialfähigkeiten

rule-UG-POW-SHIELD = In jedem Zug nimmst du am Ende deiner Eroberungen 1 neuen Pilz-Schild für jeden Pilz-Wald, den dieses Volk besetzt, soweit der Vorrat von 8 reicht. Bei der Umgruppierung legst du alle in seine Regionen, auf Wunsch mehrere in eine, aber nicht in einen Fluss, der geleert wird; ohne Region gehen sie in den Vorrat zurück. Jeder erhöht die Verteidigung um 1, ist aber kein Plättchen und schützt daher niemanden vor „Vampir“ oder der Kugel; gelegte Pilz-Schilde werden nicht versetzt und gehen zurück, wenn ihre Region verlassen oder erobert wird oder das Volk verschwindet. Nach dem Untergang bleiben sie und verteidigen, neue kommen nicht hinzu.
rule-UG-POW-MUDDY = Bei der Wertung bringt jedes Schlammloch, das dieses Volk besetzt, 1 Münze zusätzlich. Das gilt auch nach dem Untergang, nur für die Regionen dieses Volkes.
rule-UG-POW-MYSTIC = Bei der Wertung bringt jede Kristallregion, die dieses Volk besetzt, 1 Münze zusätzlich. Mit dem Untergang endet das.
rule-UG-POW-MINING = Bei der Wertung bringt jede Bergbauregion, die dieses Volk besetzt, 1 Münze zusätzlich. Mit dem Untergang endet das.
rule-UG-POW-STONE = Bei der Wertung bringt jede Region mit Schwarzen Bergen, die dieses Volk besetzt, 1 Münze zusätzlich. Mit dem Untergang endet das.
rule-UG-POW-TOMB = Geht dieses Volk unter, bleiben alle seine Plättchen auf dem Spielplan und dürfen vor der Wertung dieses Zugs einmal umgruppiert werden, mindestens eines je Region; die auf der Hand kommen in den Vorrat. Später verliert eine eroberte Region ein Plättchen (durch den Balrog zwei, durch die Trollsocke keines), und die übrigen kommen am Ende dieses Zugs in andere Regionen dieses Volkes, oder bei deiner Umgruppierung, wenn du die Region selbst erobert hast. Wird seine letzte Region erobert, sind alle seine in diesem Zug vertriebenen Plättchen verloren, und das Banner kehrt zurück. Es erobert nie und bewegt sich sonst nicht; alle Plättchen einer Region zählen bei ihren Kosten, aber „Ängstlich“ bringt nichts mehr.
rule-UG-POW-MAGIC = In jedem Zug darf die Magische Tasche ein Altertum nachahmen, das irgendwo auf dem Spielplan offen liegt, ob es jemandem gehört oder nicht, auch in einer immunen Region, unter dem Balrog oder gerade erst aufgedeckt; du wählst bei der ersten Nutzung, für diesen Zug. Sie ist dann für dich ein zweites solches Altertum, zur gleichen Zeit und nach den gleichen Regeln nutzbar, ob das Original genutzt wird oder nicht, und du brauchst keine Region, um sie zu nutzen. Sie liegt, wo sie genutzt wurde, und kommt zu dir zurück, wenn diese Region verloren, aufgegeben oder geleert wird; niemand kann sie nehmen. Ohne Altertum im Spiel bewirkt sie nichts, und beim Untergang wird sie entfernt.
rule-UG-BAG-RING = Am Ende deines Zugs legst du die Magische Tasche in eine Region dieses Volkes, und sie bringt Münzen wie der Ring. Hast du auch den Ring, bringen beide Münzen. Liegen beide in einer Region, zahlt jeder Gegner mit gemeinsamer Grenze zweimal, aber höchstens, was er hat.
rule-UG-BAG-SOCKS = Mit der Magischen Tasche darfst du einmal pro Zug eine Region erobern, als wäre sie leer, wie mit der Trollsocke. Hast du auch die Trollsocke, hast du zwei solche Eroberungen pro Zug.
rule-UG-BAG-SWORD = Mit der Magischen Tasche kostet eine Eroberung pro Zug 2 Plättchen weniger, wie mit dem Schwert. Hast du auch das Schwert, kosten zwei Eroberungen je 2 weniger oder eine einzige 4 weniger, aber nie weniger als 1 Plättchen.
rule-UG-BAG-ORB = Mit der Magischen Tasche ersetzt du einmal pro Zug ein einzelnes Plättchen, wie mit der Kugel. Das kommt zum Ersetzen mit der Kugel und mit „Vampir“ hinzu. Die Beschränkung auf einmal pro Gegner gilt nur für „Vampir“.
rule-UG-BAG-DOORMAT = Mit der Magischen Tasche darfst du einmal pro Zug irgendwo erobern, wie mit dem Fußabtreter. Das darf sogar die erste Eroberung eines Volkes ohne Region sein.
rule-UG-BAG-SCEPTER = Am Ende deines Zugs verdoppelt die Magische Tasche die Münzen einer Region, wie das Zepter. Hast du auch das Zepter, werden zwei Regionen verdoppelt, oder eine einzige zählt dreifach.
rule-UG-POW-VANISHING = Geht dieses Volk unter, bringt jede seiner Regionen bei der Wertung dieses Zugs 2 Münzen statt 1. Danach verlassen alle seine Plättchen den Spielplan, die Plakette wird abgelegt, und das Banner kehrt zurück. Bis dahin sind es untergegangene Plättchen: „Bleib im Mutterland!“, die Mine des verlorenen Zwergs und die Diamantenfelder bringen noch Münzen, Flüsse der Kraken ebenfalls 2, und ein am Altar abgelegtes Plättchen kostet dich die Münzen seiner Region. Dein früheres untergegangenes Volk geht zuerst, wie bei jedem Untergang.
rule-UG-POW-FLOCKING = Bei der Wertung erhältst du 2 Münzen zusätzlich, wenn alle Regionen dieses Volkes eine einzige Gruppe aneinandergrenzender Regionen bilden. Was Spinnenfrauen, Echsenmenschen, die Messingrohre oder, bei gemischten Schachteln, „Unterwelt“ angrenzend machen, zählt mit. Eine einzelne Region ist eine Gruppe; ohne Region gibt es nichts. Mit dem Untergang endet das.
rule-UG-POW-QUARRELING = Bei der Wertung bringt jede getrennte Gruppe aneinandergrenzender Regionen dieses Volkes 1 Münze zusätzlich. Was Spinnenfrauen, Echsenmenschen, die Messingrohre oder, bei gemischten Schachteln, „Unterwelt“ angrenzend machen, gehört zu einer Gruppe. Ohne Region gibt es nichts. Mit dem Untergang endet das.
rule-UG-POW-IMMORTAL = Wird eine Region dieses Volkes erobert, auch vom Balrog, wird kein Plättchen abgelegt: Alle kommen auf deine Hand und werden am Ende dieses Zugs eingesetzt. Ein Plättchen, das „Vampir“, die Kugel oder Ähnliches ersetzt, ist trotzdem verloren. Mit dem Untergang endet das.
rule-UG-POW-THIEVING = Bei der Wertung nimmst du jedem Gegner 1 Münze ab, dessen aktives Volk eine Region hat, die eine echte gemeinsame Grenze mit einer Region dieses Volkes hat; eine Münze pro Gegner, egal wie viele Grenzen es sind. Auch Gnome zahlen, und wer keine Münze hat, zahlt nichts. Grenzen einer immunen Region dieses Gegners zählen nicht, die deiner eigenen immunen Regionen schon. Mit dem Untergang endet das.
rule-UG-POW-MARTYR = Jedes Mal, wenn ein Gegner eine Region dieses Volkes erobert, zahlt dir die Bank sofort 1 Münze. Auf welche Weise, ist egal: Auch ein ersetztes Plättchen, die Trollsocke oder sein Balrog zählen. Mit dem Untergang endet das.
rule-UG-POW-FISHER = Bei der Wertung erhältst du 1 Münze zusätzlich für je zwei Uferregionen, die dieses Volk besetzt, angrenzend oder nicht, abgerundet. Flussregionen sind keine Uferregionen. Mit dem Untergang endet das.
rule-UG-POW-FRIGHTENED = Bei der Wertung bringt jede Region mit mindestens 3 Plättchen dieses Volkes 1 Münze zusätzlich. Nur echte Volksplättchen zählen. Mit dem Untergang endet das.
rule-UG-POW-REBORN = Ist dieses Volk untergegangen, darfst du, wenn du Plättchen eines aktiven Volkes aufnimmst (auch gleich nach einer Wahl, aber nicht in einem Zug des Untergangs), bis zu zwei seiner Regionen leeren, deren Plättchen alle in den Vorrat gehen, und in jede ein Plättchen deines aktiven Volkes aus dem Vorrat legen, oder von der Hand, wenn dieser leer ist. Ohne ein solches Plättchen kann keine Region geleert werden. Es ist keine Eroberung: keine Münzen, keine Plättchen zum Wiedereinsetzen, kein Großer Alter; aber dein aktives Volk, selbst eines ganz ohne Plättchen, steht dann auf dem Spielplan und braucht keine erste Eroberung mehr. Die neuen Regionen dürfen gleich wieder aufgegeben werden, und ein Fluss muss bei der Umgruppierung geleert werden, außer dein Volk darf dort bleiben.
rule-UG-POW-ROYAL = Am Ende jedes Zugs stellst du die Königin in eine Region dieses Volkes, auf Wunsch dieselbe wie zuvor: Diese Region ist immun. Das ist Pflicht, wenn es eine Region gibt; wird die Region der Königin aufgegeben oder geleert, kommt die Königin bis zum Zugende zu dir zurück. Beim Untergang bleibt sie und schützt, wird aber nicht mehr versetzt, und eine Königin auf der Hand wird nicht mehr aufgestellt. Sie verschwindet mit dem Volk, oder wenn dessen Plättchen bei ihr gehen: durch den Altar, durch „Wiedergeboren“ oder weil dein eigenes aktives Volk die Region erobert.
rule-UG-POW-WISE = Nach dem Untergang erhältst du bei jeder Wertung, auch im Zug des Untergangs, 2 Münzen zusätzlich, wenn dieses Volk dann noch eine Region besetzt. Es sind 2 Münzen pro Zug, egal wie viele Regionen es sind; ein am Altar abgelegtes Plättchen geht vorher. Solange das Volk aktiv ist, gibt es nichts.
rule-UG-POW-ADVENTUROUS = Bei der Wertung bringt jeder Ort, den dieses Volk besetzt, 1 Münze zusätzlich. Altertümer zählen nicht. Mit dem Untergang endet das.
rule-UG-POW-VAMPIRE = Beim Erobern darfst du einmal pro Zug und Gegner ein erlaubtes Ziel erobern, indem du das einzelne Plättchen eines aktiven Volkes durch eines von dir aus dem Vorrat ersetzt, oder von der Hand, wenn dieser leer ist. Das Ziel muss angrenzen oder bei einer ersten Eroberung eine Einstiegsregion sein; ein Schwarzer Berg, Pilz-Schilde und „Bleib im Mutterland!“ schützen nicht, wohl aber Gnome, immune Regionen und, bei gemischten Schachteln, Lager, und Monster und untergegangene Plättchen werden nie ersetzt. Es kostet nichts, also gibt es weder Nachlass noch Aufschlag noch Wurf; du brauchst kein Plättchen auf der Hand, solange der Vorrat eines hat, aber nach dem letzten Würfelversuch ist es zu spät, und ein Volk ohne Plättchen auf Spielplan und Hand kann es nicht. Das ersetzte Plättchen geht in den Vorrat, selbst eines mit „Unsterblich“ oder ein Elb; es ist die Eroberung einer nicht freien Region, aus einem Fluss geht das neue Plättchen bei der Umgruppierung, und mit dem Untergang endet das.
rule-UG-POW-VENGEFUL = Solange dieses Volk aktiv ist, bekommt jeder Gegner, der eines deiner Völker angreift, aktiv oder untergegangen, einen Rachsüchtig-Marker, höchstens einen; auch ein misslungener Wurf, ein ersetztes Plättchen und sein Balrog zählen. In deinem nächsten Zug kostet dich jede Region, die irgendein Volk eines markierten Gegners besetzt, 1 Plättchen weniger, außer gegen Gnome. Am Ende dieses Zugs kommen die Marker zurück, sofort dagegen, wenn dieses Volk untergeht.

## Regeln von Small World Underground: Altertümer und Orte

rule-UG-RP-1 = Wessen Volk eine Region besetzt, der kontrolliert das Altertum oder den Ort dort; mit einer Eroberung wechselt das sofort. Nutzen kannst du nur, was du in diesem Moment kontrollierst; in einer Region, die niemand besetzt, kontrolliert es niemand.
rule-UG-RP-2 = Altertümer und Orte verteidigen nicht, außer „Bleib im Mutterland!“. Ein einzelnes Plättchen neben ihnen gilt weiter als einzeln.
rule-UG-RP-3 = Ein Altertum oder einen Ort zu nutzen ist freiwillig, außer was das Pentagramm und der Ort der Beschwörung bei der Entdeckung verlangen. Ein untergegangenes Volk kann sie nicht nutzen, außer der Text sagt es; in einer aufgegebenen Region bleiben sie liegen. Bei gemischten Schachteln führen untergegangene Ghule eine Entdeckung aus wie alle anderen, doch für spätere Nutzung braucht es dort ein aktives Volk.
rule-UG-RP-4 = Ein Ort wird nie bewegt. Ein Altertum kommt in die Region, in der es zuletzt genutzt wurde, und bleibt dort.
rule-UG-RP-5 = Ein Plättchen, das ein Effekt braucht (Kugel, „Wiedergeboren“), kommt aus dem Vorrat oder, wenn er leer ist, von deiner Hand. Ein Plättchen, das ein Effekt dir gibt (Jungbrunnen), kommt nur aus dem Vorrat.
rule-UG-RP-6 = Altertümer und Orte wirken nicht auf immune Regionen der Gegner und helfen nicht gegen Gnome.
rule-UG-RP-7 = Ein Altertum, das einmal pro Zug wirkt, darfst du schon in dem Zug nutzen, in dem du es bekommst. Jedes Altertum wirkt im Zug eines Spielers nur einmal.
rule-UG-RP-8 = Du darfst für eine Eroberung mehrere verschiedene Altertümer nutzen, auch die Magische Tasche: Fußabtreter und Schwert, Trollsocke und Schwert, Fußabtreter und Kugel. Alle kommen in die eroberte Region.
rule-UG-RP-9 = Ein Altertum, das du für einen misslungenen Versuch genannt hast, bleibt, wo es war, und ist für diesen Zug verbraucht.

## Regeln von Small World Underground: Altertümer

rule-UG-REL-RING = Am Ende deines Zugs darfst du ihn in eine Region deines aktiven Volkes legen, auf Wunsch dieselbe wie zuvor. Jeder Gegner, dessen aktives Volk eine Region mit echter gemeinsamer Grenze zu ihr hat, zahlt dir sofort 1 Münze, egal wie viele Grenzen es sind; wer keine Münze hat, zahlt nichts. Gnome zahlen, aber eine immune Region des Zahlenden zählt nicht. Legst du ihn nicht, bringt er keine Münzen.
rule-UG-REL-SOCKS = Einmal pro Zug darfst du ein Ziel erobern, als wäre es leer: Plättchen, Monster und die Verteidigungsmarker des Besitzers zählen nicht, ein Schwarzer Berg und „Bleib im Mutterland!“ schon; Aufschläge, Nachlässe und der letzte Würfelversuch gelten wie üblich. Der Besitzer verliert kein Plättchen, nur seine Marker verschwinden, und am Ende des Zugs (deine eigenen untergegangenen bei deiner Umgruppierung) kommen die Plättchen in andere Regionen desselben Volkes; gibt es keine, bleiben sie auf der Hand, die eines untergegangenen Volkes aber sind verloren. Es ist trotzdem die Eroberung einer nicht freien Region: „Märtyrer“, Untote und „Rachsüchtig“ wirken, nur deine eigenen Untoten nicht, und Monster gehen wie üblich. Die Trollsocke kommt dorthin.
rule-UG-REL-SWORD = Einmal pro Zug kostet dich eine Eroberung 2 Plättchen weniger, aber nie weniger als 1; auch Versuche mit dem Würfel zählen. Das Schwert kommt in die eroberte Region.
rule-UG-REL-ORB = Einmal pro Zug darfst du das einzelne Plättchen des aktiven Volkes eines Gegners durch eines von dir ersetzen und so dessen Region erobern, unter allen Bedingungen, die für „Vampir“ gelten. Was ein Volk mit „Vampir“ selbst ersetzen darf, kommt hinzu, auch beim selben Gegner. Die Kugel kommt dorthin.
rule-UG-REL-DOORMAT = Einmal pro Zug darf eine Eroberung jede Region zum Ziel haben, angrenzend oder nicht, zu ihren normalen Kosten; auch Flüsse, aber keine Abgründe, immunen Regionen oder Gnome. Gelingt sie, kommt der Fußabtreter dorthin; misslingt sie, bleibt er, wo er war.
rule-UG-REL-SCEPTER = Am Ende deines Zugs, vor der Wertung, darfst du es in eine Region deines aktiven Volkes legen: Die Münzen, die diese Region bringt, werden verdoppelt. Das ist ihre eine Münze und jeder Bonus, der für diese Region gezählt wird, etwa Rauschpilze, Dunkelelfen, „Schlammig“, „Mystisch“, „Bergbau“, „Stein“, „Ängstlich“, „Abenteuer“, „Bleib im Mutterland!“, ihr Anteil an den Diamantenfeldern und, bei gemischten Schachteln, „Händler“, „Wald“, eine Festung oder die Münze der Orks oder von „Plündernd“. Nicht verdoppelt werden Gesamtbeträge („Hirten“, „Streitsüchtig“, „Fischer“, „Weise“, „Märtyrer“, Altar, „Alchemist“, „Wohlhabend“) und Münzen, die Spieler zahlen. In der Mine des verlorenen Zwergs wirkt es gar nicht, und zusammen mit der Magischen Tasche in einer Region zählen die Münzen dreifach, nicht vierfach.

## Regeln von Small World Underground: Orte

rule-UG-PLC-ALTAR = Besetzt eines deiner Völker, aktiv oder untergegangen, den Altar, darfst du am Ende deines Zugs (auch im Zug des Untergangs) einmal eines deiner eigenen untergegangenen Plättchen aus einer beliebigen Region, auch der des Altars, für 3 Münzen von der Bank ablegen. Es ist nur ein Plättchen: Die Region bleibt dir, solange dort andere liegen. Das geschieht, bevor die Regionen gezählt werden. War es das letzte Plättchen seines Volkes, kehrt das Banner zurück, und „Weise“, „Schlammig“ und Ähnliches bringen nichts.
rule-UG-PLC-CRYPT = Am Ende deines Zugs darfst du, wenn dein aktives Volk die Krypta besetzt, den Geist in jede Region außer der Krypta-Region stellen, eigene, fremde oder leere, auch Flüsse, aber keine Abgründe; diese Region ist immun. Du darfst ihn lassen, wo er ist, aber nicht zurücknehmen, und du kontrollierst ihn, bis ein anderer Spieler ihn nutzt; ein untergegangener Besitzer kann ihn nicht bewegen, doch er schützt weiter. Wird die Krypta erobert, von wem auch immer, auch von deinem eigenen Volk oder vom Balrog, verlässt der Geist sofort seine Region und dient dem neuen aktiven Besitzer ab dem Ende von dessen Zug. Wird die Krypta aufgegeben oder ihr untergegangener Besitzer entfernt, bleibt der Geist, bis jemand sie erobert; ein Ersetzen durch „Wiedergeboren“ ist keine Eroberung.
rule-UG-GHOST-1 = Ist die Region des Geistes besetzt, darf niemand außer ihrem Besitzer sie erobern, auch nicht, wer den Geist kontrolliert; das aktive Volk des Besitzers darf sie seinem eigenen untergegangenen abnehmen. Besetzt sie niemand, ob mit Monstern oder leer, darf es nur, wer den Geist kontrolliert. Der Geist schützt die Region, nicht ein Volk: Er bleibt, wenn der Besitzer wechselt oder geht, und der Balrog darf nicht hinein.
rule-UG-PLC-DIAMONDS = Bei der Wertung bringt das Volk, das die Diamantenfelder besetzt, 1 Münze zusätzlich für jede Region derselben Landschaftsart, die es besetzt, die der Felder eingeschlossen. Das gilt auch nach dem Untergang, dann aber nur für die Regionen des untergegangenen Volkes.
rule-UG-PLC-KEEP = Bei der Wertung bringt der Ort dem, der ihn besetzt, 1 Münze zusätzlich. Er erhöht immer die Verteidigung seiner Region um 1, auch wenn niemand sie besetzt. Beides gilt auch nach dem Untergang.
rule-UG-PLC-FOUNTAIN = Wenn das Aufnehmen beginnt, vor „Wiedergeboren“ und vor jedem Aufgeben, erhält das aktive Volk, das den Jungbrunnen besetzt, 1 Plättchen aus dem Vorrat auf deine Hand, wenn noch eines da ist. Er gibt nichts im Zug seiner Entdeckung, in einer Region, die dir in diesem Zug erst „Wiedergeboren“ gab, oder in einem Zug des Untergangs.
rule-UG-PLC-MINE = Bei der Wertung bringt die Mine dem, der sie besetzt, 2 Münzen zusätzlich. Das gilt auch nach dem Untergang. Das Zepter wirkt hier nicht.
rule-UG-PLC-PENTACLE = Wer das Pentagramm entdeckt, muss sofort den Balrog in eine Region schicken, die eine gemeinsame Grenze mit der des Pentagramms hat, auch in eine eigene. In späteren Zügen darf das aktive Volk, das das Pentagramm besetzt, den Balrog einmal pro Zug und jederzeit in eine Region ziehen, die eine gemeinsame Grenze mit der des Balrogs hat. Der Balrog erobert, was er betritt; seine Region ist gegen alle immun und bringt niemandem Münzen.
rule-UG-BAL-1 = Der Balrog zieht nur über eine echte Grenze, in eine Land- oder Flussregion, die besetzt (auch von dir), voller Monster oder leer ist. Er darf weder in Abgründe noch in immune Regionen, wem sie auch gehören, noch zu aktiven Gnomen eines anderen Spielers; deine eigenen Gnome stehen ihm in deinem Zug offen. Du darfst ihn auch nicht gegen untergegangene Untote eines Gegners schicken, wenn du keine Münze hast, oder, bei gemischten Schachteln, gegen ein Volk, mit dem du Frieden hast.
rule-UG-BAL-2 = Den Balrog zum ersten Mal loszuschicken ist Pflicht und kommt vor jeder anderen Aktion. Steht ihm keine Region offen, wartet der Balrog, und seine erste spätere Bewegung beginnt in der Region des Pentagramms.
rule-UG-BAL-3 = Eine spätere Bewegung ist freiwillig, einmal im Zug eines Spielers, in jedem Zug nach dem der Entdeckung. Sie steht dem zu, dessen aktives Volk in diesem Moment das Pentagramm besetzt, auch wenn er es erst in diesem Zug erobert hat. Du ziehst den Balrog zwischen zwei Aktionen, vom Aufnehmen bis kurz vor der Wertung, vor oder nach dem letzten Würfelversuch, aber nicht in einem Zug des Untergangs.
rule-UG-BAL-4 = Eine besetzte Region, die der Balrog betritt, wird ohne Plättchen und Kosten erobert: Der Besitzer verliert 2 Plättchen an den Vorrat, oder alle, wenn es weniger sind, und setzt die übrigen am Ende des Zugs ein; seine Marker verschwinden, Berg, Altertümer und Orte bleiben und nützen niemandem. Ein untergegangenes Volk verliert dort alle Plättchen, eines mit „Grab“ oder Ghule nur 2; Elben und Völker mit „Unsterblich“ verlieren keines. Zieht jemand den Balrog gegen das eigene aktive Volk, warten dessen Plättchen auf die Umgruppierung oder werden, wenn sie vorbei ist, sofort eingesetzt; inzwischen können sie nicht erobern.
rule-UG-BAL-5 = Betritt der Balrog eine Region mit Monstern, scheiden sie aus, und ein Ort oder Altertum wird gezogen und dort hingelegt; niemand kontrolliert es. Der Ort der Beschwörung bekommt trotzdem seine Plakette.
rule-UG-BAL-6 = Für alle anderen ist das Eindringen des Balrogs ein Angriff und eine Eroberung dessen, der ihn zieht: Für „Märtyrer“, die Münze der Untoten, „Rachsüchtig“, die Krypta und, bei gemischten Schachteln, „Diplomat“ zählt es. Für dessen eigenes Volk ist es keine Eroberung: kein Großer Alter, keine Region, von der aus es weitergeht, nichts für Orks, Skelette oder „Plündernd“.
rule-UG-BAL-7 = Die Region des Balrogs gehört niemandem, ist für alle gesperrt und bringt niemandem Münzen; Dunkelelfen stört sie nicht, und Echsenmenschen überqueren einen Fluss, in dem er steht. Er bleibt, bis ihn jemand weiterzieht, und lässt die Region dann frei und leer zurück. Er darf in die Region des Pentagramms selbst, zieht dann aber nie wieder weiter.
rule-UG-PLC-STONEHEDGE = Wird der Ort der Beschwörung entdeckt, auch vom Balrog, wird zufällig eine Plakette unter der obersten des Plakettenstapels gezogen, wenn nötig nach dem Mischen der abgelegten, und bleibt das ganze Spiel bei diesem Ort. Alle sehen sie; ihre Plättchenzahl zählt nicht. Das Volk, das die Region besetzt, hat diese Spezialfähigkeit zusätzlich zu seiner eigenen und nutzt sie, wenn es will.
rule-UG-SH-1 = Die Spezialfähigkeit am Ort der Beschwörung gehört dem aktiven Volk, das die Region besetzt, und nur diesem. Sie wirkt ab der Eroberung, schon im selben Zug: „Vampir“ sofort, Pilz-Schilde am Ende der Eroberungen, die Königin am Zugende, Münzen bei der Wertung.
rule-UG-SH-2 = Die Spezialfähigkeit endet sofort, wenn dieses Volk den Ort der Beschwörung nicht mehr besetzt, ob er erobert, aufgegeben oder vom Balrog genommen wird. Die Eroberung, die den Ort kostet, wird noch mit ihr abgewickelt („Unsterblich“, „Märtyrer“, „Grab“). Magische Tasche, Königin und Rachsüchtig-Marker kommen neben den Ort zurück, für den nächsten Besitzer; schon gelegte Pilz-Schilde bleiben, bis ihre Region verlassen oder erobert wird.
rule-UG-SH-3 = Geht das Volk unter, das den Ort der Beschwörung besetzt, bleibt die Plakette bei dem Ort. „Schlammig“, „Wiedergeboren“, „Königlich“, „Schutz“, „Grab“ und „Weise“ wirken dann für das untergegangene Volk, als wäre die Plakette seine eigene, solange es den Ort besetzt. Alle anderen Spezialfähigkeiten bewirken für ein untergegangenes Volk nichts.
rule-UG-SH-4 = Solange der Besitzer aktiv ist, wirkt jede Spezialfähigkeit wie üblich („Abenteuer“ zählt den Ort der Beschwörung mit, die Königin aufzustellen ist freiwillig), nur „Wiedergeboren“, „Grab“, „Flüchtend“ und „Weise“ bewirken noch nichts. Beim Untergang darf der Besitzer mit „Grab“ alle Plättchen behalten und umgruppieren oder mit „Flüchtend“ verschwinden; danach bringt, solange der Ort besetzt ist, „Schlammig“ Münzen und „Weise“ 2 Münzen pro Zug, die Königin bleibt stehen, Pilz-Schilde bleiben, und „Wiedergeboren“ wirkt, auf Wunsch mit dem Ort selbst als einer der zwei Regionen. Geht der Ort verloren, verlassen sofort die Königin ihre Region und die Magische Tasche den Spielplan, Rachsüchtig-Marker kommen zurück, auch eben erst vergebene, und gelegte Pilz-Schilde bleiben. Auch die Plättchen von „Grab“ bleiben, doch von da an verliert eine eroberte Region sie alle.
rule-UG-SH-5 = Bei gemischten Schachteln können auch Plaketten des Grundspiels gezogen werden: „Alchemist“, „Berserker“, „Kommando“, „Fliegend“, „Wald“, „Hügel“, „Sumpf“, „Händler“, „Beritten“, „Plündernd“, „Unerschrocken“ und „Unterwelt“ wirken, solange das Volk aktiv ist und den Ort der Beschwörung besetzt. Lager, Helden, Drache und ein gewährter Frieden kommen und gehen mit dem Ort; Festungen bleiben, bringen aber nichts mehr. „Seefahrer“: Wasser, das beim Verlust des Ortes besetzt ist, muss bei deiner nächsten Umgruppierung geleert werden, bleibt dir aber, wenn du das Volk untergehen lässt. „Kämpferisch“ zählt bei einem Untergang nur, wenn das Volk mit „Kämpferisch“ oder das untergehende dann den Ort besetzt; „Wohlhabend“ zahlt seine 7 Münzen nur, wenn du ihn bei der Wertung des Zugs besetzt, in dem dieses Volk gewählt wurde, einmal je Volk.
rule-UG-PLC-PIPE = Für das aktive Volk, das die Messingrohre besetzt, grenzen alle Regionen derselben Landschaftsart aneinander; jede davon ist also ein erlaubtes Ziel. Nur die Landschaftsart zählt, nie ein Symbol. Bei einer ersten Eroberung helfen sie nicht, weil dann noch nichts besetzt ist.

## Regeln: Small World und Small World Underground mischen

rule-MIX-1 = Banner und Plaketten von Small World und Small World Underground dürfen auf einem Spielplan der einen oder der anderen Schachtel gemischt werden. Zuerst werden Völker und Spezialfähigkeiten aussortiert, die dort nicht funktionieren, weil eine Landschaftsart fehlt oder Altertümer und Orte nicht verwendet werden. Alle anderen werden gemischt, Banner mit Bannern und Plaketten mit Plaketten; der übrige Aufbau ist der des Spielplans.
rule-MIX-2 = Einander gleichgestellt sind Gebirge und Schwarze Berge, Sumpf und Schlammloch, Wald und Pilz-Wald, das Minensymbol und Bergbau, das Magische Symbol und Mystischer Kristall.
rule-MIX-3 = Was für Meere und See gilt, gilt auch für den Fluss und umgekehrt, wo immer es sinnvoll ist.
rule-MIX-4 = Gebirge und Schwarze Berge haben dieselbe Wirkung.
rule-MIX-5 = Auf Spielplänen von Underground fallen Menschen, „Hügel“, „Beritten“ und „Unterwelt“ weg, weil es weder Ackerland noch Hügel noch Höhlen gibt. Auf Spielplänen des Grundspiels fallen Spinnenfrauen und Flammen weg, weil es keine Abgründe gibt, und außerdem „Abenteuer“ und „Magisch“, wenn Altertümer und Orte nicht verwendet werden. Alles andere bleibt.
rule-MIX-6 = Auf Spielplänen von Underground ist der Fluss das Wasser: Uferregionen gelten als Küstenregionen, Völker mit „Seefahrer“, auch Echsenmenschen, dürfen in ihm bleiben und ihn werten, auch nach dem Untergang (Kosten 1, andere dürfen ihn erobern), „Fliegend“ und der Einstieg der Halblinge reichen nur an Land (Halblinge mit „Seefahrer“: auch in Flüsse), Hexenmeister dürfen dort ein Plättchen ersetzen (das neue geht bei der Umgruppierung wieder), und Monster zählen wie Untergegangene Stämme; Trollhöhle, Festung, Erdhöhle, Drache und Lager verlassen einen geleerten Fluss wie eine aufgegebene Region. Auf Spielplänen des Grundspiels sind Meere und See das Wasser: Kraken dürfen sie erobern und behalten (Grundkosten 2), auch nach dem Untergang und mit den Einstiegen von „Seefahrer“, und nur Kraken und Völker mit „Seefahrer“ können sie nehmen; Echsenmenschen überqueren sie, erobern sie aber nur mit „Seefahrer“. Untergegangene Stämme stören Dunkelelfen, der Balrog darf ins Wasser, der Fußabtreter reicht nur zu dem, was das Volk erobern darf, und Messingrohre und Diamantenfelder achten auf die Landschaftsart, nie auf ein Symbol.
rule-MIX-7 = Um Altertümer und Orte auf einem Spielplan des Grundspiels zu verwenden, nimm zwei Monster pro Person und 2 dazu und lege sie paarweise in Regionen mit Untergegangenem Stamm (eine mehr, als ihr Personen seid), von denen keine zwei aneinandergrenzen; die übrigen erhalten ihren Stamm. Es werden so viele Orte und Altertümer gezogen, wie es Monsterregionen gibt. Der Gastgeber wählt die Regionen, oder sie werden ausgelost.
rule-MIX-8 = Small World of Warcraft wird nicht mit anderen Schachteln gemischt. River World verwendet die Völker und Spezialfähigkeiten von Small World.
rule-MIX-9 = Manche Namen kommen in zwei Schachteln mit verschiedenen Regeln vor, etwa die Gnome aus Small World Underground und die aus Small World of Warcraft, oder die Zwerge, Menschen, Orks und Trolle aus Small World und aus Small World of Warcraft. Sie sind nicht dasselbe: Jedes folgt den Regeln seiner Schachtel.
rule-MIX-10 = Wo sich die beiden Schachteln unterscheiden, entscheidet der Spielplan: bei Einstiegsregionen, bei der Frage, was nicht frei ist, und bei Flüssen oder Meeren. Gebirge, Trollhöhle, Festung, Pilz-Schild und „Bleib im Mutterland!“ verteidigen auf beiden, Lager als Plättchen; bei einer Eroberung wie bei einer leeren Region sind Trollhöhle, Festung, Pilz-Schild und Lager die eigenen Verteidigungen des Besitzers und zählen nicht. Marker, die immun machen, behalten die Regel ihrer Schachtel.
rule-MIX-11 = Untergegangenen Ghulen bringen „Schlammig“ und „Weise“ Münzen wie jedem untergegangenen Volk, und Pilz-Schilde und Königin bleiben, sind aber endgültig weg, wenn die Ghule diese Region verlassen; „Wiedergeboren“ darf ihre Regionen leeren, „Grab“ fügt nichts hinzu, und „Flüchtend“ entfernt sie. Sie nutzen kein Altertum und keinen Ort, der ein aktives Volk braucht. Immune Regionen ihres Besitzers dürfen sie nicht angreifen, welcher Marker sie auch schützt.
rule-MIX-12 = Zwei gleichartige Fähigkeiten addieren sich: Hexenmeister mit „Vampir“ ersetzen pro Gegner und Zug mit jeder der beiden ein Plättchen; Elben mit „Unsterblich“ haben davon nichts zusätzlich. „Vampir“, Kugel und Hexenmeister werden alle durch ein Lager, Immunität, Frieden und Gnome aufgehalten, nie durch Trollhöhle, Festung, Pilz-Schild, Gebirge oder „Bleib im Mutterland!“.

ask-shadow_mimes = Plakette tauschen?
ask-shadow_mimes-hint = Wähle die Kombination, deren Plakette du willst, oder behalte deine.
wait-shadow_mimes = { $name } darf die Plakette tauschen
do-shadow_mimes = Mit Kombination { $slot } tauschen
done-shadow_mimes = Plakette behalten
ask-flames = { $piece } aufstellen
ask-flames-hint = Wähle eine der markierten Stellen.
wait-flames = { $name } stellt auf: { $piece }
done-flames = Weiter
do-magic = Kopieren: { $other }
do-reborn = { $region } übernehmen
