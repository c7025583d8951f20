### Het einde van een spel, het bewijs dat er eerlijk is gedeeld, herhaling, samen op één apparaat, wat van het verloop wordt getoond en verteld.

## Het einde

end-winner = { $name } wint
end-you-won = Je wint
end-you-placed =
    { $points ->
        [one] Jouw plaats: { $place }, met { $points } punt
       *[other] Jouw plaats: { $place }, met { $points } punten
    }
# $names zijn er meer
end-winners = { $names } winnen samen
end-closed = Dit spel is voortijdig beëindigd
end-closed-about = De tafel is vóór de laatste ronde gesloten. Daarom heeft niemand gewonnen en is er geen verslag.
end-ranking = Eindstand
# $first is een van $names; $animals zijn hun aantallen dieren, zoals 9 : 8
end-more-animals = { $names } hebben evenveel punten. Het aantal dieren beslist, { $animals }: { $first } eindigt hoger.
end-shared = { $names } hebben evenveel punten en evenveel dieren ({ $animals }). Ze delen de plaats.
end-species-best = { $animals }, de grootste diersoort
end-species-second = { $animals }, de op een na grootste
end-species-other = { $animals }, zonder punten
end-no-animals = Geen dieren
end-part-best = Grootste diersoort: 2 per dier
end-part-second = Op een na grootste: 1 per dier
end-part-leaders = Leiders
end-part-bonus = Puntenfiches
end-total = Totaal
end-guided = Dat was je begeleide spel, en je weet nu hoe het gaat. In het volgende worden de kaarten geschud, en niemand geeft je advies.
end-guided-play = Nu een echt spel
end-rematch = Nog een keer
end-rematch-join = Naar de revanche
end-rematch-called = Er wacht een nieuw spel met dezelfde mensen op je.
end-rematch-begun = Het gaat verder: dezelfde mensen spelen nog eens.
end-rematch-watch = Naar de revanche kijken
end-replay = Herhaling bekijken
end-record = Verslag downloaden
end-home = Naar de startpagina

## Het bewijs dat er eerlijk is gedeeld

proof = Eerlijk gedeeld
proof-about = De kaarten volgen uit een geheim getal van de server, dat vóór het spel vaststond, en uit toevalsgetallen van de apparaten van de spelers. Je browser heeft ze zojuist opnieuw samengevoegd.
proof-more = Elke kaart controleren
check-is-right = klopt:
check-is-wrong = klopt niet:
check-is-open = niet gecontroleerd:
check-numbers = Getallen
check-given = Wie deze tafel heeft gemaakt, heeft de kaarten vooraf gekozen. Er valt dus niets te bewijzen.
check-none-kept = Op dit apparaat heeft niemand meegespeeld; er is dus niets bewaard om mee te vergelijken.
check-kept-commitment = De vastlegging van de server is dezelfde als die dit apparaat vóór het spel kreeg.
check-own-nonces =
    { $count ->
        [one] Het toevalsgetal van dit apparaat is erin verwerkt.
       *[other] Alle { $count } toevalsgetallen van dit apparaat zijn erin verwerkt.
    }
check-server-part = Het geheime getal van de server is hetzelfde als het getal dat hij had vastgelegd.
check-mix = De startwaarde is gemengd uit dat getal en de toevalsgetallen van de apparaten.
check-bots-nonces = De server gaf toevalsgetallen voor zijn eigen bots en kan ze hebben uitgekozen.
check-no-json = Dit is geen verslag: het is geen JSON.
check-no-json-lines = Dit is meer dan één verslag. Geef uit een bestand met meerdere verslagen één regel.
check-no-record = Dit is geen verslag van een spel.
check-twice = “{ $key }” staat in dit verslag twee keer in hetzelfde object: programma’s zouden het verschillend lezen.
check-unreadable = Het verslag is beschadigd en niet te lezen.
check-no-seed = Het verslag heeft geen startwaarde om de kaarten mee na te rekenen.
check-commitment = De vastlegging in het verslag past bij de startwaarde.
check-no-parts = Het verslag zegt niet hoe de startwaarde is ontstaan. Wie deelde, kan die hebben uitgekozen.
check-habitats = De habitatkaarten lagen zoals de startwaarde bepaalt.
check-animals = De dieren kwamen zoals de startwaarde bepaalt.
check-removed = De weggelaten dieren zijn dezelfde als die de startwaarde bepaalt.
check-talisman = De talisman was eerst bij de speler die de startwaarde aanwijst.
check-talisman-chosen = Wie de talisman het eerst krijgt, is gekozen bij het maken van de tafel. Daarover zegt de startwaarde niets.
check-reshuffle = Na het schudden nummer { $number } lagen de kaarten zoals de startwaarde bepaalt.
check-leo = Stapel { $number } van Leo lag zoals de startwaarde bepaalt.
check-replayed =
    { $steps ->
        [one] De server heeft de ene stap nagespeeld: hij was toegestaan en de punten kloppen.
       *[other] De server heeft alle { $steps } stappen nagespeeld: ze waren allemaal toegestaan en de punten kloppen.
    }
check-not-replayed = De server heeft het spel nagespeeld en een fout gevonden.
check-no-answer = De server heeft het spel niet nagespeeld.

## De pagina die een verslag controleert

