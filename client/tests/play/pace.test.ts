import { afterEach, expect, test, vi } from "vitest";
import { afterFrames } from "$client/play/motion/pace";

afterEach(() => vi.unstubAllGlobals());

/** Frames that come on request. */
function frames(): () => void {
    const waiting: (() => void)[] = [];
    vi.stubGlobal("requestAnimationFrame", (task: () => void) => waiting.push(task));
    return () => waiting.splice(0).forEach((task) => task());
}

test("a task waits for its number of frames, and with none is done at once", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    const next = frames();
    const task = vi.fn();
    afterFrames(0, task);
    expect(task).toHaveBeenCalledTimes(1);
    afterFrames(2, task);
    next();
    expect(task).toHaveBeenCalledTimes(1);
    next();
    expect(task).toHaveBeenCalledTimes(2);
});

test("a hidden page has no frames: nothing waits for them", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    frames();
    const task = vi.fn();
    afterFrames(3, task);
    expect(task).toHaveBeenCalledOnce();
});
