## Schachteln

box-base = Small World
box-underground = Small World Underground
box-wow = Small World of Warcraft
box-river_world = River World

## Völker

race-amazons = Amazonen
race-amazons-text = Du erhältst 4 zusätzliche Amazonen, die nur zum Erobern da sind. Nimm nach der Umgruppierung 4 Amazonen vom Spielplan und lege sie bis zu deinem nächsten Zug beiseite.
race-dwarves = Zwerge
race-dwarves-text = Jede deiner Regionen mit einer Mine bringt 1 Münze zusätzlich, auch nach dem Untergang.
race-elves = Elben
race-elves-text = Wird eine deiner Regionen erobert, verlierst du keinen Elben: Nimm alle auf die Hand und setze sie am Ende dieses Zugs wieder ein. Sind die Elben untergegangen, gilt das nicht mehr.
race-ghouls = Ghule
race-ghouls-text = Gehen deine Ghule unter, bleiben sie alle auf dem Spielplan. Ab deinem nächsten Zug dürfen sie weiter erobern, noch vor deinem aktiven Volk, und es sogar angreifen. Nach dem Untergang haben sie zwar keine Spezialfähigkeit mehr, verteidigen sich aber wie ein aktives Volk und werden ebenso umgruppiert.
race-giants = Riesen
race-giants-text = Jede Region neben einem Gebirge, das du besetzt, kostet dich 1 Plättchen weniger.
race-halflings = Halblinge
race-halflings-text = Du darfst über jede beliebige Landregion den Spielplan betreten. Deine ersten beiden Eroberungen erhalten je eine Erdhöhle, die die Region immun macht. Beim Untergang, oder wenn du die Region verlässt, verschwindet die Erdhöhle.
race-humans = Menschen
race-humans-text = Jedes Ackerland, das du besetzt, bringt 1 Münze zusätzlich.
race-orcs = Orks
race-orcs-text = Jede nicht freie Region, die du in diesem Zug erobert hast, bringt 1 Münze zusätzlich.
race-ratmen = Rattenmenschen
race-ratmen-text = Keine besondere Fähigkeit. Es sind einfach sehr viele.
race-skeletons = Skelette
race-skeletons-text = Für je zwei nicht freie Regionen, die du in diesem Zug erobert hast, nimmst du bei der Umgruppierung 1 neues Skelett aus dem Vorrat.
race-sorcerers = Hexenmeister
race-sorcerers-text = Einmal pro Zug und Gegner ersetzt du ein einzelnes Plättchen eines aktiven Volkes in deiner Nachbarschaft durch einen Hexenmeister aus dem Vorrat. Die Region ist erobert, ohne dass du ein Plättchen von der Hand einsetzt.
race-tritons = Wassermänner
race-tritons-text = Küstenregionen, also solche an einem Meer oder am See, kosten dich 1 Plättchen weniger.
race-trolls = Trolle
race-trolls-text = Jede Region, die du besetzt, erhält eine Trollhöhle, die ihre Verteidigung um 1 erhöht. Die Trollhöhlen bleiben auch nach dem Untergang stehen.
race-wizards = Zauberer
race-wizards-text = Jede deiner Regionen mit einem Magischen Symbol bringt 1 Münze zusätzlich.

## Spezialfähigkeiten

power-alchemist = Alchemist
    .joined = Alchemisten-{ $race }
power-alchemist-text = Am Ende jedes Zugs erhältst du 2 Münzen zusätzlich, solange dein Volk aktiv ist.
power-berserk = Berserker
    .joined = Berserker-{ $race }
power-berserk-text = Vor jeder Eroberung darfst du würfeln, dann eine Region wählen und entsprechend weniger Plättchen einsetzen (mindestens 1 Plättchen). Kannst oder willst du nach einem Wurf nicht angreifen, enden deine Eroberungen.
power-bivouacking = Kampierend
    .joined = Kampierende { $race }
power-bivouacking-text = Bei der Umgruppierung stellst du deine 5 Lager beliebig in deinen Regionen auf. Jedes verteidigt wie ein Plättchen, schützt auch ein einzelnes Plättchen vor Hexenmeistern und geht bei einer Eroberung nie verloren. Beim Untergang werden sie entfernt.
power-commando = Kommando
    .joined = Kommando-{ $race }
power-commando-text = Jede Region kostet dich 1 Plättchen weniger.
power-diplomat = Diplomat
    .joined = Diplomaten-{ $race }
power-diplomat-text = Am Ende deines Zugs darfst du einen Gegner wählen, dessen aktives Volk du in diesem Zug nicht angegriffen hast. Bis zu deinem nächsten Zug darf sein aktives Volk deines nicht angreifen. Für untergegangene Völker gilt das nicht.
ask-diplomat = Frieden anbieten?
ask-diplomat-hint = Der gewählte Gegner darf dein aktives Volk bis zu deinem nächsten Zug nicht angreifen.
wait-diplomat = { $name } darf Frieden anbieten
do-diplomat = Frieden mit { $seat }
done-diplomat = Kein Frieden
power-dragon_master = Drachenbändiger
    .joined = Drachenbändiger-{ $race }
power-dragon_master-text = Einmal pro Zug darfst du eine Region mit einem einzigen Plättchen erobern, egal was sie verteidigt. Der Drache zieht dort ein und macht sie immun, bis du ihn woanders einsetzt. Beim Untergang verschwindet er.
power-flying = Fliegend
    .joined = Fliegende { $race }
power-flying-text = Du darfst jede Landregion erobern, angrenzend oder nicht. Meere und See bleiben unerreichbar.
power-forest = Wald
    .joined = Wald-{ $race }
power-forest-text = Jede Waldregion, die du besetzt, bringt 1 Münze zusätzlich.
power-fortified = Wehrhaft
    .joined = Wehrhafte { $race }
power-fortified-text = Einmal pro Zug baust du eine Festung in einer deiner Regionen: Sie erhöht die Verteidigung um 1 und bringt 1 Münze zusätzlich. Es gibt 6, höchstens eine pro Region. Nach dem Untergang verteidigen sie weiter, bringen aber nichts mehr ein.
power-heroic = Helden
    .joined = Helden-{ $race }
power-heroic-text = Am Ende jedes Zugs stellst du deine 2 Helden in zwei deiner Regionen: Diese sind immun, bis die Helden weiterziehen. Beim Untergang verschwinden sie.
power-hill = Hügel
    .joined = Hügel-{ $race }
power-hill-text = Jede Hügelregion, die du besetzt, bringt 1 Münze zusätzlich.
power-merchant = Händler
    .joined = Händler-{ $race }
power-merchant-text = Jede Region, die du besetzt, bringt 1 Münze zusätzlich.
power-mounted = Beritten
    .joined = Berittene { $race }
