/** The two sides of a comparison: a form by name, a schema file, or a form at a git revision. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DocumentError } from "../../engine/check/problem.ts";
import { checkSyntax } from "../../engine/check/syntax.ts";
import { documentsOf, schemaFile } from "../../engine/documents.ts";
import { withoutFormName } from "../../engine/form-name.ts";
import { publishedSchema } from "../../engine/published.ts";
import type { SharedSchemas } from "../../engine/refs.ts";
import { UnresolvedRef } from "../../engine/resolve.ts";
import type { Schema } from "../../engine/schema.ts";
import { usageError } from "./terminal.ts";

/** The text of a schema, with those of the shared documents beside it. */
interface Source {
  file: string;
  text: string;
  beside: { [file: string]: string };
}

function parsed(file: string, text: string): Schema {
  const problems = checkSyntax(file, text);
  if (problems.length > 0) throw new DocumentError(problems);
  return JSON.parse(text);
}

const isBeside = (file: string) => file.endsWith(".json") && !file.endsWith(".schema.json");

function fromDisk(path: string, file: string): Source {
  const folder = dirname(path);
  const names = readdirSync(folder).filter((name) => isBeside(name) && join(folder, name) !== path);
  const beside = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
  return { file, text: readFileSync(path, "utf8"), beside };
}

function fromGit(root: string, revision: string, name: string): Source {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const file = `${revision}:${schemaFile(name)}`;
  try {
    const names = git("ls-tree", "--name-only", `${revision}:./schemas/`).split("\n").filter(isBeside);
    const beside = Object.fromEntries(names.map((other) => [other, git("show", `${revision}:./schemas/${other}`)]));
    return { file, text: git("show", `${revision}:./${schemaFile(name)}`), beside };
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
  if (existsSync(resolve(root, side))) return fromDisk(resolve(root, side), side);
  const [, revision, name] = /^(.+):([^:/]+)$/.exec(side) ?? [];
  if (revision && name) return fromGit(root, revision, name);
  const fix = "write a form's name, a path, or revision:form as in HEAD~1:contact";
  throw usageError({ file: side, expected: "a schema", found: "none", fix });
}

/**
 * The contracts on both sides of a comparison, as other tools read them. They include the form's name if both schemas
 * declare it: a copied file may have any name.
 * @throws DocumentError when one cannot be read
 */
export function contractsAt(root: string, before: string, after: string): [Schema, Schema] {
  const [old, now] = [contractAt(root, before), contractAt(root, after)];
  const isNamed = old.isNamed && now.isNamed;
  return isNamed ? [old.contract, now.contract] : [withoutFormName(old.contract), withoutFormName(now.contract)];
}

function contractAt(root: string, side: string): { contract: Schema; isNamed: boolean } {
  const { file, text, beside } = sourceOf(root, side);
  const shared: SharedSchemas = Object.fromEntries(
    Object.entries(beside).map(([name, content]) => [name, parsed(name, content)]),
  );
  const [last = file] = file.split(/[/:]/).slice(-1);
  const name = last.replace(/(\.schema)?\.json$/, "");
  try {
    const schema = parsed(file, text);
    const { $schema: _draft, ...contract } = publishedSchema(documentsOf(name, schema, {}), shared);
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
