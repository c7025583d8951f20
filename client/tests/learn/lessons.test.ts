// The guided game as whoever follows the advice sees it; fixtures/guided.json is written and kept current by
// tests/unit/learn.

import { beforeEach, expect, test } from "vitest";
import { scripted } from "$client/learn/adviser.svelte";
import { Coach } from "$client/learn/coach.svelte";
import { lesson, LESSONS, met, numberOf } from "$client/learn/lessons";
import { reasonFor } from "$client/learn/reasons";
import script from "$client/learn/script.json";
import type { Choice, Event, GameView, Seen } from "$client/net/protocol";
import { Game } from "$client/table/game.svelte";
import { askedOf } from "../asked";
import guided from "../fixtures/guided.json";

beforeEach(() => sessionStorage.clear());

const views = guided as unknown as GameView[];
const games = views.map((view) => new Game(view));

/** The guided game at its n-th decision. */
function at(decision: number): Game {
    const game = games[decision];
    if (game === undefined) throw new Error(`there is no decision ${String(decision)}`);
    return game;
}

/** What comes up at each decision of the guided game. */
function lessonsByDecision(): string[][] {
    let known: string[] = [];
    return games.map((game) => {
        const before = known.length;
        known = met(known, game);
        return known.slice(before);
    });
}

test("each lesson comes when it is relevant to what happens", () => {
    expect(lessonsByDecision()).toEqual([
        ["aim", "bid"],
        ["open", "owner", "take"],
        ["bonus", "leader-ea", "round", "eagle"],
        ["moves"],
        ["tie"],
        ["sum"],
        ["passed", "leader-me", "refill"],
        ["meerkat"],
        ["throw", "leader-pe"],
        ["points"],
        ["talisman"],
        ["ibex"],
        ["done"],
    ]);
});

test("whoever follows the advice has met every counted lesson, and sees their numbers go up by one", () => {
    const known = lessonsByDecision().flat();
    const numbers = known.map((key) => numberOf(key, known));
    expect(numbers).toEqual(known.map((_, index) => ({ number: index + 1, all: known.length })));
    expect(LESSONS.filter((one) => one.counted).length).toBe(known.length);
    expect(numberOf("lion", [...known, "lion"])).toBeNull();
});

test("no lesson comes twice", () => {
    const known = met([], at(2));
    expect(met(known, at(2))).toEqual(known);
});

test("lessons say who and what it was", () => {
    expect(lesson("open")?.about?.(at(1))).toEqual({ before: [1] });
    expect(lesson("owner")?.about?.(at(1))).toEqual({ seat: 1, species: "ea" });
    expect(lesson("leader-ea")?.about?.(at(2))).toEqual({ species: "ea" });
    expect(lesson("moves")?.about?.(at(3))).toMatchObject({
        species: "ea",
        move: { species: "ea", from: 1, to: 0, isLevel: true },
    });
});

test("a leader that comes back from the supply has not moved from one player to another", () => {
    const events: Event[] = [
        { kind: "LEADER", seat: 1, what: "ib" },
        { kind: "LEADER", seat: null, what: "ib" },
        { kind: "LEADER", seat: 0, what: "ib" },
    ];
    const seen = { ...at(3).seen, leaders: { ...at(3).seen.leaders, ib: 0 } };
    const moment = { seat: 0, events: [...events], owes: false, rounds: 14, seen };
    expect(met([], moment)).not.toContain("moves");
    expect(met([], { ...moment, events: events.filter((event) => event.seat !== null) })).toContain("moves");
    const gone = { ...seen, leaders: { ...seen.leaders, ib: 1 } };
    expect(met([], { ...moment, seen: gone, events: events.slice(0, 1) })).not.toContain("moves");
});

test("the script is advised while it is followed", () => {
    expect(games.slice(0, -1).map(scripted)).toEqual(script.path);
});

/** A game in which this has to be decided, without a past that follows the script. */
function deciding(seen: Partial<Seen>, choices: Choice[]): Game {
    const legal = choices.filter((choice) => !choice.reason).map((choice) => choice.token);
    const events: Event[] = [{ kind: "BID", seat: 0, what: "F2" }];
    const first = views[0] as GameView;
    const whole = { ...at(0).seen, legal_actions: legal, ...seen };
    const asked = askedOf(whole, choices);
    return new Game({ ...first, seen: whole, choices, asked, events, step: 1 });
}

test("off the script nothing is scripted", () => {
    expect(scripted(deciding({ hand: ["F1"] }, [{ token: "F1", owed: 0, payable: true }]))).toBeNull();
});

test("a bid is advised for the bonus in reach, for its price, or for a full hand", () => {
    const choices = [
        { token: "F1", owed: 0, payable: true, bonus: 0 },
        { token: "F2", owed: 1, payable: true, bonus: 2, bonus_with: ["sq"] },
        { token: "M4", owed: 3, payable: true, bonus: 0 },
        { token: "R" },
    ];
    const game = deciding({ hand: ["F1", "F2", "M4"], display: ["sq", "ea"] }, choices);
    expect(reasonFor(game, ["F2"])).toEqual({ why: "reach", species: ["sq"] });
    expect(reasonFor(game, ["F1"])?.why).toBe("cheap");
    expect(reasonFor(game, ["M4"])).toBeNull();
    expect(reasonFor(game, ["R"])?.why).toBe("poor");
    const full = deciding({ hand: ["F1", "F1", "F2", "M4", "M4"] }, choices);
    expect(reasonFor(full, ["R"])).toBeNull();
});

