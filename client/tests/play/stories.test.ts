// Whole games, as everybody at the table saw them: each animal that is taken or swapped is reported once, in the log and
// on the stage. Many games come from tests/properties/test_stories.py in the root of the project.

import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { lines } from "$client/play/log/sentences";
import { scenesOf } from "$client/play/motion/scenes";
import type { Event } from "$client/net/protocol";
import { beatsOf } from "$client/story/story";
import { words } from "$client/words/words.svelte";
import { castOf, EDITIONS, toldGame } from "../fixtures/told";

interface Story {
    seats: number;
    you: number | null;
    leo: number | null;
    events: Event[];
}

beforeEach(() => words.use("en"));

function stories(): Story[] {
    const path = process.env["WILDCARDS_STORIES"];
    if (path !== undefined)
        return readFileSync(path, "utf-8")
            .trim()
            .split("\n")
            .map((line) => JSON.parse(line) as Story);
    return EDITIONS.map((edition) => {
        const { names, you, leo } = castOf(edition);
        return { seats: names.length, you, leo, events: toldGame(edition) };
    });
}

test("every animal is told once", { timeout: 600_000 }, () => {
    for (const { seats, you, leo, events } of stories()) {
        const cast = { names: ["Ann", "Bob", "Cem", "Dot", "Eve"].slice(0, seats), you, leo };
        const taken = (from: number, to: number) =>
            events.slice(from, to).filter((event) => event.kind === "TOOK");
        const told = lines(events, cast);
        for (const line of told) {
            expect(line.text).not.toContain("undefined");
            const here = taken(...line.events);
            expect(here.length).toBeLessThanOrEqual(1);
            if (here[0] !== undefined) expect(here[0].seat).toBe(line.seat);
        }
        const all = taken(0, events.length).length;
        expect(told.flatMap((line) => taken(...line.events)).length).toBe(all);
        const scenes = scenesOf(beatsOf(events, you, leo));
        expect(scenes.filter(({ kind }) => kind === "take" || kind === "swap").length).toBe(all);
    }
});
