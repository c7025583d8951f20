// A seat at a table of three (Ada, Ben and you, in seat 2), which is asked something.

import { vi } from "vitest";
import type { Refusal } from "$client/net/api";
import type { Choice, Seen } from "$client/net/protocol";
import type { Cast } from "$client/table/cast";
import { Game } from "$client/table/game.svelte";
import { Play } from "$client/table/play.svelte";
import type { Table } from "$client/table/table.svelte";
import { askedOf, secretOf } from "../../asked";

export const YOU = 2;
export const cast: Cast = { names: ["Ada", "Ben", "Cleo"], you: YOU, leo: null };

const nothing = { pe: 0, sq: 0, ea: 0, ib: 0, li: 0, me: 0 };

export function seenOf(seen: Partial<Seen>): Seen {
    const whole = {
        seat: YOU,
        phase: "BID",
        round: 1,
        value: 5,
        sealed: [],
        hand: [],
        bids: [null, null, null],
        payments: [[], [], []],
        took: [null, null, null],
        ranks: [null, null, null],
        collections: [nothing, nothing, nothing],
        display: ["pe", "li"],
        leaders: { pe: null, sq: null, ea: null, ib: null, li: null, me: null },
        rules: { payment_returns_on_pass: true },
        to_act: [YOU],
        legal_actions: [],
        ...seen,
    };
    return whole as unknown as Seen;
}

export interface Asked {
    play: Play;
    /** What can be changed about the table, before anything reads it. */
    table: { line: string; held: Refusal | null };
    act: ReturnType<typeof vi.fn>;
    back: ReturnType<typeof vi.fn>;
    takeBack: ReturnType<typeof vi.fn>;
    /** Show the next view. */
    go(seen: Partial<Seen>, choices?: Choice[]): void;
}

export const LIMITS = { refill: 7, hand: 10, bonus: 2, eagle: 2 };

export function ask(
    seen: Partial<Seen>,
    choices: Choice[] = [],
    standIn: string | null = null,
    waits = false,
    limits = LIMITS,
): Asked {
    const open = (all: Choice[]) => all.filter((choice) => !choice.reason).map((choice) => choice.token);
    const view = (shown: Partial<Seen>, all: Choice[], step = 0) => ({
        seat: YOU,
        step,
        asked: askedOf(seenOf({ legal_actions: open(all), ...shown }), all),
        secret: secretOf(seenOf(shown)),
        can_take_back: (shown.sealed ?? []).length > 0,
        seen: seenOf({ legal_actions: open(all), ...shown }),
        events: Array.from({ length: step }, () => ({ kind: "DREW", seat: YOU, what: null })),
        choices: all,
        scores: [],
        rounds: 14,
        limits,
        tally: { animals: {}, leo: [] },
    });
    const game = new Game(view(seen, choices));
    const act = vi.fn(() => Promise.resolve({ step: 1 }));
    const back = vi.fn(() => Promise.resolve());
    const takeBack = vi.fn(() => Promise.resolve({ step: 0 }));
    const seats = cast.names.map((name, seat) => ({
        seat,
        name,
        ready: null,
        stand_in: seat === YOU ? standIn : null,
        waits: waits && seat !== YOU,
    }));
    const settings = { hints: false };
    const table = {
        id: "here",
        view: { status: "playing", seats, settings },
        line: "live",
        held: null,
        act,
        back,
        takeBack,
    };
    const play = new Play(table as unknown as Table, game);
    return {
        play,
        table,
        act,
        back,
        takeBack,
        go(next, all = []) {
            game.take(view(next, all, 1));
            play.draft.follow();
        },
    };
}
