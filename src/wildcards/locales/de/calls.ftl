### Calls: telling somebody that it is their turn while no page of theirs is open. A call is short: it comes as a notification.

## The call itself

# $table is what the table is called, or call-with, or call-table
call-turn = Du bist dran: { $table }
call-turns = Du bist an { $count } Tischen dran
call-at = { $table }: { $asked }
# $names are the other people there
call-with = Tisch mit { $names }
call-table = dein Tisch
call-stop = Nicht mehr rufen
call-hello = Von nun an wirst du hier gerufen, wenn du dran bist.
call-lay = Lege eine Bezahlung für den Gleichstand
call-pay = Bezahle dein Tier
call-keep = Dein Gebot zurücknehmen?

## Setting it up

calls-heading = Wenn du dran bist
calls-lead = Du wirst an die Tische dieses Servers gerufen: wo die Uhr Stunden oder länger läuft, oder wo keine Seite von dir offen ist. Höchstens einmal in zehn Minuten für jeden Tisch, und nicht, wenn du inzwischen gespielt hast.
calls-off = Dieser Server ruft niemanden.
calls-here = Ruf mich auf diesem Gerät, wenn ich dran bin
calls-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen, also kann sie dich nicht rufen. Ändern kannst du das in seinen Einstellungen.
calls-unsupported = Dieser Browser kann dich nicht rufen, wenn die Seite geschlossen ist. Ein Webhook kann es.
calls-ios = Auf iPhone und iPad wird nur vom Home-Bildschirm aus gerufen: Tippe auf „Teilen“, dann „Zum Home-Bildschirm“, und öffne Wild Cards von dort.
calls-failed = Dieses Gerät konnte nicht angemeldet werden. Sein Push-Dienst ist nicht erreichbar, oder der Browser hat ihn abgeschaltet.
calls-other = Andere Wege
calls-browser = Browser ({ $host })
calls-webhook = Webhook ({ $host })
calls-failing = der letzte Versuch ist misslungen
calls-remove = Entfernen
calls-hook = Webhook
calls-hook-hint = Eine https-Adresse, die eine Nachricht bekommt, wenn du dran bist. Zur Probe bekommt sie sofort eine.
calls-form = Was sie bekommt
calls-form-json = JSON
calls-form-discord = Discord
calls-form-ntfy = ntfy
calls-add = Webhook hinzufügen
calls-quiet = Ruhezeit
calls-quiet-hint = Von { $begin } bis { $until } wird nicht gerufen ({ $zone }). Was dann anfällt, erfährst du danach.
calls-begin = von
calls-until = bis
calls-stopped = Dort wirst du nicht mehr gerufen. Hier kannst du es dir anders überlegen.
calls-offer = Diese Partie kann Tage dauern. Sollen wir dich rufen, wenn du dran bist?
calls-offer-yes = Ruf mich, wenn ich dran bin
calls-offer-no = Nein, danke
calls-offer-done = Du wirst auf diesem Gerät gerufen. Mehr dazu in den Einstellungen.

## In the terminal

# $command is a command line to type
calls-none = Du wirst nicht gerufen, wenn du dran bist. { $command } setzt einen Webhook.
calls-set = Du wirst bei { $host } gerufen, wenn du dran bist.
calls-gone =
    { $count ->
        [0] Es gab keinen Webhook zu entfernen.
        [one] { $count } Webhook entfernt.
       *[other] { $count } Webhooks entfernt.
    }
calls-quiet-none = Keine Ruhezeit.
calls-line-failing = { $way }: der letzte Versuch ist misslungen
