// What people who hear the page are told: App shows both texts in live regions, one polite, one that interrupts.

class Region {
    text = $state("");
    #last = ""; // what is told in an effect must not wake that effect again

    /** Say it; the same text said twice is heard twice. */
    tell(text: string): void {
        this.#last = text === this.#last ? `${text}\u00a0` : text;
        this.text = this.#last;
    }

    /** Nothing of it stays on the page. */
    clear(): void {
        this.text = this.#last = "";
    }
}

export const polite = new Region();
export const urgent = new Region();

export function say(text: string): void {
    polite.tell(text);
}

export function alert(text: string): void {
    urgent.tell(text);
}

/** What was said is for nobody else's ears. */
export function hush(): void {
    polite.clear();
    urgent.clear();
}
