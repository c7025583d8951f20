import { expect, test } from "vitest";
import { beatsOf } from "$client/play/motion/beats";
import type { Event } from "$client/net/protocol";

/** Events written as `KIND:seat:what`, as `-` where there is none. */
function events(text: string): Event[] {
    return text
        .trim()
        .split(/\s+/)
        .map((one) => {
            const [kind = "", seat, ...rest] = one.split(":");
            const what = rest.join(":");
            const number = ["ROUND", "BONUS", "COVERED"].includes(kind);
            return {
                kind,
                seat: seat === "" ? null : Number(seat),
                what: what === "" ? null : number ? Number(what) : what,
            };
        });
}

test("the bids are one beat, and the eagle's owner turns over one after them", () => {
    const beats = beatsOf(
        events(
            "ROUND::2 SHOWN::sq@1 SHOWN::me@2 BID_SHOWN:0:R BID_SHOWN:1:M4 COVERED:3:2 REVEAL:3:S2 BID_SHOWN:3:S2",
        ),
    );
    expect(beats).toMatchObject([
        { kind: "round", from: 0, round: 2, shown: ["sq", "me"] },
        {
            kind: "bids",
            from: 3,
            bids: [
                { seat: 0, card: "R" },
                { seat: 1, card: "M4" },
            ],
            covered: [3],
        },
        { kind: "reveal", from: 7, seat: 3, card: "S2" },
    ]);
});

test("a tie holds the payments and the order with its reasons", () => {
    const [, bids, tie] = beatsOf(
        events(
            "ROUND::1 BID_SHOWN:0:S4 BID_SHOWN:2:M4 LAID:0:S2 LAID:0:W1 LAID:2:S1 LAID:2:M1" +
                " ORDERED:2:LION ORDERED:0:SUM",
        ),
    );
    expect(bids?.kind).toBe("bids");
    expect(tie).toMatchObject({
        kind: "tie",
        from: 3,
        value: 4,
        laid: [
            { seat: 0, cards: ["S2", "W1"] },
            { seat: 2, cards: ["S1", "M1"] },
        ],
        breaks: [],
        order: [
            { seat: 2, why: "LION" },
            { seat: 0, why: "SUM" },
        ],
    });
});

test("tie-break cards come in sets: who is still equal lays again; nothing to draw is told too", () => {
    const beats = beatsOf(
        events("ROUND::1 BROKE:0:F2 BROKE_DRAWN:1:S2 BROKE:0:M3 BROKE:1: ORDERED:0:BREAK ORDERED:1:BREAK"),
    );
    expect(beats[1]).toMatchObject({
        breaks: [
            [
                { seat: 0, cards: ["F2"] },
                { seat: 1, cards: ["S2"] },
            ],
            [
                { seat: 0, cards: ["M3"] },
                { seat: 1, cards: [""] },
            ],
        ],
    });
});

test("an animal taken costs the bid, what was laid in the tie and what is paid later", () => {
    const told = "ROUND::1 BID_SHOWN:0:F3 TAKE:0:pe@1 TOOK:0:pe@1 LEADER:0:pe PAY:0:F1 PAY:0:W1 BONUS:0:2";
    expect(beatsOf(events(told)).at(-1)).toMatchObject({
        kind: "take",
        from: 2,
        seat: 0,
        species: "pe",
        cost: ["F3", "F1", "W1"],
        bonus: 2,
        leaders: [{ species: "pe", to: 0 }],
    });
    const tied = "ROUND::1 BID_SHOWN:0:F2 LAID:0:F1 ORDERED:0:SUM TAKE:0:pe@1 TOOK:0:pe@1";
    expect(beatsOf(events(tied)).at(-1)).toMatchObject({ cost: ["F2", "F1"] });
});

test("Leo takes without a step, also right after a swap", () => {
    const beats = beatsOf(
        events(
            "ROUND::1 SWAP:2:me>ib@3 TOOK:2:ib@3 GAVE:2:me@3 LEADER:2:ib LEADER::me TOOK:1:sq@2 LEADER:1:sq",
        ),
    );
    expect(beats.slice(1)).toMatchObject([
        {
            kind: "swap",
            from: 1,
            seat: 2,
            took: "ib",
            gave: "me",
            leaders: [
                { species: "ib", to: 2 },
                { species: "me", to: null },
            ],
        },
        {
            kind: "take",
            from: 6,
            seat: 1,
            species: "sq",
            cost: [],
            bonus: 0,
            leaders: [{ species: "sq", to: 1 }],
        },
    ]);
});

test("a pass tells what came back and what was drawn, hidden cards as hidden", () => {
    const told = "ROUND::1 BID_SHOWN:1:S4 TAKE:1:- PASSED:1: RETURNED:1:S4 DREW:1: DREW:1: RETURNED:0:F2";
    expect(beatsOf(events(told)).slice(2)).toMatchObject([
        { kind: "pass", from: 3, seat: 1, back: ["S4"], drew: ["?", "?"] },
        { kind: "keep", from: 7, seat: 0, card: "F2" },
    ]);
});

test("only what is new is told, but a beat that goes on is told whole, under the same number", () => {
    const all = events("ROUND::1 SHOWN::pe@1 BID_SHOWN:0:F3 TAKE:0:pe@1 TOOK:0:pe@1 PAY:0:F1");
    const beats = beatsOf(all, 5);
    expect(beats).toHaveLength(1);
    expect(beats[0]).toMatchObject({ kind: "take", from: 3, cost: ["F3", "F1"] });
    expect(beatsOf(all, all.length)).toEqual([]);
});

test("the first hands are no beat, and own secret steps neither", () => {
    const beats = beatsOf(events("DREW:0:F1 DREW:1: ROUND::1 SHOWN::pe@1 BID:0:F1 LAY:0:F2 DISCARD:0:-"));
    expect(beats.map((beat) => beat.kind)).toEqual(["round"]);
});
