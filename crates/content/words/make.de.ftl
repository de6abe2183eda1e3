## Regeln eigener Völker und Spezialfähigkeiten in Worten: wie ein Satz entsteht

does-once-declined = Nach dem Untergang: { $sentence }
does-active = Nach dem Untergang entfällt das.
does-always = Das gilt auch nach dem Untergang.
does-if-second_rounds = In jeder zweiten Runde: { $sentence }
does-if-nobody_attacked = Solange du in diesem Zug kein aktives Volk angegriffen hast: { $sentence }
does-if-nothing_taken = Solange du in diesem Zug keine Region genommen hast: { $sentence }
does-leaves = Stelle dort { $piece } auf.
does-fewer = { $n ->
    [one] { $n } Plättchen weniger
   *[other] { $n } Plättchen weniger
}
does-more = { $n ->
    [one] { $n } Plättchen mehr
   *[other] { $n } Plättchen mehr
}
does-times = { $n ->
    [one] Einmal pro Zug
   *[other] Bis zu { $n }-mal pro Zug
}

## Was jedes Wort bewirkt

does-income = Jede { $region }, die du besetzt, bringt { n-coins } zusätzlich.
does-purse = Bei jeder Wertung erhältst du { n-coins } zusätzlich.
does-windfall = Am Ende des Zugs, in dem du diese Kombination wählst, erhältst du einmalig { n-coins } zusätzlich.
does-spoils = Jede nicht freie Region, die du in diesem Zug erobert hast, bringt { n-coins } zusätzlich.
does-prize = Jedes Mal, wenn du eine nicht freie Region eroberst, zahlt dir die Bank sofort { n-coins }.
does-prize_any = Jedes Mal, wenn du eine Region eroberst, frei oder nicht, zahlt dir die Bank sofort { n-coins }.
does-tribute = Jedes Mal, wenn du eine Region eines aktiven Volkes eroberst, zahlt dir dessen Spieler sofort { n-coins }, soweit vorhanden.
does-prize_decline = Jedes Mal, wenn irgendein Volk untergeht, zahlt dir die Bank sofort { n-coins }.
does-prize_abandon = Jede Region, die du aufgibst, bringt dir sofort { n-coins }.
does-prize_turn = Zu Beginn deines Zugs bringt dir jede { $region }, die du besetzt, { n-coins }.
does-pairs = Je zwei { $regions }, die du besetzt, bringen { n-coins } zusätzlich.
does-crowd = Jede deiner Regionen mit mindestens { n-tokens } von dir bringt eine Münze zusätzlich.
does-whole = Bilden alle deine Regionen eine einzige Gruppe, erhältst du { n-coins } zusätzlich.
does-blocks = Jede getrennte Gruppe deiner Regionen bringt { n-coins } zusätzlich.
does-console = Jedes Mal, wenn ein Gegner eine deiner Regionen erobert, zahlt dir die Bank sofort { n-coins }.
does-ransom = Wer eine deiner Regionen erobert, zahlt dir { n-coins }; wer weniger hat, darf sie nicht angreifen.
does-levy = Nimm bei der Wertung jedem Gegner { n-coins } ab, dessen aktives Volk an eine deiner Regionen grenzt.
does-discount = Jede { $region } zu erobern kostet dich { does-fewer }.
does-discount_beside = Eine Region neben einer { $region }, die du besetzt, kostet dich { does-fewer }.
does-surcharge = Jede Eroberung kostet dich { does-more }.
does-as_if_empty = Jede { $region } kostet dich so viel, als stünde niemand dort; Gebirge zählen weiterhin.
does-defense = Jede { $region }, die du besetzt, kostet Gegner { does-more }.
does-toll = Vor jedem Angriff auf eine { $region }, die du besetzt, zahlt dir ein Gegner { n-coins }; wer weniger hat, darf sie nicht angreifen.
does-reach = Du darfst jede { $region } erobern, angrenzend oder nicht.
does-entry = Du darfst den Spielplan über jede { $region } betreten.
does-link = Für deine Eroberungen grenzen alle { $regions } aneinander.
does-hub = Für deine Eroberungen grenzt jede { $region } an alle deine Regionen, und du darfst den Spielplan dort betreten.
does-cross = Für deine Eroberungen grenzen Regionen auf beiden Seiten jeder { $region } aneinander.
does-unaided = Im Zug der anderen hilft keine Fähigkeit dabei, deine Regionen zu erobern.
does-gamble = Bei jeder Eroberung einer { $region }, oder einer Region neben einer solchen, die du besetzt, darfst du würfeln und entsprechend weniger zahlen (mindestens 1 Plättchen).
does-hold = Du darfst jede { $region } erobern und besetzen, auch wo andere es nicht dürfen.
does-storm = Einmal pro Zug darfst du eine Region mit nur { n-tokens } erobern, egal was sie verteidigt.
does-swap = Einmal pro Zug und Gegner ersetzt du ein einzelnes Plättchen eines aktiven Volkes in deiner Nachbarschaft durch eines von dir aus dem Vorrat.
does-immune = Gegner können keine { $region } erobern, die du besetzt.
does-again = Sind deine Eroberungen vorbei, nimmst du entbehrliche Plättchen auf die Hand und eroberst noch einmal.
does-stay = Du gruppierst nicht um: Plättchen bleiben, wo sie gekämpft haben, und du setzt nur die von der Hand ein.
does-withdraw = Bei der Umgruppierung lässt du in jeder Region 1 Plättchen und legst die anderen bis zu deinem nächsten Zug beiseite.
does-skip_price = Wer diese Kombination überspringt, legt { n-coins } zusätzlich darauf.
does-recruit_skipped = Du erhältst { n-tokens } mehr für jedes Mal, das diese Kombination übersprungen wurde, bevor du sie gewählt hast.
does-beyond = Jede Region, die du über die Zahl von { $n } hinaus besetzt, bringt eine Münze zusätzlich.
does-income_tokens = Jedes deiner Plättchen auf dem Spielplan bringt { n-coins } zusätzlich.
does-prize_piece = Zu Beginn deines Zugs erhältst du { n-coins } für jede deiner Regionen, in der du { $piece } hast.
does-buy = { $n ->
    [one] Am Ende jedes Zugs darfst du in einer deiner Regionen { $piece } aufstellen, für eine Münze.
   *[other] Am Ende jedes Zugs darfst du bis zu { $n } { $pieces } in deinen Regionen aufstellen, für je eine Münze.
}
does-gather = Geht dieses Volk unter, bleiben alle seine Plättchen und sammeln sich in einer Region deiner Wahl.
does-roll_first = Vor jeder Eroberung darfst du würfeln, dann eine Region wählen und entsprechend weniger zahlen (mindestens 1 Plättchen).
does-spare = Wird eine deiner Regionen erobert, verlierst du kein Plättchen.
does-reserve = Du erhältst { n-tokens } mehr, die nur zum Erobern da sind. Lege nach der Umgruppierung ebenso viele bis zu deinem nächsten Zug beiseite.
does-recruit = { $n ->
    [one] Für jede nicht freie Region, die du in diesem Zug erobert hast, nimmst du bei der Umgruppierung 1 neues Plättchen aus dem Vorrat.
   *[other] Für je { $n } nicht freie Regionen, die du in diesem Zug erobert hast, nimmst du bei der Umgruppierung 1 neues Plättchen aus dem Vorrat.
}
does-recruit_on = Bei der Umgruppierung nimmst du für jede { $region }, die du besetzt, 1 neues Plättchen aus dem Vorrat.
does-arm = Am Ende deiner Eroberungen nimmst du für jede { $region }, die du besetzt, { $piece } und verteilst sie bei der Umgruppierung auf deine Regionen.
does-mark_first = { $n ->
    [one] Stelle in der ersten Region, die du eroberst, { $piece } auf.
   *[other] Stelle in jeder der ersten { $n } Regionen, die du eroberst, { $piece } auf.
}
does-build = Bei jeder Umgruppierung darfst du in einer deiner Regionen { $piece } aufstellen, solange der Vorrat reicht.
does-camp = { $n ->
    [one] Bei jeder Umgruppierung stellst du in einer deiner Regionen { $piece } auf.
   *[other] Bei jeder Umgruppierung stellst du { $n } { $pieces } in deinen Regionen auf.
}
does-guard = { $n ->
    [one] Am Ende jedes Zugs stellst du in einer deiner Regionen { $piece } auf.
   *[other] Am Ende jedes Zugs stellst du { $n } { $pieces } in deinen Regionen auf.
}
does-totem = Stelle in der nächsten Region, die du eroberst, { $piece } auf; zu Beginn jedes Zugs darfst du die Figur in eine andere deiner Regionen versetzen.
does-mimic = Wenn du dieses Volk wählst, darfst du seine Plakette gegen die einer beliebigen anderen ausliegenden Kombination tauschen.
does-forge = Bei der Umgruppierung nimmst du für jede { $region }, die du besetzt, einen Hammer, höchstens { $n }. Ab dem nächsten Zug dient jeder als Plättchen zum Erobern.
does-spring = Zu Beginn deines Zugs nimmst du { n-tokens } aus dem Vorrat.
does-entomb = Beim Untergang bleiben alle Plättchen. Geht eine Region verloren, verlierst du 1 Plättchen und legst die anderen in andere Regionen dieses Volkes.
does-vanish = Geht dieses Volk unter, bringt jede seiner Regionen einmalig { n-coins } zusätzlich. Danach verlassen alle seine Plättchen den Spielplan.
does-succeed = Nach dem Untergang darfst du zu Beginn deines Zugs bis zu { $n } seiner Regionen deinem aktiven Volk geben.
does-grudge = Gegner, die eines deiner Völker angreifen, werden markiert: In deinem nächsten Zug kosten dich alle ihre Regionen { does-fewer }.
does-truce = Am Ende deines Zugs darfst du einen Gegner wählen, den du nicht angegriffen hast; er darf dieses Volk bis zu deinem nächsten Zug nicht angreifen.
does-rise = Beim Untergang bleiben alle Plättchen, und das Volk erobert, verteidigt und gruppiert weiter um wie ein aktives.
does-lasting = Nach dem Untergang zählt dieses Volk nicht für deine Obergrenze: Du darfst daneben ein zweites untergegangenes Volk haben.
does-rage = Für jede in diesem Zug eroberte Region, die von mindestens { n-tokens } verteidigt wurde, erhältst du so viele Münzen, wie dort Plättchen waren.
does-curios = Jedes Altertum und jeder Ort in deinen Regionen bringt { n-coins } zusätzlich.
does-islands = Jede Insel, auf der du eine Region besetzt, bringt { n-coins } zusätzlich.
does-sail = Du zahlst keine Reisekosten.
does-plant = Stelle in jeder { $region }, die du eroberst, { $piece } auf.
does-fortify = Stelle in jeder Region, die du besetzt, { $piece } auf.
does-rescue = Im Zug jedes Gegners kommt das erste Plättchen, das du verlieren würdest, stattdessen auf deine Hand.
does-garrison = Du eroberst und besetzt Regionen mit jeweils mindestens { n-tokens }.
does-hire = Nach deinen Eroberungen darfst du so viele Plättchen aus dem Vorrat kaufen, wie in diesem Zug deinetwegen verloren gingen, für je { n-coins }.
does-assault = Einmal pro Zug darfst du eine beliebige Landregion angreifen, angrenzend oder nicht, und vorher würfeln.
does-shove = { does-times } nimmst du ein gegnerisches Plättchen aus der Nachbarschaft und legst es in eine andere Region desselben Volkes, oder du entfernst dort einen Marker.
does-exchange = { does-times } tauschst du alles, was in zwei { $regions } steht, gegeneinander aus.
does-concord = Am Ende deines Zugs erhält jeder Gegner, den du nicht angegriffen hast, ein Harmonieplättchen und zahlt dir { n-coins }, bevor er dieses Volk angreift.
does-late_decline = Du darfst dein Volk gleich nach der Wertung eines normalen Zugs untergehen lassen.

