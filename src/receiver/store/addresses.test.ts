import { getDefaultAutoSelectFamilyAttemptTimeout, setDefaultAutoSelectFamilyAttemptTimeout } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { message } from "../../../tests/receiver.ts";
import { ok, secret, webhook } from "../../../tests/targets.ts";
import type { Webhook } from "../notify/targets.ts";
import { sendWebhook } from "../notify/webhook.ts";
import { openPostgres } from "./postgres.ts";

const lead = { id: "a", form: "contact", body: message, receivedAt: 0, lastSeenAt: 0, count: 1 };

test.each<[string, () => Promise<void>]>([
  [
    "a webhook",
    async () => {
      const { port } = await webhook(ok);
      const target = { url: new URL(`http://127.0.0.1:${port}`), key: Buffer.from(secret) };
      await sendWebhook({ lead }, target as Webhook);
    },
  ],
  ["a database server", async () => await openPostgres("postgres://localhost:1/leads", "read").close()],
])("each address of the host of %s is tried long enough for a lost packet to be sent again", async (_what, reach) => {
  const before = getDefaultAutoSelectFamilyAttemptTimeout();
  onTestFinished(() => setDefaultAutoSelectFamilyAttemptTimeout(before));
  setDefaultAutoSelectFamilyAttemptTimeout(250);
  await reach();
  expect(getDefaultAutoSelectFamilyAttemptTimeout()).toBe(2_000);
  setDefaultAutoSelectFamilyAttemptTimeout(60_000);
  await reach();
  expect(getDefaultAutoSelectFamilyAttemptTimeout()).toBe(60_000);
});
