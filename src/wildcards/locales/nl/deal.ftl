### A deal that several people play: its page, and the deal of the day.

## The page of a deal

deal-lead = Iedereen krijgt dezelfde kaarten, tegen dezelfde bots: zo kun je uitslagen vergelijken.
# $day as “Sunday 29 November”
deal-of-day = Kaarten van de dag: { $day }
deal-seats = Wie waar zit
deal-seat = Stoel { $seat }: { $name }
# a seat that was played by a person, not a bot
deal-person = mens
deal-play-heading = Zelf spelen
deal-take = Speel deze kaarten
deal-friends = Open voor vrienden
deal-friends-hint = Ze gaan zitten met de link of code van de tafel. Waar niemand is uitgenodigd, speelt een bot.
deal-bots = Bots op stoelen van mensen
deal-seen = Je hebt deze kaarten gezien. Een nieuwe uitslag krijgt die vermelding en telt buiten mededinging.
deal-secret = Wat anderen en de bots haalden, zie je zodra je het hebt uitgespeeld.
deal-players =
    { $count ->
        [0] Nog niemand heeft het uitgespeeld.
        [one] { $count } persoon heeft het uitgespeeld.
       *[other] { $count } mensen hebben het uitgespeeld.
    }
deal-share = Link naar deze kaarten
deal-share-hint = Wie hem opent, kan ze ook spelen en vergelijken.

## Who took it

deal-takes = Wie ze heeft gespeeld
deal-takes-about = Punten tellen eerst, dan de plaats in het spel, dan wat eigen beslissingen kostten, in procentpunten van de winstkans.
# over columns: short
deal-column-place = plaats
deal-column-name = wie
deal-column-score = punten
deal-column-rank = in spel
deal-column-loss = kosten
# the rank in one game
deal-rank = { $rank }/{ $of }
deal-out = buiten mededinging
deal-unknown = niet bekend
deal-mark-seen = kende de kaarten: buiten mededinging
deal-mark-late = na de dag: buiten mededinging

## What bots reached

deal-levels = Wat bots halen
deal-levels-seat = Stoel
deal-levels-about = Bots van elk niveau spelen dezelfde kaarten op stoel { $seat }, vele malen; de anderen blijven zoals ze zijn.
deal-levels-none = Nog geen bot heeft ze gespeeld.
# for those who can’t see it
deal-levels-picture = Hoe de punten van de bots verdeeld zijn, per niveau; de tabel hieronder heeft ze in cijfers.
deal-levels-legend = De balken tonen hoeveel spellen met zoveel punten eindigden, de stip eronder het gemiddelde met zijn 95%-interval.
deal-levels-own = De stippellijn is je beste uitslag.
# over that line: short
deal-levels-you = jij: { $points }
deal-levels-table = Gemiddelden met 95%-intervallen, en hoe vaak deze bots wonnen.
deal-levels-count =
    { $count ->
        [one] Tot nu toe { $count } spel van bots.
       *[other] Tot nu toe { $count } spellen van bots.
    }
# over columns: short
deal-column-level = bots
deal-column-mean = punten
deal-column-interval = 95 %
deal-column-won = winst
deal-column-below = onder jou
deal-span = { $low }–{ $high }
deal-percent = { $share } %
deal-runs = Bots zijn aan het spelen: { $runs } van { $of } spellen.
deal-runs-done = De bots zijn klaar met hun spellen.

## The deal of the day

day-go-new = Speel de kaarten van vandaag
day-go-late = Spelen
day-go-playing = Verder spelen
day-go-over = Bekijk de uitslag
# $when is a day of the week and a time
day-until = Tot { $when }, op jouw klok.
day-once = Je hebt deze kaarten gespeeld; iedereen speelt ze één keer.
day-before = De laatste zeven dagen
day-late = Wat je hebt gemist, kun je nog spelen, buiten mededinging.
day-none = Er zijn nog geen kaarten voor vandaag.
day-fair = Voordat de dag begon, legde de server de kaarten vast met een geheim getal en maakte de hash daarvan bekend; na de dag wordt het getal getoond, en kan iedereen controleren dat het dezelfde kaarten zijn gebleven.
day-commitment = De hash voor vandaag
