import { expect, test } from "vitest";
import { coursesOf } from "$client/play/motion/course";
import { flightsOf, type Flight } from "$client/play/motion/flights";
import type { Event, Seen } from "$client/net/protocol";

function situation(more: Partial<Seen> = {}): Seen {
    const bare = { seat: 0, hand: [], bids: [null, null], payments: [[], []], leaders: {}, talisman: null };
    return { ...bare, ...more } as unknown as Seen;
}
const event = (kind: string, seat: number | null, what: string | number | null = null): Event => ({
    kind,
    seat,
    what,
});
const ways = (flights: Flight[]) => flights.map(({ from, to }) => `${String(from[0])} > ${String(to[0])}`);

test("own cards fly to and from their places in the hand, others' cards by its size", () => {
    const before = situation({ hand: ["F1", "F1", "S2"] });
    const after = situation({ hand: ["F1", "M3"] });
    const flights = flightsOf(before, after, [
        event("BID", 0, "F1"),
        event("PAY", 0, "S2"),
        event("DREW", 0, "M3"),
        event("DREW", 1),
    ]);
    expect(ways(flights)).toEqual([
        "hand:F1#1 > bid:0",
        "hand:S2#0 > pay:0",
        "pile > hand:M3#0",
        "pile > handsize:1",
    ]);
    expect(flights.at(-1)?.what).toEqual({ kind: "card", token: "?" });
});

test("the bids of others are turned over together; the player's own is already there", () => {
    const flights = flightsOf(situation(), situation(), [
        event("BID_SHOWN", 0, "F1"),
        event("BID_SHOWN", 1, "S4"),
        event("BID_SHOWN", 2, "R"),
    ]);
    expect(ways(flights)).toEqual(["handsize:1 > bid:1", "handsize:2 > bid:2"]);
    expect(new Set(flights.map(({ group }) => group)).size).toBe(1);
});

test("an animal goes to its owner, and its leader from whoever had it, even twice in one view", () => {
    const flights = flightsOf(situation({ leaders: { pe: 1 } }), situation(), [
        event("TOOK", 0, "pe@2"),
        event("LEADER", 0, "pe"),
        event("LEADER", null, "pe"),
    ]);
    expect(ways(flights)).toEqual([
        "display:2 > collection:0:pe",
        "leader:1:pe > leader:0:pe",
        "leader:0:pe > leader:supply:pe",
    ]);
});

test("animals that two take in a row fly one after the other", () => {
    const flights = flightsOf(situation(), situation(), [event("TOOK", 0, "pe@1"), event("TOOK", 2, "ib@2")]);
    expect(flights.map(({ group }) => group)).toEqual([1, 2]);
});

test("at the end of a round what is on the table goes to the discard pile, but what came back does not", () => {
    const before = situation({ bids: ["F3", "R"], payments: [["F1"], []] });
    const told = [event("RETURNED", 0, "F3"), event("ROUND", null, 2), event("SHOWN", null, "li@1")];
    expect(ways(flightsOf(before, situation({ hand: ["F3"] }), told))).toEqual([
        "bid:0 > hand:F3#0",
        "pay:0 > discard",
        "animals > display:1",
    ]);
});

test("what has no place on the page does not fly, and groups begin one after another", () => {
    const flights = flightsOf(situation(), situation(), [
        event("BOXED", null, "pe@1"),
        event("DREW", 1),
        event("TALISMAN", 1),
    ]);
    const spot = { x: 10, y: 20, width: 50, height: 70 };
    const places = new Map([
        ["display:1", spot],
        ["pile", spot],
        ["handsize:1", { ...spot, x: 110 }],
    ]);
    const courses = coursesOf(flights, places, new Map([["box", spot]]), 1);
    expect(courses.map(({ what }) => what.kind)).toEqual(["animal", "card"]);
    expect(courses[1]?.delay).toBeGreaterThan(courses[0]?.delay ?? 0);
    expect(courses[1]?.frames.at(-1)?.["transform"]).toBe("translate(110px, 20px) scale(1)");
});
