// The conversation with a table: messages in, messages out, as docs/protocol.md describes it. It knows no socket, no
// clock and no page, so that every order of cuts and answers can be tried.

import { PROTOCOL } from "./protocol";
import type {
    Act,
    Back,
    TakeBack,
    ClientMessage,
    Done,
    GameChange,
    GameView,
    Noted,
    Say,
    SeatView,
    ServerMessage,
    TableView,
    View,
    Words,
} from "./protocol";
import { Refusal } from "./api";
import { newId } from "./nonce";

/** Refusals that say nothing about the command itself: it is sent again after this many ms. */
const PASSING: Record<string, number> = { busy: 500, unavailable: 1000, too_many: 1000 };

/**
 * People may share this device: between their hands it shows what is open to everybody. Of later views what changed
 * is enough.
 */
const HELLO: ClientMessage = { type: "hello", protocol: PROTOCOL, open: true, changes: true, words: true };

/** What is said: a ready phrase, or a text. */
export type Saying = Pick<Say, "phrase"> | Pick<Say, "text">;

type Command = Act | TakeBack | Back | Say;

interface Open {
    message: Command;
    resolve: (answer: Done | Noted) => void;
    reject: (reason: Refusal) => void;
}

/** Receives what the table says. */
export interface Listener {
    welcomed(server: string): void;
    /** The table time, sent with the welcome, each view and pong: clocks are read by it. */
    timed(now: number): void;
    table(view: TableView): void;
    /** False if there is a gap before it: then everything is asked for again. */
    game(view: GameView): boolean;
    /** All parts of a view have been passed on. */
    viewed(): void;
    words(words: Words): void;
    /** Why a command is not carried out yet and is sent again; null: no command waits for such a reason. */
    held(why: Refusal | null): void;
}

export class RemoteTable {
    isWelcome = false;
    #number = 0;
    #open = new Map<string, Open>();
    /** The table and its games as they were last sent, put together. */
    #table: TableView | null = null;
    #games = new Map<number | null, GameView>();

    constructor(private readonly listener: Listener) {}

    /** What to send over a new connection: hello, and all that was not answered over the old one. */
    begin(): ClientMessage[] {
        this.isWelcome = false;
        return [HELLO, ...this.unanswered()];
    }

    /** The commands without an answer, as they were: the server knows them by their ids. */
    unanswered(): ClientMessage[] {
        return [...this.#open.values()].map((open) => open.message);
    }

    cut(): void {
        this.isWelcome = false;
    }

    /** The table is no longer available: nothing will be answered. */
    fail(why: Refusal): void {
        const open = [...this.#open.values()];
        this.#open.clear();
        this.listener.held(null);
        for (const one of open) one.reject(why);
    }

    /**
     * Take a message. Returns what to send, and after how many ms to send the open commands again (null: never).
     * Throws Refusal if the two don't understand each other.
     */
    receive(message: ServerMessage): { send: ClientMessage[]; again: number | null } {
        switch (message.type) {
            case "welcome":
                if (message.protocol !== PROTOCOL)
                    throw new Refusal("protocol", { expected: message.protocol, got: PROTOCOL });
                this.isWelcome = true;
                this.#number = message.number ?? 0;
                this.listener.welcomed(message.server);
                this.#timed(message.now);
                return nothing();
            case "view":
                return this.#viewed(message);
            case "words":
                this.listener.words(message);
                return nothing();
            case "done":
            case "noted":
                this.#take(message.id)?.resolve(message);
                return nothing();
            case "refused":
                return this.#refused(message.id, message.code, message.args);
            case "pong":
                this.#timed(message.now);
                return this.isWelcome && (message.number ?? 0) > this.#number
                    ? this.#helloAgain()
                    : nothing();
        }
    }

    act(seat: number, step: number, actions: string[]): { message: Act; answer: Promise<Done> } {
        const message: Act = { type: "act", id: newId(), seat, step, actions };
        return { message, answer: this.#command(message) };
    }

    back(seat: number): { message: Back; answer: Promise<Done> } {
        const message: Back = { type: "back", id: newId(), seat };
        return { message, answer: this.#command(message) };
    }

    takeBack(seat: number, step: number): { message: TakeBack; answer: Promise<Done> } {
        const message: TakeBack = { type: "take_back", id: newId(), seat, step };
        return { message, answer: this.#command(message) };
    }

    say(saying: Saying): { message: Say; answer: Promise<Noted> } {
        const message: Say = { type: "say", id: newId(), ...saying };
        return { message, answer: this.#command(message) };
    }

    #command<Answer extends Done | Noted>(message: Command): Promise<Answer> {
        return new Promise((resolve, reject) =>
            this.#open.set(message.id, { message, resolve: resolve as Open["resolve"], reject }),
        );
    }

    #viewed(view: View): { send: ClientMessage[]; again: null } {
        const number = view.number ?? 0;
        // One that was on its way when hello was said again, or an old one.
        if (!this.isWelcome || number <= this.#number) return nothing();
        if (number > this.#number + 1) return this.#helloAgain();
        this.#number = number;
        this.#timed(view.now);
        const table = view.table ?? (view.seats ? this.#seated(view.seats) : undefined);
        if (table) this.#tableShown(table);
        const changed = (view.changes ?? []).map((change) => this.#changed(change));
        const isWhole = [...(view.games ?? []), ...changed].every((game) => game && this.#gameShown(game));
        this.listener.viewed();
        return isWhole && table !== null ? nothing() : this.#helloAgain();
    }

    #tableShown(table: TableView): void {
        this.#table = table;
        this.listener.table(table);
    }

    #gameShown(game: GameView): boolean {
        this.#games.set(game.seat, game);
        return this.listener.game(game);
    }

    /** The table with the seats that changed; null if it was not sent before. */
    #seated(changed: SeatView[]): TableView | null {
        if (this.#table === null) return null;
        const seats = this.#table.seats.map((seat) => changed.find((one) => one.seat === seat.seat) ?? seat);
        return { ...this.#table, seats };
    }

    /** The whole game that a change leads to; null if it was not sent before. */
    #changed(change: GameChange): GameView | null {
        const before = this.#games.get(change.seat);
        // It may have seen more: what was taken back.
        if (!before || before.step < change.step - change.events.length) return null;
        return { ...before, ...change, seen: { ...before.seen, ...change.seen } };
    }

    #timed(now: number | undefined): void {
        if (now !== undefined && now > 0) this.listener.timed(now);
    }

    #refused(id: string | null, code: string, args: Record<string, unknown>) {
        if (code === "no_hello") return { send: this.begin(), again: null };
        const pause = PASSING[code];
        if (pause !== undefined) {
            if (this.#open.size > 0) this.listener.held(new Refusal(code, args));
            const seconds = typeof args["seconds"] === "number" ? args["seconds"] : 0;
            return { send: [], again: Math.max(pause, seconds * 1000) };
        }
        const refusal = new Refusal(code, args);
        if (id === null) throw refusal;
        this.#take(id)?.reject(refusal);
        return nothing();
    }

    #helloAgain(): { send: ClientMessage[]; again: null } {
        this.isWelcome = false;
        return { send: [HELLO], again: null };
    }

    #take(id: string): Open | undefined {
        const open = this.#open.get(id);
        if (this.#open.delete(id) && this.#open.size === 0) this.listener.held(null);
        return open;
    }
}

function nothing(): { send: ClientMessage[]; again: null } {
    return { send: [], again: null };
}
