/** Compiles schemas to JavaScript at build time (Node only), so that neither ajv nor `eval` reaches the browser. */
import createAjvInstance from "@rjsf/validator-ajv8/lib/createAjvInstance.js";
import { _, Ajv, type CodeKeywordDefinition, type KeywordErrorDefinition, Name, type Options } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import type { Form, Validate } from "../define/definition.ts";
import { gathered } from "../schema/across.ts";
import { isNewer } from "../schema/dialect.ts";
import { type Json, type Schema, subschemasOf, without } from "../schema/schema.ts";
import { sharing } from "../schema/sharing.ts";
import { annotations } from "../schema/siblings.ts";
import { withAcross } from "./across-rules.ts";
import { withEmptyLists } from "./contains.ts";
import { withUnevaluated } from "./unevaluated.ts";
import { leftToForm } from "./unknown-fields.ts";
import { withWays } from "./ways.ts";

/**
 * Formats that ajv-formats lacks; react-jsonschema-form's own versions accept values that none of our controls produce.
 */
const ownFormats = {
  // Only the beginning of a large file is checked here; the receiver decodes all of it.
  "data-url": /^data:([a-z]+\/[\w.+-]+)?(;[\w-]+=[^;,]*)*;base64,((?=[A-Za-z\d+/]{65536})|[A-Za-z\d+/]*={0,2}$)/i,
  color: /^(#([\da-f]{3}|[\da-f]{6})|[a-z]{3,20})$/i,
};

/**
 * The format `url` of ajv-formats in linear time, except that a host has no white space: the original takes seconds for a text
 * within our limits. Here, what precedes an `@` is not split at colons, and what follows the host is scanned once.
 */
const url =
  /^(?=\S+$)(?:https?|ftp):\/\/(?:\S+@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4])|[a-z\d\u{a1}-\u{ffff}]+(?:[-.][a-z\d\u{a1}-\u{ffff}]+)*\.[a-z\u{a1}-\u{ffff}]{2,})(?::\d{2,5})?(?:\/|$)/iu;

/**
 * Lets amounts of any size be multiples of a cent: ajv tolerates the same rounding error for all numbers, and refuses every fourth
 * amount of some millions.
 */
function withLargeMultiples(ajv: Ajv): Ajv {
  const code: CodeKeywordDefinition["code"] = (cxt) => {
    const steps = cxt.gen.const("steps", _`${cxt.data} / ${cxt.schemaCode}`);
    cxt.fail(_`Math.abs(Math.round(${steps}) - ${steps}) > Math.max(1e-8, Math.abs(${steps}) * 1e-15)`);
  };
  const { multipleOf } = ajv.RULES.all;
  if (typeof multipleOf === "object") Object.assign(multipleOf.definition, { code });
  return ajv;
}

/**
 * An ajv instance from react-jsonschema-form's factory, so that schemas have the same meaning as there. Errors carry
 * neither a copy of the schema nor ajv's messages; documents are checked against our own meta-schema beforehand.
 */
function createAjv(extra: Options, Maker: typeof Ajv | typeof Ajv2019 = Ajv2019): Ajv {
  const options: Options = { verbose: false, messages: false, validateSchema: false, ...extra };
  return createAjvInstance([], ownFormats, options, false, Maker as typeof Ajv, (ajv) =>
    withUnevaluated(withEmptyLists(withLargeMultiples(withAcross(addFormats.default(ajv).addFormat("url", url))))),
  );
}

const questions = createAjv({ ownProperties: true });

/** Compiles a schema while documents are checked, without registering it. */
export function compileSchema({ $schema: _draft, $id: _name, ...schema }: Schema): Validate {
  const asked = gathered(schema);
  const check = questions.compile(asked);
  questions.removeSchema(asked);
  return check as Validate;
}

/** Returns the cached value of a key, creating it if needed; the cache holds at most `most` entries. */
function remembered<T>(kept: Map<string, T>, most: number, key: string, make: () => T): T {
  const value = kept.has(key) ? (kept.get(key) as T) : make();
  if (kept.size >= most) kept.clear();
  kept.set(key, value);
  return value;
}

/** Caches of results and validators: checks and mutations validate the same few values thousands of times. */
const answers = new Map<string, boolean>();
const validators = new Map<string, Validate>();

/** Whether a scalar differs from the schema's constant, or is none of its choices, so that no other keyword matters. */
const isOther = ({ const: one, enum: some }: Schema, value: Json): boolean =>
  typeof value !== "object" && ((one ?? value) !== value || (Array.isArray(some) && !some.includes(value)));

/** Whether a schema accepts a value; used while documents are read. */
export function accepts(schema: Schema, value: Json): boolean {
  if (isOther(schema, value)) return false;
  const text = JSON.stringify(schema);
  const validator = () => remembered(validators, 1_000, text, () => compileSchema(schema));
  return remembered(answers, 10_000, `${text} ${JSON.stringify(value)}`, () => validator()(value));
}

/** Keywords whose error parameters are read, since they name a field or branch; those of the others are dropped. */
const telling =
  /^(required|dependencies|dependentRequired|additionalProperties|unevaluatedProperties|propertyNames|oneOf)$/;

