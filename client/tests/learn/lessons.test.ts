// The guided game as whoever follows the advice sees it; fixtures/guided.json is written and kept current by
// tests/unit/learn.

import { beforeEach, expect, test } from "vitest";
import { adviceFor } from "$client/learn/advice";
import { Coach } from "$client/learn/coach.svelte";
import { lesson, LESSONS, met, numberOf } from "$client/learn/lessons";
import script from "$client/learn/script.json";
import type { Choice, Event, GameView, Seen } from "$client/net/protocol";
import { Game } from "$client/table/game.svelte";
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

test("each lesson comes when it has to do with what happens", () => {
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

test("lessons speak of who and what it was", () => {
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

test("the script is advised as long as it is followed", () => {
    expect(games.slice(0, -1).map(adviceFor)).toEqual(script.path);
});

/** A game in which this is to be decided, without a past that follows the script. */
function deciding(seen: Partial<Seen>, choices: Choice[]): Game {
    const legal = choices.filter((choice) => !choice.reason).map((choice) => choice.token);
    const events: Event[] = [{ kind: "BID", seat: 0, what: "F2" }];
    const first = views[0] as GameView;
    const whole = { ...at(0).seen, legal_actions: legal, ...seen };
    return new Game({ ...first, seen: whole, choices, events, step: 1 });
}

test("off the script a cheap bid with the bonus in reach is advised, and with few cards a refill", () => {
    const choices = [
        { token: "F1", owed: 0, payable: true, bonus: 0 },
        { token: "F2", owed: 1, payable: true, bonus: 2, bonus_with: ["sq"] },
        { token: "F4", owed: 3, payable: false, bonus: 0 },
        { token: "R" },
    ];
    const display = ["sq", "ea"];
    expect(adviceFor(deciding({ hand: ["F1", "F2", "F4"], display }, choices))).toEqual({
        actions: ["F2"],
        why: "reach",
        species: ["sq"],
    });
    expect(adviceFor(deciding({ hand: ["F2"] }, choices.slice(1, 2).concat(choices.slice(3))))).toEqual({
        actions: ["R"],
        why: "poor",
    });
});

test("an animal that brings bonus and leader goes before one that brings one of them, and is paid at home", () => {
    const choices = [
        { token: "pe@1", owed: 1, cheapest: ["F1"], best: ["F2"], bonus: 2, leaders: {} },
        { token: "li@2", owed: 1, cheapest: ["F1"], best: null, bonus: 0, leaders: { li: 0 } },
        { token: "sq@3", owed: 1, cheapest: ["F1"], best: ["F2"], bonus: 2, leaders: { sq: 0 } },
        { token: "-" },
    ];
    expect(adviceFor(deciding({ phase: "TAKE" }, choices))).toMatchObject({
        actions: ["sq@3", "F2"],
        why: "both",
    });
});

test("what brings points is never passed by, whatever its payment is worth, and what brings none is not bid for", () => {
    const hand = ["W2", "F4"];
    const bids = ["S3", null, null];
    const peacock = [
        { token: "pe@1", owed: 2, bonus: 0, leaders: { pe: 0 } },
        { token: "-", draws: 2 },
    ];
    const seen = { phase: "TAKE", hand, bids, display: ["pe", null] };
    expect(adviceFor(deciding(seen, peacock))).toMatchObject({ actions: ["pe@1", "F4", "W2"] });
    const collections = [{ li: 3, me: 3 }, { pe: 2 }, {}];
    const nothing = [
        { token: "pe@1", owed: 2, bonus: 0, leaders: {} },
        { token: "-", draws: 2 },
    ];
    expect(adviceFor(deciding({ ...seen, collections }, nothing))).toEqual({
        actions: ["-"],
        why: "nothing",
    });
    const cards = ["F3", "F4", "S1", "S2", "M3"];
    const choices = [
        ...cards.map((token) => ({ token, owed: 0, payable: true, bonus_with: [] })),
        { token: "R" },
    ];
    const bidding = { phase: "BID", hand: cards, display: ["pe", null], collections };
    expect(adviceFor(deciding(bidding, choices))).toEqual({ actions: ["R"], why: "useless" });
    expect(adviceFor(deciding({ ...bidding, collections: [{}, { pe: 2 }, {}] }, choices))).toMatchObject({
        why: "cheap",
    });
});

test("a payment that was begun keeps the bonus it was planned for", () => {
    const choices = [
        { token: "F1", owed: 0, bonus: 0 },
        { token: "M2", owed: 0, bonus: 2 },
    ];
    const seen = { phase: "PAY", hand: ["F1", "M2"], bids: ["M1", null, null], took: ["ea", null, null] };
    expect(adviceFor(deciding(seen, choices))).toEqual({ actions: ["M2"], why: "bonus" });
});

test("a swap is advised only if it brings points, and what it loses is said", () => {
    const swaps = [{ token: "ea>pe@1", leaders: { ea: 1, pe: 0 } }, { token: "-" }];
    const owned = { ...at(0).seen.leaders };
    const seen = { phase: "SWAP", leaders: { ...owned, ea: null } };
    expect(adviceFor(deciding(seen, swaps))).toEqual({ actions: ["ea>pe@1"], why: "swap" });
    const owner = { ...seen, leaders: { ...owned, ea: 0 }, collections: [{ ea: 1 }, {}, {}] };
    expect(adviceFor(deciding(owner, swaps))).toEqual({ actions: ["ea>pe@1"], why: "trade" });
    const even = [{ token: "ea>ib@1", leaders: { ea: 1, ib: 0 } }, { token: "-" }];
    expect(adviceFor(deciding(owner, even))).toEqual({ actions: ["-"], why: "stay" });
    const collections = [{ li: 1, ib: 1, ea: 1 }, {}, {}];
    const herd = [{ token: "ib>li@1", leaders: {} }, { token: "-" }];
    expect(adviceFor(deciding({ ...seen, collections }, herd))).toEqual({
        actions: ["ib>li@1"],
        why: "grow",
    });
});

test("in a tie high cards are advised, elsewhere low ones, and wild ones are saved", () => {
    const hand = ["F1", "S4", "M2", "W3"];
    const choices = hand.map((token) => ({ token, owed: 1 }));
    expect(adviceFor(deciding({ phase: "LAY", hand }, choices))?.actions).toEqual(["S4", "M2"]);
    expect(adviceFor(deciding({ phase: "PAY", hand }, choices))?.actions).toEqual(["F1", "M2"]);
});

test("nothing is advised while nothing is owed", () => {
    expect(adviceFor(deciding({ legal_actions: [] }, []))).toBeNull();
});

test("lessons wait for who is reading, and come at once to who has acted", () => {
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

test("what is so no longer is not shown, and is told again if nobody has read it", () => {
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

test("after a reload no lesson is told again", () => {
    new Coach("table").follow(at(0));
    const again = new Coach("table");
    again.follow(at(0));
    expect(again.lesson).toBeUndefined();
    expect(again.known).toEqual(["aim", "bid"]);
    expect(new Coach("another").known).toEqual([]);
});
