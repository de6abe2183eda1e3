## Interface : nombres

n-tokens = { $tokens ->
    [one] { $tokens } pion
   *[other] { $tokens } pions
}
n-coins = { $coins ->
    [one] { $coins } jeton de victoire
   *[other] { $coins } jetons de victoire
}
n-regions = { $regions ->
    [one] { $regions } région
   *[other] { $regions } régions
}
n-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
n-bots = { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
}
n-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
list-and = { $head } et { $last }
list-comma = { $head }, { $last }
place-name = { $terrain } { $number }
band-name = { $race } { $power }

## Interface : partout

app-name = Elbowroom
app-title = { $page } · Elbowroom
nav-skip = Aller au contenu
nav-main = Menu principal
nav-home = Accueil
nav-help = Aide
nav-settings = Réglages
nav-learn = Leçons
nav-puzzles = Problèmes
nav-rules = Règles
nav-make = Atelier
nav-lab = Labo
nav-credits = Crédits
nav-close = Fermer
nav-menu = Menu
nav-language = Langue
language-en = English
language-fr = Français
language-de = Deutsch
theme-auto = Selon l’appareil
theme-light = Clair
theme-dark = Sombre
on = Activé
off = Désactivé
yes = Oui
no = Non
copy = Copier
copied = Copié
copy-failed = La copie n’a pas fonctionné. Sélectionnez le texte et copiez-le à la main.
remove = Retirer
page-missing = Il n’y a rien ici
page-missing-hint = L’adresse est peut-être mal tapée, ou la table a été supprimée.

## Interface : boîtes, plateaux et robots en quelques mots

set-base = Small World
set-base-about = Là où tout a commencé : des champs, des forêts, et jamais assez pour tous.
set-underground = Underground
set-underground-about = Sous terre, des Monstres gardent Reliques et Lieux.
set-base-underground = Small World et Underground
set-base-underground-about = Les peuples et les pouvoirs des deux boîtes à une même table.
set-river = River World
set-river-about = Des rivières, des ports, des pirates, et un événement à chaque manche.
set-warcraft = World of Warcraft
set-warcraft-about = Des îles, des factions, des Artefacts et des Lieux Légendaires.
set-contents = { $races ->
        [one] { $races } peuple
       *[other] { $races } peuples
    } · { $powers ->
        [one] { $powers } pouvoir
       *[other] { $powers } pouvoirs
    }
board-usual = Plateau pour { n-players }
board-island = Îles tirées au sort
board-redraw = Tirer d’autres îles
board-fresh = Tirer un nouveau plateau
board-fresh-name = Nouveau plateau numéro { $seed }
board-seed = Numéro
board-regions = { n-regions }, { n-rounds }
bot-novice = Novice
bot-novice-about = prend le moins cher
bot-player = Joueur
bot-player-about = sait quand passer en déclin
bot-veteran = Vétéran
bot-veteran-about = prépare tout son tour
bot-master = Maître
bot-master-about = prévoit plusieurs manches
bot-expansionist = Expansionniste
bot-expansionist-about = veut un maximum de régions
bot-saver = Économe
bot-saver-about = ne pense qu’à ses jetons de victoire
bot-bully = Brute
bot-bully-about = s’en prend au joueur en tête
bot-name-1 = Odo
bot-name-2 = Mira
bot-name-3 = Brann
bot-name-4 = Tilda
bot-name-5 = Ugo

## Interface : accueil

front-page = Trop de peuples, pas assez de terres
front-title-1 = Trop de peuples.
front-title-2 = Pas assez de terres.
front-lede = Les jeux de la famille Small World dans votre navigateur, entre amis ou contre des robots. Sans compte, sans rien installer, et chaque chiffre est expliqué.
front-play = Jouer tout de suite
front-play-hint = { set-base }, vous contre { n-bots }
front-playing = La table se prépare…
front-new = Nouvelle table
front-new-hint = Choisissez la boîte, le plateau et les places, puis envoyez le lien.
front-join = Rejoindre
front-join-hint = Collez le lien ou le code reçu.
front-watch = Regarder une partie
front-mine = Vos tables
front-games = Parties dans ce navigateur
front-games-hint = Continuez, enregistrez ou supprimez une partie.
front-new-alone = Choisissez la boîte, le plateau et les places.
front-unofficial = Création d’amateurs, sans lien avec l’éditeur.
join-code = Lien ou code
join-go = Rejoindre
join-empty = Collez d’abord un lien ou un code.
join-bad = Ce n’est ni le lien ni le code d’une table d’ici.
watch-none = Aucune table n’est ouverte aux spectateurs en ce moment.
watch-go = Regarder { $table }
watch-failed = Impossible d’obtenir la liste des tables pour le moment.
table-round = Manche { $round } sur { $rounds }
table-over = Terminée
mine-your-turn = À vous
mine-waiting = À { $name } de jouer
mine-go-label = Ouvrir { $table }
mine-forget = Retirer { $table } de cette liste
mine-forget-hint = La table reste en place, et votre lien de place reste valable.
mine-forget-here = La partie elle-même reste dans « Parties dans ce navigateur ».

## Interface : nouvelle table

