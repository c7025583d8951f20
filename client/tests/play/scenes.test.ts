import { expect, test } from "vitest";
import type { Event } from "$client/net/protocol";
import { drawnBySeat, ofKind, scenesOf } from "$client/play/motion/scenes";
import { beatsOf } from "$client/story/story";

/** The scenes of events written as `KIND:seat:what`, with nothing where there is none. */
function scenes(text: string, since = 0) {
    const events = text.split(" ").map((one): Event => {
        const [kind = "", seat = "", ...rest] = one.split(":");
        const what = rest.join(":");
        return { kind, seat: seat === "" ? null : Number(seat), what: what === "" ? null : what };
    });
    return scenesOf(beatsOf(events, 0, 1), since);
}

function kinds(text: string): string[] {
    return scenes(text).map(({ kind, from, to }) => `${kind} ${from}-${to}`);
}

test("the bids are one scene, and what the eagle's owner turns over is one after them", () => {
    const told = "ROUND::2 SHOWN::sq@1 BID_SHOWN:0:R BID_SHOWN:1:M4 COVERED:3:2 REVEAL:3:S2 BID_SHOWN:3:S2";
    expect(kinds(told)).toEqual(["round 0-2", "bids 2-5", "reveal 5-7"]);
});

test("a tie is one scene from the payments to the order, with the extra cards of all turns", () => {
    const bids = "ROUND::1 BID_SHOWN:0:S2 BID_SHOWN:2:M2";
    const told = `${bids} LAID:0:S2 LAID:2:W2 BROKE:0:F2 BROKE:2:S2 BROKE:0:M3 BROKE:2: ORDERED:0:BREAK ORDERED:2:BREAK`;
    const tie = scenes(told).at(-1);
    expect(tie).toMatchObject({ kind: "tie", from: 3, to: 11 });
    expect(tie?.beats.map(({ kind }) => kind)).toEqual(["payments", "broke", "broke", "ordered"]);
});

test("a swap is one scene with its leaders, and what Leo takes right after is another", () => {
    const told =
        "ROUND::1 SWAP:2:me>ib@3 TOOK:2:ib@3 GAVE:2:me@3 LEADER:2:ib LEADER::me TOOK:1:sq@2 LEADER:1:sq";
    expect(kinds(told)).toEqual(["round 0-1", "swap 1-6", "take 6-8"]);
    const [, swap] = scenes(told);
    expect(swap && ofKind(swap, "leader").map(({ species, to }) => [species, to])).toEqual([
        ["ib", 2],
        ["me", null],
    ]);
});

test("a refill is one scene, though the discard pile was shuffled while somebody drew", () => {
    const told = "ROUND::1 THROWN:0:F1 DREW:0:F2 RESHUFFLED::9 DREW:0:F3 DREW:2: DREW:2:";
    expect(kinds(told)).toEqual(["round 0-1", "refill 1-7"]);
    const [, refill] = scenes(told);
    expect(refill && drawnBySeat(refill)).toEqual([
        [0, 2],
        [2, 2],
    ]);
});

test("a pass is one scene with everything drawn; a bid that comes back later is another", () => {
    const told =
        "ROUND::1 PASSED:2: RETURNED:2:S4 DREW:2: RESHUFFLED::9 DREW:2: KEEP:0:F2 RETURNED:0:F2 PASSED:1:";
    expect(kinds(told)).toEqual(["round 0-1", "pass 1-6", "keep 6-8", "pass 8-9"]);
});

test("two animals taken in a row are two scenes", () => {
    expect(kinds("ROUND::1 TOOK:0:pe@1 TOOK:2:pe@2")).toEqual(["round 0-1", "take 1-2", "take 2-3"]);
});

test("the first hands, animals left over and what was declined are not shown", () => {
    const told = "DREW:0:F1 DREW:1: LEO_PILE:1:6 ROUND::1 BID:0:F1 SWAP:0:- KEEP:0:- BOXED::pe@1 OVER::";
    expect(kinds(told)).toEqual(["round 3-4", "over 8-9"]);
});

test("only what is new is shown, but a scene that goes on is shown whole, under the same number", () => {
    const told = "ROUND::1 SHOWN::pe@1 BID_SHOWN:0:F2 TAKE:0:pe@1 TOOK:0:pe@1 PAY:0:F1";
    expect(scenes(told, 5)).toMatchObject([{ kind: "take", from: 4, beats: [{ paid: ["F1"] }] }]);
    expect(scenes(told, 6)).toEqual([]);
});
