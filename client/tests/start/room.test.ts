import { beforeEach, expect, test, vi } from "vitest";
import { api, Refusal } from "$client/net/api";
import { Table } from "$client/table/table.svelte";
import { toasts } from "$client/ui/toasts.svelte";
import { Room } from "$client/start/waiting/room.svelte";

const asked: string[] = [];
const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];

/** What reaches the server; it is answered when the test says so. */
function hear(what: string): Promise<never> {
    asked.push(what);
    return new Promise((resolve, reject) => answers.push({ resolve: resolve as () => void, reject }));
}

beforeEach(() => {
    asked.length = answers.length = 0;
    toasts.all = [];
    vi.spyOn(api, "seatBot").mockImplementation((_, seat, level) => hear(`bot ${seat} ${level}`));
    vi.spyOn(api, "start").mockImplementation(() => hear("start"));
});

const room = () => new Room(new Table("abc"));

test("what is tapped while something else is on its way comes after it", async () => {
    const here = room();
    const all = Promise.all([here.seatBot(2, "novice"), here.start(null)]);
    await vi.waitFor(() => expect(asked).toEqual(["bot 2 novice"]));
    answers[0]?.resolve();
    await vi.waitFor(() => expect(asked).toEqual(["bot 2 novice", "start"]));
    answers[1]?.resolve();
    expect(await all).toEqual([true, true]);
});

test("the same tapped twice is done once, but may be done again later", async () => {
    const here = room();
    const first = here.start(null);
    expect(await here.start(null)).toBe(false);
    await vi.waitFor(() => expect(asked).toEqual(["start"]));
    answers[0]?.resolve();
    expect(await first).toBe(true);
    void here.start(null);
    await vi.waitFor(() => expect(asked).toEqual(["start", "start"]));
});

test("what was refused is said, and holds up nothing", async () => {
    const here = room();
    const first = here.seatBot(2, "novice");
    void here.start(null);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.reject(new Refusal("offline"));
    expect(await first).toBe(false);
    expect(toasts.all).toHaveLength(1);
    await vi.waitFor(() => expect(asked).toEqual(["bot 2 novice", "start"]));
});
