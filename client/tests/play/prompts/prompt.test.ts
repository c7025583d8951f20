import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { polite } from "$client/ui/live.svelte";
import { Refusal } from "$client/net/api";
import Prompt from "$client/play/prompts/Prompt.svelte";
import type { Choice, Seen } from "$client/net/protocol";
import { ask as askWhy, forget } from "$client/play/board/why.svelte";
import { words } from "$client/words/words.svelte";
import { ask, cast, LIMITS, YOU } from "./fixture";

beforeEach(forget);

function show(seen: Partial<Seen>, choices: Choice[] = [], limits = LIMITS, standIn: string | null = null) {
    const asked = ask(seen, choices, standIn, false, limits);
    render(Prompt, { play: asked.play, cast });
    return {
        ...asked,
        draft: asked.play.draft,
        user: userEvent.setup(),
        title: () => screen.getByRole("heading", { level: 2 }).textContent,
        told: () =>
            within(screen.getByRole("list"))
                .queryAllByRole("listitem")
                .map((item) => item.textContent),
        send: () => screen.getByRole("form").querySelector<HTMLElement>("[type=submit]") as HTMLElement,
        label: () => screen.getByRole("form").querySelector("[type=submit]")?.textContent,
        set(change: () => void) {
            change();
            flushSync();
        },
        sent: () => asked.act.mock.calls.map((call: unknown[]) => call[1]),
    };
}

const isChecked = (radio: HTMLElement) => (radio as HTMLInputElement).checked;
const laid = (bid: string) => [null, null, bid];

test("a bid: its price, the bluff and the bonus in reach are shown before it is sent", async () => {
    const it = show({ hand: ["F3", "S4"] }, [
        { token: "F3", owed: 2, payable: true, bonus: 2 },
        { token: "S4", owed: 3, payable: false, bonus: 0 },
        { token: "R" },
    ]);
    expect(it.title()).toBe("Bid one card");
    expect(it.told()).toEqual([]);
    expect(it.label()).toBe("Choose a card");
    expect(it.send().getAttribute("aria-disabled")).toBe("true");
    it.set(() => it.draft.pick("F3#0"));
    expect(it.told()).toEqual(["Costs 2 more cards", "Bonus in reach: +2"]);
    it.set(() => it.draft.pick("S4#0"));
    expect(it.told()).toEqual(["Costs 3 more cards", "You can’t pay this: a bluff"]);
    it.set(() => it.draft.pick("R"));
    expect(it.told()[0]).toContain("draw up to 7");
    expect(it.label()).toBe("Bid the refill card");
    it.set(() => it.draft.pick("F3#0"));
    expect(it.send().getAttribute("aria-disabled")).toBe("false");
    await it.user.click(screen.getByRole("button", { name: "Bid forest 3" }));
    expect(it.sent()).toEqual([["F3"]]);
});

test("nothing is sent while something is missing; what is missing is said", async () => {
    const it = show({ hand: ["F3"] }, [{ token: "F3", owed: 2 }]);
    await it.user.click(it.send());
    expect(it.sent()).toEqual([]);
    expect(polite.text).toContain("Choose a card");
});

test("undo is one tap, and takes back everything picked", async () => {
    const it = show({ hand: ["F3"] }, [{ token: "F3", owed: 2 }]);
    it.set(() => it.draft.pick("F3#0"));
    await it.user.click(screen.getByRole("button", { name: "Undo" }));
    expect(it.draft.isEmpty).toBe(true);
});

test("the eagle's owner lays one or two, and is told what both cost", async () => {
    const leaders = { pe: null, sq: null, ea: YOU, ib: null, li: null, me: null };
    const it = show({ hand: ["F1", "M2"], leaders }, [
        { token: "F1", owed: 0, payable: true, bonus: 0 },
        { token: "M2", owed: 1, payable: true, bonus: 2 },
        { token: "R" },
    ]);
    expect(it.title()).toBe("Bid one or two cards");
    it.set(() => it.draft.pick("M2#0"));
    it.set(() => it.draft.pick("F1#0"));
    expect(it.told()).toEqual([
        "Mountains 2: Costs 1 more card · Bonus in reach: +2",
        "Forest 1: Costs no more cards",
    ]);
    await it.user.click(screen.getByRole("button", { name: "Bid forest 1 and mountains 2" }));
    expect(it.sent()).toEqual([["F1", "M2"]]);
});

