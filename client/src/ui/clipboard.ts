// Copying a text. Pages without https have no clipboard access, but may still copy what is selected.

/** Copy it; returns whether that was allowed. `marked` is the visible element with the text, if there is one. */
export async function copied(text: string, marked?: HTMLInputElement): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return byMarking(marked ?? aside(text), marked === undefined);
    }
}

function byMarking(input: HTMLInputElement, isOurs: boolean): boolean {
    const focused = document.activeElement;
    input.select();
    const done = document.execCommand("copy");
    if (isOurs) input.remove();
    if (focused instanceof HTMLElement) focused.focus();
    return done;
}

function aside(text: string): HTMLInputElement {
    const input = document.createElement("input");
    input.className = "visually-hidden";
    input.value = text;
    document.body.append(input);
    return input;
}
