/** Requests to the receiver's endpoint for drafts (src/receiver/continued.ts). */
import { leadsEndpoint } from "../../form/endpoint.ts";
import { continueQuery } from "../../site.ts";

/** Its response. */
export interface DraftResponse {
  status: number;
  draft?: string;
  until?: string;
}

/** Timeout of a request, in milliseconds. */
const timeout = 30_000;

/**
 * Sends a request; a refusal is a response too, with its status.
 * @throws when there is no response
 */
export async function ask(action: "keep" | "open" | "delete", id: string, draft?: string): Promise<DraftResponse> {
  const address = new URL(leadsEndpoint());
  address.searchParams.set(continueQuery, action);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  try {
    // A text body needs no CORS preflight; keepalive, since the page may be left before its link is deleted.
    const answer = await fetch(address, {
      method: "POST",
      body: JSON.stringify({ id, draft }),
      keepalive: action === "delete",
      credentials: "omit",
      signal: controller.signal,
    });
    return { ...(await answer.json()), status: answer.status };
  } finally {
    clearTimeout(timer);
  }
}
