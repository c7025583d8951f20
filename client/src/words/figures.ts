// Numbers, dates and lists as the language writes them.

import { t, words } from "./words.svelte";

let formatter: { locale: string; format: Intl.NumberFormat } | undefined;

/** A number as the language writes it. Its format is kept: making one is expensive. */
export function number(value: number): string {
    const { locale } = words;
    if (formatter?.locale !== locale) formatter = { locale, format: new Intl.NumberFormat(locale) };
    return formatter.format.format(value);
}

/** A number with so many digits after the decimal mark; nothing is less than nothing. */
export function decimal(value: number, digits: number): string {
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: "negative" };
    return new Intl.NumberFormat(words.locale, options as Intl.NumberFormatOptions)
        .format(value)
        .replace("-", "\u2212");
}

/** A moment, in ms since 1970: the day and the time. */
export function date(moment: number): string {
    return new Intl.DateTimeFormat(words.locale, { dateStyle: "medium", timeStyle: "short" }).format(moment);
}

/** A span of time in words, such as `1 minute, 5 seconds`; nothing finer than a second. */
export function duration(ms: number): string {
    const seconds = Math.max(0, Math.round(ms / 1000));
    const parts: [number, string][] = [
        [Math.floor(seconds / 3600), "hour"],
        [Math.floor(seconds / 60) % 60, "minute"],
        [seconds % 60, "second"],
    ];
    const some = parts.filter(([count]) => count > 0);
    const told = (some.length > 0 ? some : parts.slice(2)).map(([count, unit]) =>
        new Intl.NumberFormat(words.locale, { style: "unit", unit, unitDisplay: "long" }).format(count),
    );
    return new Intl.ListFormat(words.locale, { type: "unit" }).format(told);
}

// British English has no comma before "and"; nobody minds that elsewhere.
const lists = () => (words.language === "en" ? "en-GB" : words.language);

/** `a, b and c`; nothing at all is `none`. */
export function and(parts: readonly string[]): string {
    return list(parts, "conjunction");
}

/** `a, b or c`; nothing at all is `none`. */
export function or(parts: readonly string[]): string {
    return list(parts, "disjunction");
}

function list(parts: readonly string[], type: Intl.ListFormatType): string {
    return parts.length === 0 ? t("none") : new Intl.ListFormat(lists(), { type }).format(parts);
}
