// What the coach says to people who ignore its advice is true, too. fixtures/own-way.json holds such games as
// their player saw them, step by step; it is written and kept current by tests/unit/learn.

import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SPECIES, isAtHome } from "$client/table/species";
import { Coach } from "$client/learn/coach.svelte";
import { adviceWords, lessonWords, reasonWords } from "$client/learn/wording";
import { reasonFor, type Reason, type Why } from "$client/learn/reasons";
import type { Choice, GameView, Seen } from "$client/net/protocol";
import { sumOf } from "$client/table/cards";
import { Game } from "$client/table/game.svelte";
import { card, theAnimal, theLeader } from "$client/words/things";
import { words } from "$client/words/words.svelte";
import recorded from "../fixtures/own-way.json";

/** What is new in a view, and what a bot of the server would do. */
type Change = Pick<GameView, "step" | "events" | "choices" | "asked" | "secret"> & {
    seen: Partial<Seen>;
    advice: string[];
};
type First = GameView & { advice: string[] };

const NAMES = ["Ada", "Bot 2", "Bot 3"];
const cast = { names: NAMES, you: 0, leo: null };
const games = recorded as unknown as [First, ...Change[]][];

/** The game after each step, always the same object, as in a page. */
function* played(recorded: [First, ...Change[]]): Generator<Game> {
    for (const [game] of advised(recorded)) yield game;
}

/** The same, with what is advised then. */
function* advised([first, ...changes]: [First, ...Change[]]): Generator<[Game, string[]]> {
    const game = new Game(first);
    yield [game, first.advice];
    let view = first;
    for (const change of changes) {
        view = { ...view, ...change, seen: { ...view.seen, ...change.seen } };
        game.take(view);
        yield [game, change.advice];
    }
}

/** Everything the coach says in a game to whoever reads it, and the state of the game then. */
function said(game: [First, ...Change[]], check: (key: string, text: string, game: Game) => void): void {
    const coach = new Coach("table");
    for (const now of played(game)) {
        coach.follow(now);
        for (let most = 30; coach.lesson !== undefined && most > 0; most--) {
            check(coach.lesson.key, lessonWords(coach.lesson, now, cast).text, now);
            coach.turn(1);
        }
        for (let most = 30; coach.hasPrevious && most > 0; most--) {
            coach.turn(-1);
            if (coach.lesson) check(coach.lesson.key, lessonWords(coach.lesson, now, cast).text, now);
        }
        while (coach.lesson !== undefined) coach.turn(1);
    }
}

beforeAll(() => words.area("learn"));
beforeEach(() => sessionStorage.clear());

const value = (bid: string | null | undefined) => (!bid || bid === "R" ? 0 : sumOf([bid]));
const ownerNamed = (text: string) => NAMES.findIndex((name) => text.startsWith(name));
const leadersNamed = (text: string) => SPECIES.filter((species) => text.includes(theLeader(species)));
const owned = ({ seen }: Game, species: string) => seen.leaders[species] ?? null;

describe.each(games.map((game, index) => ({ game, index })))("a game of one's own, $index", ({ game }) => {
    test("lessons are true whenever they are shown", () => {
        let count = 0;
        said(game, (key, text, now) => {
            count += 1;
            TRUE[key]?.(text, now);
            expect(text).not.toContain("{");
        });
        expect(count).toBeGreaterThan(15);
    });

    test("advice can be followed, and its reasons are true", () => {
        const given = new Set<Why>();
        for (const [now, actions] of advised(game)) {
            if (actions.length === 0) continue;
            expect(now.seen.legal_actions).toContain(actions[0]);
            expect(adviceWords(actions, now)).not.toMatch(/[{}]|advice-/);
            const reason = reasonFor(now, actions);
            if (reason === null || isBegun(now)) continue;
            given.add(reason.why);
            sound(reason, actions, now);
            expect(reasonWords(reason, actions, now, cast)).not.toMatch(/[{}]|because-/);
        }
        expect(given.size).toBeGreaterThan(5);
    });
});

