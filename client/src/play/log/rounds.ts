// The deal, rounds and what happens between them.

import type { Event } from "../../net/protocol";
import * as phrases from "./phrases";
import { cardOf, seatOf, slotOf, speciesOf, type Story, type Tell, textOf, type Part } from "./story";

function round(story: Story, first: Event): Part {
    const number = Number(first.what);
    story.begin(number);
    const shown = story.run("SHOWN");
    for (const one of shown) story.display.set(slotOf(one), speciesOf(one));
    const places = shown.map((one) => `display:${slotOf(one)}`);
    return { phase: 1, places, say: () => phrases.round(number, shown.map(speciesOf)) };
}

function drew(story: Story, first: Event): Part {
    if (story.round === 0) return deal(story, first);
    const seat = seatOf(first);
    const drawn = [first, ...story.run("DREW", seat)].map(cardOf);
    const places = [`handsize:${seat}`, "pile"];
    return { phase: story.phase, seat, places, say: () => phrases.drew(story.cast, seat, drawn) };
}

function deal(story: Story, first: Event): Part {
    const all = [first, ...story.run("DREW LEO_PILE")];
    const own = all.filter((one) => one.kind === "DREW" && one.seat === story.cast.you);
    const places = story.cast.names.map((_, seat) => `handsize:${seat}`);
    return { phase: 0, places, say: () => phrases.dealt(own.map(textOf)) };
}

function leoPile(story: Story, first: Event): Part {
    if (story.round === 0) return deal(story, first);
    const seat = seatOf(first);
    const say = () => phrases.leoPile(story.cast, seat, Number(first.what));
    return { phase: 2, seat, places: [`handsize:${seat}`], say };
}

function reshuffled(story: Story, first: Event): Part {
    const places = ["pile", "discard"];
    return { phase: story.phase, places, say: () => phrases.reshuffled(Number(first.what)) };
}

function keep(story: Story, first: Event): Part {
    const seat = seatOf(first);
    story.run("RETURNED", seat);
    const bid = first.what === "-" ? null : textOf(first);
    const places = [`bid:${seat}`, `handsize:${seat}`];
    return { phase: 4, seat, places, say: () => phrases.kept(story.cast, seat, bid) };
}

function boxed(story: Story, first: Event): Part {
    const left = [first, ...story.run("BOXED")];
    return { phase: 4, places: ["box"], say: () => phrases.boxed(left.map(speciesOf)) };
}

function talisman(story: Story, first: Event): Part {
    const seat = seatOf(first);
    return { phase: 4, seat, places: [`talisman:${seat}`], say: () => phrases.talisman(story.cast, seat) };
}

function over(): Part {
    return { phase: 4, places: [], say: phrases.over };
}

export const ROUNDS: Record<string, Tell> = {
    ROUND: round,
    DREW: drew,
    LEO_PILE: leoPile,
    RESHUFFLED: reshuffled,
    KEEP: keep,
    BOXED: boxed,
    TALISMAN: talisman,
    OVER: over,
};
