import { expect, test } from "vitest";
import type { ServerMessage } from "$client/net/protocol";
import { Refusal } from "$client/net/api";
import { RemoteTable } from "$client/net/remote-table";

const HELLO = { type: "hello", protocol: 1, open: true, changes: true, words: true };

function remoteTable() {
    const seen: string[] = [];
    const made = new RemoteTable({
        welcomed: () => seen.push("welcome"),
        timed: (now) => seen.push(`time ${String(now)}`),
        table: () => seen.push("table"),
        game: (view) => {
            seen.push(`game ${String(view.step)}`);
            return view.step < 100;
        },
        viewed: () => seen.push("viewed"),
        words: (words) => seen.push(`words ${String(words.words.length)}`),
        held: (why) => seen.push(`held ${String(why?.code)}`),
    });
    return { made, seen };
}
const welcome = (number: number): ServerMessage => ({
    type: "welcome",
    protocol: 1,
    server: "1",
    number,
    now: 0,
});
const view = (number: number, step = 1) =>
    ({ type: "view", number, games: [{ step, events: [] }] }) as unknown as ServerMessage;

test("a missing view is asked for by saying hello again", () => {
    const { made, seen } = remoteTable();
    made.receive(welcome(0));
    expect(made.receive(view(1)).send).toEqual([]);
    expect(made.receive(view(3)).send).toEqual([HELLO]);
    made.receive(view(4)); // on its way while hello was said
    expect(seen).toEqual(["welcome", "game 1", "viewed"]);
    made.receive(welcome(4));
    made.receive(view(5, 9));
    expect(seen.slice(-2)).toEqual(["game 9", "viewed"]);
});

test("a gap in the events of a game is asked for again", () => {
    const { made } = remoteTable();
    made.receive(welcome(0));
    expect(made.receive(view(1, 100)).send).toEqual([HELLO]);
});

test("a command without an answer is sent again, as it was, over the next connection", async () => {
    const { made } = remoteTable();
    made.receive(welcome(0));
    const { message, answer } = made.act(0, 7, ["F1"]);
    made.cut();
    expect(made.begin()).toEqual([HELLO, message]);
    made.receive({ type: "done", id: message.id, seat: 0, step: 8 });
    expect((await answer).step).toBe(8);
    expect(made.unanswered()).toEqual([]);
});

test("a refusal is an answer; a busy server is not, and the command is sent again", async () => {
    const { made, seen } = remoteTable();
    made.receive(welcome(0));
    const { message, answer } = made.act(0, 7, ["F1"]);
    const busy = made.receive({ type: "refused", id: message.id, code: "too_many", args: { seconds: 2 } });
    expect(busy.again).toBe(2000);
    expect(made.unanswered()).toEqual([message]);
    expect(seen.at(-1)).toBe("held too_many");
    made.receive({ type: "refused", id: message.id, code: "stale", args: {} });
    expect(seen.at(-1)).toBe("held undefined");
    await expect(answer).rejects.toThrow("stale");
});

test("another protocol can't be spoken, and a pong shows that a view was lost", () => {
    const { made } = remoteTable();
    expect(() => made.receive({ type: "welcome", protocol: 2, server: "9" })).toThrow(Refusal);
    made.receive(welcome(3));
    expect(made.receive({ type: "pong", id: "a", number: 3 }).send).toEqual([]);
    expect(made.receive({ type: "pong", id: "b", number: 4 }).send).toHaveLength(1);
});

test("table time is taken from whatever gives it: it stands still while the server's database is away", () => {
    const { made, seen } = remoteTable();
    made.receive({ ...welcome(0), now: 7_000 } as ServerMessage);
    made.receive({ type: "view", number: 1, now: 9_000 });
    made.receive({ type: "pong", id: "p", number: 1, now: 10_000 });
    expect(seen).toEqual(["welcome", "time 7000", "time 9000", "viewed", "time 10000"]);
});

test("changes are put together with what was sent before", () => {
    const tables: unknown[] = [];
    const games: unknown[] = [];
    const made = new RemoteTable({
        welcomed: () => undefined,
        timed: () => undefined,
        table: (view) => tables.push(view),
        game: (view) => games.push(view) > 0,
        viewed: () => undefined,
        held: () => undefined,
        words: () => undefined,
    });
    const receive = (message: object) => made.receive(message as ServerMessage).send;
    receive(welcome(0));
    const whole = { seat: 0, step: 2, seen: { phase: "BID", hand: ["F1"] }, events: ["a", "b"], asked: {} };
    receive({
        type: "view",
        number: 1,
        table: { id: "t", seats: [{ seat: 0 }, { seat: 1 }] },
        games: [whole],
    });
    const change = { seat: 0, step: 3, seen: { hand: [] }, events: ["c"], choices: [], asked: null };
    receive({ type: "view", number: 2, seats: [{ seat: 1, ready: true }], changes: [change] });
    expect(tables.at(-1)).toEqual({ id: "t", seats: [{ seat: 0 }, { seat: 1, ready: true }] });
    expect(games.at(-1)).toEqual({ ...change, seen: { phase: "BID", hand: [] } });
    // One that does not follow what was sent is of no use.
    expect(receive({ type: "view", number: 3, changes: [{ ...change, step: 9 }] })).toEqual([HELLO]);
    expect(games).toHaveLength(2);
});

test("what is said is answered, and what others say is passed on", async () => {
    const { made, seen } = remoteTable();
    made.receive(welcome(0));
    const { message, answer } = made.say({ phrase: "hello" });
    expect(message).toMatchObject({ type: "say", phrase: "hello" });
    made.receive({ type: "noted", id: message.id, number: 3 });
    expect((await answer).number).toBe(3);
    made.receive({ type: "words", words: [{ number: 3, at: 1, name: "Ann" }], may: "phrases" });
    expect(seen.at(-1)).toBe("words 1");
    const refused = made.say({ text: "much" });
    const args = { seconds: 3 };
    made.receive({ type: "refused", id: refused.message.id, code: "too_many_words", args });
    await expect(refused.answer).rejects.toMatchObject({ code: "too_many_words", args });
});
