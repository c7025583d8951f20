import { afterEach } from "vitest";
import { words } from "$client/words/words.svelte";

// jsdom lays nothing out: no media query matches, nothing scrolls.
window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
        matches: false,
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
    });

Element.prototype.scrollTo = () => undefined;

await words.use("en");
afterEach(() => localStorage.clear());
