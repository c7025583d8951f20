### De weg naar een tafel: startpagina, tafels maken en betreden, wachtkamer, instellingen, colofon.

## Shell

skip-to-content = Naar de inhoud
brand = Wild Cards
menu = Menu
close = Sluiten
cancel = Annuleren
language = Taal
theme = Kleuren
theme-auto = automatisch
theme-light = licht
theme-dark = donker
nav-lobby = Openbare tafels
nav-day = Kaarten van de dag
nav-tables = Mijn tafels
nav-learn = Leren spelen
nav-rules = Spelregels
nav-leaders = Leiders
nav-settings = Instellingen
nav-credits = Colofon
nav-verify = Kaarten controleren
footer-fan = Een onofficiële fanversie. Gratis, zonder reclame of account.
loading = Laden …
guest = Gast
dismiss = Deze melding sluiten
page-failed = Deze pagina kon niet worden geladen. Misschien ben je offline.
try-again = Opnieuw proberen

## Home

home-heading = Wie leidt de roedel?
home-lead = Bied op wilde dieren, bluf en kaap hun leiders. Een kaartspel voor twee tot vijf, gratis en zonder account.
home-continue = Verder spelen
home-all-tables = Al mijn tafels
play-heading = Tegen bots
play-now = Nu spelen
play-starting = Er wordt gedeeld …
play-seats = Tegenstanders
play-with-leo = 1 en Leo
play-leo = Jij tegen één bot. Leo, die vanzelf speelt, is de derde aan tafel.
play-level = Hoe goed ze zijn
play-edition = Editie
friends-heading = Met vrienden
friends-text = Maak een tafel en deel de link. Niemand hoeft zich aan te melden of iets te installeren.
friends-new = Nieuwe tafel
friends-join = Meedoen
join-label = Code of link
join-placeholder = ABC 234
join-hint = De code bestaat uit zes letters en cijfers. Een geplakte link werkt ook.
join-fault = Dit is geen code en geen link naar een tafel.
public-heading = Openbare tafels
home-day-text = Dezelfde kaarten voor iedereen, tegen dezelfde bots. Iedereen speelt ze één keer.
home-day-playing = Je bent de kaarten van vandaag aan het spelen: ga verder.
day-place =
    { $points ->
        [one] { $points } punt, { $place }e van { $players }
       *[other] { $points } punten, { $place }e van { $players }
    }
day-points =
    { $points ->
        [one] { $points } punt, buiten mededinging
       *[other] { $points } punten, buiten mededinging
    }
learn-heading = Nieuw hier?
learn-text = Speel je eerste spel met een begeleider naast je: na ongeveer vijf minuten kun je het.
learn-guided = Begeleid spel
learn-rules = Spelregels lezen

## Lists of tables

join-heading = Meedoen aan een tafel
lobby-heading = Openbare tafels
lobby-lead = Neem plaats waar een stoel vrij is, of kijk toe.
lobby-none = Er is nu geen openbare tafel open. Maak er een, dan vinden anderen die hier.
list-more = Meer tafels tonen
tables-heading = Mijn tafels
tables-none = Je hebt nog niet gespeeld. Hier vind je straks al je tafels terug.
tables-playing = Bezig
tables-open = Wachten op spelers
tables-done = Afgelopen
# $names are those who sit there
table-with = { $names }
table-empty = Nieuwe tafel
listed-your-turn = jij bent aan de beurt
listed-playing = bezig
listed-open = wacht
listed-over = afgelopen
listed-closed = afgebroken
listed-open-seats =
    { $count ->
        [one] { $count } stoel vrij
       *[other] { $count } stoelen vrij
    }
listed-sit = Plaatsnemen
listed-watch = Toekijken
listed-continue = Verder
listed-enter = Openen
listed-result = Uitslag
listed-finish =
    { $points ->
        [one] { $place }e van { $all }, { $points } punt
       *[other] { $place }e van { $all }, { $points } punten
    }
listed-finish-of =
    { $points ->
        [one] { $name }: { $place }e van { $all }, { $points } punt
       *[other] { $name }: { $place }e van { $all }, { $points } punten
    }
listed-unwatchable = Toekijken kan hier niet
offline-list = De tafels konden niet worden geladen. Nieuwe poging …

## Clocks, in short

