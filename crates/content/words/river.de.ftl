## Ereignisse von River World

event-calm = Flaute
event-calm-text = Nichts geschieht. Ein Fluss kostet 1 Plättchen und muss bei der Umgruppierung geleert werden.
event-storm = Sturm
event-storm-text = In dieser Runde kostet ein Fluss 3 Plättchen Grundkosten. Geleert werden muss er bei der Umgruppierung trotzdem.
event-harsh_winter = Strenger Winter
event-harsh_winter-text = In dieser Runde sind die Flüsse gefroren: Sie kosten 2 Plättchen, alle dürfen dort bleiben, und jeder bringt 1 Münze. Wenn das Eis bricht, müssen sie geleert werden.
event-pirates = Piraten
event-pirates-text = Sofort kommt ein Piratenschiff in jede Flussregion ohne Plättchen und ohne Schiff, solange der Vorrat reicht.

## Was die Spielpläne von River World tun

symbol-harbor = Hafen
symbol-harbor-text = Dein erster Hafen ist 1 Münze wert, der zweite 2, der dritte 3 und so weiter, über alle deine Völker gezählt.
symbol-shipyard = Werft
symbol-shipyard-text = Einmal pro Zug darfst du die Karavelle in eine beliebige Flussregion setzen. Bis zum Ende des Zugs gelten diese Region und alle, die an sie grenzen, für dein Volk als benachbart.
symbol-seer_temple = Tempel der Seherin
symbol-seer_temple-text = In deinem Zug darfst du dir das nächste Ereignis ansehen. Nur du kennst es.
symbol-pirate_ship = Piratenschiff
symbol-pirate_ship-text = Es verteidigt seinen Fluss wie ein Plättchen, bis jemand die Region erobert. Jede Region neben einem Schiff bringt 1 Münze weniger.

## Marker von River World

mark-pirate_ship = Piratenschiff
mark-caravel = Karavelle

## Regeln von River World

