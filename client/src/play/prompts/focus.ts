// Focus is never lost to the page as a whole: if what had it vanishes, it goes to the prompt.

/** Watch the page until the function returned is called. */
export function keepFocus(fallback: () => HTMLElement | null): () => void {
    let last: Element | null = document.activeElement;
    const remember = (event: FocusEvent): void => {
        last = event.target as Element;
    };
    const observer = new MutationObserver(() => {
        // Nothing happens if nothing ever had the focus, or if it was removed on purpose.
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
