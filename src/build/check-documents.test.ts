/** The errors of `npm run check` for mistakes that are only found by rendering pages, in modules that Vite has bundled. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.mock("./links/check.ts", () => ({}));
vi.mock("../content/figures/check.ts", () => ({}));
vi.mock("../owner/list.ts", () => ({}));
vi.mock("../content/read.ts", () => ({
  readChecked: () => {
    const problems = [{ file: "pages/support.ts", path: "", expected: "an icon", found: "none", fix: "write it" }];
    throw Object.assign(new Error("of another bundle"), { problems });
  },
}));

// The module runs when it is loaded, and other tests import it, too.
beforeEach(() => void vi.resetModules());
afterEach(() => {
  process.exitCode = undefined;
  vi.resetModules();
});

it("prints them alone, without the error around them", async () => {
  const heard = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await import("./check-documents.ts");
  expect(heard.mock.calls).toEqual([["pages/support.ts\n  expected: an icon\n  found:    none\n  fix:      write it"]]);
  expect(process.exitCode).toBe(1);
});
