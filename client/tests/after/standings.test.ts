import { expect, test } from "vitest";
import { levels, standings } from "$client/after/end/standings";
import type { Score, Seen } from "$client/net/protocol";

const score = (total: number): Score => ({ best: 0, second: 0, leaders: 0, bonus: 0, total });
const seen = (collections: Record<string, number>[], leaders: Record<string, number | null> = {}) =>
    ({ collections, leaders }) as unknown as Seen;

test("the best come first, Leo is left out, and each has their leaders", () => {
    const all = standings(
        { scores: [19, null, 28], ranks: [2, null, 1] },
        [score(19), null, score(28)],
        seen([{ pe: 1 }, { sq: 7 }, { ea: 2 }], { pe: 0, sq: 1, ea: 2, li: 2, me: null }),
    );
    expect(all.map(({ seat, leaders }) => [seat, leaders])).toEqual([
        [2, ["ea", "li"]],
        [0, ["pe"]],
    ]);
});

test("of two equal species one is the largest and the other the second; one alone has no second", () => {
    const [tied] = standings({ scores: [0], ranks: [1] }, [score(0)], seen([{ pe: 3, sq: 4, ea: 4, ib: 0 }]));
    const roles = (one: typeof tied) =>
        one?.species.filter(({ role }) => role).map((found) => [found.species, found.role]);
    expect(roles(tied)).toEqual([
        ["sq", "best"],
        ["ea", "second"],
    ]);
    expect(tied?.animals).toBe(11);
    const [alone] = standings({ scores: [0], ranks: [1] }, [score(0)], seen([{ li: 2 }]));
    expect(roles(alone)).toEqual([["li", "best"]]);
});

test("whoever ties on points is told why they are ranked where they are", () => {
    const all = standings(
        { scores: [20, 20, 15, 15], ranks: [2, 1, 3, 3] },
        [score(20), score(20), score(15), score(15)],
        seen([{ pe: 8 }, { pe: 9 }, { sq: 5 }, { ea: 5 }]),
    );
    expect(levels(all)).toEqual([
        { seats: [1, 0], isShared: false, animals: [9, 8] },
        { seats: [2, 3], isShared: true, animals: [5, 5] },
    ]);
});
