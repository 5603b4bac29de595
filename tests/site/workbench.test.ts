/** The workbench belongs to `npm run dev`: nothing that is built contains any of it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("no built file mentions it", () => {
  const files = ["dist", ".server"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  expect(files.filter((file) => /workbench|codemirror/i.test(file))).toEqual([]);
  expect(files.filter((file) => /workbench|codemirror/i.test(readFileSync(file, "latin1")))).toEqual([]);
});
