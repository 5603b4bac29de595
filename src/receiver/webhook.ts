/** Tells a webhook of a new lead, signed as Standard Webhooks says (https://www.standardwebhooks.com). */
import { createHmac } from "node:crypto";
import { jsonOf, type News } from "./notice.ts";
import type { Target } from "./targets.ts";

/** How long a webhook may take, in milliseconds. */
const patience = 15_000;

/** A secret as bytes: after `whsec_` in base64, else as it is written. */
const keyOf = (secret: string) =>
  secret.startsWith("whsec_") ? Buffer.from(secret.slice("whsec_".length), "base64") : Buffer.from(secret);

/** The signature of a message: HMAC-SHA256 of its id, its time in seconds and its body, with dots between. */
export const signatureOf = (secret: string, id: string, seconds: number, body: string): string =>
  `v1,${createHmac("sha256", keyOf(secret)).update(`${id}.${seconds}.${body}`).digest("base64")}`;

/**
 * Posts the lead; its id is the idempotency key.
 * @throws when the webhook does not take it, which is any answer but 2xx
 */
export async function sendWebhook(news: News, { url, secret = "" }: Target): Promise<void> {
  const { id } = news.lead;
  const body = jsonOf(news);
  const seconds = Math.floor(Date.now() / 1000);
  const { username, password } = url;
  const address = new URL(url);
  address.username = address.password = "";
  const user = username ? Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`) : undefined;
  const response = await fetch(address, {
    method: "POST",
    redirect: "error",
    signal: AbortSignal.timeout(patience),
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": id,
      "Webhook-Id": id,
      "Webhook-Timestamp": String(seconds),
      "Webhook-Signature": signatureOf(secret, id, seconds, body),
      ...(user && { Authorization: `Basic ${user.toString("base64")}` }),
    },
    body,
  });
  await response.body?.cancel();
  if (!response.ok) throw Object.assign(new Error("The webhook refused"), { code: `HTTP ${response.status}` });
}
