// A rating in words, and its curve as a picture.

import { describe, expect, it, vi } from "vitest";
import { drawn, ratingArgs } from "$client/judge/rating";

vi.mock("$client/words/words.svelte", () => ({
    words: { locale: "en", language: "en" },
    t: (id: string) => id,
}));

const point = (mu: number, sigma: number, at = 0) => ({ at, mu, sigma });

describe("a rating", () => {
    it("is told with the range in which the strength is 19 times out of 20", () => {
        expect(ratingArgs({ mu: 25, sigma: 25 / 3 })).toEqual({ rating: "25.0", unsure: "16.7" });
        expect(ratingArgs({ mu: -5.25, sigma: 1 })).toEqual({ rating: "\u22125.3", unsure: "2.0" });
    });
});

describe("its curve", () => {
    it("is within the picture, its range too", () => {
        const { line, band, marks } = drawn([point(25, 8), point(30, 6), point(28, 4)], 400, 240, 40);
        const all = `${line} ${band}`.split(" ").map((one) => one.split(",").map(Number));
        expect(all).toHaveLength(9);
        for (const [x, y] of all) {
            expect(x).toBeGreaterThanOrEqual(40);
            expect(x).toBeLessThanOrEqual(400);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(240);
        }
        expect(marks.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40, 50]);
    });

    it("has a picture from the first game on, however sure it is", () => {
        const { line, marks } = drawn([point(30, 0)], 400, 240, 40);
        expect(line).toBe("40.0,228.0");
        expect(marks.map(({ value }) => value)).toEqual([30, 40]);
    });
});
