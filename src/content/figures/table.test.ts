/** The data of a chart as a table. */
import { expect, test } from "vitest";
import type { Spec } from "./spec.ts";
import { tableOf } from "./table.ts";

test("the rows of bars in colors of their own are called by what each bar is, and not by how long it is", () => {
  const part = { field: "part", type: "nominal", title: "Part" };
  const spec = {
    data: {
      values: [
        { part: "Tagged", cost: 84600 },
        { part: "Untaggable", cost: 6000 },
      ],
    },
    mark: "bar",
    encoding: {
      y: part,
      x: { field: "cost", type: "quantitative", title: "Cost", axis: { format: "$,d" } },
      color: part,
    },
  };
  expect(tableOf(spec as unknown as Spec)).toEqual([
    ["Part", "Cost"],
    ["Tagged", "$84,600"],
    ["Untaggable", "$6,000"],
  ]);
});
