// "Play now": one person against bots, as he chose last time.

import { keep, readKept } from "../kept";
import { api } from "../net/api";
import type { NewTable } from "../protocol";
import { sitDown } from "./sitting";

export interface Quick {
    seats: 3 | 4 | 5;
    level: string;
    edition: "2020" | "2022";
}

const KEY = "wildcards-quick";
const FIRST: Quick = { seats: 4, level: "casual", edition: "2022" };

/** What was chosen last, else what suits a newcomer. */
export function lastQuick(): Quick {
    const kept = readKept(KEY) ?? {};
    return {
        seats: ([3, 4, 5] as const).find((seats) => seats === kept["seats"]) ?? FIRST.seats,
        level: typeof kept["level"] === "string" ? kept["level"] : FIRST.level,
        edition: kept["edition"] === "2020" ? "2020" : FIRST.edition,
    };
}

export function quickTable(quick: Quick): NewTable {
    const bots = Array.from(
        { length: quick.seats - 1 },
        () => ({ kind: "bot", level: quick.level }) as const,
    );
    return { seats: [{ kind: "open" }, ...bots], rules: { edition: quick.edition } };
}

/** Make the table, sit down and begin. Returns the table's id; rejects with Refusal. */
export async function playNow(quick: Quick): Promise<string> {
    keep(KEY, quick);
    const made = await api.make(quickTable(quick));
    await sitDown(made, 0);
    await api.start(made.id);
    return made.id;
}
