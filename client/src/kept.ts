// What a device remembers, by keys: its settings, what was chosen last in a form, promises of fair deals.

/** What was kept under the key, or null; a browser that keeps nothing is as one that has kept nothing yet. */
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
