// One Tab stop for a group; within it the arrow keys go from one to the next.

import { isModified, keyOf } from "../device/keys";

export class Roving {
    #current = $state("");

    constructor(private readonly keys: () => readonly string[]) {}

    /** The one that Tab comes to: the last that had the focus, else the first. */
    get current(): string | undefined {
        const keys = this.keys();
        return keys.includes(this.#current) ? this.#current : keys[0];
    }

    tabindex(key: string): 0 | -1 {
        return key === this.current ? 0 : -1;
    }

    /** To be called when one of the group gets the focus. */
    focused(key: string): void {
        this.#current = key;
    }

    /** For `onkeydown` of the group, whose members carry `data-rove`. */
    readonly move = (event: KeyboardEvent & { currentTarget: HTMLElement }): void => {
        if (isModified(event)) return;
        const keys = this.keys();
        const at = keys.indexOf(this.current ?? "");
        const next = keys[target(keyOf(event), at, keys.length)];
        if (next === undefined) return;
        event.preventDefault();
        this.#current = next;
        const members = event.currentTarget.querySelectorAll<HTMLElement>("[data-rove]");
        [...members].find((member) => member.dataset["rove"] === next)?.focus();
    };
}

function target(key: string, at: number, count: number): number {
    switch (key) {
        case "ArrowRight":
        case "ArrowDown":
            return (at + 1) % count;
        case "ArrowLeft":
        case "ArrowUp":
            return (at + count - 1) % count;
        case "Home":
            return 0;
        case "End":
            return count - 1;
        default:
            return -1;
    }
}