power-mounted-text = Hügel und Ackerland kosten dich 1 Plättchen weniger.
power-pillaging = Plündernd
    .joined = Plündernde { $race }
power-pillaging-text = Jede nicht freie Region, die du in diesem Zug erobert hast, bringt 1 Münze zusätzlich.
power-seafaring = Seefahrer
    .joined = Seefahrer-{ $race }
power-seafaring-text = Du darfst die Meere und den See wie leere Regionen erobern; nur andere Seefahrer können dir dorthin folgen. Nach dem Untergang behältst du sie, und sie zählen weiter.
power-spirit = Kämpferisch
    .joined = Kämpferische { $race }
power-spirit-text = Nach dem Untergang zählt dieses Volk nicht für deine Obergrenze: Du darfst daneben ein zweites untergegangenes Volk haben, und beide bringen Münzen.
power-stout = Unerschrocken
    .joined = Unerschrockene { $race }
power-stout-text = Du darfst dein Volk gleich nach der Wertung eines normalen Zugs untergehen lassen, statt dafür einen ganzen Zug aufzuwenden.
power-swamp = Sumpf
    .joined = Sumpf-{ $race }
power-swamp-text = Jede Sumpfregion, die du besetzt, bringt 1 Münze zusätzlich.
power-underworld = Unterwelt
    .joined = Unterwelt-{ $race }
power-underworld-text = Regionen mit einer Höhle kosten dich 1 Plättchen weniger. Für deine Eroberungen grenzen alle Höhlen aneinander.
power-wealthy = Wohlhabend
    .joined = Wohlhabende { $race }
power-wealthy-text = Am Ende des Zugs, in dem du diese Kombination wählst, erhältst du einmalig 7 Münzen zusätzlich.

## Landschaftsarten und Symbole

terrain-farmland = Ackerland
terrain-forest = Wald
terrain-hill = Hügel
terrain-mountain = Gebirge
terrain-swamp = Sumpf
terrain-sea = Meer
terrain-lake = See
symbol-mine = Mine
symbol-magic_source = Magisches Symbol
symbol-cavern = Höhle
symbol-lost_tribe = Untergegangener Stamm

## Marker

mark-fortress = Festung
mark-encampment = Lager
mark-hole = Erdhöhle
mark-hero = Held
mark-dragon = Drache
mark-chest = Truhe

## Zeilen einer Kostenaufschlüsselung

term-ground = Grundkosten
term-mountain = Gebirge
term-natives = Einheimische
term-defenders = Verteidigende Plättchen
term-regions = Besetzte Regionen
term-minimum = Minimum: 1 Plättchen

## Regeln: Begriffe

rule-CORE-DEF-1 = Eine Region ist ein unteilbares Gebiet des Spielplans. Zwei Regionen grenzen aneinander, wenn sie ein Stück Grenze gemeinsam haben; ein einzelner Berührungspunkt reicht nicht.
rule-CORE-DEF-2 = In einer Region liegen nie Plättchen von mehr als einem Volk.
rule-CORE-DEF-3 = Ein Volk besetzt eine Region, solange dort mindestens eines seiner Plättchen liegt. In Small World of Warcraft können auch manche Marker, die als Plättchen zählen, eine Region halten.
rule-CORE-DEF-4 = Eine Region ist nicht frei, wenn dort Einheimische oder Plättchen eines anderen Volkes liegen, ob aktiv oder untergegangen; Gebirge und andere Marker allein genügen nicht. In Small World und River World zählen dafür nur gegnerische Völker; in Small World Underground und Small World of Warcraft zählt auch dein eigenes anderes Volk. Bei den Kosten zählen deine eigenen untergegangenen Plättchen in jeder Schachtel mit.
rule-CORE-DEF-5 = Eine Region gilt als in diesem Zug erobert, egal wie das Volk sie genommen hat: mit Plättchen, mit dem Würfel, zum Festpreis oder durch Ersetzen eines Plättchens. Ob sie nicht frei war, richtet sich danach, was unmittelbar davor dort lag. Eine Region, die in einem Zug zweimal erobert wird, zählt zweimal.
rule-CORE-DEF-6 = Steht bei einem Volk oder einer Spezialfähigkeit „du“ oder „dein“, ist damit nur das Volk gemeint, zu dem sie gehört, nie dein anderes Volk, außer die Fähigkeit sagt es ausdrücklich.
rule-CORE-DEF-7 = Volksfähigkeit und Spezialfähigkeit deines aktiven Volkes wirken zusammen. Beide enden mit dem Untergang, außer ihr Text sagt, dass sie weiter gelten.
rule-CORE-DEF-8 = Alles, was die Kosten einer Eroberung erhöht oder senkt, wird zuerst zusammengezählt, in beliebiger Reihenfolge. Erst dann wird das Ergebnis, falls nötig, auf das Minimum angehoben, normalerweise ein Plättchen.

## Regeln: Aufbau

rule-CORE-SETUP-1 = Das Spiel ist für 2 bis 5 Personen, auf dem Spielplan für die jeweilige Spielerzahl.
rule-CORE-SETUP-2 = Die Zahl der Runden hängt von der Spielerzahl ab: 10 Runden zu zweit oder zu dritt, 9 zu viert und 8 zu fünft. Der Rundenmarker beginnt auf 1.
rule-CORE-SETUP-3 = Die Volksbanner werden gemischt: Fünf liegen offen in einer Spalte, der Rest bildet darunter einen offenen Stapel. Daneben liegen ebenso die Plaketten der Spezialfähigkeiten. So stehen sechs Kombinationen zur Wahl: fünf in der Spalte und das Paar oben auf den beiden Stapeln.
rule-CORE-SETUP-4 = Nur das oberste Banner und die oberste Plakette der Stapel sind bekannt. Was darunter liegt und in welcher Reihenfolge, bleibt allen verborgen.
rule-CORE-SETUP-5 = Vor der ersten Runde kommen die Einheimischen in die Regionen mit ihrem Symbol und ein Gebirge in jede Gebirgsregion.
rule-CORE-SETUP-6 = Alle beginnen mit 5 Münzen. Alle übrigen Münzen bilden die Bank, die nie leer wird.
rule-CORE-SETUP-7 = Wer beginnt, wird ausgelost, außer der Gastgeber bestimmt es. Gespielt wird im Uhrzeigersinn.
rule-CORE-SETUP-8 = Wie viele Münzen du besitzt, bleibt bis zum Spielende dein Geheimnis. Münzen auf Kombinationen und alle gezahlten oder erhaltenen Beträge sind für alle sichtbar.

## Regeln: Runden und Züge

