import { words } from "./words.svelte";

/** With a capital letter, as at the beginning of a line. */
export function capital(text: string): string {
    return text.slice(0, 1).toLocaleUpperCase(words.language) + text.slice(1);
}
