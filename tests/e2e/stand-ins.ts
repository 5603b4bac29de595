/** A test of which modules of react-jsonschema-form a form loads under `npm run dev`; dev.spec.ts runs it on its server. */
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { expect, type Page, test } from "playwright/test";
import { standIns } from "../../src/build/scripts/stand-ins.ts";

/** Declares the test. */
export function standInsAreLoaded(served: () => { site: string; root: string; page: Page }): void {
  test("react-jsonschema-form has the same stand-ins as in the build", async () => {
    const { site, root, page } = served();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${site}/contact`);
    await page.locator("form.form button[type=submit]").click();
    await expect(page.locator(".error-summary li").first()).toHaveText("Name is required");
    // Its packages are bundled: none of the bundles contains a module that has a stand-in.
    const bundles = asked.filter((path) => path.includes("/.vite/deps/")).map((path) => path.replace("/@fs/", "/"));
    const elsewhere = (file: string) => !realpathSync(file).startsWith(realpathSync(root));
    expect(bundles.filter(elsewhere), "where a running npm run dev has its own").toEqual([]);
    const maps = bundles.map((file) => `${file}.map`).filter((file) => existsSync(file));
    const sources = maps.map((file): string[] => JSON.parse(readFileSync(file, "utf8")).sources);
    const theirs = sources.filter((files) => files.some((file) => file.includes("/@rjsf/"))).flat();
    const replaced = Object.keys(standIns).map((part) => `/${part.replace(/\/.*/, "/")}`);
    expect(theirs).toContainEqual(expect.stringContaining("/@rjsf/core/lib/components/Form.js"));
    expect(theirs).toContainEqual(expect.stringContaining("/@rjsf/utils/"));
    expect(theirs.filter((file) => replaced.some((part) => file.includes(part)))).toEqual([]);
    // Some stand-ins are for modules that only rich forms import.
    await page.evaluate('import("/form/rich/rich-parts.ts").then(() => undefined)');
    for (const part of new Set(Object.values(standIns))) expect(asked, part).toContain(part.replace("src/", "/"));
  });
}
