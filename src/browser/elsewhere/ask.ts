/** Asks the receiver for what it keeps of a draft (src/receiver/continued.ts). */
import { leadsEndpoint } from "../../form/endpoint.ts";
import { continueQuery } from "../../site.ts";

/** What it answers. */
export interface Answer {
  status: number;
  draft?: string;
  until?: string;
}

/** A request that hangs ends as a failure after this long, in milliseconds. */
const timeout = 30_000;

/**
 * Asks; what is refused is an answer too, with its status.
 * @throws when there is no answer
 */
export async function ask(action: "keep" | "open" | "delete", id: string, draft?: string): Promise<Answer> {
  const address = new URL(leadsEndpoint());
  address.searchParams.set(continueQuery, action);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  try {
    // A body that is text is asked for without asking first; the form may be gone before its link is deleted.
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