verify-heading = Is er eerlijk gedeeld?
verify-about = Je browser deelt de kaarten van een afgelopen spel opnieuw, uit de getallen die apparaten en server hebben bijgedragen, en vergelijkt. Daarvoor hoef je de server niet te vertrouwen. Alleen of elke stap volgens de regels was, vertelt de server je zelf.
verify-file = Het verslag van een spel, als bestand
verify-text = of als tekst
verify-check = Controleren
verify-found = Resultaat
verify-running = Bezig met controleren …
verify-right = Alles klopt.
verify-wrong = Dit verslag klopt niet.
verify-open = Er is niets mis, maar niet alles kon worden gecontroleerd.
verify-shows = Wat dit laat zien
verify-shows-text = De server maakte zijn vastlegging, het controlegetal van een geheim getal, bekend voordat een apparaat een toevalsgetal gaf. Is het dezelfde die je toen kreeg, en is een van de toevalsgetallen van jou, dan hebben noch de server noch de anderen deze kaarten uitgekozen.
verify-limits = Het laat niet zien of de server samen met de speler die als laatste ging zitten veel getallen heeft uitgeprobeerd, en ook niet wie tijdens het spel welke kaarten heeft bekeken. In een terminal controleert “wildcards verify BESTAND” alles zonder het iemand te vragen.

## Wat ondertussen wordt getoond: waarom wie bij een conflict voorgaat

beat-bids = Biedingen
beat-tie = Conflict bij biedingen van { $value }
beat-why-LION = heeft de leider van de leeuwen
beat-why-LEO = Leo wint conflicten
beat-why-SUM = door de som
beat-why-TALISMAN = door de talisman
beat-why-BREAK = door de extra kaart
beat-why-SEAT_ORDER = op zitvolgorde
beat-why-CANNOT_PAY = kan niet bijbetalen
beat-why-ONLY_PAYER = niemand anders kan bijbetalen

## Het logboek

logbook = Logboek
logbook-filter = Getoonde rondes
logbook-all = alle rondes
logbook-marked = Omkaderd op tafel: { $places }
place-bid = bod van { $name }
place-pay = bijbetaling van { $name }
place-handsize = hand van { $name }
place-talisman = talisman van { $name }
place-points = punten van { $name }
place-collection = verzameling van { $name }: { $animal }
place-leader = { $leader } bij { $name }
place-leader-supply = { $leader } in de voorraad

## Samen op één apparaat

curtain-pass = Geef het apparaat aan { $name }
curtain-why = De kaarten van { $name } blijven verborgen tot { $name } kijkt.
curtain-take = Ik ben { $name }

## Herhaling

replay-heading = Herhaling
replay-loading = Het spel wordt geladen …
replay-back = Terug naar de uitslag
replay-table = De tafel
replay-controls = Door het spel gaan
replay-position = Moment in het spel
replay-step = stap { $step } van { $steps }
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Eén stap vooruit
replay-back-step = Eén stap terug
replay-round = Naar de volgende ronde
replay-round-back = Naar het begin van de ronde
replay-speed = Tempo
replay-eyes = Gezien door
replay-eyes-none = een toeschouwer
replay-eyes-seat = { $name }
replay-eyes-all = alle handen open
replay-hands = Alle handen
replay-hand-sealed = { $hand }; gesloten: { $sealed }

## The review of a game; more of its words are in review.ftl

review-heading = Analyse
# whose game is reviewed: over a choice of names
review-of = Speler
review-waits =
    { $count ->
        [0] Ze begint zo.
        [one] { $count } andere analyse komt eerst.
       *[other] { $count } andere analyses komen eerst.
    }
review-runs = { $decided } van { $decisions } beslissingen bekeken.
review-again = Opnieuw proberen
review-split =
    Aandeel van { $name } in de winst: { $result } %, waar even sterke spelers { $par } % hebben. Eigen beslissingen kostten { $loss } punten, { $was ->
        [bad] pech kostte nog { $luck }
       *[good] geluk bracht { $luck }
    }.
# for those who can’t see it
review-curve-picture = Winstkans van ronde tot ronde, zoals in de tabel hieronder.
review-curve-legend = De stippellijn is het aandeel van even sterke spelers ({ $par } %); ringen tonen rondes met een fout.
review-ways = Wat het waard was: de beste van { $count } manieren
review-chosen = gekozen
review-why = De beste manier vergeleken met de gekozen:
review-show = Bekijk het in de herhaling
review-previous = Naar de vorige beslissing
review-next = Naar de volgende beslissing
review-none = Hier valt niets te beslissen
review-number = Beslissing { $number } van { $all }

## Wat als

branch-heading = Vanaf hier verder spelen
branch-about = Je neemt nu een plaats over, en bots spelen de andere. Alle kaarten blijven zoals ze waren.
branch-seat = Jouw plaats
branch-against = De anderen zijn
branch-same = zoals in dit spel
branch-redeal = Opnieuw delen wat deze plaats niet had gezien
branch-play = Verder spelen
branch-over = Hier is het spel afgelopen: ga terug naar een eerder moment.
end-branch = Dit spel splitst zich af van een ander spel: bekijk het

## The same deal; more of its words are in deal.ftl

deal-heading = Dezelfde kaarten
deal-play = Dezelfde kaarten spelen
deal-about-short = Of vanaf het begin, zoals anderen ook kunnen:
deal-results = Uitslagen vergelijken
