/** Warns about what a schema says without effect: unknown formats, defaults that break their own rules. */

import { keepsRules } from "../../define/defaults.ts";
import { knownTypes } from "../../define/file-types.ts";
import { rulesOf } from "../../define/sentences.ts";
import meta from "../../meta/schema.json" with { type: "json" };
import { accepts } from "../../rules/compile.ts";
import { withDefinitions } from "../../schema/in-place.ts";
import { pointerStep } from "../../schema/path.ts";
import { isSame } from "../../schema/same.ts";
import type { Json, Schema } from "../../schema/schema.ts";
import { choicesOf, isChoice } from "../../words/choices.ts";
import { type Check, inFull, quote } from "../problem.ts";
import { ruledOut } from "../schema/in-vain.ts";
import { doubtfulTimes } from "../schema/times.ts";
import { nearest, nearestValue } from "../suggest.ts";
import { bareFieldsOf } from "../syntax/other-documents.ts";
import { ofOtherType } from "./ignored.ts";
import { staleNumber } from "./numbers-said.ts";

const formats = meta.properties.format.enum;

/** The types of value that a format is for. */
const typesOf = (name: string): string[] =>
  /^(int32|int64|float|double)$/.test(name) ? ["number", "integer"] : ["string"];

/** What to write in place of a format that is not validated. */
function formatInstead({ format: given = "", type }: Schema): string {
  if (/^(file|image|pdf)$/i.test(given))
    return 'write "data-url", and the type of the file as "contentMediaType", if it may have only one';
  if (given === "guid") return 'write "uuid"';
  if (/^((local|partial)-date-time|date-time-local)$/.test(given))
    return 'write "date-time", which visitors pick and which is sent with a time zone, or "iso-date-time", which needs none';
  const isNumber = [type].flat().some((one) => one === "number" || one === "integer");
  return `write ${isNumber ? '"minimum" and "maximum"' : 'a "pattern"'} instead, or keep it for the tools that support it`;
}

const format: Check = (schema, { file, path }) => {
  const { format: given, type } = schema;
  if (given === undefined) return [];
  if (formats.includes(given)) {
    const types = typesOf(given);
    const isMeant = type === undefined || [type].flat().some((one) => types.includes(one));
    return isMeant ? [] : [{ file, path: `${path}/format`, ...ofOtherType(schema, "format", types) }];
  }
  return [
    {
      file,
      path: `${path}/format`,
      expected: `a format that forms validate: ${formats.join(", ")}`,
      found: `${quote(given)}, which is not validated`,
      fix: formatInstead(schema),
    },
  ];
};

/** A misspelled file type: the picker would offer no files, and the rules reject all. */
const fileType: Check = ({ contentMediaType: type }, { file, path }) => {
  const near = typeof type === "string" ? nearest(type.trim(), knownTypes, 0) : undefined;
  if (near === undefined || near === String(type).trim().toLowerCase()) return [];
  const found = `${quote(type)}, which browsers may never report for a file`;
  return [
    { file, path: `${path}/contentMediaType`, expected: "an existing media type", found, fix: `write ${inFull(near)}` },
  ];
};

/** The number in a text, if the field accepts it. */
const unquoted = (given: Json, isKept: (value: Json) => boolean): string | undefined =>
  typeof given === "string" && given.trim() !== "" && isKept(Number(given)) ? given.trim() : undefined;

/** A default that breaks the rules of its own field, which opens without it. */
const brokenDefault: Check = (schema, { file, path, resolved }) => {
  const { default: given } = schema;
  if (given === undefined) return [];
  const field = resolved();
  const isKept = (value: Json) => keepsRules(field, value, accepts);
  if (isKept(given)) return [];
  const breaks = (rule: string) => !accepts(withDefinitions({ [rule]: field[rule] }, field), given);
  const own = rulesOf(field).filter(breaks);
  const broken = own.length > 0 ? own : Object.keys(field).filter(breaks);
  const choices = field.enum;
  const near = choices && nearestValue(given, choices);
  const number = unquoted(given, isKept);
  const fix = near ? `write ${near}` : "change the default, or the rule it breaks";
  return [
    {
      file,
      path: `${path}/default`,
      expected: choices
        ? `one of ${choices.map(quote).join(", ")}`
        : `a value that satisfies the field's own rules: ${broken.map((rule) => `${quote(rule)}: ${quote(field[rule])}`).join(", ")}`,
      found: `${quote(given)}, which is ignored`,
      fix: number === undefined ? fix : `write ${number}, without quotes`,
    },
  ];
};

/** The addresses of the drafts that are read, and that of the newest. */
const drafts = /^https?:\/\/json-schema\.org\/(draft-0[467]\/|draft\/20(19-09|20-12)\/)?schema#?$/;

