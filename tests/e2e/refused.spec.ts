/** A request that the receiver does not store must never look like success to a page that cannot read the response. */
import { rmSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import type { WholeForm } from "../../src/engine/define/definition.ts";
import { serve } from "../../src/receiver/serve.ts";
import { failures, forms } from "./facts.ts";
import { beOnline, FormOnPage, freshEmail, leadsFrom, outcomeLoaded, pointAt } from "./form.ts";

test.use({ bypassCSP: true });

const facts = forms.find(({ name }) => name === "contact") ?? forms[0];

/** A form that accepts everything: what is tested here happens before and after validation. */
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

/** A receiver for one form, with a store that is removed with it. */
async function receiverOf(form: WholeForm, ratePerMinute: number, allowedOrigin?: string) {
  const file = join(tmpdir(), `refused-${crypto.randomUUID()}.db`);
  const receiver = await serve({ port: 0, url: `file:${file}`, ratePerMinute, allowedOrigin }, [form]);
  const end = async () => {
    await receiver.close();
    for (const ending of ["", "-wal", "-shm"]) rmSync(file + ending, { force: true });
  };
  return { port: receiver.port, end };
}

const own = Object.values(networkInterfaces())
  .flat()
  .find((address) => address?.family === "IPv4" && !address.internal);

for (const host of ["localhost", ...(own ? [own.address] : [])])
  test(`the second post of a minute, at ${host === "localhost" ? host : "the machine's own address"}`, async ({
    page,
    baseURL,
  }) => {
    if (!facts) throw new Error("no contact form among the facts");
    const { port, end } = await receiverOf(lenient, 1, baseURL);
    for (const outcome of [facts.toast, failures.unexpected]) {
      const form = await new FormOnPage(page, facts).open();
      await pointAt(page, `http://${host}:${port}/`);
      await form.fill({ ...facts.full, email: freshEmail() });
      await form.submit.click();
      await form.toast(outcome);
    }
    await expect(page.getByRole("alert").filter({ hasText: facts.banner })).toBeVisible();
    await end();
  });

test("if the receiver's rules are newer than the page, a reload is offered that keeps the input", async ({
  page,
  baseURL,
}) => {
  if (!facts) throw new Error("no contact form among the facts");
  const { port, end } = await receiverOf({ ...lenient, formName: "renamed" }, 0, baseURL);
  await beOnline(page);
  const form = await new FormOnPage(page, facts).open();
  await outcomeLoaded(page);
  await pointAt(page, `http://localhost:${port}/`);
  const email = freshEmail();
  await form.fill({ ...facts.full, email });
  await form.submit.click();
  const banner = page.getByRole("alert").filter({ hasText: facts.banner });
  const reload = banner.getByRole("link", { name: "Reload the page" });
  await expect(banner).toBeFocused();
  await expect(reload).toHaveCount(0);
  await banner.getByRole("button").click();
  await reload.click();
  await form.alive();
  expect(await form.values()).toMatchObject({ ...facts.full, email });
  await form.submit.click();
  await form.toast(facts.toast);
  expect(await leadsFrom(email)).toHaveLength(1);
  await end();
});
