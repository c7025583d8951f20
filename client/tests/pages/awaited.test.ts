import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { Refusal } from "$client/net/api";
import Awaited from "$client/pages/Awaited.svelte";
import { t } from "$client/words/words.svelte";

afterEach(cleanup);

const waiting = (code: string) => ({
    watched: { refusal: new Refusal(code), look: () => Promise.resolve() },
});

test.each(["no_person", "no_deal"])("where there is no such thing (%s), the home page is offered", (code) => {
    render(Awaited, waiting(code));
    expect(screen.getByRole("link", { name: t("lost-home") }).getAttribute("href")).toBe("/");
    expect(screen.queryByRole("button")).toBeNull();
});

test("what may yet come can be tried again", () => {
    render(Awaited, waiting("offline"));
    expect(screen.getByRole("button", { name: t("try-again") })).toBeDefined();
    expect(screen.queryByRole("link")).toBeNull();
});
