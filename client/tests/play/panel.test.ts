import { render, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { createRawSnippet, tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import Panel from "$client/play/board/Panel.svelte";
import { panel } from "$client/play/board/panel.svelte";

// jsdom has dialogs, but cannot open them.
HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
};
HTMLDialogElement.prototype.close = function () {
    this.open = false;
};

const part = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }));
const parts = { log: part("what happened"), leaders: part("who has what"), cards: part("what lies open") };

beforeEach(() => {
    panel.tab = "log";
    panel.close();
});

test("beside the table one of the two is shown, and arrows go between the tabs", async () => {
    render(Panel, { isBeside: true, parts });
    expect(screen.getByText("what happened")).toBeTruthy();
    await userEvent.click(screen.getByRole("tab", { name: "Leaders" }));
    expect(screen.getByRole("tabpanel", { name: "Leaders" }).textContent).toBe("who has what");
    expect(screen.queryByText("what happened")).toBeNull();
    await userEvent.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Log" }));
});

test("showing what is beside the table means going there", async () => {
    render(Panel, { isBeside: true, parts });
    panel.show("leaders");
    await tick();
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Leaders", selected: true }));
    expect(panel.isOpen).toBe(false);
});

test("where there is no room it is a sheet, with nothing in it while it is closed", async () => {
    render(Panel, { isBeside: false, parts });
    expect(screen.queryByText("what happened")).toBeNull();
    panel.show("log");
    await tick();
    expect(screen.getByRole("dialog").textContent).toContain("what happened");
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(panel.isOpen).toBe(false);
    expect(screen.queryByText("what happened")).toBeNull();
});