/** A draft that is not read, whose rules may mean something else. */
const draft: Check = ({ $schema: given = "" }, { file, path }) =>
  !/^https?:\/\/json-schema\.org\//.test(given) || drafts.test(given)
    ? []
    : [
        {
          file,
          path: `${path}/$schema`,
          expected: "a supported draft: draft-04, draft-06, draft-07, 2019-09 or 2020-12",
          found: quote(given),
          fix: 'write "http://json-schema.org/draft-07/schema#"',
        },
      ];

/** A group whose fields are written directly beside its keywords, without `properties`, so that it does not have them. */
const bareFields: Check = (schema, { file, path }) => {
  const bare = schema.type === "object" && !schema.properties ? bareFieldsOf(schema) : [];
  const [first] = bare;
  if (first === undefined) return [];
  const expected = 'the fields of a group in "properties"';
  const found = `${bare.map(quote).join(", ")} beside "type", which no form shows`;
  const fix = `put them in "properties": { ${inFull(first)}: { … }, … }`;
  return [{ file, path: `${path}/${pointerStep(first)}`, expected, found, fix }];
};

/** Choices that look the same. */
const sameLabels: Check = (schema, { file, path, resolved }) => {
  if (!isChoice(schema)) return [];
  const first = new Map<string, Json>();
  return choicesOf(resolved()).flatMap(({ value, label }) => {
    const other = first.get(label);
    if (other === undefined) {
      first.set(label, value);
      return [];
    }
    const found = `${quote(label)} for ${quote(other)} and ${quote(value)}`;
    return [
      { file, path, expected: "a label of its own for each choice", found, fix: "give one of them another title" },
    ];
  });
};

/** A label for the empty text, which is not offered as a choice: a select shows its placeholder instead. */
const namedNone: Check = (schema, { file, path }) => {
  if (!isChoice(schema)) return [];
  const { enum: values = [], enumNames, oneOf = [], anyOf = [] } = schema;
  const names = Array.isArray(enumNames) ? enumNames : [];
  const branches = Object.entries({ oneOf, anyOf }).flatMap(([word, all]) =>
    all.map(({ const: value, title: name }, index) => ({ value, name, at: `${word}/${index}/title` })),
  );
  const listed = values.map((value, index) => ({ value, name: names[index], at: `enumNames/${index}` }));
  return [...listed, ...branches].flatMap(({ value, name, at }) => {
    if (value !== "" || typeof name !== "string" || name.trim() === "") return [];
    const expected = "a label for a choice whose value is not empty";
    const found = `${quote(name)} for "", which is not a choice, and is not shown`;
    const fix = `write "" here and "placeholder": ${inFull(name)} at the field in the UI document, or give the choice another value`;
    return [{ file, path: `${path}/${at}`, expected, found, fix }];
  });
};

/** A choice beside a reference whose target lacks it: only choices of both are offered. */
const strayChoice: Check = ({ $ref, enum: own = [] }, { file, path, resolved }) => {
  const offered = $ref === undefined ? undefined : resolved().enum;
  if (!offered) return [];
  return own.flatMap((value, index) => {
    if (offered.some((one) => isSame(one, value))) return [];
    const [expected, found] = [`a choice that ${quote($ref)} has, too`, `${quote(value)}, which is not offered`];
    return [{ file, path: `${path}/enum/${index}`, expected, found, fix: "correct it, or remove it" }];
  });
};

/** Values of a `not` that the field can never have: they are probably misspelled, and the intended value is accepted. */
const strayNot: Check = (schema, { file, path, resolved }) => {
  const { not: _not, ...field } = resolved();
  const { const: one, enum: several = [] } = ruledOut(schema, [field]);
  const [word, values] = one === undefined ? ["enum", several] : ["const", [one]];
  if (values.length === 0 || values.some((value) => accepts(field, value))) return [];
  const offered = isChoice(field) ? choicesOf(field).map(({ value }) => value) : undefined;
  const expected = offered ? `one of ${offered.map(quote).join(", ")}` : "a value that the field can have";
  const found = `${values.map(quote).join(", ")}, which it never has`;
  const near = offered && values.length === 1 ? nearestValue(values[0] as Json, offered) : undefined;
  const fix = near ? `write ${near}` : 'correct the value, or remove "not"';
  return [{ file, path: `${path}/not/${word}`, expected, found, fix }];
};

/** Warnings about one schema, at any depth. */
export const doubtful: Check[] = [
  draft,
  format,
  fileType,
  brokenDefault,
  bareFields,
  sameLabels,
  namedNone,
  strayChoice,
  strayNot,
  staleNumber,
  doubtfulTimes,
];