new-page = Nouvelle table
new-title = Ouvrir une table
new-box = Boîte
new-board = Plateau
new-board-alt = Aperçu du plateau { $board }
new-seats = Places
new-add-seat = Ajouter une place
new-remove-seat = Retirer la place { $seat }
new-seat-kind = Qui est à la place { $seat }
new-seat-name = Nom à la place { $seat }
new-seat-level = Niveau du robot à la place { $seat }
seat-me = Moi
seat-friend = Un ami, par lien
seat-shared = Un ami, sur cet appareil
seat-bot = Robot
seat-open = libre
seat-you = vous
seat-to-play = doit jouer
seat-bot-tag = robot
seat-guest-name = Invité { $seat }
seat-my-name = Joueur { $seat }
new-purses = Jetons de victoire
purses-open = Visibles
purses-open-about = Tout le monde voit ce que chacun possède.
purses-tracked = Comptés
purses-tracked-about = Tout le monde voit le compte de ce qui a été payé et gagné au vu de tous.
purses-strict = Cachés
purses-strict-about = Vous ne voyez que vos propres jetons de victoire jusqu’à la fin.
absent-title = Si quelqu’un s’absente
absent-wait = Attendre
absent-wait-about = La partie attend, des jours s’il le faut.
absent-bot = Un robot prend le relais
absent-bot-about = Après { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } sans réponse, un robot joue jusqu’au retour du joueur.
absent-hand = Céder la place
absent-hand-about = Après { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, la place peut revenir à quelqu’un d’autre, par un lien.
new-public = Ouverte aux spectateurs
new-public-about = La table apparaît dans la liste des parties à regarder.
new-flying = Garder le pouvoir « Volants »
watch-page = Regarder une partie
join-page = Rejoindre une table
theme-switch = Passer du clair au sombre
new-teams = Deux équipes (règle maison)
new-teams-about = A et C jouent ensemble contre B et D.
new-rules = Règles de la table
new-home-checking = Vérification…
new-table-name = Nom de la table
new-monsters = Reliques et Lieux sur ce plateau
new-monsters-about = Des Monstres gardent quelques régions de Tribus oubliées, et ce qu’ils gardent peut être découvert.
new-home = Tuiles et plateaux maison
new-home-about = Ajoutez un peuple ou un pouvoir (.toml) ou un plateau (.board) de votre cru. Le serveur le vérifie d’abord.
new-home-file = Choisir des fichiers
new-home-sample-tile = Un exemple de tuile
new-home-sample-board = Le plateau affiché, en fichier
new-home-paste = Ou coller le texte
new-home-pasted = Le texte collé
new-home-add = Vérifier et ajouter
new-home-race = Peuple : { $name }
new-home-power = Pouvoir : { $name }
new-home-board = Plateau : { $name }
new-home-warning = Remarque : { $text }
new-home-bad = { $name } ne peut pas être utilisé.
new-home-remove = Retirer { $name }
new-home-make = Créer une tuile dans la page
new-home-draw = Dessiner un plateau ici
new-home-mine = Ajouter { $name }
new-pack = { $tiles ->
    [one] { $title } : { $tiles } tuile de notre invention
   *[other] { $title } : { $tiles } tuiles de notre invention
}
new-pack-about = D’aucune boîte imprimée. Ses peuples prennent la place de ceux dont ils utilisent les pions.
new-create = Ouvrir la table
new-creating = La table se prépare…
new-need-two = Il faut au moins deux places.
new-here-friends = Pour inviter par lien, il faut une table sur le serveur.
place-title = Où la partie est conservée
place-server = Sur le serveur
place-server-about = On peut vous rejoindre de partout, et vous pouvez continuer sur un autre appareil.
place-here = Dans ce navigateur
place-here-about = Fonctionne sans connexion. La partie reste sur cet appareil.
games-page = Parties dans ce navigateur
games-about = Jouées et conservées dans ce navigateur, sans serveur. Si vous effacez les données de ce site, elles disparaissent.
games-none = Aucune partie n’est encore conservée dans ce navigateur.
games-unreadable = Une partie illisible
games-record = Enregistrer la partie
games-upload = Mettre sur le serveur
games-upload-hint = Ouvre sur le serveur une table qui continue d’ici. Les prochains dés suivent une nouvelle graine, et une copie reste dans ce navigateur.
games-upload-away = Le serveur est injoignable pour le moment.
games-delete = Supprimer
games-delete-sure = Supprimer pour de bon ?

## Interface : salle d’attente et places

lobby-page = Invitation à { $table }
lobby-title = Qui vient jouer ?
lobby-hint = Chaque place a son lien. La personne qui l’ouvre prend la place ; la partie commence sans l’attendre.
lobby-link-for = Lien de la place { $seat }
lobby-qr = Code QR du lien de la place { $seat }
lobby-qr-show = Montrer le code
lobby-qr-hint = Visez ce code avec un téléphone.
lobby-copy = Copier le lien
lobby-copy-label = Copier le lien de la place { $seat }
lobby-here = est là
lobby-coming = pas encore là
lobby-go = Aller à la table
lobby-mine = Votre propre place sur un autre appareil
lobby-mine-hint = Ce lien est votre place. Ouvrez-le sur un autre appareil pour y continuer, et gardez-le pour vous.
lobby-no-links = Seul le navigateur qui a ouvert la table connaît ses liens.
stand-in-start = Laisser un robot jouer pour { $name }
stand-in-own = Laisser un robot jouer pour moi
stand-in-own-stop = Je reprends la main
hand-on = Céder cette place ({ $name })
hand-on-hint = L’ancien lien n’est plus valable. Envoyez celui-ci à la personne qui prend la suite :
seat-elsewhere = Continuer cette place sur un autre appareil
seat-opened = Votre place a été ouverte sur un autre appareil. Si ce n’était pas vous, fermez-lui l’accès.
seat-opened-me = C’était moi
seat-rekey = Fermer l’accès aux autres appareils
curtain-title = Passez l’appareil à { $name }
curtain-hint = Les jetons de victoire des autres sont cachés. Tout est prêt ?
curtain-hint-event = L’un de vous a vu le prochain événement. Tout est prêt ?
curtain-none = Passez l’appareil à { $name } : rien n’est caché dans cette partie.
curtain-go = Je suis { $name }

## Interface : réglages

settings-page = Réglages
settings-theme = Apparence
settings-language = Langue
settings-sound = Son
settings-sound-about = Des sons brefs et doux ; chacun a aussi un signe visible.
settings-speed = Vitesse des tours des autres
speed-0 = Immédiate
speed-1 = Lente
speed-2 = Normale
speed-3 = Rapide
settings-motion = Animations
motion-auto = Selon l’appareil
motion-full = Complètes
motion-less = Fondus seulement
settings-notify = M’avertir quand c’est à moi
settings-notify-about = Une notification du navigateur quand cette page est en arrière-plan.
settings-notify-blocked = Le navigateur n’autorise pas les notifications de cette page.
settings-confirm = Confirmer les conquêtes
settings-confirm-about = Le premier clic montre le détail du coût, le second conquiert.
confirm-touch = Sur écran tactile
confirm-always = Toujours
confirm-never = Jamais
settings-text-board = Ouvrir le plateau en texte à chaque table
settings-name = Votre nom
settings-stored = Conservé dans ce navigateur seulement.

## Interface : aide

help-page = Aide
help-title = Comment jouer
help-goal = Le but
help-goal-text = Gagner le plus de jetons de victoire. Il n’y a jamais assez de place : vous prendrez des terres aux autres et, quand votre peuple aura fait son temps, vous le ferez passer en déclin pour revenir avec un nouveau.
help-pick = 1. Choisir un peuple
help-pick-text = Six combinaisons d’un peuple et d’un pouvoir sont proposées. La première est gratuite. Vous posez un jeton de victoire sur chaque combinaison que vous sautez ; les jetons de victoire posés sur celle que vous prenez sont à vous. La somme des deux nombres donne votre nombre de pions.
help-conquer = 2. Conquérir
help-conquer-text = Une région coûte 2 pions, et 1 de plus par montagne, autochtone, pion adverse ou autre défense. Vous entrez par le bord du plateau et continuez à côté de ce que vous occupez. Chaque région affiche son coût ; ouvrez le détail du coût pour savoir pourquoi.
help-die = Le dé
help-die-text = S’il vous manque jusqu’à 3 pions pour votre dernière conquête, annoncez la région et lancez le dé : trois faces sont vides, les autres montrent 1, 2 et 3. Quoi qu’il arrive, vos conquêtes s’arrêtent là.
help-redeploy = 3. Redéployer
help-redeploy-text = Répartissez vos pions dans vos régions comme vous voulez, au moins un dans chacune.
help-score = 4. Marquer des points
help-score-text = Chaque région que vous occupez rapporte 1 jeton de victoire, celles de vos peuples en déclin aussi. Les peuples et les pouvoirs rapportent davantage.
help-lose = Quand on vous attaque
help-lose-text = Vous perdez définitivement un pion et reprenez les autres. À la fin de ce tour, vous les placez dans d’autres de vos régions.
help-decline = Le déclin
help-decline-text = Au lieu de conquérir, vous pouvez faire passer votre peuple en déclin : un pion reste dans chaque région, retourné, et rapporte encore. Au tour suivant, vous choisissez un nouveau peuple. Vous n’avez droit qu’à un peuple en déclin ; le plus ancien quitte le plateau.
help-end = La fin
help-end-text = Après la dernière manche, le plus riche l’emporte. En cas d’égalité, c’est le nombre de pions de peuple sur le plateau qui décide.
help-tiles = Tous les peuples et pouvoirs
help-tiles-hint = À la table, chaque tuile s’explique : pointez-la ou touchez-la.
help-rules = Les règles par numéro
help-keys = Touches
help-keys-hint = Tout peut se faire sans souris.
help-further = Pour en savoir plus

## Interface: the rule book and the gallery

book-page = Livre de règles
book-about = Toutes les règles d’une boîte, chacune à sa propre adresse.
book-box = Boîte
book-search = Rechercher
book-search-hint = dé, Trolls, CORE-DIE-4…
book-fetching = Chargement…
book-count = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
book-unknown = Il n’y a pas de règle { $rule }.
book-chapters = Chapitres
book-open = Ouvrir dans le livre de règles
book-family-core = Toutes les boîtes
book-family-base = Small World
book-family-ug = Underground
book-family-mix = Les deux boîtes réunies
book-family-river = River World
book-family-wow = World of Warcraft
book-family-hid = Ce qui est secret
book-family-ex = Exemples
book-def = Termes
book-setup = Mise en place
book-turn = Le tour
book-pick = Choisir un peuple
book-ready = Préparer ses troupes
book-first = Première conquête
book-conq = Conquêtes
book-cost = Le coût d’une région
book-loss = Pertes et retraites
book-die = Le dé de renforts
book-redep = Redéploiement
book-score = Décompte
book-decl = Déclin
book-tile = Tuiles de Peuple et de pouvoir
book-imm = Régions imprenables
book-end = La fin de la partie
book-trig = Le moment des effets
book-board = Plateaux
book-comp = Contenu de la boîte
book-must = Ce qui est obligatoire
book-race = Peuples
book-pow = Pouvoirs
book-blank = Tuiles maison
book-river = Rivières
book-mon = Monstres
book-adj = Ce qui est adjacent
book-gnome = Gnomes
book-bag = La musette
book-rp = Les découvertes
book-rel = Reliques
book-plc = Lieux
book-art = Artefacts
book-ghost = Le Fantôme
book-bal = Le Balrog
book-sh = Les Portes du Pouvoir
book-mur = Murlocs
book-fac = Factions
book-piece = Marqueurs
book-empty = Régions vides
book-toll = Péages
book-water = Mers
book-bonus = Bonus de Faction
book-bomb = Bombes
book-team = Équipes
book-evt = Événements
book-riv = Régions de rivière
book-port = Ports de Commerce
book-yard = Le Chantier Naval
book-seer = Le Temple de la Voyante
book-thaw = Dégel
book-pir = Navires pirates
book-picture-entry = Personne n’est encore sur le plateau : les Orcs entrent par le bord. La région 11 coûte 3, car des autochtones l’occupent.
book-picture-reach = Les Orcs occupent deux régions. Tout ce qui est adjacent à l’une d’elles est à leur portée.
book-picture-cost = Une région simple coûte 2 ; une montagne, des autochtones et chaque pion présent coûtent 1 de plus.
book-picture-die = Il reste un pion : les régions ambrées demandent le dé, et la chance figure à côté du coût.
book-picture-loss = Trois Hommes-rats en région 21 : si elle tombe, l’un est perdu, les autres reviennent en main.
book-picture-redeployment = Après les conquêtes, les pions se regroupent là où l’on peut être attaqué ; un reste dans chaque région.
book-picture-score = Trois régions d’Orcs et deux de Trolls en déclin rapportent 5 jetons de victoire, plus ceux du pouvoir.
book-picture-decline = Les Trolls sont en déclin : gris, un coin replié à la couleur de leur propriétaire, un pion par région. Ils rapportent encore.
book-picture-immune = Une Tanière rend sa région imprenable : les Hommes-rats n’y peuvent rien.
book-picture-pieces = Une Forteresse, un Antre et des Campements défendent comme des pions : le coût dit de combien.
book-picture-rivers = Une région de rivière se conquiert et se traverse, mais il faut la quitter au redéploiement.
book-picture-monsters = Un Monstre en région 7 : elle coûte plus cher, et il y a quelque chose à découvrir dessous.
book-picture-places = Un Lieu se dresse sur son arche et ne bouge pas ; une Relique, sur son losange, suit qui la possède.
book-picture-river = Par temps calme, une rivière coûte 1, et 1 de plus s’il s’y trouve un navire pirate.
book-picture-harbors = Trois Ports de Commerce : 1, 2 et 3 jetons de victoire.
book-picture-pirates = Le navire défend sa rivière, et chaque région voisine rapporte 1 jeton de victoire de moins.
tiles-page = Toutes les tuiles
tiles-about = Peuples, pouvoirs, Reliques, Lieux, Artefacts et événements de toutes les boîtes : ce qu’ils apportent, ce qu’ils font, ce qu’ils valent.
tiles-kind = Sorte
tiles-all-boxes = Toutes les boîtes
tiles-all-kinds = Toutes les sortes
tiles-search-hint = Trolls, dé, montagne…
tiles-count = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
tiles-kind-race = Peuple
tiles-kind-power = Pouvoir
tiles-kind-relic = Relique
tiles-kind-artifact = Artefact
tiles-kind-place = Lieu
tiles-kind-event = Événement
tiles-kind-symbol = Sur le plateau
tiles-kinds-race = Peuples
tiles-kinds-power = Pouvoirs
tiles-kinds-relic = Reliques
tiles-kinds-artifact = Artefacts
tiles-kinds-place = Lieux
tiles-kinds-event = Événements
tiles-kinds-symbol = Sur les plateaux
tiles-tokens = { $n ->
    [one] apporte { $n } pion
   *[other] apporte { $n } pions
}
tiles-lab = Ce que cela vaut
tiles-worth = À { $players } : { $coins } par rapport à la moyenne, en jetons de victoire (± { $error }) ; mesuré avec { $bot }
tiles-worth-had = À { $players } : { $coins } pour qui le possède, en jetons de victoire (± { $error }) ; mesuré avec { $bot }
tiles-bot-greedy = des robots qui prennent ce qu’il y a de mieux tout de suite
tiles-bot-planner = des robots qui planifient tout le tour
tiles-bot-expert = des robots qui essaient leurs plans
tiles-bot-grandmaster = les robots les plus forts

## Interface: lessons and first hints

puzzles-page = Problèmes
learn-page = Leçons
learn-about = Chaque leçon est une vraie partie à une vraie table, avec quelqu’un qui dit quoi faire ensuite. Quittez-la quand vous voulez, reprenez-la plus tard.
learn-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
learn-start = Commencer
learn-resume = Reprendre
learn-base = De votre premier peuple au second : choisir, conquérir, le dé, redéployer, marquer des points, le déclin.
learn-underground = Les Monstres, et les Reliques et Lieux qu’ils gardent.
learn-river = Rivières, ports, pirates, et un événement à chaque manche.
learn-warcraft = Îles, factions, Artefacts et Lieux Légendaires.
guide-title-base = Première leçon
guide-title-underground = Leçon : Underground
guide-title-river = Leçon : River World
guide-title-warcraft = Leçon : Warcraft
guide-title-first = Un conseil
guide-step = { $n } sur { $of }
guide-next = Suivant
guide-finish = Terminer
guide-got-it = Compris
guide-stop = Ne plus afficher
guide-fold = Replier
guide-unfold = Déplier
guide-refused = Cette région ne peut pas être prise maintenant. Sa fiche dit pourquoi et nomme la règle : touchez § pour la lire.
guide-paid = Vous avez sauté des combinaisons : un de vos jetons de victoire est posé sur chacune. Qui en prend une prend aussi le jeton de victoire.
guide-base-welcome = Bienvenue ! Vous jouerez quelques tours contre Odo, qui n’est pas très fort. Chaque nombre s’explique, et Annuler reprend tout ce que le hasard n’a pas encore tranché.
guide-base-pick = Choisissez un peuple. La première combinaison est gratuite, chacune que vous sautez coûte un jeton de victoire. Le grand nombre dit combien de pions vous recevez. La première est bonne : touchez-la, puis choisissez-la.
guide-base-look = Votre peuple est en main. Le nombre vert sur une région est ce qu’elle vous coûte. Pointez-la, ou touchez-la une fois, pour savoir pourquoi.
guide-base-conquer = Voici le coût de la région, ligne par ligne ; chaque § mène à sa règle. Touchez encore la région, ou Conquérir sur la fiche, pour la prendre.
guide-base-more = Elle est à vous ! Continuez dans les régions voisines. Prenez ce que vous pouvez, les moins chères d’abord, jusqu’à manquer de pions.
guide-base-die = Il vous manque des pions, mais le dé peut aider une fois : les nombres ambrés indiquent la chance. Touchez-en un et lancez. Quoi qu’il montre, vos conquêtes s’arrêtent là.
guide-base-no-die = Vous vous êtes passé du dé. C’est permis ; la prochaine fois, essayer ne coûte rien.
guide-base-redeploy = Redéployez : répartissez vos pions avec − et + sur le plateau, ou laissez faire la répartition égale. Un reste dans chaque région ; là où Odo peut venir, mieux vaut plus. Puis terminez.
guide-base-score = Votre tour est fini et vous êtes payé : 1 jeton de victoire par région, plus ce qu’ajoutent peuple et pouvoir. Le journal le détaille.
guide-base-others = Au tour d’Odo. Regardez ce qui vous arrive : qui perd une région perd un pion et reprend les autres.
guide-base-decline = Vous pourriez continuer avec le même peuple, mais ses pions sont dispersés. Faites-le plutôt passer en déclin : il ne conquiert plus, mais rapporte toujours.
guide-base-went-on = Vous continuez avec votre peuple : c’est juste aussi, souvent deux ou trois tours. Le déclin attendra votre prochain tour ; jouez celui-ci jusqu’au bout.
guide-base-declined = Votre peuple est gris maintenant : un pion par région, qui rapporte encore. C’était tout votre tour. Vous n’avez droit qu’à un peuple en déclin à la fois.
guide-base-wait = Odo joue. Puis vous revenez avec un nouveau peuple.
guide-base-second = Choisissez votre second peuple. Les jetons de victoire posés sur une combinaison viennent avec elle.
guide-base-land = Lui aussi entre par le bord du plateau. Conquérez, redéployez et finissez votre tour ; vos deux peuples vous paient maintenant.
guide-base-done = Voilà tout le jeu. Continuez cette partie contre Odo, ou voyez les autres leçons et le livre de règles.
guide-underground-welcome = Sous terre, des Monstres occupent certaines régions. Elles coûtent plus cher, et sous chacun se cache une Relique ou un Lieu pour qui le chasse.
guide-underground-ready = Votre peuple a déjà joué un tour. Continuez avec lui : vos pions reviennent en main, un reste dans chaque région.
guide-underground-declined = Vous avez fait passer ce peuple en déclin : c’est permis, mais il ne découvre plus rien. Vous réessaierez avec le prochain.
guide-underground-monster = Prenez une région avec un Monstre. Le détail du coût lui consacre une ligne.
guide-underground-elsewhere = Une bonne région, mais rien ne s’y cachait. Cherchez-en une avec un Monstre.
guide-underground-missed = Votre tour s’est fini sans découverte. Les Monstres seront encore là au prochain.
guide-underground-found = Voyez ce qui s’y cachait : ouvrez la fiche de la région pour lire son effet. Un Lieu reste en place et sert qui tient sa région ; une Relique peut être déplacée et utilisée une fois par tour.
guide-underground-use = Si c’est une Relique, son bouton est dans la barre du tour. Utilisez-la, ou continuez à conquérir, puis arrêtez-vous.
guide-underground-redeploy = Redéployez comme toujours et finissez votre tour. Qui vous prend la région prend aussi ce qui s’y trouve : gardez-la bien.
guide-underground-done = Voilà Underground. Rivières et Gouffres ont leurs propres règles ; le livre de règles les contient toutes.
guide-river-welcome = À River World, chaque manche a un événement. Il est affiché en haut ; touchez-le pour lire son effet. Cette manche est calme.
guide-river-ready = Votre peuple a déjà joué un tour. Continuez avec lui : vos pions reviennent en main, un reste dans chaque région.
guide-river-declined = Vous avez fait passer ce peuple en déclin : c’est permis. Vous essaierez les rivières avec le prochain.
guide-river-river = Les rivières sont des raccourcis bon marché. Prenez une région de rivière : par temps calme elle coûte 1, et 1 de plus avec un navire pirate.
guide-river-elsewhere = Une bonne région, mais au sec. Cherchez une rivière à côté de ce que vous occupez.
guide-river-missed = Votre tour s’est fini au sec. Les rivières seront encore là au prochain.
guide-river-beyond = De la rivière, vous atteignez toutes ses rives. Continuez de là, ou arrêtez-vous.
guide-river-redeploy = Personne ne reste dans l’eau : au redéploiement, la rivière se vide et ses pions vont dans vos autres régions. Répartissez-les et finissez votre tour.
guide-river-event = La manche finie, l’événement suivant est révélé. Regardez en haut de la table.
guide-river-harbors = Un nouvel événement. La tempête rend les rivières chères, l’hiver les gèle, les pirates amènent des navires, et un navire fait rapporter moins aux régions voisines. Les ports paient 1, 2, 3… : tenez-en plusieurs.
guide-river-done = Voilà River World. Le Chantier Naval et le Temple de la Voyante s’expliquent quand vous les tenez.
guide-warcraft-welcome = Le plateau est fait d’îles. On entre par les régions d’entrée, et l’on voyage d’une île à l’autre.
guide-warcraft-pick = La plupart des peuples sont de l’Alliance ou de la Horde. Odo joue un camp : choisissez un peuple de l’autre, le premier convient.
guide-warcraft-island = Conquérez maintenant une région d’entrée. Le détail du coût dit le prix, comme toujours.
guide-warcraft-factions = Qui prend une région à l’autre faction gagne un bonus : 1 jeton de victoire par peuple attaqué et par tour. Les Murlocs sont des autochtones.
guide-warcraft-travel = Continuez. Une région d’entrée d’une autre île est aussi à portée : son détail a une ligne pour le transport. Arrêtez-vous quand il n’y a plus de pions.
guide-warcraft-redeploy = Redéployez et finissez votre tour. Une île protège de certains, pas de tous.
guide-warcraft-legends = Une icône ronde marque l’endroit où se cache un Artefact ou un Lieu Légendaire. Qui prend cette région le découvre.
guide-warcraft-done = Voilà Warcraft. Continuez, ou ouvrez la galerie pour voir l’effet de tous les Artefacts et Lieux.
guide-first-pick = Choisissez un peuple : la première combinaison est gratuite, chacune que vous sautez coûte un jeton de victoire.
guide-first-conquer = Les nombres verts sont des régions à prendre, les ambrés demandent le dé. Pointez une région pour connaître le détail de son coût.
guide-first-redeploy = Répartissez vos pions dans vos régions et finissez votre tour : vous serez payé, un jeton de victoire par région.
front-play-first = une première partie contre deux robots faciles
key-arrows = vers la région voisine dans cette direction
key-next = région possible précédente ou suivante
key-enter = afficher le détail du coût ; une seconde fois : valider
key-escape = retour
key-undo = annuler
key-redo = rétablir
key-restart = recommencer le tour
key-end = vers « Finir le tour »
key-hint = afficher ou masquer un conseil
key-plus = plus ou moins de pions
key-map = vers le plateau
key-primary = vers le bouton principal
key-offer = les combinaisons
key-players = les joueurs
key-log = le journal
key-score = le décompte des jetons de victoire
key-text = le plateau en texte : lire et taper
key-help = cette page
key-name-arrows = Flèches
key-name-enter = Entrée
key-name-escape = Échap
key-name-shift = Maj

## Interface : crédits

credits-page = Crédits
credits-unofficial = Elbowroom est une création d’amateurs. Elle n’est ni produite, ni approuvée, ni soutenue par les éditeurs. Small World et les noms de ses boîtes sont des marques de Days of Wonder ; World of Warcraft est une marque de Blizzard Entertainment. Les règles sont reformulées avec nos propres mots ; aucune image et aucun texte des éditeurs n’est utilisé.
credits-icons = Icônes
credits-icons-text = Icônes de Lorc, Delapouite et d’autres, game-icons.net, sous licence CC BY 3.0. Les formes sont inchangées ; les couleurs, contours et cadres sont de nous.
credits-icons-by = { $count ->
    [1] { $author } : une icône
    [one] { $author } : { $count } icône
   *[other] { $author } : { $count } icônes
}
credits-fonts = Polices
credits-fonts-text = Sansita par Omnibus-Type et Atkinson Hyperlegible Next par le Braille Institute, tous deux sous la SIL Open Font License 1.1.
credits-code = Code
credits-code-text = Elbowroom est un logiciel libre sous licence MIT ou Apache 2.0, à votre choix.
credits-licence = Texte de la licence

## Interface : étapes d’un tour

step-choose = Choisir
step-conquer = Conquérir
step-redeploy = Redéployer
step-score = Décompte
bar-spectator = Vous regardez la partie.
bar-away-wait = { $name } n’est pas là. La partie attend.
bar-away-bot = { $name } n’est pas là. Après { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, un robot prend le relais.
bar-away-hand = { $name } n’est pas là. Après { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, la place peut être cédée, dans « Joueurs ».
bar-hand = { $tokens ->
    [one] pion en main
   *[other] pions en main
}
bar-unused-tokens = { $tokens ->
    [1] Un pion n’a pas encore servi.
    [one] { $tokens } pion n’a pas encore servi.
   *[other] { $tokens } pions n’ont pas encore servi.
}
bar-round = Manche { $round } sur { $rounds }

## Interface : ce qui est demandé

ask-nothing = La partie est terminée
ask-first = Qui commence ?
ask-banner = Un peuple est dévoilé
ask-badge = Un pouvoir est dévoilé
ask-attempt-die = Le dé décide
ask-roll-die = Le dé est lancé
ask-gamble-die = Le dé décide
ask-find = Une découverte
ask-event = L’événement de la manche
ask-omen = Un regard vers l’avenir
ask-bind = Un pouvoir est tiré
ask-totem = Replacer : { $piece }
ask-vanish = Faire disparaître ce peuple : { $race } ?
ask-finale = Avant le décompte
ask-leave = Quitter les rivières
ask-pick = Choisissez un peuple et son pouvoir
ask-choose = Expansion ou déclin ?
ask-choice = Choisissez
ask-choice-hint = { $tile } : que choisissez-vous ?
wait-choice = { $name } choisit
done-choice = Ne rien choisir
ask-draw = Le hasard décide
ask-draw-hint = { $tile } : le hasard décide.
wait-draw = Le hasard décide
done-draw = Continuer
ask-act = Conquérez une région
ask-redeploy = Redéployez vos pions
ask-yield = Renoncez à une région
ask-post = Placez : { $piece }
ask-late = Passer en déclin maintenant ?
ask-seer = Regarder le prochain événement ?
ask-act-first = Entrez sur le plateau
ask-act-risen = { $race } en déclin : vous pouvez conquérir
ask-act-rolled = Le dé montre { $face } : attaquez ou arrêtez
ask-redeploy-settle = Replacez vos pions délogés
ask-nothing-hint = Voyez qui a gagné, et pourquoi.
ask-first-hint = Le hasard désigne le premier joueur.
ask-banner-hint = La colonne est complétée.
ask-badge-hint = La colonne est complétée.
ask-attempt-die-hint = Trois faces vides, et une face pour chacun des nombres 1, 2 et 3.
ask-roll-die-hint = Trois faces vides, et une face pour chacun des nombres 1, 2 et 3.
ask-gamble-die-hint = Trois faces vides, et une face pour chacun des nombres 1, 2 et 3.
ask-find-hint = Ce que gardaient les Monstres apparaît.
ask-event-hint = Il est révélé et s’applique à cette manche.
ask-omen-hint = Seul le joueur qui regarde l’apprend.
ask-bind-hint = Une tuile de pouvoir est tirée pour ce Lieu.
ask-totem-hint = Sa région est perdue. Choisissez une autre de vos régions.
ask-vanish-hint = Chacune de ses régions rapporte 2 jetons de victoire maintenant, puis tous ses pions quittent le plateau.
ask-finale-hint = Servez-vous de ce qui se trouve dans vos régions, ou passez au décompte.
ask-leave-hint = Choisissez les rivières que vous videz ; leurs pions reviennent en main.
ask-pick-hint = La première combinaison est gratuite ; chaque rang plus bas coûte 1 jeton de victoire de plus.
ask-choose-hint = Continuer à conquérir ({ $race }), ou passer en déclin et choisir un nouveau peuple au tour suivant.
ask-act-hint = Choisissez une région pour voir son coût. Un jet de dé ne s’annule pas.
ask-redeploy-hint = Au moins un pion reste dans chaque région.
ask-yield-hint = Il faut retirer plus de pions que vous n’en avez en surplus : encore { n-tokens }.
ask-post-hint = Choisissez une région indiquée pour chaque marqueur.
ask-late-hint = Votre peuple ({ $race }) passerait aussitôt en déclin, sans vous coûter un tour.
ask-seer-hint = Vous occupez le Temple de la Voyante. Vous seul saurez ce que vous voyez.
ask-act-first-hint = Choisissez une région indiquée pour votre première conquête.
ask-act-risen-hint = Ce peuple agit avant votre peuple actif. Arrêtez pour passer au peuple actif.
ask-act-rolled-hint = Choisissez une région ; elle coûte { $face } de moins, mais au moins 1 pion.
ask-redeploy-settle-hint = Ils ont été chassés. Placez-les dans des régions encore à vous.

wait-nothing = La partie est terminée
wait-first = Le hasard désigne le premier joueur
wait-banner = Un peuple est dévoilé
wait-badge = Un pouvoir est dévoilé
wait-attempt-die = Le dé roule
wait-roll-die = Le dé roule
wait-gamble-die = Le dé roule
wait-find = Une découverte
wait-event = L’événement de la manche est révélé
wait-omen = Quelqu’un regarde le prochain événement
wait-bind = Un pouvoir est tiré
wait-totem = { $name } replace un marqueur : { $piece }
wait-vanish = { $name } décide si son peuple disparaît : { $race }
wait-finale = { $name } termine son tour
wait-leave = { $name } quitte des rivières
wait-pick = { $name } choisit un peuple et son pouvoir
wait-choose = { $name } choisit entre expansion et déclin
wait-act = { $name } conquiert
wait-redeploy = { $name } redéploie ses pions
wait-yield = { $name } renonce à une région
wait-post = { $name } place : { $piece }
wait-late = { $name } peut passer en déclin
wait-seer = { $name } peut regarder le prochain événement

## Interface : ce qu’on peut faire

do-pick = Prendre cette combinaison
do-pick-free = Prendre gratuitement
do-pick-pay = Prendre pour { n-coins }
do-expand = Expansion
do-decline = Déclin
do-abandon = Abandonner { $region }
do-conquer = Conquérir { $region }
do-use = { $tile } : prendre { $region }
do-attempt = Lancer le dé pour { $region }
do-gamble = Lancer le dé pour { $region }
do-roll = Lancer d’abord le dé
do-put = { $n ->
    [1] Un pion vers { $region }
    [one] { $n } pion vers { $region }
   *[other] { $n } pions vers { $region }
}
do-empty = Vider { $region }
do-place = { $mark } vers { $region }
do-wield = Employer : { $tile }
do-lay = { $tile } vers { $region }
do-vanish = Le faire disparaître
do-peek = Regarder le prochain événement
do-choose-number = { $tile } : { $n }
do-choose-region = { $tile } : { $region }
do-choose-not = { $tile } : pas { $region }
do-choose-pair = { $tile } : { $region } et { $to }
do-choose-seat = { $tile } : { $seat }
do-choose-tile = { $tile } : { $other }
do-choose-combo = { $tile } : combinaison { $slot }
do-choose-yes = { $tile } : oui
do-choose-no = { $tile } : non
do-done = Continuer
do-first = { $seat } commence
do-banner = Dévoiler : { $tile }
do-badge = Dévoiler : { $tile }
do-find = Découvrir : { $tile }
do-event = Révéler : { $tile }
do-omen = Montrer : { $tile }
do-die = Obtenir { $face }

done-nothing = Voir le résultat
done-first = Continuer
done-banner = Continuer
done-badge = Continuer
done-attempt-die = Continuer
done-roll-die = Continuer
done-gamble-die = Continuer
done-find = Continuer
done-event = Continuer
done-omen = Continuer
done-bind = Continuer
done-totem = Continuer
done-vanish = Le laisser en place
done-finale = Passer au décompte
done-leave = Rester dans les autres
done-pick = Continuer
done-choose = Expansion
done-act = Arrêter et redéployer
done-redeploy = Terminé
done-yield = Terminé
done-post = Placement terminé
done-late = Rester actif
done-seer = Ne pas regarder
done-act-risen = Arrêter et passer au peuple actif
done-act-rolled = Ne pas attaquer, redéployer

button-undo = Annuler
button-redo = Rétablir
button-restart = Recommencer le tour
button-end-turn = Finir le tour
button-end-turn-coins = Finir le tour : { n-coins }
button-cancel = Renoncer
button-skip = Passer à la suite
button-step = Étape suivante
button-play = Continuer
button-spread = Répartir uniformément
button-borders = Vers les frontières
button-as-before = Comme avant
button-zoom-in = Agrandir
button-fit = Tout le plateau
button-abandon = Abandonner
undo-free = Annule votre dernière action
barrier-start = Il n’y a encore rien à annuler
barrier-die = Impossible d’annuler un jet de dé
barrier-draw = Impossible d’annuler un tirage
barrier-other = Impossible d’annuler le coup d’un autre joueur
redo-nothing = Il n’y a rien à rétablir

## Interface : combinaisons et joueurs

offer-title = Combinaisons
offer-when-declined = après un déclin
offer-free = gratuite
offer-lies = +{ $coins } dessus
offer-tokens = { n-tokens }
players-title = Joueurs
player-coins = { $name } a { n-coins }
player-coins-hidden = Jetons de victoire cachés
player-band = { n-tokens }, { n-regions }
player-band-decline = en déclin, { n-regions }
player-no-band = Pas de peuple actif
player-hand = { n-tokens } en main
player-here = en ligne
player-away = hors ligne
player-bot-in = un robot joue
player-peace = En paix avec { $name }
player-first = ouvre chaque manche

## Interface : décomptes

bill-total = { $tokens ->
    [one] pion pour conquérir
   *[other] pions pour conquérir
}
bill-die = Vous en avez { $hand } : le dé doit montrer { $face } ou plus.
bill-roll = Lancer le dé
bill-conquer = Conquérir
bill-score = Ce tour-ci : { $before } → { $after ->
        [one] { $after } jeton de victoire
       *[other] { $after } jetons de victoire
    }
bill-after-one = { $name } perd définitivement un pion et en reprend { $back }.
bill-after-none = { $name } ne perd rien et reprend { $back }.
bill-after-natives = Les autochtones quittent le jeu.
bill-toll = Vous payez d’abord { n-coins } à { $name }.
bill-ransom = Vous payez ensuite { n-coins } à { $name }.
bill-rule = La règle
bill-open-rule = La règle { $rule } dans le livre de règles
term-die = Dé
term-one-lost = Un pion est perdu
term-all-lost = Tous les pions sont perdus
term-replaced = Le pion est remplacé
term-mark = { $n ->
    [one] { $piece }
   *[other] { $n } × { $piece }
}
sheet-title = Si vous finissez maintenant
sheet-regions = { $regions ->
    [1] Une région, { $race }
    [one] { $regions } région, { $race }
   *[other] { $regions } régions, { $race }
}
sheet-decline = { $regions ->
    [1] Une région, { $race }, en déclin
    [one] { $regions } région, { $race }, en déclin
   *[other] { $regions } régions, { $race }, en déclin
}
sheet-total = Total

## Interface : refus

illegal-over = La partie est terminée.
illegal-not-yours = C’est d’abord à { $who } de répondre.
illegal-not-asked = Ce n’est pas ce qui est demandé maintenant.
illegal-no-combo = Cette combinaison n’existe pas.
illegal-no-badge = Ce peuple attend encore un pouvoir.
illegal-combo-too-dear = Cette combinaison coûte plus de jetons de victoire que vous n’en avez.
illegal-not-held = Cette région n’est pas à votre peuple.
illegal-too-late-to-abandon = Vous ne pouvez abandonner des régions qu’avant la première attaque.
illegal-own-region = Votre peuple occupe déjà cette région.
illegal-closed-ground = Votre peuple ne peut pas occuper une telle région.
illegal-immune = Cette région est imprenable.
illegal-peace = La paix interdit cette attaque.
illegal-out-of-reach = Cette région n’est pas adjacente aux vôtres.
illegal-no-entry = Une première conquête se fait par une région d’entrée.
illegal-empty-hand = Vous n’avez aucun pion en main.
illegal-no-token-to-roll = Vous n’avez aucun pion en main pour lancer le dé.
illegal-too-dear = Cela coûte { $cost }, et vous avez { $hand } en main.
illegal-too-far-short = Cela coûte { $cost }, vous avez { $hand } en main, et le dé apporte 3 au plus.
illegal-no-need-of-die = Vos pions suffisent sans le dé.
illegal-rolls-first = Votre peuple lance le dé avant de nommer la région.
illegal-toll-too-dear = Vous ne pouvez pas payer le péage.
illegal-no-such-ability = Votre peuple n’a pas cette capacité en ce moment.
illegal-used = Cette capacité a déjà servi ce tour-ci.
illegal-unfit = Cette région ne remplit pas les conditions de la capacité.
illegal-one-or-all = Placez un pion à la fois, ou tous ceux qui restent.
illegal-no-place = Le marqueur ne peut pas aller là.
illegal-not-that-one = Ce choix n’est pas possible maintenant.
illegal-duty = Il faut d’abord terminer cette étape.
illegal-not-in-stack = Ce n’est plus dans la pile.
illegal-no-omen = Il n’y a plus d’événement face cachée.

## Interface : journal

log-why = Pourquoi ?
log-look-back = Revoir
log-title = Journal
log-turn = { $name }, manche { $round }
log-you = Vous, manche { $round }
log-now = en cours
log-since = depuis votre dernier tour
log-earlier = Afficher les tours précédents
log-setup = Avant la partie
log-started = { $seat } commence
log-turned-banner = Au rang { $slot } : { $race }
log-turned-badge = Au rang { $slot } : { $power }
log-reshuffled = Les pouvoirs défaussés sont mélangés
log-revealed = Événement de la manche : { $event }
log-looked = { $seat } regarde le prochain événement
log-thawed = Dégel, { $region } : { n-tokens } au casier ({ $race })
log-turn-began = Manche { $round } : { $seat } joue
log-picked = { $seat } prend les { $combo } : { n-tokens }
log-paid = { n-coins } sur les combinaisons du dessus
log-collected = { n-coins } sur la combinaison prise
log-expanded = Expansion : { $race }
log-declined = Déclin : { $race }
log-gathered = { $race } : { n-tokens } en main
log-returned = { $race } : retour de { n-tokens }
log-abandoned = Abandon : { $region }
log-conquered = Conquête ({ $race }) : { $region }, { n-tokens }
log-natives-left = { $region } : les autochtones s’en vont
log-lost = Perte ({ $race }) : { n-tokens }, { $region }
log-displaced = Retraite ({ $race }) : { n-tokens }, { $region }
log-attempted = Dé lancé pour { $region }, qui coûte { $cost }
log-rolled = Le dé montre { $face }
log-failed = Échec ({ $race }) : { $region }
log-toll-paid = { $seat } paie un péage à { $to } : { n-coins }
log-found = Découverte, { $region } : { $tile }
log-consoled = { $seat } reçoit { n-coins } pour cette perte
log-ransom-paid = { $seat } paie { n-coins } à { $to }
log-bound = Pouvoir lié au Lieu : { $power }
log-wielded = Emploi : { $tile }
log-sheathed = Reposé sans avoir servi
log-moved = { $tile }, désormais : { $region }
log-copied = Copie : { $tile }
log-given-up = { $race } : un pion sacrifié, { $region }
log-sacrificed = { $seat } en reçoit { n-coins }
log-overran = { $mark }, entrée : { $region }
log-succeeded = { $region } passe à { $race }
log-traded = Échange de pouvoirs : { $combo }
log-forged = { $race } : { $n } de plus en réserve
log-marked = { $seat } reçoit un marqueur ({ $by })
log-armed = { $mark } : { $n } en réserve
log-halted = Fin des conquêtes : { $race }
log-recruited = { $race } : { n-tokens } du casier
log-placed = { n-tokens } vers { $region }
log-set-aside = { $race } : { n-tokens } de côté
log-posted = { $mark } vers { $region } : { $n }
log-removed = { $mark } : retrait de { $region }
log-allied = Paix entre { $seat } et { $with }
log-peace-ended = Fin de la paix entre { $seat } et { $with }
log-gained = { $seat } reçoit { n-coins } ({ $tile })
log-spent = { $seat } paie { n-coins } ({ $tile })
log-happened-in = { $tile }, { $region } : il se passe quelque chose
log-scored = { $term } : { n-coins }
log-withheld = { $term } : { n-coins } de moins
log-levied = { $seat } prend { n-coins } à { $from }
log-retired = { $race }, retour au casier : { n-tokens }
log-discarded = Pouvoir défaussé : { $power }
log-recycled = Retour à la pile : { $race }
log-turn-ended = { $seat } a fini son tour
log-ended = La partie est terminée

## Interface : ce qui est lu à voix haute

aria-map = Plateau de jeu
aria-map-hint = Les flèches vont de région en région, Entrée montre le détail du coût.
aria-region = Région { $number }, { $terrain }
aria-region-with = Région { $number }, { $terrain } avec { $things }
aria-yours = votre peuple actif, { $race }, { n-tokens }
aria-yours-decline = votre peuple en déclin, { $race }, { n-tokens }
aria-theirs = peuple actif, { $race }, à { $name }, { n-tokens }
aria-theirs-decline = peuple en déclin, { $race }, à { $name }, { n-tokens }
aria-natives = { $n ->
    [1] un autochtone
    [one] { $n } autochtone
   *[other] { $n } autochtones
}
aria-piece = { $n ->
    [one] { $piece }
   *[other] { $n } × { $piece }
}
aria-costs = Vous coûte { $cost } ; vous avez { $hand }.
aria-costs-die = Vous coûte { $cost } ; vous avez { $hand } ; il faut { $face } au dé, { $odds } pour cent.
aria-cannot = Ne peut pas être prise : { $reason }
aria-choice = Peut être choisie.
aria-players = Joueurs
aria-offer = Combinaisons proposées
aria-log = Ce qui s’est passé
aria-turn = Votre tour et ses boutons
aria-sheet = Décompte des jetons de victoire
aria-die = Le dé montre { $face }
text-board-title = Plateau en texte

## Interface : discussion et signaux

chat-title = Discussion
chat-label = Message
chat-placeholder = Écrire à la table…
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-new = { $n ->
    [1] Un nouveau message
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}
chat-to-all = Toute la table lit ces messages, spectateurs compris.
chat-listen = Vous regardez : les joueurs discutent, vous lisez.
chat-too-long = { $n ->
    [one] { $n } caractère de trop
   *[other] { $n } caractères de trop
}
signal-turn-title = ● À vous · { $table }
signal-turn-text = { $table } : les autres vous attendent.
sound-on = Le son est activé
sound-off = Le son est coupé

## Interface : fin de partie

end-wins = { $name } l’emporte
end-you-win = Vous avez gagné
end-shared = Victoire partagée : { $names }
end-clear = { n-coins } d’avance sur { $name }
end-tie-tokens = À égalité de jetons de victoire, mais avec plus de pions
end-tie-shared = À égalité de jetons de victoire et de pions
end-tie-line = Égalité à { n-coins } : le plus de pions sur le plateau l’emporte
end-tokens = { n-tokens } sur le plateau
end-rank = Rang { $place }
end-facts = { $box } · { n-players } · { n-rounds }
end-chart-rounds = Jetons de victoire gagnés à chaque manche
end-chart-total = Jetons de victoire au total
end-each-round = Par manche
end-running = Cumul
end-declined = passage en déclin
end-chart-axis = Manche { $round }
end-table = En tableau
end-sources = D’où viennent les jetons de victoire
end-source-start = Départ
end-source-regions = Régions
end-source-race = Peuple
end-source-power = Pouvoir
end-source-other = Reliques, Lieux, autres
end-source-found = Trouvés sur les combinaisons
end-source-paid = Payés
end-again = Rejouer
end-again-hint = Même boîte, mêmes places
end-review = Analyser ma partie
end-replay = Revoir la partie
end-record = Télécharger la partie
end-home = Accueil
end-fair = Le hasard était-il honnête ?
end-fair-about = Avant le premier tour, le serveur s’est engagé sur ses dés et tirages par ce nombre. La graine est maintenant connue : votre navigateur a refait le calcul.
end-fair-good = Engagement tenu : la graine correspond.
end-fair-bad = La graine ne correspond pas à l’engagement.
end-fair-die = Un dé ou un tirage ne découle pas de la graine.
end-rematch = { $name } rejoue : prenez votre place
end-picture = Enregistrer une image
end-link = Copier le lien vers cette partie
end-turning = Tournant
end-turning-said = La manche { $round } a fait la différence pour { $name } : l’avance sur le meilleur des autres est passée de { $before } à { $after }.
end-turning-look = Revoir cette manche
end-combos = Histoire des combinaisons
end-combo = Combinaison
end-combo-rounds = Manches
end-combo-turns = Tours actifs
end-combo-coins = Jetons de victoire
end-combo-sources = Provenance
end-combo-taken = Régions prises
end-combo-lost = Régions perdues
end-luck = Chance
end-luck-dice = Dés
end-luck-n = Nombre
end-luck-actual = Obtenu
end-luck-expected = Attendu
end-luck-draws = Pions des peuples tirés
end-fair-promise = Engagement
end-fair-seed = Graine

## Interface : connexion et erreurs

net-connecting = Connexion…
net-lost = La connexion est perdue. Nouvel essai…
net-away = Pas de connexion. Vous pouvez continuer à jouer contre des robots ou à plusieurs sur cet appareil ; ces parties sont conservées dans ce navigateur.
net-here = Conservée dans ce navigateur
net-here-away = Hors ligne · conservée dans ce navigateur
net-here-hint = Cette partie n’a pas besoin de serveur. Toutes les parties de ce navigateur
problem-message = Le serveur n’a pas compris cette page. Rechargez-la.
problem-line = Le serveur n’a pas compris « { $line } ». Rechargez la page.
problem-stale = Quelque chose a changé entre-temps. Voici la table telle qu’elle est.
problem-not-your-seat = Cette place est à quelqu’un d’autre.
problem-barrier = On ne revient en arrière que jusqu’au dernier dé, tirage ou coup d’un autre joueur.
problem-nothing-to-redo = Il n’y a rien à rétablir.
problem-too-fast = C’était trop à la fois. Attendez un instant et réessayez.
problem-text = Le texte est vide ou trop long.
problem-host-only = Seul l’hôte de la table peut faire cela.
problem-policy = Ce n’est pas possible à cette table, ou pas encore.
problem-no-table = Cette table n’existe pas. Elle a peut-être été supprimée.
problem-link = Ce lien de place n’est plus valable.
problem-frozen = Cette partie a été jouée avec d’anciennes règles et ne peut pas continuer. Vous pouvez toujours la regarder.
problem-unreadable-table = Cette table vient d’une autre version du jeu et ne peut pas être affichée ici. Elle est conservée, rien n’en est perdu.
problem-version = Il existe une version plus récente de cette page. Rechargez-la.
problem-not-found = Il n’y a rien ici.
problem-choice = « { $what } » n’existe pas ici.
problem-board = Le plateau a un défaut : { $reason }
problem-tile = La tuile a un défaut : { $reason }
fault-line = ligne { $line } : { $reason }
fault-region = région { $region } : { $reason }
fault-text = à partir de la colonne { $column }, ceci ne se lit pas comme du TOML : { $quote }
fault-text-json = ceci ne se lit pas comme du JSON : { $quote }
fault-text-missing = le champ « { $field } » manque
fault-text-unknown = il n’y a pas de champ « { $field } » ; il y a : { $known }
fault-text-value = cette valeur n’a pas sa place ici : { $quote }
fault-text-twice = ceci est déjà indiqué : { $quote }
fault-tile-word = { $field } : « { $word } » ne figure pas parmi : { $known }
fault-tile-key = key : « { $key } » ne peut contenir que des minuscules, des chiffres et des tirets bas, { $most } au plus
fault-tile-tokens = tokens : un peuple en a de 1 à 30, un pouvoir de 0 à 30
fault-tile-stand-in = stand_in : il en faut un à un peuple, celui dont il emprunte les pions
fault-tile-no-stand-in = stand_in : un pouvoir n’en a pas
fault-tile-kept = when : un pouvoir qui agit en déclin doit porter kept = true
fault-tile-when = when : l’effet « { $effect } » ne va qu’avec « { $when } »
fault-tile-decline = when : en déclin, l’effet « { $effect } » ne fait rien pour un peuple qui n’a aucun de ces effets : { $needs }
fault-tile-needs = { $field } : l’effet « { $effect } » l’exige
fault-tile-takes-none = { $field } : l’effet « { $effect } » n’en prend pas
fault-tile-amount = amount : doit aller de 1 à { $most }
fault-tile-piece = piece : il faut à l’effet « { $effect } » un marqueur unique : dragon
fault-tile-many-race = attention : tokens : { $tokens } dépasse les { $most } conseillés pour un peuple
fault-tile-many-power = attention : tokens : { $tokens } dépasse les { $most } conseillés pour un pouvoir
fault-board-format = le format { $format } est inconnu ; cette version lit le format { $known }
fault-board-box = box : « { $box } » ne figure pas parmi : { $known }
fault-board-unknown = aucun plateau n’a la clé « { $key } »
fault-board-key = key : elle est vide ou contient des espaces
fault-board-provenance = provenance : « { $word } » n’est ni « official facts » ni « original »
fault-board-face = la face d’une île a box = "wow", un tile, et 0 players et rounds
fault-board-players = players : { $n }, mais un plateau est fait pour 2 à 6
fault-board-rounds = rounds : { $n }, mais une partie en a de 1 à { $most }
fault-board-regions = régions : { $n }, mais un plateau en a de 3 à { $most }
fault-board-same-key = une autre région a la même clé
fault-board-terrain = terrain : « { $terrain } » n’est pas dans la boîte ; il y a : { $known }
fault-board-symbol = symbols : « { $symbol } » n’est pas dans la boîte ; il y a : { $known }
fault-board-symbol-ground = symbols : « { $symbol } » ne peut pas se trouver sur « { $terrain } »
fault-board-symbol-twice = symbols : « { $symbol } » y est deux fois
fault-board-entry = entry : personne ne peut entrer par « { $terrain } »
fault-board-border = borders : elle touche « { $other } », qui n’est pas une région
fault-board-border-itself = borders : elle se touche elle-même
fault-board-border-twice = borders : elle nomme deux fois sa frontière avec { $other }
fault-board-border-one-sided = borders : elle touche { $other }, mais { $other } ne la touche pas
fault-board-many = régions avec « { $what } » : { $n }, mais la boîte a de quoi en faire { $most }
fault-board-few = régions avec « { $what } » : { $n }, mais il en faut { $least }
fault-board-legends = emplacements de légende sur son île : { $n }, mais il en faut un
fault-board-no-land = il n’y a pas de terre autour d’elle
fault-board-cut-off = aucun chemin n’y mène par la terre depuis la région { $other }
fault-board-no-entry = il n’y a pas de région d’entrée autour d’elle
fault-board-no-edge = moins de deux régions touchent le bord
fault-board-unconnected = aucune frontière ne la relie au bord
fault-board-inside = elle est tout entière dans la région { $other } ; donnez-lui une seconde voisine ou le bord
fault-board-one-way = elle n’est pas reliée au bord de deux façons
fault-board-crossing = sa frontière avec la région { $other } devrait en croiser d’autres : les frontières ne tiennent pas sur un plan
fault-board-crossing-edge = sa frontière avec le bord devrait en croiser d’autres : les frontières ne tiennent pas sur un plan
fault-board-small = elle serait trop petite pour un pion ; donnez moins de régions au plateau
fault-board-drawing-large = le dessin a plus de lignes ou de points qu’un plateau ne peut en avoir
fault-board-drawing-sheet = le dessin ne remplit pas sa feuille, ou en dépasse
fault-board-drawing-line = ligne entre { $between } : il lui faut une ou deux régions du plateau, et deux points
fault-board-drawing-crossing = son contour croise une autre ligne, ou n’est pas fermé
fault-board-drawing-border = sa frontière avec { $other } est dessinée ou déclarée, mais pas les deux
fault-board-drawing-edge = elle est dessinée au bord ou déclarée au bord, mais pas les deux
fault-board-no-island = island : elle n’est sur aucune île, mais d’autres y sont
fault-board-other-island = elle touche une région d’une autre île
fault-board-island-apart = les régions de son île ne se suivent pas dans le fichier
fault-board-islands = îles : { $n }, mais un ensemble en a de 2 à 5
fault-board-island-sizes = îles de taille « { $size } » avec players = { $players } : { $n }, mais il en faut { $needed }
fault-board-same-tile = deux des faces sont sur le même plateau
fault-game-players = une partie compte de 2 à 5 joueurs, pas { $n }
fault-game-rounds = une partie a de 1 à 20 manches, pas { $n }
fault-game-tiles = il faut à une partie des peuples (de 1 à { $races }) et des pouvoirs (de 1 à { $powers })
fault-game-pieces = trop de sortes de marqueurs ; une partie en a au plus { $most }
fault-game-stacks = trop de sortes de marqueurs qui s’empilent ; au plus { $most }
fault-game-followers = trop de sortes de marqueurs comptées parmi les pions ; au plus { $most }
fault-game-teams = les équipes se jouent à quatre
fault-game-teams-box = les équipes se jouent avec la boîte « warcraft »
fault-game-relics = trop de Reliques et de Lieux ; une partie en a au plus { $most }
fault-game-events = les événements ({ $n }) sont trop nombreux, ou trop peu pour les manches ({ $rounds })
fault-game-same-key = deux tuiles s’appellent « { $key } »
fault-game-two-rules = « { $key } » a deux règles d’une sorte qu’une tuile n’a qu’une fois : storm ou swap, arm, mark_first, ou une seule parmi exchange, hire, mimic, succeed et truce
fault-game-recruits = « { $key } » recrute des pions, mais le nombre de régions par pion est 0
fault-game-lasting = trop de tuiles échappent à la limite d’un seul peuple en déclin ; au plus { $most }
fault-game-supply = « { $key } » a plus de pions ({ $tokens }) que sa réserve ({ $supply })
fault-game-board = la boîte « { $box } » ne se joue pas sur le plateau « { $board } »
fault-game-monsters-where = on ne place des Monstres à la main que sur un plateau de base de la partie mixte
fault-game-monsters = le nombre de régions de Tribus oubliées avec des Monstres doit être { $n }, jamais deux voisines
fault-game-region = il n’y a pas de région « { $key } »
fault-game-terrain = il n’y a pas de terrain « { $key } »
fault-game-regions = trop de régions ; un plateau en a au plus { $most }
fault-game-stand-in = « { $key } » veut les pions de « { $stand_in } », absent de cette partie
fault-game-lent = « { $key } » demande plus de pions ({ $tokens }) que « { $stand_in } » ne peut en prêter ({ $supply })
fault-game-decline = « { $key } » : en déclin, l’effet « { $effect } » ne fait rien dans cette partie, car aucun peuple n’a l’un de ces effets : { $needs }
fault-shape-begin = cela ne commence pas comme un contour de cette version
fault-shape-line = cela ne peut pas être lu
fault-shape-order = le plateau ne l’a pas à cette place
fault-shape-version = cela vient d’une autre version du plateau ; refaites-le
fault-shape-end = la fin manque
fault-shape-open = son contour ne se ferme pas
problem-setup = On ne peut pas en faire une partie : { $reason }
problem-record = Cet enregistrement ne peut pas être lu, ou contient ce que les règles interdisent (ligne { $line }).
problem-not-over = La partie n’est pas encore terminée.
problem-hint = Un conseil n’est donné que lorsque c’est à vous de décider.
problem-server = Un problème est survenu sur le serveur. Votre partie est en sécurité ; réessayez.
problem-offline = Le serveur est injoignable. Votre partie est conservée ; elle reprendra à votre retour.
problem-alone = Cette page n’a pas de serveur, et il en faut un pour cela.
problem-not-kept = Ce navigateur n’a pas pu conserver cela : il manque de place ou n’a pas le droit d’enregistrer ici. Rien n’a changé.

## Interface : suite de la table

offer-to-pay = à payer
tool-empty = Vider
tool-assault = Assaut
tool-shove = Déplacer un pion
tool-herd = Déplacer une Bête
tool-raze = Retirer : { $piece }
tool-result = Résultat
tool-map = Plateau
bill-after-lost = { $name } perd { n-tokens }.
season-next = manche suivante
note-decline = Rapporte { n-coins } maintenant ; au prochain tour, nouveau peuple.
tool-invite = Inviter
seat-menu = Options de la place : { $name }
sheet-more = Afficher plus
sheet-less = Afficher moins
card-holder = { $race } ({ $name })
card-holder-decline = { $race } ({ $name }), en déclin
card-use = Avec { $tile }
card-place = { $n ->
    [one] Placer : { $piece }
   *[other] Placer les { $n } : { $piece }
}
track-round = Manche
track-of = sur { $rounds }
tab-turn = Tour
tab-offer = Combinaisons
tab-players = Joueurs
tab-log = Journal

## Interface : conseils

hint-ask = Conseil
hint-title = Ce que ferait un bon joueur
hint-thinking = Réflexion en cours…
hint-then = puis { $steps }
hint-coins = { $n ->
    [one] rapporte environ { $n } jeton de victoire ce tour-ci
   *[other] rapporte environ { $n } jetons de victoire ce tour-ci
}
hint-behind = { $n ->
    [one] à terme, environ { $n } jeton de victoire de moins que le meilleur plan
   *[other] à terme, environ { $n } jetons de victoire de moins que le meilleur plan
}
hint-odds = le dé suffit { $n } fois sur cent
hint-regions-more = { $n ->
    [one] vous occupez { $n } région de plus
   *[other] vous occupez { $n } régions de plus
}
hint-regions-fewer = { $n ->
    [one] vous occupez { $n } région de moins
   *[other] vous occupez { $n } régions de moins
}
hint-hurts = { $n ->
    [one] coûte { $n } jeton de victoire par tour à { $who }
   *[other] coûte { $n } jetons de victoire par tour à { $who }
}
hint-exposed = { $n ->
    [one] { $n } de vos régions peut être attaquée ensuite
   *[other] { $n } de vos régions peuvent être attaquées ensuite
}
hint-safe = personne ne peut vous attaquer ensuite
hint-makes-room = fait place à un nouveau peuple
hint-price = { $n ->
    [0] la combinaison est gratuite
    [one] la combinaison coûte { $n } jeton de victoire
   *[other] la combinaison coûte { $n } jetons de victoire
}
hint-gift = { $n ->
    [one] { $n } jeton de victoire à ramasser avec la combinaison
   *[other] { $n } jetons de victoire à ramasser avec la combinaison
}
hint-fair = { $n ->
    [one] plutôt que de prendre la combinaison gratuite, les robots paieraient environ { $n } jeton de victoire pour celle-ci
   *[other] plutôt que de prendre la combinaison gratuite, les robots paieraient environ { $n } jetons de victoire pour celle-ci
}
hint-fair-none = en général, les robots aiment autant la combinaison gratuite

illegal-river = Aucun pion ne peut rester dans une rivière.
illegal-own-immune = Cette région est imprenable, même pour votre propre peuple.
illegal-unaided = Rien n’aide contre ce peuple : ni capacité, ni Relique, ni Lieu.
illegal-too-far-for-dice = Cela coûte { $cost }, vous avez { $hand } en main, et les deux jets apportent { $most } au plus.
illegal-after-roll = Impossible entre un jet de dé et sa conquête.
illegal-not-controlled = Vous n’occupez pas la région qui donne cela.
illegal-wielding = Vous avez quelque chose de prêt : servez-vous-en pour une conquête ou reposez-le d’abord.
illegal-not-in-hand = Ce marqueur n’est pas dans votre main.
illegal-covered = Il faut d’abord y enlever un marqueur.
illegal-not-that-many = Ce nombre ne peut pas être choisi.
illegal-held-in-decline = Votre peuple en déclin l’occupe et ne peut pas s’en servir.
problem-over = La partie est terminée. On ne peut plus rien annuler.
problem-number = Autre chose a déjà été fait sous ce numéro. Rechargez la page, puis réessayez.
problem-second-thoughts = On a tant annulé dans cette partie qu’on ne peut plus rien annuler. Vous pouvez continuer à jouer.

## Le terminal

typed-label = Votre réponse ou une commande
typed-example = conquer 7, ou help
typed-regions = Toutes les régions
typed-explain = ce que fait un peuple, un pouvoir ou un autre élément, par exemple « explain trolls »
typed-unknown = Dans cette partie, rien ne s’appelle « { $name } ».
typed-no-region = Il n’y a pas de région « { $key } » sur ce plateau.
typed-too-soon = « { $line } » vient trop tôt : d’autres joueurs ou le hasard décident d’abord. Rien n’a été fait.
typed-sure-everything = Vous n’occupez encore aucune région. Tapez la même chose pour arrêter quand même.
typed-sure-tokens = { $tokens ->
    [1] Un pion peut encore conquérir. Tapez la même chose pour arrêter quand même.
    [one] { $tokens } pion peut encore conquérir. Tapez la même chose pour arrêter quand même.
   *[other] { $tokens } pions peuvent encore conquérir. Tapez la même chose pour arrêter quand même.
}
typed-undone = C’est annulé.
typed-redone = C’est rétabli.
typed-ending = Votre tour est fini. Pour revenir en arrière, tapez undo.
typed-answer = Tapez votre réponse sur une ligne : pick 1, conquer 7, attempt 9, put 4 2, done… ; plusieurs, séparées par « ; ».
typed-list = toutes les réponses possibles
typed-table = le plateau et les peuples de chacun
typed-bill = ce que coûte la région 7, ligne par ligne
typed-redeploy = tout un redéploiement : des régions et leurs pions
terminal-explain = ce que dit une tuile ou une règle
terminal-hint = ce que ferait un bon joueur
typed-undo = annuler votre dernière action
typed-redo = rétablir ce qui a été annulé
typed-restart = recommencer le tour
terminal-quit = quitter ; la partie est gardée
typed-misread = « { $line } » n’est pas une réponse ; tapez list ou help.
terminal-record = La partie est enregistrée dans { $file }.
terminal-kept = La partie est gardée dans { $file } après chaque réponse. Pour la reprendre : elbowroom play --resume { $file }
terminal-left = La partie attend dans { $file }.
typed-people = { $people }, { n-tokens } en main
typed-people-declined = { $people } en déclin, { n-tokens } en main
typed-put = jusqu’à { n-tokens } d’un coup, par exemple « put 4 2 »
terminal-edge = bord
terminal-hidden = quelque chose est caché ici
terminal-borders = touche { $regions }
terminal-not-text = Cette ligne n’est pas un texte lisible ; rien n’a été fait.
terminal-explain-unknown = Rien ne s’appelle « { $name } ».
terminal-explain-near = Vouliez-vous dire { $names } ?
terminal-explain-how = Nommez un peuple, un pouvoir ou un autre élément des boîtes, ou une règle comme CORE-DIE-4 ; un début d’identifiant donne la liste des règles qui commencent ainsi.
terminal-explain-quoted = Citée par { $name }
terminal-kind-race = Peuple
terminal-kind-power = Pouvoir
terminal-kind-relic = Relique
terminal-kind-artifact = Artefact
terminal-kind-place = Lieu
terminal-kind-event = Événement
terminal-kind-symbol = Symbole

fault-tile-clash = key : « { $key } » est le nom d’une tuile ou d’un marqueur imprimés
fault-tile-verb = key : « { $key } » est déjà le mot d’une réponse ; personne ne pourrait répondre à cette tuile
fault-tile-stranger = stand_in : aucune boîte n’a de peuple « { $stand_in } »
fault-tile-lent = tokens : { $tokens } dépasse ce que « { $stand_in } » peut prêter ({ $supply })
fault-tile-kept-race = kept : seul un pouvoir peut être gardé ; une tuile de peuple reste de toute façon
fault-tile-twice = effect : une tuile ne peut avoir qu’une règle parmi « { $effect } »
fault-tile-sum = amount : les règles « { $effect } » font { $sum } ensemble ; le maximum est { $most }
fault-tile-rules = trop de règles ; une tuile en a au plus { $most }
fault-tile-regions = regions : « { $effect } » ne peut pas porter sur « { $word } », seulement sur : { $known }
fault-tile-stack = piece : « { $effect } » demande un marqueur dont plusieurs tiennent dans une région, pas « { $word } » : { $known }
fault-tile-unnamed = { $field } : à donner dans une langue au moins
fault-tile-long = { $field } : trop long ; limite en caractères : { $most }
fault-tile-unseen = { $field } : il y a des caractères invisibles ou qui inversent le sens d’écriture
fault-tile-icon = icon : il n’y a pas d’icône « { $icon } »
fault-tile-letters = letters : 1 à { $most } lettres ou chiffres, et pas d’icône à côté
fault-pack-begin = un recueil commence par la ligne « { $first } »
fault-pack-line = « { $line } » n’est ni un titre, ni « === tile » ou « === board »
fault-pack-empty = le recueil est vide
fault-pack-many = trop pour un seul recueil ; limite de tuiles : { $tiles } ; limite de plateaux : { $boards }
fault-pack-large = un recueil fait au plus { $most } Ko
fault-game-exchange = « { $key } » échangerait entre trop de régions de ce plateau ({ $n }) ; le maximum est { $most }
problem-full = Trop de monde regarde cette table. Réessayez plus tard.
chat-earlier = Messages précédents
button-fewer = Un de moins : { $region }
button-more = Un de plus : { $region }

bar-ending = Votre tour est fini
bar-ending-hint = Vous pouvez encore revenir en arrière.
bar-ending-live = { $seconds ->
    [1] Votre tour finit dans une seconde. Touche U pour revenir en arrière.
    [one] Votre tour finit dans { $seconds } seconde. Touche U pour revenir en arrière.
   *[other] Votre tour finit dans { $seconds } secondes. Touche U pour revenir en arrière.
}
button-take-back = Revenir en arrière
button-now = Continuer
sure-everything = Vous n’occupez encore aucune région. Appuyez de nouveau pour arrêter quand même.
sure-tokens = { $tokens ->
    [1] Un pion peut encore conquérir. Appuyez de nouveau pour arrêter quand même.
    [one] { $tokens } pion peut encore conquérir. Appuyez de nouveau pour arrêter quand même.
   *[other] { $tokens } pions peuvent encore conquérir. Appuyez de nouveau pour arrêter quand même.
}
settings-warn = M’avertir avant une grosse erreur
settings-warn-about = Seulement aux tables où tous les autres sont des robots. Les réponses importantes prennent alors un instant de plus.
settings-take-back = Délai pour annuler la fin d’un tour
settings-take-back-about = Les robots et le hasard attendent ce temps après votre tour.
take-back-0 = Aucun
take-back-3 = 3 secondes
take-back-8 = 8 secondes
problem-overtaken = La table a changé entre-temps : votre coup n’a pas été joué.

tile-instead = Sur ce plateau, il s’agit de : { $things }.
tile-nothing = Peu utile ici : ce plateau n’en a pas.
new-board-seats = Ce plateau est prévu pour un autre nombre de joueurs.
team-sum = Compte : { $least } (la bourse la plus basse), { $coins } au total
team-hidden = La bourse la plus basse compte
end-team-wins = Victoire de l’équipe : { $team }
end-team-you-win = Vous gagnez : { $team }
end-teams-shared = Les deux équipes partagent la victoire
end-team-lower = { $names } : { $coins } dans la bourse la plus basse, contre { $others }
end-team-higher = { $names } : à égalité sur la bourse la plus basse, devant sur l’autre
end-team-level = À égalité sur les deux bourses
net-waiting = En attente d’envoi : { $moves }
net-waiting-hint = Ce coup sera joué au retour de la connexion, ou rendu s’il n’est plus possible.
net-given-back = Votre coup en attente n’a pas été joué.
problem-waiting = Votre dernier coup attend encore d’être envoyé.
button-zoom-out = Réduire
settings-numbers = Numéros des régions sur le plateau

bar-named = { $name } : { $ask }
lobby-local = Cette adresse ne fonctionne que sur cet ordinateur : personne d’autre ne peut suivre ces liens.
lobby-local-how = Lancez le serveur de sorte qu’il écoute votre réseau :
lobby-addresses = Puis ouvrez cette page à cette adresse, et partagez les liens que vous y voyez : { $addresses }
new-exhibition = Rien que des robots : ils jouent seuls, et vous regardez.
name-ask = Comment les autres doivent-ils vous appeler ?
name-go = OK
name-yours = Nom ?
bot-expert = Expert
bot-expert-about = teste d’abord ses plans
bot-grandmaster = Grand maître
bot-grandmaster-about = le plus fort à deux joueurs, juge grâce à un réseau entraîné

# Revoir une partie.
look-title = Revoir la partie
look-first = Au début
look-back = Un pas en arrière
look-play = Lecture
look-pause = Pause
look-forth = Un pas en avant
look-last = À la fin
look-speed = Vitesse
look-live = Revenir au présent
look-live-missed = Direct +{ $n }
look-awaited = C’est à vous
look-skip = Passer
look-recap = Depuis votre dernier tour
look-review = Analyse
look-since = Depuis mon dernier tour
look-link = Copier le lien vers ce moment
look-from-here = Jouer à partir d’ici
look-from-here-hint = Une nouvelle table commence à ce moment : vous jouez à la place de qui a la main, des robots jouent les autres.
look-start = La partie commence.
look-turn-begins = Un tour commence.
look-turn = { $name }, manche { $round }
look-at = { $at } sur { $end }
look-declines = Déclin
look-dice = Dé
look-losses = Région perdue
look-coins = Jetons de victoire de chaque joueur au fil de la partie
look-regions = Régions de chaque joueur au fil de la partie

# Enregistrements de parties.
record-page = Ouvrir un enregistrement
record-about = Déposez un fichier ici, choisissez-en un ou collez son texte. La partie est rejouée sur votre appareil, coup par coup, et chaque dé est vérifié.
record-choose = Choisir un fichier
record-paste = Ou collez le texte d’un enregistrement
record-open = Ouvrir
record-fair = Dés vérifiés : chacun découle de la graine promise.
record-unfair = Dés vérifiés : la ligne { $line } n’est pas ce que donne la graine.
record-promise-broken = Dés vérifiés : la graine n’est pas celle promise.
record-no-seed = Les dés ne peuvent pas être vérifiés : l’enregistrement ne donne pas de graine.
record-long = Ce texte est trop long pour un enregistrement : { $most } Ko au plus sont lus.

## Le labo

lab-page = Labo
lab-about = Ce que les parties entre robots disent de chaque peuple, pouvoir, trouvaille et combinaison. Les jetons de victoire sont comptés jusqu’à la fin de la partie ; ce qui suit ± dit à quel point le chiffre est sûr (95 %). À qui joue autrement, d’autres chiffres.
lab-games = Parties : { $games }, jouées par des { $bot }.
lab-missing = Le labo n’a pas encore étudié cette boîte.
lab-bot-greedy = robots qui voient un coup à l’avance
lab-bot-planner = robots qui préparent tout leur tour
lab-bot-veteran = robots du niveau Vétéran
lab-bot-expert = robots du niveau Expert
lab-list = Ce que valent les choses
lab-kind = Ce que l’on compare
lab-kind-races = Peuples
lab-kind-powers = Pouvoirs
lab-kind-finds = Trouvailles
lab-kind-combos = Combinaisons
lab-races-about = Ce que ce peuple rapporte pendant sa vie, en plus ou en moins de la moyenne de ceux choisis à la même manche.
lab-powers-about = Ce qu’un peuple doté de ce pouvoir rapporte pendant sa vie, en plus ou en moins de la moyenne de ceux choisis à la même manche.
lab-finds-about = Reliques, Lieux et ce que porte le plateau : ce que gagne jusqu’à la fin de la partie celui qui commence un tour avec, en plus ou en moins que les autres à la même manche avec autant de régions.
lab-combos-about = Le juste prix : à ce nombre de jetons de victoire, la combinaison plaît autant aux robots que celle du haut, qui est gratuite.
lab-find = Chercher par nom
lab-csv = Télécharger (CSV)
lab-none = Rien ne porte ce nom.
lab-none-here = Cette boîte n’a rien de tel.
lab-more = { $n ->
    [one] En montrer { $n } de plus
   *[other] En montrer { $n } de plus
}
lab-worth = Valeur
lab-price = Juste prix
lab-by-round = Par manche
lab-by-players = Par nombre de joueurs
lab-round = Manche { $round }
lab-all-rounds = Toutes les manches
lab-estimated = ≈ Vu trop rarement à cette manche : la somme de ce qu’y valent le peuple et le pouvoir.
lab-seen = Vu { $n } ×.
lab-compare = Comparer
lab-first = Premier choix
lab-second = Second choix
lab-better = En jetons de victoire, { $better } devancent { $worse } de { $coins }, et ce n’est pas un hasard.
lab-alike = En jetons de victoire, l’écart entre { $better } et { $worse } est de { $coins }, peut-être par hasard.
lab-places = Qui commence est-il avantagé ?
lab-places-about = À quelle fréquence gagne chaque place dans l’ordre du tour.
lab-place = { $place ->
    [1] Premier à jouer
   *[other] { $place }e à jouer
}
lab-share = { $share } % ± { $error }
lab-csv-name = Nom
lab-csv-error = Valeur ±
lab-csv-price-error = Juste prix ±
lab-csv-seen = Vu
lab-csv-round = Manche

## Rapports du labo

terminal-lab-title = { $box }, { $players } : ce que valent les choses
terminal-lab-about = Parties : { $games }, entre robots nommés { $bot } ; plateau : { $board } ; graine : { $seed }. Un robot d’une autre force joue autrement : comparez les rapports avant de dire que quelque chose est trop fort. Après ± vient la moitié de l’intervalle à 95 % ; appuyez sur une ligne pour voir ses manches.
terminal-lab-beside = Les traits bleus sont ce que dit un autre rapport (parties : { $games }, entre robots nommés { $bot }).
terminal-lab-mean = { $coins } en moyenne
terminal-lab-combos = Ce qu’ont rapporté les combinaisons choisies assez souvent
terminal-lab-wins = victoires
terminal-lab-coins = jetons de victoire à la fin
terminal-lab-bands = Peuples par partie
terminal-lab-n-bands = { $n ->
    [one] { $n } peuple
   *[other] { $n } peuples
}
terminal-lab-declines = Quand le premier peuple passe en déclin
terminal-lab-declines-about = Jetons de victoire d’avance sur la moyenne de la table à la fin, selon la manche du premier déclin. C’est ce que ces parties sont devenues, non ce qu’un déclin à ce moment apporterait.
terminal-lab-never = jamais
terminal-lab-ties = Égalités
terminal-lab-ties-said = { $ties } % des parties finissent avec autant de jetons de victoire en tête ; { $shared } % sont partagées parce que les pions ne décident pas non plus.