## Regionen und Marker, von denen Regeln sprechen

one-any = Region
one-land = Landregion
one-water = Wasserregion
one-coast = Küstenregion
one-farmland = Ackerlandregion
one-forest = Waldregion
one-hill = Hügelregion
one-mountain = Gebirgsregion
one-swamp = Sumpfregion
one-mine = Region mit einer Mine
one-magic = Region mit einem Magischen Symbol
one-cavern = Region mit einer Höhle
one-river = Flussregion
one-rim = Region an einem Abgrund
one-shore = Uferregion
one-occupied = Region mit Bewohnern
one-declined = Region eines untergegangenen Volkes
one-natives = Region mit Einheimischen
one-vacant = Region ohne Bewohner
one-secluded = Region ohne fremde Nachbarn
one-places = Region mit einem Ort
all-any = Regionen
all-land = Landregionen
all-water = Wasserregionen
all-coast = Küstenregionen
all-farmland = Ackerlandregionen
all-forest = Waldregionen
all-hill = Hügelregionen
all-mountain = Gebirgsregionen
all-swamp = Sumpfregionen
all-mine = Regionen mit einer Mine
all-magic = Regionen mit einem Magischen Symbol
all-cavern = Regionen mit einer Höhle
all-river = Flussregionen
all-rim = Regionen an einem Abgrund
all-shore = Uferregionen
all-occupied = Regionen mit Bewohnern
all-declined = Regionen untergegangener Völker
all-natives = Regionen mit Einheimischen
all-vacant = Regionen ohne Bewohner
all-secluded = Regionen ohne fremde Nachbarn
all-places = Regionen mit einem Ort
one-piece-fortress = eine Festung
one-piece-encampment = ein Lager
one-piece-hole = eine Erdhöhle
one-piece-hero = einen Helden
one-piece-dragon = einen Drachen
one-piece-chest = eine Truhe
all-piece-fortress = Festungen
all-piece-encampment = Lager
all-piece-hole = Erdhöhlen
all-piece-hero = Helden
all-piece-dragon = Drachen
all-piece-chest = Truhen

