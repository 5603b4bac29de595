/** Every form without script, from its page to the stored lead. */
import { test } from "playwright/test";
import { forms } from "../../e2e/facts.ts";
import { visitPlainly } from "../../e2e/plain.ts";

test.use({ javaScriptEnabled: false });

for (const facts of forms)
  test(`${facts.name} is posted without scripts, corrected on the answer's page, and stored`, ({ page }) =>
    visitPlainly(page, facts));
