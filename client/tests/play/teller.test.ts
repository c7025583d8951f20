import { beforeEach, expect, it } from "vitest";
import { lines } from "$client/play/log/sentences";
import { Teller, type Told } from "$client/play/log/teller";
import type { Asked, Event, Seen } from "$client/net/protocol";
import { words } from "$client/words/words.svelte";
import { castOf, EDITIONS, toldGame } from "../fixtures/told";

const CAST = { names: ["Milú", "Ida"], you: 0, leo: null };
const SEEN = {
    seat: 0,
    round: 1,
    value: 5,
    sealed: [],
    legal_actions: ["F1"],
    hand: ["F1"],
    payments: [[], []],
} as unknown as Seen;

const BID: Asked = { what: "bid", most: 1 };

beforeEach(() => words.use("en"));

const round = (what: number): Event => ({ kind: "ROUND", seat: null, what });
const bid: Event = { kind: "BID_SHOWN", seat: 1, what: "F2" };
const took: Event = { kind: "TOOK", seat: 1, what: "pe@1" };
const paid: Event = { kind: "PAY", seat: 1, what: "F1" };

function at(events: Event[], asked: Asked | null = null, seen: Partial<Seen> = {}): Told {
    return { events, asked, seen: { ...SEEN, ...seen } };
}

it("says what is new, then what is asked, each once", () => {
    const teller = new Teller();
    expect(teller.tell(at([round(1)], BID), CAST)).toContain("Choose your bid.");
    expect(teller.tell(at([round(1)], BID), CAST)).toBe("");
    expect(teller.tell(at([round(1), bid]), CAST)).toBe("Bids: Ida forest 2.");
    expect(teller.tell(at([round(1), bid], BID, { round: 2 }), CAST)).toBe("Choose your bid.");
});

it("tells latecomers only the last line", () => {
    expect(new Teller().tell(at([round(1), bid]), CAST)).toBe("Bids: Ida forest 2.");
});

it("says that something was taken back, and tells what follows, though it was told before", () => {
    const teller = new Teller();
    const secret: Event = { kind: "DREW", seat: 0, what: null };
    teller.tell(at([round(1)], BID), CAST);
    teller.tell(at([round(1), secret]), CAST);
    expect(teller.tell(at([round(1)], BID), CAST)).toMatch(/^You took it back\. .*Choose your bid\.$/);
    expect(teller.tell(at([round(1), bid]), CAST)).toBe("Bids: Ida forest 2.");
});

it("announces a purchase as one when it is paid for", () => {
    const teller = new Teller();
    teller.tell(at([round(1), bid]), CAST);
    expect(teller.tell(at([round(1), bid, took]), CAST)).toBe("");
    expect(teller.tell(at([round(1), bid, took, paid]), CAST)).toBe(
        "Ida takes the peacock for forest 2 and forest 1.",
    );
});

it("says how many cards have to be paid", () => {
    const tied = at([bid], { what: "lay", most: 2, owed: 2 });
    expect(new Teller().tell(tied, CAST)).toContain("choose 2 cards to pay");
    const paying = at([bid], { what: "pay", most: 1, owed: 1 });
    expect(new Teller().tell(paying, CAST)).toContain("Choose 1 card to pay.");
});

it.each(EDITIONS)("tells every line of a game of %s once, however the events come", (edition) => {
    const [events, cast] = [toldGame(edition), castOf(edition)];
    const told: string[] = [];
    const teller = new Teller();
    teller.tell(at([]), cast);
    for (let length = 0; length < events.length; length += 1 + (length % 7)) {
        if (isOneStep(events, length)) continue;
        told.push(teller.tell(at(events.slice(0, length)), cast));
    }
    told.push(teller.tell(at(events), cast));
    expect(told.filter((text) => text !== "").join(" ")).toBe(
        lines(events, cast)
            .map((line) => line.text)
            .join(" "),
    );
});

/** Whether a view can't end here: the server shows what one step leads to at once. */
function isOneStep(events: Event[], length: number): boolean {
    return events[length] !== undefined && !STEPS.includes(events[length].kind);
}
const STEPS = ["BID", "REVEAL", "SWAP", "DISCARD", "LAY", "BREAK", "TAKE", "PAY", "KEEP"];