test("two equal cards can be laid by the eagle's owner", async () => {
    const leaders = { pe: null, sq: null, ea: YOU, ib: null, li: null, me: null };
    const it = show({ hand: ["F1", "F1"], leaders }, [
        { token: "F1", owed: 0, payable: true },
        { token: "R" },
    ]);
    it.set(() => it.draft.pick("F1#0"));
    it.set(() => it.draft.pick("F1#1"));
    expect(it.told()).toHaveLength(2);
    await it.user.click(screen.getByRole("button", { name: "Bid forest 1 and forest 1" }));
    expect(it.sent()).toEqual([["F1", "F1"]]);
});

test("one of two bids is turned over", async () => {
    const it = show({ phase: "REVEAL" }, [{ token: "F1", owed: 0, payable: true, bonus: 0 }, { token: "R" }]);
    expect(it.label()).toBe("Choose one of the two");
    await it.user.click(screen.getByRole("radio", { name: "The refill card" }));
    await it.user.click(screen.getByRole("radio", { name: "Forest 1" }));
    expect(isChecked(screen.getByRole("radio", { name: "Forest 1" }))).toBe(true);
    expect(it.told()).toEqual(["Costs no more cards"]);
    await it.user.click(screen.getByRole("button", { name: "Turn over forest 1" }));
    expect(it.sent()).toEqual([["F1"]]);
});

test("a swap: given and taken on the table, and the leaders that move", async () => {
    const leaders = { pe: null, sq: 0, ea: null, ib: YOU, li: null, me: YOU };
    const collections = [{}, {}, { ib: 2, me: 1 }] as unknown as Seen["collections"];
    const it = show({ phase: "SWAP", display: ["ib", "sq"], leaders, collections }, [
        { token: "ib>ib@1", reason: { code: "same_species", rule: "meerkat" } },
        { token: "ib>sq@2", leaders: { ib: null, sq: YOU } },
        { token: "me>ib@1", leaders: {} },
        { token: "me>sq@2", leaders: { me: 1 } },
        { token: "-" },
    ]);
    expect(it.label()).toBe("Choose an animal to give");
    it.set(() => it.draft.pickGive("ib"));
    it.set(() => it.draft.pickSlot(2));
    expect(it.told()).toEqual([
        "The ibex leader goes back to the supply",
        "You get the squirrel leader from Ada",
    ]);
    await it.user.click(screen.getByRole("button", { name: "Give the ibex, take the squirrel" }));
    expect(it.sent()).toEqual([["ib>sq@2"]]);
});

test("declining is picked like any choice, and then sent", async () => {
    const it = show({ phase: "SWAP" }, [{ token: "ib>sq@2" }, { token: "-" }]);
    const decline = screen.getByRole("button", { name: "No swap" });
    await it.user.click(decline);
    expect(it.sent()).toEqual([]);
    expect(decline.getAttribute("aria-pressed")).toBe("true");
    await it.user.click(screen.getByRole("button", { name: "Swap nothing" }));
    expect(it.sent()).toEqual([["-"]]);
});

test("cards are discarded, any number, and the hand is filled up", async () => {
    const it = show({ phase: "DISCARD", hand: ["F1", "F2", "S3"] }, [
        { token: "F1" },
        { token: "F2" },
        { token: "S3" },
        { token: "-" },
    ]);
    it.set(() => it.draft.pickDecline());
    expect(it.told()).toEqual(["You keep 3 cards and draw up to 7"]);
    expect(it.label()).toBe("Keep all cards");
    it.set(() => it.draft.pick("F1#0"));
    it.set(() => it.draft.pick("F2#0"));
    expect(it.told()).toEqual(["You keep 1 card and draw up to 7"]);
    await it.user.click(screen.getByRole("button", { name: "Discard 2 cards" }));
    expect(it.sent()).toEqual([["F1", "F2", "-"]]);
});

