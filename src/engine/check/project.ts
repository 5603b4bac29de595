/** Checks all documents of a project, each by itself and together. */

import { type FormDocuments, type Project, schemaFile, uiFile } from "../define/documents.ts";
import { drawnSchemaOf } from "../define/drawn.ts";
import { fieldsByPath, namesOf } from "../define/fields.ts";
import { withoutOnly } from "../define/one-field.ts";
import { accepts } from "../rules/compile.ts";
import { resolvedSchemaOf } from "../rules/contract.ts";
import { isComposed } from "../schema/in-place.ts";
import type { SharedSchemas } from "../schema/refs.ts";
import { type NamedPlaces, namedAmong } from "../schema/strays.ts";
import { checkClashes } from "./across-documents/clashes.ts";
import { checkFormNames } from "./across-documents/form-names.ts";
import { checkLanguage } from "./across-documents/language.ts";
import { checkNavigation } from "./across-documents/navigation.ts";
import { checkPages } from "./across-documents/pages.ts";
import { checkTranslations } from "./across-documents/translations.ts";
import { checkWidgetFiles } from "./across-documents/widget-files.ts";
import { inFull, type Problem, quote } from "./problem.ts";
import { checkAcross } from "./schema/across.ts";
import { checkConditions } from "./schema/conditions.ts";
import { checkControls } from "./schema/controls.ts";
import { checkKeptOut } from "./schema/kept-out.ts";
import { checkLocked } from "./schema/locked.ts";
import { checkReferences, checkUse } from "./schema/references.ts";
import { checkRules } from "./schema/rules.ts";
import { checkShown } from "./schema/shown.ts";
import { nameFrom } from "./suggest.ts";
import { checkMeta, checkSchema } from "./syntax/meta.ts";
import { withoutFields } from "./syntax/other-documents.ts";
import { checkConfirmation } from "./ui-schema/confirmation.ts";
import { checkFolded } from "./ui-schema/folded.ts";
import { checkPresentation } from "./ui-schema/presentation.ts";
import { checkUiSchema } from "./ui-schema/ui-schema.ts";

/** The name that a form should have: its file is directly in schemas/, and is called like a route unless the UI document gives one. */
const properName = ({ name, ui }: FormDocuments): string =>
  ui.route !== undefined && !name.includes("/") ? name : nameFrom(name);

/** The names that files of a form may have: the form's own and, if that is wrong, the right one, which they may have already. */
export const formNames = (forms: FormDocuments[]): string[] => [
  ...new Set([...forms.map(properName), ...forms.map(({ name }) => name)]),
];

function checkName(documents: FormDocuments): Problem[] {
  const { name } = documents;
  const good = properName(documents);
  if (name === good) return [];
  return [
    {
      file: schemaFile(name),
      path: "",
      expected: "a file in schemas/, with a name of lower-case letters, digits and hyphens",
      found: `"${name}.schema.json"`,
      fix: `rename it to ${schemaFile(good)}, or give it another name if that one is taken`,
    },
  ];
}

/** Checks that a schema describes a form: an object with fields, whose `formName`, if any, is a constant string. */
function checkShape({ name, schema }: FormDocuments): Problem[] {
  const file = schemaFile(name);
  const fields = namesOf(schema).filter((field) => field !== "formName");
  const isElsewhere =
    isComposed(schema) || schema.patternProperties || schema.additionalProperties || schema.unevaluatedProperties;
  const declared = schema.properties?.formName;
  const problems: Problem[] = [];
  if (schema.type !== undefined && schema.type !== "object")
    problems.push({
      file,
      path: "/type",
      expected: '"object": a form sends an object',
      found: quote(schema.type),
      fix: 'write "object"',
    });
  if (fields.length === 0 && !isElsewhere)
    problems.push({
      file,
      path: schema.properties ? "/properties" : "",
      ...withoutFields(schema),
    });
  if (declared !== undefined && typeof declared.const !== "string")
    problems.push({
      file,
      path: "/properties/formName",
      expected: 'the form\'s fixed name: { "const": "…" }',
      found: quote(declared),
      fix: `write { "const": ${inFull(name)} }, or remove it: the form is then called after its file`,
    });
  return problems;
}

/** The problems of the first step that finds any: each step relies on those before it. */
function firstOf(steps: (() => Problem[])[]): Problem[] {
  for (const step of steps) {
    const problems = step();
    if (problems.length > 0) return problems;
  }
  return [];
}

