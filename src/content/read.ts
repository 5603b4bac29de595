/** Reads a project's documents from disk: every file in the folders is one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, linksBelow, routeFolders } from "../below.ts";
import { checkBeside, checkEndings, checkOrphans } from "../engine/check/across-documents/orphans.ts";
import { checkOwnRules } from "../engine/check/across-documents/own-rules.ts";
import { DocumentError, type Problem } from "../engine/check/problem.ts";
import { checking, checkPart, checkProject, formNames, type ProjectPart } from "../engine/check/project.ts";
import { warningsOf, warningsOfPart } from "../engine/check/warnings.ts";
import {
  documentsOf,
  type FormDocuments,
  formOfDocument,
  isSharedDocument,
  type Project,
  rulesFile,
  schemaFile,
  uiFile,
  widgetFile,
} from "../engine/define/documents.ts";
import { widgetFrom } from "../engine/own/widgets.ts";
import { footer } from "../navigation.ts";
import { documentFrom } from "./document.ts";
import { keepTranslation } from "./forms/own-code.ts";
import { readTranslations } from "./forms/translations.ts";
import { checkOwnWidgets } from "./forms/widgets.ts";
import { onceNow, type Thing, valueApart } from "./once/once.ts";
import { isPart, routeOfPage } from "./paths.ts";

/** Every document of a project that can be read, and the problems of the others. */
interface ReadProject {
  project: Project;
  problems: Problem[];
}

/** The error for a symbolic link: `npm run dev` would not notice changes of its target, which may not even exist. */
const linkProblem = (file: string): Problem => ({
  file,
  path: "",
  expected: "a file or a folder",
  found: "a symbolic link",
  fix: "replace it with the file or folder that it points to",
});

function readDocuments(root: string): ReadProject {
  const problems = [...routeFolders, "papers"].flatMap((folder) => linksBelow(root, folder)).map(linkProblem);
  const read = (file: string) => documentFrom(file, readFileSync(join(root, file), "utf8"), problems);
  const files = filesBelow(root, "schemas", ".json");
  const presented = filesBelow(root, "forms", "");
  // Something with such a name may be a folder, or a pipe that nobody writes to.
  const isFile = new Set(presented);
  const translations = readTranslations(root, presented, problems);
  const forms = files
    .filter((file) => !isSharedDocument(file))
    .map((file): FormDocuments => {
      const name = file.slice("schemas/".length, -".schema.json".length);
      const documents: FormDocuments = {
        ...documentsOf(name, read(file), isFile.has(uiFile(name)) ? read(uiFile(name)) : {}),
        ...(translations.has(name) && { translations: translations.get(name) }),
      };
      const rules = rulesFile(name);
      return isFile.has(rules) ? { ...documents, rules: readFileSync(join(root, rules), "utf8") } : documents;
    });
  const shared = Object.fromEntries(
    files.filter(isSharedDocument).map((file) => [file.slice("schemas/".length), read(file)]),
  );
  const pages = filesBelow(root, "pages", ".ts")
    .filter((file) => !isPart(file))
    .map((file) => ({ route: routeOfPage(file), file }));
  problems.push(
    ...checkEndings(filesBelow(root, "schemas", "")),
    ...checkOrphans(formNames(forms), presented),
    ...checkBeside(filesBelow(root, "pages", "")),
  );
  const widgets = presented.flatMap((file) => {
    const [, name] = /^forms\/widgets\/([^/]+)\.tsx$/.exec(file) ?? [];
    return name ? [widgetFrom(name, readFileSync(join(root, file), "utf8"))] : [];
  });
  const groups = footer.map(({ title }) => title);
  return { project: { forms, shared, pages, groups, ...(widgets.length > 0 && { widgets }) }, problems };
}

function sound(project: Project, problems: Problem[]): Project {
  if (problems.length > 0) throw new DocumentError(problems);
  return project;
}

/**
 * Reads every document of the project at `root`.
 * @throws DocumentError naming each file that cannot be read
 */
export function readProject(root: string): Project {
  const { project, problems } = readDocuments(root);
  return sound(project, problems);
}

/** The problems of a part of a project, cached by its documents. */
const checksOf = (part: ProjectPart): Thing => ({ kind: "checks", by: "src/content/forms/checks.ts", from: part });

const mistakesInDocuments = (project: Project): Problem[] =>
  checkProject(project, (part) => onceNow(checksOf(part), () => checkPart(part)));

/** The same in a worker thread; only one, since each would have to load the checks. */
async function mistakesFoundApart(project: Project): Promise<Problem[]> {
  const run = checking(project);
  let step = run.next();
  while (!step.done) {
    const found: Problem[][] = [];
    for (const part of step.value) found.push(await valueApart<Problem[]>(checksOf(part)));
    step = run.next(found);
  }
  return step.value;
}

/** The forms that no problem is about; none if a document that forms share has one. */
export function soundForms({ forms }: Project, problems: Problem[]): FormDocuments[] {
  if (problems.some(({ file }) => isSharedDocument(file))) return [];
  const faulty = new Set(problems.map(({ file }) => formOfDocument(file)));
  return forms.filter(({ name }) => !faulty.has(name));
}

/** The widgets that no problem is about. */
export const soundWidgets = ({ widgets }: Project, problems: Problem[]): Project["widgets"] =>
  widgets?.filter(({ name }) => problems.every(({ file }) => file !== widgetFile(name)));

/**
 * Adds the problems of own rules and widgets whose documents have none. They are loaded each time, since the files they import are
 * not part of the project, and so cannot be part of a cache key.
 */
function withMistakesInCode(root: string, project: Project, problems: Problem[]): Problem[] {
  const forms = soundForms(project, problems);
  return [
    ...problems,
    ...forms.flatMap((form) => checkOwnRules(root, form, project.shared, keepTranslation)),
    ...checkOwnWidgets(root, { ...project, forms, widgets: soundWidgets(project, problems) }),
  ];
}

/** All problems of a project. */
const mistakesIn = (root: string, project: Project): Problem[] =>
  withMistakesInCode(root, project, mistakesInDocuments(project));

/** Warnings about a project without errors, those of each part cached by its documents. */
export const warningsIn = (project: Project): Problem[] =>
  warningsOf(project, project.forms, (part) =>
    onceNow({ kind: "warnings", by: "src/engine/check/warnings.ts", from: part }, () => warningsOfPart(part)),
  );

/**
 * Reads and checks every document.
 * @throws DocumentError listing every mistake
 */
export function readChecked(root: string): Project {
  const project = readProject(root);
  return sound(project, mistakesIn(root, project));
}

/** The same, with the documents checked in a worker thread. */
export async function readCheckedApart(root: string): Promise<Project> {
  const project = readProject(root);
  return sound(project, withMistakesInCode(root, project, await mistakesFoundApart(project)));
}

/**
 * Reads and checks every document, and continues after errors in order to report all of them.
 * @param isRuled whether forms' own rules, and widgets, are checked too; the types for these rules are generated without them
 */
export function readAnyway(root: string, isRuled = true): ReadProject {
  const { project, problems } = readDocuments(root);
  const files = new Set(problems.map(({ file }) => file));
  // Forms refer to shared documents, so none can be checked until these can be read.
  const isSharedRead = ![...files].some(isSharedDocument);
  const readable = project.forms.filter(
    ({ name }) => isSharedRead && !files.has(schemaFile(name)) && !files.has(uiFile(name)),
  );
  const checked = { ...project, forms: readable };
  return { project, problems: [...problems, ...(isRuled ? mistakesIn(root, checked) : mistakesInDocuments(checked))] };
}
