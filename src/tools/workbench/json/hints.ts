/** What a meta-schema cannot know: the names that one document of a form takes from the other. */
import { choicesOf } from "../../../engine/choices.ts";
import type { Form } from "../../../engine/definition.ts";
import { fieldsByPath } from "../../../engine/fields.ts";
import { kindOf } from "../../../engine/kinds/index.ts";
import { pathStep } from "../../../engine/path.ts";
import { isObject, type Schema } from "../../../engine/schema.ts";
import { rulesOf } from "../../../engine/sentences.ts";

/** What fits a place: keys where a name is written, values where a value is. */
export type Hints = (steps: string[], role: "name" | "value") => string[] | undefined;

const schemaOf = (form: Form, path: string): Schema => fieldsByPath(form.schema).get(path)?.[0].whole ?? {};

/** The hints for a UI document, from the form that its schema makes. */
export const uiHints =
  (form: Form | undefined): Hints =>
  ([first, second = "", third], role) => {
    if (!form) return undefined;
    if (first === "fields" && second === "" && role === "name") return Object.keys(form.fields);
    if (first === "fields" && third === "widget") return [...(kindOf(schemaOf(form, second))?.widgets ?? []), "hidden"];
    if (first === "fields" && third === "options" && role === "name") {
      const schema = schemaOf(form, second);
      return choicesOf((kindOf(schema)?.name === "choices" ? schema.items : schema) as Schema).map(({ text }) => text);
    }
    return first === "sections" && third === "fields" && role === "value" ? form.order.map(pathStep) : undefined;
  };

const at = (document: unknown, steps: string[]): Schema => {
  const found = steps.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), document);
  return isObject(found) ? found : {};
};

/**
 * The hints for a schema.
 * @param document it, as far as it can be read
 * @param shared what a `$ref` may lead to elsewhere
 */
export const schemaHints =
  (document: unknown, shared: string[]): Hints =>
  (steps, role) => {
    const last = steps.at(-1);
    if (steps.at(-2) === "required") return Object.keys(at(document, steps.slice(0, -2)).properties ?? {});
    if (last === "errorMessage" && role === "name") return ["required", ...rulesOf(at(document, steps.slice(0, -1)))];
    if (last !== "$ref") return undefined;
    const own = Object.keys(at(document, ["definitions"])).map((name) => `#/definitions/${name}`);
    return [...own, ...shared];
  };
