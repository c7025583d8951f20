import { mount } from "svelte";
import "./ui/style/tokens.css";
import "./ui/style/base.css";
import App from "./App.svelte";
import { words } from "./words/words.svelte";
import { BASE } from "./net/base";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");
await words.follow();
target.replaceChildren();
mount(App, { target });
void startWorker();

/**
 * Have the service worker (public/sw.js) keep the client, so that it opens without a connection from now on. Where
 * that isn't possible, everything else works.
 */
async function startWorker(): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    try {
        await navigator.serviceWorker.register(`${BASE}/sw.js`);
        const { active } = await navigator.serviceWorker.ready;
        active?.postMessage({ keep: performance.getEntriesByType("resource").map((entry) => entry.name) });
    } catch {
        return; // private windows of some browsers forbid it
    }
}
