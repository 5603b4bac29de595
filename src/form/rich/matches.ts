/**
 * Determines which branch some data matches and whether a condition holds, for react-jsonschema-form, which asks with schemas
 * that it assembles while rendering. They are interpreted, since our content security policy forbids compiling in a browser;
 * whether a form may be sent is up to the compiled rules alone (src/engine/rules/validate.ts).
 */
import { type Schema as AnySchema, format, Validator } from "@cfworker/json-schema";
import type { RJSFSchema } from "@rjsf/utils";
import type { Form } from "../../engine/define/definition.ts";
import { schemasInPlace, withDefinitions } from "../../engine/schema/in-place.ts";
import { parentOf, pathStep, stepsOf, within } from "../../engine/schema/path.ts";
import { isObject, type Schema } from "../../engine/schema/schema.ts";
import { groupAsSent, tidyText } from "../../engine/visit/payload.ts";

/** A compiled schema for testing data. */
interface Question {
  validator: Validator;
  /** The names of the fields that it mentions itself. */
  asked: string[];
  /** Whether it may depend on fields that it does not mention. */
  isWhole: boolean;
}

const questions = new WeakMap<object, Question>();

/** Keywords that may concern fields of a group without naming them. */
const unnamed = /^(const|enum|(min|max)Properties|(additional|unevaluated|pattern)Properties|propertyNames|depend.*)$/;

function questionOf(schema: RJSFSchema, root: RJSFSchema): Question {
  const known = questions.get(schema);
  if (known) return known;
  const parts = schemasInPlace(schema as Schema, root as Schema, "asked");
  // The library adds ids to the schema it is given.
  const own = structuredClone(withDefinitions(schema as Schema, root as Schema));
  const question = {
    validator: new Validator(own as AnySchema, "2019-09"),
    asked: parts.flatMap(({ required = [], properties = {} }) => [...required, ...Object.keys(properties)]),
    isWhole: parts.some((part) => Object.keys(part).some((word) => unnamed.test(word))),
  };
  questions.set(schema, question);
  return question;
}

/** The paths of the groups, by the conditions that they have. */
function placesOf(root: Schema): Map<unknown, string> {
  const [places, seen] = [new Map<unknown, string>(), new Set<Schema>()];
  const visit = (whole: unknown, path: string): void => {
    if (!isObject(whole)) return;
    for (const schema of schemasInPlace(whole, root)) {
      if (seen.has(schema)) continue;
      seen.add(schema);
      if (schema.if) places.set(schema.if, path);
      const { properties, patternProperties, items, additionalItems, additionalProperties } = schema;
      const others = Array.isArray(items) ? { ...items, "*": additionalItems } : { "*": items ?? additionalProperties };
      for (const [name, field] of Object.entries({ ...properties, ...patternProperties, ...others }))
        visit(field, within(path, pathStep(name)));
    }
  };
  visit(root, "");
  return places;
}

/**
 * Makes the interpreter validate a form's data as the receiver does: in the form in which they are sent, and with the compiled
 * rules' formats, since some of its own differ. Each form has its own, since a server renders several at the same time.
 * @returns whether a schema accepts some data; references resolve against the form's schema
 */
export function matchesOf(form: Form) {
  Object.assign(format, form.formats);
  const places = placesOf(form.schema);
  /** The paths of the groups that have a field of a name. */
  const groups = new Map<string, string[]>();
  for (const path of Object.keys(form.fields)) {
    const name = stepsOf(path).at(-1) ?? "";
    groups.set(name, [...(groups.get(name) ?? []), parentOf(path)]);
  }

  /**
   * The path of the group that has fields of the given names: callers do not say where a value is, and assemble most schemas
   * themselves. A name that is unique to a group decides, or else the number of names that a group has.
   */
  function groupWith(names: string[]): string | undefined {
    const counts = new Map<string, number>();
    for (const name of names) {
      const having = groups.get(name) ?? [];
      if (having.length === 1) return having[0];
      for (const path of having) counts.set(path, (counts.get(path) ?? 0) + 1);
    }
    const most = Math.max(...counts.values());
    return [...counts.keys()].find((path) => counts.get(path) === most);
  }

  /** Data as they are sent: texts trimmed, empty values left out, and empty entries of lists as null. */
  function asSent(value: unknown, { asked, isWhole }: Pick<Question, "asked" | "isWhole">, place?: string): unknown {
    if (typeof value === "string") return tidyText(value) || undefined;
    if (Array.isArray(value)) return value.map((entry) => asSent(entry, { asked: [], isWhole: true }) ?? null);
    if (!isObject(value)) return value;
    if (place !== undefined) return groupAsSent(form, value, place, isWhole ? undefined : asked);
    const all = [...asked, ...Object.keys(value)];
    const at = groupWith(all);
    // For unknown groups, such as those under free keys, only undefined values are removed, which the interpreter does not accept.
    return at === undefined ? JSON.parse(JSON.stringify(value)) : groupAsSent(form, value, at, isWhole ? all : asked);
  }

  return (schema: RJSFSchema | boolean, data: unknown, root: RJSFSchema): boolean => {
    if (typeof schema === "boolean") return schema;
    const question = questionOf(schema, root);
    const sent = asSent(data, question, places.get(schema));
    return sent === undefined ? schema.type === undefined : question.validator.validate(sent).valid;
  };
}
