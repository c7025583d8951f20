// Who this device is: its person's devices, and what others join that person by.

import { api, Refusal } from "../net/api";
import { BASE } from "../net/base";
import type { Account, Join } from "../net/protocol";
import { settings } from "../device/settings.svelte";

export class Person {
    account: Account | null = $state.raw(null);
    /** Why the last request came to nothing. */
    fault: Refusal | null = $state.raw(null);
    isBusy = $state(false);
    /** How this device wants to join somebody, while its user is asked whether what it has may be lost. */
    waiting: Join | null = $state.raw(null);

    /** `begun`: what is done once this device is somebody else, of this name. */
    constructor(private readonly begun = begin) {}

    async load(): Promise<void> {
        await this.run(api.account);
    }

    /** Ask for something; whatever it leads to is shown. Returns whether it was done. */
    async run(ask: () => Promise<unknown>): Promise<boolean> {
        this.isBusy = true;
        this.fault = null;
        try {
            const found = await ask();
            if (isAccount(found)) this.account = found;
            return true;
        } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            this.fault = error;
            return false;
        } finally {
            this.isBusy = false;
        }
    }

    async rename(name: string): Promise<boolean> {
        return this.run(async () => {
            settings.set("name", (await api.rename(name)).name);
            return api.account();
        });
    }

    /** This device becomes somebody else's; first it is asked whether what it has may be lost. */
    async join(by: Join): Promise<void> {
        this.waiting = null;
        const done = await this.run(async () => {
            this.begun((await api.join(by)).name);
        });
        if (!done && this.fault?.code === "would_lose") {
            this.waiting = { ...by, lose: true };
            this.fault = null;
        }
    }

    /** Sign out a device; this one begins as somebody new. */
    async signOut(device: string, isHere: boolean): Promise<void> {
        await this.run(async () => {
            const found = await api.signOut(device, isHere);
            if (isHere) this.begun("");
            return found;
        });
    }

    async forget(): Promise<void> {
        await this.run(async () => {
            await api.forgetMe();
            this.begun("");
        });
    }
}

/** The device is somebody else from now on: everything on the page is asked for again. */
function begin(name: string): void {
    settings.set("name", name);
    location.replace(`${BASE}/keep`);
}

function isAccount(found: unknown): found is Account {
    return typeof found === "object" && found !== null && "devices" in found;
}
