import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConnectionState } from "$client/pages/frame/connection-notice.svelte";
import { polite, say } from "$client/ui/live.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a short hiccup is not mentioned", () => {
    const line = new ConnectionState();
    line.follow("connecting");
    vi.advanceTimersByTime(300);
    line.follow("live");
    vi.advanceTimersByTime(10_000);
    expect(line.shown).toBeNull();
    line.follow("cut");
    vi.advanceTimersByTime(300);
    line.follow("live");
    vi.advanceTimersByTime(10_000);
    expect(line.shown).toBeNull();
});

test("a cut is shown, then the recovery, then nothing", () => {
    const line = new ConnectionState();
    line.follow("live");
    line.follow("cut");
    vi.advanceTimersByTime(1000);
    expect(line.shown).toBe("cut");
    line.follow("live");
    expect(line.shown).toBe("healed");
    vi.advanceTimersByTime(3000);
    expect(line.shown).toBeNull();
});

test("an end stays", () => {
    const line = new ConnectionState();
    line.follow("ended");
    vi.advanceTimersByTime(60_000);
    expect(line.shown).toBe("ended");
});

test("the same text said twice is heard twice", () => {
    say("Ben is here.");
    const first = polite.text;
    say("Ben is here.");
    expect(polite.text).not.toBe(first);
    expect(polite.text.trim()).toBe(first);
});
