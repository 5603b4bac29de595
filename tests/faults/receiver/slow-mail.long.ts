/** Slow mail servers: giving up too early would send a mail twice, or never. */
import { setTimeout } from "node:timers/promises";
import type { SMTPServerOptions } from "smtp-server";
import { expect, test, vi } from "vitest";
import { freshUrl, logged, post, start } from "../../receiver.ts";
import { mailServer, notify, waiting } from "../../targets.ts";

/** How long one server checks a mail, and another greets slowly, in milliseconds. */
const [looking, greeting] = [40_000, 20_000];

const onConnect: SMTPServerOptions["onConnect"] = (_session, done) => void setTimeout(greeting).then(() => done());

test.each<[what: string, accept: () => Promise<number>, options: SMTPServerOptions]>([
  ["accept a mail", () => setTimeout(looking, 0), {}],
  ["greet", async () => 0, { onConnect }],
])("a mail server that takes its time to %s gets it once", async (_what, accept, options) => {
  const url = freshUrl();
  const failures = logged("not told");
  const { port, mails } = await mailServer(accept, options);
  const receiver = await start({
    url,
    notify: notify(`smtp://me:p%40ss%20word@127.0.0.1:${port}?to=owner@keelwork.example`),
  });
  expect((await post(receiver.port)).status).toBe(201);
  await vi.waitFor(async () => expect(await waiting(url)).toBe(0), { timeout: 3 * looking, interval: 1_000 });
  await setTimeout(looking / 2);
  expect(failures()).toEqual([]);
  expect(mails).toHaveLength(1);
});
