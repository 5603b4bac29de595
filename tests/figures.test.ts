/** Every error in a picture is reported with file, line and fix: one folder in tests/broken-figures for each. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { checkFigures } from "../src/content/figures/check.ts";
import { DocumentError } from "../src/engine/check/problem.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const broken = join(root, "tests/broken-figures");

describe("a project with a mistake in a picture", () => {
  it.each(readdirSync(broken))("%s", async (name) => {
    const { problems } = await checkFigures(join(broken, name));
    const expected = readFileSync(join(broken, name, "expected.txt"), "utf8").trimEnd();
    expect(new DocumentError(problems).message).toBe(expected);
  });
});

it("draws every picture of this project", async () => {
  const { count, problems } = await checkFigures(root);
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(0);
});
