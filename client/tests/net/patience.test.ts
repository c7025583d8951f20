// Whatever is never answered is given up: requests, and connections in every state.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Line } from "$client/net/connection";

class FakeSocket {
    static readonly OPEN = 1;
    static all: FakeSocket[] = [];
    readyState = 0;
    sent: { type: string }[] = [];
    onopen: () => void = () => undefined;
    onmessage: (event: { data: string }) => void = () => undefined;
    onclose: (event: { code: number }) => void = () => undefined;
    constructor() {
        FakeSocket.all.push(this);
    }
    send(text: string): void {
        this.sent.push(JSON.parse(text) as { type: string });
    }
    close(): void {
        this.readyState = 2; // and never 3, as for a dead one
    }
    open(): void {
        this.readyState = 1;
        this.onopen();
    }
    say(message: object): void {
        this.onmessage({ data: JSON.stringify(message) });
    }
}
const WELCOME = { type: "welcome", protocol: 1, server: "1", number: 0, now: 0 };
const newest = () => FakeSocket.all.at(-1) as FakeSocket;
let connection: Connection;
let line: Line;

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    const listener = {
        welcomed: () => undefined,
        table: () => undefined,
        game: () => true,
        viewed: () => undefined,
        held: () => undefined,
        words: () => undefined,
        timed: () => undefined,
    };
    connection = new Connection("t", listener, (now) => (line = now));
});
afterEach(() => {
    connection.close();
    vi.unstubAllGlobals();
    vi.resetModules();
    vi.useRealTimers();
});

function welcome(): FakeSocket {
    const socket = newest();
    socket.open();
    socket.say(WELCOME);
    return socket;
}

test("a socket that never connects is given up after ten seconds, and so is the next", () => {
    vi.advanceTimersByTime(9_999);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.all[0]?.readyState).toBe(2);
    vi.advanceTimersByTime(12_000);
    expect(FakeSocket.all.length).toBeGreaterThan(2);
    welcome();
    expect(line).toBe("live");
});

test("one that opens and says nothing is given up too", () => {
    newest().open();
    vi.advanceTimersByTime(11_000);
    expect(FakeSocket.all).toHaveLength(2);
});

test.each(["online", "visibilitychange"])("at once on %s", (event) => {
    (event === "online" ? window : document).dispatchEvent(new Event(event));
    expect(FakeSocket.all).toHaveLength(2);
    welcome();
    vi.advanceTimersByTime(9_000);
    expect(FakeSocket.all).toHaveLength(2);
});

test("a command without an answer is sent again over a new connection", () => {
    const dead = welcome();
    void connection.act(0, 1, ["F1"]);
    vi.advanceTimersByTime(11_000);
    expect(line).toBe("cut");
    const next = newest();
    next.open();
    next.say(WELCOME);
    const act = dead.sent.find((message) => message.type === "act");
    expect(next.sent).toContainEqual(act);
});

test("when the device goes offline, the connection counts as cut at once", () => {
    welcome();
    window.dispatchEvent(new Event("offline"));
    expect(line).toBe("cut");
});

test("after a sleep a dead connection is found within three seconds; one that answers stays", () => {
    const socket = welcome();
    document.dispatchEvent(new Event("visibilitychange"));
    socket.say({ type: "pong", id: "x", number: 0 });
    vi.advanceTimersByTime(4_000);
    expect(FakeSocket.all).toHaveLength(1);
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(4_000);
    expect(FakeSocket.all).toHaveLength(2);
});

test("a connection that answers lives for hours", () => {
    const socket = welcome();
    for (let beat = 0; beat < 500; beat++) {
        vi.advanceTimersByTime(15_000);
        socket.say({ type: "pong", id: "x", number: 0 });
    }
    expect(FakeSocket.all).toHaveLength(1);
});

/** A server that takes requests and answers none. */
function deaf() {
    const asked: AbortSignal[] = [];
    vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => {
        asked.push(signal);
        return new Promise((_, reject) =>
            signal.addEventListener("abort", () => reject(new DOMException("", "AbortError"))),
        );
    });
    return asked;
}

test("a request without an answer is given up after ten seconds", async () => {
    deaf();
    const { api } = await import("$client/net/api");
    const answer = api.make({ seats: [] }).catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await Promise.race([answer, "none yet"])).toBe("none yet");
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe("Error: offline");
});

test("requests that only read are repeated as soon as the network is back; those that change something are not", async () => {
    const asked = deaf();
    const { api } = await import("$client/net/api");
    const failed = vi.fn();
    api.me().catch(failed);
    await vi.advanceTimersByTimeAsync(1);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.map((signal) => signal.aborted)).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(failed).toHaveBeenCalledOnce();
    api.start("t").catch(failed);
    await vi.advanceTimersByTimeAsync(1);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.at(-1)?.aborted).toBe(false);
    expect(asked).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(11_000);
});
