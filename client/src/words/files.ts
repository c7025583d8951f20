// The Fluent files of each language: most of them as one piece, the large ones when they are asked for.

import type { Language } from "./language";

type Texts = Record<string, string>;

/** Areas that only some pages need, and that are loaded when they do. */
export const LATER = ["rules", "learn"] as const;
export type Area = (typeof LATER)[number];

const FIRST: Record<Language, () => Promise<{ default: Texts }>> = {
    en: () => import("./languages/en"),
    de: () => import("./languages/de"),
    nl: () => import("./languages/nl"),
    it: () => import("./languages/it"),
};

const MORE = import.meta.glob<string>("$locales/*/{rules,learn}.ftl", { import: "default" });

/** The texts that every page needs. */
export async function firstTexts(language: Language): Promise<string[]> {
    return Object.values((await FIRST[language]()).default);
}

/** The text of an area of LATER. */
export async function areaText(language: Language, area: Area): Promise<string> {
    const found = Object.entries(MORE).find(([path]) => path.endsWith(`/${language}/${area}.ftl`));
    if (found === undefined) throw new Error(`there is no ${area}.ftl in ${language}`);
    return found[1]();
}