rule-CORE-TURN-1 = In einer Runde sind alle im Uhrzeigersinn je einmal am Zug. Zu Beginn jeder Runde außer der ersten rückt der Rundenmarker vor; erreicht er das letzte Feld, ist das die letzte Runde.
rule-CORE-TURN-2 = Ein Zug läuft so ab: Effekte zu Zugbeginn; Kombination wählen, sich ausbreiten oder das Volk untergehen lassen; Plättchen aufnehmen und Regionen aufgeben; erobern; umgruppieren; Marker für das Zugende setzen; werten. Danach darf ein Volk mit „Unerschrocken“ untergehen, und ganz am Schluss setzen alle, die Regionen verloren haben, ihre vertriebenen Plättchen ein. Untergegangene Ghule nehmen ihre Plättchen auf und erobern vor deinem aktiven Volk.
rule-CORE-TURN-3 = Ohne aktives Volk musst du eine Kombination wählen: in deinem ersten Zug und im Zug nach einem Untergang. Gibt es keine, spielst du ohne aktives Volk weiter und wählst im nächsten Zug.
rule-CORE-TURN-4 = Mit einem aktiven Volk breitest du dich aus oder lässt es untergehen. Wer sich ausbreitet, muss nichts erobern.
rule-CORE-TURN-5 = Hat dein aktives Volk nirgends mehr ein Plättchen, darfst du dich ausbreiten (es tut nichts, und du wertest deine untergegangenen Völker) oder es untergehen lassen, aber in diesem Zug keine neue Kombination wählen. Plättchen auf der Hand oder beiseitegelegte zählen mit. Ein Bonus, der keine Region braucht, wie der des Alchemisten, wird beim Ausbreiten trotzdem gezahlt.
rule-CORE-TURN-6 = Wenn du eine Kombination wählst oder dich ausbreitest, spielst du den ganzen Zug; der Untergang nach der Wertung steht nur Völkern mit „Unerschrocken“ offen. Im Zug des Untergangs gibt es weder Eroberung noch Umgruppierung, sondern nur, was ein untergegangenes Volk noch setzen darf, die Wertung und vertriebene Plättchen. Ein Schritt, in dem nichts zu tun ist, entfällt von selbst.

## Regeln: Kombination wählen

rule-CORE-PICK-1 = Du darfst jede sichtbare Kombination nehmen. Die oberste ist gratis, jede Position weiter unten kostet 1 Münze mehr: Lege eine Münze auf jede Kombination oberhalb der gewählten.
rule-CORE-PICK-2 = Du musst die Münzen für eine Kombination besitzen, bevor du sie nimmst. Münzen, die auf ihr liegen, helfen nicht beim Bezahlen; du bekommst sie erst danach.
rule-CORE-PICK-3 = Alle Münzen auf der gewählten Kombination gehören dir. Für die Kombinationen darüber zahlst du trotzdem.
rule-CORE-PICK-4 = Du nimmst so viele Plättchen, wie die Zahlen auf Volksbanner und Plakette zusammen ergeben, oder so viele, wie der Vorrat noch hat.
rule-CORE-PICK-5 = Mehr Plättchen als am Anfang bekommt dein Volk nie, außer eine Fähigkeit gewährt welche. Zusätzliche Plättchen gibt es nur, soweit der Vorrat in diesem Moment reicht; zurückgelegte Plättchen stehen wieder zur Verfügung.
rule-CORE-PICK-6 = Gleich nach der Wahl, vor jeder Eroberung, rücken die Kombinationen darunter samt ihren Münzen eine Position nach oben, und auf den Stapeln erscheint ein neues Paar. Solange genug Banner da sind, liegen immer sechs Kombinationen aus; danach wird die Spalte kürzer, aber ohne Lücken. Die oberste ist gratis, also kannst du auch ohne Münzen immer wählen.
rule-CORE-PICK-7 = Fehlt einem sichtbaren Banner eine Plakette und ist der Plakettenstapel leer, werden alle abgelegten Plaketten zu einem neuen Stapel gemischt. Plaketten bei anderen Kombinationen oder bei einem Volk bleiben, wo sie sind. Ist keine abgelegt, kann dieses Banner so lange nicht gewählt werden.
rule-CORE-PICK-8 = Nach der Wahl geht dein Zug weiter: erobern, umgruppieren und werten. Dein neues Volk beginnt mit einer ersten Eroberung.

## Regeln: Plättchen aufnehmen und Regionen aufgeben

rule-CORE-READY-1 = Wenn du dich ausbreitest, kommen die Plättchen deines aktiven Volkes auf deine Hand zurück, bis auf eines in jeder besetzten Region.
rule-CORE-READY-2 = Du darfst Regionen deines aktiven Volkes aufgeben, indem du auch das letzte Plättchen nimmst, aber nur vor der ersten Eroberung dieses Volkes in diesem Zug. Eine aufgegebene Region gehört dir nicht mehr und bringt dir nichts ein. Nur wenige Effekte, etwa das Wegnehmen der vier Amazonen, leeren eine Region noch später.
rule-CORE-READY-3 = Gibst du alle deine Regionen auf, gilt deine nächste Eroberung wieder als erste Eroberung.
rule-CORE-READY-4 = Trollhöhlen, Festungen, Erdhöhlen und Ähnliches verschwinden aus einer aufgegebenen Region. Lager, Helden und der Drache kommen auf deine Hand zurück, und du darfst sie in diesem Zug wieder einsetzen. Gebirge, Orte, Altertümer und Artefakte bleiben, und Einheimische kehren nicht zurück.
rule-CORE-READY-5 = Regionen eines untergegangenen Volkes kannst du nicht aufgeben, seine Plättchen nicht bewegen. Ausnahmen machen nur Fähigkeiten, die es ausdrücklich erlauben, etwa die der Ghule.
rule-CORE-READY-6 = Eine in diesem Zug aufgegebene Region darfst du im selben Zug zu den normalen Kosten wieder erobern.

## Regeln: erste Eroberung

rule-CORE-FIRST-1 = Ein Volk ohne Region auf dem Spielplan muss als Nächstes eine Einstiegsregion erobern. Welche das sind, legt jede Schachtel fest; in Small World liegen sie am Rand des Spielplans oder an einem Meer, das den Rand berührt.
rule-CORE-FIRST-2 = Die Regel der ersten Eroberung gilt für ein neu gewähltes Volk, für eines, das alle Regionen verloren, aber noch Plättchen auf der Hand hat, und für eines, das alles aufgegeben hat.
rule-CORE-FIRST-3 = Jedes Mal, wenn ein Volk auf den Spielplan kommt, steht ihm nur eine Einstiegsregion zu. Danach müssen seine Ziele an seine Regionen angrenzen.
rule-CORE-FIRST-4 = Für die erste Eroberung gelten alle anderen Regeln: Kosten, immune Regionen, Frieden und Würfel. Ist keine Einstiegsregion angreifbar oder misslingt der einzige Versuch, bleiben die Plättchen auf der Hand, das Volk bringt keine Münzen und kommt in einem späteren Zug ins Spiel.

## Regeln: Eroberung und Kosten

