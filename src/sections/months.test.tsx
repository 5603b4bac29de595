/** The months of a case: a timeline that cannot be drawn is named. */
import { expect, test } from "vitest";
import type { CaseStudy } from "../page.ts";
import { Months } from "./months.tsx";

test("a timeline of another unit is refused with its case", () => {
  expect(() => Months({ study: { title: "A move", timeline: "6 weeks" } as CaseStudy })).toThrow(
    /"A move"\n {2}expected: .*\n {2}found: {4}"6 weeks"\n {2}fix:/,
  );
});
