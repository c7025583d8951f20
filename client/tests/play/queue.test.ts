import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Scene } from "$client/play/motion/scenes";
import { Queue } from "$client/play/motion/queue.svelte";
import { settings } from "$client/device/settings.svelte";

beforeEach(() => {
    vi.useFakeTimers();
    settings.set("speed", "normal");
});
afterEach(() => vi.useRealTimers());

const pass = (from: number): Scene => ({
    kind: "pass",
    beats: [{ kind: "leo_passed", seat: 0, events: [from, from + 1] }],
    from,
    to: from + 1,
});
const shown = (queue: Queue) => queue.shown.map(({ from }) => from);

test("scenes are shown one after another, each for its time, then nothing is", () => {
    const queue = new Queue();
    queue.add([pass(1), pass(2)]);
    expect(shown(queue)).toEqual([1]);
    vi.advanceTimersByTime(1700);
    expect(shown(queue)).toEqual([2]);
    vi.advanceTimersByTime(1700);
    expect(shown(queue)).toEqual([]);
});

test("a scene that goes on is not shown twice", () => {
    const queue = new Queue();
    queue.add([pass(1)]);
    queue.add([{ ...pass(1), to: 5 }]);
    expect(queue.shown[0]?.to).toBe(5);
    vi.advanceTimersByTime(1700);
    expect(shown(queue)).toEqual([]);
});

test("a question shows only the last one, still, and for a while", () => {
    const queue = new Queue();
    queue.add([1, 2, 3, 4, 5].map(pass));
    queue.ask();
    expect(queue.isStill).toBe(true);
    expect(shown(queue)).toEqual([5]);
    vi.advanceTimersByTime(6000);
    expect(shown(queue)).toEqual([]);
});

test("a tap goes on to the next, and removes still ones", () => {
    const queue = new Queue();
    queue.add([pass(1), pass(2)]);
    queue.dismiss();
    expect(shown(queue)).toEqual([2]);
    queue.ask();
    queue.dismiss();
    expect(shown(queue)).toEqual([]);
});

test("where nothing is to be shown, nothing is", () => {
    settings.set("speed", "off");
    const queue = new Queue();
    queue.add([pass(1)]);
    expect(shown(queue)).toEqual([]);
});
