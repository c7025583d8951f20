// Bids: laid face down, turned over together, and the eagle's.

import type { Event } from "../../net/protocol";
import * as phrases from "./phrases";
import { seatOf, type Story, type Tell, textOf, type Part } from "./story";

/** The own bid is told when all are open; until then it is kept in mind for the eagle. */
function sealed(story: Story, first: Event): null {
    const seat = seatOf(first);
    if (first.what !== "-") story.sealed.set(seat, [...(story.sealed.get(seat) ?? []), textOf(first)]);
    return null;
}

function shown(story: Story, first: Event): Part {
    const bids = [first, ...story.run("BID_SHOWN")].map((one) => [seatOf(one), textOf(one)] as const);
    for (const [seat, bid] of bids) story.bids.set(seat, bid);
    const places = bids.map(([seat]) => `bid:${seat}`);
    return { phase: 1, places, say: () => phrases.bids(story.cast, bids) };
}

function covered(story: Story, first: Event): Part {
    const seat = seatOf(first);
    const own = story.sealed.get(seat) ?? [];
    return { phase: 1, seat, places: [`bid:${seat}`], say: () => phrases.covered(story.cast, seat, own) };
}

function reveal(story: Story, first: Event): Part {
    const [seat, bid] = [seatOf(first), textOf(first)];
    story.run("BID_SHOWN", seat);
    story.bids.set(seat, bid);
    return { phase: 1, seat, places: [`bid:${seat}`], say: () => phrases.revealed(story.cast, seat, bid) };
}

export const BIDS: Record<string, Tell> = {
    BID: sealed,
    BID_SHOWN: shown,
    COVERED: covered,
    REVEAL: reveal,
};
