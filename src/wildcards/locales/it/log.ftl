### Che cosa è successo, riga per riga, e che cosa ti viene chiesto ora. I termini sono in things.ftl.
###
### $who è "you" o "other"; allora $name è il nome. Carte e animali arrivano in parole; $animal, $got e $leader con
### l'articolo determinativo, $given con quello indeterminativo. Le frasi di una riga stanno una dopo l'altra.

## Parti di righe

# come in "Offerte: tu foresta 3, Ida Rifornisci la Mano"
log-item =
    { $who ->
        [you] tu
       *[other] { $name }
    } { $what }
log-payment =
    { $who ->
        [you] tu
       *[other] { $name }
    } { $cards } (totale { $sum })

## Un round

log-dealt = Le carte sono state distribuite.
log-dealt-you = Le carte sono state distribuite. La tua mano: { $cards }.
log-round = Comincia il round { $round }. Nel mercato: { $animals }.
log-boxed = Nessuno ha preso: { $animals }. Fuori dal gioco.
log-talisman =
    Il talismano passa a { $who ->
        [you] te
       *[other] { $name }
    }.
log-reshuffled = Il mazzo da pesca è finito: la pila degli scarti viene mescolata e diventa il nuovo mazzo ({ cards }).
log-over = Gli animali sono finiti: la partita è conclusa.

## Offerte

log-bids = Offerte: { $bids }.
log-covered =
    { $who ->
        [you] Hai due carte coperte (aquila Capobranco).
       *[other] { $name } ha due carte coperte (aquila Capobranco).
    }
log-covered-you =
    { $who ->
        [you] Hai due carte coperte (aquila Capobranco): { $cards }.
       *[other] { $name } ha due carte coperte (aquila Capobranco): { $cards }.
    }
log-revealed =
    { $who ->
        [you] Riveli { $card }; l’altra carta ti torna in mano.
       *[other] { $name } rivela { $card }; l’altra carta torna in mano.
    }

## Rifornimento

log-swapped =
    { $who ->
        [you] Scambi { $given } con { $got } (suricato Capobranco).
       *[other] { $name } scambia { $given } con { $got } (suricato Capobranco).
    }
log-not-swapped =
    { $who ->
        [you] Non scambi (suricato Capobranco).
       *[other] { $name } non scambia (suricato Capobranco).
    }
log-thrown = Carte scartate: { $cards }.
log-drew =
    { $who ->
        [you] Peschi { $cards }.
       *[other] { $name } pesca { $cards }.
    }
log-leo-pile = { $name } riceve un nuovo mazzo mescolato di { cards }.

## Capibranco

log-leader =
    { $who ->
        [you] Ricevi { $leader }.
       *[other] { $name } riceve { $leader }.
    }
# $giver è "you" o "other", allora $from è il nome
log-leader-from =
    { $who ->
        [you] Ricevi { $leader } da { $from }.
       *[other]
            { $name } riceve { $leader } da { $giver ->
                [you] te
               *[other] { $from }
            }.
    }
log-leader-supply = Torna nella riserva: { $leader }.

## Pareggi

log-payments = Pareggio tra offerte di { $value }. Pagamenti: { $payments }.
log-broke = Carte in più per il pareggio: { $cards }.
log-broke-again = Ancora pareggio. Altre carte in più: { $cards }.
log-broke-drawn =
    { $who ->
        [you] tu
       *[other] { $name }
    } { $what } (pescata)
log-broke-none =
    { $who ->
        [you] tu
       *[other] { $name }
    } nessuna carta (non c’è più nulla da pescare)
# "Ordine delle offerte di 3: Ida (totale 5), tu"
log-ordered = Ordine delle offerte di { $value }: { $order }.
log-order-last =
    { $who ->
        [you] tu
       *[other] { $name }
    }
log-order-LION =
    { $who ->
        [you] tu (leone Capobranco)
       *[other] { $name } (leone Capobranco)
    }
log-order-LEO =
    { $who ->
        [you] tu (vinci i pareggi)
       *[other] { $name } (vince i pareggi)
    }
log-order-SUM =
    { $who ->
        [you] tu (totale { $sum })
       *[other] { $name } (totale { $sum })
    }
log-order-TALISMAN =
    { $who ->
        [you] tu (grazie al talismano)
       *[other] { $name } (grazie al talismano)
    }
log-order-BREAK =
    { $who ->
        [you] tu (grazie alle carte in più)
       *[other] { $name } (grazie alle carte in più)
    }
log-order-SEAT_ORDER =
    { $who ->
        [you] tu (nell’ordine dei posti: non c’erano più carte)
       *[other] { $name } (nell’ordine dei posti: non c’erano più carte)
    }
log-order-CANNOT_PAY =
    { $who ->
        [you] tu (non puoi pagare)
       *[other] { $name } (non può pagare)
    }
log-order-ONLY_PAYER =
    { $who ->
        [you] tu (nessun altro può pagare)
       *[other] { $name } (nessun altro può pagare)
    }

## Turni

log-took =
    { $who ->
        [you] Prendi { $animal } con { $cards }.
       *[other] { $name } prende { $animal } con { $cards }.
    }
log-took-unpaid =
    { $who ->
        [you] Prendi { $animal }. Ancora da pagare: { cards }.
       *[other] { $name } prende { $animal }. Ancora da pagare: { cards }.
    }
log-paid =
    { $who ->
        [you] Paghi { $cards }.
       *[other] { $name } paga { $cards }.
    }
log-bonus = Bonus habitat: +{ $points }.
# $why è "choice", "bare" (il mercato è vuoto) o "hand" (troppo poche carte)
log-passed =
    { $who ->
        [you] Passi
       *[other] { $name } passa
    }{ $why ->
        [bare] {" "}(il mercato è vuoto)
        [hand] {" "}(troppo poche carte per pagare)
       *[choice] {""}
    }.
log-leo-passed = { $name } resta a mani vuote: il mercato è vuoto.
log-back = Di nuovo in mano: { $cards }.
log-lost = Pagamento perso: { $cards }.
log-drawn = Dal mazzo: { $cards }.
log-kept =
    { $who ->
        [you] Riprendi in mano la tua offerta { $card } (stambecco Capobranco).
       *[other] { $name } riprende in mano l’offerta { $card } (stambecco Capobranco).
    }
log-not-kept =
    { $who ->
        [you] Non riprendi la tua offerta (stambecco Capobranco).
       *[other] { $name } non riprende l’offerta (stambecco Capobranco).
    }

log-hint =
    { $who ->
        [you] Hai chiesto un suggerimento.
       *[other] { $name } ha chiesto un suggerimento.
    }

## Che cosa ti viene chiesto; lo screen reader lo dice dopo ciò che è successo

ask-bid = Scegli la tua offerta.
ask-eagle = Scegli la tua offerta: una carta o due (aquila Capobranco).
ask-reveal = Scegli quale delle tue due carte è la tua offerta.
ask-swap = Scambia un animale, oppure non scambiare nulla (suricato Capobranco).
ask-discard = Scegli le carte da scartare, o nessuna.
ask-lay = Pareggio: scegli { cards } con cui pagare, da giocare coperte.
ask-break = Ancora pareggio: scegli una carta in più, o pescane una.
ask-take = Tocca a te: prendi un animale, o passa.
ask-pay = Scegli { cards } con cui pagare.
ask-keep = Riprendi la tua offerta, oppure lasciala (stambecco Capobranco).
