/** The request that submits a form (the spec's section 7), and the messages for its failures (section 8). */
import { spoken } from "../words/spoken.ts";

/** Timeout of a request, in milliseconds: besides 30 seconds as long as files take a phone that sends 32 bytes in each. */
export const timeoutOf = (length: number): number => 30_000 + Math.floor(length / 32);

/** Whether the request with a body ends with its page: browsers go on with up to 64 kB, of up to three bytes a character. */
export const endsWithPage = (body: string): boolean => body.length >= 20_000;

/**
 * Posts a body to the endpoint. The response of another origin is opaque, so resolving means only that the request
 * completed; a response of the page's own origin can be read, and must confirm that the request was accepted: no page does,
 * since a login or a Wi-Fi that asks for one answers in the place of the endpoint.
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
  // Of a request that was under way when its page came into the back-forward cache, WebKit says nothing any more, not even its end.
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
    // The page may be left before the connection is there.
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
