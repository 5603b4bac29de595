/** Builds the site with forms dropped into it, once for every spec that opens one. */
import { expect, test } from "playwright/test";
import { dropIn } from "./dropped-in.ts";

test("forms dropped into a copy of the project build, and nothing complains", async () => {
  test.setTimeout(300_000);
  const output = await dropIn().run(["npm", "run", "build"], { VITE_LEADS_ENDPOINT: "" });
  // What the console says while the pages are rendered would be said to visitors, too.
  expect(output).not.toMatch(/Error|Warning:|hydrat/i);
});
