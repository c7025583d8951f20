// The page people come to first: the public tables.

const base = document.body.dataset.base;

async function listTables() {
  const answer = await fetch(`${base}/api/tables`);
  const tables = answer.ok ? await answer.json() : [];
  const list = document.getElementById("list");
  for (const table of tables) {
    const line = document.createElement("li");
    const link = document.createElement("a");
    link.href = `${base}/t/${table.id}`;
    link.textContent = table.title || "Table";
    line.append(link, `: ${describe(table)}`);
    list.append(line);
  }
  document.getElementById("tables").hidden = tables.length === 0;
}

function describe(table) {
  const names = table.names.filter((name) => name !== null).join(", ") || "nobody yet";
  const open = table.open_seats === 1 ? "1 seat open" : `${table.open_seats} seats open`;
  return `${names}; ${table.status === "open" ? open : "in play"}`;
}

listTables().catch(() => {}); // the page is whole without the list
