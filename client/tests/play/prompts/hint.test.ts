import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { api, Refusal } from "$client/net/api";
import type { Hint, Plan } from "$client/net/protocol";
import Prompt from "$client/play/prompts/Prompt.svelte";
import { refused } from "$client/words/refusals";
import { ask, cast } from "./fixture";

const plan = (token: string, chance: number, loss: number): Plan => ({
    tokens: [token],
    chance,
    behind: { mean: loss, low: loss - 20, high: loss + 20 },
    worlds: 100,
});
const HINT: Hint = {
    step: 0,
    best: plan("S1", 4210, 0),
    others: [plan("F3", 4000, 210), plan("R", 2000, 2210)],
    reasons: [{ code: "animal", species: "li", here: 0.6, other: 0.2 }],
    plans: 3,
};

function bidding(kinds: readonly string[], hints = false) {
    const made = ask({ hand: ["S1", "F3"] }, [
        { token: "F3", owed: 2 },
        { token: "S1", owed: 0 },
        { token: "R" },
    ]);
    const { view } = made.play.table;
    view?.seats.forEach((seat, index) => Object.assign(seat, { kind: kinds[index] }));
    Object.assign(view?.settings ?? {}, { hints });
    render(Prompt, { play: made.play, cast });
    return { ...made, draft: made.play.draft, user: userEvent.setup() };
}

// jsdom has no modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
        this.open = true;
    },
    close(this: HTMLDialogElement) {
        this.open = false;
    },
});

afterEach(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
});

test("alone, W asks at once; a tap picks a plan and sends nothing", async () => {
    const asked = vi.spyOn(api, "hint").mockResolvedValue(HINT);
    const { draft, user, act } = bidding(["bot", "bot", "person"]);
    await user.keyboard("w");
    expect(await screen.findByText(/Bid savannah 1. Chance of winning: 42.1 %/)).toBeTruthy();
    expect(screen.getByText(/Bid forest 3: 2.1 points less \(1.9 to 2.3\)/)).toBeTruthy();
    expect(screen.getByText(/the lion in 60 %/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: /Pick this: Bid forest 3/ }));
    expect(draft.actions).toEqual(["F3"]);
    expect(act).not.toHaveBeenCalled();
    await user.keyboard("w"); // the same moment needs no second answer
    expect(asked).toHaveBeenCalledTimes(1);
});

test("where others play it is said first that all are told, and what is refused can be asked again", async () => {
    const asked = vi.spyOn(api, "hint").mockRejectedValueOnce(new Refusal("offline"));
    const { user } = bidding(["person", "bot", "person"], true);
    await user.keyboard("w");
    expect(asked).not.toHaveBeenCalled();
    expect(screen.getByText("Everybody at the table is told that you asked.")).toBeTruthy();
    asked.mockResolvedValue(HINT);
    const again = () => screen.getAllByRole("button", { name: "What would you do?" }).at(-1) ?? document.body;
    await user.click(again());
    expect(await screen.findByText(refused("offline"))).toBeTruthy();
    await user.click(again());
    expect(await screen.findByText(/Bid savannah 1. Chance/)).toBeTruthy();
    expect(asked).toHaveBeenCalledTimes(2);
});

test("without the host's consent there is no button", () => {
    bidding(["person", "bot", "person"]);
    expect(screen.queryByTestId("hint")).toBeNull();
});
