import { expect, test } from "vitest";
import { told } from "$client/net/notice.svelte";

test("what was put away is shown again only when something else is told", () => {
    const back = { text: "Back at nine", until: null, draining: false };
    expect(told.shown).toBeNull();
    told.notice = back;
    expect(told.shown).toEqual(back);
    told.putAway();
    expect(told.shown).toBeNull();
    told.notice = { ...back, draining: true };
    expect(told.shown?.draining).toBe(true);
    told.notice = { text: null, until: null, draining: false };
    expect(told.shown).toBeNull();
});
