// All words a person sees: Fluent messages in the language of this device. Whatever reads `t()` in a
// component or an effect is updated when the language changes.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../device/settings.svelte";
import { areaText, firstTexts, type Area } from "./files";
import { type Language, localeOf, negotiate } from "./language";

export type Args = Record<string, FluentVariable>;

const PAUSES = [300, 1_000, 0]; // ms after each try to load a language

class Words {
    #bundle: FluentBundle | null = $state.raw(null);
    #wanted: Language = "en";
    #tried: Language = "en"; // of the settings
    #areas = new Set<Area>();
    #loads = 0;
    #latest: Promise<void> = Promise.resolve();

    language: Language = $state("en");
    /** The language that is wanted and can't be loaded. */
    missing: Language | null = $state(null);

    get ready(): boolean {
        return this.#bundle !== null;
    }

    /** By which numbers and dates are written. */
    get locale(): string {
        return localeOf(this.language, navigator.languages);
    }

    /** Use the language; the old one stays until all texts of the new one are loaded. */
    async use(language: Language): Promise<void> {
        this.#wanted = language;
        try {
            await this.#load();
        } catch (error) {
            if (this.#wanted === language) this.#wanted = this.language;
            throw error;
        }
    }

    /** Load the words of a large area as well, in this language and every other used later. */
    async area(area: Area): Promise<void> {
        if (this.#areas.has(area)) return this.#latest;
        this.#areas.add(area);
        try {
            await this.#load();
        } catch (error) {
            this.#areas.delete(area);
            throw error;
        }
    }

    /**
     * Use the language of the settings, and the new one whenever another is chosen there. One that can't be loaded
     * is `missing` until it can, and the previous one stays; at first that is English. Rejects if not even
     * English can be loaded.
     */
    async follow(): Promise<void> {
        const wanted = () => negotiate(settings.all.language, navigator.languages);
        await this.#try(wanted());
        if (!this.ready) await this.use("en");
        addEventListener("online", () => void this.#try(wanted()));
        $effect.root(() => {
            $effect(() => void this.#try(wanted()));
        });
    }

    async #try(language: Language): Promise<void> {
        this.#tried = language;
        for (const pause of PAUSES) {
            if (this.#tried !== language) return; // another one was chosen meanwhile
            try {
                await this.use(language);
                this.missing = null;
                return;
            } catch {
                await new Promise((resolve) => setTimeout(resolve, pause));
            }
        }
        if (this.#tried === language) this.missing = language;
    }

    /** Load everything wanted now; a load that is overtaken by another ends with that one. */
    #load(): Promise<void> {
        const number = ++this.#loads;
        const run = async (): Promise<void> => {
            const [language, areas] = [this.#wanted, [...this.#areas]];
            const first = firstTexts(language);
            const more = await Promise.all(areas.map((area) => areaText(language, area)));
            const texts = [...(await first), ...more];
            if (number === this.#loads) this.#speak(language, texts);
            else await this.#latest;
        };
        this.#latest = run();
        return this.#latest;
    }

    #speak(language: Language, texts: readonly string[]): void {
        const bundle = new FluentBundle(language, { useIsolating: false });
        for (const text of texts) bundle.addResource(new FluentResource(text));
        this.#bundle = bundle;
        this.language = language;
        document.documentElement.lang = language;
    }

    has(id: string): boolean {
        return this.#bundle?.hasMessage(id) ?? false;
    }

    /** The message in words. A missing one is a bug of ours: loud while testing, else the id is shown. */
    say(id: string, args: Args): string {
        const pattern = this.#bundle?.getMessage(id)?.value;
        const errors: Error[] = [];
        if (this.#bundle && pattern !== null && pattern !== undefined) {
            const text = this.#bundle.formatPattern(pattern, args, errors);
            if (errors.length === 0 || !import.meta.env.DEV) return text;
        }
        if (!import.meta.env.DEV) return id;
        throw new Error(`${this.language}: no words for ${id}: ${errors.map(String).join("; ")}`);
    }
}

export const words = new Words();

export function t(id: string, args: Args = {}): string {
    return words.say(id, args);
}
