/** Builds the site with dropped-in forms: the first long task, so that no worker waits for it later (dropped-in/). */
import { expect, test } from "playwright/test";
import { built } from "./dropped-in/site.ts";

test("forms dropped into a copy of the project build without errors or warnings", async () => {
  // Console output while pages are rendered would also appear for visitors.
  expect(await built()).not.toMatch(/Error|Warning:|hydrat/i);
});
