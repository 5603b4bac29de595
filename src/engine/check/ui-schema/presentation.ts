/** Checks a UI document against the schema it presents: paths, widgets, options, sections. */
import { type FormDocuments, schemaFile, uiFile } from "../../define/documents.ts";
import { fieldsByPath } from "../../define/fields.ts";
import { kindOf } from "../../kinds/index.ts";
import type { OwnWidget } from "../../own/widgets.ts";
import { acrossIn } from "../../schema/across.ts";
import { inPlace } from "../../schema/in-place.ts";
import { isTopLevel, pointerStep } from "../../schema/path.ts";
import type { Schema } from "../../schema/schema.ts";
import { inFull, type Placed, type Problem, quote } from "../problem.ts";
import { instead, nearest } from "../suggest.ts";
import { lookProblems } from "./looks.ts";
import { namesInside, noField } from "./ui-schema.ts";

/** The fix for an unknown field: the field that is still missing from the list, if any; it may also have been removed. */
const insteadOf = (name: string, others: string[], given: string[]): string => {
  const left = others.filter((other) => !given.includes(other));
  if (left.length === 0) return "remove it";
  return nearest(name, left) ? instead(name, left) : `${instead(name, left)}, or remove it`;
};

/** A name in a section that is no top-level field. */
function strayName(name: string, field: string, path: string, top: string[], given: string[]): Problem {
  const group = field.split(".")[0] ?? "";
  return {
    file: uiFile(name),
    path,
    expected: `a field of ${schemaFile(name)}: ${top.join(", ")}`,
    found: quote(field),
    fix: top.includes(group) ? `write "${group}": a section lists a group as a whole` : insteadOf(field, top, given),
  };
}

function checkSections({ name, ui }: FormDocuments, top: string[]): Problem[] {
  const file = uiFile(name);
  const placed = new Map<string, string>();
  const problems: Problem[] = [];
  const places = (ui.sections ?? []).flatMap(({ fields }, index) =>
    fields.map((field, order) => ({ field, path: `/sections/${index}/fields/${order}` })),
  );
  const given = places.map(({ field }) => field);
  for (const { field, path } of places) {
    const before = placed.get(field);
    if (!top.includes(field)) problems.push(strayName(name, field, path, top, given));
    else if (before) {
      const found = `${quote(field)} again, after ${before}`;
      problems.push({ file, path, expected: "each field once", found, fix: "remove one of the two" });
    }
    // A misspelled name counts as the field that was meant, which is then not reported as missing.
    placed.set(top.includes(field) ? field : (nearest(field, top) ?? field), path);
  }
  const missing = ui.sections ? top.filter((field) => !placed.has(field)) : [];
  if (missing.length === 0) return problems;
  const expected = "every field of the schema in a section";
  const found = `no section with ${missing.map(quote).join(", ")}`;
  return [
    ...problems,
    { file, path: "/sections", expected, found, fix: 'add what is missing to the "fields" of a section' },
  ];
}

/** The requirements of a form in steps: sections with a heading each, which contain all of its fields. */
function checkSteps({ name, ui }: FormDocuments, schema: Schema): Problem[] {
  if (!ui.steps) return [];
  const [file, path] = [uiFile(name), "/steps"];
  const titled = (ui.sections ?? []).filter(({ title }) => title).length;
  const problems: Problem[] = [];
  if (titled < 2)
    problems.push({
      file,
      path,
      expected: 'at least two "sections" with a title, since each is a step of its own',
      found: `${titled} with a title`,
      fix: 'write the sections, each with its "title" and "fields", or remove "steps"',
    });
  const word = (["oneOf", "anyOf"] as const).find((key) => schema[key]);
  if (word && kindOf(schema)?.name === "branches")
    problems.push({
      file,
      path,
      expected: "fields that are in sections",
      found: `"${word}" at the root of ${schemaFile(name)}, whose fields are in no section`,
      fix: `put the "${word}" under a field of its own, or remove "steps"`,
    });
  return problems;
}

/**
 * Cross-field rules that are broken until a later step is answered: nobody could leave the earlier step. Sums may be computed and
 * hence never broken; rules of a condition or a branch may not apply yet.
 */
function checkLater({ ui, rules = "" }: FormDocuments, schema: Schema): Placed[] {
  const sections = ui.steps ? (ui.sections ?? []) : [];
  const stepOf = (field: string) => sections.findIndex((section) => section.fields.includes(field));
  const always = [...inPlace({ schema, pointer: "" }, { upTo: "always" })].flatMap((part) => acrossIn(part.schema));
  return always.flatMap(({ field, rule, of }) => {
    const step = stepOf(field);
    const later = of.filter((other) => stepOf(other) > step).sort((a, b) => stepOf(a) - stepOf(b));
    const last = later.at(-1);
    const isBroken = rule === "same" || (rule === "sum" && !/\bcomputed\b/.test(rules));
    if (step < 0 || !last || !isBroken) return [];
    return {
      path: `/sections/${step}/fields/${sections[step]?.fields.indexOf(field)}`,
      expected: `the step of the fields in its "${rule}", or a later one`,
      found: `${quote(field)} before ${later.map(quote).join(", ")}: until that is filled in, the rule is broken`,
      fix: `move ${inFull(field)} to the section of ${inFull(last)}`,
    };
  });
}

/** Names in the order of a group that are none of its fields; with free keys, any name may be one. */
const strayOrder = (order: string[], names: string[]): Placed[] =>
  names.length === 0 || names.includes("*")
    ? []
    : order.flatMap((name, index) =>
        name === "*" || names.includes(name) ? [] : [{ path: `/order/${index}`, ...noField(name, names) }],
      );

/** The problems of a UI document, given the resolved schema that it presents. */
export function checkPresentation(documents: FormDocuments, schema: Schema, own?: OwnWidget[]): Problem[] {
  const fields = fieldsByPath(schema);
  const paths = [...fields.keys()];
  const file = uiFile(documents.name);
  const given = documents.ui.fields ?? {};
  const controls = Object.entries(given).flatMap(([path, ui]) => {
    const schemas = (fields.get(path) ?? []).map(({ whole }) => whole);
    const at = `/fields/${pointerStep(path)}`;
    if (schemas.length > 0)
      return [...lookProblems(schemas, ui, own), ...strayOrder(ui.order ?? [], namesInside(paths, path))].map(
        (one) => ({
          file,
          ...one,
          path: at + one.path,
        }),
      );
    const expected = `the path of a field of ${schemaFile(documents.name)}`;
    return [{ file, path: at, expected, found: quote(path), fix: insteadOf(path, paths, Object.keys(given)) }];
  });
  const top = paths.filter(isTopLevel);
  const later = checkLater(documents, schema).map((one) => ({ file, ...one }));
  return [...controls, ...checkSections(documents, top), ...checkSteps(documents, schema), ...later];
}
