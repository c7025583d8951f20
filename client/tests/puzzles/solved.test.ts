import { beforeEach, expect, test } from "vitest";
import type { PuzzleCard } from "../../src/net/protocol";
import { byDifficulty, filtered } from "../../src/puzzles/filter";
import { marks, nextOf, note } from "../../src/puzzles/solved";

beforeEach(() => localStorage.clear());

test("what was solved once stays solved, and what was tried is known", () => {
    note(3, true);
    note(3, false);
    note(5, false);
    expect([...marks()].sort()).toEqual([
        [3, "solved"],
        [5, "tried"],
    ]);
});

test("a broken memory is like none", () => {
    localStorage.setItem("wildcards-puzzles/1", '{"solved": 7, "tried": ["x"]}');
    expect(marks().size).toBe(0);
});

test("the next one is not solved, and comes after this one or from the beginning", () => {
    note(2, true);
    expect(nextOf([1, 2, 3], 1)).toBe(3);
    expect(nextOf([1, 2, 3], 3)).toBe(1);
    note(1, true);
    expect(nextOf([1, 2, 3], 3)).toBeNull();
});

test("a list is filtered by kind and difficulty", () => {
    const card = (number: number, kind: "bid" | "take", difficulty: number): PuzzleCard => ({
        number,
        kind,
        difficulty,
        seats: 4,
        edition: "2022",
        leo: false,
        round: 1,
    });
    const cards = [card(1, "bid", 1), card(2, "take", 1), card(3, "bid", 3)];
    expect(filtered(cards, { kind: "bid", difficulty: "" }).map(({ number }) => number)).toEqual([1, 3]);
    expect(filtered(cards, { kind: "bid", difficulty: "3" }).map(({ number }) => number)).toEqual([3]);
    expect(filtered(cards, { kind: "", difficulty: "" })).toHaveLength(3);
});

test("groups are by difficulty, easy ones first", () => {
    const card = (number: number, difficulty: 1 | 2 | 3): PuzzleCard =>
        ({ number, difficulty }) as unknown as PuzzleCard;
    const groups = byDifficulty([card(1, 3), card(2, 1), card(3, 3)]);
    expect(groups.map(({ difficulty, cards }) => [difficulty, cards.map(({ number }) => number)])).toEqual([
        [1, [2]],
        [3, [1, 3]],
    ]);
});
