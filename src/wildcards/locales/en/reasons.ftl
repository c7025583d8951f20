### Why something can't be chosen (`reason-CODE`), and why the server did nothing (`refused-CODE`).
### The codes are those of the protocol; $seat and $seats count from 1, $token is a step in words.

## Why something can't be chosen now

reason-not_owed = It is not your turn to decide.
reason-not_asked = There is nothing for you to decide right now.
reason-first_bid = First you bid. You choose an animal once the bids are open.
reason-first_eagle = First you bid. You choose an animal once the bids are open.
reason-first_reveal = First choose which of your two bids counts.
reason-first_swap = You may swap an animal now: choose one of yours and one in the display, or swap nothing.
reason-first_discard = You bid the refill card: now you may discard cards, then you draw. You take no animal in this round.
reason-first_lay = First you lay your payment for the tie. Animals are chosen after that.
reason-first_break = The tie comes first: play a card from your hand, or draw one. Animals are chosen after that.
reason-first_take = Now you choose an animal in the display, or pass.
reason-first_pay = You have your animal. Now you pay for it with cards from your hand.
reason-first_keep = First say whether you take your bid back.
reason-not_in_hand = You don’t have this card in your hand.
reason-card_order = Several cards go in card order: this one would have to come before the one you laid.
reason-cannot_finish = After this card too few cards would be left to finish paying.
reason-not_laid = Your bid must be one of the two cards you laid.
reason-empty_slot = Nothing is left in this slot of the display.
reason-lowest_slot = The same animal lies nearer to the pile: take it from there.
reason-no_animal = You have no animal of this species to give.
reason-same_species = A swap needs two different species.
reason-wrong_phase = This belongs to another phase of the round.
reason-enough = There is nothing more to pay here.
reason-animal_first = Choose an animal first, then the payment.

## Why the server did nothing

refused-unknown = The server refused this ({ $code }).
offline = No connection to the server.
refused-offline = { offline }

# the rules
refused-not_owed = { reason-not_owed }
refused-not_in_hand = { reason-not_in_hand }
refused-card_order = { reason-card_order }
refused-cannot_finish = { reason-cannot_finish }
refused-not_laid = { reason-not_laid }
refused-empty_slot = { reason-empty_slot }
refused-lowest_slot = { reason-lowest_slot }
refused-no_animal = { reason-no_animal }
refused-same_species = { reason-same_species }
refused-wrong_phase = { reason-wrong_phase }
refused-no_token = There is no such step: { $token }.
refused-not_together = These steps don’t belong to one decision.

# in play
refused-stale = The game has moved on. Look again and choose again.
refused-seen = Something new has been seen since: it can no longer be taken back.
refused-taken_back_often = You have taken back { $most } times in this decision. It stays as it is now.
refused-id_used = This was sent before as something else. Please choose again.
refused-foreign_seat = This seat is not yours.
refused-bot_decides = A bot ({ $level }) is deciding for you. Take over again first.
refused-time_up = Your time ran out just now.
refused-over = The game is over.
refused-not_over = Available once the game is over.
refused-no_advice = There is advice only when you play alone against bots.
refused-no_hints = There are no hints at this table: others play here, and whoever made it did not allow them.
refused-no_review = Nobody has asked for this review yet.
refused-review_failed = The review could not be made. Please try again later.
refused-no_decisions = Leo decides nothing, so there is nothing to review.
refused-no_puzzle = There is no such puzzle: they are numbered from 1 to { $most }.
refused-puzzle_unfinished = That is not yet a whole decision.
refused-puzzle_illegal = That decision is not possible here.
refused-no_knowledge = There is no memory aid at this table: everybody remembers for themselves.
refused-nothing_owed = You have nothing to decide now.

# tables and seats
refused-wrong_status =
    { $status ->
        [open] The game has not begun yet.
        [playing] The game has already begun.
        [over] The game is already over.
       *[closed] The table is closed.
    }
