// A rematch after the end: at once when alone, by a waiting room with others, and for spectators a way there.

import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Actions from "$client/after/end/Actions.svelte";
import { rematch } from "$client/after/end/rematch";
import { api } from "$client/net/api";
import type { SeatView, TableView } from "$client/net/protocol";
import type { Table } from "$client/table/table.svelte";

afterEach(() => vi.restoreAllMocks());

const seat = (number: number, kind: SeatView["kind"], you = false) =>
    ({ seat: number, kind, you, name: `name ${String(number)}` }) as SeatView;

function ended(seats: SeatView[], next: string | null = null): { table: Table; view: TableView } {
    const fair = { commitment: null, nonces: null, server_seed: null, seed: null };
    const view = {
        status: "over",
        seats,
        rematch: next,
        settings: { deal: "fair" },
        fair,
    } as unknown as TableView;
    return { table: { id: "old", view, own: seats.filter(({ you }) => you) } as unknown as Table, view };
}

function server(status: string, seats: SeatView[]) {
    vi.spyOn(api, "rematch").mockResolvedValue({ id: "new", url: "", code: null, commitment: "c0ffee" });
    vi.spyOn(api, "table").mockResolvedValue({ status, seats } as unknown as TableView);
    return {
        sit: vi.spyOn(api, "sit").mockResolvedValue({} as TableView),
        start: vi.spyOn(api, "start").mockResolvedValue({} as TableView),
    };
}

const OPEN = [seat(0, "open"), seat(1, "bot"), seat(2, "bot")];

test("whoever played alone against bots plays again at once", async () => {
    const { sit, start } = server("open", OPEN);
    expect(await rematch(ended([seat(0, "person", true), seat(1, "bot"), seat(2, "leo")]).table)).toBe("new");
    expect(sit).toHaveBeenCalledOnce();
    expect(start).toHaveBeenCalledAfter(sit);
});

test("with others, all sit down first", async () => {
    const { sit, start } = server("open", OPEN);
    await rematch(ended([seat(0, "person", true), seat(1, "person"), seat(2, "bot")]).table);
    expect(sit).toHaveBeenCalledOnce();
    expect(start).not.toHaveBeenCalled();
});

test("a rematch in play is only opened", async () => {
    const { sit, start } = server("playing", OPEN);
    expect(await rematch(ended([seat(0, "person", true), seat(1, "bot")]).table)).toBe("new");
    expect(sit).not.toHaveBeenCalled();
    expect(start).not.toHaveBeenCalled();
});

test("spectators are told that it continues, and where", () => {
    render(Actions, ended([seat(0, "person"), seat(1, "person")], "new"));
    expect(screen.getByRole("status").textContent).toContain("play again");
    expect(screen.getByRole("link", { name: "Watch the rematch" }).getAttribute("href")).toBe("/t/new");
    expect(screen.queryByRole("button", { name: "Join the rematch" })).toBeNull();
});
