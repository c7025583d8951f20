// Ties: payments laid at once, extra cards (2020), and the order that comes of it.

import type { Event } from "../../net/protocol";
import * as phrases from "./phrases";
import { cardOf, seatOf, type Story, type Tell, textOf, type Part, valueOf } from "./story";

function laid(story: Story, first: Event): Part {
    const turned = [first, ...story.run("LAID")];
    for (const one of turned) story.lay(seatOf(one), textOf(one));
    const seats = [...new Set(turned.map(seatOf))];
    const payments = seats.map((seat) => ({ seat, cards: story.laidBy(seat), sum: story.sumOf(seat) }));
    const bid = valueOf(story.bidOf(seatOf(first)));
    const places = seats.map((seat) => `pay:${seat}`);
    return { phase: 3, places, say: () => phrases.payments(story.cast, bid, payments) };
}

/** One card of each who is still equal; whoever comes a second time begins the next line. */
function broke(story: Story, first: Event): Part {
    const isAgain = story.broke.has(seatOf(first));
    if (isAgain) story.broke.clear();
    const turned = [first];
    story.broke.add(seatOf(first));
    for (let { next } = story; isBreak(next) && !story.broke.has(seatOf(next)); { next } = story) {
        turned.push(next);
        story.broke.add(seatOf(next));
        story.at++;
    }
    const told = turned.map((one) => ({
        seat: seatOf(one),
        card: cardOf(one),
        isDrawn: one.kind === "BROKE_DRAWN",
    }));
    const places = told.map((one) => `pay:${one.seat}`);
    return { phase: 3, places, say: () => phrases.broke(story.cast, told, isAgain) };
}

function isBreak(event: Event | undefined): event is Event {
    return event?.kind === "BROKE" || event?.kind === "BROKE_DRAWN";
}

function ordered(story: Story, first: Event): Part {
    story.broke.clear();
    const order = [first, ...story.run("ORDERED")].map((one) => ({
        seat: seatOf(one),
        reason: textOf(one),
        sum: story.sumOf(seatOf(one)),
    }));
    const bid = valueOf(story.bidOf(seatOf(first)));
    const places = order.map((one) => `bid:${one.seat}`);
    return { phase: 3, places, say: () => phrases.ordered(story.cast, bid, order) };
}

export const TIES: Record<string, Tell> = {
    LAID: laid,
    BROKE: broke,
    BROKE_DRAWN: broke,
    ORDERED: ordered,
};
