// The components of the pages, by name: those most people begin with come at once, others when requested.

import type { Component } from "svelte";
import type { Page } from "../ui/route.svelte";

export type PagePart = Component<{ id: string }>;

const FIRST = import.meta.glob<PagePart>("./{Home,Table,Lost,Failed}Page.svelte", {
    eager: true,
    import: "default",
});
const LATER = import.meta.glob<PagePart>(["./*Page.svelte", "!./{Home,Table,Lost,Failed}Page.svelte"], {
    import: "default",
});

/** What the title of a page says; a table has its own. */
export const TITLES: Partial<Record<Page["name"], string>> = {
    new: "new-heading",
    join: "join-heading",
    lobby: "lobby-heading",
    tables: "tables-heading",
    rules: "nav-rules",
    leaders: "nav-leaders",
    learn: "nav-learn",
    settings: "settings-heading",
    credits: "credits-heading",
    verify: "nav-verify",
    replay: "replay-heading",
    review: "review-heading",
    day: "nav-day",
    deal: "deal-heading",
    keep: "keep-heading",
    puzzles: "puzzles-heading",
    puzzle: "puzzles-heading",
    ratings: "nav-ratings",
    person: "nav-ratings",
    lost: "lost-heading",
};

/** The component of a page; the one that says so if it isn't available. */
export async function partOf(name: Page["name"]): Promise<PagePart> {
    const file = `./${name.slice(0, 1).toUpperCase()}${name.slice(1)}Page.svelte`;
    const load = LATER[file];
    if (load === undefined) return known(FIRST[file] ?? FIRST["./LostPage.svelte"]);
    return load().catch(() => known(FIRST["./FailedPage.svelte"]));
}

function known(part: PagePart | undefined): PagePart {
    if (part === undefined) throw new Error("a page is missing in the build");
    return part;
}
