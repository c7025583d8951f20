### Che cosa si chiede a un posto, quanto costa e che cosa inviano i pulsanti. Termini come in things.ftl.
### Gli animali e i Capibranco vengono con l'articolo (`the-…` in things.ftl).

## La domanda

question-bid = Offri una carta
question-bid-second = Vuoi giocare una seconda carta?
question-eagle = Offri una o due carte
question-reveal = Quale offerta vale?
question-swap = Vuoi scambiare un animale?
question-discard = Vuoi scartare delle carte?
question-lay =
    { $count ->
        [one] Pareggio a { $value }: gioca { $count } carta coperta
       *[other] Pareggio a { $value }: gioca { $count } carte coperte
    }
question-break = Ancora pareggio: gioca una carta o pescane una
question-take = Prendi un animale o passa
question-pay =
    { $count ->
        [one] Paga { $count } carta per { $animal }
       *[other] Paga { $count } carte per { $animal }
    }
question-keep = Vuoi riprendere { $card }?

## Dove si sceglie

where-bid = Scegli una carta dalla mano o la carta Rifornisci la Mano.
where-bid-second = Lo permette la tua aquila Capobranco: quando le offerte degli altri sono scoperte, riveli una delle due.
where-eagle = Scegline una o due dalla mano. Quando le offerte degli altri sono scoperte, ne riveli una.
where-reveal = L’altra carta torna in mano coperta.
where-swap = Dai uno dei tuoi animali in cambio di un altro del mercato.
where-discard = Scegline quante vuoi dalla mano. Poi peschi fino a { $limit }.
where-lay = Scegli dalla mano. Chi ha il totale più alto sceglie per primo; l’offerta non conta. In parità con { $names }.
where-break = In parità con { $names }. Chi ha la carta più alta sceglie per primo; poi queste carte vengono scartate.
where-take =
    { $count ->
        [0] Scegli dal mercato. La tua offerta { $bid } è tutto ciò che paghi.
        [one] Scegli dal mercato. Oltre all’offerta { $bid } paghi ancora { $count } carta.
       *[other] Scegli dal mercato. Oltre all’offerta { $bid } paghi ancora { $count } carte.
    }
where-take-laid = Scegli dal mercato. Hai già pagato: { $cards }.
where-pay = Scegli dalla mano.
where-keep = Lo permette il tuo stambecco Capobranco: l’offerta ti ha dato un animale.

## Quanto costa e che cosa dà una scelta

fact-price =
    { $count ->
        [0] Non costa altre carte
        [one] Costa ancora { $count } carta
       *[other] Costa ancora { $count } carte
    }
fact-bluff = Non puoi pagarne il prezzo: è un bluff
fact-bonus-reach = Bonus possibile: +{ $points }
fact-bonus = Bonus habitat: +{ $points }
fact-bonus-lost = Bonus perso ({ $points } punti)
fact-refill = Nessun animale: puoi scartare carte, poi peschi fino a { $limit }
fact-of = { $card }: { $text }
fact-draw-up =
    { $kept ->
        [one] Tieni { $kept } carta e peschi fino a { $limit }
       *[other] Tieni { $kept } carte e peschi fino a { $limit }
    }
fact-draw-none =
    { $kept ->
        [one] Tieni { $kept } carta e non ne peschi
       *[other] Tieni { $kept } carte e non ne peschi
    }
fact-no-leader = Nessun Capobranco passa di mano
fact-sum = Totale: { $sum }
fact-draw = Vale la prima carta del mazzo da pesca, senza che tu la veda prima
fact-draw-nothing = Non resta nulla da pescare: vale 0
fact-then-have = Avrai { $animals }
fact-leader = Ottieni { $leader }
fact-leader-from = Ottieni { $leader } da { $name }
fact-leader-away = { $name } ottiene { $leader }
fact-leader-back = { $leader } torna nella riserva
fact-pass = { $card } torna in mano e { $draws }
fact-pass-back = { $card } e il tuo pagamento ({ $paid }) tornano in mano e { $draws }
fact-pass-lost = { $card } torna in mano e { $draws }; il tuo pagamento ({ $paid }) è perso
you-draw =
    { $count ->
        [0] non peschi carte
        [one] peschi una carta
       *[other] peschi { $count } carte
    }

## Che cosa si invia

send-bid = Offri { $cards }
send-reveal = Rivela { $card }
send-swap = Dai { $gives }, prendi { $takes }
send-discard =
    { $count ->
        [one] Scarta { $count } carta
       *[other] Scarta { $count } carte
    }
