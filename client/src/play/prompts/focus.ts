// Focus never falls to the page as a whole: where what had it vanishes, it goes to the prompt.

/** Watch the page until the function returned is called. */
export function keepFocus(fallback: () => HTMLElement | null): () => void {
    let last: Element | null = document.activeElement;
    const remember = (event: FocusEvent): void => {
        last = event.target as Element;
    };
    const observer = new MutationObserver(() => {
        // Who never had it on anything, or put it down on purpose, is left alone.
        if (last === null || last.isConnected || document.activeElement !== document.body) return;
        last = null;
        fallback()?.focus({ preventScroll: true });
    });
    addEventListener("focusin", remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
        removeEventListener("focusin", remember);
        observer.disconnect();
    };
}
