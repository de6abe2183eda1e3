## Oberfläche: Anzahlen

n-tokens = { $tokens ->
    [one] { $tokens } Plättchen
   *[other] { $tokens } Plättchen
}
n-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
n-regions = { $regions ->
    [one] { $regions } Region
   *[other] { $regions } Regionen
}
n-players = { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
n-bots = { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}
n-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
list-and = { $head } und { $last }
list-comma = { $head }, { $last }
place-name = { $terrain } { $number }
band-name = { $race } mit „{ $power }“

## Oberfläche: überall

app-name = Elbowroom
app-title = { $page } · Elbowroom
nav-skip = Zum Inhalt springen
nav-main = Hauptmenü
nav-home = Startseite
nav-help = Hilfe
nav-settings = Einstellungen
nav-learn = Lektionen
nav-puzzles = Rätsel
nav-rules = Regelbuch
nav-make = Werkstatt
nav-lab = Labor
nav-credits = Mitwirkende
nav-close = Schließen
nav-menu = Menü
nav-language = Sprache
language-en = English
language-fr = Français
language-de = Deutsch
theme-auto = Wie am Gerät eingestellt
theme-light = Hell
theme-dark = Dunkel
on = An
off = Aus
yes = Ja
no = Nein
copy = Kopieren
copied = Kopiert
copy-failed = Das Kopieren hat nicht geklappt. Markiere den Text und kopiere ihn von Hand.
remove = Entfernen
page-missing = Hier ist nichts
page-missing-hint = Vielleicht ist die Adresse vertippt, oder der Tisch ist schon abgeräumt.

## Oberfläche: Schachteln, Spielpläne und Bots in wenigen Worten

set-base = Small World
set-base-about = Wo alles begann: Äcker, Wälder und nie genug davon.
set-underground = Underground
set-underground-about = Unter der Erde bewachen Monster Altertümer und Orte.
set-base-underground = Small World und Underground
set-base-underground-about = Völker und Spezialfähigkeiten beider Schachteln an einem Tisch.
set-river = River World
set-river-about = Flüsse, Häfen, Piraten und in jeder Runde ein neues Ereignis.
set-warcraft = World of Warcraft
set-warcraft-about = Inseln, Fraktionen, Artefakte und Legendäre Orte.
set-contents = { $races ->
        [one] { $races } Volk
       *[other] { $races } Völker
    } · { $powers ->
        [one] { $powers } Spezialfähigkeit
       *[other] { $powers } Spezialfähigkeiten
    }
board-usual = Spielplan für { n-players }
board-island = Zufällig gezogene Inseln
board-redraw = Andere Inseln ziehen
board-fresh = Neuen Spielplan ziehen
board-fresh-name = Neuer Spielplan Nummer { $seed }
board-seed = Nummer
board-regions = { n-regions }, { n-rounds }
bot-novice = Neuling
bot-novice-about = nimmt, was am wenigsten kostet
bot-player = Spieler
bot-player-about = weiß, wann ein Volk untergehen soll
bot-veteran = Veteran
bot-veteran-about = plant den ganzen Zug
bot-master = Meister
bot-master-about = denkt Runden voraus
bot-expansionist = Expansionist
bot-expansionist-about = will so viel Land wie möglich
bot-saver = Sparer
bot-saver-about = sieht nur die eigenen Münzen
bot-bully = Rüpel
bot-bully-about = geht auf die Führenden los
bot-name-1 = Odo
bot-name-2 = Mira
bot-name-3 = Brann
bot-name-4 = Tilda
bot-name-5 = Ugo

## Oberfläche: Startseite

front-page = Zu viele Völker, zu wenig Land
front-title-1 = Zu viele Völker.
front-title-2 = Zu wenig Land.
front-lede = Die Brettspiele der Small-World-Familie in deinem Browser, mit Freunden oder gegen Bots. Kein Konto, nichts zu installieren, und jede Zahl hat einen Grund.
front-play = Gleich spielen
front-play-hint = { set-base }, du gegen { n-bots }
front-playing = Der Tisch wird aufgebaut …
front-new = Neuer Tisch
front-new-hint = Wähle Schachtel, Spielplan und Plätze und schick dann den Link.
front-join = Mitspielen
front-join-hint = Füge den Link oder den Code ein, den du bekommen hast.
front-watch = Zuschauen
front-mine = Deine Tische
front-games = Spiele in diesem Browser
front-games-hint = Weiterspielen, als Spielprotokoll speichern oder löschen.
front-new-alone = Wähle Schachtel, Spielplan und Plätze.
front-unofficial = Inoffizielles Fanwerk ohne Verbindung zum Verlag.
join-code = Link oder Code
join-go = Mitspielen
join-empty = Füge erst einen Link oder Code ein.
join-bad = Das ist weder Link noch Code eines Tisches von hier.
watch-none = Gerade ist kein Tisch für Zuschauer offen.
watch-go = Bei { $table } zuschauen
watch-failed = Die Liste der Tische lässt sich gerade nicht laden.
table-round = Runde { $round } von { $rounds }
table-over = Zu Ende
mine-your-turn = Du bist dran
mine-waiting = { $name } ist dran
mine-go-label = { $table } öffnen
mine-forget = { $table } aus dieser Liste nehmen
mine-forget-hint = Der Tisch selbst bleibt, und dein Platz-Link gilt weiter.
mine-forget-here = Das Spiel selbst bleibt unter „Spiele in diesem Browser“.

## Oberfläche: neuer Tisch

new-page = Neuer Tisch
new-title = Einen Tisch eröffnen
new-box = Schachtel
new-board = Spielplan
new-board-alt = Vorschau des Spielplans { $board }
new-seats = Plätze
new-add-seat = Platz hinzufügen
new-remove-seat = Platz { $seat } wegnehmen
new-seat-kind = Wer auf Platz { $seat } sitzt
new-seat-name = Name auf Platz { $seat }
new-seat-level = Stärke des Bots auf Platz { $seat }
seat-me = Ich
seat-friend = Jemand, per Link
seat-shared = Jemand, an diesem Gerät
seat-bot = Bot
seat-open = frei
seat-you = du
seat-to-play = ist dran
seat-bot-tag = Bot
seat-guest-name = Gast { $seat }
seat-my-name = Spieler { $seat }
new-purses = Münzen
purses-open = Offen
purses-open-about = Alle sehen, was alle haben.
purses-tracked = Mitgezählt
purses-tracked-about = Alle sehen den Stand aus allen offenen Zahlungen und Gewinnen.
purses-strict = Verdeckt
purses-strict-about = Bis zum Ende siehst du nur deine eigenen Münzen.
absent-title = Wenn jemand abwesend ist
absent-wait = Warten
absent-wait-about = Die Partie wartet, wenn nötig tagelang.
absent-bot = Ein Bot springt ein
absent-bot-about = Nach { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } ohne Antwort spielt ein Bot weiter, bis die Person zurück ist.
absent-hand = Platz weitergeben
absent-hand-about = Nach { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } kann der Platz per Link an jemand anderen gehen.
new-public = Offen für Zuschauer
new-public-about = Der Tisch steht in der Liste zum Zuschauen.
new-flying = Die Spezialfähigkeit „Fliegend“ bleibt im Spiel
watch-page = Zuschauen
join-page = Mitspielen
theme-switch = Zwischen hell und dunkel wechseln
new-teams = Zwei Teams (Hausregel)
new-teams-about = A und C spielen zusammen gegen B und D.
new-rules = Tischregeln
new-home-checking = Wird geprüft …
new-table-name = Name des Tisches
new-monsters = Altertümer und Orte auf diesem Spielplan
new-monsters-about = Monster bewachen einige Regionen Untergegangener Stämme, und was sie bewachen, lässt sich finden.
new-home = Eigene Völker, Spezialfähigkeiten und Spielpläne
new-home-about = Füge ein eigenes Volk, eine Spezialfähigkeit (.toml) oder einen Spielplan (.board) hinzu. Der Server prüft das zuerst.
new-home-file = Dateien wählen
new-home-sample-tile = Eine Vorlage zum Anfangen
new-home-sample-board = Der gezeigte Spielplan als Datei
new-home-paste = Oder Text einfügen
new-home-pasted = Der eingefügte Text
new-home-add = Prüfen und hinzufügen
new-home-race = Volk: { $name }
new-home-power = Spezialfähigkeit: { $name }
new-home-board = Spielplan: { $name }
new-home-warning = Hinweis: { $text }
new-home-bad = { $name } lässt sich so nicht verwenden.
new-home-remove = { $name } entfernen
new-home-make = Im Browser selbst erfinden
new-home-draw = Spielplan hier zeichnen
new-home-mine = { $name } hinzufügen
new-pack = { $tiles ->
    [one] { $title }: { $tiles } eigene Erfindung von uns
   *[other] { $title }: { $tiles } eigene Erfindungen von uns
}
new-pack-about = Aus keiner gedruckten Schachtel. Die Völker treten an die Stelle der gedruckten, deren Plättchen sie benutzen.
new-create = Tisch eröffnen
new-creating = Der Tisch wird aufgebaut …
new-need-two = Eine Partie braucht mindestens zwei Plätze.
new-here-friends = Wer per Link mitspielt, braucht einen Tisch auf dem Server.
place-title = Wo das Spiel gespeichert wird
place-server = Auf dem Server
place-server-about = Andere können von überall mitspielen, und du kannst an einem anderen Gerät weitermachen.
place-here = In diesem Browser
place-here-about = Geht auch ohne Verbindung. Das Spiel bleibt auf diesem Gerät.
games-page = Spiele in diesem Browser
games-about = In diesem Browser gespielt und gespeichert, ohne Server. Wenn du die Daten dieser Website löschst, sind sie weg.
games-none = In diesem Browser ist noch kein Spiel gespeichert.
games-unreadable = Ein Spiel, das sich nicht lesen lässt
games-record = Spielprotokoll speichern
games-upload = Auf den Server bringen
games-upload-hint = Eröffnet auf dem Server einen Tisch, der von hier aus weitergeht. Kommende Würfe folgen einem neuen Startwert, und eine Kopie bleibt in diesem Browser.
games-upload-away = Der Server ist gerade nicht zu erreichen.
games-delete = Löschen
games-delete-sure = Endgültig löschen?

## Oberfläche: Warteraum und Plätze

lobby-page = Einladung zu { $table }
lobby-title = Wer kommt?
lobby-hint = Jeder Platz hat einen eigenen Link. Wer ihn öffnet, nimmt den Platz ein; die Partie beginnt, ohne zu warten.
lobby-link-for = Link zu Platz { $seat }
lobby-qr = QR-Code des Links zu Platz { $seat }
lobby-qr-show = Code zeigen
lobby-qr-hint = Richte ein Handy auf diesen Code.
lobby-copy = Link kopieren
lobby-copy-label = Link zu Platz { $seat } kopieren
lobby-here = ist da
lobby-coming = noch nicht da
lobby-go = Zum Tisch
lobby-mine = Dein eigener Platz auf einem anderen Gerät
lobby-mine-hint = Dieser Link ist dein Platz. Öffne ihn auf einem anderen Gerät, um dort weiterzuspielen, und behalte ihn für dich.
lobby-no-links = Nur der Browser, der den Tisch eröffnet hat, kennt die Links.
stand-in-start = Einen Bot für { $name } spielen lassen
stand-in-own = Einen Bot für mich spielen lassen
stand-in-own-stop = Ich spiele wieder selbst
hand-on = Platz von { $name } weitergeben
hand-on-hint = Der alte Link gilt nicht mehr. Schick diesen an die Person, die übernimmt:
seat-elsewhere = Mit diesem Platz auf einem anderen Gerät weiterspielen
seat-opened = Dein Platz wurde auf einem anderen Gerät geöffnet. Wenn du das nicht warst, sperr das Gerät aus.
seat-opened-me = Das war ich
seat-rekey = Andere Geräte aussperren
curtain-title = Gib das Gerät an { $name } weiter
curtain-hint = Die Münzen der anderen sind verdeckt. Bereit?
curtain-hint-event = Jemand von euch hat das nächste Ereignis gesehen. Bereit?
curtain-none = Gib das Gerät an { $name } weiter: In dieser Partie ist nichts verdeckt.
curtain-go = Ich bin { $name }

## Oberfläche: Einstellungen

settings-page = Einstellungen
settings-theme = Darstellung
settings-language = Sprache
settings-sound = Ton
settings-sound-about = Kurz und leise; zu jedem Ton gibt es auch etwas zu sehen.
settings-speed = Tempo der Züge anderer
speed-0 = Sofort
speed-1 = Langsam
speed-2 = Normal
speed-3 = Schnell
settings-motion = Bewegung
motion-auto = Wie am Gerät eingestellt
motion-full = Alles
motion-less = Nur Überblendungen
settings-notify = Melden, wenn ich dran bin
settings-notify-about = Eine Benachrichtigung des Browsers, wenn diese Seite im Hintergrund ist.
settings-notify-blocked = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
settings-confirm = Eroberungen bestätigen
settings-confirm-about = Der erste Klick zeigt die Kostenaufschlüsselung, der zweite erobert.
confirm-touch = Auf Touchscreens
confirm-always = Immer
confirm-never = Nie
settings-text-board = Textansicht an jedem Tisch öffnen
settings-name = Dein Name
settings-stored = Nur in diesem Browser gespeichert.

## Oberfläche: Hilfe

help-page = Hilfe
help-title = So wird gespielt
help-goal = Das Ziel
help-goal-text = Sammle die meisten Münzen. Platz ist nie für alle da, also nimmst du anderen Land ab, und wenn dein Volk seine Zeit gehabt hat, lässt du es untergehen und kommst mit einem neuen wieder.
help-pick = 1. Ein Volk wählen
help-pick-text = Sechs Kombinationen aus Volk und Spezialfähigkeit liegen aus. Die oberste ist gratis. Auf jede, die du überspringst, legst du eine Münze; Münzen auf der gewählten gehören dir. Beide Zahlen zusammen sind deine Plättchen.
help-conquer = 2. Erobern
help-conquer-text = Eine Region kostet 2 Plättchen und je 1 mehr für Gebirge, Einheimische, fremde Plättchen und andere Verteidigung. Du beginnst am Rand des Spielplans und machst neben deinen Regionen weiter. Jede Region zeigt, was sie dich kostet; ihre Kostenaufschlüsselung sagt, warum.
help-die = Der Würfel
help-die-text = Fehlen dir für die letzte Eroberung bis zu 3 Plättchen, nenne die Region und würfle: Drei Seiten sind leer, die anderen zeigen 1, 2 und 3. Egal wie es ausgeht, danach enden deine Eroberungen.
help-redeploy = 3. Umgruppieren
help-redeploy-text = Verteile deine Plättchen beliebig auf deine Regionen, mindestens eines in jeder.
help-score = 4. Werten
help-score-text = Jede deiner Regionen bringt 1 Münze, auch die deiner untergegangenen Völker. Völker und Spezialfähigkeiten bringen mehr.
help-lose = Wenn du angegriffen wirst
help-lose-text = Du verlierst ein Plättchen endgültig und nimmst die anderen zurück. Am Ende dieses Zugs setzt du sie in andere deiner Regionen.
help-decline = Untergang
help-decline-text = Statt zu erobern, kannst du dein Volk untergehen lassen: In jeder Region bleibt ein Plättchen, umgedreht, und zählt weiter. Im nächsten Zug wählst du ein neues Volk. Du darfst nur ein untergegangenes Volk haben; das ältere verlässt den Spielplan.
help-end = Das Ende
help-end-text = Nach der letzten Runde gewinnt, wer die meisten Münzen hat. Bei Gleichstand entscheiden die Volksplättchen auf dem Spielplan.
help-tiles = Alle Völker und Spezialfähigkeiten
help-tiles-hint = Am Tisch erklären sich alle Banner und Plaketten selbst: Zeig darauf oder tipp sie an.
help-rules = Die Regeln nach Nummern
help-keys = Tasten
help-keys-hint = Alles geht ohne Maus.
help-further = Mehr lernen

## Interface: the rule book and the gallery

book-page = Regelbuch
book-about = Alle Regeln einer Schachtel, jede mit eigener Adresse.
book-box = Schachtel
book-search = Suchen
book-search-hint = Würfel, Trolle, CORE-DIE-4 …
book-fetching = Wird geladen …
book-count = { $n ->
    [one] { $n } Regel
   *[other] { $n } Regeln
}
book-unknown = Eine Regel { $rule } gibt es nicht.
book-chapters = Kapitel
book-open = Im Regelbuch öffnen
book-family-core = Alle Schachteln
book-family-base = Small World
book-family-ug = Underground
book-family-mix = Beide Schachteln zusammen
book-family-river = River World
book-family-wow = World of Warcraft
book-family-hid = Was geheim ist
book-family-ex = Beispiele
book-def = Begriffe
book-setup = Aufbau
book-turn = Der Zug
book-pick = Ein Volk wählen
book-ready = Truppen vorbereiten
book-first = Erste Eroberung
book-conq = Eroberungen
book-cost = Was eine Region kostet
book-loss = Verluste und Rückzug
book-die = Der Verstärkungswürfel
book-redep = Umgruppierung
book-score = Wertung
book-decl = Untergang
book-tile = Banner und Plaketten
book-imm = Immune Regionen
book-end = Das Ende des Spiels
book-trig = Wann etwas geschieht
book-board = Spielpläne
book-comp = Was in der Schachtel ist
book-must = Was man tun muss
book-race = Völker
book-pow = Spezialfähigkeiten
book-blank = Selbst gemachte Banner und Plaketten
book-river = Flüsse
book-mon = Monster
book-adj = Was angrenzt
book-gnome = Gnome
book-bag = Die Magische Tasche
book-rp = Was man findet
book-rel = Altertümer
book-plc = Orte
book-art = Artefakte
book-ghost = Der Geist
book-bal = Der Balrog
book-sh = Ort der Beschwörung
book-mur = Murlocs
book-fac = Fraktionen
book-piece = Marker
book-empty = Leere Regionen
book-toll = Zölle
book-water = Meere
book-bonus = Fraktionsbonus
book-bomb = Bomben
book-team = Teams
book-evt = Ereignisse
book-riv = Flussregionen
book-port = Häfen
book-yard = Die Werft
book-seer = Der Tempel der Seherin
book-thaw = Tauwetter
book-pir = Piratenschiffe
book-picture-entry = Noch ist niemand auf dem Spielplan: Die Orks kommen über den Rand. Region 11 kostet 3, denn dort leben Einheimische.
book-picture-reach = Die Orks halten zwei Regionen. Was an eine davon grenzt, können sie erreichen.
book-picture-cost = Einfaches Land kostet 2; Gebirge, Einheimische und jedes Plättchen darin kosten je 1 mehr.
book-picture-die = Ein Plättchen ist übrig: Bernsteinfarbene Regionen brauchen den Würfel, die Chance steht neben den Kosten.
book-picture-loss = Drei Rattenmenschen in Region 21: Fällt sie, ist einer verloren, die anderen kommen zurück auf die Hand.
book-picture-redeployment = Nach dem Erobern sammeln sich Plättchen dort, wo ein Angriff droht; in jeder Region bleibt eines.
book-picture-score = Drei Regionen der Orks und zwei untergegangener Trolle bringen 5 Münzen, dazu kommt die Spezialfähigkeit.
book-picture-decline = Die Trolle sind untergegangen: grau, eine Ecke in der Farbe ihres Besitzers, ein Plättchen je Region. Sie zählen weiter.
book-picture-immune = Eine Erdhöhle macht ihre Region immun: Die Rattenmenschen können sie nicht erobern.
book-picture-pieces = Festung, Trollhöhle und Lager verteidigen wie Plättchen: Die Kosten sagen, wie sehr.
book-picture-rivers = Eine Flussregion lässt sich erobern und durchqueren, beim Umgruppieren muss sie aber geleert werden.
book-picture-monsters = Ein Monster in Region 7: Es macht sie teurer, und darunter liegt etwas, das man finden kann.
book-picture-places = Ein Ort steht auf seinem Bogen und bleibt; ein Altertum auf seiner Raute zieht mit dem mit, der es hat.
book-picture-river = Bei ruhigem Wetter kostet ein Fluss 1, und 1 mehr, wo ein Piratenschiff liegt.
book-picture-harbors = Drei Häfen: 1, 2 und 3 Münzen.
book-picture-pirates = Das Schiff verteidigt seinen Fluss, und jede Region daneben bringt 1 Münze weniger.
tiles-page = Alle Banner und Plaketten
tiles-about = Völker, Spezialfähigkeiten, Altertümer, Orte, Artefakte und Ereignisse aller Schachteln: was sie mitbringen, was sie tun, was sie wert sind.
tiles-kind = Art
tiles-all-boxes = Alle Schachteln
tiles-all-kinds = Alle Arten
tiles-search-hint = Trolle, Würfel, Münze …
tiles-count = { $n ->
    [one] { $n } Stück
   *[other] { $n } Stück
}
tiles-kind-race = Volk
tiles-kind-power = Spezialfähigkeit
tiles-kind-relic = Altertum
tiles-kind-artifact = Artefakt
tiles-kind-place = Ort
tiles-kind-event = Ereignis
tiles-kind-symbol = Auf dem Spielplan
tiles-kinds-race = Völker
tiles-kinds-power = Spezialfähigkeiten
tiles-kinds-relic = Altertümer
tiles-kinds-artifact = Artefakte
tiles-kinds-place = Orte
tiles-kinds-event = Ereignisse
tiles-kinds-symbol = Auf den Spielplänen
tiles-tokens = { $n ->
    [one] bringt { $n } Plättchen mit
   *[other] bringt { $n } Plättchen mit
}
tiles-lab = Was es wert ist
tiles-worth = Zu { $players }: { $coins } gegenüber dem Durchschnitt, in Münzen (± { $error }); gemessen mit { $bot }
tiles-worth-had = Zu { $players }: { $coins } für den, der es hat, in Münzen (± { $error }); gemessen mit { $bot }
tiles-bot-greedy = Bots, die das Nächstbeste nehmen
tiles-bot-planner = Bots, die den ganzen Zug planen
tiles-bot-expert = Bots, die ihre Pläne ausprobieren
tiles-bot-grandmaster = den stärksten Bots

## Interface: lessons and first hints

puzzles-page = Rätsel
learn-page = Lektionen
learn-about = Jede Lektion ist ein echtes Spiel an einem echten Tisch, und jemand sagt, was als Nächstes zu tun ist. Du kannst jederzeit gehen und später weitermachen.
learn-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
learn-start = Anfangen
learn-resume = Weitermachen
learn-base = Vom ersten Volk zum zweiten: wählen, erobern, würfeln, umgruppieren, werten, untergehen.
learn-underground = Monster und die Altertümer und Orte, die sie bewachen.
learn-river = Flüsse, Häfen, Piraten und jede Runde ein Ereignis.
learn-warcraft = Inseln, Fraktionen, Artefakte und legendäre Orte.
guide-title-base = Erste Lektion
guide-title-underground = Lektion: Underground
guide-title-river = Lektion: River World
guide-title-warcraft = Lektion: Warcraft
guide-title-first = Ein Tipp
guide-step = { $n } von { $of }
guide-next = Weiter
guide-finish = Fertig
guide-got-it = Verstanden
guide-stop = Nicht mehr zeigen
guide-fold = Einklappen
guide-unfold = Ausklappen
guide-refused = Diese Region kannst du jetzt nicht haben. Bei der Region steht, warum, und welche Regel es so will: § führt zu ihr.
guide-paid = Du hast Kombinationen übersprungen, auf jeder liegt jetzt eine deiner Münzen. Wer eine davon nimmt, bekommt die Münze.
guide-base-welcome = Willkommen! Du spielst ein paar Züge gegen Odo, der nicht sehr gut ist. Jede Zahl hier erklärt sich, und Rückgängig nimmt alles zurück, was der Zufall noch nicht entschieden hat.
guide-base-pick = Wähle ein Volk. Die oberste Kombination ist gratis, jede übersprungene kostet eine Münze. Die große Zahl sagt, wie viele Plättchen du bekommst. Die erste ist gut: Drück darauf und nimm sie.
guide-base-look = Dein Volk ist auf der Hand. Die grüne Zahl an einer Region sagt, was sie dich kostet. Zeig auf eine oder tipp sie einmal an, um zu sehen, warum.
guide-base-conquer = Das kostet die Region, Zeile für Zeile, und jedes § führt zu seiner Regel. Drück noch einmal auf die Region oder auf Erobern, um sie zu nehmen.
guide-base-more = Deine! Von hier geht es in die Nachbarregionen. Nimm, was du kannst, die billigen zuerst, bis die Plättchen ausgehen.
guide-base-die = Für eine weitere Region reichen die Plättchen nicht, aber einmal kann der Würfel helfen: Bernsteinfarbene Zahlen zeigen die Chance. Drück auf eine und würfle. Danach sind deine Eroberungen zu Ende, was er auch zeigt.
guide-base-no-die = Du hast auf den Würfel verzichtet. Das darfst du; beim nächsten Mal kostet ein Versuch nichts.
guide-base-redeploy = Gruppiere um: Verteile deine Plättchen mit − und + auf dem Spielplan, oder lass sie gleichmäßig verteilen. In jeder Region bleibt eines; wo Odo kommen kann, sind mehr sicherer. Dann Fertig.
guide-base-score = Dein Zug ist vorbei, und du wurdest bezahlt: 1 Münze je Region und was Volk und Spezialfähigkeit dazugeben. Das Protokoll sagt, wofür.
guide-base-others = Jetzt spielt Odo. Sieh zu, was dir geschieht: Wer eine Region verliert, verliert ein Plättchen und nimmt die anderen zurück.
guide-base-decline = Du könntest mit demselben Volk weitermachen, aber seine Plättchen sind verstreut. Lass es lieber untergehen: Es erobert nicht mehr, bringt aber weiter Münzen.
guide-base-went-on = Du machst mit deinem Volk weiter: auch richtig, oft zwei oder drei Züge lang. Der Untergang kann bis zum nächsten Zug warten; spiel diesen zu Ende.
guide-base-declined = Dein Volk ist jetzt grau: ein Plättchen je Region, das weiter zählt. Das war dein ganzer Zug. Du darfst nur ein untergegangenes Volk haben.
guide-base-wait = Odo spielt. Dann kommst du mit einem neuen Volk wieder.
guide-base-second = Wähle dein zweites Volk. Münzen, die auf einer Kombination liegen, gehören dazu.
guide-base-land = Auch dieses kommt über den Rand. Erobere, gruppiere um und beende deinen Zug; jetzt bezahlen dich beide Völker.
guide-base-done = Das ist das ganze Spiel. Spiel hier gegen Odo weiter oder sieh dir die anderen Lektionen und das Regelbuch an.
guide-underground-welcome = Unter der Erde sitzen in manchen Regionen Monster. Sie machen sie teurer, und unter jedem liegt ein Altertum oder ein Ort für den, der es vertreibt.
guide-underground-ready = Dein Volk hat schon einen Zug gespielt. Mach mit ihm weiter: Deine Plättchen kommen auf die Hand, in jeder Region bleibt eines.
guide-underground-declined = Du hast dieses Volk untergehen lassen: erlaubt, aber es findet nichts mehr. Mit dem nächsten kannst du es wieder versuchen.
guide-underground-monster = Nimm eine Region mit einem Monster. Die Kostenaufschlüsselung hat eine Zeile dafür.
guide-underground-elsewhere = Eine gute Region, aber dort lag nichts. Such eine mit einem Monster.
guide-underground-missed = Dein Zug ging ohne Fund zu Ende. Im nächsten sind die Monster noch da.
guide-underground-found = Sieh, was dort lag: Tipp die Region an und lies, was es tut. Ein Ort bleibt, wo er ist, und dient dem, der seine Region hält; ein Altertum lässt sich bewegen und einmal je Zug benutzen.
guide-underground-use = Ist es ein Altertum, steht sein Knopf in der Zugleiste. Benutze es, oder erobere weiter und hör dann auf.
guide-underground-redeploy = Gruppiere wie immer um und beende den Zug. Wer dir die Region nimmt, nimmt auch, was dort liegt: Bewach sie gut.
guide-underground-done = Das ist Underground. Flüsse und Abgründe haben eigene Regeln; im Regelbuch stehen sie alle.
guide-river-welcome = In River World hat jede Runde ein Ereignis. Es steht oben; drück darauf, um zu lesen, was es tut. Diese Runde ist ruhig.
guide-river-ready = Dein Volk hat schon einen Zug gespielt. Mach mit ihm weiter: Deine Plättchen kommen auf die Hand, in jeder Region bleibt eines.
guide-river-declined = Du hast dieses Volk untergehen lassen: erlaubt. Mit dem nächsten versuchst du es mit den Flüssen.
guide-river-river = Flüsse sind billige Wege durchs Land. Nimm eine Flussregion: Bei ruhigem Wetter kostet sie 1, mit einem Piratenschiff 1 mehr.
guide-river-elsewhere = Eine gute Region, aber eine trockene. Such einen Fluss neben deinen Regionen.
guide-river-missed = Dein Zug endete auf dem Trockenen. Im nächsten sind die Flüsse noch da.
guide-river-beyond = Vom Fluss aus erreichst du alles an seinen Ufern. Erobere von dort weiter oder hör auf.
guide-river-redeploy = Im Wasser bleibt niemand: Beim Umgruppieren wird der Fluss geleert, und seine Plättchen gehen in deine anderen Regionen. Verteil sie und beende den Zug.
guide-river-event = Wenn die Runde vorbei ist, wird das nächste Ereignis aufgedeckt. Sieh oben auf den Tisch.
guide-river-harbors = Ein neues Ereignis. Sturm macht Flüsse teuer, Winter lässt sie gefrieren, Piraten bringen Schiffe, und neben einem Schiff bringen Regionen weniger. Häfen zahlen 1, 2, 3 …: Halte mehrere.
guide-river-done = Das ist River World. Werft und Tempel der Seherin erklären sich, sobald du sie hältst.
guide-warcraft-welcome = Der Spielplan besteht aus Inseln. Du kommst über Einstiegsregionen herein und reist von Insel zu Insel.
guide-warcraft-pick = Die meisten Völker gehören zur Allianz oder zur Horde. Odo spielt eine Seite: Wähle ein Volk der anderen, das erste passt.
guide-warcraft-island = Erobere jetzt eine Einstiegsregion. Die Kostenaufschlüsselung sagt wie immer, was sie kostet.
guide-warcraft-factions = Wer der anderen Fraktion eine Region nimmt, bekommt einen Bonus: 1 Münze je Volk und Zug. Murlocs im Land sind Einheimische.
guide-warcraft-travel = Mach weiter. Auch eine Einstiegsregion einer anderen Insel ist erreichbar: Ihre Aufschlüsselung hat eine Zeile für die Reise. Hör auf, wenn die Plättchen ausgehen.
guide-warcraft-redeploy = Gruppiere um und beende deinen Zug. Eine Insel schützt vor manchen, nicht vor allen.
guide-warcraft-legends = Ein rundes Zeichen zeigt, wo ein Artefakt oder ein legendärer Ort verborgen liegt. Wer diese Region nimmt, findet es.
guide-warcraft-done = Das ist Warcraft. Spiel weiter, oder sieh in der Übersicht nach, was alle Artefakte und Orte tun.
guide-first-pick = Wähle ein Volk: Die oberste Kombination ist gratis, jede übersprungene kostet eine Münze.
guide-first-conquer = Grüne Zahlen sind Regionen, die du jetzt nehmen kannst, bernsteinfarbene brauchen den Würfel. Zeig auf eine Region, um zu sehen, warum sie so viel kostet.
guide-first-redeploy = Verteile deine Plättchen auf deine Regionen und beende den Zug: Dann wirst du bezahlt, eine Münze je Region.
front-play-first = ein erstes Spiel gegen zwei leichte Bots
key-arrows = zur Nachbarregion in dieser Richtung
key-next = vorige oder nächste wählbare Region
key-enter = Kosten aufschlüsseln; noch einmal: ausführen
key-escape = zurück
key-undo = zurücknehmen
key-redo = wiederholen
key-restart = Zug neu beginnen
key-end = zu „Zug beenden“
key-hint = Tipp zeigen oder ausblenden
key-plus = mehr oder weniger Plättchen
key-map = zum Spielplan
key-primary = zur Hauptschaltfläche
key-offer = Auslage
key-players = Mitspieler
key-log = Verlauf
key-score = Wertungsblatt
key-text = Textansicht: lesen und tippen
key-help = diese Seite
key-name-arrows = Pfeile
key-name-enter = Eingabe
key-name-escape = Esc
key-name-shift = Umschalt

## Oberfläche: Mitwirkende

credits-page = Mitwirkende
credits-unofficial = Elbowroom ist ein inoffizielles Fanwerk. Es wird von den Verlagen weder hergestellt noch gebilligt noch unterstützt. Small World und die Namen der Schachteln sind Marken von Days of Wonder; World of Warcraft ist eine Marke von Blizzard Entertainment. Die Regeln sind in eigenen Worten erzählt; Bilder und Texte der Verlage werden nicht verwendet.
credits-icons = Symbole
credits-icons-text = Symbole von Lorc, Delapouite und anderen, game-icons.net, unter der Lizenz CC BY 3.0. Die Formen sind unverändert; Farben, Umrisse und Rahmen sind von uns.
credits-icons-by = { $count ->
    [one] { $author }: ein Symbol
   *[other] { $author }: { $count } Symbole
}
credits-fonts = Schriften
credits-fonts-text = Sansita von Omnibus-Type und Atkinson Hyperlegible Next vom Braille Institute, beide unter der SIL Open Font License 1.1.
credits-code = Programm
credits-code-text = Elbowroom ist freie Software unter der Lizenz MIT oder Apache 2.0, nach deiner Wahl.
credits-licence = Lizenztext

## Oberfläche: Schritte eines Zugs

step-choose = Wählen
step-conquer = Erobern
step-redeploy = Umgruppieren
step-score = Werten
bar-spectator = Du schaust zu.
bar-away-wait = { $name } ist nicht da. Die Partie wartet.
bar-away-bot = { $name } ist nicht da. Nach { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } spielt ein Bot weiter.
bar-away-hand = { $name } ist nicht da. Nach { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } kann der Platz weitergegeben werden, unter „Mitspieler“.
bar-hand = { $tokens ->
    [one] Plättchen auf der Hand
   *[other] Plättchen auf der Hand
}
bar-unused-tokens = { $tokens ->
    [one] Ein Plättchen ist noch ungenutzt.
   *[other] { $tokens } Plättchen sind noch ungenutzt.
}
bar-round = Runde { $round } von { $rounds }

## Oberfläche: was gefragt ist

ask-nothing = Die Partie ist zu Ende
ask-first = Wer beginnt?
ask-banner = Ein Volk wird aufgedeckt
ask-badge = Eine Spezialfähigkeit wird aufgedeckt
ask-attempt-die = Der Würfel entscheidet
ask-roll-die = Der Würfel fällt
ask-gamble-die = Der Würfel entscheidet
ask-find = Eine Entdeckung
ask-event = Das Ereignis der Runde
ask-omen = Ein Blick voraus
ask-bind = Eine Plakette wird gezogen
ask-totem = { $piece } neu aufstellen
ask-vanish = { $race } verschwinden lassen?
ask-finale = Vor der Wertung
ask-leave = Flüsse verlassen
ask-pick = Wähle ein Volk mit seiner Spezialfähigkeit
ask-choose = Ausbreiten oder untergehen lassen?
ask-choice = Triff eine Wahl
ask-choice-hint = { $tile }: Was wählst du?
wait-choice = { $name } trifft eine Wahl
done-choice = Nichts wählen
ask-draw = Der Zufall entscheidet
ask-draw-hint = { $tile }: Der Zufall entscheidet.
wait-draw = Der Zufall entscheidet
done-draw = Weiter
ask-act = Erobere eine Region
ask-redeploy = Verteile deine Plättchen
ask-yield = Gib eine Region auf
ask-post = { $piece } aufstellen
ask-late = Volk jetzt untergehen lassen?
ask-seer = Das nächste Ereignis ansehen?
ask-act-first = Betritt den Spielplan
ask-act-risen = { $race } (untergegangen) dürfen erobern
ask-act-rolled = Der Würfel zeigt { $face }: angreifen oder aufhören
ask-redeploy-settle = Setze deine vertriebenen Plättchen ein
ask-nothing-hint = Sieh nach, wer gewonnen hat und warum.
ask-first-hint = Das Los bestimmt, wer beginnt.
ask-banner-hint = Die Auslage wird aufgefüllt.
ask-badge-hint = Die Auslage wird aufgefüllt.
ask-attempt-die-hint = Drei leere Seiten, je eine mit 1, 2 und 3.
ask-roll-die-hint = Drei leere Seiten, je eine mit 1, 2 und 3.
ask-gamble-die-hint = Drei leere Seiten, je eine mit 1, 2 und 3.
ask-find-hint = Was die Monster bewacht haben, kommt ans Licht.
ask-event-hint = Es wird aufgedeckt und gilt in dieser Runde.
ask-omen-hint = Nur wer nachsieht, erfährt es.
ask-bind-hint = Für diesen Ort wird eine Plakette gezogen.
ask-totem-hint = Die Region ist verloren. Wähle eine andere deiner Regionen.
ask-vanish-hint = Jede Region bringt jetzt 2 Münzen, dann verlassen alle Plättchen den Spielplan.
ask-finale-hint = Nutze, was in deinen Regionen liegt, oder geh weiter zur Wertung.
ask-leave-hint = Wähle die Flüsse, die du leerst; ihre Plättchen kommen auf die Hand.
ask-pick-hint = Die oberste Kombination ist gratis; jede weitere kostet 1 Münze mehr.
ask-choose-hint = Weiter erobern ({ $race }) oder das Volk untergehen lassen und im nächsten Zug ein neues Volk wählen.
ask-act-hint = Wähle eine Region und sieh, was sie kostet. Ein Wurf lässt sich nicht zurücknehmen.
ask-redeploy-hint = In jeder Region bleibt mindestens ein Plättchen.
ask-yield-hint = Es müssen mehr Plättchen weg, als entbehrlich sind: noch { n-tokens }.
ask-post-hint = Wähle für jeden Marker eine markierte Region.
ask-late-hint = { $race } würden sofort untergehen, ohne dass es dich einen Zug kostet.
ask-seer-hint = Du besetzt den Tempel der Seherin. Nur du erfährst, was du siehst.
ask-act-first-hint = Wähle eine markierte Region für die erste Eroberung.
ask-act-risen-hint = Sie handeln vor deinem aktiven Volk. Höre auf, um mit ihm weiterzumachen.
ask-act-rolled-hint = Wähle eine Region; sie kostet { $face } weniger, mindestens aber 1 Plättchen.
ask-redeploy-settle-hint = Sie wurden vertrieben. Setze sie in Regionen, die dir noch gehören.

wait-nothing = Die Partie ist zu Ende
wait-first = Das Los bestimmt, wer beginnt
wait-banner = Ein Volk wird aufgedeckt
wait-badge = Eine Spezialfähigkeit wird aufgedeckt
wait-attempt-die = Der Würfel rollt
wait-roll-die = Der Würfel rollt
wait-gamble-die = Der Würfel rollt
wait-find = Eine Entdeckung
wait-event = Das Ereignis der Runde wird aufgedeckt
wait-omen = Jemand sieht sich das nächste Ereignis an
wait-bind = Eine Plakette wird gezogen
wait-totem = { $name } stellt neu auf: { $piece }
wait-vanish = { $name } entscheidet, ob das Volk verschwindet: { $race }
wait-finale = { $name } beendet den Zug
wait-leave = { $name } verlässt Flüsse
wait-pick = { $name } wählt ein Volk mit seiner Spezialfähigkeit
wait-choose = { $name } wählt: ausbreiten oder untergehen lassen
wait-act = { $name } erobert
wait-redeploy = { $name } verteilt Plättchen
wait-yield = { $name } gibt eine Region auf
wait-post = { $name } stellt auf: { $piece }
wait-late = { $name } darf das Volk untergehen lassen
wait-seer = { $name } darf das nächste Ereignis ansehen

## Oberfläche: was man tun kann

do-pick = Diese Kombination nehmen
do-pick-free = Gratis nehmen
do-pick-pay = Für { n-coins } nehmen
do-expand = Ausbreiten
do-decline = Untergehen lassen
do-abandon = { $region } aufgeben
do-conquer = { $region } erobern
do-use = { $region } nehmen: { $tile }
do-attempt = Für { $region } würfeln
do-gamble = Für { $region } würfeln
do-roll = Erst würfeln
do-put = { $n ->
    [one] Ein Plättchen nach { $region }
   *[other] { $n } Plättchen nach { $region }
}
do-empty = { $region } leeren
do-place = { $mark } nach { $region }
do-wield = Einsetzen: { $tile }
do-lay = { $tile } nach { $region }
do-vanish = Verschwinden lassen
do-peek = Das nächste Ereignis ansehen
do-choose-number = { $tile }: { $n }
do-choose-region = { $tile }: { $region }
do-choose-not = { $tile }: nicht { $region }
do-choose-pair = { $tile }: { $region } und { $to }
do-choose-seat = { $tile }: { $seat }
do-choose-tile = { $tile }: { $other }
do-choose-combo = { $tile }: Kombination { $slot }
do-choose-yes = { $tile }: ja
do-choose-no = { $tile }: nein
do-done = Weiter
do-first = { $seat } beginnt
do-banner = Aufdecken: { $tile }
do-badge = Aufdecken: { $tile }
do-find = Finden: { $tile }
do-event = Aufdecken: { $tile }
do-omen = Zeigen: { $tile }
do-die = { $face } würfeln

done-nothing = Zum Ergebnis
done-first = Weiter
done-banner = Weiter
done-badge = Weiter
done-attempt-die = Weiter
done-roll-die = Weiter
done-gamble-die = Weiter
done-find = Weiter
done-event = Weiter
done-omen = Weiter
done-bind = Weiter
done-totem = Weiter
done-vanish = Dableiben lassen
done-finale = Weiter zur Wertung
done-leave = In den übrigen bleiben
done-pick = Weiter
done-choose = Ausbreiten
done-act = Aufhören und umgruppieren
done-redeploy = Fertig
done-yield = Fertig
done-post = Fertig aufgestellt
done-late = Aktiv bleiben
done-seer = Nicht nachsehen
done-act-risen = Aufhören, weiter mit dem aktiven Volk
done-act-rolled = Nicht angreifen, umgruppieren

button-undo = Zurücknehmen
button-redo = Wiederholen
button-restart = Zug neu beginnen
button-end-turn = Zug beenden
button-end-turn-coins = Zug beenden: { n-coins }
button-cancel = Abbrechen
button-skip = Vorspulen
button-step = Nächster Schritt
button-play = Weiter
button-spread = Gleichmäßig verteilen
button-borders = An die Grenzen
button-as-before = Wie vorher
button-zoom-in = Größer
button-fit = Ganzer Spielplan
button-abandon = Aufgeben
undo-free = Nimmt deinen letzten Schritt zurück
barrier-start = Es gibt noch nichts zurückzunehmen
barrier-die = Ein Wurf lässt sich nicht zurücknehmen
barrier-draw = Was gezogen wurde, lässt sich nicht zurücknehmen
barrier-other = Züge anderer lassen sich nicht zurücknehmen
redo-nothing = Es gibt nichts zu wiederholen

## Oberfläche: Auslage und Mitspieler

offer-title = Auslage
offer-when-declined = nach einem Untergang
offer-free = gratis
offer-lies = +{ $coins } darauf
offer-tokens = { n-tokens }
players-title = Mitspieler
player-coins = { $name } hat { n-coins }
player-coins-hidden = Münzen verdeckt
player-band = { n-tokens }, { n-regions }
player-band-decline = untergegangen, { n-regions }
player-no-band = Kein aktives Volk
player-hand = { n-tokens } auf der Hand
player-here = da
player-away = nicht da
player-bot-in = ein Bot springt ein
player-peace = Frieden mit { $name }
player-first = beginnt jede Runde

## Oberfläche: Kosten und Wertungsblatt

bill-total = { $tokens ->
    [one] Plättchen zum Erobern
   *[other] Plättchen zum Erobern
}
bill-die = Du hast { $hand }, also muss der Würfel mindestens { $face } zeigen.
bill-roll = Würfeln
bill-conquer = Erobern
bill-score = Dieser Zug: { $before } → { $after ->
        [one] { $after } Münze
       *[other] { $after } Münzen
    }
bill-after-one = { $name } verliert ein Plättchen endgültig und nimmt { $back } zurück.
bill-after-none = { $name } verliert nichts und nimmt { $back } zurück.
bill-after-natives = Die Einheimischen verlassen das Spiel.
bill-toll = Zuerst zahlst du { n-coins } an { $name }.
bill-ransom = Danach zahlst du { n-coins } an { $name }.
bill-rule = Die Regel
bill-open-rule = Regel { $rule } im Regelbuch
term-die = Würfel
term-one-lost = Ein Plättchen geht verloren
term-all-lost = Alle Plättchen gehen verloren
term-replaced = Das Plättchen wird ersetzt
term-mark = { $n ->
    [one] { $piece }
   *[other] { $n } × { $piece }
}
sheet-title = Wenn du jetzt aufhörst
sheet-regions = { $regions ->
    [one] Eine Region, { $race }
   *[other] { $regions } Regionen, { $race }
}
sheet-decline = { $regions ->
    [one] Eine Region, { $race }, untergegangen
   *[other] { $regions } Regionen, { $race }, untergegangen
}
sheet-total = Summe

## Oberfläche: Absagen

illegal-over = Die Partie ist zu Ende.
illegal-not-yours = Zuerst muss { $who } antworten.
illegal-not-asked = Gerade ist etwas anderes gefragt.
illegal-no-combo = Diese Kombination gibt es nicht.
illegal-no-badge = Dieses Volk wartet noch auf eine Plakette.
illegal-combo-too-dear = Diese Kombination kostet mehr Münzen, als du hast.
illegal-not-held = Dein Volk besetzt diese Region nicht.
illegal-too-late-to-abandon = Regionen kannst du nur vor dem ersten Angriff aufgeben.
illegal-own-region = Dein Volk besetzt diese Region schon.
illegal-closed-ground = Dein Volk kann eine solche Region nicht besetzen.
illegal-immune = Diese Region ist immun.
illegal-peace = Der Frieden verbietet diesen Angriff.
illegal-out-of-reach = Diese Region grenzt nicht an deine.
illegal-no-entry = Die erste Eroberung muss eine Einstiegsregion sein.
illegal-empty-hand = Du hast kein Plättchen auf der Hand.
illegal-no-token-to-roll = Du hast kein Plättchen auf der Hand, um zu würfeln.
illegal-too-dear = Das kostet { $cost }, und du hast { $hand } auf der Hand.
illegal-too-far-short = Das kostet { $cost }, du hast { $hand } auf der Hand, und der Würfel bringt höchstens 3.
illegal-no-need-of-die = Deine Plättchen reichen ohne Würfel.
illegal-rolls-first = Dein Volk würfelt, bevor es eine Region nennt.
illegal-toll-too-dear = Du kannst den Zoll nicht zahlen.
illegal-no-such-ability = Dein Volk hat diese Fähigkeit gerade nicht.
illegal-used = Diese Fähigkeit wurde in diesem Zug schon genutzt.
illegal-unfit = Diese Region erfüllt die Bedingungen der Fähigkeit nicht.
illegal-one-or-all = Setze ein Plättchen nach dem anderen oder alle, die übrig sind.
illegal-no-place = Der Marker kann dort nicht liegen.
illegal-not-that-one = Das kann jetzt nicht gewählt werden.
illegal-duty = Dieser Schritt muss erst abgeschlossen werden.
illegal-not-in-stack = Das ist nicht mehr im Stapel.
illegal-no-omen = Kein Ereignis liegt mehr verdeckt.

## Oberfläche: Verlauf

log-why = Warum?
log-look-back = Zurückblicken
log-title = Verlauf
log-turn = { $name }, Runde { $round }
log-you = Du, Runde { $round }
log-now = jetzt
log-since = seit deinem letzten Zug
log-earlier = Frühere Züge zeigen
log-setup = Vor der Partie
log-started = { $seat } beginnt
log-turned-banner = Position { $slot }: { $race }
log-turned-badge = Position { $slot }: { $power }
log-reshuffled = Die abgelegten Plaketten werden neu gemischt
log-revealed = Ereignis der Runde: { $event }
log-looked = { $seat } sieht sich das nächste Ereignis an
log-thawed = Tauwetter, { $region }: { n-tokens } in den Vorrat ({ $race })
log-turn-began = Runde { $round }: { $seat } ist am Zug
log-picked = { $seat } nimmt { $combo }: { n-tokens }
log-paid = { n-coins } auf die Kombinationen darüber
log-collected = { n-coins } von der Kombination
log-expanded = { $race } breiten sich aus
log-declined = { $race } gehen unter
log-gathered = { $race }: { n-tokens } auf die Hand
log-returned = { $race }: { n-tokens } zurück
log-abandoned = { $region } aufgegeben
log-conquered = { $race } erobern { $region }: { n-tokens }
log-natives-left = { $region }: Die Einheimischen gehen
log-lost = { $race } verlieren { n-tokens } in { $region }
log-displaced = { $race }: { n-tokens } aus { $region } vertrieben
log-attempted = Wurf für { $region }, Kosten { $cost }
log-rolled = Der Würfel zeigt { $face }
log-failed = { $race } scheitern an { $region }
log-toll-paid = { $seat } zahlt Zoll an { $to }: { n-coins }
log-found = { $tile } in { $region } gefunden
log-consoled = { $seat } bekommt { n-coins } für den Verlust
log-ransom-paid = { $seat } zahlt { n-coins } an { $to }
log-bound = An den Ort gebunden: { $power }
log-wielded = Im Einsatz: { $tile }
log-sheathed = Ungenutzt zurückgelegt
log-moved = { $tile } liegt jetzt in { $region }
log-copied = Kopiert: { $tile }
log-given-up = { $race }: ein Plättchen in { $region } geopfert
log-sacrificed = { $seat } bekommt dafür { n-coins }
log-overran = { $mark } dringt ein: { $region }
log-succeeded = { $race } übernehmen { $region }
log-traded = Spezialfähigkeit getauscht: jetzt { $combo }
log-forged = { $race }: +{ $n } Marker
log-marked = { $seat } bekommt einen Marker ({ $by })
log-armed = { $mark }: { $n } genommen
log-halted = { $race } hören auf zu erobern
log-recruited = { $race }: { n-tokens } aus dem Vorrat
log-placed = { n-tokens } nach { $region }
log-set-aside = { $race }: { n-tokens } beiseitegelegt
log-posted = { $mark } nach { $region }: { $n }
log-removed = { $mark } verlässt { $region }
log-allied = Frieden zwischen { $seat } und { $with }
log-peace-ended = Der Frieden zwischen { $seat } und { $with } endet
log-gained = { $seat } bekommt { n-coins } ({ $tile })
log-spent = { $seat } zahlt { n-coins } ({ $tile })
log-happened-in = { $tile }: In { $region } geschieht etwas
log-scored = { $term }: { n-coins }
log-withheld = { $term }: { n-coins } weniger
log-levied = { $seat } nimmt { n-coins } von { $from }
log-retired = { $race }: { n-tokens } zurück in den Vorrat
log-discarded = Abgelegt: { $power }
log-recycled = Zurück in den Stapel: { $race }
log-turn-ended = Der Zug von { $seat } endet
log-ended = Die Partie ist zu Ende

## Oberfläche: was vorgelesen wird

aria-map = Spielplan
aria-map-hint = Pfeiltasten gehen von Region zu Region, Eingabe zeigt die Kostenaufschlüsselung.
aria-region = Region { $number }, { $terrain }
aria-region-with = Region { $number }, { $terrain } mit { $things }
aria-yours = dein aktives Volk, { $race }, { n-tokens }
aria-yours-decline = dein untergegangenes Volk, { $race }, { n-tokens }
aria-theirs = aktives Volk von { $name }, { $race }, { n-tokens }
aria-theirs-decline = untergegangenes Volk von { $name }, { $race }, { n-tokens }
aria-natives = { $n ->
    [one] Einheimische, ein Plättchen
   *[other] Einheimische, { $n } Plättchen
}
aria-piece = { $n ->
    [one] { $piece }
   *[other] { $n } × { $piece }
}
aria-costs = Kostet dich { $cost }; du hast { $hand }.
aria-costs-die = Kostet dich { $cost }; du hast { $hand }; nötig: { $face } auf dem Würfel, { $odds } Prozent.
aria-cannot = Nicht zu erobern: { $reason }
aria-choice = Wählbar.
aria-players = Mitspieler
aria-offer = Ausliegende Kombinationen
aria-log = Was geschehen ist
aria-turn = Dein Zug und seine Schaltflächen
aria-sheet = Wertungsblatt
aria-die = Der Würfel zeigt { $face }
text-board-title = Textansicht

## Oberfläche: Chat und Signale

chat-title = Chat
chat-label = Nachricht
chat-placeholder = Schreib an den Tisch …
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-new = { $n ->
    [one] Eine neue Nachricht
   *[other] { $n } neue Nachrichten
}
chat-to-all = Alle am Tisch lesen mit, auch Zuschauer.
chat-listen = Du schaust zu: Die Spieler reden, du liest mit.
chat-too-long = { $n } Zeichen zu lang
signal-turn-title = ● Du bist dran · { $table }
signal-turn-text = { $table }: Die anderen warten auf dich.
sound-on = Der Ton ist an
sound-off = Der Ton ist aus

## Oberfläche: Ende der Partie

end-wins = { $name } hat gewonnen
end-you-win = Du hast gewonnen
end-shared = Geteilter Sieg: { $names }
end-clear = { n-coins } vor { $name }
end-tie-tokens = Gleichauf bei Münzen, vorn bei Plättchen
end-tie-shared = Gleichauf bei Münzen und Plättchen
end-tie-line = Gleichstand bei { n-coins }: Es gewinnt, wer mehr Plättchen auf dem Spielplan hat
end-tokens = { n-tokens } auf dem Spielplan
end-rank = Platz { $place }
end-facts = { $box } · { n-players } · { n-rounds }
end-chart-rounds = Münzen in jeder Runde
end-chart-total = Münzen insgesamt
end-each-round = Je Runde
end-running = Aufsummiert
end-declined = Untergang
end-chart-axis = Runde { $round }
end-table = Als Tabelle
end-sources = Woher die Münzen kamen
end-source-start = Start
end-source-regions = Regionen
end-source-race = Volk
end-source-power = Spezialfähigkeit
end-source-other = Altertümer, Orte, anderes
end-source-found = Auf Kombinationen gefunden
end-source-paid = Gezahlt
end-again = Noch einmal
end-again-hint = Gleiche Schachtel, gleiche Plätze
end-review = Meine Partie besprechen
end-replay = Noch einmal ansehen
end-record = Spielprotokoll herunterladen
end-home = Startseite
end-fair = War der Zufall ehrlich?
end-fair-about = Vor dem ersten Zug hat sich der Server mit dieser Zahl auf Würfel und Ziehungen festgelegt. Jetzt ist der Startwert offen: Dein Browser hat nachgerechnet.
end-fair-good = Das Versprechen wurde gehalten: Startwert und Versprechen passen zusammen.
end-fair-bad = Der Startwert passt nicht zum Versprechen.
end-fair-die = Ein Würfel oder eine Ziehung folgt nicht aus dem Startwert.
end-rematch = { $name } spielt noch einmal: Nimm Platz
end-picture = Als Bild sichern
end-link = Link zu diesem Spiel kopieren
end-turning = Wendepunkt
end-turning-said = Runde { $round } entschied für { $name }: Der Vorsprung vor dem Besten der anderen ging von { $before } auf { $after }.
end-turning-look = Diese Runde ansehen
end-combos = Geschichte der Kombinationen
end-combo = Kombination
end-combo-rounds = Runden
end-combo-turns = Aktive Züge
end-combo-coins = Münzen
end-combo-sources = Herkunft
end-combo-taken = Regionen erobert
end-combo-lost = Regionen verloren
end-luck = Glück
end-luck-dice = Würfel
end-luck-n = Wie oft
end-luck-actual = Gekommen
end-luck-expected = Erwartet
end-luck-draws = Plättchen gezogener Völker
end-fair-promise = Versprechen
end-fair-seed = Startwert

## Oberfläche: Verbindung und Fehler

net-connecting = Verbinden …
net-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
net-away = Keine Verbindung. Gegen Bots oder zusammen an diesem Gerät kannst du weiterspielen; diese Spiele bleiben in diesem Browser.
net-here = In diesem Browser gespeichert
net-here-away = Offline · in diesem Browser gespeichert
net-here-hint = Dieses Spiel braucht keinen Server. Alle Spiele in diesem Browser
problem-message = Der Server hat diese Seite nicht verstanden. Bitte lade sie neu.
problem-line = Der Server hat „{ $line }“ nicht verstanden. Bitte lade die Seite neu.
problem-stale = Inzwischen hat sich etwas geändert. So sieht der Tisch jetzt aus.
problem-not-your-seat = Dieser Platz gehört jemand anderem.
problem-barrier = Zurück geht es nur bis zum letzten Wurf, Ziehen oder Zug anderer.
problem-nothing-to-redo = Es gibt nichts zu wiederholen.
problem-too-fast = Das war zu viel auf einmal. Warte kurz und versuche es noch einmal.
problem-text = Der Text ist leer oder zu lang.
problem-host-only = Das darf nur, wer den Tisch eröffnet hat.
problem-policy = Das geht an diesem Tisch nicht, oder noch nicht.
problem-no-table = Diesen Tisch gibt es nicht. Vielleicht ist er schon abgeräumt.
problem-link = Dieser Platz-Link gilt nicht mehr.
problem-frozen = Diese Partie wurde nach früheren Regeln gespielt und kann nicht weitergehen. Ansehen kannst du sie weiterhin.
problem-unreadable-table = Dieser Tisch stammt aus einer anderen Version des Spiels und kann hier nicht gezeigt werden. Er bleibt aufbewahrt, nichts davon geht verloren.
problem-version = Von dieser Seite gibt es eine neuere Version. Lade sie neu.
problem-not-found = Hier ist nichts.
problem-choice = „{ $what }“ gibt es hier nicht.
problem-board = Der Spielplan hat einen Fehler: { $reason }
problem-tile = Die Datei hat einen Fehler: { $reason }
fault-line = Zeile { $line }: { $reason }
fault-region = Region { $region }: { $reason }
fault-text = ab Spalte { $column } ist das nicht als TOML lesbar: { $quote }
fault-text-json = das ist nicht als JSON lesbar: { $quote }
fault-text-missing = das Feld „{ $field }“ fehlt
fault-text-unknown = ein Feld „{ $field }“ gibt es nicht; es gibt: { $known }
fault-text-value = dieser Wert gehört nicht hierher: { $quote }
fault-text-twice = das steht schon da: { $quote }
fault-tile-word = { $field }: „{ $word }“ ist keines von: { $known }
fault-tile-key = key: „{ $key }“ darf nur Kleinbuchstaben, Ziffern und Unterstriche haben, höchstens { $most }
fault-tile-tokens = tokens: ein Volk hat 1 bis 30, eine Spezialfähigkeit 0 bis 30
fault-tile-stand-in = stand_in: ein Volk braucht eines, dessen Plättchen es benutzt
fault-tile-no-stand-in = stand_in: eine Spezialfähigkeit hat keines
fault-tile-kept = when: eine Spezialfähigkeit, die nach dem Untergang wirkt, braucht kept = true
fault-tile-when = when: der Effekt „{ $effect }“ geht nur mit „{ $when }“
fault-tile-decline = when: nach dem Untergang bewirkt der Effekt „{ $effect }“ nichts bei einem Volk ohne einen dieser Effekte: { $needs }
fault-tile-needs = { $field }: der Effekt „{ $effect }“ braucht eine Angabe
fault-tile-takes-none = { $field }: der Effekt „{ $effect }“ nimmt keine Angabe
fault-tile-amount = amount: muss 1 bis { $most } sein
fault-tile-piece = piece: der Effekt „{ $effect }“ braucht einen Marker, den es nur einmal gibt: dragon
fault-tile-many-race = Hinweis: tokens: { $tokens } ist mehr als die { $most }, die für ein Volk empfohlen sind
fault-tile-many-power = Hinweis: tokens: { $tokens } ist mehr als die { $most }, die für eine Spezialfähigkeit empfohlen sind
fault-board-format = das Format { $format } ist unbekannt; diese Version liest Format { $known }
fault-board-box = box: „{ $box }“ ist keine von: { $known }
fault-board-unknown = kein Spielplan hat den Schlüssel „{ $key }“
fault-board-key = key: er ist leer oder enthält Leerzeichen
fault-board-provenance = provenance: „{ $word }“ ist weder „official facts“ noch „original“
fault-board-face = die Seite einer Insel hat box = "wow", ein tile sowie 0 players und rounds
fault-board-players = players: { $n }, aber ein Spielplan ist für 2 bis 6
fault-board-rounds = rounds: { $n }, aber eine Partie hat 1 bis { $most }
fault-board-regions = Regionen: { $n }, aber ein Spielplan hat 3 bis { $most }
fault-board-same-key = eine andere Region hat denselben Schlüssel
fault-board-terrain = terrain: „{ $terrain }“ ist nicht in der Schachtel; es gibt: { $known }
fault-board-symbol = symbols: „{ $symbol }“ ist nicht in der Schachtel; es gibt: { $known }
fault-board-symbol-ground = symbols: „{ $symbol }“ kann nicht auf „{ $terrain }“ liegen
fault-board-symbol-twice = symbols: „{ $symbol }“ steht zweimal da
fault-board-entry = entry: über „{ $terrain }“ kommt niemand herein
fault-board-border = borders: sie grenzt an „{ $other }“, was keine Region ist
fault-board-border-itself = borders: sie grenzt an sich selbst
fault-board-border-twice = borders: sie nennt ihre Grenze zu { $other } zweimal
fault-board-border-one-sided = borders: sie grenzt an { $other }, aber { $other } nicht an sie
fault-board-many = Regionen mit „{ $what }“: { $n }, aber die Schachtel reicht für { $most }
fault-board-few = Regionen mit „{ $what }“: { $n }, aber es müssen { $least } sein
fault-board-legends = Plätze für Legenden auf ihrer Insel: { $n }, aber es muss einer sein
fault-board-no-land = um sie herum ist kein Land
fault-board-cut-off = über Land führt kein Weg von Region { $other } dorthin
fault-board-no-entry = um sie herum ist keine Einstiegsregion
fault-board-no-edge = weniger als zwei Regionen liegen am Rand
fault-board-unconnected = keine Grenze verbindet sie mit dem Rand
fault-board-inside = sie liegt ganz in Region { $other }; gib ihr einen zweiten Nachbarn oder den Rand
fault-board-one-way = sie ist nicht auf zwei Wegen mit dem Rand verbunden
fault-board-crossing = ihre Grenze zu Region { $other } müsste andere kreuzen: die Grenzen lassen sich nicht kreuzungsfrei zeichnen
fault-board-crossing-edge = ihre Grenze zum Rand müsste andere kreuzen: die Grenzen lassen sich nicht kreuzungsfrei zeichnen
fault-board-small = sie wird zu klein für ein Plättchen; gib dem Spielplan weniger Regionen
fault-board-drawing-large = die Zeichnung hat mehr Linien oder Punkte, als ein Spielplan haben darf
fault-board-drawing-sheet = die Zeichnung füllt ihr Blatt nicht, oder reicht darüber hinaus
fault-board-drawing-line = Linie zwischen { $between }: Sie braucht eine oder zwei Regionen des Spielplans und zwei Punkte
fault-board-drawing-crossing = ihr Umriss kreuzt eine andere Linie oder ist nicht geschlossen
fault-board-drawing-border = ihre Grenze zu { $other } ist gezeichnet oder angegeben, aber nicht beides
fault-board-drawing-edge = sie ist am Rand gezeichnet oder dort angegeben, aber nicht beides
fault-board-no-island = island: sie liegt auf keiner Insel, andere aber schon
fault-board-other-island = sie grenzt an eine Region einer anderen Insel
fault-board-island-apart = die Regionen ihrer Insel stehen in der Datei nicht beieinander
fault-board-islands = Inseln: { $n }, aber ein Satz hat 2 bis 5
fault-board-island-sizes = Inseln der Größe „{ $size }“ bei players = { $players }: { $n }, aber es müssen { $needed } sein
fault-board-same-tile = zwei der Seiten sind auf demselben Spielplanteil
fault-game-players = eine Partie hat 2 bis 5 Spieler, nicht { $n }
fault-game-rounds = eine Partie hat 1 bis 20 Runden, nicht { $n }
fault-game-tiles = eine Partie braucht Völker (1 bis { $races }) und Spezialfähigkeiten (1 bis { $powers })
fault-game-pieces = zu viele Arten von Markern; eine Partie hat höchstens { $most }
fault-game-stacks = zu viele Arten von Markern, die gestapelt werden; höchstens { $most }
fault-game-followers = zu viele Arten von Markern, die als Plättchen zählen; höchstens { $most }
fault-game-teams = Teams gibt es nur zu viert
fault-game-teams-box = Teams gibt es nur in der Schachtel „warcraft“
fault-game-relics = zu viele Altertümer und Orte; eine Partie hat höchstens { $most }
fault-game-events = die Ereignisse ({ $n }) sind zu viele oder zu wenige für die Runden ({ $rounds })
fault-game-same-key = zwei Banner oder Plaketten heißen „{ $key }“
fault-game-two-rules = „{ $key }“ hat zwei Regeln einer Art, die ein Banner oder eine Plakette nur einmal haben darf: storm oder swap, arm, mark_first oder eines von exchange, hire, mimic, succeed und truce
fault-game-recruits = „{ $key }“ wirbt Plättchen an, aber die Zahl der Regionen je Plättchen ist 0
fault-game-lasting = zu viele Plaketten sind von der Obergrenze eines untergegangenen Volkes ausgenommen; höchstens { $most }
fault-game-supply = „{ $key }“ hat mehr Plättchen ({ $tokens }) als sein Vorrat ({ $supply })
fault-game-board = die Schachtel „{ $box }“ wird nicht auf dem Spielplan „{ $board }“ gespielt
fault-game-monsters-where = Monster werden nur auf einem Spielplan des Grundspiels der gemischten Partie von Hand gesetzt
fault-game-monsters = die Zahl der Regionen mit Untergegangenem Stamm, in die Monster kommen, muss { $n } sein, keine zwei davon benachbart
fault-game-region = es gibt keine Region „{ $key }“
fault-game-terrain = es gibt keine Landschaftsart „{ $key }“
fault-game-regions = zu viele Regionen; ein Spielplan hat höchstens { $most }
fault-game-stand-in = „{ $key }“ will die Plättchen von „{ $stand_in }“, die in dieser Partie fehlen
fault-game-lent = „{ $key }“ braucht mehr Plättchen ({ $tokens }), als „{ $stand_in }“ verleihen kann ({ $supply })
fault-game-decline = „{ $key }“: nach dem Untergang bewirkt der Effekt „{ $effect }“ in dieser Partie nichts, weil kein Volk einen dieser Effekte hat: { $needs }
fault-shape-begin = es beginnt nicht wie ein Umriss dieser Version
fault-shape-line = das ist nicht lesbar
fault-shape-order = der Spielplan hat sie nicht an dieser Stelle
fault-shape-version = es stammt von einer anderen Fassung des Spielplans; mach es neu
fault-shape-end = das Ende fehlt
fault-shape-open = ihr Umriss schließt sich nicht
problem-setup = Daraus wird keine Partie: { $reason }
problem-record = Diese Aufzeichnung lässt sich nicht lesen oder enthält, was die Regeln nicht erlauben (Zeile { $line }).
problem-not-over = Die Partie ist noch nicht zu Ende.
problem-hint = Einen Tipp gibt es nur, wenn du etwas entscheiden musst.
problem-server = Auf dem Server ist etwas schiefgegangen. Deine Partie ist sicher; versuche es noch einmal.
problem-offline = Der Server ist nicht zu erreichen. Deine Partie bleibt erhalten und geht weiter, sobald du zurück bist.
problem-alone = Diese Seite hat keinen Server, und dafür wird einer gebraucht.
problem-not-kept = Dieser Browser konnte das nicht speichern: Es ist kein Platz mehr frei, oder er darf hier nichts speichern. Es hat sich nichts geändert.

## Oberfläche: mehr vom Tisch

offer-to-pay = zu zahlen
tool-empty = Leeren
tool-assault = Luftangriff
tool-shove = Verdrängen
tool-herd = Bestie verdrängen
tool-raze = { $piece } entfernen
tool-result = Ergebnis
tool-map = Spielplan
bill-after-lost = { $name } verliert { n-tokens }.
season-next = nächste Runde
note-decline = Bringt jetzt { n-coins }; im nächsten Zug wählst du neu.
tool-invite = Einladen
seat-menu = Mehr zum Platz von { $name }
sheet-more = Mehr zeigen
sheet-less = Weniger zeigen
card-holder = { $race } von { $name }
card-holder-decline = { $race } von { $name }, untergegangen
card-use = Mit { $tile }
card-place = { $n ->
    [one] { $piece } aufstellen
   *[other] Alle { $n } aufstellen: { $piece }
}
track-round = Runde
track-of = von { $rounds }
tab-turn = Zug
tab-offer = Auslage
tab-players = Mitspieler
tab-log = Verlauf

## Oberfläche: Tipps

hint-ask = Tipp
hint-title = Was ein guter Spieler tun würde
hint-thinking = Wird durchdacht …
hint-then = dann { $steps }
hint-coins = { $n ->
    [one] bringt in diesem Zug etwa { $n } Münze
   *[other] bringt in diesem Zug etwa { $n } Münzen
}
hint-behind = { $n ->
    [one] auf lange Sicht etwa { $n } Münze weniger als der beste Plan
   *[other] auf lange Sicht etwa { $n } Münzen weniger als der beste Plan
}
hint-odds = der Würfel reicht in { $n } von hundert Fällen
hint-regions-more = { $n ->
    [one] du besetzt { $n } Region mehr
   *[other] du besetzt { $n } Regionen mehr
}
hint-regions-fewer = { $n ->
    [one] du besetzt { $n } Region weniger
   *[other] du besetzt { $n } Regionen weniger
}
hint-hurts = { $n ->
    [one] kostet { $who } { $n } Münze pro Zug
   *[other] kostet { $who } { $n } Münzen pro Zug
}
hint-exposed = { $n ->
    [one] { $n } deiner Regionen kann als Nächstes angegriffen werden
   *[other] { $n } deiner Regionen können als Nächstes angegriffen werden
}
hint-safe = niemand kann dich als Nächstes angreifen
hint-makes-room = macht Platz für ein neues Volk
hint-price = { $n ->
    [0] die Kombination ist gratis
    [one] die Kombination kostet { $n } Münze
   *[other] die Kombination kostet { $n } Münzen
}
hint-gift = { $n ->
    [one] mit der Kombination kommt { $n } Münze
   *[other] mit der Kombination kommen { $n } Münzen
}
hint-fair = { $n ->
    [one] Bots würden für diese Kombination etwa { $n } Münze zahlen, statt die kostenlose zu nehmen
   *[other] Bots würden für diese Kombination etwa { $n } Münzen zahlen, statt die kostenlose zu nehmen
}
hint-fair-none = die kostenlose Kombination ist Bots in der Regel genauso lieb

illegal-river = In einem Fluss darf kein Plättchen bleiben.
illegal-own-immune = Diese Region ist immun, auch gegen dein eigenes Volk.
illegal-unaided = Gegen dieses Volk hilft nichts: weder Fähigkeit noch Altertum noch Ort.
illegal-too-far-for-dice = Das kostet { $cost }, du hast { $hand } auf der Hand, und beide Würfe bringen zusammen höchstens { $most }.
illegal-after-roll = Zwischen einem Wurf und seiner Eroberung geht das nicht.
illegal-not-controlled = Du besetzt die Region nicht, die dir das gibt.
illegal-wielding = Du hast etwas bereitgelegt: Erobere damit eine Region oder lege es erst zurück.
illegal-not-in-hand = Dieser Marker ist nicht auf deiner Hand.
illegal-covered = Dort muss zuerst ein Marker entfernt werden.
illegal-not-that-many = Diese Zahl steht nicht zur Wahl.
illegal-held-in-decline = Dein untergegangenes Volk hat es und kann es nicht nutzen.
problem-over = Die Partie ist zu Ende. Nichts lässt sich mehr zurücknehmen.
problem-number = Unter dieser Nummer wurde schon etwas anderes getan. Lade die Seite neu und versuche es noch einmal.
problem-second-thoughts = In dieser Partie wurde schon so viel zurückgenommen, dass sich nichts mehr zurücknehmen lässt. Du kannst weiterspielen.

## Das Terminal

typed-label = Deine Antwort oder ein Befehl
typed-example = conquer 7 oder help
typed-regions = Alle Regionen
typed-explain = was ein Volk, eine Spezialfähigkeit oder etwas anderes bewirkt, zum Beispiel „explain Trolle“
typed-unknown = In dieser Partie heißt nichts „{ $name }“.
typed-no-region = Auf diesem Spielplan gibt es keine Region „{ $key }“.
typed-too-soon = „{ $line }“ kommt zu früh: Erst entscheiden andere oder der Zufall. Es ist nichts geschehen.
typed-sure-everything = Du besetzt noch keine Region. Tippe dasselbe noch einmal, um trotzdem aufzuhören.
typed-sure-tokens = { $tokens ->
    [one] Ein Plättchen kann noch erobern. Tippe dasselbe noch einmal, um trotzdem aufzuhören.
   *[other] { $tokens } Plättchen können noch erobern. Tippe dasselbe noch einmal, um trotzdem aufzuhören.
}
typed-undone = Zurückgenommen.
typed-redone = Wiederhergestellt.
typed-ending = Dein Zug ist zu Ende. Um ihn zurückzunehmen, tippe undo.
typed-answer = Gib deine Antwort in einer Zeile ein: pick 1, conquer 7, attempt 9, put 4 2, done …; mehrere mit „;“ dazwischen.
typed-list = alle möglichen Antworten
typed-table = der Spielplan und die Völker aller
typed-bill = was Region 7 kostet, Zeile für Zeile
typed-redeploy = eine ganze Umgruppierung: Regionen und ihre Plättchen
terminal-explain = was ein Banner, eine Plakette oder eine Regel besagt
terminal-hint = was ein guter Spieler tun würde
typed-undo = den letzten Schritt zurücknehmen
typed-redo = Zurückgenommenes wiederholen
typed-restart = den Zug neu beginnen
terminal-quit = aufhören; die Partie bleibt erhalten
typed-misread = „{ $line }“ ist hier keine Antwort; tippe list oder help.
terminal-record = Das Spielprotokoll steht in { $file }.
terminal-kept = Die Partie steht nach jeder Antwort in { $file }. Weiter geht es mit: elbowroom play --resume { $file }
terminal-left = Die Partie wartet in { $file }.
typed-people = { $people }, { n-tokens } auf der Hand
typed-people-declined = { $people } (untergegangen), { n-tokens } auf der Hand
typed-put = bis zu { n-tokens } auf einmal, zum Beispiel „put 4 2“
terminal-edge = Rand
terminal-hidden = hier liegt etwas verborgen
terminal-borders = grenzt an { $regions }
terminal-not-text = Diese Zeile ist kein lesbarer Text; nichts ist geschehen.
terminal-explain-unknown = Nichts heißt „{ $name }“.
terminal-explain-near = Meintest du { $names }?
terminal-explain-how = Nenne ein Volk, eine Spezialfähigkeit oder etwas anderes aus den Schachteln, oder eine Regel wie CORE-DIE-4; der Anfang einer Kennung listet die Regeln auf, die so beginnen.
terminal-explain-quoted = Zitiert von { $name }
terminal-kind-race = Volk
terminal-kind-power = Spezialfähigkeit
terminal-kind-relic = Altertum
terminal-kind-artifact = Artefakt
terminal-kind-place = Ort
terminal-kind-event = Ereignis
terminal-kind-symbol = Symbol

fault-tile-clash = key: so heißt schon ein gedrucktes Banner, eine Plakette oder ein Marker: „{ $key }“
fault-tile-verb = key: „{ $key }“ ist schon das Wort für eine Antwort; niemand könnte antworten, wenn Banner oder Plakette fragt
fault-tile-stranger = stand_in: keine Schachtel hat ein Volk „{ $stand_in }“
fault-tile-lent = tokens: { $tokens } ist mehr, als „{ $stand_in }“ verleihen kann ({ $supply })
fault-tile-kept-race = kept: nur eine Spezialfähigkeit kann behalten werden; ein Banner bleibt ohnehin
fault-tile-twice = effect: nur eine Regel mit „{ $effect }“ ist erlaubt
fault-tile-sum = amount: die Regeln mit „{ $effect }“ ergeben zusammen { $sum }, erlaubt ist höchstens { $most }
fault-tile-rules = zu viele Regeln; höchstens { $most }
fault-tile-regions = regions: „{ $effect }“ kann sich nicht auf „{ $word }“ beziehen, nur auf: { $known }
fault-tile-stack = piece: „{ $effect }“ braucht einen Marker, von dem mehrere in einer Region liegen können, nicht „{ $word }“: { $known }
fault-tile-unnamed = { $field }: muss in mindestens einer Sprache angegeben sein
fault-tile-long = { $field }: höchstens { $most } Zeichen
fault-tile-unseen = { $field }: darin stehen Zeichen, die man nicht sieht oder die die Schreibrichtung umkehren
fault-tile-icon = icon: es gibt kein Bild „{ $icon }“
fault-tile-letters = letters: 1 bis { $most } Buchstaben oder Ziffern, und kein Bild daneben
fault-pack-begin = eine Sammlung beginnt mit der Zeile „{ $first }“
fault-pack-line = „{ $line }“ ist weder ein Titel noch „=== tile“ oder „=== board“
fault-pack-empty = die Sammlung ist leer
fault-pack-many = zu viel für eine Sammlung; Obergrenze für Völker und Spezialfähigkeiten: { $tiles }; Obergrenze für Spielpläne: { $boards }
fault-pack-large = eine Sammlung ist höchstens { $most } KB lang
fault-game-exchange = „{ $key }“ würde unter zu vielen Regionen dieses Spielplans tauschen ({ $n }); höchstens { $most }
problem-full = Zu viele sehen diesem Tisch zu. Versuche es später noch einmal.
chat-earlier = Frühere Nachrichten
button-fewer = Eins weniger: { $region }
button-more = Eins mehr: { $region }

bar-ending = Dein Zug ist zu Ende
bar-ending-hint = Du kannst ihn noch zurücknehmen.
bar-ending-live = { $seconds ->
    [one] Dein Zug endet in einer Sekunde. Mit U nimmst du das zurück.
   *[other] Dein Zug endet in { $seconds } Sekunden. Mit U nimmst du das zurück.
}
button-take-back = Zurücknehmen
button-now = Gleich weiter
sure-everything = Du besetzt noch keine Region. Drücke noch einmal, um trotzdem aufzuhören.
sure-tokens = { $tokens ->
    [one] Ein Plättchen kann noch erobern. Drücke noch einmal, um trotzdem aufzuhören.
   *[other] { $tokens } Plättchen können noch erobern. Drücke noch einmal, um trotzdem aufzuhören.
}
settings-warn = Vor groben Fehlern warnen
settings-warn-about = Nur an Tischen, an denen alle anderen Bots sind. Wichtige Antworten dauern dann einen Moment länger.
settings-take-back = Bedenkzeit nach dem Zugende
settings-take-back-about = So lange warten Bots und Zufall nach deinem Zug.
take-back-0 = Keine
take-back-3 = 3 Sekunden
take-back-8 = 8 Sekunden
problem-overtaken = Am Tisch hat sich inzwischen etwas geändert. Deine Aktion wurde nicht ausgeführt.

tile-instead = Auf diesem Spielplan ist gemeint: { $things }.
tile-nothing = Hier kaum von Nutzen: Davon gibt es auf diesem Spielplan nichts.
new-board-seats = Dieser Spielplan ist für eine andere Zahl von Spielern.
team-sum = Gewertet: { $least } (die kleinere Kasse), { $coins } zusammen
team-hidden = Die kleinere Kasse zählt
end-team-wins = Sieg für die { $team }
end-team-you-win = Du hast für die { $team } gewonnen
end-teams-shared = Beide Teams teilen sich den Sieg
end-team-lower = { $names }: { $coins } in der kleineren Kasse, beim anderen Team { $others }
end-team-higher = { $names }: gleichauf bei der kleineren Kasse, vorn bei der größeren
end-team-level = Gleichauf bei beiden Kassen
net-waiting = Noch nicht gesendet: { $moves }
net-waiting-hint = Das wird gesendet, sobald die Verbindung wieder steht; geht es dann nicht mehr, bekommst du es zurück.
net-given-back = Deine wartende Aktion wurde nicht ausgeführt.
problem-waiting = Deine letzte Aktion wartet noch darauf, gesendet zu werden.
button-zoom-out = Kleiner
settings-numbers = Nummern der Regionen auf dem Spielplan

bar-named = { $name }: { $ask }
lobby-local = Diese Adresse gilt nur auf diesem Rechner: Andere können den Links nicht folgen.
lobby-local-how = Starte den Server so, dass er in deinem Netz zu erreichen ist:
lobby-addresses = Öffne diese Seite dann dort und teile die Links, die du dort siehst: { $addresses }
new-exhibition = Nur Bots: Sie spielen von selbst, und du siehst zu.
name-ask = Wie sollen dich die anderen nennen?
name-go = OK
name-yours = Name?
bot-expert = Experte
bot-expert-about = spielt Pläne erst durch
bot-grandmaster = Großmeister
bot-grandmaster-about = zu zweit am stärksten, urteilt mit einem trainierten Netz

# Auf ein Spiel zurückblicken.
look-title = Rückblick
look-first = Zum Anfang
look-back = Einen Schritt zurück
look-play = Abspielen
look-pause = Pause
look-forth = Einen Schritt weiter
look-last = Zum Ende
look-speed = Tempo
look-live = Zurück zum Jetzt
look-live-missed = Live +{ $n }
look-awaited = Du bist am Zug
look-skip = Überspringen
look-recap = Seit deinem letzten Zug
look-review = Rückblick
look-since = Seit meinem letzten Zug
look-link = Link zu diesem Moment kopieren
look-from-here = Von hier aus spielen
look-from-here-hint = Ein neuer Tisch beginnt in diesem Moment: Du spielst, wer am Zug ist, die anderen spielen Bots.
look-start = Das Spiel beginnt.
look-turn-begins = Ein Zug beginnt.
look-turn = { $name }, Runde { $round }
look-at = { $at } von { $end }
look-declines = Untergang
look-dice = Würfel
look-losses = Region verloren
look-coins = Münzen aller Spieler im Lauf des Spiels
look-regions = Regionen aller Spieler im Lauf des Spiels

# Aufzeichnungen von Spielen.
record-page = Aufzeichnung öffnen
record-about = Lege eine Datei hier ab, wähle eine aus oder füge ihren Text ein. Das Spiel wird auf deinem Gerät Zug um Zug noch einmal gespielt, und jeder Würfel wird geprüft.
record-choose = Datei wählen
record-paste = Oder füge den Text einer Aufzeichnung ein
record-open = Öffnen
record-fair = Würfel geprüft: Jeder folgt aus dem versprochenen Startwert.
record-unfair = Würfel geprüft: Zeile { $line } folgt nicht aus dem Startwert.
record-promise-broken = Würfel geprüft: Der Startwert ist nicht der versprochene.
record-no-seed = Die Würfel lassen sich nicht prüfen: Die Aufzeichnung nennt keinen Startwert.
record-long = Dieser Text ist zu lang für eine Aufzeichnung: Gelesen werden höchstens { $most } KB.

## Das Labor

lab-page = Labor
lab-about = Was Partien unter Bots über jedes Volk, jede Spezialfähigkeit, jeden Fund und jede Kombination sagen. Münzen sind bis zum Ende der Partie gezählt; nach ± steht, wie sicher die Zahl ist (95 %). Wer anders spielt, bekommt andere Zahlen.
lab-games = Partien: { $games }, gespielt von { $bot }.
lab-missing = Das Labor hat diese Schachtel noch nicht untersucht.
lab-bot-greedy = Bots, die einen Schritt vorausschauen
lab-bot-planner = Bots, die ganze Züge planen
lab-bot-veteran = Bots der Stufe Veteran
lab-bot-expert = Bots der Stufe Experte
lab-list = Was wie viel wert ist
lab-kind = Was verglichen wird
lab-kind-races = Völker
lab-kind-powers = Spezialfähigkeiten
lab-kind-finds = Funde
lab-kind-combos = Kombinationen
lab-races-about = Was dieses Volk in seinem Leben einbringt, mehr oder weniger als der Schnitt der in derselben Runde gewählten.
lab-powers-about = Was ein Volk mit dieser Spezialfähigkeit in seinem Leben einbringt, mehr oder weniger als der Schnitt der in derselben Runde gewählten.
lab-finds-about = Altertümer, Orte und was der Spielplan hat: was jemand bis zum Ende der Partie verdient, der einen Zug damit beginnt, mehr oder weniger als andere in derselben Runde mit ebenso vielen Regionen.
lab-combos-about = Der faire Preis: Bei so vielen Münzen ist Bots die Kombination so lieb wie die oberste, die nichts kostet.
lab-find = Nach Namen suchen
lab-csv = Herunterladen (CSV)
lab-none = So heißt hier nichts.
lab-none-here = Diese Schachtel hat nichts dergleichen.
lab-more = { $n ->
    [one] Noch { $n } zeigen
   *[other] Noch { $n } zeigen
}
lab-worth = Wert
lab-price = Fairer Preis
lab-by-round = Nach Runden
lab-by-players = Nach Zahl der Spieler
lab-round = Runde { $round }
lab-all-rounds = Alle Runden
lab-estimated = ≈ In dieser Runde zu selten gesehen: was Volk und Spezialfähigkeit dort wert sind, zusammengezählt.
lab-seen = { $n }-mal gesehen.
lab-compare = Zwei vergleichen
lab-first = Das eine
lab-second = Das andere
lab-better = In Münzen: { $better } um { $coins } vor { $worse }, und das ist kein Zufall.
lab-alike = In Münzen: { $better } und { $worse } um { $coins } auseinander, was Zufall sein kann.
lab-places = Ist es besser, anzufangen?
lab-places-about = Wie oft welcher Platz in der Reihenfolge gewinnt.
lab-place = { $place ->
    [1] Wer anfängt
   *[other] Platz { $place }
}
lab-share = { $share } % ± { $error }
lab-csv-name = Name
lab-csv-error = Wert ±
lab-csv-price-error = Fairer Preis ±
lab-csv-seen = Gesehen
lab-csv-round = Runde

## Berichte des Labors

terminal-lab-title = { $box }, { $players }: was wie viel wert ist
terminal-lab-about = Partien: { $games }, unter Bots namens { $bot }; Spielplan: { $board }; Startzahl: { $seed }. Ein Bot anderer Stärke spielt anders: Vergleiche Berichte, bevor du etwas zu stark nennst. Nach ± steht das halbe 95-%-Intervall; drück auf eine Zeile, um ihre Runden zu sehen.
terminal-lab-beside = Die blauen Striche sind, was ein anderer Bericht sagt (Partien: { $games }, unter Bots namens { $bot }).
terminal-lab-mean = im Schnitt { $coins }
terminal-lab-combos = Was Kombinationen einbrachten, die oft genug gewählt wurden
terminal-lab-wins = Siege
terminal-lab-coins = Münzen am Ende
terminal-lab-bands = Völker in einer Partie
terminal-lab-n-bands = { $n ->
    [one] { $n } Volk
   *[other] { $n } Völker
}
terminal-lab-declines = Wann das erste Volk untergeht
terminal-lab-declines-about = Münzen vor dem Schnitt des Tisches am Ende, nach der Runde des ersten Untergangs. Das ist, was aus solchen Partien wurde, nicht, was ein Untergang dann bewirkt.
terminal-lab-never = nie
terminal-lab-ties = Gleichstände
terminal-lab-ties-said = { $ties } % der Partien enden mit gleich vielen Münzen an der Spitze; { $shared } % werden geteilt, weil auch die Plättchen nicht entscheiden.
