import { fireEvent, render, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Curtain from "$client/play/Curtain.svelte";
import { Handover } from "$client/play/handover.svelte";

const CAST = { names: ["Ada", "Ben", "Cy"], you: null, leo: null };

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

function curtain() {
    const handover = new Handover(() => [
        { seat: 0, owes: false },
        { seat: 1, owes: true },
    ]);
    render(Curtain, { handover, cast: CAST });
    return { handover, button: screen.getByRole("button", { name: "I am Ben" }) };
}

test("the curtain names the next one, and goes when they say who they are", async () => {
    const { handover, button } = curtain();
    expect(screen.getByRole("heading").textContent).toBe("Pass the device to Ben");
    await userEvent.click(button);
    expect(screen.queryByRole("heading")).toBeNull();
    expect(handover.seat).toBe(1);
});

test("the key that sent the last choice does not open it", async () => {
    const { handover } = curtain();
    expect(document.activeElement).toBe(screen.getByRole("heading")); // no key presses that
    await userEvent.keyboard("{Enter}");
    vi.advanceTimersByTime(499);
    await userEvent.keyboard("{Tab}{Enter}");
    expect(handover.seat).toBeNull();
    vi.advanceTimersByTime(1);
    await userEvent.keyboard("{Enter}");
    expect(handover.seat).toBe(1);
});

test("the second half of a double tap does not open it", async () => {
    const { handover, button } = curtain();
    await fireEvent.click(button, { detail: 2 });
    expect(handover.seat).toBeNull();
    await fireEvent.click(button, { detail: 1 });
    expect(handover.seat).toBe(1);
});

test("whoever sits alone meets no curtain", () => {
    render(Curtain, { handover: new Handover(() => [{ seat: 2, owes: true }]), cast: CAST });
    expect(screen.queryByRole("button")).toBeNull();
});
