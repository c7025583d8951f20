### Le cose del gioco, con i termini del regolamento italiano del 2020. Ciò che è nuovo nel 2022 non è stampato in
### italiano: quei termini sono nostri.
###
### docs/glossary.md dà di ogni cosa la sola parola che usiamo, e da dove viene.
###
### `the-…` e `an-…` sono forme con l'articolo, per l'oggetto della frase ("prende il pavone").

## Carte

# $value va da 1 a 4
card-F = foresta { $value }
card-S = savana { $value }
card-M = montagna { $value }
card-W = jolly { $value }
refill-card = Rifornisci la Mano
the-refill-card = la carta Rifornisci la Mano
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
card-hidden = carta coperta

## Habitat

habitat-F = foresta
habitat-S = savana
habitat-M = montagna
habitat-W = jolly
habitat-bonus = bonus habitat

## Animali

animal-pe = pavone
animal-sq = scoiattolo
animal-ea = aquila
animal-ib = stambecco
animal-li = leone
animal-me = suricato
the-animal-pe = il pavone
the-animal-sq = lo scoiattolo
the-animal-ea = l’aquila
the-animal-ib = lo stambecco
the-animal-li = il leone
the-animal-me = il suricato
an-animal-pe = un pavone
an-animal-sq = uno scoiattolo
an-animal-ea = un’aquila
an-animal-ib = uno stambecco
an-animal-li = un leone
an-animal-me = un suricato
animals-pe =
    { $count ->
        [one] { $count } pavone
       *[other] { $count } pavoni
    }
animals-sq =
    { $count ->
        [one] { $count } scoiattolo
       *[other] { $count } scoiattoli
    }
animals-ea =
    { $count ->
        [one] { $count } aquila
       *[other] { $count } aquile
    }
animals-ib =
    { $count ->
        [one] { $count } stambecco
       *[other] { $count } stambecchi
    }
animals-li =
    { $count ->
        [one] { $count } leone
       *[other] { $count } leoni
    }
animals-me =
    { $count ->
        [one] { $count } suricato
       *[other] { $count } suricati
    }
animals =
    { $count ->
        [one] { $count } animale
       *[other] { $count } animali
    }

## Capibranco

leader-pe = pavone Capobranco
leader-sq = scoiattolo Capobranco
leader-ea = aquila Capobranco
leader-ib = stambecco Capobranco
leader-li = leone Capobranco
leader-me = suricato Capobranco
the-leader-pe = il pavone Capobranco
the-leader-sq = lo scoiattolo Capobranco
the-leader-ea = l’aquila Capobranco
the-leader-ib = lo stambecco Capobranco
the-leader-li = il leone Capobranco
the-leader-me = il suricato Capobranco
leaders =
    { $count ->
        [one] { $count } Capobranco
       *[other] { $count } Capibranco
    }

## Il tavolo

talisman = talismano
display = mercato
draw-pile = mazzo da pesca
discard-pile = pila degli scarti
animal-pile = animali in arrivo
box = scatola
supply = riserva
collection = collezione
hand = mano
bid = offerta
payment = pagamento
leo = Leo
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
# $round e $rounds sono numeri
round-of = round { $round } di { $rounds }
round = round { $round }
place = posizione { $place }
slot = spazio { $slot }
seat = posto { $seat }
seats =
    { $count ->
        [one] { $count } posto
       *[other] { $count } posti
    }
you = tu
# instead of the name of a person who is forgotten
somebody = Qualcuno
none = nessuna

## Che cosa si decide

phase-BID = offerte
phase-REVEAL = offerte: l’aquila
phase-SWAP = rifornimento: il suricato
phase-DISCARD = rifornimento
phase-LAY = animali: pareggio
phase-BREAK = animali: pareggio
phase-TAKE = animali
phase-PAY = animali: pagamento
phase-KEEP = prossimo round: lo stambecco
phase-OVER = fine della partita

# le quattro fasi di un round
stage-0 = distribuzione
stage-1 = offerte
stage-2 = rifornire
stage-3 = animali
stage-4 = nuovo round

## Bot

bot = bot
level-novice = principiante
level-novice-about = Sa che cosa conviene e spesso fa altro. Anche un bambino può vincere.
level-casual = occasionale
level-casual-about = Gioca con buon senso, con qualche svista.
level-greedy = avanzato
level-greedy-about = Soppesa prezzi, bonus habitat e Capibranco. Chi è alle prime armi fatica a batterlo.
level-skilled = abile
level-skilled-about = Prima di giocare prova le sue idee a mente.
level-expert = esperto
level-expert-about = Prova le sue idee molte più volte.
level-master = maestro
level-master-about = Vede più lontano di tutti: è il più forte.

## Edizioni

edition-2022 = edizione 2022
edition-2020 = edizione 2020