rule-CORE-CONQ-1 = Du darfst so viele Regionen erobern, wie deine Plättchen hergeben, nacheinander und in beliebiger Reihenfolge, und jederzeit aufhören.
rule-CORE-CONQ-2 = Eine angegriffene Region muss an eine Region des angreifenden Volkes grenzen, außer eine Fähigkeit reicht weiter. In diesem Zug eroberte Regionen zählen mit, Regionen deines anderen Volkes nicht.
rule-CORE-CONQ-3 = Du darfst keine Region angreifen, die das angreifende Volk schon besetzt, die immun oder unpassierbar ist, die der Frieden vor dir schützt oder die ein Gewässer ist, das dein Volk nicht besetzen darf.
rule-CORE-CONQ-4 = Dein aktives Volk darf Regionen deines eigenen untergegangenen Volkes erobern, untergegangene Ghule ebenso die deines anderen untergegangenen Volkes; du verlierst diese Plättchen wie jeder Verteidiger. Dein eigenes aktives Volk darfst du nicht angreifen, außer mit untergegangenen Ghulen.
rule-CORE-COST-1 = Eine Region kostet 2 Plättchen (Flüsse haben eigene Grundkosten), dazu 1 für jeden Marker, der sie verteidigt, etwa ein Gebirge, 1 für jedes Plättchen der Einheimischen und 1 für jedes Plättchen des verteidigenden Volkes oder jeden Marker, der als solches zählt. Alles zählt nur einmal.
rule-CORE-COST-2 = Zu den Grundkosten einer Region kommen alle geltenden Aufschläge hinzu, und alle geltenden Nachlässe werden abgezogen.
rule-CORE-COST-3 = Eine Eroberung kostet nie weniger als ein Plättchen (Tauren: zwei), wie groß die Nachlässe auch sind: Mindestens ein Plättchen des angreifenden Volkes muss einziehen. Wird ein Plättchen ersetzt, übernimmt das neue diese Rolle; der Champion ebenso.
rule-CORE-COST-4 = Du zahlst genau die Kosten: So viele Plättchen legst du von der Hand in die Region, und dort bleiben sie bis zur Umgruppierung. Mehr darfst du nicht hineinlegen.
rule-CORE-COST-5 = Eine Eroberung „mit einem einzigen Plättchen“ lässt die normalen Kosten und alle Nachlässe außer Acht. Aufschläge, die den Angreifer treffen, etwa bei den Mumien, gelten weiterhin.
rule-CORE-COST-6 = Darfst du eine Region erobern, als wäre sie leer (Flammen, Stinkende Trollsocke), zählen Einheimische, Plättchen und die Verteidigungsmarker des Besitzers nicht. Ein Gebirge und der Ort „Bleib im Mutterland!“ zählen weiterhin.
rule-CORE-CONQ-5 = Einheimische in einer eroberten Region kommen aus dem Spiel. In River World gehen Piraten in ihren Vorrat zurück.
rule-CORE-CONQ-6 = Ein Gebirge bleibt liegen, wenn seine Region erobert wird. Von da an verteidigt es den neuen Besitzer.

## Regeln: Verluste des Verteidigers

rule-CORE-LOSS-1 = Wird eine Region eines aktiven Volkes erobert, nimmt dessen Besitzer sofort alle Plättchen dort auf: Eines geht endgültig in den Vorrat, die übrigen kommen auf seine Hand.
rule-CORE-LOSS-2 = Ein Plättchen, das allein verteidigt, ist einfach verloren, wenn seine Region erobert wird.
rule-CORE-LOSS-3 = Wird eine Region eines untergegangenen Volkes erobert, gehen alle seine Plättchen dort verloren, auch wenn es mehrere sind. Nur Ghule, die sich wie ein aktives Volk verteidigen, und Völker mit „Grab“ verlieren bloß eines und behalten den Rest.
rule-CORE-LOSS-4 = Am Ende des Zugs des Angreifers muss jeder, der vertriebene Plättchen hat, sie alle in Regionen einsetzen, die dasselbe Volk noch besetzt, angrenzend oder nicht. Sind mehrere betroffen, geht es im Uhrzeigersinn, beginnend mit der Person links vom Angreifer. Plättchen, die in deinem eigenen Zug von deinen Ghulen vertrieben wurden, setzt du bei deiner Umgruppierung ein.
rule-CORE-LOSS-5 = Hat dein Volk keine Region mehr, bleiben seine vertriebenen Plättchen auf deiner Hand. In deinem nächsten Zug kommen sie mit einer ersten Eroberung zurück, oder du lässt das Volk untergehen.
rule-CORE-LOSS-6 = Plättchen auf der Hand bringen keine Münzen und zählen bei Gleichstand nicht.
rule-CORE-LOSS-7 = Ein Volk, das sein letztes Plättchen verloren hat, bleibt dein aktives Volk, bis du es untergehen lässt. Vorher kehrt sein Banner nicht zurück.

## Regeln: der Verstärkungswürfel

rule-CORE-DIE-1 = Der Verstärkungswürfel hat drei leere Seiten (0) und je eine Seite mit 1, 2 und 3.
rule-CORE-DIE-2 = Als letzte Eroberung des Zugs darf ein Volk mit mindestens einem Plättchen auf der Hand (Tauren: zwei) ein erlaubtes Ziel angreifen, das mehr kostet, als es auf der Hand hat. Nenne zuerst die Region, dann würfle einmal. Untergegangene Ghule und dein aktives Volk haben je einen solchen Versuch pro Zug.
rule-CORE-DIE-3 = Du darfst nur würfeln, wenn dir 1, 2 oder 3 Plättchen fehlen. Mehr könnte der Würfel nie ausgleichen.
rule-CORE-DIE-4 = Erreichen deine Plättchen auf der Hand plus Wurf die Kosten, ist die Region erobert, und alle Plättchen, die du noch auf der Hand hast, kommen dorthin. Sonst ändert sich auf dem Spielplan nichts, und du behältst die Plättchen für die Umgruppierung.
rule-CORE-DIE-5 = Ob der letzte Versuch gelingt oder nicht: Die Eroberungen dieses Volkes sind damit sofort zu Ende.
rule-CORE-DIE-6 = Misslingt der Versuch und hat das Volk gar keine Region, bleiben seine Plättchen auf der Hand. Im nächsten Zug folgt ein neuer Versuch als erste Eroberung.
rule-CORE-DIE-7 = Für eine Eroberung wird höchstens einmal gewürfelt; nur die Gnome aus Small World of Warcraft dürfen zweimal. Eine Eroberung durch Ersetzen oder zum Festpreis geschieht nie mit dem Würfel.
rule-CORE-DIE-8 = Du musst nie würfeln. Der Wurf steht fest, bevor du Plättchen für die Eroberung zahlst; ein Zoll für den Angriff wird aber vor dem Wurf gezahlt und nicht erstattet.

