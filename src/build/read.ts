/** Reads a project's documents from disk: the folders are the registry. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { DocumentError } from "../engine/check/problem.ts";
import { checkProject } from "../engine/check/project.ts";
import { type FormDocuments, type Project, uiFile } from "../engine/documents.ts";
import { isObject } from "../engine/schema.ts";
import { routeOfPage } from "../paths.ts";

/** Where in a text a character stands, as "line 3, column 7". */
function lineOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split("\n");
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/**
 * Reads one JSON document.
 * @throws DocumentError when it is not JSON, or not an object
 */
function readJson(root: string, file: string): { [key: string]: unknown } {
  const text = readFileSync(join(root, file), "utf8");
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
    const found = Array.isArray(value) ? "a list" : JSON.stringify(value);
    throw new DocumentError([{ file, path: "", expected: "a JSON object", found, mend: "write { … }" }]);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const offset = Number(/position (\d+)/.exec(error.message)?.[1] ?? text.length);
    throw new DocumentError([
      {
        file,
        path: "",
        expected: "valid JSON",
        found: `a syntax error at ${lineOf(text, offset)}`,
        mend: "look for a missing or superfluous comma, quote or bracket there",
      },
    ]);
  }
}

/** Files below a folder by the end of their names, from the root, in order. */
export function filesBelow(root: string, folder: string, ending: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}

/** Files in schemas/ that are not forms: forms refer to them by name. */
const isShared = (file: string) => !file.endsWith(".schema.json");

/** A UI document without its schema presents nothing. */
function orphans(forms: FormDocuments[], uiFiles: string[]): DocumentError[] {
  const known = new Set(forms.map(({ name }) => uiFile(name)));
  return uiFiles
    .filter((file) => !known.has(file))
    .map((file) => {
      const schema = file.replace("forms/", "schemas/").replace(".ui.json", ".schema.json");
      const mend = `write ${schema}, or remove this file`;
      return new DocumentError([{ file, path: "", expected: `a schema to present, ${schema}`, found: "none", mend }]);
    });
}

/**
 * Reads every document of the project at `root`.
 * @throws DocumentError naming each file that cannot be read
 */
export function readProject(root: string): Project {
  const errors: DocumentError[] = [];
  const read = (file: string) => {
    try {
      return readJson(root, file);
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      errors.push(error);
      return {};
    }
  };
  const files = filesBelow(root, "schemas", ".json");
  const forms = files
    .filter((file) => !isShared(file))
    .map((file): FormDocuments => {
      const name = file.slice("schemas/".length, -".schema.json".length);
      return { name, schema: read(file), ui: existsSync(join(root, uiFile(name))) ? read(uiFile(name)) : {} };
    });
  const shared = Object.fromEntries(files.filter(isShared).map((file) => [file.slice("schemas/".length), read(file)]));
  const pages = filesBelow(root, "pages", ".ts").map((file) => ({ route: routeOfPage(file), file }));
  errors.push(...orphans(forms, filesBelow(root, "forms", ".ui.json")));
  if (errors.length > 0) throw new DocumentError(errors.flatMap(({ problems }) => problems));
  return { forms, shared, pages };
}

/**
 * Reads and checks every document.
 * @throws DocumentError listing every mistake
 */
export function readChecked(root: string): Project {
  const project = readProject(root);
  const problems = checkProject(project);
  if (problems.length > 0) throw new DocumentError(problems);
  return project;
}
