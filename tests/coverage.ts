/**
 * What the fixtures do not cover: rules that none breaks, fields and choices that none uses, and broken schemas that none
 * would notice. As a command: `npx jiti tests/coverage.ts`.
 */
import { fileURLToPath } from "node:url";
import { readProject } from "../src/build/read.ts";
import { isChoiceList } from "../src/engine/choices.ts";
import { localDay } from "../src/engine/dates.ts";
import type { Form, RawError } from "../src/engine/definition.ts";
import { schemaFile } from "../src/engine/documents.ts";
import { fieldsOf } from "../src/engine/fields.ts";
import { normalize } from "../src/engine/payload.ts";
import { isObject, type Json, type Schema } from "../src/engine/schema.ts";
import { rulesOf } from "../src/engine/sentences.ts";
import { judge } from "../src/engine/validate.ts";
import { type Fixture, trimmed } from "../src/fixtures/fixture.ts";
import { type Choices, choicesOf, type Mutant, mutantsOf, nameAt, placesOf } from "./mutants.ts";
import { compile, formOf, type Subject, subjectsOf } from "./subject.ts";

const today = localDay(new Date());

const idOf = ({ schemaPath, params }: RawError) =>
  schemaPath.slice(1) + (params.missingProperty === undefined ? "" : `/${params.missingProperty}`);

/** The rules that a fixture breaks, as pointers: in the body as sent, and in what the form makes of it. */
function brokenBy({ form, stock }: Subject, { data, errors }: Fixture): string[] {
  const raw = [stock, form.check].flatMap((check) =>
    check(check === stock ? data : normalize(form, data)) ? [] : (check.errors ?? []),
  );
  const past = errors.filter(({ field, message }) => message === form.sentences[field]?.dateMinimum);
  return [...raw.map(idOf), ...past.map(({ field }) => `/properties/${field}/dateMinimum`)];
}

/** Every rule of a form's schema, as a pointer. An enum says the type of its values already. */
const rulesIn = (root: Schema): string[] =>
  placesOf(root).flatMap(({ schema, pointer }) => [
    ...rulesOf(schema)
      .filter((rule) => rule !== "required" && !(rule === "type" && schema.enum))
      .map((rule) => `${pointer}/${rule}`),
    ...(schema.required ?? []).filter((name) => name !== "formName").map((name) => `${pointer}/required/${name}`),
    ...(schema.additionalProperties === false ? [`${pointer}/additionalProperties`] : []),
  ]);

/** The values at a path of a body, those of a list one by one. */
function valuesAt(value: Json | undefined, parts: string[]): Json[] {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesAt(entry, parts[0] === "*" ? parts.slice(1) : parts));
  const [part, ...rest] = parts;
  if (part === undefined) return value === undefined ? [] : [value];
  return isObject(value) ? valuesAt((value as { [key: string]: Json })[part], rest) : [];
}

function unused({ documents, valid }: Subject): string[] {
  return fieldsOf(documents.schema).flatMap(({ path, schema }) => {
    const values = valid.flatMap(({ data }) => valuesAt(data, path.split(".")));
    const choices = (isChoiceList(schema) ? (schema.items as Schema) : schema).enum ?? [];
    return [
      ...(values.some((value) => value !== "") ? [] : [`no valid fixture fills ${path}`]),
      ...choices
        .filter((choice) => !values.includes(choice))
        .map((choice) => `no valid fixture has ${JSON.stringify(choice)} in ${path}`),
    ];
  });
}

/** What a form's fixtures leave out: rules that no invalid one breaks, fields and choices that no valid one uses. */
export function gapsOf(subject: Subject): string[] {
  const broken = new Set(subject.invalid.flatMap((fixture) => brokenBy(subject, fixture)));
  const kept = rulesIn(subject.documents.schema).filter((rule) => !broken.has(rule));
  return [...kept.map((rule) => `no invalid fixture breaks ${rule}`), ...unused(subject)];
}

const verdictOf = (form: Form, { data }: Fixture) => JSON.stringify(judge(form, normalize(form, data), today));

/** Whether another validator's verdict on a fixture is a test's business: it cannot judge dates. */
const isForStock = ({ form }: Subject, { errors }: Fixture) =>
  !errors.some(({ field }) => form.dateMinimums.includes(field));

/** Answers whether the test of some fixture would fail if a form had a mutant for its schema. */
export function noticing(subject: Subject): (mutant: Mutant) => boolean {
  const { documents, form, stock } = subject;
  const entries = [...subject.invalid, ...subject.valid].map((fixture) => {
    const body = trimmed(fixture.data);
    const isStocks = isForStock(subject, fixture);
    return { fixture, verdict: verdictOf(form, fixture), body, accepted: stock(body), isStocks };
  });
  return ({ pointer, schema, isSentence }) => {
    const mutant = formOf({ ...documents, schema }, isSentence ? form.check : undefined);
    // Fixtures about the field come first: as a rule the first of them notices.
    const isClose = ({ fixture: { errors } }: (typeof entries)[number]) => errors[0]?.field === nameAt(pointer);
    const ordered = [...entries.filter(isClose), ...entries.filter((entry) => !isClose(entry))];
    if (ordered.some(({ fixture, verdict }) => verdictOf(mutant, fixture) !== verdict)) return true;
    if (isSentence) return false;
    const mutantStock = compile(schema);
    return ordered.some(({ body, accepted, isStocks }) => isStocks && mutantStock(body) !== accepted);
  };
}

/** The broken schemas that no fixture of a form would notice, and how many were tried. */
export function survivorsOf(subject: Subject, choices: Choices): { tried: number; survivors: string[] } {
  const notices = noticing(subject);
  const mutants = [...mutantsOf(subject.documents.schema, choices)];
  const survivors = mutants.filter((mutant) => !notices(mutant));
  return { tried: mutants.length, survivors: survivors.map(({ pointer, change }) => `${pointer || "/"}: ${change}`) };
}

/** The choices of every form, by the name of the field. */
export const allChoices = (subjects: Subject[]): Choices =>
  choicesOf(subjects.map(({ documents }) => documents.schema));

/** The forms of this project, each with its fixtures. */
export function readSubjects(): Subject[] {
  const root = fileURLToPath(new URL("..", import.meta.url));
  return subjectsOf(root, readProject(root));
}

/** What the command prints, by form: how much was tried, and what is missing. */
function report(): { text: string; isComplete: boolean } {
  const subjects = readSubjects();
  const choices = allChoices(subjects);
  const parts = subjects.map((subject) => {
    const gaps = gapsOf(subject);
    const { tried, survivors } = survivorsOf(subject, choices);
    const { documents, valid, invalid } = subject;
    const counts = `${valid.length} valid and ${invalid.length} invalid fixtures notice ${tried - survivors.length} of ${tried} broken schemas`;
    const lines = [...gaps, ...survivors.map((survivor) => `no fixture would notice ${survivor}`)];
    return {
      lines,
      text: [`${schemaFile(documents.name)}: ${counts}`, ...lines.map((line) => `  ${line}`)].join("\n"),
    };
  });
  return { text: parts.map(({ text }) => text).join("\n"), isComplete: parts.every(({ lines }) => lines.length === 0) };
}

if (process.argv[1]?.endsWith("coverage.ts")) {
  const { text, isComplete } = report();
  console.log(text);
  if (!isComplete) process.exitCode = 1;
}
