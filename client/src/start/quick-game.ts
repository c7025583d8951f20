// "Play now": one person against bots, as chosen last time.

import { keep, readKept } from "../device/storage";
import { api } from "../net/api";
import type { NewTable } from "../net/protocol";
import { sitDown } from "./seat";

export interface Quick {
    /** How many play, without Leo: he is the third at a table for two. */
    players: 2 | 3 | 4 | 5;
    level: string;
    edition: "2020" | "2022";
}

const KEY = "wildcards-quick";
const FIRST: Quick = { players: 4, level: "casual", edition: "2022" };

/** Whether nobody has chosen here yet. */
export function isFirstTime(): boolean {
    return readKept(KEY) === null;
}

/** What was chosen last, else what suits a newcomer. */
export function lastQuick(): Quick {
    const kept = readKept(KEY) ?? {};
    return {
        players: ([2, 3, 4, 5] as const).find((players) => players === kept["seats"]) ?? FIRST.players,
        level: typeof kept["level"] === "string" ? kept["level"] : FIRST.level,
        edition: kept["edition"] === "2020" && kept["seats"] !== 2 ? "2020" : FIRST.edition,
    };
}

export function quickTable(quick: Quick): NewTable {
    const bots = Array.from(
        { length: quick.players - 1 },
        () => ({ kind: "bot", level: quick.level }) as const,
    );
    const leo = quick.players === 2 ? ([{ kind: "leo" }] as const) : [];
    return { seats: [{ kind: "open" }, ...bots, ...leo], rules: { edition: quick.edition } };
}

/** Make the table, sit down and begin. Returns the table's id; rejects with Refusal. */
export async function playNow(quick: Quick): Promise<string> {
    keep(KEY, { seats: quick.players, level: quick.level, edition: quick.edition });
    const made = await api.make(quickTable(quick));
    await sitDown(made, 0);
    await api.start(made.id);
    return made.id;
}
