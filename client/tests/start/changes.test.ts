import { expect, test } from "vitest";
import type { SeatView, TableView } from "$client/net/protocol";
import { changes } from "$client/start/waiting/changes";

const OPEN: SeatView = {
    seat: 0,
    kind: "open",
    name: null,
    kept_for_you: false,
    level: null,
    you: false,
    here: false,
    stand_in: null,
    stand_in_why: null,
    ready: null,
    clock: null,
};
const person = (name: string, more: Partial<SeatView> = {}): SeatView => ({
    ...OPEN,
    kind: "person",
    name,
    here: true,
    ...more,
});
const bot = (level: string): SeatView => ({ ...OPEN, kind: "bot", level });
const view = (...seats: SeatView[]) =>
    ({ seats: seats.map((one, seat) => ({ ...one, seat })) }) as unknown as TableView;

test.each([
    ["sat", OPEN, person("Ben"), "Ben"],
    ["sat", bot("novice"), person("Ben"), "Ben"],
    ["left", person("Ben"), OPEN, "Ben"],
    ["left", person("Ben"), bot("novice"), "Ben"],
    ["bot", OPEN, bot("novice"), "novice"],
    ["bot", bot("novice"), bot("master"), "master"],
    ["away", person("Ben"), person("Ben", { here: false }), "Ben"],
    ["here", person("Ben", { here: false }), person("Ben"), "Ben"],
    ["renamed", person("Ben"), person("Benno"), "Benno"],
    ["lost", person("Ann", { you: true }), OPEN, ""],
    ["lost", person("Ann", { you: true }), person("Ann"), "Ann"],
])("%s is told", (kind, was, now, name) => {
    expect(changes(view(OPEN, was), view(OPEN, now))).toEqual([{ kind, seat: 1, name }]);
});

test("what the player does, and what stays, is not news", () => {
    const own = person("Ann", { you: true });
    expect(changes(view(OPEN), view(own))).toEqual([]);
    expect(changes(view(own), view({ ...own, name: "Anna" }))).toEqual([]);
    expect(changes(view(bot("novice"), OPEN), view(bot("novice"), OPEN))).toEqual([]);
});