rule-RIVER-1 = River World benutzt Völker, Spezialfähigkeiten, Plättchen, Münzen und Würfel von Small World und alle seine Regeln, wo hier nichts anderes steht. Besser spielt es sich ohne „Fliegend“, das wegbleibt, außer ihr wollt es; bleibt es dabei, greift es einen Fluss nur aus einer benachbarten Region an.
rule-RIVER-SETUP-1 = Aufbau wie in Small World. Danach kommt je eines der 12 Piratenschiffe in jede Flussregion mit Piratensymbol.
rule-RIVER-SETUP-2 = Es gibt 11 Ereignisse: 2-mal Sturm, 3-mal Flaute, 2-mal Strenger Winter und 4-mal Piraten. Mischt sie und legt für jede Runde eines verdeckt in eine Reihe, die zugleich die Rundenanzeige ist; den Rest sieht niemand.
rule-RIVER-EVT-1 = Zu Beginn jeder Runde, auch der ersten, wird ihr Ereignis aufgedeckt und wirkt, bevor der Startspieler am Zug ist. Seine Kosten und Erlaubnisse gelten, bis das nächste aufgedeckt wird; Schiffe bleiben.
rule-RIVER-RIV-1 = Eine Flussregion kostet 1 Plättchen; alle dürfen sie wie üblich erobern und von dort weitermachen. Bei der Umgruppierung muss sie geleert werden: Ihre Plättchen kommen in deine anderen Regionen, und sie bringt nichts, außer eine Fähigkeit oder das Ereignis lässt dich bleiben. Hat dein Volk dann keine Region, bleiben seine Plättchen auf der Hand und kehren mit einer ersten Eroberung zurück.
rule-RIVER-RIV-2 = Was das Meer betrifft, gilt auch für Flüsse: bei „Seefahrer“ und bei den Wassermännern. Kein anderes Volk und keine andere Fähigkeit von Small World hat mit dem Meer zu tun.
rule-RIVER-RIV-3 = Ein Volk mit „Seefahrer“ muss seine Flüsse nicht leeren: Solange es aktiv ist, entscheidest du bei der Umgruppierung für jeden einzeln. Jeder bringt 1 Münze, auch nach dem Untergang, und es bleibt auch bei Tauwetter dort. Es bezahlt einen Fluss wie alle anderen, und anders als Meere dürfen seine Flüsse von allen erobert werden. Untergegangene Ghule mit „Seefahrer“ leeren, außer im Winter, die Flüsse, die sie in diesem Zug erobert haben, und behalten die übrigen.
rule-RIVER-RIV-4 = Land neben einem Fluss gilt als Küstenregion, was den Wassermännern nützt. Der Fluss selbst ist keine, und Eis ändert daran nichts.
rule-RIVER-RIV-5 = Einen Fluss bei der Umgruppierung zu leeren heißt, ihn zu verlassen: Trollhöhle oder Festung sind weg, eine Erdhöhle ist für immer verloren, Drache und Lager kommen zu dir zurück.
rule-RIVER-FIRST-1 = Für erste Eroberungen gilt, was in Small World gilt, und auch eine Flussregion am Rand des Spielplans ist ein Einstieg. Land neben einem solchen Fluss ist es nicht schon deshalb. Halblinge dürfen über jedes Land einsteigen, über jeden Fluss nur als „Seefahrer“ und über einen Fluss am Rand wie alle anderen.
rule-RIVER-PORT-1 = Bei der Wertung ist deine n-te Region mit Hafen n Münzen wert statt 1, aktive und untergegangene Völker zusammengezählt: Drei Häfen bringen 6 Münzen. Das gilt auch in dem Zug, in dem du dein Volk untergehen lässt, und alles, was ihre Regionen sonst bringen, kommt dazu.
rule-RIVER-YARD-1 = Einmal pro Zug darfst du, wenn du die Werft besetzt, auch mit einem untergegangenen Volk, die Karavelle in eine beliebige Flussregion setzen, besetzt oder nicht. In diesem Zug darf dein Volk diese Region und alle, die an sie grenzen, erobern, als wären sie benachbart, auch als erste Eroberung. Am Ende des Zugs wird die Karavelle weggenommen.
rule-RIVER-YARD-2 = Du musst die Werft besetzen, wenn du die Karavelle setzt, danach nicht mehr; eine in diesem Zug eroberte darfst du sofort benutzen. Gesetzt wird sie vor oder zwischen Eroberungen. Die Karavelle verteidigt nichts, und mit ihr allein gilt eine Region weiter als leer; sie darf bei einem Schiff, auf Eis oder bei jedem Volk liegen.
rule-RIVER-SEER-1 = Jederzeit in deinem Zug darfst du dir, wenn du den Tempel der Seherin besetzt, auch mit einem untergegangenen Volk, das nächste Ereignis ansehen. Du darfst erzählen, was du gesehen hast, es aber nicht zeigen.
rule-RIVER-SEER-2 = Das nächste Ereignis ist das erste der Reihe, das noch verdeckt liegt; in der letzten Runde gibt es keines mehr. Alle wissen, dass du nachgesehen hast, niemand, was du gesehen hast, und die Wahrheit musst du nicht sagen.
rule-RIVER-EVT-STORM = Sturm: In dieser Runde haben Flüsse Grundkosten von 3.
rule-RIVER-EVT-CALM = Flaute: Nichts geschieht.
rule-RIVER-EVT-WINTER = Strenger Winter: In dieser Runde sind Flüsse Regionen wie alle anderen. Ihre Grundkosten sind 2, alle dürfen dort bleiben, bei der Umgruppierung bleibt in jedem mindestens ein Plättchen, jeder bringt 1 Münze, und ein Volk, das untergeht, lässt dort ein Plättchen. In der nächsten Runde müssen sie geleert werden, außer es ist wieder Winter.
rule-RIVER-THAW-1 = Plättchen, die ein Winter auf Flüssen zurücklässt, besetzen sie in der nächsten Runde noch, bis ihr Besitzer am Zug ist: Sie verteidigen dort zu den Grundkosten des neuen Ereignisses, sie zählen für die Nachbarschaft, und kein Schiff kommt dorthin.
rule-RIVER-THAW-2 = In deinem Zug entscheidest du für jeden solchen Fluss deines aktiven Volkes: ihn vor deiner ersten Eroberung aufgeben und seine Plättchen benutzen oder ihn für die Nachbarschaft behalten und bei der Umgruppierung leeren. Besetzt dein Volk nur Flüsse, kommen seine Plättchen auf deine Hand zurück.
rule-RIVER-THAW-3 = Lässt du dein Volk stattdessen untergehen, kommen die Plättchen deines Volkes auf getauten Flüssen zuerst in den Vorrat: Nichts bleibt dort, und nichts wird dafür gewertet.
rule-RIVER-THAW-4 = Plättchen eines untergegangenen Volkes auf getauten Flüssen kommen in den Vorrat, wenn der nächste Zug ihres Besitzers beginnt. Untergegangene Ghule geben solche Flüsse auf oder leeren sie wie ein aktives Volk; lässt ihr Besitzer in diesem Zug sein aktives Volk untergehen, kommen diese Plättchen in den Vorrat.
rule-RIVER-THAW-5 = Völker mit „Seefahrer“, aktiv oder untergegangen, bleiben auf ihren Flüssen. Folgt Winter auf Winter, geht niemand.
rule-RIVER-EVT-PIRATES = Piraten: Sofort kommt ein Schiff in jede Flussregion ohne Plättchen und ohne Schiff, in der Reihenfolge ihrer Nummern, solange der Vorrat reicht.
rule-RIVER-PIR-1 = Ein Piratenschiff zählt für die Kosten seiner Region wie ein Plättchen und wird weggenommen, wenn die Region erobert wird. Mit ihm gilt die Region als nicht frei; das Schiff gehört niemandem, ist weder aktiv noch untergegangen und kann nicht ersetzt werden. Weggenommene Schiffe kommen in den Vorrat von 12 zurück und dürfen wiederkommen. Der Drache erobert eine solche Region wie jede andere mit einem Plättchen.
rule-RIVER-PIR-2 = Bei der Wertung bringt jede deiner Regionen, die an mindestens ein Schiff grenzt, 1 Münze weniger, nur einmal, wie viele Schiffe es auch sind, und nie weniger als 0. Das gilt in jeder Runde, solange die Schiffe da sind, für aktive und untergegangene Völker, auch für Häfen und Flüsse; nur Grenzen auf dem Spielplan zählen.
rule-RIVER-PIR-3 = Schiffe bleiben bei Winter und Sturm.
