### Wat er gebeurde, regel voor regel, en wat je nu gevraagd wordt. De termen staan in things.ftl.
###
### $who is "you" of "other"; dan is $name de naam. Kaarten en dieren komen in woorden; $animal, $got en $leader met
### "de" of "het", $given met "een". De zinnen van één regel staan achter elkaar.

## Delen van regels

# zoals in "Biedingen: jij bos 3, Ida aanvulkaart"
log-item =
    { $who ->
        [you] jij
       *[other] { $name }
    } { $what }
log-payment =
    { $who ->
        [you] jij
       *[other] { $name }
    } { $cards } (som { $sum })

## Een ronde

log-dealt = De kaarten zijn gedeeld.
log-dealt-you = De kaarten zijn gedeeld. Jouw hand: { $cards }.
log-round = Ronde { $round } begint. In de Expo: { $animals }.
log-boxed = Niet gepakt: { $animals }. Terug in de doos.
log-talisman =
    De talisman gaat door naar { $who ->
        [you] jou
       *[other] { $name }
    }.
log-reshuffled = De trekstapel is op: de aflegstapel wordt geschud tot een nieuwe ({ cards }).
log-over = De dieren zijn op: het spel is afgelopen.

## Bieden

log-bids = Biedingen: { $bids }.
log-covered =
    { $who ->
        [you] Je hebt twee gesloten kaarten liggen (leider van de arenden).
       *[other] { $name } heeft twee gesloten kaarten liggen (leider van de arenden).
    }
log-covered-you =
    { $who ->
        [you] Je hebt twee gesloten kaarten liggen (leider van de arenden): { $cards }.
       *[other] { $name } heeft twee gesloten kaarten liggen (leider van de arenden): { $cards }.
    }
log-revealed =
    { $who ->
        [you] Je draait { $card } om; je andere kaart gaat terug op hand.
       *[other] { $name } draait { $card } om; de andere kaart gaat terug op hand.
    }

## Aanvullen

log-swapped =
    { $who ->
        [you] Je ruilt { $given } voor { $got } (leider van de stokstaartjes).
       *[other] { $name } ruilt { $given } voor { $got } (leider van de stokstaartjes).
    }
log-not-swapped =
    { $who ->
        [you] Je ruilt niet (leider van de stokstaartjes).
       *[other] { $name } ruilt niet (leider van de stokstaartjes).
    }
log-thrown = Weggelegd: { $cards }.
log-drew =
    { $who ->
        [you] Je trekt { $cards }.
       *[other] { $name } trekt { $cards }.
    }
log-leo-pile = { $name } krijgt een nieuwe, geschudde stapel van { cards }.

## Leiders

log-leader =
    { $who ->
        [you] Je krijgt { $leader }.
       *[other] { $name } krijgt { $leader }.
    }
# $giver is "you" of "other", dan is $from de naam
log-leader-from =
    { $who ->
        [you] Je neemt { $leader } over van { $from }.
       *[other]
            { $name } neemt { $leader } over van { $giver ->
                [you] jou
               *[other] { $from }
            }.
    }
log-leader-supply = Terug naar de voorraad: { $leader }.

## Conflicten

log-payments = Conflict bij biedingen van { $value }. Bijbetaald: { $payments }.
log-broke = Extra kaarten voor het conflict: { $cards }.
log-broke-again = Nog steeds een conflict. Weer extra kaarten: { $cards }.
log-broke-drawn =
    { $who ->
        [you] jij
       *[other] { $name }
    } { $what } (getrokken)
log-broke-none =
    { $who ->
        [you] jij
       *[other] { $name }
    } geen kaart (niets meer te trekken)
# "Volgorde van de biedingen van 3: Ida (som 5), jij"
log-ordered = Volgorde bij biedingen van { $value }: { $order }.
log-order-last =
    { $who ->
        [you] jij
       *[other] { $name }
    }
log-order-LION =
    { $who ->
        [you] jij (leider van de leeuwen)
       *[other] { $name } (leider van de leeuwen)
    }
log-order-LEO =
    { $who ->
        [you] jij (wint conflicten)
       *[other] { $name } (wint conflicten)
    }
log-order-SUM =
    { $who ->
        [you] jij (som { $sum })
       *[other] { $name } (som { $sum })
    }
log-order-TALISMAN =
    { $who ->
        [you] jij (door de talisman)
       *[other] { $name } (door de talisman)
    }
log-order-BREAK =
    { $who ->
        [you] jij (door de extra kaarten)
       *[other] { $name } (door de extra kaarten)
    }
log-order-SEAT_ORDER =
    { $who ->
        [you] jij (op zitvolgorde, want er was geen kaart meer)
       *[other] { $name } (op zitvolgorde, want er was geen kaart meer)
    }
log-order-CANNOT_PAY =
    { $who ->
        [you] jij (kunt niet bijbetalen)
       *[other] { $name } (kan niet bijbetalen)
    }
log-order-ONLY_PAYER =
    { $who ->
        [you] jij (niemand anders kan bijbetalen)
       *[other] { $name } (niemand anders kan bijbetalen)
    }

## Beurten

log-took =
    { $who ->
        [you] Je pakt { $animal } voor { $cards }.
       *[other] { $name } pakt { $animal } voor { $cards }.
    }
log-took-unpaid =
    { $who ->
        [you] Je pakt { $animal }. Nog bij te betalen: { cards }.
       *[other] { $name } pakt { $animal }. Nog bij te betalen: { cards }.
    }
log-paid =
    { $who ->
        [you] Je betaalt { $cards }.
       *[other] { $name } betaalt { $cards }.
    }
log-bonus = Habitatbonus: +{ $points }.
# $why is "choice", "bare" (de Expo is leeg) of "hand" (te weinig kaarten)
log-passed =
    { $who ->
        [you] Je past
       *[other] { $name } past
    }{ $why ->
        [bare] {" "}(de Expo is leeg)
        [hand] {" "}(te weinig kaarten om bij te betalen)
       *[choice] {""}
    }.
log-leo-passed = { $name } grijpt mis: de Expo is leeg.
log-back = Terug op hand: { $cards }.
log-lost = Bijbetaling verloren: { $cards }.
log-drawn = Getrokken: { $cards }.
log-kept =
    { $who ->
        [you] Je neemt je bod { $card } terug op hand (leider van de steenbokken).
       *[other] { $name } neemt het bod { $card } terug op hand (leider van de steenbokken).
    }
log-not-kept =
    { $who ->
        [you] Je neemt je bod niet terug (leider van de steenbokken).
       *[other] { $name } neemt het bod niet terug (leider van de steenbokken).
    }

log-hint =
    { $who ->
        [you] Je vroeg om een hint.
       *[other] { $name } vroeg om een hint.
    }

## Wat je nu gevraagd wordt; de schermlezer zegt het na wat er gebeurde

ask-bid = Kies je bod.
ask-eagle = Kies je bod: één kaart of twee (leider van de arenden).
ask-reveal = Kies welke van je twee kaarten je bod is.
ask-swap = Ruil een dier, of ruil niets (leider van de stokstaartjes).
ask-discard = Kies kaarten om weg te leggen, of geen.
ask-lay = Conflict: kies { cards } om gesloten bij te betalen.
ask-break = Nog steeds een conflict: kies een extra kaart, of trek er een.
ask-take = Jij bent aan de beurt: pak een dier, of pas.
ask-pay = Kies { cards } om bij te betalen.
ask-keep = Neem je bod terug, of laat het liggen (leider van de steenbokken).
