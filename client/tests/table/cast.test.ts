import { expect, test } from "vitest";
import { sameCast, type Cast } from "$client/table/cast";

const cast = (names: string[]): Cast => ({ names, you: 0, leo: null });

test("a cast stays the same while nobody has another name or place", () => {
    const first = cast(["Ada", "Ben"]);
    expect(sameCast(null, first)).toBe(first);
    expect(sameCast(first, cast(["Ada", "Ben"]))).toBe(first);
    const other = cast(["Ada", "Eve"]);
    expect(sameCast(first, other)).toBe(other);
});
