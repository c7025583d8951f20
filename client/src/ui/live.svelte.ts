// What is told to people who hear the page: App shows both texts in live regions, one polite, one that interrupts.

class Region {
    text = $state("");
    #last = ""; // what is told in an effect must not wake that effect again

    /** Tell it; the same text told twice is heard twice. */
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

/** What was told is for nobody else's ears. */
export function hush(): void {
    polite.clear();
    urgent.clear();
}
