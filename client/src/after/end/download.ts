/** Give the person a file that holds this as JSON. */
export function download(content: unknown, name: string): void {
    const url = URL.createObjectURL(
        new Blob([JSON.stringify(content, null, 1)], { type: "application/json" }),
    );
    const link = document.createElement("a");
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000); // some browsers read it only after a question
}