/** Whether a decision of several steps has begun: a page sends them together. */
function isBegun({ seen }: Game): boolean {
    return seen.sealed.length > 0 || (seen.phase === "PAY" && (seen.payments[0]?.length ?? 0) > 0);
}

const TRUE: Record<string, (text: string, game: Game) => void> = {
    open(text, { seen }) {
        const own = value(seen.bids[0]);
        const more = [1, 2].filter((seat) => value(seen.bids[seat]) > own);
        expect(text.includes("Nobody bid more")).toBe(own > 0 && more.length === 0);
        for (const seat of [1, 2])
            expect(text.includes(NAMES[seat] ?? "")).toBe(own > 0 && more.includes(seat));
    },
    owner(text, game) {
        const species = SPECIES.find((one) => text.includes(` has ${theLeader(one)} now`)) ?? "";
        expect(owned(game, species)).toBe(ownerNamed(text));
        expect(ownerNamed(text)).toBeGreaterThan(0);
    },
    moves(text, game) {
        const [species = ""] = leadersNamed(text);
        const isOwn = owned(game, species) === 0;
        expect(/^You (drew level|have)/.test(text)).toBe(isOwn);
        if (!isOwn) expect(ownerNamed(text)).toBe(owned(game, species));
        const owners = game.events
            .filter(({ kind, what }) => kind === "LEADER" && what === species)
            .map(({ seat }) => seat);
        expect(owners.length).toBeGreaterThan(1);
        expect(owners.at(-1)).toBe(owned(game, species));
        expect(owned(game, species)).not.toBeNull();
    },
    take: (_, { seen }) => expect([seen.phase, seen.to_act]).toEqual(["TAKE", [0]]),
    tie: (_, { seen }) =>
        expect(seen.bids.filter((bid) => value(bid) === value(seen.bids[0])).length).toBeGreaterThan(1),
    eagle(_, game) {
        expect([game.seen.phase, owned(game, "ea"), game.seen.sealed]).toEqual(["BID", 0, []]);
    },
    ibex: (_, game) => expect(owned(game, "ib")).toBe(0),
    meerkat: (_, game) =>
        expect([game.seen.phase, owned(game, "me"), game.seen.bids[0]]).toEqual(["SWAP", 0, "R"]),
    throw: (_, { seen }) => expect([seen.phase, seen.bids[0]]).toEqual(["DISCARD", "R"]),
    refill: (_, { seen }) => expect(seen.hand.length).toBeLessThanOrEqual(3),
    last: (_, { seen }) => expect(seen.animals_left).toBe(0),
    bonus(_, { events }) {
        const own = events.filter(({ seat }) => seat === 0).map(({ kind }) => kind);
        expect(own.slice(own.lastIndexOf("TOOK"))).toContain("BONUS");
    },
    ...Object.fromEntries(
        SPECIES.map((species) => [
            `leader-${species}`,
            (text: string, game: Game) => {
                expect(text).toContain(theLeader(species));
                expect(owned(game, species)).toBe(0);
            },
        ]),
    ),
};

