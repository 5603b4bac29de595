/** Checks a `uiSchema`: every field, option and widget it names must be supported, and be set in one place only. */
import { type FormDocuments, uiFile } from "../documents.ts";
import { fieldsByPath } from "../fields.ts";
import { kindOf } from "../kinds/index.ts";
import type { OwnWidget } from "../own/widgets.ts";
import { pointerStep, stepsOf } from "../path.ts";
import { isObject, type Schema } from "../schema.ts";
import { nodesIn, optionsIn, type PlacedNode, uiOptions } from "../ui-schema.ts";
import { lookProblems } from "./looks.ts";
import { type Finding, type Problem, quote } from "./problem.ts";
import { instead } from "./suggest.ts";

/** Keys of a node that contain nodes but are not fields. */
const structural = ["items", "additionalItems", "additionalProperties", "anyOf", "oneOf", "classNames"];

const typeOf = (value: unknown) => (Array.isArray(value) ? "array" : typeof value);

/** The pointer of an option in its node. */
function pointerOf({ node, pointer }: PlacedNode, option: string): string {
  if (`ui:${option}` in node) return `/uiSchema${pointer}/ui:${option}`;
  if (isObject(node["ui:options"]) && option in (node["ui:options"] as object))
    return `/uiSchema${pointer}/ui:options/${option}`;
  return `/uiSchema${pointer}/${option}`;
}

/** The problem with one option by itself. */
function optionFault(option: string, value: unknown, isRoot: boolean): Finding | undefined {
  if (option === "submitButtonOptions" && isRoot) {
    const keys = isObject(value) ? Object.keys(value) : [];
    if (isObject(value) && typeof value.submitText === "string" && keys.length === 1) return undefined;
    return { expected: '{ "submitText": "…" }', found: quote(value), fix: 'keep "submitText", and remove the rest' };
  }
  const known = Object.keys(uiOptions).map((name) => `ui:${name}`);
  const meaning = Object.hasOwn(uiOptions, option) ? uiOptions[option] : undefined;
  if (!meaning) {
    const custom = option === "field";
    return {
      expected: custom
        ? "a form drawn from its schema: no component can be named"
        : `an option that is honoured: ${known.join(", ")}`,
      found: quote(`ui:${option}`),
      fix: custom
        ? "remove it, and let the schema decide; ui:widget names another control"
        : `${instead(`ui:${option}`, known)}, or remove it`,
    };
  }
  if (meaning.type === "any" || typeOf(value) === meaning.type) return undefined;
  const wanted = { string: "a text", boolean: "true or false", number: "a number", array: "a list" }[meaning.type];
  return { expected: wanted, found: quote(value), fix: `write ${wanted}` };
}

/** Options of a field that are set both here and under `fields`. */
function saidTwice(
  placed: PlacedNode,
  { name, ui }: FormDocuments,
  option: string,
  schema: Schema,
): Finding | undefined {
  const look = uiOptions[option]?.look(optionsIn(placed.node)[option] as never, schema) ?? {};
  const own: { [option: string]: unknown } = ui.fields?.[placed.path] ?? {};
  const twice = Object.keys(look).find((key) => own[key] !== undefined);
  if (!twice) return undefined;
  return {
    expected: "each option set once",
    found: `${quote(`ui:${option}`)}, which "${twice}" says too, at ${uiFile(name)} at /fields/${pointerStep(placed.path)}/${twice}`,
    fix: "remove one of the two",
  };
}

/** Names in a node and in its order that are not fields. */
function strayNames(
  { path, node, pointer }: PlacedNode,
  names: string[],
  schema: Schema,
): (Finding & { at: string })[] {
  const isFree = names.includes("*");
  const isKnown = (key: string) => names.includes(key) || (isFree && kindOf(schema)?.name === "group");
  const expected = names.length > 0 ? `a field: ${names.join(", ")}` : "no fields inside this one";
  const fix = (key: string) => (names.length > 0 ? `${instead(key, names)}, or remove it` : "remove it");
  const keys = Object.keys(node).filter((key) => !key.startsWith("ui:") && !structural.includes(key) && !isKnown(key));
  const order = optionsIn(node).order;
  const ordered = Array.isArray(order) ? order.map(String).filter((key) => key !== "*" && !isKnown(key)) : [];
  return [
    ...keys.map((key) => ({
      at: `/uiSchema${pointer}/${pointerStep(key)}`,
      expected,
      found: quote(key),
      fix: fix(key),
    })),
    ...ordered.map((key) => ({
      at: pointerOf({ path, node, pointer }, "order"),
      expected,
      found: quote(key),
      fix: fix(key),
    })),
  ];
}

/** The problems of a form's `uiSchema`. */
export function checkUiSchema(documents: FormDocuments, drawn: Schema, own?: OwnWidget[]): Problem[] {
  if (!documents.ui.uiSchema) return [];
  const file = uiFile(documents.name);
  const fields = fieldsByPath(drawn);
  const schemasAt = (path: string) => (path === "" ? [drawn] : (fields.get(path) ?? []).map(({ whole }) => whole));
  const namesIn = (path: string) => [
    ...new Set([...fields.keys()].flatMap((field) => nameInside(field, path)).filter((name) => name !== "")),
  ];
  return [...nodesIn(documents.ui.uiSchema)].flatMap((placed): Problem[] => {
    const schemas = schemasAt(placed.path);
    const entries = Object.entries(optionsIn(placed.node));
    const faults = entries.flatMap(([option, value]): Problem[] => {
      const fault =
        optionFault(option, value, placed.path === "") ?? saidTwice(placed, documents, option, schemas[0] ?? {});
      return fault ? [{ file, path: pointerOf(placed, option), ...fault }] : [];
    });
    const stray = strayNames(placed, namesIn(placed.path), schemas[0] ?? {}).map(({ at, ...one }) => ({
      file,
      path: at,
      ...one,
    }));
    if (faults.length > 0 || schemas.length === 0 || placed.path === "") return [...faults, ...stray];
    const looks = entries.map(([option, value]) => ({
      at: pointerOf(placed, option),
      look: uiOptions[option]?.look(value as never, schemas[0] ?? {}) ?? {},
    }));
    const misfits = looks.flatMap(({ at, look }) =>
      lookProblems(schemas, look, own).map((one) => ({ file, ...one, path: at })),
    );
    return [...misfits, ...stray];
  });
}

/** The name of a field directly inside another, without the indexes of tuple entries. */
function nameInside(path: string, group: string): string {
  const steps = stepsOf(path);
  const around = stepsOf(group);
  const isInside = steps.length === around.length + 1 && around.every((step, index) => steps[index] === step);
  const last = steps.at(-1) ?? "";
  return isInside && !/^\d+$/.test(last) ? last : "";
}
