/** A form's files: its documents as they are written, and its fixtures. They are only written by a click. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DocumentError, quote, refusal } from "../../../engine/check/problem.ts";
import { isName } from "../../../engine/check/suggest.ts";
import { checkSyntax } from "../../../engine/check/syntax/syntax.ts";
import { type Project, schemaFile, uiFile } from "../../../engine/define/documents.ts";
import { alternatesOf } from "../../../engine/define/translation/translated.ts";
import { textAt } from "../../../engine/rules/own/imports.ts";
import { isSame } from "../../../engine/schema/same.ts";
import type { Json, JsonObject } from "../../../engine/schema/schema.ts";
import { asObject, type Fixture, type WrittenCase } from "../../fixtures/fixture.ts";
import { fixtureFolder, readFixtures, writeJson } from "../../fixtures/read.ts";
import { definitionsIn } from "../json/hints.ts";
import type { OnDisk, Sample, ToSave, ToWrite } from "../wire.ts";

const sampleOf = ({ name, data, errors }: Fixture): Sample => ({ name, data, errors });

/** The definitions in shared documents that a `$ref` may name. */
const placesIn = ({ shared }: Project) =>
  Object.entries(shared).flatMap(([file, document]) => definitionsIn(document, file));

/** A form's documents and fixtures. */
export function onDisk(root: string, name: string, project: Project): OnDisk {
  const { valid, invalid, problems } = readFixtures(root, name);
  const form = project.forms.find((one) => one.name === name);
  return {
    name,
    schema: textAt(root, schemaFile(name)) ?? "",
    ui: textAt(root, uiFile(name)) ?? "",
    fixtures: [...valid, ...invalid].map(sampleOf),
    problems,
    shared: placesIn(project),
    languages: (form && alternatesOf(form))?.map(({ lang, name: called }) => ({ lang, name: called })) ?? [],
    widgets: (project.widgets ?? []).map(({ name: widget, takes }) => ({ name: widget, takes })),
  };
}

/**
 * Overwrites a form's documents, both or neither; an empty UI document is not created.
 * @throws DocumentError when the files have changed since they were read, or a text is not valid JSON
 */
export function writeDocuments(root: string, { form, base, ...texts }: ToWrite): void {
  const files = { schema: schemaFile(form), ui: uiFile(form) };
  const changed = (["schema", "ui"] as const).flatMap((part) => {
    const file = files[part];
    const there = textAt(root, file) ?? "";
    if (there !== base[part])
      throw refusal(file, {
        expected: "the file as it was when you began",
        found: "another text",
        fix: "take the files, and change them again",
      });
    return texts[part] === there ? [] : [{ file, text: texts[part].trim() || "{}" }];
  });
  const faults = changed.flatMap(({ file, text }) => checkSyntax(file, text));
  if (faults.length > 0) throw new DocumentError(faults);
  for (const { file, text } of changed) writeFileSync(join(root, file), `${text}\n`);
}

/** A body as a difference from another. */
function differenceFrom({ name, data }: Fixture, body: JsonObject): WrittenCase & { from: string } {
  const changed = Object.entries(body).filter(([key, value]) => !isSame(value, data[key]));
  const remove = Object.keys(data).filter((key) => !Object.hasOwn(body, key));
  const set: { [key: string]: Json } = Object.fromEntries(changed);
  return {
    from: name,
    ...(changed.length > 0 ? { set } : {}),
    ...(remove.length > 0 ? { remove } : {}),
  };
}

/** The most readable form of an invalid body: a difference from the closest valid fixture, if one is close. */
function written(valid: Fixture[], body: JsonObject): WrittenCase {
  // A key with a dot would be read as a path.
  if (Object.keys(body).some((key) => /[./]/.test(key))) return { data: body };
  const length = (value: object) => JSON.stringify(value).length;
  const [nearest] = valid.map((base) => differenceFrom(base, body)).sort((a, b) => length(a) - length(b));
  return nearest && length(nearest) < length(body) ? nearest : { data: body };
}

/**
 * Writes a fixture: a valid one as a body, an invalid one with the messages that it causes.
 * @returns the file
 * @throws DocumentError when the name is invalid or already taken
 */
export function saveFixture(root: string, { form, name, data, errors }: ToSave): string {
  const folder = `${fixtureFolder}/${form}/${errors.length > 0 ? "invalid" : "valid"}`;
  const file = `${folder}/${name}.json`;
  if (!isName(name))
    throw refusal(folder, {
      expected: "a name of lower-case letters, digits and hyphens",
      found: quote(name),
      fix: "write another name: email-without-at",
    });
  const { valid } = readFixtures(root, form);
  const content = errors.length > 0 ? { ...written(valid, data), errors: asObject(errors) } : data;
  try {
    writeJson(root, file, content, "wx");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    throw refusal(file, {
      expected: "no file of this name: fixtures are never overwritten",
      found: "one that exists already",
      fix: "write another name, or edit the file",
    });
  }
  return file;
}
