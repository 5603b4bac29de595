/** Reads a project's documents from disk: the folders are the registry. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../below.ts";
import { checkOrphans } from "../engine/check/orphans.ts";
import { DocumentError, type Problem } from "../engine/check/problem.ts";
import { checkProject } from "../engine/check/project.ts";
import { checkSyntax } from "../engine/check/syntax.ts";
import { warningsOf } from "../engine/check/warnings.ts";
import { documentsOf, type FormDocuments, type Project, schemaFile, uiFile } from "../engine/documents.ts";
import type { JsonObject } from "../engine/schema.ts";
import { footer } from "../navigation.ts";
import { fillDocument } from "./fill-in.ts";
import { onceNow } from "./once/once.ts";
import { routeOfPage } from "./paths.ts";

/** Files in schemas/ that are not forms: forms refer to them by name. */
const isShared = (file: string) => !file.endsWith(".schema.json");

/** Every document of a project as far as it can be read, and what is wrong with the others. */
export interface ReadProject {
  project: Project;
  problems: Problem[];
}

/** A document from its text, filled in; an empty one where its mistakes, which are added to the others, leave nothing. */
export function documentFrom(file: string, text: string, problems: Problem[]): JsonObject {
  const faults = checkSyntax(file, text);
  problems.push(...faults);
  if (faults.length > 0) return {};
  try {
    return fillDocument(JSON.parse(text), file);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    problems.push(...error.problems);
    return {};
  }
}

function readDocuments(root: string): ReadProject {
  const problems: Problem[] = [];
  const read = (file: string) => documentFrom(file, readFileSync(join(root, file), "utf8"), problems);
  const files = filesBelow(root, "schemas", ".json");
  const forms = files
    .filter((file) => !isShared(file))
    .map((file): FormDocuments => {
      const name = file.slice("schemas/".length, -".schema.json".length);
      return documentsOf(name, read(file), existsSync(join(root, uiFile(name))) ? read(uiFile(name)) : {});
    });
  const shared = Object.fromEntries(files.filter(isShared).map((file) => [file.slice("schemas/".length), read(file)]));
  const pages = filesBelow(root, "pages", ".ts").map((file) => ({ route: routeOfPage(file), file }));
  const names = forms.map(({ name }) => name);
  problems.push(...checkOrphans(names, filesBelow(root, "forms", ".json")));
  return { project: { forms, shared, pages, groups: footer.map(({ title }) => title) }, problems };
}

/**
 * Reads every document of the project at `root`.
 * @throws DocumentError naming each file that cannot be read
 */
export function readProject(root: string): Project {
  const { project, problems } = readDocuments(root);
  if (problems.length > 0) throw new DocumentError(problems);
  return project;
}

/** Every mistake of a project, found once for each state of it. */
const mistakesIn = (project: Project): Problem[] =>
  onceNow({ kind: "checks", by: "src/engine/check/project.ts", from: project }, () => checkProject(project));

/** What a project without mistakes is perhaps not meant to say, found once for each state of it. */
export const warningsIn = (project: Project): Problem[] =>
  onceNow({ kind: "warnings", by: "src/engine/check/warnings.ts", from: project }, () => warningsOf(project));

/**
 * Reads and checks every document.
 * @throws DocumentError listing every mistake
 */
export function readChecked(root: string): Project {
  const project = readProject(root);
  const problems = mistakesIn(project);
  if (problems.length > 0) throw new DocumentError(problems);
  return project;
}

/** Reads and checks every document, and goes on past mistakes: what can be told of the rest is told too. */
export function readAnyway(root: string): ReadProject {
  const { project, problems } = readDocuments(root);
  const files = new Set(problems.map(({ file }) => file));
  const readable = project.forms.filter(({ name }) => !files.has(schemaFile(name)) && !files.has(uiFile(name)));
  return { project, problems: [...problems, ...mistakesIn({ ...project, forms: readable })] };
}
