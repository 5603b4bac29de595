/** Checks forms' own rules: a module must export only rules, each of which returns a result for every body. */

import type { WholeDefinition } from "../../define/definition.ts";
import { type FormDocuments, rulesFile } from "../../define/documents.ts";
import type { LaterRule, Own, Rule } from "../../own/rules.ts";
import { definedFrom } from "../../rules/defined.ts";
import { errorsIn } from "../../rules/own/composed.ts";
import { inTime, Unending } from "../../rules/own/in-time.ts";
import { type Exports, functionKind, type Keep, kindOfExport } from "../../rules/own/load.ts";
import { literally } from "../../schema/literally.ts";
import { isTopLevel, type KnownPaths, knownPath } from "../../schema/path.ts";
import type { SharedSchemas } from "../../schema/refs.ts";
import { type Finding, type Problem, quote } from "../problem.ts";
import { instead } from "../suggest.ts";
import { checkNodeImports } from "./node-imports.ts";
import { loadedOrProblem, thrownWords } from "./own-module.ts";

/** The location of a name in a module, as far as it can be found. */
function lineOf(text: string, whole: string): string {
  const [name = ""] = whole.split(".");
  const said = name === "default" ? /^export default\b/ : new RegExp(`^export .*\\b${literally(name)}(?![\\w$])`);
  const index = text.split("\n").findIndex((line) => said.test(line));
  return index < 0 ? "" : ` at line ${index + 1}`;
}

const kinds: { [kind: string]: string } = {
  class: "a class",
  AsyncFunction: "an asynchronous function",
  GeneratorFunction: "a generator",
};

function wordsFor(value: unknown): string {
  const kind = functionKind(value);
  return (kind && (kinds[kind] ?? "a function")) ?? quote(value);
}

/** The problem with an export that is not a rule. */
function strange(name: string, value: unknown): Finding {
  const fix =
    name === "default"
      ? "give each rule a name of its own: export const longStay = (body) => ({ field: sentence })"
      : `remove "export", or make it a function: export const ${name} = (body) => ({ field: sentence })`;
  return {
    expected: "rules: functions that take a body and return messages by field",
    found: wordsFor(value),
    fix,
  };
}

/** The problem with a function that throws on an empty body, or else with its result. */
function tried(ask: () => Finding | undefined): Finding | undefined {
  try {
    return inTime(ask);
  } catch (error) {
    const expected = "a result for every body, including an empty one";
    if (error instanceof Unending) return { expected, found: error.message, fix: "look for a loop that never ends" };
    const fix = "check that a field is there before using it: missing and invalid values are left out of the body";
    return { expected, found: thrownWords(error), fix };
  }
}

/** The problem with the result of a rule for an empty body. */
const fault = (rule: Rule, lang: string, isField: (path: string) => boolean, fields: string[]) =>
  tried(() => {
    const said: unknown = rule({}, lang);
    if (said instanceof Promise) {
      said.catch(() => undefined);
      const fix = 'write "async" in front of it: it then runs only in the receiver';
      return { expected: "messages by field", found: "a promise of them", fix };
    }
    const [stray] = errorsIn(said).filter(({ field }) => !isField(field));
    return stray && strayField(stray.field, fields);
  });

/** The problem with a message for a field that the form does not have. */
export const strayField = (field: string, fields: string[]): Finding => ({
  expected: "messages for fields of the form",
  found: quote(field),
  fix: instead(field, fields),
});

/** Creates the function that tells whether a form has the field at a path; the empty path is the form as a whole. */
export const fieldsKnownTo =
  ({ fields, again, patterns }: KnownPaths) =>
  (path: string): boolean =>
    path === "" || Object.hasOwn(fields, knownPath({ fields, again, patterns }, path));

/** The problems with computed fields. */
function computedFaults(computed: Own["computed"], fields: string[]): { name: string; found: Finding }[] {
  const top = fields.filter(isTopLevel);
  return Object.entries(computed).flatMap(([field, value]) => {
    const name = `computed.${field}`;
    const expected = "a function under the name of a field of the form";
    if (!top.includes(field)) return [{ name, found: { expected, found: quote(field), fix: instead(field, top) } }];
    if (functionKind(value) === "Function") {
      const found = tried(() => void value({}));
      return found ? [{ name, found }] : [];
    }
    const fix = `write a function that is not asynchronous: ${field}: (body) => value`;
    return [{ name, found: { expected, found: wordsFor(value), fix } }];
  });
}

/** The problem with a rule that ignores the language, if its form has several. */
function inOneLanguage(name: string, rule: Rule | LaterRule, kind: keyof Own, { alternates = [] }: WholeDefinition) {
  const [before, taken] = kind === "later" ? ["body, signal", 3] : ["body", 2];
  if (alternates.length === 0 || rule.length >= taken) return undefined;
  return {
    expected: `messages in each language of the form: ${alternates.map(({ lang }) => lang).join(", ")}`,
    found: 'a function without the parameter "lang"',
    fix: `add the parameter, and write each message in that language: ${name} = (${before}, lang) => …`,
  };
}

/** The problems with a module's exports. */
function exportFaults(exported: Exports, form: WholeDefinition): { name: string; found: Finding }[] {
  const { fields, lang = "en" } = form;
  const isField = fieldsKnownTo(form);
  return Object.entries(exported).flatMap(([name, value]) => {
    const kind = kindOfExport(name, value);
    if (kind === "computed") return computedFaults(value as Own["computed"], Object.keys(fields));
    if (!kind) return [{ name, found: strange(name, value) }];
    // Asynchronous rules may query other servers: they are not run.
    const broken = kind === "rules" && fault(value as Rule, lang, isField, Object.keys(fields));
    const found = broken || inOneLanguage(name, value as Rule, kind, form);
    return found ? [{ name, found }] : [];
  });
}

/**
 * The problems in a form's own rules.
 * @param form one whose documents are valid
 */
export function checkOwnRules(root: string, form: FormDocuments, shared: SharedSchemas, keep?: Keep): Problem[] {
  if (form.rules === undefined) return [];
  const file = rulesFile(form.name);
  const ofNode = checkNodeImports(root, file);
  if (ofNode.length > 0) return ofNode;
  const loaded = loadedOrProblem(root, file, keep);
  if ("problem" in loaded) return [loaded.problem];
  const { exported } = loaded;
  if (Object.keys(exported).length === 0) {
    const fix = "write one: export const longStay = (body) => ({ field: sentence }), or remove the file";
    return [{ file, path: "", expected: "rules: exported functions", found: "none", fix }];
  }
  const { rules: text } = form;
  return exportFaults(exported, definedFrom(form, shared)).map(({ name, found: fault }) => ({
    file,
    path: name,
    ...fault,
    found: `${fault.found}${lineOf(text, name)}`,
  }));
}