clock-none = zonder klok
clock-decision = { $time } per beslissing
clock-bank = { $time }, plus { $increment } per beslissing

## New table

new-heading = Nieuwe tafel
new-title = Naam van de tafel
new-title-placeholder = bijv. vrijdagclub
new-title-hint = Laat je dit leeg, dan heet de tafel naar wie er zit.
new-your-name = Je naam
new-name-hint = De anderen zien je naam. Je kunt hem altijd veranderen.
new-players = Spelers
new-two-leo = Met z’n tweeën doet Leo mee: een leeuw die van een eigen stapel biedt en volgens vaste regels pakt wat overblijft. Hij hoort bij de editie 2022.
new-leo = Leo doet mee
new-leo-hint = De virtuele speler van de editie 2022: hij biedt van een eigen stapel en krijgt een extra stoel.
new-leo-no-five = Met vijf spelers is er geen stoel meer voor Leo.
new-leo-no-2020 = Leo bestaat alleen in de editie 2022.
new-seats = Stoelen
new-seats-hint = Meer spelers op dit apparaat komen erbij in de wachtkamer.
new-kind-you = Jij
new-kind-open = Open
new-kind-bot = Bot
new-edition = Editie
new-edition-2022-hint = Met de talisman; bij een conflict telt wat je bijbetaalt. Leo, een tegenspeler die vaste regels volgt, kan meedoen.
new-edition-2020-hint = De eerste editie: zonder talisman, en wie past, krijgt een al gelegde bijbetaling niet terug.
new-clock = Bedenktijd
new-clock-none = Onbeperkt
new-clock-decision = Een tijdslimiet per beslissing
new-clock-bank = Een totale bedenktijd voor het hele spel
new-clock-time = Tijd
new-clock-unit = Eenheid
new-unit-seconds = seconden
new-unit-minutes = minuten
new-unit-hours = uren
new-unit-days = dagen
new-clock-increment = Extra seconden per beslissing
new-clock-hint = Is je tijd op, dan springt een bot in tot je terug bent.
new-who = Wie mag meedoen
new-private = Alleen wie de link of de code heeft
new-public = Iedereen: de tafel staat in de openbare lijst
new-watchable = Anderen mogen toekijken
new-watchable-hint = Toeschouwers zien alleen wat voor iedereen open ligt.
new-knowledge = Geheugensteun
new-knowledge-hint = Bekende handkaarten, wat er nog in de stapels zit, en kansen: voor wie niet alles wil onthouden.
new-knowledge-usual = zoals gewoonlijk: alles als je alleen speelt, anders wat open ligt
new-knowledge-off = geen
new-knowledge-open = wat open ligt
new-knowledge-all = alles wat een volmaakt geheugen zou weten
new-more = Tempo, afwezigheid en hints
new-grace = Als iemand weg is
new-grace-usual = zoals gewoonlijk
new-grace-hint = Gewoonlijk springt na 1 minuut een bot in; bij uren bedenktijd wacht iedereen.
new-grace-never = wacht iedereen
new-grace-after = springt na { $time } een bot in
new-stand-in = Niveau van de bot die inspringt
new-pace = Tempo van de bots
new-pace-at-once = meteen
new-pace-quick = vlot
new-pace-normal = goed te volgen
new-pace-slow = langzaam
new-hints = Spelers mogen om hints vragen
new-hints-hint = Waar anderen meespelen; het logboek zegt dan wie het vroeg. Alleen tegen bots zijn er altijd hints.
new-publish = Het afgelopen spel mag als open data worden gepubliceerd
new-publish-hint = Zonder namen, voor onderzoek. Iedereen hoort dat vóór het plaatsnemen.
new-advanced = Bijzondere regels
new-talisman = Wie de talisman heeft
new-talisman-last = komt bij een conflict als laatste
new-talisman-first = komt bij een conflict als eerste
new-holder = Wie de talisman eerst heeft
new-holder-hint = Hij gaat door als hij een conflict heeft beslist.
new-holder-chance = bij toeval
new-removal = Dieren die bij drie stoelen wegvallen
new-removal-balanced = een van elke soort, de rest willekeurig
new-removal-random = allemaal willekeurig
new-returns = Bijbetaling als je na een conflict past
new-returns-edition = zoals in de editie
new-returns-yes = komt terug
new-returns-no = ben je kwijt
new-counts = Kaarten van elke waarde in een habitat
# $value is 1 to 4
new-count = waarde { $value }
new-counts-hint = Samen 14. In geen enkel regelboekje staat hoe vaak elke waarde voorkomt; 5, 4, 3 en 2 is onze aanname.
new-make = Tafel maken
new-fault-nobody = Een spel heeft minstens één mens nodig.
new-fault-seconds = Geef een tijd tussen 1 seconde en 30 dagen.
new-fault-increment = Geef hele seconden, van 0 tot een dag.
new-fault-counts = Geef vier getallen die samen 14 zijn.
new-faults = Er ontbreekt nog iets: kijk naar de gemarkeerde velden.