/** What a reason claims is true. */
function sound(reason: Reason, actions: readonly string[], game: Game): void {
    const { why } = reason;
    const { seen } = game;
    const [first = ""] = actions;
    const choice = game.choice(first) as Choice;
    const paid = actions.filter((token) => /^[FSMW]\d$/.test(token));
    const wild = paid.filter((token) => token.startsWith("W"));
    const kept = seen.hand.filter((token) => !paid.includes(token));
    const others = game.choices.filter(({ token, reason }) => !reason && token !== first && token !== "-");
    const gains = (one: Choice) => Object.values(one.leaders ?? {}).includes(0);
    const rivals = [1, 2].map((seat) => value(seen.bids[seat]));
    const animals = seen.display.filter((species) => species !== null).length;
    const isHome = [seen.bids[0] ?? "", ...(seen.payments[0] ?? []), ...paid].every((token) =>
        isAtHome(token, first.includes("@") ? first.slice(0, 2) : (seen.took[0] ?? "")),
    );

    const CLAIMS: Partial<Record<Why, () => void>> = {
        reach: () => expect(choice.bonus).toBe(2),
        cheap: () => expect(choice.owed).toBeLessThanOrEqual(1),
        least: () =>
            others.forEach((other) => {
                if (other.payable && !other.token.startsWith("W"))
                    expect(other.owed).toBeGreaterThanOrEqual(choice.owed ?? 0);
            }),
        poor: () => expect(seen.hand.length).toBeLessThanOrEqual(4),
        last: () => expect(seen.animals_left).toBe(0),
        unpaid: () => expect(game.choices.every((one) => !one.payable)).toBe(true),
        choice: () => expect(new Set(actions.map(value)).size).toBe(2),
        enough: () => expect(rivals.filter((rival) => rival >= value(first)).length).toBeLessThan(animals),
        outbid: () => {
            const text = reasonWords(reason, actions, game, cast);
            for (const seat of [1, 2])
                expect(text).toContain(
                    `${NAMES[seat] ?? ""} bid ${seen.bids[seat] === "R" ? "the refill card" : card(seen.bids[seat] ?? "")}`,
                );
            expect(text).toContain(`With your ${String(value(first))} `);
            expect(rivals.filter((rival) => rival > value(first)).length).toBeLessThan(animals);
        },
        behind: () =>
            expect(rivals.filter((rival) => rival > value(first)).length).toBeGreaterThanOrEqual(animals),
        late: () => expect(value(first)).toBeLessThan(Math.max(...others.map(({ token }) => value(token)))),
        both: () => {
            if (seen.phase === "TAKE") expect([isHome, gains(choice)]).toEqual([true, true]);
        },
        bonus: () => expect([isHome, wild.length]).toEqual([true, 0]),
        wild: () => expect([isHome, wild.length]).toEqual([true, 1]),
        leader: () => {
            expect(gains(choice)).toBe(true);
            expect(others.filter((one) => gains(one) && !one.token.startsWith(first.slice(0, 2)))).toEqual(
                [],
            );
        },
        more: () => expect([gains(choice), others.some(gains)]).toEqual([true, true]),
        either: () => expect([gains(choice), others.some(gains)]).toEqual([true, true]),
        kind: () => expect(choice.gain ?? 0).toBeGreaterThan(0),
        over: () => expect([seen.animals_left, choice.gain]).toEqual([0, 0]),
        nothing: () => expect(others.every((one) => (one.gain ?? 0) <= 0 && !one.bonus)).toBe(true),
        swap: () => expect([gains(choice), (choice.gain ?? 0) > 0]).toEqual([true, true]),
        trade: () => loses(choice, game, reasonWords(reason, actions, game, cast)),
        price: () => loses(choice, game, reasonWords(reason, actions, game, cast)),
        grow: () => expect([choice.leaders, (choice.gain ?? 0) > 0]).toEqual([{}, true]),
        stay: () => expect(others.every((one) => (one.gain ?? 0) <= 0)).toBe(true),
        spend: () =>
            expect(Math.min(...paid.map(value))).toBeGreaterThanOrEqual(Math.max(0, ...kept.map(value))),
        low: () =>
            expect(
                kept.some((token) => !token.startsWith("W") && value(token) > Math.max(...paid.map(value))),
            ).toBe(true),
        needed: () => expect(kept.every((token) => token.startsWith("W"))).toBe(true),
        keep: () => expect(seen.hand.length).toBeLessThan(owned(game, "sq") === 0 ? 10 : 7),
    };
    CLAIMS[why]?.();
    if (why === "trade") expect(adviceWords(actions, game)).toContain(theAnimal(first.slice(0, 2)));
}

/** A swap that costs leaders names them, but still brings points. */
function loses(choice: Choice, game: Game, text: string): void {
    const lost = Object.entries(choice.leaders ?? {}).filter(
        ([one, to]) => owned(game, one) === 0 && to !== 0,
    );
    expect(lost.length).toBeGreaterThan(0);
    for (const [one] of lost) expect(text).toContain(`You lose ${theLeader(one)}`);
    expect(choice.gain ?? 0).toBeGreaterThan(0);
}
