### Calls: telling somebody that it is their turn while no page of theirs is open. A call is short: it comes as a notification.

## The call itself

# $table is what the table is called, or call-with, or call-table
call-turn = Jij bent aan de beurt: { $table }
call-turns = Jij bent aan { $count } tafels aan de beurt
call-at = { $table }: { $asked }
# $names are the other people there
call-with = tafel met { $names }
call-table = je tafel
call-stop = Niet meer roepen
call-hello = Vanaf nu word je hier geroepen als je aan de beurt bent.
call-lay = Leg een betaling voor het conflict
call-pay = Betaal je dier
call-keep = Je bod terugnemen?

## Setting it up

calls-heading = Als je aan de beurt bent
calls-lead = Je wordt naar de tafels van deze server geroepen: waar de klok uren of langer loopt, of waar geen pagina van jou open is. Hoogstens één keer per tien minuten voor elke tafel, en niet als je intussen gespeeld hebt.
calls-off = Deze server roept niemand.
calls-here = Roep me op dit apparaat als ik aan de beurt ben
calls-denied = De browser staat voor deze pagina geen meldingen toe en kan je dus niet roepen. Je kunt dat in zijn instellingen veranderen.
calls-unsupported = Deze browser kan je niet roepen als de pagina dicht is. Een webhook kan dat wel.
calls-ios = Op een iPhone of iPad word je alleen vanaf het beginscherm geroepen: tik op ‘Deel’, dan ‘Zet op beginscherm’, en open Wild Cards daar.
calls-failed = Dit apparaat kon niet worden aangemeld. Zijn pushdienst is niet bereikbaar, of de browser heeft die uitgeschakeld.
calls-other = Andere manieren
calls-browser = Browser ({ $host })
calls-webhook = Webhook ({ $host })
calls-failing = de laatste poging is mislukt
calls-remove = Verwijderen
calls-hook = Webhook
calls-hook-hint = Een https-adres dat een bericht krijgt als je aan de beurt bent. Het krijgt er meteen een, als proef.
calls-form = Wat het krijgt
calls-form-json = JSON
calls-form-discord = Discord
calls-form-ntfy = ntfy
calls-add = Webhook toevoegen
calls-quiet = Stille uren
calls-quiet-hint = Van { $begin } tot { $until } word je niet geroepen ({ $zone }). Wat dan opkomt, hoor je daarna.
calls-begin = van
calls-until = tot
calls-stopped = Daar word je niet meer geroepen. Hier kun je je bedenken.
calls-offer = Dit spel kan dagen duren. Zullen we je roepen als je aan de beurt bent?
calls-offer-yes = Roep me als ik aan de beurt ben
calls-offer-no = Nee, dank je
calls-offer-done = Je wordt op dit apparaat geroepen. Meer hierover bij de instellingen.

## In the terminal

# $command is a command line to type
calls-none = Je wordt niet geroepen als je aan de beurt bent. { $command } stelt een webhook in.
calls-set = Je wordt bij { $host } geroepen als je aan de beurt bent.
calls-gone =
    { $count ->
        [0] Er was geen webhook om te verwijderen.
        [one] { $count } webhook verwijderd.
       *[other] { $count } webhooks verwijderd.
    }
calls-quiet-none = Geen stille uren.
calls-line-failing = { $way }: de laatste poging is mislukt
