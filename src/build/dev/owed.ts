/** The answers that the server of `npm run dev` owes while another one takes its place, as after a change of src/site.ts. */
import type { ServerResponse } from "node:http";

/** Those of the latest server of this process: modules are loaded anew for each. */
const ours = globalThis as { keelworkOwed?: Set<ServerResponse> };

/**
 * Where a new server keeps whom it has not answered yet. Those of the one before are told to come again: Vite stops it once the new
 * one is made, and would cut them off.
 */
export function owedNow(): Set<ServerResponse> {
  for (const response of ours.keelworkOwed ?? [])
    response.writeHead(503, { "Content-Type": "text/plain", Refresh: "1" }).end("Restarting ...");
  ours.keelworkOwed?.clear();
  ours.keelworkOwed = new Set();
  return ours.keelworkOwed;
}
