### Le pagine delle persone, e la classifica.

person-heading = La tua pagina
person-of = { $name }
# chi non ha dato un nome
person-nameless = Qualcuno
person-share = Link a questa pagina
person-share-hint = Chi può aprirla lo scegli qui.
person-shown = Chi può vedere questa pagina
person-shown-nobody = solo io
person-shown-met = chi ha giocato con me
person-shown-all = tutti
person-shown-hint = Giocato: in una partita arrivata alla fine. In classifica c’è solo chi è visibile a tutti.
person-games =
    { $count ->
        [0] Ancora nessuna partita finita.
        [one] { $count } partita finita.
       *[other] { $count } partite finite.
    }
person-counts = Le partite con carte indicate o rigiocate e le diramazioni non contano: qualcuno potrebbe conoscerne le carte.
person-rating = Punteggio in classifica
person-rating-now = { $rating } ± { $unsure }
person-rating-games =
    { $count ->
        [one] da { $count } partita valida
       *[other] da { $count } partite valide
    }
person-rating-none = Ancora nessuna partita valida. Chi apre un tavolo può scegliere che la partita conti.
person-rating-about = 19 volte su 20 la vera forza è in questo intervallo. Chi è nuovo comincia con 25,0 ± 16,7; 25 è il punteggio del bot { $level }.
person-curve = Il punteggio dopo ogni partita valida
person-curve-picture = Andamento del punteggio; la tabella sotto ha gli stessi numeri
person-curve-legend = Linea: il punteggio. Fascia: quanto è incerto.
person-kinds = Piazzamenti
person-leaders = Capibranco preferiti
person-leaders-about = Quante partite sono finite con questo capobranco.
person-latest = Ultime partite
person-column-game = partita
person-column-leader = capobranco
person-column-games = partite
person-column-places = 1º / 2º / …
person-column-mean = punti in media
person-column-best = massimo
person-column-when = quando
person-column-place = posto
person-column-score = punti
person-column-rating = punteggio
person-kind =
    { $leo ->
        [yes] { $seats } posti con Leo, { $edition }
       *[no] { $seats } posti, { $edition }
    }

ratings-lead = I migliori tra chi mostra la propria pagina a tutti e ha giocato almeno { $games } partite valide.
ratings-order = L’ordine segue ciò che uno ha almeno: il punteggio meno una volta e mezza la sua incertezza.
ratings-empty = In classifica non c’è ancora nessuno.
ratings-mine = La tua pagina
ratings-list = Classifica
ratings-bots = I bot sono sulla stessa scala; sono misurati in molte partite, e il loro punteggio non cambia mai.
ratings-column-place = posto
ratings-column-name = chi
ratings-column-rating = punteggio
ratings-column-games = partite
ratings-bot = Bot: { $level }

## Nel terminale

ratings-terminal-shown = Visibile a: { $shown }.
ratings-terminal-page = Pagina: { $url }