test("the squirrel leader's owner draws more, and a large hand stays", () => {
    const leaders = { pe: null, sq: YOU, ea: null, ib: null, li: null, me: null };
    const hand = Array.from({ length: 10 }, () => "F1");
    const limits = { ...LIMITS, refill: 10 };
    const it = show({ phase: "DISCARD", leaders, hand }, [{ token: "F1" }, { token: "-" }], limits);
    it.set(() => it.draft.pickDecline());
    expect(it.told()).toEqual(["You keep 10 cards and draw none"]);
    it.set(() => it.draft.pick("F1#0"));
    expect(it.told()).toEqual(["You keep 9 cards and draw up to 10"]);
});

test("a tie: the sum is counted while cards are picked, and the others are named", async () => {
    const it = show({ phase: "LAY", value: 3, hand: ["F1", "S3"], ranks: [7, null, 7], bids: laid("M3") }, [
        { token: "F1", owed: 1 },
        { token: "S3", reason: { code: "cannot_finish", rule: "payment" } },
    ]);
    expect(it.title()).toBe("Tie at 3: lay 2 cards");
    expect(screen.getByText(/Tied with Ada\./)).toBeTruthy();
    expect(it.label()).toBe("Choose 2 more cards");
    it.set(() => it.draft.pick("S3#0"));
    expect(it.told()).toEqual(["Sum: 3"]);
    expect(it.label()).toBe("Choose 1 more card");
    it.set(() => it.draft.pick("F1#0"));
    await it.user.click(screen.getByRole("button", { name: "Lay forest 1 and savannah 3 (sum 4)" }));
    expect(it.sent()).toEqual([["F1", "S3"]]);
});

test("an animal and its payment are one gesture; two payments are one tap away", async () => {
    const leaders = { pe: 1, sq: null, ea: null, ib: null, li: null, me: null };
    const it = show({ phase: "TAKE", hand: ["F3", "S1"], bids: laid("F2"), leaders }, [
        { token: "pe@1", owed: 1, cheapest: ["S1"], best: ["F3"], bonus: 2, leaders: { pe: YOU } },
        { token: "li@2", owed: 1, cheapest: ["S1"], best: null, bonus: 0, leaders: {} },
        { token: "-" },
    ]);
    expect(screen.getByText(/Besides your bid forest 2 it costs 1 more card/)).toBeTruthy();
    expect(it.label()).toBe("Choose an animal");
    it.set(() => it.draft.pickSlot(1));
    expect(it.told()).toEqual([
        "You will have 1 peacock",
        "Bonus missed (2 points)",
        "You get the peacock leader from Ben",
    ]);
    expect(screen.getByRole("button", { name: "Lowest cards" }).getAttribute("aria-pressed")).toBe("true");
    await it.user.click(screen.getByRole("button", { name: "Keeps the bonus" }));
    expect(it.told()).toContain("Habitat bonus: +2");
    await it.user.click(screen.getByRole("button", { name: "Take the peacock, pay forest 3" }));
    expect(it.sent()).toEqual([["pe@1", "F3"]]);
});

test("what passing means is shown before it is sent", async () => {
    const passing = (back: string[], lost: string[], draws: number) => [
        { token: "pe@1", owed: 0, bonus: 0, leaders: {} },
        { token: "-", back, lost, draws },
    ];
    const seen = { phase: "TAKE", bids: laid("F2"), payments: [[], [], ["S3"]] };
    const it = show(seen, passing(["F2", "S3"], [], 1));
    expect(screen.getByText(/You have paid already: savannah 3/)).toBeTruthy();
    await it.user.click(screen.getByRole("button", { name: "Pass" }));
    expect(it.told()).toEqual(["Forest 2 and your payment (savannah 3) come back and you draw one card"]);
    it.set(() => it.go({ ...seen, round: 2 }, passing(["F2"], ["S3"], 2)));
    it.set(() => it.draft.pickDecline());
    expect(it.told()[0]).toMatch(/your payment \(savannah 3\) is lost/);
    it.set(() => it.go({ ...seen, round: 3, payments: [[], [], []] }, passing(["F2"], [], 2)));
    it.set(() => it.draft.pickDecline());
    expect(it.told()).toEqual(["Forest 2 comes back and you draw 2 cards"]);
    it.set(() => it.go({ ...seen, round: 4, payments: [[], [], []] }, passing(["F2"], [], 0)));
    it.set(() => it.draft.pickDecline());
    expect(it.told()).toEqual(["Forest 2 comes back and you draw no card"]);
});

