import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Release } from "$client/net/release.svelte";

let reload = vi.fn();
let release: Release;

beforeEach(() => {
    sessionStorage.clear();
    reload = vi.fn();
    release = new Release("1.0+a", reload);
    vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test("the same release is no reason to reload", () => {
    release.heard("1.0+a");
    expect(release.isNew).toBe(false);
    vi.runAllTimers();
    expect(reload).not.toHaveBeenCalled();
});

test("another one is loaded at once when nothing is being chosen", () => {
    release.heard("1.0+b");
    expect(release.isNew).toBe(true);
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledOnce();
});

test("it waits for everybody who holds it", () => {
    const [first, second] = [release.hold(), release.hold()];
    release.heard("1.0+b");
    first();
    first(); // said twice, it counts once
    expect(release.isNew).toBe(true);
    vi.runAllTimers();
    expect(reload).not.toHaveBeenCalled();
    second();
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledOnce();
});

test("whoever lets go and holds on again has not let go", () => {
    const first = release.hold();
    release.heard("1.0+b");
    first();
    release.hold();
    vi.runAllTimers();
    expect(reload).not.toHaveBeenCalled();
});

test("letting go without a new release does nothing", () => {
    release.hold()();
    vi.runAllTimers();
    expect(reload).not.toHaveBeenCalled();
});

test("a page that is still old after reloading does not try for ever", () => {
    release.heard("1.0+b");
    const again = new Release("1.0+a", reload);
    again.heard("1.0+b");
    expect(again.isNew).toBe(false);
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledOnce();
    again.heard("1.0+c");
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledTimes(2);
});

test("a page that does not know its own release stays", () => {
    const page = new Release("", reload);
    page.heard("1.0+b");
    expect(page.isNew).toBe(false);
    vi.runAllTimers();
    expect(reload).not.toHaveBeenCalled();
});
