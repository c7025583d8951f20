### Was geschehen ist, Zeile für Zeile, und was du jetzt gefragt wirst. Die Begriffe stehen in things.ftl.
###
### $who ist "you" oder "other"; dann ist $name der Name. Karten und Tiere kommen in Worten; $animal, $got, $leader
### mit bestimmtem, $given mit unbestimmtem Artikel im Akkusativ. Sätze einer Zeile stehen hintereinander.

## Teile von Zeilen

# wie in "Gebote: du Wald 3, Ida Nachziehkarte"
log-item =
    { $who ->
        [you] du
       *[other] { $name }
    } { $what }
log-payment =
    { $who ->
        [you] du
       *[other] { $name }
    } { $cards } (Summe { $sum })

## Eine Runde

log-dealt = Die Karten sind ausgeteilt.
log-dealt-you = Die Karten sind ausgeteilt. Deine Hand: { $cards }.
log-round = Runde { $round } beginnt. In der Auslage: { $animals }.
log-boxed = Nicht genommen: { $animals }. Zurück in die Schachtel.
log-talisman =
    Der Talisman geht weiter an { $who ->
        [you] dich
       *[other] { $name }
    }.
log-reshuffled = Der Nachziehstapel ist leer: Der Abwurfstapel wird zu einem neuen gemischt ({ cards }).
log-over = Die Tiere sind aufgebraucht: Die Partie ist zu Ende.

## Gebote

log-bids = Gebote: { $bids }.
log-covered =
    { $who ->
        [you] Vor dir liegen zwei verdeckte Karten (Adler-Bonuskarte).
       *[other] Vor { $name } liegen zwei verdeckte Karten (Adler-Bonuskarte).
    }
log-covered-you =
    { $who ->
        [you] Vor dir liegen zwei verdeckte Karten (Adler-Bonuskarte): { $cards }.
       *[other] Vor { $name } liegen zwei verdeckte Karten (Adler-Bonuskarte): { $cards }.
    }
log-revealed =
    { $who ->
        [you] Du deckst { $card } auf; deine andere Karte kommt zurück auf die Hand.
       *[other] { $name } deckt { $card } auf; die andere Karte kommt zurück auf die Hand.
    }

## Nachziehen

log-swapped =
    { $who ->
        [you] Du tauschst { $given } gegen { $got } (Erdmännchen-Bonuskarte).
       *[other] { $name } tauscht { $given } gegen { $got } (Erdmännchen-Bonuskarte).
    }
log-not-swapped =
    { $who ->
        [you] Du tauschst nicht (Erdmännchen-Bonuskarte).
       *[other] { $name } tauscht nicht (Erdmännchen-Bonuskarte).
    }
log-thrown = Abgeworfen: { $cards }.
log-drew =
    { $who ->
        [you] Du ziehst { $cards }.
       *[other] { $name } zieht { $cards }.
    }
log-leo-pile = { $name } bekommt einen neuen, gemischten Stapel aus { cards }.

## Bonuskarten

log-leader =
    { $who ->
        [you] Du erhältst { $leader }.
       *[other] { $name } erhält { $leader }.
    }
# $giver ist "you" oder "other", dann ist $from der Name
log-leader-from =
    { $who ->
        [you] Du erhältst { $leader } von { $from }.
       *[other]
            { $name } erhält { $leader } von { $giver ->
                [you] dir
               *[other] { $from }
            }.
    }
log-leader-supply = Zurück in den Vorrat: { $leader }.

## Gleichstände

log-payments = Gleichstand bei Geboten von { $value }. Bezahlung: { $payments }.
log-broke = Zusatzkarten für den Gleichstand: { $cards }.
log-broke-again = Immer noch Gleichstand. Wieder Zusatzkarten: { $cards }.
log-broke-drawn =
    { $who ->
        [you] du
       *[other] { $name }
    } { $what } (gezogen)
log-broke-none =
    { $who ->
        [you] du
       *[other] { $name }
    } keine Karte (nichts mehr zu ziehen)
# "Reihenfolge der Gebote von 3: Ida (Summe 5), du"
log-ordered = Reihenfolge bei Geboten von { $value }: { $order }.
log-order-last =
    { $who ->
        [you] du
       *[other] { $name }
    }
