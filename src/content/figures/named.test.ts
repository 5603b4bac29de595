/** Named data of charts: all promises are included, and an unknown name is an error. */
import { expect, it } from "vitest";
import { clocks } from "../../clocks.ts";
import { chart } from "./chart.ts";
import { namedRows } from "./named.ts";

it("has every promise of time as the table has it, the shortest first", () => {
  const rows = namedRows("clocks") ?? [];
  expect(rows.map(({ time }) => time).sort()).toEqual(
    Object.values(clocks)
      .map(({ time }) => time)
      .sort(),
  );
  const hours = rows.map((row) => Number(row.hours));
  expect(hours).toEqual([...hours].sort((a, b) => a - b));
  expect(rows.find(({ time }) => time === "2 business days")?.hours).toBe(48);
});

it("stops a chart that names what is not there, and says what is", async () => {
  const text = JSON.stringify({ title: "A", description: "B", data: { name: "clock" }, mark: "point", encoding: {} });
  await expect(chart({ file: "pages/x", line: 1, text })).rejects.toThrow(/"clock"[\s\S]*clocks, supportHours/);
});
