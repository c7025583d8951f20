// The keys of the table. Single keys can be switched off in the settings (WCAG 2.1.4), and are left alone where a
// text is being typed or a dialog is open. One that is held down acts once.

import { isModified, keyOf } from "../../device/keys";
import type { Tab } from "../board/panel.svelte";

export type Command =
    | { do: "hand"; at: number } // from 0
    | { do: "slot"; slot: number } // from 1
    | { do: "refill" | "decline" | "send" | "clear" | "back" | "help" | "hint" }
    | { do: "show"; tab: Tab }
    | { do: "go"; to: "hand" | "display" | "prompt" };

/** The single keys, with the message that says what for: the list a person is shown. */
export const SINGLE: readonly (readonly [keys: string, message: string])[] = [
    ["1 … 9 0", "keys-hand"],
    ["A … D", "keys-slots"],
    ["R", "keys-refill"],
    ["P", "keys-decline"],
    ["Z", "keys-back"],
    ["H", "keys-to-hand"],
    ["T", "keys-to-display"],
    ["U", "keys-to-prompt"],
    ["W", "keys-hint"],
    ["L", "keys-log"],
    ["O", "keys-leaders"],
    ["K", "keys-cards"],
    ["?", "keys-help"],
];
/** Those that are never switched off, as messages too: keyboards in other languages name them differently. */
export const ALWAYS: readonly (readonly [keys: string, message: string])[] = [
    ["key-enter", "keys-enter"],
    ["key-ctrl-enter", "keys-send"],
    ["key-escape", "keys-clear"],
];

const SLOTS = "abcd";
const PLAIN: Record<string, Command> = {
    r: { do: "refill" },
    p: { do: "decline" },
    z: { do: "back" },
    h: { do: "go", to: "hand" },
    t: { do: "go", to: "display" },
    u: { do: "go", to: "prompt" },
    l: { do: "show", tab: "log" },
    o: { do: "show", tab: "leaders" },
    k: { do: "show", tab: "cards" },
    w: { do: "hint" },
    "?": { do: "help" },
};

/** What a key asks for; null if nothing. */
export function commandOf(event: KeyboardEvent, isSingle: boolean): Command | null {
    if (event.repeat || event.defaultPrevented || event.isComposing || isElsewhere(event.target)) return null;
    const key = keyOf(event);
    if (key === "Enter" && (event.ctrlKey || event.metaKey)) return { do: "send" };
    if (isModified(event)) return null;
    if (key === "Escape") return { do: "clear" };
    return isSingle ? single(key) : null;
}

function single(key: string): Command | null {
    if (/^\d$/.test(key)) return { do: "hand", at: (Number(key) + 9) % 10 };
    if (key.length === 1 && SLOTS.includes(key)) return { do: "slot", slot: SLOTS.indexOf(key) + 1 };
    return PLAIN[key] ?? null;
}

function isElsewhere(target: EventTarget | null): boolean {
    if (document.querySelector("dialog[open]") !== null) return true;
    return target instanceof HTMLElement && target.closest(TYPING) !== null;
}
const TYPING =
    "textarea, select, [contenteditable], input:not([type='radio'], [type='checkbox'], [type='button'])";
