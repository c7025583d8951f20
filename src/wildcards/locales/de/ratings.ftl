### Seiten von Leuten und die Liste der Wertungen.

person-heading = Deine Seite
person-of = { $name }
# wer keinen Namen angegeben hat
person-nameless = Jemand
person-share = Link zu dieser Seite
person-share-hint = Wer sie öffnen darf, wählst du hier.
person-shown = Wer diese Seite sehen darf
person-shown-nobody = nur ich
person-shown-met = wer mit mir gespielt hat
person-shown-all = alle
person-shown-hint = Gespielt heißt: in einer Partie, die zu Ende kam. In der Liste der Wertungen steht nur, wen alle sehen dürfen.
person-games =
    { $count ->
        [0] Noch keine Partie zu Ende gespielt.
        [one] { $count } Partie zu Ende gespielt.
       *[other] { $count } Partien zu Ende gespielt.
    }
person-counts = Partien mit vorgegebenen oder noch einmal gespielten Karten und Abzweigungen zählen nicht: Jemand könnte ihre Karten kennen.
person-rating = Wertung
person-rating-now = { $rating } ± { $unsure }
person-rating-games =
    { $count ->
        [one] aus { $count } gewerteten Partie
       *[other] aus { $count } gewerteten Partien
    }
person-rating-none = Noch keine gewertete Partie. Wer einen Tisch eröffnet, kann wählen, dass seine Partie zählt.
person-rating-about = In 19 von 20 Fällen liegt die wahre Stärke in diesem Bereich. Neue beginnen mit 25,0 ± 16,7; 25 hat der Bot { $level }.
person-curve = Die Wertung nach jeder gewerteten Partie
person-curve-picture = Verlauf der Wertung; die Tabelle darunter enthält dieselben Zahlen
person-curve-legend = Linie: die Wertung. Band: wie unsicher sie ist.
person-kinds = Ränge
person-leaders = Liebste Bonuskarten
person-leaders-about = Wie viele Partien mit dieser Bonuskarte endeten.
person-latest = Letzte Partien
person-column-game = Partie
person-column-leader = Bonuskarte
person-column-games = Partien
person-column-places = Rang 1 / 2 / …
person-column-mean = Punkte im Mittel
person-column-best = Bestwert
person-column-when = wann
person-column-place = Rang
person-column-score = Punkte
person-column-rating = Wertung
person-kind =
    { $leo ->
        [yes] { $seats } Plätze mit Leo, { $edition }
       *[no] { $seats } Plätze, { $edition }
    }

ratings-lead = Die Besten unter denen, die ihre Seite allen zeigen und mindestens { $games } gewertete Partien gespielt haben.
ratings-order = Die Reihenfolge folgt dem, was jemand mindestens hat: der Wertung weniger das Anderthalbfache ihrer Unsicherheit.
ratings-empty = Noch steht niemand in der Liste.
ratings-mine = Deine eigene Seite
ratings-list = Liste der Wertungen
ratings-bots = Bots stehen auf derselben Skala; sie wurden in vielen Partien gemessen, und ihre Wertung ändert sich nie.
ratings-column-place = Platz
ratings-column-name = wer
ratings-column-rating = Wertung
ratings-column-games = Partien
ratings-bot = Bot: { $level }

## Im Terminal

ratings-terminal-shown = Zu sehen für: { $shown }.
ratings-terminal-page = Seite: { $url }
