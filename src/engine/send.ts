/** The one call the site makes (the spec's section 7), and what its failures are called (section 8). */
import type { JsonObject } from "./schema.ts";
import { spoken } from "./spoken.ts";

/** A request that hangs ends as a failure after this long, in milliseconds. */
export const timeout = 30_000;

/**
 * Posts a body to the endpoint. The answer of another origin cannot be read, so resolving means only that the connection
 * held; that of the page's own origin can, and must say that the request was taken.
 * @param origin the page's own
 * @param referrer the page's address as the endpoint is to read it
 * @throws whatever `fetch` throws, an AbortError after 30 s, and what the page's own origin refuses
 */
export async function send(endpoint: string, body: JsonObject, origin?: string, referrer?: string): Promise<void> {
  const isOwn = origin !== undefined && endpoint.startsWith(`${origin}/`);
  // Not AbortSignal.timeout: before Safari 16 there is none, and every request would fail.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  const { ok, status } = await fetch(endpoint, {
    method: "POST",
    mode: isOwn ? "same-origin" : "no-cors",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
    signal: controller.signal,
    ...(referrer && { referrer, referrerPolicy: "no-referrer-when-downgrade" }),
  }).finally(() => clearTimeout(timer));
  if (isOwn && !ok) throw new Error(`The endpoint answered ${status}`);
}

/** The toast for a thrown failure: one of two (the spec's section 8). */
export const failureToast = (error: unknown): string =>
  error instanceof TypeError && error.message.includes("CORS") ? spoken.form.network : spoken.form.unexpected;
