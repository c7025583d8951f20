// Which page is shown. Pages are real addresses, so that links, reload and the back button work.

import { BASE } from "../net/base";

/** Pages whose path is their name. */
const PLAIN = [
    "new",
    "join",
    "lobby",
    "tables",
    "rules",
    "leaders",
    "learn",
    "settings",
    "credits",
    "verify",
    "day",
    "puzzles",
    "keep",
    "ratings",
] as const;

export type Page =
    | { name: "home" | "lost" | (typeof PLAIN)[number] }
    | { name: "table" | "replay" | "review" | "deal" | "puzzle" | "person"; id: string };

/** The page of a path of this server. */
function pageOf(path: string): Page {
    const inner = path.startsWith(BASE) ? path.slice(BASE.length) : path;
    const parts = inner.split("/").filter((part) => part !== "");
    const [first, id, rest] = parts;
    if (first === undefined) return { name: "home" };
    const name = PLAIN.find((one) => one === first);
    if (parts.length === 1 && name !== undefined) return { name };
    if (first === "d" && id !== undefined && parts.length === 2) return { name: "deal", id };
    if (first === "p" && id !== undefined && parts.length === 2) return { name: "person", id };
    if (first === "puzzles" && id !== undefined && parts.length === 2) return { name: "puzzle", id };
    if (first === "t" && id !== undefined && parts.length === 2) return { name: "table", id };
    if (first === "t" && id !== undefined && (rest === "replay" || rest === "review") && parts.length === 3)
        return { name: rest, id };
    return { name: "lost" };
}

class Route {
    page: Page = $state.raw(pageOf(location.pathname));

    constructor() {
        addEventListener("popstate", () => (this.page = pageOf(location.pathname)));
    }

    /** The path of the page shown, without the prefix. */
    get path(): string {
        void this.page; // it changes with the address
        return location.pathname.slice(BASE.length);
    }

    /** Show another page; `path` starts with a slash and does not hold the prefix. */
    go(path: string, how: "push" | "replace" = "push"): void {
        const url = BASE + path;
        if (how === "push") history.pushState(null, "", url);
        else history.replaceState(null, "", url);
        this.page = pageOf(location.pathname);
        scrollTo(0, 0);
    }
}

export const route = new Route();

/** The address of a page, for `href`. */
export function href(path: string): string {
    return BASE + path;
}

/** For `onclick` of a link within the client: follow it without reloading the page. */
export function follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.currentTarget as HTMLAnchorElement;
    event.preventDefault();
    route.go(link.pathname.slice(BASE.length) + link.search + link.hash);
}
