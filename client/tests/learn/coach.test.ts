import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import CoachPanel from "$client/learn/Coach.svelte";
import { guide, guidedTable } from "$client/learn/guided";
import { api } from "$client/net/api";
import type { GameView, TableView } from "$client/net/protocol";
import { Game } from "$client/table/game.svelte";
import { Play } from "$client/table/play.svelte";
import type { Table } from "$client/table/table.svelte";
import guided from "../fixtures/guided.json";

const views = guided as unknown as GameView[];
const cast = { names: ["Ada", "Bot 2", "Bot 3"], you: 0, leo: null };

beforeEach(() => sessionStorage.clear());
afterEach(() => document.body.replaceChildren());

/** The coach at the n-th decision of the guided game, with the hand of that moment on the table. */
async function at(decision: number) {
    const view = views[decision] as GameView;
    const table = {
        id: "here",
        view: { status: "playing", seats: [{ stand_in: null }] },
    } as unknown as Table;
    const play = new Play(table, new Game(view));
    play.draft.follow();
    for (const { key } of play.draft.hand) {
        const card = document.createElement("button");
        card.dataset["place"] = `hand:${key}`;
        document.body.append(card);
    }
    render(CoachPanel, { play, cast });
    await screen.findByRole("complementary", { name: "Coach" });
    return { play, user: userEvent.setup(), title: () => screen.getByRole("heading").textContent };
}

const button = (name: string) => screen.getByRole("button", { name });
const marked = () =>
    [...document.querySelectorAll<HTMLElement>("[data-advised]")].map((one) => one.dataset["place"]);

test("lessons come one by one, then the advice", async () => {
    const { user, title } = await at(0);
    expect(title()).toBe("Welcome to the table");
    expect(screen.getByTitle("Lesson 1 of 22")).toBeTruthy();
    await user.click(button("Next"));
    expect(screen.getByTitle("Lesson 2 of 22")).toBeTruthy();
    expect(title()).toBe("First you bid");
    await user.click(button("Next"));
    expect(title()).toBe("My advice");
    expect(screen.getByText("Bid mountains 2.")).toBeTruthy();
    await user.click(button("Previous"));
    expect(title()).toBe("First you bid");
});

test("whoever asks is told more, which is folded again with the next lesson", async () => {
    const { user } = await at(0);
    expect(screen.queryByText(/Nothing else counts/)).toBeNull();
    await user.click(button("More"));
    expect(screen.getByText(/Nothing else counts/)).toBeTruthy();
    await user.click(button("Next"));
    expect(button("More").getAttribute("aria-expanded")).toBe("false");
});

test("what is advised is marked on the table, and picked only if asked for", async () => {
    const { play, user } = await at(0);
    expect(marked()).toEqual(["hand:M2#0"]);
    await user.click(button("Next"));
    await user.click(button("Next"));
    expect(play.draft.isEmpty).toBe(true);
    await user.click(button("Pick it for me"));
    expect(play.draft.actions).toEqual(["M2"]);
});

test.each(views.slice(0, -1).map((_, decision) => decision))(
    "advice %i can be picked whole",
    async (decision) => {
        const { play, user } = await at(decision);
        while (screen.queryByRole("button", { name: "Next" }) !== null) await user.click(button("Next"));
        await user.click(button("Pick it for me"));
        expect(play.draft.actions).toEqual(SENT[decision]);
    },
);
const SENT = [
    ["M2"],
    ["ea@2", "M1"],
    ["F2", "M3"],
    ["M3"],
    ["F2", "S4"],
    ["me@2"],
    ["R"],
    ["ea>pe@2"],
    ["-"],
    ["M1"],
    ["ib@1"],
    ["M1"],
];

test("lessons refer to the others by name", async () => {
    const { user, title } = await at(1);
    while (title() !== "A leader") await user.click(button("Next"));
    expect(screen.getByText(/Bot 2 has the eagle leader now/)).toBeTruthy();
});

test("the farewell leads to a real game, without the coach", async () => {
    guide("here");
    vi.spyOn(api, "make").mockResolvedValue({ id: "real", url: "", code: null, commitment: "c0ffee" });
    vi.spyOn(api, "sit").mockResolvedValue({} as TableView);
    vi.spyOn(api, "start").mockResolvedValue({} as TableView);
    const { user, title } = await at(12);
    while (title() !== "That is the whole game") await user.click(button("Next"));
    expect(screen.getByRole("button", { name: "Play on with advice" })).toBeTruthy();
    await user.click(button("Now a real game"));
    expect(location.pathname).toBe("/t/real");
    expect(guidedTable()).toBeNull();
});

test("the coach can be folded, and sent away for good", async () => {
    guide("here");
    const { user, title } = await at(12);
    await user.click(button("Hide the coach"));
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
    await user.click(button("Show the coach"));
    while (title() !== "That is the whole game") await user.click(button("Next"));
    await user.click(button("Play on alone"));
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(marked()).toEqual([]);
    expect(guidedTable()).toBeNull();
});
