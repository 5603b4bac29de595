/** Checks a `uiSchema`: every field, option and widget it names must be supported, and be set in one place only. */
import type { FieldUi } from "../../define/definition.ts";
import { type FormDocuments, uiFile } from "../../define/documents.ts";
import { fieldsByPath } from "../../define/fields.ts";
import { nodesIn, optionsIn, type PlacedNode, uiOptions } from "../../define/ui-schema.ts";
import { kindOf } from "../../kinds/index.ts";
import type { OwnWidget } from "../../own/widgets.ts";
import { ownOf, parentOf, pointerStep, stepsOf, within } from "../../schema/path.ts";
import { isObject, type Json, type Schema } from "../../schema/schema.ts";
import { controlText } from "../../words/choices.ts";
import { type Finding, type Placed, type Problem, quote } from "../problem.ts";
import { instead, nearest } from "../suggest.ts";
import { lookProblems } from "./looks.ts";
import { type OptionFault, optionFault } from "./ui-options.ts";

/** Keys of a node that contain nodes but are not fields. */
const structural = ["items", "additionalItems", "additionalProperties", "anyOf", "oneOf", "classNames"];

/** The pointer of an option of a node, in the document. */
export function pointerOf({ node, pointer }: PlacedNode, option: string): string {
  if (`ui:${option}` in node) return `/uiSchema${pointer}/ui:${option}`;
  if (isObject(node["ui:options"]) && option in node["ui:options"]) return `/uiSchema${pointer}/ui:options/${option}`;
  return `/uiSchema${pointer}/${option}`;
}

/** The keys of a UI document that say the same of the form as these of a field. */
const ofForm: { [key: string]: "heading" | "introduction" } = { label: "heading", hint: "introduction" };

/** Options set both here and under `fields` or, for the form as a whole, at the top of the document, which takes precedence. */
function saidTwice(
  { node, path }: PlacedNode,
  { name, ui }: FormDocuments,
  option: string,
  schema: Schema,
): OptionFault | undefined {
  const look = ownOf(uiOptions, option)?.look(optionsIn(node)[option] as never, schema) ?? {};
  const isForm = path === "";
  const own: { [key: string]: unknown } = isForm ? { ...ui } : (ui.fields?.[path] ?? {});
  const keys = Object.keys(look).flatMap((key) => (isForm ? (ofForm[key] ?? []) : key));
  const twice = keys.find((key) => own[key] !== undefined);
  if (!twice) return undefined;
  const at = isForm ? "" : `/fields/${pointerStep(path)}`;
  return {
    expected: "each option set once",
    found: `${quote(`ui:${option}`)}, which "${twice}" also sets, in ${uiFile(name)} at ${at}/${twice}`,
    fix: "remove one of the two",
    ...(isForm && { isIgnored: true }),
  };
}

/** The problem with a name that is not a field of its group. */
export const noField = (name: string, names: string[]): Finding => ({
  expected: names.length > 0 ? `a field: ${names.join(", ")}` : "no fields inside this one",
  found: quote(name),
  fix: names.length > 0 ? `${instead(name, names)}, or remove it` : "remove it",
});

/**
 * Names in a node and in its order that are not fields. A name in a node that resembles no field has no effect, as in
 * react-jsonschema-form: a document may be about more forms than this one.
 */
function strayNames(placed: PlacedNode, names: string[], schema: Schema): (OptionFault & { at: string })[] {
  const { node, pointer } = placed;
  const isFree = names.includes("*");
  const isStray = (key: string) => !names.includes(key) && !(isFree && kindOf(schema)?.name === "group");
  const keys = Object.keys(node).filter((key) => !key.startsWith("ui:") && !structural.includes(key) && isStray(key));
  const order = optionsIn(node).order;
  const ordered = Array.isArray(order) ? order.map(String).filter((key) => key !== "*" && isStray(key)) : [];
  const bare = names.filter(
    (name) => Object.hasOwn(node, name) && node[name] !== null && typeof node[name] !== "object",
  );
  return [
    ...bare.map((key) => ({
      at: `/uiSchema${pointer}/${pointerStep(key)}`,
      expected: "an object with the options of the field",
      found: `${quote(node[key])}, which has no effect`,
      fix: 'write { "ui:widget": "…" }, or whichever option it is',
      isIgnored: true,
    })),
    ...keys.map((key) => {
      const isIgnored = !nearest(key, names) && { isIgnored: true, found: `${quote(key)}, which has no effect` };
      return { at: `/uiSchema${pointer}/${pointerStep(key)}`, ...noField(key, names), ...isIgnored };
    }),
    ...ordered.map((key) => ({ at: pointerOf(placed, "order"), ...noField(key, names) })),
  ];
}

