/** Compiles schemas to JavaScript at build time (Node only): nothing of ajv and no `eval` reaches the browser. */
import createAjvInstance from "@rjsf/validator-ajv8/lib/createAjvInstance.js";
import { _, Ajv, type CodeKeywordDefinition, type KeywordErrorDefinition, type Options } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { gathered } from "./across.ts";
import { withAcross } from "./across-rules.ts";
import type { Form, Validate } from "./definition.ts";
import { isNewer } from "./dialect.ts";
import { isComposed } from "./in-place.ts";
import { type Json, type Schema, walk, without } from "./schema.ts";
import { sharing } from "./sharing.ts";

/** Formats that forms have and ajv-formats has not; react-jsonschema-form's own take what no control of ours gives. */
const ownFormats = {
  // Only the beginning of a large file is checked here; the receiver decodes all of it.
  "data-url": /^data:([a-z]+\/[\w.+-]+)?(;[\w-]+=[^;,]*)*;base64,((?=[A-Za-z\d+/]{65536})|[A-Za-z\d+/]*={0,2}$)/i,
  color: /^(#([\da-f]{3}|[\da-f]{6})|[a-z]{3,20})$/i,
};

/**
 * react-jsonschema-form's validator maker, so that a schema means here what it means there. Errors carry no copies of the
 * schema and no sentences of ajv's; documents are held against our own meta-schema before.
 */
function createAjv(extra: Options = {}, Maker: typeof Ajv | typeof Ajv2019 = Ajv2019): Ajv {
  const options: Options = { verbose: false, messages: false, validateSchema: false, ...extra };
  return createAjvInstance([], ownFormats, options, false, Maker as typeof Ajv, (ajv) =>
    withAcross(addFormats.default(ajv)),
  );
}

const questions = createAjv();

/** A schema as any validator of JSON Schema reads it, for questions about documents; nothing of it is kept. */
export function validatorOf({ $schema: _draft, $id: _name, ...schema }: Schema): Validate {
  const asked = gathered(schema);
  const check = questions.compile(asked);
  questions.removeSchema(asked);
  return check as Validate;
}

/** Cached answers: the same few questions are asked thousands of times while documents are read and mutated. */
const known = new Map<string, boolean>();
const mostKnown = 10_000;

/** Answers whether a schema accepts a value, for questions asked while documents are read. */
export function accepts(schema: Schema, value: Json): boolean {
  const question = JSON.stringify([schema, value]);
  const answer = known.get(question) ?? validatorOf(schema)(value);
  if (known.size >= mostKnown) known.clear();
  known.set(question, answer);
  return answer;
}

/** Annotations that no rule needs; a compiled validator would carry them along. */
const words = new Set(["title", "description", "errorMessage", "examples", "$comment"]);

/** The rules whose errors say with their parameters which field or branch they are about; those of the others are not read. */
const telling =
  /^(required|dependencies|dependentRequired|additionalProperties|unevaluatedProperties|propertyNames|oneOf)$/;

/** A file's characters are those of its base64, which need not be looked at to be counted. */
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

/** Lets the errors of compiled rules carry what the engine reads of them, and no copies of limits, patterns and choices. */
function withoutIdleWords(ajv: Ajv): Ajv {
  for (const rule of Object.values(ajv.RULES.all)) {
    if (typeof rule !== "object" || telling.test(rule.keyword)) continue;
    const { error } = rule.definition as { error?: KeywordErrorDefinition };
    // Whether a choice is fixed is asked of branches (src/engine/branches.ts).
    const isFixed = (schema: unknown) => rule.keyword === "enum" && Array.isArray(schema) && schema.length === 1;
    const params: KeywordErrorDefinition["params"] = ({ schema, schemaCode }) =>
      isFixed(schema) ? _`{allowedValues: ${schemaCode}}` : _`{}`;
    if (error) Object.assign(rule.definition, { error: { ...error, params } });
  }
  return ajv;
}

/** Keys that nobody knows are refused by the form's own list of fields (src/engine/validate.ts): flat rules need no second one. */
function withoutList(contract: Schema): Schema {
  const { additionalProperties, ...open } = contract;
  const isFlat = !isComposed(contract) && !("patternProperties" in contract);
  return additionalProperties === false && isFlat ? open : contract;
}

/** How generated code asks for a format; by its name, a bundler takes it without a helper for whole CommonJS modules. */
const formatsModule = /require\("ajv-formats\/dist\/formats"\)\.(\w+)/g;

/**
 * An ES module's code with what ajv leaves to CommonJS: formats, and helpers such as the one that counts characters.
 * @param code what ajv's standalone generator wrote; imports and functions may stand after what uses them
 */
function withImports(code: string): string {
  const tables = [...new Set([...code.matchAll(formatsModule)].map(([, table = ""]) => table))];
  const own = code.replaceAll(formatsModule, "$1");
  const names = [...new Set([...own.matchAll(/require\("([^"]+)"\)/g)].map((match) => match[1] ?? ""))];
  // Node wants the whole name of a file inside a package.
  const fileOf = (name: string) => (/\/dist\/(?!.*\.js$)/.test(name) ? `${name}.js` : name);
  const plain = [
    ...names.map((name, index) => `import * as r${index} from ${JSON.stringify(fileOf(name))};`),
    "function plain(module) { return module.default?.__esModule ? module.default : module; }",
    `function require(name) { return { ${names.map((name, index) => `${JSON.stringify(name)}: plain(r${index})`)} }[name]; }`,
  ];
  return [
    own,
    ...tables.map((table) => `import { ${table} } from "ajv-formats/dist/formats.js";`),
    ...(names.length > 0 ? plain : []),
  ].join("\n");
}

/** Where a page itself finds out what data belong to (src/form/matches.ts). */
const asked = ["if", "oneOf", "anyOf"];

/** The formats of a contract that pages ask about; of others none is kept. */
function formatsAsked(contract: Schema): string[] {
  const all = [...walk({ schema: contract, pointer: "" })].map(({ schema }) => schema);
  const isAsked = all.some((schema) => asked.some((word) => word in schema));
  return isAsked ? [...new Set(all.flatMap(({ format }) => format ?? []))] : [];
}

/** The rules of a form. */
export interface Rules extends Pick<Form, "accepts" | "formats"> {
  /** The code of an ES module that exports the same under the same names. */
  code: () => string;
}

/**
 * Compiles a form's contract (src/engine/contract.ts): by these rules every body is validated, whether the build writes
 * them into a module or a test or a command runs them at once. `rulePointerOf` (src/engine/sharing.ts) says where in the
 * contract a broken rule stands.
 */
export function compileRules(contract: Schema): Rules {
  const ajv = withQuickLengths(
    withoutIdleWords(
      // Rules in the words of draft-07 compile to less.
      createAjv({ code: { source: true, esm: true, lines: true } }, isNewer(contract) ? Ajv2019 : Ajv),
    ),
  );
  const formats = formatsAsked(contract).map((format, index) => ({ format, name: `format${index}` }));
  ajv.addSchema(sharing(withoutList(gathered(without(contract, words)))), "accepts");
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
