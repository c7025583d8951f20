import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askToNotify, Attention } from "$client/pages/frame/attention.svelte";
import { settings } from "$client/device/settings.svelte";
import { words } from "$client/words/words.svelte";

const { chime } = vi.hoisted(() => ({ chime: vi.fn() }));
vi.mock("$client/device/chime", () => ({ chime }));

class FakeNotification {
    static permission = "granted";
    static requestPermission = vi.fn(() => Promise.resolve(FakeNotification.permission));
    static shown: string[] = [];
    onclick = null;
    constructor(title: string, options: NotificationOptions) {
        FakeNotification.shown.push(`${title}: ${options.body ?? ""}`);
    }
}

let attention: Attention;
let hidden: boolean;

beforeEach(() => {
    attention = new Attention();
    hidden = false;
    chime.mockClear();
    FakeNotification.shown = [];
    FakeNotification.permission = "granted";
    vi.stubGlobal("Notification", FakeNotification);
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(async () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    settings.set("sound", false);
    settings.set("notify", false);
    await words.use("en");
});

test("the title says whose turn it is, in the language of the page", async () => {
    expect(attention.title).toBe("Wild Cards");
    attention.owed("1");
    expect(attention.title).toBe("● Your turn – Wild Cards");
    await words.use("de");
    expect(attention.title).toBe("● Du bist dran – Wild Cards");
    attention.owed(null);
    expect(attention.title).toBe("Wild Cards");
});

test("a sound comes once for each step, if it is wanted", () => {
    attention.owed("1");
    expect(chime).not.toHaveBeenCalled();
    settings.set("sound", true);
    attention.owed("1");
    expect(chime).not.toHaveBeenCalled();
    attention.owed("2");
    attention.owed("2");
    attention.owed(null);
    expect(chime).toHaveBeenCalledOnce();
});

test("a notification comes to a hidden page, if it is wanted and allowed", async () => {
    settings.set("notify", true);
    attention.owed("1");
    hidden = true;
    FakeNotification.permission = "denied";
    attention.owed("2");
    FakeNotification.permission = "granted";
    attention.owed("3");
    await vi.waitFor(() => expect(FakeNotification.shown).toEqual(["Wild Cards: It’s your turn."]));
});

test("where a service worker runs, it shows the notification", async () => {
    const showNotification = vi.fn(() => Promise.resolve());
    const registration = { active: {}, showNotification };
    vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
    settings.set("notify", true);
    hidden = true;
    attention.owed("1");
    await vi.waitFor(() => expect(showNotification).toHaveBeenCalledOnce());
    expect(showNotification).toHaveBeenCalledWith(
        "Wild Cards",
        expect.objectContaining({ body: "It’s your turn.", data: { url: location.href } }),
    );
    expect(FakeNotification.shown).toEqual([]);
});

test("the browser is asked for permission to notify", async () => {
    expect(await askToNotify()).toBe(true);
    FakeNotification.permission = "denied";
    expect(await askToNotify()).toBe(false);
    vi.stubGlobal("Notification", undefined);
    Reflect.deleteProperty(window, "Notification");
    expect(await askToNotify()).toBe(false);
});
