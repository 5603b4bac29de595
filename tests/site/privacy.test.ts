/** The privacy policy's required and optional fields of each form are those of its schema. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { forms } from "../e2e/facts.ts";

const policy = readFileSync("pages/(legal)/privacy-policy.md", "utf8");
/** The row of a form's route: what is required, and what is optional. */
const rowOf = (route: string) =>
  new RegExp(`^\\| \\[[^\\]]*\\]\\(${route}\\) *\\| (.*?) *\\| (.*?) *\\|$`, "m").exec(policy)?.slice(1) ?? [];

interface Document {
  required: string[];
  properties: object;
}

/** Whether a name in the policy's table, such as "first", means the field "firstName". */
const isNamed = (thing: string, field: string) =>
  field.split(/(?=[A-Z])/).some((word) => thing.replace(" ", "").toLowerCase().includes(word.toLowerCase()));

test.each(forms)("the fields of $name", ({ name, route }) => {
  const document = JSON.parse(readFileSync(`schemas/${name}.schema.json`, "utf8")) as Document;
  const fields = Object.keys(document.properties).filter((field) => field !== "formName");
  const [required = "", optional = ""] = rowOf(route);
  for (const [said, isRequired] of [
    [required, true],
    [optional, false],
  ] as const) {
    const things = said.split(/, | and /);
    const meant = fields.filter((field) => document.required.includes(field) === isRequired);
    expect(meant.filter((field) => !things.some((thing) => isNamed(thing, field)))).toEqual([]);
    expect(things.filter((thing) => !meant.some((field) => isNamed(thing, field)))).toEqual([]);
    expect(things).toHaveLength(meant.length);
  }
});