## Waiting room

wait-heading = Wachten op spelers
wait-heading-ready = Iedereen is er
wait-invited = Je bent uitgenodigd om mee te spelen
wait-invited-text = Kies een vrije stoel, zeg hoe je heet en wacht op de start.
wait-full = Alle stoelen zijn bezet. Blijf en kijk toe: het spel begint hier.
wait-full-closed = Alle stoelen zijn bezet, en toekijken kan aan deze tafel niet.
wait-watch-hint = Of kijk gewoon toe: het spel begint hier.
wait-share = Uitnodigen
wait-share-text = Stuur deze link naar iedereen die meespeelt.
wait-link = Link naar deze tafel
wait-own-machine = Deze link werkt alleen op deze computer. Om anderen te laten komen moet de server gestart worden met een adres dat zij kunnen bereiken (README, “To play with friends”).
qr-code = QR-code van de link
wait-copy = Link kopiëren
wait-copied = De link is gekopieerd.
wait-copy-failed = Kopiëren mag hier niet. Markeer de link en kopieer die zelf.
wait-send = Link versturen
# $title is the name of the table; what friends read above the link
wait-send-text = Kom Wild Cards met me spelen!
wait-code = Code
wait-code-hint = Of geef ze deze code: die vul je in op de startpagina van deze server.
wait-seats = Stoelen
wait-seat = Stoel { $seat }
wait-open = Vrij
wait-kept = vrijgehouden voor { $name }
wait-you = jij
wait-host = Dit is jouw tafel: jij start het spel.
wait-here = aanwezig
wait-away = weg
wait-leo-about = biedt van zijn eigen stapel
wait-sit = Hier gaan zitten
wait-sit-kept = Je stoel innemen
wait-your-name = Je naam
wait-player-name = Naam van de speler
wait-name-fault = Zeg even hoe je heet.
wait-sit-down = Gaan zitten
wait-rename = Naam veranderen
wait-save = Opslaan
wait-stand-up = Opstaan
wait-actions = Meer voor stoel { $seat }
wait-kick = Wegsturen
wait-sent-away = Weggestuurd
wait-sent-away-text = Wie je hebt weggestuurd, kan niet meer aan deze tafel gaan zitten, tenzij je die persoon weer binnenlaat.
wait-let-in = Weer binnenlaten
wait-bot = Aan een bot geven
wait-bot-level = Niveau van de bot op stoel { $seat }
wait-free-bot = Bot weghalen
wait-move = Naar een ander apparaat
wait-move-text = Open deze link op het andere apparaat: daar speel je op deze stoel verder. De link werkt één keer.
wait-move-link = Persoonlijke link van stoel { $seat }
wait-add = Nog iemand op dit apparaat
wait-add-hint = Geef het apparaat door: tussen de beurten zijn de handen verborgen.
wait-start = Spel starten
wait-start-fill = Starten, bots vullen aan
wait-fill-level = Niveau van deze bots
wait-not-host = Wie de tafel maakte, start het spel.
wait-sit-first = Voor de start moet er iemand gaan zitten.
wait-leave = Tafel verlaten
wait-close = Afblazen
wait-close-sure = Deze tafel voor iedereen afblazen?
wait-close-yes = Ja, afblazen
wait-settings = Zo spelen we
wait-private = alleen met link of code
wait-public = staat in de openbare lijst
wait-watchable = anderen mogen toekijken
wait-unwatchable = geen toeschouwers
wait-knowledge-off = geen geheugensteun
wait-knowledge-open = geheugensteun: wat open ligt
wait-knowledge-all = geheugensteun: alles wat een volmaakt geheugen zou weten
wait-grace = na { $time } afwezigheid springt een bot in
wait-grace-never = iedereen wacht op wie weg is
wait-hints = hints zijn toegestaan
wait-publish = het afgelopen spel mag zonder namen worden gepubliceerd
wait-holder = de talisman is eerst bij stoel { $seat }, zo gekozen bij het maken van de tafel
wait-rule-talisman = wie de talisman heeft, komt bij een conflict als eerste
wait-rule-removal = welke dieren wegvallen, bepaalt alleen het toeval
wait-rule-returns = bijbetalingen komen terug als je na een conflict past
wait-rule-lost = bijbetalingen ben je kwijt als je na een conflict past
wait-rule-counts = kaarten met waarde 1 tot en met 4 in een habitat: { $counts }
wait-fair = Niemand kan de kaarten kiezen, ook de server niet: elk apparaat draagt een eigen toevalsgetal bij.
wait-fair-more = Hoe dat bewezen wordt
wait-fair-commitment = Met dit getal heeft de server zijn deel vastgelegd:
wait-given = De kaarten van deze tafel zijn vooraf bepaald. Wie de tafel maakte, kent ze misschien.
wait-deal = De kaarten van deze tafel spelen anderen ook: daarna kun je vergelijken.
deal-page = Naar de pagina van deze kaarten
wait-lost = Je stoel is weer vrij, of er wordt op een ander apparaat verder gespeeld.
# $name sits down at seat $seat
wait-told-sat = { $name } zit nu op stoel { $seat }.
wait-told-left = { $name } is weggegaan.
wait-told-bot = Op stoel { $seat } zit nu een bot.
wait-told-here = { $name } is er.
wait-told-away = { $name } is weg.
wait-told-renamed = Stoel { $seat } heet nu { $name }.
claim-done = Deze stoel is nu van jou, op dit apparaat.

