import { afterEach } from "vitest";
import { words } from "$client/words/words.svelte";

await words.use("en");
afterEach(() => localStorage.clear());