## Regeln: Umgruppierung

rule-CORE-REDEP-1 = Nach deinen Eroberungen verteilst du alle Plättchen deines aktiven Volkes, auch die von der Hand, beliebig auf seine Regionen, angrenzend oder nicht. In jeder Region muss mindestens ein Plättchen bleiben.
rule-CORE-REDEP-2 = Hat dein Volk eine Region, müssen alle seine Plättchen von der Hand eingesetzt werden; ohne Region bleiben sie auf der Hand. Du musst nicht gewürfelt haben, um ungenutzte Plättchen einzusetzen.
rule-CORE-REDEP-3 = Bei der Umgruppierung darfst du keine Region leeren. Ausnahmen sind Flüsse und Plättchen, die weggenommen werden müssen (Amazonen, Eisenzwerge).
rule-CORE-REDEP-4 = Plättchen wechseln nie von deinem aktiven Volk zu einem untergegangenen oder umgekehrt.
rule-CORE-REDEP-5 = Plättchen, die du bei der Umgruppierung dazubekommst, etwa neue Skelette, kommen zuerst und werden mit den anderen verteilt. Hat das Volk dann keine Region, bleiben sie auf der Hand.
rule-CORE-REDEP-6 = Die Umgruppierung hat eine feste Reihenfolge: zusätzliche Plättchen nehmen; Flüsse leeren, die geleert werden müssen; Plättchen verteilen, auch vertriebene; wegnehmen, was gehen muss, etwa die vier Amazonen, selbst wenn es Regionen kostet; zuletzt Festungen, Lager und Ähnliches in Regionen setzen, die du noch besetzt.

## Regeln: Wertung

rule-CORE-SCORE-1 = Am Ende deines Zugs zahlt dir die Bank 1 Münze für jede Region deines aktiven Volkes und 1 für jede Region deiner untergegangenen Völker.
rule-CORE-SCORE-2 = Zu den Münzen für deine Regionen kommen alle Boni von Volk, Spezialfähigkeit und Spielplan. Ein untergegangenes Volk bringt keinen Bonus, außer seine Fähigkeit besagt das ausdrücklich.
rule-CORE-SCORE-3 = Werden anderen Münzen abgenommen, zahlt jeder höchstens, was er hat; wer keine hat, zahlt nichts. Ist das Zahlen Bedingung für eine Aktion, darf sie nicht ausführen, wer nicht zahlen kann.
rule-CORE-SCORE-4 = Münzen werden in fester Reihenfolge abgerechnet: Opfer am Zugende, dann Einkommen von der Bank, dann Zahlungen der anderen im Uhrzeigersinn. Löst das Setzen eines Markers eine Zahlung aus, erfolgt sie in diesem Moment. Alle sehen diese Beträge.
rule-CORE-SCORE-5 = In dem Zug, in dem du den Untergang wählst, wertest du nur die Regionen deiner untergegangenen Völker und Boni, die nach dem Untergang weiter gelten.

## Regeln: Untergang

rule-CORE-DECL-1 = Den Untergang wählst du zu Beginn deines Zugs, statt dich auszubreiten. In diesem Zug eroberst du gar nichts, auch nicht mit bereits untergegangenen Ghulen.
rule-CORE-DECL-2 = Geht dein Volk unter, verlässt zuerst dein früheres untergegangenes Volk den Spielplan, außer eines der beiden hat „Kämpferisch“. Dann bleibt in jeder Region ein Plättchen, umgedreht, und alle anderen, auch die auf der Hand, gehen in den Vorrat; einige Völker, etwa die Ghule, behalten mehr. Die Plakette wird abgelegt, außer sie wirkt nach dem Untergang weiter, und Marker, die mit dem Untergang enden, werden entfernt.
rule-CORE-DECL-3 = Du darfst nur ein untergegangenes Volk haben. Ein untergegangenes Volk mit „Kämpferisch“ zählt nicht mit.
rule-CORE-DECL-4 = Diese Plaketten bleiben bei einem untergegangenen Volk: Kämpferisch, Wehrhaft und Seefahrer; in Small World Underground Schlammig, Wiedergeboren, Königlich, Schutz, Grab und Weise; in Small World of Warcraft Verschanzt und Marschbewohner. Alle anderen werden sofort abgelegt.
rule-CORE-DECL-5 = Diese Volksfähigkeiten gelten nach dem Untergang weiter: Zwerge, Ghule und Trolle; in Small World Underground Kraken und Untote; in Small World of Warcraft Naga (sie bleiben im Wasser), Nachtelfen (ihre Mauern) und Tauren (ihre zwei Plättchen).
rule-CORE-DECL-6 = Im Zug des Untergangs erhältst du 1 Münze für jede Region jedes untergegangenen Volkes, das du nun hast, und nur die Boni, die nach dem Untergang weiter gelten. Von den Effekten am Zugende stehen nur die zur Verfügung, die ein untergegangenes Volk nutzen darf. Dann endet dein Zug.
rule-CORE-DECL-7 = Im Zug nach einem Untergang wählst du eine neue Kombination.
rule-CORE-DECL-8 = Du darfst auch ein Volk ohne Region untergehen lassen. Dein früheres untergegangenes Volk verlässt wie bei jedem Untergang den Spielplan, und auch das Volk ohne Region scheidet sofort aus: Seine Plättchen gehen in den Vorrat, seine Plakette wird abgelegt, und sein Banner kehrt nach dem anderen zurück. Es bringt keine Münzen.

## Regeln: Rückkehr von Bannern und Plaketten

rule-CORE-TILE-1 = Hat ein untergegangenes Volk weder auf dem Spielplan noch auf der Hand ein Plättchen, wird eine noch bei ihm liegende Plakette abgelegt, und sein Banner kommt mit der aktiven Seite nach oben unter den Bannerstapel. Ist der Stapel leer, kommt das Banner auf den freien Platz direkt unter der letzten Kombination und ist sofort sichtbar.
rule-CORE-TILE-2 = Das Banner eines aktiven Volkes kehrt nie zurück, solange es aktiv ist, auch wenn es kein Plättchen mehr hat.
rule-CORE-TILE-3 = Abgelegte Plaketten bilden einen Ablagestapel. Er wird erst gebraucht, wenn der Plakettenstapel leer ist.
rule-CORE-TILE-4 = Ein Banner, das direkt in die Spalte zurückkommt, erhält eine Plakette vom Stapel, genau wie beim Auffüllen der Spalte.

## Regeln: immune Regionen