## In the menu, while a game is played

play-watch-link = Link voor toeschouwers kopiëren
# $name is the person of the seat
play-move = Naar een ander apparaat: { $name }
play-moved = Open deze link op het andere apparaat, of richt de camera ervan op het plaatje: daar speel je op deze stoel verder. De link werkt één keer.
play-leave = Spel verlaten …
play-leave-sure = Als je weggaat, speelt een bot voor je verder en gaan de anderen door. Tot het eind kun je altijd terugkomen: via “Mijn tafels” kom je hier weer.
play-leave-yes = Verlaten
play-leave-no = Blijven
play-left = Een bot speelt voor je tot je terugkomt.
play-end = Spel beëindigen
play-end-sure = Dit spel voorgoed beëindigen? Het telt niet mee.
play-end-yes = Ja, beëindigen
play-end-all = Spel voor iedereen beëindigen …
play-end-ask = De anderen vragen of dit spel nu moet eindigen? Het eindigt zodra iedereen die meespeelt akkoord is, en telt niet mee.
play-end-ask-yes = Vragen
# $name is who asks
play-end-asked = { $name } vraagt of dit spel nu moet eindigen.
play-end-host-asks = Wie de tafel heeft gemaakt, vraagt of dit spel nu moet eindigen.
play-end-terms = Het eindigt zodra iedereen die meespeelt akkoord is, en telt niet mee.
# $names are who has not agreed yet
play-end-missing = Nog niet akkoord: { $names }.
play-end-agree = Akkoord, beëindigen
play-end-no = Verder spelen
play-end-later = Later beslissen
play-end-alone = Wie nog akkoord moet gaan, is hier al een dag niet geweest. Alleen beëindigen

## Connection

line-connecting = Verbinden …
line-cut = Verbinding verbroken. Nieuwe poging …
line-healed = Weer verbonden.
line-ended = De verbinding is beëindigd.
line-reload = Opnieuw laden
table-missing = Deze tafel bestaat niet
table-missing-text = De link is onvolledig, of de tafel is lang na het einde van het spel verwijderd.
table-heading = Tafel

## You and your devices

keep-heading = Jij en je apparaten
keep-link = Je naam bewaren, andere apparaten gebruiken, je gegevens meenemen

## Settings

