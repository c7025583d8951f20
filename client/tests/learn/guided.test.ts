import { afterEach, expect, test, vi } from "vitest";
import { makeGuidedTable } from "$client/learn/guided";
import { api } from "$client/net/api";
import type { Made, TableView } from "$client/net/protocol";
import { words } from "$client/words/words.svelte";

afterEach(async () => {
    vi.restoreAllMocks();
    await words.use("en");
});

test("whoever has no name is called in their own language", async () => {
    await words.use("de");
    vi.spyOn(api, "make").mockResolvedValue({ id: "table" } as Made);
    vi.spyOn(api, "start").mockResolvedValue({} as TableView);
    const sit = vi.spyOn(api, "sit").mockResolvedValue({} as TableView);
    await makeGuidedTable();
    expect(sit.mock.calls[0]?.[2].name).toBe("Gast");
});
