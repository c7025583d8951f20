// Marks on the table, by `data-place`. The mark is an attribute of its own, so the table knows nothing of it.

/** Mark what lies at these places; the answer takes the marks away. */
export function mark(places: readonly string[]): () => void {
    const marked = places.flatMap((place) => [
        ...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`),
    ]);
    for (const element of marked) element.setAttribute("data-advised", "");
    return () => marked.forEach((element) => element.removeAttribute("data-advised"));
}
