### Pagina's van mensen, en de ranglijst.

person-heading = Je pagina
person-of = { $name }
# iemand die geen naam gaf
person-nameless = Iemand
person-share = Link naar deze pagina
person-share-hint = Wie haar mag openen, kies je hier.
person-shown = Wie deze pagina mag zien
person-shown-nobody = alleen ik
person-shown-met = mensen met wie ik heb gespeeld
person-shown-all = iedereen
person-shown-hint = Gespeeld: in een spel dat is uitgespeeld. In de ranglijst staat alleen wie voor iedereen zichtbaar is.
person-games =
    { $count ->
        [0] Nog geen spel uitgespeeld.
        [one] { $count } spel uitgespeeld.
       *[other] { $count } spellen uitgespeeld.
    }
person-counts = Spellen met opgegeven of opnieuw gespeelde kaarten en aftakkingen tellen niet mee: iemand kan hun kaarten kennen.
person-rating = Rating
person-rating-now = { $rating } ± { $unsure }
person-rating-games =
    { $count ->
        [one] uit { $count } spel voor de ranglijst
       *[other] uit { $count } spellen voor de ranglijst
    }
person-rating-none = Nog geen spel voor de ranglijst. Wie een tafel opent, kan kiezen dat het spel telt.
person-rating-about = In 19 van de 20 gevallen ligt de ware sterkte in dit bereik. Nieuwe spelers beginnen met 25,0 ± 16,7; 25 heeft de bot { $level }.
person-curve = De rating na elk spel voor de ranglijst
person-curve-picture = Verloop van de rating; de tabel eronder heeft dezelfde getallen
person-curve-legend = Lijn: de rating. Band: hoe onzeker die is.
person-kinds = Resultaten
person-leaders = Favoriete leiders
person-leaders-about = Hoeveel spellen eindigden met deze leider.
person-latest = Laatste spellen
person-column-game = spel
person-column-leader = leider
person-column-games = spellen
person-column-places = 1e / 2e / …
person-column-mean = gemiddeld
person-column-best = beste
person-column-when = wanneer
person-column-place = plaats
person-column-score = punten
person-column-rating = rating
person-kind =
    { $leo ->
        [yes] { $seats } stoelen met Leo, { $edition }
       *[no] { $seats } stoelen, { $edition }
    }

ratings-lead = De besten van wie hun pagina aan iedereen tonen en minstens { $games } spellen voor de ranglijst hebben gespeeld.
ratings-order = De volgorde is naar wat iemand ten minste heeft: de rating min anderhalf keer de onzekerheid.
ratings-empty = Er staat nog niemand in de lijst.
ratings-mine = Je eigen pagina
ratings-list = Ranglijst
ratings-bots = Bots staan op dezelfde schaal; ze zijn in veel spellen gemeten, en hun rating verandert nooit.
ratings-column-place = plaats
ratings-column-name = wie
ratings-column-rating = rating
ratings-column-games = spellen
ratings-bot = Bot: { $level }

## In de terminal

ratings-terminal-shown = Zichtbaar voor: { $shown }.
ratings-terminal-page = Pagina: { $url }