send-lay = Gioca { $cards } (totale { $sum })
send-break = Gioca { $card }
send-draw = Pesca dal mazzo
send-take = Prendi { $animal }
send-take-pay = Prendi { $animal }, paga { $cards }
send-pay = Paga { $cards } per { $animal }
send-keep = Riprendi { $card }
send-no-second = Nessuna seconda carta
send-no-swap = Non scambiare
send-no-discard = Tieni tutte le carte
send-no-keep = Lascia { $card }
send-pass = Passa: non prendere nulla
decline-bid = Una sola carta
decline-swap = Nessuno scambio
decline-discard = Tienile tutte
decline-keep = Lasciala
decline-take = Passa

## Che cosa manca

missing-bid = Scegli una carta
missing-reveal = Scegli una delle due
missing-give = Scegli un animale da dare
missing-swap-take = Scegli un animale da prendere
missing-discard = Scegli delle carte o tienile tutte
missing-break = Scegli una carta o pescane una
missing-take = Scegli un animale
missing-cards =
    { $count ->
        [one] Scegli ancora { $count } carta
       *[other] Scegli ancora { $count } carte
    }

## Parti di una domanda

reveal-legend = Le tue due offerte
a-draw = una carta dal mazzo
draw-card = Pesca dal mazzo
pay-cheapest = Le più basse
pay-best = Con il bonus
# the button for a hint, and the heading over it
hint-ask = Tu che cosa faresti?
hint-pick = Scegli questo
hint-working = Provo che cosa può succedere …
hint-told = A tutti al tavolo viene detto che lo hai chiesto.
undo = Annulla
take-it-back = Annulla la scelta
taken-back = Hai annullato.
send-waits = La connessione è interrotta. La tua scelta verrà inviata appena torni in linea.
send-late = Ancora nessuna risposta. La tua scelta viene inviata di nuovo finché il server non risponde.
send-unavailable = Al momento il server non può salvare nulla: il suo disco è pieno o il suo database non è raggiungibile. Niente è perso: la tua scelta viene inviata di nuovo finché non riesce.
about-here = La regola
why-close = Chiudi la risposta

## Non c'è nulla da fare

wait-BID =
    { $count ->
        [one] Si attende l’offerta di { $names }
       *[other] Si attendono le offerte di { $names }
    }
wait-REVEAL = { $names } sceglie quale di due offerte vale
wait-SWAP = { $names } può scambiare un animale
wait-DISCARD =
    { $count ->
        [one] { $names } può scartare delle carte
       *[other] { $names } possono scartare delle carte
    }
wait-LAY =
    { $count ->
        [one] Pareggio: { $names } gioca coperto il pagamento
       *[other] Pareggio: { $names } giocano coperto il pagamento
    }
wait-BREAK =
    { $count ->
        [one] Ancora pareggio: { $names } gioca o pesca una carta
       *[other] Ancora pareggio: { $names } giocano o pescano una carta
    }
wait-TAKE = { $names } sceglie un animale
wait-PAY = { $names } paga
wait-KEEP = { $names } può riprendere un’offerta
wait-over = La partita è finita
wait-next = La partita continua tra un attimo
own-laid = Hai giocato coperto: { $cards }.
own-thrown = Scarti: { $cards }.
bots-wait = Il server è molto occupato: i bot devono aspettare il loro turno per pensare. La partita continua da sola.
stand-in = Un bot gioca per te
stand-in-time = Il tuo tempo era scaduto, quindi ha giocato un bot. Ciò che ha giocato vale.
stand-in-absent = Eri via, quindi ha giocato un bot. Ciò che ha giocato vale.
stand-in-left = Hai lasciato la partita e un bot ha continuato. Ciò che ha giocato vale.
stand-in-none = Un bot ha giocato per te. Ciò che ha giocato vale.
im-back = Sono di nuovo qui
is-back = { $name } è di nuovo qui

## Tasti

keys-title = Scorciatoie da tastiera
keys-open = Scorciatoie da tastiera
keys-off = I tasti singoli sono disattivati nelle impostazioni; questi funzionano sempre.
key-enter = Invio
key-ctrl-enter = Ctrl + Invio
key-escape = Esc
keys-hand = scegliere una delle prime dieci carte della mano
keys-slots = scegliere l’animale nello spazio da 1 a 4
keys-refill = scegliere la carta Rifornisci la Mano
keys-decline = passare o rinunciare
keys-send = inviare la scelta, da qualsiasi punto
keys-enter = inviare la scelta, dall’interno della domanda
keys-clear = annullare la scelta
keys-back = annullare ciò che hai fatto mentre gli altri scelgono
keys-to-hand = andare alla mano
keys-to-display = andare al mercato
keys-to-prompt = andare alla domanda
keys-hint = chiedere che cosa potresti fare
keys-log = mostrare la cronaca
keys-leaders = mostrare i Capibranco
keys-cards = mostrare le carte scoperte
keys-help = mostrare questo elenco

watching = Stai guardando: vedi ciò che tutti possono vedere.
hands-hidden = Tutte le mani su questo dispositivo sono coperte finché non tocca di nuovo a uno di voi.
