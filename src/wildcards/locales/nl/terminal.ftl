### Wat alleen het spel in de terminal zegt. De woorden van het spel zelf staan in de andere bestanden.
###
### Kaarten komen als hun afkortingen (F3, R), die in elke taal hetzelfde zijn en zo getypt worden; net als opdrachten
### (help, rules, quit) en bestandsnamen. $name is de naam van een speler.

## Opsommingen

# "a, b en c": $first is "a, b"
list-and = { $first } en { $last }
list-or = { $first } of { $last }

## De vraag

asked-bid-about = Wie hoog biedt, kiest eerst. “2 erbij”: 2 kaarten bijbetalen voor een dier.
asked-discard-more = Nog meer kaarten wegleggen?
# $cards zoals "F3 S1"
asked-picked = Tot nu toe gekozen: { $cards }.
# $habitat zoals "bos"
asked-bonus = Habitatbonus van { $points } punten als alles { $habitat } of joker is.
# $word is typed-draw
asked-draw = Typ { $word } om te trekken. “?” toont hier de hulp, ook al staat het in verslagen voor trekken.
asked-only-way = Je betaalt { $cards }, want anders kan het niet.
asked-only-bid = Je draait { $cards } om, want beide biedingen zijn gelijk.

## Wat een keuze kost en oplevert, in het kort

# $count kaarten boven op het bod
choice-price =
    { $count ->
        [0] gratis
       *[other] { $count } erbij
    }
# $animals zoals "pauw, leeuw"
choice-bonus-with = bonus met { $animals }
choice-refill = geen dier; aanvullen tot { $limit }
choice-all = dat is alles
# achter een dier: hoeveel je er van die soort hebt
choice-have = je hebt er { $count }
choice-leader = de leider erbij
choice-leader-from = de leider erbij, nu bij { $name }
choice-bonus = bonus: +{ $points }
choice-bonus-reach = bonus mogelijk
# dezelfde kaart meermaals op hand
choice-number = { $count } stuks

## Wat getypt kan worden: woorden met komma’s ertussen

typed-done = passen, pas, klaar, nee, geen
typed-draw = trekken, trek

## Een antwoord dat niet kan

# "1" of "een getal van 1 tot en met 5"
answer-numbers =
    { $count ->
        [one] { $count }
       *[other] een getal van 1 tot en met { $count }
    }
# $what somt op wat getypt kan worden
answer-wrong = Verwacht: { $what }, of een opdracht (help toont ze). Getypt: “{ $given }”.
answer-number = Verwacht: { $what }. Getypt: “{ $given }”.
answer-one-only = Verwacht: één keuze. Getypt: { $given }.
answer-too-many = Verwacht: hoogstens { cards }. Getypt: { $given }.
answer-not-enough =
    { $count ->
        [one] Je hebt { $token } maar één keer.
       *[other] Je hebt { $token } maar { $count } keer.
    }
answer-not-in-hand = Verwacht: een kaart uit je hand. { $token } heb je niet.
answer-not-offered = “{ $given }” is hier geen keuze. Verwacht: { $what }.
answer-which = “{ $given }” kan { $what } betekenen: typ een daarvan.
answer-done-alone = Verwacht: “-” aan het eind van de regel, na de kaarten.
answer-too-few = Verwacht: { cards } vóór “-”.
answer-end-alone = Je speelt hier alleen: quit stopt het spel.
answer-bot = Na bot hoort het nummer van een stoel, niet ‘{ $given }’.
answer-bot-alone = Je speelt hier alleen: op alle andere stoelen zitten al bots.
answer-nothing-picked = Er is nog niets gekozen, dus er valt niets terug te nemen.
# $command staat alleen, zoals quit
answer-alone = Verwacht: alleen { $command }. Erachter stond: “{ $given }”.
answer-alone-or = Verwacht: alleen { $command } of { $command } { $word }. Getypt na { $command }: “{ $given }”.
# $topics zijn die van de regels
answer-no-topic = Na rules wordt verwacht: { $topics }. Getypt: “{ $given }”.
# $numbers zoals "1-5"
answer-cursor = { $numbers }, ? voor hulp
answer-cursor-first = { $numbers }, rules of ? voor hulp
answer-cursor-plain = Je keuze ({ $help })

