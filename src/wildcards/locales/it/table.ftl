### Il tavolo durante la partita: che cosa c’è e dove, e come si chiama ciò che si può premere.

## A che punto è la partita

table-round = Round { $round } di { $rounds }
table-round-short = { $round }/{ $rounds }
table-stages = Fasi del round
# le offerte che si risolvono ora, da 4 a 1
table-value = offerte di { $value }

## Carte e animali da premere

# dopo il nome di una carta: «foresta 3, costa altre 2 carte»
table-costs =
    { $count ->
        [0] non costa altre carte
        [one] costa { $count } altra carta
       *[other] costa altre { $count } carte
    }
table-bluff = non puoi pagarne il prezzo: un bluff
table-keeps-bonus = mantiene il bonus habitat
# $animal senza articolo: «pavone nello spazio 1»
table-in-slot = { $animal } nello spazio { $slot }
table-gap = Lo spazio { $slot } è vuoto
# $leader con l’articolo, come «il leone Capobranco»
table-leader-you = ti porta { $leader }
table-leader-other = { $leader } va a { $name }
table-leader-supply = { $leader } va nella riserva
# $animals come «3 pavoni»
table-with-leader = { $animals }, con il Capobranco

## Posti

table-rivals = Gli altri
table-seats = I giocatori
table-own = Tu
table-you = { $name } { table-is-you }
table-is-you = (tu)
table-owes = sta decidendo
table-place = Numero { $place } nell’ordine
table-sum = Totale { $sum }
table-sum-equal = Totale { $sum }, pari
# una carta che per ora vede solo il suo proprietario
table-sealed = { $card }, coperta
table-has-talisman = ha il talismano
table-hand-size =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
table-bonus =
    { $count ->
        [one] gettoni Punteggio del valore di { $count } punto
       *[other] gettoni Punteggio del valore di { $count } punti
    }
table-score =
    { $count ->
        [one] finora { $count } punto
       *[other] finora { $count } punti
    }
table-is-bot = Bot, { $level }
table-is-leo = Leo gioca in automatico
table-stand-in = Qui continua a giocare un bot: { $level }
table-away = al momento non c’è
table-clock = Tempo rimasto: { $time }
table-late = Ancora 10 secondi
table-hand =
    { $count ->
        [one] La tua mano: { $count } carta
       *[other] La tua mano: { $count } carte
    }
table-hand-empty = Nessuna carta in mano

## Mazzi

table-piles = Mazzi
piles-known = Carte note in mano
piles-unseen = Animali non ancora visti
piles-come = { $count } di questi devono ancora arrivare; gli altri sono stati tolti prima della partita.
view-leo-pile = mazzo di Leo
piles-leo = Mazzo di Leo, scoperte finora
table-supply = Capibranco di nessuno
table-leo-pile =
    { $count ->
        [one] { $count } carta nel suo mazzo
       *[other] { $count } carte nel suo mazzo
    }
table-animals-left =
    { $count ->
        [one] { $count } animale in arrivo
       *[other] { $count } animali in arrivo
    }

## Che cosa si potrebbe sapere delle carte coperte

known-title = Che cosa potresti sapere
# la mano di un altro posto
known-hand =
    { $name } ({ $count ->
        [one] { $count } carta
       *[other] { $count } carte
    })
known-certain = sicure: { $cards }
known-probably = probabili: { $groups }
known-hardly = improbabili: { $groups }
known-missing = escluse: { $groups }
# «foresta almeno 2 (81 %)»
known-least = { $group } almeno { $count } ({ $chance })
# «jolly (7 %)»
known-chance = { $group } ({ $chance })
known-row = { $group }: almeno 1 { $one }, almeno 2 { $two }, almeno 3 { $three }
known-percent = { $percent } %
# carte di un valore
known-value = valore { $value }
known-animals = animali ancora in arrivo
# «Mazzo (18): circa 5 foresta, 4 montagna.»
known-about = { $place } ({ $count }): circa { $what }.
known-exact = Tutte le probabilità sono contate esattamente.
known-sampled = Stima su { $worlds } distribuzioni possibili: una probabilità può sbagliare di circa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
known-wild = I jolly contano come jolly e per il loro valore, non con gli habitat.
known-open = A questo tavolo si elenca solo ciò che è scoperto, senza probabilità.
known-busy = Si sta contando …
known-bars = Le tre barre: le probabilità di almeno 1, 2 e 3 carte.

## Accanto al tavolo

table-game = Partita
table-panel = Accanto al tavolo
table-log = Cronaca
table-leaders = Capibranco
table-cards = Carte

# On the pages one goes to in mid-game
back-to-table = Torna al tavolo

## Un bot subentra per sempre

replaced-log = Al posto di { $name } d’ora in poi gioca un bot, per sempre.
replaced-you = Eri via da molto, e il tuo posto è passato per sempre a un bot. Puoi guardare.
replace-seat = Dai a un bot il posto di { $name }
replace-sure = Un bot gioca questo posto fino alla fine, anche alla rivincita: { $name } può solo guardare.
replace-yes = Dallo a un bot
