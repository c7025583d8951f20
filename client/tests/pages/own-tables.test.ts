// @vitest-environment-options {"url": "http://192.168.1.7:8765/"}
// Your own tables: how they ended, leaving them, taking a seat to another device.

import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import EndAsked from "$client/pages/frame/EndAsked.svelte";
import TableActions from "$client/pages/frame/TableActions.svelte";
import TableRow from "$client/start/lobby/TableRow.svelte";
import { api } from "$client/net/api";
import type { Finish, TableCard, TableView } from "$client/net/protocol";
import type { Table } from "$client/table/table.svelte";

beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function () {
        this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
        this.open = false;
    };
});

const card = (finishes: Finish[]): TableCard => ({
    id: "abc",
    status: "over",
    title: "Friday",
    edition: "2022",
    names: ["Ann", "Ida"],
    open_seats: 0,
    watchable: true,
    clock: { kind: "none" },
    changed: 0,
    your_turn: false,
    finishes,
});

test("a finished game shows rank and points", () => {
    render(TableRow, { card: card([{ name: "Ann", rank: 2, of: 4, score: 21 }]), own: true });
    expect(screen.getByText("Rank 2 of 4, 21 points")).toBeTruthy();
});

test("each of several people at one device is named", () => {
    const finishes = [
        { name: "Ann", rank: 1, of: 3, score: 1 },
        { name: "Ben", rank: 3, of: 3, score: 0 },
    ];
    render(TableRow, { card: card(finishes), own: true });
    expect(screen.getByText("Ann: rank 1 of 3, 1 point")).toBeTruthy();
    expect(screen.getByText("Ben: rank 3 of 3, 0 points")).toBeTruthy();
});

function table(): Table {
    const seats = [
        { seat: 0, kind: "person", name: "Ann", you: true },
        { seat: 1, kind: "person", name: "Ben", you: false },
    ];
    const view = {
        status: "playing",
        seats,
        settings: { spectators: "closed", clock: { kind: "none" } },
        you_host: true,
    };
    return {
        id: "abc",
        view: view as unknown as TableView,
        own: seats.slice(0, 1),
        now: () => 9,
    } as unknown as Table;
}

test("ending a game with others asks them", async () => {
    const asked = vi.spyOn(api, "askToEnd").mockResolvedValue({} as TableView);
    render(TableActions, { table: table(), ondone: vi.fn() });
    await userEvent.click(screen.getByRole("button", { name: /End the game for all/ }));
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Ask them" }));
    expect(asked).toHaveBeenCalledWith("abc");
});

const BEN_ASKS = { asked: [1], agreed: [1], missing: [0], you_asked: false, alone_from: 0 };

test.each([
    ["Agree to end it", "agreeToEnd"],
    ["Play on", "dropEnd"],
] as const)("who is asked to end a game is told by whom, and may say: %s", async (name, command) => {
    const sent = vi.spyOn(api, command).mockResolvedValue({} as TableView);
    const asked = table();
    (asked.view as { ending: unknown }).ending = BEN_ASKS;
    render(EndAsked, { table: asked });
    expect(screen.getByRole("dialog").textContent).toMatch(/Ben asks .*Still to agree: Ann\./s);
    await userEvent.click(screen.getByRole("button", { name }));
    expect(sent).toHaveBeenCalledWith("abc");
    expect(screen.queryByRole("dialog")).toBeNull();
});

test("who asked sees whose consent is missing, and alone after a day may end it", async () => {
    const end = vi.spyOn(api, "askToEnd").mockResolvedValue({} as TableView);
    const asked = table();
    const ending = { asked: [0], agreed: [0], missing: [1], you_asked: true, alone_from: 5 };
    (asked.view as { ending: unknown }).ending = ending;
    render(EndAsked, { table: asked });
    expect(screen.queryByRole("dialog")).toBeNull();
    render(TableActions, { table: asked, ondone: vi.fn() });
    expect(screen.getByText("Still to agree: Ben.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: /End the game alone/ }));
    expect(end).toHaveBeenCalledWith("abc");
});

test("leaving asks first, and says what happens then", async () => {
    const leave = vi.spyOn(api, "leave").mockResolvedValue({} as TableView);
    render(TableActions, { table: table(), ondone: vi.fn() });
    await userEvent.click(screen.getByRole("button", { name: /Leave the game/ }));
    expect(leave).not.toHaveBeenCalled();
    expect(screen.getByRole("dialog").textContent).toMatch(/a bot plays on for you.*You can come back/s);
    await userEvent.click(screen.getByRole("button", { name: "Leave" }));
    expect(leave).toHaveBeenCalledWith("abc");
});

test("a seat moves to another device by a link of this page's address, or by a picture of it", async () => {
    vi.spyOn(api, "link").mockResolvedValue({ token: "secret", url: "http://elsewhere/t/abc#seat=secret" });
    render(TableActions, { table: table(), ondone: vi.fn() });
    await userEvent.click(screen.getByRole("button", { name: /another device/ }));
    const link = await screen.findByRole<HTMLInputElement>("textbox");
    expect(link.value).toBe("http://192.168.1.7:8765/t/abc#seat=secret");
    expect(screen.getByRole("img", { name: "QR code of the link" })).toBeTruthy();
});
