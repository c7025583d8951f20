// What this device remembers about its user. Kept in the browser; another tab follows at once.

import { keep, readKept } from "./storage";

export interface Choices {
    language: string; // "" follows the browser
    theme: "auto" | "light" | "dark";
    speed: "slow" | "normal" | "fast" | "off";
    sound: boolean;
    notify: boolean;
    /** Whether single keys pick and send (play/prompts/shortcuts.ts). */
    shortcuts: boolean;
    name: string;
}

const KEY = "wildcards-settings";
const DEFAULTS: Choices = {
    language: "",
    theme: "auto",
    speed: "normal",
    sound: false,
    notify: false,
    shortcuts: true,
    name: "",
};
const ALLOWED: Partial<Record<keyof Choices, readonly string[]>> = {
    theme: ["auto", "light", "dark"],
    speed: ["slow", "normal", "fast", "off"],
};

/** What was kept, without what isn't a setting in this release. */
function read(): Choices {
    const result = { ...DEFAULTS };
    for (const [key, value] of Object.entries(readKept(KEY) ?? {})) {
        const name = key as keyof Choices;
        if (!(name in DEFAULTS) || typeof value !== typeof DEFAULTS[name]) continue;
        if (ALLOWED[name]?.includes(value as string) === false) continue;
        Object.assign(result, { [name]: value });
    }
    return result;
}

class Settings {
    #kept: Choices = $state(read());

    constructor() {
        addEventListener("storage", ({ key }) => {
            if (key === KEY || key === null) this.#kept = read();
        });
    }

    get all(): Readonly<Choices> {
        return this.#kept;
    }

    /** Change one and keep it; where nothing can be kept (private windows), it holds until the page is left. */
    set<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
        this.#kept[name] = value;
        keep(KEY, this.#kept);
    }
}

export const settings = new Settings();
