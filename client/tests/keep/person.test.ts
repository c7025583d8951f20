import { afterEach, expect, test, vi } from "vitest";
import { settings } from "$client/device/settings.svelte";
import { Person } from "$client/keep/person.svelte";
import { canUse } from "$client/keep/passkeys";
import { api, Refusal } from "$client/net/api";
import type { Account } from "$client/net/protocol";

const ACCOUNT: Account = {
    name: "Ann",
    code: null,
    passkeys: [],
    devices: [],
    tables: 2,
    at_risk: true,
    passkeys_at: "localhost",
};

afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    settings.set("name", "");
});

test("what may be lost is asked for before the device is somebody else's", async () => {
    const begun = vi.fn();
    const join = vi.spyOn(api, "join").mockRejectedValueOnce(new Refusal("would_lose", { tables: 2 }));
    const person = new Person(begun);
    await person.join({ code: "a b" });
    expect(person.waiting).toEqual({ code: "a b", lose: true });
    expect(person.fault).toBeNull();
    expect(begun).not.toHaveBeenCalled();
    join.mockResolvedValueOnce({ name: "Ben" });
    await person.join({ code: "a b", lose: true });
    expect(person.waiting).toBeNull();
    expect(begun).toHaveBeenCalledWith("Ben");
});

test("whatever else is refused is said", async () => {
    const begun = vi.fn();
    vi.spyOn(api, "join").mockRejectedValue(new Refusal("no_key"));
    const person = new Person(begun);
    await person.join({ link: "x" });
    expect([person.waiting, person.fault?.code, person.isBusy]).toEqual([null, "no_key", false]);
    expect(begun).not.toHaveBeenCalled();
});

test("a new name is also this device's", async () => {
    const begun = vi.fn();
    vi.spyOn(api, "rename").mockResolvedValue({ name: "Ann" });
    vi.spyOn(api, "account").mockResolvedValue(ACCOUNT);
    const person = new Person(begun);
    expect(await person.rename("  Ann ")).toBe(true);
    expect([settings.all.name, person.account]).toEqual(["Ann", ACCOUNT]);
});

test("this device begins as somebody new when it is signed out, another's sign-out changes the list", async () => {
    const begun = vi.fn();
    const signOut = vi.spyOn(api, "signOut").mockResolvedValue(ACCOUNT);
    const person = new Person(begun);
    await person.signOut("b", false);
    expect(signOut).toHaveBeenLastCalledWith("b", false);
    expect([person.account, begun.mock.calls.length]).toEqual([ACCOUNT, 0]);
    await person.signOut("a", true);
    expect(begun).toHaveBeenCalledExactlyOnceWith("");
});

test("passkeys are offered only at the host they are for", () => {
    vi.stubGlobal("PublicKeyCredential", vi.fn());
    const hosts = ["cards.example", "other.example", null];
    expect(hosts.map((host) => canUse(host, "cards.example"))).toEqual([true, false, false]);
});
