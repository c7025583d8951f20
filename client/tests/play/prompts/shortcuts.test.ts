import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Refusal } from "$client/net/api";
import { panel } from "$client/play/board/panel.svelte";
import Prompt from "$client/play/prompts/Prompt.svelte";
import { settings } from "$client/device/settings.svelte";
import { asked, askRule, forget } from "$client/play/board/why.svelte";
import { urgent } from "$client/ui/live.svelte";
import { ask, cast } from "./fixture";

beforeEach(forget);
afterEach(() => {
    settings.set("shortcuts", true);
    document.body.replaceChildren();
});

function bidding() {
    const made = ask({ hand: ["S1", "F3"] }, [
        { token: "F3", owed: 2 },
        { token: "S1", owed: 0 },
        { token: "R" },
    ]);
    render(Prompt, { play: made.play, cast });
    return { ...made, draft: made.play.draft, user: userEvent.setup() };
}

function taking() {
    const made = ask({ phase: "TAKE", bids: [null, null, "F1"], display: ["pe", "pe"] }, [
        { token: "pe@1", owed: 0, bonus: 2, leaders: {} },
        { token: "pe@2", reason: { code: "lowest_slot", rule: "leo" } },
        { token: "-" },
    ]);
    render(Prompt, { play: made.play, cast });
    return { ...made, draft: made.play.draft, user: userEvent.setup() };
}

test("digits pick cards in the order of the hand, R the refill card, Esc undoes, Ctrl+Enter sends", async () => {
    const { draft, user, act } = bidding();
    await user.keyboard("2");
    expect(draft.cards).toEqual(["S1"]);
    await user.keyboard("r");
    expect(draft.cards).toEqual(["R"]);
    await user.keyboard("{Escape}");
    expect(draft.isEmpty).toBe(true);
    await user.keyboard("1{Control>}{Enter}{/Control}");
    expect(act.mock.calls[0]).toContainEqual(["F3"]);
});

test("letters pick animals, P declines; a greyed-out one says why", async () => {
    const { draft, user } = taking();
    await user.keyboard("b");
    expect(asked.why).toMatchObject({ code: "lowest_slot", rule: "animals" }); // nothing of Leo, who is not here
    await user.keyboard("a");
    expect(draft.taking?.token).toBe("pe@1");
    expect(asked.why).toBeNull();
    await user.keyboard("p");
    expect(draft.actions).toEqual(["-"]);
});

test("Z takes back what was done while others decide; the button says so, too", async () => {
    const { user, go, takeBack, draft } = bidding();
    await user.keyboard("z");
    expect(takeBack).not.toHaveBeenCalled();
    flushSync(() => go({ to_act: [0], sealed: ["F3"], hand: ["S1"] }));
    await user.keyboard("z");
    expect(takeBack).toHaveBeenCalledOnce();
    await user.click(screen.getByRole("button", { name: "Take it back" }));
    expect(takeBack).toHaveBeenCalledTimes(2);
    expect(draft.isEmpty).toBe(true);
});

test("why it cannot be taken back any more is shown while waiting, and said at once", async () => {
    const { user, go, takeBack } = bidding();
    takeBack.mockRejectedValue(new Refusal("seen"));
    flushSync(() => go({ to_act: [0], sealed: ["F3"], hand: ["S1"] }));
    await user.keyboard("z");
    const why = "Something new has been seen since: it can no longer be taken back.";
    await expect.poll(() => screen.queryByText(why)).not.toBeNull();
    expect(urgent.text).toBe(why);
});

test("Esc closes an answer first, and keeps what is picked", async () => {
    const { draft, user } = bidding();
    await user.keyboard("1");
    flushSync(() => askRule("bids"));
    await user.keyboard("{Escape}");
    expect(asked.why).toBeNull();
    expect(draft.isEmpty).toBe(false);
    await user.keyboard("{Escape}");
    expect(draft.isEmpty).toBe(true);
});

test("Enter on the heading sends, as in the fields", async () => {
    const { user, act } = bidding();
    await user.keyboard("1u");
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 }));
    await user.keyboard("{Enter}");
    expect(act).toHaveBeenCalledOnce();
});

test("single keys can be switched off, and are left alone where a text is typed", async () => {
    const { draft, user } = bidding();
    const field = document.body.appendChild(document.createElement("input"));
    field.focus();
    await user.keyboard("1");
    expect(draft.isEmpty).toBe(true);
    field.remove();
    settings.set("shortcuts", false);
    await user.keyboard("1");
    expect(draft.isEmpty).toBe(true);
});

test("keys with a modifier belong to the browser", async () => {
    const { draft, user } = bidding();
    await user.keyboard("{Control>}1{/Control}{Alt>}2{/Alt}");
    expect(draft.isEmpty).toBe(true);
});

test("H and T lead to where the Tab key would come", async () => {
    const { user } = bidding();
    document.body.insertAdjacentHTML(
        "beforeend",
        `<div data-group="hand"><button tabindex="-1">forest 3</button><button>savannah 1</button></div>
        <div data-group="display"><button>peacock</button></div>`,
    );
    await user.keyboard("h");
    expect(document.activeElement?.textContent).toBe("savannah 1");
    await user.keyboard("t");
    expect(document.activeElement?.textContent).toBe("peacock");
});

test("L and O show the log and the leaders", async () => {
    const { user } = bidding();
    await user.keyboard("o");
    expect(panel.tab).toBe("leaders");
    await user.keyboard("l");
    expect(panel.tab).toBe("log");
});

test("focus goes to the heading if what had it vanishes; otherwise it stays", async () => {
    const made = bidding();
    const { user, draft, go } = made;
    draft.pick("F3#0");
    flushSync();
    const send = screen.getByRole("button", { name: "Bid forest 3" });
    send.focus();
    await user.keyboard("{Enter}");
    go({ to_act: [0], sealed: ["F3"], hand: ["S1"] });
    flushSync();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("heading", { level: 2 }));
    const field = document.body.appendChild(document.createElement("input"));
    field.focus();
    go({ phase: "TAKE", to_act: [1] });
    flushSync();
    expect(document.activeElement).toBe(field);
});

HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute("open", ""); // jsdom has no dialogs
};

test("the list of keys is a dialog; while it is open no key does anything", async () => {
    const { user, draft } = bidding();
    await user.keyboard("?");
    const dialog = screen.getByRole("dialog", { name: "Keyboard shortcuts" });
    expect(dialog.hasAttribute("open")).toBe(true);
    await user.keyboard("1");
    expect(draft.isEmpty).toBe(true);
});
