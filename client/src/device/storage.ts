// What a device remembers, by keys: its settings, what was last chosen in a form, promises of fair deals. And what a
// tab does. A browser that lets nothing be stored remembers until the page is left.

/** What was kept under the key, or null; a browser that keeps nothing is like one that has kept nothing yet. */
export function readKept(key: string): Record<string, unknown> | null {
    try {
        const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
        return typeof kept === "object" ? (kept as Record<string, unknown> | null) : null;
    } catch {
        return null;
    }
}

export function keep(key: string, value: object): void {
    try {
        localStorage.setItem(key, JSON.stringify(value));
    } catch {
        return; // private windows: it holds until the page is left
    }
}

const tab = new Map<string, string>();

/** What this tab remembers under the key, or null. */
export function readOfTab(key: string): string | null {
    try {
        return sessionStorage.getItem(key) ?? tab.get(key) ?? null;
    } catch {
        return tab.get(key) ?? null;
    }
}

/** Remember it until the tab is closed; null forgets it. Returns whether it will be known after a reload. */
export function keepOfTab(key: string, text: string | null): boolean {
    tab.delete(key);
    try {
        if (text === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, text);
        return true;
    } catch {
        if (text !== null) tab.set(key, text);
        return false;
    }
}
