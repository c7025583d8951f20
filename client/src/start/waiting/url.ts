// Addresses for others: of tables, and of seats that move to another device.

import { BASE } from "../../net/base";

const OWN_MACHINE = ["localhost", "127.0.0.1", "[::1]"];
const told = document.querySelector<HTMLMetaElement>('meta[name="outward"]')?.content ?? "";

/**
 * How others reach a page of this server (`/t/…`): as this device does. Whoever sits at the server's own machine may
 * use an address that leads nowhere elsewhere: then the server's word counts.
 */
export function outward(
    path: string,
    at: Pick<Location, "origin" | "hostname"> = location,
    word = told,
): string {
    const isOwn = OWN_MACHINE.includes(at.hostname) && word.startsWith("http");
    return (isOwn ? word : at.origin + BASE) + path;
}

/** Whether an address leads nowhere but to the machine that it is opened on. */
export function isOwnMachine(url: string): boolean {
    try {
        return OWN_MACHINE.includes(new URL(url).hostname);
    } catch {
        return false;
    }
}
