// Why something was refused, or can't be chosen, in words.

import { and, date } from "./figures";
import { card, level } from "./things";
import { type Args, t, words } from "./words.svelte";

/** A refusal of the server (docs/protocol.md), or `offline`. */
export function refused(code: string, args: Readonly<Record<string, unknown>> = {}): string {
    const id = `refused-${code}`;
    return words.has(id) ? t(id, inWords(args)) : t("refused-unknown", { code });
}

/** Why a choice is greyed out: the code of its reason. */
export function reason(code: string): string {
    const id = `reason-${code}`;
    return words.has(id) ? t(id) : refused(code);
}

/** The arguments as sentences need them. A server of another release may leave one out. */
function inWords(args: Readonly<Record<string, unknown>>): Args {
    const { seat, seats, seconds, status, token, level: name, whose, most, until, word, fault, zone } = args;
    return {
        seat: typeof seat === "number" ? seat + 1 : "?",
        seats: Array.isArray(seats) ? and(seats.map((one) => String(Number(one) + 1))) : String(seats ?? "?"),
        seconds: typeof seconds === "number" ? Math.ceil(seconds) : "?",
        status: String(status ?? "?"),
        whose: String(whose ?? "person"),
        word: String(word ?? "?"),
        fault: String(fault ?? "?"),
        zone: String(zone ?? "?"),
        most: typeof most === "number" ? most : "?",
        token: /^([FSMW][1-4]|R)$/.test(String(token)) ? card(String(token)) : String(token ?? "?"),
        until: typeof until === "number" ? date(until) : "never",
        level: typeof name === "string" ? level(name) : "?",
    };
}
