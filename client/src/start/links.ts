// Codes and links as people paste them: what do they lead to?

export type Target = { kind: "table"; id: string; seat: string | null } | { kind: "code"; code: string };

const LINK = /\/t\/([0-9a-z]{20})(?![0-9a-z])(?:[^\s#]*#seat=([\w.-]+))?/;
const CODE = /^[0-9A-Z]{6}$/;

/** The table of a link, or the code, in whatever stands around it; null if it is neither. */
export function targetOf(text: string): Target | null {
    const link = LINK.exec(text);
    if (link?.[1] !== undefined) return { kind: "table", id: link[1], seat: link[2] ?? null };
    const code = text.replace(/[\s-]/g, "").toUpperCase();
    return CODE.test(code) ? { kind: "code", code } : null;
}

/** Codes are told in two halves. */
export function spaced(code: string): string {
    return `${code.slice(0, 3)} ${code.slice(3)}`;
}
