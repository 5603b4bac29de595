/** The two sides of a comparison: a form by name, a schema file, or a form at a git revision. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { documentFrom } from "../../content/document.ts";
import { checkMeta } from "../../engine/check/meta.ts";
import { DocumentError, type Problem } from "../../engine/check/problem.ts";
import type { DocumentKind } from "../../engine/check/sayings.ts";
import { define } from "../../engine/define/define.ts";
import {
  documentsOf,
  formOfDocument,
  isSharedDocument,
  schemaFile,
  type UiDocument,
  uiFile,
} from "../../engine/define/documents.ts";
import { withoutFormName } from "../../engine/define/form-name.ts";
import { accepts } from "../../engine/rules/compile.ts";
import { contractOf as bodyOf, resolvedSchemaOf } from "../../engine/rules/contract.ts";
import { closed } from "../../engine/rules/unknown-fields.ts";
import type { SharedSchemas } from "../../engine/schema/refs.ts";
import { UnresolvedRef } from "../../engine/schema/resolve.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import type { Side } from "../diff/sides.ts";
import { usageError } from "./terminal.ts";

/** The text of a schema, with those of the shared documents beside it, and of the documents of its form. */
interface Source {
  name: string;
  file: string;
  text: string;
  beside: { [name: string]: Document };
  /** Of a form in a project, all that it has in forms/; of a file by itself, its UI document, if there is one. */
  own: Document[];
  isForm: boolean;
}

/** A document's text, and its file as an error names it. */
interface Document {
  file: string;
  text: string;
}

/** The name of the form that a schema's file is of. */
const nameIn = (path: string): string => basename(path).replace(/(\.schema)?\.json$/, "");

/** The documents that a schema refers to, and those that they refer to: others beside it need not be of any form. */
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
  return { name, file, text, beside, own, isForm };
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
    return { name, file, text, beside, own, isForm: true };
  } catch (error) {
    const found = error instanceof Error ? (error.message.split("\n")[1] ?? error.message) : String(error);
    const fix = "correct the revision or the name";
    throw usageError({ file, expected: "a form at a revision of the repository", found, fix });
  }
}

/** @throws DocumentError when it cannot be found */
function sourceOf(root: string, side: string): Source {
  const form = join(root, schemaFile(side));
  if (existsSync(form)) return fromDisk(form, schemaFile(side));
  const there = statSync(resolve(root, side), { throwIfNoEntry: false });
  if (there?.isFile()) return fromDisk(resolve(root, side), side);
  const [, revision, name] = /^(.+):([^:/]+)$/.exec(side) ?? [];
  if (revision && name) return fromGit(root, revision, name);
  const fix = "write a form's name, a path, or revision:form as in HEAD~1:contact";
  throw usageError({ file: side, expected: "a schema", found: there ? "a folder" : "none", fix });
}

/**
 * The two sides of a comparison, with contracts that have rules of this project's own. These include the form's name if both
 * sides are forms or declare it: a copied file may have any name. A file without a UI document is presented as the other side is.
 * @throws DocumentError when one cannot be read
 */
export function sidesAt(root: string, before: string, after: string): [Side, Side] {
  const sources = [sourceOf(root, before), sourceOf(root, after)] as const;
  const [old, now] = [readFrom(sources[0], uiOf(sources[1])), readFrom(sources[1], uiOf(sources[0]))];
  if (old.isNamed && now.isNamed) return [old, now];
  const unnamed = (side: Side): Side => ({ ...side, contract: withoutFormName(side.contract) });
  return [unnamed(old), unnamed(now)];
}

/** @throws DocumentError for a document that is none of its kind: what is read of it would be a guess */
function checked<T>(kind: DocumentKind, { file, text }: Document): T {
  const problems: Problem[] = [];
  const document = documentFrom(file, text, problems);
  if (problems.length === 0) problems.push(...checkMeta(kind, file, document));
  if (problems.length > 0) throw new DocumentError(problems);
  return document as T;
}

const uiOf = ({ name, own }: Source) => own.find(({ file }) => file.endsWith(uiFile(name)));

/** What a comparison takes of a source. */
function readFrom(source: Source, other: Document | undefined): Side & { isNamed: boolean } {
  const { name, file, text, beside, own, isForm } = source;
  const shared: SharedSchemas = Object.fromEntries(
    Object.entries(beside).map(([name, document]) => [name, checked<Schema>("schema", document)]),
  );
  const written = uiOf(source) ?? (isForm ? undefined : other);
  const ui: UiDocument = written ? checked("ui", written) : {};
  try {
    const schema: Schema = checked("schema", { file, text });
    const documents = documentsOf(name, schema, ui);
    const resolved = resolvedSchemaOf(documents, shared);
    return {
      contract: closed(bodyOf(documents, resolved)),
      form: define(documents, resolved, accepts),
      documents: isForm
        ? new Map(own.map((one) => [one.file.slice(one.file.indexOf(`${name}.`) + name.length + 1), one]))
        : undefined,
      isNamed: isForm || schema.properties?.formName !== undefined,
    };
  } catch (error) {
    if (!(error instanceof UnresolvedRef)) throw error;
    const expected = "a reference that leads somewhere";
    throw usageError({
      file,
      path: error.pointer,
      expected,
      found: error.ref,
      fix: "put what it names beside the file",
    });
  }
}
