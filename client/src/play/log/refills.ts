// Refills: the meerkat's swap, and what is thrown away. Drawing is told everywhere alike.

import type { Event } from "../../net/protocol";
import * as phrases from "./phrases";
import { seatOf, type Story, type Tell, textOf, type Part } from "./story";

/** A swap is written as `ib>sq@2`: given, got, slot. */
function swap(story: Story, first: Event): Part {
    const [seat, text] = [seatOf(first), textOf(first)];
    if (text === "-") return { phase: 2, seat, places: [], say: () => phrases.notSwapped(story.cast, seat) };
    const [given, got, slot] = [text.slice(0, 2), text.slice(3, 5), text.slice(6)];
    story.run("TOOK GAVE", seat);
    story.display.set(slot, given);
    const places = [`collection:${seat}:${got}`, `display:${slot}`];
    return { phase: 2, seat, places, say: () => phrases.swapped(story.cast, seat, given, got) };
}

/** A leader that moves by a swap; those that move with an animal taken are told there. */
function leader(story: Story, first: Event): Part {
    const { place, say } = story.moveLeader(first);
    return { phase: story.phase, seat: first.seat, places: [place], say };
}

function thrown(story: Story, first: Event): Part {
    const bySeat = new Map<number, string[]>();
    for (const one of [first, ...story.run("THROWN")])
        bySeat.set(seatOf(one), [...(bySeat.get(seatOf(one)) ?? []), textOf(one)]);
    return { phase: 2, places: ["discard"], say: () => phrases.thrown(story.cast, bySeat) };
}

export const REFILLS: Record<string, Tell> = { SWAP: swap, LEADER: leader, THROWN: thrown };
