// The service worker (public/sw.js), which keeps the client on this device.

import { BASE } from "./base";

/** Have the client open without a connection from now on. Where that can't be, everything else goes on. */
export async function startWorker(): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    try {
        await navigator.serviceWorker.register(`${BASE}/sw.js`);
        const { active } = await navigator.serviceWorker.ready;
        active?.postMessage({ keep: performance.getEntriesByType("resource").map((entry) => entry.name) });
    } catch {
        return; // private windows of some browsers forbid it
    }
}
