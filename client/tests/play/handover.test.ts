import { expect, test } from "vitest";
import { Handover, type Own } from "$client/play/handover.svelte";

function at(...games: Own[]) {
    const state = { games };
    const handover = new Handover(() => state.games);
    /** Another view came. */
    const go = (...next: Own[]) => {
        state.games = next;
        handover.follow();
    };
    return { handover, go };
}
const seat = (seat: number | null, owes = false): Own => ({ seat, owes });
const OPEN = seat(null);

test("whoever plays alone, or only watches, passes nothing on", () => {
    expect(at(seat(2, true)).handover).toMatchObject({ isShared: false, next: null, seat: 2 });
    expect(at(seat(2)).handover).toMatchObject({ isShared: false, next: null, seat: 2 });
    expect(at(OPEN).handover).toMatchObject({ isShared: false, next: null, seat: null });
});

test("nothing is shown until somebody says who they are", () => {
    const { handover } = at(OPEN, seat(0), seat(2, true));
    expect(handover).toMatchObject({ isShared: true, next: 2, seat: null });
    handover.take(2);
    expect(handover).toMatchObject({ next: null, seat: 2 });
});

test("in a secret phase the device goes from seat to seat, and back again", () => {
    const { handover, go } = at(seat(0, true), seat(1, true), seat(3, true));
    handover.take(1);
    expect(handover.next).toBeNull(); // they owe a step themselves
    go(seat(0, true), seat(1), seat(3, true));
    expect(handover).toMatchObject({ next: 3, seat: null });
    handover.take(3);
    go(seat(0, true), seat(1), seat(3));
    expect(handover).toMatchObject({ next: 0, seat: null });
});

test("no hand is shown while nobody here owes a step, not even that of the last holder", () => {
    const { handover, go } = at(OPEN, seat(0, true), seat(1));
    handover.take(0);
    expect(handover.seat).toBe(0);
    go(OPEN, seat(0), seat(1));
    expect(handover).toMatchObject({ next: null, seat: null });
});

test("whoever owed nothing for a while has to say again who they are; whoever continues at once does not", () => {
    const { handover, go } = at(seat(0, true), seat(1));
    handover.take(0);
    go(seat(0, true), seat(1));
    expect(handover).toMatchObject({ next: null, seat: 0 });
    go(seat(0), seat(1));
    go(seat(0, true), seat(1));
    expect(handover).toMatchObject({ next: 0, seat: null });
});

test("whoever lost the seat no longer shows anything", () => {
    const { handover, go } = at(seat(0, true), seat(1), seat(2));
    handover.take(0);
    go(seat(1, true), seat(2));
    expect(handover).toMatchObject({ next: 1, seat: null });
});
