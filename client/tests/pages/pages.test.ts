import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import LearnPage from "$client/pages/LearnPage.svelte";
import RulesPage from "$client/pages/RulesPage.svelte";
import { words } from "$client/words/words.svelte";

afterEach(() => vi.restoreAllMocks());

test.each([
    ["rules", RulesPage],
    ["learn", LearnPage],
] as const)("the page %s says when its words are not available", async (_, page) => {
    vi.spyOn(words, "area").mockRejectedValue(new Error("no connection"));
    render(page);
    await expect(screen.findByRole("button", { name: "Try again" })).resolves.toBeTruthy();
});
