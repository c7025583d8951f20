// Which key was pressed, whatever the layout of the keyboard: the only place where keys are read.

/** Letters, and accents, of other scripts: Cyrillic, Greek, Hebrew, Hangul, Thai … */
const FOREIGN = /^(?!\p{Script=Latin})[\p{Letter}\p{Mark}]/u;
/** What browsers say where a key gives nothing they can name, such as while an input method is on. */
const NAMELESS = ["Unidentified", "Process"];
const QUESTION = "؟";

/**
 * The key, such as `a`, `1`, `?`, `Enter`, `ArrowUp`: what it gives or, where that can't be a shortcut, what is
 * there on a keyboard with Latin letters. So digits need no Shift on French and Czech keyboards, and letters are
 * found on those of other scripts.
 */
export function keyOf(event: KeyboardEvent): string {
    const key = event.key.normalize("NFKC").toLowerCase(); // full-width letters too
    if (/^[a-z0-9? ]$/.test(key)) return key;
    if (key === QUESTION) return "?";
    return (event.getModifierState("AltGraph") ? null : placeOf(event, key)) ?? event.key;
}

/** What is printed at the place of the key; null where what the key gives counts. */
function placeOf({ key: given, code }: KeyboardEvent, key: string): string | null {
    const isNameless = NAMELESS.includes(given);
    const isSign = isNameless || given === "Dead" || [...given].length === 1;
    const digit = /^Digit(\d)$/.exec(code)?.[1];
    if (digit !== undefined && isSign) return digit;
    // Keyboards with Latin letters have all of ours, if not in the same place.
    const letter = /^Key([A-Z])$/.exec(code)?.[1];
    return letter !== undefined && (isNameless || FOREIGN.test(key)) ? letter.toLowerCase() : null;
}

/** Whether it is a shortcut of the browser's or the system's. */
export function isModified(event: KeyboardEvent): boolean {
    return event.ctrlKey || event.metaKey || event.altKey;
}

/**
 * Enter presses once, however long it is held: browsers press a button again and again, and what has the focus by
 * then may be another one. Returns how to end it.
 */
export function pressOnce(): () => void {
    const hold = (event: KeyboardEvent): void => {
        const isText = event.target instanceof HTMLElement && event.target.closest("textarea") !== null;
        if (event.repeat && keyOf(event) === "Enter" && !isText) event.preventDefault();
    };
    addEventListener("keydown", hold, true);
    return () => removeEventListener("keydown", hold, true);
}