rule-CORE-IMM-1 = Eine immune Region kann von keinem Gegner ihres Besitzers erobert werden. Auch gegnerische Völker, Spezialfähigkeiten, Orte, Altertümer und Artefakte wirken nicht auf sie.
rule-CORE-IMM-2 = Immun ist eine Region mit einer Erdhöhle, einem Helden oder dem Drachen. In Small World Underground bewirken das auch der Große Alte, die Königin, der Geist und der Balrog, in Small World of Warcraft ein Wachturm und die Aegis; gegen Bezahlung darf ein Angreifer die Aegis allerdings missachten.
rule-CORE-IMM-3 = Erdhöhle, Held und Drache halten auch die eigenen Ghule ihres Besitzers auf. In Small World Underground sind nur Gegner ausgesperrt: Du darfst deine eigene untergegangene Region unter deiner eigenen Königin erobern, die dann verschwindet. Die Region des Balrogs ist für alle gesperrt.
rule-CORE-IMM-4 = Dass eine Region immun ist, hindert ihren Besitzer nicht daran, sie aufzugeben, umzugruppieren, das Volk untergehen zu lassen oder zu werten. Auch Ereignisse, die den ganzen Spielplan treffen, hält es nicht auf.

## Regeln: Spielende

rule-CORE-END-1 = Das Spiel endet nach dem letzten Zug der letzten Runde, sobald die vertriebenen Plättchen eingesetzt sind. Die Münzen werden aufgedeckt, und wer die meisten hat, gewinnt.
rule-CORE-END-2 = Bei Gleichstand gewinnt, wer von den Beteiligten die meisten Volksplättchen auf dem Spielplan hat, aktive und untergegangene zusammen. Plättchen auf der Hand oder beiseitegelegte zählen nicht, ebenso wenig Lager und andere Marker, die nur als Plättchen gelten.
rule-CORE-END-3 = Wer auch nach dem Zählen der Plättchen noch gleichauf liegt, teilt sich den Sieg.

## Regeln: Zeitpunkt der Effekte

rule-CORE-TRIG-1 = Jeder Effekt hat seinen Moment. Zu Beginn deines Zugs endet der Frieden deines Diplomaten; beim Aufnehmen kommen die vier Amazonen zurück; neue Skelette, Festungen und Lager gehören zur Umgruppierung. Helden und die Wahl des Diplomaten kommen kurz vor der Wertung, der Untergang mit „Unerschrocken“ gleich danach.
rule-CORE-TRIG-2 = Fallen mehrere Effekte auf denselben Moment, bestimmt der Spieler am Zug ihre Reihenfolge, außer eine Regel legt sie fest.
rule-CORE-TRIG-3 = Reagiert der Effekt eines Gegners auf eine Eroberung, geschieht das sofort, vor der nächsten Aktion.

## Regeln von Small World: Spielplan, erste Eroberung und Kosten

rule-BASE-BOARD-1 = Land ist Ackerland, Wald, Hügel, Gebirge oder Sumpf; Wasser sind die zwei Meere und der See jedes Spielplans. Regionen können eine Mine, ein Magisches Symbol, eine Höhle oder einen Untergegangenen Stamm zeigen.
rule-BASE-BOARD-2 = Meere und See können nicht erobert werden, außer von einem Volk mit „Seefahrer“.
rule-BASE-BOARD-3 = Eine Landregion ist eine Küstenregion, wenn sie an ein Meer oder an den See grenzt.
rule-BASE-COMP-1 = Das Material ist begrenzt: 18 Untergegangene Stämme, 9 Gebirge, 10 Trollhöhlen, 6 Festungen, 5 Lager, 2 Erdhöhlen, 2 Helden, 1 Drache und 1 Würfel. Es gibt 14 Völker und 20 Spezialfähigkeiten, dazu ein leeres Banner und eine leere Plakette.
rule-BASE-SETUP-1 = Zu Beginn liegt auf jedem Symbol „Untergegangener Stamm“ ein solcher Stamm und in jeder Gebirgsregion ein Gebirge.
rule-BASE-FIRST-1 = Die erste Eroberung muss eine Landregion am Rand des Spielplans sein oder eine, die an ein Meer grenzt, das den Rand berührt. Ein Volk mit „Seefahrer“ auf diesem Meer versperrt den Weg nicht. Über den See kommt man nicht ins Spiel.
rule-BASE-COST-1 = Gebirge, Festung und Trollhöhle erhöhen die Kosten um je 1, jedes Lager ebenso. Ein Gebirge liegt das ganze Spiel über in jeder Gebirgsregion. Erdhöhle, Held und Drache erhöhen nichts: Sie machen die Region immun.
rule-BASE-MUST-1 = Manches ist Pflicht: eine Kombination wählen, wenn du kein aktives Volk hast; alle Plättchen von der Hand und alle Lager einsetzen, solange dein Volk eine Region hat; Flüsse leeren; die vier Amazonen wegnehmen; deine Helden aufstellen; vertriebene Plättchen und Lager einsetzen. Alles andere ist deine Entscheidung.

## Regeln von Small World: Völker