test("an animal that was taken alone is paid for afterwards", async () => {
    const it = show({ phase: "PAY", hand: ["M1", "S1"], bids: laid("S2"), took: [null, null, "li"] }, [
        { token: "M1", owed: 0, bonus: 0 },
        { token: "S1", owed: 0, bonus: 2 },
    ]);
    expect(it.title()).toBe("Pay 1 card for the lion");
    expect(it.told()).toEqual(["Bonus in reach: +2"]);
    it.set(() => it.draft.pick("S1#0"));
    expect(it.told()).toEqual(["Habitat bonus: +2"]);
    await it.user.click(screen.getByRole("button", { name: "Pay savannah 1 for the lion" }));
    expect(it.sent()).toEqual([["S1"]]);
});

test("equal sums are broken by a card from the hand or from the pile", async () => {
    const it = show({ phase: "BREAK", hand: ["M1"], ranks: [3, 3, 4] }, [{ token: "M1" }, { token: "?" }]);
    await it.user.click(screen.getByRole("button", { name: "Draw from the pile", pressed: false }));
    const buttons = screen.getAllByRole("button", { name: "Draw from the pile" });
    await it.user.click(buttons.at(-1) as HTMLElement);
    expect(it.sent()).toEqual([["?"]]);
});

test("a tie that is still equal is asked again, with nothing picked", () => {
    const choices = [{ token: "M1" }, { token: "?" }];
    const it = show({ phase: "BREAK", hand: ["M1"], ranks: [3, 3, 4], breaks: [[], [], []] }, choices);
    it.draft.follow();
    it.set(() => it.draft.pick("?"));
    it.set(() =>
        it.go({ phase: "BREAK", hand: ["M1"], ranks: [3, 3, 4], breaks: [["F1"], [], ["S1"]] }, choices),
    );
    expect(it.label()).toBe("Choose a card, or draw");
});

test("the ibex's owner takes a bid back, or leaves it", async () => {
    const it = show({ phase: "KEEP", bids: laid("F4") }, [{ token: "F4" }, { token: "-" }]);
    expect(it.title()).toBe("Take forest 4 back?");
    await it.user.click(screen.getByRole("button", { name: "Leave it" }));
    expect(it.label()).toBe("Leave forest 4");
    await it.user.click(screen.getByRole("button", { name: "Leave it" }));
    await it.user.click(screen.getByRole("button", { name: "Take forest 4 back" }));
    expect(it.sent()).toEqual([["F4"]]);
});

test("it says who is awaited, and the player's own secret step", () => {
    const it = show({ to_act: [0, 1, YOU], sealed: ["F1"] });
    expect(it.title()).toBe("Waiting for the bids of Ada and Ben");
    expect(screen.getByText("You laid forest 1, face down.")).toBeTruthy();
    it.set(() => it.go({ phase: "TAKE", round: 2, to_act: [0] }));
    expect(it.title()).toBe("Ada chooses an animal");
});

test("a bot that stands in is mentioned, with the way back", async () => {
    const it = show({ hand: ["F1"] }, [{ token: "F1", owed: 0 }], LIMITS, "greedy");
    expect(it.title()).toBe("A bot plays for you");
    expect(screen.queryByRole("form")).toBeNull();
    await it.user.click(screen.getByRole("button", { name: "I’m back" }));
    expect(it.back).toHaveBeenCalledWith(YOU);
});

test("what was sent stays, and is not sent twice, until the view that shows it", async () => {
    const it = show({ hand: ["F1"] }, [{ token: "F1", owed: 0 }]);
    it.set(() => it.draft.pick("F1#0"));
    await it.user.click(it.send());
    await it.user.click(it.send());
    expect(it.sent()).toHaveLength(1);
    expect(it.label()).toBe("Bid forest 1");
    expect(it.send().getAttribute("aria-disabled")).toBe("true");
    it.set(() => it.go({ round: 2, hand: ["F1"] }, [{ token: "F1", owed: 0 }]));
    it.set(() => it.draft.pick("F1#0"));
    await it.user.click(it.send());
    expect(it.sent()).toHaveLength(2);
});

