// The settings of a table in words: what everybody wants to know, and what differs from the usual.

import type { Settings } from "../../net/protocol";
import { span } from "../../words/time";
import { and } from "../../words/figures";
import { edition } from "../../words/things";
import { t } from "../../words/words.svelte";

const USUAL_COUNTS = [5, 4, 3, 2];

export function terms(settings: Settings, clock: string): string[] {
    const isListed = settings.visibility === "public";
    return [
        edition(settings.rules.edition ?? "2022"),
        clock,
        t(isListed ? "wait-public" : "wait-private"),
        watching(settings),
        absence(settings),
        t(`wait-knowledge-${settings.knowledge ?? "open"}`),
        ...special(settings),
    ];
}

function watching({ spectators }: Settings): string {
    if (spectators === "public") return t("wait-watchable");
    return t(spectators === "closed" ? "wait-unwatchable" : `wait-spectators-${spectators}`);
}

/** What people agree to by sitting down: that spectators see all hands. Null where they don't. */
export function spectatorsTold({ spectators }: Settings): string | null {
    return spectators === "late" || spectators === "all" ? t(`spectators-told-${spectators}`) : null;
}

function absence(settings: Settings): string {
    const { grace } = settings.absence;
    return typeof grace === "number" ? t("wait-grace", { time: span(grace) }) : t("wait-grace-never");
}

function special({ rules, talisman, hints, publish, free_text, rated }: Settings): string[] {
    const told: string[] = [];
    if (hints === true) told.push(t("wait-hints"));
    if (rated === true) told.push(t("wait-rated"));
    if (publish === true) told.push(t("wait-publish"));
    if (free_text === true) told.push(t("wait-free_text"));
    if (typeof talisman === "number") told.push(t("wait-holder", { seat: talisman + 1 }));
    if (rules.talisman_order === "holder_first" && rules.edition !== "2020")
        told.push(t("wait-rule-talisman"));
    if (rules.three_player_removal === "random") told.push(t("wait-rule-removal"));
    const returns = rules.payment_returns_on_pass;
    if (typeof returns === "boolean") told.push(t(returns ? "wait-rule-returns" : "wait-rule-lost"));
    const counts = rules.value_counts ?? USUAL_COUNTS;
    if (counts.join() !== USUAL_COUNTS.join())
        told.push(t("wait-rule-counts", { counts: and(counts.map(String)) }));
    return told;
}
