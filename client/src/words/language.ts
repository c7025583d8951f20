// Which language a person sees, and by which conventions numbers and dates are written.

// By its path, as the build reads this module without aliases.
import own from "../../../src/wildcards/locales/languages.json" with { type: "json" };

export type Language = keyof typeof own;
export const LANGUAGES = Object.keys(own) as readonly Language[];

function isLanguage(text: string): text is Language {
    return Object.hasOwn(own, text);
}

const base = (tag: string) => tag.toLowerCase().split("-")[0] ?? "";

/** The language that was chosen, else the first of the browser's languages that exists, else English. */
export function negotiate(chosen: string, wanted: readonly string[]): Language {
    return [chosen, ...wanted.map(base)].find(isLanguage) ?? "en";
}

/** The browser's own variant of the language (such as en-GB), which knows how its user writes dates. */
export function localeOf(language: Language, wanted: readonly string[]): string {
    return wanted.find((tag) => base(tag) === language) ?? language;
}
