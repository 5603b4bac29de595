/** A side of a comparison as it is written: a form by name, a schema file, or a form at a git revision. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { refusal } from "../../engine/check/problem.ts";
import { formOfDocument, isSharedDocument, schemaFile, uiFile, widgetFile } from "../../engine/define/documents.ts";
import { allImportsIn, modulesFrom, textAt } from "../../engine/rules/own/imports.ts";

/** The text of a schema, with the texts of the shared documents that it refers to and of its form's documents. */
export interface Source {
  name: string;
  file: string;
  text: string;
  beside: { [name: string]: Document };
  /** For a form in a project, all its files in forms/; for a single file, its UI document, if there is one. */
  own: Document[];
  /** The project's own modules that its rules import, by their paths. */
  imported: Map<string, Document>;
  /** The project's own widgets that its UI document names, with their styles and the modules that they import, by their paths. */
  drawn: Map<string, Document>;
  isForm: boolean;
}

/** A document's text, and its file as errors name it. */
export interface Document {
  file: string;
  text: string;
}

/** The name of the form that a schema file belongs to. */
const nameIn = (path: string): string => basename(path).replace(/(\.schema)?\.json$/, "");

/** The documents that a schema refers to, directly or indirectly; others beside it may belong to no form. */
function referred(text: string, names: string[], read: (name: string) => Document): Source["beside"] {
  const found: Source["beside"] = {};
  const take = (from: string): void => {
    for (const name of names.filter((one) => !Object.hasOwn(found, one) && from.includes(`"${one}`))) {
      const document = read(name);
      found[name] = document;
      take(document.text);
    }
  };
  take(text);
  return found;
}

/**
 * The code that a form's documents use: the modules that its rules import, and the widgets that its UI document names.
 * @param read the text of a file of the project; undefined if there is none
 * @param place where the files are, as an error names it: a revision
 */
function runBy(
  own: Document[],
  read: (file: string) => string | undefined,
  place = "",
): Pick<Source, "imported" | "drawn"> {
  const endingIn = (ending: string) => own.find(({ file }) => file.endsWith(ending));
  const placed = (texts: Iterable<[file: string, text: string]>): Map<string, Document> =>
    new Map([...texts].map(([file, text]) => [file, { file: place + file, text }]));
  const rules = endingIn(".rules.ts")?.file.slice(place.length);
  const modules = rules === undefined ? [] : [...modulesFrom(rules, read, allImportsIn)].slice(1);
  const named = endingIn(".ui.json")?.text.matchAll(/"(?:ui:)?widget"\s*:\s*"([^"]+)"/g) ?? [];
  const drawn = new Map<string, string>();
  for (const [, name = ""] of named) {
    modulesFrom(widgetFile(name), read, allImportsIn, drawn);
    const sheet = widgetFile(name).replace(/tsx$/, "css");
    const styles = read(sheet);
    if (styles !== undefined) drawn.set(sheet, styles);
  }
  return { imported: placed(modules), drawn: placed(drawn) };
}

function fromDisk(path: string, file: string): Source {
  const folder = dirname(path);
  const names = readdirSync(folder).filter((name) => /(?<!\.schema)\.json$/.test(name) && join(folder, name) !== path);
  const text = readFileSync(path, "utf8");
  const beside = referred(text, names, (name) => ({
    file: join(dirname(file), name),
    text: readFileSync(join(folder, name), "utf8"),
  }));
  const name = nameIn(file);
  const isForm = path.endsWith(join("/", schemaFile(name)));
  const project = join(folder, "..");
  const all = existsSync(join(project, "forms")) ? readdirSync(join(project, "forms")) : [];
  const files = all
    .map((one) => `forms/${one}`)
    .filter((one) => (isForm ? formOfDocument(one) === name : one === uiFile(name)));
  const own = files.map((one) => ({ file: one, text: readFileSync(join(project, one), "utf8") }));
  const run = runBy(own, (one) => (one.startsWith("..") ? undefined : textAt(project, one)));
  return { name, file, text, beside, own, ...run, isForm };
}

function fromGit(root: string, revision: string, name: string): Source {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const textOf = (file: string) => git("show", `${revision}:./${file}`);
  const file = `${revision}:${schemaFile(name)}`;
  try {
    const files = git("ls-tree", "-z", "--name-only", revision, "schemas/", "forms/").split("\0");
    const shared = files.filter(isSharedDocument);
    const text = textOf(schemaFile(name));
    const beside = referred(
      text,
      shared.map((other) => basename(other)),
      (other) => ({
        file: `${revision}:schemas/${other}`,
        text: textOf(`schemas/${other}`),
      }),
    );
    const inForms = files.filter((other) => other.startsWith("forms/") && formOfDocument(other) === name);
    const own = inForms.map((other) => ({ file: `${revision}:${other}`, text: textOf(other) }));
    const all = new Set(git("ls-tree", "-rz", "--name-only", revision).split("\0"));
    const run = runBy(own, (one) => (all.has(one) ? textOf(one) : undefined), `${revision}:`);
    return { name, file, text, beside, own, ...run, isForm: true };
  } catch (error) {
    const found = error instanceof Error ? (error.message.split("\n")[1] ?? error.message) : String(error);
    const fix = "correct the revision or the name";
    throw refusal(file, { expected: "a form at a revision of the repository", found, fix });
  }
}

/** @throws DocumentError when it cannot be found */
export function sourceOf(root: string, side: string): Source {
  const form = join(root, schemaFile(side));
  if (existsSync(form)) return fromDisk(form, schemaFile(side));
  const there = statSync(resolve(root, side), { throwIfNoEntry: false });
  if (there?.isFile()) return fromDisk(resolve(root, side), side);
  const [, revision, name] = /^(.+):([^:/]+)$/.exec(side) ?? [];
  if (revision && name) return fromGit(root, revision, name);
  const fix = "write a form's name, a path, or revision:form as in HEAD~1:contact";
  throw refusal(side, { expected: "a schema", found: there ? "a folder" : "none", fix });
}
