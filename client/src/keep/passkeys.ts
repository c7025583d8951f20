// Passkeys of this device. What talks to authenticators is loaded only when somebody wants it.

import { api, Refusal } from "../net/api";
import type {
    PublicKeyCredentialCreationOptionsJSON,
    PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/** Whether passkeys for this host can be made and shown here. */
export function canUse(host: string | null, at = location.hostname): boolean {
    return host !== null && at === host && "PublicKeyCredential" in globalThis;
}

/** Have a passkey made for whoever is at this device. Rejects with Refusal. */
export async function made(): Promise<object> {
    const optionsJSON = await api.passkeyOptions<PublicKeyCredentialCreationOptionsJSON>();
    const { startRegistration } = await import("@simplewebauthn/browser");
    return startRegistration({ optionsJSON }).catch(refused);
}

/** Have a passkey shown. Rejects with Refusal. */
export async function shown(): Promise<Record<string, unknown>> {
    const optionsJSON = await api.askPasskey<PublicKeyCredentialRequestOptionsJSON>();
    const { startAuthentication } = await import("@simplewebauthn/browser");
    return { ...(await startAuthentication({ optionsJSON }).catch(refused)) };
}

/** Whoever calls it off wants nothing more; whatever else fails, no passkey came. */
function refused(): never {
    throw new Refusal("no_passkey");
}