/** The choices that an order names, checked like `disabledOptions`: the field must have them. */
const inOrder = (order: unknown): Partial<FieldUi> => ({
  disabledOptions: [order]
    .flat()
    .flatMap((value) => (value === "*" || value === null ? [] : controlText(value as Json))),
});

type Faults = (Problem & OptionFault)[];

/** Everything in a form's `uiSchema` that is wrong or has no effect. */
function faultsOf(documents: FormDocuments, drawn: Schema, own?: OwnWidget[]): Faults {
  if (!documents.ui.uiSchema) return [];
  const file = uiFile(documents.name);
  const fields = fieldsByPath(drawn);
  const schemasAt = (path: string) => (path === "" ? [drawn] : (fields.get(path) ?? []).map(({ whole }) => whole));
  /** Whether a node is about a field, or about entries or free keys; what is wrong with its name is the parent's. */
  const isReached = ({ path }: PlacedNode) =>
    path === "" || fields.has(path) || path.endsWith(".*") || fields.has(within(parentOf(path), "*"));
  return [...nodesIn(documents.ui.uiSchema)].filter(isReached).flatMap((placed): Faults => {
    const schemas = schemasAt(placed.path);
    const entries = Object.entries(optionsIn(placed.node));
    const faults = entries.flatMap(([option, value]): Faults => {
      const fault =
        optionFault(option, value, placed.path === "" && documents) ??
        saidTwice(placed, documents, option, schemas[0] ?? {});
      return fault ? [{ file, path: pointerOf(placed, option), ...fault }] : [];
    });
    const stray = strayNames(placed, namesInside(fields.keys(), placed.path), schemas[0] ?? {}).map(
      ({ at, ...one }) => ({
        file,
        path: at,
        ...one,
      }),
    );
    const isBroken = faults.some(({ isIgnored }) => !isIgnored);
    if (isBroken || schemas.length === 0 || placed.path === "") return [...faults, ...stray];
    const looks = entries.map(([option, value]) => {
      const isOrder = option === "enumOrder";
      return {
        at: pointerOf(placed, option),
        said: `ui:${option}`,
        look: isOrder ? inOrder(value) : (ownOf(uiOptions, option)?.look(value as never, schemas[0] ?? {}) ?? {}),
        isOrder,
      };
    });
    const misfits = looks.flatMap(({ at, said, look, isOrder }) => {
      // What has no effect in react-jsonschema-form, either: choices that do not exist, buttons for entries where there are none.
      const isIgnored = ({ path }: Placed) => isOrder || path.startsWith("/disabledOptions/") || path === "/list";
      return lookProblems(schemas, look, own, said).map((one) => ({
        file,
        ...one,
        path: at,
        isIgnored: isIgnored(one),
      }));
    });
    return [...faults, ...misfits, ...stray];
  });
}

const bare = ({ isIgnored: _ignored, ...problem }: Faults[number]): Problem => problem;

/** The problems of a form's `uiSchema`. */
export const checkUiSchema = (documents: FormDocuments, drawn: Schema, own?: OwnWidget[]): Problem[] =>
  faultsOf(documents, drawn, own)
    .filter(({ isIgnored }) => !isIgnored)
    .map(bare);

/** What a form's `uiSchema` says without effect. */
export const checkUiIgnored = (documents: FormDocuments, drawn: Schema): Problem[] =>
  faultsOf(documents, drawn)
    .filter(({ isIgnored }) => isIgnored)
    .map(bare);

/** The names of the fields directly inside another, or of a form at the empty path. */
export const namesInside = (paths: Iterable<string>, group: string): string[] => [
  ...new Set([...paths].map((path) => nameInside(path, group)).filter((name) => name !== "")),
];

/** The name of a field directly inside another, without the indexes of tuple entries. */
function nameInside(path: string, group: string): string {
  const steps = stepsOf(path);
  const around = stepsOf(group);
  const isInside = steps.length === around.length + 1 && around.every((step, index) => steps[index] === step);
  const last = steps.at(-1) ?? "";
  return isInside && !/^\d+$/.test(last) ? last : "";
}
