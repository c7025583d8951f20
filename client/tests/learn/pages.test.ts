import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import { lessonWords } from "$client/learn/wording";
import Leaders from "$client/learn/Leaders.svelte";
import { LESSONS } from "$client/learn/lessons";
import Minute from "$client/learn/Minute.svelte";
import { blocksOf } from "$client/learn/paragraphs";
import { SECTIONS, sectionOf } from "$client/learn/sections";
import Snippet from "$client/learn/Snippet.svelte";
import LearnPage from "$client/pages/LearnPage.svelte";
import RulesPage from "$client/pages/RulesPage.svelte";
import type { GameView } from "$client/net/protocol";
import { Game } from "$client/table/game.svelte";
import { LANGUAGES } from "$client/words/language";
import { words } from "$client/words/words.svelte";
import guided from "../fixtures/guided.json";

const cast = { names: ["Ada", "Ben", "Cleo"], you: 0, leo: null };

afterEach(async () => {
    cleanup();
    await words.use("en");
});

describe.each(LANGUAGES)("in %s", (language) => {
    test("every section of the rules is there, under an anchor that reasons lead to", async () => {
        await words.use(language);
        const { container } = render(RulesPage);
        await screen.findByRole("heading", { level: 1 });
        for (const { id } of SECTIONS) {
            const heading = container.querySelector(`#${id}`);
            expect(heading?.textContent.trim().length).toBeGreaterThan(2);
            expect(container.querySelectorAll(`a[href="#${id}"]`).length).toBe(2);
        }
    });

    test("every lesson can be shown", async () => {
        await words.use(language);
        await words.area("learn");
        const game = new Game((guided as unknown as GameView[])[12] as GameView);
        for (const lesson of LESSONS) {
            const { title, text } = lessonWords(lesson, game, cast);
            expect(`${title} ${text}`).not.toMatch(/[{}]|undefined/);
        }
    });

    test("the minute, the leaders and the way to the guided game can be shown", async () => {
        await words.use(language);
        render(Minute);
        render(Leaders);
        render(LearnPage);
        await screen.findByRole("heading", { level: 1 });
        expect(screen.getAllByRole("listitem").length).toBeGreaterThanOrEqual(14);
    });
});

test("at a table the leaders say whose they are", () => {
    const leaders = { pe: 0, sq: 1, ea: null, ib: null, li: null, me: null };
    render(Leaders, { leaders, cast });
    const [peacock, squirrel, eagle] = screen.getAllByRole("listitem");
    expect(peacock?.textContent).toContain("yours");
    expect(squirrel?.textContent).toContain("with Ben");
    expect(eagle?.textContent).toContain("nobody’s yet");
});

test("a rule in brief leads to its section; one without a section to the round", () => {
    render(Snippet, { section: "ties" });
    expect(screen.getByRole("link").getAttribute("href")).toBe("/rules#ties");
    expect(sectionOf("no-such-rule")).toBe("phases");
});

test("texts are cut into paragraphs and lists", () => {
    expect(blocksOf("One\nline.\n\n- a\n- b\n\n1. c\n2. d")).toEqual([
        { kind: "text", text: "One line." },
        { kind: "list", items: ["a", "b"] },
        { kind: "steps", items: ["c", "d"] },
    ]);
});