test("an animal is advised for bonus and leader, for one of them, or for its points; passing for lack of these", () => {
    const choices = [
        { token: "pe@1", owed: 1, bonus: 2, leaders: {}, gain: 1 },
        { token: "li@2", owed: 1, bonus: 0, leaders: { li: 0 }, gain: 2 },
        { token: "sq@3", owed: 1, bonus: 2, leaders: { sq: 0 }, gain: 3 },
        { token: "me@4", owed: 1, bonus: 0, leaders: {}, gain: 0 },
        { token: "-", draws: 2 },
    ];
    const game = deciding({ phase: "TAKE" }, choices);
    expect(reasonFor(game, ["sq@3", "F2"])?.why).toBe("both");
    expect(reasonFor(game, ["pe@1", "F2"])?.why).toBe("bonus");
    expect(reasonFor(game, ["pe@1", "W2"])?.why).toBe("wild");
    expect(reasonFor(game, ["pe@1", "M1"])?.why).toBe("kind");
    expect(reasonFor(game, ["li@2", "F2"])).toEqual({ why: "either", species: ["sq"] });
    expect(reasonFor(game, ["me@4", "F2"])).toBeNull();
    expect(reasonFor(game, ["-"])?.why).toBe("pass");
    expect(reasonFor(deciding({ phase: "TAKE" }, choices.slice(3)), ["-"])?.why).toBe("nothing");
});

test("a payment in progress says whether it keeps the bonus", () => {
    const choices = [
        { token: "F1", owed: 0, bonus: 0 },
        { token: "M2", owed: 0, bonus: 2 },
    ];
    const seen = { phase: "PAY", hand: ["F1", "M2"], bids: ["M1", null, null], took: ["ea", null, null] };
    expect(reasonFor(deciding(seen, choices), ["M2"])?.why).toBe("bonus");
    expect(reasonFor(deciding(seen, choices), ["F1"])?.why).toBe("low");
});

test("a swap says what it gains and loses, but only if it brings points", () => {
    const swap = { token: "ea>pe@1", leaders: { ea: 1, pe: 0 }, gain: 2 };
    const owned = { ...at(0).seen.leaders };
    const seen = { phase: "SWAP", leaders: { ...owned, ea: null } };
    const why = (choice: Choice, more = {}) =>
        reasonFor(deciding({ ...seen, ...more }, [choice, { token: "-" }]), [choice.token])?.why;
    expect(why(swap)).toBe("swap");
    expect(why(swap, { leaders: { ...owned, ea: 0 } })).toBe("trade");
    expect(why({ ...swap, gain: 0 })).toBeUndefined();
    expect(why({ ...swap, leaders: {} })).toBe("grow");
    const even = [{ ...swap, gain: 0 }, { token: "-" }];
    expect(reasonFor(deciding(seen, even), ["-"])?.why).toBe("stay");
});

test("high cards are for ties, low ones for the rest, and wild ones if nothing else pays", () => {
    const hand = ["F1", "S4", "M2", "W3"];
    const choices = hand.map((token) => ({ token, owed: 1 }));
    const why = (phase: string, cards: string[]) => reasonFor(deciding({ phase, hand }, choices), cards)?.why;
    expect(why("LAY", ["S4", "M2"])).toBe("high");
    expect(why("LAY", ["F1", "M2"])).toBeUndefined();
    expect(why("PAY", ["F1", "M2"])).toBe("low");
    expect(why("PAY", ["F1", "W3"])).toBeUndefined();
});

test("there is no reason while nothing is owed", () => {
    expect(reasonFor(deciding({ legal_actions: [] }, []), ["F1"])).toBeNull();
});

test("lessons wait for whoever is reading, and come at once after an act", () => {
    const coach = new Coach("table");
    const [first, second] = [at(0), at(1)];
    coach.follow(first);
    expect(coach.lesson?.key).toBe("aim");
    coach.follow(
        new Game({
            ...views[0],
            events: [...first.events, { kind: "BID_SHOWN", seat: 1, what: "F1" }],
            step: first.step + 1,
        } as GameView),
    );
    expect(coach.lesson?.key).toBe("aim");
    coach.turn(1);
    expect(coach.lesson?.key).toBe("bid");
    coach.follow(second);
    expect(coach.lesson?.key).toBe("owner");
    coach.turn(1);
    expect(coach.lesson?.key).toBe("take");
    coach.turn(1);
    expect(coach.lesson).toBeUndefined();
    coach.turn(-1);
    expect(coach.lesson?.key).toBe("take");
});

test("what no longer applies is not shown, and is shown again if nobody has read it", () => {
    const coach = new Coach("table");
    coach.follow(at(1));
    expect(coach.known).toContain("take");
    coach.follow(at(2));
    expect(coach.lesson?.key).toBe("bonus");
    expect(coach.known).not.toContain("take");
    coach.follow(at(5));
    expect(coach.known).toContain("take");
    while (coach.hasPrevious) {
        coach.turn(-1);
        expect(coach.lesson?.when(at(5))).toBe(true);
    }
});

test("after a reload no lesson is shown again", () => {
    new Coach("table").follow(at(0));
    const again = new Coach("table");
    again.follow(at(0));
    expect(again.lesson).toBeUndefined();
    expect(again.known).toEqual(["aim", "bid"]);
    expect(new Coach("another").known).toEqual([]);
});