## De regels, zoals ze aan tafel worden uitgelegd

guide-rounds = Het spel duurt { $rounds } rondes. In elke ronde liggen er { $slots } dieren in de Expo.
guide-habitats = F, S en M naast een dier geven de habitat aan: bos, savanne, bergen.
guide-end = Aan het eind:
# $topics zijn opdrachten zoals "rules bids"
guide-more = Meer over een onderwerp: { $topics }
# $topic is het woord van een opdracht, zoals "ties"
guide-section = Uit de spelregels (rules { $topic }):
guide-no-leo = Leo zit niet aan deze tafel. In de editie 2022 kan hij meespelen.
guide-holder-first = Aan deze tafel kiest bij gelijke sommen eerst wie de talisman heeft, en daarna de anderen, met de klok mee.
guide-hint-bonus = Na “bonus met” staan de dieren waarvan je de prijs helemaal uit hun eigen habitat kunt betalen.
guide-hint-several = Je kunt meerdere kaarten op één regel typen (F1 S2); met “-” stop je eerder.
guide-hint-swap = “ib>sq@2” ruilt een steenbok voor de eekhoorn in vak 2. Erachter staan de leiders die van eigenaar zouden wisselen.
guide-answers = Antwoord met het nummer van een keuze of met de afkorting, F3 voor bos 3, R voor de aanvulkaart, pe@1 voor de pauw in vak 1; “-” betekent passen of klaar. Voor een bijbetaling kun je meerdere kaarten op één regel typen (F1 W2).
command-explain = legt uit wat je nu kunt kiezen, en de regel erachter
command-rules = de spelregels in het kort; met rules ties meer over conflicten, enzovoort
command-leaders = wat elke leider doet
command-log = wat er in deze en de vorige ronde is gebeurd; log all: in het hele spel
command-score = hoeveel punten iedereen nu zou hebben
command-table = de tafel en de vraag nog eens, net als Enter
command-piles = de aflegstapel, bekende handkaarten en de dieren die nog komen
command-known = wat je van de kaarten van anderen zou kunnen weten: wat zeker en wat waarschijnlijk is
command-hint = wat je nu kunt doen en wat elke keuze waard is; met anderen alleen waar de tafel het toelaat
command-back = neemt gekozen kaarten terug, of wat je in het geheim deed zolang anderen nog niet klaar zijn
command-end = vraagt iedereen die meespeelt of het spel moet eindigen, of gaat daarmee akkoord; end no: het gaat verder
command-bot = bot 2 geeft stoel 2 voorgoed aan een bot, als de speler weg is; alleen voor de gastheer of gastvrouw
command-say = zegt iets tegen de anderen: alleen noemt het vaste zinnen, say 3 verstuurt er een, say TEKST eigen woorden waar dat mag
command-mute = hoort niets meer van iemand, aan geen enkele tafel: mute NAAM
command-unmute = hoort iemand weer die gedempt was: unmute NAAM
command-report = meldt de laatste woorden van iemand aan wie de server beheert: report NAAM
command-save = zegt waar het spel wordt opgeslagen; dat gebeurt toch al na elke stap
command-quit = stopt hier; je kunt later verder. Ook met q of exit

## De tafel

# in de regel boven de tafel
view-talisman = talisman: { $name }
view-talisman-used = talisman: { $name }, gaat door
# wijst naar het vak naast de trekstapel
view-pile = stapel
view-taken = weg
view-legend = ★ heeft de leider
# boven kolommen met getallen: kort
view-cards = kaarten
view-tokens = fiches
view-score = score
view-hand = Je hand
# kaarten waarvan iedereen weet dat iemand ze op hand heeft
view-known = Bekend
view-holds =
    { $who ->
        [you] jij hebt { $cards }
       *[other] { $name } heeft { $cards }
    }
