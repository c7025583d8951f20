// The socket of a table: opened, reopened when it is cut, and listened to.

import { BASE } from "./base";
import type { ClientMessage, Done, Noted, ServerMessage } from "./protocol";
import { Refusal } from "./api";
import { newId } from "./nonce";
import { RemoteTable, type Listener, type Saying } from "./remote-table";

/** The state of the connection: being made, open, cut and being retried, or closed for good (`why`). */
export type Line = "connecting" | "live" | "cut" | "ended";

/** Close codes after which trying again is no use (docs/protocol.md, "Close codes"). */
const FATAL: Record<number, string> = {
    4400: "malformed",
    4403: "origin",
    4404: "no_table",
    4405: "banned",
    4406: "signed_out",
    4500: "broken_table",
};
const LONGEST_PAUSE = 8_000;
const PING_EVERY = 15_000;
const SILENCE = 10_000; // this long without a word that is due, and the connection counts as cut
const SHORT_SILENCE = 3_000; // the same after a sign that it may be cut

export class Connection {
    readonly remote: RemoteTable;
    #socket: WebSocket | null = null;
    #tries = 0;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #again: ReturnType<typeof setTimeout> | undefined;
    #beat: ReturnType<typeof setInterval> | undefined;
    #due: ReturnType<typeof setTimeout> | undefined;
    #closed = false;

    constructor(
        private readonly table: string,
        listener: Listener,
        private readonly changed: (line: Line, why: Refusal | null) => void,
    ) {
        this.remote = new RemoteTable({
            ...listener,
            welcomed: (server) => {
                this.#tries = 0;
                this.changed("live", null);
                listener.welcomed(server);
            },
        });
        addEventListener("online", this.#hurry);
        addEventListener("offline", this.#drop);
        document.addEventListener("visibilitychange", this.#hurry);
        this.#open();
    }

    /** Take steps that belong together. Rejects with Refusal. */
    act(seat: number, step: number, actions: string[]): Promise<Done> {
        const { message, answer } = this.remote.act(seat, step, actions);
        this.#send([message]);
        return answer;
    }

    /** Take back what the seat did in secret. Rejects with Refusal. */
    takeBack(seat: number, step: number): Promise<Done> {
        const { message, answer } = this.remote.takeBack(seat, step);
        this.#send([message]);
        return answer;
    }

    /** Decide for the seat again, instead of the bot. Rejects with Refusal. */
    back(seat: number): Promise<Done> {
        const { message, answer } = this.remote.back(seat);
        this.#send([message]);
        return answer;
    }

    /** Say something to the others. Rejects with Refusal. */
    say(saying: Saying): Promise<Noted> {
        const { message, answer } = this.remote.say(saying);
        this.#send([message]);
        return answer;
    }

    close(): void {
        this.#closed = true;
        removeEventListener("online", this.#hurry);
        removeEventListener("offline", this.#drop);
        document.removeEventListener("visibilitychange", this.#hurry);
        clearTimeout(this.#timer);
        clearTimeout(this.#again);
        clearInterval(this.#beat);
        clearTimeout(this.#due);
        this.#socket?.close();
    }

    /** The network is back, or somebody looks: a connection still being made may never be. */
    readonly #hurry = (): void => {
        if (this.#closed || document.visibilityState === "hidden") return;
        if (this.remote.isWelcome) {
            clearTimeout(this.#due);
            this.#due = undefined;
            this.#ping(SHORT_SILENCE);
        } else {
            this.#drop();
            this.#open();
        }
    };

    /** Give up this socket; a dead one may take minutes to close by itself. */
    readonly #drop = (): void => {
        const socket = this.#socket;
        if (socket === null) return;
        this.#lost(socket, 1006);
        socket.close();
    };

    #open(): void {
        clearTimeout(this.#timer);
        const origin = location.origin.replace(/^http/, "ws");
        const socket = new WebSocket(`${origin}${BASE}/api/tables/${encodeURIComponent(this.table)}/socket`);
        this.#socket = socket;
        this.#expect(SILENCE);
        socket.onopen = () => this.#send(this.remote.begin(), true);
        socket.onmessage = (event) => this.#receive(socket, event.data);
        socket.onclose = ({ code }) => this.#lost(socket, code);
        clearInterval(this.#beat);
        this.#beat = setInterval(() => this.#ping(SILENCE), PING_EVERY);
    }

    #ping(silence: number): void {
        if (this.remote.isWelcome) this.#expect(silence);
        this.#send([{ type: "ping", id: newId() }]);
    }

    /** A word is due within this many ms, unless one is already due. */
    #expect(silence: number): void {
        this.#due ??= setTimeout(this.#drop, silence);
    }

    #receive(socket: WebSocket, data: unknown): void {
        if (socket !== this.#socket) return;
        clearTimeout(this.#due);
        this.#due = undefined;
        try {
            const { send, again } = this.remote.receive(JSON.parse(String(data)) as ServerMessage);
            this.#send(send, true);
            if (again !== null) {
                clearTimeout(this.#again);
                this.#again = setTimeout(() => this.#send(this.remote.unanswered()), again);
            }
        } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            this.#end(error);
        }
    }

    #lost(socket: WebSocket, code: number): void {
        if (socket !== this.#socket || this.#closed) return;
        this.#socket = null;
        this.remote.cut();
        clearInterval(this.#beat);
        clearTimeout(this.#due);
        this.#due = undefined;
        clearTimeout(this.#timer);
        const why = FATAL[code];
        if (why !== undefined) {
            this.#end(new Refusal(why));
            return;
        }
        this.changed("cut", null);
        this.#timer = setTimeout(() => this.#open(), this.#pause());
    }

    /** At first hardly any, so that a restart doesn't matter; then longer, and not all clients at once. */
    #pause(): number {
        return Math.min(LONGEST_PAUSE, 150 * 2 ** this.#tries++) * (0.7 + 0.6 * Math.random());
    }

    #end(why: Refusal): void {
        this.remote.fail(why);
        this.close();
        this.changed("ended", why);
    }

    /** Before the welcome only hello and what belongs to it are sent; the rest goes with the next hello. */
    #send(messages: ClientMessage[], greeting = false): void {
        if (this.#socket?.readyState !== WebSocket.OPEN || !(greeting || this.remote.isWelcome)) return;
        if (messages.length > 0) this.#expect(SILENCE);
        for (const message of messages) this.#socket.send(JSON.stringify(message));
    }
}