rule-BASE-RACE-AMAZONS = Du erhältst 4 Amazonen mehr, als deine Zahlen angeben, aber nur zum Erobern: Nach der Umgruppierung legst du 4 Amazonen vom Spielplan beiseite, und im nächsten Zug kommen sie auf deine Hand zurück. Keine Region darf geleert werden, solange in einer anderen zwei oder mehr Plättchen liegen; danach müssen Regionen geleert werden, die dann nichts einbringen, bis 4 fort sind oder keine Amazone mehr auf dem Spielplan ist. Ohne Region wird nichts weggenommen: Alle bleiben auf der Hand. Beiseitegelegte Amazonen verteidigen nicht, gehen nicht verloren und zählen bei Gleichstand nicht; beim Untergang kommen sie in den Vorrat.
rule-BASE-RACE-DWARVES = Bei der Wertung bringt jede Region mit einer Mine, die deine Zwerge besetzen, 1 Münze zusätzlich. Das gilt auch nach dem Untergang.
rule-BASE-RACE-ELVES = Wird eine ihrer Regionen erobert, wird kein Elb abgelegt: Alle kommen auf deine Hand und werden am Ende dieses Zugs eingesetzt. Das gilt auch gegen deine eigenen Ghule. Ein Elb, den Hexenmeister oder ein ähnlicher Effekt ersetzen, ist trotzdem verloren. Mit dem Untergang endet die Fähigkeit, und eroberte Elben sind verloren.
rule-BASE-RACE-GHOULS = Gehen Ghule unter, bleiben alle ihre Plättchen auf dem Spielplan; die auf der Hand kommen in den Vorrat. In deinen späteren Zügen dürfen sie, nach der Wahl einer Kombination, aber bevor dein aktives Volk Plättchen aufnimmt, ihre Plättchen aufnehmen, Regionen aufgeben und erobern, mit einem eigenen letzten Würfelversuch; sie werden zusammen mit deinem aktiven Volk umgruppiert, verteidigen sich und kehren zurück wie ein aktives Volk. Sie dürfen dein eigenes aktives Volk angreifen, nicht aber dessen immune Regionen: Du verlierst dort ein Plättchen und setzt die übrigen bei deiner Umgruppierung ein. Sonst gelten sie als untergegangen: Keine Spezialfähigkeit wirkt für sie (Festungen und Meere bleiben, neue gibt es nicht), sie bringen 1 Münze pro Region, ihre Eroberungen zählen für niemand anderen, Frieden bindet sie nicht, und sie ruhen in einem Zug, in dem du dein aktives Volk untergehen lässt.
rule-BASE-RACE-GIANTS = Eine Region neben einer Gebirgsregion, die deine Riesen in diesem Moment besetzen, kostet 1 Plättchen weniger. Es bleibt bei 1, egal wie viele Gebirge es sind, und in diesem Zug eroberte zählen mit. Durch „Unterwelt“ verbundene Höhlen gelten als angrenzend; „Fliegend“ macht nichts angrenzend. Mit dem Untergang endet die Fähigkeit.
rule-BASE-RACE-HALFLINGS = Jede erste Eroberung deiner Halblinge darf eine beliebige Landregion sein (mit „Seefahrer“ auch jedes Gewässer). Die ersten beiden Regionen, die sie überhaupt erobern, erhalten je eine Erdhöhle und sind immun; die zweite muss wie üblich angrenzen und darf in einen späteren Zug fallen. Eine Erdhöhle ist endgültig weg, wenn ihre Region aufgegeben oder geleert wird. Beim Untergang werden beide Erdhöhlen entfernt.
rule-BASE-RACE-HUMANS = Bei der Wertung bringt jedes Ackerland, das deine Menschen besetzen, 1 Münze zusätzlich. Mit dem Untergang endet das.
rule-BASE-RACE-ORCS = Bei der Wertung bringt jede nicht freie Region, die deine Orks in diesem Zug erobert haben, 1 Münze zusätzlich, ob sie ihnen noch gehört oder nicht. Mit dem Untergang endet das.
rule-BASE-RACE-RATMEN = Rattenmenschen haben keine besondere Fähigkeit. Ihre Stärke ist ihre Zahl.
rule-BASE-RACE-SKELETONS = Bei der Umgruppierung nimmst du für je zwei nicht freie Regionen, die sie in diesem Zug erobert haben, 1 neues Skelett, abgerundet und soweit der Vorrat reicht. Mit dem Untergang endet das.
rule-BASE-RACE-SORCERERS = Beim Erobern darfst du einmal pro Zug und Gegner ein Plättchen durch einen Hexenmeister aus dem Vorrat ersetzen und so dessen Region erobern. Das Plättchen muss allein in seiner Region liegen, zu einem aktiven Volk gehören, darf kein Lager bei sich haben und muss an eine Region der Hexenmeister grenzen („Fliegend“ hebt das auf, auch als erste Eroberung); Einheimische, untergegangene Plättchen, immune Regionen, Frieden und Wasser (außer mit „Seefahrer“) schließen es aus, Gebirge, Trollhöhlen und Festungen nicht. Das ersetzte Plättchen geht in den Vorrat, selbst ein Elb, und es gilt als Eroberung einer nicht freien Region. Du brauchst kein Plättchen auf der Hand, aber eines im Vorrat; nach dem letzten Würfelversuch oder zwischen einem Wurf mit „Berserker“ und dessen Eroberung ist es zu spät.
rule-BASE-RACE-TRITONS = Küstenregionen, also solche an einem Meer oder am See, kosten deine Wassermänner 1 Plättchen weniger. Mit dem Untergang endet das.
rule-BASE-RACE-TROLLS = In jeder Region deiner Trolle steht, ab der Eroberung, eine Trollhöhle, die die Verteidigung um 1 erhöht. Trollhöhlen bleiben auch nach dem Untergang. Eine Trollhöhle wird entfernt, wenn ihre Region aufgegeben oder auf irgendeine Weise erobert wird, und sie schützt einen einzelnen Troll nicht davor, ersetzt zu werden.
rule-BASE-RACE-WIZARDS = Bei der Wertung bringt jede Region mit einem Magischen Symbol, die deine Zauberer besetzen, 1 Münze zusätzlich. Mit dem Untergang endet das.

## Regeln von Small World: Spezialfähigkeiten

