/** The request that submits a form (the spec's section 7), and the messages for its failures (section 8). */
import { spoken } from "../words/spoken.ts";

/** Timeout of a request, in milliseconds: 30 seconds, plus the time that its bytes take a phone which sends 32 kB a second. */
export const timeoutOf = (length: number): number => 30_000 + Math.floor(length / 32);

/** Whether leaving the page cancels the request: `keepalive` is limited to 64 kB, and a character may take three bytes. */
export const endsWithPage = (body: string): boolean => body.length >= 20_000;

/**
 * Posts a body to the endpoint. The response of another origin is opaque, so resolving means only that the request
 * completed. A response from the page's own origin can be read, and must be a success other than an HTML page: a login page
 * or a captive portal may answer in place of the endpoint.
 * @param endpoint its absolute address
 * @param body JSON
 * @param origin the page's own
 * @param referrer the page's address as the endpoint should see it
 * @throws whatever `fetch` throws, an AbortError after the timeout, and an error for a rejection by the page's own origin
 */
export async function send(endpoint: string, body: string, origin?: string, referrer?: string): Promise<void> {
  const isOwn = new URL(endpoint).origin === origin;
  // Not AbortSignal.timeout: it does not exist before Safari 16, where every request would fail.
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // If the page enters the back-forward cache during a request, WebKit never settles it, not even when it is aborted.
  const late = new Promise<never>((_sent, fail) => {
    timer = setTimeout(() => {
      controller.abort();
      fail(controller.signal.reason);
    }, timeoutOf(body.length));
  });
  const request = fetch(endpoint, {
    method: "POST",
    mode: isOwn ? "same-origin" : "no-cors",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body,
    // The page may be left before the connection is established.
    keepalive: !endsWithPage(body),
    signal: controller.signal,
    ...(referrer && { referrer, referrerPolicy: "no-referrer-when-downgrade" }),
  });
  const { ok, status, headers } = await Promise.race([request, late]).finally(() => clearTimeout(timer));
  const type = headers.get("Content-Type");
  if (isOwn && (!ok || type?.includes("html"))) throw new Error(`The endpoint answered ${status} ${type}`);
}

/** The toast for a failed request: one of two (the spec's section 8). */
export const failureToast = (error: unknown): string =>
  error instanceof TypeError && error.message.includes("CORS") ? spoken.form.network : spoken.form.unexpected;
