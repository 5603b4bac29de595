/** A project that is being edited can be rendered, whatever is wrong with its documents. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { resolvedSchemaOf } from "../../engine/rules/contract.ts";
import { Standing } from "./standing.ts";

let root = "";
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const shared = JSON.stringify({ definitions: { email: { type: "string", format: "email" } } });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "keelwork-standing-"));
  vi.stubEnv("BUILD_CACHE", join(root, "cache"));
  mkdirSync(join(root, "schemas"));
  write("schemas/shared.json", shared);
  const properties = { email: { $ref: "shared.json#/definitions/email" } };
  write("schemas/first.schema.json", JSON.stringify({ type: "object", properties }));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

/** The problems of the project, and the fields of its form. */
function stands(standing: Standing): [problems: string[], fields: string[]] {
  const { project, error } = standing.read();
  const [form] = project.forms;
  const problems = (error?.problems ?? []).map(({ file, path }) => file + path);
  return [problems, form ? Object.keys(resolvedSchemaOf(form, project.shared).properties ?? {}) : []];
}

it.each([
  ["renamed", () => write("schemas/shared.json", shared.replace("email", "address"))],
  ["gone with its file", () => rmSync(join(root, "schemas/shared.json"))],
])("a definition that forms refer to is %s: its form says so in its place", (_how, change) => {
  const standing = new Standing(root);
  expect(stands(standing)).toEqual([[], ["email"]]);
  change();
  expect(stands(standing)).toEqual([["schemas/first.schema.json/properties/email/$ref"], []]);
  write("schemas/shared.json", shared);
  expect(stands(standing)).toEqual([[], ["email"]]);
});

it("what forms share cannot be read: it alone is named, and forms stay as they were", () => {
  const standing = new Standing(root);
  standing.read();
  write("schemas/shared.json", `${shared},`);
  expect(stands(standing)).toEqual([["schemas/shared.json"], ["email"]]);
});