view-face-down = gesloten
# van de Expo
view-empty = leeg

## Punten

# boven kolommen: kort
score-rank = plaats
score-best = grootste ×2
score-second = tweede ×1
score-leaders = leiders
score-animals = dieren
# de punten van één stoel in een zin; $points zoals "21 punten", $best zoals "8 (4 pauwen)"
score-plain = { $rank }. { $name }: { $points }. Grootste soort: { $best }, op een na grootste: { $second }, leiders: { $leaders }, puntenfiches: { $tokens }.

## Voor, tijdens en na een spel

# $edition zoals "editie 2022"
session-welcome = Wild Cards, { $edition }, { $rounds } rondes.
session-seats = Aan tafel: { $names }.
session-commitment = Vastlegging: { $digest }
session-commitment-about = Dat is de SHA-256-hash van de geheime startwaarde, die je aan het eind ziet.
# $at is the number of an action in a record
session-branched = Dit spel splitst zich bij actie { $at } af van een afgelopen spel: tot daar is alles zoals het was, ook alle kaarten.
session-branched-redealt = Dit spel splitst zich bij actie { $at } af van een afgelopen spel: tot daar is alles zoals je het zag; wat je niet had gezien is opnieuw gedeeld.
session-legend = F is bos, S savanne, M bergen, W joker, met de waarde; R is de aanvulkaart.
session-first-help = Nieuw hier? Typ rules. “?” legt elke vraag uit, en help toont de opdrachten.
session-continued = Het spel gaat verder. Deze ronde tot nu toe:
session-enter-to-begin = Druk op Enter om te beginnen (rules, “?” en quit werken ook)
session-enter-for-table = Enter toont de tafel
session-enter-expected = De opdracht “{ $given }” bestaat niet. Druk op Enter om verder te gaan, of typ een opdracht zoals rules.
session-table-again = Enter toont de tafel en de vraag nog eens.
session-nothing-yet = Er is nog niets gebeurd.
session-standings = Als het spel nu afgelopen was:
# $path is een bestand of een adres
session-kept = Het spel is opgeslagen in { $path }
# er volgt een opdracht
session-go-on = Verder spelen kan met:
session-go-on-later = Later verder spelen kan met:
session-check-with = Controleer het met:
# $reason is een melding van het besturingssysteem
session-not-kept = Het spel kon niet worden opgeslagen: { $reason }. Het gaat door, en na elke stap wordt het opnieuw geprobeerd.
session-keeps-failing = Het spel kan niet worden opgeslagen: { $reason }. Als je nu stopt, ben je het kwijt; met Ctrl-C stop je toch.
session-input-ended = { $path }: de invoer is afgelopen, en het spel kan niet worden opgeslagen: { $reason }; de laatste stappen zijn verloren
session-lost = De laatste stappen zijn verloren, want het spel kon niet worden opgeslagen: { $reason }.
session-moved = Een ander programma slaat een spel op in hetzelfde bestand. Vanaf nu staat dit spel in { $path }
session-set-aside = Het eerder opgeslagen spel staat nu in { $path }
session-bot-failed = Fout bij { $name }; de volgende stap is willekeurig: { $reason }
session-end-of-input = De invoer is afgelopen.
session-seed = Startwaarde: { $seed }
session-seed-about = De SHA-256-hash is de vastlegging van het begin; al het schudden volgt eruit.
session-record = Verslag: { $path }

## Er is een opgeslagen spel

