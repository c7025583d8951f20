// The order of equal bids while they are being resolved, as far as it shows.

import type { Seen } from "../../net/protocol";
import { sumOf } from "../../table/cards";

/** The seats that still choose at this value, the one whose turn it is first; none if there is no order to tell. */
export function turns(seen: Seen): readonly number[] {
    const isChoosing = seen.phase === "TAKE" || seen.phase === "PAY";
    return isChoosing && seen.queue.length > 0 ? [...seen.to_act, ...seen.queue] : [];
}

/** By seat: the sum of a payment laid in a tie, until the seat has its animal. */
export function sums(seen: Seen): (number | null)[] {
    const order = turns(seen);
    return seen.payments.map((payment, seat) => {
        const isTied = (seen.ranks[seat] ?? null) !== null || order.includes(seat);
        return isTied && payment.length > 0 && !seen.took[seat] ? sumOf(payment) : null;
    });
}
