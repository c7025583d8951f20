// Everything a seat has openly, for its place on the table.

import { SPECIES } from "../../table/species";
import type { SeatView, Seen } from "../../net/protocol";
import { inOrder, sumOf } from "../../table/cards";
import type { Game } from "../../table/game.svelte";

export interface Standing {
    seat: number;
    collection: Readonly<Record<string, number>>;
    leaders: readonly string[];
    /** Habitat cards held; for Leo those in his pile, and his refill card. */
    hand: number;
    isLeo: boolean;
    points: number;
    /** What it would score if the game ended now; null for Leo. */
    score: number | null;
    hasTalisman: boolean;
    /** Whether a step of this seat is waited for. */
    owes: boolean;
    bid: string | null;
    /** Cards that are face down as a bid, as far as that is known. */
    covered: number;
    /** The open payment, and the tie-break cards. */
    paid: readonly string[];
    /** The cards in its hand, for spectators who see all hands; null for others, and for Leo. */
    cards: readonly string[] | null;
    /** Cards it laid that other players can't see yet. */
    sealed: readonly string[];
    /** The sum of a payment laid in a tie; null outside one. */
    sum: number | null;
    isEqual: boolean;
    /** Its place among those still to take at this value, from 1; null if there is no order to show. */
    place: number | null;
}

/** What to show about this seat; `view` is how the table knows it, null in a replay. */
export function standing(game: Game, seat: number, view: SeatView | null): Standing {
    const { seen } = game;
    const bid = seen.bids[seat] ?? null;
    const payment = seen.payments[seat] ?? [];
    const isLeo = seen.rules["leo_seat"] === seat;
    const shown = isLeo ? undefined : game.hands?.[seat];
    const isShown = seat === seen.seat || bid !== null || shown !== undefined;
    const covered = isShown ? 0 : coveredBy(game, seat, view);
    const tied = sums(seen);
    const sum = tied[seat] ?? null;
    const place = turns(seen).indexOf(seat) + 1;
    return {
        seat,
        collection: seen.collections[seat] ?? {},
        leaders: SPECIES.filter((species) => seen.leaders[species] === seat),
        hand: isLeo ? seen.leo_pile_size : (seen.hand_sizes[seat] ?? 0),
        isLeo,
        points: seen.points[seat] ?? 0,
        score: game.scores[seat]?.total ?? null,
        hasTalisman: seen.talisman === seat,
        owes: seat === seen.seat ? game.owes : isAwaited(game, seat, view),
        bid,
        covered,
        paid: [...payment, ...(seen.breaks[seat] ?? [])],
        cards: shown?.cards ?? null,
        sealed: inOrder(seat === seen.seat ? seen.sealed : (shown?.sealed ?? [])),
        sum,
        isEqual: sum !== null && tied.some((other, index) => other === sum && index !== seat),
        place: place > 0 ? place : null,
    };
}

/** Nobody can know that a secret step was taken: a seat that is asked itself need not wait for the others'. */
function isAwaited({ seen, owes, secret }: Game, seat: number, view: SeatView | null): boolean {
    return seen.to_act.includes(seat) && !isReady(view) && !(owes && secret.includes(seat));
}

/** The eagle's owner is asked to reveal one of two cards; before that only seats shown as ready have laid one. */
function coveredBy({ seen: { phase, to_act }, limits }: Game, seat: number, view: SeatView | null): number {
    if (phase === "REVEAL" && to_act.includes(seat)) return limits.eagle ?? 0;
    return phase === "BID" && isReady(view) ? 1 : 0;
}

function isReady(view: SeatView | null): boolean {
    return view?.ready === true;
}

/** The seats that still choose at this value, the one whose turn it is first; none without an order to show. */
function turns(seen: Seen): readonly number[] {
    const isChoosing = seen.phase === "TAKE" || seen.phase === "PAY";
    return isChoosing && seen.queue.length > 0 ? [...seen.to_act, ...seen.queue] : [];
}

/** By seat: the sum of a payment laid in a tie, until the seat has its animal. */
function sums(seen: Seen): (number | null)[] {
    const order = turns(seen);
    return seen.payments.map((payment, seat) => {
        const isTied = (seen.ranks[seat] ?? null) !== null || order.includes(seat);
        return isTied && payment.length > 0 && !seen.took[seat] ? sumOf(payment) : null;
    });
}
