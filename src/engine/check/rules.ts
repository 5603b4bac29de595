/** Checks what a schema says about its fields: patterns, defaults, messages, required names. */
import recheck from "recheck/lib/browser.js";
import { accepts } from "../compile.ts";
import { isObject, type Schema, walk } from "../schema.ts";
import { rulesOf } from "../sentences.ts";
import { instead, type Problem, quote } from "./problem.ts";

type Check = (schema: Schema, at: { file: string; path: string }) => Problem[];

/** A pattern must take time in proportion to the text, or a hostile text hangs the page and the receiver. */
const pattern: Check = ({ pattern: source }, { file, path }) => {
  if (source === undefined) return [];
  const result = recheck.checkSync(source, "u");
  if (result.status !== "vulnerable") return [];
  return [
    {
      file,
      path: `${path}/pattern`,
      expected: "a pattern whose time grows in line with the text",
      found: `${quote(source)}, which is ${result.complexity.summary}`,
      mend: "let neighbouring parts match different characters, as in ^[^\\s@]+@[^\\s@]+$",
    },
  ];
};

/** A default must keep the rules of its own field. */
const defaultValue: Check = (schema, { file, path }) => {
  if (schema.default === undefined || schema.$ref || accepts(schema, schema.default)) return [];
  const allowed = schema.enum
    ? `one of ${schema.enum.map(String).join(", ")}`
    : "a value that keeps the field's own rules";
  return [
    {
      file,
      path: `${path}/default`,
      expected: allowed,
      found: quote(schema.default),
      mend: "change the default, or the rule it breaks",
    },
  ];
};

/** A message must belong to a rule that the field has; `required` may come from any group around it. */
const message: Check = (schema, { file, path }) => {
  if (!isObject(schema.errorMessage) || schema.$ref) return [];
  const rules = ["required", ...rulesOf(schema)];
  return Object.keys(schema.errorMessage)
    .filter((rule) => !rules.includes(rule))
    .map((rule) => ({
      file,
      path: `${path}/errorMessage/${rule}`,
      expected: `a rule of this field: ${rules.join(", ")}`,
      found: quote(rule),
      mend: `add the rule "${rule}" to the field, or ${instead(rule, rules)}`,
    }));
};

/** A required name must be a field, or nobody could ever send the form. */
const required: Check = (schema, { file, path }) => {
  const names = Object.keys(schema.properties ?? {});
  const branches = ["oneOf", "anyOf", "allOf", "if", "then", "dependencies", "patternProperties"];
  const isOpen = !path || /\/(if|then|else|oneOf|anyOf|allOf|dependencies)(\/|$)/.test(path);
  if ((isOpen && path) || branches.some((word) => word in schema) || names.length === 0) return [];
  return (schema.required ?? [])
    .filter((name) => !names.includes(name) && name !== "formName")
    .map((name) => ({
      file,
      path: `${path}/required`,
      expected: `a field of the schema: ${names.join(", ")}`,
      found: quote(name),
      mend: instead(name, names),
    }));
};

const checks: Check[] = [pattern, defaultValue, message, required];

/** The mistakes in the rules of a schema, everywhere inside it. */
export const checkRules = (file: string, schema: Schema): Problem[] =>
  [...walk({ schema, pointer: "" })].flatMap((place) =>
    checks.flatMap((check) => check(place.schema, { file, path: place.pointer })),
  );
