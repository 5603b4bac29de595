/**
 * Every page, visited once, with all its disclosures open: it requests no other host, logs no error and does not violate its
 * policy; axe finds nothing, controls and icons have enough contrast in light and dark; nothing scrolls sideways, drawings fit a
 * phone; the computed styles of all pages keep to one design scale, so that a deviating size, mix or button is found;
 * quantities stay on one line; and text stays readable at twice its size and with the visitor's own spacing.
 *
 * The result of a page without faults is kept in the build cache: the page is not visited again until its document, the browser
 * or these checks change, so that a site may grow.
 */
import { type APIResponse, expect, test } from "playwright/test";
import { hashOf, once } from "../../src/content/once/once.ts";
import { isFull } from "../faults/size.ts";
import { documents } from "./documents.ts";
import { scale } from "./scale.ts";
import { nowhere, type Seen, wholePages } from "./whole-page.ts";

/** Thrown for a page with faults, so that its result is not cached. */
class Faulty extends Error {
  constructor(readonly seen: Seen) {
    super("has faults");
  }
}

/** A document as served, with its policy; the names of its styles, scripts and pictures contain hashes of their contents. */
async function servedAs(response: APIResponse): Promise<unknown> {
  const { date: _of, ...headers } = response.headers();
  return [response.status(), headers, hashOf(await response.body())];
}

test("every page requests no other host, logs no error, and satisfies its policy, axe, the design scale and the screen", async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(1_200_000);
  const look = await wholePages(page, baseURL);
  const browser = page.context().browser()?.version();
  const lookOnce = async (route: string): Promise<Seen> => {
    const from = [route, browser, isFull, await servedAs(await request.get(route))];
    const seen = once({ kind: "visits", by: "tests/e2e/every-page.spec.ts", from }, async () => {
      const now = await look(route);
      if (Object.values(now.faults).flat().length > 0) throw new Faulty(now);
      return Buffer.from(JSON.stringify(now));
    });
    return seen.then(
      (bytes) => JSON.parse(Buffer.from(bytes).toString()),
      (error: unknown) => (error instanceof Faulty ? error.seen : Promise.reject(error)),
    );
  };

  const pages = new Map<string, Seen>();
  for (const route of [...documents, nowhere]) pages.set(route, await lookOnce(route));

  for (const [route, { faults }] of pages)
    for (const [kind, found] of Object.entries(faults)) expect.soft(found, `${route}: ${kind}`).toEqual([]);
  for (const width of [390, 1440])
    for (const [kind, most] of Object.entries(scale)) {
      const values = new Map<string, string>();
      for (const [route, { styles }] of pages)
        for (const [value, name] of Object.entries(styles[width]?.[kind as keyof typeof scale] ?? {}))
          if (!values.has(value)) values.set(value, `${route} ${name}`);
      expect.soft(values.size, `${kind} at ${width} px: none was found`).toBeGreaterThan(0);
      const list = [...values].map(([value, where]) => `${value} (${where})`).join("\n");
      expect.soft(values.size, `${kind} at ${width} px:\n${list}`).toBeLessThanOrEqual(most);
    }
});
