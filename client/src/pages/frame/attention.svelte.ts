// Calls a person back to the table when a step is owed: in the title, and if wanted by a sound or a notification.

import { chime } from "../../device/chime";
import { settings } from "../../device/settings.svelte";
import { t } from "../../words/words.svelte";

const TAG = "wildcards-turn"; // a new notification replaces the last

export class Attention {
    #step: string | null = $state(null);
    /** What the page is about, in words; "" for the home page. */
    page = $state("");

    /** The title of the page, in words. */
    get title(): string {
        if (this.#step !== null) return t("page-title-your-turn");
        return this.page === "" ? t("page-title") : t("page-title-of", { page: this.page });
    }

    /** A step is owed (`step` names it, the same name for the same one), or none. */
    owed(step: string | null): void {
        if (step === this.#step) return;
        this.#step = step;
        if (step === null) return;
        if (settings.all.sound) chime();
        if (settings.all.notify && document.hidden) void notify();
    }
}

/** Ask for permission to notify; returns whether it is given. Browsers want it asked on a click. */
export async function askToNotify(): Promise<boolean> {
    if (!("Notification" in window)) return false;
    return (await Notification.requestPermission()) === "granted";
}

async function notify(): Promise<void> {
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    const options = { body: t("notice-your-turn"), tag: TAG, data: { url: location.href } };
    // Phones show only those of a service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) await worker.showNotification(t("page-title"), options);
    else new Notification(t("page-title"), options).onclick = () => window.focus();
}

export const attention = new Attention();
