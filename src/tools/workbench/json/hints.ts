/** Hints that a meta-schema cannot give, such as names that a UI document takes from the schema. */

import type { Form } from "../../../engine/define/definition.ts";
import { fieldsByPath } from "../../../engine/define/fields.ts";
import { rulesOf } from "../../../engine/define/sentences.ts";
import { kindOf } from "../../../engine/kinds/index.ts";
import { type OwnWidget, widgetsFor } from "../../../engine/own/widgets.ts";
import { pathOf, pathStep, pointerStep } from "../../../engine/schema/path.ts";
import { isObject, type Schema, valueIn } from "../../../engine/schema/schema.ts";
import { choicesOf } from "../../../engine/words/choices.ts";

/** The suggestions at a place: keys for a name, values for a value. */
export type Hints = (steps: string[], role: "name" | "value") => string[] | undefined;

const schemaOf = (form: Form, path: string): Schema => fieldsByPath(form.schema).get(path)?.[0].whole ?? {};

/** The field that a widget is selected for, in either vocabulary of a UI document. */
function fieldIn([first, ...steps]: string[]): string | undefined {
  if (first === "fields" && steps[1] === "widget") return steps[0];
  if (first !== "uiSchema" || steps.at(-1) !== "ui:widget") return undefined;
  return pathOf(steps.slice(0, -1).map((step) => (step === "items" ? "*" : step)));
}

/**
 * The hints for a UI document, from its form.
 * @param own the project's own widgets
 */
export const uiHints =
  (form: Form | undefined, own: Pick<OwnWidget, "name" | "takes">[] = []): Hints =>
  (steps, role) => {
    const [first, second = "", third] = steps;
    if (!form) return undefined;
    if (first === "fields" && second === "" && role === "name") return Object.keys(form.fields);
    const drawn = fieldIn(steps);
    const kind = drawn === undefined ? undefined : kindOf(schemaOf(form, drawn));
    if (kind) return [...kind.widgets, ...widgetsFor(kind.name, own), "hidden"];
    if (first === "fields" && third === "options" && role === "name") {
      const schema = schemaOf(form, second);
      return choicesOf((kindOf(schema)?.name === "choices" ? schema.items : schema) as Schema).map(({ text }) => text);
    }
    return first === "sections" && third === "fields" && role === "value" ? form.order.map(pathStep) : undefined;
  };

const at = (document: unknown, steps: string[]): Schema => {
  const found = valueIn(document, steps);
  return isObject(found) ? found : {};
};

/** The references to a document's definitions, in either spelling. */
export const definitionsIn = (document: unknown, file = ""): string[] =>
  ["definitions", "$defs"].flatMap((word) =>
    Object.keys(at(document, [word])).map((name) => `${file}#/${word}/${pointerStep(name)}`),
  );

/**
 * The hints for a schema.
 * @param document the schema, as far as it can be parsed
 * @param shared targets of `$ref` in other documents
 */
export const schemaHints =
  (document: unknown, shared: string[]): Hints =>
  (steps, role) => {
    const last = steps.at(-1);
    if (steps.at(-2) === "required") return Object.keys(at(document, steps.slice(0, -2)).properties ?? {});
    if (last === "errorMessage" && role === "name") return ["required", ...rulesOf(at(document, steps.slice(0, -1)))];
    if (last !== "$ref") return undefined;
    return [...definitionsIn(document), ...shared];
  };