refused-no_table = There is no such table here.
refused-no_code = No table with this code is waiting for players. To watch a game that has begun, you need its link.
refused-no_seat = There is no seat { $seat }: the table has { $seats }.
refused-seat_taken = Seat { $seat } is already taken.
refused-sent_away = The host has sent you away from this table. Only the host can let you in again.
refused-seats_open = Seats still open: { $seats }. Wait for players, or let bots sit there.
refused-nobody_sits = At least one person has to sit at the table.
refused-not_host = Only the host of the table can do this.
refused-others_play = Others are still playing. Seats: { $seats }.
refused-no_vote = Nobody asks to end this game any more.
refused-asked_already = You have asked in this round already. You can ask again in a later round.
refused-no_say = Only players and the host have a say in this.
refused-closed = This table is not open to spectators.
refused-too_deep = This game has too many others behind it: { $most } at most can be branched one from another.
refused-private_publish = Only games of public tables can be published.
refused-given_deal = A table with a given deal has no rematch: its cards are known now.
refused-no_seed = This game does not follow from a seed, as its hidden cards were dealt again: there is no deal to play.
refused-no_deal = There is no such deal here.
refused-friends_seat = A friend can’t have seat { $seat }: it is yours or a bot’s.
refused-day_alone = Everybody plays the deal of the day alone.
refused-day_seat = Everybody plays the deal of the day in seat { $seat }.
refused-day_taken = You have begun today’s deal already: it is for one try.
refused-sealed = This is today’s deal: it stays secret until the day is over, or until you have played it.
refused-competition = Nobody gets help here: the result counts.
refused-rated_deal = A rated game needs a fair deal: whoever gives the cards knows them.
refused-rated_hints = There are no hints in a rated game.
refused-rated_hands = Spectators of a rated game see no hands.
refused-rated_wait = A rated game has to come to its end: it needs a clock, or a bot that steps in for whoever is away.
refused-rated_twice = In a rated game nobody has two seats.
refused-rated_end = A rated game is played to its end. If you have to go, leave: a bot plays on, and its place is yours.
refused-no_person = There is no such person here, or their page is not shown to you.
refused-no_link = This is not a personal link to this table.
refused-link_used = This personal link was used before, or somebody else has the seat now.

# a person and their devices
refused-code_length = A recovery code has twelve words.
refused-code_word = “{ $word }” is not a word of recovery codes.
refused-code_typo = These words don’t belong together: one of them is wrong, or they are in another order.
refused-no_key = This leads to nobody. Perhaps it has been used or replaced, or its time is up.
refused-would_lose = Nothing else leads to what this device has: it would be lost.
refused-no_passkey = No passkey came.
refused-no_passkeys_here = This server takes no passkeys at its address.
refused-no_such_passkey = There is no such passkey any more.
refused-no_device = This device has been signed out already.
refused-not_sure = Nothing was removed.
refused-signed_out = This device was signed out. Reload the page to go on as somebody new.

# setting up
refused-rules = These rules don’t go together.
refused-too_many_tables =
    { $whose ->
        [person] You have { $most } tables waiting for players or in play. Finish some, or call them off, before you make another.
       *[address] There are { $most } tables from your network waiting for players or in play. Finish some, or call them off, before you make another.
    }
refused-no_level = There is no bot called { $level }.
refused-leo_twice = Leo can sit at the table only once.
refused-clock = A clock needs at least one second.
refused-deal = Only a given deal has a seed.

# requests
refused-malformed = The server did not understand that.
refused-protocol = This page is from a different release than the server. Please reload it.
refused-no_hello = The connection has to start again. Please reload the page.
refused-too_many =
    Too much at once. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
refused-banned =
    { $until ->
        [never] You have been banned from this server.
       *[other] You have been banned from this server until { $until }.
    }
refused-draining = No new tables can be made now, as this server stops soon. Games in play go on.
refused-no_calls = This server calls nobody.
refused-no_zone = There is no time zone “{ $zone }”. Expected one such as Europe/Berlin.
refused-too_many_ways = You are called in { $most } ways already: remove one first.
refused-webhook =
    { $fault ->
        [https] A webhook needs an https address without a name and password.
        [private] This address does not lead to a machine that everybody can reach.
        [silent] Nobody answers at this address.
        [refused] This address does not accept the message: it answers { $status }.
       *[other] There is no such address.
    }
refused-origin = The server accepts this only from its own pages.
refused-no_path = The server doesn’t know this page or request.
refused-no_method = The server doesn’t do that.
refused-too_long = That is too long for the server.
refused-busy = The table is busy. Please try again.
refused-unavailable = The server is not available right now. Please try again.
refused-broken_table = Something is wrong with this table. The people who run the server can repair it.
refused-internal = Something went wrong on the server. Please try again.
refused-not_gone = A bot gets a seat for good only when its player has left, or been away for ten minutes; for a day where people may think for hours.
