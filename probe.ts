import { Store } from "./src/receiver/store/store.ts";
import { mkdtempSync, rmSync } from "node:fs";
const dir = mkdtempSync("/dev/shm/steady-probe-");
let same = 0; const n = 60; const gaps: number[] = [];
for (let i = 0; i < n; i++) {
  const store = await Store.open(`file:${dir}/${i}.db`);
  await new Promise(r => setTimeout(r, 60));
  const m = { name: "Ines Haddad", email: "ines@example.com", message: "x" };
  for (const subject of ["First", "Second"]) await store.add("contact", { ...m, subject });
  const at = (await store.list()).map(l => l.receivedAt);
  gaps.push(at[0]! - at[1]!); if (at[0] === at[1]) same++;
  await store.close();
}
console.log({ same, n, gaps: gaps.sort((a, b) => a - b).join(",") });
rmSync(dir, { recursive: true });
