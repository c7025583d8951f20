import { expect, test } from "vitest";
import type { SeatView, TableView } from "$client/net/protocol";
import { castOf, sameCast, type Cast } from "$client/table/cast";
import { called } from "$client/words/seats";
import { words } from "$client/words/words.svelte";

const cast = (names: string[]): Cast => ({ names, you: 0, leo: null });

test("a cast stays the same while nobody has another name or place", () => {
    const first = cast(["Ada", "Ben"]);
    expect(sameCast(null, first)).toBe(first);
    expect(sameCast(first, cast(["Ada", "Ben"]))).toBe(first);
    const other = cast(["Ada", "Eve"]);
    expect(sameCast(first, other)).toBe(other);
});

test("whoever is forgotten is somebody, in the language of the page", async () => {
    const seats = [{ name: "*" }, { name: "Ben" }, { name: null, kind: "leo" }] as SeatView[];
    const view = { seats } as TableView;
    expect(castOf(view, null, called).names).toEqual(["Somebody", "Ben", "Leo"]);
    await words.use("de");
    expect(castOf(view, null, called).names).toEqual(["Jemand", "Ben", "Leo"]);
    await words.use("en");
});
