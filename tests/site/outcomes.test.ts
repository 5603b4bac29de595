/** Outcome figures: pages take each from src/outcomes.ts, as they take times from src/clocks.ts, so that it is the same everywhere. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { outcomes } from "../../src/outcomes.ts";

const sources = readdirSync("pages", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(ts|md)$/.test(file))
  .map((file) => join("pages", file));

test.each(Object.values(outcomes))("no page writes $figure itself", ({ figure, value, label }) => {
  const inParts = new RegExp(`value: "${value}",\\s+label: "${label}"|average (?:is )?${value}`);
  const writing = sources.filter((file) => {
    const text = readFileSync(file, "utf8");
    return text.includes(figure) || inParts.test(text);
  });
  expect(writing).toEqual([]);
});
