/** The two sides of a comparison: a form by name, a schema file, or a form at a git revision. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { documentFrom } from "../../content/document.ts";
import { checkMeta } from "../../engine/check/meta.ts";
import { DocumentError, type Problem } from "../../engine/check/problem.ts";
import type { DocumentKind } from "../../engine/check/sayings.ts";
import { documentsOf, isSharedDocument, schemaFile, type UiDocument, uiFile } from "../../engine/define/documents.ts";
import { withoutFormName } from "../../engine/define/form-name.ts";
import { contractOf as bodyOf, resolvedSchemaOf } from "../../engine/rules/contract.ts";
import { closed } from "../../engine/rules/unknown-fields.ts";
import type { SharedSchemas } from "../../engine/schema/refs.ts";
import { UnresolvedRef } from "../../engine/schema/resolve.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import { usageError } from "./terminal.ts";

/** The text of a schema, with those of the shared documents beside it, and of its UI document. */
interface Source {
  name: string;
  file: string;
  text: string;
  beside: { [name: string]: Document };
  ui?: Document;
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
  const ui = join(folder, "..", uiFile(name));
  return {
    ...{ name, file, text, beside },
    ...(existsSync(ui) && { ui: { file: uiFile(name), text: readFileSync(ui, "utf8") } }),
  };
}

function fromGit(root: string, revision: string, name: string): Source {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const textOf = (file: string) => git("show", `${revision}:./${file}`);
  const file = `${revision}:${schemaFile(name)}`;
  try {
    const files = git("ls-tree", "--name-only", revision, "schemas/", "forms/").split("\n");
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
    const ui = files.includes(uiFile(name)) && { file: `${revision}:${uiFile(name)}`, text: textOf(uiFile(name)) };
    return { name, file, text, beside, ...(ui && { ui }) };
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
 * The contracts on both sides of a comparison, with rules of this project's own. They include the form's name if both schemas
 * declare it: a copied file may have any name. A schema without a UI document is presented as the other side is.
 * @throws DocumentError when one cannot be read
 */
export function contractsAt(root: string, before: string, after: string): [Schema, Schema] {
  const sources = [sourceOf(root, before), sourceOf(root, after)] as const;
  const [old, now] = [contractOf(sources[0], sources[1].ui), contractOf(sources[1], sources[0].ui)];
  const isNamed = old.isNamed && now.isNamed;
  return isNamed ? [old.contract, now.contract] : [withoutFormName(old.contract), withoutFormName(now.contract)];
}

/** @throws DocumentError for a document that is none of its kind: what is read of it would be a guess */
function checked<T>(kind: DocumentKind, { file, text }: Document): T {
  const problems: Problem[] = [];
  const document = documentFrom(file, text, problems);
  if (problems.length === 0) problems.push(...checkMeta(kind, file, document));
  if (problems.length > 0) throw new DocumentError(problems);
  return document as T;
}

function contractOf(
  { name, file, text, beside, ui: own }: Source,
  other: Source["ui"],
): { contract: Schema; isNamed: boolean } {
  const shared: SharedSchemas = Object.fromEntries(
    Object.entries(beside).map(([name, document]) => [name, checked<Schema>("schema", document)]),
  );
  const written = own ?? other;
  const ui: UiDocument = written ? checked("ui", written) : {};
  try {
    const schema: Schema = checked("schema", { file, text });
    const documents = documentsOf(name, schema, ui);
    const contract = closed(bodyOf(documents, resolvedSchemaOf(documents, shared)));
    return { contract, isNamed: schema.properties?.formName !== undefined };
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
