import { beforeEach, describe, expect, it } from "vitest";
import { lines } from "$client/play/log/sentences";
import type { Event } from "$client/net/protocol";
import type { Cast } from "$client/table/cast";
import { LANGUAGES } from "$client/words/language";
import { words } from "$client/words/words.svelte";
import { castOf, EDITIONS, toldGame } from "../fixtures/told";

const CAST: Cast = { names: ["Milú", "Ida", "Leo"], you: 0, leo: 2 };

beforeEach(() => words.use("en"));

/** Events such as `BID_SHOWN 0 F3`; `-` stands for null. */
function events(text: string): Event[] {
    return text
        .trim()
        .split(/\s*\n\s*/)
        .map((line) => {
            const [kind = "", seat = "-", what = "-"] = line.split(" ");
            const number = Number(what);
            const value = what === "none" ? null : Number.isNaN(number) ? what : number;
            return { kind, seat: seat === "-" ? null : Number(seat), what: value };
        });
}

function told(text: string, cast = CAST): string[] {
    return lines(events(text), cast).map((line) => line.text);
}

describe.each(EDITIONS)("a whole game of %s", (edition) => {
    const game = toldGame(edition);

    it("leaves out own secret steps and steps that are reported with what follows, and nothing else", () => {
        const covered = new Set<number>();
        for (const { events: span } of lines(game, castOf(edition)))
            for (let at = span[0]; at < span[1]; at++) {
                expect(covered.has(at)).toBe(false);
                covered.add(at);
            }
        const left = game.filter((_, at) => !covered.has(at)).map((event) => event.kind);
        expect(new Set(left)).toEqual(new Set(left.filter((kind) => SILENT.includes(kind))));
    });

    it("is told as far as it has gone: what was said before is not taken back", () => {
        const all = lines(game, castOf(edition));
        for (let length = 0; length <= game.length; length++) {
            const part = lines(game.slice(0, length), castOf(edition));
            const done = part.slice(0, -1); // the last one may still grow
            expect(done.map((line) => line.events)).toEqual(
                all.slice(0, done.length).map((line) => line.events),
            );
        }
        const last = all.at(-1);
        expect(last?.round).toBe(game.filter((event) => event.kind === "ROUND").length);
    });

    it.each(LANGUAGES)("is told in whole sentences in %s", async (language) => {
        await words.use(language);
        for (const { text } of lines(game, castOf(edition))) {
            expect(text).toMatch(/^\p{Lu}.*\.$/u);
            expect(text).not.toMatch(/[{}$]|undefined|NaN|\s\s/);
        }
    });

    it("is told to a spectator without anybody being you", () => {
        const seen = game.filter((event) => !["BID", "DISCARD", "LAY", "BREAK"].includes(event.kind));
        const open = seen.map((event) => (event.kind === "DREW" ? { ...event, what: null } : event));
        for (const { text } of lines(open, { ...castOf(edition), you: null }))
            expect(text).not.toMatch(/\byou\b/i);
    });
});

const SILENT = ["BID", "DISCARD", "LAY", "BREAK", "TAKE"];