log-order-LION =
    { $who ->
        [you] du (Löwen-Bonuskarte)
       *[other] { $name } (Löwen-Bonuskarte)
    }
log-order-LEO =
    { $who ->
        [you] du (gewinnst Gleichstände)
       *[other] { $name } (gewinnt Gleichstände)
    }
log-order-SUM =
    { $who ->
        [you] du (Summe { $sum })
       *[other] { $name } (Summe { $sum })
    }
log-order-TALISMAN =
    { $who ->
        [you] du (durch den Talisman)
       *[other] { $name } (durch den Talisman)
    }
log-order-BREAK =
    { $who ->
        [you] du (durch die Zusatzkarten)
       *[other] { $name } (durch die Zusatzkarten)
    }
log-order-SEAT_ORDER =
    { $who ->
        [you] du (nach Sitzreihenfolge, denn es war keine Karte mehr da)
       *[other] { $name } (nach Sitzreihenfolge, denn es war keine Karte mehr da)
    }
log-order-CANNOT_PAY =
    { $who ->
        [you] du (kannst nicht zahlen)
       *[other] { $name } (kann nicht zahlen)
    }
log-order-ONLY_PAYER =
    { $who ->
        [you] du (niemand sonst kann zahlen)
       *[other] { $name } (niemand sonst kann zahlen)
    }

## Züge

log-took =
    { $who ->
        [you] Du nimmst { $animal } für { $cards }.
       *[other] { $name } nimmt { $animal } für { $cards }.
    }
log-took-unpaid =
    { $who ->
        [you] Du nimmst { $animal }. Noch zu zahlen: { cards }.
       *[other] { $name } nimmt { $animal }. Noch zu zahlen: { cards }.
    }
log-paid =
    { $who ->
        [you] Du bezahlst { $cards }.
       *[other] { $name } bezahlt { $cards }.
    }
log-bonus = Lebensraumpunkte: +{ $points }.
# $why ist "choice", "bare" (die Auslage ist leer) oder "hand" (zu wenige Karten)
log-passed =
    { $who ->
        [you] Du passt
       *[other] { $name } passt
    }{ $why ->
        [bare] {" "}(die Auslage ist leer)
        [hand] {" "}(zu wenige Karten zum Zahlen)
       *[choice] {""}
    }.
log-leo-passed = { $name } geht leer aus: In der Auslage liegt nichts mehr.
log-back = Zurück auf die Hand: { $cards }.
log-lost = Bezahlung verloren: { $cards }.
log-drawn = Gezogen: { $cards }.
log-kept =
    { $who ->
        [you] Du nimmst dein Gebot { $card } zurück auf die Hand (Steinbock-Bonuskarte).
       *[other] { $name } nimmt das Gebot { $card } zurück auf die Hand (Steinbock-Bonuskarte).
    }
log-not-kept =
    { $who ->
        [you] Du nimmst dein Gebot nicht zurück (Steinbock-Bonuskarte).
       *[other] { $name } nimmt das Gebot nicht zurück (Steinbock-Bonuskarte).
    }

log-hint =
    { $who ->
        [you] Du hast um einen Hinweis gebeten.
       *[other] { $name } hat um einen Hinweis gebeten.
    }

## Was du jetzt gefragt wirst; der Screenreader sagt es nach dem, was geschehen ist

ask-bid = Wähle dein Gebot.
ask-eagle = Wähle dein Gebot: eine Karte oder zwei (Adler-Bonuskarte).
ask-reveal = Wähle, welche deiner beiden Karten dein Gebot ist.
ask-swap = Tausche ein Tier, oder tausche nichts (Erdmännchen-Bonuskarte).
ask-discard = Wähle Karten zum Abwerfen oder keine.
ask-lay = Gleichstand: Wähle { cards } zum Zahlen, verdeckt.
ask-break = Immer noch Gleichstand: Wähle eine Zusatzkarte oder ziehe eine.
ask-take = Du bist dran: Nimm ein Tier oder passe.
ask-pay = Wähle { cards } zum Zahlen.
ask-keep = Nimm dein Gebot zurück, oder lass es liegen (Steinbock-Bonuskarte).
