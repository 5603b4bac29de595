/** The error for invalid JSON that a page imports names its file and place. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, expect, test } from "vitest";
import { DocumentError } from "../engine/check/problem.ts";
import { data } from "./data.ts";

const root = mkdtempSync(join(tmpdir(), "keelwork-data-"));
afterAll(() => rmSync(root, { recursive: true }));
writeFileSync(join(root, "page.ts"), 'import prices from "./prices.json";\nexport default prices;\n');

/** The error thrown by a build of a page with some data; undefined if there is none. */
async function thrownBy(text: string): Promise<unknown> {
  writeFileSync(join(root, "prices.json"), text);
  return build({
    ...({ configFile: false, logLevel: "silent" } as const),
    root,
    plugins: [data(root)],
    build: { write: false, ssr: true, rolldownOptions: { input: join(root, "page.ts") } },
  }).then(
    () => undefined,
    ({ errors: [error] }: { errors: unknown[] }) => error,
  );
}

test.each([
  ['{\n  "day": }', "} at line 2, column 10"],
  ["[1, 2", "the end of the file at line 1, column 6"],
  ["<<<<<<< HEAD\n[1]\n=======\n", "<<<<<<< at line 1, column 1"],
  ["", "the end of the file at line 1, column 1"],
])("%j is told at %s", async (text, found) => {
  const error = await thrownBy(text);
  expect(error).toMatchObject({ problems: [{ file: "prices.json", found }] });
});

test.each(['["a", 1]', '"a"', '{ "a": 1, "a": 2 }', '\ufeff{ "a": 1 }'])("%j is data", async (text) => {
  expect(await thrownBy(text)).not.toBeInstanceOf(DocumentError);
  expect(await thrownBy(text)).toBeUndefined();
});
