// Links and codes that lead to tables: those given to others, and what people paste.

import { api } from "../net/api";
import { BASE } from "../net/base";

const OWN_MACHINE = ["localhost", "127.0.0.1", "[::1]"];
const told = document.querySelector<HTMLMetaElement>('meta[name="outward"]')?.content ?? "";

export type Target = { kind: "table"; id: string; seat: string | null } | { kind: "code"; code: string };

const LINK = /\/t\/([0-9a-z]{20})(?![0-9a-z])(?:[^\s#]*#seat=([\w.-]+))?/;
const CODE = /^[0-9A-Z]{6}$/;

/** The table of a link, or the code, whatever surrounds it; null if it is neither. */
export function targetOf(text: string): Target | null {
    const link = LINK.exec(text);
    if (link?.[1] !== undefined) return { kind: "table", id: link[1], seat: link[2] ?? null };
    const code = text.replace(/[\s-]/g, "").toUpperCase();
    return CODE.test(code) ? { kind: "code", code } : null;
}

/** Codes are shown in two halves. */
export function spaced(code: string): string {
    return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/**
 * How others reach a page of this server (`/t/…`): as this device does. Whoever sits at the server's own machine may
 * use an address that is no use elsewhere: then the server's own counts.
 */
export function outward(
    path: string,
    at: Pick<Location, "origin" | "hostname"> = location,
    word = told,
): string {
    const isOwn = OWN_MACHINE.includes(at.hostname) && word.startsWith("http");
    return (isOwn ? word : at.origin + BASE) + path;
}

/** Whether an address leads only to the machine that it is opened on. */
export function isOwnMachine(url: string): boolean {
    try {
        return OWN_MACHINE.includes(new URL(url).hostname);
    } catch {
        return false;
    }
}

/** The personal link of a seat: whoever opens it first continues there. Rejects with Refusal. */
export async function seatUrl(id: string, seat: number): Promise<string> {
    const { token } = await api.link(id, seat);
    return outward(`/t/${id}#seat=${token}`);
}
