import { expect, test } from "vitest";
import type { Choice, GameView, Seen } from "$client/net/protocol";
import { Draft } from "$client/table/draft.svelte";
import { Game } from "$client/table/game.svelte";
import { askedOf } from "../asked";

function game(seen: Partial<Seen>, choices: Choice[], step = 1): Game {
    const whole = {
        seat: 0,
        phase: "BID",
        round: 1,
        value: 5,
        sealed: [],
        hand: [],
        leaders: {},
        legal_actions: choices.filter((choice) => !choice.reason).map((choice) => choice.token),
        ...seen,
    } as unknown as Seen;
    const view: GameView = {
        seat: 0,
        step,
        seen: whole,
        events: [],
        choices,
        asked: askedOf(whole, choices),
        scores: [],
        rounds: 14,
        limits: { refill: 7, hand: 10, bonus: 2, eagle: 2 },
        tally: { animals: {}, leo: [] },
    };
    return new Game({
        ...view,
        events: Array.from({ length: step }, () => ({ kind: "DREW", seat: 0, what: null })),
    });
}

test("equal cards are told apart, and the hand is sorted by habitat and value", () => {
    const draft = new Draft(game({ hand: ["W1", "S2", "F4", "F1", "F1"] }, []));
    expect(draft.hand.map((card) => card.key)).toEqual(["F1#0", "F1#1", "F4#0", "S2#0", "W1#0"]);
});

test("another bid replaces the first, and a second tap puts it back", () => {
    const draft = new Draft(game({ hand: ["F1", "F2"] }, [{ token: "F1" }, { token: "F2" }, { token: "R" }]));
    draft.pick("F1#0");
    draft.pick("F2#0");
    expect(draft.actions).toEqual(["F2"]);
    draft.pick("F2#0");
    expect(draft.actions).toBeNull();
    draft.pick("R");
    expect(draft.actions).toEqual(["R"]);
});

test("the eagle's owner lays two in card order, or one and says so, or the refill card alone", () => {
    const draft = new Draft(
        game({ hand: ["F1", "M2"], leaders: { ea: 0 } }, [{ token: "F1" }, { token: "M2" }, { token: "R" }]),
    );
    expect(draft.ask).toBe("eagle");
    draft.pick("R");
    expect(draft.actions).toEqual(["R"]);
    draft.pick("M2#0");
    expect(draft.actions).toEqual(["M2", "R"]);
    draft.pick("R");
    expect(draft.actions).toEqual(["M2", "-"]);
});

test("an animal is taken with its cheapest payment, which can be changed", () => {
    const draft = new Draft(
        game({ phase: "TAKE", hand: ["F1", "F2", "S3"] }, [
            { token: "pe@1", owed: 1, cheapest: ["F1"], best: ["F1"], bonus: 2 },
            { token: "-" },
        ]),
    );
    expect(draft.whyNot("F2#0")?.code).toBe("animal_first");
    draft.pickSlot(1);
    expect(draft.actions).toEqual(["pe@1", "F1"]);
    draft.pick("S3#0");
    expect(draft.actions).toEqual(["pe@1", "S3"]);
    draft.pick("S3#0");
    expect(draft.actions).toBeNull();
    expect(draft.declining).toEqual(["-"]);
});

test("discarded cards end with `-` where another could follow", () => {
    const draft = new Draft(
        game({ phase: "DISCARD", hand: ["F1", "F2", "S3"] }, [
            { token: "F1" },
            { token: "F2" },
            { token: "S3" },
            { token: "-" },
        ]),
    );
    draft.pick("F2#0");
    draft.pick("F1#0");
    expect(draft.actions).toEqual(["F1", "F2", "-"]);
    draft.pick("S3#0");
    expect(draft.actions).toEqual(["F1", "F2", "S3"]);
});

test("a tied payment takes as many cards as are owed, in any order of picking", () => {
    const reason = { code: "cannot_finish", rule: "ties" };
    const draft = new Draft(
        game({ phase: "LAY", value: 3, hand: ["F1", "S3"] }, [
            { token: "F1", owed: 1 },
            { token: "S3", reason },
        ]),
    );
    draft.pick("S3#0");
    expect(draft.actions).toBeNull();
    draft.pick("F1#0");
    expect(draft.actions).toEqual(["F1", "S3"]);
});

test("a swap needs an animal to give and one to take", () => {
    const same = { code: "same_species", rule: "meerkat" };
    const draft = new Draft(
        game({ phase: "SWAP" }, [
            { token: "ib>sq@2", leaders: { sq: 0 } },
            { token: "ib>ib@1", reason: same },
            { token: "-" },
        ]),
    );
    draft.pickGive("ib");
    expect(draft.whyNotSlot(1)).toEqual(same);
    draft.pickSlot(2);
    expect(draft.actions).toEqual(["ib>sq@2"]);
});

test("what can't be chosen says why", () => {
    const reason = { code: "card_order", rule: "bids" };
    const draft = new Draft(
        game({ hand: ["F1", "S2"], sealed: ["F2"] }, [{ token: "F1", reason }, { token: "S2" }]),
    );
    expect(draft.whyNot("F1#0")).toEqual(reason);
    draft.pick("F1#0");
    expect(draft.picked).toEqual([]);
});

test("a new question begins a new draft, the same one keeps it", () => {
    const one = game({ hand: ["F1", "F2"] }, [{ token: "F1" }, { token: "F2" }]);
    const draft = new Draft(one);
    expect(draft.follow()).toBe(true);
    draft.pick("F1#0");
    one.take({
        seat: 0,
        step: 1,
        seen: one.seen,
        events: [],
        choices: [...one.choices],
        asked: one.asked,
        scores: [],
        rounds: 14,
        limits: { refill: 7, hand: 10, bonus: 2, eagle: 2 },
        tally: { animals: {}, leo: [] },
    });
    expect(draft.follow()).toBe(false);
    expect(draft.picked).toEqual(["F1#0"]);
    one.take({
        seat: 0,
        step: 2,
        seen: { ...one.seen, round: 2 },
        events: [{ kind: "ROUND", seat: null, what: 2 }],
        choices: [...one.choices],
        asked: one.asked,
        scores: [],
        rounds: 14,
        limits: { refill: 7, hand: 10, bonus: 2, eagle: 2 },
        tally: { animals: {}, leo: [] },
    });
    expect(draft.follow()).toBe(true);
    expect(draft.picked).toEqual([]);
});
