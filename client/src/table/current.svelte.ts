// The table that is shown, for what is not part of its page: the menu.

import type { Table } from "./table.svelte";

export const current: { table: Table | null } = $state({ table: null });
