// The personal link of a seat: whoever opens it first goes on there.

import { api } from "../../net/api";
import { outward } from "./url";

/** Rejects with Refusal. */
export async function seatUrl(id: string, seat: number): Promise<string> {
    const { token } = await api.link(id, seat);
    return outward(`/t/${id}#seat=${token}`);
}
