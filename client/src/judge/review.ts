// What the review of a game says, in words and as numbers.

import type { Judgement, Review } from "../net/protocol";
import { t } from "../words/words.svelte";
import { planWords, points, spanWords } from "./plans";

/** The chance of winning at the beginning of each round and, as the last one, the result: in hundredths of a per cent. */
export function curve({ rounds, result }: Review): number[] {
    return [...rounds.map(({ chance }) => chance), result];
}

/** How the result came about: what decisions cost, and what luck brought. */
export function splitWords({ par, result, loss, luck }: Review, name: string): string {
    return t("review-split", {
        name,
        result: points(result),
        par: points(par),
        loss: points(loss.mean),
        luck: points(Math.abs(luck)),
        was: luck < 0 ? "bad" : "good",
    });
}

/** What was decided: `Round 3: Bid forest 2.` */
export function decisionWords(one: Judgement): string {
    return t("review-decision", { round: one.round, plan: planOf(one, one.chosen) });
}

/** Whether that was a mistake, and what else there was. */
export function verdictWords(one: Judgement): string {
    if (one.chosen === 0) {
        const [, next] = one.plans;
        if (next === undefined) return "";
        return t("review-right", { count: one.ways, plan: planOf(one, 1), ...spanWords(next.behind) });
    }
    return t(one.is_mistake ? "review-mistake" : "review-even", {
        plan: planOf(one, 0),
        ...spanWords(one.loss),
    });
}

function planOf({ phase, plans }: Judgement, number: number): string {
    return planWords(phase, plans[number]?.tokens ?? []);
}

/** The path of the replay at this decision of the seat, with what its plans were worth. */
export function replayPath(table: string, seat: number, one: Judgement): string {
    return `/t/${table}/replay?seat=${String(seat)}&step=${String(one.step)}`;
}
