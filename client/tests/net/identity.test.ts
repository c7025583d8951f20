import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
});

function server() {
    const asked: string[] = [];
    const answers: (() => void)[] = [];
    vi.stubGlobal("fetch", (url: string) => {
        asked.push(url);
        return new Promise<Response>((resolve) => answers.push(() => resolve(new Response("[]"))));
    });
    return { asked, answers };
}

test("nobody gets two identities: requests beside the first one wait for its answer", async () => {
    const { api } = await import("$client/net/api");
    const { asked, answers } = server();
    const all = Promise.all([api.myTables(), api.levels(), api.lobby()]);
    await Promise.resolve();
    expect(asked).toEqual(["/api/me/tables"]);
    answers[0]?.();
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    answers[1]?.();
    answers[2]?.();
    await all;
});

test("if the first request gets no answer, the next one is the first", async () => {
    const { api } = await import("$client/net/api");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await expect(api.me()).rejects.toThrow("offline");
    const { asked } = server();
    void api.me();
    void api.lobby();
    await Promise.resolve();
    expect(asked).toEqual(["/api/me"]);
});

test("whoever's cookie does not come back is told why", async () => {
    const { identity, strangeness } = await import("$client/net/identity.svelte");
    const home = "https://cards.example";
    expect(strangeness({ known: false, home: null }, "https:")).toBe("blocked");
    expect(strangeness({ known: false, home }, "https:")).toBe("blocked");
    expect(strangeness({ known: false, home }, "http:")).toBe("insecure");
    expect(strangeness({ known: true, home }, "http:")).toBeNull();
    vi.stubGlobal("fetch", (url: string) =>
        Promise.resolve(new Response(url.includes("recognised") ? '{"known":false,"home":null}' : "{}")),
    );
    await identity.known();
    await vi.waitFor(() => expect(identity.stranger).toBe("blocked"));
});

test("why the server does not answer is known while it is asked again", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    const { identity } = await import("$client/net/identity.svelte");
    void identity.known();
    await vi.advanceTimersByTimeAsync(10);
    expect(identity.trouble?.code).toBe("offline");
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(identity.trouble).toBeNull();
    vi.useRealTimers();
});
