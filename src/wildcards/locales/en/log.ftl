### What happened, line by line, and what is asked of you now. The terms are those of things.ftl.
###
### $who is "you" or "other"; then $name is the name. Cards and animals come in words; $animal, $got and $leader
### with "the", $given with "a". Sentences of one line are put one after another.

## Parts of lines

# as in "Bids: you forest 3, Ida refill card"
log-item =
    { $who ->
        [you] you
       *[other] { $name }
    } { $what }
log-payment =
    { $who ->
        [you] you
       *[other] { $name }
    } { $cards } (sum { $sum })

## A round

log-dealt = The cards are dealt.
log-dealt-you = The cards are dealt. Your hand: { $cards }.
log-round = Round { $round } begins. On display: { $animals }.
log-boxed = Nobody took: { $animals }. Out of the game.
log-talisman =
    The talisman passes to { $who ->
        [you] you
       *[other] { $name }
    }.
log-reshuffled = The draw pile is empty: the discard pile is shuffled into a new one ({ cards }).
log-over = The animals have run out: the game is over.

## Bids

log-bids = Bids: { $bids }.
log-covered =
    { $who ->
        [you] You have two cards face down (eagle leader).
       *[other] { $name } has two cards face down (eagle leader).
    }
log-covered-you =
    { $who ->
        [you] You have two cards face down (eagle leader): { $cards }.
       *[other] { $name } has two cards face down (eagle leader): { $cards }.
    }
log-revealed =
    { $who ->
        [you] You turn over { $card }; your other card goes back to your hand.
       *[other] { $name } turns over { $card }; the other card goes back to hand.
    }

## Refills

log-swapped =
    { $who ->
        [you] You swap { $given } for { $got } (meerkat leader).
       *[other] { $name } swaps { $given } for { $got } (meerkat leader).
    }
log-not-swapped =
    { $who ->
        [you] You do not swap (meerkat leader).
       *[other] { $name } does not swap (meerkat leader).
    }
log-thrown = Discarded: { $cards }.
log-drew =
    { $who ->
        [you] You draw { $cards }.
       *[other] { $name } draws { $cards }.
    }
log-leo-pile = { $name } gets a new, shuffled pile of { cards }.

## Leaders

log-leader =
    { $who ->
        [you] You get { $leader }.
       *[other] { $name } gets { $leader }.
    }
# $giver is "you" or "other", then $from is the name
log-leader-from =
    { $who ->
        [you] You get { $leader } from { $from }.
       *[other]
            { $name } gets { $leader } from { $giver ->
                [you] you
               *[other] { $from }
            }.
    }
log-leader-supply = Back to the supply: { $leader }.

## Ties

log-payments = Tie between bids of { $value }. Payments: { $payments }.
log-broke = Extra cards to break the tie: { $cards }.
log-broke-again = Still a tie. Extra cards again: { $cards }.
log-broke-drawn =
    { $who ->
        [you] you
       *[other] { $name }
    } { $what } (drawn)
log-broke-none =
    { $who ->
        [you] you
       *[other] { $name }
    } no card (nothing left to draw)
# "Order of the bids of 3: Ida (sum 5), you"
log-ordered = Order of the bids of { $value }: { $order }.
log-order-last =
    { $who ->
        [you] you
       *[other] { $name }
    }
log-order-LION =
    { $who ->
        [you] you (lion leader)
       *[other] { $name } (lion leader)
    }
log-order-LEO =
    { $who ->
        [you] you (wins ties)
       *[other] { $name } (wins ties)
    }
log-order-SUM =
    { $who ->
        [you] you (sum { $sum })
       *[other] { $name } (sum { $sum })
    }
log-order-TALISMAN =
    { $who ->
        [you] you (by the talisman)
       *[other] { $name } (by the talisman)
    }
log-order-BREAK =
    { $who ->
        [you] you (by the extra cards)
       *[other] { $name } (by the extra cards)
    }
log-order-SEAT_ORDER =
    { $who ->
        [you] you (by seat: no card was left)
       *[other] { $name } (by seat: no card was left)
    }
log-order-CANNOT_PAY =
    { $who ->
        [you] you (can’t pay)
       *[other] { $name } (can’t pay)
    }
log-order-ONLY_PAYER =
    { $who ->
        [you] you (the only one who can pay)
       *[other] { $name } (the only one who can pay)
    }

## Turns

log-took =
    { $who ->
        [you] You take { $animal } for { $cards }.
       *[other] { $name } takes { $animal } for { $cards }.
    }
log-took-unpaid =
    { $who ->
        [you] You take { $animal }. Still to pay: { cards }.
       *[other] { $name } takes { $animal }. Still to pay: { cards }.
    }
log-paid =
    { $who ->
        [you] You pay { $cards }.
       *[other] { $name } pays { $cards }.
    }
log-bonus = Habitat bonus: +{ $points }.
# $why is "choice", "bare" (the display is empty) or "hand" (too few cards)
log-passed =
    { $who ->
        [you] You pass
       *[other] { $name } passes
    }{ $why ->
        [bare] {" "}(the display is empty)
        [hand] {" "}(too few cards to pay)
       *[choice] {""}
    }.
log-leo-passed = { $name } gets nothing: the display is empty.
log-back = Back to hand: { $cards }.
log-lost = Payment lost: { $cards }.
log-drawn = Drawn: { $cards }.
log-kept =
    { $who ->
        [you] You take your bid { $card } back to your hand (ibex leader).
       *[other] { $name } takes the bid { $card } back to hand (ibex leader).
    }
log-not-kept =
    { $who ->
        [you] You don’t take your bid back (ibex leader).
       *[other] { $name } does not take the bid back (ibex leader).
    }

log-hint =
    { $who ->
        [you] You asked for a hint.
       *[other] { $name } asked for a hint.
    }

## What is asked of you, told by a screen reader after what happened

ask-bid = Choose your bid.
ask-eagle = Choose your bid: one card or two (eagle leader).
ask-reveal = Choose which of your two cards is your bid.
ask-swap = Swap an animal, or not (meerkat leader).
ask-discard = Choose cards to discard, or none.
ask-lay = A tie: choose { cards } to pay, face down.
ask-break = Still a tie: choose an extra card, or draw one.
ask-take = Your turn: take an animal, or pass.
ask-pay = Choose { cards } to pay.
ask-keep = Take your bid back, or not (ibex leader).
