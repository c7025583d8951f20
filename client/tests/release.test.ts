import { beforeEach, expect, test, vi } from "vitest";
import { Release } from "$client/release.svelte";

let reload = vi.fn();
let release: Release;

beforeEach(() => {
    sessionStorage.clear();
    reload = vi.fn();
    release = new Release("1.0+a", reload);
});

test("the same release is no reason to load anew", () => {
    release.heard("1.0+a");
    expect(release.isNew).toBe(false);
    expect(reload).not.toHaveBeenCalled();
});

test("another one loads at once when nothing is being chosen", () => {
    release.heard("1.0+b");
    expect(release.isNew).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
});

test("it waits for everybody who holds it", () => {
    const [first, second] = [release.hold(), release.hold()];
    release.heard("1.0+b");
    first();
    first(); // said twice, it counts once
    expect(release.isNew).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    second();
    expect(reload).toHaveBeenCalledOnce();
});

test("letting go without a new release does nothing", () => {
    release.hold()();
    expect(reload).not.toHaveBeenCalled();
});

test("a page that is old still after it was loaded anew does not try for ever", () => {
    release.heard("1.0+b");
    const again = new Release("1.0+a", reload);
    again.heard("1.0+b");
    expect(again.isNew).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
    again.heard("1.0+c");
    expect(reload).toHaveBeenCalledTimes(2);
});

test("a page that does not know its own release stays", () => {
    const page = new Release("", reload);
    page.heard("1.0+b");
    expect(page.isNew).toBe(false);
    expect(reload).not.toHaveBeenCalled();
});
