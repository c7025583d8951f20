import { expect, test } from "vitest";
import { branchAt, likelySeat } from "$client/after/replay/branch";
import type { Player } from "$client/after/replay/player.svelte";

const at = (eyes: Player["eyes"], step: number): Player => ({ eyes, step }) as Player;

test("the seat through whose eyes it is seen is the likely one", () => {
    expect(likelySeat(at(2, 5), [0, 2])).toBe(2);
    expect(likelySeat(at(null, 5), [1, 2])).toBe(1);
    expect(likelySeat(at("all", 5), [1, 2])).toBe(1);
});

test("the server is told the moment by what the one looked through has seen", () => {
    expect(branchAt(at(2, 5), 1, "", false, "Ann")).toEqual({
        seat: 1,
        step: 5,
        eyes: 2,
        level: null,
        redeal: false,
        name: "Ann",
    });
    expect(branchAt(at("all", 7), 1, "master", true, "Ann")).toMatchObject({
        eyes: null,
        step: 7,
        level: "master",
    });
});