found = Er is een opgeslagen spel: { $edition }, { seats }, { round }.
# de letters blijven zoals ze zijn
found-question = Hiermee verdergaan (c), dit opzijleggen en een nieuw spel beginnen (n) of stoppen (q)?
found-continue = c gaat verder met het opgeslagen spel, precies waar het gebleven was.
found-new = n begint een nieuw spel; het opgeslagen spel krijgt een andere naam en kan later verder.
found-quit = q laat alles zoals het is.
found-wrong = Verwacht: c, n of q, of “?” voor hulp. Getypt: “{ $given }”.

## Een tafel op een server: vóór het spel

online-made = De tafel is gemaakt. Link: { $url }
online-code = Code: { $code }
online-friends = Anderen openen de link of doen in een terminal mee met: { $command }
online-name = Je naam? (Enter: { guest })
online-nameless = Anderen zien je als { guest }; met --name NAME geef je jezelf een naam.
# $most is een aantal tekens
online-other-name = Anderen zien je als { $name }: namen worden ingekort tot { $most } tekens die kunnen worden getoond.
online-seat = Stoel { $seat }: { $name }
# $level is het niveau van een bot
online-bot = { $name }, bot: { $level }
online-open = vrij
online-away = niet verbonden
online-waiting = We wachten tot het spel begint.
online-host-help = Typ start (beginnen), bots (vrije stoelen aan bots geven), who (toont wie er is) of quit.
online-guest-help = Wie de tafel maakte, start het spel. Intussen werken: rules, leaders, who (toont wie er is), quit.
online-read-help = rules: het spel in het kort; rules ties: één hoofdstuk; leaders: wat leiders doen.
online-took-seat = { $name } gaat op stoel { $seat } zitten.
online-left-seat = { $name } verlaat stoel { $seat }: die is vrij.
online-wrong = Verwacht: who, rules, help of quit. Getypt: “{ $given }”.
online-wrong-host = Verwacht: start, bots (eventueel met een niveau), who, rules, help of quit. Getypt: “{ $given }”.
online-closed = De tafel is vóór het einde van het spel gesloten.

## Een tafel op een server: tijdens het spel

online-waiting-for = We wachten op { $names }.
online-lost = Verbinding verbroken. Nieuwe poging …
online-lost-seat = Verbinding verbroken. Nieuwe poging … Je houdt je stoel.
# $why is een zin uit reasons.ftl
online-not-taken = Dat ging niet. { $why }
online-stand-in = Een bot ({ $level }) speelt voor je; typ back om zelf verder te spelen.
online-back-prompt = een bot speelt voor je: back of Enter
online-back-expected = Verwacht: back om zelf verder te spelen, Enter voor het nieuws, of een opdracht zoals log.
online-went-on = Het spel is intussen doorgegaan; deze vraag is vervallen.
online-time-up = Je tijd is om; deze vraag is vervallen.
online-decided = Een bot beslist dit nu voor je; deze vraag is vervallen.
online-not-asked = Er wordt je nu niets gevraagd. Opdrachten zoals score, log, table of quit werken wel.
online-meanwhile = Ook terwijl anderen beslissen, werken opdrachten zoals score, log of quit.
online-is-away = { $name } is weg.
online-is-here = { $name } is er weer.
online-bot-decides = Een bot ({ $level }) speelt voor { $name }.
online-decides-again = { $name } speelt weer zelf.
online-end-dropped = Het spel gaat verder.
online-end-answers = Typ end als je akkoord gaat, of end no om verder te spelen.
# $seat heeft de talisman
online-holder = Talisman: eerst bij stoel { $seat }, zo gekozen bij het maken van de tafel.
online-clock-none = Bedenktijd: onbeperkt.
# $time zoals "1 min 30 s"
online-clock-decision = Bedenktijd: { $time } per beslissing; is de tijd om, dan beslist een bot.
online-clock-bank = Bedenktijd: { $time } in totaal; is de tijd om, dan beslist een bot.
online-clock-more = Bedenktijd: { $time } in totaal en { $increment } erbij na elke beslissing; is de tijd om, dan beslist een bot.
online-absence-none = Als iemand weg is, wacht iedereen.
online-absence = Is iemand aan de beurt en { $time } weg, dan speelt een bot ({ $level }) tot die persoon back typt.
online-time-left = Resterende tijd: { $time }.
online-commitment-about = Die bindt de server aan zijn deel van de geheime startwaarde.
online-commitment-mixed = Die bindt de server aan zijn deel van de geheime startwaarde. Je eigen toevalsgetallen zijn erin verwerkt.
online-commitment-given = Wie de tafel maakte, heeft de startwaarde opgegeven en kent de kaarten misschien.
online-promise-kept = Gecontroleerd: elke stap en elke keer schudden klopt, de startwaarde past bij de vastlegging.
online-promise-mixed = Gecontroleerd: elke stap en elke keer schudden klopt, de startwaarde past bij de vastlegging, en je eigen toevalsgetallen zijn erin verwerkt.
online-promise-broken = de tafel heeft de belofte niet gehouden: { $why }

