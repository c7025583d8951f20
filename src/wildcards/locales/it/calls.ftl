### Calls: telling somebody that it is their turn while no page of theirs is open. A call is short: it comes as a notification.

## The call itself

# $table is what the table is called, or call-with, or call-table
call-turn = Tocca a te: { $table }
call-turns = Tocca a te a { $count } tavoli
call-at = { $table }: { $asked }
# $names are the other people there
call-with = tavolo con { $names }
call-table = il tuo tavolo
call-stop = Non chiamarmi più
call-hello = D’ora in poi ti chiamiamo qui quando tocca a te.
call-lay = Gioca un pagamento per il pareggio
call-pay = Paga il tuo animale
call-keep = Vuoi riprendere la tua offerta?

## Setting it up

calls-heading = Quando tocca a te
calls-lead = Ti chiamiamo ai tavoli di questo server dove l’orologio corre per ore o più, o dove nessuna tua pagina è aperta. Al massimo una volta ogni dieci minuti per tavolo, e mai se intanto hai giocato.
calls-off = Questo server non chiama nessuno.
calls-here = Chiamami su questo dispositivo quando tocca a me
calls-denied = Il browser non permette notifiche a questa pagina, quindi non può chiamarti. Puoi cambiarlo nelle sue impostazioni.
calls-unsupported = Questo browser non può chiamarti a pagina chiusa. Un webhook può farlo.
calls-ios = Su iPhone e iPad le chiamate arrivano solo dalla schermata Home: tocca «Condividi», poi «Aggiungi alla schermata Home», e apri Wild Cards da lì.
calls-failed = Non è stato possibile registrare questo dispositivo. Il suo servizio push non risponde, o il browser lo ha disattivato.
calls-other = Altri modi
calls-browser = Browser ({ $host })
calls-webhook = Webhook ({ $host })
calls-failing = l’ultimo tentativo non è riuscito
calls-remove = Togli
calls-hook = Webhook
calls-hook-hint = Un indirizzo https che riceve un messaggio quando tocca a te. Ne riceve subito uno di prova.
calls-form = Che cosa riceve
calls-form-json = JSON
calls-form-discord = Discord
calls-form-ntfy = ntfy
calls-add = Aggiungi il webhook
calls-quiet = Ore di silenzio
calls-quiet-hint = Nessuna chiamata dalle { $begin } alle { $until } ({ $zone }). Quello che succede intanto lo saprai dopo.
calls-begin = dalle
calls-until = alle
calls-stopped = Lì non ti chiamiamo più. Qui puoi cambiare idea.
calls-offer = Questa partita può durare giorni. Vuoi che ti chiamiamo quando tocca a te?
calls-offer-yes = Chiamami quando tocca a me
calls-offer-no = No, grazie
calls-offer-done = Ti chiameremo su questo dispositivo. Altro nelle impostazioni.

## In the terminal

# $command is a command line to type
calls-none = Non ti chiamiamo quando tocca a te. { $command } imposta un webhook.
calls-set = Ti chiamiamo su { $host } quando tocca a te.
calls-gone =
    { $count ->
        [0] Non c’era nessun webhook da togliere.
        [one] { $count } webhook tolto.
       *[other] { $count } webhook tolti.
    }
calls-quiet-none = Nessuna ora di silenzio.
calls-line-failing = { $way }: l’ultimo tentativo non è riuscito
