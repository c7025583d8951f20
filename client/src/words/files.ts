// The Fluent files of each language: most of them as one chunk, the large ones on request.

import type { Language } from "./language";

/** Areas that only some pages need, loaded when they do. */
export const LATER = ["rules", "learn", "review", "deal", "person", "ratings"] as const;
export type Area = (typeof LATER)[number];

// The build makes one chunk per language. What only a terminal says is not for browsers.
const FIRST = import.meta.glob<string>(
    ["$locales/*/*.ftl", "!$locales/*/{rules,learn,terminal,review,deal,person,ratings}.ftl"],
    {
        import: "default",
    },
);

const MORE = import.meta.glob<string>("$locales/*/{rules,learn,review,deal,person,ratings}.ftl", {
    import: "default",
});

/** The texts that every page needs. */
export async function firstTexts(language: Language): Promise<string[]> {
    const found = Object.entries(FIRST).filter(([path]) => path.includes(`/${language}/`));
    return Promise.all(found.map(([, load]) => load()));
}

/** The text of an area of LATER. */
export async function areaText(language: Language, area: Area): Promise<string> {
    const found = Object.entries(MORE).find(([path]) => path.endsWith(`/${language}/${area}.ftl`));
    if (found === undefined) throw new Error(`there is no ${area}.ftl in ${language}`);
    return found[1]();
}