/** The problems of shared documents by themselves. */
function checkShared(shared: SharedSchemas, named: NamedPlaces): Problem[] {
  const documents = Object.entries(shared).map(([name, schema]) => [`schemas/${name}`, schema, named[name]] as const);
  return firstOf([
    () => documents.flatMap(([file, schema, places]) => checkMeta("schema", file, schema, places)),
    () => documents.flatMap(([file, schema, places]) => checkReferences(file, schema, shared, places)),
    () => documents.flatMap(([file, schema, places]) => checkRules(file, schema, shared, places)),
  ]);
}

/** Maps problems to the documents as they were written. */
export const asWritten = ({ name, isOnly }: FormDocuments, problems: Problem[]): Problem[] =>
  problems.map((problem) =>
    isOnly && problem.file === schemaFile(name) ? { ...problem, path: withoutOnly(problem.path) } : problem,
  );

/** The problems of one form. Its references must be valid before its rules can be checked. */
function checkForm(
  documents: FormDocuments,
  { shared, widgets }: Pick<Project, "shared" | "widgets">,
  isSharedSound: boolean,
): Problem[] {
  const { name, schema, ui } = documents;
  const file = schemaFile(name);
  const alone = [
    () => [...checkSchema(documents), ...checkMeta("ui", uiFile(name), ui)],
    () => [...checkName(documents), ...checkShape(documents), ...checkLanguage(documents)],
  ];
  const resolved = [
    () => checkReferences(file, schema, shared),
    // Deriving the drawn schema compiles the patterns, so they must be valid.
    () => checkRules(file, schema, shared),
    () => {
      const resolved = resolvedSchemaOf(documents, shared);
      const drawn = drawnSchemaOf(documents, resolved, accepts);
      return [
        ...checkControls(documents, drawn),
        ...checkLocked(documents, drawn, resolved),
        ...checkFormNames(file, schema, fieldsByPath(drawn)),
        ...checkAcross(file, schema, drawn),
        ...checkShown(file, schema, drawn),
        ...checkKeptOut(file, schema, drawn),
        ...checkConditions(file, schema, drawn),
        ...checkConfirmation(name, ui, drawn),
        ...checkPresentation(documents, drawn, widgets),
        ...checkFolded(documents, drawn),
        ...checkUiSchema(documents, drawn, widgets),
      ];
    },
  ];
  // A translation is compared with the original, which has to be valid.
  const translations = () => checkTranslations(documents, shared);
  return firstOf(isSharedSound ? [...alone, ...resolved, translations] : alone);
}

/** What can be checked without the rest of a project: the documents that forms share, or a form that refers to them. */
export interface ProjectPart {
  shared: SharedSchemas;
  /** The places outside the keywords of shared documents that references of others lead to. */
  named?: NamedPlaces;
  form?: FormDocuments;
  widgets?: Project["widgets"];
  /** Whether the shared documents have no problems. */
  isSharedSound?: boolean;
}

/** The problems of a part. */
export const checkPart = ({ shared, named = {}, form, widgets, isSharedSound = false }: ProjectPart): Problem[] =>
  form ? asWritten(form, checkForm(form, { shared, widgets }, isSharedSound)) : checkShared(shared, named);

/**
 * Checks a project in two steps: yields its parts, is sent the problems of each, and returns those of the whole project. The
 * caller may take the problems of a part from a cache.
 */
export function* checking(project: Project): Generator<ProjectPart[], Problem[], Problem[][]> {
  const { forms, shared, widgets } = project;
  const schemas = forms.map(({ schema }) => schema);
  const named = namedAmong(shared, schemas);
  const [alone = []] = yield [{ shared, ...(Object.keys(named).length > 0 && { named }) }];
  const sharedProblems = firstOf([() => alone, () => checkUse(shared, schemas, named)]);
  const isSharedSound = sharedProblems.length === 0;
  const each = yield forms.map((form) => ({ shared, form, widgets, isSharedSound }));
  return [
    ...sharedProblems,
    ...each.flat(),
    ...checkClashes(project),
    ...checkNavigation(project),
    ...checkPages(project),
    ...checkWidgetFiles(project),
  ];
}

/** Every problem in a project's documents. */
export function checkProject(project: Project, check: (part: ProjectPart) => Problem[] = checkPart): Problem[] {
  const run = checking(project);
  let step = run.next();
  while (!step.done) step = run.next(step.value.map((part) => check(part)));
  return step.value;
}
