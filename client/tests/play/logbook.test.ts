import { render, screen, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Book } from "$client/play/log/book";
import Log from "$client/play/log/Log.svelte";
import { placeName } from "$client/play/log/pointer";
import type { Seen } from "$client/net/protocol";
import { Game } from "$client/table/game.svelte";
import { castOf, toldGame } from "../fixtures/told";

const CAST = castOf("2022");

function log(onpoint?: () => void) {
    const events = toldGame("2022");
    const view = {
        seat: 0,
        step: events.length,
        seen: {} as Seen,
        events,
        choices: [],
        scores: [],
        rounds: 12,
        limits: { refill: 7, hand: 10, bonus: 2, eagle: 2 },
        tally: { animals: {}, leo: [] },
    };
    render(Log, { game: new Game(view), cast: CAST, ...(onpoint && { onpoint }) });
    return screen.getByRole("log", { name: "Log" });
}

test("all rounds are told, or only one if wanted", async () => {
    const book = log();
    expect(within(book).getAllByRole("heading").length).toBeGreaterThan(5);
    await userEvent.selectOptions(screen.getByRole("combobox"), "round 2");
    expect(
        within(book)
            .getAllByRole("heading")
            .map((one) => one.textContent),
    ).toEqual(["round 2"]);
    expect(within(book).getAllByRole("button")[0]?.textContent).toContain("Round 2 begins");
});

test("it says nothing by itself: what is new is announced elsewhere", () => {
    expect(log().getAttribute("aria-live")).toBe("off");
});

test("a line marks its places on the table, says which, and lets go of them", async () => {
    const place = document.createElement("div");
    place.dataset["place"] = "bid:1";
    document.body.append(place);
    const onpoint = vi.fn();
    const line = within(log(onpoint)).getAllByRole("button", { name: /^Bids/ })[0];
    if (line === undefined) throw new Error("no bids were told");
    await userEvent.click(line);
    expect(place.className).toBe("pointed");
    expect(line.textContent).toContain("Framed on the table: bid of Milú");
    expect(onpoint).toHaveBeenCalledOnce();
    await userEvent.tab();
    expect(place.className).toBe("");
    place.remove();
});

test("arrows go from line to line, and only one of them is a stop for Tab", async () => {
    const buttons = within(log()).getAllByRole("button");
    expect(buttons.filter((one) => one.tabIndex === 0)).toEqual([buttons.at(-1)]);
    buttons.at(-1)?.focus();
    await userEvent.keyboard("{ArrowUp}");
    expect(document.activeElement).toBe(buttons.at(-2));
    await userEvent.keyboard("{Home}");
    expect(document.activeElement).toBe(buttons[0]);
    await userEvent.keyboard("{ArrowUp}");
    expect(document.activeElement).toBe(buttons[0]);
});

test("every kind of place a line can name has words", () => {
    expect(placeName("collection:1:pe", CAST)).toBe("collection of Ida: peacock");
    expect(placeName("leader:supply:li", CAST)).toBe("lion leader in the supply");
    expect(placeName("display:2", CAST)).toBe("slot 2");
    expect(placeName("elsewhere", CAST)).toBe("");
});

test("lines that say the same stay the same; one that goes on, or names others, does not", () => {
    const events = toldGame("2022");
    const book = new Book();
    const before = book.read(events.slice(0, 200), CAST);
    const after = book.read(events.slice(0, 230), { ...CAST });
    expect(after.slice(0, before.length - 1).every((line, index) => line === before[index])).toBe(true);
    expect(after.length).toBeGreaterThan(before.length);
    const renamed = book.read(events.slice(0, 230), { ...CAST, names: ["Mo", ...CAST.names.slice(1)] });
    expect(renamed.some((line) => after.includes(line))).toBe(false);
});
