import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Wake } from "$client/device/wake";

class Sentinel {
    released = false;
    release = vi.fn(() => {
        this.released = true;
        return Promise.resolve();
    });
}

let sentinels: Sentinel[];
let hidden: boolean;
let request: ReturnType<typeof vi.fn>;

beforeEach(() => {
    sentinels = [];
    hidden = false;
    request = vi.fn(() => {
        sentinels.push(new Sentinel());
        return Promise.resolve(sentinels.at(-1));
    });
    vi.stubGlobal("navigator", { wakeLock: { request } });
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
});

const isAwake = () => sentinels.some((sentinel) => !sentinel.released);

test("the screen stays on as long as it is wanted", async () => {
    const wake = new Wake();
    await wake.want(true);
    expect(isAwake()).toBe(true);
    await wake.want(true);
    expect(request).toHaveBeenCalledOnce();
    await wake.want(false);
    expect(isAwake()).toBe(false);
});

test("what is wanted in the meantime counts", async () => {
    const wake = new Wake();
    await Promise.all([wake.want(true), wake.want(false)]);
    expect(isAwake()).toBe(false);
    await Promise.all([wake.want(true), wake.want(false), wake.want(true)]);
    expect(isAwake()).toBe(true);
});

test("a page that was hidden asks again when it is visible", async () => {
    const wake = new Wake();
    await wake.want(true);
    hidden = true;
    for (const sentinel of sentinels) sentinel.released = true; // the browser takes it away
    document.dispatchEvent(new Event("visibilitychange"));
    expect(request).toHaveBeenCalledOnce();
    hidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.waitFor(() => expect(isAwake()).toBe(true));
});

test("a browser that refuses, or lacks this, does no harm", async () => {
    request.mockRejectedValueOnce(new Error("low battery"));
    const wake = new Wake();
    await wake.want(true);
    expect(isAwake()).toBe(false);
    vi.stubGlobal("navigator", {});
    await wake.want(false);
    await wake.want(true);
    expect(request).toHaveBeenCalledOnce();
});
