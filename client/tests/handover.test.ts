import { expect, test } from "vitest";
import { Handover, type Own } from "../src/hotseat/handover.svelte";

function at(...games: Own[]) {
    const state = { games };
    return { state, handover: new Handover(() => state.games) };
}
const seat = (seat: number | null, owes = false): Own => ({ seat, owes });

test("who plays alone, or only watches, passes nothing on", () => {
    expect(at(seat(2, true)).handover).toMatchObject({ isShared: false, next: null, seat: 2 });
    expect(at(seat(null)).handover).toMatchObject({ isShared: false, next: null, seat: null });
});

test("nothing is shown until somebody says who he is", () => {
    const { handover } = at(seat(0), seat(2, true));
    expect(handover).toMatchObject({ isShared: true, next: 2, seat: null });
    handover.take(2);
    expect(handover).toMatchObject({ next: null, seat: 2 });
});

test("in a secret phase the device goes from seat to seat, and back again", () => {
    const { state, handover } = at(seat(0, true), seat(1, true), seat(3, true));
    handover.take(1);
    expect(handover.next).toBeNull(); // he owes a step himself
    state.games = [seat(0, true), seat(1), seat(3, true)];
    expect(handover.next).toBe(3);
    handover.take(3);
    state.games = [seat(0, true), seat(1), seat(3)];
    expect(handover.next).toBe(0);
});

test("who holds the device keeps it while no one here owes a step", () => {
    const { state, handover } = at(seat(0, true), seat(1));
    handover.take(0);
    state.games = [seat(0), seat(1)];
    expect(handover).toMatchObject({ next: null, seat: 0 });
});

test("who lost the seat shows nothing any more", () => {
    const { state, handover } = at(seat(0, true), seat(1), seat(2));
    handover.take(0);
    state.games = [seat(1), seat(2)];
    expect(handover.next).toBe(1);
});
