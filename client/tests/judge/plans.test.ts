import { beforeAll, expect, test } from "vitest";
import { differenceWords, planWords, points, spanWords } from "$client/judge/plans";
import { curve, replayPath, splitWords, verdictWords } from "$client/judge/review";
import type { Judgement, Plan, Review } from "$client/net/protocol";
import { words } from "$client/words/words.svelte";

beforeAll(async () => {
    await words.use("en");
    await words.area("review");
});

test.each([
    ["BID", ["F2"], "Bid forest 2"],
    ["BID", ["R"], "Bid the refill card"],
    ["BID", ["F2", "M3"], "Bid forest 2 and mountains 3"],
    ["BID", ["-"], "Play no second card"],
    ["REVEAL", ["F2"], "Turn over forest 2"],
    ["SWAP", ["li>pe@2"], "Give the lion, take the peacock"],
    ["SWAP", ["-"], "Swap nothing"],
    ["DISCARD", ["F1", "F1", "-"], "Discard forest 1 and forest 1"],
    ["DISCARD", ["-"], "Keep all cards"],
    ["LAY", ["S1", "F1"], "Pay forest 1 and savannah 1"],
    ["BREAK", ["?"], "Draw from the pile"],
    ["BREAK", ["F2"], "Play forest 2"],
    ["TAKE", ["pe@1"], "Take the peacock"],
    ["TAKE", ["pe@1", "F1", "S2"], "Take the peacock, pay forest 1 and savannah 2"],
    ["TAKE", ["-"], "Pass: take nothing"],
    ["PAY", ["F1"], "Pay forest 1"],
    ["KEEP", ["F1"], "Take forest 1 back"],
])("in %s, %s is: %s", (phase, tokens, said) => {
    expect(planWords(phase, tokens)).toBe(said);
});

test("figures are per cent, points or cards", () => {
    expect(points(1234)).toBe("12.3");
    expect(points(-1250)).toBe("\u221212.5");
    expect(points(-2)).toBe("0.0");
    expect(spanWords({ mean: 100, low: -50, high: 250 })).toEqual({
        loss: "1.0",
        low: "\u22120.5",
        high: "2.5",
    });
    expect(differenceWords({ code: "animal", species: "li", here: 0.62, other: 0.08 })).toContain(
        "the lion in 62",
    );
    expect(differenceWords({ code: "cards", species: null, here: -1.5, other: 0.25 })).toContain("\u22121.5");
});

function plan(token: string, chance: number, loss: number): Plan {
    return { tokens: [token], chance, behind: { mean: loss, low: loss - 10, high: loss + 10 }, worlds: 100 };
}

const MISTAKE: Judgement = {
    step: 17,
    round: 2,
    phase: "BID",
    plans: [plan("F2", 5000, 0), plan("F1", 4000, 1000)],
    ways: 5,
    chosen: 1,
    loss: { mean: 1000, low: 990, high: 1010 },
    is_mistake: true,
    reasons: [],
};
const REVIEW: Review = {
    seat: 1,
    par: 2500,
    result: 0,
    deal: 100,
    loss: { mean: 1000, low: 990, high: 1010 },
    luck: -1500,
    rounds: [
        { number: 1, chance: 2600, loss: 0, luck: 2400 },
        { number: 2, chance: 5000, loss: 1000, luck: -4000 },
    ],
    decisions: [MISTAKE],
    key: [0],
    simulations: 2400,
};

test("the curve begins with the first round and ends with the result", () => {
    expect(curve(REVIEW)).toEqual([2600, 5000, 0]);
});

test("the result is split in one sentence, which says of which kind the luck was", () => {
    expect(splitWords(REVIEW, "Ida")).toBe(
        "Ida got 0.0 % of the win, where equal players have 25.0 %: own decisions cost 10.0 points, and bad luck cost 15.0.",
    );
    expect(splitWords({ ...REVIEW, luck: 300 }, "Ida")).toContain("luck brought 3.0");
});

test("a mistake is named, what may be none is not, and the best way is told with the next", () => {
    expect(verdictWords(MISTAKE)).toContain("A mistake. Bid forest 2: 10.0 points more (9.9 to 10.1)");
    expect(verdictWords({ ...MISTAKE, is_mistake: false })).not.toContain("mistake");
    expect(verdictWords({ ...MISTAKE, chosen: 0 })).toContain("The best of 5 ways. Next: Bid forest 1");
});

test("the link leads to the seat's moment", () => {
    expect(replayPath("t", 1, MISTAKE)).toBe("/t/t/replay?seat=1&step=17");
});