## Een bot van deze computer aan een tafel op een server

bot-sits = { $name } zit op stoel { $seat } bij { $url } en wacht op de start.
bot-failed = Fout bij de bot; de volgende stap is willekeurig: { $why }
# $points zoals "21 punten"
bot-result = Het spel is afgelopen: { $points }, plaats { $rank }. Aan tafel: { $names }.

## Puzzles

puzzle-no-hint = Bij een puzzel zijn er geen hints.

## The same deal again

# $name, the record's player of this seat; $rank, $place: of all seats
deal-compared = Met deze kaarten eindigde { $name } met { $score } punten op plaats { $rank }; jij met { $own } punten op plaats { $place }.
deal-about =
    { $runs ->
        [one] Wat bots met de kaarten van { $name } bereiken, in 1 spel per niveau
       *[other] Wat bots met de kaarten van { $name } bereiken, in { $runs } spellen per niveau
    }
deal-reached = In het spel zelf: { $score } punten, plaats { $rank }.
deal-working = Bezig met spelen:
deal-level = niveau
deal-mean = punten
deal-interval = 95%-interval
deal-wins = gewonnen
# $players, a number
daily-players = Klaar met de kaarten van de dag: { $players }
daily-place = { $place }. { $name }: { $score } punten, plaats { $rank }
daily-out = { $name }: { $score } punten, plaats { $rank } (buiten mededinging)
daily-sealed = Het verslag van dit spel is er zodra de dag voorbij is (middernacht UTC).

# Aan een tafel waar toeschouwers alle handen zien
online-sit-anyway = Enter om te gaan zitten, Ctrl-C om weg te gaan:

## Talking at a table

talk-phrase = { $number }. { $text }
talk-use = say met een nummer verstuurt er een: say { $number }.
talk-use-text = say met een nummer verstuurt er een: say { $number }; say met iets anders verstuurt het zoals het is.
talk-heard = { $name }: { $text }
talk-heard-watching = { $name } (kijkt toe): { $text }
talk-nobody = { $command }: er is niemand die “{ $given }” heet.
talk-who = { $command } heeft een naam nodig, zoals { $names }.
talk-who-nobody = { $command }: er is niemand.
talk-heard-again = Je hoort { $name } weer.
talk-news = say antwoordt; met mute { $name } hoor je er niets meer van.

## Who somebody is at a server

profile-name = Je bent { $name } op { $server }.
profile-tables = Tafels waaraan je bent of was: { $tables }
profile-passkeys = Passkeys: { $passkeys }
profile-used = laatst gebruikt { $date }
profile-signed-out = Dit apparaat is afgemeld: vanaf nu is het iemand nieuws.
profile-signed-out-others = Alle andere apparaten zijn afgemeld.
profile-exported = Geschreven naar { $file }.
profile-deleted = Je hebt { $server } voorgoed verlaten. Je spellen blijven daar, zonder je naam.