describe("a line", () => {
    it("has all bids, in the order they were turned over", () => {
        expect(told("ROUND - 3\nSHOWN - pe@1\nBID_SHOWN 0 F3\nBID_SHOWN 1 R\nBID_SHOWN 2 W1")).toEqual([
            "Round 3 begins. On display: peacock.",
            "Bids: you forest 3, Ida refill card, Leo wild 1.",
        ]);
    });

    it("has the animal, its price, the leader and the bonus; the bid comes first", () => {
        const text = `BID_SHOWN 0 F3
            TAKE 0 pe@1
            TOOK 0 pe@1
            LEADER 0 pe
            PAY 0 F1
            PAY 0 W1
            BONUS 0 2`;
        const [, line] = lines(events(text), CAST);
        expect(line?.text).toBe(
            "You take the peacock for forest 3, forest 1 and wild 1. You get the peacock leader. Habitat bonus: +2.",
        );
        expect(line?.places).toEqual(["collection:0:pe", "bid:0", "pay:0", "leader:0:pe", "points:0"]);
        expect(line?.events).toEqual([2, 7]);
        expect(line?.isWhole).toBe(true);
    });

    it("that is not paid for yet is not whole", () => {
        const [, line] = lines(events("BID_SHOWN 1 F3\nTAKE 1 pe@1\nTOOK 1 pe@1\nPAY 1 F1"), CAST);
        expect(line?.text).toBe("Ida takes the peacock. Still to pay: 1 card.");
        expect(line?.isWhole).toBe(false);
    });

    it("says who lost a leader", () => {
        const text = `BID_SHOWN 0 F1
            TOOK 0 pe@1
            LEADER 0 pe
            BID_SHOWN 1 F1
            TOOK 1 pe@2
            LEADER 1 pe
            LEADER - pe`;
        expect(told(text).filter((line) => line.includes("leader"))).toEqual([
            "You take the peacock for forest 1. You get the peacock leader.",
            "Ida takes the peacock for forest 1. Ida gets the peacock leader from you.",
            "Back to the supply: the peacock leader.",
        ]);
    });

    it("says why somebody passes, what comes back and what is drawn", () => {
        expect(told("PASSED 1 none\nRETURNED 1 F3\nDREW 1 none\nDREW 1 none")).toEqual([
            "Ida passes (the display is empty). Back to hand: forest 3. Drawn: 2 cards.",
        ]);
        const shown = "ROUND - 1\nSHOWN - pe@1\nBID_SHOWN 0 F3\n";
        expect(told(`${shown}PASSED 0 none\nRETURNED 0 F3`)[2]).toBe(
            "You pass (too few cards to pay). Back to hand: forest 3.",
        );
        expect(told(`${shown}TAKE 0 -\nPASSED 0 none\nRETURNED 0 F3`)[2]).toBe(
            "You pass. Back to hand: forest 3.",
        );
    });

    it("says what is lost where only the bid comes back", () => {
        const text =
            "BID_SHOWN 0 F3\nBID_SHOWN 1 M3\nLAID 0 F1\nLAID 0 F2\nLAID 1 M1\nLAID 1 M4\nPASSED 0 none\n";
        expect(told(`${text}RETURNED 0 F3`).at(-1)).toContain("Payment lost: forest 1 and forest 2.");
        expect(told(`${text}RETURNED 0 F3\nRETURNED 0 F1\nRETURNED 0 F2`).at(-1)).not.toContain("lost");
    });

    it("shows the sums of a tie and why each comes where it comes", () => {
        const text = `BID_SHOWN 0 F2
            BID_SHOWN 1 M2
            BID_SHOWN 2 S2
            LAID 0 F1
            LAID 1 M4
            ORDERED 2 LEO
            ORDERED 1 SUM
            ORDERED 0 SUM`;
        expect(told(text).slice(1)).toEqual([
            "Tie between bids of 2. Payments: you forest 1 (sum 1); Ida mountains 4 (sum 4).",
            "Order of the bids of 2: Leo (wins ties), Ida (sum 4), you.",
        ]);
    });

    it("reports repeated extra cards one after another", () => {
        const text = `BID_SHOWN 0 F2
            BID_SHOWN 1 M2
            BROKE 0 F1
            BROKE_DRAWN 1 M1
            BROKE 0 F2
            BROKE 1 none
            ORDERED 0 BREAK
            ORDERED 1 BREAK`;
        expect(told(text).slice(1)).toEqual([
            "Extra cards to break the tie: you forest 1, Ida mountains 1 (drawn).",
            "Still a tie. Extra cards again: you forest 2, Ida no card (nothing left to draw).",
            "Order of the bids of 2: you (by the extra cards), Ida.",
        ]);
    });

    it("names the eagle's two cards only to their owner", () => {
        expect(told("BID 0 F1\nBID 0 R\nCOVERED 0 2\nREVEAL 0 R\nBID_SHOWN 0 R")).toEqual([
            "You have two cards face down (eagle leader): forest 1 and refill card.",
            "You turn over the refill card; your other card goes back to your hand.",
        ]);
        expect(told("COVERED 1 2")).toEqual(["Ida has two cards face down (eagle leader)."]);
    });

    it("reports a swap with what was given and what was received", () => {
        const [line] = lines(events("SWAP 1 ib>sq@2\nTOOK 1 sq@2\nGAVE 1 ib@2"), CAST);
        expect(line?.text).toBe("Ida swaps an ibex for the squirrel (meerkat leader).");
        expect(line?.places).toEqual(["collection:1:sq", "display:2"]);
    });

    it("is put into words in the language of the moment it is read", async () => {
        const [line] = lines(events("TALISMAN 1 none"), CAST);
        expect(line?.text).toBe("The talisman passes to Ida.");
        await words.use("de");
        expect(line?.text).toBe("Der Talisman geht weiter an Ida.");
    });
});
