/** A mail server that looks through each mail before it accepts it: whoever gives up too early sends it again. */
import { setTimeout } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { freshUrl, logged, post, start } from "../../receiver.ts";
import { mailServer, notify, waiting } from "../../targets.ts";

/** How long it looks, in milliseconds. */
const looking = 40_000;

test("a mail server that takes its time to accept a mail gets it once", async () => {
  const url = freshUrl();
  const failures = logged("not told");
  const { port, mails } = await mailServer(() => setTimeout(looking, 0));
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
