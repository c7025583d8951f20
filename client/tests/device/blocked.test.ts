// A browser that lets nothing be stored, and words that can't be loaded.

import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Device from "$client/pages/frame/Notices.svelte";
import { keepOfTab, readOfTab } from "$client/device/storage";
import { Coach } from "$client/learn/coach.svelte";
import { guide, guidedTable } from "$client/learn/guided";
import { Release } from "$client/net/release.svelte";
import { settings } from "$client/device/settings.svelte";
import * as files from "$client/words/files";
import { words } from "$client/words/words.svelte";

afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
});

function blocked() {
    for (const name of ["sessionStorage", "localStorage"] as const)
        vi.spyOn(window, name, "get").mockImplementation(() => {
            throw new DOMException("blocked", "SecurityError");
        });
}

test("the guide stays at its table until the page is left", () => {
    blocked();
    guide("t1");
    expect(guidedTable()).toBe("t1");
    expect(new Coach("t1").known).toEqual([]);
    guide(null);
    expect(guidedTable()).toBeNull();
});

test("where storing works, it works as usual", () => {
    expect(keepOfTab("key", "a")).toBe(true);
    expect(readOfTab("key")).toBe("a");
    keepOfTab("key", null);
    expect(readOfTab("key")).toBeNull();
});

test("a page that could not remember reloading itself does not reload", () => {
    blocked();
    const release = new Release("1", vi.fn());
    release.heard("2");
    expect(release.isNew).toBe(false);
});

test("a language that can't be loaded is reported missing, and comes with the connection", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"known":true,"home":null}')));
    const load = files.firstTexts;
    const failing = vi
        .spyOn(files, "firstTexts")
        .mockImplementation((language) =>
            language === "de" ? Promise.reject(new TypeError("no network")) : load(language),
        );
    settings.set("language", "de");
    const following = words.follow();
    await vi.advanceTimersByTimeAsync(5_000);
    await following;
    expect([words.language, words.missing]).toEqual(["en", "de"]);
    render(Device, { slim: false });
    expect(screen.getByRole("status").textContent).toContain("The words in Deutsch could not be loaded.");
    failing.mockRestore();
    vi.useRealTimers();
    window.dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect([words.language, words.missing]).toEqual(["de", null]), 10_000);
    flushSync();
    expect(screen.getByRole("status").textContent).toBe("");
    settings.set("language", "");
    await words.use("en");
});
