// Long texts: an empty line ends a paragraph, lines that begin with "- " or "1. " are a list.

export type Block =
    { kind: "text"; text: string } | { kind: "list"; items: string[] } | { kind: "steps"; items: string[] };

const BULLET = /^- /;
const STEP = /^\d+\. /;

export function blocksOf(text: string): Block[] {
    return text.split(/\n\s*\n/).map((part) => {
        const lines = part.split("\n");
        if (lines.every((line) => BULLET.test(line)))
            return { kind: "list", items: lines.map(after(BULLET)) };
        if (lines.every((line) => STEP.test(line))) return { kind: "steps", items: lines.map(after(STEP)) };
        return { kind: "text", text: lines.join(" ") };
    });
}

function after(mark: RegExp): (line: string) => string {
    return (line) => line.replace(mark, "");
}
