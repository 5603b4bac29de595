/** What a page is refused for. */
import { expect, test } from "vitest";
import type { Page } from "../page.ts";
import { loadPage } from "./page-data.ts";

const meta = { title: "A page", description: "That is only tested.", keywords: [] };

test.each(["article", "prose"] as const)("a page with a section of kind %s has a text", async (kind) => {
  const page: Page = { meta, sections: [{ kind }] };
  await expect(loadPage({ path: "/no-text", kind: "page", load: async () => page })).rejects.toThrow(
    `the page /no-text\n  expected: a text for its section of kind "${kind}"`,
  );
});
