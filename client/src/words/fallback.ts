// The words of index.html, for when the client can't open: they are built into the page in all languages.

export const FALLBACK = {
    old: "opening-old",
    failed: "opening-failed",
    script: "opening-script",
} as const;

/** On the button that tries to load the client again. */
export const AGAIN = "opening-again";
