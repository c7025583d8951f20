### Calls: telling somebody that it is their turn while no page of theirs is open. A call is short: it comes as a notification.

## The call itself

# $table is what the table is called, or call-with, or call-table
call-turn = Your turn: { $table }
call-turns = Your turn at { $count } tables
call-at = { $table }: { $asked }
# $names are the other people there
call-with = table with { $names }
call-table = your table
call-stop = No more calls
call-hello = From now on you are called here when it is your turn.
call-lay = Lay a payment for the tie
call-pay = Pay for your animal
call-keep = Take your bid back?

## Setting it up

calls-heading = When it is your turn
calls-lead = You are called at this server’s tables: where the clock runs for hours or more, or where no page of yours is open. At most one call in ten minutes for each table, and none if you have played in the meantime.
calls-off = This server calls nobody.
calls-here = Call me on this device when it is my turn
calls-denied = The browser does not allow notifications for this page, so it can’t call you. You can change that in its settings.
calls-unsupported = This browser can’t call you while the page is closed. A webhook still can.
calls-ios = On an iPhone or iPad calls come only to the home screen: tap Share, then “Add to Home Screen”, and open Wild Cards from there.
calls-failed = This device could not be registered for calls. Its push service can’t be reached, or the browser has switched it off.
calls-other = Other ways
calls-browser = Browser ({ $host })
calls-webhook = Webhook ({ $host })
calls-failing = the last try failed
calls-remove = Remove
calls-hook = Webhook
calls-hook-hint = An https address that gets a message whenever it is your turn. It is sent one at once, as a test.
calls-form = What it is sent
calls-form-json = JSON
calls-form-discord = Discord
calls-form-ntfy = ntfy
calls-add = Add webhook
calls-quiet = Quiet hours
calls-quiet-hint = No calls from { $begin } to { $until } ({ $zone }). What comes up then is told afterwards.
calls-begin = from
calls-until = to
calls-stopped = You are no longer called there. Here you can change your mind.
calls-offer = This game may take days. Shall we call you when it is your turn?
calls-offer-yes = Call me when it is my turn
calls-offer-no = No, thanks
calls-offer-done = You will be called on this device. More in the settings.

## In the terminal

# $command is a command line to type
calls-none = You are not called when it is your turn. { $command } sets a webhook.
calls-set = You are called at { $host } when it is your turn.
calls-gone =
    { $count ->
        [0] There was no webhook to remove.
        [one] { $count } webhook removed.
       *[other] { $count } webhooks removed.
    }
calls-quiet-none = No quiet hours.
calls-line-failing = { $way }: the last try failed
