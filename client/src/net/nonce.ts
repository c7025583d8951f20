/** 16 random bytes of this device, in hex: its part of a fair deal. */
export function newNonce(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, "0"),
    ).join("");
}

/** A new id for a command. */
export function newId(): string {
    return newNonce().slice(0, 20);
}
