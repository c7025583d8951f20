import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$client/device/settings.svelte";
import { SPECIES } from "$client/table/species";
import { clockText } from "$client/play/board/clocks";
import { and, date, duration, number } from "$client/words/figures";
import { LANGUAGES, localeOf, negotiate } from "$client/words/language";
import * as things from "$client/words/things";
import { t, words } from "$client/words/words.svelte";

beforeEach(() => words.use("en"));
afterEach(() => words.use("en"));

describe("the language", () => {
    it("is the one chosen, else the first of the browser's that exists, else English", () => {
        expect(negotiate("nl", ["de"])).toBe("nl");
        expect(negotiate("", ["fr-CH", "de-CH", "it"])).toBe("de");
        expect(negotiate("xx", ["EN-gb"])).toBe("en");
        expect(negotiate("", ["fr"])).toBe("en");
    });

    it("is written as the browser's own variant of it", () => {
        expect(localeOf("en", ["de-AT", "en-GB", "en-US"])).toBe("en-GB");
        expect(localeOf("it", ["de-AT"])).toBe("it");
    });

    it("is set on the document", async () => {
        await words.use("it");
        expect(document.documentElement.lang).toBe("it");
    });

    it("changes what has been said already, wherever it is read", async () => {
        const said: string[] = [];
        const stop = $effect.root(() => {
            $effect(() => void said.push(t("animal-pe")));
        });
        flushSync();
        await words.use("de");
        flushSync();
        expect(said).toEqual(["peacock", "Pfau"]);
        stop();
    });

    it("is the last one asked for, in whatever order the texts come", async () => {
        await Promise.all([words.use("de"), words.use("nl"), words.use("it")]);
        expect(words.language).toBe("it");
        expect(t("animal-li")).toBe("leone");
    });

    it("follows the settings", async () => {
        settings.set("language", "nl");
        await words.follow();
        expect(t("animal-me")).toBe("stokstaartje");
        settings.set("language", "de");
        flushSync();
        await expect.poll(() => words.language).toBe("de");
        settings.set("language", "en");
        flushSync();
        await expect.poll(() => words.language).toBe("en");
    });
});

describe("a message", () => {
    it("that is missing, or lacks a variable, is loud while we test", () => {
        expect(() => t("no-such-message")).toThrow("no words for no-such-message");
        expect(() => t("place")).toThrow("place");
    });

    it("that is missing shows its id to people", () => {
        vi.stubEnv("DEV", false);
        expect(t("no-such-message")).toBe("no-such-message");
        vi.unstubAllEnvs();
    });

    it("counts as its language does", async () => {
        expect([1, 2].map((count) => things.animals("ib", count))).toEqual(["1 ibex", "2 ibexes"]);
        await words.use("it");
        expect([1, 2].map((count) => things.animals("ib", count))).toEqual(["1 stambecco", "2 stambecchi"]);
    });
});

describe("things", () => {
    it("are named by their tokens", () => {
        expect(things.card("F3")).toBe("forest 3");
        expect(things.card("R")).toBe("refill card");
        expect(things.cards(["W1", "F3", "F1"])).toBe("forest 1, forest 3 and wild 1");
        expect(things.home("ea")).toBe("mountains");
        expect(things.level("master")).toBe("master");
        expect(things.level("my_bots.py:Bold")).toBe("my_bots.py:Bold");
    });

    it.each(LANGUAGES)("have all their names in %s", async (language) => {
        await words.use(language);
        for (const species of SPECIES) {
            for (const name of [things.animal, things.theAnimal, things.anAnimal, things.leader])
                expect(name(species)).not.toBe("");
            expect(things.theLeader(species)).toContain(things.leader(species));
        }
        for (const code of "BID REVEAL SWAP DISCARD LAY BREAK TAKE PAY KEEP OVER".split(" "))
            expect(things.phase(code)).not.toBe("");
    });
});

describe("figures", () => {
    it("are written as the language does", async () => {
        await words.use("de");
        expect(number(1234.5)).toBe("1.234,5");
        expect(duration(65_000)).toBe("1 Minute, 5 Sekunden");
        expect(and(["a", "b", "c"])).toBe("a, b und c");
        expect(and([])).toBe("keine");
        const noon = Date.UTC(2026, 10, 28, 12);
        expect(date(noon)).toMatch(/^28\.11\.2026, \d\d:\d\d$/);
    });

    it("show a clock that runs out at 0:00 and not before", () => {
        expect(clockText(65_000, "en")).toBe("1:05");
        expect(clockText(1, "en")).toBe("0:01");
        expect(clockText(-5, "en")).toBe("0:00");
    });
});