## Der Editor für Völker und Spezialfähigkeiten

make-page = Ein Volk oder eine Spezialfähigkeit erfinden
make-title = Erfinde ein Volk oder eine Spezialfähigkeit
make-lede = Wähle, was sie bewirkt, sieh sie so, wie sie ausliegen wird, probier sie gegen Bots aus und schick sie Freunden. Sie bleibt in diesem Browser.
make-mine = Deine Völker und Spezialfähigkeiten
make-new = Neu beginnen
make-forget = Löschen
make-unnamed = Ohne Namen
make-shared = Das hat dir jemand geschickt. Es wird hier behalten, sobald du etwas änderst.
make-link-bad = Der Link ist beschädigt oder führt zu nichts. Lass ihn dir noch einmal schicken.
make-link-large = Der Link enthält mehr, als hier erlaubt ist. Es wurde nichts daraus gelesen.
make-what = Was es ist
make-race = Volk
make-power = Spezialfähigkeit
make-name = Name ({ $language })
make-names-hint = Ein Name genügt; die anderen Sprachen übernehmen ihn.
make-key = Kurzname in Dateien
make-tokens = Plättchen
make-stand-in = Wessen Plättchen es benutzt
make-stand-in-hint = Dieses Volk bleibt aus dem Spiel.
make-kept = Die Plakette bleibt nach dem Untergang beim Volk
make-rules = Was es bewirkt
make-rules-none = Noch nichts. Füge unten eine Regel hinzu.
make-rule-add = Regel hinzufügen
make-rule-find = Regeln durchsuchen
make-rule-none = Keine Regel sagt das.
make-rule-remove = Regel { $n } entfernen
make-rule = Regel { $n }
make-when = Wann
make-when-active = solange aktiv
make-when-decline = nach dem Untergang
make-when-always = aktiv und nach dem Untergang
make-if = Nur wenn
make-if-none = immer
make-if-second_rounds = in jeder zweiten Runde
make-if-nobody_attacked = in diesem Zug kein aktives Volk angegriffen wurde
make-if-nothing_taken = in diesem Zug keine Region genommen wurde
make-amount = Wie viele
make-regions = Welche Regionen
make-piece = Welcher Marker
make-piece-none = kein Marker
make-picture = Bild
make-letters = Oder bis zu { $most } Buchstaben
make-text = Text am Tisch
make-text-auto = Den Text aus den Regeln schreiben
make-text-auto-about = In allen drei Sprachen, nach jeder Änderung neu.
make-text-in = Text ({ $language })
make-file = Datei
make-file-hint = Dasselbe als Datei, für neue Tische, Szenarien und die Kommandozeile.
make-file-save = Datei sichern
make-file-open = Datei öffnen
make-preview = So wird es ausliegen
make-tokens-of = Plättchen
make-sound = Alles in Ordnung.
make-faults = { $n ->
    [one] { $n } Fehler ist noch da. Er steht dort, wo er ist.
   *[other] { $n } Fehler sind noch da. Jeder steht dort, wo er ist.
}
make-try = Ausprobieren
make-try-box = Schachtel
make-try-play = Damit gegen Bots spielen
make-try-play-hint = Es liegt ganz vorn, du kannst es sofort nehmen.
make-try-measure = Bots 2000 Partien spielen lassen
make-try-progress = Partien: { $games } von { $most }
make-try-stop = Anhalten
make-try-worth = { $name }: { $coins } (plus oder minus { $error }), in Münzen pro Volk
make-try-about = Verglichen mit dem Durchschnitt der Völker, die in derselben Runde gewählt wurden. Partien gleicher Bots: { $games }; { $n }-mal gesehen.
make-try-seldom = Noch zu wenige Partien, um etwas zu sagen.
make-try-fair = Das liegt im Rahmen der gedruckten.
make-try-strong = Das ist mehr als bei jedem gedruckten.
make-try-weak = Das ist weniger als bei jedem gedruckten.
make-try-others = Neben den gedruckten
make-variant-ask = Was wäre fair?
make-variant-hint = Dieselben Partien mit einem Plättchen weniger und mit einem mehr.
make-variant-own = So wie es ist
make-variant-fewer = Ein Plättchen weniger
make-variant-more = Ein Plättchen mehr
make-variant-printed = Gedruckte im Durchschnitt
make-variant-best = Den gedruckten am nächsten: { $what }.
make-variant-stay = So wie es ist, kommt es den gedruckten am nächsten.
make-share = Weitergeben
make-share-hint = Der Link enthält alles. Sonst wird nirgends etwas gespeichert.
make-share-link = Link hierzu

