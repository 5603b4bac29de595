/** Posts a notice of a lead to a webhook, signed according to Standard Webhooks (https://www.standardwebhooks.com). */
import { createHmac } from "node:crypto";
import { tryEachAddress } from "../store/addresses.ts";
import { hour } from "../store/moment.ts";
import { codeOf, Undelivered } from "../store/undelivered.ts";
import { type News, webhookBody } from "./notice.ts";
import type { Webhook } from "./targets.ts";

/** The timeout of a call, in milliseconds. */
const timeout = 15_000;

/**
 * Responses that mean that the same message will never be accepted, or that the endpoint is gone. Others may be
 * transient: a webhook that is being deployed answers 404, one with an expired key 401 or 403, until its owner fixes
 * it.
 */
const final = [400, 405, 406, 410, 411, 413, 414, 415, 422, 431, 451];

/** How long a response asks to be left alone, in seconds or until a date (`Retry-After`); in milliseconds, an hour at most. */
function waitOf({ headers }: Response): number {
  const said = headers.get("retry-after") ?? "";
  const wait = /^\d+$/.test(said) ? 1000 * Number(said) : Date.parse(said) - Date.now();
  return Math.min(Math.max(wait || 0, 0), hour);
}

/** The signature of a message: HMAC-SHA256 of its id, its time in seconds and its body, joined by dots. */
const signatureOf = (key: Buffer, id: string, seconds: number, body: string): string =>
  `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`;

/** The URL without credentials, which fetch does not allow there, and the authorization header made from them. */
function requestOf(url: URL): { address: URL; authorization?: string } {
  const { username, password } = url;
  const address = new URL(url);
  address.username = address.password = "";
  if (username + password === "") return { address };
  const user = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  return { address, authorization: `Basic ${user.toString("base64")}` };
}

/**
 * Posts the lead. Its id and time form the idempotency key: the same for all attempts, but different for an equal lead
 * that comes later.
 * @throws Undelivered for any response but 2xx
 */
export async function sendWebhook(news: News, { url, key }: Webhook): Promise<void> {
  const id = `${news.lead.id}-${news.lead.receivedAt}`;
  const body = webhookBody(news);
  const seconds = Math.floor(Date.now() / 1000);
  const { address, authorization } = requestOf(url);
  tryEachAddress();
  const response = await fetch(address, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(timeout),
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": id,
      "Webhook-Id": id,
      "Webhook-Timestamp": String(seconds),
      "Webhook-Signature": signatureOf(key, id, seconds, body),
      ...(authorization && { Authorization: authorization }),
    },
    body,
  }).catch((error: unknown) => {
    throw new Undelivered(codeOf(error), false, error);
  });
  const { ok, status } = response;
  // The body of the answer is not read, so an error here does not matter.
  await response.body?.cancel().catch(() => undefined);
  if (!ok) throw new Undelivered(`HTTP ${status}`, final.includes(status), undefined, waitOf(response));
}