test("after a step focus begins at the next question, even if the form was never gone", async () => {
    const it = show({ hand: ["F1"] }, [{ token: "F1", owed: 0 }]);
    it.set(() => it.draft.pick("F1#0"));
    await it.user.click(it.send());
    it.set(() => it.go({ round: 2, hand: ["F2"] }, [{ token: "F2", owed: 0 }]));
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 }));
});

test("a refusal is shown, and the choice stays", async () => {
    const it = show({ hand: ["F1"] }, [{ token: "F1", owed: 0 }]);
    it.act.mockRejectedValueOnce(new Refusal("stale"));
    it.set(() => it.draft.pick("F1#0"));
    await it.user.click(it.send());
    expect(await screen.findByText(/The game has moved on/)).toBeTruthy();
    expect(it.draft.cards).toEqual(["F1"]);
});

test("why something is greyed out is shown with its rule, and said each time it is asked", async () => {
    const it = show({ hand: ["F1"] }, [{ token: "F1", owed: 0 }]);
    const why = { code: "lowest_slot", rule: "leo" };
    it.set(() => askWhy(why));
    const words = "The same animal lies nearer to the pile: take it from there.";
    expect(screen.getByText(words)).toBeTruthy();
    const link = await screen.findByRole("link");
    expect(link.getAttribute("href")).toBe("/rules#leo");
    const first = polite.text;
    it.set(() => askWhy(why));
    expect(polite.text).not.toBe(first);
    expect(polite.text.trim()).toBe(words);
    it.set(() => it.draft.pick("F1#0"));
    expect(screen.queryByText(words)).toBeNull();
});

test("the rule of what is asked is one tap away", async () => {
    const it = show({ phase: "LAY", value: 2, hand: ["F1"] }, [{ token: "F1", owed: 0 }]);
    await it.user.click(screen.getByRole("button", { name: "The rule" }));
    const link = await screen.findByRole("link");
    expect(link.getAttribute("href")).toBe("/rules#ties");
    await it.user.click(screen.getByRole("button", { name: "Close the answer" }));
    expect(screen.queryByRole("link")).toBeNull();
});

test("the words change with the language, at once", async () => {
    const it = show({ hand: ["F1"] }, [{ token: "F1", owed: 0 }]);
    it.set(() => it.draft.pick("F1#0"));
    await words.use("de");
    flushSync();
    expect(it.label()).toBe("Wald 1 bieten");
    await words.use("en");
});

test("that bots have to wait is said where nothing is asked", () => {
    const told =
        "The server is busy: bots have to wait for their turn to think. The game continues by itself.";
    const seen = { phase: "BID", to_act: [1], sealed: ["F3"] } as Partial<Seen>;
    const view = render(Prompt, { play: ask(seen).play, cast });
    expect(screen.queryByText(told)).toBeNull();
    view.unmount();
    render(Prompt, { play: ask(seen, [], null, true).play, cast });
    expect(screen.getByText(told)).toBeTruthy();
});

test.each([
    ["cut", null, "The connection is cut. Your choice is sent as soon as you are connected again."],
    ["live", new Refusal("unavailable"), "Nothing is lost: your choice is sent again until it works."],
    ["live", new Refusal("busy"), "No answer yet. Your choice is sent again until the server answers."],
    ["live", null, ""],
])("what keeps a choice from being carried out is told: %s, %s", (line, held, told) => {
    const it = show({ hand: ["F3"] }, [{ token: "F3", owed: 0 }]);
    it.act.mockReturnValue(new Promise(() => undefined));
    it.set(() => it.draft.pick("F3#0"));
    Object.assign(it.table, { line, held });
    it.set(() => void it.play.confirm());
    expect(screen.getByRole("status").textContent).toContain(told);
    if (told === "") expect(screen.getByRole("status").textContent).toBe("");
});

test("an answer that takes long is worth a word, in the form and beside the way back from a bot", () => {
    vi.useFakeTimers();
    const it = show({ hand: ["F3"] }, [{ token: "F3", owed: 0 }], LIMITS, "casual");
    it.back.mockReturnValue(new Promise(() => undefined));
    it.set(() => void it.play.back());
    expect(screen.getByRole("status").textContent).toBe("");
    it.set(() => vi.advanceTimersByTime(2_000));
    expect(screen.getByRole("status").textContent).toContain("No answer yet");
    vi.useRealTimers();
});
