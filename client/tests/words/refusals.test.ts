import { RULES } from "$client/table/draft.svelte";
import { expect, it } from "vitest";
import { reason, refused } from "$client/words/refusals";

it("says why something was refused, with seats as people count them", () => {
    expect(refused("seat_taken", { seat: 1 })).toBe("Seat 2 is already taken.");
    expect(refused("seats_open", { seats: [0, 2] })).toContain("Seats still open: 1 and 3");
    expect(refused("no_seat", { seat: 7, seats: 3 })).toBe("There is no seat 8: the table has 3.");
    expect(refused("too_many", { seconds: 0.2 })).toContain("1 second.");
    expect(refused("wrong_status", { status: "playing", expected: "open" })).toContain("already begun");
    expect(refused("no_token", { token: "F9" })).toContain("F9");
    expect(refused("bot_decides", { seat: 0, level: "master" })).toContain("(master)");
    expect(refused("offline")).toBe("No connection to the server.");
});

it("has something to say about codes it does not know, and where arguments are missing", () => {
    expect(refused("brand_new", { what: 1 })).toContain("brand_new");
    expect(refused("seat_taken")).toContain("Seat ?");
});

it("says why something is not a choice, even by codes that only refusals have", () => {
    expect(reason("same_species")).toBe("A swap needs two different species.");
    expect(reason("over")).toBe("The game is over.");
});

it("whoever taps what is not asked for hears what comes first", () => {
    for (const ask of Object.keys(RULES)) expect(reason(`first_${ask}`)).not.toContain("first_");
    expect(reason("first_bid")).toBe("First you bid. You choose an animal once the bids are open.");
});
