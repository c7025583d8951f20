import { afterEach, expect, test, vi } from "vitest";
import { promised } from "$client/device/promises";
import { api } from "$client/net/api";
import type { TableView } from "$client/net/protocol";
import { settings } from "$client/device/settings.svelte";
import { lastQuick, playNow, quickTable } from "$client/start/quick-game";

const ID = "m7zmtdkcpmngwzmb8fsg";
const view = {} as TableView;

afterEach(() => vi.restoreAllMocks());

test("a table for one and bots", () => {
    expect(quickTable({ players: 3, level: "novice", edition: "2020" })).toEqual({
        seats: [{ kind: "open" }, { kind: "bot", level: "novice" }, { kind: "bot", level: "novice" }],
        rules: { edition: "2020" },
    });
});

test("two play with Leo as the third", () => {
    expect(quickTable({ players: 2, level: "novice", edition: "2022" }).seats).toEqual([
        { kind: "open" },
        { kind: "bot", level: "novice" },
        { kind: "leo" },
    ]);
    localStorage.setItem("wildcards-quick", '{"seats": 2, "level": "novice", "edition": "2020"}');
    expect(lastQuick()).toEqual({ players: 2, level: "novice", edition: "2022" });
});

test("one click makes the table, sits down with a nonce and begins, and what was chosen is kept", async () => {
    vi.spyOn(api, "make").mockResolvedValue({ id: ID, url: "", code: null, commitment: "c0ffee" });
    const sit = vi.spyOn(api, "sit").mockResolvedValue(view);
    const start = vi.spyOn(api, "start").mockResolvedValue(view);
    expect(await playNow({ players: 5, level: "expert", edition: "2020" })).toBe(ID);
    const nonce = sit.mock.calls[0]?.[2].nonce ?? "";
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(sit).toHaveBeenCalledWith(ID, 0, { nonce, name: "Guest" });
    expect(promised(ID)).toMatchObject({ commitment: "c0ffee", nonces: { 0: nonce } });
    expect(start).toHaveBeenCalledAfter(sit);
    expect(lastQuick()).toEqual({ players: 5, level: "expert", edition: "2020" });
});

test("the name of the settings goes along", async () => {
    settings.set("name", "Ann");
    vi.spyOn(api, "make").mockResolvedValue({ id: ID, url: "", code: null, commitment: "c0ffee" });
    const sit = vi.spyOn(api, "sit").mockResolvedValue(view);
    vi.spyOn(api, "start").mockResolvedValue(view);
    await playNow(lastQuick());
    expect(sit.mock.calls[0]?.[2].name).toBe("Ann");
    settings.set("name", "");
});

test.each(['{"seats": 7, "level": 3, "edition": "1999"}', "null", "[]", "nonsense"])(
    "what was kept wrongly counts as nothing: %s",
    (text) => {
        localStorage.setItem("wildcards-quick", text);
        expect(lastQuick()).toEqual({ players: 4, level: "casual", edition: "2022" });
    },
);
