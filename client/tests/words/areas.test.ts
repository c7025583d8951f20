import { beforeEach, expect, it, vi } from "vitest";

// Texts that come when the test lets them, with their own words.
let waiting: { name: string; give: (text: string) => void; fail: (why: Error) => void }[] = [];

function asked(name: string): Promise<string> {
    return new Promise((give, fail) => waiting.push({ name, give, fail }));
}

/** Give everything asked for, except what is lost on the way. */
async function give(lost = ""): Promise<void> {
    await vi.waitUntil(() => waiting.length > 0);
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        if (next.name === lost) next.fail(new Error("no connection"));
        else next.give(`${next.name.includes("/") ? next.name.slice(3) : "first"} = ${next.name}`);
        await Promise.resolve();
    }
}

/** Words that speak English and know no area yet. */
async function fresh() {
    const { t, words } = await import("$client/words/words.svelte");
    const used = words.use("en");
    await give();
    await used;
    return { t, words };
}

beforeEach(() => {
    waiting = [];
    vi.resetModules();
    vi.doMock("$client/words/files", () => ({
        firstTexts: (language: string) => asked(language).then((text) => [text]),
        areaText: (language: string, area: string) => asked(`${language}/${area}`),
    }));
});

it("has the words of an area in the language in use when they arrive", async () => {
    const { t, words } = await fresh();
    const area = words.area("rules");
    const used = words.use("de");
    await give();
    await Promise.all([area, used]);
    expect([t("first"), t("rules")]).toEqual(["de", "de/rules"]);
});

it("keeps an area when the language changes", async () => {
    const { t, words } = await fresh();
    const area = words.area("rules");
    await give();
    await area;
    const used = words.use("nl");
    await give();
    await used;
    expect(t("rules")).toBe("nl/rules");
});

it("keeps the words it has if others aren't available, and asks again", async () => {
    const { t, words } = await fresh();
    const failing = words.area("learn").catch((error: unknown) => String(error));
    await give("en/learn");
    expect(await failing).toContain("no connection");
    expect(t("first")).toBe("en");
    const again = words.area("learn");
    await give();
    await again;
    expect(t("learn")).toBe("en/learn");
});

it("keeps the language it has if another isn't available", async () => {
    const { t, words } = await fresh();
    const failing = words.use("de").catch((error: unknown) => String(error));
    await give("de");
    expect(await failing).toContain("no connection");
    const area = words.area("rules");
    await give();
    await area;
    expect([words.language, t("first"), t("rules")]).toEqual(["en", "en", "en/rules"]);
});
