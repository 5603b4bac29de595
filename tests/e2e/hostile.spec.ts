/** Hostile text stays text in a field, in the query and in the hash; the short form of a test in `npm run test:faults`. */
import { test } from "playwright/test";
import { forms } from "./facts.ts";
import { hostile } from "./hostile.ts";
import { sendHostile } from "./hostile-text.ts";

/** One form, and one text in ten; the slow suite takes all of both. */
const [facts] = forms.filter(({ name }) => name === "contact");
if (!facts) throw new Error("no contact form among the facts");

for (const [index, text] of hostile.entries())
  if (index % 12 === 0)
    test(`text ${index} in every field and in the link`, ({ page }) => sendHostile(page, facts, text));
