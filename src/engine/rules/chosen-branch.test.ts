import { expect, test } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import { ofChosen } from "./chosen-branch.ts";
import { judge } from "./judge.ts";
import { validate } from "./validate.ts";

const text = { type: "string" } as const;
const sizes = { oneOf: [fields({ wide: text }, "wide"), fields({ long: text, high: text }, "long", "high")] };
const heavy = { ...fields({ tons: text }, "tons"), ...sizes };
const form = formFrom(fields({ load: { ...fields({}), oneOf: [fields({ boxes: text }, "boxes"), heavy] } }, "load"));

test.each<[{ [chooser: string]: number }, string[]]>([
  [{ "load~branch": 0 }, ["load.boxes"]],
  [{ "load~branch": 1, "load~branch~branch": 0 }, ["load.tons", "load.wide"]],
  [{ "load~branch": 1, "load~branch~branch": 1 }, ["load.tons", "load.long", "load.high"]],
  [{}, ["load.boxes"]],
])("where no constant says which branch is meant, what is wrong is said of the one on show: %o", (chosen, asked) => {
  const body = { formName: "test", load: {} };
  const errors = validate(
    form,
    body,
    "2026-11-21",
    ofChosen(judge(form, body), (name) => chosen[name]),
  );
  expect(errors.map(({ field }) => field)).toEqual(asked);
});