settings-heading = Instellingen
settings-lead = Ze worden in deze browser opgeslagen en gelden voor dit apparaat.
settings-name = Je naam
settings-name-hint = De anderen zien je naam als je plaatsneemt.
settings-language-auto = zoals in de browser
settings-speed = Animaties
settings-speed-slow = langzaam
settings-speed-normal = normaal
settings-speed-fast = snel
settings-speed-off = uit
settings-sound = Een geluid als je aan de beurt bent
settings-notify = Een melding als je aan de beurt bent en deze pagina op de achtergrond staat
settings-notify-denied = De browser staat voor deze pagina geen meldingen toe. Je kunt dat in zijn instellingen veranderen.
settings-notify-none = Deze browser kent geen meldingen.
settings-shortcuts = Aan tafel met losse toetsen kiezen en versturen

## Credits

credits-heading = Colofon
credits-game = Het spel
credits-game-text = Wild Cards is een kaartspel van Ferdinand Schnitzler, uitgegeven door Board Game Circus. Dit is een onofficiële fanversie: de uitgever heeft die niet gemaakt en niet goedgekeurd. Vind je het leuk, koop dan het spel: echte kaarten zijn nog mooier.
credits-rules-text = Alle teksten, tekeningen en uitleg zijn van onszelf. Van het origineel zijn geen beelden en geen zinnen overgenomen.
credits-free = Vrije software
credits-free-text = Je mag het programma, de tekeningen en de teksten onder de MIT-licentie gebruiken, veranderen en doorgeven.
credits-parts = Wat erin zit, en onder welke licenties:
credits-privacy = Privacy
credits-privacy-text = Er is geen account en niemand volgt je. Aan een cookie met een toevalsgetal herkent de server je stoelen; je naam en instellingen blijven in deze browser, en je naam is te zien voor wie met je speelt.

## Lost

lost-heading = Van het pad geraakt
lost-text = Hier is geen pagina. Misschien is de link afgekapt.
lost-home = Naar de startpagina

## Puzzles: positions in which one decision is clearly the best

puzzles-heading = Puzzels
puzzles-text = Stellingen waarin één beslissing duidelijk de beste is, en zwakkere bots die meestal missen.

## Ranglijst

nav-ratings = Ranglijst
new-rated = Het spel telt voor de ranglijst
new-rated-hint = Iedereen hoort dat vóór het plaatsnemen. Geen hints, één stoel per persoon, en het wordt uitgespeeld.
wait-rated = telt voor de ranglijst: wie gaat zitten, stemt daarmee in, ook bij weggaan
wait-rated-about = Spel voor de ranglijst: door te gaan zitten stem je ermee in dat het telt voor je rating, die bij je stoel staat. Ga je weg, dan speelt een bot verder, en zijn plaats is de jouwe.
rating-short = rating { $rating } ± { $unsure }
rating-none-short = nog geen rating
seat-page = Pagina van { $name }

## Wat toeschouwers zien

new-spectators = Wat toeschouwers zien
new-spectators-hint = Iedereen krijgt het te horen voordat die gaat zitten, en stemt ermee in door te gaan zitten. Alle handen tonen past bij mensen die elkaar vertrouwen: de server kan niet weten wie doorvertelt wat er te zien is.
new-spectators-public = wat open ligt
new-spectators-late = alle handen, alles zoals het aan het begin van de ronde was
new-spectators-all = meteen alle handen
wait-spectators-late = anderen mogen toekijken en zien alle handen, maar alles pas zoals het aan het begin van de huidige ronde was
wait-spectators-all = anderen mogen toekijken en zien meteen alle handen
spectators-told-late = Toeschouwers zien aan deze tafel alle handen, maar alles pas zoals het aan het begin van de huidige ronde was. Wie gaat zitten, stemt daarmee in.
spectators-told-all = Toeschouwers zien aan deze tafel meteen alle handen. Wie gaat zitten, stemt daarmee in.
# In plaats van op wie het spel wacht
spectators-wait-late = De ronde is bezig
spectators-watching-late = Je ziet alle handen, en alles zoals het aan het begin van deze ronde was. Wat er nu gebeurt, verschijnt als de ronde voorbij is.
spectators-watching-all = Je ziet alle handen. Dat geldt alleen voor jou en andere toeschouwers.
spectators-hand = Hand van { $name }
