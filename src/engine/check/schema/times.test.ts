import { expect, it } from "vitest";
import { fields } from "../../../../tests/forms.ts";
import { documentsOf } from "../../define/documents.ts";
import type { Schema } from "../../schema/schema.ts";
import { checkProject } from "../project.ts";
import { warningsOf } from "../warnings.ts";

function foundIn(format: string, pattern: string, others: Schema = {}) {
  const field: Schema = { type: "string", format, pattern, maxLength: 40, ...others };
  const form = documentsOf("stay", fields({ field }), {});
  const project = { forms: [form], shared: {}, pages: [], groups: [] };
  const problems = checkProject(project);
  return { problems, warnings: problems.length > 0 ? [] : warningsOf(project) };
}

const path = "/properties/field/pattern";
const clock = "(?:[01]\\d|2[0-3]):[0-5]\\d";

it.each([
  ["time", `^${clock}(?::[0-5]\\d)?$`, "iso-time"],
  ["time", `^${clock}$`, "typed as a text"],
  ["iso-time", `^${clock}$`, "typed as a text"],
  ["date", "^\\d\\d\\.\\d\\d\\.\\d{4}$", "remove the pattern"],
  ["date-time", `^\\d{4}-\\d\\d-\\d\\dT${clock}:[0-5]\\dZ$`, "remove the pattern"],
])("a %s whose pattern keeps out all that is sent is refused: %s", (format, pattern, fix) =>
  expect(foundIn(format, pattern).problems).toMatchObject([{ path, fix: expect.stringContaining(fix) }]),
);

it.each([
  ["date-time", `^\\d{4}-\\d\\d-\\d\\dT${clock}:[0-5]\\d(?:\\.\\d+)?Z$`],
  ["time", `^${clock}:00(Z|\\+01:00)$`],
  ["iso-date-time", "Z$"],
  ["time", ":10:00(?:\\+05:30|\\x2b02:00)$"],
])("a %s whose pattern keeps out those without script is warned of: %s", (format, pattern) =>
  expect(foundIn(format, pattern)).toMatchObject({ problems: [], warnings: [{ path }] }),
);

it.each([
  ["date", "^2027-0[1-3]-"],
  ["date", "^2027-06-1[4-8]$"],
  ["date", "^(?<y1>18[0-9]{2})-12-25$"],
  ["date", "^(?!2027-12)2027-[\\d]"],
  ["date-time", "^2027-06-1[4-8]T(?:0[89]|1[0-7]):"],
  ["time", ":(00|15|30|45):"],
  ["iso-time", `^${clock}:\\d\\d$`],
  ["date-time", "^\\d{4}-\\d\\d-\\d\\dT\\S+(Z|[+-]\\d\\d:\\d\\d)$"],
  ["iso-date-time", "Z?$"],
  ["email", "^\\S+@harbor\\.example$"],
])("a %s that can be answered is right: %s", (format, pattern) =>
  expect(foundIn(format, pattern)).toEqual({ problems: [], warnings: [] }),
);

it.each<[what: string, others: Schema]>([
  ["a choice", { enum: ["2027-06-14T08:00:00Z", "2027-06-15T08:00:00Z"] }],
  ["a constant", { const: "2027-06-14T08:00:00Z" }],
  ["a default", { default: "2027-06-14T08:00:00Z" }],
])("%s is sent as it is written, and not as the control of its format would", (_what, others) =>
  expect(foundIn("date-time", ":00:00Z$", others).problems).toEqual([]),
);
