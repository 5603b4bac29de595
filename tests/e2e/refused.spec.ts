/** A request that the receiver does not store must never look like success to a page that cannot read the response. */
import { rmSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import type { WholeForm } from "../../src/engine/define/definition.ts";
import { serve } from "../../src/receiver/serve.ts";
import { failures, forms } from "./facts.ts";
import { FormOnPage, freshEmail } from "./form.ts";

test.use({ bypassCSP: true });

const facts = forms.find(({ name }) => name === "contact") ?? forms[0];

/** A form whose rules accept everything: what is tested here comes before and after them. */
const lenient = {
  formName: "contact",
  schema: {},
  order: [],
  fields: {},
  empty: {},
  sentences: {},
  dateMinimums: [],
  free: [""],
  accepts: () => true,
} as unknown as WholeForm;

const own = Object.values(networkInterfaces())
  .flat()
  .find((address) => address?.family === "IPv4" && !address.internal);

for (const host of ["localhost", ...(own ? [own.address] : [])])
  test(`the second post of a minute, at ${host === "localhost" ? host : "the machine's own address"}`, async ({
    page,
    baseURL,
  }) => {
    if (!facts) throw new Error("no contact form among the facts");
    const file = join(tmpdir(), `refused-${crypto.randomUUID()}.db`);
    const settings = { port: 0, url: `file:${file}`, ratePerMinute: 1, allowedOrigin: baseURL };
    const receiver = await serve(settings, [lenient]);
    for (const outcome of [facts.toast, failures.unexpected]) {
      const form = await new FormOnPage(page, facts).open();
      await page.evaluate(
        (to) => document.querySelector('meta[name="leads-endpoint"]')?.setAttribute("content", to),
        `http://${host}:${receiver.port}/`,
      );
      await form.fill({ ...facts.full, email: freshEmail() });
      await form.submit.click();
      await form.toast(outcome);
    }
    await expect(page.getByRole("alert").filter({ hasText: facts.banner })).toBeVisible();
    await receiver.close();
    for (const ending of ["", "-wal", "-shm"]) rmSync(file + ending, { force: true });
  });
