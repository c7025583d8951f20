// A deal that several people play, as its page shows it.

import type { DealSeat, DealView, LevelResult, NewTake, Take } from "../../net/protocol";
import { shown } from "../../words/seats";
import { t, words } from "../../words/words.svelte";

/** The seats that can be played, the one that is proposed first; a deal of a day is played in that one. */
export function seatsToPlay(view: DealView): number[] {
    if (view.kind === "day") return [view.seat];
    const seats = view.seats.flatMap(({ kind }, seat) => (kind === "leo" ? [] : [seat]));
    return [...seats.filter((seat) => seat === view.seat), ...seats.filter((seat) => seat !== view.seat)];
}

/** The other seats that people played: friends may take them, else bots do. */
export function seatsForFriends(view: DealView, own: number): number[] {
    return view.seats.flatMap(({ kind }, seat) => (kind === "person" && seat !== own ? [seat] : []));
}

/** What the server is asked for; the bots' level counts only where seats of people are left to them. */
export function newTake(
    view: DealView,
    seat: number,
    friends: readonly number[],
    level: string,
    name: string,
): NewTake {
    const seats = seatsForFriends(view, seat);
    const invited = seats.filter((one) => friends.includes(one));
    return { seat, friends: invited, level: invited.length < seats.length ? level : null, name };
}

/** Results by the seat they were reached from, in the order of the seats; those of a seat stay in theirs. */
export function bySeat(takes: readonly Take[]): { seat: number; takes: Take[] }[] {
    const seats = [...new Set(takes.map(({ seat }) => seat))].sort((one, other) => one - other);
    return seats.map((seat) => ({ seat, takes: takes.filter((take) => take.seat === seat) }));
}

/** The receiver's best score from a seat; null without one. */
export function ownScore(takes: readonly Take[], seat: number): number | null {
    const own = takes.filter((take) => take.you && take.seat === seat).map(({ score }) => score);
    return own.length > 0 ? Math.max(...own) : null;
}

/** The receiver's tables that are still being played, or wait for friends. */
export function going(view: DealView): string[] {
    const over = view.takes.filter(({ you }) => you).map(({ table }) => table);
    return view.yours.filter((table) => !over.includes(table));
}

/** Whether bots still play it. */
export function isRunning(view: DealView): boolean {
    return view.levels.some(({ runs, of }) => runs < of);
}

export interface Scale {
    low: number;
    high: number;
}

/** The scores that the picture has room for: all there are, and one's own. */
export function scaleOf(results: readonly LevelResult[], own: number | null): Scale {
    const all = [...results.flatMap(({ scores }) => scores), ...(own === null ? [] : [own])];
    return { low: Math.min(...all), high: Math.max(...all) };
}

/** How many runs ended with each score of the scale. */
export function counts(scores: readonly number[], { low, high }: Scale): number[] {
    return Array.from({ length: high - low + 1 }, (_, at) => scores.filter((one) => one === low + at).length);
}

/** In per cent: how many of the runs ended with fewer points. */
export function shareBelow(scores: readonly number[], own: number): number {
    return (100 * scores.filter((score) => score < own).length) / scores.length;
}

/** Who sits there in the deal; in that of a day, whoever plays it. */
export function nameOf(seat: DealSeat | undefined): string {
    return seat?.kind === "leo" ? t("leo") : shown(seat?.name ?? "") || t("you");
}

/** A day in UTC (`2026-11-29`), as `Sunday 29 November`. */
export function dayWords(day: string): string {
    const format = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
    return new Intl.DateTimeFormat(words.locale, format).format(new Date(`${day}T00:00:00Z`));
}

/** A moment of this week or the next, in ms since 1970, in the reader's time zone: `Monday at 01:00`. */
export function momentWords(moment: number): string {
    const format = { weekday: "long", hour: "numeric", minute: "2-digit" } as const;
    return new Intl.DateTimeFormat(words.locale, format).format(moment);
}
