// How people are called when it is their turn while no page of theirs is open (docs/calls.md).

import { api } from "./api";
import type { Calls, NewWebhook, Quiet } from "./protocol";

/** What a webhook is sent. */
export type Form = NonNullable<NewWebhook["form"]>;

/** Why this browser can't be called: nothing, the home screen of an iPhone, an old browser, its user said no. */
export type Hindrance = "ios" | "unsupported" | "denied" | null;

export function hindrance(): Hindrance {
    const isThere =
        "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
    if (isThere) return Notification.permission === "denied" ? "denied" : null;
    return isOfApple() ? "ios" : "unsupported";
}

/** An iPhone or iPad, which calls itself a Mac; there only what is on the home screen can be called. */
function isOfApple(): boolean {
    const { userAgent, maxTouchPoints } = navigator;
    return /iP(hone|ad|od)/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}

export class Calling {
    /** What the server knows; null until it has said so. */
    told: Calls | null = $state.raw(null);
    hindrance: Hindrance = $state(hindrance());
    #endpoint: string | null = $state(null);

    /** Whether this browser is called. */
    get isHere(): boolean {
        return this.#ofHere !== undefined;
    }

    /** The other ways. */
    get others() {
        return (this.told?.ways ?? []).filter((way) => way !== this.#ofHere);
    }

    get #ofHere() {
        const endpoint = this.#endpoint;
        return endpoint === null ? undefined : this.told?.ways.find((way) => way.endpoint === endpoint);
    }

    async load(): Promise<void> {
        this.told = await api.calls();
        this.#endpoint = (await this.#subscription())?.endpoint ?? null;
    }

    /** Have this browser called; returns whether it will be. Browsers want it asked on a click. */
    async begin(language: string): Promise<boolean> {
        if ((await Notification.requestPermission()) !== "granted") {
            this.hindrance = hindrance();
            return false;
        }
        const made = await this.#subscribe();
        if (made === null) return false;
        this.told = await api.callBrowser({ ...made, language });
        this.#endpoint = made.endpoint;
        return true;
    }

    /** What names this browser to the server; null where there is no push service. */
    async #subscribe() {
        const worker = await navigator.serviceWorker.getRegistration();
        const key = this.told?.key ?? null;
        if (worker === undefined || key === null) return null;
        try {
            await (await worker.pushManager.getSubscription())?.unsubscribe(); // perhaps with another key
            const made = await worker.pushManager.subscribe({
                userVisibleOnly: true,
                applicationServerKey: key,
            });
            const { endpoint, keys } = made.toJSON();
            if (endpoint === undefined) return null;
            return { endpoint, keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" } };
        } catch {
            return null; // it can't be reached, or is switched off
        }
    }

    async end(): Promise<void> {
        const here = this.#ofHere;
        if (here === undefined) return;
        await this.remove(here.id);
        await (await this.#subscription())?.unsubscribe();
    }

    async remove(id: string): Promise<void> {
        this.told = await api.dropCall(id);
    }

    async hook(url: string, form: Form, language: string): Promise<void> {
        this.told = await api.callWebhook({ url, form, language });
    }

    async hush(quiet: Quiet | null): Promise<void> {
        this.told = await api.setQuiet({ quiet });
    }

    async #subscription() {
        if (this.hindrance === "ios" || this.hindrance === "unsupported") return null;
        const worker = await navigator.serviceWorker.getRegistration();
        return (await worker?.pushManager.getSubscription()) ?? null;
    }
}
