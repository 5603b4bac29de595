/** One form in the other engines, if installed: the short form of `npm run test:browsers`, which installs all of them. */
import { expect, test } from "playwright/test";
import { engineNames, programsOf } from "../browsers/engines.ts";
import { Visitor } from "../browsers/visitor.ts";
import { forms } from "./facts.ts";
import { bodyOf, freshEmail, leadsFrom } from "./form.ts";

const [facts] = forms.filter(({ name }) => name === "contact");
if (!facts) throw new Error("no contact form among the facts");

for (const name of engineNames.filter((one) => one !== "chromium"))
  test(`${name}: from the empty submit to the stored lead, with a reload in between`, async ({ baseURL }) => {
    test.skip(!programsOf(name), `${name} is not installed here`);
    const visitor = await Visitor.with(name, baseURL ?? "");
    try {
      const email = freshEmail();
      await visitor.open(facts);
      await visitor.click("form.form [type=submit]");
      await visitor.sees("There is a problem");
      await visitor.fill({ ...facts.full, email });
      await visitor.until("it is stored", () => JSON.stringify({ ...sessionStorage }).includes("partnership."));
      await visitor.reload();
      await visitor.alive();
      await visitor.sees("We kept what you wrote.");
      await visitor.click("form.form [type=submit]");
      await visitor.sees(facts.success.heading);
      expect((await leadsFrom(email)).map(({ body }) => body)).toEqual([bodyOf(facts, { ...facts.full, email })]);
    } finally {
      await visitor.leave();
    }
  });
