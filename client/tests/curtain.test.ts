import { render, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import Curtain from "$client/hotseat/Curtain.svelte";
import { Handover } from "$client/hotseat/handover.svelte";
import { alert, polite, say, urgent } from "$client/live.svelte";

const CAST = { names: ["Ada", "Ben", "Cy"], you: null, leo: null };

test("the curtain names the next one, has the focus, and goes when he says that it is him", async () => {
    const handover = new Handover(() => [
        { seat: 0, owes: false },
        { seat: 1, owes: true },
    ]);
    render(Curtain, { handover, cast: CAST });
    expect(screen.getByRole("heading").textContent).toBe("Pass the device to Ben");
    const button = screen.getByRole("button", { name: "I am Ben" });
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    expect(screen.queryByRole("heading")).toBeNull();
    expect(handover.seat).toBe(1);
});

test("who sits alone meets no curtain", () => {
    render(Curtain, { handover: new Handover(() => [{ seat: 2, owes: true }]), cast: CAST });
    expect(screen.queryByRole("button")).toBeNull();
});

test("what the last one was told is gone with his hand", () => {
    say("You draw forest 3.");
    alert("Your time is nearly up.");
    render(Curtain, {
        handover: new Handover(() => [0, 1].map((seat) => ({ seat, owes: true }))),
        cast: CAST,
    });
    expect([polite.text, urgent.text]).toEqual(["", ""]);
});
