/** The position of a visitor in a form in steps, and in the browser's history. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { fields, formFrom, when } from "../../../tests/forms.ts";
import { validate } from "../../engine/rules/validate.ts";
import type { JsonObject, Schema } from "../../engine/schema/schema.ts";
import { payloadOf } from "../../engine/visit/payload.ts";
import { Edits, type FormContext } from "../context.ts";
import { sectionsOf } from "../fields/sections.tsx";
import { Stepper } from "./stepper.ts";

afterEach(vi.unstubAllGlobals);

const text = { type: "string" };
const customer = { properties: { customer: { const: "yes" } }, required: ["customer"] };
const form = formFrom(
  { ...fields({ name: text, customer: text, note: text }), ...when(customer, fields({ number: text })) },
  {
    steps: true,
    sections: [
      { title: "Your contract", fields: ["number"] },
      { title: "You", fields: ["name", "customer"] },
      { title: "More", fields: ["note"] },
    ],
  },
);

/** A visitor of the form, in a window with a history of its own. */
function visit(state: { step?: object } | null = null) {
  const history = {
    state: state as unknown,
    pushState: (next: unknown) => Object.assign(history, { state: next }),
    replaceState: (next: unknown) => Object.assign(history, { state: next }),
  };
  vi.stubGlobal("window", Object.assign(new EventTarget(), { history }));
  const payload = (data: JsonObject) => payloadOf(form, data);
  const stepper = new Stepper({ form, edits: new Edits(), payload } as unknown as FormContext);
  let data: JsonObject = {};
  const fill = (more: JsonObject) => {
    data = { ...data, ...more };
    const isCustomer = data.customer === "yes";
    stepper.setSections(sectionsOf(form, [...(isCustomer ? ["number"] : []), "name", "customer", "note"]));
    stepper.setData(data);
  };
  const goOn = () => stepper.advance(data);
  fill({});
  return { stepper, fill, goOn, at: () => stepper.current().at };
}

describe("a form whose first step has no field yet", () => {
  it("begins with the first step that has one", () => {
    const { stepper, at } = visit();
    stepper.start();
    expect(at()).toBe(1);
  });

  it("leads to the first step once it has one, also after a reload", () => {
    for (const state of [null, { step: { at: 2, isChanging: false, depth: 2 } }]) {
      const { stepper, fill, goOn, at } = visit(state);
      stepper.start();
      fill({ customer: "yes" });
      goOn();
      expect(at()).toBe(0);
      expect(stepper.includes("number")).toBe(true);
    }
  });
});

it("asks for one of several fields in the last step with one of them, whatever their order in the schema", () => {
  for (const [one, other] of [
    ["phone", "email"],
    ["email", "phone"],
  ] as const) {
    const required = [{ required: [one] }, { required: [other, "hours"] }];
    const sections = ["phone", "email", "hours"].map((field) => ({ title: field, fields: [field] }));
    const schema = { ...fields({ phone: text, email: text, hours: text }), anyOf: required };
    const errors = validate(formFrom(schema, { steps: true, sections }), { formName: "test" }, "2026-11-29");
    expect(errors.map(({ field }) => field)).toEqual([other, "hours"]);
    const either = { ...schema, anyOf: [{ required: [one] }, { required: [other] }] };
    const said = validate(formFrom(either, { steps: true, sections }), { formName: "test" }, "2026-11-29");
    expect(said.map(({ field }) => field)).toEqual(["email"]);
  }
});

describe("if a form in steps needs one of several fields", () => {
  const named = (...names: string[]) => fields(Object.fromEntries(names.map((name) => [name, text])));
  const toldOf = (schema: Schema, steps: string[][], body: JsonObject = {}) => {
    const sections = steps.map((step) => ({ title: step.join(), fields: step }));
    const asked = formFrom(schema, { steps: true, sections });
    return validate(asked, { formName: "test", ...body }, "2026-11-29").map(({ field }) => field);
  };

  it.each<[string, Schema, string[][], JsonObject, string[]]>([
    [
      "the error is in the chosen branch, not in that of a later step",
      {
        ...fields({ kind: { enum: ["a", "b"] } }, "kind"),
        dependencies: {
          kind: {
            oneOf: [
              fields({ kind: { const: "a" }, one: text }, "one"),
              fields({ kind: { const: "b" }, other: text }, "other"),
            ],
          },
        },
      },
      [["kind"], ["one"], ["other"]],
      { kind: "a" },
      ["one"],
    ],
    [
      "the error is not at a field that only a condition adds",
      {
        ...named("phone", "more"),
        ...when({ ...fields({ more: { const: "yes" } }, "more") }, named("email")),
        anyOf: [{ required: ["phone"] }, { required: ["email"] }],
      },
      [["phone"], ["more"], ["email"]],
      {},
      ["phone"],
    ],
    [
      "within one step, the error is in the alternative with the fewest fields",
      { ...named("phone", "street", "zip", "note"), anyOf: [{ required: ["phone"] }, { required: ["street", "zip"] }] },
      [["phone", "street", "zip"], ["note"]],
      {},
      ["phone"],
    ],
    [
      "an invalid answer is reported, not the missing alternative in a later step",
      {
        ...named("phone", "email"),
        anyOf: [{ required: ["phone"], properties: { phone: { minLength: 5 } } }, { required: ["email"] }],
      },
      [["phone"], ["email"]],
      { phone: "1" },
      ["phone"],
    ],
  ])("%s", (_what, schema, steps, body, told) => {
    expect(toldOf(schema, steps, body)).toEqual(told);
  });
});

it("never shows a step without fields, even to reveal one of its fields", () => {
  const { stepper, at } = visit({ step: { at: 0, isChanging: false, depth: 0 } });
  stepper.start();
  expect(at()).toBe(1);
  stepper.reveal("number");
  expect(at()).toBe(1);
});
