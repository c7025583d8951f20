import { expect, test } from "vitest";
import { Refusal } from "$client/net/api";
import type { TableCard } from "$client/net/protocol";
import { Listing } from "$client/start/lobby/list.svelte";

const cards = Array.from({ length: 230 }, (_, number) => ({
    id: `t${String(number)}`,
    changed: 1000 - number,
})) as TableCard[];

/** A server with so many tables, which tells a hundred at once. */
function server(tables: readonly TableCard[]) {
    return (after: TableCard | null) => {
        const start = after === null ? 0 : tables.findIndex((card) => card.id === after.id) + 1;
        return Promise.resolve(tables.slice(start, start + 100));
    };
}

test("a long list is shown page by page, and stays as long as it was", async () => {
    const listing = new Listing(server(cards));
    await listing.load();
    expect([listing.cards?.length, listing.hasMore]).toEqual([100, true]);
    await listing.more();
    expect([listing.cards?.length, listing.hasMore]).toEqual([200, true]);
    await listing.load();
    expect([listing.cards?.length, listing.hasMore]).toEqual([200, true]);
    await listing.more();
    expect(listing.cards).toEqual(cards);
    expect(listing.hasMore).toBe(false);
});

test("a table that is told twice is shown once", async () => {
    const listing = new Listing((after) =>
        Promise.resolve(after === null ? cards.slice(0, 100) : cards.slice(99, 120)),
    );
    await listing.load();
    await listing.more();
    expect(listing.cards).toEqual(cards.slice(0, 120));
});

test("a short list has no more, and a failure leaves what was shown", async () => {
    let fails = false;
    const listing = new Listing(() =>
        fails ? Promise.reject(new Refusal("offline")) : Promise.resolve(cards.slice(0, 3)),
    );
    await listing.load();
    fails = true;
    await listing.load();
    expect([listing.cards?.length, listing.hasMore, listing.refusal?.code]).toEqual([3, false, "offline"]);
});
