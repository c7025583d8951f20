// Keeps browsers' and extensions' translators off the page. It asks them to stay away (index.html); those that come
// anyway put `font` elements in place of texts, and what is shown would then no longer change with what is
// sent. So each text is put back where it was.

/** Rounds within one moment, after which a translator that answers at once is dealt with later. */
const MOST = 20;

/** Watch the page below `root`. Calls `met` when a text was put back for the first time. Returns how to end it. */
export function keepTexts(root: Node, met: () => void): () => void {
    let rounds = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: MutationRecord[] = [];
    let isMet = false;

    function look(records: MutationRecord[]): void {
        if (++rounds > MOST) {
            waiting.push(...records);
            return;
        }
        timer ??= setTimeout(rest, 0);
        if (!putBack(records)) return;
        observer.takeRecords(); // of what was just done
        if (!isMet) met();
        isMet = true;
    }

    function rest(): void {
        timer = undefined;
        rounds = 0;
        const late = waiting;
        waiting = [];
        if (late.length > 0) look(late);
    }

    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
        clearTimeout(timer);
        observer.disconnect();
    };
}

/** Whether any text was put back. */
function putBack(records: readonly MutationRecord[]): boolean {
    let found = false;
    for (const record of records) {
        for (const removed of record.removedNodes) {
            const font = removed instanceof Text && isLost(removed) ? fontFor(record, records) : null;
            if (font === null) continue;
            font.replaceWith(removed);
            found = true;
        }
    }
    return found;
}

/** Whether a text is nowhere, or inside what replaced it. */
function isLost(text: Text): boolean {
    return !text.isConnected || text.parentElement?.tagName === "FONT";
}

/** What replaces a text that was taken away; only translators make such elements. */
function fontFor(record: MutationRecord, records: readonly MutationRecord[]): Element | null {
    const { target, previousSibling, nextSibling } = record;
    const there = records.filter(
        (other) =>
            other.target === target &&
            other.previousSibling === previousSibling &&
            other.nextSibling === nextSibling,
    );
    const near = [previousSibling, nextSibling, ...there.flatMap((other) => [...other.addedNodes])];
    const found = near.find(
        (node) => node instanceof Element && node.tagName === "FONT" && node.parentNode === target,
    );
    return (found as Element | undefined) ?? null;
}
