/** Pending responses of `npm run dev` while its server is being replaced, as after a change of src/site.ts. */
import type { ServerResponse } from "node:http";

/** The pending responses of the latest server; global, since each server loads the modules again. */
const ours = globalThis as { keelworkOwed?: Set<ServerResponse> };

/**
 * The set in which a new server keeps its pending responses. Those of the previous server are ended with a request to retry: Vite
 * closes it once the new one exists, which would cut them off.
 */
export function owedNow(): Set<ServerResponse> {
  for (const response of ours.keelworkOwed ?? [])
    response.writeHead(503, { "Content-Type": "text/plain", Refresh: "1" }).end("Restarting ...");
  ours.keelworkOwed?.clear();
  ours.keelworkOwed = new Set();
  return ours.keelworkOwed;
}
