// The address of a table for others.

import { api } from "../net/api";
import { href } from "../route.svelte";

const OWN_MACHINE = ["localhost", "127.0.0.1", "[::1]"];

/**
 * How others reach the table: as this device does. Whoever sits at the server's own machine uses an address that
 * leads nowhere elsewhere: then the server's word counts.
 */
export async function tableUrl(id: string, code: string): Promise<string> {
    const own = location.origin + href(`/t/${id}`);
    if (!OWN_MACHINE.includes(location.hostname)) return own;
    return api.byCode(code).then(
        (made) => made.url,
        () => own,
    );
}

/** Whether an address leads nowhere but to the machine that it is opened on. */
export function isOwnMachine(url: string): boolean {
    return URL.canParse(url) && OWN_MACHINE.includes(new URL(url).hostname);
}
