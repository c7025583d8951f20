import { expect, test } from "vitest";
import { Refusal } from "$client/net/api";
import type { TableCard } from "$client/net/protocol";
import { TableList } from "$client/start/lobby/list.svelte";

const cards = Array.from({ length: 230 }, (_, number) => ({
    id: `t${String(number)}`,
    changed: 1000 - number,
})) as TableCard[];

/** A server with this many tables, which sends a hundred at once. */
function server(tables: readonly TableCard[]) {
    return (after: TableCard | null) => {
        const start = after === null ? 0 : tables.findIndex((card) => card.id === after.id) + 1;
        return Promise.resolve(tables.slice(start, start + 100));
    };
}

test("a long list is shown page by page, and stays as long as it was", async () => {
    const list = new TableList(server(cards));
    await list.load();
    expect([list.cards?.length, list.hasMore]).toEqual([100, true]);
    await list.more();
    expect([list.cards?.length, list.hasMore]).toEqual([200, true]);
    await list.load();
    expect([list.cards?.length, list.hasMore]).toEqual([200, true]);
    await list.more();
    expect(list.cards).toEqual(cards);
    expect(list.hasMore).toBe(false);
});

test("a table that is sent twice is shown once", async () => {
    const list = new TableList((after) =>
        Promise.resolve(after === null ? cards.slice(0, 100) : cards.slice(99, 120)),
    );
    await list.load();
    await list.more();
    expect(list.cards).toEqual(cards.slice(0, 120));
});

test("a short list has no more, and a failure leaves what was shown", async () => {
    let fails = false;
    const list = new TableList(() =>
        fails ? Promise.reject(new Refusal("offline")) : Promise.resolve(cards.slice(0, 3)),
    );
    await list.load();
    fails = true;
    await list.load();
    expect([list.cards?.length, list.hasMore, list.refusal?.code]).toEqual([3, false, "offline"]);
});