/** Measures the length of data URLs in code units: base64 is ASCII, so characters need not be counted one by one. */
function withQuickLengths(ajv: Ajv): Ajv {
  for (const rule of Object.values(ajv.RULES.all)) {
    if (typeof rule !== "object" || !/^(min|max)Length$/.test(rule.keyword)) continue;
    const { code } = rule.definition as CodeKeywordDefinition;
    const quick: CodeKeywordDefinition["code"] = (cxt, type) => {
      const { data, schemaCode, parentSchema } = cxt;
      if ((parentSchema as Schema).format !== "data-url") return code(cxt, type);
      const length = _`${data}.length`;
      cxt.fail(rule.keyword === "maxLength" ? _`${length} > ${schemaCode}` : _`${length} < ${schemaCode}`);
    };
    Object.assign(rule.definition, { code: quick });
  }
  return ajv;
}

/** Drops from compiled errors the parameters that the engine never reads: copies of limits, patterns and choices. */
function withoutIdleWords(ajv: Ajv): Ajv {
  for (const rule of Object.values(ajv.RULES.all)) {
    if (typeof rule !== "object" || telling.test(rule.keyword)) continue;
    const { error } = rule.definition as { error?: KeywordErrorDefinition };
    // The selection of branches needs to know whether an enum has a single value (src/engine/rules/branches.ts).
    const isFixed = (schema: unknown) => rule.keyword === "enum" && Array.isArray(schema) && schema.length === 1;
    const params: KeywordErrorDefinition["params"] = ({ schema, schemaCode }) =>
      isFixed(schema) ? _`{allowedValues: ${schemaCode}}` : _`{}`;
    if (error) Object.assign(rule.definition, { error: { ...error, params } });
  }
  return ajv;
}

/** The table of formats in generated code: a named import, which a bundler can include without CommonJS interop. */
const formatsTable = "fullFormats";

/**
 * Turns the `require` calls that ajv leaves in an ES module, with every option it has, into imports: formats, and helpers such as
 * the one that counts characters.
 * @param code output of ajv's standalone generator; imports are appended, since they and functions are hoisted
 */
function withImports(code: string): string {
  const names = [...new Set([...code.matchAll(/require\("([^"]+)"\)/g)].map((match) => match[1] ?? ""))];
  // Node needs the full file name for a path inside a package.
  const fileOf = (name: string) => (/\/dist\/(?!.*\.js$)/.test(name) ? `${name}.js` : name);
  const plain = [
    ...names.map((name, index) => `import * as r${index} from ${JSON.stringify(fileOf(name))};`),
    "function plain(module) { return module.default?.__esModule ? module.default : module; }",
    `function require(name) { return { ${names.map((name, index) => `${JSON.stringify(name)}: plain(r${index})`)} }[name]; }`,
  ];
  const formats = `import { ${formatsTable} } from "ajv-formats/dist/formats.js";`;
  return [code, ...(code.includes(formatsTable) ? [formats] : []), ...(names.length > 0 ? plain : [])].join("\n");
}

/** Keywords that the page evaluates itself (src/form/rich/matches.ts). */
export const askedByPage = ["if", "oneOf", "anyOf"];

/** The formats that a page needs to evaluate conditions and branches; none if the contract has neither. */
function formatsAsked(contract: Schema): string[] {
  const all = subschemasOf(contract);
  const isAsked = all.some((schema) => askedByPage.some((word) => word in schema));
  return isAsked ? [...new Set(all.flatMap(({ format }) => format ?? []))] : [];
}

/** Whether a field has the name of a property that every object inherits, such as `constructor`. */
const isInherited = (contract: Schema): boolean =>
  subschemasOf(contract).some(({ properties = {}, required = [] }) =>
    [...Object.keys(properties), ...required].some((name) => name in Object.prototype),
  );

/** The compiled rules of a form. */
export interface Rules extends Pick<Form, "accepts" | "formats"> {
  /** The source of an ES module with the same exports. */
  code: () => string;
}

/**
 * Compiles a form's contract (src/engine/rules/contract.ts) into the rules that validate every body: the build writes them
 * into a module, tests and commands run them directly. `rulePointerOf` (src/engine/schema/sharing.ts) maps an error to its
 * place in the contract.
 */
export function compileRules(contract: Schema): Rules {
  const options: Options = {
    code: { source: true, esm: true, lines: true, formats: new Name(formatsTable) },
    // Only where needed, since it makes the code of each field longer.
    ownProperties: isInherited(contract),
  };
  // Ajv for draft-07 generates less code.
  const ajv = withWays(withQuickLengths(withoutIdleWords(createAjv(options, isNewer(contract) ? Ajv2019 : Ajv))));
  const formats = formatsAsked(contract).map((format, index) => ({ format, name: `format${index}` }));
  // Annotations would only enlarge the compiled code.
  ajv.addSchema(sharing(leftToForm(gathered(without(contract, annotations)))), "accepts");
  for (const { format, name } of formats) ajv.addSchema({ format }, name);
  const validator = (name: string) => ajv.getSchema(name) as Validate;
  const names = ["accepts", ...formats.map(({ name }) => name)];
  return {
    accepts: validator("accepts"),
    formats: Object.fromEntries(formats.map(({ format, name }) => [format, validator(name)])),
    code: () =>
      [
        withImports(standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, name])))),
        `export const formats = { ${formats.map(({ format, name }) => `${JSON.stringify(format)}: ${name}`)} };`,
      ].join("\n"),
  };
}
