/** Named data of charts: all promises are included, and an unknown name is an error. */
import { expect, it } from "vitest";
import { clocks } from "../../clocks.ts";
import { chart } from "./chart.ts";
import { namedRows, rowsNamedIn } from "./named.ts";

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

it("finds the data that a source names, wherever it does: a drawing is kept by it", () => {
  expect(rowsNamedIn('{ "data": { "format": { "type": "json" }, "name": "clocks" } }')).toEqual([namedRows("clocks")]);
  expect(rowsNamedIn('{ "data": { "values": [] } }')).toEqual([]);
});

it.each(["clock", "constructor", "__proto__"])("stops a chart that names %s, and says what is there", async (name) => {
  const text = `{ "title": "A", "description": "B", "data": { "name": "${name}" }, "mark": "point", "encoding": {} }`;
  await expect(chart({ file: "pages/x", line: 1, text })).rejects.toThrow(
    new RegExp(`"${name}"[\\s\\S]*clocks, supportHours`),
  );
});

it.each(["cost (USD", "constructor"])("stops a chart whose data has no %s, with its line", async (field) => {
  const encoding = { x: { field, type: "quantitative" } };
  const spec = { title: "A", description: "B", data: { values: [{ cost: 1 }] }, mark: "point", encoding };
  const drawn = chart({ file: "pages/x", line: 1, text: JSON.stringify(spec, undefined, 1) });
  await expect(drawn).rejects.toThrow(
    `pages/x at line 14\n  expected: a field of the data for "x"\n  found:    "${field}"`,
  );
});
