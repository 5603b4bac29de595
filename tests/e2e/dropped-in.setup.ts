/** Builds the site with dropped-in forms, once for all specs that need it. */
import { expect, test } from "playwright/test";
import { dropIn } from "./dropped-in.ts";

test("forms dropped into a copy of the project build, and nothing complains", async () => {
  test.setTimeout(300_000);
  // Playwright asks for colors, and Node warns of whoever asks for none as well.
  const output = await dropIn().run(["npm", "run", "build"], {
    VITE_LEADS_ENDPOINT: "",
    NO_COLOR: undefined,
    BUILD_QUICK: "1",
  });
  // Console output while pages are rendered would also appear for visitors.
  expect(output).not.toMatch(/Error|Warning:|hydrat/i);
});
