// The table that is shown, for what is not part of its page: the menu. And the one left in mid-game, for
// the way back.

import type { Table } from "./table.svelte";

export const current: { table: Table | null; left: string | null } = $state({ table: null, left: null });