## The editor of boards

draw-page = Spielplan zeichnen
draw-heading = Spielplan zeichnen
draw-lede = Teile ein Blatt in Regionen, gib ihnen Land und Symbole, sieh nach, ob es fair zugeht, und spiel darauf. Der Spielplan bleibt in diesem Browser.
draw-mine = Deine Spielpläne
draw-new = Neu beginnen
draw-forget = Diesen löschen
draw-unnamed = Spielplan ohne Namen
draw-shared = Jemand hat dir diesen Spielplan geschickt. Er bleibt hier, sobald du ihn änderst.
draw-link-bad = Der Link ist beschädigt oder führt zu keinem Spielplan. Lass ihn dir noch einmal schicken.
draw-link-large = Der Link enthält mehr, als ein Spielplan haben darf. Es wurde nichts daraus gelesen.
draw-start = Spielplan beginnen
draw-box = Schachtel
draw-players = Spieler
draw-rounds = Runden
draw-from-sheet = Leeres Blatt
draw-from-chance = Neu vom Zufall
draw-from-printed = Vorhandener
draw-pieces = In wie viele Regionen geteilt
draw-pieces-hint = 1 ist ein leeres Blatt; mit 20 bis 50 ist ein Spielplan schnell fertig.
draw-which = Welcher
draw-mix = Wie viel von jedem Land
draw-mix-usual = Wie auf den Spielplänen der Schachtel. Verschieb einen Regler für deine eigene Mischung.
draw-mix-own = Im Verhältnis zueinander, soweit die Teile reichen.
draw-begin = Beginnen
draw-back = Zurück zu meinem Spielplan
draw-tool = Was ein Druck tut
draw-shape = Formen
draw-split = Teilen
draw-paint = Malen
draw-rise = Neue Insel
draw-brush = Was du malst
draw-undo = Rückgängig
draw-redo = Wiederholen
draw-smaller = Kleiner
draw-larger = Größer
draw-map = Der Spielplan
draw-shape-hint = Wähl eine Region und zieh an ihren Ecken und Grenzen. Mit Tasten: Pfeile verschieben, Entf begradigt eine Ecke.
draw-split-hint = Drück dorthin, wo die neue Grenze beginnt: auf eine Grenze oder den Rand.
draw-split-end = Drück dorthin, wo sie endet. Unterwegs macht jeder Druck in eine Region einen Knick; Esc bricht ab.
draw-paint-hint = Wähl Land oder ein Symbol und drück auf die Regionen, die es bekommen. Ein zweiter Druck nimmt ein Symbol weg.
draw-rise-hint = Drück in den Ozean, wo eine Insel entstehen soll.
draw-region-is = Region { $region }: { $what }
draw-corner = Ecke bei { $x }, { $y }
draw-border = Grenze bei { $x }, { $y }
draw-region = Region { $region }
draw-region-none = Keine Region gewählt
draw-region-how = Drück auf eine Region des Spielplans, um zu sehen und zu ändern, was sie ist.
draw-terrain = Land
draw-symbols = Symbole
draw-entry = Zugang
draw-entry-box = Wie in der Schachtel
draw-entry-yes = Immer
draw-entry-no = Nie
draw-entry-open = Hier können Völker ins Spiel kommen.
draw-entry-shut = Von außen kommt hier niemand herein.
draw-key = Nummer
draw-join = Verbinden mit Region
draw-join-with = Verbinden mit Region { $region }
draw-sink = Dem Ozean zurückgeben
draw-board = Der Spielplan
draw-title = Name
draw-number = Alle Regionen der Reihe nach nummerieren
draw-checks = Kann man darauf spielen?
draw-faults = { $n ->
    [one] { $n } Sache fehlt noch oder stimmt nicht.
   *[other] { $n } Sachen fehlen noch oder stimmen nicht.
}
draw-sound = Alles in Ordnung. Man kann darauf spielen.
draw-drawing = Der Spielplan wird gezeichnet…
draw-small = Region { $region } ist klein: Für Plättchen wird es eng.
draw-preview = { $board }, wie er auf dem Tisch liegen wird
draw-counts = Was darauf liegt, neben einem gedruckten
draw-here = Hier
draw-printed = Gedruckt
draw-count-regions = Regionen
draw-count-entries = Zugänge
draw-measure = Bots 1000 Partien spielen lassen
draw-measure-hint = Das zeigt, ob ein Zugang oder ein Platz in der Reihenfolge mehr wert ist als andere.
draw-place = Spieler { $n } in der Reihenfolge
draw-by-region = Über Region { $region }
draw-ahead = Münzen voraus
draw-often = Wie oft
draw-fair = Es geht fair zu: Kein Zugang und kein Platz sticht heraus.
draw-unfair = Ganz fair geht es nicht zu:
draw-odd = { $what }: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
draw-file = Datei und Bild
draw-file-hint = Die Datei ist für neue Tische, Pakete und die Kommandozeile. Das PNG ist groß genug zum Drucken.
draw-svg = Bild (SVG)
draw-png = Bild (PNG)
draw-share-hint = Der Link enthält den ganzen Spielplan. Sonst wird nirgends etwas gespeichert.
sketch-crossing = Dort würden sich Grenzen kreuzen oder berühren.
sketch-enclosed = Eine Region läge um andere herum oder zerfiele in zwei Teile.
sketch-edge = Der Rand des Spielplans bleibt, wo er ist.
sketch-full = Es gibt schon so viele Regionen und Ecken, wie ein Spielplan haben darf.
sketch-apart = Diese Stellen haben keine gemeinsame Region, oder das ist kein Knick.
sketch-word = Das passt nicht zusammen: Das Land verträgt es nicht, oder die Nummer ist vergeben.
sketch-gone = Das gibt es nicht mehr.