rule-BASE-POW-ALCHEMIST = Bei der Wertung erhältst du 2 Münzen zusätzlich, solange dieses Volk aktiv ist, auch wenn es keine Region besetzt. In dem Zug, in dem du den Untergang wählst, gibt es sie nicht mehr.
rule-BASE-POW-BERSERK = Vor jeder Eroberung darfst du, wenn du ein Plättchen auf der Hand hast, würfeln, dann ein erlaubtes Ziel wählen und dessen Kosten minus Wurf zahlen, mindestens 1 Plättchen. Nur die nötigen Plättchen werden eingesetzt. Ist mit diesem Wurf kein Ziel bezahlbar oder greifst du nicht an, enden deine Eroberungen. Du darfst auch ohne Wurf erobern, hast aber sonst keinen letzten Versuch mit dem Würfel.
rule-BASE-POW-BIVOUACKING = Bei der Umgruppierung stellst du alle 5 Lager neu in deinen Regionen auf, auf Wunsch mehrere in einer, und dort bleiben sie bis zu deiner nächsten Umgruppierung. Jedes zählt als ein verteidigendes Plättchen und schützt ein einzelnes Plättchen vor Hexenmeistern, kann aber weder erobern noch allein eine Region halten. Bei einer Eroberung gehen sie nie verloren: Am Ende dieses Zugs stellst du sie in andere Regionen dieses Volkes oder behältst sie auf der Hand, bis es wieder eine hat; aus einer aufgegebenen Region kommen sie zu dir zurück. Beim Untergang werden sie entfernt.
rule-BASE-POW-COMMANDO = Jede Region kostet dieses Volk 1 Plättchen weniger, aber nie weniger als 1. Mit dem Untergang endet das.
rule-BASE-POW-DIPLOMAT = Am Ende deines Zugs darfst du einen Gegner benennen, auch einen ohne aktives Volk, dessen aktives Volk von diesem Volk in diesem Zug nicht angegriffen wurde; auch ein misslungener Versuch ist ein Angriff, Angriffe deiner untergegangenen Ghule zählen dagegen nicht. Bis zum Beginn deines nächsten Zugs darf kein aktives Volk dieses Gegners dein aktives Volk auf irgendeine Weise angreifen. Untergegangene Völker sind auf beiden Seiten ausgenommen. Du darfst jeden Zug denselben oder einen anderen Gegner benennen; mit dem Untergang endet der Frieden.
rule-BASE-POW-DRAGON = Einmal pro Zug darfst du ein erlaubtes Ziel, auch ein leeres, mit einem einzigen Plättchen von der Hand erobern, egal welche Plättchen und Marker es verteidigen; es muss angrenzen oder ein gültiger Einstieg sein und darf nicht immun sein. Der Drache kommt dorthin und macht die Region immun, bis du ihn wieder einsetzt: Die Region, die er verlässt, ist sofort wieder offen. Er wird nicht umgruppiert; wird seine Region aufgegeben oder geleert, kommt er zu dir zurück und darf noch im selben Zug eingesetzt werden. Beim Untergang wird er entfernt.
rule-BASE-POW-FLYING = Dieses Volk darf jede Landregion angreifen, angrenzend oder nicht, auch als erste Eroberung. Meere und See gehören nicht dazu. Mit dem Untergang endet das.
rule-BASE-POW-FOREST = Bei der Wertung bringt jede Waldregion, die dieses Volk besetzt, 1 Münze zusätzlich. Mit dem Untergang endet das.
rule-BASE-POW-HILL = Bei der Wertung bringt jede Hügelregion, die dieses Volk besetzt, 1 Münze zusätzlich. Mit dem Untergang endet das.
rule-BASE-POW-SWAMP = Bei der Wertung bringt jede Sumpfregion, die dieses Volk besetzt, 1 Münze zusätzlich. Mit dem Untergang endet das.
rule-BASE-POW-FORTIFIED = Einmal pro Zug darfst du bei der Umgruppierung 1 Festung in eine Region dieses Volkes setzen, die noch keine hat; höchstens 6 stehen auf dem Spielplan, und sie werden nicht versetzt. Jede erhöht die Verteidigung um 1 und bringt, solange das Volk aktiv ist, schon ab dem Zug ihres Baus 1 Münze zusätzlich. Wird ihre Region aufgegeben oder erobert, geht sie in den Vorrat zurück und kann wieder gebaut werden. Nach dem Untergang bleiben Festungen stehen und verteidigen, bringen aber nichts ein, und es kommen keine hinzu.
rule-BASE-POW-HEROIC = Am Ende jedes Zugs stellst du die 2 Helden in zwei verschiedene Regionen dieses Volkes, auf Wunsch dieselben wie zuvor (nur einen, wenn es nur eine Region hat). Diese Regionen sind immun, bis die Helden weiterziehen oder die Region aufgegeben oder geleert wird. Beim Untergang werden die Helden entfernt.
rule-BASE-POW-MERCHANT = Bei der Wertung bringt jede Region, die dieses Volk besetzt, 1 Münze zusätzlich. Mit dem Untergang endet das.
rule-BASE-POW-MOUNTED = Hügelregionen und Ackerland kosten dieses Volk 1 Plättchen weniger. Mit dem Untergang endet das.
rule-BASE-POW-PILLAGING = Bei der Wertung bringt jede nicht freie Region, die dieses Volk in diesem Zug erobert hat, 1 Münze zusätzlich. Mit dem Untergang endet das.
rule-BASE-POW-SEAFARING = Dieses Volk darf die zwei Meere und den See wie leere Regionen zu Grundkosten von 2 Plättchen erobern; sie werden wie jede Region gewertet und grenzen an das Land ringsum. Ein Meer, das den Rand berührt, darf die erste Eroberung sein, der See nicht. Ohne diese Fähigkeit kann niemand Wasser nehmen; ein anderes Volk mit „Seefahrer“ kann es zu den normalen Kosten. Nach dem Untergang behältst und wertest du dein Wasser, eroberst aber keines mehr, auch nicht mit Ghulen.
rule-BASE-POW-SPIRIT = Nach dem Untergang zählt dieses Volk nicht für die Obergrenze von einem: Du darfst es und ein weiteres untergegangenes Volk haben, und beide bringen Münzen. Spätere Untergänge entfernen nur das andere, und geht dieses Volk selbst unter, bleibt dein früheres untergegangenes Volk. Seine Plättchen verlassen den Spielplan nur durch Eroberung oder, in River World, wenn ein Fluss taut. Ghule mit „Kämpferisch“ behalten ihre Fähigkeit.
rule-BASE-POW-STOUT = Nach der Wertung eines Zugs, in dem du dich ausgebreitet oder eine Kombination gewählt hast, darfst du dieses Volk sofort untergehen lassen. Du wertest nicht noch einmal, aber dein früheres untergegangenes Volk hat vor dem Entfernen noch Münzen gebracht. Im nächsten Zug wählst du eine neue Kombination. Der übliche Untergang zu Zugbeginn bleibt möglich.
rule-BASE-POW-UNDERWORLD = Regionen mit einer Höhle kosten dieses Volk 1 Plättchen weniger. Für seine Eroberungen grenzen alle Höhlenregionen aneinander: Es muss also eine besetzen, um die anderen zu erreichen, und für die erste Eroberung öffnet sich dadurch kein neuer Einstieg. Mit dem Untergang endet das.
rule-BASE-POW-WEALTHY = Bei der Wertung des Zugs, in dem du diese Kombination gewählt hast, erhältst du 7 Münzen zusätzlich, auch ohne Region. Das geschieht nur einmal.

## Regeln von Small World: eigene Völker und Spezialfähigkeiten

rule-BASE-BLANK-1 = Du darfst ein selbst erfundenes Volk hinzufügen, mit Namen, Fähigkeit und einer Zahl von Plättchen, am besten höchstens 10. Es muss mit jeder Spezialfähigkeit funktionieren.
rule-BASE-BLANK-2 = Ein selbst erfundenes Volk leiht sich die Plättchen eines Volkes, das mindestens ebenso viele hat; dessen Banner wird aus dem Spiel genommen. Die geliehenen Plättchen sind sein ganzer Vorrat.
rule-BASE-BLANK-3 = Du darfst eine selbst erfundene Spezialfähigkeit mit einer Zahl von Plättchen hinzufügen, am besten höchstens 5. Sie muss mit jedem Volk funktionieren.
rule-BASE-BLANK-4 = Ein eigenes Volk oder eine eigene Spezialfähigkeit setzt sich aus Zahlen und fertigen Effekten zusammen. Mehr als 10 Plättchen für ein Volk oder 5 für eine Spezialfähigkeit lösen eine Warnung aus, sind aber erlaubt.

## Regeln: verdeckte Informationen

rule-HID-1 = Geheim sind die Münzbestände, die Reihenfolge beider Stapel unterhalb des obersten Banners und der obersten Plakette und, in anderen Schachteln, verdeckte Altertümer, Orte, Marker und Bomben sowie kommende Ereignisse. Alle wissen, dass ein Banner unter seinen Stapel kam und welche Plaketten abgelegt sind.
rule-HID-2 = Altertümer, Marker und Ereignisse, die noch nicht im Spiel sind, kennt niemand. Siehst du dir mit dem Tempel der Seherin ein Ereignis an, kennst nur du es, bis es aufgedeckt wird, auch wenn du den Tempel verlierst.
