/** Compiles schemas to JavaScript at build time (Node only): nothing of ajv and no `eval` reaches the browser. */
import createAjvInstance from "@rjsf/validator-ajv8/lib/createAjvInstance.js";
import { _, Ajv, type KeywordErrorDefinition, type Options } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { type Json, type Schema, without } from "./schema.ts";
import { sharing } from "./sharing.ts";

/** What differs from react-jsonschema-form's own setting: no copies of the schema in errors, no sentences of ajv's. */
const options: Options = { verbose: false, messages: false };

/** Formats that forms have and ajv-formats has not; react-jsonschema-form's own take what no control of ours gives. */
const ownFormats = {
  "data-url": /^data:([a-z]+\/[\w.+-]+)?(;[\w-]+=[^;,]*)*;base64,[A-Za-z\d+/]*={0,2}$/i,
  color: /^(#([\da-f]{3}|[\da-f]{6})|[a-z]{3,20})$/i,
};

/**
 * A validator maker as all of the project's rules are compiled by: react-jsonschema-form's, so that a schema means here what
 * it means there.
 */
export function createAjv(extra: Options = {}, Maker: typeof Ajv | typeof Ajv2019 = Ajv2019): Ajv | Ajv2019 {
  const maker = Maker as typeof Ajv;
  return createAjvInstance([], ownFormats, { ...options, ...extra }, false, maker, (ajv) => addFormats.default(ajv));
}

/** Made once: documents are asked about hundreds of times, and are held against our own meta-schema before. */
const questions = createAjv({ validateSchema: false });

/** Answers whether a schema accepts a value, for questions asked while documents are read. */
export function accepts(schema: Schema, value: Json): boolean {
  const answer = questions.validate(schema, value);
  questions.removeSchema(schema);
  return answer;
}

/**
 * Turns generated CommonJS into an ES module: its few `require`s become imports.
 * @param code what ajv's standalone generator wrote
 */
function toModule(code: string): string {
  const names = [...new Set([...code.matchAll(/require\("([^"]+)"\)/g)].map((match) => match[1] ?? ""))];
  // Node wants the whole name of a file inside a package.
  const fileOf = (name: string) => (/\/dist\/(?!.*\.js$)/.test(name) ? `${name}.js` : name);
  const imports = names.map((name, index) => `import * as r${index} from ${JSON.stringify(fileOf(name))};`);
  const cases = names.map((name, index) => `${JSON.stringify(name)}: plain(r${index})`);
  return [
    ...imports,
    ...(names.length > 0 ? ["const plain = (m) => m.default?.__esModule ? m.default : m;"] : []),
    `const modules = {${cases.join(",")}};`,
    "const require = (name) => modules[name];",
    "const module = { exports: {} };",
    "const exports = module.exports;",
    code.replace(/^"use strict";/, ""),
    "export default module.exports;",
  ].join("\n");
}

/** The words of a schema that no rule needs; a compiled validator would carry them along. */
const words = new Set(["title", "description", "errorMessage", "examples", "$comment"]);

/** The rules whose errors say with their parameters which field or branch they are about; of the others nobody asks for any. */
const telling =
  /^(required|dependencies|dependentRequired|additionalProperties|unevaluatedProperties|propertyNames|oneOf)$/;

/** Lets the errors of compiled rules carry what the engine reads of them, and no copies of limits, patterns and choices. */
function withoutIdleWords<Maker extends Ajv | Ajv2019>(ajv: Maker): Maker {
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

/** What makes a form open, or lets a branch know fields of its own. */
const branching = ["patternProperties", "if", "oneOf", "anyOf", "allOf", "dependencies", "$ref"];

/** Keys that nobody knows are refused by the form's own list of fields (src/engine/validate.ts): flat rules need no second one. */
function withoutList(contract: Schema): Schema {
  const { additionalProperties, ...open } = contract;
  return additionalProperties === false && !branching.some((word) => word in contract) ? open : contract;
}

/** The code of a module whose default export is the validator of a form's contract. */
export function compileContract(contract: Schema): string {
  // Rules that draft-07 has words for compile to less without those it has not.
  const isNewer = /"(unevaluated(Properties|Items)|(min|max)Contains)":/.test(JSON.stringify(contract));
  const ajv = withoutIdleWords(createAjv({ code: { source: true, lines: true } }, isNewer ? Ajv2019 : Ajv));
  return toModule(standaloneCode(ajv, ajv.compile(sharing(withoutList(without(contract, words))))));
}
